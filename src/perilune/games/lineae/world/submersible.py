"""Rules, chapter 5: where a submersible can go and stop, and what it can do there.

Where it can go is asked one step at a time. Only a step onto a cell where it could not stop looks further: for the
nearest cell where it can.
"""

from typing import Final

from perilune.core.pending import ARGS, KIND
from perilune.games.lineae.content import COLUMNS, DEPOSITS, KINDS, NONE, TILES, TRACK, Content
from perilune.games.lineae.goods import battery
from perilune.games.lineae.job import STEER
from perilune.games.lineae.messages import ON_CRAFT, ON_CUBE
from perilune.games.lineae.moves import DOWN, LEFT, UP
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import other_sub_at
from perilune.games.lineae.world.tides import TILE_WIDTH

# The frame of a dive, as long as it is steered (steering.py) and when it is docked (docking.py).
SUB: Final = ARGS  # which submersible
STEPS: Final = ARGS + 1  # how many it has gone
DUG: Final = ARGS + 2  # bit mask of the deposits excavated this turn


def room_in(s: OceanState, content: Content, sub: int) -> int:
    """How many cubes the hold can still take."""
    room = content.hold
    for spot in range(sub * KINDS, sub * KINDS + KINDS):
        room -= s.hold[spot]
    return room


def price(s: OceanState, content: Content, seat: int) -> int:
    """What a cube from the hold costs (5.5, 8.6)."""
    return content.docking.of(s, seat)


def free_steps(s: OceanState, content: Content, seat: int) -> int:
    """How many steps of a dive cost nothing (5.2, 8.5)."""
    return content.free_steps.of(s, seat)


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
    if len(s.pending) < 2 or s.pending[-2][KIND] != STEER:
        return False
    trial = s.copy()
    trial.tech[taken] = seat
    trial.tech[card] = NONE
    trial.energy[seat] = min(trial.energy[seat], battery(trial, content, seat))
    sub = s.pending[-2][SUB]
    left = steps_left(trial, content, seat, s.pending[-2][STEPS])
    return not can_end(trial, content, sub, left, room_in(trial, content, sub))


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
