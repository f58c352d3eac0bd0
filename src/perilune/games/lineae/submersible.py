"""Rules, chapter 5: steering a submersible, step by step, and docking.

Where it can go is asked one step at a time. Only a step onto a cell where it could not stop looks further: for the
nearest cell where it can.
"""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.content import (
    COLUMNS,
    CRANE,
    DEPOSITS,
    GIVES_CUBE,
    GIVES_TECHNOLOGY,
    IMPELLERS,
    KINDS,
    LASER,
    NONE,
    TILES,
    TRACK,
    Content,
)
from perilune.games.lineae.goods import battery, pay
from perilune.games.lineae.job import DOCKED_JOB, FRAME, GAIN_JOB, STEER, TECH_JOB, Job, pop, push
from perilune.games.lineae.messages import (
    CUBE_TOO_DEAR,
    DOCKED,
    DUG_ALREADY,
    E_BUY,
    E_EXCAVATE,
    E_NO_TRACK,
    E_PICK,
    E_TRACK,
    FILLS_HOLD,
    HOLD_FULL,
    NO_CUBE_HERE,
    NO_ENERGY,
    NO_ROOM_TO_DIG,
    NO_VESSEL_ABOVE,
    NO_WATER,
    NO_WAY_OUT,
    NOT_AT_SURFACE,
    NOT_IN_HOLD,
    NOT_ON_FLOOR,
    ON_CRAFT,
    ON_CUBE,
)
from perilune.games.lineae.moves import BUY, DONE, DOWN, EXCAVATE, LEFT, STEP, TAKE, UP, not_now
from perilune.games.lineae.ocean import DEPOSIT_WIDTH, other_sub_at
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.tides import TILE_WIDTH


def room_in(s: OceanState, content: Content, sub: int) -> int:
    """How many cubes the hold can still take."""
    room = content.hold
    for spot in range(sub * KINDS, sub * KINDS + KINDS):
        room -= s.hold[spot]
    return room


def price(s: OceanState, content: Content, seat: int) -> int:
    """What a cube from the hold costs (5.5, 8.6)."""
    return content.technologies[CRANE].amount if s.tech[CRANE] == seat else content.docking


def free_steps(s: OceanState, content: Content, seat: int) -> int:
    """How many steps of a dive cost nothing (5.2, 8.5)."""
    return content.technologies[IMPELLERS].amount if s.tech[IMPELLERS] == seat else content.free_steps


def steps_left(s: OceanState, content: Content, seat: int, steps: int) -> int:
    """How many more steps the seat can make after so many."""
    return s.energy[seat] + max(0, free_steps(s, content, seat) - steps)


