"""What can be in hand before the phase goes on: jobs on the stack `pending`, numbered as in `Game.jobs`, and how they get there;
and what the phases and jobs of this box share.

Whatever a seat has in hand, chance answers first, in the order in which it was asked.
"""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.game import Job, Phase
from perilune.core.pending import ARGS, KIND, SEAT
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import NavState

# What a seat decides.
BRING: Final = 0
SITES: Final = 1
QUEST: Final = 2
SEARCH: Final = 3
TRAVEL: Final = 4
VISIT: Final = 5
TECHNIQUE: Final = 6
KEEP: Final = 7
TOKEN: Final = 8
LIFT_OFF: Final = 9
DRAW: Final = 10
FLIGHT: Final = 11
# What chance is asked.
ASK_CARD: Final = 12  # about a week
ASK_TOP: Final = 13
ASK_PLANET: Final = 14
ASK_PILE: Final = 15  # about a continent
ASK_REVEAL: Final = 16  # about a trajectory tile on the board
ASK_TAKE: Final = 17  # about the face-down tile that an exchange takes off the board
ASK_SECOND: Final = 18  # about the second tile of Between the Poles
ASK_REDRAW: Final = 19  # about the new tile of the Moon Festival
ASK_GUESS: Final = 20  # about the tile that Slippery Boost guesses
ASK_DRAW: Final = 21  # about a tile that a seat draws after a launch: seat * TRACK + tile
ASK_DIE: Final = 22  # about a seat
ASK_FIRST: Final = 23  # about a mask of seats
ASK_CHARACTER: Final = 24  # about a seat in the draft
ASK_SITE: Final = 25  # about a seat
ASK_HIDDEN_SITE: Final = 26  # about a seat
ASK_QUEST: Final = 27
ASK_SHADOW: Final = 28  # about the planet that the shadow places
ASK_SUN: Final = 29  # about the Sun die

NOTHING: Final = -1

ABOUT: Final = ARGS  # what chance is asked about
IN_SECRET: Final = ARGS  # of SITES: 1 if the launch site that is chosen stays hidden
CONTINENTS_MASK: Final = ARGS  # of VISIT: the continents to choose from

# The numbers of a flight in hand.
STEPS: Final = ARGS  # movement left
POINT: Final = ARGS + 1
VALUE: Final = ARGS + 2  # the difficulty that is faced, agendas counted
FLAGS: Final = ARGS + 3
WEEK: Final = ARGS + 4  # the week of the travel action
SECOND: Final = ARGS + 5  # the second tile of Between the Poles, or the guess of Slippery Boost, or NOBODY

# Points of a flight.
START: Final = 0
BEFORE: Final = 1  # before a step
FACING: Final = 2  # on a tile whose difficulty is not settled
AFTER: Final = 3  # the step is done

# Flags.
FIRST_STEP: Final = 1  # the declared movement, which must be made
HUNTING: Final = 2  # takes no notice of full stages
EASED: Final = 4  # a planet agenda lowers each DV
CHOSEN: Final = 8  # the planet agenda's choice is made
REDRAWN: Final = 16  # the Moon Festival has drawn its tile
GUESSED: Final = 32  # declined to guess on this stage
THIS_MONTH: Final = EASED | REDRAWN  # flags that last if the craft launches again in the same month


def ask(s: NavState, question: int, about: int) -> None:
    """Chance will answer this, after what it has been asked before."""
    begin(s, [question, CHANCE, about])


def begin(s: NavState, job: list[int]) -> None:
    """The job is in hand now; it goes on as soon as chance has answered."""
    place = len(s.pending)
    while place > 0 and s.pending[place - 1][SEAT] == CHANCE:
        place -= 1
    s.pending.insert(place, job)


def in_hand(s: NavState) -> int:
    """The kind of job that a seat has in hand, or NOTHING."""
    for job in reversed(s.pending):
        if job[SEAT] != CHANCE:
            return job[KIND]
    return NOTHING


def decider(s: NavState) -> int:
    """Whose answer the game waits for: a seat, or chance."""
    return s.pending[-1][SEAT] if s.pending else s.at


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
