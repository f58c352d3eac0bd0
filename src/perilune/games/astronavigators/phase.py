"""What the phases and jobs of this box share: the content and the moves at hand."""

from perilune.core.game import Job, Phase
from perilune.core.pending import SEAT
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import NavState


class NavPhase(Phase[NavState]):
    """The seat in `at` decides, unless a phase says otherwise."""

    def __init__(self, name: str, rule: str, content: Content, moves: Moves) -> None:
        super().__init__(name, rule)
        self.content = content
        self.moves = moves

    def deciders(self, s: NavState) -> list[int]:
        return [s.at]


class NavJob(Job[NavState]):
    """The seat in the frame decides."""

    def __init__(self, name: str, rule: str, content: Content, moves: Moves) -> None:
        super().__init__(name, rule)
        self.content = content
        self.moves = moves

    def who(self, s: NavState, names: list[str]) -> str:
        """The name of the seat that decides."""
        return names[s.pending[-1][SEAT]]
