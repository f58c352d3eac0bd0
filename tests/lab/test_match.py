"""Matches: who sits where, games that open as replays, runs that go on where they were, and words for what is wrong."""

import io
import json
import os
from pathlib import Path

import pytest

from perilune.bots import bot
from perilune.cli import main
from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.core.table import Table
from perilune.games import box
from perilune.lab import match as match_module
from perilune.lab.crew import ProcessDied, each
from perilune.lab.line_up import MIRROR, ONE, RANDOM, REST, Fixture, Pairing
from perilune.lab.match import Effort, Match, Task, Terms, work
from perilune.lab.play import play
from perilune.lab.progress import Progress
from tests.lab.quick import silent

QUICK = Terms("astronavigators", 2, {"mode": "first_and_fast"}, "greedy", "random")
ARGUMENTS = ["lab", "match", "astronavigators", "--option", "mode=first_and_fast", "--controls", "0", "--jobs", "1"]


def effort(blocks: int, error: float = 0.0, controls: int = 0, processes: int = 1) -> Effort:
    return Effort(blocks, error, controls, processes)


def test_the_candidate_sits_in_every_seat() -> None:
    pairing = Pairing("a", "b", 3, False)
    assert [pairing.bots(fixture) for fixture in pairing.block(0, [ONE])] == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert pairing.bots(Fixture(0, REST, 1)) == ["a", "b", "a"]
    assert pairing.bots(Fixture(0, RANDOM, 2)) == ["random", "random", "a"]
    assert pairing.line_ups == [ONE, REST]
    assert Pairing("a", "b", 2, False).line_ups == [ONE]
    assert Pairing("a", "b", 3, False, reverse=False).line_ups == [ONE]
    assert Pairing("a", "b", 3, True, reverse=False).line_ups == [ONE, REST]  # together both play every seed


def test_together_each_bot_plays_the_seed() -> None:
    pairing = Pairing("a", "b", 3, True)
    assert [pairing.bots(fixture) for fixture in pairing.block(0, [ONE, REST, MIRROR])] == [["a"] * 3, ["b"] * 3, ["a"] * 3]
    assert pairing.bot_seed(Fixture(0, ONE, 0), 1, "s") != pairing.bot_seed(Fixture(0, MIRROR, 0), 1, "s")


def test_a_shared_win_counts_in_part() -> None:
    pairing = Pairing("a", "b", 3, False)
    assert pairing.result(Fixture(0, ONE, 1), [1, 2]) == 0.5
    assert pairing.result(Fixture(0, ONE, 1), [0]) == 0.0


def test_a_game_of_the_lab_is_that_of_a_table() -> None:
    game, options = QUICK.game, QUICK.options
    played = play(game, options, "same", [bot("greedy", 1), bot("random", 2)], ["Ada", "Ben"])
    table = Table(game, options, "same", ["Ada", "Ben"])
    bots = [bot("greedy", 1), bot("random", 2)]
    while seats := table.deciders():
        table.submit(seats[0], bots[seats[0]].choose(table.seen(seats[0])))
    assert played.record.dumps() == table.record.dumps()
    assert played.winners == table.outcome().winners  # type: ignore[union-attr]
    assert played.scores == table.scores()


def test_a_game_that_does_not_end_has_stalled() -> None:
    played = play(QUICK.game, QUICK.options, "same", [bot("greedy", 1), bot("random", 2)], ["Ada", "Ben"], most=20)
    assert played.stalled and not played.winners
    assert reopen(QUICK.game, loads(played.record.dumps())).parted == -1


def test_greedy_beats_random_and_every_game_opens(tmp_path: Path) -> None:
    match = Match(QUICK, tmp_path)
    match.run(effort(3, controls=1), silent())
    summary = match.summary()
    assert summary["share"] > 0.7 and summary["games"] == 6
    assert 0 <= summary["low"] < summary["share"] <= summary["high"] <= 1
    assert summary["controls"]["random"]["share"] >= 0.5
    assert set(summary["digests"]) == {"rules", "content", "evaluation", "bots"}
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 10
    for file in files[::5]:
        assert main(["replay", str(file)]) == 0


