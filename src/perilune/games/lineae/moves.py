"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.messages import because
from perilune.core.move import Catalogue, Move, Terms
from perilune.core.words import Vocabulary
from perilune.games.lineae.content import COLUMNS, KIND_KEYS, LOCK_SPACE, MINERALS, ROW_SPACE, SPACES, SUB_SPACE, TILES, Content
from perilune.games.lineae.messages import (
    CHANCE_DECIDES,
    NO_REACTOR,
    WHEN_BURN,
    WHEN_BUY,
    WHEN_CHOOSE,
    WHEN_DISCARD,
    WHEN_DISTIL,
    WHEN_DIVE,
    WHEN_DONE,
    WHEN_END,
    WHEN_EXCAVATE,
    WHEN_GAIN,
    WHEN_GIVE,
    WHEN_LOAD,
    WHEN_PASS,
    WHEN_PLACE,
    WHEN_PLACE_THERE,
    WHEN_PRINT,
    WHEN_REACTOR,
    WHEN_RECALL,
    WHEN_SAIL,
    WHEN_SELL,
    WHEN_SLUICE,
    WHEN_START,
    WHEN_STAY,
    WHEN_STEP,
    WHEN_SWAP,
    WHEN_TAKE,
    WHEN_TURN,
)
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.tides import SIDES, TILE_WIDTH

MAX_SEATS: Final = 5
MAX_POWER: Final = 9

PASS: Final = 0
END: Final = 1
PLACE: Final = 2
SAIL: Final = 3
STAY: Final = 4
STEP: Final = 5
TAKE: Final = 6
EXCAVATE: Final = 7
BUY: Final = 8
DONE: Final = 9
LOAD_CUBE: Final = 10
LOAD_FREE: Final = 11
CHOOSE: Final = 12
DISCARD: Final = 13
GAIN: Final = 14
GIVE: Final = 15
SELL: Final = 16
PRINT: Final = 17
TURN_LOCK: Final = 18
SWAP: Final = 19
DISTIL: Final = 20
BURN: Final = 21
SCRUB: Final = 22
RECALL: Final = 23
BORROW: Final = 24
REPAY: Final = 25
CONVERT: Final = 26
START: Final = 27
DEPOSIT: Final = 28
ROCKET: Final = 29
FIRST: Final = 30
COLONY: Final = 31

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
WAYS: Final = ["up", "down", "left", "right"]


