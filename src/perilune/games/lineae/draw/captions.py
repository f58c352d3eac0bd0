"""The moves of the box in short, each with its sign: a cube, a submersible, a technology."""

from typing import Final

from perilune.core.caption import Caption, cut
from perilune.core.move import Move
from perilune.core.words import capital, counted
from perilune.games.lineae.content import KIND_KEYS, KINDS, LOCK_SPACE, NONE, ROW_SPACE, SUB_SPACE, Content
from perilune.games.lineae.draw.symbols import (
    ANY_CUBE,
    ARROW,
    BOLT,
    CARD,
    COIN,
    CRAFT,
    FLAG,
    FLOWN,
    SMOKE,
    SUN,
    TECH,
    cube,
    ship,
    tech_icon,
    worker,
)
from perilune.games.lineae.goods import card_of, tech_count
from perilune.games.lineae.job import TECH_JOB, top_kind
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.moves import (
    BORROW,
    BURN,
    BUY,
    CHOOSE,
    CONVERT,
    DISCARD,
    DISTIL,
    DONE,
    EXCAVATE,
    GAIN,
    GIVE,
    LOAD_CUBE,
    LOAD_FREE,
    PLACE,
    PRINT,
    RECALL,
    REPAY,
    SAIL,
    SCRUB,
    SELL,
    START,
    STEP,
    SWAP,
    TAKE,
    TURN_LOCK,
    WAYS,
)
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.brings import FEWER, HARDER
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.world.submersible import SUB
from perilune.games.lineae.world.tides import TILE_WIDTH

GATE: Final = "ln-t-sluice"
_EXTRA: Final = "With more workers than are needed"
_TURNED: Final = [-90, 90, 180, 0]  # the arrow, by the ways of a dive
_BASICS: Final = [COIN, "", FLAG, FLOWN]  # what the first spaces are for; to hire is a worker's
_CITY: Final = {
    "colonial-council": FLAG, "trade-guild": COIN, "mineral-exchange": ANY_CUBE, "power-station": BOLT, "solar-farm": SUN,
    "research-institute": TECH, "embassy-to-earth": ANY_CUBE, "hydrodynamic-generator": BOLT, "water-treatment-plant": COIN,
    "algae-vats": cube(5), "biofuel-still": cube(4), "brine-canteen": COIN,
}  # fmt: skip


def way_sign(way: int) -> str:
    """An arrow of a dive."""
    return f"ln-e-{WAYS[way]}"


def emblems() -> str:
    """The signs that are pieces turned or set in squares, for the scenery."""
    made = [
        f'<symbol id="{way_sign(way)}" viewBox="0 0 24 24"><use href="#{ARROW}" width="24" height="24" '
        f'transform="rotate({turn} 12 12)"/></symbol>'
        for way, turn in enumerate(_TURNED)
    ]
    return "".join(made)


def space_sign(s: OceanState, seat: int, content: Content, space: int) -> str:
    """What a space for workers is for."""
    card = card_of(s, space)
    if card != NONE or space >= ROW_SPACE:
        key = content.colony[card].key if card != NONE else ""
        return worker(seat) if key == "training-academy" else _CITY.get(key, CARD)
    if space >= LOCK_SPACE:
        return GATE
    return CRAFT if space >= SUB_SPACE else _BASICS[space] or worker(seat)


def _awaits(s: OceanState, seat: int, tile: int, content: Content) -> str:
    """What the rocket over a space has room for, of what the vessel carries."""
    slots = open_slots(s, content, tile)
    cargo = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    fits = fitting(slots, cargo)
    if fits:
        return f"room for {counted(fits, 'cube')}"
    if not slots:
        return "no rocket there"
    return "takes none of your cubes" if any(cargo) else counted(len(slots), "open slot")


