"""Training: games are kept, the chance is fitted, and weights come in only when they win."""

import json
import tomllib
from pathlib import Path

import numpy as np
import pytest

from perilune.bots.outlook import (
    KNOTS,
    from_data,
)
from perilune.cli import main
from perilune.core.weights import load
from perilune.games import box
from perilune.lab import train as train_module
from perilune.lab.fit import Sample, bins, fit, hats, leader_wins, log_loss
from perilune.lab.lessons import Course
from perilune.lab.match import Effort
from perilune.lab.reliability import plot
from perilune.lab.train import School, train, write_weights
from tests.lab.quick import silent

FAST = Course("astronavigators", 2, {"mode": "first_and_fast"}, "greedy", "test")
GAMES = 5


def made_up(together: bool = False) -> Sample:
    """Positions of which the truth is known: the first feature counts ever more, the second nothing."""
    rng = np.random.default_rng(1)
    positions, seats = 4000, 1 if together else 3
    progress = rng.uniform(0, 100, positions)
    features = rng.normal(size=(positions, seats, 2))
    values = features[:, :, 0] * np.interp(progress, KNOTS, [0.5, 1.0, 2.0])[:, None]
    if together:
        won = (rng.uniform(size=positions) < 1 / (1 + np.exp(-values[:, 0]))).astype(float)[:, None]
    else:
        parts = np.exp(values)
        drawn = [rng.choice(seats, p=row / row.sum()) for row in parts]
        won = np.eye(seats)[drawn]
    return Sample(np.arange(positions), progress, features, features[:, :, 0], won)


@pytest.mark.parametrize("together", [False, True])
def test_known_weights_are_found_again(together: bool) -> None:
    data = made_up(together)
    found = fit(data, [100, 100], together, ridge=3.0)
    assert found.weights[0] == pytest.approx([0.5, 1.0, 2.0], abs=0.25)
    assert found.weights[1] == pytest.approx([0, 0, 0], abs=0.2)
    chance = found.chances(data, together)
    assert log_loss(chance, data.won, together) < log_loss(
        np.full(data.won.shape, 1 / 2 if together else 1 / 3), data.won, together
    )
    for said, true, count in bins(chance, data.won):
        assert count < 300 or abs(said - true) < 0.06
    if not together:
        assert leader_wins(found.values(data), data)[0] > 0.45


def test_hats_share_one() -> None:
    assert hats(np.array([0.0, 30.0, 50.0, 99.0])).sum(axis=1) == pytest.approx(1)


def test_a_plot_says_what_it_shows() -> None:
    assert "given 20 %, true 30 % of 40" in plot([(0.2, 0.3, 40)], "Title")


def test_training_goes_on_where_it_was(tmp_path: Path) -> None:
    school = School(FAST, tmp_path)
    school.play(GAMES, 1, silent())
    whole = school.file.read_text()
    school.file.write_text(whole[:-200])
    again = School(FAST, tmp_path)
    again.play(GAMES, 1, silent())
    assert again.lessons == school.lessons
    assert len(school.file.read_text().splitlines()) >= GAMES + 1
    other = School(Course("astronavigators", 2, {"mode": "first_and_fast"}, "greedy", "other"), tmp_path)
    other.play(2, 1, silent())
    assert json.loads(other.file.read_text().splitlines()[0])["seed"] == "other"


def test_what_was_learnt_can_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = box("astronavigators")
    into, plots = tmp_path / "weights", tmp_path / "plots"
    into.mkdir()
    folder = game.weights_folder()
    assert folder is not None
    (into / "hand.toml").write_bytes((folder / "hand.toml").read_bytes())
    school = School(FAST, tmp_path / "games")
    lines = train(school, 20, Effort(1, 0.05, 0, 1), into, plots, silent())
    assert lines[0].startswith("first_and_fast-2: 20 games. Surprise at games that were not learnt from: ")
    assert (plots / "chance-astronavigators-first_and_fast-2.svg").read_text().startswith("<svg")
    assert not (into / "fitted.toml").exists()  # one seed decides nothing
    if (into / "chance.toml").exists():
        assert from_data(game, tomllib.loads((into / "chance.toml").read_text()), "file").knows("first_and_fast-2")
    monkeypatch.setattr(train_module, "admit", lambda *_: (True, "won"))
    train(school, 20, Effort(1, 0.05, 0, 1), into, None, silent())
    found = load(into / "fitted.toml", game.name, game.feature_names(), game.content_digest, 4)
    hand = load(into / "hand.toml", game.name, game.feature_names(), game.content_digest, 4)
    assert found.rows[2] != hand.rows[2] and found.rows[3] == hand.rows[3]
    assert "20 games of greedy" in found.made and "seed test" in found.made


def test_weights_of_several_numbers_of_seats_stand_beside_each_other(tmp_path: Path) -> None:
    game = box("astronavigators")
    folder = game.weights_folder()
    assert folder is not None
    (tmp_path / "hand.toml").write_bytes((folder / "hand.toml").read_bytes())
    names = game.feature_names()
    for seats, weight in (2, 90), (3, 80):
        school = School(Course("astronavigators", seats, {"mode": "first_and_fast"}, "greedy", "t"), tmp_path / "games")
        write_weights(school, tmp_path, [weight] * len(names), f"made for {seats}")
    rows = load(tmp_path / "fitted.toml", game.name, names, game.content_digest, 4).rows
    assert [row[0] for row in rows] == [100, 100, 90, 80, 100]


def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = ["lab", "train", "astronavigators", "--option", "mode=first_and_fast", "--out", str(tmp_path)]
    assert main([*fast, "--games", "3"]) == 2
    assert "3 games are too few to learn from." in capsys.readouterr().err
    assert main([*fast, "--bot", "genius"]) == 2
    assert "There is no bot 'genius'." in capsys.readouterr().err
    assert main(["lab", "train", "astronavigators", "--option", "mode=chess"]) == 2
    assert "has no choice 'chess'" in capsys.readouterr().err
    monkeypatch.setattr(train_module, "fits", None)
    assert main(fast) == 2
    assert "pip install 'perilune[train]'" in capsys.readouterr().err
