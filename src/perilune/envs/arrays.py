"""From rows of numbers to what learners are fed: arrays and their spaces. Needs numpy; the spaces need Gymnasium."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from perilune.envs.layout import Field, Layout
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
        fields = self.layout.fields
        self._plain = np.array(
            [*range(1 + self.layout.seats), *_places([field for field in fields if not field.is_set])], np.int64
        )
        self.width = self.layout.width
        self._set = np.array(_places([field for field in fields if field.is_set]), np.int64)

    def rows(self, numbers: bytes) -> NDArray[np.int64]:
        """The numbers as rows, as they are: a look at them, no copy."""
        return np.frombuffer(numbers, np.int64).reshape(-1, self.layout.size)

    def vectors(self, rows: NDArray[np.int64]) -> NDArray[np.float32]:
        """Floats: first all plain numbers, then a 1 for each member of each set. A set that is HIDDEN or EMPTY is that, 64 times."""
        out = np.empty((len(rows), self.width), np.float32)
        out[:, : self.layout.plain] = rows[:, self._plain]
        sets = np.ascontiguousarray(rows[:, self._set])[:, :, None]
        members = np.unpackbits(sets.view(np.uint8), axis=2, bitorder="little")
        out[:, self.layout.plain :] = np.where(sets < 0, sets, members).reshape(len(rows), -1)
        return out

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


def _places(fields: list[Field]) -> list[int]:
    """Where the numbers of these fields stand in a row."""
    return [place for field in fields for place in range(field.start, field.start + field.size)]


def _numbers(shape: tuple[int, ...]) -> "spaces.Box":
    from gymnasium import spaces

    bounds = np.iinfo(np.int64)
    return spaces.Box(int(bounds.min), int(bounds.max), shape, np.int64)
