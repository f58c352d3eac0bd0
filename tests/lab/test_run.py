"""Runs: rows that come out the same however a run was interrupted, games that open, and words for what is wrong."""

import errno
import json
from pathlib import Path
from shutil import copytree

import pytest

from perilune.cli import main
from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.games import box, folder
from perilune.lab import run as run_module
from perilune.lab import run_folder
from perilune.lab.run import check, open_game, run
from perilune.lab.run_folder import BadRun, RunFolder, opened, start
from perilune.lab.run_rows import course_of
from perilune.lab.run_terms import RunTerms, run_bots
from tests.lab.quick import BOX, MODE, QUICK_RUN, contents, silent

pq = pytest.importorskip("pyarrow.parquet")

QUICK = RunTerms(BOX, 2, MODE, {"orrery": ["book", "free"]}, ["greedy", "random"], decisions=True)
ARGUMENTS = [*QUICK_RUN, "--jobs", "1"]


def interrupted_run(path: Path, after: int) -> None:
    """A run of six games that somebody interrupts after so many."""
    work, played = run_module.work, list[int]()

    def interrupted(task: tuple[RunTerms, int]) -> object:
        if len(played) == after:
            raise KeyboardInterrupt
        played.append(task[1])
        return work(task)

    with pytest.MonkeyPatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(run_module, "work", interrupted)
        run(start(path, QUICK), 6, 1, silent())


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_folder, "WORDY", 4)
    monkeypatch.setattr(run_folder, "BATCH", 4)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("run") / "whole"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run_folder, "WORDY", 4)
        run(start(path, QUICK), 6, 1, silent())
    return path


def test_what_is_varied_shares_a_seed_and_bots_go_round() -> None:
    assert [QUICK.game_seed(number) for number in range(4)] == ["lab/0", "lab/0", "lab/1", "lab/1"]
    assert [QUICK.options(number).values["orrery"] for number in range(3)] == [["book"], ["free"], ["book"]]
    assert [QUICK.line_up(number) for number in (0, 1, 2)] == [["greedy", "random"], ["greedy", "random"], ["random", "greedy"]]


def test_with_fewer_bots_than_seats_every_seat_has_the_same_mix() -> None:
    terms = RunTerms("mine_the_moon", 3, {}, {}, ["greedy", "random"])
    line_ups = [terms.line_up(number) for number in range(6)]
    assert line_ups[0] == ["greedy", "random", "greedy"] and line_ups[3] == ["random", "greedy", "random"]
    assert all([line_up[seat] for line_up in line_ups].count("greedy") == 3 for seat in range(3))


def test_values_that_seats_choose_go_round_the_seats() -> None:
    terms = RunTerms("mine_the_moon", 3, {}, {"base": ["robot", "launch", "standard"], "crater": ["a", "b"]}, ["random"])
    assert terms.cells == 6
    assert terms.options(0).values == {"base": ["robot", "launch", "standard"], "crater": ["a"]}
    assert terms.options(3).values == {"base": ["launch", "standard", "robot"], "crater": ["b"]}


def test_looks_may_be_written_with_a_colon() -> None:
    assert run_bots("searching:200, greedy", 2) == ["searching@200", "greedy"]


def test_rows_of_games_seats_and_decisions(whole: Path, small: None) -> None:
    kept = opened(whole)
    rows = [(game, found["seats"]) for found in kept.rows() for game in found["games"]]
    assert [game["game"] for game, _ in rows] == list(range(6))
    for found in kept.rows():
        assert len(found["seats"]) == 2 * len(found["games"])
        for row in found["seats"]:
            assert row["bot"] in ("greedy", "random") and len(row["things"]) == len(row["times"]) > 0
    decisions = pq.read_table(whole / "decisions").to_pylist()
    assert {row["game"] for row in decisions} == set(range(6))
    assert all(len(row["features"]) == len(QUICK.game.feature_names()) and row["choices"] >= 1 for row in decisions)
    assert not list((whole / "open").glob("*"))


