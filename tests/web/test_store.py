"""Nothing is lost: the store in both databases, older databases, lost connections, sleeping tables and restarts."""

import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from perilune.cli import main
from perilune.core.record import Record, Row
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.play import registry
from perilune.web.storage.database import BadAddress, DatabaseTrouble, Transaction, open_database
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable, TalkLine
from perilune.web.storage.schema import _COLUMNS, SCHEMA, TABLES, NewerSchema
from perilune.web.storage.store import Store
from tests.web.conftest import LATE, at_table, few, new_client, open_table, state_of
from tests.web.postgresql import private_server

NEW = Device("Firefox on Linux", 1_800_000_000.0)
SECOND_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    box TEXT NOT NULL,
    pack TEXT NOT NULL,
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    names TEXT NOT NULL,
    start TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    password TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    moved DOUBLE PRECISION NOT NULL,
    waits TEXT NOT NULL
);
CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, owner)
);
CREATE INDEX sitters_by_owner ON sitters (owner);
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    said TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE people (owner TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE doors (door TEXT NOT NULL, owner TEXT NOT NULL, PRIMARY KEY (door, owner));
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)
"""
FIRST_SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, box TEXT NOT NULL, rules INTEGER NOT NULL, content TEXT NOT NULL,
    seats INTEGER NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, names TEXT NOT NULL, start TEXT NOT NULL,
    created REAL NOT NULL, ended INTEGER NOT NULL);
CREATE TABLE chairs (table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, player TEXT NOT NULL,
    owner TEXT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX chairs_by_owner ON chairs (owner);
CREATE TABLE moves (table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
"""


@pytest.fixture
def database(either_database: str) -> str:
    """Every test here runs with each kind of database."""
    return either_database


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    store = Store(database)
    yield store
    store.close()


@contextmanager
def work_in(database: str | Path) -> Iterator[Transaction]:
    """A transaction behind the store's back."""
    opened = open_database(database)
    with opened.transaction() as work:
        yield work
    opened.close()


def example(rows: list[Row], id: str = "id", **more: Any) -> StoredTable:
    """A table with these moves: Ada sits at it, a bot, and a seat is free."""
    names = ["Ada", "Bob", "Cy"]
    record = Record("box", 1, "digest", 3, {"side": ["a", "b", "c"]}, "seed", names, rows, {"turn": 3})
    return StoredTable(id, record, [Chair(PERSON, {"ada": NEW}), Chair("greedy"), Chair(PERSON)], **more)


def write(store: Store, table: str, first: int, rows: list[Row], waits: list[int]) -> None:
    """Write as a server does that knows what is on disk."""
    kept = store.get(table)
    assert kept is not None
    store.write_moves(table, first, rows, waits, kept.record.rows)


def texts(store: Store) -> list[str]:
    """The moves of the example."""
    kept = store.get("id")
    assert kept is not None
    return [row.text for row in kept.record.rows]


# tables


def test_store_gives_back_what_it_got(store: Store, database: str) -> None:
    """All fields, also for a second reader; its links are sealed with the same key."""
    assert store.get("id") is None
    rows = [Row(-1, "deal", "d1"), Row(0, "go", "d2")]
    kept = example(rows, host="ada", listed=True, password="hash", pack="other numbers")
    store.add_table(kept, [0])
    second = Store(database)
    found = second.get("id")
    assert found is not None
    assert found.record.to_json() == kept.record.to_json()
    assert (found.chairs, found.host, found.listed) == (kept.chairs, "ada", True)
    assert (found.password, found.pack) == ("hash", "other numbers")
    assert found.seats_of("ada") == [0]
    assert found.free() == [2]
    assert second.key == store.key
    assert len(second.key) == 64
    assert second.table_count() == 1
    second.close()


