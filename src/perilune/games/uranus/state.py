"""A position of Uranus!. Flat lists of ints: what belongs to a seat stands at seat * width + index. Sets of hexes, tunnels,
cards, technologies and seats are ints with a bit for each (see hexes.py).

Open to all: everything, but for one thing: a personal objective is known to its owner only, until the races have won.
A face-down card has no face, because nobody has seen it: `cards` says that it lies there, `bag` says what it may be.
"""

from typing import Final

from perilune.core.game import State

# Stages of the game, in the rulebook's order.
SETUP: Final = 0
ATTACK: Final = 1
MINING: Final = 2
USING: Final = 3
BUILDING: Final = 4
OVER: Final = 5

NOBODY: Final = -1

# What lies in a gap between two moons, where it is not the number of a card that lies face up.
NONE: Final = -1
DOWN: Final = -2
OLD: Final = -3  # face down since before its deck was last shuffled

# The two cards of a pair, and of `bag`, `out` and `old`.
POINT: Final = 0
PATTERN: Final = 1
JUNK: Final = 2  # the third deck, where decks are named

LEFT: Final = 0
RIGHT: Final = 1

FIELDS: Final = [
    "seats", "deck", "numbered", "stage", "space", "attacks", "conceded", "races", "moons", "starts", "objectives",
    "dark", "mines", "forts", "pads", "tunnels", "volcano", "known", "marks", "flown",
    "cards", "bag", "out", "old", "junk_bag", "junk_out", "showing", "revealing",
    "supply", "filled", "claimed", "set_owner", "set_at", "set_net", "set_rocks", "saved",
    "ready", "todo", "facing", "doubled", "donated", "launched", "launches_left", "tunnels_left",
    "mines_left", "owed_mines", "owed_forts", "job", "shots", "placed", "launches", "junked",
]  # fmt: skip


class UranusState(State):
    """All fields, in the order of FIELDS."""

    def __init__(
        self,
        seats: int,
        deck: int,
        numbered: int,
        stage: int,
        space: int,
        attacks: int,
        conceded: int,
        races: list[int],
        moons: list[int],
        starts: list[int],
        objectives: list[int],
        dark: list[int],
        mines: list[int],
        forts: list[int],
        pads: list[int],
        tunnels: list[int],
        volcano: list[int],
        known: list[int],
        marks: list[int],
        flown: list[int],
        cards: list[int],
        bag: list[int],
        out: list[int],
        old: list[int],
        junk_bag: int,
        junk_out: int,
        showing: int,
        revealing: int,
        supply: list[int],
        filled: list[int],
        claimed: list[int],
        set_owner: list[int],
        set_at: list[int],
        set_net: list[int],
        set_rocks: list[int],
        saved: list[int],
        ready: list[int],
        todo: list[int],
        facing: list[int],
        doubled: int,
        donated: int,
        launched: list[int],
        launches_left: list[int],
        tunnels_left: list[int],
        mines_left: list[int],
        owed_mines: list[int],
        owed_forts: list[int],
        job: list[int],
        shots: list[int],
        placed: list[int],
        launches: list[int],
        junked: list[int],
    ) -> None:
        # The table.
        self.seats = seats
        self.deck = deck  # first play, standard or advanced
        self.numbered = numbered  # boards and cards by number, not by chance
        self.stage = stage
        self.space = space  # the marker on the asteroid track: the round
        self.attacks = attacks  # how many there have been
        self.conceded = conceded  # the seats that have agreed that the game is lost, a bit for each
        self.races = races
        self.moons = moons
        self.starts = starts  # each seat's starting mines card
        self.objectives = objectives  # NOBODY without one; HIDDEN in the others' views
        # Moons.
        self.dark = dark
        self.mines = mines
        self.forts = forts
        self.pads = pads
        self.tunnels = tunnels  # three ints for each moon
        self.volcano = volcano  # 0 asleep, else the radius of the next eruption
        # Project boards.
        self.known = known  # technologies
        self.marks = marks
        self.flown = flown  # 0, or the how-many-eth race to fly
        # Cards.
        self.cards = cards  # a point and a pattern in each gap; gap g is left of seat g
        self.bag = bag  # the decks and all face-down cards, in no order
        self.out = out  # discard piles
        self.old = old  # what the OLD face-down cards may be
        self.junk_bag = junk_bag
        self.junk_out = junk_out
        self.showing = showing  # the gap whose cards chance turns up now, or NOBODY
        self.revealing = revealing  # an attack turns all cards up
        # Moon rocks.
        self.supply = supply
        self.filled = filled  # rocks of each colour on each module
        self.claimed = claimed  # who lives in each module
        self.set_owner = set_owner
        self.set_at = set_at  # the hex on which a set lies, or LOOSE + colour for a rock of its own
        self.set_net = set_net  # the hexes of the network that it comes from
        self.set_rocks = set_rocks  # five counts for each set
        self.saved = saved  # rocks that fell on the moon unharmed, for the next round
        # The phase.
        self.ready = ready
        self.todo = todo  # attacks that a seat must still suffer: bit LEFT, bit RIGHT
        self.facing = facing  # the side of the attack that it places now, or NOBODY
        self.doubled = doubled  # the Falkafreedi's double mine is chosen
        self.donated = donated  # and their gift given
        self.launched = launched  # sets sent this round
        self.launches_left = launches_left  # launchpads that have not launched yet, as long as they stand
        self.tunnels_left = tunnels_left  # still to build or remove this round, since the track is erased
        self.mines_left = mines_left
        self.owed_mines = owed_mines  # gifts of neighbours, to be built this round
        self.owed_forts = owed_forts
        self.job = job  # space junk in hand: see junk.py
        # What personal objectives ask.
        self.shots = shots
        self.placed = placed
        self.launches = launches
        self.junked = junked

    def field_names(self) -> list[str]:
        return FIELDS

    def copy(self) -> "UranusState":
        return UranusState(
            self.seats,
            self.deck,
            self.numbered,
            self.stage,
            self.space,
            self.attacks,
            self.conceded,
            self.races[:],
            self.moons[:],
            self.starts[:],
            self.objectives[:],
            self.dark[:],
            self.mines[:],
            self.forts[:],
            self.pads[:],
            self.tunnels[:],
            self.volcano[:],
            self.known[:],
            self.marks[:],
            self.flown[:],
            self.cards[:],
            self.bag[:],
            self.out[:],
            self.old[:],
            self.junk_bag,
            self.junk_out,
            self.showing,
            self.revealing,
            self.supply[:],
            self.filled[:],
            self.claimed[:],
            self.set_owner[:],
            self.set_at[:],
            self.set_net[:],
            self.set_rocks[:],
            self.saved[:],
            self.ready[:],
            self.todo[:],
            self.facing[:],
            self.doubled,
            self.donated,
            self.launched[:],
            self.launches_left[:],
            self.tunnels_left[:],
            self.mines_left[:],
            self.owed_mines[:],
            self.owed_forts[:],
            self.job[:],
            self.shots[:],
            self.placed[:],
            self.launches[:],
            self.junked[:],
        )
