"""A position of Mine the Moon. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Open to all: everything, but for one thing. While the seats place their robots in the crater, `crater` is
known to its owner only. Nobody knows the order of the rocket deck, because it has none: a card is drawn by chance.
"""

from typing import Any, Final

from perilune.core.game import State

# Stages of the game, in the rulebook's order.
SETUP: Final = 0
TASK: Final = 1
MINE: Final = 2
WORK: Final = 3
LAUNCH: Final = 4
OVER: Final = 5

# Where the white robot is. `white_spot` says which team, site, silo or slot.
IN_BOX: Final = 0
AT_HOME: Final = 1
IN_TEAM: Final = 2  # spot: common building * COLUMNS + column
IN_CREW: Final = 3  # spot: seat * SITES + site
IN_CRATER: Final = 4  # spot: seat * KINDS + kind
IN_SILO: Final = 5  # spot: seat * KINDS + kind
ON_ROCKET: Final = 6  # spot: pad * SLOTS + slot
ABDUCTED: Final = 7  # spot: seat * SITES + site of the Abductor
IN_HAND: Final = 8  # between giving and taking in an exchange

# Why the game ends after one more turn.
BEYOND_TRACK: Final = 1
DECK_OUT: Final = 2

NOBODY: Final = -1


class MoonState(State):
    """All fields of a position."""

    # The table.
    seats: int
    face: int  # the crater's side
    bases: Final[list[int]]  # each seat's moonbase
    stage: int
    turn: int  # 1 for the first
    last_turn: int  # 0 until the end is announced
    last_why: int  # what has announced it
    dominance: list[int]
    order: list[int]  # the priority track, top first
    # Task.
    at: int  # the seat whose go it is, in Task and in Work
    passed: list[int]
    teams: list[int]  # who stands in each column of each common building
    crew: list[int]  # how many robots stand on each site of each moonbase
    # Moonbases.
    sites: list[int]  # the building on each site
    robots: list[int]  # how many robots a seat has, the white one not counted
    home: list[int]  # in Robot Control
    silo: list[int]  # robots that hold each kind of resource
    silo_limit: Final[list[int]]  # of each type
    held: list[int]  # whose robot an Abductor on this site holds
    # Crater.
    crater: list[int]  # robots on each wedge; sealed until all are ready
    ready: list[int]
    spins: int  # still to come
    spun: list[int]  # where the wheel stopped in this turn's spins
    # Rockets.
    pads: list[int]  # the card on each launchpad; EMPTY, or NO_SITE where there is no pad
    loaded: list[int]  # whose robot is in each slot
    marked: list[int]  # rockets that an Accelerator launches at the end of the turn
    deck: list[int]  # the cards that may still come, in no order
    stock: list[int]  # how many of each building can be constructed
    covered: int  # advanced buildings that were covered
    # The white robot.
    white_owner: int
    white_where: int
    white_spot: int
    grant: int  # who has built the Grant
    # Work.
    work_order: list[int]  # the priority track as it was when Work began
    pending: list[list[int]]  # the work in hand: see buildings/effect.py
    waits: list[int]  # 0, or how many of the seat's teams had to wait for others when it chose to wait

    # Written by tools/states.py from the fields above.
    # fmt: off
    def __init__(
        self, seats: int, face: int, bases: list[int], stage: int, turn: int, last_turn: int, last_why: int,
        dominance: list[int], order: list[int], at: int, passed: list[int], teams: list[int], crew: list[int], sites: list[int],
        robots: list[int], home: list[int], silo: list[int], silo_limit: list[int], held: list[int], crater: list[int],
        ready: list[int], spins: int, spun: list[int], pads: list[int], loaded: list[int], marked: list[int], deck: list[int],
        stock: list[int], covered: int, white_owner: int, white_where: int, white_spot: int, grant: int, work_order: list[int],
        pending: list[list[int]], waits: list[int],
    ) -> None:
        self.seats = seats
        self.face = face
        self.bases = bases
        self.stage = stage
        self.turn = turn
        self.last_turn = last_turn
        self.last_why = last_why
        self.dominance = dominance
        self.order = order
        self.at = at
        self.passed = passed
        self.teams = teams
        self.crew = crew
        self.sites = sites
        self.robots = robots
        self.home = home
        self.silo = silo
        self.silo_limit = silo_limit
        self.held = held
        self.crater = crater
        self.ready = ready
        self.spins = spins
        self.spun = spun
        self.pads = pads
        self.loaded = loaded
        self.marked = marked
        self.deck = deck
        self.stock = stock
        self.covered = covered
        self.white_owner = white_owner
        self.white_where = white_where
        self.white_spot = white_spot
        self.grant = grant
        self.work_order = work_order
        self.pending = pending
        self.waits = waits

    def copy(self) -> "MoonState":
        return MoonState(
            self.seats, self.face, self.bases, self.stage, self.turn, self.last_turn, self.last_why, self.dominance[:],
            self.order[:], self.at, self.passed[:], self.teams[:], self.crew[:], self.sites[:], self.robots[:], self.home[:],
            self.silo[:], self.silo_limit, self.held[:], self.crater[:], self.ready[:], self.spins, self.spun[:], self.pads[:],
            self.loaded[:], self.marked[:], self.deck[:], self.stock[:], self.covered, self.white_owner, self.white_where,
            self.white_spot, self.grant, self.work_order[:], [row[:] for row in self.pending], self.waits[:],
        )

    def field_names(self) -> list[str]:
        return [
            "seats", "face", "bases", "stage", "turn", "last_turn", "last_why", "dominance", "order", "at", "passed", "teams",
            "crew", "sites", "robots", "home", "silo", "silo_limit", "held", "crater", "ready", "spins", "spun", "pads",
            "loaded", "marked", "deck", "stock", "covered", "white_owner", "white_where", "white_spot", "grant", "work_order",
            "pending", "waits",
        ]

    def values(self) -> list[Any]:
        return [
            self.seats, self.face, self.bases, self.stage, self.turn, self.last_turn, self.last_why, self.dominance, self.order,
            self.at, self.passed, self.teams, self.crew, self.sites, self.robots, self.home, self.silo, self.silo_limit,
            self.held, self.crater, self.ready, self.spins, self.spun, self.pads, self.loaded, self.marked, self.deck,
            self.stock, self.covered, self.white_owner, self.white_where, self.white_spot, self.grant, self.work_order,
            self.pending, self.waits,
        ]

    @staticmethod
    def restore(data: dict[str, Any]) -> "MoonState":
        """The position that `to_json` wrote."""
        return MoonState(
            data["seats"], data["face"], data["bases"], data["stage"], data["turn"], data["last_turn"], data["last_why"],
            data["dominance"], data["order"], data["at"], data["passed"], data["teams"], data["crew"], data["sites"],
            data["robots"], data["home"], data["silo"], data["silo_limit"], data["held"], data["crater"], data["ready"],
            data["spins"], data["spun"], data["pads"], data["loaded"], data["marked"], data["deck"], data["stock"],
            data["covered"], data["white_owner"], data["white_where"], data["white_spot"], data["grant"], data["work_order"],
            data["pending"], data["waits"],
        )
    # fmt: on
