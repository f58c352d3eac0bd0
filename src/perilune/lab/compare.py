"""Two contents of a box on the same seeds: every figure of both, the difference with its interval, what changed most first."""

import re
from dataclasses import dataclass
from difflib import get_close_matches

from perilune.core.errors import BadOption
from perilune.draw.svg import esc
from perilune.lab import page
from perilune.lab.game_list import game_list
from perilune.lab.measures import ALL, ENDING, TAKEN, TIMES, Key, Measurer, blocks, counted_anyway, is_share, name_of
from perilune.lab.run_folder import BadRun, RunFolder
from perilune.lab.sums import Contrast, Difference, Sums, corrected
from perilune.lab.tally import EXAMPLES, FEWEST, REAL

CHECK = re.compile(r"(change\.)?([a-z_]+(?:\..+?)?)\s*(<=|>=|<|>)\s*(-?\d*\.?\d+)")
UNDECIDED = 1.0


@dataclass(frozen=True)
class Changed:
    """One figure: with the pack (first) and without (second); how likely the change is by chance; games in which it differs."""

    name: str
    share: bool
    difference: Difference
    chance: float
    tested: bool
    games: list[int]

    @property
    def real(self) -> bool:
        return self.tested and self.chance < REAL

    def words(self) -> str:
        """The figure in a line."""
        return f"{self.name}: {self._one(self.difference.second)} becomes {self._one(self.difference.first)}, {self.change()}"

    def change(self) -> str:
        """The change with its interval."""
        by, unit = (100, " points") if self.share else (1, "")
        found = self.difference
        return f"{by * found.change:+.2f}{unit} ({by * found.low:+.2f} to {by * found.high:+.2f})"

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
            Changed(name_of(key), is_share(key), difference, chances.get(key, UNDECIDED), key in chances, self.examples[key])
            for key, difference in found.items()
        ]
        return sorted(rows, key=lambda row: (not row.tested, -row.difference.steps))

    def html(self, changes: list[Changed], checks: list[str]) -> str:
        """The difference report."""
        terms = self.pack.terms
        title = f"{terms.game.title}: what {terms.pack} changes"
        told = f"{self.games} games of {terms.seats} with each content, on the same seeds. Bots: {', '.join(terms.bots)}. "
        real = sum(change.real for change in changes)
        told += f"{real} of {len(changes)} figures clearly change (below 5 % by chance, corrected for so many)."
        head = ["figure", "counted", "without", "with the pack", "change", "by chance", "games"]
        rows = [
            [
                esc(change.name),
                str(change.difference.count),
                *change.cells(),
                page.signed(change.change(), change.difference.change, change.real),
                page.chance(change.chance) if change.tested else "too few to say",
                page.games(change.games),
            ]
            for change in changes
        ]
        first = f"<p>The first game, with each content: {page.games([0])}.</p>"
        changed = page.table(head, rows)
        return page.page(
            title,
            [
                page.words(told),
                *(page.words(check) for check in checks),
                first,
                page.heading("What changed most"),
                changed,
                page.words(
                    "Each change stands with its interval of 95 %. What is taken and what it does to winning is measured at the seats "
                    f"of {self.measurers[0].bot}; `taken` is a share of its seats, `times` a mean for each of them."
                ),
                *game_list([first, changed], {"base": self.base, "pack": self.pack}),
            ],
        )


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
            f"{text!r} is no check. Write a figure, a sign (<, <=, >, >=) and a number, such as --assert 'win_share.seat1 < 0.30' "
            "or, of the change, 'change.turns < 5'."
        )
    change, name, sign, bound = found.groups()
    return Check(text.strip(), name, change is not None, sign, float(bound))
