"""Resolution: week by week, what was declared is done (rules, chapter 2)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.pending import SEAT
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.cards.instruments import INSTRUMENTS
from perilune.games.astronavigators.cards.quests import can_finish
from perilune.games.astronavigators.content import CONTINENTS, EARTH_RISE, QUESTS, SPACECRAFT, WEEKS, Content
from perilune.games.astronavigators.jobs import KEEP, LIFT_OFF, SEARCH, TECHNIQUE, TOKEN, TRAVEL, begin
from perilune.games.astronavigators.messages import E_NOT_SEEN, E_SAVED, E_STAY
from perilune.games.astronavigators.state import (
    ACTIVE,
    EARTHRISE,
    FIRST_AND_FAST,
    JOURNEY,
    NOBODY,
    OBSERVE,
    PLAN,
    PLANNED,
    REST,
    NavState,
)
from perilune.games.astronavigators.world.flight import begin_flight
from perilune.games.astronavigators.world.launch import launch, rockets_here
from perilune.games.astronavigators.world.observe import flip_tile, helpers, score, why_not_see
from perilune.games.astronavigators.world.trajectory import in_race
from perilune.games.astronavigators.world.travel import (
    DICE,
    FREE_RIDE,
    MAY_ROLL,
    NO_DICE,
    PRIMARY,
    VEHICLE,
    can_connect,
    connection_vehicle,
)

SAVED: Final = 100  # added to a card that comes from a save area


def resolve_on(s: NavState, c: Content, journal: Journal) -> None:
    """One bit of the current week's resolution. What must be decided is in hand then."""
    seat = s.who[s.week]
    if seat == NOBODY or not in_race(s, seat):
        s.week += 1
        return
    s.at = seat
    if s.todo:
        score_next(s, c, seat, journal)
        return
    instrument = s.brought[s.week]
    if instrument >= 0:
        if INSTRUMENTS[instrument].works(s):
            begin(s, [SEARCH, seat])
            return
        s.brought[s.week] = NOBODY
    action = s.action[s.week]
    s.action[s.week] = -abs(action)
    if action == OBSERVE:
        observe(s, c, seat, journal)
    elif action == PLANNED:
        planned(s, c, seat)
    elif action == PLAN:
        plan(s, seat, journal)
    elif action == JOURNEY:
        journey(s, c, seat, journal)
    elif action == EARTHRISE:
        s.terra -= 1
        s.todo.append(EARTH_RISE)
    elif s.laid[s.week] > 0 and character_of(s, seat).scores_below:
        s.laid[s.week] = 0
        observe(s, c, seat, journal)
    else:
        if action == REST:
            journal.tell(E_STAY, seat)
        s.week += 1


def observe(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """The top card of the week, if it can still be seen (2.3)."""
    cards = s.weeks[s.week]
    if not cards:
        return
    if why_not_see(s, c, seat, cards[-1], s.week) == 0:
        s.todo.append(cards.pop())
    else:
        journal.tell(E_NOT_SEEN, seat, cards[-1])


def planned(s: NavState, c: Content, seat: int) -> None:
    """The saved cards that lie on the week (2.6). Yuri then scores the card below as well (9.5)."""
    for _ in range(s.laid[s.week]):
        s.todo.append(s.weeks[s.week].pop() + SAVED)
    if not character_of(s, seat).scores_below:
        s.laid[s.week] = 0


def score_next(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Score the next card, unless the seat must choose a tile for it first."""
    card = s.todo[0] % SAVED
    if why_not_see(s, c, seat, card, s.week) != 0:
        journal.tell(E_NOT_SEEN, seat, card)
        if s.todo.pop(0) >= SAVED:
            keep_card(s, seat, card)
        else:
            s.weeks[s.week].append(card)
        return
    mask = helpers(s, c, seat, card)
    if mask != (1 << CONTINENTS) - 1:
        if mask & (mask - 1):
            begin(s, [TECHNIQUE, seat])
            return
        flip_tile(s, seat, mask.bit_length() - 1, journal)
    score_now(s, c, seat, journal)


def score_now(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Score it. An Earth Rise gives a phase token to choose (12.2)."""
    card = s.todo.pop(0) % SAVED
    score(s, c, seat, card, journal)
    if card == EARTH_RISE:
        for phase in range(WEEKS):
            if s.phases[seat * WEEKS + phase] != ACTIVE:
                begin(s, [TOKEN, seat])
                return


def keep_card(s: NavState, seat: int, card: int) -> bool:
    """Into the first free slot of the save area. False if it is full."""
    for slot in range(character_of(s, seat).saves):
        if s.saved[seat * 3 + slot] == NOBODY:
            s.saved[seat * 3 + slot] = card
            return True
    return False


def plan(s: NavState, seat: int, journal: Journal) -> None:
    """The top card goes to the save area; a full area gives a card back, and with several the seat chooses which (2.5)."""
    cards = s.weeks[s.week]
    if not cards:
        return
    card = cards.pop()
    if not keep_card(s, seat, card):
        if character_of(s, seat).saves > 1:
            cards.append(card)
            begin(s, [KEEP, seat])
            return
        cards.append(s.saved[seat * 3])
        s.saved[seat * 3] = card
    journal.tell(E_SAVED, seat, card)


def journey(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """A travel action: on the map, in space, or from one to the other."""
    vehicle = s.via[s.week]
    if vehicle != SPACECRAFT:
        begin(s, [TRAVEL, seat, vehicle, 1, NO_DICE, 0])
        return
    if s.place[seat] != 0:
        begin_flight(s, c, seat, s.week, 0)
        return
    here = rockets_here(s, c, seat)
    if len(here) > 1:
        begin(s, [LIFT_OFF, seat])
    else:
        launch(s, c, seat, here[0], journal)


def trip_over(s: NavState, c: Content) -> bool:
    """Whether the traveller has nothing left to decide."""
    trip = s.pending[-1]
    seat = trip[SEAT]
    if trip[VEHICLE] >= 0 or trip[PRIMARY] == 1 or trip[DICE] == MAY_ROLL:
        return False
    for continent in range(CONTINENTS):
        vehicle = connection_vehicle(s, c, seat, continent)
        if vehicle >= 0 and can_connect(s, c, seat, vehicle):
            return False
    if trip[DICE] == FREE_RIDE:
        for vehicle in range(SPACECRAFT):
            if can_connect(s, c, seat, vehicle):
                return False
    if s.mode != FIRST_AND_FAST:
        for quest in range(QUESTS):
            if can_finish(s, c, seat, quest):
                return False
    return True
