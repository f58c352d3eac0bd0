"""The printed matter of the box: TOML rows become typed specs with int ids. Shared by all positions, never copied."""

from pathlib import Path
from typing import Final

from perilune.core.content import Entry, Shelf
from perilune.core.errors import BadContent

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
EFFECTS: Final = [
    "refine", "swap", "produce", "build", "load", "clout", "shake", "gain", "abduct", "accelerate",
    "comsat", "leech", "export", "copy", "prerogative", "control", "quake", "grant", "none",
]  # fmt: skip


class Building:
    """A kind of building on moonbases. `team` 0 is never worked; `on` is the building below it, or -1."""

    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        colour: str,
        site: int,
        on: int,
        cost: list[int],
        bonus: int,
        team: int,
        effect: int,
        amount: int,
        gives: list[bool],
        takes: list[bool],
        at_once: bool,
        stock: list[int],
        source: str,
    ) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.colour = colour
        self.site = site
        self.on = on
        self.cost = cost
        self.bonus = bonus
        self.team = team
        self.effect = effect
        self.amount = amount
        self.gives = gives
        self.takes = takes
        self.at_once = at_once  # all its exchanges happen at the same time
        self.stock = stock
        self.source = source
        self.advanced: bool = site == ADVANCED_SITE
        self.copied: bool = team > 0 and effect != SHAKE and effect != COPY  # by a Solar Array


class Common:
    """A common building. A column's team is 0 where it does not exist; `crowd` columns are for 4-5 players."""

    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        colour: str,
        teams: list[int],
        crowd: list[bool],
        dominance: list[int],
        effect: int,
        amount: int,
        source: str,
    ) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.colour = colour
        self.teams = teams
        self.crowd = crowd
        self.dominance = dominance
        self.effect = effect
        self.amount = amount
        self.source = source


class Rocket:
    """A rocket card: for each slot the refined kind and its Dominance; `back` is the building on the other side."""

    def __init__(self, key: str, name: str, kinds: list[int], values: list[int], back: int, source: str) -> None:
        self.key = key
        self.name = name
        self.kinds = kinds
        self.values = values
        self.slots: int = len(kinds)
        self.back = back
        self.source = source


class Face:
    """A side of the crater: the weights of the six resources, of "all rockets launch", and of pads A, B, C."""

    def __init__(self, key: str, name: str, note: str, weights: list[int], source: str) -> None:
        self.key = key
        self.name = name
        self.note = note
        self.weights = weights
        self.source = source


class Base:
    """A side of a moonbase."""

    def __init__(
        self,
        key: str,
        name: str,
        note: str,
        robots: int,
        silo: int,
        sites: list[int],
        own_pad: bool,
        single: bool,
        source: str,
    ) -> None:
        self.key = key
        self.name = name
        self.note = note
        self.robots = robots
        self.silo = silo
        self.sites = sites
        self.own_pad = own_pad
        self.single = single
        self.source = source


NO_SITE: Final = -2
EMPTY: Final = -1


class Content:
    """Everything printed, by id."""

    def __init__(self, folder: Path) -> None:
        shelf = Shelf(folder)
        self.digest = shelf.digest()
        self.commons = [_common(row) for row in shelf.rows("surface.toml", "common")]
        if [c.key for c in self.commons] != COMMON_KEYS:
            raise BadContent(f"surface.toml: the common buildings must be {', '.join(COMMON_KEYS)}, in this order.")
        rows = shelf.rows("buildings.toml", "building") + shelf.rows("advanced.toml", "building")
        self.building_keys = [row.text("key") for row in rows]
        self.buildings = [_building(row, self.building_keys) for row in rows]
        self.rockets = [_rocket(row, self.building_keys) for row in shelf.rows("rockets.toml", "rocket")]
        self.faces = [_face(row) for row in shelf.rows("crater.toml", "face")]
        self.bases = [_base(row, self.building_keys, self.buildings) for row in shelf.rows("bases.toml", "base")]
        zones = shelf.rows("surface.toml", "zone")
        self.zone_from = [row.number("from") for row in zones]
        self.zone_spins = [row.number("spins") for row in zones]
        if self.zone_from[0] != 0 or sorted(self.zone_from) != self.zone_from:
            raise BadContent("surface.toml: the zones must begin at 0 and rise.")
        self.zone_sources = [row.text("source") for row in zones]
        track = shelf.head("surface.toml", "track")
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


