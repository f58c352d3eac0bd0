"""The flight to the Moon and back: steps, full stages, tiles, difficulty, abort (rules, chapters 6, 7, 10, 12), the tokens that it spends,
and the shadow's flight in the solo game (rules, chapter 18).

A flight is a job in hand. There may be several, one above the other: an agenda may let somebody fly within another's flight.
"""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.cards.agendas import LEAVING_STAGE_2, at_work, planets_shown, show, show_at_launch, works
from perilune.games.astronavigators.cards.rockets import rocket_of
from perilune.games.astronavigators.content import (
    FESTIVAL,
    HUNTER,
    POLES,
    QIXI,
    SCIENCE,
    SETS,
    SLIPPERY,
    THERMAL,
    TRACK,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.jobs import (
    AFTER,
    ASK_REVEAL,
    ASK_SECOND,
    BEFORE,
    CHOSEN,
    FACING,
    FIRST_STEP,
    FLAGS,
    FLIGHT,
    GUESSED,
    HUNTING,
    POINT,
    REDRAWN,
    SECOND,
    START,
    STEPS,
    THIS_MONTH,
    VALUE,
    WEEK,
    ask,
    begin,
)
from perilune.games.astronavigators.messages import (
    E_ABORT,
    E_ABORT_STAGE,
    E_DROP,
    E_DV,
    E_EQUAL,
    E_EXCHANGE,
    E_HOME,
    E_HUNT,
    E_LEAVE,
    E_MOON,
    E_OUT,
    E_REGAIN,
    E_RELAUNCH,
    E_SHADOW_FLIES,
    E_SHADOW_HOME,
    E_SKIP,
    E_STEP,
)
from perilune.games.astronavigators.state import ACTIVE, AGAIN, FACE_DOWN, HOME, MOON, NOBODY, SPENT, YEAR, NavState
from perilune.games.astronavigators.world.trajectory import (
    can_draw,
    draw_after_launch,
    is_tile,
    next_place,
    place_of,
    reshuffle,
    skipped_places,
    tile_at,
)

ABORT_TOKEN: Final = 0
STAGE_TOKEN: Final = 1


def begin_flight(s: NavState, c: Content, seat: int, week: int, extra: int) -> None:
    """A travel action by spacecraft: one step, and more by calibration, rocket and agenda (5.7, 16.1)."""
    steps = 1 + extra + s.boost[seat] + rocket_of(s, c, seat).steps(s, seat) + at_work(s, seat).steps(s, c, seat, week)
    begin(s, [FLIGHT, seat, steps, START, 0, FIRST_STEP, week, NOBODY])


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


def may_choose(s: NavState, c: Content, flight: list[int]) -> bool:
    """Whether a planet agenda asks: lower difficulty, or one more step (10.2)."""
    seat = flight[SEAT]
    if flight[FLAGS] & (CHOSEN | HUNTING):
        return False
    agenda = at_work(s, seat)
    return agenda.less > 0 and planets_shown(s, c, agenda)


def must_name(s: NavState, seat: int) -> bool:
    """Whether Thermal Roll still has to name its value (10.21)."""
    return works(s, seat, THERMAL) and s.named[seat] == NOBODY


def must_narrow(s: NavState, flight: list[int]) -> bool:
    """Whether Science and Superstition must choose its stage: before tile 2 of each track."""
    seat = flight[SEAT]
    if not works(s, seat, SCIENCE):
        return False
    place = s.place[seat]
    return (place < 2 and s.slim[seat * 2] == NOBODY) or (MOON <= place < MOON + 2 and s.slim[seat * 2 + 1] == NOBODY)


def can_swap(s: NavState, seat: int) -> bool:
    """Whether the seat may still exchange one of its tiles (6.8)."""
    if s.swapped[seat] == 1:
        return False
    for tile in range(TRACK):
        if s.own[seat * TRACK + tile] != NOBODY:
            return True
    return False


def has_passed(s: NavState, seat: int, tile: int) -> bool:
    """Whether the flying seat has left a stage behind, or faced its tile."""
    facing = bool(s.pending) and s.pending[-1][KIND] == FLIGHT and s.pending[-1][POINT] == FACING
    return place_of(tile) < s.place[seat] or (place_of(tile) == s.place[seat] and not facing)


def can_negate(s: NavState, seat: int) -> bool:
    """Whether the phase on the seat's sextant has not negated a tile yet this month (6.10)."""
    return s.sxt[seat] >= 0 and s.negated[seat] == 0


def can_redraw(s: NavState, flight: list[int]) -> bool:
    """Whether the Moon Festival may draw a new tile for the current stage (10.14)."""
    seat = flight[SEAT]
    return works(s, seat, FESTIVAL) and not flight[FLAGS] & REDRAWN and can_draw(s, tile_at(s.place[seat]))


def step(s: NavState, c: Content, flight: list[int], journal: Journal) -> None:
    """One step: to the next stage that is not full, the Moon, or Earth."""
    seat = flight[SEAT]
    if s.place[seat] in (2, MOON + 2):
        show(s, c, seat, LEAVING_STAGE_2, journal)
    hunting = bool(flight[FLAGS] & HUNTING)
    origin = s.place[seat]
    target = next_place(s, seat, hunting)
    flight[STEPS] -= 1
    flight[FLAGS] &= ~(FIRST_STEP | GUESSED)
    s.place[seat] = target
    skipped = skipped_places(s, seat, origin, target)
    for place in skipped:
        journal.tell(E_SKIP, tile_at(place), seat)
    if target == MOON:
        journal.tell(E_MOON, seat)
        flight[STEPS] = 0
        flight[POINT] = BEFORE
    elif target == HOME:
        s.landed[seat] = 1 + max(s.landed)
        journal.tell(E_HOME, seat, s.landed[seat])
        flight[STEPS] = 0
        flight[POINT] = BEFORE
    else:
        journal.tell(E_LEAVE if origin == MOON else E_STEP, seat, tile_at(target))
        flight[POINT] = FACING
        flight[SECOND] = NOBODY
        if s.board[tile_at(target)] == FACE_DOWN:
            ask(s, ASK_REVEAL, tile_at(target))
        elif works(s, seat, POLES):
            reshuffle(s, tile_at(target))
        if works(s, seat, POLES):
            ask(s, ASK_SECOND, tile_at(target))
    if not hunting:
        hunt(s, seat, skipped, journal)


def hunt(s: NavState, mover: int, skipped: list[int], journal: Journal) -> None:
    """Chasing the Hunter: whoever is skipped moves one step at once, full stages or not (10.9)."""
    for seat in range(s.seats):
        if seat != mover and works(s, seat, HUNTER) and s.out[seat] == 0 and s.place[seat] in skipped:
            journal.tell(E_HUNT, seat)
            begin(s, [FLIGHT, seat, 1, BEFORE, 0, FIRST_STEP | HUNTING | CHOSEN, 0, NOBODY])


def difficulty(s: NavState, c: Content, flight: list[int]) -> int:
    """What the tile counts for the seat, before the sextant."""
    seat = flight[SEAT]
    return at_work(s, seat).difficulty(s, c, flight, seat, s.board[tile_at(s.place[seat])])


def settle(s: NavState, c: Content, flight: list[int], shown: int, journal: Journal) -> None:
    """The difficulty is added; beyond the seat's NK the flight is over (6.6, 7.1)."""
    seat = flight[SEAT]
    s.dv[seat] += shown
    journal.tell(E_DV, seat, shown, s.dv[seat])
    if s.dv[seat] > s.nk[seat]:
        abort(s, c, seat, journal)
        return
    flight[POINT] = AFTER
    flight[STEPS] += at_work(s, seat).steps_after(shown)


def swap_tiles(s: NavState, tile: int, taken: int, journal: Journal) -> None:
    """The flying seat lays its tile down and keeps the one it takes; equal values give one more step (6.8, 6.9)."""
    flight = s.pending[-1]
    seat = flight[SEAT]
    laid = s.own[seat * TRACK + tile]
    s.own[seat * TRACK + tile] = taken
    s.board[tile] = laid
    s.swapped[seat] = 1
    journal.tell(E_EXCHANGE, seat, laid, tile)
    if laid == taken:
        flight[STEPS] += 1
        journal.tell(E_EQUAL, seat)


def ground(s: NavState, seat: int) -> None:
    """Back on the launch pad with a DV of 0; the seat's flights are over."""
    s.place[seat] = 0
    s.square[seat] = s.pad[seat]
    s.dv[seat] = 0
    end_flights(s, seat)


def end_flights(s: NavState, seat: int) -> None:
    """The seat has no flight in hand any more."""
    s.pending = [job for job in s.pending if job[KIND] != FLIGHT or job[SEAT] != seat]


def abort(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Too much difficulty: Abort, then Abort Stage as a plain abort, then out; on the way back always out (7.2, 7.3, 12.5)."""
    if s.place[seat] > MOON:
        drop_out(s, seat, journal)
    elif s.aborts[seat * 2 + ABORT_TOKEN] == 0:
        s.aborts[seat * 2 + ABORT_TOKEN] = 1
        free_abort(s, c, seat, journal)
    elif s.aborts[seat * 2 + STAGE_TOKEN] == 0:
        s.aborts[seat * 2 + STAGE_TOKEN] = 1
        free_abort(s, c, seat, journal)
    else:
        s.out[seat] = 2
        journal.tell(E_OUT, seat)
        end_flights(s, seat)


def drop_out(s: NavState, seat: int, journal: Journal) -> None:
    """An abort on the way back ends the seat's game; only the Abort token saves its rank in the race (12.5, 12.6)."""
    s.out[seat] = 2 if s.aborts[seat * 2 + ABORT_TOKEN] == 1 else 1
    s.aborts[seat * 2 + ABORT_TOKEN] = 1
    journal.tell(E_DROP, seat, tile_at(s.place[seat]))
    end_flights(s, seat)


def free_abort(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Back to the pad, on the way back out; the rockets Falcon Heavy and Starship have their say (12.5, 16.2, 16.3)."""
    if s.place[seat] > MOON:
        drop_out(s, seat, journal)
        return
    journal.tell(E_ABORT, seat)
    week, lasting = 0, 0
    for job in s.pending:
        if job[KIND] == FLIGHT and job[SEAT] == seat:
            week = job[WEEK]
            lasting |= job[FLAGS] & THIS_MONTH
    ground(s, seat)
    if rocket_of(s, c, seat).regains:
        spend_tokens(s, seat)
        regain(s, seat)
        s.sxt[seat] = NOBODY
        journal.tell(E_REGAIN, seat)
    relaunch(s, c, seat, week, lasting, journal)


def relaunch(s: NavState, c: Content, seat: int, week: int, lasting: int, journal: Journal) -> None:
    """The Starship flies again at once, with two more steps. Tiles are drawn; what an agenda does this month lasts (16.3)."""
    if rocket_of(s, c, seat).relaunches:
        journal.tell(E_RELAUNCH, seat)
        s.launches[seat] += 1
        show_at_launch(s, c, seat, journal)
        begin(s, [FLIGHT, seat, 3, BEFORE, 0, FIRST_STEP | CHOSEN | lasting, week, NOBODY])
        draw_after_launch(s, seat)


def abort_stage(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """The free abort of the calibration phase, with all tokens (7.4)."""
    s.aborts[seat * 2 + STAGE_TOKEN] = 1
    journal.tell(E_ABORT_STAGE, seat)
    ground(s, seat)
    regain(s, seat)
    relaunch(s, c, seat, s.week, 0, journal)


def spend_tokens(s: NavState, seat: int) -> None:
    """What lies on sextant and telescope is spent; the attitude indicator's token comes back (5.8)."""
    if s.sxt[seat] >= 0:
        spend_phase(s, seat)
    if s.sct[seat] >= 0:
        s.sets[seat * SETS + s.sct[seat]] = SPENT
    s.sct[seat] = NOBODY
    s.ai[seat] = NOBODY
    s.boost[seat] = 0
    s.negated[seat] = 0


def spend_phase(s: NavState, seat: int) -> None:
    """The phase on the sextant is spent; with the Qixi Festival it stays there for a second month (10.15)."""
    spot = seat * WEEKS + s.sxt[seat]
    if s.phases[spot] == ACTIVE and works(s, seat, QIXI):
        s.phases[spot] = AGAIN
    else:
        s.phases[spot] = SPENT
        s.sxt[seat] = NOBODY


def regain(s: NavState, seat: int) -> None:
    """All spent tokens are active again (7.4)."""
    for number in range(SETS):
        if s.sets[seat * SETS + number] == SPENT:
            s.sets[seat * SETS + number] = ACTIVE
    for phase in range(WEEKS):
        if s.phases[seat * WEEKS + phase] in (SPENT, AGAIN):
            s.phases[seat * WEEKS + phase] = ACTIVE


def tokens_before(s: NavState, week: int) -> int:
    """How many of the two tokens stand in an earlier week."""
    count = 0
    for token in (s.bad, s.shadow):
        if 0 <= token < week:
            count += 1
    return count


def shadow_flies(s: NavState, journal: Journal) -> bool:
    """One step: to the next stage that the player's craft does not fill. True if the shadow is back on Earth."""
    place = s.shadow_place + 1
    skipped: list[int] = []
    while is_tile(place) and s.place[0] == place and s.out[0] == 0:
        skipped.append(place)
        place += 1
    s.shadow_place = place
    journal.tell(E_SHADOW_FLIES)
    hunt(s, NOBODY, skipped, journal)
    if s.shadow_place == HOME:
        journal.tell(E_SHADOW_HOME)
    return s.shadow_place == HOME


def shadow_before(s: NavState, journal: Journal) -> bool:
    """Before the player's action if a token stands before it; twice if both do."""
    if s.round <= YEAR:
        return False
    for _ in range(tokens_before(s, s.last_week)):
        if shadow_flies(s, journal):
            return True
    return False


def shadow_after(s: NavState, journal: Journal) -> bool:
    """After the player's action if no token stood before it."""
    if s.round <= YEAR or s.place[0] == HOME or tokens_before(s, s.last_week) > 0:
        return False
    return shadow_flies(s, journal)
