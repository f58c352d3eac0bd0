"""Launching, and how a flight goes on by itself until it needs a decision (rules, chapter 6)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.pending import SEAT
from perilune.games.astronavigators.agenda import show_at_launch, works
from perilune.games.astronavigators.content import FESTIVAL, SLIPPERY, SPACECRAFT, STAGES, THERMAL, TRACK, VEHICLES, Content
from perilune.games.astronavigators.flight import (
    AFTER,
    BEFORE,
    FACING,
    FIRST_STEP,
    FLAGS,
    GUESSED,
    POINT,
    REDRAWN,
    START,
    STEPS,
    VALUE,
    begin_flight,
    can_draw,
    difficulty,
    draw_after_launch,
    may_choose,
    mean,
    must_narrow,
    settle,
    step,
    tile_at,
    tiles_left,
)
from perilune.games.astronavigators.messages import E_LAUNCH, E_SATURN, E_SITE
from perilune.games.astronavigators.sites import KEPT, ROCKET, SQUARE, kept_by
from perilune.games.astronavigators.state import FIRST_AND_FAST, NOBODY, NavState
from perilune.games.astronavigators.travel import all_vehicles

SATURN_NK: Final = 10
SATURN_V: Final = 0


def stages_in_play(s: NavState) -> int:
    """How many stages have tiles: First and Fast has no way back."""
    return STAGES if s.mode == FIRST_AND_FAST else TRACK


def may_draw(s: NavState, seat: int) -> bool:
    """Whether there is a stage whose tile the seat may still draw (6.3)."""
    for tile in range(stages_in_play(s)):
        if s.own[seat * TRACK + tile] == NOBODY and tiles_left(s, tile) > 0:
            return True
    return False


def rockets_here(s: NavState, c: Content, seat: int) -> list[int]:
    """The rockets the seat can launch with from its square: raised ones, and its own hidden ones (6.1, 11.6)."""
    square = s.square[seat]
    here = [rocket for rocket in range(len(c.rockets)) if s.sites[rocket] == square]
    for at in kept_by(s, seat):
        if s.kept[at + SQUARE] == square:
            here.append(s.kept[at + ROCKET])
    return here


def has_pad(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat stands on a launch pad."""
    return len(rockets_here(s, c, seat)) > 0


def launch(s: NavState, c: Content, seat: int, rocket: int, journal: Journal) -> None:
    """The spacecraft leaves the Earth map: Saturn V's NK, agendas, tile draws, then the flight."""
    square = s.square[seat]
    s.pad[seat] = square
    s.rocket[seat] = rocket
    s.die[seat] = SPACECRAFT
    journal.tell(E_LAUNCH, seat, rocket, square)
    for at in kept_by(s, seat):
        if s.kept[at + ROCKET] == rocket:
            del s.kept[at : at + KEPT]
            s.sites[rocket] = square
            journal.tell(E_SITE, rocket, square)
            break
    if rocket == SATURN_V and s.saturn[seat] == 0:
        s.saturn[seat] = 1
        s.nk[seat] += SATURN_NK
        journal.tell(E_SATURN, seat, SATURN_NK)
    if s.used[seat * VEHICLES + SPACECRAFT] == 0:
        s.used[seat * VEHICLES + SPACECRAFT] = 1
        all_vehicles(s, seat, journal)
    s.launches[seat] += 1
    if s.mode != FIRST_AND_FAST:
        show_at_launch(s, c, seat, journal)
    begin_flight(s, c, seat, s.week, 0)
    draw_after_launch(s, seat)


def flight_cost(s: NavState, c: Content) -> int:
    """What the stages to the Moon are expected to take, or there and back where that is the way."""
    total = 0
    for tile in range(stages_in_play(s)):
        total += mean(s, c, tile)
    return total


def can_swap(s: NavState, seat: int) -> bool:
    """Whether the seat may still exchange one of its tiles (6.8)."""
    if s.swapped[seat] == 1:
        return False
    for tile in range(TRACK):
        if s.own[seat * TRACK + tile] != NOBODY:
            return True
    return False


def must_name(s: NavState, seat: int) -> bool:
    """Whether Thermal Roll still has to name its value (10.21)."""
    return works(s, seat, THERMAL) and s.named[seat] == NOBODY


def can_negate(s: NavState, seat: int) -> bool:
    """Whether the phase on the seat's sextant has not negated a tile yet this month (6.10)."""
    return s.sxt[seat] >= 0 and s.negated[seat] == 0


def can_redraw(s: NavState, flight: list[int]) -> bool:
    """Whether the Moon Festival may draw a new tile for the current stage (10.14)."""
    seat = flight[SEAT]
    return works(s, seat, FESTIVAL) and not flight[FLAGS] & REDRAWN and can_draw(s, tile_at(s.place[seat]))


def fly_on(s: NavState, c: Content, journal: Journal) -> bool:
    """One bit of the flight in hand. True if its seat must decide."""
    flight = s.pending[-1]
    seat = flight[SEAT]
    point = flight[POINT]
    if point == START:
        if may_choose(s, c, flight) or must_name(s, seat):
            return True
        flight[POINT] = BEFORE
    elif point == BEFORE:
        if flight[STEPS] <= 0:
            s.pending.pop()
            return False
        if must_narrow(s, flight) or can_swap(s, seat) or not flight[FLAGS] & FIRST_STEP:
            return True
        step(s, c, flight, journal)
    elif point == FACING:
        shown = difficulty(s, c, flight)
        flight[VALUE] = shown
        if (can_negate(s, seat) and shown > 0) or can_swap(s, seat) or can_redraw(s, flight):
            return True
        settle(s, c, flight, shown, journal)
    else:
        assert point == AFTER
        if works(s, seat, SLIPPERY) and not flight[FLAGS] & GUESSED and can_draw(s, tile_at(s.place[seat])):
            return True
        flight[POINT] = BEFORE
    return False
