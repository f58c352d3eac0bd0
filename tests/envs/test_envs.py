"""What the environments add to the libraries' own checks: refusals with reasons, rewards, pictures, broken snapshots."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import perilune.envs
from perilune.core.chance import HIDDEN, Rng
from perilune.core.errors import BadOption, DamagedRecord, ForeignRecord, PeriluneError
from perilune.envs.layout import EMPTY
from perilune.envs.task import BadAction


def play_on(env: Any, steps: int, seed: int = 1) -> None:
    """Random legal moves in an environment of turns."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask)))


def test_an_action_outside_the_mask_is_refused_with_its_rule_and_nothing_is_lost() -> None:
    env = perilune.envs.aec("lineae", seats=2)
    env.reset(seed=3)
    before = env.snapshot()
    wrong = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(BadAction, match=r"cannot be played: .* \[rule [0-9.]+\]"):
        env.step(wrong)
    assert env.snapshot() == before
    assert env.why_not(env.agent_selection, wrong)


@pytest.mark.parametrize("action", [-1, 10**6, "pass", None, 2.5e30])
def test_what_is_no_move_at_all_is_refused_in_a_sentence(action: Any) -> None:
    env = perilune.envs.aec("lineae", seats=2)
    env.reset(seed=3)
    with pytest.raises(BadAction, match="A move is a number from 0 to 507"):
        env.step(action)


def test_a_gym_tells_why_it_refuses_and_goes_on() -> None:
    env: Any = perilune.envs.gym("mine_the_moon", bots="random")
    seen, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, cut_off, told = env.step(wrong)
    assert (again == seen).all() and reward == 0 and not over and not cut_off
    assert "[rule" in told["refused"]
    with pytest.raises(BadAction, match=r"\[rule"):
        strict = perilune.envs.gym("mine_the_moon", bots="random", illegal="raise")
        strict.reset(seed=3)
        strict.step(wrong)


def test_refused_moves_do_not_go_on_for_ever() -> None:
    env = perilune.envs.gym("lineae", bots="random", limit=5)
    _, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert [env.step(wrong)[3] for _ in range(5)] == [False, False, False, False, True]
    with pytest.raises(BadAction, match="Call reset"):
        env.step(wrong)


def test_in_parallel_who_is_not_asked_waits() -> None:
    env = perilune.envs.parallel("lineae", seats=2)
    _, infos = env.reset(seed=1)
    actions = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
    assert sorted(action == env.wait for action in actions.values()) == [False, True]
    waiting = next(agent for agent, action in actions.items() if action == env.wait)
    before = env.snapshot()
    with pytest.raises(BadAction, match="can only wait"):
        env.step({**actions, waiting: 0})
    with pytest.raises(BadAction, match="must choose, too"):
        env.step({waiting: env.wait})
    assert env.snapshot() == before
    env.step(actions)
    assert env.snapshot() != before


def test_giving_up_is_offered_only_on_request() -> None:
    offers = []
    for concede in (False, True):
        env = perilune.envs.aec("uranus", seats=2, concede=concede)
        env.reset(seed=2)
        moves = env.task.game.catalogue.moves
        for _ in range(60):
            mask = env.infos[env.agent_selection]["action_mask"]
            offered = [moves[code] for code in np.flatnonzero(mask)]
            if any(move.gives_up for move in offered):
                offers.append(concede)
                break
            env.step(offered[-1].code)
    assert offers == [True]


@pytest.mark.parametrize("reward", ["score", "win", "both"])
def test_rewards_add_up_to_points_or_parts_of_the_win(reward: str) -> None:
    env = perilune.envs.aec("lineae", seats=3, reward=reward)
    env.reset(seed=9)
    start = env.session.scores
    totals = np.zeros(3)
    rng = np.random.default_rng(1)
    while not env.session.episode.over:
        env.step(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])))
        totals += list(env.rewards.values())
    points = np.subtract(env.session.scores, start)
    shares = np.array(env.session.episode.shares())
    assert shares.sum() == 1
    expected = {"score": points, "win": shares, "both": points + shares}[reward]
    assert totals == pytest.approx(expected)


def test_a_critic_sees_what_a_player_does_not() -> None:
    """While robots are placed in the crater in secret, a view has HIDDEN where the state has numbers."""
    env: Any = perilune.envs.aec("mine_the_moon", seats=3, observation="dict")
    env.reset(seed=1)
    while len(env.session.episode.asked) < 2:
        play_on(env, 1)
    crater = env.observe("player_0")["crater"].reshape(3, -1)
    assert (crater[0] != HIDDEN).all() and (crater[1:] == HIDDEN).any()
    whole: Any = perilune.envs.aec("mine_the_moon", seats=3)
    whole.reset()
    whole.restore(env.snapshot())
    assert (whole.observe("player_0") == HIDDEN).any()
    assert not (whole.state() == HIDDEN).any()
    assert whole.state_space.contains(whole.state())
    assert (whole.state() == EMPTY).any()


@pytest.mark.parametrize("mode", ["svg", "png", "ansi", "rgb_array"])
def test_positions_can_be_looked_at(mode: str) -> None:
    env = perilune.envs.aec("astronavigators", seats=2, render_mode=mode)
    env.reset(seed=4)
    picture = env.render("player_1")
    if mode == "svg":
        assert picture.startswith("<svg")
    elif mode == "png":
        assert picture.startswith(b"\x89PNG")
    elif mode == "ansi":
        assert env.seen("player_1").prompt() in picture
    else:
        assert picture.ndim == 3 and picture.shape[2] == 3 and picture.std() > 10


