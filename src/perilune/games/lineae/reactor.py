"""Rules, chapter 12: the Reactor Core."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.content import KINDS, MINERALS, Content
from perilune.games.lineae.messages import (
    BORROWED,
    CONVERTED,
    E_BORROW,
    E_CONVERT,
    E_REPAY,
    NO_CUBE_TO_CONVERT,
    NO_CUBE_TO_REPAY,
    NO_DEBT,
    NO_REACTOR,
    REACTOR_ENERGY,
    SAME_SECTOR,
    SECTOR_EMPTY,
    TOO_MANY_MARKERS,
)
from perilune.games.lineae.moves import BORROW, REPAY, Moves
from perilune.games.lineae.state import OceanState


def markers(s: OceanState, seat: int) -> int:
    """How many cubes the seat owes."""
    return sum(s.debts[seat * MINERALS : (seat + 1) * MINERALS])


def way(kind: int, other: int) -> int:
    """The sectors from one to the other, clockwise."""
    return (other - kind) % MINERALS


def reactor_moves(s: OceanState, seat: int, moves: Moves, found: list[Move]) -> None:
    """Add what is worth asking about."""
    if s.reactor == 0:
        return
    for kind in range(MINERALS):
        if s.borrowed == 0:
            found.append(moves.borrow.at(kind))
        if s.cargo[seat * KINDS + kind] > 0:
            if s.debts[seat * MINERALS + kind] > 0:
                found.append(moves.repay.at(kind))
            if s.converted == 0:
                for other in range(MINERALS):
                    found.append(moves.convert.at(kind, other))


def why_not_reactor(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0 if the seat can do this in the reactor."""
    if s.reactor == 0:
        return NO_REACTOR
    if move.kind == BORROW:
        if s.borrowed == 1:
            return BORROWED
        owed = markers(s, seat)
        if owed >= content.markers:
            return because(TOO_MANY_MARKERS, owed)
        return 0 if s.rondel[move.a] > 0 else because(SECTOR_EMPTY, move.a)
    if move.kind == REPAY:
        if s.debts[seat * MINERALS + move.a] == 0:
            return because(NO_DEBT, move.a)
        return 0 if s.cargo[seat * KINDS + move.a] > 0 else because(NO_CUBE_TO_REPAY, move.a)
    if s.converted == 1:
        return CONVERTED
    if move.a == move.b:
        return SAME_SECTOR
    if s.cargo[seat * KINDS + move.a] == 0:
        return because(NO_CUBE_TO_CONVERT, move.a)
    if s.rondel[move.b] == 0:
        return because(SECTOR_EMPTY, move.b)
    needed = way(move.a, move.b)
    return 0 if s.energy[seat] >= needed else because(REACTOR_ENERGY, needed, s.energy[seat])


def can_use_reactor(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the reactor would serve the seat at the beginning of a turn."""
    if s.reactor == 0:
        return False
    if markers(s, seat) < content.markers and max(s.rondel) > 0:
        return True
    for kind in range(MINERALS):
        if s.cargo[seat * KINDS + kind] > 0:
            if s.debts[seat * MINERALS + kind] > 0:
                return True
            for other in range(MINERALS):
                if other != kind and s.rondel[other] > 0 and s.energy[seat] >= way(kind, other):
                    return True
    return False


def use_reactor(s: OceanState, seat: int, move: Move, journal: Journal) -> None:
    """Borrow, repay or convert."""
    if move.kind == BORROW:
        s.rondel[move.a] -= 1
        s.cargo[seat * KINDS + move.a] += 1
        s.debts[seat * MINERALS + move.a] += 1
        s.borrowed = 1
        journal.tell(E_BORROW, seat, move.a)
    elif move.kind == REPAY:
        s.cargo[seat * KINDS + move.a] -= 1
        s.rondel[move.a] += 1
        s.debts[seat * MINERALS + move.a] -= 1
        journal.tell(E_REPAY, seat, move.a)
    else:
        s.cargo[seat * KINDS + move.a] -= 1
        s.rondel[move.a] += 1
        s.rondel[move.b] -= 1
        s.cargo[seat * KINDS + move.b] += 1
        s.energy[seat] -= way(move.a, move.b)
        s.converted = 1
        journal.tell(E_CONVERT, seat, move.a, move.b)
