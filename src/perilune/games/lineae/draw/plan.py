"""Where things are. A plan is made once for the levels of a board and a layout; everything is drawn by it.

Wide, and with less across on a tablet, the cross-section is one band of eight vessel spaces. Narrow, it is cut into four bands of two,
one below the other: each has one lock and one deposit.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import MEDIUM, NARROW, WIDE
from perilune.games.lineae.content import COLUMNS, TILES, Content
from perilune.games.lineae.world.tides import TILE_WIDTH, Tides

WIDTHS, HEIGHT = {WIDE: 948.0, MEDIUM: 820.0}, 754.0
PHONE: Final = 300.0  # the width of the narrow layout: 12 units are 14.4 pixels on a phone of 360
FLOAT: Final = 30.0  # between the highest water and the ice: a vessel fits in


class Band(NamedTuple):
    """A part of the cross-section that lies side by side: vessel spaces from `first` up to `last`."""

    first: int
    last: int
    left: float
    right: float
    sky: float  # where it begins
    ice: float
    floor: float
    bottom: float


class Plan:
    """The places of columns, rows and vessel spaces, in units of the picture."""

    def __init__(self, layout: str, tides: Tides, column: float, row: float, bands: list[Band], edge: float) -> None:
        self.layout = layout
        self.narrow: bool = layout == NARROW
        self.tides = tides
        self.column = column
        self.row = row
        self.tile = column * TILE_WIDTH
        self.bands = bands
        self.band_of = [next(band for band in bands if band.first <= tile < band.last) for tile in range(TILES)]
        self.tile_x = [band.left + edge + self.tile * (tile - band.first) for tile, band in enumerate(self.band_of)]
        state = (1 << len(tides.holds)) - 1
        self.highest = tides.level[state * TILES : (state + 1) * TILES]
        self.under = [self.surface(tile, level) - FLOAT for tile, level in enumerate(self.highest)]  # of the ice
        self.cells = [self._middle(cell) for cell in range(COLUMNS * tides.rows)]

    def surface(self, tile: int, level: int) -> float:
        """The height of the water of this level."""
        return self.band_of[tile].floor - self.row * (self.tides.fixed_rows + level)

    def column_x(self, column: float) -> float:
        """The left edge of a column."""
        tile = min(int(column) // TILE_WIDTH, TILES - 1)
        return self.tile_x[tile] + self.column * (column - tile * TILE_WIDTH)

    def middle(self, tile: int) -> float:
        """The middle of a vessel space."""
        return self.tile_x[tile] + self.tile / 2

    def lock_x(self, lock: int) -> float:
        """Where a lock stands: at the left edge of the space behind it."""
        return self.tile_x[self.tides.after[lock]]

    def whole(self, cell: int, x: float, half: float) -> float:
        """The middle of something this wide to both sides, near x but whole within the band of a cell."""
        band = self.band_of[cell // self.tides.rows // TILE_WIDTH]
        return min(max(x, band.left + half), band.right - half)

    def _middle(self, cell: int) -> tuple[float, float]:
        column, row = divmod(cell, self.tides.rows)
        floor = self.band_of[column // TILE_WIDTH].floor
        return self.column_x(column) + self.column / 2, floor - self.row * (row + 0.5)


@lru_cache(16)
def plan_of(content: Content, layout: str) -> Plan:
    """The plan of a board."""
    return _narrow(content.tides) if layout == NARROW else _wide(content.tides, layout)


def _wide(tides: Tides, layout: str) -> Plan:
    ice, top, floor = 188.0, 246.0, 505.0
    band = Band(0, TILES, 0, WIDTHS[layout], 0, ice, floor, 593)
    column, edge = (32, 46) if layout == MEDIUM else (37, 46)
    return Plan(layout, tides, column, (floor - top) / tides.rows, [band], edge)


BARS: Final = 222.0  # of the narrow layout: the map of all spaces and the viewer's vessel, above the bands
_ABOVE: Final = 72.0  # of a narrow band: suns and the rockets with their slots
_ICE: Final = 46.0
_ROCK: Final = 92.0


def _narrow(tides: Tides) -> Plan:
    bands: list[Band] = []
    row = 37.0
    state = (1 << len(tides.holds)) - 1
    y = BARS
    for first in range(0, TILES, 2):
        highest = max(tides.top[state * TILES + first : state * TILES + first + 2])
        ice = y + _ABOVE
        floor = ice + _ICE + FLOAT + row * highest
        bands.append(Band(first, first + 2, 0, PHONE, y, ice, floor, floor + _ROCK))
        y = floor + _ROCK + 8
    return Plan(NARROW, tides, 48, row, bands, 6)
