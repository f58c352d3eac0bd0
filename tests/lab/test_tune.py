"""Weights by play: the better way is found, an interrupted climb goes on, and nothing comes in without its match."""

from pathlib import Path

import pytest

from perilune.cli import main
from perilune.core.weights import load
from perilune.games import box
from perilune.lab import tune as tune_module
from perilune.lab.lessons import Course
from perilune.lab.match import Effort
from perilune.lab.train import School
from perilune.lab.tune import Trial, Tuning, side, signs, tried, tune
from tests.lab.quick import BOX, MODE, silent

FAST = Course(BOX, 2, MODE, "greedy", "test")
FIRST = 0  # the feature that wins in these tests


def who_counts_more_wins(trial: Trial) -> tuple[int, list[float]]:
    """A game that the seat wins that counts the first feature more."""
    up = signs(trial)[FIRST]
    return trial.number, [1.0 if side(trial.number, seat) == up else 0.0 for seat in range(2)]


def test_the_way_up_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_module, "tried", who_counts_more_wins)
    weights = Tuning(School(FAST, tmp_path)).climb(3, 60, 1, silent())
    assert weights[FIRST] > 150
    assert all(60 < weight < 160 for weight in weights[1:])


def test_a_game_is_played_the_same_way_again() -> None:
    trial = Trial(FAST, 3, [100.0] * len(box(BOX).feature_names()))
    number, shares = tried(trial)
    assert number == 3 and sum(shares) == 1
    assert tried(trial) == (number, shares)


def test_a_climb_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_module, "tried", who_counts_more_wins)
    whole = Tuning(School(FAST, tmp_path / "whole")).climb(3, 20, 1, silent())
    part = Tuning(School(FAST, tmp_path / "part"))
    part.climb(2, 20, 1, silent())
    kept = part.file.read_text()
    part.file.write_text(kept + kept.splitlines()[-1][:30])  # a step that was not written to its end
    assert Tuning(School(FAST, tmp_path / "part")).climb(3, 20, 1, silent()) == whole
    other = Tuning(School(FAST, tmp_path / "part"))
    other.climb(1, 30, 1, silent())
    assert len(other.file.read_text().splitlines()) == 2  # steps of other games are no beginning


def test_only_what_wins_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_module, "tried", who_counts_more_wins)
    game = box(BOX)
    folder = game.weights_folder()
    assert folder is not None
    (tmp_path / "hand.toml").write_bytes((folder / "hand.toml").read_bytes())
    for won in False, True:
        monkeypatch.setattr(tune_module, "admit", lambda *_, won=won: (won, "a match"))
        lines = tune(School(FAST, tmp_path / "games"), 1, 20, Effort(1, 0.05, 0, 1), tmp_path, silent())
        assert lines[0].startswith("first_and_fast-2: knowledge ")
        assert (tmp_path / "fitted.toml").exists() == won
    found = load(tmp_path / "fitted.toml", game.name, game.feature_names(), game.content_digest, 4)
    assert found.rows[2][FIRST] > 100 and found.rows[3][FIRST] == 100
    assert "1 steps of 20 games of greedy, seed test" in found.made


def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ["--out", str(tmp_path)]
    assert main(["lab", "tune", BOX, "--mode", "first_and_fast", "--games", "3", *out]) == 2
    assert "3 games are too few to learn from." in capsys.readouterr().err
    assert main(["lab", "tune", BOX, "--mode", "first_and_fast", "--steps", "0", *out]) == 2
    assert "0 steps lead nowhere." in capsys.readouterr().err
    assert main(["lab", "tune", "uranus", "--seats", "2", *out]) == 2
    assert "has no rivals here" in capsys.readouterr().err