def _building(row: Entry, keys: list[str]) -> Building:
    on = row.text("on", "")
    if on and on not in keys:
        raise BadContent(f"{row.place}: `on` names no building: {on!r}.")
    return Building(
        row.text("key"),
        row.text("name"),
        row.text("text"),
        row.text("colour"),
        row.one_of("site", SITE_KEYS),
        keys.index(on) if on else -1,
        _kinds(row, "cost"),
        row.number("bonus", 0),
        row.number("team"),
        row.one_of("effect", EFFECTS),
        row.number("amount", 0),
        [count > 0 for count in _kinds(row, "gives")],
        [count > 0 for count in _kinds(row, "takes")],
        row.flag("at_once"),
        row.numbers("stock") or [0, 0, 0, 0],
        row.text("source"),
    )


def _common(row: Entry) -> Common:
    columns = row.parts("columns")
    if len(columns) > COLUMNS:
        raise BadContent(f"{row.place}: there is room for {COLUMNS} columns, not {len(columns)}.")
    missing = COLUMNS - len(columns)
    return Common(
        row.text("key"),
        row.text("name"),
        row.text("text"),
        row.text("colour"),
        [column.number("team") for column in columns] + [0] * missing,
        [column.flag("crowd") for column in columns] + [False] * missing,
        [column.number("dominance", 0) for column in columns] + [0] * missing,
        row.one_of("effect", EFFECTS),
        row.number("amount"),
        row.text("source"),
    )


def _rocket(row: Entry, keys: list[str]) -> Rocket:
    slots = row.texts("slots")
    if not 1 <= len(slots) <= SLOTS or any(len(s) != 2 or s[0] not in "BGN" or not s[1].isdigit() for s in slots):
        raise BadContent(f"{row.place}: `slots` must be one to {SLOTS} entries such as N4.")
    kinds = [LETTERS.index(slot[0]) for slot in slots]
    values = [int(slot[1]) for slot in slots]
    return Rocket(row.text("key"), row.text("name"), kinds, values, row.one_of("back", keys), row.text("source"))


def _face(row: Entry) -> Face:
    shares = row.row.get("weights")
    if not isinstance(shares, dict) or not all(isinstance(shares.get(letter), int) for letter in LETTERS):
        raise BadContent(f"{row.place}: `weights` must give a whole number for each of {', '.join(LETTERS)}.")
    weights = [shares[letter] for letter in LETTERS] + [row.number("all")] + row.numbers("pads")
    if len(weights) != KINDS + 4 or sum(weights) != 100:
        raise BadContent(f"{row.place}: the shares of the wheel must add up to 100, with three pads.")
    return Face(row.text("key"), row.text("name"), row.text("note"), weights, row.text("source"))


def _base(row: Entry, keys: list[str], buildings: list[Building]) -> Base:
    sites = [EMPTY] * SITES
    for site in row.texts("missing"):
        if site not in SITE_KEYS:
            raise BadContent(f"{row.place}: `missing` names no site: {site!r}.")
        sites[SITE_KEYS.index(site)] = NO_SITE
    for number in range(row.number("advanced_sites"), SITES - ADVANCED_SITE):
        sites[ADVANCED_SITE + number] = NO_SITE
    for key in row.texts("built"):
        if key not in keys:
            raise BadContent(f"{row.place}: `built` names no building: {key!r}.")
        sites[buildings[keys.index(key)].site] = keys.index(key)
    return Base(
        row.text("key"),
        row.text("name"),
        row.text("note"),
        row.number("robots"),
        row.number("silo"),
        sites,
        row.flag("own_pad"),
        row.flag("single"),
        row.text("source"),
    )
