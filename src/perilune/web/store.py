"""The store: what a table was opened with, who sits where, and its moves. Nothing that can be computed."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from perilune.core.record import Record, Row

PERSON = "person"

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    box TEXT NOT NULL,
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    names TEXT NOT NULL,
    start TEXT NOT NULL,
    created REAL NOT NULL,
    ended INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX IF NOT EXISTS chairs_by_owner ON chairs (owner);
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Chair:
    """Who plays a seat: PERSON or the name of a bot; and the hash of the secret of the browser that may move for it."""

    player: str
    owner: str


@dataclass(frozen=True)
class Kept:
    """A table as the store keeps it."""

    id: str
    record: Record
    chairs: list[Chair]


@dataclass(frozen=True)
class Line:
    """A table in a list of tables."""

    id: str
    box: str
    names: list[str]
    created: float
    ended: bool


class Store:
    """Tables in one SQLite file. A write is on disk when its method returns."""

    def __init__(self, path: str | Path) -> None:
        self._lock = Lock()
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.executescript(_SCHEMA)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")

    def add(self, kept: Kept) -> None:
        """Keep a new table, with the moves that chance has made already."""
        r = kept.record
        plain = [json.dumps(part) for part in (r.options, r.names, r.start)]
        head = (kept.id, r.box, r.rules, r.content, r.seats, plain[0], r.seed, plain[1], plain[2], time.time(), 0)
        with self._transaction() as db:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", head)
            chairs = [(kept.id, seat, chair.player, chair.owner) for seat, chair in enumerate(kept.chairs)]
            db.executemany("INSERT INTO chairs VALUES (?, ?, ?, ?)", chairs)
            _insert(db, kept.id, 0, r.rows)

    def write(self, table: str, first: int, rows: list[Row], ended: bool) -> None:
        """Let these rows stand from number `first` on, in place of what stood there."""
        with self._transaction() as db:
            db.execute("DELETE FROM moves WHERE table_id = ? AND number >= ?", (table, first))
            _insert(db, table, first, rows)
            db.execute("UPDATE tables SET ended = ? WHERE id = ?", (int(ended), table))

    def get(self, table: str) -> Kept | None:
        """The table of this id, if there is one."""
        with self._lock:
            head = self._db.execute(
                "SELECT box, rules, content, seats, options, seed, names, start FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if head is None:
                return None
            chairs = self._db.execute("SELECT player, owner FROM chairs WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
            moves = self._db.execute(
                "SELECT seat, text, digest FROM moves WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
        box, rules, content, seats, options, seed, names, start = head
        rows = [Row(seat, text, digest) for seat, text, digest in moves]
        record = Record(box, rules, content, seats, json.loads(options), seed, json.loads(names), rows, json.loads(start))
        return Kept(table, record, [Chair(player, owner) for player, owner in chairs])

    def of_owner(self, owner: str, limit: int) -> list[Line]:
        """The newest tables at which this browser sits, those that go on first. The chairs of bots have no owner."""
        if not owner:
            return []
        with self._lock:
            found = self._db.execute(
                "SELECT id, box, names, created, ended FROM tables"
                " WHERE id IN (SELECT table_id FROM chairs WHERE owner = ?) ORDER BY ended, created DESC LIMIT ?",
                (owner, limit),
            ).fetchall()
        return [Line(table, box, json.loads(names), created, bool(ended)) for table, box, names, created, ended in found]

    def count(self) -> int:
        """How many tables are kept; also shows that the store answers."""
        with self._lock:
            return int(self._db.execute("SELECT count(*) FROM tables").fetchone()[0])

    def close(self) -> None:
        with self._lock:
            self._db.close()


def _insert(db: sqlite3.Connection, table: str, first: int, rows: list[Row]) -> None:
    numbered = [(table, number, row.seat, row.text, row.digest) for number, row in enumerate(rows, first)]
    db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", numbered)
