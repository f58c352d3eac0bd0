"""No dead ends: from crowded and odd positions, too, somebody can always do something until the game is over.

Each box has `odd.py` beside its rule tests: positions that play reaches seldom or never, but that its rules allow. Full holds,
empty supplies, boards with no room, a last robot, a last card.
"""

from importlib import import_module
from pathlib import Path

import pytest

from perilune.core.chance import Rng
from perilune.core.game import State
from perilune.core.journal import Journal
from perilune.core.playout import any_move
from perilune.games import BOXES, box

READY = [name for name in BOXES if (Path(__file__).parent.parent / "games" / name / "odd.py").is_file()]
POSITIONS = 60
STEPS = 80


def odd_position(name: str, seed: int) -> State:
    """An odd position of a box; the same one for the same seed."""
    state: State = import_module(f"tests.games.{name}.odd").odd_position(Rng(seed))
    return state


@pytest.mark.parametrize("name", READY)
def test_somebody_can_always_do_something(name: str) -> None:
    game = box(name)
    silent = Journal(silent=True)
    for seed in range(POSITIONS):
        state, rng = odd_position(name, seed), Rng(seed)
        kept = game.inventory(state)
        for step in range(STEPS):
            phase = game.phase(state)
            if phase is None:
                break
            deciders = phase.deciders(state)
            assert deciders, f"{game.title}, odd position {seed}, step {step}: the game is not over, and nobody decides"
            for seat in deciders:
                assert phase.legal(state, seat), f"{game.title}, odd position {seed}, step {step}: {seat} can do nothing"
            seat = deciders[rng.below(len(deciders))]
            phase.play(state, seat, any_move(phase.legal(state, seat), rng), silent)
            assert game.inventory(state) == kept, f"{game.title}, odd position {seed}, step {step}: not conserved"
