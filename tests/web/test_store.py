"""Nothing is lost: the store, sleeping tables, a server that ends and one that is killed."""

import json
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect
from websockets.typing import Origin

from perilune.core.record import Record, Row
from perilune.games import BOXES
from perilune.web import hall
from perilune.web.store import Chair, Kept, Store
from tests.web.conftest import at_table, few, new_client, open_table, server


def example(rows: list[Row]) -> Kept:
    """A table with these moves."""
    record = Record("box", 1, "digest", 2, {"side": ["a", "b"]}, "seed", ["Ada", "Bob"], rows, {"turn": 3})
    return Kept("id", record, [Chair("person", "hash"), Chair("greedy", "")])


def texts(store: Store) -> list[str]:
    """The moves of the example."""
    kept = store.get("id")
    assert kept is not None
    return [row.text for row in kept.record.rows]


def test_store_gives_back_what_it_got(database: Path) -> None:
    """All fields, also for a second reader of the file."""
    store = Store(database)
    assert store.get("id") is None
    store.add(example([Row(-1, "deal", "d1"), Row(0, "go", "d2")]))
    kept = Store(database).get("id")
    assert kept is not None
    assert kept.record.to_json() == example([Row(-1, "deal", "d1"), Row(0, "go", "d2")]).record.to_json()
    assert kept.chairs == example([]).chairs
    assert [line.id for line in store.of_owner("hash", 10)] == ["id"]
    assert store.of_owner("", 10) == []


def test_write_puts_rows_in_place_of_others(database: Path) -> None:
    """Append, and what an undo leaves."""
    store = Store(database)
    store.add(example([Row(0, "a", "1")]))
    store.write("id", 1, [Row(1, "b", "2"), Row(0, "c", "3")], False)
    assert texts(store) == ["a", "b", "c"]
    store.write("id", 1, [Row(0, "d", "4")], True)
    assert texts(store) == ["a", "d"]
    assert store.of_owner("hash", 1)[0].ended


def test_write_is_whole_or_not_at_all(database: Path) -> None:
    """A write that fails in the middle leaves everything as it was."""
    store = Store(database)
    store.add(example([Row(0, "a", "1"), Row(0, "b", "2")]))
    with pytest.raises(OverflowError):
        store.write("id", 1, [Row(0, "x", "y"), Row(10**30, "c", "3")], False)
    assert texts(store) == ["a", "b"]


def test_disk_trouble_is_told_and_nothing_counts(client: TestClient, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is refused with a sentence, the page comes back to the position on disk."""
    table = open_table(client, BOXES[0], who_1="here", seats="2")

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = page.position
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", full)
            message = {"do": "move", "seat": before["seat"], "move": before["offers"][0]["move"], "number": before["number"]}
            page.socket.send_json(message)
            assert "disk" in page.hear()["says"]
            with pytest.raises(WebSocketDisconnect):
                page.hear()
    with at_table(client, table) as page:
        page.sit(before["seat"])
        assert page.position["svg"] == before["svg"]
        page.move(page.position["offers"][0]["move"])
        assert page.position["number"] > before["number"]


def test_tables_survive_a_restart(database: Path, box_name: str) -> None:
    """The same position, the same seats, and on it goes; undo as before."""
    count = few(box_name)
    with new_client(database) as first:
        table = open_table(first, box_name, seats=str(count), **{f"who_{seat}": "here" for seat in range(count)})
        with at_table(first, table) as page:
            for _ in range(12):
                page.sit(page.position["deciders"][0])
                page.move(page.position["offers"][0]["move"])
            before, log = page.position, page.log
        cookies = first.cookies
    with new_client(database) as second:
        second.cookies = cookies
        with at_table(second, table) as page:
            page.sit(before["seat"])
            assert {k: v for k, v in page.position.items() if k != "log"} == {k: v for k, v in before.items() if k != "log"}
            assert page.log == log
            page.sit(page.position["deciders"][0])
            page.move(page.position["offers"][0]["move"])
            assert page.position["number"] > before["number"]


def test_idle_tables_sleep_and_wake(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """More tables than may be awake: each is there again when somebody looks."""
    monkeypatch.setattr(hall, "MOST_AWAKE", 2)
    tables = [open_table(client, BOXES[0], who_1="here", seats="2", seed=str(number)) for number in range(5)]
    seen = []
    for table in tables + tables:
        with at_table(client, table) as page:
            seen.append(page.position["svg"])
    assert seen[:5] == seen[5:]
    assert len(client.app.state.hall._awake) <= 3  # type: ignore[attr-defined]


def test_table_of_other_rules_can_only_be_looked_at(client: TestClient, database: Path) -> None:
    """A record that today's rules do not follow opens, says where they part, and stays as it is."""
    table = open_table(client, BOXES[0], who_1="here", seats="2")
    with sqlite3.connect(database) as db:
        db.execute("UPDATE moves SET digest = 'other' WHERE table_id = ? AND number = 1", (table,))
    client.app.state.hall._awake.clear()  # type: ignore[attr-defined]
    with at_table(client, table) as page:
        assert "today's rules" in page.welcome["note"]
        seat = page.position["deciders"][0]
        page.sit(seat)
        says = page.refused(do="move", seat=seat, move=page.position["offers"][0]["move"], number=page.position["number"])
        assert "only be looked at" in says


def test_table_of_a_box_that_is_gone(client: TestClient, database: Path) -> None:
    """404, not 500; and the start page goes on."""
    table = open_table(client, BOXES[0])
    with sqlite3.connect(database) as db:
        db.execute("UPDATE tables SET box = 'lost_box'")
    assert client.get(f"/table/{table}").status_code == 404
    assert client.post(f"/table/{table}/again").status_code == 404
    assert client.get("/").status_code == 200


def play_on(address: str, table: str, cookie: str) -> Iterator[int]:
    """The state numbers that a page of this browser is shown, while it plays the first offer each time."""
    live = f"{address.replace('http', 'ws')}{table}/live"
    with connect(live, origin=Origin(address), additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            frame = json.loads(socket.recv(timeout=20))
            if frame["type"] != "position":
                continue
            yield frame["number"]
            if frame["offers"]:
                move = frame["offers"][0]["move"]
                socket.send(json.dumps({"do": "move", "seat": 0, "move": move, "number": frame["number"]}))


def test_killed_server_loses_no_move_that_was_shown(database: Path) -> None:
    """kill -9 in the middle of play, again and again; each time the next server goes on from the last shown position."""
    cookie = table = ""
    shown = -1
    for _ in range(4):
        with server(database) as (process, address):
            if not table:
                made = httpx2.post(f"{address}/open", data={"box": BOXES[0], "seats": "2"}, headers={"Origin": address})
                cookie = made.headers["set-cookie"].split(";")[0]
                table = made.headers["location"]
            numbers = play_on(address, table, cookie)
            assert next(numbers) >= shown
            for _ in range(15):
                shown = next(numbers)
            process.kill()
            process.wait()


def test_thinking_process_that_dies_is_replaced(client: TestClient) -> None:
    """Nothing is lost; the game goes on."""
    table = open_table(client, BOXES[0], seats="2", who_0="greedy")
    thinkers = client.app.state.hall._thinkers  # type: ignore[attr-defined]
    with at_table(client, table) as page:
        for _ in range(3):
            page.hear()
            with suppress(AttributeError, ProcessLookupError):  # it may be dead from the last time
                os.kill(thinkers._process.pid, signal.SIGKILL)
        page.until(lambda frame: frame.get("number", 0) >= 60)
