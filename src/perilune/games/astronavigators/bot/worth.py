"""How good a position looks to a seat: the eye of the greedy and of the searching bot. 100 is one point of knowledge.

A declared action counts nearly as if it were done. Until a seat has what a flight needs, knowledge counts; then the way to the launch
pad, the training and the stages do.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.core.weights import WHOLE
from perilune.games.astronavigators.bot.aims import NEXT, SAVED, Aims
from perilune.games.astronavigators.bot.calibration import on_instruments
from perilune.games.astronavigators.bot.haste import haste
from perilune.games.astronavigators.bot.missions import (
    ALL_BUT_ANTARCTICA,
    accomplished,
    at_stake,
    completion,
    hidden,
    items,
    mission,
    quests,
    repute,
    tiles_short,
    whole_mission,
)
from perilune.games.astronavigators.content import (
    CONTINENTS,
    EARTH_RISE,
    QIXI,
    ROCKY,
    SETS,
    SPACECRAFT,
    TRACK,
    VEHICLES,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.jobs import AFTER, FACING, POINT, SECOND, STEPS, TRAVEL, VALUE
from perilune.games.astronavigators.jobs import FLIGHT as FLYING
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    CALIBRATE,
    EARTHRISE,
    FIRST_AND_FAST,
    HOME,
    INACTIVE,
    JOURNEY,
    LAST_MONTH,
    MOON,
    NOBODY,
    OBSERVE,
    OVER,
    PLAN,
    PLANNED,
    SOLAR_SYSTEM,
    SOLO,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.world.observe import value, why_not_see
from perilune.games.astronavigators.world.trajectory import mean, place_of
from perilune.games.astronavigators.world.travel import VEHICLE, destinations, icons_at, new_continents, trips_from

NEEDED_FAST: Final = 66  # knowledge with which a seat is ready for the Moon,
NEEDED: Final = 100  # for the way there and back against rivals, who do not wait,
NEEDED_ALONE: Final = 112  # and alone;
PHASE_SAVES: Final = 6  # less for each lunar phase
DEPART: Final = (
    10  # the month in which a seat heads for the launch pad, ready or not; in First and Fast it is the last of the year
)
ALONE_DONE: Final = 11  # alone: as soon as all is done, from this month on,
ALONE_LATEST: Final = 17  # and in this one, when it is too late for anything else
SHADOW_STEP: Final = 800  # a step of the shadow that another week would have spared
STAGE_WORTH: Final = 1500  # one stage on the way
ARRIVED: Final = 20000
OUT: Final = -9000
RISK: Final = 45  # a point of knowledge short of, or beyond, what the stages ahead will take
SPARE: Final = 12
PHASE: Final = [0, 900, 1600, 1900, 2000]  # lunar phase tokens, by their number
SET_TOKEN: Final = 700  # a complete set: mostly one more step
SET_PART: Final = 550  # a whole set of which only a part is done counts less than this
PLAN_PART: Final = 35  # per cent of what a card brings that count when it is saved
TILE: Final = 40  # a tile that can still be used,
QUEST_TILE: Final = 2500  # and one that will be missing when a quest is to be taken
GUESS: Final = 2500  # a guess is wrong more often than not
FEATURES: Final = [
    "knowledge", "lunar phases", "sets on the way", "tokens on instruments", "the flight", "knowledge to spare on the flight",
    "being home, or out", "the square on the map", "vehicles, continents and tiles", "the astronaut", "the hidden agenda",
    "quests and instruments", "actions declared", "how far the best rival is", "complete sets", "reputation",
]  # fmt: skip
KNOWLEDGE: Final = 0
MOONS: Final = 1
IN_SETS: Final = 2
TOOLS: Final = 3
FLIGHT: Final = 4
SAFETY: Final = 5
DONE: Final = 6
HERE: Final = 7
TRAVELS: Final = 8
TRAINING: Final = 9
AGENDA: Final = 10
QUEST: Final = 11
DECLARED: Final = 12
RIVAL: Final = 13
COMPLETE: Final = 14
REPUTE: Final = 15


def worth(s: NavState, c: Content, seat: int, weights: list[int]) -> int:
    """The seat's position, less a part of how far the best rival has come, with these weights for the features."""
    total = standing(s, c, seat, weights)
    rival = 0
    for other in range(s.seats):
        if other != seat and s.out[other] == 0:
            rival = max(rival, s.place[other])
    return (total - weights[RIVAL] * rival * 300) // WHOLE


