"""What bots do in the games of a match."""

from pathlib import Path

import pytest

from perilune.cli import main
from perilune.games import box
from perilune.lab.match import Match
from perilune.lab.usage import read, table
from tests.lab.quick import silent
from tests.lab.test_match import QUICK, effort


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("usage")
    Match(QUICK, path).run(effort(2), silent())
    return path


def test_what_is_done_is_counted_for_one_bot(folder: Path) -> None:
    game = box("astronavigators")
    usage = read(game, [folder], "greedy")
    assert (usage.games, usage.seats) == (4, 4)
    assert usage.doings and all(0 < doing.seats <= 4 and doing.won <= doing.seats for doing in usage.doings.values())
    lines = table(game, usage)
    assert lines[0].startswith("| what | of its games |") and lines[-1].startswith("Never done: ")
    assert not usage.by_chance & {what.split()[0] for what in usage.doings}


def test_a_damaged_record_is_left_out_and_named(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games").mkdir()
    for number, file in enumerate(sorted((folder / "games").iterdir())):
        body = file.read_text()
        (tmp_path / "games" / file.name).write_text(body[:100] if number == 0 else body)
    assert main(["lab", "usage", "astronavigators", str(tmp_path), "--bot", "greedy"]) == 0
    said = capsys.readouterr()
    assert "is damaged, so it was left out." in said.err and "3 games, 3 seats of greedy" in said.out


def test_nothing_to_look_at_is_told(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "usage", "astronavigators", str(tmp_path)]) == 2
    assert "There are no games in" in capsys.readouterr().err
    assert main(["lab", "usage", "astronavigators", str(folder), "--bot", "deep"]) == 2
    assert "No deep plays astronavigators in these games." in capsys.readouterr().err
