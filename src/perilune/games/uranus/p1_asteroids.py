"""Rules, chapter 2: the asteroid track. Chance turns the cards up; then each seat takes the attacks on its moon."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.games.uranus.cards.asteroids import card_moves, gap_of, source, to_turn_up, turn_up, why_not_card
from perilune.games.uranus.concede import concede, concession, end_if_agreed, why_not_concede
from perilune.games.uranus.content import Content
from perilune.games.uranus.messages import (
    ALL_TAKEN,
    ATTACK_PENDING,
    E_READY,
    NO_ATTACK,
    NO_SECOND,
    NOT_FACING,
    SAME_PATTERN,
)
from perilune.games.uranus.moon import hit, struck
from perilune.games.uranus.moves import CONCEDE, FACE, IMPACT, READY, Moves
from perilune.games.uranus.phase import ChanceJob, RoundPhase
from perilune.games.uranus.rounds import end_attack, go_on_revealing, take_attacks, waiting_for
from perilune.games.uranus.state import NOBODY, UranusState
from perilune.games.uranus.words import places
from perilune.games.uranus.words.harm import price

SIDES = ["left", "right"]


class TurnUp(ChanceJob):
    """Chance turns cards up: all in an attack, at other times those beside telescopes (2.2, 5.11)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Cards are turned up", "2", content, moves, "A card is turned up.")

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return card_moves(self.moves, to_turn_up(s), source(s))

    def legal(self, s: UranusState, seat: int) -> list[Move]:
        """The same as the filter: the cards come from their bag."""
        return self.candidates(s, seat)

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        return why_not_card(move, to_turn_up(s), source(s))

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        turn_up(s, move, journal)
        go_on_revealing(s, self.content, journal)


class Asteroids(RoundPhase):
    """`todo` are the attacks that a seat must still take; `facing` is the one it takes now."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Asteroid track", "2", content, moves)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        more = concession(s, seat, self.moves)
        if s.facing[seat] != NOBODY:
            return self.moves.impact.moves + more
        return self.moves.face.moves + self.moves.ready.moves + more

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        kind = move.kind
        facing = s.facing[seat]
        if kind == IMPACT:
            if facing == NOBODY:
                return ALL_TAKEN if s.todo[seat] == 0 else NOT_FACING
            card = s.cards[gap_of(s, seat, facing) * 2 + 1]
            same: int = self.content.impacts[card].same[move.a]
            return because(SAME_PATTERN, same) if same != move.a else 0
        if kind == FACE:
            if s.todo[seat] == 0:
                return ALL_TAKEN
            if s.todo[seat] >> move.a & 1 == 0:
                return because(NO_ATTACK, move.a)
            return 0 if facing == NOBODY else because(NO_SECOND, facing)
        if kind == READY:
            return ATTACK_PENDING if s.todo[seat] else 0
        return why_not_concede(s, seat, kind) if kind >= CONCEDE else move.when

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == FACE:
            s.facing[seat] = move.a
        elif kind == IMPACT:
            gap = gap_of(s, seat, s.facing[seat])
            s.todo[seat] &= ~(1 << s.facing[seat])
            hit(s, self.content, seat, s.cards[gap * 2], s.cards[gap * 2 + 1], move.a, journal)
            take_attacks(s, seat, journal)
            end_if_agreed(s, journal)
        elif kind >= CONCEDE:
            concede(s, seat, kind, journal)
        else:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
            if 0 not in s.ready:
                end_attack(s, self.content, journal)

    def question(self, s: UranusState, seat: int) -> str:
        facing = s.facing[seat]
        if facing != NOBODY:
            struck = places.target(s, self.content, seat, s.cards[gap_of(s, seat, facing) * 2])
            return f"The asteroid from the {SIDES[facing]} strikes {struck}: choose how its pattern lies."
        if s.todo[seat]:
            return "Asteroids from both sides: which attack do you take first?"
        return "The attack on your moon is over. Ready?"

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button says which of two patterns it lays, and what that costs."""
        side = s.facing[seat]
        if move.kind != IMPACT or side == NOBODY:
            return ""
        gap = gap_of(s, seat, side)
        mask = struck(s, self.content, seat, s.cards[gap * 2], s.cards[gap * 2 + 1], move.a)
        cost = price(s, self.content, seat, mask)
        return f"Lay the pattern from the {SIDES[side]}, {cost} ({self.moves.impact.terms[0].labels[move.a]})"

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"Still under attack: {', '.join(inside(names[seat]) for seat in waiting_for(s))}."
