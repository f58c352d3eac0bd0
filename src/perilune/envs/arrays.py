"""From rows of numbers to what learners are fed: arrays and their spaces. Needs numpy; the spaces need Gymnasium."""

from array import array
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from perilune.envs.layout import BITS, Layout
from perilune.envs.task import Task

if TYPE_CHECKING:
    from gymnasium import spaces

Array = NDArray[Any]
Observation = Array | dict[str, Any]
FAR = 2**24  # floats are exact up to here, and no number of a game is beyond that is not a set


class Encoding:
    """How the rows of a task become observations."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.layout: Layout = task.layout
        self._sets = [field for field in self.layout.fields if field.is_set and field.size]
        sets = np.zeros(self.layout.size, bool)
        for field in self._sets:
            sets[field.start : field.start + field.size] = True
        self._plain = np.flatnonzero(~sets)
        self._set = np.flatnonzero(sets)
        self.width = len(self._plain) + BITS * len(self._set)

    def rows(self, numbers: "bytes | array[int]") -> NDArray[np.int64]:
        """The numbers as rows, as they are: a look at them, no copy."""
        return np.frombuffer(numbers, np.int64).reshape(-1, self.layout.size)

    def vectors(self, rows: NDArray[np.int64]) -> NDArray[np.float32]:
        """Floats: first all plain numbers, then a 1 for each member of each set. A set that is HIDDEN or EMPTY is that, 64 times."""
        out = np.empty((len(rows), self.width), np.float32)
        self.write_vectors(rows, self.set_bits(len(rows)), out)
        return out

    def write_vectors(self, rows: NDArray[np.int64], known: "SetBits", out: Array) -> None:
        """Write these floats; `known` remembers the sets of the same games from the last time."""
        plain = len(self._plain)
        if not len(self._set):
            out[:] = rows
        else:
            out[:, :plain] = rows[:, self._plain]
            out[:, plain:] = known.of(rows[:, self._set])

    def set_bits(self, games: int) -> "SetBits":
        """A memory for the sets of so many games."""
        return SetBits(games, len(self._set))

    def parts(self, row: NDArray[np.int64]) -> dict[str, Array]:
        """The numbers of one row, field by field."""
        found: dict[str, Array] = {"me": row[:1].copy(), "asked": row[1 : 1 + self.layout.seats].copy()}
        for field in self.layout.fields:
            if field.size:
                part = row[field.start : field.start + field.size].copy()
                found[field.name] = part.reshape(field.rows, field.width) if field.nested else part
        return found

    def observation(self, numbers: bytes, mask: Array) -> Observation:
        """One row in the form that the task asks for."""
        row = self.rows(numbers)
        seen: Observation
        if self.task.observation == "vector":
            seen = self.vectors(row)[0]
        elif self.task.observation == "numbers":
            seen = row[0].copy()
        else:
            seen = self.parts(row[0])
        return {"observation": seen, "action_mask": mask} if self.task.mask == "observation" else seen

    def plain_space(self) -> "spaces.Space[Any]":
        """The space of what is seen, without the mask."""
        from gymnasium import spaces

        if self.task.observation == "vector":
            return spaces.Box(-FAR, FAR, (self.width,), np.float32)
        if self.task.observation == "numbers":
            return _numbers((self.layout.size,))
        shapes = {name: part.shape for name, part in self.parts(np.zeros(self.layout.size, np.int64)).items()}
        return spaces.Dict({name: _numbers(shape) for name, shape in shapes.items()})

    def space(self, actions: int) -> "spaces.Space[Any]":
        """The space of the observations, with a mask of so many moves where it stands there."""
        from gymnasium import spaces

        seen = self.plain_space()
        if self.task.mask == "info":
            return seen
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class SetBits:
    """The sets of many games as bits: only those that have changed since the last look are spread out again."""

    def __init__(self, games: int, sets: int) -> None:
        self._sets = np.zeros((games, sets), np.int64)
        self._bits = np.zeros((games, sets, BITS), np.float32)

    def of(self, sets: NDArray[np.int64]) -> NDArray[np.float32]:
        """The bits of these sets, a row a game. A negative number, which stands for something unknown, is its own bit 64 times."""
        changed = np.nonzero(sets != self._sets)
        values = sets[changed]
        if len(values):
            bits = np.unpackbits(values.view(np.uint8).reshape(-1, BITS // 8), axis=1, bitorder="little")
            self._bits[changed] = np.where(values[:, None] < 0, values[:, None], bits)
            self._sets[changed] = values
        return self._bits.reshape(len(sets), -1)


def _numbers(shape: tuple[int, ...]) -> "spaces.Box":
    from gymnasium import spaces

    bounds = np.iinfo(np.int64)
    return spaces.Box(int(bounds.min), int(bounds.max), shape, np.int64)
