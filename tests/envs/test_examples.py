"""The examples for researchers run, and learning changes something for the better."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import perilune
import perilune.envs

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of an example."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_the_learner_writes_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn = example("learn", monkeypatch)
    monkeypatch.setattr(learn, "GAMES", 4)
    monkeypatch.setattr(learn, "STEPS", 12)
    curve = tmp_path / "curve.csv"
    given = ["learn.py", "--minutes", "0.0001", "--games", "2", "--option", "game=starter", "--curve", str(curve)]
    monkeypatch.setattr(sys, "argv", given)
    learn.main()
    assert curve.read_text(encoding="utf-8").startswith("minutes,moves,wins_against_random")
    assert "against greedy" in capsys.readouterr().out


def test_a_move_that_turned_out_well_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    learn = example("learn", monkeypatch)
    network = learn.Network(3, 4, seed=1)
    inputs = np.ones((64, 3), np.float32)
    masks = np.tile([True, True, True, False], (64, 1))
    chosen = np.arange(64) % 3
    gains = np.where(chosen == 1, 1.0, -1.0).astype(np.float32)
    moves = learn.Moves(inputs, masks, chosen, np.full(64, 1 / 3, np.float32), gains, gains)
    for _ in range(5):
        learn.improve(network, moves, np.random.default_rng(1))
    chances = network.forward(inputs[:1], masks[:1])[1][0]
    assert chances.argmax() == 1 and chances[3] == 0 and chances.sum() == pytest.approx(1)


def test_moves_are_judged_by_what_comes_after_for_the_same_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats in turn; the game ends with the third move, and seat 0 gets a point for the second."""
    learn = example("learn", monkeypatch)
    values = np.zeros((4, 1), np.float32)
    movers = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[1, 0, 0] = 1
    rewards[2, 0, 1] = 5
    ends = np.array([[False], [False], [True], [False]])
    gains, returns, known = learn.judge(values, movers, rewards, ends)
    assert gains[:, 0].tolist() == [1, 5, 0, 0]
    assert returns[:, 0].tolist() == [1, 5, 0, 0]
    assert known[:, 0].tolist() == [True, True, True, False]


def test_the_bot_of_thirty_lines_plays_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = example("bot", monkeypatch).Dreamer(1, dreams=1)
    for name in ("mine_the_moon", "lineae"):
        table = perilune.open_table(name, seats=2, seed="4")
        seat = table.deciders()[0]
        assert dreamer.choose(table.seen(seat)) in table.legal(seat)
