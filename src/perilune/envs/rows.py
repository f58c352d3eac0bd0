"""The rows of many positions in one buffer: from one look to the next only the numbers that have changed are written again."""

from array import array
from typing import Any, Final

from perilune.core.game import State
from perilune.envs.layout import BITS, EMPTY, Field, Layout

NOTHING: Final[list[int]] = []


class Rows:
    """A row for each of so many games, of whole numbers or as vectors. A field that is as it was when last written costs one comparison."""

    def __init__(self, layout: Layout, games: int, vectors: bool) -> None:
        self.layout = layout
        self.vectors = vectors
        self.width = layout.width if vectors else layout.size
        self.numbers: array[Any] = array("f" if vectors else "q", [EMPTY]) * (self.width * games)
        self._starts: list[int] = [field.place if vectors else field.start for field in layout.fields]
        self._heads: list[list[int]] = [[] for _ in range(games)]  # who looks, and who is asked
        self._values: list[list[Any]] = [[] for _ in range(games)]

    def write(self, game: int, state: State, seat: int, deciders: list[int]) -> None:
        """Write what has changed. Of that a copy is kept for the next comparison, so the state may be the one that is played."""
        layout = self.layout
        first = game * self.width
        head = layout.head(seat, deciders)
        if head != self._heads[game]:
            self._list(first, len(head), head, self._heads[game])
            self._heads[game] = head
        values = state.values()
        before = self._values[game]
        if not before:
            for number, field in enumerate(layout.fields):
                self._field(field, first + self._starts[number], values[number], NOTHING)
                before.append(_kept(values[number], field))
            return
        for number, (value, old) in enumerate(zip(values, before)):  # noqa: B905 - mypyc makes this a plain loop, unless strict
            if value is not old and value != old:  # most numbers are small, and then the same object
                field = layout.fields[number]
                self._field(field, first + self._starts[number], value, old)
                before[number] = _kept(value, field)

    def _field(self, field: Field, start: int, value: Any, before: Any) -> None:
        """Write a field whose value was another before."""
        spread = self.vectors and field.is_set
        if not isinstance(value, list):
            if spread:
                self._set(start, value, EMPTY if isinstance(before, list) else before)
            else:
                self.numbers[start] = value
        elif field.nested:
            width = field.width
            for place in range(min(field.rows, max(len(value), len(before)))):
                row: list[Any] = value[place] if place < len(value) else NOTHING
                old: list[Any] = before[place] if place < len(before) else NOTHING
                if row != old:
                    if spread:
                        self._sets(start + place * width * BITS, width, row, old)
                    else:
                        self._list(start + place * width, width, row, old)
        elif spread:
            self._sets(start, field.width, value, before)
        else:
            self._list(start, field.width, value, before)

    def _list(self, start: int, room: int, numbers: list[Any], before: list[Any]) -> None:
        """Write the numbers of a list that differ; where it has become shorter, EMPTY."""
        for place, (number, old) in enumerate(zip(numbers, before)):  # noqa: B905 - what only one of them has comes below
            if number is not old and place < room:  # equal numbers may be two objects: written once too often does no harm
                self.numbers[start + place] = number
        count = min(room, len(numbers))
        for place in range(len(before), count):
            self.numbers[start + place] = numbers[place]
        for place in range(count, min(room, len(before))):
            self.numbers[start + place] = EMPTY

    def _sets(self, start: int, room: int, numbers: list[int], before: list[int]) -> None:
        """The same for a list of sets."""
        count, had = len(numbers), len(before)
        for place in range(min(room, max(count, had))):
            number = numbers[place] if place < count else EMPTY
            old = before[place] if place < had else EMPTY
            if number != old:
                self._set(start + place * BITS, number, old)

    def _set(self, start: int, number: int, before: int) -> None:
        """Spread out a set: a 1 for each member. A negative number, which stands for something unknown, is its own bit 64 times."""
        if number < 0:
            for bit in range(BITS):
                self.numbers[start + bit] = number
        elif before < 0:
            for bit in range(BITS):
                self.numbers[start + bit] = number >> bit & 1
        else:
            changed = number ^ before
            bit = 0
            while changed:
                if changed & 1:
                    self.numbers[start + bit] = number >> bit & 1
                changed >>= 1
                bit += 1


def _kept(value: Any, field: Field) -> Any:
    """A value that stays as it is, whatever becomes of the game."""
    if not isinstance(value, list):
        return value
    if field.nested:
        return [row[:] for row in value]
    return value[:]
