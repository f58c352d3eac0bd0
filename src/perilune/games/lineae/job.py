"""A job: what a space or a card lets a player do, in small decisions.

The jobs in hand are a stack of frames of five ints in `OceanState.jobs`; the last one decides. A frame is
the kind of job, its seat (CHANCE for a draw), and three ints that each kind uses in its own way.
"""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.lineae.content import Content
from perilune.games.lineae.moves import Moves, not_now
from perilune.games.lineae.state import OceanState

FRAME: Final = 5

# Kinds of job, in the order of `Action.jobs`.
STEER: Final = 0  # a: submersible, b: steps so far, c: bit mask of the deposits excavated
DOCKED_JOB: Final = 1  # a: submersible
LOAD_JOB: Final = 2  # a: vessel space of the rocket, NONE before the first cube; b: cubes so far
TECH_JOB: Final = 3
RETURN_TECH: Final = 4  # a: the card just taken
GAIN_JOB: Final = 5
RECALL_JOB: Final = 6  # a: what the recruit costs
TOLL_JOB: Final = 7  # a: lock, b: active seat
DRAW_JOB: Final = 8  # a: where the colony card goes: a vessel space, or TILES + a basic action
SWAP_JOB: Final = 9  # a: swaps so far, b: the most
EMBASSY_JOB: Final = 10  # a: the kind given first, NONE before; b: points
PRINT_JOB: Final = 11  # a: cubes still to give
DISTIL_JOB: Final = 12  # a: how often done


def push(s: OceanState, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """A new job comes on top."""
    s.jobs.append(kind)
    s.jobs.append(seat)
    s.jobs.append(a)
    s.jobs.append(b)
    s.jobs.append(c)


def pop(s: OceanState) -> None:
    """The job on top is done."""
    del s.jobs[-FRAME:]


def top_kind(s: OceanState) -> int:
    """The kind of the job on top."""
    return s.jobs[-5]


def top_seat(s: OceanState) -> int:
    """Who decides in the job on top."""
    return s.jobs[-4]


class Job:
    """The rules of one kind of job. Stateless. `sailing` lets the vessel sail meanwhile, `trading` the Commodity Terminal work."""

    def __init__(self, content: Content, moves: Moves, sailing: bool = False, trading: bool = False) -> None:
        self.content = content
        self.moves = moves
        self.sailing = sailing
        self.trading = trading

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        """Everything worth asking about."""
        raise NotImplementedError  # abstract

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        """0 if the seat may do this now."""
        return not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        """Do it."""
        raise NotImplementedError  # abstract

    def prompt(self, s: OceanState, seat: int) -> str:
        """The question."""
        raise NotImplementedError  # abstract

    def words(self, s: OceanState, seat: int, move: Move) -> str:
        """A move's button, where the verb's own sentence will not do."""
        return ""