def test_wrong_words_are_refused_with_the_right_ones() -> None:
    wrong: list[tuple[Callable[[], Any], str]] = [
        (lambda: perilune.envs.aec("chess"), "no box 'chess'. Choose one of: mine_the_moon"),
        (lambda: perilune.envs.gym("astronavigators", mode="hard"), "no choice 'hard'. Choose one of: first_and_fast"),
        (lambda: perilune.envs.gym("lineae", bots="gready"), "no bot 'gready'"),
        (lambda: perilune.envs.gym("lineae", seats=2, seat=2), "no seat 2 at a table of 2"),
        (lambda: perilune.envs.gym("lineae", reward="points"), "no reward 'points'. Choose one of: score, win, both"),
        (lambda: perilune.envs.gym("lineae", observation="pixels"), "no observation 'pixels'"),
        (lambda: perilune.envs.gym("lineae", render_mode="film"), "no render mode 'film'"),
        (lambda: perilune.envs.aec("lineae", limit=0), "limit of 1 or more"),
        (lambda: perilune.envs.parallel("lineae", seats=9), "1 to 5 players, not 9"),
        (lambda: perilune.envs.openspiel("lineae", colour="red"), "no option 'colour'"),
        (lambda: perilune.envs.batch("lineae", 0), "Choose 1 or more"),
        (lambda: perilune.envs.batch("lineae", 1, observation="dict"), "Choose one of: vector, numbers"),
    ]
    for make, words in wrong:
        with pytest.raises(BadOption) as refused:
            make()
        assert words in str(refused.value)


def test_a_broken_snapshot_is_refused_and_nothing_is_lost() -> None:
    env = perilune.envs.aec("lineae", seats=2)
    env.reset(seed=1)
    play_on(env, 5)
    good = env.snapshot()
    data = json.loads(good)
    broken: list[tuple[str | bytes, type[PeriluneError]]] = [
        (good[: len(good) // 2], DamagedRecord),
        (b"\x80\x04 not even text", PeriluneError),
        ("[]", ForeignRecord),
        (json.dumps({**data, "box": "uranus"}), ForeignRecord),
        (json.dumps({**data, "rules": -1}), ForeignRecord),
        (json.dumps({**data, "state": {}}), DamagedRecord),
        (json.dumps({**data, "dice": [1, "x"]}), DamagedRecord),
        (json.dumps({**data, "options": 3}), DamagedRecord),
    ]
    for text, error in broken:
        with pytest.raises(error):
            env.restore(text)
    other = perilune.envs.aec("lineae", seats=3)
    with pytest.raises(BadAction, match="another number of seats"):
        other.restore(good)
    assert env.snapshot() == good
    env.restore(good)
    play_on(env, 3)


def test_a_pickle_of_other_rules_says_so() -> None:
    env = perilune.envs.gym("lineae", bots="random")
    env.reset(seed=1)
    kept = pickle.dumps(env)
    rules = f'"rules": {perilune.box("lineae").rules_version},'
    assert rules.encode() in kept
    with pytest.raises(ForeignRecord, match="was taken under rules"):
        pickle.loads(kept.replace(rules.encode(), rules.replace('": ', '":-')[: len(rules)].encode()))


def test_a_batch_plays_all_moves_or_none() -> None:
    games = perilune.envs.batch("lineae", 3, seats=2, seed=1)
    before = games.snapshots()
    codes = [int(row.argmax()) for row in games.masks()]
    with pytest.raises(BadAction, match=r"Game 2: .* cannot be played: .* \[rule"):
        games.step([*codes[:2], int(games.masks()[2].argmin())])
    with pytest.raises(BadAction, match="Game 1: 9999 is not a move"):
        games.step([codes[0], 9999, codes[2]])
    with pytest.raises(BadAction, match="3 games and 2 moves"):
        games.step(codes[:2])
    assert games.snapshots() == before
    again = pickle.loads(pickle.dumps(games))
    for _ in range(300):
        codes = [int(row.argmax()) for row in games.masks()]
        for mine, theirs in zip(games.step(codes), again.step(codes), strict=True):
            assert (mine == theirs).all()
    assert games.snapshots() == again.snapshots()


def test_a_seat_may_change_from_game_to_game() -> None:
    env = perilune.envs.gym("lineae", seats=3, seat=None, bots="random")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_a_batch_writes_into_an_array_that_is_given() -> None:
    games = perilune.envs.batch("uranus", 3, seats=2, seed=1)
    first = games.observe()
    before = first.copy()
    rng = Rng(1)
    for _ in range(40):
        games.step(games.random_actions(rng))
        assert games.observe(first) is first
    assert (first != before).any() and (games.observe() == first).all()
    with pytest.raises(BadOption, match="3 rows of"):
        games.observe(first[:2])


def test_a_batch_shows_its_own_arrays_to_who_only_reads() -> None:
    """They are those of the position now, also after a game was put in the place of another, and nobody can spoil them."""
    games = perilune.envs.batch("astronavigators", 3, seats=2, seed=1)
    rng = Rng(1)
    kept = games.snapshot(0)
    for number in range(60):
        if number == 30:
            games.restore(1, kept)
        seen, masks = games.observe(copy=False), games.masks(copy=False)
        fresh = pickle.loads(pickle.dumps(games))
        assert (seen == fresh.observe()).all() and (masks == fresh.masks()).all()
        games.step(games.random_actions(rng))
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1
