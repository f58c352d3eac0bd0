"""Rules, chapter 5: Launch. What launches has launched as the phase began (turn.py); chance deals the new rockets."""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.p0_setup import why_not_deal
from perilune.games.mine_the_moon.rockets import deal, pad_to_fill
from perilune.games.mine_the_moon.state import MoonState
from perilune.games.mine_the_moon.turn import end_turn


class Launch(Phase[MoonState]):
    """The deck refills the pads, then the turn ends."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Launch", "5")
        self.content = content
        self.moves = moves

    def deciders(self, s: MoonState) -> list[int]:
        return [CHANCE]

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        return [self.moves.deal.at(card) for card in s.deck]

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        return why_not_deal(s, move)

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        deal(s, move.a, journal)
        if pad_to_fill(s) < 0:
            end_turn(s, self.content, journal)

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return "New rockets roll onto the launchpads."
