"""Content: TOML rows become typed specs with int ids. Shared by all positions, never copied."""

from pathlib import Path
from typing import Final

from perilune.core.content import ContentFiles, Entry, Named, Printed, exactly, in_order
from perilune.core.errors import BadContent
from perilune.games.astronavigators.world.earth import Earth
from perilune.games.astronavigators.world.sky import Sky, hours_of

# The rows. What a row names in words comes as a number: its place in a list of the content.


class Card(Named):
    """An observation card. `week` and `token` are -1 where it is not lunar; `planet` -1 where it shows none."""

    def __init__(self, row: Entry, sets: list[int], week: int = -1, token: int = -1, planet: int = -1) -> None:
        super().__init__(row)
        self.nk = row.number("nk")
        self.copies = row.number("copies")
        self.sets = sets
        self.week = week
        self.token = token
        self.sun = row.flag("sun")  # a solar eclipse: the Sun must be in the sky
        self.planet = planet
        self.transit = row.flag("transit")
        self.telescope = row.flag("telescope")


class Set(Named):
    """A set: `least` symbols complete it."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.least = row.number("least")
        self.nk = row.number("nk")
        self.meaning = row.text("meaning")
        self.planets = row.flag("planets")


class Character(Named):
    """A character and the home square of its continent."""

    def __init__(self, row: Entry, home: int, technique: int) -> None:
        super().__init__(row)
        self.continent = row.text("continent_name")
        self.home = home
        self.technique = technique
        self.text = row.text("text")


class Tile(Printed):
    """A continent tile."""

    def __init__(self, row: Entry, continent: int, vehicle: int, icon: int) -> None:
        super().__init__(row)
        self.continent = continent
        self.vehicle = vehicle
        self.icon = icon
        self.nk = row.number("nk")


class Rocket(Named):
    """A rocket, the squares it may stand on, and what it can do in the Solar System mode."""

    def __init__(self, row: Entry, continent: int, squares: list[int], ability: int) -> None:
        super().__init__(row)
        self.continent = continent
        self.squares = squares
        self.sites = row.texts("sites")
        self.ability = ability
        self.text = row.text("text")


class Quest(Named):
    """A quest and its instrument. `there`: its items only count when observed on its square."""

    def __init__(self, row: Entry, continent: int, square: int, items: list[int]) -> None:
        super().__init__(row)
        self.continent = continent
        self.square = square
        self.items = items
        self.some = row.number("some")
        self.all = row.number("all")
        self.instrument = row.text("instrument")
        self.text = row.text("text")
        self.there = row.flag("there")


class Agenda(Named):
    """A hidden agenda."""

    def __init__(self, row: Entry, character: int, places: list[int]) -> None:
        super().__init__(row)
        self.character = character
        self.mission = row.text("mission")
        self.reveal = row.text("reveal")
        self.effect = row.text("effect")
        self.third = row.flag("third")
        self.places = places


class Planet(Named):
    """A planet of the orrery. Angles are in half degrees; `every` says when it steps on."""

    def __init__(self, row: Entry, every: int) -> None:
        super().__init__(row)
        self.spots = row.number("spots")
        self.first = row.number("first")
        self.every = every
        self.gap: int = 720 // self.spots
        self.start: int = (row.number("start") - self.first) // self.gap

    def angle(self, spot: int) -> int:
        """The spot's angle in half degrees."""
        return (self.first + spot * self.gap) % 720


class Figure:
    """The bright stars of a constellation, for the picture: hundredths of hours and degrees, tenths of a magnitude."""

    def __init__(self, code: str, ra: list[int], dec: list[int], mag: list[int], lines: list[int]) -> None:
        self.code = code
        self.ra = ra
        self.dec = dec
        self.mag = mag
        self.lines = lines


# Cards: constellations, then lunar cards, then planet cards. One number space, so that a week may hold any of them.
CONSTELLATIONS: Final = 27
FIRST_LUNAR: Final = 27
FIRST_QUARTER: Final = 28
SOLAR_ECLIPSE: Final = 31
LUNAR_ECLIPSE: Final = 32
FIRST_PLANET: Final = 33
BASIC: Final = 33  # cards below this number are in the basic deck
EARTH_RISE: Final = 42
CARDS: Final = 43
LYRA: Final = 4
CYGNUS: Final = 5
AQUILA: Final = 6
ORION: Final = 7
CENTAURUS: Final = 12
CRUX: Final = 13
TAURUS: Final = 16
LEO_CARD: Final = 19
SCORPIUS: Final = 22
NAMED_CARDS: Final = {  # those that a rule names, and what their rows must be called
    LYRA: "lyra",
    CYGNUS: "cygnus",
    AQUILA: "aquila",
    ORION: "orion",
    CENTAURUS: "centaurus",
    CRUX: "crux",
    TAURUS: "taurus",
    LEO_CARD: "leo",
    SCORPIUS: "scorpius",
    FIRST_QUARTER: "first-quarter",
    SOLAR_ECLIPSE: "solar-eclipse",
    LUNAR_ECLIPSE: "lunar-eclipse",
    EARTH_RISE: "earth-rise",
}

