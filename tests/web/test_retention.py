"""How long tables are kept: for ever, unless the owner of the server says otherwise."""

import logging
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from perilune import cli
from perilune.core.game import Result
from perilune.core.record import Row
from perilune.games import BOXES
from perilune.web import app
from perilune.web.app import Settings, make_app
from perilune.web.housekeeping import Housekeeping
from perilune.web.play.registry import TableRegistry
from perilune.web.security.limits import LIFTED
from perilune.web.storage.check import check
from perilune.web.storage.database import DatabaseTrouble, open_database
from perilune.web.storage.model import AuditLine, Device, TalkLine
from perilune.web.storage.retention import DAY, Retention
from perilune.web.storage.schema import TABLES
from perilune.web.storage.store import Store
from tests.web.conftest import HOME, at_table, open_table, state_of
from tests.web.test_store import example, work_in

NOW = 2_000_000_000.0
LONG_AGO = NOW - 1000 * DAY


@pytest.fixture
def database(either_database: str) -> str:
    """Every test here runs with each kind of database."""
    return either_database


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A finished game, one that goes on and one that nobody has begun, all of them last used ten days ago."""
    with closing(Store(database)) as store:
        for id, rows, waits in [
            ("finished", [Row(-1, "deal", "1"), Row(0, "go", "2")], []),
            ("goes-on", [Row(-1, "deal", "1"), Row(0, "go", "2")], [1]),
            ("unbegun", [Row(-1, "deal", "1")], [0]),
        ]:
            store.add_table(example(rows, id, host="ada"), waits)
        grow_old(database, 10)
        yield store


def grow_old(database: str, days: float) -> None:
    """Nobody has used any table for so long."""
    with work_in(database) as work:
        work.run("UPDATE tables SET created = ?, moved = ?", (LONG_AGO, NOW - days * DAY))
        work.run("UPDATE sitters SET since = ?", (LONG_AGO,))


@pytest.mark.parametrize(
    ("keep", "old"),
    [
        (Retention(), []),
        (Retention(finished=9), ["finished"]),
        (Retention(abandoned=9), ["goes-on"]),
        (Retention(unbegun=9), ["unbegun"]),
        (Retention(11, 11, 11), []),
        (Retention(9, 11, 0.5), ["finished", "unbegun"]),
        (Retention(9, 9, 9), ["finished", "goes-on", "unbegun"]),
    ],
)
def test_each_kind_has_its_own_limit(store: Store, keep: Retention, old: list[str]) -> None:
    assert store.outdated_tables(keep, NOW) == old


def test_talk_and_arrivals_count_as_use(store: Store) -> None:
    """Somebody who has come or said something lately is waiting for the others."""
    keep = Retention(9, 9, 9)
    store.add_talk("finished", TalkLine(0, "Again?", NOW - DAY))
    store.add_sitter("unbegun", 2, "cy", Device("", NOW - DAY), "Cy", free=True)
    assert store.outdated_tables(keep, NOW) == ["goes-on"]
    assert not store.delete_outdated("unbegun", keep, NOW)
    assert store.get("unbegun") is not None


def test_a_table_is_deleted_with_all_that_belongs_to_it(store: Store, database: str) -> None:
    """And nothing of any other one; nothing is left that the check would find."""
    for table in ("finished", "goes-on"):
        store.add_talk(table, TalkLine(0, "hello", LONG_AGO))
        store.add_audit(table, AuditLine("Ada undid a move.", LONG_AGO))
        store.add_result("ada", table, "game", Result([1], "well"))
        store.remove_sitters(table, 2, [], 1, {"eve": "Eve"})
        store.admit(table, "bob")
    with work_in(database) as work:
        before = {name: work.run(f"SELECT * FROM {name}") for name in TABLES}
    assert store.delete_outdated("finished", Retention(finished=9), NOW)
    assert not store.delete_outdated("finished", Retention(finished=9), NOW)
    with work_in(database) as work:
        for name in TABLES:
            assert sorted(work.run(f"SELECT * FROM {name}")) == sorted(row for row in before[name] if "finished" not in row)
    with closing(open_database(database)) as opened:
        assert check(opened).findings == []


# on a server


def client_with(database: str | Path, keep: Retention) -> TestClient:
    """A browser at a server that keeps tables for so long."""
    settings = Settings(database, pace=0, limits=LIFTED, keep=keep)
    return TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False)


def test_a_server_deletes_old_tables_when_it_starts(store: Store, database: str) -> None:
    """Old ones only; and the start page tells people."""
    with work_in(database) as work:
        work.run("UPDATE tables SET moved = ? WHERE id = 'finished'", (time.time() - 91 * DAY,))
        work.run("UPDATE sitters SET since = 0")
    with client_with(database, Retention(finished=90)) as client:
        new = open_table(client, BOXES[0], seats="2", who_1="here")
        assert "This server deletes tables that nobody uses: a finished game after 90 days." in client.get("/").text
        for _ in range(600):
            if store.get("finished") is None:
                break
            time.sleep(0.05)
        assert [store.get(id) is None for id in ("finished", "goes-on", "unbegun", new)] == [True, False, False, False]


def test_a_table_that_somebody_looks_at_is_kept(database: str) -> None:
    """However old it is. When the page is closed, it goes; its address says so then."""
    with client_with(database, Retention()) as client:
        registry: TableRegistry = state_of(client).registry
        table = open_table(client, BOXES[0], seats="2", who_1="here")
        later = time.time() + 10 * DAY
        assert client.portal is not None
        with at_table(client, table):
            assert client.portal.call(registry.sweep, Retention(9, 9, 9), later) == 0
        assert client.get(f"/table/{table}").status_code == 200
        for _ in range(100):  # the server sees a moment later that the page has gone
            if client.portal.call(registry.sweep, Retention(9, 9, 9), later):
                break
            time.sleep(0.05)
        answer = client.get(f"/table/{table}")
        assert (answer.status_code, "the table may have been deleted" in answer.text) == (404, True)
        assert "Your tables" not in client.get("/").text


def test_the_rounds(store: Store, database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round deletes what is old; the check says what it found; trouble with the database ends neither."""
    monkeypatch.setattr(logging.getLogger("perilune.web"), "propagate", True)
    caplog.set_level(logging.INFO, "perilune.web")
    monkeypatch.setattr("perilune.web.housekeeping.time.time", lambda: NOW)
    with client_with(database, Retention()) as client:
        assert client.portal is not None
        registry: TableRegistry = state_of(client).registry
        rounds = Housekeeping(registry, database, Retention(finished=9))
        client.portal.call(rounds.sweep)
        assert store.get("finished") is None
        assert told(caplog)[-1] == ("old tables deleted", {"count": 1})
        client.portal.call(rounds.check)
        assert told(caplog)[-1] == ("database checked", {"tables": 2, "moves": 3, "wrong": 0})
        with work_in(database) as work:
            work.run("DELETE FROM moves WHERE number = 0 AND table_id = 'goes-on'")
        client.portal.call(rounds.check)
        says = "Table goes-on: moves are missing: there are 1, and the last has number 1."
        assert told(caplog)[-1] == ("database wrong", {"what": says})

        def fail(*_: object) -> list[str]:
            raise DatabaseTrouble("The database cannot be used.")

        monkeypatch.setattr(Store, "outdated_tables", fail)
        monkeypatch.setattr("perilune.web.housekeeping.check", fail)
        client.portal.call(rounds.sweep)
        client.portal.call(rounds.check)
        assert [event for event, _ in told(caplog)[-2:]] == ["old tables not deleted", "database not checked"]


ROUNDS = ("old tables", "database checked", "database wrong", "database not checked")


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, Any]]]:
    """What the log tells of rounds. Servers write down other things meanwhile."""
    return [
        (record.getMessage(), record.__dict__.get("fields", {}))
        for record in caplog.records
        if record.name == "perilune.web" and record.getMessage().startswith(ROUNDS)
    ]


# the command line


def test_the_owner_sets_the_limits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(app, "serve", lambda host, port, settings, open_browser: given.append(settings))
    where = ["serve", "--database", str(tmp_path / "tables.sqlite")]
    cli.main(where)
    cli.main([*where, "--keep-finished", "90", "--keep-abandoned", "30", "--keep-unbegun", "0.5"])
    assert [settings.keep for settings in given] == [Retention(), Retention(90, 30, 0.5)]


@pytest.mark.parametrize("days", ["0", "-3", "soon", "nan", "inf", ""])
def test_no_number_of_days(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A slip must not delete everything."""
    with pytest.raises(SystemExit) as stop:
        cli.main(["serve", f"--keep-finished={days}"])
    assert stop.value.code == 2
    assert f"{days!r} is not a number of days. Give one above 0" in capsys.readouterr().err
