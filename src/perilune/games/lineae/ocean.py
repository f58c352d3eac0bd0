"""The water: what is where, where vessels can sail, and what happens when a lock turns (chapter 6)."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.lineae.content import COLUMNS, DEPOSITS, GENERATOR, KINDS, NONE, SUBS, TILES, TREATMENT, Content
from perilune.games.lineae.goods import charge, serves, where_is
from perilune.games.lineae.messages import (
    E_CLOSE,
    E_DISSOLVE,
    E_GENERATOR,
    E_LOST,
    E_OPEN,
    E_SAIL,
    E_SAVED,
    E_SWEPT,
    JUST_SAILED,
    NOT_LEVEL,
    SAME_SPACE,
)
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.tides import TILE_WIDTH

DEPOSIT_WIDTH = COLUMNS // DEPOSITS


def sub_at(s: OceanState, cell: int) -> int:
    """The submersible in this cell, or NONE."""
    for sub in range(SUBS):
        if s.subs[sub] == cell:
            return sub
    return NONE


def other_sub_at(s: OceanState, cell: int, sub: int) -> bool:
    """Whether another submersible is in this cell."""
    for other in range(SUBS):
        if other != sub and s.subs[other] == cell:
            return True
    return False


# Sunlight.


def in_shadow(s: OceanState, tile: int) -> bool:
    """Whether Jupiter covers this vessel space (2.1)."""
    return tile == TILES - s.round or tile == TILES - 1 - s.round


def icons(s: OceanState, tile: int) -> int:
    """How many icons shine on this vessel space (2.2)."""
    if in_shadow(s, tile):
        return 0
    count = 0
    for column in range(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH):
        if s.air[column] == NONE:
            count += 1
    return count


# Sailing.


def joined(s: OceanState, content: Content, tile: int, other: int) -> bool:
    """Whether a vessel can sail from one space to the other (3.9)."""
    group = content.tides.group
    return group[s.locks * TILES + tile] == group[s.locks * TILES + other]


def why_not_sail(s: OceanState, content: Content, seat: int, tile: int) -> int:
    """0 if the vessel can sail there."""
    here = s.vessel[seat]
    if here == tile:
        return because(SAME_SPACE, tile)
    if not joined(s, content, here, tile):
        return because(NOT_LEVEL, here, tile)
    return JUST_SAILED if s.sailed == 1 else 0


def sail(s: OceanState, seat: int, tile: int, journal: Journal) -> None:
    """The vessel goes there."""
    s.vessel[seat] = tile
    journal.tell(E_SAIL, seat, tile)


# Dissolving.


def dissolve(s: OceanState, content: Content, journal: Journal) -> None:
    """Each column's deposit puts a cube into its lowest free cell (9.2)."""
    rows = content.tides.rows
    count = 0
    for column in range(COLUMNS):
        kind = content.deposits[s.deposits[column // DEPOSIT_WIDTH]].columns[column % DEPOSIT_WIDTH]
        if kind == NONE or s.supply[kind] == 0:
            continue
        top = content.tides.top[s.locks * TILES + column // TILE_WIDTH]
        for cell in range(column * rows, column * rows + top):
            if s.cells[cell] == NONE and sub_at(s, cell) == NONE:
                s.cells[cell] = kind
                s.supply[kind] -= 1
                count += 1
                break
    journal.tell(E_DISSOLVE, count)


# Locks.


def turn_lock(s: OceanState, content: Content, seat: int, lock: int, journal: Journal) -> None:
    """The lock opens or closes, and the water follows."""
    s.swept = 0
    s.carried = []
    opening = s.locks >> lock & 1
    s.locks ^= 1 << lock
    if opening:
        tiles = _run_off(s, content)
        journal.tell(E_OPEN, seat, lock, tiles)
        _lost(s, content, seat, journal)
        _come_home(s, content, journal)
    else:
        tiles = fill(s, content)
        journal.tell(E_CLOSE, seat, lock, tiles)
    _generate(s, content, seat, tiles, journal)


def fill(s: OceanState, content: Content) -> int:
    """Tiles from the source go into all slots that hold water (6.7); returns how many."""
    tides = content.tides
    count = 0
    token = 0
    for slot in range(len(s.water)):
        if s.water[slot] == NONE and tides.held(s.locks, slot):
            while token in s.water:
                token += 1
            s.water[slot] = token
            count += 1
    return count


def _run_off(s: OceanState, content: Content) -> int:
    """Freed tiles move right into a hole or off the board (6.4); returns how many left. What they carry is noted."""
    tides = content.tides
    left = 0
    for slot in range(len(s.water) - 1, -1, -1):  # the slots are in order: to the right, then upwards
        if s.water[slot] == NONE or tides.held(s.locks, slot):
            continue
        hole = _hole(s, content, slot)
        token = s.water[slot]
        if hole == NONE:
            left += 1
            s.swept |= 1 << token
        else:
            s.water[hole] = token
        s.water[slot] = NONE
        for column in range(TILE_WIDTH):
            cell = tides.slot_cell(slot) + column * tides.rows
            target = NONE if hole == NONE else tides.slot_cell(hole) + column * tides.rows
            if s.cells[cell] != NONE:
                if target == NONE:
                    s.carried += [token, column, s.cells[cell]]
                else:
                    s.cells[target] = s.cells[cell]
                s.cells[cell] = NONE
            sub = sub_at(s, cell)
            if sub != NONE:
                s.subs[sub] = target
                if target == NONE:
                    s.carried += [token, column, KINDS + sub]
    return left


def _hole(s: OceanState, content: Content, slot: int) -> int:
    """The first empty slot to the right, not higher, that now holds water."""
    tides = content.tides
    for other in range(slot + 1, len(s.water)):
        lower = tides.slot_tile[other] > tides.slot_tile[slot] and tides.slot_level[other] <= tides.slot_level[slot]
        if lower and s.water[other] == NONE and tides.held(s.locks, other):
            return other
    return NONE


def _lost(s: OceanState, content: Content, active: int, journal: Journal) -> None:
    """Cubes that left the board: to the supply, or one each in turn to the players of the treatment plant (6.5, 7.13)."""
    plant = where_is(s, content, TREATMENT)
    takers = [(active + n) % s.seats for n in range(s.seats) if serves(s, plant, (active + n) % s.seats)]
    cubes = [kind for kind in s.carried[2::3] if kind < KINDS]
    for number, kind in enumerate(cubes):
        if takers:
            seat = takers[number % len(takers)]
            s.cargo[seat * KINDS + kind] += 1
            journal.tell(E_SAVED, seat, kind)
        else:
            s.supply[kind] += 1
            journal.tell(E_LOST, kind)


def _come_home(s: OceanState, content: Content, journal: Journal) -> None:
    """Submersibles that left the board return to their homes (6.6)."""
    for sub in range(SUBS):
        if s.subs[sub] == NONE:
            s.subs[sub] = _berth(s, content, content.homes[sub])
            cube = s.cells[s.subs[sub]]
            if cube != NONE:
                s.supply[cube] += 1
                s.cells[s.subs[sub]] = NONE
            journal.tell(E_SWEPT, sub)


def _berth(s: OceanState, content: Content, home: int) -> int:
    """The home, or if a submersible is there the next free cell above it, then in the columns to the right.

    Where every cell has a cube, the first one without a submersible: its cube gives way, like one at home.
    """
    if sub_at(s, home) == NONE:
        return home
    tides = content.tides
    first = home // tides.rows
    crowded = NONE
    for step in range(COLUMNS):
        column = (first + step) % COLUMNS
        top = tides.top[s.locks * TILES + column // TILE_WIDTH]
        for cell in range(column * tides.rows + home % tides.rows, column * tides.rows + top):
            if sub_at(s, cell) != NONE:
                continue
            if s.cells[cell] == NONE:
                return cell
            if crowded == NONE:
                crowded = cell
    return crowded


def _generate(s: OceanState, content: Content, active: int, tiles: int, journal: Journal) -> None:
    """The Hydrodynamic Generator (7.12)."""
    plant = where_is(s, content, GENERATOR)
    if plant == NONE:
        return
    for n in range(s.seats):
        seat = (active + n) % s.seats
        if serves(s, plant, seat):
            for card in content.colony:
                if card.effect == GENERATOR:
                    gained = charge(s, content, seat, min(tiles, card.amount))
                    journal.tell(E_GENERATOR, seat, gained)