def test_write_puts_rows_in_place_of_others(store: Store) -> None:
    """Append, and what an undo leaves."""
    store.add_table(example([Row(0, "a", "1")]), [1])
    write(store, "id", 1, [Row(1, "b", "2"), Row(0, "c", "3")], [0])
    assert texts(store) == ["a", "b", "c"]
    assert store.tables_of("ada", 1)[0].waits == [0]
    write(store, "id", 1, [Row(0, "d", "4")], [])
    assert texts(store) == ["a", "d"]
    assert store.tables_of("ada", 1)[0].waits == []
    write(store, "id", 0, [], [0])
    assert texts(store) == []


def test_write_is_whole_or_not_at_all(store: Store) -> None:
    """A write that fails in the middle leaves everything as it was, and the next one works."""
    store.add_table(example([Row(0, "a", "1"), Row(0, "b", "2")]), [1])
    with pytest.raises(DatabaseTrouble):
        write(store, "id", 1, [Row(0, "x", "y"), SimpleNamespace(seat=0, text="c", digest=None)], [2])  # type: ignore[list-item]
    with pytest.raises(ZeroDivisionError), store._database.transaction() as work:
        work.run("DELETE FROM moves")
        raise ZeroDivisionError
    assert texts(store) == ["a", "b"]
    assert store.tables_of("ada", 1)[0].waits == [1]
    write(store, "id", 2, [Row(0, "c", "3")], [0])
    assert texts(store) == ["a", "b", "c"]


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    """SQLite says so itself when there is no page left; when there is room again, the store goes on."""
    store = Store(tmp_path / "tables.sqlite")
    store.add_table(example([Row(0, "a", "1")]), [1])
    db = store._database._database._db  # type: ignore[attr-defined]
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(DatabaseTrouble, match=r"full\. Is the disk full\?"):
        write(store, "id", 1, [Row(0, "b" * 100_000, "2")], [0])
    assert texts(store) == ["a"]
    db.execute(f"PRAGMA max_page_count = {pages + 1000}")
    write(store, "id", 1, [Row(0, "b" * 100_000, "2")], [0])
    assert len(texts(store)) == 2
    store.close()


def test_a_second_server_does_not_overwrite_the_first(store: Store, database: str) -> None:
    """Two that know the same rows: the first writes, the second is refused; so is one that missed an undo."""
    rows = [Row(0, "a", "1")]
    store.add_table(example(rows), [1])
    second = Store(database)
    store.write_moves("id", 1, [Row(1, "b", "2")], [0], rows)
    with pytest.raises(DatabaseTrouble, match="Another server"):
        second.write_moves("id", 1, [Row(1, "other", "9")], [2], rows)
    store.write_moves("id", 1, [Row(1, "c", "3")], [0], [*rows, Row(1, "b", "2")])
    with pytest.raises(DatabaseTrouble, match="Another server"):
        second.write_moves("id", 2, [Row(1, "other", "9")], [2], [*rows, Row(1, "b", "2")])
    assert texts(store) == ["a", "c"]
    assert store.tables_of("ada", 1)[0].waits == [0]
    second.write_moves("id", 2, [Row(1, "d", "4")], [2], [*rows, Row(1, "c", "3")])
    assert texts(store) == ["a", "c", "d"]
    second.close()


