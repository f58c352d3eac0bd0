"""A table of Uranus! whose chance the test decides, and quick ways to arrange a position."""

import itertools
from pathlib import Path

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import IllegalMove
from perilune.core.table import Table
from perilune.games.uranus.content import COLOURS, LETTERS, TRACK_KEYS, TRACKS, Content
from perilune.games.uranus.hexes import BIT, NAMES, TUNNEL_BIT, TUNNEL_NAMES, TUNNEL_WORD, hexes_of
from perilune.games.uranus.moon import has_tunnel
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import add_set
from perilune.games.uranus.state import BUILDING, DOWN, NOBODY, USING, UranusState

FOLDER = Path(perilune.__file__).parent / "games/uranus/content"
CONTENT = Content(FOLDER)
ATTACKS = [space for space, attack in enumerate(CONTENT.attacks) if attack]
CALM = ATTACKS[1] + 1  # the space after the second attack is calm
TECH = {"telescope": 1, "weaponry": 2, "rocket": 4, "spaceship": 8}


def h(name: str) -> int:
    """The number of a hex."""
    return NAMES.index(name)


def impact(key: str) -> int:
    """The number of an impact card."""
    return [card.key for card in CONTENT.impacts].index(key)


def tunnel(a: str, b: str) -> int:
    """The number of the tunnel between two hexes."""
    name = f"{a}:{b}"
    return TUNNEL_NAMES.index(name if name in TUNNEL_NAMES else f"{b}:{a}")


