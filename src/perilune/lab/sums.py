"""Shares, means and differences with their errors, from sums that take one block of games at a time.

A block is the games of one seed, which are not independent; all errors are over blocks. Only sums are kept, so memory does not grow
with the games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from perilune.lab.figures import Z, wilson


class Sums:
    """The sums of a few numbers over blocks, and of their products."""

    def __init__(self, many: int) -> None:
        self.blocks = 0
        self.total = [0.0] * many
        self.products = [[0.0] * many for _ in range(many)]

    def add(self, numbers: Sequence[float]) -> None:
        """The numbers of one more block."""
        self.blocks += 1
        for place, number in enumerate(numbers):
            if number:
                self.total[place] += number
                row = self.products[place]
                for other, factor in enumerate(numbers):
                    row[other] += number * factor

    def copy(self) -> "Sums":
        """The same sums, to go on with separately."""
        other = Sums(len(self.total))
        other.blocks, other.total = self.blocks, self.total[:]
        other.products = [row[:] for row in self.products]
        return other

    def error(self, weights: Sequence[float]) -> float:
        """The standard error of a figure that a block moves by its numbers times these weights."""
        if self.blocks < 2:
            return 0.0
        square = sum(
            one * other * self.products[place][beside]
            for place, one in enumerate(weights)
            for beside, other in enumerate(weights)
        )
        return sqrt(max(0.0, square) * self.blocks / (self.blocks - 1))


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval of 95 %, and how many it was taken from."""

    value: float
    low: float
    high: float
    count: int


class Mean:
    """The mean of something that is counted so many times in each block."""

    def __init__(self, sums: Sums | None = None) -> None:
        self.sums = sums or Sums(2)

    def add(self, total: float, count: float) -> None:
        """One more block: the sum in it, and over how many."""
        self.sums.add((total, count))

    def estimate(self, share: bool) -> Estimate | None:
        """The mean; a share has Wilson's interval. None if nothing was counted."""
        total, count = self.sums.total
        if not count:
            return None
        mean = total / count
        error = self.sums.error((1 / count, -mean / count))
        if share:
            worth = mean * (1 - mean) / error**2 if error > 0 else 0.0
            low, high = wilson(mean, min(max(worth, self.sums.blocks), count))
        else:
            low, high = mean - Z * error, mean + Z * error
        return Estimate(mean, low, high, int(count))


@dataclass(frozen=True)
class Difference:
    """By how much one mean is above another, its interval of 95 %, and how likely as much would be by chance."""

    first: float
    second: float
    change: float
    low: float
    high: float
    chance: float
    count: int  # of the first
    beside: int  # of the second

    @property
    def steps(self) -> float:
        """The change in half-widths of its interval: what changed most comes first by it."""
        return abs(self.change) / max(1e-12, (self.high - self.low) / 2)


class Contrast:
    """Two means over the same blocks, and their difference."""

    def __init__(self, sums: Sums | None = None) -> None:
        self.sums = sums or Sums(4)

    def add(self, first: float, many: float, second: float, beside: float) -> None:
        """One more block: the sum and the count of each of the two."""
        self.sums.add((first, many, second, beside))

    def difference(self, floor: bool = False) -> Difference | None:
        """The difference; None if one of the two was never counted. With a floor, agreement of all blocks is no certainty."""
        total, count, others, beside = self.sums.total
        if not count or not beside:
            return None
        one, two = total / count, others / beside
        error = self.sums.error((1 / count, -one / count, -1 / beside, two / beside))
        if floor:
            error = max(error, 1 / min(count, beside))
        change = one - two
        chance = erfc(abs(change) / error / sqrt(2)) if error > 0 else float(change == 0)
        return Difference(one, two, change, change - Z * error, change + Z * error, chance, int(count), int(beside))


def corrected(chances: Sequence[float]) -> list[float]:
    """The same chances where many things are compared, by Benjamini and Hochberg: below 0.05, of those called real 5 % are not."""
    order = sorted(range(len(chances)), key=lambda place: -chances[place])
    found = [1.0] * len(chances)
    least = 1.0
    for rank, place in zip(range(len(chances), 0, -1), order, strict=True):
        least = min(least, chances[place] * len(chances) / rank)
        found[place] = least
    return found
