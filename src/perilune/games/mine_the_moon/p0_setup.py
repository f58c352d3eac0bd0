"""Rules, chapter 1: set-up. All of it is chance: rockets, two spins for each seat, the priority track."""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import KINDS, Content
from perilune.games.mine_the_moon.messages import (
    ALREADY_RANKED,
    CARD_GONE,
    CHANCE_DECIDES,
    E_PRIORITY,
    E_START_AGAIN,
    E_START_FULL,
    E_START_SPIN,
    IMPOSSIBLE_RESULT,
    NO_SUCH_SEAT,
)
from perilune.games.mine_the_moon.moves import DEAL, RANK, SPIN, Moves
from perilune.games.mine_the_moon.robots import hold, room
from perilune.games.mine_the_moon.rockets import deal, pad_to_fill
from perilune.games.mine_the_moon.state import MoonState
from perilune.games.mine_the_moon.turn import begin_task


class SetUp(Phase[MoonState]):
    """Rockets on the pads, then `spins` counts down two spins for each seat, then the priority track fills up."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Set-up", "1")
        self.content = content
        self.moves = moves

    def deciders(self, s: MoonState) -> list[int]:
        return [CHANCE]

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if pad_to_fill(s) >= 0:
            return [self.moves.deal.at(card) for card in s.deck]
        if s.spins > 0:
            return self.moves.spin.moves
        return self.moves.rank.moves

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        if pad_to_fill(s) >= 0:
            return why_not_deal(s, move)
        if s.spins > 0:
            return why_not_spin(s, self.content, move)
        if move.kind != RANK:
            return CHANCE_DECIDES
        if move.a >= s.seats:
            return NO_SUCH_SEAT
        return because(ALREADY_RANKED, move.a) if move.a in s.order else 0

    def odds(self, s: MoonState, moves: list[Move]) -> list[int]:
        if pad_to_fill(s) < 0 and s.spins > 0:
            return spin_odds(s, self.content, moves)
        return [1] * len(moves)

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DEAL:
            deal(s, move.a, journal)
        elif move.kind == SPIN:
            self.first_resources(s, move.a, journal)
        else:
            s.order.append(move.a)
            journal.tell(E_PRIORITY, move.a, len(s.order))
            if len(s.order) == s.seats:
                begin_task(s, journal)

    def first_resources(self, s: MoonState, result: int, journal: Journal) -> None:
        """One of the two starting spins of a seat; a launch is spun again (1.6)."""
        seat = s.seats - (s.spins + 1) // 2
        if result >= KINDS:
            journal.tell(E_START_AGAIN, seat, result)
            return
        s.spins -= 1
        if room(s, seat, result) > 0:
            hold(s, seat, result)
            journal.tell(E_START_SPIN, seat, result)
        else:
            journal.tell(E_START_FULL, seat, result)

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return "The table is being set up."


def why_not_deal(s: MoonState, move: Move) -> int:
    """Chance deals a rocket that is still in the deck."""
    if move.kind != DEAL:
        return CHANCE_DECIDES
    return 0 if move.a in s.deck else CARD_GONE


def why_not_spin(s: MoonState, content: Content, move: Move) -> int:
    """Chance spins the wheel to a wedge that the crater's face has."""
    if move.kind != SPIN:
        return CHANCE_DECIDES
    return 0 if content.faces[s.face].weights[move.a] > 0 else IMPOSSIBLE_RESULT


def spin_odds(s: MoonState, content: Content, moves: list[Move]) -> list[int]:
    """The shares of the wedges."""
    weights = content.faces[s.face].weights
    return [weights[move.a] for move in moves]
