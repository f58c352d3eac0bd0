"""The course of a round of Uranus!."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.game import Course
from perilune.games.uranus.state import ATTACK, BUILDING, UranusState

PHASES: Final = ["Asteroids", "Mine", "Use", "Build"]
PHASE_LINES: Final = [
    [
        "The marker moves on by one space. On an attack space every moon is hit by the cards to its left and those to its right.",
        "The owner of a moon chooses which attack comes first, and how its pattern is turned.",
    ],
    [
        "Every active mine produces one rock in the colour of its hex.",
        "The rocks of mines that tunnels connect are one set. A mine that stands alone makes a set of one rock.",
    ],
    [
        "Each set pays for one step of a track, or is launched to Uranus. The whole set is gone then, whatever the step cost.",
        "Sets that are not used are lost at the end of the phase.",
    ],
    [
        "Build what your tracks have earned: tunnels, mines, fortifications, launchpads. Fire a loaded space gun, or fly to Uranus.",
        "You may save tunnels and mines for a later round. But once you build the first, those not built this round are lost.",
    ],
]
PHASE_RULES: Final = ["2.2", "3.1", "4.1", "5.1"]


def course(view: UranusState) -> Course:
    """The round, and which of its phases is now."""
    if not ATTACK <= view.stage <= BUILDING:
        return Course("Set-up" if view.stage < ATTACK else "The end", PHASES, -1)
    return Course(f"Round {view.space}", PHASES, view.stage - ATTACK)


def course_card(view: UranusState, key: str) -> Card | None:
    """What explains the round or one of its phases; None if the key is about something else."""
    if key == "course":
        lines = [
            "A round has four phases: Asteroids, Mine, Use, Build.",
            "All players act at the same time. The next phase begins when all are ready.",
        ]
        return Card(course(view).title, lines, "2.1")
    for number, name in enumerate(PHASES):
        if key == f"course-{number + 1}":
            return Card(f"Phase {number + 1}: {name}", PHASE_LINES[number], PHASE_RULES[number])
    return None
