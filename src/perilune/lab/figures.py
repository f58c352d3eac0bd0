"""Shares of wins with their errors, and the test that says when enough has been played.

What is counted is a block: the games of one seed. Games of a block share their deal, so they are not independent,
and every error here is one over blocks.
"""

from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, variance

Z = 1.96  # 95 %
GRAIN = 0.05  # the smallest gain in the share of wins that the sequential test looks for
FEWEST = 8  # blocks before the sequential test may decide


@dataclass(frozen=True)
class Share:
    """A share of wins and its interval of 95 %."""

    share: float
    low: float
    high: float
    games: int
    blocks: int

    def __str__(self) -> str:
        return f"{percent(self.share)} ({100 * self.low:.1f} to {percent(self.high)}) of {self.games} games"


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.1f} %"


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of so many independent games."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(blocks: list[list[float]]) -> Share:
    """The share over blocks, each of which has the results (0 to 1) of its games.

    Wilson's interval, with as many games as would have the error seen over blocks: no more than were played,
    no fewer than there are blocks. Where all blocks agree, which tells nothing of their error, one for each block.
    """
    games = sum(len(block) for block in blocks)
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0, 0)
    means = [fmean(block) for block in blocks]
    share = fmean(means)
    error = variance(means) / len(means) if len(means) > 1 else 0.0
    worth = share * (1 - share) / error if error > 0 else 0.0
    low, high = wilson(share, min(max(worth, len(blocks)), games))
    return Share(share, low, high, games, len(blocks))


@dataclass(frozen=True)
class Gain:
    """By how much one share is greater than another on the same seeds, with its interval of 95 %."""

    gain: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.gain:+.1f} points ({100 * self.low:+.1f} to {100 * self.high:+.1f})"


def gain_of(pairs: list[tuple[float, float]]) -> Gain:
    """The gain over pairs of results of the same seed; one pair of each kind is added, so that no error is zero."""
    differences = [ours - theirs for ours, theirs in pairs]
    if not differences:
        return Gain(0.0, -1.0, 1.0)
    half = Z * sqrt(variance([*differences, 1.0, -1.0]) / len(differences))
    middle = fmean(differences)
    return Gain(middle, max(-1.0, middle - half), min(1.0, middle + half))


class Sequential:
    """Wald's test, on the means of blocks: is the mean no more than `fair`, or GRAIN more? `error` is how often it may be wrong."""

    def __init__(self, fair: float, error: float) -> None:
        self.fair = fair
        self.bound = log((1 - error) / error)
        self.means: list[float] = []

    def add(self, mean: float) -> None:
        """The mean of one more block."""
        self.means.append(mean)

    def evidence(self) -> float:
        """How much more likely the gain is than none, as a logarithm. Two made-up blocks keep the error from being zero."""
        if not self.means:
            return 0.0
        spread = variance([*self.means, self.fair - 0.5, self.fair + 0.5])
        return len(self.means) * GRAIN * (fmean(self.means) - self.fair - GRAIN / 2) / spread

    def decided(self) -> bool:
        """Whether enough has been played."""
        return len(self.means) >= FEWEST and abs(self.evidence()) >= self.bound

    def verdict(self) -> str:
        """In a word: better, not better, or undecided."""
        if not self.decided():
            return "undecided"
        return "better" if self.evidence() > 0 else "not better"
