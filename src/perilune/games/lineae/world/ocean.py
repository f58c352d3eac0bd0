"""The ocean: what is where, the sun over it, and where vessels can sail."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.content import COLUMNS, DEPOSITS, NONE, SUBS, TILES, Content
from perilune.games.lineae.messages import E_SAIL, JUST_SAILED, NOT_LEVEL, SAME_SPACE
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.tides import TILE_WIDTH

DEPOSIT_WIDTH: Final = COLUMNS // DEPOSITS


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


def add_voyages(s: OceanState, content: Content, moves: Moves, seat: int, found: list[Move]) -> None:
    """Where the vessel can sail in its own turn."""
    if s.sailed == 1:
        return
    group = content.tides.group
    first = s.locks * TILES
    here = s.vessel[seat]
    for tile in range(TILES):
        if tile != here and group[first + tile] == group[first + here]:
            found.append(moves.sail.at(tile))


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