class Scene:
    """A table in phase 3 of round 1 with no sets in hand; each seat has chosen the first two hexes that it could mine."""

    def __init__(self, seats: int = 3, deck: str = "first", races: list[str] | None = None, start: bool = True) -> None:
        game = perilune.box("uranus")
        chosen: dict[str, object] = {"deck": deck}
        if races is not None:
            chosen["race"] = races + ["any"] * (seats - len(races))
        self.table = Table(game, game.settle(seats, chosen), "scene", throws=False)
        self.inventory = game.inventory(self.s)
        self.any_chance()
        if start:
            for seat in range(seats):
                for _ in range(2):
                    self.play(seat, self.table.legal(seat)[0].text)
                self.play(seat, "ready")
            self.phase(USING)

    @property
    def s(self) -> UranusState:
        """The position."""
        state = self.table.state
        assert isinstance(state, UranusState)
        return state

    # moves

    def chance(self, *texts: str) -> None:
        """Chance answers so."""
        for text in texts:
            self.table.submit(CHANCE, text)
            self.check()

    def any_chance(self) -> None:
        """Chance answers whatever comes first, for as long as it is asked."""
        while self.table.deciders() == [CHANCE]:
            phase = self.table.game.phase(self.s)
            assert phase is not None
            self.chance(phase.legal(self.s, CHANCE)[0].text)

    def play(self, seat: int, *texts: str) -> None:
        """The seat plays these moves, which must have been offered."""
        for text in texts:
            offered = self.may(seat, text)
            self.table.submit(seat, text)
            assert offered, f"{text} was not offered"
            self.check()

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids this move now; the table does not offer it, refuses it and stays as it was."""
        assert seat == CHANCE or not self.may(seat, text)
        before = self.s.to_json()
        try:
            self.table.submit(seat, text)
        except IllegalMove as refusal:
            assert self.s.to_json() == before
            return refusal.rule
        raise AssertionError(f"{text} was not refused")

    def may(self, seat: int, text: str) -> bool:
        """Whether the seat could play this now."""
        return seat in self.table.deciders() and text in [move.text for move in self.table.legal(seat)]

    def offers(self, seat: int, verb: str) -> list[str]:
        """What the seat may do with this verb, without the verb."""
        return [move.text.partition(" ")[2] for move in self.table.legal(seat) if move.verb == verb]

    def all_ready(self) -> None:
        """Everybody is ready for the next phase."""
        for seat in [seat for seat in self.table.deciders() if seat >= 0]:
            if self.s.ready[seat] == 0:
                self.play(seat, "ready")

    def check(self) -> None:
        """Rocks and cards are all there."""
        assert self.table.game.inventory(self.s) == self.inventory

    # arranging a position

    def phase(self, stage: int) -> None:
        """Everybody is in this phase, with no sets in hand."""
        s = self.s
        for colour in range(COLOURS):
            s.supply[colour] += sum(s.set_rocks[colour::COLOURS])
        s.set_owner, s.set_at, s.set_net, s.set_rocks, s.pending = [], [], [], [], []
        s.stage = stage
        for seat in range(s.seats):
            s.ready[seat] = 1 if s.flown[seat] else 0
            s.todo[seat] = 0
            s.facing[seat] = NOBODY

    def hand(self, seat: int, at: str, letters: str, net: int = 0) -> None:
        """A set in hand, from the supply; the place `loose` is a single rock of its own."""
        counts = [letters.count(letter) for letter in LETTERS]
        for colour in range(COLOURS):
            self.s.supply[colour] -= counts[colour]
        place = LOOSE + LETTERS.index(letters) if at == "loose" else h(at)
        add_set(self.s, seat, place, net if net or at == "loose" else BIT[place], counts)

    def hands(self, seat: int) -> list[str]:
        """The seat's sets, as letters."""
        s = self.s
        return [
            "".join(letter * s.set_rocks[row * COLOURS + colour] for colour, letter in enumerate(LETTERS))
            for row in range(len(s.set_owner))
            if s.set_owner[row] == seat
        ]

    def marks(self, seat: int, track: str) -> int:
        """Marks on a track."""
        return self.s.marks[seat * TRACKS + TRACK_KEYS.index(track)]

    def mark(self, seat: int, track: str, marks: int) -> None:
        """So many steps of a track are crossed off."""
        self.s.marks[seat * TRACKS + TRACK_KEYS.index(track)] = marks

    def know(self, seat: int, *techs: str) -> None:
        """The race knows these technologies."""
        for tech in techs:
            self.s.known[seat] |= TECH[tech]

    def knows(self, seat: int, tech: str) -> bool:
        """Whether the race knows a technology."""
        return self.s.known[seat] & TECH[tech] != 0

    def mines(self, seat: int, *names: str) -> None:
        """The moon has exactly these mines, and nothing else."""
        self.s.mines[seat] = sum(BIT[h(name)] for name in names)
        self.s.forts[seat] = self.s.pads[seat] = 0
        for word in range(3):
            self.s.tunnels[seat * 3 + word] = 0

    def pads(self, seat: int, *names: str) -> None:
        """The moon has exactly these launchpads, with mines, none of which has launched yet."""
        self.s.pads[seat] = sum(BIT[h(name)] for name in names)
        self.s.mines[seat] |= self.s.pads[seat]
        self.s.launches_left[seat] = len(names)

    def dig(self, seat: int, *names: str) -> None:
        """Tunnels from each of these hexes to the next."""
        for a, b in itertools.pairwise(names):
            number = tunnel(a, b)
            self.s.tunnels[seat * 3 + TUNNEL_WORD[number]] |= TUNNEL_BIT[number]

    def dug(self, seat: int, a: str, b: str) -> bool:
        """Whether there is a tunnel."""
        return has_tunnel(self.s, seat, tunnel(a, b))

    def dark(self, seat: int) -> list[str]:
        """The dark hexes of a moon."""
        return [NAMES[hex_] for hex_ in hexes_of(self.s.dark[seat])]

    def darken(self, seat: int, *names: str) -> None:
        """These hexes are dark."""
        for name in names:
            self.s.dark[seat] |= BIT[h(name)]
            self.s.mines[seat] &= ~BIT[h(name)]

    def fill(self, module: int, letters: str) -> None:
        """Rocks of the supply lie on a module (counted from 1)."""
        for letter in letters:
            colour = LETTERS.index(letter)
            self.s.supply[colour] -= 1
            self.s.filled[(module - 1) * COLOURS + colour] += 1

    def complete(self, module: int) -> None:
        """A module is complete."""
        boxes = CONTENT.modules[module - 1]
        self.fill(module, "".join(LETTERS[c] * (boxes[c] - self.s.filled[(module - 1) * COLOURS + c]) for c in range(COLOURS)))

    def filled(self, module: int) -> str:
        """What lies on a module."""
        start = (module - 1) * COLOURS
        return "".join(letter * self.s.filled[start + colour] for colour, letter in enumerate(LETTERS))

    def pair(self, gap: int, point: str, key: str) -> None:
        """A pair of cards lies face up in a gap (counted from 0)."""
        for which, card in enumerate((h(point), impact(key))):
            place = gap * 2 + which
            if self.s.cards[place] >= 0:
                self.s.bag[which] |= 1 << self.s.cards[place]
            self.s.out[which] &= ~(1 << card)
            self.s.bag[which] &= ~(1 << card)
            self.s.cards[place] = card

    def face_down(self) -> None:
        """All pairs lie face down."""
        for place, card in enumerate(self.s.cards):
            if card >= 0:
                self.s.bag[place % 2] |= 1 << card
            self.s.cards[place] = DOWN

    def attack(self, *pairs: tuple[str, str], first: bool = False) -> None:
        """The next round begins on an attack space, with these pairs in the gaps."""
        for gap, (point, key) in enumerate(pairs):
            self.pair(gap, point, key)
        self.phase(BUILDING)
        self.s.space = ATTACKS[0 if first else 1] - 1
        self.s.attacks = 0 if first else 1
        self.all_ready()

    def next_round(self) -> None:
        """The next round begins, without an attack."""
        self.phase(BUILDING)
        self.s.space = CALM - 1
        self.all_ready()
