"""Hidden agendas: when a mission is fulfilled, when the card is shown, and what it then does (rules, chapter 10)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.games.astronavigators.content import (
    APOLLO,
    ASTEROID,
    BARNUMBIRR,
    CARDS,
    CONTINENTS,
    DEMONS,
    EMC2,
    EMU,
    FESTIVAL,
    FIRST_LUNAR,
    FIRST_PLANET,
    FIRST_QUARTER,
    GALACTIC,
    HOKULEA,
    HUNTER,
    JUPITER,
    LUNAR_ECLIPSE,
    MAGNIFYING,
    MARS,
    MERCURY,
    MILKY_WAY,
    NEPTUNE,
    NORTHERN_SKY,
    ORIENTATION,
    POLAR_AXIS,
    POLES,
    PRECESSION,
    QIXI,
    SATURN_PLANET,
    SCIENCE,
    SETS,
    SLIPPERY,
    SOLAR_ECLIPSE,
    SOUTHERN_SKY,
    SPHINX,
    SPYING,
    SUMMER_TRIANGLE,
    THERMAL,
    TINY_ROCK,
    TRIPLE,
    URANUS,
    VENUS,
    WEEKS,
    WOOD_SOIL,
    Content,
)
from perilune.games.astronavigators.messages import E_REVEAL
from perilune.games.astronavigators.orrery import planet_seen, planet_shown
from perilune.games.astronavigators.state import INACTIVE, NOBODY, NavState

# Cards by number, for missions.
LYRA: Final = 4
CYGNUS: Final = 5
AQUILA: Final = 6
ORION: Final = 7
CENTAURUS: Final = 12
CRUX: Final = 13
TAURUS: Final = 16
LEO_CARD: Final = 19
SCORPIUS: Final = 22


def has_set(s: NavState, seat: int, number: int) -> bool:
    """Whether the seat has completed the set, spent or not."""
    return s.sets[seat * SETS + number] != INACTIVE


def has_card(s: NavState, seat: int, card: int) -> bool:
    """Whether the seat has scored the card."""
    return s.scored[seat * CARDS + card] > 0


def _of(s: NavState, seat: int, cards: list[int]) -> int:
    count = 0
    for card in cards:
        if has_card(s, seat, card):
            count += 1
    return count


def _planet(s: NavState, c: Content, seat: int, planet: int) -> bool:
    """Whether the seat has scored a card of the planet, a transit included (10.1)."""
    for card in range(FIRST_PLANET, CARDS):
        if c.cards[card].planet == planet and has_card(s, seat, card):
            return True
    return False


def fulfilled(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is fulfilled, apart from the place where it is shown."""
    card = s.agenda[seat]
    if card == APOLLO:
        return has_set(s, seat, SUMMER_TRIANGLE)
    if card == SPYING:
        for continent in range(CONTINENTS - 1):
            if s.tiles[seat * CONTINENTS + continent] == NOBODY:
                return False
        return True
    if card in (GALACTIC, TRIPLE):
        return s.done[seat] == 1
    if card == DEMONS:
        return _of(s, seat, [SOLAR_ECLIPSE, LUNAR_ECLIPSE]) == 2
    if card == SCIENCE:
        return has_set(s, seat, PRECESSION)
    if card == HUNTER:
        return _of(s, seat, [SCORPIUS, ORION]) == 2
    if card == POLES:
        return has_set(s, seat, POLAR_AXIS)
    if card == SPHINX:
        return _of(s, seat, [LEO_CARD, ORION]) == 2
    if card == EMC2:
        count = _of(s, seat, [SOLAR_ECLIPSE, TAURUS])
        return count + (1 if _planet(s, c, seat, MERCURY) else 0) >= 2
    if card == FESTIVAL:
        for phase in range(WEEKS):
            if s.phases[seat * WEEKS + phase] == INACTIVE:
                return False
        return True
    if card == QIXI:
        return _of(s, seat, [LYRA, CYGNUS, AQUILA]) >= 2
    if card == HOKULEA:
        north_south = has_set(s, seat, NORTHERN_SKY) or has_set(s, seat, SOUTHERN_SKY)
        return north_south and has_set(s, seat, ORIENTATION) and s.corners[seat] == 7
    if card == EMU:
        return _of(s, seat, [SCORPIUS, CENTAURUS, CRUX]) >= 2
    if card == SLIPPERY:
        return has_set(s, seat, SOUTHERN_SKY)
    if card == THERMAL:
        return has_set(s, seat, ORIENTATION)
    if card == BARNUMBIRR:
        return _planet(s, c, seat, VENUS)
    pair = planets_of(card)
    for planet in pair:
        if not _planet(s, c, seat, planet):
            return False
    return len(pair) > 0