def test_a_planning_bot_beats_random_at_few_looks(tmp_path: Path) -> None:
    terms = Terms("astronavigators", 2, {"mode": "first_and_fast"}, "searching@150", "random")
    match = Match(terms, tmp_path)
    match.run(effort(2), silent())
    assert match.share(ONE).share >= 0.75
    assert match.thinking()["searching@150"] > match.thinking()["random"]


def test_a_match_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match(QUICK, tmp_path / "whole")
    whole.run(effort(3), silent())
    played: list[Fixture] = []

    def interrupted(task: Task) -> object:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(task.fixture)
        return work(task)

    monkeypatch.setattr(match_module, "work", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Match(QUICK, tmp_path / "parts").run(effort(3), silent())
    first, played[:] = played[:], []
    again = Match(QUICK, tmp_path / "parts")
    again.run(effort(3), silent())
    assert len(first) == len(played) == 3
    assert not set(first) & set(played)
    assert again.share(ONE) == whole.share(ONE)


@pytest.mark.parametrize("damage", ["", '{"lab": {', "[]", "seed", "note"])
def test_a_damaged_game_is_kept_and_played_again(damage: str, tmp_path: Path) -> None:
    Match(QUICK, tmp_path).run(effort(1), silent())
    file = tmp_path / "games" / "00000-one-1.json"
    whole = file.read_text()
    body = {"seed": whole.replace('"lab/0"', '"other"'), "note": whole.replace('"winners"', '"losers"')}.get(damage, damage)
    file.write_text(body)
    said = io.StringIO()
    match = Match(QUICK, tmp_path)
    match.run(effort(1), Progress(said))
    assert said.getvalue().startswith("The game 00000-one-1 is damaged (")
    assert file.with_suffix(".damaged").read_text() == body
    assert loads(file.read_text()).rows[-1].digest == loads(whole).rows[-1].digest


def test_two_processes_say_the_same_as_one(tmp_path: Path) -> None:
    """The sequential test looks at blocks in their order, whoever was quicker."""
    summaries = []
    for processes in 1, 2:
        match = Match(QUICK, tmp_path / str(processes))
        match.run(effort(30, error=0.3, processes=processes), silent())
        summaries.append(match.summary())
    for key in "share", "low", "high", "games", "verdict":
        assert summaries[0][key] == summaries[1][key]
    assert summaries[0]["verdict"] == "better"
    assert summaries[0]["blocks"] < 30


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(ProcessDied, match="Every finished game is kept"):
        list(each(_die, [1, 2, 3], 2))


def _die(number: int) -> int:
    os._exit(number)


def test_together_shares_are_compared_on_the_same_seeds(tmp_path: Path) -> None:
    terms = Terms("astronavigators", 1, {"mode": "solo"}, "greedy", "random")
    match = Match(terms, tmp_path)
    match.run(effort(1), silent())
    summary = match.summary()
    assert summary["games"] == 1 and summary["other"]["games"] == 1
    assert -1 <= summary["gain"]["low"] <= summary["gain"]["gain"] <= summary["gain"]["high"] <= 1


def test_the_command_prints_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*ARGUMENTS, "--seats", "2", "--bots", "greedy,random", "--blocks", "1", "--out", str(tmp_path)]
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"share", "low", "high", "games", "digests", "folder"} <= set(data)
    assert data["games"] == 2
    assert main(arguments) == 0
    assert "One greedy among random: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--bots", "clever,greedy"], "There is no bot 'clever'. Choose one of: random, "),
        (["--bots", "greedy"], "A match is between two bots, not 1."),
        (["--bots", "greedy,random", "--option", "mode=chess"], "The option 'mode' has no choice 'chess'."),
        (["--bots", "greedy,random", "--mode", "chess"], "The option 'mode' has no choice 'chess'."),
        (["--bots", "greedy,random", "--option", "moed=solo"], "AstroNavigators has no option 'moed'."),
        (["--bots", "greedy,random", "--seats", "9"], "AstroNavigators is for 1 to 4 players, not 9."),
        (["--bots", "greedy,random", "--until", "7"], "The error of the test is 7."),
        (["--bots", "greedy,random", "--blocks", "-1"], "Blocks and controls are counted from 0"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    more: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARGUMENTS, "--seats", "2", "--out", str(tmp_path), *more]) == 2
    said = capsys.readouterr().err
    assert said.startswith(says) and len(said.splitlines()) == 1


