"""The rows of the content as typed values: cards, sets, characters, tiles, rockets, quests, agendas, planets, star figures.

What a row names in words comes as a number: its place in a list of the content.
"""

from perilune.core.content import Entry, Named, Printed


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
