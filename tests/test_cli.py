"""The command line, on the first box of the shelf."""

import json
import shutil
from pathlib import Path

import pytest

import perilune.games
from perilune.cli import main
from perilune.core.chance import Rng
from perilune.core.record import loads
from perilune.core.table import Table
from perilune.games import BOXES, box

BOX = BOXES[0]
CONTENT = Path(perilune.games.__file__).parent / BOX / "content"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a random game's first moves."""
    game = box(BOX)
    table = Table(game, game.settle(game.min_seats, {}), "seed")
    rng = Rng(1)
    for _ in range(40):
        seat = table.deciders()[0]
        moves = table.legal(seat)
        table.submit(seat, moves[rng.below(len(moves))])
    path = tmp_path_factory.mktemp("records") / "game.json"
    table.save(path)
    return path


def test_version_says_which_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("Perilune 0.1.0, ")


def test_an_unknown_box_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert capsys.readouterr().err.startswith("There is no box 'chess'. Choose one of: ")


def test_replay_verifies_a_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--log"]) == 0
    assert "Every move replays, and every position is the same." in capsys.readouterr().out


def test_replay_says_where_the_rules_part(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text())
    data["moves"][20][2] = "0" * 12
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(data))
    assert main(["replay", str(changed)]) == 1
    assert "Move 21, " in capsys.readouterr().out


@pytest.mark.parametrize("body", [None, b"", b"{", b"\xff\xfe", b"[]", b'{"format": "perilune-record-1"}'])
def test_replay_refuses_what_is_no_record(body: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    if body is not None:
        path.write_bytes(body)
    assert main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_boxs_own_content_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", BOX, str(CONTENT)]) == 0
    assert "is good content" in capsys.readouterr().out


def test_content_without_a_source_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(CONTENT, pack)
    for file in pack.glob("*.toml"):
        file.write_text(file.read_text().replace("source =", "origin ="))
    assert main(["content", "check", BOX, str(pack)]) == 2
    assert "`source` must begin with" in capsys.readouterr().err


def test_content_is_copied_into_a_new_folder_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mypack"
    assert main(["content", "copy", BOX, str(pack)]) == 0
    assert "perilune content check" in capsys.readouterr().out
    assert {path.name: path.read_bytes() for path in pack.iterdir()} == {
        path.name: path.read_bytes() for path in CONTENT.iterdir()
    }
    assert main(["content", "copy", BOX, str(pack)]) == 2
    assert "already exists" in capsys.readouterr().err


def test_content_that_no_game_can_be_played_with_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Path) -> None:
        raise ZeroDivisionError("a number that nobody expected")

    monkeypatch.setattr("perilune.games.EntryPoint.load", lambda _: broken)
    assert main(["content", "check", BOX, str(tmp_path)]) == 2
    assert "cannot be opened with the content in" in capsys.readouterr().err


def test_content_that_is_missing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", BOX, str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_bench_measures_this_build(capsys: pytest.CaptureFixture[str]) -> None:
    seats = box(BOX).min_seats
    assert main(["bench", "--json", "--box", BOX, "--seats", str(seats), "--seconds", "0.01"]) == 0
    [line] = json.loads(capsys.readouterr().out)
    assert line["seats"] == seats and line["decisions"] > 0 and line["copy"] > 0


def test_bench_refuses_a_number_of_seats_that_no_box_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seats", "77", "--seconds", "0.01"]) == 2
    assert "No chosen box seats 77 players." in capsys.readouterr().err


def test_a_game_against_bots_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["help", "look", "coach", "no such move", "1", "undo", "99999", *["1"] * 100_000])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    saved = tmp_path / "game.json"
    seats = str(box(BOX).min_seats)
    assert main(["play", BOX, "--seats", seats, "--bots", "random", "--seed", "s", "--save", str(saved)]) == 0
    said = capsys.readouterr().out
    assert "No move reads 'no such move'." in said and "Points: " in said and "  * " in said
    assert loads(saved.read_text()).notes == ["coach 1"]
    assert main(["replay", str(saved)]) == 0


def test_leaving_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["play", BOX]) == 0
    assert "Points: " not in capsys.readouterr().out


def test_options_and_names_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", BOX, "--option", "colour"]) == 2
    assert main(["play", BOX, "--option", "no-such=1"]) == 2
    assert main(["play", BOX, "--names", "only one"]) == 2
    assert main(["play", BOX, "--seats", "77"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 4
