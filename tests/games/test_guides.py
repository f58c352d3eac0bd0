"""The rulebook of every box: it builds, its examples have pictures, its tables are shown, and every rule says where it comes from."""

import re
from functools import cache
from pathlib import Path

import pytest

import perilune
from perilune.core.example import examples
from perilune.core.rulebook import Rulebook, rulebook
from perilune.games import BUILT_IN

CHAPTERS = ["The game in a minute", "Player aid", "Examples", "Good to know", "The parts"]
RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*)$", re.MULTILINE)
ORIGIN = re.compile(r" \[(book( pp?\. [\d, ]+(: [^\];]+)?)?(; )?)?((ruling|reconstructed): [^\]]+)?\]$")
FEWEST_RULES = 90

pytestmark = pytest.mark.parametrize("box", BUILT_IN)


def folder(box: str) -> Path:
    return Path(perilune.__file__).parent / "games" / box


def written(box: str, name: str) -> str:
    return (folder(box) / name).read_text(encoding="utf-8")


@cache
def book(box: str) -> Rulebook:
    return rulebook(perilune.box(box), folder(box))


def test_every_rule_says_where_it_comes_from(box: str) -> None:
    rules = RULE.findall(written(box, "RULES.md"))
    assert len(rules) > FEWEST_RULES
    assert [number for number, text in rules if not ORIGIN.search(text)] == []


def test_every_example_is_told_with_its_pictures(box: str) -> None:
    for example in examples(folder(box)):
        assert f"{{{{example {example.key}}}}}" in written(box, "GUIDE.md")
        assert f"### {example.title}" in book(box).guide
        assert example.key in book(box).positions
    assert all(picture.svg().startswith("<svg") for picture in book(box).positions.values())
    assert any(key.endswith("-then") for key in book(box).positions), "an example goes on"
    assert "would not fit" not in book(box).guide


def test_every_table_is_asked_for(box: str) -> None:
    sheets = perilune.box(box).sheets()
    assert set(re.findall(r"\{\{table ([a-z-]+)\}\}", written(box, "GUIDE.md"))) == {sheet.key for sheet in sheets}
    assert all(sheet.lines for sheet in sheets)


def test_a_rulebook_has_its_chapters(box: str) -> None:
    assert re.findall(r"^## (.*)$", book(box).guide, re.MULTILINE) == CHAPTERS
    assert "{{" not in book(box).text()
    assert "reconstructed" in written(box, "GUIDE.md"), "what no source gives is said"
