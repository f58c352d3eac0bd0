"""A page finds its parts by their names, so no drawing has a part of the same name."""

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
