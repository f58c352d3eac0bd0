"""Reports and comparisons: figures that are right, pages that need nothing else, and words for what is wrong."""

import errno
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from shutil import copytree
from statistics import fmean, stdev
from typing import Any

import pytest

from perilune.cli import main
from perilune.games import folder
from perilune.lab.compare import Comparison, read_check
from perilune.lab.content_changes import content_changes
from perilune.lab.measures import BOT, GAME, SEAT, TAKEN, Measurer, name_of
from perilune.lab.report import Report
from perilune.lab.run import run
from perilune.lab.run_folder import RunFolder, opened, start
from perilune.lab.run_terms import RunTerms
from perilune.lab.sums import Contrast, Mean, corrected
from perilune.lab.tally import Tally
from tests.lab.quick import MODE, silent

pytest.importorskip("pyarrow")

GAMES = 24
VOID = {"meta", "path", "circle", "rect"}


class Balanced(HTMLParser):
    """Sees to it that every element is closed, and that nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {name for name, _ in attrs} & {"src", "onclick"}
        self.links |= {str(value) for name, value in attrs if name == "href"}
        self.ids |= {f"#{value}" for name, value in attrs if name == "id"}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def whole_page(text: str) -> None:
    parser = Balanced()
    parser.feed(text)
    assert parser.links and parser.links <= parser.ids, "every link leads to a game on the same page"
    assert not parser.open and "url(" not in text and "prefers-color-scheme: light" in text


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "run"
    terms = RunTerms("astronavigators", 2, MODE, {"orrery": ["book", "free"]}, ["greedy", "random"])
    run(start(path, terms), GAMES, 1, silent())
    return path


def test_a_mean_of_single_games_has_the_usual_error() -> None:
    numbers = [3.0, 5.0, 4.0, 8.0, 1.0]
    mean = Mean()
    for number in numbers:
        mean.add(number, 1)
    found = mean.estimate(share=False)
    assert found is not None and found.value == fmean(numbers) and found.count == 5
    assert found.high - found.value == pytest.approx(1.96 * stdev(numbers) / 5**0.5)


def test_games_of_one_seed_that_agree_count_once() -> None:
    apart, together = Mean(), Mean()
    for block in range(40):
        together.add(2.0 * (block % 2), 2)
        for _ in range(2):
            apart.add(block % 2, 1)
    one, two = apart.estimate(share=True), together.estimate(share=True)
    assert one is not None and two is not None and one.value == two.value == 0.5
    assert (two.high - two.low) / (one.high - one.low) == pytest.approx(2**0.5, rel=0.05)


def test_a_difference_within_blocks_cancels_what_they_share() -> None:
    paired = Contrast()
    for block in range(30):
        paired.add(block + 1.0 + 0.1 * (block % 2), 1, block, 1)
    found = paired.difference()
    assert found is not None and found.change == pytest.approx(1.05)
    assert found.high - found.low < 0.1 and found.chance < 0.001
    assert Contrast().difference() is None


def test_many_comparisons_are_corrected() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert corrected([]) == []


def test_the_figures_are_those_of_the_rows(played: Path) -> None:
    kept = opened(played)
    tally = Tally(kept)
    games = [row for rows in kept.rows() for row in rows["games"]]
    seats = [row for rows in kept.rows() for row in rows["seats"]]
    assert (tally.games, tally.seats) == (GAMES, 2 * GAMES)

    def value(group: str, name: str) -> float:
        found = tally.estimate((group, name))
        assert found is not None and found.low <= found.value <= found.high
        return found.value

    assert value(SEAT, "1") == pytest.approx(fmean(row["won"] for row in seats if row["seat"] == 1))
    assert value(BOT, "greedy") > 0.7 > value(BOT, "random")
    assert value(GAME, "turns") == pytest.approx(fmean(row["turns"] for row in games))
    assert value(GAME, "turns.orrery.free") == pytest.approx(
        fmean(row["turns"] for row in games if row["option_orrery"] == "free")
    )
    ours = [row for row in seats if row["bot"] == "greedy"]
    for what in tally.values(TAKEN):
        assert value(TAKEN, what) == pytest.approx(fmean(what in row["things"] for row in ours)), what
    verdicts = tally.verdicts()
    assert verdicts[(BOT, "greedy")].real and verdicts[(BOT, "greedy")].difference.count == GAMES
    for (group, what), verdict in verdicts.items():
        if group == "with":
            rest = [row["won"] for row in ours if what not in row["things"]]
            assert verdict.difference.second == pytest.approx(fmean(rest)), what
    won = tally.examples[(BOT, "greedy")][-1]
    assert any(row["game"] == won and row["bot"] == "greedy" and row["won"] for row in seats)
    assert tally.never() and not set(tally.never()) & set(tally.values("with"))


def test_a_report_is_one_whole_page(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "report", str(played)]) == 0
    assert "Open it in a browser." in capsys.readouterr().out
    text = (played / "report.html").read_text()
    whole_page(text)
    for words in (
        "By seat",
        "does skill win?",
        "What orrery does",
        "Length and points",
        "Drama",
        "never done",
        "by fewer than 2 in 100",
        "Benjamini",
        "The games named above",
    ):
        assert words in text, words
    assert f"perilune lab open {played} " in text
    assert Report(Tally(opened(played))).html() == text


def test_a_report_on_games_won_or_lost_together(tmp_path: Path) -> None:
    terms = RunTerms("uranus", 2, {}, {"deck": ["first", "standard"]}, ["random"])
    run(start(tmp_path / "run", terms), 4, 1, silent())
    text = Report(Tally(opened(tmp_path / "run"))).html()
    whole_page(text)
    assert "When games are lost" in text and "By seat" not in text and "What deck does" in text


def test_an_interrupted_report_leaves_the_old_one(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old.html").write_text("old")

    def full(file: Path, *_: object, **__: object) -> None:
        file.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main(["lab", "report", str(played), "--page", str(tmp_path / "old.html")]) == 2
    assert "cannot be written: No space left on device. Make room" in capsys.readouterr().err
    assert (tmp_path / "old.html").read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["old.html"]


def test_nothing_to_report_is_told(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(arguments: list[str], words: str) -> None:
        assert main(["lab", "report", *arguments]) == 2
        assert words in capsys.readouterr().err

    refused([str(tmp_path / "nowhere")], "There is no run in")
    refused([str(played), "--bot", "deep"], "No deep plays in this run. Choose one of: greedy, random.")
    start(tmp_path / "new", RunTerms("astronavigators", 2, MODE, {}, ["random"]))
    refused([str(tmp_path / "new")], "has no finished batch of games yet")


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Factory costs one less."""
    path = tmp_path_factory.mktemp("pack") / "cheap"
    copytree(folder("mine_the_moon") / "content", path)
    file = path / "buildings.toml"
    text = file.read_text()
    changed = re.sub(r'(key = "factory"\n(?:.*\n)*?cost = )"bb"', r'\1"b"', text, count=1)
    assert changed != text
    file.write_text(changed)
    return path


