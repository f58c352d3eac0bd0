"""The printed matter of the box: TOML rows become typed specs with int ids. Shared by all positions, never copied."""

from pathlib import Path
from typing import Final

from perilune.core.content import ContentFiles, Entry, Named, Printed, exactly, in_order
from perilune.core.errors import BadContent
from perilune.core.words import series
from perilune.games.uranus.hexes import BIT, HEXES, NAMES, NEXT_TO, TURNS, WITHIN, Cell, covered, laid

# Moon rocks and terrains.
COLOURS: Final = 5
LETTERS: Final = "GBRPS"
COLOUR_NAMES: Final = ["green", "blue", "red", "purple", "grey"]
LAVA: Final = -1  # the terrain of the volcano

# The tracks of a project board; the technologies are the last four, in the order of the bits of `known`.
TRACKS: Final = 9
TUNNEL: Final = 0
MINE: Final = 1
FORT: Final = 2
PAD: Final = 3
GUN: Final = 4
TELESCOPE: Final = 5
WEAPONRY: Final = 6
ROCKET: Final = 7
SPACESHIP: Final = 8
TECHS: Final = 4
TRACK_KEYS: Final = ["tunnel", "mine", "fort", "pad", "gun", "telescope", "weaponry", "rocket", "spaceship"]
TRACK_NAMES: Final = [
    "tunnel track", "mine track", "fortification track", "launchpad track", "space gun track",
    "telescope technology", "weaponry technology", "rocket technology", "spaceship technology",
]  # fmt: skip
GUN_SKIPS: Final = 2  # steps of the space gun that weaponry crosses out
MOST_MINES: Final = 2  # built in one round

RACES: Final = 6
OSMISH: Final = 0
FALKAFREEDI: Final = 1
YARLS: Final = 2
KROVIOTS: Final = 3
GALEPEGALS: Final = 4
ARSHANTANS: Final = 5
RACE_KEYS: Final = ["osmish", "falkafreedi", "yarls", "kroviots", "galepegals", "arshantans"]

MODULES: Final = 6
IMPACTS: Final = 36
OBJECTIVES: Final = 12
STARTS: Final = 12
SYMBOLS: Final = ["circle", "none", "triangle"]
DECKS: Final = ["first", "standard", "advanced"]
LEFT_OUT: Final = [2, -1, 0]  # the symbol that each deck leaves out


def colours_in(rocks: list[int], start: int) -> int:
    """How many colours the five counts that begin at `start` have."""
    found = 0
    for colour in range(COLOURS):
        if rocks[start + colour] > 0:
            found += 1
    return found


class Way:
    """One way to pay a step: so many rocks of each colour, and perhaps so many of different colours."""

    def __init__(self, rocks: list[int], different: int) -> None:
        self.rocks = rocks
        self.different = different
        self.asked = [colour for colour in range(COLOURS) if rocks[colour] > 0]  # the colours that it names
        self.fewest: int = max(sum(rocks), different)  # a set of fewer rocks cannot pay

    def paid_by(self, rocks: list[int], start: int) -> bool:
        """Whether the five counts that begin at `start` are enough."""
        for colour in self.asked:
            if rocks[start + colour] < self.rocks[colour]:
                return False
        return self.different == 0 or colours_in(rocks, start) >= self.different

    def words(self) -> str:
        """As people say it."""
        if self.different:
            return f"{self.different} different colours"
        return series([f"{self.rocks[colour]} {COLOUR_NAMES[colour]}" for colour in self.asked])


class Track:
    """A row of steps on a project board: what each step costs, and what may be built when so many are crossed off."""

    def __init__(self, ways: list[Way], values: list[int]) -> None:
        self.ways = ways
        self.values = values  # values[marks]; a full fortification, launchpad, gun or technology is worth 1
        self.steps: int = len(values) - 1
        self.fewest: int = min([way.fewest for way in ways], default=0)  # a set of fewer rocks cannot pay for a step

    def paid_by(self, rocks: list[int], start: int) -> bool:
        """Whether a set pays for a step."""
        for way in self.ways:
            if way.paid_by(rocks, start):
                return True
        return False

    def words(self) -> str:
        """The cost of a step as people say it."""
        return " or ".join(way.words() for way in self.ways)