def test_a_folder_holds_one_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Match(QUICK, tmp_path).run(effort(1), silent())
    arguments = [*ARGUMENTS, "--seats", "2", "--out", str(tmp_path), "--bots", "greedy,greedy"]
    assert main(arguments) == 2
    assert "holds another match: it differs in bots." in capsys.readouterr().err
    (tmp_path / "match.json").write_text("{")
    assert main(arguments) == 2
    assert "match.json is damaged" in capsys.readouterr().err
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main([*ARGUMENTS, "--seats", "2", "--out", str(tmp_path / "file"), "--bots", "greedy,random"]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_an_interrupted_command_says_that_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(task: Task) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(match_module, "work", interrupted)
    assert main([*ARGUMENTS, "--seats", "2", "--out", str(tmp_path), "--bots", "greedy,random"]) == 130
    assert "give the same command to go on from there." in capsys.readouterr().err


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_the_bar_is_only_for_a_terminal() -> None:
    shown, hidden = Screen(), io.StringIO()
    for screen in shown, hidden:
        progress = Progress(screen)
        progress.start(4)
        progress.step(1)
        progress.step(1, lambda: "half")
        progress.end()
    assert "2 of 4 games" in shown.getvalue() and "half" in shown.getvalue()
    assert hidden.getvalue() == ""


def test_the_ladder_is_written_into_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "docs" / "bots.md"
    page.parent.mkdir()
    name = "astronavigators-mode-first_and_fast"
    page.write_text(f"# Bots\n\n<!-- ladder {name} -->\nold\n<!-- end {name} -->\nAfter.\n")
    arguments = ["lab", "ladder", "astronavigators", "--option", "mode=first_and_fast", "--levels", "random,learner,greedy"]
    arguments += ["--seats", "2", "--blocks", "1", "--jobs", "1", "--out", str(tmp_path / "games"), "--write", str(page)]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "| learner | 2 |" in said and "Digests: rules " in said and "(2 seats), bots " in said
    text = page.read_text()
    assert "old" not in text and "After." in text and "| greedy | 2 | +0 (+0 to +0) |" in text
    assert (page.parent / "images" / f"ladder-{name}.svg").read_text().startswith("<svg")


def test_a_ladder_refuses_what_it_cannot_climb(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for more in (
        ["--option", "mode=chess"],
        ["--levels", "greedy"],
        ["--levels", "greedy,greedy"],
        ["--seats", "two"],
        ["--seats", "9"],
    ):
        assert main(["lab", "ladder", "astronavigators", "--out", str(tmp_path), *more]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert box("astronavigators").max_seats < 9


def test_alone_a_match_tells_what_was_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "match", "lineae", "--seats", "1", "--bots", "greedy,random", "--controls", "0", "--jobs", "1"]
    arguments += ["--blocks", "3", "--out", str(tmp_path)]
    assert main([*arguments, "--json"]) == 0
    reached = json.loads(capsys.readouterr().out)["reached"]
    assert {name: len(results) for name, results in reached.items()} == {"greedy": 3, "random": 3}
    assert main(arguments) == 0, "the games that were kept say it as well"
    said = capsys.readouterr().out
    best, median, worst = reached["greedy"]
    assert f"greedy reaches {median} in the median, {best} at best, {worst} at worst." in said
