"""No dead ends: from crowded and odd positions, too, somebody can always do something until the game is over.

Each box has `odd.py` beside its rule tests: positions that play reaches seldom or never, but that its rules allow. Full holds,
empty supplies, boards with no room, a last robot, a last card.
"""

from importlib import import_module
from pathlib import Path

import pytest

from perilune.conformance.whole_games import no_dead_end
from perilune.core.chance import Rng
from perilune.core.game import State
from perilune.games import BOXES, box

READY = [name for name in BOXES if (Path(__file__).parent.parent / "games" / name / "odd.py").is_file()]
POSITIONS = 60


def odd_position(name: str, seed: int) -> State:
    """An odd position of a box; the same one for the same seed."""
    state: State = import_module(f"tests.games.{name}.odd").odd_position(Rng(seed))
    return state


@pytest.mark.parametrize("name", READY)
def test_somebody_can_always_do_something(name: str) -> None:
    for seed in range(POSITIONS):
        no_dead_end(box(name), odd_position(name, seed), seed)
