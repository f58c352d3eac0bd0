"""Launching: which rockets stand ready, and what a launch brings (rules, chapter 6)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.cards.agendas import show_at_launch
from perilune.games.astronavigators.content import SPACECRAFT, STAGES, TRACK, VEHICLES, WEEKS, Content
from perilune.games.astronavigators.jobs import FACING, FLIGHT, POINT, VALUE
from perilune.games.astronavigators.messages import E_LAUNCH, E_SATURN, E_SITE
from perilune.games.astronavigators.state import ACTIVE, AGAIN, FIRST_AND_FAST, YEAR, NavState
from perilune.games.astronavigators.world.flight import begin_flight
from perilune.games.astronavigators.world.sites import KEPT, ROCKET, SQUARE, kept_by
from perilune.games.astronavigators.world.trajectory import draw_after_launch, place_of, stages_in_play, usual_value
from perilune.games.astronavigators.world.travel import BONUS, all_vehicles

SATURN_NK: Final = 10
SATURN_V: Final = 0


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


def rocket_gives(s: NavState, c: Content, seat: int) -> int:
    """The knowledge that the next launch brings: the Saturn V's, unless the seat has had it or stands at another rocket (6.2)."""
    here = rockets_here(s, c, seat) if s.place[seat] == 0 else []
    if s.saturn[seat] == 1 or s.place[seat] > 0 or s.sites[SATURN_V] < 0:
        return 0
    return SATURN_NK if not here or SATURN_V in here else 0


def vehicles_give(s: NavState, seat: int) -> int:
    """The bonus for all vehicles, if the spacecraft is the only one that the seat has not used and the first year lasts (4.13)."""
    used = s.used[seat * VEHICLES : (seat + 1) * VEHICLES]
    return BONUS if s.round <= YEAR and used[SPACECRAFT] == 0 and sum(used) == VEHICLES - 1 else 0


def launch_gives(s: NavState, c: Content, seat: int) -> int:
    """All the knowledge that the next launch brings."""
    return rocket_gives(s, c, seat) + vehicles_give(s, seat)


def phases_spare(s: NavState, c: Content, seat: int) -> int:
    """What the seat's lunar phases can take off the way: each makes one stage count 0, the hardest ones if it waits for them (5.4)."""
    tokens = 0
    for phase in range(WEEKS):
        on_sextant = s.sxt[seat] == phase and s.negated[seat] == 1
        tokens += 1 if s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN) and not on_sextant else 0
    stages = sorted([usual_value(s, c, tile) for tile in range(stages_in_play(s)) if place_of(tile) > s.place[seat]])
    return sum(stages[max(0, len(stages) - tokens) :])


def flight_cost(s: NavState, c: Content) -> int:
    """What the stages to the Moon usually take, or there and back where that is the way: the number that the boards show."""
    total = 0
    for tile in range(stages_in_play(s)):
        total += usual_value(s, c, tile)
    return total


def usual_costs(s: NavState, c: Content, seat: int) -> list[int]:
    """What the ways to the Moon and home usually take, from where the seat is: turned tiles as they are, the others as most of them.

    A tile that the seat is about to face counts, too. The way home is 0 where there is none.
    """
    total = s.dv[seat] + to_face(s, seat)
    costs: list[int] = []
    for tile in range(stages_in_play(s)):
        if place_of(tile) > s.place[seat]:
            total += usual_value(s, c, tile)
        if tile in (STAGES - 1, TRACK - 1):
            costs.append(total)
    return costs if len(costs) == 2 else [costs[0], 0]


def to_face(s: NavState, seat: int) -> int:
    """What the tile counts that the seat has turned up and must face now; 0 if there is none."""
    if not s.pending or s.pending[-1][KIND] != FLIGHT or s.pending[-1][SEAT] != seat or s.pending[-1][POINT] != FACING:
        return 0
    return s.pending[-1][VALUE]
