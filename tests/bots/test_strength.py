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
    assert list(strengths(game, LEVELS)) == list(levels)


def test_a_figure_is_told_as_people_would_say_it(tmp_path: Path) -> None:
    file = tmp_path / FILE
    rows = {
        "learner": 'against = "searching"\nseats = 2\nwon = 0\ngames = 1',
        "greedy": 'against = "random"\nseats = 4\nwon = 9\ngames = 10',
        "careful": "seats = 3\nwon = 5\ngames = 10",
    }
    file.write_text("\n".join(f"[{level}]\n{figures}" for level, figures in rows.items()), encoding="utf-8")
    assert told(file, LEVELS) == {
        "learner": "Expert bots beat easy ones in 1 of 1 game.",
        "greedy": "Normal bots win 9 of 10 games against 3 aimless ones.",
        "careful": "3 hard bots, playing together, win 5 of 10 games.",
    }
