"""The rows of many positions in one buffer: from one look to the next only the fields that have changed are written again."""

from array import array
from typing import Any, Final

from perilune.core.game import State
from perilune.envs.layout import EMPTY, Field, Layout

NOTHING: Final[list[int]] = []


class Rows:
    """A row for each of so many games. A field that is as it was when last written costs one comparison."""

    def __init__(self, layout: Layout, games: int) -> None:
        self.layout = layout
        self.numbers = array("q", [EMPTY]) * (layout.size * games)
        self._heads: list[list[int]] = [[] for _ in range(games)]  # who looks, and who is asked
        self._values: list[list[Any]] = [[] for _ in range(games)]

    def write(self, game: int, state: State, seat: int, deciders: list[int]) -> None:
        """Write what has changed. Of that a copy is kept for the next comparison, so the state may be the one that is played."""
        layout = self.layout
        first = game * layout.size
        head = layout.head(seat, deciders)
        if head != self._heads[game]:
            self._list(first, len(head), head, self._heads[game])
            self._heads[game] = head
        values = state.values()
        before = self._values[game]
        if not before:
            for number, field in enumerate(layout.fields):
                self._field(field, first + field.start, values[number], NOTHING)
                before.append(_kept(values[number], field))
            return
        for number, field in enumerate(layout.fields):
            value = values[number]
            if value != before[number]:
                self._field(field, first + field.start, value, before[number])
                before[number] = _kept(value, field)

    def _field(self, field: Field, start: int, value: Any, before: Any) -> None:
        """Write a field whose value was another before."""
        if not isinstance(value, list):
            self.numbers[start] = value
        elif field.nested:
            width = field.width
            for place in range(min(field.rows, max(len(value), len(before)))):
                row: list[int] = value[place] if place < len(value) else NOTHING
                old: list[int] = before[place] if place < len(before) else NOTHING
                if row != old:
                    self._list(start + place * width, width, row, old)
        else:
            self._list(start, field.width, value, before)

    def _list(self, start: int, room: int, numbers: list[int], before: list[int]) -> None:
        """Write the numbers of a list that differ; where it has become shorter, EMPTY."""
        count, had = len(numbers), len(before)
        for place in range(min(room, max(count, had))):
            number = numbers[place] if place < count else EMPTY
            if place >= had or before[place] != number:
                self.numbers[start + place] = number


def _kept(value: Any, field: Field) -> Any:
    """A value that stays as it is, whatever becomes of the game."""
    if not isinstance(value, list):
        return value
    if field.nested:
        return [row[:] for row in value]
    return value[:]
