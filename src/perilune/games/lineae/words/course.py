"""The course of a round of Lineae."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.game import Course
from perilune.core.words import inside
from perilune.games.lineae.content import NONE
from perilune.games.lineae.state import CLEANUP, SETUP, SUNLIGHT, OceanState

PHASES: Final = ["Sunlight", "Action", "Cleanup"]
PHASE_LINES: Final = [
    [
        "Each sun over your vessel gives electricity, unless Jupiter or smoke hides it.",
        "Then, in turn order, each player may burn one hydrocarbon cube for more. Its smoke stays.",
    ],
    [
        "The first player begins, and play goes clockwise. On your turn, place workers on one action space and do what it says, or pass.",
        "Whoever passes takes no more turns this round. The phase ends when all have passed.",
    ],
    [
        "Jupiter moves one space to the left, new cubes come up from the deposits, and all workers come back.",
        "After rounds 2, 4 and 6 a colony card is promoted.",
    ],
]
PHASE_RULES: Final = ["2.1", "3.1", "9.1"]


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


def course_card(view: OceanState, key: str, names: list[str], rounds: int) -> Card | None:
    """What explains the round, one of its phases, or the order of play; None if the key is about something else."""
    if key == "course":
        end = f"The game ends after round {rounds}, or after the round in which the last rocket is launched. Whoever has the most VP wins."
        return Card(course(view, rounds).title, ["A round has three phases: Sunlight, Action, Cleanup.", end], "10.1")
    if key == "order" and _order(view):
        lines = [", ".join([f"{place + 1} {inside(names[seat])}" for place, seat in enumerate(_order(view))]) + "."]
        if view.stage == SETUP:
            lines.append("Vessels are placed the other way round: the first player places last.")
        lines.append("The first player has the flag. Special Election takes it, and that counts from the next round on.")
        return Card("Order of play", lines, "1.10" if view.stage == SETUP else "3.1")
    for number, name in enumerate(PHASES):
        if key == f"course-{number + 1}":
            return Card(f"Phase {number + 1}: {name}", PHASE_LINES[number], PHASE_RULES[number])
    return None
