"""The shelf: packages bring boxes by an entry point, and one that is broken breaks nothing else."""

from pathlib import Path

import pytest

from perilune.games import BOXES, BUILT_IN, box, left_out
from tests.installed import perilune

BORROWED = """
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.game import MineTheMoon
import perilune.games.mine_the_moon.game as home
from pathlib import Path


def open_box(folder):
    game = MineTheMoon(Content(Path(home.__file__).parent / "content"))
    game.name, game.title = NAME, "Borrowed"
    return game
"""


def bring(target: Path, package: str, name: str, module: str, code: str) -> None:
    """Install a package of one module that brings a box."""
    (target / f"{module}.py").write_text(code)
    info = target / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[perilune.boxes]\n{name} = {module}:open_box\n")


def test_the_built_in_boxes_come_first() -> None:
    assert list(BOXES[: len(BUILT_IN)]) == BUILT_IN
    assert BOXES[0] == BUILT_IN[0]
    assert [box(name).name for name in BOXES] == list(BOXES)
    assert left_out() == []


def test_a_package_brings_a_box(tmp_path: Path) -> None:
    bring(tmp_path, "moon-borrowed", "borrowed", "borrowed", f"NAME = 'borrowed'\n{BORROWED}")
    listed = perilune(tmp_path, "boxes")
    assert listed.returncode == 0 and listed.stderr == ""
    assert "Borrowed: 2-5 players, 60-90 minutes, rules version 2, from moon-borrowed" in listed.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("broken", "import no_such_module", "it cannot be opened. ModuleNotFoundError: No module named 'no_such_module'"),
        ("broken", "1 +", "it cannot be opened. SyntaxError: invalid syntax"),
        (
            "broken",
            "def open_box(folder):\n    raise ValueError('out of robots')",
            "ValueError: out of robots (broken.py, line 2)",
        ),
        ("broken", "def close_box(folder): ...", "it cannot be opened. AttributeError: "),
        ("broken", "def open_box(folder): return 7", "broken:open_box returns no Game."),
        ("broken", f"NAME = 'other'\n{BORROWED}", "its Game calls itself 'other'. Both names must be the same."),
        (
            "Broken-box",
            f"NAME = 'Broken-box'\n{BORROWED}",
            "a name is small letters, digits and underscores, and begins with a letter.",
        ),
    ],
)
def test_a_broken_box_is_left_out_and_says_why(tmp_path: Path, name: str, code: str, why: str) -> None:
    bring(tmp_path, "somebodys-box", name, "broken", code)
    listed = perilune(tmp_path, "boxes")
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == BUILT_IN
    [line] = listed.stderr.splitlines()
    assert line.startswith(f"The box {name!r} of somebodys-box is left out: ")
    assert why in line


def test_asking_for_a_broken_box_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    bring(tmp_path, "somebodys-box", "broken", "broken", "import no_such_module")
    asked = perilune(tmp_path, "play", "broken")
    assert asked.returncode == 2
    assert "The box 'broken' of somebodys-box is left out: it cannot be opened." in asked.stderr


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    bring(tmp_path, "another-moon", BUILT_IN[0], "another", f"NAME = {BUILT_IN[0]!r}\n{BORROWED}")
    bring(tmp_path, "first-of-two", "twice", "first", f"NAME = 'twice'\n{BORROWED}")
    bring(tmp_path, "second-of-two", "twice", "second", f"NAME = 'twice'\n{BORROWED}")
    listed = perilune(tmp_path, "boxes")
    assert listed.stdout.splitlines()[0].startswith("mine_the_moon      Mine the Moon: ")
    assert listed.stdout.splitlines()[-1].endswith("from first-of-two")
    assert listed.stderr.splitlines() == [
        "The box 'mine_the_moon' of another-moon is left out: Perilune has a box of that name already. Give it another name.",
        "The box 'twice' of second-of-two is left out: first-of-two has a box of that name already. Give it another name.",
    ]
