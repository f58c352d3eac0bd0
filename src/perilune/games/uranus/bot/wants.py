"""What a race still wants: the steps of its tracks, their prices, and the modules that its rocks can fill. For the bots only.

The rocks of a set or a network are one int here: see core/packed.py.
"""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE, amount, covers, fitting, kinds, less, packed, zeros
from perilune.games.uranus.content import (
    COLOURS,
    MINE,
    MODULES,
    OSMISH,
    PAD,
    ROCKET,
    SPACESHIP,
    TELESCOPE,
    TRACKS,
    Content,
    Track,
    Way,
)
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.state import NOBODY, UranusState

STEP: Final = 420  # a step of rocket technology
SHIP_STEP: Final = 400  # a step of spaceship technology
SHIP_URGENT: Final = 400  # and more when it is the last thing that the race lacks
PAD_STEP: Final = 1_250  # a step of the first launchpad
ROCK: Final = 50  # a rock on a module, and more the fuller the module is
CROWD: Final = 7
HOME: Final = 350  # a complete module
JUNK: Final = 65  # a junk card to come
MINOR: Final = [8, 45, 30, 0, 30, 22, 20, 0, 0]  # a step of each track that is not needed to escape
MINE_WANTED: Final = 130  # a step towards a mine while the mines cannot pay for what is needed
PLENTY: Final = 0x0909090909  # rocks of every colour
NO_USE: Final = 4  # a set that pays for nothing
LAST_STEP: Final = 45  # per cent of a step that it promises to be able to pay: low, or a bot would put it off
ANY_STEP: Final = 90  # the same while more steps are left
LEARNT: Final = 250  # a finished track that the race must have, beyond its steps
ROCKET_KNOWN: Final = 75  # per cent of a launch that a set promises
ROCKET_UNKNOWN: Final = 25
NEEDED: Final = [PAD, ROCKET, SPACESHIP]  # the tracks without which nobody escapes
PLANNED: Final = [PAD, ROCKET, SPACESHIP, MINE]  # the tracks for which yards are joined


class Price:
    """One way to pay for a step."""

    def __init__(self, way: Way) -> None:
        self.rocks: i64 = packed(way.rocks, 0, COLOURS)
        self.different: i64 = way.different

    def paid_by(self, rocks: i64) -> bool:
        """Whether the rocks are enough."""
        return covers(rocks, self.rocks) and (self.different == 0 or kinds(rocks) >= self.different)

    def short_of(self, rocks: i64) -> i64:
        """How many rocks are missing."""
        return amount(self.rocks) - fitting(self.rocks, rocks) + max(0, self.different - kinds(rocks))

    def lacks(self, rocks: i64) -> i64:
        """The bytes of the colours of which more would help."""
        return zeros(rocks) if self.different > 0 else less(rocks, self.rocks)

    def rarest(self, rocks: i64) -> i64:
        """The byte of the rarest colour that this way may need: plans begin there."""
        best: i64 = 0
        fewest: i64 = 255
        mask: i64 = 255
        for _ in range(COLOURS):
            have = amount(rocks & mask)
            if 0 < have < fewest and (self.different > 0 or self.rocks & mask):
                best = mask
                fewest = have
            mask <<= BYTE
        return best


class Board:
    """The prices of one side of a project board, by track."""

    def __init__(self, tracks: list[Track]) -> None:
        self.tracks = tracks
        self.prices = [[Price(way) for way in track.ways] for track in tracks]


class Boards:
    """Both sides of every race's project board."""

    def __init__(self, content: Content) -> None:
        self.many = [Board(race.tracks) for race in content.races]
        self.alone = [Board(race.solo) for race in content.races]

    def of(self, s: UranusState, seat: int) -> Board:
        """The side of the seat's board that is up."""
        return (self.alone if s.seats == 1 else self.many)[s.races[seat]]


class Cargo:
    """A module that is still to be filled."""

    def __init__(self, module: int, room: int, filled: int, size: int) -> None:
        self.module = module
        self.room: i64 = room
        self.filled = filled
        self.size = size
        self.worth = module_worth(filled, size)


