"""Layout: where each number of a position stands in the row of numbers that a learner gets.

A position is ints, lists of ints and lists of lists. Some lists grow and shrink, so their room is measured: in a few random games
of the same setting, with some to spare. The same setting of the same rules has the same layout, wherever it is measured.
"""

from struct import Struct
from typing import Any, Final

from perilune.core.chance import Rng
from perilune.core.game import Game, Options, State
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step

EMPTY: Final = -10  # stands where a list has room to spare; beside HIDDEN, and like it never a value of the game
BITS: Final = 64  # of a number that is a set of places
MOST: Final = 4_095  # a field that goes beyond is a set of places
GAMES: Final = 4  # to measure
SPARE: Final = 16  # numbers more than twice as many as were seen, for a list whose length changes


class Field:
    """One field of the position: how many rows of how many numbers it has room for, and whether its numbers are sets of places."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.start = 0  # the place of its first number in a row
        self.place = 0  # the same in a vector, where the sets come last and are spread out
        self.nested = False
        self.rows = 0
        self.width = 0
        self.fewest_rows = -1
        self.fewest = -1
        self.is_set = False

    @property
    def size(self) -> int:
        """How many numbers it has room for."""
        return self.rows * self.width if self.nested else self.width

    def see(self, value: Any) -> None:
        """Make room for this value."""
        if not isinstance(value, list):
            self._see_numbers([value])
        elif value and isinstance(value[0], list):
            self.nested = True
            self._see_rows(len(value))
            for row in value:
                self._see_numbers(row)
        else:
            self._see_rows(0)
            self._see_numbers(value)

    def _see_rows(self, count: int) -> None:
        self.rows = max(self.rows, count)
        self.fewest_rows = count if self.fewest_rows < 0 else min(self.fewest_rows, count)

    def _see_numbers(self, numbers: list[int]) -> None:
        count = len(numbers)
        self.width = max(self.width, count)
        self.fewest = count if self.fewest < 0 else min(self.fewest, count)
        for number in numbers:
            if number > MOST:
                self.is_set = True

    def spare(self) -> None:
        """Give a list whose length changes more room than it was seen to need."""
        if self.width > self.fewest or self.width == 0:
            self.width += self.width + SPARE
        if self.nested and self.rows > self.fewest_rows:
            self.rows += self.rows + SPARE

    def write(self, value: Any, out: list[int]) -> None:
        """Append the numbers of a value, with EMPTY in the room that it does not need."""
        if not isinstance(value, list):
            out.append(value)
        elif self.nested:
            for row in value[: self.rows]:
                self._write_row(row, out)
            if len(value) < self.rows:
                out.extend([EMPTY] * (self.width * (self.rows - len(value))))
        else:
            self._write_row(value, out)

    def _write_row(self, row: list[int], out: list[int]) -> None:
        room = self.width - len(row)
        if room == 0:
            out.extend(row)
        elif room > 0:
            out.extend(row)
            out.extend([EMPTY] * room)
        else:
            out.extend(row[: self.width])

    def cuts(self, value: Any) -> bool:
        """Whether the value has more numbers than there is room for."""
        if not isinstance(value, list):
            return False
        if self.nested:
            return len(value) > self.rows or any(len(row) > self.width for row in value)
        return len(value) > self.width


class Layout:
    """The fields of one setting of a box, one after another: first `me`, the seat that looks, and `asked`, a 1 for each decider."""

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.seats = seats
        self.fields = fields
        at = 1 + seats
        for field in fields:
            field.start = at
            at += field.size
        self.size = at  # how many numbers a row has
        at = 1 + seats
        for field in fields:
            if not field.is_set:
                field.place = at
                at += field.size
        self.plain = at  # how many numbers of a vector are those of a row, as they are
        for field in fields:
            if field.is_set:
                field.place = at
                at += field.size * BITS
        self.width = at  # how many numbers a vector has
        self._packer = Struct(f"{self.size}q")

    def row(self, state: State, seat: int, deciders: list[int]) -> bytes:
        """The row of a position (or a view) as this seat gets it: eight bytes a number."""
        return self._packer.pack(*self.numbers(state, seat, deciders))

    def numbers(self, state: State, seat: int, deciders: list[int]) -> list[int]:
        """The same row as a list."""
        out = self.head(seat, deciders)
        for field, value in zip(self.fields, state.values(), strict=True):
            field.write(value, out)
        return out

    def head(self, seat: int, deciders: list[int]) -> list[int]:
        """The first numbers of a row: the seat that looks, and a 1 for each decider."""
        head = [0] * (1 + self.seats)
        head[0] = seat
        for decider in deciders:
            if decider >= 0:
                head[1 + decider] = 1
        return head

    def cuts(self, state: State) -> list[str]:
        """The fields of this position that do not fit: their last numbers are left out."""
        return [field.name for field in self.fields if field.cuts(getattr(state, field.name))]


def measure(game: Game[Any], options: Options) -> Layout:
    """The layout of a setting, measured in random games that are the same everywhere."""
    state: State = game.deal(options)
    fields = [Field(name) for name in state.field_names()]
    silent = Journal(silent=True)
    for seed in range(1, GAMES + 1):
        state = game.deal(options)
        rng = Rng(seed)
        moved = 0
        while moved != OVER:
            for field in fields:
                field.see(getattr(state, field.name))
            moved = step(game, state, rng, silent)
    for field in fields:
        field.spare()
    return Layout(fields, options.seats)
