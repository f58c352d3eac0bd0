"""The printed matter of the box: TOML rows become typed specs with int ids. Shared by all positions, never copied."""

from pathlib import Path
from typing import Final

from perilune.core.content import ContentFiles, Entry, Named, Printed, exactly, in_order
from perilune.core.errors import BadContent
from perilune.games.lineae.cards.upgrade import Adds, Lowers, Raises, Technology, Upgrade
from perilune.games.lineae.world.tides import Tides

# Cubes.
SILICA: Final = 0
SULFUR: Final = 1
SALT: Final = 2
IRON: Final = 3
HYDROCARBON: Final = 4
ALGAE: Final = 5
MINERALS: Final = 5
KINDS: Final = 6
ANY: Final = -2  # a slot for every mineral
NONE: Final = -1
KIND_KEYS: Final = ["silica", "sulfur", "salt", "iron", "hydrocarbon", "algae"]

# The board: vessel spaces, each three mineral columns wide; deposits, each six.
TILES: Final = 8
COLUMNS: Final = 24
DEPOSITS: Final = 4
LOCKS: Final = 4
SUBS: Final = 6
SLOTS: Final = 5  # of a rocket
TRACK: Final = 5
BASICS: Final = 3  # basic actions that colony cards come to cover

# Spaces for workers, by their place on the board.
INCOME_SPACE: Final = 0
HIRE_SPACE: Final = 1
ELECTION_SPACE: Final = 2
PAD_SPACE: Final = 3
SUB_SPACE: Final = 4  # and the five after it
LOCK_SPACE: Final = 10  # and the three after it
ROW_SPACE: Final = 14  # the colony card over the first vessel space, and the seven after it
SPACES: Final = 22

# What the board's own spaces do for a worker: names of effects (spaces.py).
INCOME: Final = "income"
HIRE: Final = "hire"
ELECTION: Final = "election"
LOAD: Final = "load"
DIVE: Final = "dive"
LOCK: Final = "lock"

# What a space of an excavation track gives besides points.
GIVES_CUBE: Final = 1
GIVES_TECHNOLOGY: Final = 2
GIFTS: Final = ["", "cube", "technology"]

ACTION_KEYS: Final = ["income", "hire", "election", "launch-pad", "submersible", "lock"]