@pytest.fixture(scope="module")
def compared(pack: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("compared")
    assert main([*arguments(pack, out), "--assert", "taken.build Factory > 0.1"]) in (0, 1)
    return out


def arguments(pack: Path, out: Path) -> list[str]:
    common = ["lab", "compare", "mine_the_moon", "--content", str(pack), "--seats", "2", "--games", "12"]
    return [*common, "--jobs", "1", "--out", str(out)]


def test_a_comparison_says_what_changed_most(pack: Path, compared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments(pack, compared), "--assert", "change.taken.build Factory > 0.05", "--assert", "turns < 100000"]) == 0
    said = capsys.readouterr().out
    assert "12 games with each content." in said and said.count(" holds: it is ") == 2
    text = (compared / "compare.html").read_text()
    whole_page(text)
    assert "<td>building Factory</td><td>cost</td><td>bb</td><td>b</td><td>buildings.toml</td>" in text
    assert "seats that do “build Factory”" in text and "seat 1 wins" in text and f"what {pack.name} changes" in text
    both = opened(compared / "base"), opened(compared / "pack")
    comparison = Comparison(*both, 12)
    changes = {change.name: change for change in comparison.changes()}
    ours = _share(both[1], "build Factory") - _share(both[0], "build Factory")
    assert changes["taken.build Factory"].difference.change == pytest.approx(ours)
    assert changes["taken.build Factory"].games and "win_share.seat1" in changes
    clear = replace(changes["taken.build Factory"], chance=0.0, tested=True)  # so few games show nothing clearly
    short = comparison.html([clear], []).partition("<h2>In short</h2>")[2].partition("<h2>")[0]
    assert "how they go: nothing clearly changes." in short
    assert "What changes most: seats that do “build Factory”, " in short and " with the pack." in short
    tested = [change.difference.steps for change in comparison.changes() if change.tested]
    assert tested == sorted(tested, reverse=True)