SETS: Final = 12
ECLIPTICA: Final = 0
PRECESSION: Final = 1
MILKY_WAY: Final = 2
ORIENTATION: Final = 3
POLAR_AXIS: Final = 4
SUMMER_TRIANGLE: Final = 6
NORTHERN_SKY: Final = 8
SOUTHERN_SKY: Final = 9
ROCKY: Final = 10
GAS: Final = 11
SET_KEYS: Final = [
    "ecliptica", "precession", "milky-way", "orientation", "polar-axis", "dark-spot", "summer-triangle", "winter-circle",
    "northern-sky", "southern-sky", "rocky-planet", "gas-planet",
]  # fmt: skip

WEEKS: Final = 4
PHASE_KEYS: Final = ["new-moon", "first-quarter", "full-moon", "last-quarter"]

CAR: Final = 0
TRAIN: Final = 1
BOAT: Final = 2
HELICOPTER: Final = 3
PLANE: Final = 4
SPACECRAFT: Final = 5
VEHICLES: Final = 6
VEHICLE_KEYS: Final = ["car", "train", "boat", "helicopter", "plane", "spacecraft"]

CONTINENTS: Final = 7
CONTINENT_KEYS: Final = ["north-america", "south-america", "europe", "africa", "asia", "oceania", "antarctica"]

# The other icon of a continent tile.
FLAG: Final = 0
TELESCOPE: Final = 1
SOLAR_PROTECTION: Final = 2
LAUNCH_SITE: Final = 3
HIDDEN_SITE: Final = 4
ICON_KEYS: Final = ["flag", "telescope", "solar-protection", "launch-site", "hidden-site"]

# Characters, by continent: what each changes stands in cards/characters.py.
CHARACTER_KEYS: Final = ["neil", "joao", "yuri", "leo", "wang", "jarrah", "sphen"]
TIME: Final = 3
TECHNIQUE_KEYS: Final = ["none", "telescope", "solar-protection", "time"]

# Trajectory: ten tiles, five out and five in; four values each.
STAGES: Final = 5
TRACK: Final = 10
KINDS_OF_TILE: Final = 4

# Rocket abilities: what each does stands in cards/rockets.py.
ABILITY_KEYS: Final = ["saturn", "falcon", "starship", "gas-planet", "rocky-planet", "lunar", "precession", "polar-axis"]

# Planets on the orrery.
MERCURY: Final = 0
VENUS: Final = 1
EARTH: Final = 2
MARS: Final = 3
JUPITER: Final = 4
SATURN_PLANET: Final = 5
URANUS: Final = 6
NEPTUNE: Final = 7
PLANETS: Final = 8
PLANET_KEYS: Final = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
EVERY_KEYS: Final = ["month", "year", "never"]

# Agendas that a decision or a piece of its own belongs to, by number; what each does stands in cards/agendas.py.
SCIENCE: Final = 6
HUNTER: Final = 7
POLES: Final = 9
SPHINX: Final = 10
FESTIVAL: Final = 12
QIXI: Final = 13
HOKULEA: Final = 15
SLIPPERY: Final = 18
THERMAL: Final = 19

QUESTS: Final = 7
SEXTANT: Final = 0
ARMILLARY: Final = 1
REFLECTOR: Final = 2
REFRACTOR: Final = 3
JIAN_YI: Final = 4
ASTROLABE: Final = 5
OCTANT: Final = 6
QUEST_KEYS: Final = [
    "alaskan-bears", "brazilian-sky", "portuguese-armillary", "egyptian-merkhet", "roof-of-beijing", "australian-cross", "captain-cook",
]  # fmt: skip


