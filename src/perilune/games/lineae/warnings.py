"""Legal moves that would do nothing or waste something, and why one should think twice about them."""

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


def warns(reason: int) -> bool:
    """Whether this is a reason of `think_twice`."""
    return WASTES_ENERGY <= reason <= MARKER_IN_VAIN


def think_twice(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0, or why a legal move of the Action Phase is of little use."""
    kind = move.kind
    if kind == PASS:
        return WORKERS_LEFT if s.workers[seat] > 0 else 0
    if kind == PLACE:
        return _place(s, content, seat, move.a)
    if kind == LOAD_FREE:
        return FITS_ELSEWHERE if slot_for(s, content, move.a, move.b) != NONE else 0
    if kind == EXCAVATE:
        place = _deposit(s, content)
        out = s.supply[content.deposits[s.deposits[place]].excavate] == 0
        return DIGS_NOTHING if out and not can_advance(s, seat, place) else 0
    if kind == DISCARD:
        return DRAINS_BATTERY if move.a == BATTERY and s.energy[seat] > content.battery else 0
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
    return WASTES_ENERGY if spec.effect == POWER and battery_room(s, content, seat) < spec.amount else 0


def _deposit(s: OceanState, content: Content) -> int:
    """The deposit below the submersible that is steered."""
    return s.subs[s.jobs[-3]] // content.tides.rows // DEPOSIT_WIDTH


def warning_numbers(s: OceanState, content: Content, seat: int, move: Move, reason: int) -> list[int]:
    """What fills the blanks of `think_twice`."""
    if reason == WASTES_ENERGY:
        return [battery_room(s, content, seat), spec_of(s, content, move.a).amount]
    if reason == WORKERS_LEFT:
        return [s.workers[seat]]
    if reason == DIGS_NOTHING:
        return [content.deposits[s.deposits[_deposit(s, content)]].excavate]
    if reason == FITS_ELSEWHERE:
        return [move.b]
    return [content.battery, s.energy[seat] - content.battery] if reason == DRAINS_BATTERY else []
