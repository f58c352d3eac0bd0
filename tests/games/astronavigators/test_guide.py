"""What the tables and examples of the rulebook show."""

import re
from pathlib import Path

import pytest

import perilune
from perilune.core.rulebook import Rulebook, rulebook
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.game import AstroNavigators
from perilune.games.astronavigators.words.tables import sheets
from tests.games.astronavigators.scene import CONTENT

FOLDER = Path(perilune.__file__).parent / "games/astronavigators"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook(perilune.box("astronavigators"), FOLDER)


def test_the_tables_show_the_content(book: Rulebook) -> None:
    assert "| Leo | October to February | November to June |" in book.guide
    assert "| Summer Triangle | 3 | 10 | Lyra, Cygnus and Aquila |" in book.guide
    assert "On average the way out takes 59.5 knowledge" in book.guide
    assert "| June, year 1 | Mercury, Venus, Mars, Jupiter, Saturn, Uranus and Neptune | Venus |" in book.guide
    for sheet in sheets(CONTENT):
        cells = [cell for line in sheet.lines for cell in line.cells]
        assert all(cells) and not any(re.search(r"\b[ns][123]-\d|[+-]\dC\d", cell) for cell in cells), "codes are no places"


def test_a_pack_is_shown_with_its_own_values(tmp_path: Path) -> None:
    for file in (FOLDER / "content").glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace("values = [5, 0, 10, 15]", "values = [6, 0, 10, 15]")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    other = rulebook(AstroNavigators(Content(tmp_path)), FOLDER)
    assert "4 with 6, 3 with 0" in other.guide


def test_what_the_examples_say_is_what_the_pictures_show(book: Rulebook) -> None:
    def told(key: str) -> str:
        return "\n".join(line for region in book.positions[key].regions() for line in region.lines)

    def log(key: str) -> str:
        return "\n".join(book.positions[f"{key}-then"].log())

    weeks = [line for line in told("sky").split("\n") if line.startswith("Week ")]
    assert "hides hours 7 to 13" in weeks[0] and "You see it from where you are" in weeks[1]
    assert "is seen in week 2" in weeks[2] and "only the rows of the sky that are at most two away" in weeks[3]
    assert "observes Ursa Major: 5 knowledge" in log("sky")
    assert "completes the set Milky Way: 10 knowledge" in log("sets")
    assert "goes by train to North China" in log("train") and "visits Asia" in log("train")
    assert "goes by car to the Guianas" in log("connection")
    assert "skips it" in log("flight") and "flies to stage 4" in log("flight")
    assert "a difficulty of 20: 55 in all" in log("abort") and "back on the launch pad" in log("abort")
    assert "lays a tile with 15 on stage 5" in log("exchange")
    assert "observes Venus Transit: 40 knowledge" in log("orrery")
    assert "completes Roof of Beijing: 20 knowledge" in log("quest")
    assert book.positions["solo-then"].view.to_json()["shadow_place"] == 3
