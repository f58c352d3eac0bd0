"""Who sits where in each game of a match.

A block is one seed. In it the candidate sits once in every seat among copies of the other bot, and with three seats or more the other
way round as well: a bot may win by making others lose. Won or lost together, or alone, the two bots play the seed one after the other.
Two controls: the candidate against itself must get a fair share, and against random moves nearly everything.
"""

from dataclasses import dataclass
from hashlib import sha256

ONE = "one"  # the candidate among copies of the other
REST = "rest"  # the other among copies of the candidate
MIRROR = "mirror"  # the candidate among copies of itself
RANDOM = "random"  # the candidate among random bots


@dataclass(frozen=True)
class Fixture:
    """One game of a match: the number of its block, its line-up, and the seat of the odd one."""

    block: int
    line_up: str
    seat: int

    @property
    def name(self) -> str:
        return f"{self.block:05}-{self.line_up}-{self.seat}"


@dataclass(frozen=True)
class Pairing:
    """The two bots of a match, the number of seats, and whether a game is won or lost together (or alone)."""

    candidate: str
    other: str
    seats: int
    together: bool
    reverse: bool = True  # whether the other way round is played as well

    @property
    def fair(self) -> float:
        """The share of an equal; together there is none, and the other bot's share takes its place."""
        return 0.0 if self.together else 1 / self.seats

    def block(self, number: int, line_ups: list[str]) -> list[Fixture]:
        """The games of a block with these line-ups."""
        seats = 1 if self.together else self.seats
        return [Fixture(number, line_up, seat) for line_up in line_ups for seat in range(seats)]

    @property
    def line_ups(self) -> list[str]:
        """Those that the match is about; with two seats the other way round is the same."""
        return [ONE, REST] if self.together or (self.seats > 2 and self.reverse) else [ONE]

    def bots(self, fixture: Fixture) -> list[str]:
        """The names of the bots, seat by seat."""
        odd, even = {
            ONE: (self.candidate, self.other),
            REST: (self.other, self.candidate),
            MIRROR: (self.candidate, self.candidate),
            RANDOM: (self.candidate, "random"),
        }[fixture.line_up]
        if self.together:
            return [{REST: self.other, RANDOM: "random"}.get(fixture.line_up, self.candidate)] * self.seats
        return [odd if seat == fixture.seat else even for seat in range(self.seats)]

    def result(self, fixture: Fixture, winners: list[int]) -> float:
        """What the odd one (or the team) got: 1 for a win, a part of it for a shared one."""
        if self.together:
            return 1.0 if winners else 0.0
        return 1 / len(winners) if fixture.seat in winners else 0.0

    def bot_seed(self, fixture: Fixture, seat: int, seed: str) -> int:
        """The seed of a seat's bot: the same in each game of a block, but never for both sides of a mirror match."""
        mirrored = fixture.line_up == MIRROR and (self.together or seat != fixture.seat)
        name = f"{seed}/bot/{seat}/{MIRROR}" if mirrored else f"{seed}/bot/{seat}"
        return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
