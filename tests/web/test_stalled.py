"""A database that is locked or does not answer: whoever needs it waits, nobody else does."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient

from perilune.games import BOXES
from perilune.web.bundles import STYLES, bundle
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.store import Store
from tests.web.conftest import Page, at_table, new_client, open_table, state_of
from tests.web.postgresql import Postgresql, children
from tests.web.test_store import example

LONG = 600  # seconds: nothing here ends by the clock


def two_tables(client: TestClient) -> tuple[str, str]:
    first, second = (open_table(client, BOXES[0], seats="2", who_1="here", seed=seed) for seed in "ab")
    return first, second


def click(page: Page) -> None:
    """Send a move, and do not wait for what comes of it."""
    now = page.position
    move = now["offers"][0]["move"]
    page.socket.send_json({"do": "move", "seat": now["seat"], "move": move, "number": now["number"], "sure": True})


def rows(client: TestClient, table: str) -> int:
    kept = state_of(client).registry.store.get(table)
    return len(kept.record.rows)


def ask(page: Page) -> None:
    """Something that needs no database is answered."""
    assert "You may do this now" in page.ask(page.position["offers"][0]["move"])["says"]


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes to the file, and takes its time."""
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    other.close()


def test_a_locked_file_delays_moves_and_nothing_else(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading takes no lock: pages load, tables open, whoever asks gets an answer. The move comes when the lock has gone."""
    monkeypatch.setattr("perilune.web.storage.database.PATIENCE", LONG)
    with new_client(database) as client:
        first, second = two_tables(client)
        with at_table(client, first) as one, at_table(client, second) as two:
            before, number = rows(client, first), one.position["number"]
            with locked(database):
                click(one)
                ask(two)
                assert client.get("/").status_code == 200
                state_of(client).registry._awake.pop(second)
                with at_table(client, second) as again:
                    ask(again)
                with at_table(client, first) as beside:
                    ask(beside)
                    assert beside.position["number"] == number, "nobody sees what is not written"
                assert rows(client, first) == before
            one.until(lambda frame: frame["type"] == "position" and frame["number"] > number)
            assert rows(client, first) > before


def test_a_file_that_stays_locked_is_told(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move does not count; and once the lock has gone, it can be played."""
    monkeypatch.setattr("perilune.web.storage.database.PATIENCE", 0.05)
    with new_client(database) as client:
        table = two_tables(client)[0]
        with at_table(client, table) as page:
            now, before = page.position, rows(client, table)
            move = now["offers"][0]["move"]
            with locked(database):
                says = page.refused(do="move", seat=now["seat"], move=move, number=now["number"], sure=True)
                assert "does not count" in says
                assert "locked" in says
            assert rows(client, table) == before
            page.move(move)
            assert rows(client, table) > before


def test_a_locked_row_delays_its_own_table(postgresql: Postgresql) -> None:
    """In PostgreSQL others can even move meanwhile."""
    database = postgresql.new_database()
    with new_client(database) as client:
        first, second = two_tables(client)
        with at_table(client, first) as one, at_table(client, second) as two, psycopg.connect(database) as other:
            other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (first,))
            before, number = rows(client, first), one.position["number"]
            click(one)
            two.move(two.position["offers"][0]["move"])
            assert rows(client, first) == before
            other.rollback()
            one.until(lambda frame: frame["type"] == "position" and frame["number"] > number)


@contextmanager
def stopped(server: Postgresql) -> Iterator[None]:
    """PostgreSQL stands still: it takes what is sent, and answers nothing."""
    stopped = [server.pid, *children(server.pid)]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


def test_a_server_that_stands_still(postgresql: Postgresql) -> None:
    """Those who ask for nothing of the database notice nothing, and nothing is lost."""
    with new_client(postgresql.new_database()) as client:
        first, second = two_tables(client)
        with at_table(client, first) as one, at_table(client, second) as two:
            number = one.position["number"]
            with stopped(postgresql):
                click(one)
                ask(two)
                ask(two)
                assert client.get(bundle(STYLES).address).status_code == 200
            one.until(lambda frame: frame["type"] == "position" and frame["number"] > number)


def test_a_server_that_stands_still_for_too_long_is_hung_up_on(postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own time limits do not run while it stands still."""
    store = Store(postgresql.new_database())
    store.add_table(example([]), [0])
    monkeypatch.setattr("perilune.web.storage.postgresql._PATIENCE", 0)
    monkeypatch.setattr("perilune.web.storage.postgresql._REST", 0)
    with stopped(postgresql), pytest.raises(DatabaseTrouble):
        store.get("id")
    monkeypatch.undo()
    assert store.get("id") is not None
    store.close()
