"""Rules, chapter 5: steering a submersible, step by step; taking cubes in and excavating on the way."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.cards.technology import UNDER_WAY, add_uses, use_card, use_words, why_not_use
from perilune.games.lineae.content import (
    DEPOSITS,
    GIVES_CUBE,
    GIVES_TECHNOLOGY,
    KIND_KEYS,
    KINDS,
    LOCK_SPACE,
    NONE,
    SUB_SPACE,
    TILES,
    TRACK,
)
from perilune.games.lineae.job import DOCKED_JOB, GAIN_JOB, STEER, TECH_JOB, OceanJob
from perilune.games.lineae.messages import (
    CRAFT_IN_WAY,
    DIGS_NOTHING,
    DOES_NOTHING,
    DUG_ALREADY,
    E_EXCAVATE,
    E_LAST_TAKEN,
    E_NO_MARKER,
    E_PICK,
    E_TRACK,
    E_TRACK_END,
    FILLS_HOLD,
    HOLD_FULL,
    NO_CUBE_HERE,
    NO_ENERGY,
    NO_ROOM_TO_DIG,
    NO_STOP_ON_CRAFT,
    NO_WATER,
    NO_WAY_OUT,
    NOT_ON_FLOOR,
)
from perilune.games.lineae.moves import BUY, DONE, EXCAVATE, PLACE, SAIL, STEP, TAKE, WAYS, not_now
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.brings import excavation_brings, step_brings
from perilune.games.lineae.world.docking import buy, priced, why_not_buy
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, add_voyages, sail, sub_at, why_not_sail
from perilune.games.lineae.world.submersible import (
    DUG,
    STEPS,
    SUB,
    beside,
    can_advance,
    can_end,
    can_settle,
    free_steps,
    gets_off,
    price,
    room_in,
    steps_left,
    why_not_stop,
)
from perilune.games.lineae.world.tides import TILE_WIDTH


class TakeControl(Effect):
    """Submersible A to F (5.1)."""

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        s.pending.append([STEER, seat, space - SUB_SPACE, 0, 0])

    def gist(self, price: int) -> str:
        return "steer it"


class Steer(OceanJob):
    """A submersible under way."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        sub = s.pending[-1][SUB]
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
        add_voyages(s, self.content, self.moves, seat, found)
        add_uses(s, self.content, self.moves, seat, UNDER_WAY, found)
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        kind = move.kind
        sub = s.pending[-1][SUB]
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
        if kind == SAIL:
            return why_not_sail(s, self.content, seat, move.a)
        if kind in UNDER_WAY:
            return why_not_use(s, self.content, seat, move)
        if kind == PLACE and SUB_SPACE <= move.a < LOCK_SPACE and move.a != SUB_SPACE + sub:
            return because(NO_STOP_ON_CRAFT, move.a - SUB_SPACE)  # who clicks on another one wants to go there
        return not_now(s, move)

    def why_not_step(self, s: OceanState, seat: int, sub: int, way: int) -> int:
        there = beside(s, self.content, s.subs[sub], way)
        if there == NONE:
            return NO_WATER
        left = steps_left(s, self.content, seat, s.pending[-1][STEPS])
        if left == 0:
            return NO_ENERGY
        room = room_in(s, self.content, sub) if s.cells[there] != NONE else 1
        if can_settle(s, sub, there, room):
            return 0
        if gets_off(s, self.content, sub, there, left - 1, room_in(s, self.content, sub)):
            return 0
        other = sub_at(s, there)
        return because(NO_WAY_OUT, left - 1) if other == NONE else because(CRAFT_IN_WAY, other, left - 1)

    def why_not_excavate(self, s: OceanState, seat: int, sub: int) -> int:
        cell = s.subs[sub]
        rows = self.content.tides.rows
        if cell % rows != 0:
            return NOT_ON_FLOOR
        place = cell // rows // DEPOSIT_WIDTH
        if s.pending[-1][DUG] >> place & 1:
            return DUG_ALREADY
        room = room_in(s, self.content, sub)
        if room == 0:
            return because(NO_ROOM_TO_DIG, self.content.hold)
        if self.brought(s, seat, sub, place) < room:
            return 0
        left = steps_left(s, self.content, seat, s.pending[-1][STEPS])
        return 0 if can_end(s, self.content, sub, left, 0) else because(FILLS_HOLD, left)

    def brought(self, s: OceanState, seat: int, sub: int, place: int) -> int:
        """How many cubes an excavation brings: one, with the Bore Laser two, as the supply and the hold allow (5.7, 8.10)."""
        kind = self.content.deposits[s.deposits[place]].excavate
        return min(self.content.excavation.of(s, seat), s.supply[kind], room_in(s, self.content, sub))

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        frame = s.pending[-1]
        if move.kind == DONE:
            return DOES_NOTHING if frame[STEPS] == 0 and frame[DUG] == 0 else 0
        if move.kind != EXCAVATE:
            return 0
        place = s.subs[frame[SUB]] // self.content.tides.rows // DEPOSIT_WIDTH
        kind = self.content.deposits[s.deposits[place]].excavate
        return because(DIGS_NOTHING, kind) if s.supply[kind] == 0 and not can_advance(s, seat, place) else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        sub = s.pending[-1][SUB]
        if kind == SAIL:
            sail(s, seat, move.a, journal)
            s.sailed = 1
            return
        s.sailed = 0
        if kind == STEP:
            if s.pending[-1][STEPS] >= free_steps(s, self.content, seat):
                s.energy[seat] -= 1
            s.pending[-1][STEPS] += 1
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
            s.pending.pop()
            s.pending.append([DOCKED_JOB, seat, sub])
            buy(s, self.content, seat, sub, move.a, journal)
        elif kind == DONE:
            s.pending.pop()
        else:
            use_card(s, self.content, seat, move, journal)

    def excavate(self, s: OceanState, seat: int, sub: int, journal: Journal) -> None:
        """The cube, then the track (5.7 to 5.11)."""
        place = s.subs[sub] // self.content.tides.rows // DEPOSIT_WIDTH
        kind = self.content.deposits[s.deposits[place]].excavate
        brought = self.brought(s, seat, sub, place)
        s.supply[kind] -= brought
        s.hold[sub * KINDS + kind] += brought
        s.pending[-1][DUG] |= 1 << place
        journal.tell(E_EXCAVATE, seat, brought, kind)
        spot = seat * DEPOSITS + place
        reached = s.tracks[spot] + 1
        if not can_advance(s, seat, place):
            at = s.tracks[spot]
            journal.tell(E_NO_MARKER if at == 0 else E_TRACK_END if at == TRACK else E_LAST_TAKEN, seat, kind)
            return
        if reached == 1:
            s.reserve[seat] -= 1
        s.tracks[spot] = reached
        vp = self.content.track_vp[reached - 1]
        s.vp[seat] += vp
        journal.tell(E_TRACK, seat, reached, kind, vp)
        gives = self.content.track_gives[reached - 1]
        if gives == GIVES_CUBE and max(s.supply) > 0:
            s.pending.append([GAIN_JOB, seat])
        elif gives == GIVES_TECHNOLOGY and NONE in s.tech:
            s.pending.append([TECH_JOB, seat])

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        sub = s.pending[-1][SUB]
        gone = s.pending[-1][STEPS]
        left = steps_left(s, self.content, seat, gone)
        name = self.content.sub_keys[sub].upper()
        if left == 0:
            return f"Submersible {name} can go no further: you have no electricity left."
        return f"Steer submersible {name}: choose where to go, up to {counted(left, 'more step' if gone else 'step')}."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == DONE:
            return "Stop here"
        job = s.pending[-1]
        if move.kind == STEP:
            return f"Steer {WAYS[move.a]}: {step_brings(s, seat, self.content, job[SUB], job[STEPS], move.a)}"
        if move.kind == TAKE:
            here = s.cells[s.subs[job[SUB]]]
            return f"Pick up the {KIND_KEYS[here] if here != NONE else 'cube'} and earn ${self.content.pick_up}"
        if move.kind == EXCAVATE:
            return f"Excavate {excavation_brings(s, seat, self.content, s.subs[job[SUB]])}"
        if move.kind == BUY:
            return f"Dock and buy {KIND_KEYS[move.a]}{priced(price(s, self.content, seat))}: docking ends your turn"
        return use_words(s, self.content, seat, move) if move.kind in UNDER_WAY else ""