def progress(s: NavState) -> int:
    """How far the game has come, by months and by the one who is furthest on the flight, in per cent."""
    if s.stage == OVER:
        return 100
    last = YEAR if s.mode == FIRST_AND_FAST else LAST_MONTH
    far = MOON if s.mode == FIRST_AND_FAST else HOME
    return min(99, max(100 * (s.round - 1) // last, 50 + 50 * max(s.place) // far if max(s.place) > 0 else 0, 0))


def needed(s: NavState) -> int:
    """The knowledge with which a seat is ready for the flight."""
    if s.mode == FIRST_AND_FAST:
        return NEEDED_FAST
    return NEEDED_ALONE if s.mode == SOLO else NEEDED


def ready(s: NavState, c: Content, seat: int) -> bool:
    """Whether it is time to head for the launch pad: enough knowledge, or the year is running out."""
    if s.place[seat] > 0 or (s.launches[seat] > 0 and s.round > YEAR):
        return True  # who had to turn back within the first year may observe again (5.3)
    tokens = 0
    for phase in range(WEEKS):
        tokens += 1 if s.phases[seat * WEEKS + phase] != INACTIVE else 0
    enough = s.nk[seat] >= needed(s) - PHASE_SAVES * tokens and tokens > 0
    month = s.round + 1 if s.stage == CALIBRATE else s.round  # the one in which it would act
    if s.mode == SOLO:  # without the agenda there is nothing to win; but the shadow will not wait
        if accomplished(s, c, seat):
            return enough or month >= ALONE_DONE
        return month >= ALONE_LATEST
    return enough or month >= (YEAR if s.mode == FIRST_AND_FAST else DEPART)


def standing(s: NavState, c: Content, seat: int, weights: list[int]) -> int:
    """Everything that is done, and what is declared."""
    enough = needed(s)
    total = weights[KNOWLEDGE] * (s.nk[seat] * 100 if s.nk[seat] < enough else s.nk[seat] * 40 + enough * 60)
    total += tokens(s, c, seat, weights)
    place = s.place[seat]
    if s.out[seat] > 0:
        total += weights[DONE] * (OUT + place * 200)
    elif place == HOME:
        total += weights[DONE] * (ARRIVED + LAST_MONTH * 500 - s.landed[seat] * 400 + (s.nk[seat] - s.dv[seat]) * 10)
    elif place > 0:
        total += weights[FLIGHT] * (3000 + place * STAGE_WORTH + in_flight(s, seat)) + weights[SAFETY] * margin(s, c, seat)
        if place == MOON and s.mode == FIRST_AND_FAST:
            total += weights[DONE] * ARRIVED
    else:
        total += on_earth(s, c, seat, weights)
    if s.mode != FIRST_AND_FAST:
        total += weights[AGENDA] * hidden(s, c, seat) + weights[QUEST] * quests(s, c, seat) + weights[REPUTE] * repute(s, seat)
    planned = 0
    for week in range(WEEKS):
        if s.who[week] == seat:
            planned += declared(s, c, seat, week)
    for card in s.todo:
        if s.at == seat:
            planned += card_worth(s, c, seat, card % 100)
    return total + weights[DECLARED] * planned


def tokens(s: NavState, c: Content, seat: int, weights: list[int]) -> int:
    """Phases, sets on the way, and what lies on the instruments."""
    phases = 0
    for phase in range(WEEKS):
        state = s.phases[seat * WEEKS + phase]
        if state in (ACTIVE, AGAIN) and s.sxt[seat] != phase:
            phases += 2 if state == ACTIVE and s.mode != FIRST_AND_FAST and s.agenda[seat] == QIXI else 1
    sets = 0
    complete = 0
    for number in range(SETS):
        state = s.sets[seat * SETS + number]
        if state == ACTIVE:
            complete += SET_TOKEN
        elif state == INACTIVE and s.round <= YEAR:
            sets += SET_PART * min(s.symbols[seat * SETS + number], c.sets[number].least) // c.sets[number].least
    about_to_fly = s.astronaut[seat] == 1 and (s.place[seat] > 0 or at_pad(s, c, seat) == 0)
    tools = on_instruments(s, c, seat, about_to_fly)
    total = weights[MOONS] * PHASE[min(phases, 4)] + weights[IN_SETS] * sets
    return total + weights[COMPLETE] * complete + weights[TOOLS] * tools


def margin(s: NavState, c: Content, seat: int) -> int:
    """Knowledge beyond what the stages ahead are expected to take; too little is a risk."""
    ahead = 0
    last = TRACK // 2 if s.mode == FIRST_AND_FAST else TRACK
    for tile in range(last):
        if place_of(tile) > s.place[seat]:
            ahead += mean(s, c, tile)
    spare = s.nk[seat] - s.dv[seat] - ahead
    return spare * RISK if spare < 0 else spare * SPARE


def in_flight(s: NavState, seat: int) -> int:
    """Movement left, and a difficulty that is not settled yet."""
    total = 0
    for job in s.pending:
        if job[KIND] == FLYING and job[SEAT] == seat:
            total += job[STEPS] * STAGE_WORTH * 2 // 3
            if job[POINT] == AFTER and job[SECOND] >= 0:
                total -= GUESS
            if job[POINT] == FACING:
                facing = job[VALUE]
                total -= facing * RISK
                if s.dv[seat] + facing > s.nk[seat]:
                    total -= s.place[seat] * STAGE_WORTH + 2000
    return total


def at_pad(s: NavState, c: Content, seat: int) -> int:
    """How many travel actions the nearest launch pad is away."""
    return trips_from(s, c, seat, s.square[seat])


def on_earth(s: NavState, c: Content, seat: int, weights: list[int]) -> int:
    """On the map: what the sky will show next month, progress to the bonuses, the way to the pad, the training."""
    aims = aims_of(s, c, seat)
    total = weights[HERE] * aims.at(s.square[seat])
    if s.round <= YEAR:
        used = 0
        for vehicle in range(SPACECRAFT):
            used += s.used[seat * VEHICLES + vehicle]
        seen = 0
        tiles = 0
        for continent in range(CONTINENTS):
            spot = seat * CONTINENTS + continent
            seen += 0 if s.tiles[spot] == NOBODY else 1
            tiles += TILE if s.tiles[spot] >= 0 and s.flipped[spot] == 0 else 0
        total += weights[TRAVELS] * (
            (0 if s.bonus[seat * 2] else used * 130) + (0 if s.bonus[seat * 2 + 1] else seen * 130) + tiles
        )
    if s.mode >= SOLAR_SYSTEM:
        total -= weights[QUEST] * at_stake(s, QUEST_TILE) * tiles_short(s, c, seat)
    if s.astronaut[seat] == 1:
        total += weights[TRAINING] * (700 if aims.leaving and (at_pad(s, c, seat) == 0 or s.round >= YEAR) else -1500)
    for job in s.pending:
        if job[KIND] == TRAVEL and job[SEAT] == seat and job[VEHICLE] >= 0:
            total += weights[DECLARED] * best_trip(s, c, seat, job[VEHICLE], aims)
    return total


def aims_of(s: NavState, c: Content, seat: int) -> Aims:
    """Where the seat would like to be next month."""
    aims = Aims(s, c, seat, ready(s, c, seat))
    if not aims.leaving:
        if s.top >= 0:
            aims.see(s.top, card_worth(s, c, seat, s.top) * NEXT // 100)
        for slot in range(3):
            if s.saved[seat * 3 + slot] >= 0:
                aims.see(s.saved[seat * 3 + slot], card_worth(s, c, seat, s.saved[seat * 3 + slot]) * SAVED // 100)
    return aims


def best_trip(s: NavState, c: Content, seat: int, vehicle: int, aims: Aims) -> int:
    """What the best destination of a vehicle would bring."""
    here = aims.at(s.square[seat])
    best = -999999
    for square in destinations(s, c, seat, vehicle):
        gain = aims.at(square) - here
        if s.round <= YEAR:
            fresh = new_continents(s, icons_at(s, c, seat, square, vehicle), seat)
            for continent in range(CONTINENTS):
                if fresh >> continent & 1:
                    tile = s.pile_top[continent]
                    gain += 100 * (c.tiles[tile].nk if tile >= 0 else 5) + 170
                    if continent in aims.lands:
                        gain += whole_mission(s) // ALL_BUT_ANTARCTICA + (completion(s) if len(aims.lands) == 1 else 0)
                    break
        best = max(best, gain)
    if s.round <= YEAR and s.used[seat * VEHICLES + vehicle] == 0:
        best += 100 * c.vehicle_nk[vehicle] + 130
    return best


def card_worth(s: NavState, c: Content, seat: int, card: int) -> int:
    """What scoring the card would bring."""
    total = 100 * value(s, c, seat, card)
    for number in c.cards[card].sets:
        if s.sets[seat * SETS + number] == INACTIVE and (number < ROCKY or s.mode >= SOLAR_SYSTEM):
            least = c.sets[number].least
            total += SET_PART // least
            if s.symbols[seat * SETS + number] + 1 >= least:
                total += 100 * c.sets[number].nk - SET_PART + SET_TOKEN
    token = c.cards[card].token
    if token >= 0 and s.phases[seat * WEEKS + token] == INACTIVE:
        held = 0
        for phase in range(WEEKS):
            held += 1 if s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN) else 0
        total += PHASE[min(held + 1, 4)] - PHASE[min(held, 4)]
    if s.mode != FIRST_AND_FAST:
        total += items(s, c, seat, card) + mission(s, c, seat, card)
    if card == EARTH_RISE:
        total += 300
    return total


def declared(s: NavState, c: Content, seat: int, week: int) -> int:
    """What an action that is not resolved yet is going to bring, a little less than in full."""
    total = declared_action(s, c, seat, week)
    if s.mode == SOLO and s.round >= YEAR:
        total -= SHADOW_STEP * haste(s, week)
    return total


def declared_action(s: NavState, c: Content, seat: int, week: int) -> int:
    """The action itself, wherever its week stands."""
    action = s.action[week]
    cards = s.weeks[week]
    if action == OBSERVE:
        if cards and why_not_see(s, c, seat, cards[-1], week) == 0:
            return card_worth(s, c, seat, cards[-1]) * 95 // 100 + (300 if s.round <= YEAR and not ready(s, c, seat) else 0)
        return 0
    if action == PLANNED:
        total = 0
        for card in cards[len(cards) - s.laid[week] :]:
            if why_not_see(s, c, seat, card, week) == 0:
                total += card_worth(s, c, seat, card) * 95 // 100 + 300
            else:
                total += 150
        return total
    if action == PLAN:
        if not cards or ready(s, c, seat):
            return -50
        kept = s.saved[seat * 3]
        gain = card_worth(s, c, seat, cards[-1]) - (card_worth(s, c, seat, kept) if kept >= 0 else 0)
        return gain * PLAN_PART // 100 if gain > 0 else -50
    if action == EARTHRISE:
        return 1200 if LAST_MONTH - s.round > HOME - s.place[seat] else 200
    if action != JOURNEY:
        return 0
    if s.via[week] != SPACECRAFT:
        return best_trip(s, c, seat, s.via[week], aims_of(s, c, seat)) * 9 // 10
    if s.place[seat] > 0:
        return 1400
    return 3500 if ready(s, c, seat) else -2000
