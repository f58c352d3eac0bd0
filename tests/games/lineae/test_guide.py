"""What the tables and examples of the rulebook show."""

from pathlib import Path

import perilune
from perilune.core.rulebook import rulebook
from tests.games.lineae.test_content import pack

FOLDER = Path(perilune.__file__).parent / "games/lineae"


def test_the_examples_end_as_they_say() -> None:
    pictures = rulebook(perilune.box("lineae"), FOLDER).positions
    dive = pictures["sample-1-then"]
    assert dive.deciders() == [1], "docking has ended the turn"
    assert dive.game.scores(dive.view) == [1, 0]
    told = "\n".join(pictures["sample-2-then"].log())
    assert "4 tiles of water run off" in told and "submersible A is carried off" in told.replace("Submersible", "submersible")
    assert "launches the Jovian Semiconductors rocket" in told
    launch = pictures["sample-2-then"]
    assert launch.game.scores(launch.view) == [6, 0]
    assert "2 tiles of water flow in" in "\n".join(pictures["lock-then"].log())


def test_the_tables_show_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rockets.toml", '"iron", "iron", "silica", "silica"', '"salt", "salt", "salt", "salt"')
    text = rulebook(perilune.box("lineae", folder), FOLDER).text()
    assert "| Jovian Semiconductors | salt, salt, salt, salt and any |" in text