def test_servers_that_write_at_the_same_moment(store: Store, database: str) -> None:
    """Four of them, each adding to what it knows and looking again when refused: every accepted move is there, in order."""
    store.add_table(example([]), [0])
    accepted: list[str] = []

    def play(name: str) -> None:
        mine = Store(database)
        for number in range(15):
            kept = mine.get("id")
            assert kept is not None
            rows = kept.record.rows
            move = Row(0, f"{name}{number}", f"{len(rows)}-{name}{number}")
            try:
                mine.write_moves("id", len(rows), [move], [0], rows)
                accepted.append(move.text)
            except DatabaseTrouble:
                continue
        mine.close()

    threads = [threading.Thread(target=play, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(texts(store)) == sorted(accepted)
    assert len(accepted) >= 15
    assert [row.digest for row in store.get("id").record.rows] == [  # type: ignore[union-attr]
        f"{number}-{text}" for number, text in enumerate(texts(store))
    ]


def test_servers_that_open_a_new_database_at_the_same_moment(database: str) -> None:
    """One makes the tables, all get the same key."""
    keys: list[str] = []

    def open_it() -> None:
        opened = Store(database)
        keys.append(opened.key)
        opened.close()

    threads = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 4
    assert len(set(keys)) == 1


# lists


def test_my_tables(store: Store) -> None:
    """Those that go on first, the latest moved first; nothing for a browser without a secret."""
    for id, waits in [("one", [0]), ("two", [0, 2]), ("ended", []), ("three", [1])]:
        store.add_table(example([], id), waits)
    store.add_table(StoredTable("foreign", example([]).record, [Chair(PERSON, {"bob": NEW})]), [0])
    write(store, "one", 0, [Row(0, "a", "1")], [0])
    assert [line.id for line in store.tables_of("ada", 10)] == ["one", "three", "two", "ended"]
    assert [line.id for line in store.tables_of("ada", 2)] == ["one", "three"]
    line = store.tables_of("ada", 3)[2]
    assert (line.box, line.names, line.waits, line.mine, line.free) == ("box", ["Ada", "Bob", "Cy"], [0, 2], [0], [2])
    assert not line.listed
    assert not line.locked
    assert line.moved >= line.created > 1e9
    assert store.tables_of("nobody", 10) == store.tables_of("", 10) == []


def test_listed_tables(store: Store) -> None:
    """Only those that go on and are listed, the newest first, without those where one sits."""
    store.add_table(example([], "one", listed=True), [0])
    store.add_table(example([], "two", listed=True, password="hash"), [1])
    store.add_table(example([], "ended", listed=True), [])
    store.add_table(example([], "private"), [0])
    found = store.listed_tables("bob", 10)
    assert [(line.id, line.locked, line.mine, line.free) for line in found] == [("two", True, [], [2]), ("one", False, [], [2])]
    assert [line.id for line in store.listed_tables("", 1)] == ["two"]
    assert store.listed_tables("ada", 10) == []


# people


def test_sit_and_hand(store: Store) -> None:
    """A free seat is taken, also from a second device; a seat goes to a bot and back."""
    store.add_table(example([]), [0])
    assert store.add_sitter("id", 2, "cy", NEW, "Cyrus", free=True)
    assert store.add_sitter("id", 2, "cy", NEW, "Cyrus", free=True)
    assert not store.add_sitter("id", 2, "eve", NEW, "Eve", free=True), "somebody was quicker"
    assert store.add_sitter("id", 2, "cy's phone", NEW, "Cyrus", free=False)
    store.set_player("id", 0, "greedy")
    kept = store.get("id")
    assert kept is not None
    assert kept.chairs == [Chair("greedy", {"ada": NEW}), Chair("greedy"), Chair(PERSON, {"cy": NEW, "cy's phone": NEW})]
    assert kept.record.names == ["Ada", "Bob", "Cyrus"]
    assert kept.free() == []
    assert [line.mine for line in store.tables_of("cy's phone", 10)] == [[2]]
    store.set_player("id", 0, PERSON)
    assert store.get("id").chairs[0] == Chair(PERSON, {"ada": NEW})  # type: ignore[union-attr]


def test_talk(store: Store) -> None:
    """The last lines, the oldest first, each table its own; in every script."""
    store.add_table(example([]), [0])
    store.add_table(example([], "other"), [0])
    said = [
        TalkLine(0, "hello", 1.5),
        TalkLine(2, "привет — 你好 🚀 '; DROP TABLE talk; --", 2.25),
        TalkLine(0, "100 % sure?", 3.0),
    ]
    for line in said:
        store.add_talk("id", line)
    assert store.talk("id", 10) == said
    assert store.talk("id", 2) == said[1:]
    assert store.talk("other", 10) == []


def test_names_and_doors(store: Store, database: str) -> None:
    """What somebody is called, and which doors they have passed, for good."""
    assert store.name_of("ada") == ""
    store.set_name("ada", "Ada")
    store.set_name("ada", "Ada L.")
    assert not store.is_admitted("id", "ada")
    store.admit("id", "ada")
    store.admit("id", "ada")
    second = Store(database)
    assert second.name_of("ada") == "Ada L."
    assert second.is_admitted("id", "ada")
    assert not second.is_admitted("id", "bob")
    assert not second.is_admitted("other", "ada")
    second.close()


# older and newer databases


def first_schema_file(path: Path) -> None:
    """A file as the first version of the store left it."""
    with sqlite3.connect(path) as db:
        db.executescript(FIRST_SCHEMA)
        for id, ended in [("goes-on", 0), ("ended", 1), ("bots", 0)]:
            head = (id, "box", 1, "digest", 2, '{"side": ["a", "b"]}', "seed", '["Ada", "Bob"]', "null", 1000.5, ended)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", head)
            people = [("greedy", ""), ("greedy", "")] if id == "bots" else [("greedy", ""), ("person", "ada")]
            for seat, (player, owner) in enumerate(people):
                db.execute("INSERT INTO chairs VALUES (?, ?, ?, ?)", (id, seat, player, owner))
            for number in range(3):
                db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", (id, number, number - 1, f"move {number}", f"d{number}"))
    db.close()


def test_a_file_of_the_first_schema_keeps_its_tables(tmp_path: Path) -> None:
    """It opens, twice; who sat there sits there, and the game goes on."""
    path = tmp_path / "tables.sqlite"
    first_schema_file(path)
    Store(path).close()
    store = Store(path)
    kept = store.get("goes-on")
    assert kept is not None
    assert [(row.seat, row.text, row.digest) for row in kept.record.rows] == [
        (-1, "move 0", "d0"),
        (0, "move 1", "d1"),
        (1, "move 2", "d2"),
    ]
    assert kept.chairs == [Chair("greedy"), Chair(PERSON, {"ada": Device()})]
    assert (kept.host, kept.listed, kept.password, kept.pack) == ("ada", False, "", "")
    assert (kept.record.options, kept.record.names, kept.record.start) == ({"side": ["a", "b"]}, ["Ada", "Bob"], None)
    lines = store.tables_of("ada", 10)
    assert [(line.id, line.waits, line.created, line.moved) for line in lines] == [
        ("goes-on", [1], 1000.5, 1000.5),
        ("ended", [], 1000.5, 1000.5),
    ]
    assert store.get("bots").host == ""  # type: ignore[union-attr]
    store.write_moves("goes-on", 3, [Row(0, "move 3", "d3")], [1], kept.record.rows)
    store.add_sitter("goes-on", 0, "bob", NEW, "Ada", free=False)
    store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")}
    db.close()
    new = tmp_path / "new.sqlite"
    Store(new).close()
    with sqlite3.connect(new) as db:
        assert names == {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")}
    db.close()


def test_a_database_of_the_second_schema_keeps_its_tables(database: str) -> None:
    """And browsers that had their secret before secrets were signed are known."""
    old = open_database(database)
    with old.transaction() as work:
        for statement in SECOND_SCHEMA.split(";"):
            work.run(statement)
        work.run("INSERT INTO keys VALUES ('schema', '2')")
        head = (
            "id",
            "box",
            "",
            1,
            "digest",
            2,
            '{"side": ["a", "b"]}',
            "seed",
            '["Ada", "Bob"]',
            "null",
            "host",
            1,
            "",
            1.5,
            2.5,
            "[0]",
        )
        work.run(f"INSERT INTO tables VALUES ({', '.join('?' * len(head))})", head)
        work.run_many("INSERT INTO chairs VALUES (?, ?, ?)", [("id", 0, PERSON), ("id", 1, "greedy")])
        work.run("INSERT INTO sitters VALUES (?, ?, ?)", ("id", 0, "ada"))
        work.run("INSERT INTO people VALUES (?, ?)", ("bob", "Bob"))
    old.close()
    for _ in range(2):
        store = Store(database)
        kept = store.get("id")
        assert kept is not None
        assert kept.chairs == [Chair(PERSON, {"ada": Device()}), Chair("greedy")]
        assert (kept.host, kept.listed, kept.deal, kept.many, kept.banned) == ("host", True, "", False, {})
        assert store.unsigned_owners() == {"ada", "bob", "host"}
        store.close()


@pytest.mark.parametrize("schema", [3, 4, 5, 6])
def test_a_database_of_a_later_schema_keeps_its_tables(database: str, schema: int) -> None:
    """Each is the second one with the columns that came since."""
    old = open_database(database)
    with old.transaction() as work:
        for statement in SECOND_SCHEMA.split(";"):
            work.run(statement)
        for column in [column for number, added in _COLUMNS.items() if number <= schema for column in added]:
            work.run(f"ALTER TABLE {column}")
        work.run("INSERT INTO keys VALUES ('schema', ?)", (str(schema),))
        head = ("id", "box", "", 1, "digest", 2, "{}", "seed", '["Ada", "Bob"]', "null", "ada", 1, "", 1.5, 2.5, "[0]")
        names = "id, box, pack, rules, content, seats, options, seed, names, start, host, listed, password, created, moved, waits"
        work.run(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(head))})", head)
        work.run_many("INSERT INTO chairs (table_id, seat, player) VALUES (?, ?, ?)", [("id", 0, PERSON), ("id", 1, "greedy")])
        work.run("INSERT INTO sitters (table_id, seat, owner) VALUES (?, ?, ?)", ("id", 0, "ada"))
    old.close()
    for _ in range(2):
        store = Store(database)
        kept = store.get("id")
        assert kept is not None
        assert kept.chairs == [Chair(PERSON, {"ada": Device()}), Chair("greedy")]
        assert store.notices.set_kinds("id", "ada", ["mail"], 5.0)
        assert [call.owner for call in store.notices.calls(10.0, 1.0)] == ["ada"]
        store.close()
    with work_in(database) as work:
        assert set(work.tables()) == set(TABLES)


def test_who_gave_no_name_before_is_marked(store: Store, database: str) -> None:
    """Before schema 7 only the name itself told."""
    table = example([])
    table.record.names = ["Player 1", "Selene", "Player 3'"]
    store.add_table(table, [0])
    with work_in(database) as work:
        work.run("UPDATE chairs SET nameless = 0")
        work.run("ALTER TABLE chairs DROP COLUMN nameless")
        work.run("UPDATE keys SET value = '6' WHERE name = 'schema'")
    again = Store(database)
    kept = again.get("id")
    again.close()
    assert kept is not None and [chair.nameless for chair in kept.chairs] == [True, False, True]


def test_bringing_over_is_whole_or_not_at_all(tmp_path: Path) -> None:
    """A file that cannot be brought over stays what it was."""
    path = tmp_path / "tables.sqlite"
    first_schema_file(path)
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE old_moves (id TEXT)")
        before = list(db.iterdump())
    with pytest.raises(DatabaseTrouble):
        Store(path)
    assert list(db.iterdump()) == before
    db.close()


def test_a_newer_database_is_refused(database: str) -> None:
    """With both numbers; and it stays as it is."""
    Store(database).close()
    with work_in(database) as work:
        work.run("UPDATE keys SET value = ? WHERE name = 'schema'", (str(SCHEMA + 1),))
        work.run("DROP TABLE talk")
    with pytest.raises(NewerSchema, match=f"schema is {SCHEMA + 1}, and this one knows {SCHEMA}"):
        Store(database)
    with work_in(database) as work:
        assert "talk" not in work.tables()


# addresses and connections


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:se/cret@localhost/tables",
        "postgresql://ada:se@cret@localhost/tables",
        "postgresql://ada:cret@[::1/tables",
        "postgresql://ada:se cret@localhost/tables",
        "postgresql://ada:se%cret@localhost/tables",
        "postgresql://ada:cret@localhost/tables?cret=1",
        "postgresql://ada:cret@127.0.0.1:1/tables",
        "mysql://ada:cret@localhost/tables",
    ],
)
def test_bad_addresses_are_told_without_the_password(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence and exit code 2, on the command line; no traceback."""
    assert main(["serve", "--port", "0", "--database", address]) == 2
    said = capsys.readouterr()
    assert "database" in said.err
    assert "cret" not in said.err + said.out
    assert "Traceback" not in said.err


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A sentence that names it."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    with pytest.raises(DatabaseTrouble, match="letter.txt"):
        Store(path)
    with pytest.raises(DatabaseTrouble, match="letter.txt"):
        Store(path / "below")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an extra: the error says how to get it."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "perilune.web.storage.postgresql", raising=False)
    with pytest.raises(BadAddress, match=r"pip install 'perilune\[postgresql\]'"):
        open_database("postgresql://localhost/tables")


def test_a_lost_connection_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was restarted meanwhile is not even noticed; one that is down is told; what was unfinished does not count."""
    monkeypatch.setattr("perilune.web.storage.postgresql._REST", 0)
    with private_server() as server:
        store = Store(server.new_database())
        store.add_table(example([Row(0, "a", "1")]), [1])
        server.stop()
        server.start()
        write(store, "id", 1, [Row(1, "b", "2")], [0])
        with pytest.raises(DatabaseTrouble, match="server"), store._database.transaction() as work:
            work.run("DELETE FROM moves")
            server.stop()
            work.run("DELETE FROM sitters")
        with pytest.raises(DatabaseTrouble, match="Is the PostgreSQL server up"):
            texts(store)
        server.start()
        assert texts(store) == ["a", "b"]
        store.close()


def test_no_error_quotes_a_row(store: Store) -> None:
    """PostgreSQL would tell the whole failing row, with the seed of the game in it."""
    store.add_table(example([]), [0])
    with pytest.raises(DatabaseTrouble) as caught:
        store.add_table(example([]), [0])
    error: BaseException | None = caught.value
    while error is not None:
        assert "seed" not in str(error)
        assert "(id)" not in str(error)
        error = error.__cause__ if error.__suppress_context__ else error.__context__


# tables in use


def test_play_and_take_back(client: TestClient) -> None:
    """Look, ask, move and undo; what the page shows is what is on disk."""
    table = open_table(client, BOXES[0], who_1="here", seats="2")
    store: Store = state_of(client).registry.store

    def rows() -> int:
        return len(store.get(table).record.rows)  # type: ignore[union-attr]

    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = rows()
        move = page.position["offers"][0]["move"]
        assert "You may do this now" in page.ask(move)["says"]
        page.move(move)
        assert rows() == before + 1
        page.say(do="undo", seat=page.position["seat"], number=page.position["number"])
        assert rows() == before


def test_disk_trouble_is_told_and_nothing_counts(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is refused with a sentence, and the page shows the position on disk."""
    table = open_table(client, BOXES[0], who_1="here", seats="2")

    def full(*_: object) -> None:
        raise DatabaseTrouble("The database cannot be used: database or disk is full.")

    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before, drawn = page.position, page.svg
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write_moves", full)
            move = before["offers"][0]["move"]
            assert "disk" in page.refused(do="move", seat=before["seat"], move=move, number=before["number"], sure=True)
        assert page.svg == drawn
        page.move(page.position["offers"][0]["move"])
        assert page.position["number"] > before["number"]


def test_tables_survive_a_restart(database: str, box_name: str) -> None:
    """The same position, the same seats, and on it goes; undo as before."""
    count = few(box_name)
    with new_client(database) as first:
        table = open_table(first, box_name, seats=str(count), **{f"who_{seat}": "here" for seat in range(count)})
        with at_table(first, table) as page:
            for _ in range(12):
                page.sit(page.position["deciders"][0])
                page.move(page.position["offers"][0]["move"])
            page.sit(before := page.position["seat"])
        with at_table(first, table) as page:
            page.sit(before)
            position, log, drawn = page.position, page.log, page.svg
        cookies = first.cookies
    with new_client(database) as second:
        second.cookies = cookies
        with at_table(second, table) as page:
            page.sit(before)
            assert (page.position, page.log, page.svg) == (position, log, drawn)
            page.sit(page.position["deciders"][0])
            page.move(page.position["offers"][0]["move"])
            assert page.position["number"] > position["number"]


def test_idle_tables_sleep_and_wake(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """More tables than may be awake: each is there again when somebody looks."""
    monkeypatch.setattr(registry, "MOST_AWAKE", 2)
    tables = [open_table(client, BOXES[0], who_1="here", seats="2", seed=str(number)) for number in range(5)]
    seen = []
    for table in tables + tables:
        with at_table(client, table) as page:
            seen.append(page.svg)
    assert seen[:5] == seen[5:]
    assert len(state_of(client).registry._awake) <= 3


def test_table_of_other_rules_can_only_be_looked_at(client: TestClient, database: str) -> None:
    """A record that today's rules do not follow opens, says where they part, and stays as it is."""
    table = open_table(client, BOXES[0], who_1="here", seats="2")
    with work_in(database) as work:
        work.run("UPDATE moves SET digest = 'other' WHERE table_id = ? AND number = 1", (table,))
    state_of(client).registry._awake.clear()
    with at_table(client, table) as page:
        assert "today's rules" in page.welcome["note"]
        seat = page.position["deciders"][0]
        page.sit(seat)
        move = page.position["offers"][0]["move"]
        says = page.refused(do="move", seat=seat, move=move, number=page.position["number"], sure=True)
        assert "only look at" in says


def test_table_of_a_box_that_is_gone(client: TestClient, database: str) -> None:
    """404, not 500; and the start page goes on."""
    table = open_table(client, BOXES[0])
    with work_in(database) as work:
        work.run("UPDATE tables SET box = 'lost_box'")
    state_of(client).registry._awake.clear()
    assert client.get(f"/table/{table}").status_code == 404
    assert client.post(f"/table/{table}/again").status_code == 404
    assert client.get("/").status_code == 200


def test_two_servers_at_one_table(database: str) -> None:
    """The one that has missed a move is refused, and then shows what the other one wrote."""
    with new_client(database) as first, new_client(database) as second:
        table = open_table(first, BOXES[0], who_1="here", seats="2")
        second.cookies = first.cookies
        with at_table(first, table) as one:
            one.sit(one.position["deciders"][0])
            with at_table(second, table) as two:
                two.sit(one.position["seat"])
                old = two.position
                one.move(one.position["offers"][0]["move"])
                move = old["offers"][-1]["move"]
                heard = two.say(do="move", seat=old["seat"], move=move, number=old["number"], sure=True)
                assert [frame["says"] for frame in heard if frame["type"] == "trouble"] in ([LATE], [])
                two.sit(one.position["seat"])
                assert two.svg == one.svg
                assert two.position["number"] == one.position["number"]


def test_bots_go_on_when_the_server_starts(database: str) -> None:
    """At a table that nobody looks at; a table that cannot be opened does not stop them."""
    game = box(BOXES[0])
    table = Table(game, game.settle(2, {}), "start")
    chairs = [Chair("random"), Chair("random")]
    store = Store(database)
    for id in ("gone", "here"):
        store.add_table(StoredTable(id, table.record, chairs), table.deciders())
    store.add_table(StoredTable("people", table.record, [Chair(PERSON), Chair(PERSON)]), table.deciders())
    assert sorted(store.waiting_for_bots()) == ["gone", "here"]
    store.close()
    with work_in(database) as work:
        work.run("UPDATE tables SET box = 'lost_box' WHERE id = 'gone'")
    with new_client(database) as client:
        kept: Store = state_of(client).registry.store
        for _ in range(600):
            if len(kept.get("here").record.rows) > len(table.record.rows):  # type: ignore[union-attr]
                break
            time.sleep(0.1)
        else:
            raise AssertionError("the bots sleep on")
        assert len(kept.get("people").record.rows) == len(table.record.rows)  # type: ignore[union-attr]
