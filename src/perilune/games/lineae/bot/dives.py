"""What a submersible can still bring: cubes and excavations on the way, and the way home. For the bots only."""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE
from perilune.games.lineae.content import COLUMNS, DEPOSITS, KINDS, NONE, TILES, Content
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, other_sub_at
from perilune.games.lineae.world.submersible import DUG, can_advance, price, room_in
from perilune.games.lineae.world.tides import TILE_WIDTH

PACE: Final = 11  # a step of a planned dive: a little more than its electricity, so that going on looks better than waiting
BERTH: Final = 150  # a submersible at the surface, and the vessel somewhere else
LEFT_BEHIND: Final = 6  # what a hold promises that cannot be brought home is worth this part,
RESTING: Final = 50  # and alone, where nobody else can fetch it, so much in a hundred
DOLLAR: Final = 20


class Catch:
    """Something that a submersible could fetch: a cube, or what a deposit gives."""

    def __init__(self, column: int, row: int, what: int, home: int) -> None:
        self.column: i64 = column
        self.row: i64 = row
        self.what = what  # a kind of cube, or KINDS + the place of a deposit
        self.home: i64 = home  # steps from there to where it can dock


class Harbour:
    """Where a seat's submersibles can dock while the locks stay as they are."""

    def __init__(self, s: OceanState, content: Content, tile: int) -> None:
        self.locks = s.locks
        group = content.tides.group
        start = s.locks * TILES
        self.group: int = group[start + tile]
        harbour = [tile for tile in range(TILES) if group[start + tile] == self.group]
        # Vessel spaces that are joined lie side by side, on one level.
        self.first: i64 = harbour[0] * TILE_WIDTH
        self.last: i64 = harbour[-1] * TILE_WIDTH + TILE_WIDTH - 1
        self.surface: i64 = content.tides.top[start + harbour[0]] - 1

    def way_home(self, column: i64, row: i64) -> i64:
        """Steps to the nearest place below a space to which the vessel can sail."""
        across: i64 = 0
        if column < self.first:
            across = self.first - column
        elif column > self.last:
            across = column - self.last
        return across + apart(self.surface, row)


class Water(Harbour):
    """All that a seat's submersibles could fetch while cubes and locks stay as they are."""

    def __init__(self, s: OceanState, content: Content, tile: int) -> None:
        super().__init__(s, content, tile)
        self.cells = s.cells
        self.catches: list[Catch] = []
        rows = content.tides.rows
        start = s.locks * TILES
        for column in range(COLUMNS):
            cell = column * rows
            if s.cells[cell] == NONE:
                self.add(column, 0, KINDS + column // DEPOSIT_WIDTH)
            for row in range(content.tides.top[start + column // TILE_WIDTH]):
                kind = s.cells[cell + row]
                if kind != NONE:
                    self.add(column, row, kind)

    def add(self, column: int, row: int, what: int) -> None:
        """One more thing to fetch."""
        self.catches.append(Catch(column, row, what, self.way_home(column, row)))


def apart(a: i64, b: i64) -> i64:
    """How far one number is from another."""
    return a - b if a > b else b - a


class Dive:
    """What a submersible can still bring to a seat: its hold if it can dock, and one more cube or excavation on the way."""

    def __init__(self, s: OceanState, seat: int, content: Content, water: Water, hold: int, prices: list[int]) -> None:
        self.content = content
        self.seat = seat
        self.water = water
        self.hold: i64 = hold  # what the cubes in the hold are worth aboard
        self.alone: bool = s.seats == 1
        self.aboard = [max(0, prices[kind] * 8 // 10 - DOLLAR) for kind in range(KINDS)]  # what each catch adds to the hold
        self.gains = [DOLLAR] * KINDS  # and what it earns at once
        for place in range(DEPOSITS):
            dug = s.pending[-1][DUG] >> place & 1 == 1
            kind = content.deposits[s.deposits[place]].excavate
            self.aboard.append(0 if dug or s.supply[kind] == 0 else self.aboard[kind])
            self.gains.append(0 if dug else self.track(s, place))

    def track(self, s: OceanState, place: int) -> int:
        """What the next step along an excavation track is worth."""
        if not can_advance(s, self.seat, place):
            return 0
        reached = s.tracks[self.seat * DEPOSITS + place]
        return 100 * self.content.track_vp[reached] + 60 * self.content.track_gives[reached]

    def at_surface(self, cell: int) -> bool:
        """Whether a submersible in this cell could dock, if the vessel were above it."""
        rows = self.content.tides.rows
        return self.water.way_home(cell // rows, cell % rows) == 0

    def worth(self, s: OceanState, sub: int, cell: int, steps: int) -> int:
        """A submersible in this cell that can still go so many steps; those of the staircase are not looked at."""
        rows = self.content.tides.rows
        column: i64 = cell // rows
        row: i64 = cell % rows
        left: i64 = steps
        hold = self.hold
        home = self.water.way_home(column, row)
        best: i64 = max(0, hold - PACE * home) if home <= left else self.left_behind(hold, home)
        if home == 0 and s.vessel[self.seat] != column // TILE_WIDTH:
            best = max(0, best - BERTH)
        if room_in(s, self.content, sub) == 0:
            return best
        for catch in self.water.catches:
            way = apart(catch.column, column) + apart(catch.row, row)
            if way > left:
                continue
            gain: i64 = self.gains[catch.what]
            more: i64 = self.aboard[catch.what]
            if gain + more == 0 or (catch.what >= KINDS and other_sub_at(s, catch.column * rows, sub)):
                continue
            if way + catch.home <= left:
                gain += more + hold - PACE * (way + catch.home)
            else:
                gain += self.left_behind(more + hold, catch.home) - PACE * way
            if gain > best:
                best = gain
        return best

    def left_behind(self, hold: i64, home: i64) -> i64:
        """What a hold is worth that stays so far out."""
        return max(0, hold * RESTING // 100 - PACE * home) if self.alone else hold // LEFT_BEHIND


def affordable(s: OceanState, seat: int, content: Content, sub: int) -> int:
    """The cubes in a hold, as far as the money goes."""
    cost = price(s, content, seat)
    afford = 99 if cost == 0 else s.money[seat] // cost
    found = 0
    for kind in range(KINDS):
        count = min(s.hold[sub * KINDS + kind], afford)
        afford -= count
        found += count << BYTE * kind
    return found
