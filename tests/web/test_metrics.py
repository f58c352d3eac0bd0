"""Health and figures: whether a move could be written, and what a machine may read that has the token."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.metrics import STEPS, Durations, text
from perilune.web.security.limits import Limits, Rate
from perilune.web.storage.database import DatabaseTrouble
from tests.web.conftest import HOME, at_table, open_table, state_of
from tests.web.postgresql import Postgresql

BOX = BOXES[0]
TOKEN = {"Authorization": "Bearer let me count"}


@pytest.fixture
def counted(database: Path) -> Iterator[TestClient]:
    """A browser at a server with a password, whose figures can be read."""
    limits = Limits(tables=Rate(2, 0.001))
    app = make_app(Settings(database, pace=0, password="moon", metrics_token="let me count", limits=limits))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        yield browser


def figures(browser: TestClient) -> dict[str, float]:
    """What the server says, by name."""
    answer = browser.get("/metrics", headers=TOKEN)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'perilune_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")?\})? [0-9.e+-]+', line) for line in lines), lines
    found: dict[str, float] = {}
    for line in lines:
        name, value = line.rsplit(" ", 1)
        name = re.sub(r',?process="[0-9a-f]{12}"', "", name).replace("{}", "")
        found[name] = found.get(name, 0) + float(value)
    return found


def test_the_figures_are_for_those_who_have_the_token(counted: TestClient, client: TestClient) -> None:
    """At a server with a password, too; and where there is no token, nobody has it."""
    for given in ("", "Bearer", "Bearer x", "Basic bGV0", "é"):
        refused = counted.get("/metrics", headers=[(b"Authorization", given.encode())])
        assert refused.status_code == 401
        assert "perilune_" not in refused.text
    assert counted.get("/metrics", headers=TOKEN).status_code == 200
    for headers in ({}, {"Authorization": "Bearer "}):
        assert client.get("/metrics", headers=headers).status_code == 404


def test_what_is_counted(counted: TestClient) -> None:
    counted.post("/enter", data={"password": "moon"})
    before = figures(counted)
    table = open_table(counted, BOX, seats="2", who_1="here")
    with at_table(counted, table) as page:
        page.sit(page.position["deciders"][0])
        page.move(page.position["offers"][0]["move"])
        counted.post("/open", data={"box": BOX})
        assert counted.post("/open", data={"box": BOX}).status_code == 429
        after = figures(counted)
    assert after["perilune_tables"] == 2
    assert after["perilune_pages"] == 1
    assert after["perilune_tables_awake"] == 2
    assert after["perilune_bot_queue"] >= 0
    assert after["perilune_connections"] >= 0
    assert after["perilune_move_seconds_count"] > before["perilune_move_seconds_count"]
    assert after["perilune_database_seconds_count"] > before["perilune_database_seconds_count"]
    assert after['perilune_refused_total{kind="tables"}'] == 1


def test_seconds_are_counted_by_steps() -> None:
    seconds = Durations()
    for took in (0.0005, STEPS[1], 0.3, 99):
        seconds.add(took)
    said = text({"p": {"move_seconds": seconds.figures()}})
    for step, count in [("0.001", 1), ("0.0025", 2), ("0.5", 3), ("10", 3)]:
        assert f'perilune_move_seconds_bucket{{le="{step}",process="p"}} {count}\n' in said
    assert 'perilune_move_seconds_bucket{le="+Inf",process="p"} 4\n' in said
    assert 'perilune_move_seconds_count{process="p"} 4\n' in said


def test_each_server_tells_the_figures_of_all(postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process by its name, whichever of them is asked; one that has gone is no longer there."""
    monkeypatch.setattr("perilune.web.play.other_servers.BEAT", 0.05)
    settings = Settings(postgresql.new_database(), metrics_token="let me count")

    def awake(browser: TestClient, wanted: list[str]) -> None:
        deadline, found = time.monotonic() + 60, [""]
        while found != wanted and time.monotonic() < deadline:
            said = browser.get("/metrics", headers=TOKEN).text
            found = sorted(re.findall(r'perilune_tables_awake\{process="[0-9a-f]{12}"\} ([0-9]+)', said))
        assert found == wanted

    with TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False) as one:
        with TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False) as two:
            open_table(two, BOX, seats="2", who_1="here")
            awake(one, ["0", "1"])
            awake(two, ["0", "1"])
        awake(one, ["0"])


def test_health_is_whether_a_move_could_be_written(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading is not enough; it is tried once a second, and a stranger is told no reason."""
    tried = []

    def full() -> None:
        tried.append(1)
        raise DatabaseTrouble("The database /srv/secret.sqlite cannot be used: disk full.")

    store = state_of(client).registry.store
    monkeypatch.setattr(store, "write_heartbeat", full)
    for _ in range(3):
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"ok": False})
    assert len(tried) == 1
    monkeypatch.undo()
    state_of(client).health_check.asked = 0
    assert client.get("/healthz").json() == {"ok": True}


def test_health_really_writes(client: TestClient, database: Path) -> None:
    assert client.get("/healthz").status_code == 200
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT count(*) FROM keys WHERE name = 'beat'").fetchone() == (1,)
