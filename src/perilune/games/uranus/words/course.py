"""The course of a round of Uranus!."""

from typing import Final

from perilune.core.game import Course
from perilune.games.uranus.state import ATTACK, BUILDING, UranusState

PHASES: Final = ["Asteroids", "Mine", "Use", "Build"]


def course(view: UranusState) -> Course:
    """The round, and which of its phases is now."""
    if not ATTACK <= view.stage <= BUILDING:
        return Course("Set-up" if view.stage < ATTACK else "The end", PHASES, -1)
    return Course(f"Round {view.space}", PHASES, view.stage - ATTACK)
