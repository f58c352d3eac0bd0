"""The rulebook: the guide builds, its examples can be played, its tables show the content, and every rule says where it comes from."""

import re
from pathlib import Path

import perilune
from perilune.core.example import examples
from perilune.core.rulebook import rulebook
from tests.games.lineae.test_content import pack

FOLDER = Path(perilune.__file__).parent / "games/lineae"
GUIDE = (FOLDER / "GUIDE.md").read_text(encoding="utf-8")


def test_every_example_has_its_pictures() -> None:
    book = rulebook(perilune.box("lineae"), FOLDER)
    for example in examples(FOLDER):
        assert f"{{{{example {example.key}}}}}" in GUIDE
        assert example.key in book.positions
        assert book.positions[example.key].svg().startswith("<svg")
    assert "sample-1-then" in book.positions
    assert "{{" not in book.text()


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


def test_every_sheet_is_asked_for() -> None:
    for sheet in perilune.box("lineae").sheets():
        assert f"{{{{table {sheet.key}}}}}" in GUIDE
        assert sheet.lines


def test_the_tables_show_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rockets.toml", '"iron", "iron", "silica", "silica"', '"salt", "salt", "salt", "salt"')
    text = rulebook(perilune.box("lineae", folder), FOLDER).text()
    assert "| Jovian Semiconductors | salt, salt, salt, salt and any |" in text


def test_every_rule_says_where_it_comes_from() -> None:
    rules = re.findall(r"^- \*\*\d+\.\d+\*\* .*$", (FOLDER / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rules) > 90
    for rule in rules:
        assert re.search(r"\[(book( pp?\. [\d, ]+)?|ruling: .+|reconstructed: .+)\]$", rule), rule


def test_the_guide_has_its_chapters() -> None:
    wanted = ["The game in a minute", "Player aid", "Examples", "Good to know", "The parts"]
    assert re.findall(r"^## (.*)$", GUIDE, re.MULTILINE) == wanted
    assert "reconstructed" in GUIDE
