"""The printed matter of the box: TOML rows become typed specs with int ids. Shared by all positions, never copied."""

from pathlib import Path
from typing import Final

from perilune.core.content import ContentFiles, Entry, Named, in_order
from perilune.core.errors import BadContent
from perilune.core.game import numbered

# Resources: three types, raw and then refined, so that kind % 3 is the type.
KINDS: Final = 6
TYPES: Final = 3
RAW: Final = 0
REFINED: Final = 3
LETTERS: Final = "bgnBGN"

# Sites on a moonbase.
SITES: Final = 9
REVERTER_SITE: Final = 0
FACTORY_SITE: Final = 1
EXCHANGER_SITE: Final = 2
REFINER_SITE: Final = 3
SHAKER_SITE: Final = 4
CONTROL_SITE: Final = 5
ADVANCED_SITE: Final = 6  # and the two after it
SITE_KEYS: Final = ["reverter", "factory", "exchanger", "refiner", "shaker", "robot-control", "advanced"]

# Common buildings.
COMMON: Final = 5
COLUMNS: Final = 3
REFINERY: Final = 0
SHAKER: Final = 1
UPLINK: Final = 2
LOADER: Final = 3
CLOUT: Final = 4
COMMON_KEYS: Final = ["refinery", "shaker", "uplink", "loader", "clout"]

# Launchpads: A, B, C and the launch base's own.
PADS: Final = 4
OWN_PAD: Final = 3
SLOTS: Final = 5

# What a building does when worked, or while it stands.
REFINE: Final = 0
SWAP: Final = 1
PRODUCE: Final = 2
BUILD: Final = 3
LOAD: Final = 4
CLOUT_MOVE: Final = 5
SHAKE: Final = 6
GAIN: Final = 7
ABDUCT: Final = 8
ACCELERATE: Final = 9
COMSAT: Final = 10
LEECH: Final = 11
EXPORT: Final = 12
COPY: Final = 13
PREROGATIVE: Final = 14
CONTROL: Final = 15
QUAKE: Final = 16
GRANT: Final = 17
NOTHING: Final = 18


class Action:
    """An effect as other rules see it. What it does when it is worked is a class in buildings/, with the same number."""

    def __init__(
        self,
        key: str,
        makes: bool = False,
        refines: bool = False,
        loads: bool = False,
        constructs: bool = False,
        shakes: bool = False,
        quakes: bool = False,
        first: bool = False,
        after_clout: bool = False,
        copies: bool = False,
        lost: bool = True,
    ) -> None:
        self.key = key  # its name in the TOML rows
        self.makes = makes  # resources that were not there before
        self.refines = refines
        self.loads = loads
        self.constructs = constructs
        self.shakes = shakes  # only the crater, in Mine: there is nothing left to work (4.7)
        self.quakes = quakes  # while it stands, worked or not (10.13)
        self.first = first  # puts its worker first in priority
        self.after_clout = after_clout  # is worked only when no team is left at the Clout (4.4)
        self.copies = copies  # what another building does
        self.lost = lost  # with the building that has it, when something covers it
        self.copied: bool = not shakes and not copies  # by a Solar Array


ACTIONS: Final[list[Action]] = numbered(
    {
        REFINE: Action("refine", refines=True),
        SWAP: Action("swap", makes=True),
        PRODUCE: Action("produce", makes=True),
        BUILD: Action("build", constructs=True),
        LOAD: Action("load", loads=True),
        CLOUT_MOVE: Action("clout", first=True),
        SHAKE: Action("shake", shakes=True),
        GAIN: Action("gain"),
        ABDUCT: Action("abduct"),
        ACCELERATE: Action("accelerate"),
        COMSAT: Action("comsat"),
        LEECH: Action("leech"),
        EXPORT: Action("export"),
        COPY: Action("copy", copies=True),
        PREROGATIVE: Action("prerogative", first=True, after_clout=True),
        CONTROL: Action("control"),
        QUAKE: Action("quake", quakes=True),
        GRANT: Action("grant"),
        NOTHING: Action("none", lost=False),
    }
)
EFFECTS: Final[list[str]] = [action.key for action in ACTIONS]

NO_SITE: Final = -2
EMPTY: Final = -1


class Building(Named):
    """A kind of building on moonbases. `team` 0 is never worked; `on` is the building below it, or -1."""

    def __init__(self, row: Entry, keys: list[str]) -> None:
        super().__init__(row)
        self.text = row.text("text")
        self.colour = row.text("colour")
        self.site = row.one_of("site", SITE_KEYS)
        self.on: int = row.one_of("on", keys) if row.text("on", "") else -1
        self.cost = _kinds(row, "cost")
        self.bonus = row.number("bonus", 0)
        self.team = row.number("team")
        self.effect = row.one_of("effect", EFFECTS)
        self.amount = row.number("amount", 0)
        self.gives = [count > 0 for count in _kinds(row, "gives")]
        self.takes = [count > 0 for count in _kinds(row, "takes")]
        self.at_once = row.flag("at_once")  # all its exchanges happen at the same time
        self.stock = row.numbers("stock") or [0, 0, 0, 0]
        self.advanced: bool = self.site == ADVANCED_SITE
        self.copied: bool = self.team > 0 and self.action.copied  # by a Solar Array

    @property
    def action(self) -> Action:
        """What its effect is to other rules."""
        return ACTIONS[self.effect]


