"""What the phases of a round have in common, and what jobs have."""

from perilune.core.game import Job, Phase
from perilune.games.uranus.concede import asked_to_agree
from perilune.games.uranus.content import Content
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.rounds import waiting_for
from perilune.games.uranus.state import UranusState


class RoundPhase(Phase[UranusState]):
    """All seats act at the same time, until all are ready; any of them may give up meanwhile (2.1, 6.8)."""

    def __init__(self, name: str, rule: str, content: Content, moves: Moves) -> None:
        super().__init__(name, rule)
        self.content = content
        self.moves = moves

    def deciders(self, s: UranusState) -> list[int]:
        return waiting_for(s)

    def prompt(self, s: UranusState, seat: int, names: list[str]) -> str:
        return asked_to_agree(s, seat, names, self.question(s, seat))

    def question(self, s: UranusState, seat: int) -> str:
        """What the phase asks of a seat."""
        raise NotImplementedError  # abstract


class ChanceJob(Job[UranusState]):
    """Chance deals or draws something before anybody goes on."""

    def __init__(self, name: str, rule: str, content: Content, moves: Moves, told: str) -> None:
        super().__init__(name, rule)
        self.content = content
        self.moves = moves
        self.told = told  # to all, meanwhile

    def prompt(self, s: UranusState, seat: int, names: list[str]) -> str:
        return self.told

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return self.told
