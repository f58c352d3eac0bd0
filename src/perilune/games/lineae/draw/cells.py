"""Where a submersible can go: the cheapest way to each cell, as few steps as possible and of these the one past most cubes."""

from functools import lru_cache
from typing import NamedTuple

from perilune.games.lineae.content import COLUMNS, NONE, TILES, Content
from perilune.games.lineae.moves import DOWN, LEFT, RIGHT, UP
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.submersible import room_in
from perilune.games.lineae.world.tides import TILE_WIDTH


class Route(NamedTuple):
    """A way through the water: the cells after the first, the steps there, and the cubes that can be taken in (by the cell)."""

    cells: list[int]
    ways: list[int]
    taken: list[int]


class Field:
    """Every cell that a submersible can reach with so many steps, and from where one comes to it."""

    def __init__(
        self,
        start: int,
        cells: tuple[int, ...],
        subs: tuple[int, ...],
        room: int,
        steps: int,
        beside: list[list[tuple[int, int]]],
    ) -> None:
        self.start = start
        self.cells = cells
        self.room = room
        self.came: dict[int, tuple[int, int]] = {start: (NONE, NONE)}  # from which cell, by which way
        self.steps: dict[int, int] = {start: 0}
        self.others = {cell for cell in subs if cell != start}
        passed: dict[int, int] = {start: 0}  # cubes on the way
        edge = [start]
        for count in range(1, steps + 1):
            further: list[int] = []
            for cell in edge:
                for way, there in beside[cell]:
                    known = self.steps.get(there)
                    if known is not None and known < count:
                        continue
                    cubes = passed[cell] + (1 if cells[there] != NONE else 0)
                    if known is None:
                        self.steps[there] = count
                        further.append(there)
                    elif passed[there] >= cubes:
                        continue
                    passed[there] = cubes
                    self.came[there] = (cell, way)
            if not further:
                break
            edge = further

    def can_stop(self, cell: int) -> bool:
        """Whether the dive could end there."""
        return cell not in self.others and (self.cells[cell] == NONE or self.room > 0)

    def route(self, cell: int) -> Route:
        """The way to a cell. Its own cube has the first claim on the hold."""
        there: list[int] = []
        ways: list[int] = []
        at = cell
        while at != self.start:
            before, way = self.came[at]
            there.append(at)
            ways.append(way)
            at = before
        there.reverse()
        ways.reverse()
        kept = 1 if self.cells[cell] != NONE else 0
        taken: list[int] = []
        for place in there[:-1]:
            if self.cells[place] != NONE and place not in self.others and len(taken) < self.room - kept:
                taken.append(place)
        return Route(there, ways, taken + ([cell] if kept else []))


@lru_cache(64)
def _beside(content: Content, locks: int) -> list[list[tuple[int, int]]]:
    """For each cell the cells of water beside it, with the way there."""
    rows = content.tides.rows
    top = [content.tides.top[locks * TILES + column // TILE_WIDTH] for column in range(COLUMNS)]
    found: list[list[tuple[int, int]]] = []
    for column in range(COLUMNS):
        for row in range(rows):
            near = [(UP, column, row + 1), (DOWN, column, row - 1), (LEFT, column - 1, row), (RIGHT, column + 1, row)]
            found.append([(way, c * rows + r) for way, c, r in near if 0 <= c < COLUMNS and 0 <= r < top[c]])
    return found


@lru_cache(256)
def _field(content: Content, locks: int, cells: tuple[int, ...], subs: tuple[int, ...], sub: int, room: int, steps: int) -> Field:
    return Field(subs[sub], cells, subs, room, steps, _beside(content, locks))


def field(s: OceanState, content: Content, sub: int, steps: int) -> Field:
    """What the submersible can reach with so many steps."""
    return _field(content, s.locks, tuple(s.cells), tuple(s.subs), sub, room_in(s, content, sub), steps)
