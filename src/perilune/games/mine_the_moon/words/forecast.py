"""What this turn's spins may bring: the odds of a robot in the crater."""

from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.mine_the_moon.bot.tactics import chance
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.moves import PLACE, RESOURCE_LABELS
from perilune.games.mine_the_moon.state import MoonState
from perilune.games.mine_the_moon.turn import spins


def forecast(view: MoonState, move: Move, content: Content) -> list[str]:
    """How likely the wheel stops at the robot's wedge at least once this turn (3.5)."""
    if move.kind != PLACE:
        return []
    count = spins(view, content)
    return [
        f"{counted(count, 'spin')}: {round(100 * chance(view, move.a, content))}% that at least one stops at {RESOURCE_LABELS[move.a]}."
    ]