def completed(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is accomplished, shown or not; where the mission ends on a square, it is shown there (18.5)."""
    if s.shown[seat] == 1:
        return True
    return s.agenda[seat] not in (SPHINX, BARNUMBIRR) and fulfilled(s, c, seat)


def planets_of(agenda: int) -> list[int]:
    """The planets that must be shown for a planet agenda to work; empty for the others."""
    if agenda == ASTEROID:
        return [JUPITER, MARS]
    if agenda == TRIPLE:
        return [JUPITER, VENUS]
    if agenda == MAGNIFYING:
        return [URANUS, NEPTUNE]
    if agenda == EMC2:
        return [MERCURY]
    if agenda == WOOD_SOIL:
        return [JUPITER, SATURN_PLANET]
    if agenda == BARNUMBIRR:
        return [VENUS]
    return [MERCURY, SATURN_PLANET] if agenda == TINY_ROCK else []


def planets_shown(s: NavState, c: Content, agenda: int) -> bool:
    """Whether all planets of a planet agenda are shown now."""
    pair = planets_of(agenda)
    for planet in pair:
        if not planet_shown(s, c, planet):
            return False
    return len(pair) > 0


def works(s: NavState, seat: int, agenda: int) -> bool:
    """Whether the seat has this agenda, shown."""
    return s.shown[seat] == 1 and s.agenda[seat] == agenda


def show(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Reveal the agenda if its mission is fulfilled and it has not been shown."""
    if s.agenda[seat] >= 0 and s.shown[seat] == 0 and fulfilled(s, c, seat):
        s.shown[seat] = 1
        journal.tell(E_REVEAL, seat, s.agenda[seat])


def show_at_launch(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Most agendas are revealed while launching."""
    if s.agenda[seat] not in (APOLLO, GALACTIC, TRIPLE, SPHINX, HOKULEA, BARNUMBIRR):
        show(s, c, seat, journal)


def show_on_square(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Some are revealed on a certain square; corners of the Polynesian Triangle are noted for everybody, so that it gives nobody away."""
    square = s.square[seat]
    triangle = c.agendas[HOKULEA].places
    for corner in range(3):
        if triangle[corner] == square:
            s.corners[seat] |= 1 << corner
    card = s.agenda[seat]
    if card in (SPHINX, HOKULEA, BARNUMBIRR) and square in c.agendas[card].places:
        show(s, c, seat, journal)


def watch_missions(s: NavState, c: Content, seat: int, card: int, journal: Journal) -> None:
    """After an observation: the Triple Conjunction, and agendas that are shown where the seat stands."""
    if s.agenda[seat] == TRIPLE and card == FIRST_QUARTER:
        if planet_seen(s, c, VENUS) and planet_seen(s, c, JUPITER):
            s.done[seat] = 1
            show(s, c, seat, journal)
    if s.place[seat] == 0:
        show_on_square(s, c, seat, journal)


def watch_december(s: NavState, c: Content, journal: Journal) -> None:
    """Galactic Alignment is shown as December of the first year begins (10.5)."""
    for seat in range(s.seats):
        if s.agenda[seat] == GALACTIC and has_set(s, seat, MILKY_WAY):
            s.done[seat] = 1
            show(s, c, seat, journal)


def top_has(s: NavState, c: Content, week: int, number: int) -> bool:
    """Whether the top card of the week bears the set's symbol."""
    cards = s.weeks[week]
    return len(cards) > 0 and c.symbols[cards[-1]][number]


def lunar_on_top(s: NavState) -> bool:
    """Whether any week shows a lunar card."""
    for cards in s.weeks:
        if cards and FIRST_LUNAR <= cards[-1] < FIRST_PLANET:
            return True
    return False


def steps_by_agenda(s: NavState, c: Content, seat: int, week: int) -> int:
    """Additional steps that a shown agenda gives without a choice."""
    if s.shown[seat] == 0:
        return 0
    card = s.agenda[seat]
    if card == GALACTIC:
        return 1 if top_has(s, c, week, MILKY_WAY) else 0
    if card == HOKULEA:
        for number in (ORIENTATION, NORTHERN_SKY, SOUTHERN_SKY):
            if top_has(s, c, week, number):
                return 1
        return 0
    return 1 if card == EMC2 and planets_shown(s, c, card) else 0


def relief(agenda: int) -> int:
    """By how much a planet agenda lowers each DV, if that is chosen; 0 for the others."""
    if agenda == EMC2 or not planets_of(agenda):
        return 0
    return 15 if agenda == ASTEROID else 10
