"""A page finds its parts by their names and dresses them by their classes, so no drawing uses the same ones."""

import re
from pathlib import Path

import pytest

import perilune
from perilune.games import BOXES, box
from perilune.web.pages.learn import learn_page
from perilune.web.pages.replay import replay_page
from perilune.web.pages.table import table_page

SOURCES = Path(perilune.__file__).parent
NAMED = re.compile(r'\bid="([a-z][\w-]*)"')


@pytest.mark.parametrize("name", BOXES)
def test_no_part_of_a_drawing_has_the_name_of_a_part_of_a_page(name: str) -> None:
    pages = [table_page("t", "title", name, ""), learn_page(box(name)), replay_page("t", "title", name, "")]
    parts = {part for page in pages for part in NAMED.findall(page)}
    assert {"course", "drawing"} <= parts
    drawings = [*(SOURCES / "draw").glob("*.py"), *(SOURCES / "games" / name / "draw").glob("*.py")]
    drawn = {part: file.name for file in drawings for part in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert {part: file for part, file in drawn.items() if part in parts} == {}


STYLES = ["perilune", "table", "phone", "company", "coach", "learn", "replay"]  # those of the pages with a drawing
ALONE = re.compile(r"\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?)?")  # a class without anything before it, in its every state
CLASSES = re.compile(r'\bclass_?="([\w -]+)"')


@pytest.mark.parametrize("name", BOXES)
def test_no_part_of_a_drawing_is_dressed_like_a_part_of_a_page(name: str) -> None:
    """A size or a place that was meant for a part of the page would change the picture."""
    text = "".join((SOURCES / "web" / "static" / f"{style}.css").read_text(encoding="utf-8") for style in STYLES)
    rules = re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    dressed = {found[1] for rule in rules for part in rule.split(",") if (found := ALONE.fullmatch(part.strip()))}
    assert {"quiet", "plain"} & dressed
    drawings = [*(SOURCES / "draw").glob("*.py"), *(SOURCES / "games" / name / "draw").glob("*.py")]
    worn = {
        one: file.name for file in drawings for many in CLASSES.findall(file.read_text(encoding="utf-8")) for one in many.split()
    }
    assert {one: file for one, file in worn.items() if one in dressed} == {}
