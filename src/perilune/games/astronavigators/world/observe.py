"""Observing: what a seat can see, and what it gets for it (rules, chapter 3)."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.astronavigators.cards.agendas import watch_missions
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import (
    CARDS,
    CONSTELLATIONS,
    CONTINENTS,
    EARTH_RISE,
    FIRST_PLANET,
    GAS,
    OCTANT,
    QUESTS,
    ROCKY,
    SETS,
    SOLAR_PROTECTION,
    TELESCOPE,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.messages import (
    BELOW_HORIZON,
    E_FLIP,
    E_OBSERVED,
    E_SET,
    E_TOKEN,
    IN_DAYLIGHT,
    IN_POLAR_DAY,
    IN_SPACE,
    NO_PROTECTION,
    NO_TELESCOPE,
    NO_TRANSIT,
    NOT_ON_MOON,
    PLANET_HIDDEN,
    SUN_DOWN,
    TRAINED,
    WRONG_WEEK,
    YEAR_TWO,
)
from perilune.games.astronavigators.state import ACTIVE, FIRST_AND_FAST, INACTIVE, MOON, OPEN_QUEST, SOLAR_SYSTEM, YEAR, NavState
from perilune.games.astronavigators.world.orrery import in_transit, planet_seen
from perilune.games.astronavigators.world.sky import BELOW, DAYLIGHT, SEEN


def month_of(s: NavState) -> int:
    """The month, 0 for March."""
    return (s.round - 1) % YEAR


def why_not_observer(s: NavState, seat: int) -> int:
    """Whether the seat observes from Earth at all now (3.10, 5.2, 5.3)."""
    if s.place[seat] != 0:
        return IN_SPACE
    if s.round > YEAR:
        return YEAR_TWO
    return TRAINED if s.astronaut[seat] == 1 and s.launches[seat] == 0 else 0


def why_not_see(s: NavState, c: Content, seat: int, card: int, week: int) -> int:
    """Whether the seat can observe this card in this week: 0, or the reason."""
    if card == EARTH_RISE:
        return 0 if s.place[seat] == MOON else NOT_ON_MOON
    why = why_not_observer(s, seat)
    if why != 0:
        return why
    zone = c.earth.zone(s.square[seat])
    if card < CONSTELLATIONS:
        seen = c.sky.why_not(month_of(s), zone, card)
        if seen == SEEN:
            return 0
        if seen == BELOW:
            return because(BELOW_HORIZON, card, zone)
        return because(IN_DAYLIGHT if seen == DAYLIGHT else IN_POLAR_DAY, month_of(s), zone, card)
    spec = c.cards[card]
    if card < FIRST_PLANET:
        if spec.week != week:
            return because(WRONG_WEEK, card, spec.week, week)
        if not spec.sun:
            return 0
    elif spec.transit:
        if not in_transit(s, c, spec.planet):
            return because(NO_TRANSIT, spec.planet)
    else:
        if not planet_seen(s, c, spec.planet):
            return because(PLANET_HIDDEN, spec.planet)
        return because(NO_TELESCOPE, card) if spec.telescope and helpers(s, c, seat, card) == 0 else 0
    if not c.sky.sun_up(month_of(s), zone):
        return because(SUN_DOWN, month_of(s), zone, card)
    return because(NO_PROTECTION, card) if s.mode != FIRST_AND_FAST and helpers(s, c, seat, card) == 0 else 0


def technique_needed(s: NavState, c: Content, card: int) -> int:
    """The technique that the card asks for, or -1. First and Fast asks for none (9.2)."""
    if s.mode == FIRST_AND_FAST:
        return -1
    spec = c.cards[card]
    if spec.sun or spec.transit:
        return SOLAR_PROTECTION
    return TELESCOPE if spec.telescope else -1


def helpers(s: NavState, c: Content, seat: int, card: int) -> int:
    """Continents whose tile of the seat could help to see the card, as a mask; all bits if none is needed."""
    need = technique_needed(s, c, card)
    if need < 0 or c.characters[s.character[seat]].technique == need:
        return (1 << CONTINENTS) - 1
    found = 0
    for continent in range(CONTINENTS):
        tile = s.tiles[seat * CONTINENTS + continent]
        if tile >= 0 and s.flipped[seat * CONTINENTS + continent] == 0 and c.tiles[tile].icon == need:
            found |= 1 << continent
    return found


def flip_tile(s: NavState, seat: int, continent: int, journal: Journal) -> None:
    """The icons of the tile are used up."""
    s.flipped[seat * CONTINENTS + continent] = 1
    journal.tell(E_FLIP, seat, continent)


def value(s: NavState, c: Content, seat: int, card: int) -> int:
    """The NK that the seat gets for the card (3.7, 9.4, 9.6, 9.7)."""
    return character_of(s, seat).value(c, card)


def score(s: NavState, c: Content, seat: int, card: int, journal: Journal) -> None:
    """The card goes to the seat's pile: NK, symbols, sets, phase token."""
    gain = value(s, c, seat, card)
    s.nk[seat] += gain
    s.scored[seat * CARDS + card] += 1
    journal.tell(E_OBSERVED, seat, card, gain)
    spec = c.cards[card]
    for number in spec.sets:
        if number in (ROCKY, GAS) and s.mode < SOLAR_SYSTEM:
            continue  # planet sets belong to the Solar System mode (12.2)
        s.symbols[seat * SETS + number] += 1
        if s.sets[seat * SETS + number] == INACTIVE and s.symbols[seat * SETS + number] >= c.sets[number].least:
            s.sets[seat * SETS + number] = ACTIVE
            reward = c.sets[number].nk if character_of(s, seat).set_nk else 0
            s.nk[seat] += reward
            journal.tell(E_SET, seat, number, reward)
    if spec.token >= 0 and s.phases[seat * WEEKS + spec.token] == INACTIVE:
        s.phases[seat * WEEKS + spec.token] = ACTIVE
        journal.tell(E_TOKEN, seat, spec.token)
    if s.quests[seat * QUESTS + OCTANT] == OPEN_QUEST and s.square[seat] == c.quests[OCTANT].square and s.place[seat] == 0:
        for place, item in enumerate(c.quests[OCTANT].items):
            if item == card:
                s.cook[seat] |= 1 << place
    watch_missions(s, c, seat, card, journal)
