"""The rulebook in one piece: tables and examples where the guide asks for them, and each rule by its number."""

from pathlib import Path

import pytest

from perilune.core.errors import BadContent
from perilune.core.rulebook import Rulebook, rulebook
from perilune.games import box

RULES = "# Tiny: the rules\n\nWords.\n\n## 1. Set-up\n\n- **1.1** Two players. [book]\n\n## 2. Turns\n\n- **2.1** Move. [ruling: why not]\n"
EXAMPLES = """
[[example]]
key = "start"
title = "The start"
text = "A vessel has been put on the board."
seats = 2
seed = "start"
moves = ["start 2"]
then = ["start 3"]
"""


def bound(folder: Path, guide: str) -> Rulebook:
    """The book of a folder with this guide, for a real game."""
    (folder / "RULES.md").write_text(RULES)
    (folder / "GUIDE.md").write_text(guide)
    (folder / "examples.toml").write_text(EXAMPLES)
    return rulebook(box("lineae"), folder)


def test_an_example_is_played_and_drawn(tmp_path: Path) -> None:
    book = bound(tmp_path, "## Examples\n\n{{example start}}\n")
    assert list(book.positions) == ["start", "start-then"]
    assert all(seen.svg().startswith("<svg") for seen in book.positions.values())
    assert "A vessel has been put" in book.text()
    assert "![" not in book.text()
    assert "![The start](here/start-then.svg)" in book.text("here/{}.svg")


def test_what_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="asks for the table 'none'"):
        bound(tmp_path, "{{table none}}\n")


def test_an_example_that_does_not_fit_keeps_its_words(tmp_path: Path) -> None:
    (tmp_path / "examples.toml").write_text(EXAMPLES.replace("start 3", "launch"))
    (tmp_path / "RULES.md").write_text(RULES)
    (tmp_path / "GUIDE.md").write_text("{{example start}}\n")
    book = rulebook(box("lineae"), tmp_path)
    assert book.positions == {}
    assert "the picture would not fit" in book.text()


def test_a_rule_and_a_chapter_by_number(tmp_path: Path) -> None:
    book = bound(tmp_path, "")
    assert book.part("2.1") == "**2.1** Move. [ruling: why not]"
    assert book.part("1").startswith("## 1. Set-up\n\n- **1.1**")
    assert book.part("3") == book.part("2.2") == ""
