"""Rules, chapter 9: Cleanup. All of it happens as the phase begins (turn.py), but for the colony card that chance draws."""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.lineae.content import Content
from perilune.games.lineae.launchpad import Draw
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.turn import begin_round


class Cleanup(Phase[OceanState]):
    """A colony card is drawn, then the next round begins."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Cleanup", "9")
        self.content = content
        self.draw = Draw(content, moves)

    def deciders(self, s: OceanState) -> list[int]:
        return [CHANCE]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.draw.candidates(s, seat)

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        return self.draw.why_not(s, seat, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        self.draw.play(s, seat, move, journal)
        begin_round(s, self.content, journal)

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return "The colony grows."