class Race(Named):
    """A race with both sides of its project board."""

    def __init__(self, row: Entry, known: int, tracks: list[Track], solo: list[Track]) -> None:
        super().__init__(row)
        self.moon = row.text("moon")
        self.role = row.text("role")
        self.text = row.text("text")
        self.solo_text = row.text("solo_text")
        self.known = known
        self.tracks = tracks
        self.solo = solo


class Moon(Named):
    """A moon board: the colour of each hex, the volcano, the printed mines."""

    def __init__(self, row: Entry, terrain: list[int], mines: int) -> None:
        super().__init__(row)
        self.terrain = terrain
        self.mines = mines
        self.volcano: int = terrain.index(LAVA)
        self.rings = WITHIN[self.volcano]  # what an eruption of each radius reaches
        self.beside: int = NEXT_TO[self.volcano]
        self.coloured = [sum(BIT[h] for h in range(HEXES) if terrain[h] == colour) for colour in range(COLOURS)]  # hexes


class Start(Printed):
    """A starting mines card."""

    def __init__(self, row: Entry, mines: list[int], spare: int) -> None:
        super().__init__(row)
        self.mines = mines
        self.spare = spare


class Impact(Printed):
    """An impact card. `masks[turn * HEXES + point]` are the hexes it covers; `same[turn]` is the first turn that looks alike."""

    def __init__(self, row: Entry, cells: list[Cell]) -> None:
        super().__init__(row)
        self.symbol = row.one_of("symbol", SYMBOLS)
        self.cells = cells
        lays = [laid(cells, turn) for turn in range(TURNS)]
        shapes = [sorted(lay) for lay in lays]
        self.same = [shapes.index(shape) for shape in shapes]
        self.masks: list[int] = [covered(lay, point) for lay in lays for point in range(HEXES)]


class Junk(Named):
    """A space junk card."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.text = row.text("text")
        self.effect = row.text("effect")  # what it does: see cards/junk_cards.py
        self.solo = row.flag("solo")


class Objective(Named):
    """A personal objective."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.text = row.text("text")
        self.number = row.number("number")


class Content:
    """Everything printed, by id."""

    def __init__(self, folder: Path) -> None:
        files = ContentFiles(folder)
        self.digest = files.digest()
        self.moons = [_moon(row) for row in files.rows("moons.toml", "moon")]
        self.starts = [_start(row) for row in files.rows("starts.toml", "card")]
        self.impacts = [_impact(row) for row in files.rows("impacts.toml", "impact")]
        self.races = [_race(row) for row in files.rows("races.toml", "race")]
        in_order("races.toml: the races", [race.key for race in self.races], RACE_KEYS)
        self.junks = [Junk(row) for row in files.rows("junk.toml", "junk")]
        self.objectives = [Objective(row) for row in files.rows("objectives.toml", "objective")]
        modules = files.rows("uranus.toml", "module")
        self.modules = [_rocks(row, "boxes") for row in modules]
        self.module_sources = [row.text("source") for row in modules]
        exactly("moons.toml: moons", len(self.moons), RACES)
        exactly("starts.toml: cards", len(self.starts), STARTS)
        exactly("impacts.toml: impacts", len(self.impacts), IMPACTS)
        exactly("objectives.toml: objectives", len(self.objectives), OBJECTIVES)
        exactly("uranus.toml: modules", len(self.modules), MODULES)
        track = files.head("uranus.toml", "track")
        self.track_source = track.text("source")
        self.end = track.number("end")
        attacks = track.numbers("attacks")
        if not attacks or max(attacks) >= self.end:
            raise BadContent("uranus.toml: the track needs attacks, all of them before its end.")
        self.attacks = [space in attacks for space in range(self.end + 1)]
        supply = files.head("uranus.toml", "supply")
        self.supply = _rocks(supply, "rocks")
        self.supply_source = supply.text("source")

    def deck(self, kind: int) -> int:
        """The impact cards of a deck, as bits."""
        return sum(1 << n for n, impact in enumerate(self.impacts) if impact.symbol != LEFT_OUT[kind])

    def junk_deck(self, seats: int) -> int:
        """The space junk cards for so many players, as bits."""
        return sum(1 << n for n, junk in enumerate(self.junks) if seats > 1 or junk.solo)


