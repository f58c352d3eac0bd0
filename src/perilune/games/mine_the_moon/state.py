"""A position of Mine the Moon. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Open to all: everything, but for one thing. While the seats place their robots in the crater, `crater` is
known to its owner only. Nobody knows the order of the rocket deck, because it has none: a card is drawn by chance.
"""

from typing import Final

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

FIELDS: Final = [
    "seats", "face", "bases", "stage", "turn", "last_turn", "dominance", "order", "at", "passed", "teams", "crew",
    "sites", "robots", "home", "silo", "crater", "ready", "spins", "spun", "held", "pads", "loaded", "marked", "deck",
    "stock", "covered", "white_owner", "white_where", "white_spot", "grant", "work_order", "job", "silo_limit",
    "waits", "last_why",
]  # fmt: skip


class MoonState(State):
    """All fields, in the order of FIELDS."""

    def __init__(
        self,
        seats: int,
        face: int,
        bases: list[int],
        stage: int,
        turn: int,
        last_turn: int,
        dominance: list[int],
        order: list[int],
        at: int,
        passed: list[int],
        teams: list[int],
        crew: list[int],
        sites: list[int],
        robots: list[int],
        home: list[int],
        silo: list[int],
        crater: list[int],
        ready: list[int],
        spins: int,
        spun: list[int],
        held: list[int],
        pads: list[int],
        loaded: list[int],
        marked: list[int],
        deck: list[int],
        stock: list[int],
        covered: int,
        white_owner: int,
        white_where: int,
        white_spot: int,
        grant: int,
        work_order: list[int],
        job: list[int],
        silo_limit: list[int],
        waits: list[int],
        last_why: int,
    ) -> None:
        # The table.
        self.seats = seats
        self.face = face  # the crater's side
        self.bases = bases  # each seat's moonbase
        self.stage = stage
        self.turn = turn  # 1 for the first
        self.last_turn = last_turn  # 0 until the end is announced
        self.last_why = last_why  # what has announced it
        self.dominance = dominance
        self.order = order  # the priority track, top first
        # Task.
        self.at = at  # the seat whose go it is, in Task and in Work
        self.passed = passed
        self.teams = teams  # who stands in each column of each common building
        self.crew = crew  # how many robots stand on each site of each moonbase
        # Moonbases.
        self.sites = sites  # the building on each site
        self.robots = robots  # how many robots a seat has, the white one not counted
        self.home = home  # in Robot Control
        self.silo = silo  # robots that hold each kind of resource
        self.silo_limit = silo_limit  # of each type
        self.held = held  # whose robot an Abductor on this site holds
        # Crater.
        self.crater = crater  # robots on each wedge; sealed until all are ready
        self.ready = ready
        self.spins = spins  # still to come
        self.spun = spun  # where the wheel stopped in this turn's spins
        # Rockets.
        self.pads = pads  # the card on each launchpad; EMPTY, or NO_SITE where there is no pad
        self.loaded = loaded  # whose robot is in each slot
        self.marked = marked  # rockets that an Accelerator launches at the end of the turn
        self.deck = deck  # the cards that may still come, in no order
        self.stock = stock  # how many of each building can be constructed
        self.covered = covered  # advanced buildings that were covered
        # The white robot.
        self.white_owner = white_owner
        self.white_where = white_where
        self.white_spot = white_spot
        self.grant = grant  # who has built the Grant
        # Work.
        self.work_order = work_order  # the priority track as it was when Work began
        self.job = job  # the work in hand: see p3_work.py
        self.waits = waits  # 0, or how many of the seat's teams had to wait for others when it chose to wait

    def field_names(self) -> list[str]:
        return FIELDS

    def copy(self) -> "MoonState":
        return MoonState(
            self.seats,
            self.face,
            self.bases,  # never changes
            self.stage,
            self.turn,
            self.last_turn,
            self.dominance[:],
            self.order[:],
            self.at,
            self.passed[:],
            self.teams[:],
            self.crew[:],
            self.sites[:],
            self.robots[:],
            self.home[:],
            self.silo[:],
            self.crater[:],
            self.ready[:],
            self.spins,
            self.spun[:],
            self.held[:],
            self.pads[:],
            self.loaded[:],
            self.marked[:],
            self.deck[:],
            self.stock[:],
            self.covered,
            self.white_owner,
            self.white_where,
            self.white_spot,
            self.grant,
            self.work_order[:],
            self.job[:],
            self.silo_limit,  # never changes
            self.waits[:],
            self.last_why,
        )
