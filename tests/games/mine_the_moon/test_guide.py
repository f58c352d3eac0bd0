"""The guide: it builds, every example has its pictures, every table is asked for, and every rule says where it comes from."""

import re
from pathlib import Path

import perilune
from perilune.core.example import examples
from perilune.core.rulebook import rulebook

FOLDER = Path(perilune.__file__).parent / "games/mine_the_moon"
GUIDE = (FOLDER / "GUIDE.md").read_text(encoding="utf-8")
GAME = perilune.box("mine_the_moon")


def test_the_rulebook_builds_and_every_example_has_its_pictures() -> None:
    book = rulebook(GAME, FOLDER)
    assert "would not fit" not in book.guide
    for example in examples(FOLDER):
        assert f"{{{{example {example.key}}}}}" in GUIDE, example.key
        for name in (example.key, f"{example.key}-then"):
            assert book.positions[name].svg().startswith("<svg")


def test_every_table_is_asked_for() -> None:
    assert re.findall(r"\{\{table ([a-z-]+)\}\}", GUIDE) == [sheet.key for sheet in GAME.sheets()]


def test_the_tables_show_the_content() -> None:
    sheets = {sheet.key: sheet for sheet in GAME.sheets()}
    assert len(sheets["rockets"].lines) == 39
    factory = next(line for line in sheets["basic"].lines if line.cells[0] == "Factory")
    assert factory.cells[2:5] == ["2 raw Buckyballs", "1", "2"]
    assert sheets["odds"].lines[0].cells[1] == "59"
    assert sheets["common"].lines[1].cells[1] == "1 (with 4-5 players), 2 for 1 Dominance, 1"


def test_every_rule_says_where_it_comes_from() -> None:
    rules = re.findall(r"^- \*\*(\d+\.\d+)\*\* (.*)$", (FOLDER / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rules) > 90
    for number, text in rules:
        assert re.search(r"\[(book|ruling: |reconstructed: )[^\]]*\]$", text), number


def test_the_example_turn_ends_as_in_the_rulebook() -> None:
    work = next(example for example in examples(FOLDER) if example.key == "work").pictures(GAME)[1]
    assert GAME.scores(work.view) == [0, 2, 1]
    assert "The white robot goes to Player 1, alone in last place." in work.log()
