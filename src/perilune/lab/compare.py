"""Two contents of a box on the same seeds: every figure of both, the difference with its interval, what changed most first."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from perilune.core.errors import BadOption
from perilune.draw.svg import esc
from perilune.lab import page
from perilune.lab.charts import MOST_CHARTED, effect_chart
from perilune.lab.content_changes import content_section
from perilune.lab.game_list import game_list
from perilune.lab.measures import (
    ALL,
    BOT,
    ENDING,
    GAME,
    POINTS,
    SEAT,
    SIDE,
    TAKEN,
    TIMES,
    Key,
    Measurer,
    blocks,
    counted_anyway,
    is_share,
    name_of,
    words_of,
)
from perilune.lab.run_folder import BadRun, RunFolder
from perilune.lab.sums import Contrast, Difference, Sums, corrected
from perilune.lab.tally import EXAMPLES, FEWEST, REAL

CHECK = re.compile(r"(change\.)?([a-z_]+(?:\..+?)?)\s*(<=|>=|<|>)\s*(-?\d*\.?\d+)")
UNDECIDED = 1.0
MOST_IN_SHORT = 3  # figures that the page begins with


@dataclass(frozen=True)
class Changed:
    """One figure: with the pack (first) and without (second); how likely the change is by chance; games in which it differs."""

    key: Key
    difference: Difference
    chance: float
    tested: bool
    games: list[int]

    @property
    def name(self) -> str:
        return name_of(self.key)

    @property
    def share(self) -> bool:
        return is_share(self.key)

    @property
    def real(self) -> bool:
        return self.tested and self.chance < REAL

    def words(self) -> str:
        """The figure in a line."""
        return f"{self.name}: {self._one(self.difference.second)} becomes {self._one(self.difference.first)}, {self.change()}"

    def sentence(self) -> str:
        """The same for people, without the interval."""
        return f"{words_of(self.key)}, {self._one(self.difference.second)} before and {self._one(self.difference.first)} with the pack"

    def change(self) -> str:
        """The change with its interval."""
        found = self.difference
        if self.share:
            return f"{100 * found.change:+.1f} in 100 ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
        return f"{found.change:+.2f} ({found.low:+.2f} to {found.high:+.2f})"

    def _one(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self.share else f"{value:.2f}"

    def cells(self) -> list[str]:
        """With and without the pack."""
        return [self._one(self.difference.second), self._one(self.difference.first)]


class Comparison:
    """The same games with two contents."""

    def __init__(self, base: RunFolder, pack: RunFolder, games: int, bot: str = "") -> None:
        self.base, self.pack = base, pack
        self.games = 0
        self.measurers = Measurer(pack.terms, bot), Measurer(base.terms, bot)
        self.contrasts: dict[Key, Contrast] = {}
        self.examples: dict[Key, list[int]] = {}
        self._unmentioned: dict[str, Sums] = {}
        for (_, *ours_all), (_, *theirs_all) in zip(blocks(pack), blocks(base), strict=False):
            ours, theirs = ([[row for row in rows if row["game"] < games] for rows in found] for found in (ours_all, theirs_all))
            if [row["game"] for row in ours[0]] != [row["game"] for row in theirs[0]]:
                raise BadRun(f"The runs {base.path} and {pack.path} have different games. Give the same command again.")
            if not ours[0]:
                break
            self.games += len(ours[0])
            self._block(ours, theirs)

    def _block(self, ours: list[list[dict[str, object]]], theirs: list[list[dict[str, object]]]) -> None:
        sides = list(zip(self.measurers, (ours, theirs), strict=True))
        first, second = (measurer.measures(*rows) for measurer, rows in sides)
        games, seats = len(ours[0]), self.measurers[0].watched(ours[1])
        for key in [*first, *(key for key in second if key not in first)]:
            if key not in self.contrasts and key != ALL:
                known = self._unmentioned.get(key[0])
                self.contrasts[key] = Contrast(known.copy() if known is not None else None)
        for key, contrast in self.contrasts.items():
            nothing = [0.0, float(counted_anyway(key, games, seats))]
            one, two = first.get(key, nothing), second.get(key, nothing)
            contrast.add(*one, *two)
            known_games = self.examples.setdefault(key, [])
            if one != two and len(known_games) < EXAMPLES:
                known_games.append(int(str(ours[0][0]["game"])))
        for group in (ENDING, TAKEN, TIMES):
            many = counted_anyway((group, ""), games, seats)
            self._unmentioned.setdefault(group, Sums(4)).add((0.0, many, 0.0, many))

    def changes(self) -> list[Changed]:
        """Every figure that both have, the greatest change first."""
        found = {key: difference for key, contrast in self.contrasts.items() if (difference := contrast.difference()) is not None}
        tested = [key for key, difference in found.items() if min(difference.count, difference.beside) >= FEWEST]
        chances = dict(zip(tested, corrected([found[key].chance for key in tested]), strict=True))
        rows = [
            Changed(key, difference, chances.get(key, UNDECIDED), key in chances, self.examples[key])
            for key, difference in found.items()
        ]
        return sorted(rows, key=lambda row: (not row.tested, -row.difference.steps))

    def html(self, changes: list[Changed], checks: list[str]) -> str:
        """The difference report."""
        terms = self.pack.terms
        title = f"{terms.game.title}: what {Path(terms.pack or '').name} changes"
        told = f"{self.games} games of {terms.seats} with each content, on the same seeds. Bots: {', '.join(terms.bots)}. "
        clear = [change for change in changes if change.real]
        told += f"{len(clear)} of {len(changes)} figures clearly change (below 5 % by chance, corrected for so many)."
        first = f"<p>The first game, with each content: {page.games([0])}.</p>"
        whole = self._whole(changes)
        parts = [
            page.words(told),
            *(page.words(check) for check in checks),
            page.heading("In short"),
            *(page.words(line) for line in _in_short(whole, clear)),
            *content_section(terms),
            page.heading("The game as a whole"),
            _table(whole),
            page.heading("What changed most"),
            *_most_changed(clear),
            *_folded([change for change in changes if not change.real]),
            first,
        ]
        return page.page(title, [*parts, *self._how_to_read(), *game_list(parts, {"base": self.base, "pack": self.pack})])

    def _whole(self, changes: list[Changed]) -> list[Changed]:
        """Who wins, how long games are and how they go. What cannot change is left out, such as the share of an only bot."""
        one_bot = len(set(self.pack.terms.bots)) == 1
        order = [SEAT, BOT, *sorted({change.key[0] for change in changes if change.key[0].startswith(SIDE)}), GAME, POINTS]
        found = [
            change
            for change in changes
            if change.key[0] in order
            and change.difference.low < change.difference.high
            and not (one_bot and change.key == (POINTS, self.pack.terms.bots[0]))
        ]
        return sorted(found, key=lambda change: (order.index(change.key[0]), change.key[0] != GAME and change.key[1]))

    def _how_to_read(self) -> list[str]:
        return [
            page.heading("How to read this"),
            page.words(
                "Below each figure is its name for --assert. Each change has its 95 % interval, for shares in hundredths; those that "
                "chance alone is unlikely to make are coloured. “By chance” is how likely such a change is if nothing is behind it, "
                "corrected (Benjamini and Hochberg) because so many are looked at; with fewer than "
                f"{FEWEST} on either side, none is given. “From” is how many games or seats a figure comes from, with the pack. What is "
                f"done, and how it affects winning, is measured at the seats of {self.measurers[0].bot}. All of it is about these bots; "
                "people may play differently."
            ),
        ]


def _in_short(whole: list[Changed], clear: list[Changed]) -> list[str]:
    """The answer in two or three sentences: does the game itself change, and what changes most?"""
    if not clear:
        return ["Nothing clearly changes."]
    of_the_whole = [change for change in whole if change.real]
    told = "; ".join(change.sentence() for change in of_the_whole[:MOST_IN_SHORT]) or "nothing clearly changes"
    rest = [change for change in clear if change not in whole and change.key[0] != TIMES][:MOST_IN_SHORT]
    found = [f"Who wins, how long games are and how they go: {told}."]
    return [*found, f"What changes most: {'; '.join(change.sentence() for change in rest)}."] if rest else found


def _most_changed(changes: list[Changed]) -> list[str]:
    """The figures that clearly change, and a chart of those that are shares."""
    if not changes:
        return [page.words("Nothing clearly changes. More games tell smaller changes from chance: --games.")]
    shares = [(words_of(change.key), change.difference, True) for change in changes if change.share][:MOST_CHARTED]
    told = page.words("The chart: by how many in 100 a share changes, with 95 % intervals.", "quiet")
    return [*([told, effect_chart("What changed most", shares)] if shares else []), _table(changes)]


def _folded(changes: list[Changed]) -> list[str]:
    summary = f"<details><summary>The other {len(changes)} figures, which do not clearly change</summary>"
    return [summary, _table(changes), "</details>"] if changes else []


def _table(changes: list[Changed]) -> str:
    head = ["figure", "from", "in the box", "with the pack", "change", "by chance", "games"]
    return page.table(head, [_cells(change) for change in changes])


def _cells(change: Changed) -> list[str]:
    return [
        f'{esc(words_of(change.key))}<code class="name">{esc(change.name)}</code>',
        str(change.difference.count),
        *change.cells(),
        page.signed(change.change(), change.difference.change, change.real),
        page.chance(change.chance) if change.tested else "too few to say",
        page.games(change.games),
    ]


@dataclass(frozen=True)
class Check:
    """Something that must hold, such as win_share.seat1 < 0.30, of the figure with the pack or of its change."""

    text: str
    name: str
    of_change: bool
    sign: str
    bound: float

    def judge(self, changes: list[Changed]) -> tuple[bool, str]:
        """Whether it holds, and a sentence."""
        found = next((change for change in changes if change.name == self.name), None)
        if found is None:
            names = [change.name for change in changes]
            near = get_close_matches(self.name, names, 3, 0.4) or names[:3]
            raise BadOption(f"No figure is called {self.name!r}. Some that are: {', '.join(near)}. The page lists all of them.")
        value = found.difference.change if self.of_change else found.difference.first
        holds = {
            "<": value < self.bound,
            "<=": value <= self.bound,
            ">": value > self.bound,
            ">=": value >= self.bound,
        }[self.sign]
        verdict = "holds" if holds else "does not hold"
        return (
            holds,
            f"The check {self.text!r} {verdict}: it is {value:.4g}, from {found.difference.count} counted. {found.words()}.",
        )


def read_check(text: str) -> Check:
    """The check that was written, or a sentence on how to write one."""
    found = CHECK.fullmatch(text.strip())
    if found is None:
        raise BadOption(
            f"{text!r} is not a check. Write a figure, a sign (<, <=, >, >=) and a number, such as --assert 'win_share.seat1 < 0.30' "
            "or, of the change, 'change.turns < 5'."
        )
    change, name, sign, bound = found.groups()
    return Check(text.strip(), name, change is not None, sign, float(bound))
