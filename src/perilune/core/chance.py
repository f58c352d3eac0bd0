"""Chance is a seat. Rules never throw dice: they ask, and the answer is a Move in the record."""

from hashlib import sha256
from typing import Final

CHANCE: Final = -1
SPECTATOR: Final = -2
HIDDEN: Final = -9  # stands in a view for what the seat may not know; never a value of the game

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A small fast generator (Jenkins' 32-bit one) for bots, random games and imagined worlds."""

    def __init__(self, seed: int) -> None:
        self.a: int = 0xF1EA5EED
        self.b: int = seed & _MASK
        self.c: int = (seed >> 32) & _MASK
        self.d: int = seed & _MASK
        for _ in range(20):
            self.next()

    def next(self) -> int:
        """The next 32 random bits."""
        b, c, d = self.b, self.c, self.d
        e = (self.a - (((b << 27) & _MASK) | (b >> 5))) & _MASK
        self.a = b ^ (((c << 17) & _MASK) | (c >> 15))
        self.b = (c + d) & _MASK
        self.c = (d + e) & _MASK
        self.d = (e + self.a) & _MASK
        return self.d

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        drawn = self.next()  # times n, over 2 ** 32; in two halves, which compiled code multiplies without leaving small numbers
        return ((drawn >> 16) * n + ((drawn & 0xFFFF) * n >> 16)) >> 16

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn by integer weights."""
        total = 0
        for w in weights:
            total += w
        return place(weights, self.below(total))


class Drawer:
    """The chance of one table: draw number k of a seed is always the same, and nobody can foresee it.

    Each draw is a hash of the secret seed and its number, so results that players have seen
    tell nothing about those to come.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def draw(self, number: int, weights: list[int]) -> int:
        """The index that draw `number` picks from these weights."""
        return place(weights, self.bits(number) % sum(weights))

    def bits(self, number: int) -> int:
        """The 256 bits behind draw `number`."""
        return int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest(), "big")


def place(weights: list[int], point: int) -> int:
    """The index in whose share the point lies."""
    for index, w in enumerate(weights):
        point -= w
        if point < 0:
            return index
    raise ValueError("the point lies beyond the weights")
