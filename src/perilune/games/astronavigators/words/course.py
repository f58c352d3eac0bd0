"""The course of a month of AstroNavigators."""

from typing import Final

from perilune.core.game import Course
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.observe import month_of
from perilune.games.astronavigators.state import (
    ACTION,
    CALIBRATE,
    LAST_MONTH,
    MONTH,
    OVER,
    RESOLUTION,
    RESOLVE,
    RESOLVED,
    SEXTANT_FIRST,
    NavState,
)  # fmt: skip
from perilune.games.astronavigators.trajectory import in_race

PHASES: Final = ["Action", "Resolution", "Calibration"]
_NOW: Final = {SEXTANT_FIRST: 0, ACTION: 0, RESOLUTION: 1, RESOLVE: 1, RESOLVED: 2, CALIBRATE: 2}


def course(view: NavState, content: Content) -> Course:
    """The month, and which of its phases is now."""
    now = _NOW.get(view.stage, -1)
    if now < 0 and view.stage < MONTH:
        return Course("Set-up", PHASES, -1)
    if view.stage == OVER:
        return Course("The end", PHASES, -1)
    month = content.sky.months[month_of(view)].name
    return Course(f"{month}, month {view.round} of {LAST_MONTH}", PHASES, now, order(view, now))


def order(view: NavState, now: int) -> list[int]:
    """Weeks are taken clockwise from the first player, after whoever the Sextant lets act before; all else goes by the weeks."""
    if now > 0:
        return [seat for seat in view.who if seat >= 0]
    seats = [(view.first + number) % view.seats for number in range(view.seats)]
    seats.sort(key=lambda seat: seat != view.lead)
    return [seat for seat in seats if in_race(view, seat)]
