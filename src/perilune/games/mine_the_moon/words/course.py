"""The course of a turn of Mine the Moon."""

from typing import Final

from perilune.core.game import Course
from perilune.games.mine_the_moon.state import LAUNCH, TASK, WORK, MoonState

PHASES: Final = ["Task", "Mine", "Work", "Launch"]


def course(view: MoonState) -> Course:
    """The turn, and which of its phases is now."""
    if not TASK <= view.stage <= LAUNCH:
        return Course("Set-up" if view.stage < TASK else "The end", PHASES, -1)
    last = ", the last" if view.last_turn == view.turn else ""
    return Course(
        f"Turn {view.turn}{last}", PHASES, view.stage - TASK, view.work_order[:] if view.stage == WORK else view.order[:]
    )
