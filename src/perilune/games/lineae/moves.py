"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.move import Catalogue, Terms, Verb
from perilune.core.words import Vocabulary
from perilune.games.lineae.content import COLUMNS, KIND_KEYS, MINERALS, SPACES, TILES, Content

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


class Moves:
    """The verbs by name, the catalogue of all moves, and the vocabulary of the box's sentences."""

    def __init__(self, content: Content) -> None:
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        space = Terms(
            "space",
            [spec.key for spec in content.spaces] + [f"colony-{n + 1}" for n in range(TILES)],
            [spec.name for spec in content.spaces] + [f"colony card over space {n + 1}" for n in range(TILES)],
        )
        power = Terms("power", [str(n + 1) for n in range(MAX_POWER)])
        tile = Terms("tile", [str(n + 1) for n in range(TILES)], [f"space {n + 1}" for n in range(TILES)])
        way = Terms("way", ["up", "down", "left", "right"])
        kind = Terms("kind", KIND_KEYS)
        other = Terms("other", KIND_KEYS)
        mineral = Terms("mineral", KIND_KEYS[:MINERALS])
        beyond = Terms("beyond", KIND_KEYS[:MINERALS])
        tech = Terms("tech", [t.key for t in content.technologies], [t.name for t in content.technologies])
        lock = Terms("lock", [str(n + 1) for n in range(len(content.tides.holds))], ["lock 1", "lock 2", "lock 3", "lock 4"])
        column = Terms("column", [str(n + 1) for n in range(COLUMNS)])
        place = Terms("place", ["1", "2", "3", "4"], ["first", "second", "third", "fourth"])
        deposit = Terms("deposit", [d.key for d in content.deposits], [d.name for d in content.deposits])
        rocket = Terms("rocket", [r.key for r in content.rockets], [r.name for r in content.rockets])
        colony = Terms("colony", [c.key for c in content.colony], [c.name for c in content.colony])
        sub = Terms("sub", content.sub_keys, [f"submersible {key.upper()}" for key in content.sub_keys])

        self.pass_ = Verb(PASS, "pass", [], "Pass: no more turns for you this round", ends=True)
        self.end = Verb(END, "end", [], "End your turn", ends=True)
        self.place = Verb(PLACE, "place", [space, power], "Place workers on {space}, counting {power}")
        self.sail = Verb(SAIL, "sail", [tile], "Sail to {tile}")
        self.stay = Verb(STAY, "stay", [], "Stay where you are", ends=True)
        self.step = Verb(STEP, "step", [way], "Steer {way}")
        self.take = Verb(TAKE, "take", [], "Take the cube into the hold")
        self.excavate = Verb(EXCAVATE, "excavate", [], "Excavate the deposit")
        self.buy = Verb(BUY, "buy", [kind], "Dock and take {kind} aboard")
        self.done = Verb(DONE, "done", [], "Done", ends=True)
        self.load = Verb(LOAD_CUBE, "load", [tile, kind], "Load the rocket over {tile} with {kind}")
        self.load_free = Verb(LOAD_FREE, "load-free", [tile, kind], "Fill the free slot of the rocket over {tile} with {kind}")
        self.choose = Verb(CHOOSE, "choose", [tech], "Take the {tech}")
        self.discard = Verb(DISCARD, "discard", [tech], "Put the {tech} back")
        self.gain = Verb(GAIN, "gain", [kind], "Take {kind} from the supply")
        self.give = Verb(GIVE, "give", [kind], "Return {kind}")
        self.sell = Verb(SELL, "sell", [kind], "Commodity Terminal: return {kind} for money")
        self.print = Verb(PRINT, "print", [], "Molecular Printer: return cubes for one of your choice")
        self.turn_lock = Verb(TURN_LOCK, "sluice", [lock], "Remote Sluice: turn {lock}")
        self.swap = Verb(SWAP, "swap", [kind, other], "Swap {kind} for {other}")
        self.distil = Verb(DISTIL, "distil", [], "Turn an algae cube into hydrocarbon")
        self.burn = Verb(BURN, "burn", [column], "Burn hydrocarbon: the cube goes to the sky over column {column}")
        self.scrub = Verb(SCRUB, "scrub", [], "Burn hydrocarbon: the Carbon Scrubber keeps the sky clean")
        self.recall = Verb(RECALL, "recall", [place], "Take your worker off the {place} excavation track")
        self.borrow = Verb(BORROW, "borrow", [mineral], "Reactor: borrow {mineral}")
        self.repay = Verb(REPAY, "repay", [mineral], "Reactor: pay {mineral} back")
        self.convert = Verb(CONVERT, "convert", [mineral, beyond], "Reactor: convert {mineral} into {beyond}")
        self.start = Verb(START, "start", [tile], "Put your vessel on {tile}")
        self.deposit = Verb(DEPOSIT, "deposit", [deposit], "The next deposit tile: {deposit}")
        self.rocket = Verb(ROCKET, "rocket", [rocket], "The next rocket: {rocket}")
        self.first = Verb(FIRST, "first", [seat], "{seat} begins")
        self.colony = Verb(COLONY, "colony", [colony], "The colony deck gives: {colony}")
        self.catalogue = Catalogue(
            [
                self.pass_, self.end, self.place, self.sail, self.stay, self.step, self.take, self.excavate, self.buy,
                self.done, self.load, self.load_free, self.choose, self.discard, self.gain, self.give, self.sell, self.print,
                self.turn_lock, self.swap, self.distil, self.burn, self.scrub, self.recall, self.borrow, self.repay,
                self.convert, self.start, self.deposit, self.rocket, self.first, self.colony,
            ]
        )  # fmt: skip
        self.vocabulary = Vocabulary(
            [
                space, power, tile, way, kind, other, mineral, beyond, tech, lock, column, place, deposit, rocket,
                colony, sub,
            ]
        )  # fmt: skip
        assert len(space.tokens) == SPACES
