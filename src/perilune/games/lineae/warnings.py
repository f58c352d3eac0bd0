"""Legal moves that would do nothing or waste something, and why one should think twice about them."""

from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.content import BATTERY, ELECTION, HIRE, NONE, POWER, Content
from perilune.games.lineae.goods import battery_room, tech_count
from perilune.games.lineae.job import STEER, TECH_JOB, top_kind
from perilune.games.lineae.launchpad import slot_for
from perilune.games.lineae.messages import (
    DIGS_NOTHING,
    DOES_NOTHING,
    DRAINS_BATTERY,
    FITS_ELSEWHERE,
    HAS_MARKER,
    HIRES_IN_VAIN,
    MARKER_IN_VAIN,
    ROOM_FOR_CARD,
    WASTES_ENERGY,
    WORKERS_LEFT,
)
from perilune.games.lineae.moves import DISCARD, DONE, EXCAVATE, LOAD_FREE, PASS, PLACE
from perilune.games.lineae.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.submersible import can_advance
from perilune.games.lineae.workers import spec_of


def think_twice(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0, or why a legal move of the Action Phase is of little use."""
    kind = move.kind
    if kind == PASS:
        return because(WORKERS_LEFT, s.workers[seat]) if s.workers[seat] > 0 else 0
    if kind == PLACE:
        return _place(s, content, seat, move.a)
    if kind == LOAD_FREE:
        return because(FITS_ELSEWHERE, move.b) if slot_for(s, content, move.a, move.b) != NONE else 0
    if kind == EXCAVATE:
        place = _deposit(s, content)
        kind = content.deposits[s.deposits[place]].excavate
        return because(DIGS_NOTHING, kind) if s.supply[kind] == 0 and not can_advance(s, seat, place) else 0
    if kind == DISCARD:
        lost = s.energy[seat] - content.battery
        return because(DRAINS_BATTERY, content.battery, lost) if move.a == BATTERY and lost > 0 else 0
    if kind == DONE and top_kind(s) == STEER:
        return DOES_NOTHING if s.jobs[-2] == 0 and s.jobs[-1] == 0 else 0
    if kind == DONE and top_kind(s) == TECH_JOB:
        return ROOM_FOR_CARD if tech_count(s, seat) < content.technology_limit else 0
    return 0


def _place(s: OceanState, content: Content, seat: int, space: int) -> int:
    spec = spec_of(s, content, space)
    last = s.round == content.rounds
    if spec.effect == ELECTION:
        return HAS_MARKER if s.first == seat else MARKER_IN_VAIN if last else 0
    if spec.effect == HIRE:
        return HIRES_IN_VAIN if last else 0
    room = battery_room(s, content, seat)
    return because(WASTES_ENERGY, room, spec.amount) if spec.effect == POWER and room < spec.amount else 0


def _deposit(s: OceanState, content: Content) -> int:
    """The deposit below the submersible that is steered."""
    return s.subs[s.jobs[-3]] // content.tides.rows // DEPOSIT_WIDTH
