"""The hidden agendas, a class for each kind of card: its mission, when it is shown, and what it then does to a flight (rules, chapter 10).

What a card does without a choice stands here. Decisions that only one card has (a guess, a new tile) stand where they are decided.
"""

from typing import Final

from perilune.core.content import in_order
from perilune.core.journal import Journal
from perilune.games.astronavigators.content import (
    AQUILA,
    CARDS,
    CENTAURUS,
    CONTINENTS,
    CRUX,
    CYGNUS,
    FIRST_LUNAR,
    FIRST_PLANET,
    FIRST_QUARTER,
    HOKULEA,
    JUPITER,
    LEO_CARD,
    LUNAR_ECLIPSE,
    LYRA,
    MARS,
    MERCURY,
    MILKY_WAY,
    NEPTUNE,
    NORTHERN_SKY,
    ORIENTATION,
    ORION,
    POLAR_AXIS,
    PRECESSION,
    SATURN_PLANET,
    SCORPIUS,
    SETS,
    SOLAR_ECLIPSE,
    SOUTHERN_SKY,
    SUMMER_TRIANGLE,
    TAURUS,
    URANUS,
    VENUS,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.jobs import EASED, FLAGS, SECOND, WEEK
from perilune.games.astronavigators.messages import E_REVEAL
from perilune.games.astronavigators.state import INACTIVE, MOON, NOBODY, NavState
from perilune.games.astronavigators.world.orrery import planet_seen, planet_shown

# When a fulfilled agenda is shown.
AT_LAUNCH: Final = 0
LEAVING_STAGE_2: Final = 1
IN_DECEMBER: Final = 2
OBSERVING: Final = 3
ON_SQUARE: Final = 4


class Agenda:
    """One agenda. Its effects are asked for only once it is shown; this one has none."""

    moment: int  # when it is shown
    ends_there: bool  # its mission ends on the square where it is shown
    planets: list[int]  # those that must be shown for it to work
    less: int  # by how much it lowers each DV in such a month, if that is chosen

    def __init__(self, moment: int = AT_LAUNCH) -> None:
        self.moment = moment
        self.ends_there = False
        self.planets = []
        self.less = 0

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        """Whether the mission is fulfilled, apart from the place where it is shown."""
        return False

    def observed(self, s: NavState, c: Content, seat: int, card: int) -> None:
        """The seat has observed a card: note a mission that depends on the moment."""

    def december(self, s: NavState, seat: int) -> None:
        """December of the first year begins: note a mission that depends on it."""

    def steps(self, s: NavState, c: Content, seat: int, week: int) -> int:
        """Additional steps of a flight in this week, without a choice."""
        return 0

    def steps_after(self, faced: int) -> int:
        """Additional steps after facing such a difficulty."""
        return 0

    def next_stage(self, place: int) -> int:
        """The first stage that a step may lead to."""
        return place + 1

    def less_room(self, s: NavState, seat: int, tile: int) -> int:
        """How many craft fewer a stage holds for the seat."""
        return 0

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        """What a tile counts for the seat."""
        return shown


class SetAgenda(Agenda):
    """A set must be scored."""

    def __init__(self, wanted: int, moment: int = AT_LAUNCH) -> None:
        super().__init__(moment)
        self.wanted = wanted

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        return has_set(s, seat, self.wanted)


class CardAgenda(Agenda):
    """Two cards of a list must be observed."""

    def __init__(self, cards: list[int], moment: int = AT_LAUNCH) -> None:
        super().__init__(moment)
        self.cards = cards

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        return count_cards(s, seat, self.cards) >= 2


class PlanetAgenda(Agenda):
    """Planets must be observed. In a month that shows them, each DV is lower or the flight a step longer (10.2)."""

    def __init__(self, planets: list[int], less: int, moment: int = AT_LAUNCH) -> None:
        super().__init__(moment)
        self.planets = planets
        self.less = less
        self.ends_there = moment == ON_SQUARE

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        for planet in self.planets:
            if not has_planet(s, c, seat, planet):
                return False
        return True

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        return max(0, shown - self.less) if flight[FLAGS] & EASED else shown


class TripleConjunction(PlanetAgenda):
    """The First Quarter, observed while both planets are seen on the orrery (10.7)."""

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        return s.done[seat] == 1

    def observed(self, s: NavState, c: Content, seat: int, card: int) -> None:
        if card == FIRST_QUARTER and planet_seen(s, c, VENUS) and planet_seen(s, c, JUPITER):
            s.done[seat] = 1


class ApolloStarMap(SetAgenda):
    """Stage 3 is left out, on both ways (10.3)."""

    def next_stage(self, place: int) -> int:
        return place + 2 if place in (2, MOON + 2) else place + 1


class SpyingTheWorld(Agenda):
    """All continents but Antarctica; the launch leads to stage 2 (10.4)."""

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        for continent in range(CONTINENTS - 1):
            if s.tiles[seat * CONTINENTS + continent] == NOBODY:
                return False
        return True

    def next_stage(self, place: int) -> int:
        return 2 if place == 0 else place + 1


class GalacticAlignment(Agenda):
    """The Milky Way before December; one more step in a week that shows it (10.5)."""

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        return s.done[seat] == 1

    def december(self, s: NavState, seat: int) -> None:
        if has_set(s, seat, MILKY_WAY):
            s.done[seat] = 1

    def steps(self, s: NavState, c: Content, seat: int, week: int) -> int:
        return 1 if top_has(s, c, week, MILKY_WAY) else 0


class DemonsAndJaguars(CardAgenda):
    """DV 0 while any week shows a lunar card (10.6)."""

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        return 0 if lunar_on_top(s) else shown


class ScienceAndSuperstition(SetAgenda):
    """A chosen stage of each way holds one craft fewer (10.8)."""

    def less_room(self, s: NavState, seat: int, tile: int) -> int:
        return 1 if tile in (s.slim[seat * 2], s.slim[seat * 2 + 1]) else 0


class BetweenThePoles(SetAgenda):
    """Only the difference to a second tile counts (10.11)."""

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        return abs(shown - flight[SECOND]) if flight[SECOND] >= 0 else shown


class SphinxAndPyramids(CardAgenda):
    """One more step after a stage that counted 0 or 5 (10.12)."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__(cards, ON_SQUARE)
        self.ends_there = True

    def steps_after(self, faced: int) -> int:
        return 1 if faced in (0, 5) else 0


class EMC2Agenda(Agenda):
    """Two of Mercury, solar eclipse, Taurus; one more step while Mercury is shown (10.13)."""

    def __init__(self) -> None:
        super().__init__()
        self.planets = [MERCURY]

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        return count_cards(s, seat, [SOLAR_ECLIPSE, TAURUS]) + (1 if has_planet(s, c, seat, MERCURY) else 0) >= 2

    def steps(self, s: NavState, c: Content, seat: int, week: int) -> int:
        return 1 if planets_shown(s, c, self) else 0


class MoonFestival(Agenda):
    """All four phase tokens (10.14)."""

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        for phase in range(WEEKS):
            if s.phases[seat * WEEKS + phase] == INACTIVE:
                return False
        return True


class HokuleaAgenda(Agenda):
    """Orientation, one of the two skies and the Polynesian Triangle; one more step in a week that shows one of them (10.17)."""

    def fulfilled(self, s: NavState, c: Content, seat: int) -> bool:
        north_south = has_set(s, seat, NORTHERN_SKY) or has_set(s, seat, SOUTHERN_SKY)
        return north_south and has_set(s, seat, ORIENTATION) and s.corners[seat] == 7

    def steps(self, s: NavState, c: Content, seat: int, week: int) -> int:
        for number in (ORIENTATION, NORTHERN_SKY, SOUTHERN_SKY):
            if top_has(s, c, week, number):
                return 1
        return 0


class WalkaboutEmu(CardAgenda):
    """DV 0 in a week that shows the Milky Way (10.18)."""

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        return 0 if top_has(s, c, flight[WEEK], MILKY_WAY) else shown


class ThermalRoll(SetAgenda):
    """Tiles with the named value count 0 (10.21)."""

    def difficulty(self, s: NavState, c: Content, flight: list[int], seat: int, shown: int) -> int:
        return 0 if s.named[seat] == shown else shown


def has_set(s: NavState, seat: int, number: int) -> bool:
    """Whether the seat has completed the set, spent or not."""
    return s.sets[seat * SETS + number] != INACTIVE


def has_card(s: NavState, seat: int, card: int) -> bool:
    """Whether the seat has scored the card."""
    return s.scored[seat * CARDS + card] > 0


def count_cards(s: NavState, seat: int, cards: list[int]) -> int:
    """How many of the cards the seat has scored."""
    count = 0
    for card in cards:
        if has_card(s, seat, card):
            count += 1
    return count


def has_planet(s: NavState, c: Content, seat: int, planet: int) -> bool:
    """Whether the seat has scored a card of the planet, a transit included (10.1)."""
    for card in range(FIRST_PLANET, CARDS):
        if c.cards[card].planet == planet and has_card(s, seat, card):
            return True
    return False


def planets_shown(s: NavState, c: Content, agenda: Agenda) -> bool:
    """Whether all planets of a planet agenda are shown now."""
    for planet in agenda.planets:
        if not planet_shown(s, c, planet):
            return False
    return len(agenda.planets) > 0


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


NO_AGENDA: Final = Agenda()

AGENDAS: Final[dict[str, Agenda]] = {  # by the keys of their rows, and in the same order
    "apollo-star-map": ApolloStarMap(SUMMER_TRIANGLE, LEAVING_STAGE_2),
    "spying-the-world": SpyingTheWorld(),
    "asteroid-belt": PlanetAgenda([JUPITER, MARS], 15),
    "galactic-alignment": GalacticAlignment(IN_DECEMBER),
    "demons-and-jaguars": DemonsAndJaguars([SOLAR_ECLIPSE, LUNAR_ECLIPSE]),
    "triple-conjunction": TripleConjunction([JUPITER, VENUS], 10, OBSERVING),
    "science-and-superstition": ScienceAndSuperstition(PRECESSION),
    "chasing-the-hunter": CardAgenda([SCORPIUS, ORION]),
    "magnifying-discoveries": PlanetAgenda([URANUS, NEPTUNE], 10),
    "between-the-poles": BetweenThePoles(POLAR_AXIS),
    "sphinx-and-pyramids": SphinxAndPyramids([LEO_CARD, ORION]),
    "emc2": EMC2Agenda(),
    "moon-festival": MoonFestival(),
    "qixi-festival": CardAgenda([LYRA, CYGNUS, AQUILA]),
    "stars-of-wood-and-soil": PlanetAgenda([JUPITER, SATURN_PLANET], 10),
    "hokulea": HokuleaAgenda(ON_SQUARE),
    "walkabout-emu": WalkaboutEmu([SCORPIUS, CENTAURUS, CRUX]),
    "barnumbirr": PlanetAgenda([VENUS], 10, ON_SQUARE),
    "slippery-boost": SetAgenda(SOUTHERN_SKY),
    "thermal-roll": ThermalRoll(ORIENTATION),
    "tiny-rock-and-giant-ring": PlanetAgenda([MERCURY, SATURN_PLANET], 10),
}
ALL_AGENDAS: Final[list[Agenda]] = list(AGENDAS.values())


def check_agendas(content: Content) -> None:
    """Every row of agendas.toml has its class."""
    in_order("agendas.toml: the rows", [spec.key for spec in content.agendas], list(AGENDAS))


def at_work(s: NavState, seat: int) -> Agenda:
    """The seat's agenda once it is shown, or one without effects."""
    return ALL_AGENDAS[s.agenda[seat]] if s.shown[seat] == 1 else NO_AGENDA


def works(s: NavState, seat: int, agenda: int) -> bool:
    """Whether the seat has this agenda, shown."""
    return s.shown[seat] == 1 and s.agenda[seat] == agenda


def fulfilled(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is fulfilled, apart from the place where it is shown."""
    return s.agenda[seat] >= 0 and ALL_AGENDAS[s.agenda[seat]].fulfilled(s, c, seat)


def completed(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is accomplished, shown or not; where the mission ends on a square, it is shown there (18.5)."""
    if s.shown[seat] == 1:
        return True
    return not ALL_AGENDAS[s.agenda[seat]].ends_there and fulfilled(s, c, seat)


def show(s: NavState, c: Content, seat: int, moment: int, journal: Journal) -> None:
    """Reveal the agenda if this is its moment and its mission is fulfilled."""
    if s.agenda[seat] < 0 or s.shown[seat] == 1 or ALL_AGENDAS[s.agenda[seat]].moment != moment:
        return
    if fulfilled(s, c, seat):
        s.shown[seat] = 1
        journal.tell(E_REVEAL, seat, s.agenda[seat])


def show_at_launch(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Most agendas are revealed while launching."""
    show(s, c, seat, AT_LAUNCH, journal)


def show_on_square(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Some are revealed on a certain square; corners of the Polynesian Triangle are noted for everybody, so that it gives nobody away."""
    square = s.square[seat]
    triangle = c.agendas[HOKULEA].places
    for corner in range(3):
        if triangle[corner] == square:
            s.corners[seat] |= 1 << corner
    if s.agenda[seat] >= 0 and square in c.agendas[s.agenda[seat]].places:
        show(s, c, seat, ON_SQUARE, journal)


def watch_missions(s: NavState, c: Content, seat: int, card: int, journal: Journal) -> None:
    """After an observation: missions that depend on it, and agendas that are shown where the seat stands."""
    if s.agenda[seat] >= 0:
        ALL_AGENDAS[s.agenda[seat]].observed(s, c, seat, card)
        show(s, c, seat, OBSERVING, journal)
    if s.place[seat] == 0:
        show_on_square(s, c, seat, journal)


def watch_december(s: NavState, c: Content, journal: Journal) -> None:
    """Galactic Alignment is shown as December of the first year begins (10.5)."""
    for seat in range(s.seats):
        if s.agenda[seat] >= 0:
            ALL_AGENDAS[s.agenda[seat]].december(s, seat)
            show(s, c, seat, IN_DECEMBER, journal)
