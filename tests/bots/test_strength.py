"""What people read about the strength of a level is what was measured."""

import tomllib
from pathlib import Path

import pytest

from perilune.bots import BOTS, LEVELS
from perilune.bots.strength import AGAINST, FILE, strengths, told
from perilune.games import BOXES, box


@pytest.mark.parametrize("name", BOXES)
def test_each_figure_is_of_a_level_and_of_a_match(name: str) -> None:
    game = box(name)
    folder = game.weights_folder()
    assert folder is not None
    levels = tomllib.loads((folder.parent / FILE).read_text(encoding="utf-8"))
    assert set(levels) <= set(BOTS)
    for level, figures in levels.items():
        assert game.min_seats <= figures["seats"] <= game.max_seats
        assert 0 <= figures["won"] <= figures["games"] > 0
        assert (AGAINST not in figures) == game.cooperative
        assert figures.get(AGAINST) != level
        assert figures.get(AGAINST, BOTS[0]) in BOTS
    assert list(strengths(game, LEVELS)) == BOTS


def test_a_figure_is_told_in_words_that_a_newcomer_knows(tmp_path: Path) -> None:
    file = tmp_path / FILE
    rows = {
        "learner": 'against = "searching"\nseats = 2\nwon = 0\ngames = 1',
        "greedy": 'against = "random"\nseats = 4\nwon = 9\ngames = 10',
        "careful": "seats = 3\nwon = 5\ngames = 10",
        "searching": 'against = "greedy"\nseats = 2\nwon = 19\ngames = 20',
    }
    file.write_text("\n".join(f"[{level}]\n{figures}" for level, figures in rows.items()), encoding="utf-8")
    assert told(file, LEVELS) == {
        "random": "They play whatever comes to their mind.",
        "learner": "They overlook things: right for your first games. Much easier to beat than expert bots.",
        "greedy": "They take the best move at hand: right once you know the game. Stronger than aimless bots.",
        "careful": "They plan their whole turn. A team of 3 such bots wins about half of its games.",
        "searching": "They plan their turn and what may follow. Much stronger than normal bots.",
        "deep": "They think as experts do, but longer.",
    }


def test_a_box_that_was_never_measured_still_says_how_its_bots_play() -> None:
    assert told(None, LEVELS)["greedy"] == "They take the best move at hand: right once you know the game."