def _hex(row: Entry, text: str) -> int:
    if text not in NAMES:
        raise BadContent(f"{row.place}: {text!r} is not a hex; write for instance 3,-2,-1.")
    return NAMES.index(text)


def _ways(row: Entry, field: str) -> list[Way]:
    """`2G / 2B / 3#`: the ways to pay, parted by strokes; within one, a plus joins what must all be paid."""
    text = row.text(field)
    return [_way(row, field, part) for part in text.split("/")] if text else []


def _way(row: Entry, field: str, text: str) -> Way:
    rocks = [0] * COLOURS
    different = 0
    for part in text.split("+"):
        amount, sign = part.strip()[:-1], part.strip()[-1:]
        if not amount.isdigit() or int(amount) == 0 or not sign or sign not in LETTERS + "#":
            raise BadContent(f"{row.place}: `{field}` has {part.strip()!r}; write 2G, 3# or 1G + 1B, with / for or.")
        if sign == "#":
            different += int(amount)
        else:
            rocks[LETTERS.index(sign)] += int(amount)
    if different > COLOURS or (different and any(rocks)):
        raise BadContent(f"{row.place}: `{field}`: at most {COLOURS} different colours, and not together with others.")
    return Way(rocks, different)


def _rocks(row: Entry, field: str) -> list[int]:
    ways = _ways(row, field)
    if len(ways) != 1 or ways[0].different:
        raise BadContent(f"{row.place}: `{field}` must be one sum such as 3G + 3B.")
    return ways[0].rocks


def _moon(row: Entry) -> Moon:
    letters = " ".join(row.texts("rows")).split()
    if len(letters) != HEXES or letters.count("V") != 1 or any(letter not in LETTERS + "V" for letter in letters):
        raise BadContent(f"{row.place}: `rows` must be {HEXES} letters of {LETTERS}, with one V.")
    mines = sum(BIT[_hex(row, text)] for text in row.texts("mines"))
    terrain = [LETTERS.find(letter) for letter in letters]
    if mines & BIT[terrain.index(LAVA)]:
        raise BadContent(f"{row.place}: a mine stands on the volcano.")
    return Moon(row, terrain, mines)


def _start(row: Entry) -> Start:
    mines = [_hex(row, text) for text in row.texts("mines")]
    if len(mines) != 4:
        raise BadContent(f"{row.place}: `mines` must be four hexes.")
    return Start(row, mines, _hex(row, row.text("spare")))


def _impact(row: Entry) -> Impact:
    cells = [_cell(row, text) for text in row.texts("cells")]
    if (0, 0, 0) not in cells or len(set(cells)) != len(cells):
        raise BadContent(f"{row.place}: `cells` must hold 0,0,0 and each cell once.")
    return Impact(row, cells)


def _cell(row: Entry, text: str) -> Cell:
    parts = text.split(",")
    if len(parts) != 3 or not all(part.lstrip("-").isdigit() for part in parts) or sum(int(part) for part in parts) != 0:
        raise BadContent(f"{row.place}: {text!r} is not a step; write three numbers that add up to 0.")
    return int(parts[0]), int(parts[1]), int(parts[2])


def _race(row: Entry) -> Race:
    steps = row.row.get("steps")
    changed = row.row.get("solo")
    if not isinstance(steps, dict) or not isinstance(changed, dict):
        raise BadContent(f"{row.place}: `steps` and `solo` must be tables.")
    known = 0
    for technology in row.all_of("known", TRACK_KEYS[TELESCOPE:]):
        known |= 1 << technology
    many: list[Track] = []
    alone: list[Track] = []
    for key in TRACK_KEYS:
        ways = _ways(row, key)
        if f"{key}_values" in row.row:
            values = [0] + row.numbers(f"{key}_values")
            solo = values
        else:
            length = int(steps.get(key) or 0)
            values = [0] * length + [1]
            solo = [0] * int(changed.get(key) or length) + [1]
        many.append(Track(ways, values))
        alone.append(Track(ways, solo))
    return Race(row, known, many, alone)