class Wants:
    """The steps that are worth something to a seat, the best first, and the modules for its launches."""

    def __init__(self, s: UranusState, seat: int, board: Board, cargo: list[Cargo], mined: i64) -> None:
        self.board = board
        self.cargo = cargo
        known = s.known[seat]
        self.rocket: bool = known >> (ROCKET - TELESCOPE) & 1 == 1
        self.launching: int = ROCKET_KNOWN if self.rocket else ROCKET_UNKNOWN
        self.steps = [0] * TRACKS  # what it promises to be able to pay for a step of each track
        for number in range(TRACKS):
            left = steps_left(s, seat, board.tracks[number], number)
            if left > 0:
                self.steps[number] = step_worth(s, seat, number, left)
        self.lacking: bool = self.rocks_missing(mined) > 0
        if self.lacking and self.steps[MINE] > 0:
            self.steps[MINE] = MINE_WANTED
        self.order: list[int] = []
        for number in range(TRACKS):
            if self.steps[number] > NO_USE:
                place = len(self.order)
                while place > 0 and self.steps[self.order[place - 1]] < self.steps[number]:
                    place -= 1
                self.order.insert(place, number)
        # The Osmish launch one set of any yard; before they fly, it would keep them from a network for the spaceship.
        self.anywhere: bool = s.races[seat] == OSMISH and s.pads[seat] != 0 and self.steps[SPACESHIP] == 0

    def same_as(self, other: "Wants") -> bool:
        """Whether every set is worth as much as there."""
        return (
            self.steps == other.steps
            and self.launching == other.launching
            and self.anywhere == other.anywhere
            and self.cargo is other.cargo
        )

    def use_of(self, rocks: i64, pad: bool) -> int:
        """What a set is good for: the best step or launch."""
        best = NO_USE
        for number in self.order:
            if self.pays(number, rocks):
                best = self.steps[number]
                break
        return max(best, self.launch_of(rocks)) if pad else best

    def pays(self, number: int, rocks: i64) -> bool:
        """Whether a set pays for a step of a track."""
        for price in self.board.prices[number]:
            if price.paid_by(rocks):
                return True
        return False

    def launch_of(self, rocks: i64) -> int:
        """The best module for a set."""
        best = 0
        total = amount(rocks)
        for cargo in self.cargo:
            placed = fitting(rocks, cargo.room)
            if placed > 0:
                value = module_worth(cargo.filled + placed, cargo.size) - cargo.worth - JUNK * (total - placed)
                best = max(best, value)
        return best * self.launching // 100

    def rocks_to_launch(self, rocks: i64) -> i64:
        """How many rocks of a set the best launch would place on a module."""
        most: i64 = 0
        for cargo in self.cargo:
            most = max(most, fitting(rocks, cargo.room))
        return most

    def rocks_missing(self, rocks: i64) -> int:
        """Rocks that all mines together are short of for a step of each track that is still needed."""
        total = 0
        for number in NEEDED:
            if self.steps[number] > 0:
                least: i64 = 99
                for price in self.board.prices[number]:
                    least = min(least, price.short_of(rocks))
                total += least
        return total


def steps_left(s: UranusState, seat: int, spec: Track, number: int) -> int:
    """Steps that are still wanted of a track."""
    if number >= TELESCOPE and (s.known[seat] >> (number - TELESCOPE) & 1 or not spec.ways):
        return 0
    if number == PAD and s.pads[seat] != 0:
        return 0
    return max(0, spec.steps - s.marks[seat * TRACKS + number])


def step_worth(s: UranusState, seat: int, number: int, left: int) -> int:
    """What it promises that a yard can pay for a step of a track."""
    needed = needed_step(s, seat, number)
    if needed == 0:
        return MINOR[number] * ANY_STEP // 100
    if left == 1:
        return (needed + LEARNT) * LAST_STEP // 100
    return needed * ANY_STEP // 100


def needed_step(s: UranusState, seat: int, number: int) -> int:
    """A step of a track that a race needs to escape; 0 for the others. With rocket and launchpad, the spaceship is urgent."""
    if number == PAD:
        return PAD_STEP
    if number == SPACESHIP:
        launching = s.pads[seat] != 0 and s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 1
        return SHIP_STEP + (SHIP_URGENT if launching else 0)
    return STEP if number == ROCKET else 0


def useful_modules(s: UranusState, content: Content) -> list[Cargo]:
    """The modules that are not complete and still wanted: as many as races need a home, the fullest first."""
    wanted = s.flown.count(0)
    open_: list[int] = []
    for module in range(MODULES):
        if s.claimed[module] == NOBODY:
            if complete(s, content, module):
                wanted -= 1
            else:
                open_.append(filled_in(s, module) * MODULES + module)
    open_.sort(reverse=True)
    begun = 0
    found: list[Cargo] = []
    for mark in open_:
        if begun < wanted:
            boxes = content.modules[mark % MODULES]
            room = packed(boxes, 0, COLOURS) - packed(s.filled, mark % MODULES * COLOURS, COLOURS)
            found.append(Cargo(mark % MODULES, room, mark // MODULES, sum(boxes)))
            if mark >= MODULES:
                begun += 1
    return found


def filled_in(s: UranusState, module: int) -> int:
    """How many rocks a module has."""
    total = 0
    for place in range(module * COLOURS, (module + 1) * COLOURS):
        total += s.filled[place]
    return total


def module_worth(filled: int, size: int) -> int:
    """A module with so many rocks."""
    return ROCK * filled + CROWD * filled * filled + (HOME if filled >= size else 0)
