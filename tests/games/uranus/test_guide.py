"""What the tables and examples of the rulebook show."""

import re
from pathlib import Path

import pytest

import perilune
from perilune.core.rulebook import Rulebook, rulebook
from perilune.games.uranus.content import Content
from perilune.games.uranus.game import Uranus
from perilune.games.uranus.words.tables import sheets
from tests.games.uranus.scene import CONTENT

FOLDER = Path(perilune.__file__).parent / "games/uranus"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook(perilune.box("uranus"), FOLDER)


def test_the_tables_show_the_content(book: Rulebook) -> None:
    assert "| Galepegals | 2 purple or 2 blue or 1 grey |" in book.guide
    assert "| 1 | 3 green, 3 blue, 2 grey | 8 |" in book.guide
    assert "| Osmish | 3, 7, 12, 18 | none, none, 1, 1, 2 |" in book.guide
    for sheet in sheets(CONTENT):
        assert not any(re.fullmatch(r"\d[GBRPS#]", cell) for line in sheet.lines for cell in line.cells)


def test_a_pack_is_shown_with_its_own_values(tmp_path: Path) -> None:
    for file in (FOLDER / "content").glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace('boxes = "3G + 3B + 2S"', 'boxes = "1G"')
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    other = Uranus(Content(tmp_path))
    assert "| 1 | 1 green | 1 |" in rulebook(other, FOLDER).guide


def test_what_the_examples_say_is_what_the_pictures_show(book: Rulebook) -> None:
    def told(key: str) -> str:
        return "\n".join(line for region in book.positions[f"{key}-then"].regions() for line in region.lines)

    assert "3 active mines." in told("attack") and "mine, row 5, hex 4" not in told("attack")
    assert "Green mine, row 6, hex 6, fortified" in told("eruption") and "mine, row 6, hex 7" not in told("eruption")
    assert " on row 4, hex 5: 1 green, 1 red, 1 grey." in told("sets") and " on row 8, hex 5: 1 blue." in told("sets")
    assert "Mine track: 1 of 5 steps crossed off" in told(
        "steps"
    ) and "Tunnel track: 2 of 4 steps crossed off, enough for 7 tunnels" in told("steps")
    assert "Launchpad track: 1 of 3 steps crossed off" in told("launchpad")
    assert "Space gun track: 1 of 4 steps crossed off" in told("gun")
    assert "Rocket technology: 1 of 3 steps crossed off" in told("technology")
    assert "Module 1: 0 of 3 green, 3 of 3 blue, 1 of 2 grey." in told("launch")
    assert "May still dig 1 tunnel" in told("tunnels")
    assert "Module 2: 3 of 3 green, 3 of 3 red, 2 of 2 purple, complete. Home of" in told("flight")
