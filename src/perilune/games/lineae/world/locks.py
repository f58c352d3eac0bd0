"""Rules, chapter 6: locks and water. A worker turns a lock, the others may sail first, and the water follows."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.games.lineae.cards.colony import generate, receive
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import COLUMNS, KINDS, LOCK_SPACE, NONE, SUBS, TILES, Content
from perilune.games.lineae.job import TOLL_JOB, OceanJob, top_seat
from perilune.games.lineae.messages import E_CLOSE, E_OPEN, E_SWEPT, E_TOLL, WHEN_STAY
from perilune.games.lineae.moves import DONE, SAIL, STAY, not_now
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import joined, sail, sub_at, why_not_sail
from perilune.games.lineae.world.tides import TILE_WIDTH


class TurnLock(Effect):
    """Lock 1 to 4 (6.1)."""

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        offer_toll(s, self.content, space - LOCK_SPACE, seat, (seat + 1) % s.seats, journal)

    def gist(self, price: int) -> str:
        return "turn it"


WHICH: Final = ARGS  # the lock that is about to turn
ACTIVE: Final = ARGS + 1  # who turns it


class Toll(OceanJob):
    """Before a lock turns, the others may sail for $1 (6.3)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.stay.moves + self.moves.sail.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == STAY:
            return 0
        if move.kind != SAIL:
            return WHEN_STAY if move.kind == DONE else not_now(s, move)
        return why_not_sail(s, self.content, seat, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        frame = s.pending.pop()
        lock, active = frame[WHICH], frame[ACTIVE]
        if move.kind == SAIL:
            s.money[seat] -= self.content.toll
            s.money[active] += self.content.toll
            journal.tell(E_TOLL, seat, active, self.content.toll)
            sail(s, seat, move.a, journal)
        offer_toll(s, self.content, lock, active, (seat + 1) % s.seats, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return f"Lock {s.pending[-1][WHICH] + 1} is about to turn. Sail first, for a toll of ${self.content.toll}, or stay."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return f"{names[top_seat(s)]} may sail before the lock turns."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        return f"Sail to space {move.a + 1} for ${self.content.toll}" if move.kind == SAIL else ""


def offer_toll(s: OceanState, content: Content, lock: int, active: int, seat: int, journal: Journal) -> None:
    """Ask the seats from this one on who can sail and pay; then the lock turns."""
    s.sailed = 0
    while seat != active:
        if s.money[seat] >= content.toll:
            for tile in range(TILES):
                if tile != s.vessel[seat] and joined(s, content, s.vessel[seat], tile):
                    s.pending.append([TOLL_JOB, seat, lock, active])
                    return
        seat = (seat + 1) % s.seats
    turn_lock(s, content, active, lock, journal)


def turn_lock(s: OceanState, content: Content, seat: int, lock: int, journal: Journal) -> None:
    """The lock opens or closes, and the water follows."""
    s.swept = 0
    s.carried = []
    opening = s.locks >> lock & 1
    s.locks ^= 1 << lock
    if opening:
        tiles = _run_off(s, content)
        journal.tell(E_OPEN, seat, lock, tiles)
        receive(s, content, seat, [kind for kind in s.carried[2::3] if kind < KINDS], journal)
        _come_home(s, content, journal)
    else:
        tiles = fill(s, content)
        journal.tell(E_CLOSE, seat, lock, tiles)
    generate(s, content, seat, tiles, journal)


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
