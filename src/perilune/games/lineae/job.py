"""Jobs: what a space or a card lets a player do, in small decisions.

A job is a phase that rules while its frame lies on top of `OceanState.pending` (core/pending.py). Where a job is written, it
names the numbers of its frame.
"""

from typing import Final

from perilune.core.game import Job
from perilune.core.pending import KIND, SEAT
from perilune.core.words import does
from perilune.games.lineae.content import Content
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import ACTION, OceanState

# Kinds of job: their numbers in `Lineae.jobs`.
STEER: Final = 0
DOCKED_JOB: Final = 1
LOAD_JOB: Final = 2
TECH_JOB: Final = 3
RETURN_TECH: Final = 4
GAIN_JOB: Final = 5
RECALL_JOB: Final = 6
TOLL_JOB: Final = 7
DRAW_JOB: Final = 8
SWAP_JOB: Final = 9
EMBASSY_JOB: Final = 10
PRINT_JOB: Final = 11
DISTIL_JOB: Final = 12


def top_kind(s: OceanState) -> int:
    """The kind of the job on top."""
    return s.pending[-1][KIND]


def top_seat(s: OceanState) -> int:
    """Who decides in the job on top."""
    return s.pending[-1][SEAT]


class OceanJob(Job[OceanState]):
    """The rules of one kind of job. Stateless."""

    def __init__(self, name: str, rule: str, content: Content, moves: Moves) -> None:
        super().__init__(name, rule)
        self.content = content
        self.moves = moves

    def waiting(self, s: OceanState, names: list[str]) -> str:
        who = names[top_seat(s)]
        return f"{does(who, 'takes', 'take')} a turn." if s.stage == ACTION else f"{does(who, 'converts', 'convert')} goods."
