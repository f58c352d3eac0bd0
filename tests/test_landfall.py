"""The example box, installed as its author's players would install it: on the shelf, checked, and played at the web table."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import perilune, python

EXAMPLE = Path(__file__).parent.parent / "examples/landfall"
PLAY = """
import sys
from starlette.testclient import TestClient
from perilune.web.app import Settings, make_app
from perilune.web.security.limits import LIFTED

home = "http://testserver"
app = make_app(Settings(sys.argv[1], pace=0, limits=LIFTED))
with TestClient(app, home, headers={"Origin": home}, follow_redirects=False) as client:
    assert "Landfall" in client.get("/").text
    assert client.get("/box/landfall/cover.svg").status_code == 200
    assert "Most points win" in client.get("/rules/landfall").text
    opened = client.post("/open", data={"box": "landfall", "seats": "3", "who.1": "greedy", "who.2": "greedy", "seed": "web"})
    table = opened.headers["location"]
    with client.websocket_connect(f"{table}/live", headers={"Origin": home}) as socket:
        asked = answered = 0
        position = {}
        while not position.get("outcome"):
            for frame in socket.receive_json():
                if frame["type"] == "position":
                    position = frame
                elif frame["type"] == "done":
                    answered = frame["id"]
                assert frame["type"] != "trouble", frame
            if answered == asked and position.get("seat") in position.get("deciders", []) and not position["outcome"]:
                asked += 1
                move = position["offers"][0]["move"]
                socket.send_json({"id": asked, "do": "move", "seat": position["seat"], "move": move, "number": position["number"]})
    print(position["outcome"])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has installed the box."""
    folder = tmp_path_factory.mktemp("landfall")
    source, target = folder / "source", folder / "target"
    shutil.copytree(EXAMPLE, source)  # a build leaves files beside its sources
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def test_it_stands_on_the_shelf(installed: Path) -> None:
    listed = perilune(installed, "boxes")
    assert listed.stderr == ""
    assert "Landfall: 2-4 players, 5 minutes, rules version 1, from landfall" in listed.stdout


def test_it_keeps_what_every_box_must_keep(installed: Path) -> None:
    checked = perilune(installed, "conformance", "landfall")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert checked.stdout.endswith("Every check holds.\n")


def test_what_is_broken_is_found_and_named(installed: Path, tmp_path: Path) -> None:
    """A view that does not hide, and a refusal without a rule."""
    broken = tmp_path / "broken"
    shutil.copytree(installed, broken, ignore=shutil.ignore_patterns("__pycache__"))  # or a change of the same second goes unseen
    for file, right, wrong in [
        ("game.py", "if holder in (seat, GONE) else HIDDEN", ""),
        ("rules.py", 'SAYS.reason("2.2"', 'SAYS.reason("2.9"'),
    ]:
        source = broken / "landfall" / file
        text = source.read_text()
        assert right in text
        source.write_text(text.replace(right, wrong))
    checked = perilune(broken, "conformance", "landfall")
    assert checked.returncode == 1
    lines = checked.stdout.splitlines()
    assert "  FAILED  every refusal names a rule" in checked.stdout
    assert "RULES.md has no rule 2.9, which a reason names" in checked.stdout
    assert any(line.startswith("            landfall-2p-length=full, move ") for line in lines)
    assert lines[-1].endswith("checks failed.")


def test_it_is_played_at_the_web_table_and_by_bots(installed: Path, tmp_path: Path) -> None:
    played = python(installed, "-c", PLAY, str(tmp_path / "tables.sqlite"))
    assert played.returncode == 0, played.stderr
    assert "points." in played.stdout


def test_the_guide_shows_the_box_as_it_is() -> None:
    """Each piece of code in the guide stands in a file of the box."""
    files = [
        file.read_text(encoding="utf-8")
        for pattern in ("*.toml", "*/*.py", "*/*.md", "*/*/*.toml")
        for file in EXAMPLE.glob(pattern)
    ]
    guide = (EXAMPLE.parent.parent / "docs/write-a-box.md").read_text(encoding="utf-8")
    pieces = re.findall(r"^```(?:python|toml)\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert len(pieces) > 10
    assert [piece for piece in pieces if not any(piece in file for file in files)] == []
