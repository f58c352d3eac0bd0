"""The libraries' own checks and ours, with every warning an error, at a setting of each box."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import perilune.envs
from perilune.games import BUILT_IN
from tests.envs.checks import CHECKS
from tests.envs.settings import QUICK, Case

pytestmark = pytest.mark.filterwarnings("error")


@pytest.mark.parametrize("case", QUICK, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_box_keeps_what_an_environment_must_keep(check: Callable[[Case], None], case: Case) -> None:
    check(case)


def full_name(box: str) -> str:
    """What the libraries' `make` calls it."""
    return next(name for name in perilune.envs.names() if box in name)


def test_gymnasium_finds_nothing_wrong_with_the_pictures() -> None:
    check_env(gymnasium.make(full_name("lineae"), bots="random", render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("form", ["numbers", "dict"])
def test_gymnasium_finds_nothing_wrong_with_other_observations(form: str) -> None:
    check_env(perilune.envs.gym("astronavigators", bots="random", observation=form, mask="observation"), skip_render_check=True)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_libraries_make_every_box_by_its_name(name: str) -> None:
    made: Any = gymnasium.make(full_name(name), bots="random")
    made.reset(seed=1)
    assert str(pettingzoo.make("aec", full_name(name)).unwrapped) == name
    assert str(pettingzoo.make("parallel", full_name(name)).unwrapped) == name
    assert pyspiel.load_game(f"perilune_{name}").num_players() == perilune.box(name).min_seats


def test_openspiel_reads_options_from_the_name() -> None:
    game = pyspiel.load_game("perilune_mine_the_moon(players=3,crater=b,base=robot+standard+tremor,reward=score)")
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert again.task.options.values["base"] == ["robot", "standard", "tremor"]
    state = again.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert len(state.full_history()) + 1 == len(copied.full_history())
    assert copied.observation_tensor(0) != state.observation_tensor(0)


def test_gymnasium_makes_many_at_once() -> None:
    many = gymnasium.make_vec(full_name("lineae"), num_envs=3, vectorization_mode="sync", bots="random")
    observations, infos = many.reset(seed=4)
    assert observations.shape[0] == 3
    for _ in range(5):
        _, _, _, _, infos = many.step(np.array([row.argmax() for row in infos["action_mask"]]))
    many.close()
