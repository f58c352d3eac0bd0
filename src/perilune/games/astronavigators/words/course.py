"""The course of a month of AstroNavigators."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.game import Course
from perilune.core.words import inside
from perilune.games.astronavigators.content import Content
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
from perilune.games.astronavigators.world.observe import month_of
from perilune.games.astronavigators.world.trajectory import in_race

PHASES: Final = ["Action", "Resolution", "Calibration"]
PHASE_LINES: Final = [
    [
        "One after another, everybody takes a free week and says what they will do there. Nothing is done yet.",
        "They observe its card, travel, save the card, or observe a saved one.",
    ],
    ["Week by week, from the first to the fourth, everybody does what they declared."],
    [
        "In the order of the weeks, astronomers may become astronauts. Astronauts put tokens on their instruments for the next month.",
        "Then the Sun moves on, each week gets a new card, and the first player changes.",
    ],
]
PHASE_RULES: Final = ["2.2", "2.8", "5.1"]
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


def course_card(view: NavState, key: str, names: list[str], content: Content) -> Card | None:
    """What explains the month, one of its phases, or the order of play; None if the key is about something else."""
    now = course(view, content)
    if key == "course":
        lines = [
            "In each month everybody takes a week, does what was declared for it, and calibrates.",
            f"There are at most {LAST_MONTH} months.",
        ]
        return Card(now.title, lines, "2.1")
    if key == "order" and now.order:
        lines = [", ".join([f"{place + 1} {inside(names[seat])}" for place, seat in enumerate(now.order)]) + "."]
        lines.append(
            "Weeks are taken clockwise from the first player. All else goes by the weeks that were taken, the first week first."
        )
        lines.append("The first player changes each month: it is the next one to the left.")
        return Card("Order of play", lines, "2.10")
    for number, name in enumerate(PHASES):
        if key == f"course-{number + 1}":
            return Card(f"Phase {number + 1}: {name}", PHASE_LINES[number], PHASE_RULES[number])
    return None