class Common(Named):
    """A common building. A column's team is 0 where it does not exist; `crowd` columns are for 4-5 players."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        columns = row.parts("columns")
        if len(columns) > COLUMNS:
            raise BadContent(f"{row.place}: there is room for {COLUMNS} columns, not {len(columns)}.")
        missing = COLUMNS - len(columns)
        self.text = row.text("text")
        self.colour = row.text("colour")
        self.teams = [column.number("team") for column in columns] + [0] * missing
        self.crowd = [column.flag("crowd") for column in columns] + [False] * missing
        self.dominance = [column.number("dominance", 0) for column in columns] + [0] * missing
        self.effect = row.one_of("effect", EFFECTS)
        self.amount = row.number("amount")

    @property
    def action(self) -> Action:
        """What its effect is to other rules."""
        return ACTIONS[self.effect]

    def used(self, seats: int) -> list[int]:
        """The columns that are used with so many players (2.4)."""
        return [n for n in range(COLUMNS) if self.teams[n] and (seats >= 4 or not self.crowd[n])]

    def column(self, number: int, seats: int) -> str:
        """What a column is called among those that are used: the left, middle or right one; nothing where it is the only one."""
        used = self.used(seats)
        if len(used) == 1 or number not in used:
            return ""
        return "left column" if number == used[0] else "right column" if number == used[-1] else "middle column"


class Rocket(Named):
    """A rocket card: for each slot the refined kind and its Dominance; `back` is the building on the other side."""

    def __init__(self, row: Entry, keys: list[str]) -> None:
        super().__init__(row)
        slots = row.texts("slots")
        if not 1 <= len(slots) <= SLOTS or any(len(s) != 2 or s[0] not in "BGN" or not s[1].isdigit() for s in slots):
            raise BadContent(f"{row.place}: `slots` must be one to {SLOTS} entries such as N4.")
        self.kinds = [LETTERS.index(slot[0]) for slot in slots]
        self.values = [int(slot[1]) for slot in slots]
        self.slots: int = len(slots)
        self.back = row.one_of("back", keys)


class Face(Named):
    """A side of the crater: the weights of the six resources, of "all rockets launch", and of pads A, B, C."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        shares = row.row.get("weights")
        if not isinstance(shares, dict) or not all(isinstance(shares.get(letter), int) for letter in LETTERS):
            raise BadContent(f"{row.place}: `weights` must give a whole number for each of {', '.join(LETTERS)}.")
        self.note = row.text("note")
        self.weights: list[int] = [shares[letter] for letter in LETTERS] + [row.number("all")] + row.numbers("pads")
        if len(self.weights) != KINDS + 4 or sum(self.weights) != 100:
            raise BadContent(f"{row.place}: the shares of the wheel must add up to 100, with three pads.")


class Base(Named):
    """A side of a moonbase."""

    def __init__(self, row: Entry, keys: list[str], buildings: list[Building]) -> None:
        super().__init__(row)
        self.note = row.text("note")
        self.robots = row.number("robots")
        self.silo = row.number("silo")
        self.own_pad = row.flag("own_pad")
        self.single = row.flag("single")
        self.sites = [EMPTY] * SITES
        for site in row.all_of("missing", SITE_KEYS):
            self.sites[site] = NO_SITE
        for number in range(row.number("advanced_sites"), SITES - ADVANCED_SITE):
            self.sites[ADVANCED_SITE + number] = NO_SITE
        for building in row.all_of("built", keys):
            self.sites[buildings[building].site] = building


class Content:
    """Everything printed, by id."""

    def __init__(self, folder: Path) -> None:
        files = ContentFiles(folder)
        self.digest = files.digest()
        self.commons = [Common(row) for row in files.rows("surface.toml", "common")]
        in_order("surface.toml: the common buildings", [c.key for c in self.commons], COMMON_KEYS)
        rows = files.rows("buildings.toml", "building") + files.rows("advanced.toml", "building")
        self.building_keys = [row.text("key") for row in rows]
        self.buildings = [Building(row, self.building_keys) for row in rows]
        self.rockets = [Rocket(row, self.building_keys) for row in files.rows("rockets.toml", "rocket")]
        self.faces = [Face(row) for row in files.rows("crater.toml", "face")]
        self.bases = [Base(row, self.building_keys, self.buildings) for row in files.rows("bases.toml", "base")]
        zones = files.rows("surface.toml", "zone")
        self.zone_from = [row.number("from") for row in zones]
        self.zone_spins = [row.number("spins") for row in zones]
        if self.zone_from[0] != 0 or sorted(self.zone_from) != self.zone_from:
            raise BadContent("surface.toml: the zones must begin at 0 and rise.")
        self.zone_sources = [row.text("source") for row in zones]
        track = files.head("surface.toml", "track")
        self.end_above = track.number("end_above")
        self.end_source = track.text("source")

    def spins(self, leader: int) -> int:
        """How often the crater is spun when the leader has this much Dominance."""
        spins = 0
        for start, count in zip(self.zone_from, self.zone_spins, strict=True):
            if leader >= start:
                spins = count
        return spins


def _kinds(row: Entry, field: str) -> list[int]:
    letters = row.text(field, "")
    for letter in letters:
        if letter not in LETTERS:
            raise BadContent(f"{row.place}: `{field}` has {letter!r}; resources are {', '.join(LETTERS)}.")
    return [letters.count(letter) for letter in LETTERS]
