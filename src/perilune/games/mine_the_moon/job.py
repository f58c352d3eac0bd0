"""A job: what a building lets its worker do, in small decisions.

The job in hand is a few ints in `MoonState.job`, empty when there is none. It closes by `done`, or by itself
when nothing is left to do. Each effect of the content has one Job; chapters 8 to 10 of the rules say what it does.
"""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import NOTHING, Content
from perilune.games.mine_the_moon.messages import E_CANNOT, belongs
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.state import MoonState

# The ints of a job.
EFFECT: Final = 0
SEAT: Final = 1
LEFT: Final = 2  # how often it may still be done
HAND: Final = 3  # robots between giving and taking
BUILDING: Final = 4  # which building of the content, NOBODY for a common one
SPOT: Final = 5  # the site where that building stands

# One more than the effects of the content: an advanced building waits for its site.
STANDING: Final = NOTHING + 1


class Job:
    """The rules of one effect. Stateless."""

    def __init__(self, content: Content, moves: Moves) -> None:
        self.content = content
        self.moves = moves

    def begin(self, s: MoonState, journal: Journal) -> None:
        """What happens at once. A job without choices empties `s.job`."""

    def candidates(self, s: MoonState) -> list[Move]:
        """The moves worth asking about, `done` not among them."""
        return []

    def why_not(self, s: MoonState, move: Move) -> int:
        """0 if the worker may do this now."""
        return belongs(move.kind)

    def warning(self, s: MoonState, move: Move) -> int:
        """0, or why the worker should think twice about this."""
        return 0

    def why_not_done(self, s: MoonState) -> int:
        """0 if the worker may stop here."""
        return 0

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        """What fills the blanks of a reason's sentence."""
        return []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        """Do it."""

    def prompt(self, s: MoonState) -> str:
        """The question to the worker."""
        return ""

    def words(self, s: MoonState, move: Move, names: list[str]) -> str:
        """A move's button, where the verb's own sentence will not do."""
        return ""

    def idle(self, s: MoonState) -> bool:
        """Whether nothing but `done` is left."""
        for move in self.candidates(s):
            if self.why_not(s, move) == 0:
                return False
        return True


class Jobs:
    """All jobs by their effect, and the opening and closing of the one in hand."""

    def __init__(self) -> None:
        self.by_effect: list[Job] = []

    def of(self, s: MoonState) -> Job:
        """The rules of the job in hand."""
        return self.by_effect[s.job[EFFECT]]

    def open(self, s: MoonState, seat: int, effect: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        """A team begins its work."""
        s.job = [effect, seat, amount, 0, building, spot]
        job = self.by_effect[effect]
        job.begin(s, journal)
        if s.job and s.job[EFFECT] == effect and job.idle(s):
            s.job = []
            journal.tell(E_CANNOT, seat)

    def close_if_idle(self, s: MoonState) -> None:
        """The job ends by itself when nothing is left to do."""
        if s.job and self.of(s).idle(s):
            s.job = []
