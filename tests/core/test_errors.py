"""Bad input: each kind has its own error with a sentence that says what to do, and the table stays as it was."""

import json
from pathlib import Path
from typing import Any

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import (
    BadContent,
    BadOption,
    DamagedRecord,
    ForeignRecord,
    IllegalMove,
    NotDeciding,
    StaleMove,
    UndoRefused,
    UnknownMove,
)
from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.core.table import Table


@pytest.fixture
def table() -> Table:
    return perilune.open_table("mine_the_moon", seats=3, seed="errors")


def unchanged(table: Table, before: str) -> bool:
    return table.record.dumps() == before


def test_an_unknown_text_names_the_nearest_moves(table: Table) -> None:
    before = table.record.dumps()
    with pytest.raises(UnknownMove, match="Did you mean: .*task loader 2"):
        table.submit(table.deciders()[0], "task loader 22")
    assert unchanged(table, before)


def test_a_seat_that_does_not_decide_is_told_who_does(table: Table) -> None:
    before = table.record.dumps()
    decider = table.deciders()[0]
    other = (decider + 1) % 3
    for seat in [CHANCE, 17, -5]:
        with pytest.raises(NotDeciding, match=table.names[decider]):
            table.submit(seat, "pass")
    with pytest.raises(IllegalMove, match=table.names[decider]):
        table.submit(other, "pass")  # it holds something, which it may drop meanwhile
    assert unchanged(table, before)


def test_a_refused_move_says_why_with_its_rule(table: Table) -> None:
    before = table.record.dumps()
    with pytest.raises(IllegalMove, match=r"only used with 4 or 5 players. \[rule 2.4\]"):
        table.submit(table.deciders()[0], "task loader 1")
    refusal = table.why_not(table.deciders()[0], "task loader 1")
    assert refusal is not None
    assert refusal.rule == "2.4"
    assert unchanged(table, before)


def test_a_stale_number_is_refused(table: Table) -> None:
    first, then = table.deciders()[0], table.seen(table.deciders()[0]).number
    table.submit(first, "pass", then)
    before = table.record.dumps()
    seat = table.deciders()[0]
    with pytest.raises(StaleMove, match="Look again"):
        table.submit(seat, "pass", then)
    with pytest.raises(StaleMove):
        table.submit(seat, "pass", table.seen(seat).number + 1)
    assert unchanged(table, before)


def test_a_number_stays_fresh_while_others_choose_in_secret(table: Table) -> None:
    for _ in range(3):
        table.submit(table.deciders()[0], "pass")
    numbers = [table.seen(seat).number for seat in range(3)]
    for seat in range(3):
        table.submit(seat, "place raw-graphene", numbers[seat])
    with pytest.raises(StaleMove):
        table.submit(2, "place raw-graphene", numbers[2])


def test_a_number_does_not_tell_how_often_others_chose_in_secret(table: Table) -> None:
    """Nor does it tell that one of them took a choice back."""
    for _ in range(3):
        table.submit(table.deciders()[0], "pass")
    number = table.seen(0).number
    for _ in range(3):
        table.submit(1, "place raw-graphene")
    table.undo(1)
    assert table.seen(0).number == number
    table.submit(0, "place raw-graphene", number)
    assert table.seen(0).number == number + 1
    table.undo(0)
    assert table.seen(0).number == number + 2, "a number never comes back"


def test_nothing_to_take_back(table: Table) -> None:
    before = table.record.dumps()
    with pytest.raises(UndoRefused, match="chance has decided"):
        table.undo(table.deciders()[0])
    assert unchanged(table, before)


def test_a_finished_game_takes_no_moves(table: Table) -> None:
    table.state.stage = 5  # type: ignore[attr-defined]
    with pytest.raises(NotDeciding, match="over"):
        table.submit(0, "pass")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", DamagedRecord),
        ("{", DamagedRecord),
        ("[1, 2]", ForeignRecord),
        ('{"some": "file"}', ForeignRecord),
        ('{"format": "perilune-record-99"}', ForeignRecord),
        ('{"format": "perilune-record-1", "box": "mine_the_moon"}', DamagedRecord),
    ],
)
def test_a_broken_or_foreign_file_is_no_record(text: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"\.$"):
        loads(text)


