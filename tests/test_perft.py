"""Perft: the published counts, and the command."""

import json
from pathlib import Path

import pytest

from perilune.cli import main
from perilune.games import BUILT_IN, box
from perilune.perft import Counter
from perilune.perft_command import differences, published

COUNTS = Path(__file__).parent / "perft"
RECORD = sorted(Path(__file__).parent.joinpath("records").glob("lineae*"))[0]
MOST = 1_500  # leaves, that plain Python counts in a moment; `perilune perft BOX --check FILE` counts them all


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_published_counts_are_right(name: str) -> None:
    assert differences(box(name), published(COUNTS / f"{name}.json"), MOST) == []


def test_counts_add_up() -> None:
    game = box("lineae")
    counter = Counter(game)
    state = game.deal(game.settle(2, {}))
    assert counter.count(state, 0) == 1
    assert counter.count(state, 1) == len(counter.moves(state))
    assert sum(count for _, count in counter.divide(state, 2)) == counter.count(state, 2)


def test_the_command_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "lineae", "--depth", "2", "--seats", "2", "--divide", "--option", "game=starter"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert int(lines[-1].split()[1].replace(",", "")) == sum(int(line.split()[-1].replace(",", "")) for line in lines[:-2])


def test_the_command_counts_from_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "lineae", "--depth", "1", "--record", str(RECORD), "--moves", "20"]) == 0
    assert int(capsys.readouterr().out.split()[1]) > 0
    assert main(["perft", "uranus", "--record", str(RECORD)]) == 2
    assert main(["perft", "lineae", "--record", str(RECORD), "--moves", "99999"]) == 2
    assert main(["perft", "lineae", "--depth", "0"]) == 2
    assert "Choose 1 or more" in capsys.readouterr().err


def test_a_wrong_count_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads((COUNTS / "lineae.json").read_text(encoding="utf-8"))
    data["positions"] = [{**data["positions"][0], "counts": [data["positions"][0]["counts"][0], 7]}]
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    assert main(["perft", "lineae", "--check", str(wrong)]) == 1
    assert "Position 1, 2 moves deep" in capsys.readouterr().out
    data["positions"] = [{**data["positions"][0], "after": [[0, "pass"]]}]
    wrong.write_text(json.dumps(data), encoding="utf-8")
    assert main(["perft", "lineae", "--check", str(wrong)]) == 2
    assert "Move 1, 'pass' of seat 0, is not possible" in capsys.readouterr().err
    wrong.write_text('{"positions": [{"seats": 2}]}', encoding="utf-8")
    assert main(["perft", "lineae", "--check", str(wrong)]) == 2
    wrong.write_text("{", encoding="utf-8")
    assert main(["perft", "lineae", "--check", str(wrong)]) == 2
    assert "is not a whole file of counts" in capsys.readouterr().err
    assert main(["perft", "lineae", "--check", str(tmp_path / "none.json")]) == 2