class Space:
    """A space for workers on the board or on a colony card. `multi` takes any number, one a turn. `effect` names what it does."""

    def __init__(self, row: Entry, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.place = row.place  # in the content, for those who write it
        self.text = row.text("text")
        self.effect = row.text("effect")
        self.amount = row.number("amount", 0)
        self.cost = row.number("cost", 0)
        self.multi = row.flag("multi")
        self.arrow = row.flag("arrow")
        self.source = row.text("source")


class Colony(Space):
    """A colony card. `under` is the vessel space where it begins under a rocket, NONE for a card of the deck."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row, row.text("key"), row.text("name"))
        self.number = row.number("number")
        self.under = row.number("under", 0) - 1
        self.biogenesis = row.flag("biogenesis")


class Deposit(Named):
    """A side of a deposit tile: what is excavated, what dissolves above each of its columns, the cube for a vessel that starts here."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.tile = row.number("tile")
        self.excavate = _cube(row, "excavate", row.text("excavate"), [])
        self.columns = [_cube(row, "columns", word, ["-"]) for word in row.texts("columns")]
        self.setup = _cube(row, "setup", row.text("setup"), [])
        exactly(f"{row.place}: columns", len(self.columns), COLUMNS // DEPOSITS)


class Rocket(Named):
    """A rocket card: the mineral of each slot, ANY for the free one."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.slots = [_cube(row, "slots", word, ["any"]) for word in row.texts("slots")]
        exactly(f"{row.place}: slots", len(self.slots), SLOTS)


class Setting(Printed):
    """A single number of the board, with its name in words."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.name = row.text("name", self.key)
        self.value = row.number("value")


class Content:
    """Everything printed, by id."""

    def __init__(self, folder: Path) -> None:
        files = ContentFiles(folder)
        self.digest = files.digest()
        self.deposits = [Deposit(row) for row in files.rows("deposits.toml", "deposit")]
        self.rockets = [Rocket(row) for row in files.rows("rockets.toml", "rocket")]
        self.technologies = [Technology(row, number) for number, row in enumerate(files.rows("technology.toml", "technology"))]
        self.colony = _colony(files)
        self.farm = _card_with(self.colony, "farm")
        self.generator = _card_with(self.colony, "generator")
        self.treatment = _card_with(self.colony, "treatment")
        self.spaces, self.covered_after = _spaces(files)
        track = files.rows("board.toml", "track")
        exactly("board.toml: the excavation track", len(track), TRACK)
        self.track_vp = [row.number("vp") for row in track]
        self.track_gives = [GIFTS.index(row.text("gives", "")) for row in track]
        self.track_sources = [row.text("source") for row in track]
        loading = files.rows("board.toml", "loading")
        self.loading_vp = [row.number("vp") for row in loading]
        self.loading_sources = [row.text("source") for row in loading]
        self.settings: dict[str, Setting] = {row.text("key"): Setting(row) for row in files.rows("board.toml", "setting")}
        self.tides = _tides(files, self.setting("fixed_rows"))
        exactly("board.toml: water slots", len(self.tides.slot_tile), self.setting("water_tiles"))
        subs = files.rows("board.toml", "submersible")
        exactly("board.toml: submersibles", len(subs), SUBS)
        self.sub_keys = [row.text("key") for row in subs]
        self.homes = [row.number("column") * self.tides.rows + row.number("row") - 1 for row in subs]
        self.sub_sources = [row.text("source") for row in subs]
        self.closed_at_start = 0
        self.lock_sources: list[str] = []
        for number, row in enumerate(files.rows("board.toml", "lock")):
            self.closed_at_start |= 1 << number if row.flag("closed") else 0
            self.lock_sources.append(row.text("source"))
        self.space_sources = [row.text("source") for row in files.rows("board.toml", "space")]
        # The numbers that play asks for all the time.
        self.hold = self.setting("hold")
        self.workers = self.setting("workers")
        self.diesel = self.setting("diesel")
        self.diesel_anywhere: bool = self.setting("diesel_anywhere") == 1
        self.start_shared: bool = self.setting("start_shared") == 1
        self.technology_limit = self.setting("technology_limit")
        self.rounds = self.setting("rounds")
        self.markers = self.setting("reactor_markers")
        self.penalty = self.setting("reactor_penalty")
        self.algae_sun = self.setting("algae_sun")
        self.pick_up = self.setting("pick_up")
        self.toll = self.setting("toll")
        self.dollars_per_vp = self.setting("dollars_per_vp")
        self.cubes_per_vp = self.setting("cubes_per_vp")
        # The numbers that a technology card can change for its owner. The cards left are used in a turn (cards/technology.py).
        cards = self.technologies
        self.sunlight = Adds(self.setting("sunlight"), cards, "wings", "+{amount} per sun")
        self.battery = Raises(self.setting("battery"), cards, "battery", "holds {amount}")
        self.free_steps = Raises(self.setting("free_steps"), cards, "impellers", "{amount} free steps")
        self.docking = Lowers(self.setting("docking"), cards, "crane", "free docking")
        self.clean_diesel = Raises(0, cards, "scrubber", "clean burning")
        self.excavation = Raises(1, cards, "laser", "digs {amount}")
        self.reach = Raises(0, cards, "gantry", "next rocket too")
        upgrades = [
            self.sunlight, self.battery, self.free_steps, self.docking, self.clean_diesel, self.excavation, self.reach,
        ]  # fmt: skip
        self.upgrades: dict[str, Upgrade] = {upgrade.effect: upgrade for upgrade in upgrades}
        self.devices = [card for card in cards if card.effect not in self.upgrades]

    def setting(self, key: str) -> int:
        """A single number of the board."""
        if key not in self.settings:
            raise BadContent(f"board.toml: there is no [[setting]] {key!r}.")
        return self.settings[key].value


def _cube(row: Entry, field: str, word: str, others: list[str]) -> int:
    if word in KIND_KEYS[:MINERALS]:
        return KIND_KEYS.index(word)
    if word in others:
        return NONE if word == "-" else ANY
    raise BadContent(f"{row.place}: `{field}` has {word!r}; minerals are {', '.join(KIND_KEYS[:MINERALS] + others)}.")


def _colony(files: ContentFiles) -> list[Colony]:
    cards = [Colony(row) for row in files.rows("colony.toml", "colony")]
    if sorted(card.number for card in cards) != [card.number for card in cards]:
        raise BadContent("colony.toml: the priority numbers must rise.")
    return cards


def _card_with(cards: list[Colony], effect: str) -> int:
    """The card with this effect, or NONE."""
    for number, card in enumerate(cards):
        if card.effect == effect:
            return number
    return NONE


def _spaces(files: ContentFiles) -> tuple[list[Space], list[int]]:
    """The spaces of the board in their order, and for the basic actions the rounds after which they are covered."""
    rows = files.rows("board.toml", "action")
    in_order("board.toml: the actions", [row.text("key") for row in rows], ACTION_KEYS)
    spaces: list[Space] = []
    for row in rows:
        key, name = row.text("key"), row.text("name")
        labels = [f"{key} {letter}" for letter in "abcdef"] if key == "submersible" else [f"{key} {n + 1}" for n in range(LOCKS)]
        if key not in ("submersible", "lock"):
            labels = [key]
        for label in labels:
            full = f"{name} {label[-1].upper()}" if len(labels) > 1 else name
            spaces.append(Space(row, label.replace(" ", "-"), full))
    covered = [row.number("covered_after", 0) for row in rows[:BASICS]]
    if len(set(covered)) != BASICS:
        raise BadContent("board.toml: the basic actions must be covered after different rounds.")
    return spaces, covered


def _tides(files: ContentFiles, fixed_rows: int) -> Tides:
    tiles = files.rows("board.toml", "space")
    exactly("board.toml: vessel spaces", len(tiles), TILES)
    locks = files.rows("board.toml", "lock")
    exactly("board.toml: locks", len(locks), LOCKS)
    holds = [row.number("holds") for row in locks]
    if holds != sorted(holds, reverse=True):
        raise BadContent("board.toml: no lock may hold the water higher than a lock to its left, or closing one could lower it.")
    return Tides(
        [row.number("base") for row in tiles],
        [row.number("after") for row in locks],
        holds,
        fixed_rows,
    )