class Moves:
    """The verbs by name, the catalogue of all moves, and the vocabulary of the box's sentences."""

    def __init__(self, content: Content) -> None:
        self.catalogue = verbs = Catalogue()
        self.vocabulary = words = Vocabulary()
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        space = words.terms(
            "space",
            [spec.key for spec in content.spaces] + [f"colony-{n + 1}" for n in range(TILES)],
            [spec.name for spec in content.spaces] + [f"colony card over space {n + 1}" for n in range(TILES)],
        )
        words.terms("post", space.tokens, [_post(spec.key, spec.name) for spec in content.spaces] + space.labels[-TILES:])
        power = words.terms("power", [str(n + 1) for n in range(MAX_POWER)])
        tile = words.terms("tile", [str(n + 1) for n in range(TILES)], [f"space {n + 1}" for n in range(TILES)])
        way = words.terms("way", WAYS)
        kind = words.terms("kind", KIND_KEYS)
        other = words.terms("other", KIND_KEYS)
        mineral = words.terms("mineral", KIND_KEYS[:MINERALS])
        beyond = words.terms("beyond", KIND_KEYS[:MINERALS])
        tech = words.terms("tech", [t.key for t in content.technologies], [t.name for t in content.technologies])
        lock = words.terms(
            "lock", [str(n + 1) for n in range(len(content.tides.holds))], ["lock 1", "lock 2", "lock 3", "lock 4"]
        )
        suns = [f"the {SIDES[n % TILE_WIDTH]} sun of space {n // TILE_WIDTH + 1}" for n in range(COLUMNS)]
        column = words.terms("column", [str(n + 1) for n in range(COLUMNS)], suns)
        place = words.terms("place", ["1", "2", "3", "4"], ["first", "second", "third", "fourth"])
        deposit = words.terms("deposit", [d.key for d in content.deposits], [d.name for d in content.deposits])
        rocket = words.terms("rocket", [r.key for r in content.rockets], [r.name for r in content.rockets])
        colony = words.terms("colony", [c.key for c in content.colony], [c.name for c in content.colony])
        words.terms("sub", content.sub_keys, [f"submersible {key.upper()}" for key in content.sub_keys])

        self.pass_ = verbs.verb(PASS, "pass", [], "Pass: no more turns for you this round", ends=True, when=WHEN_PASS)
        self.end = verbs.verb(END, "end", [], "End your turn", ends=True, when=WHEN_END)
        self.place = verbs.verb(PLACE, "place", [space, power], "Place workers on {space}, counting {power}", when=WHEN_PLACE)
        self.sail = verbs.verb(SAIL, "sail", [tile], "Sail to {tile}", when=WHEN_SAIL)
        self.stay = verbs.verb(STAY, "stay", [], "Stay where you are", ends=True, when=WHEN_STAY)
        self.step = verbs.verb(STEP, "step", [way], "Steer {way}", when=WHEN_STEP)
        self.take = verbs.verb(TAKE, "take", [], "Pick up the cube", when=WHEN_TAKE)
        self.excavate = verbs.verb(EXCAVATE, "excavate", [], "Excavate the deposit", when=WHEN_EXCAVATE)
        self.buy = verbs.verb(BUY, "buy", [kind], "Dock and take {kind} aboard", when=WHEN_BUY)
        self.done = verbs.verb(DONE, "done", [], "Done", ends=True, when=WHEN_DONE)
        self.load = verbs.verb(LOAD_CUBE, "load", [tile, kind], "Load the rocket over {tile} with {kind}", when=WHEN_LOAD)
        self.load_free = verbs.verb(
            LOAD_FREE, "load-free", [tile, kind], "Fill the wild slot of the rocket over {tile} with {kind}", when=WHEN_LOAD
        )
        self.choose = verbs.verb(CHOOSE, "choose", [tech], "Take the {tech}", when=WHEN_CHOOSE)
        self.discard = verbs.verb(DISCARD, "discard", [tech], "Put the {tech} back", when=WHEN_DISCARD)
        self.gain = verbs.verb(GAIN, "gain", [kind], "Take {kind} from the supply", when=WHEN_GAIN)
        self.give = verbs.verb(GIVE, "give", [kind], "Return {kind}", when=WHEN_GIVE)
        self.sell = verbs.verb(SELL, "sell", [kind], "Commodity Terminal: return {kind} for money", when=WHEN_SELL)
        self.print = verbs.verb(PRINT, "print", [], "Molecular Printer: return cubes for one of your choice", when=WHEN_PRINT)
        self.turn_lock = verbs.verb(TURN_LOCK, "sluice", [lock], "Remote Sluice: turn {lock}", when=WHEN_SLUICE)
        self.swap = verbs.verb(SWAP, "swap", [kind, other], "Swap {kind} for {other}", when=WHEN_SWAP)
        self.distil = verbs.verb(DISTIL, "distil", [], "Turn an algae cube into hydrocarbon", when=WHEN_DISTIL)
        self.burn = verbs.verb(BURN, "burn", [column], "Burn hydrocarbon: its smoke hides {column}", when=WHEN_BURN)
        self.scrub = verbs.verb(SCRUB, "scrub", [], "Burn hydrocarbon: the Carbon Scrubber keeps the sky clean", when=WHEN_BURN)
        self.recall = verbs.verb(RECALL, "recall", [place], "Take your worker off the {place} excavation track", when=WHEN_RECALL)
        self.borrow = verbs.verb(BORROW, "borrow", [mineral], "Reactor: borrow {mineral}", when=WHEN_REACTOR)
        self.repay = verbs.verb(REPAY, "repay", [mineral], "Reactor: pay {mineral} back", when=WHEN_REACTOR)
        self.convert = verbs.verb(
            CONVERT, "convert", [mineral, beyond], "Reactor: convert {mineral} into {beyond}", when=WHEN_REACTOR
        )
        self.start = verbs.verb(START, "start", [tile], "Put your vessel on {tile}", when=WHEN_START)
        self.deposit = verbs.verb(DEPOSIT, "deposit", [deposit], "The next deposit tile: {deposit}", when=CHANCE_DECIDES)
        self.rocket = verbs.verb(ROCKET, "rocket", [rocket], "The next rocket: {rocket}", when=CHANCE_DECIDES)
        self.first = verbs.verb(FIRST, "first", [seat], "{seat} {begins|begin}", when=CHANCE_DECIDES)
        self.colony = verbs.verb(COLONY, "colony", [colony], "The colony deck gives: {colony}", when=CHANCE_DECIDES)
        assert len(space.tokens) == SPACES


def _post(key: str, name: str) -> str:
    """A space of the board within a sentence."""
    if key == "launch-pad":
        return f"the {name}"
    return name[:1].lower() + name[1:] if key.startswith(("submersible-", "lock-")) else name


def not_now(s: OceanState, move: Move) -> int:
    """What this is and when it can be done: the answer to a click on something whose time it is not."""
    if move.kind == PLACE:
        if move.a < SUB_SPACE or move.a >= ROW_SPACE:
            return because(WHEN_PLACE_THERE, move.a)
        return because(WHEN_DIVE if move.a < LOCK_SPACE else WHEN_TURN, move.a)
    if BORROW <= move.kind <= CONVERT and s.reactor == 0:
        return NO_REACTOR
    return move.when
