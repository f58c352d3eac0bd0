"""A position of Uranus!. Flat lists of ints: what belongs to a seat stands at seat * width + index. Sets of hexes, tunnels,
cards, technologies and seats are ints with a bit for each (see hexes.py).

Open to all: everything, but for one thing: a personal objective is known to its owner only, until the races have won.
A face-down card has no face, because nobody has seen it: `cards` says that it lies there, `bag` says what it may be.
"""

from typing import Any, Final

from perilune.core.game import State

# The jobs that may be pending: their numbers in `Uranus.jobs`.
DEAL: Final = 0  # chance deals races, boards and objectives
TURN_UP: Final = 1  # chance turns cards up
SPACE_JUNK: Final = 2  # the junk in hand: chance draws the cards for it; what a card asks for lies above it
HIT_POINT: Final = 3  # chance draws the point of a new impact
HIT_PATTERN: Final = 4  # and its pattern
STRUCK: Final = 5  # whoever is hit lays the pattern, or fires
CHOOSE_SAVED: Final = 6  # the sender says which rock falls on the sender's moon
CHOOSE_SECURED: Final = 7  # or goes to another module
CHOOSE_WIPED: Final = 8  # or which module is wiped out


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


class UranusState(State):
    """A position: every field, grouped."""

    # The table.
    seats: int
    deck: int  # first play, standard or advanced
    numbered: int  # boards and cards by number, not by chance
    stage: int
    space: int  # the marker on the asteroid track: the round
    attacks: int  # how many there have been
    conceded: int  # the seats that have agreed that the game is lost, a bit for each
    races: list[int]
    moons: list[int]
    starts: list[int]  # each seat's starting mines card
    objectives: list[int]  # NOBODY without one; HIDDEN in the others' views
    # Moons.
    dark: list[int]
    mines: list[int]
    forts: list[int]
    pads: list[int]
    tunnels: list[int]  # three ints for each moon
    volcano: list[int]  # 0 asleep, else the radius of the next eruption
    # Project boards.
    known: list[int]  # technologies
    marks: list[int]
    flown: list[int]  # 0, or the race's place in the order of flights
    # Cards.
    cards: list[int]  # a point and a pattern in each gap; gap g is left of seat g
    bag: list[int]  # the decks and all face-down cards, in no order
    out: list[int]  # discard piles
    old: list[int]  # what the OLD face-down cards may be
    junk_bag: int
    junk_out: int
    revealing: int  # an attack turns all cards up
    # Moon rocks.
    supply: list[int]
    filled: list[int]  # rocks of each colour on each module
    claimed: list[int]  # who lives in each module
    set_owner: list[int]
    set_at: list[int]  # the hex on which a set lies, or LOOSE + colour for a rock of its own
    set_net: list[int]  # the hexes of the network that it comes from
    set_rocks: list[int]  # five counts for each set
    saved: list[int]  # rocks that fell on the moon unharmed, for the next round
    # The phase.
    ready: list[int]
    todo: list[int]  # attacks that a seat must still suffer: bit LEFT, bit RIGHT
    facing: list[int]  # the side of the attack that it places now, or NOBODY
    doubled: int  # the Falkafreedi's double mine is chosen
    donated: int  # and their gift given
    launched: list[int]  # sets sent this round
    launches_left: list[int]  # launchpads that have not launched yet, as long as they stand
    tunnels_left: list[int]  # still to build or remove this round, since the track is erased
    mines_left: list[int]
    owed_mines: list[int]  # gifts of neighbours, to be built this round
    owed_forts: list[int]
    pending: list[list[int]]  # the stack of jobs in hand: see core/pending.py
    # What personal objectives ask.
    shots: list[int]
    placed: list[int]
    launches: list[int]
    junked: list[int]

    # Written by tools/states.py from the fields above.
    # fmt: off
    def __init__(
        self, seats: int, deck: int, numbered: int, stage: int, space: int, attacks: int, conceded: int, races: list[int],
        moons: list[int], starts: list[int], objectives: list[int], dark: list[int], mines: list[int], forts: list[int],
        pads: list[int], tunnels: list[int], volcano: list[int], known: list[int], marks: list[int], flown: list[int],
        cards: list[int], bag: list[int], out: list[int], old: list[int], junk_bag: int, junk_out: int, revealing: int,
        supply: list[int], filled: list[int], claimed: list[int], set_owner: list[int], set_at: list[int], set_net: list[int],
        set_rocks: list[int], saved: list[int], ready: list[int], todo: list[int], facing: list[int], doubled: int, donated: int,
        launched: list[int], launches_left: list[int], tunnels_left: list[int], mines_left: list[int], owed_mines: list[int],
        owed_forts: list[int], pending: list[list[int]], shots: list[int], placed: list[int], launches: list[int],
        junked: list[int],
    ) -> None:
        self.seats = seats
        self.deck = deck
        self.numbered = numbered
        self.stage = stage
        self.space = space
        self.attacks = attacks
        self.conceded = conceded
        self.races = races
        self.moons = moons
        self.starts = starts
        self.objectives = objectives
        self.dark = dark
        self.mines = mines
        self.forts = forts
        self.pads = pads
        self.tunnels = tunnels
        self.volcano = volcano
        self.known = known
        self.marks = marks
        self.flown = flown
        self.cards = cards
        self.bag = bag
        self.out = out
        self.old = old
        self.junk_bag = junk_bag
        self.junk_out = junk_out
        self.revealing = revealing
        self.supply = supply
        self.filled = filled
        self.claimed = claimed
        self.set_owner = set_owner
        self.set_at = set_at
        self.set_net = set_net
        self.set_rocks = set_rocks
        self.saved = saved
        self.ready = ready
        self.todo = todo
        self.facing = facing
        self.doubled = doubled
        self.donated = donated
        self.launched = launched
        self.launches_left = launches_left
        self.tunnels_left = tunnels_left
        self.mines_left = mines_left
        self.owed_mines = owed_mines
        self.owed_forts = owed_forts
        self.pending = pending
        self.shots = shots
        self.placed = placed
        self.launches = launches
        self.junked = junked

    def copy(self) -> "UranusState":
        return UranusState(
            self.seats, self.deck, self.numbered, self.stage, self.space, self.attacks, self.conceded, self.races[:],
            self.moons[:], self.starts[:], self.objectives[:], self.dark[:], self.mines[:], self.forts[:], self.pads[:],
            self.tunnels[:], self.volcano[:], self.known[:], self.marks[:], self.flown[:], self.cards[:], self.bag[:],
            self.out[:], self.old[:], self.junk_bag, self.junk_out, self.revealing, self.supply[:], self.filled[:],
            self.claimed[:], self.set_owner[:], self.set_at[:], self.set_net[:], self.set_rocks[:], self.saved[:], self.ready[:],
            self.todo[:], self.facing[:], self.doubled, self.donated, self.launched[:], self.launches_left[:],
            self.tunnels_left[:], self.mines_left[:], self.owed_mines[:], self.owed_forts[:], [row[:] for row in self.pending],
            self.shots[:], self.placed[:], self.launches[:], self.junked[:],
        )

    def field_names(self) -> list[str]:
        return [
            "seats", "deck", "numbered", "stage", "space", "attacks", "conceded", "races", "moons", "starts", "objectives",
            "dark", "mines", "forts", "pads", "tunnels", "volcano", "known", "marks", "flown", "cards", "bag", "out", "old",
            "junk_bag", "junk_out", "revealing", "supply", "filled", "claimed", "set_owner", "set_at", "set_net", "set_rocks",
            "saved", "ready", "todo", "facing", "doubled", "donated", "launched", "launches_left", "tunnels_left", "mines_left",
            "owed_mines", "owed_forts", "pending", "shots", "placed", "launches", "junked",
        ]

    def values(self) -> list[Any]:
        return [
            self.seats, self.deck, self.numbered, self.stage, self.space, self.attacks, self.conceded, self.races, self.moons,
            self.starts, self.objectives, self.dark, self.mines, self.forts, self.pads, self.tunnels, self.volcano, self.known,
            self.marks, self.flown, self.cards, self.bag, self.out, self.old, self.junk_bag, self.junk_out, self.revealing,
            self.supply, self.filled, self.claimed, self.set_owner, self.set_at, self.set_net, self.set_rocks, self.saved,
            self.ready, self.todo, self.facing, self.doubled, self.donated, self.launched, self.launches_left, self.tunnels_left,
            self.mines_left, self.owed_mines, self.owed_forts, self.pending, self.shots, self.placed, self.launches, self.junked,
        ]

    @staticmethod
    def restore(data: dict[str, Any]) -> "UranusState":
        """The position that `to_json` wrote."""
        return UranusState(
            data["seats"], data["deck"], data["numbered"], data["stage"], data["space"], data["attacks"], data["conceded"],
            data["races"], data["moons"], data["starts"], data["objectives"], data["dark"], data["mines"], data["forts"],
            data["pads"], data["tunnels"], data["volcano"], data["known"], data["marks"], data["flown"], data["cards"],
            data["bag"], data["out"], data["old"], data["junk_bag"], data["junk_out"], data["revealing"], data["supply"],
            data["filled"], data["claimed"], data["set_owner"], data["set_at"], data["set_net"], data["set_rocks"],
            data["saved"], data["ready"], data["todo"], data["facing"], data["doubled"], data["donated"], data["launched"],
            data["launches_left"], data["tunnels_left"], data["mines_left"], data["owed_mines"], data["owed_forts"],
            data["pending"], data["shots"], data["placed"], data["launches"], data["junked"],
        )
    # fmt: on