def caption(s: OceanState, seat: int, move: Move, says: str, content: Content) -> Caption:
    """A move in short."""
    kind = move.kind
    if kind == PLACE:
        who, _, where = says.removeprefix("Place ").partition(" on ")
        name, note = cut(where, "the ")
        if LOCK_SPACE <= move.a < ROW_SPACE and "s the lock, and " in note:
            does, _, note = note.partition("s the lock, and ")
            name = f"{capital(does)} lock {move.a - LOCK_SPACE + 1}"
        extra = _EXTRA if note in (HARDER, FEWER) else ""
        return Caption(space_sign(s, seat, content, move.a), name, note if who == "a worker" else f"{who}: {note}", extra)
    if kind == SAIL:
        return Caption(ship(seat), f"Space {move.a + 1}", _awaits(s, seat, move.a, content))
    if kind == START:
        first = content.deposits[s.deposits[move.a * TILE_WIDTH // DEPOSIT_WIDTH]].setup
        return Caption(cube(first), f"Space {move.a + 1}", says.partition(", ")[2])
    if kind == STEP:
        return Caption(way_sign(move.a), *cut(says, "Steer "))
    if kind == TAKE or kind == EXCAVATE:
        return _here(s, move, says, content)
    if kind in (CHOOSE, DISCARD):
        tech = content.technologies[move.a]
        points, text = cut(says.partition(", ")[2])
        return Caption(tech_icon(tech.effect), tech.name, f"{points}: {text}" if kind == CHOOSE else "put it back")
    if kind in (LOAD_CUBE, LOAD_FREE):
        rocket = says.rpartition(" the ")[2]
        return Caption(cube(move.b), capital(KIND_KEYS[move.b]), f"wild slot, {rocket}" if kind == LOAD_FREE else rocket)
    if kind == BUY:
        price = says.partition(" for ")[2].partition(" (")[0]
        return Caption(
            cube(move.a), capital(KIND_KEYS[move.a]), f"dock, for {price}" if says.startswith("Dock") else f"for {price}"
        )
    if kind == DONE and s.pending and top_kind(s) == TECH_JOB and tech_count(s, seat) < content.technology_limit:
        return Caption(folds=says)
    if kind in (BORROW, REPAY, CONVERT):
        return Caption(cube(move.b if kind == CONVERT else move.a), cut(says, "Reactor: ")[0], "")
    return Caption(_sign(seat, move, content), *_words(move, says))


def _words(move: Move, says: str) -> tuple[str, str]:
    if move.kind in (GAIN, GIVE):
        return capital(KIND_KEYS[move.a]), "from the supply" if move.kind == GAIN else "to the supply"
    if move.kind == SELL:
        return f"Return {KIND_KEYS[move.a]}", "for money"
    if move.kind == TURN_LOCK:
        return f"Turn lock {move.a + 1}", "Remote Sluice"
    if move.kind == BURN:
        return cut(says, "Burn hydrocarbon: its smoke hides the ")[0], "smoke hides it"
    return "", ""


def _sign(seat: int, move: Move, content: Content) -> str:
    kind = move.kind
    if kind in (GAIN, GIVE, SELL):
        return cube(move.a)
    if kind == SWAP:
        return cube(move.b)
    if kind == DISTIL:
        return cube(4)
    if kind == PRINT:
        return tech_icon("printer")
    if kind == SCRUB:
        return tech_icon("scrubber")
    if kind == TURN_LOCK:
        return GATE
    if kind == BURN:
        return SMOKE
    return worker(seat) if kind == RECALL else ""


def _here(s: OceanState, move: Move, says: str, content: Content) -> Caption:
    """What lies where a submersible is, or below it."""
    cell = s.subs[s.pending[-1][SUB]]
    if move.kind == EXCAVATE:
        kind = content.deposits[s.deposits[cell // content.tides.rows // DEPOSIT_WIDTH]].excavate
        return Caption(cube(kind), *cut(says))
    kind = s.cells[cell]
    if kind == NONE:
        return Caption(ANY_CUBE)
    return Caption(cube(kind), f"Pick up {KIND_KEYS[kind]}", f"earn ${content.pick_up}")
