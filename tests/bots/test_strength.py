"""What people read about the strength of a level is what was measured."""

import tomllib
from pathlib import Path

import pytest

from perilune.bots import BOTS
from perilune.bots.strength import AGAINST, FILE, MANNERS, Column, Ladder, ladder, read
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
    assert [column.level for column in ladder(game, BOTS).columns] == BOTS


def test_only_what_was_measured_alike_stands_side_by_side(tmp_path: Path) -> None:
    """The level that the others played against is their measure; a level that played others has no figure among them."""
    file = tmp_path / FILE
    rows = {
        "learner": 'against = "greedy"\nseats = 2\nwon = 5\ngames = 50',
        "greedy": 'against = "random"\nseats = 2\nwon = 9\ngames = 10',
        "careful": 'against = "greedy"\nseats = 2\nwon = 2\ngames = 3',
        "searching": 'against = "greedy"\nseats = 4\nwon = 19\ngames = 20',
    }
    file.write_text("\n".join(f"[{level}]\n{figures}" for level, figures in rows.items()), encoding="utf-8")
    found = read(file, BOTS[1:])
    assert (found.seats, found.against) == (2, "greedy")
    assert found.columns == [
        Column("learner", 5, 50, False),
        Column("greedy", 0, 0, True),
        Column("careful", 2, 3, False),
        Column("searching", 0, 0, False),
        Column("deep", 0, 0, False),
    ]
    assert [column.share() for column in found.columns if column.games] == [10, 67]


def test_a_team_is_measured_by_what_it_wins_together(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("[greedy]\nseats = 3\nwon = 5\ngames = 8\n", encoding="utf-8")
    found = read(file, ["learner", "greedy"])
    assert found == Ladder([Column("learner", 0, 0, False), Column("greedy", 5, 8, False)], 3, "")


def test_a_box_that_was_never_measured_has_no_figures() -> None:
    assert read(None, ["greedy"]) == Ladder([Column("greedy", 0, 0, False)], 0, "")
    assert set(MANNERS) == set(BOTS), "but how its bots play is known"


@pytest.mark.parametrize("name", BOXES)
def test_every_figure_that_is_shown_is_one_of_the_box(name: str) -> None:
    folder = box(name).weights_folder()
    assert folder is not None
    levels = tomllib.loads((folder.parent / FILE).read_text(encoding="utf-8"))
    for column in ladder(box(name), BOTS).columns:
        if column.games:
            assert (column.won, column.games) == (levels[column.level]["won"], levels[column.level]["games"])
