"""The course of a round of Lineae."""

from typing import Final

from perilune.core.game import Course
from perilune.games.lineae.content import NONE
from perilune.games.lineae.state import CLEANUP, SETUP, SUNLIGHT, OceanState

PHASES: Final = ["Sunlight", "Action", "Cleanup"]


def course(view: OceanState, rounds: int) -> Course:
    """The round, which of its phases is now, and who plays after whom."""
    if not SUNLIGHT <= view.stage <= CLEANUP:
        return Course("Set-up" if view.stage < SUNLIGHT else "The end", PHASES, -1, _order(view))
    return Course(f"Round {view.round} of {rounds}", PHASES, view.stage - SUNLIGHT, _order(view))


def _order(view: OceanState) -> list[int]:
    """Clockwise from the first player; vessels are placed the other way round (1.10)."""
    if view.first == NONE or view.seats == 1:
        return []
    way = -1 if view.stage == SETUP else 1
    start = view.first - 1 if view.stage == SETUP else view.first
    return [(start + way * number) % view.seats for number in range(view.seats)]
