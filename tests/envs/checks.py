"""What every environment must keep, as plain functions of a case: the tests run a few cases, `tests.envs.everything` all."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from perilune.conformance.walks import walk
from perilune.core.chance import CHANCE, Rng
from perilune.core.game import State
from perilune.envs.session import Session
from perilune.envs.task import Task
from tests.envs.settings import Case

CYCLES = 60


def turns_pass_the_checks_of_pettingzoo(case: Case) -> None:
    api_test(case.aec(), CYCLES)
    seed_test(case.aec, CYCLES)


def the_parallel_kind_passes_the_checks_of_pettingzoo(case: Case) -> None:
    parallel_api_test(case.parallel(mask="observation"), CYCLES)
    parallel_seed_test(lambda: case.parallel(illegal="refuse"), CYCLES)


def one_seat_passes_the_checks_of_gymnasium(case: Case) -> None:
    check_env(case.gym(bots="random"), skip_render_check=True)


def openspiel_plays_at_random_and_serialises(case: Case) -> None:
    pyspiel.random_sim_test(case.openspiel(), num_sims=1, serialize=True, verbose=False)


def observations_do_not_leak(case: Case) -> None:
    """What a seat gets is the same in the real world and in one that it only imagines; so is its own reward so far."""
    setting = case.setting
    rng = Rng(21)
    sessions = [Session(Task(case.name, setting.seats, setting.chosen, observation=form)) for form in ("vector", "dict")]
    for state in walk(setting, 2, 420, 21):
        for seat in range(setting.seats):
            world = setting.game.imagine(setting.game.view(state, seat), seat, rng)
            assert setting.game.scores(world)[seat] == setting.game.scores(state)[seat], f"The points of seat {seat} leak."
            for session in sessions:
                real, dreamt = observed(session, state, seat), observed(session, world, seat)
                assert data_equivalence(real, dreamt, exact=True), f"Seat {seat} is shown what it may not know."


def observed(session: Session, state: State, seat: int) -> tuple[Any, Any]:
    """What the seat is shown of this position, and its mask."""
    episode = session.episode
    episode.state = state
    episode.phase = session.task.game.phase(state)
    asked = [] if episode.phase is None else episode.phase.deciders(state)
    episode.asked = [] if asked == [CHANCE] else asked
    mask = session.mask(seat)
    return session.observe(seat, mask), mask


def a_copy_goes_on_exactly_like_the_original(case: Case) -> None:
    env = case.gym(bots="random", seat=0)
    _, info = env.reset(seed=5)
    rng = np.random.default_rng(3)
    for _ in range(12):
        _, _, over, cut_off, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over or cut_off:
            _, info = env.reset()
    restored = case.gym(bots="random", seat=0)
    restored.reset(seed=6)
    restored.restore(env.snapshot())
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), restored):
        assert story(other, 30) == story(copy.deepcopy(env), 30)


def story(env: Any, steps: int) -> list[Any]:
    """What happens when the first legal move is played again and again, until the game ends."""
    told: list[Any] = []
    mask = env.action_masks()
    for _ in range(steps):
        observation, reward, over, cut_off, info = env.step(int(mask.argmax()))
        mask = info["action_mask"]
        told.append((observation.tobytes(), reward, over, cut_off, mask.tobytes()))
        if over or cut_off:
            break
    return told


def nothing_is_cut_from_observations(case: Case) -> None:
    """The room that was measured is enough for a game that it was not measured with."""
    layout = case.task().layout
    for state in walk(case.setting, 2, 2_000):
        assert not layout.cuts(state), f"There is no room for all of {', '.join(layout.cuts(state))}."


def many_games_play_like_one(case: Case) -> None:
    """Each game of a batch is the game of its own seed, with the same observations, masks and rewards."""
    batch = case.batch(3, seed=8)
    sessions = [Session(case.task()) for _ in range(3)]
    for number, session in enumerate(sessions):
        session.restore(batch.snapshot(number))
    rng = Rng(2)
    for _ in range(25):
        seats, seen, masks = batch.seats.tolist(), batch.observe(), batch.masks()
        for number, session in enumerate(sessions):
            assert session.episode.to_move() == seats[number]
            mask = session.mask(seats[number])
            assert (mask == masks[number]).all()
            assert (session.observe(seats[number], mask) == seen[number]).all()
            assert (session.state() == batch.states()[number]).all()
        codes = batch.random_actions(rng)
        rewards, _, ends = batch.step(codes)
        for number, session in enumerate(sessions):
            assert session.act(seats[number], codes[number]) == list(rewards[number])
            assert bool(ends[number]) == session.episode.over
            if session.episode.over:
                session.restore(batch.snapshot(number))


CHECKS = [
    turns_pass_the_checks_of_pettingzoo,
    the_parallel_kind_passes_the_checks_of_pettingzoo,
    one_seat_passes_the_checks_of_gymnasium,
    openspiel_plays_at_random_and_serialises,
    observations_do_not_leak,
    a_copy_goes_on_exactly_like_the_original,
    nothing_is_cut_from_observations,
    many_games_play_like_one,
]