@pytest.mark.parametrize("field", ["box", "rules", "content", "seats", "options", "seed", "names", "moves"])
@pytest.mark.parametrize("value", [None, 1.5, [[]], {"a": 1}])
def test_a_damaged_field_is_named_never_a_crash(table: Table, field: str, value: object) -> None:
    data = table.record.to_json()
    data[field] = value
    with pytest.raises((DamagedRecord, ForeignRecord, BadOption)):
        record = loads(json.dumps(data))
        reopen(perilune.box(record.box), record)


def test_a_record_of_an_unknown_box_is_refused(tmp_path: Path, table: Table) -> None:
    data = table.record.to_json()
    data["box"] = "mine_the_sun"
    path = tmp_path / "record.json"
    path.write_text(json.dumps(data))
    with pytest.raises(BadOption, match="no box 'mine_the_sun'"):
        perilune.load_table(path)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "2 to 5 players"),
        (6, {}, "2 to 5 players"),
        (2, {"crater": "e"}, "Choose one of: a, b, c, d"),
        (2, {"colour": "red"}, "no option 'colour'"),
        (2, {"base": ["launch"]}, "needs 2 values"),
        (2, {"base": "launch"}, "only one Launch base"),
    ],
)
def test_a_wrong_option_says_what_there_is(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        perilune.open_table("mine_the_moon", seats=seats, **options)


def test_content_without_a_source_is_refused(tmp_path: Path) -> None:
    source = Path(perilune.__file__).parent / "games/mine_the_moon/content"
    for file in source.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    perilune.box("mine_the_moon", tmp_path)
    rows = (tmp_path / "crater.toml").read_text().splitlines()
    (tmp_path / "crater.toml").write_text("\n".join(row for row in rows if not row.startswith("source")))
    from perilune.games.mine_the_moon.content import Content

    with pytest.raises(BadContent, match=r"crater.toml, face 1 \(a\): `source` must begin"):
        Content(tmp_path)
    (tmp_path / "crater.toml").write_text("not toml at all")
    with pytest.raises(BadContent, match="is not TOML"):
        Content(tmp_path)
    (tmp_path / "crater.toml").unlink()
    with pytest.raises(BadContent, match="needs this file"):
        Content(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("surface.toml", "team = 2, crowd", "crew = 2, crowd", "columns 1: `team` must be a whole number"),
        ("surface.toml", "from = 0", "from = 1", "must begin at 0"),
        ("surface.toml", "[track]", "[path]", r"no \[track\] table"),
        ("crater.toml", "b = 26", "b = 27", "add up to 100"),
        ("crater.toml", "b = 26", "c = 26", "a whole number for each of b, g, n"),
        ("rockets.toml", '"N4", "N3", "G2"', '"X4"', "entries such as N4"),
        ("rockets.toml", 'back = "generator"', 'back = "moonbeam"', "must be one of"),
        ("buildings.toml", 'cost = "bb"', 'cost = "bx"', "resources are b, g, n"),
        ("buildings.toml", 'on = "factory"', 'on = "fabric"', "must be one of robot-control, "),
        ("bases.toml", 'missing = ["shaker"]', 'missing = ["sauna"]', "it may have reverter, "),
        ("bases.toml", '"robot-control"]', '"robot-heaven"]', "it may have robot-control, "),
    ],
)
def test_wrong_content_names_the_row_and_the_cure(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    source = Path(perilune.__file__).parent / "games/mine_the_moon/content"
    for path in source.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    text = (tmp_path / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    with pytest.raises(BadContent, match=words):
        perilune.box("mine_the_moon", tmp_path)
