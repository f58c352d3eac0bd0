"""The course of a round of Lineae."""

from typing import Final

from perilune.core.game import Course
from perilune.games.lineae.state import CLEANUP, SUNLIGHT, OceanState

PHASES: Final = ["Sunlight", "Action", "Cleanup"]


def course(view: OceanState, rounds: int) -> Course:
    """The round, and which of its phases is now."""
    if not SUNLIGHT <= view.stage <= CLEANUP:
        return Course("Set-up" if view.stage < SUNLIGHT else "The end", PHASES, -1)
    return Course(f"Round {view.round} of {rounds}", PHASES, view.stage - SUNLIGHT)