def test_an_interrupted_run_has_the_same_rows(whole: Path, tmp_path: Path, small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_run(tmp_path / "x", 5)
    assert contents(tmp_path / "x") != contents(whole)
    with next((tmp_path / "x" / "open").iterdir()).open("a") as stream:
        stream.write('\n{"games": [{"ga')  # torn by a loss of power
    work, again = run_module.work, list[int]()

    def counted(task: tuple[RunTerms, int]) -> object:
        again.append(task[1])
        return work(task)

    monkeypatch.setattr(run_module, "work", counted)
    run(start(tmp_path / "x", QUICK), 6, 1, silent())
    assert again == [5], "no finished game is played twice"
    assert contents(tmp_path / "x") == contents(whole)


def test_more_games_and_more_processes_give_the_same_rows(whole: Path, tmp_path: Path, small: None) -> None:
    run(start(tmp_path / "x", QUICK), 5, 2, silent())
    run(start(tmp_path / "x", QUICK), 6, 2, silent())
    assert contents(tmp_path / "x") == contents(whole)


def test_who_wants_fewer_games_loses_none(whole: Path, tmp_path: Path, small: None) -> None:
    interrupted_run(tmp_path / "x", 3)
    run(start(tmp_path / "x", QUICK), 1, 1, silent())
    assert [row["game"] for rows in opened(tmp_path / "x").rows() for row in rows["games"]] == [0, 1, 2]
    run(start(tmp_path / "x", QUICK), 6, 1, silent())
    assert contents(tmp_path / "x") == contents(whole)


def test_a_damaged_batch_is_played_again(whole: Path, tmp_path: Path, small: None) -> None:
    copytree(whole, tmp_path / "x")
    file = tmp_path / "x" / "seats" / "00000004.parquet"
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(BadRun, match="Give the same `lab run` command again"):
        list(opened(tmp_path / "x").rows())
    run(start(tmp_path / "x", QUICK), 6, 1, silent())
    assert contents(tmp_path / "x") == contents(whole)
    assert file.with_suffix(".damaged").exists()


def test_a_game_opens_as_a_record(whole: Path, tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]) -> None:
    file = open_game(opened(whole), 3, tmp_path / "three.json")
    record = loads(file.read_text())
    assert record.seed == "lab/1" and reopen(box("astronavigators"), record).parted == -1
    assert main(["lab", "open", str(whole), "2", "--save", str(tmp_path / "two.json")]) == 0
    assert f"perilune replay {tmp_path / 'two.json'}" in capsys.readouterr().out
    assert main(["lab", "open", str(whole), "99"]) == 2
    assert "has no game 99" in capsys.readouterr().err


def test_a_game_that_comes_out_otherwise_is_told(
    whole: Path, tmp_path: Path, small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {**opened(whole).row(1), "digest": "other"}
    monkeypatch.setattr(RunFolder, "row", lambda self, number: row)
    with pytest.raises(BadRun, match="does not play out as it did"):
        open_game(opened(whole), 1, tmp_path / "x.json")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_loses_nothing(whole: Path, tmp_path: Path, small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(pq, "write_table", full)
        with pytest.raises(BadRun, match="No space left on device. Every game that was kept is still there"):
            run(start(tmp_path / "x", QUICK), 6, 1, silent())
    run(start(tmp_path / "x", QUICK), 6, 1, silent())
    assert contents(tmp_path / "x") == contents(whole)


def test_a_foreign_or_broken_folder_is_told(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(arguments: list[str], words: str) -> None:
        assert main(arguments) == 2
        assert words in capsys.readouterr().err

    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "letter.txt").write_text("Dear Ada")
    refused([*ARGUMENTS, "--out", str(tmp_path / "foreign")], "is not empty and holds no run")
    refused([*ARGUMENTS, "--out", str(whole)], "holds another run: it differs in")
    refused(["lab", "open", str(tmp_path), "1"], "There is no run in")
    for text, words in (
        ("{", "is damaged, so its games are unknown"),
        ('{"format": "x"}', "is not from a run that this version reads"),
    ):
        (tmp_path / "run.json").write_text(text)
        refused(["lab", "open", str(tmp_path), "1"], words)
    head = json.loads((whole / "run.json").read_text())
    del head["bots"]
    (tmp_path / "run.json").write_text(json.dumps(head))
    refused(["lab", "open", str(tmp_path), "1"], "is damaged near 'bots'")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--vary", "crater=a,b"], "has no option 'crater' to vary. It has: mode, level, orrery."),
        (["--vary", "orrery=book"], "needs at least two different values"),
        (["--vary", "orrery=book,square"], "has no choice 'square'"),
        (["--vary", "mode=all"], "is both set and varied"),
        (["--vary", "orrery=all", "--vary", "orrery=all"], "is varied twice"),
        (["--games", "0"], "counted from 1"),
        (["--bots", "greedy,greedy,greedy"], "There are 3 bots for 2 seats"),
        (["--bots", "genius"], "There is no bot 'genius'"),
    ],
)
def test_wrong_words_are_refused(arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARGUMENTS, "--out", str(tmp_path / "x"), *arguments]) == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_pack_that_cannot_be_played_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "pack"
    copytree(folder("astronavigators") / "content", pack)
    terms = RunTerms("astronavigators", 2, MODE, {}, ["random"], pack=str(pack))
    check(terms)

    def crash(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(run_module, "playout", crash)
    with pytest.raises(Exception, match="cannot be played with the content in .* IndexError"):
        check(terms)
    monkeypatch.setattr(run_module, "played_rows", crash)
    with pytest.raises(Exception, match="Game 7 cannot be played .* the games that were finished are kept"):
        run_module.work((terms, 7))


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(run_folder, "pa", None)
    assert main(ARGUMENTS) == 2
    assert "pip install 'perilune[lab]'" in capsys.readouterr().err


def test_the_course_of_a_game() -> None:
    assert course_of([[0, 0], [3, 0], [3, 5], [6, 5], [6, 9]], [1]) == {"lead_changes": 3, "behind": 3, "decided": 1.0}
    assert course_of([[0, 0], [0, 2], [1, 4]], [1]) == {"lead_changes": 0, "behind": 0, "decided": 0.5}
    assert course_of([[0, 0], [1, 1]], []) == {"lead_changes": 0, "behind": None, "decided": None}
