"""All figures of a run, read once from its rows: shares and means, what sets winners apart, lengths, and games to look at."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from perilune.core.game import Game
from perilune.lab.measures import (
    ALL,
    BOT,
    ENDING,
    GAME,
    LENGTH,
    SEAT,
    TAKEN,
    TIMES,
    WITH,
    Key,
    Measurer,
    Measures,
    blocks,
    counted_anyway,
    is_share,
    is_win,
)
from perilune.lab.run_folder import BadRun, RunFolder
from perilune.lab.run_rows import OPTION, Row
from perilune.lab.run_terms import per_seat
from perilune.lab.sums import Contrast, Difference, Estimate, Mean, Sums, corrected
from perilune.lab.usage import never

EXAMPLES = 3
FEWEST = 20  # seats on either side before a difference is tested
REAL = 0.05


@dataclass(frozen=True)
class Verdict:
    """What a thing does to winning: its difference from the others, and how likely that is by chance among so many comparisons."""

    difference: Difference
    chance: float

    @property
    def real(self) -> bool:
        return self.chance < REAL


class Tally:
    """The figures of a run."""

    def __init__(self, folder: RunFolder, bot: str = "") -> None:
        self.folder = folder
        self.terms = folder.terms
        self.game: Game[Any] = folder.terms.game
        self.measurer = Measurer(folder.terms, bot)
        self.means: dict[Key, Mean] = {}
        self.contrasts: dict[Key, Contrast] = {}
        self.examples: dict[Key, list[int]] = {}
        self.games = self.seats = 0
        self.lengths: Counter[int] = Counter()  # turns
        self.points: Counter[int] = Counter()
        self.losses: dict[str, Counter[int]] = {}  # by the setting that is varied, turns of games that were lost together
        self.settings: Counter[str] = Counter()
        self.extremes: dict[str, tuple[float, int]] = {}  # the game with the most of something
        self.by_chance: set[str] = set()
        self._rest: dict[str, Sums] = {}  # what a group's contrasts would be, had they never been mentioned
        self._unmentioned: dict[str, Sums] = {}  # the same for the means of what may never be mentioned
        for _, games, seats in blocks(folder):
            self._block(games, seats)
        if not self.games:
            raise BadRun(
                f"The run {folder.path} has no finished batch of games yet. Give its `lab run` command again, and let it finish."
            )

    def _block(self, games: list[Row], seats: list[Row]) -> None:
        found = self.measurer.measures(games, seats)
        self.games += len(games)
        self.seats += len(seats)
        self._add_means(found, len(games), self.measurer.watched(seats))
        self._add_contrasts(found)
        for row in games:
            self._add_game(row)
        for row in seats:
            self.points[row["points"]] += 1
            for key in self.measurer.keys(row):
                self._example(key, row["game"], row["won"] > 0)

    def _add_means(self, found: Measures, games: int, seats: int) -> None:
        for key, (total, count) in found.items():
            if key not in self.means:
                known = self._unmentioned.get(key[0])
                self.means[key] = Mean(known.copy() if known is not None else None)
            self.means[key].add(total, count)
        for key, mean in self.means.items():
            if key not in found and (count := counted_anyway(key, games, seats)):
                mean.add(0.0, count)
        for group in (ENDING, TAKEN, TIMES):
            self._unmentioned.setdefault(group, Sums(2)).add((0.0, counted_anyway((group, ""), games, seats)))

    def _add_contrasts(self, found: Measures) -> None:
        totals: dict[str, list[float]] = {WITH: found[(BOT, self.measurer.bot)]}
        for key, (won, count) in found.items():
            if is_win(key) and key != ALL and key[0] != WITH:
                total = totals.setdefault(key[0], [0.0, 0.0])
                total[0] += won
                total[1] += count
        for key in found:
            if is_win(key) and key != ALL and key not in self.contrasts:
                known = self._rest.get(key[0])
                self.contrasts[key] = Contrast(known.copy() if known is not None else None)
        for key, contrast in self.contrasts.items():
            if key[0] in totals:
                (won, count), total = found.get(key, (0.0, 0.0)), totals[key[0]]
                contrast.add(won, count, total[0] - won, total[1] - count)
        for group, total in totals.items():
            self._rest.setdefault(group, Sums(4)).add((0.0, 0.0, *total))

    def _add_game(self, row: Row) -> None:
        self.by_chance.update(row["by_chance"])
        self.lengths[row["turns"]] += 1
        setting = self._setting(row)
        self.settings[setting] += 1
        if not row["winners"]:
            self.losses.setdefault(setting, Counter())[row["turns"]] += 1
        for name in ("turns", "lead_changes", "behind", "decided"):
            if row[name] is not None:
                self._extreme(f"most {name}", row[name], row["game"])
                self._extreme(f"fewest {name}", -row[name], row["game"])
        self._extreme("most points", max(row["points"]), row["game"])
        self._extreme("fewest points", -min(row["points"]), row["game"])
        for way in row["ways"]:
            self._example((ENDING, way), row["game"], True)
        for name in self.measurer.settings:
            self._example((GAME, f"{name}.{row[OPTION + name]}"), row["game"], True)

    def _setting(self, row: Row) -> str:
        varied = [name for name in self.terms.varied if not per_seat(self.game, name)]
        return ", ".join(f"{name} {row[OPTION + name]}" for name in varied)

    def _extreme(self, name: str, value: float, game: int) -> None:
        if name not in self.extremes or value > self.extremes[name][0]:
            self.extremes[name] = (value, game)

    def _example(self, key: Key, game: int, won: bool) -> None:
        """The first games in which it won; until there is one, the first game."""
        known = self.examples.setdefault(key, [])
        if not known or (won and len(known) < EXAMPLES and known[-1] != game):
            known.append(game)

    def estimate(self, key: Key) -> Estimate | None:
        """A figure with its interval."""
        mean = self.means.get(key)
        return None if mean is None else mean.estimate(is_share(key))

    def values(self, group: str) -> list[str]:
        """The values of a group that were seen, the most frequent first; seats in order."""
        found = [(key[1], self.means[key].sums.total[1]) for key in self.means if key[0] == group and key != ALL]
        return sorted(value for value, _ in found) if group == SEAT else [v for v, _ in sorted(found, key=lambda pair: -pair[1])]

    def groups(self, prefix: str) -> list[str]:
        """The groups whose names begin so, in order."""
        return sorted({key[0] for key in self.means if key[0].startswith(prefix)})

    def verdicts(self) -> dict[Key, Verdict]:
        """What everything does to winning, corrected for how many were compared; what has too few seats to tell is left out."""
        found: dict[Key, Difference] = {}
        for key, contrast in self.contrasts.items():
            difference = contrast.difference(floor=True)
            if difference is not None and min(difference.count, difference.beside) >= FEWEST:
                found[key] = difference
        chances = corrected([difference.chance for difference in found.values()])
        return {key: Verdict(difference, chance) for (key, difference), chance in zip(found.items(), chances, strict=True)}

    def never(self) -> list[str]:
        """What nobody ever did; where that is everything that a verb can do, the verb alone."""
        return never(self.game, self.by_chance, self.values(WITH))

    def length(self) -> Estimate:
        """The turns of a game."""
        found = self.estimate(LENGTH)
        assert found is not None, "every game has a length"
        return found
