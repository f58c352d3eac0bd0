"""LISTEN, NOTIFY and advisory locks of PostgreSQL, each over a connection of its own.

A notice is sent outside the transaction that wrote what it tells of: a transaction with a notice holds a lock over the whole
PostgreSQL server while it commits. The connections must reach PostgreSQL itself, not a pool that shares them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from threading import Lock

import psycopg

from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.postgresql import Connection, PostgresqlDatabase


class PostgresqlChannel:
    """The way to the other servers at one PostgreSQL database, or at one schema of it."""

    alone = False

    def __init__(self, address: str) -> None:
        self._database = PostgresqlDatabase(address)
        self._lines: dict[str, Connection] = {}
        self._turns = {use: Lock() for use in ("send", "listen", "lock")}  # each connection is used by one thread at a time
        self._place = ""  # the database and schema of the tables
        self._closed = False

    def send(self, texts: list[str]) -> None:
        """Tell all servers, in one transaction."""
        with self._line("send") as db, self._database.watched(db):
            db.execute("SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said", (self._name, texts))

    def listen(self, seconds: float) -> list[str] | None:
        """What was told since the last call; None after the line was lost."""
        new = "listen" not in self._lines
        with self._line("listen") as db:
            if new:
                db.execute(f'LISTEN "{self._name}"'.encode())
                return None
            return [notice.payload for notice in db.notifies(timeout=seconds, stop_after=1)]

    def take(self, name: str) -> bool:
        """Take a lock, which is held until it is given back or the connection ends."""
        with self._line("lock") as db, self._database.watched(db):
            found = db.execute("SELECT pg_try_advisory_lock(%s)", (self._key(name),)).fetchone()
        return found is not None and bool(found[0])

    def give(self, name: str) -> None:
        """Give a lock back. If the connection was lost, it is free already."""
        if "lock" in self._lines:
            with self._line("lock") as db, self._database.watched(db):
                db.execute("SELECT pg_advisory_unlock(%s)", (self._key(name),))

    def close(self) -> None:
        """Close the connections."""
        self._closed = True
        for use, turn in self._turns.items():
            with turn:
                line = self._lines.pop(use, None)
                if line is not None:
                    line.close()

    @contextmanager
    def _line(self, use: str) -> Iterator[Connection]:
        """The connection for this use. One that fails is dropped, and the next call makes another one."""
        with self._turns[use]:
            if self._closed:
                raise DatabaseTrouble("The server is stopping.")
            if use not in self._lines:
                self._lines[use] = self._connect()
            try:
                yield self._lines[use]
            except psycopg.Error as error:
                self._lines.pop(use).close()
                raise DatabaseTrouble(self._database.say(error)) from None

    def _connect(self) -> Connection:
        db = self._database.connect()
        try:
            found = db.execute("SELECT current_schema()").fetchone()
        except psycopg.Error as error:
            db.close()
            raise DatabaseTrouble(self._database.say(error)) from None
        self._place = str(found[0]) if found else ""
        return db

    @property
    def _name(self) -> str:
        """What the texts are told under: other schemas of the database have tables of their own."""
        return f"perilune {self._place}".replace('"', "")[:60]

    def _key(self, name: str) -> int:
        digest = sha256(f"{self._place}/{name}".encode()).digest()
        return int.from_bytes(digest[:8], "big", signed=True)
