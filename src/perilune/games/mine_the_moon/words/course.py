"""The course of a turn of Mine the Moon."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.game import Course
from perilune.core.words import counted, inside
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.state import LAUNCH, TASK, WORK, MoonState
from perilune.games.mine_the_moon.turn import spins

PHASES: Final = ["Task", "Mine", "Work", "Launch"]
PHASE_LINES: Final = [
    [
        "One after another, in priority order, you each send a team of robots from home to a building, or pass.",
        "Whoever passes sends no more teams this turn. When all have passed, Mine begins.",
    ],
    [
        "All robots that are still at home go to the crater. You all place them in secret, at the same time.",
        "Then the crater is spun. All robots on the wedge that is hit bring its resource home; the others come home empty.",
    ],
    [
        "Each team works its building once and goes home. You choose which of your own teams works first.",
        "But at one common building the teams work from left to right, so yours there may have to wait for another player's.",
    ],
    [
        "Every full rocket leaves: each robot on it scores its slot and goes home. New rockets are dealt.",
        "The white robot goes to the player who alone has the least Dominance.",
    ],
]
PHASE_RULES: Final = ["2.1", "3.1", "4.1", "5.1"]


def course(view: MoonState) -> Course:
    """The turn, and which of its phases is now."""
    if not TASK <= view.stage <= LAUNCH:
        return Course("Set-up" if view.stage < TASK else "The end", PHASES, -1)
    title = "Last turn" if view.last_turn == view.turn else f"Turn {view.turn}"
    return Course(title, PHASES, view.stage - TASK, view.work_order[:] if view.stage == WORK else view.order[:])


def course_card(view: MoonState, key: str, names: list[str], content: Content) -> Card | None:
    """What explains the turn, one of its phases, or the order of play; None if the key is about something else."""
    if key == "course":
        now = course(view)
        end = f"As soon as somebody has more than {content.end_above} Dominance, this turn is finished and one more is played."
        empty = "The same happens when a launchpad cannot be refilled."
        return Card(
            now.title,
            ["A turn has four phases: Task, Mine, Work, Launch. All players go through them together.", end, empty],
            "2.1",
        )
    if key == "order" and course(view).order:
        order = course(view).order
        lines = [", ".join([f"{place + 1} {inside(names[seat])}" for place, seat in enumerate(order)]) + "."]
        lines.append("In Task, teams are sent in this order. In Work, it says who goes first.")
        lines.append("A team that works at the Clout moves its player to the top. That counts from the next turn on.")
        return Card("Priority", lines, "8.5")
    for number, name in enumerate(PHASES):
        if key == f"course-{number + 1}":
            lines = PHASE_LINES[number][:]
            if name == "Mine" and view.stage >= TASK:
                lines.append(f"{counted(spins(view, content), 'spin')} as things stand.")
            return Card(f"Phase {number + 1}: {name}", lines, PHASE_RULES[number])
    return None
