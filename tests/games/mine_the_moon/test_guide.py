"""What the tables and examples of the rulebook show."""

from pathlib import Path

import perilune
from perilune.core.example import examples

FOLDER = Path(perilune.__file__).parent / "games/mine_the_moon"
GAME = perilune.box("mine_the_moon")


def test_the_tables_show_the_content() -> None:
    sheets = {sheet.key: sheet for sheet in GAME.sheets()}
    assert len(sheets["rockets"].lines) == 39
    factory = next(line for line in sheets["basic"].lines if line.cells[0] == "Factory")
    assert factory.cells[2:5] == ["2 raw Buckyballs", "1", "2"]
    assert sheets["odds"].lines[0].cells[1] == "59"
    assert sheets["common"].lines[1].cells[1] == "1 (with 4-5 players), 2 for 1 Dominance, 1"


def test_the_example_turn_ends_as_in_the_rulebook() -> None:
    work = next(example for example in examples(FOLDER) if example.key == "work").pictures(GAME)[1]
    assert GAME.scores(work.view) == [0, 2, 1]
    assert "The white robot goes to Player 1, alone in last place." in work.log()
