"""The report on a run: who wins and with what, how long games are and how they go, what is never done."""

from perilune.draw.svg import esc
from perilune.lab import page
from perilune.lab.charts import MOST_CHARTED, effect_chart, histogram, loss_curve, share_chart
from perilune.lab.content_changes import content_section
from perilune.lab.game_list import game_list
from perilune.lab.measures import BOT, COURSE, ENDING, FIRST, GAME, GAME_WORDS, SEAT, SIDE, TAKEN, TIMES, WITH, WON, Key, is_share
from perilune.lab.run_terms import per_seat
from perilune.lab.sums import Estimate
from perilune.lab.tally import FEWEST, Tally, Verdict

COURSE_WORDS = {
    "lead_changes": "Lead changes: how often somebody else took the lead",
    "behind": "Drama: by how many points the winner was behind at worst",
    "decided": "Decisiveness: how far the game had come when the winner led for good (0 at the start, 1 at the end)",
}

SELDOM = 0.02  # of the seats: what fewer of them do is hardly ever done


class Report:
    """One page on a run."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.terms = tally.terms
        self.path = tally.folder.path
        self.game = tally.game
        self.bot = tally.measurer.bot
        self.together = tally.measurer.together
        self.verdicts: dict[Key, Verdict] = tally.verdicts()

    def html(self) -> str:
        """The page."""
        title = f"{self.game.title}: {self.tally.games} games of {self.terms.seats}"
        parts = [
            *self._head(),
            *content_section(self.terms),
            *self._wins(),
            *self._losses(),
            *self._settings(),
            *self._length(),
            *self._course(),
            *self._endings(),
        ]
        parts += [*self._things(), *self._firsts(), *self._dead()]
        return page.page(title, [*parts, *self._how_to_read(), *game_list(parts, {"": self.tally.folder})])

    def _head(self) -> list[str]:
        terms = self.terms
        options = [f"{name} {','.join(v) if isinstance(v, list) else v}" for name, v in terms.chosen.items()]
        options += [f"{name} in turn {', '.join(values)}" for name, values in terms.varied.items()]
        told = f"Bots: {', '.join(terms.bots)}, going round the seats. "
        told += f"Options: {'; '.join(options) or 'as in the box'}. Seed: {terms.seed}."
        content = f" with the content in {terms.pack}" if terms.pack else ""
        told += f" Played{content}." if content else ""
        return [page.words(f"{told} Numbers under “games” are games to look at; they are listed at the end.", "quiet")]

    def _share_table(self, group: str, named: str, values: list[str] | None = None) -> str:
        rows: list[list[str]] = []
        for value in values or self.tally.values(group):
            key = (group, value)
            estimate = self.tally.estimate(key)
            if estimate is not None:
                rows.append([esc(value), *_share_cells(estimate), *self._verdict_cells(key), self._games(key)])
        return page.table([named, "seats", "won", "95 %", "against the others", "by chance", "games"], rows)

    def _chart(self, group: str, title: str) -> str:
        found = [(value, self.tally.estimate((group, value))) for value in self.tally.values(group)[:20]]
        fair = None if self.together else 1 / self.terms.seats
        rows = [(f"seat {value}" if group == SEAT else value, estimate) for value, estimate in found if estimate is not None]
        return share_chart(title, rows, fair)

    def _verdict_cells(self, key: Key) -> list[str]:
        verdict = self.verdicts.get(key)
        if verdict is None:
            return ["too few to say", "-"]
        found = verdict.difference
        text = f"{100 * found.change:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
        return [page.signed(text, found.change, verdict.real), page.chance(verdict.chance)]

    def _games(self, key: Key) -> str:
        return page.games(self.tally.examples.get(key, []))

    def _wins(self) -> list[str]:
        parts = [page.heading("Who wins")]
        won = self.tally.estimate(WON)
        if self.together and won is not None:
            how = "alone" if self.terms.seats == 1 else "together"
            parts.append(page.words(f"Games are won or lost {how}. Won: {_share(won)} of {won.count} games."))
        elif not self.together:
            parts.append(page.words(f"The dashed line is a fair share, {100 / self.terms.seats:.1f} %."))
            parts += [page.heading("By seat", 3), self._chart(SEAT, "Wins by seat"), self._share_table(SEAT, "seat")]
        if len(set(self.terms.bots)) > 1:
            parts += [page.heading("By bot: does skill win?", 3), self._chart(BOT, "Wins by bot"), self._share_table(BOT, "bot")]
        for group in self.tally.groups(SIDE):
            name = group.removeprefix(SIDE)
            if len(self.tally.values(group)) > 1:
                parts.append(page.heading(f"By {name}, at the seats of {self.bot}", 3))
                parts += [self._chart(group, f"Wins by {name}"), self._share_table(group, name)]
        return parts

    def _losses(self) -> list[str]:
        if not self.together:
            return []
        told = "The share of games that are lost by each turn."
        lost = sum(counts.total() for counts in self.tally.losses.values())
        if not lost:
            return [page.heading("When games are lost"), page.words(f"None of {self.tally.games} games was lost.")]
        chart = loss_curve(self.tally.losses, self.tally.settings)
        return [page.heading("When games are lost"), page.words(f"{told} {lost} of {self.tally.games} games were lost."), chart]

    def _settings(self) -> list[str]:
        """What the options of the table do to the whole game."""
        parts: list[str] = []
        names = ["won" if self.together else "first_seat_wins", "turns", "points", *([] if self.together else COURSE)]
        for setting in [name for name in self.terms.varied if not per_seat(self.game, name)]:
            values = [value for value in self.terms.varied[setting] if self._of_setting("turns", setting, value) is not None]
            counts = [turns.count for value in values if (turns := self._of_setting("turns", setting, value))]
            rows = [["in games", *(str(count) for count in counts)]]
            rows += [
                [esc(GAME_WORDS[name]), *(_figure((GAME, name), self._of_setting(name, setting, value)) for value in values)]
                for name in names
            ]
            rows.append(["games to look at", *(self._games((GAME, f"{setting}.{value}")) for value in values)])
            parts += [page.heading(f"What {setting} does"), page.table(["", *(f"{setting} {value}" for value in values)], rows)]
        return parts

    def _of_setting(self, name: str, setting: str, value: str) -> Estimate | None:
        """A figure of the games that were played with this value of an option."""
        return self.tally.estimate((GAME, f"{name}.{setting}.{value}"))

    def _length(self) -> list[str]:
        length, points = self.tally.length(), self.tally.estimate((GAME, "points"))
        assert points is not None, "every game has points"
        parts = [page.heading("Length and points")]
        parts.append(page.words(f"A game has {_mean(length)} turns, in {length.count} games."))
        parts += [histogram("Turns of a game", self.tally.lengths, "turns"), self._extreme_games("turns")]
        if len(self.tally.points) > 1:
            parts.append(page.words(f"A seat has {_mean(points)} points, at {self.tally.seats} seats."))
            parts += [histogram("Points of a seat", self.tally.points, "points"), self._extreme_games("points")]
        stalled = self.tally.estimate((GAME, "stalled"))
        if stalled is not None and stalled.value:
            parts.append(page.words(f"Not finished by the bots, so counted as lost: {_share(stalled)} of {stalled.count} games."))
        return parts

    def _extreme_games(self, name: str) -> str:
        fewest, most = self.tally.extremes[f"fewest {name}"], self.tally.extremes[f"most {name}"]
        first = f"Fewest {name}: {-fewest[0]:g}, game {page.games([fewest[1]])}. "
        return f'<p class="quiet">{first}Most: {most[0]:g}, game {page.games([most[1]])}.</p>'

    def _course(self) -> list[str]:
        rows = []
        for name in COURSE:
            estimate = self.tally.estimate((GAME, name))
            if estimate is not None:
                most = self.tally.extremes.get(f"most {name}")
                example = page.games([most[1]]) if most else "-"
                rows.append([esc(COURSE_WORDS[name]), str(estimate.count), _figure((GAME, name), estimate), example])
        return [page.heading("How games go"), page.table(["", "games", "mean", "game with the most"], rows)] if rows else []

    def _endings(self) -> list[str]:
        rows = []
        for way in self.tally.values(ENDING):
            estimate = self.tally.estimate((ENDING, way))
            if estimate is not None:
                rows.append([esc(way), *_share_cells(estimate), self._games((ENDING, way))])
        return [page.heading("How games end"), page.table(["", "of games", "share", "95 %", "games"], rows)] if rows else []

    def _things(self) -> list[str]:
        keys = sorted(((WITH, value) for value in self.tally.values(WITH)), key=self._weight)
        rows = []
        for key in keys:
            taken, times = self.tally.estimate((TAKEN, key[1])), self.tally.estimate((TIMES, key[1]))
            won = self.tally.estimate(key)
            if taken is not None and times is not None and won is not None:
                cells = [esc(key[1]), str(won.count), _share(taken), _mean(times), _share(won)]
                rows.append([*cells, *self._verdict_cells(key), self._games(key)])
        head = ["", "seats", "taken by", "times a seat", "won with it", "against without", "by chance", "games"]
        told = f"At the seats of {self.bot}. What sets winners apart most comes first; who is ahead can also afford more."
        shown = "The chart: how many more games in 100 are won by those who have done it, with 95 % intervals; clear differences stand out."
        charted = [(key[1], self.verdicts[key].difference, self.verdicts[key].real) for key in keys if key in self.verdicts]
        chart = [effect_chart("How it affects winning", charted[:MOST_CHARTED])] if charted else []
        return [
            page.heading("What is taken, and how it affects winning"),
            page.words(told),
            *([page.words(shown, "quiet")] if chart else []),
            *chart,
            page.table(head, rows),
        ]

    def _weight(self, key: Key) -> float:
        verdict = self.verdicts.get(key)
        return 1.0 if verdict is None else -verdict.difference.steps

    def _firsts(self) -> list[str]:
        parts: list[str] = []
        for group in self.tally.groups(FIRST):
            values = self.tally.values(group)
            if len(values) > 1:
                verb = group.removeprefix(FIRST)
                clear = any(verdict.real for value in values if (verdict := self.verdicts.get((group, value))) is not None)
                parts.append(f"<details{' open' if clear else ''}><summary>The first of: {esc(verb)}</summary>")
                parts += [self._share_table(group, f"first {verb}"), "</details>"]
        told = f"What players began with, at the seats of {self.bot}. Where the first choice clearly matters, the table is open."
        return [page.heading("First choices"), page.words(told), *parts] if parts else []

    def _dead(self) -> list[str]:
        """What nobody does, and what hardly anybody does."""
        where = f"In {self.tally.games} games, at the seats of {self.bot}"
        rows = []
        for value in reversed(self.tally.values(WITH)):
            taken = self.tally.estimate((TAKEN, value))
            if taken is not None and taken.value < SELDOM:
                rows.append([esc(value), str(taken.count), _share(taken), self._games((WITH, value))])
        never = page.words(f"{where}, never done: {', '.join(self.tally.never()) or 'nothing'}.")
        seldom = page.table([f"by fewer than {100 * SELDOM:.0f} in 100 seats", "of seats", "taken by", "games"], rows)
        none = page.words(f"Nothing that is done at all is done by fewer than {100 * SELDOM:.0f} in 100 seats.")
        return [page.heading("Dead cards: never or hardly ever done"), never, seldom if rows else none]

    def _how_to_read(self) -> list[str]:
        many = len(self.verdicts)
        return [
            page.heading("How to read this"),
            page.words(
                "After each figure is its interval: in 95 of 100 runs with other seeds it contains the true value. Games of one "
                "seed share their deal and count together. “By chance” is how likely such a difference is if nothing is behind it, "
                f"corrected (Benjamini and Hochberg) because {many} differences are looked at; coloured ones are below 5 %. "
                f"With fewer than {FEWEST} seats on either side, none is given. A difference is not a cause: it tells you where to look. "
                "All of it is about these bots; people may play differently."
            ),
        ]


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def _mean(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ({estimate.low:.2f} to {estimate.high:.2f})"


def _figure(key: Key, estimate: Estimate | None) -> str:
    if estimate is None:
        return "-"
    return _share(estimate) if is_share(key) else _mean(estimate)


def _share_cells(estimate: Estimate) -> list[str]:
    interval = f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f} %"
    return [str(estimate.count), f"{100 * estimate.value:.1f} %", interval]