def test_what_a_pack_changes_is_told_row_by_row(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for path in (before, after):
        path.mkdir()
    (before / "a.toml").write_text('[[card]]\nkey = "x"\ncost = [1, 2]\nsource = "found"\n[[card]]\nkey = "y"\n')
    (after / "a.toml").write_text(
        '[[card]]\nkey = "x"\ncost = [1]\nfree = true\n[[card]]\nkey = "z"\n[track]\nend = { at = 3 }\n'
    )
    told = [(change.row, change.field, change.was, change.now) for change in content_changes(before, after)]
    assert told == [
        ("card x", "cost", "1, 2", "1"),
        ("card x", "free", "-", "True"),
        ("card y", "the row", "in the box", "left out"),
        ("card z", "the row", "-", "new"),
        ("track 1", "the row", "-", "new"),
    ]
    assert content_changes(before, before) == []


def _share(kept: RunFolder, what: str) -> float:
    return fmean(what in row["things"] for rows in kept.rows() for row in rows["seats"])


def test_a_game_of_a_pack_opens_with_it(pack: Path, compared: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = [
        {row["game"]: row["digest"] for rows in opened(compared / name).rows() for row in rows["games"]}
        for name in ("base", "pack")
    ]
    number = next(str(game) for game in both[0] if both[0][game] != both[1][game])
    record = str(tmp_path / "game.json")
    assert main(["lab", "open", str(compared / "pack"), number, "--save", record]) == 0
    assert f"perilune replay {record} --log --content {pack}" in capsys.readouterr().out
    assert main(["replay", record, "--content", str(pack)]) == 0
    assert main(["lab", "open", str(compared / "pack"), number, "--content", str(folder("mine_the_moon") / "content")]) == 2
    assert "does not play out as it did" in capsys.readouterr().err


def test_a_check_that_does_not_hold_ends_with_one(pack: Path, compared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments(pack, compared), "--assert", "win_share.seat1 < -1"]) == 1
    assert "The check 'win_share.seat1 < -1' does not hold: it is " in capsys.readouterr().out
    assert main([*arguments(pack, compared), "--assert", "win_share.saet1 < 1"]) == 2
    assert "No figure is called 'win_share.saet1'. Some that are: win_share.seat1" in capsys.readouterr().err


def test_the_same_content_changes_nothing(compared: Path) -> None:
    same = opened(compared / "base")
    comparison = Comparison(same, same, 12)
    changes = comparison.changes()
    assert all(change.difference.change == 0 and not change.real for change in changes)
    assert "<h2>In short</h2>\n<p>Nothing clearly changes.</p>" in comparison.html(changes, [])


@pytest.mark.parametrize("text", ["win_share", "win_share.seat1 = 3", "< 3", "turns < many", "turns << 3"])
def test_a_wrong_check_is_refused_before_anything_is_played(text: str, pack: Path, tmp_path: Path) -> None:
    assert main([*arguments(pack, tmp_path / "x"), "--assert", text]) == 2
    assert not (tmp_path / "x").exists()


def test_a_check_is_read() -> None:
    check = read_check("change.taken.build Factory+ >= -.5")
    assert (check.name, check.of_change, check.sign, check.bound) == ("taken.build Factory+", True, ">=", -0.5)


def test_a_pack_is_needed_and_must_be_playable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "lineae"]) == 2
    assert "name its folder with --content" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert main(arguments(tmp_path / "empty", tmp_path / "x")) == 2
    assert "A content folder needs this file." in capsys.readouterr().err


def test_every_figure_has_a_name_of_its_own(played: Path) -> None:
    kept = opened(played)
    rows: Any = next(kept.rows())
    names = [name_of(key) for key in Measurer(kept.terms).measures(rows["games"], rows["seats"])]
    assert len(set(names)) == len(names)
