"""The rows of the content as typed values: cards, sets, characters, tiles, rockets, quests, agendas, planets, star figures."""


class Card:
    """An observation card. `week` and `token` are -1 where it is not lunar; `planet` -1 where it shows none."""

    def __init__(
        self,
        key: str,
        name: str,
        nk: int,
        copies: int,
        sets: list[int],
        week: int,
        token: int,
        sun: bool,
        planet: int,
        transit: bool,
        telescope: bool,
        source: str,
    ) -> None:
        self.key = key
        self.name = name
        self.nk = nk
        self.copies = copies
        self.sets = sets
        self.week = week
        self.token = token
        self.sun = sun  # a solar eclipse: the Sun must be in the sky
        self.planet = planet
        self.transit = transit
        self.telescope = telescope
        self.source = source


class Set:
    """A set: `least` symbols complete it."""

    def __init__(self, key: str, name: str, least: int, nk: int, meaning: str, planets: bool, source: str) -> None:
        self.key = key
        self.name = name
        self.least = least
        self.nk = nk
        self.meaning = meaning
        self.planets = planets
        self.source = source


class Character:
    """A character and the home square of its continent."""

    def __init__(self, key: str, name: str, continent: str, home: int, technique: int, text: str, source: str) -> None:
        self.key = key
        self.name = name
        self.continent = continent
        self.home = home
        self.technique = technique
        self.text = text
        self.source = source


class Tile:
    """A continent tile."""

    def __init__(self, key: str, continent: int, vehicle: int, icon: int, nk: int, source: str) -> None:
        self.key = key
        self.continent = continent
        self.vehicle = vehicle
        self.icon = icon
        self.nk = nk
        self.source = source


class Rocket:
    """A rocket, the squares it may stand on, and what it can do in the Solar System mode."""

    def __init__(
        self, key: str, name: str, continent: int, squares: list[int], sites: list[str], ability: int, text: str, source: str
    ) -> None:
        self.key = key
        self.name = name
        self.continent = continent
        self.squares = squares
        self.sites = sites
        self.ability = ability
        self.text = text
        self.source = source


class Quest:
    """A quest and its instrument. `there`: its items only count when observed on its square."""

    def __init__(
        self, key: str, name: str, continent: int, square: int, items: list[int], some: int, all_: int, instrument: str, text: str,
        there: bool, source: str,
    ) -> None:  # fmt: skip
        self.key = key
        self.name = name
        self.continent = continent
        self.square = square
        self.items = items
        self.some = some
        self.all = all_
        self.instrument = instrument
        self.text = text
        self.there = there
        self.source = source


class Agenda:
    """A hidden agenda."""

    def __init__(
        self,
        key: str,
        name: str,
        character: int,
        mission: str,
        reveal: str,
        effect: str,
        third: bool,
        places: list[int],
        source: str,
    ) -> None:
        self.key = key
        self.name = name
        self.character = character
        self.mission = mission
        self.reveal = reveal
        self.effect = effect
        self.third = third
        self.places = places
        self.source = source


class Planet:
    """A planet of the orrery. Angles are in half degrees; `every` says when it steps on."""

    def __init__(self, key: str, name: str, spots: int, first: int, start: int, every: int, source: str) -> None:
        self.key = key
        self.name = name
        self.spots = spots
        self.first = first
        self.every = every
        self.source = source
        self.gap: int = 720 // spots
        self.start: int = (start - first) // self.gap

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