class Content:
    """Everything printed, by id."""

    def __init__(self, folder: Path) -> None:
        files = ContentFiles(folder)
        self.digest = files.digest()
        self.earth = Earth(files)
        self.sky = Sky(files)
        self.sets = [Set(row) for row in files.rows("sets.toml", "set")]
        in_order("sets.toml: the rows", [x.key for x in self.sets], SET_KEYS)
        self.cards = [_constellation(row) for row in files.rows("constellations.toml", "constellation")]
        self.cards += [_lunar(row) for row in files.rows("lunar.toml", "lunar")]
        self.cards += [_planet_card(row) for row in files.rows("planet_cards.toml", "card")]
        exactly("kinds of cards", len(self.cards), CARDS)
        for number, key in NAMED_CARDS.items():
            _check_place(self.cards, number, key)
        codes = [row.text("code") for row in files.rows("constellations.toml", "constellation")]
        stars = files.rows("stars.toml", "figure")
        in_order("stars.toml: the rows", [row.text("key") for row in stars], [card.key for card in self.cards[:CONSTELLATIONS]])
        self.figures = [
            Figure(code, row.numbers("ra"), row.numbers("dec"), row.numbers("mag"), row.numbers("lines"))
            for code, row in zip(codes, stars, strict=True)
        ]
        self.land = [row.numbers("points") for row in files.rows("land.toml", "land")]
        self.symbols = [[s in card.sets for s in range(SETS)] for card in self.cards]
        squares = self.earth.keys
        vehicles = files.rows("vehicles.toml", "vehicle")
        in_order("vehicles.toml: the rows", [row.text("key") for row in vehicles], VEHICLE_KEYS)
        self.vehicle_names = [row.text("name") for row in vehicles]
        self.vehicle_nk = [row.number("nk") for row in vehicles]
        self.vehicle_sources = [row.text("source") for row in vehicles]
        self.characters = [_character(row, squares) for row in files.rows("characters.toml", "character")]
        in_order("characters.toml: the rows", [x.key for x in self.characters], CHARACTER_KEYS)
        self.tiles = [_tile(row) for row in files.rows("tiles.toml", "tile")]
        self.pile_of = [[n for n, tile in enumerate(self.tiles) if tile.continent == place] for place in range(CONTINENTS)]
        stages = files.rows("trajectory.toml", "stage")
        self.stage_names = [row.text("name") for row in stages]
        self.stage_sources = [row.text("source") for row in stages]
        self.values: list[int] = []
        self.copies: list[int] = []
        for row in stages:
            self.values += row.numbers("values")
            self.copies += row.numbers("copies")
        if len(self.values) != TRACK * KINDS_OF_TILE or len(self.copies) != TRACK * KINDS_OF_TILE:
            raise BadContent("trajectory.toml: ten stages with four values and four counts each are needed.")
        self.all_values = sorted(set(self.values))
        self.rockets = [_rocket(row, squares) for row in files.rows("rockets.toml", "rocket")]
        keys = [card.key for card in self.cards]
        self.quests = [_quest(row, squares, keys) for row in files.rows("quests.toml", "quest")]
        in_order("quests.toml: the rows", [x.key for x in self.quests], QUEST_KEYS)
        self.agendas = [_agenda(row, squares) for row in files.rows("agendas.toml", "agenda")]
        self.trips_to: list[list[int]] = [[] for _ in squares]  # filled for the squares where there may be something to do
        for square in self.errands():
            self.trips_to[square] = self.earth.trips_to(square)
        self.trips_to_visit = [self.earth.trips_to_visit(continent) for continent in range(CONTINENTS)]
        self.planets = [Planet(row, row.one_of("every", EVERY_KEYS)) for row in files.rows("orrery.toml", "planet")]
        in_order("orrery.toml: the rows", [x.key for x in self.planets], PLANET_KEYS)

    def errands(self) -> set[int]:
        """The squares where rockets can stand, quests end and agendas are shown."""
        found = {quest.square for quest in self.quests}
        for rocket in self.rockets:
            found.update(rocket.squares)
        for agenda in self.agendas:
            found.update(agenda.places)
        return found


def _check_place(cards: list[Card], number: int, key: str) -> None:
    """A card that a rule names must have its number."""
    if cards[number].key != key:
        file, first = "constellations.toml", 0
        if number >= FIRST_LUNAR:
            file, first = ("lunar.toml", FIRST_LUNAR) if number < FIRST_PLANET else ("planet_cards.toml", FIRST_PLANET)
        raise BadContent(f"{file}: row {number - first + 1} must be {key!r}, not {cards[number].key!r}. A rule names it.")


def _constellation(row: Entry) -> Card:
    assert hours_of(row), "Sky has read the cells of the same row"
    return Card(row, row.all_of("sets", SET_KEYS))


def _lunar(row: Entry) -> Card:
    return Card(row, [], week=row.number("week") - 1, token=row.one_of("token", PHASE_KEYS))


def _planet_card(row: Entry) -> Card:
    return Card(row, row.all_of("sets", SET_KEYS), planet=row.one_of("planet", PLANET_KEYS))


def _character(row: Entry, squares: list[str]) -> Character:
    return Character(row, row.one_of("home", squares), row.one_of("technique", TECHNIQUE_KEYS))


def _tile(row: Entry) -> Tile:
    return Tile(row, row.one_of("continent", CONTINENT_KEYS), row.one_of("vehicle", VEHICLE_KEYS), row.one_of("icon", ICON_KEYS))


def _rocket(row: Entry, squares: list[str]) -> Rocket:
    places = row.all_of("squares", squares)
    return Rocket(row, row.one_of("continent", CONTINENT_KEYS), places, row.one_of("ability", ABILITY_KEYS))


def _quest(row: Entry, squares: list[str], cards: list[str]) -> Quest:
    return Quest(row, row.one_of("continent", CONTINENT_KEYS), row.one_of("square", squares), row.all_of("items", cards))


def _agenda(row: Entry, squares: list[str]) -> Agenda:
    return Agenda(row, row.one_of("character", CHARACTER_KEYS), row.all_of("places", squares))