def beside(s: OceanState, content: Content, cell: int, way: int) -> int:
    """The water cell in this direction, or NONE."""
    rows = content.tides.rows
    column = cell // rows
    row = cell % rows
    if way == UP:
        row += 1
    elif way == DOWN:
        row -= 1
    elif way == LEFT:
        column -= 1
    else:
        column += 1
    if row < 0 or column < 0 or column >= COLUMNS:
        return NONE
    if row >= content.tides.top[s.locks * TILES + column // TILE_WIDTH]:
        return NONE
    return column * rows + row


def why_not_stop(s: OceanState, sub: int, cell: int) -> int:
    """0 if the submersible may stop in this cell as things are (5.4)."""
    if s.cells[cell] != NONE:
        return ON_CUBE
    return ON_CRAFT if other_sub_at(s, cell, sub) else 0


def can_settle(s: OceanState, sub: int, cell: int, room: int) -> bool:
    """Whether the submersible could stop here, taking a cube in if there is room."""
    return (room > 0 or s.cells[cell] == NONE) and not other_sub_at(s, cell, sub)


def gets_off(s: OceanState, content: Content, sub: int, cell: int, steps: int, room: int) -> bool:
    """Whether so many steps are enough to bring the submersible from here to a cell where it can stop."""
    seen = [cell]
    edge = [cell]
    for _ in range(steps):
        further: list[int] = []
        for place in edge:
            for way in range(4):
                there = beside(s, content, place, way)
                if there == NONE or there in seen:
                    continue
                if can_settle(s, sub, there, room):
                    return True
                seen.append(there)
                further.append(there)
        if not further:
            return False
        edge = further
    return False


def can_end(s: OceanState, content: Content, sub: int, steps: int, room: int) -> bool:
    """Whether the submersible can stop where it is, or with so many steps somewhere else."""
    cell = s.subs[sub]
    return can_settle(s, sub, cell, room) or gets_off(s, content, sub, cell, steps, room)


def dive_needs(s: OceanState, content: Content, seat: int, card: int, taken: int) -> bool:
    """Whether the dive below the job in hand could not end if the seat, having taken one card, put another back (8.1)."""
    if len(s.jobs) < 2 * FRAME or s.jobs[-2 * FRAME] != STEER:
        return False
    trial = s.copy()
    trial.tech[taken] = seat
    trial.tech[card] = NONE
    trial.energy[seat] = min(trial.energy[seat], battery(trial, content, seat))
    sub = s.jobs[2 - 2 * FRAME]
    steps = s.jobs[3 - 2 * FRAME]
    return not can_end(trial, content, sub, steps_left(trial, content, seat, steps), room_in(trial, content, sub))


class Steer(Job):
    """A submersible under way."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        sub = s.jobs[-3]
        found = self.moves.done.moves + self.moves.step.moves
        cell = s.subs[sub]
        if s.cells[cell] != NONE:
            found.append(self.moves.take.at())
        row = cell % self.content.tides.rows
        if row == 0:
            found.append(self.moves.excavate.at())
        tile = cell // self.content.tides.rows // TILE_WIDTH
        if s.vessel[seat] == tile and row == self.content.tides.top[s.locks * TILES + tile] - 1:
            for kind in range(KINDS):
                if s.hold[sub * KINDS + kind] > 0:
                    found.append(self.moves.buy.at(kind))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        kind = move.kind
        sub = s.jobs[-3]
        cell = s.subs[sub]
        if kind == STEP:
            return self.why_not_step(s, seat, sub, move.a)
        if kind == DONE:
            return why_not_stop(s, sub, cell)
        if kind == TAKE:
            if s.cells[cell] == NONE:
                return NO_CUBE_HERE
            return because(HOLD_FULL, self.content.hold) if room_in(s, self.content, sub) == 0 else 0
        if kind == EXCAVATE:
            return self.why_not_excavate(s, seat, sub)
        if kind == BUY:
            return why_not_buy(s, self.content, seat, sub, move.a)
        return not_now(s, move)

    def why_not_step(self, s: OceanState, seat: int, sub: int, way: int) -> int:
        there = beside(s, self.content, s.subs[sub], way)
        if there == NONE:
            return NO_WATER
        left = steps_left(s, self.content, seat, s.jobs[-2])
        if left == 0:
            return NO_ENERGY
        room = room_in(s, self.content, sub) if s.cells[there] != NONE else 1
        if can_settle(s, sub, there, room):
            return 0
        if gets_off(s, self.content, sub, there, left - 1, room_in(s, self.content, sub)):
            return 0
        return because(NO_WAY_OUT, left - 1)

    def why_not_excavate(self, s: OceanState, seat: int, sub: int) -> int:
        cell = s.subs[sub]
        rows = self.content.tides.rows
        if cell % rows != 0:
            return NOT_ON_FLOOR
        place = cell // rows // DEPOSIT_WIDTH
        if s.jobs[-1] >> place & 1:
            return DUG_ALREADY
        room = room_in(s, self.content, sub)
        if room == 0:
            return because(NO_ROOM_TO_DIG, self.content.hold)
        if self.brought(s, seat, sub, place) < room:
            return 0
        left = steps_left(s, self.content, seat, s.jobs[-2])
        return 0 if can_end(s, self.content, sub, left, 0) else because(FILLS_HOLD, left)

    def brought(self, s: OceanState, seat: int, sub: int, place: int) -> int:
        """How many cubes an excavation brings: one, with the Bore Laser two, as the supply and the hold allow (5.7, 8.10)."""
        kind = self.content.deposits[s.deposits[place]].excavate
        most = self.content.technologies[LASER].amount if s.tech[LASER] == seat else 1
        return min(most, s.supply[kind], room_in(s, self.content, sub))

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        sub = s.jobs[-3]
        if kind == STEP:
            if s.jobs[-2] >= free_steps(s, self.content, seat):
                s.energy[seat] -= 1
            s.jobs[-2] += 1
            s.subs[sub] = beside(s, self.content, s.subs[sub], move.a)
        elif kind == TAKE:
            cube = s.cells[s.subs[sub]]
            s.cells[s.subs[sub]] = NONE
            s.hold[sub * KINDS + cube] += 1
            s.bank -= self.content.pick_up
            s.money[seat] += self.content.pick_up
            journal.tell(E_PICK, sub, cube, seat, self.content.pick_up)
        elif kind == EXCAVATE:
            self.excavate(s, seat, sub, journal)
        elif kind == BUY:
            pop(s)
            push(s, DOCKED_JOB, seat, sub)
            buy(s, self.content, seat, sub, move.a, journal)
        else:
            pop(s)

    def excavate(self, s: OceanState, seat: int, sub: int, journal: Journal) -> None:
        """The cube, then the track (5.7 to 5.11)."""
        place = s.subs[sub] // self.content.tides.rows // DEPOSIT_WIDTH
        kind = self.content.deposits[s.deposits[place]].excavate
        brought = self.brought(s, seat, sub, place)
        s.supply[kind] -= brought
        s.hold[sub * KINDS + kind] += brought
        s.jobs[-1] |= 1 << place
        journal.tell(E_EXCAVATE, seat, brought, kind)
        spot = seat * DEPOSITS + place
        reached = s.tracks[spot] + 1
        if not can_advance(s, seat, place):
            journal.tell(E_NO_TRACK, seat, place)
            return
        if reached == 1:
            s.reserve[seat] -= 1
        s.tracks[spot] = reached
        vp = self.content.track_vp[reached - 1]
        s.vp[seat] += vp
        journal.tell(E_TRACK, seat, reached, place, vp)
        gives = self.content.track_gives[reached - 1]
        if gives == GIVES_CUBE and max(s.supply) > 0:
            push(s, GAIN_JOB, seat)
        elif gives == GIVES_TECHNOLOGY and NONE in s.tech:
            push(s, TECH_JOB, seat)

    def prompt(self, s: OceanState, seat: int) -> str:
        sub = s.jobs[-3]
        left = steps_left(s, self.content, seat, s.jobs[-2])
        return f"Steer submersible {self.content.sub_keys[sub].upper()}: you can pay for {counted(left, 'more step')}."

    def words(self, s: OceanState, seat: int, move: Move) -> str:
        if move.kind == DONE:
            return "Stop here"
        if move.kind == TAKE:
            return f"Take the cube into the hold and ${self.content.pick_up}"
        if move.kind == BUY:
            return f"Dock and buy {self.moves.vocabulary.labels['kind'][move.a]} for ${price(s, self.content, seat)} (ends your turn)"
        return ""


def can_advance(s: OceanState, seat: int, place: int) -> bool:
    """Whether the seat can enter or move on along a track (5.10, 5.11)."""
    at = s.tracks[seat * DEPOSITS + place]
    if at == 0:
        return s.reserve[seat] > 0
    if at == TRACK:
        return False
    if at < TRACK - 1:
        return True
    for other in range(s.seats):
        if s.tracks[other * DEPOSITS + place] == TRACK:
            return False
    return True


def why_not_buy(s: OceanState, content: Content, seat: int, sub: int, kind: int) -> int:
    """0 if the seat can dock and take this cube aboard (5.5)."""
    cell = s.subs[sub]
    tile = cell // content.tides.rows // TILE_WIDTH
    if cell % content.tides.rows != content.tides.top[s.locks * TILES + tile] - 1:
        return NOT_AT_SURFACE
    if s.vessel[seat] != tile:
        return because(NO_VESSEL_ABOVE, s.vessel[seat], tile)
    if s.hold[sub * KINDS + kind] == 0:
        return because(NOT_IN_HOLD, kind)
    if s.money[seat] < price(s, content, seat):
        return because(CUBE_TOO_DEAR, price(s, content, seat), s.money[seat])
    return why_not_stop(s, sub, cell)


def buy(s: OceanState, content: Content, seat: int, sub: int, kind: int, journal: Journal) -> None:
    """A cube comes aboard."""
    pay(s, seat, price(s, content, seat), journal)
    s.hold[sub * KINDS + kind] -= 1
    s.cargo[seat * KINDS + kind] += 1
    journal.tell(E_BUY, seat, kind, sub)


class Docked(Job):
    """Docked: buying until done, which ends the turn."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        for kind in range(KINDS):
            if s.hold[s.jobs[-3] * KINDS + kind] > 0:
                found.append(self.moves.buy.at(kind))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == BUY:
            return why_not_buy(s, self.content, seat, s.jobs[-3], move.a)
        return 0 if move.kind == DONE else DOCKED

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == BUY:
            buy(s, self.content, seat, s.jobs[-3], move.a, journal)
        else:
            pop(s)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Docked: take more cubes aboard, or finish. That ends your turn."

    def words(self, s: OceanState, seat: int, move: Move) -> str:
        if move.kind == BUY:
            return f"Buy {self.moves.vocabulary.labels['kind'][move.a]} for ${price(s, self.content, seat)}"
        return "Cast off and end your turn" if move.kind == DONE else ""
