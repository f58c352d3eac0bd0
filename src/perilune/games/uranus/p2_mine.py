"""Rules, chapter 3: mine and transport. The mines have produced; the Falkafreedi may double one and give one rock away."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.games.uranus.cards.asteroids import neighbours
from perilune.games.uranus.concede import concede, concession, why_not_concede
from perilune.games.uranus.content import COLOURS, Content
from perilune.games.uranus.hexes import BIT, hexes_of
from perilune.games.uranus.messages import (
    DONATED,
    DOUBLED,
    E_DONATED,
    E_DOUBLE,
    E_READY,
    NO_MINE,
    NO_ROCK,
    NO_SUCH_SEAT,
    NOT_NEIGHBOUR,
    SOLO,
    SUPPLY_EMPTY,
    W_NO_SECOND_ROCK,
)
from perilune.games.uranus.moon import network
from perilune.games.uranus.moves import CONCEDE, DONATE, DOUBLE, READY, Moves, among
from perilune.games.uranus.phase import RoundPhase
from perilune.games.uranus.rocks import add_loose, add_set, drop_set, set_of_mine
from perilune.games.uranus.rounds import begin_using, waiting_for
from perilune.games.uranus.state import NOBODY, UranusState
from perilune.games.uranus.words import places


class Mining(RoundPhase):
    """Only the Falkafreedi decide here."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Mine and transport", "3", content, moves)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        found = self.moves.ready.moves + concession(s, seat, self.moves)
        if s.doubled == 0:
            found += among(self.moves.double.moves, s.mines[seat] & self.supplied(s, seat))
        if s.donated == 0:
            giving = hexes_of(s.mines[seat] & self.produced(s, seat))
            for other in neighbours(s, seat):
                for hex_ in giving:
                    found.append(self.moves.donate.at(hex_, other))
        return found

    def legal(self, s: UranusState, seat: int) -> list[Move]:
        """The same as the filter: every candidate is legal by the way it is found."""
        return self.candidates(s, seat)

    def supplied(self, s: UranusState, seat: int) -> int:
        """The hexes of colours that the supply still has."""
        coloured = self.content.moons[s.moons[seat]].coloured
        found = 0
        for colour in range(COLOURS):
            if s.supply[colour] > 0:
                found |= coloured[colour]
        return found

    def produced(self, s: UranusState, seat: int) -> int:
        """The hexes of networks whose set has a rock in the colour of the hex."""
        coloured = self.content.moons[s.moons[seat]].coloured
        found = 0
        for row, owner in enumerate(s.set_owner):
            if owner == seat:
                for colour in range(COLOURS):
                    if s.set_rocks[row * COLOURS + colour] > 0:
                        found |= s.set_net[row] & coloured[colour]
        return found

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == READY:
            return 0
        if kind == DOUBLE:
            if s.doubled:
                return DOUBLED
            if s.mines[seat] & BIT[move.a] == 0:
                return NO_MINE
            colour = self.colour(s, seat, move.a)
            return 0 if s.supply[colour] > 0 else because(SUPPLY_EMPTY, colour)
        if kind == DONATE:
            if s.seats == 1:
                return SOLO
            if s.donated:
                return DONATED
            if move.b >= s.seats:
                return NO_SUCH_SEAT
            if move.b not in neighbours(s, seat):
                return because(NOT_NEIGHBOUR, move.b)
            if s.mines[seat] & BIT[move.a] == 0:
                return NO_MINE
            row = set_of_mine(s, seat, move.a)
            if row < 0 or s.set_rocks[row * COLOURS + self.colour(s, seat, move.a)] == 0:
                return NO_ROCK
            return 0
        return why_not_concede(s, seat, kind) if kind >= CONCEDE else move.when

    def colour(self, s: UranusState, seat: int, hex_: int) -> int:
        """The colour of the rocks that a mine produces."""
        return self.content.moons[s.moons[seat]].terrain[hex_]

    def warning(self, s: UranusState, seat: int, move: Move) -> int:
        unused = move.kind == READY and s.doubled == 0 and s.mines[seat] & self.supplied(s, seat) != 0
        return W_NO_SECOND_ROCK if unused else 0

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == READY:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
            begin_using(s, self.content, journal)
            return
        if kind >= CONCEDE:
            concede(s, seat, kind, journal)
            return
        colour = self.colour(s, seat, move.a)
        row = set_of_mine(s, seat, move.a)
        if kind == DOUBLE:
            s.doubled = 1
            s.supply[colour] -= 1
            if row == NOBODY:  # the supply was short when the mine produced
                net = network(s, seat, move.a)
                add_set(s, seat, hexes_of(net & s.mines[seat])[0], net, [0] * COLOURS)
                row = set_of_mine(s, seat, move.a)
            s.set_rocks[row * COLOURS + colour] += 1
            journal.tell(E_DOUBLE, seat, colour, move.a)
        else:
            s.donated = 1
            s.set_rocks[row * COLOURS + colour] -= 1
            if sum(s.set_rocks[row * COLOURS : (row + 1) * COLOURS]) == 0:
                drop_set(s, row)
            add_loose(s, move.b, colour)
            journal.tell(E_DONATED, seat, colour, move.b)

    def question(self, s: UranusState, seat: int) -> str:
        if s.doubled == 0:
            return "Choose a mine to produce a second rock."
        if s.donated == 0 and neighbours(s, seat):
            return "You may give one rock to a neighbour. Ready?"
        return "Your mines have produced. Ready?"

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button calls a mine by its land."""
        if move.kind not in (DOUBLE, DONATE) or s.mines[seat] & BIT[move.a] == 0:
            return ""
        mine = places.mine(s, self.content, seat, move.a)
        if move.kind == DOUBLE:
            return f"Let {mine} produce a second rock"
        return f"Give the rock of {mine} to {inside(names[move.b])}" if move.b < s.seats else ""

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"Still choosing what their mines produce: {', '.join(inside(names[seat]) for seat in waiting_for(s))}."
