"""The databases that a store can live in. All SQL is in the store; here is only how to reach a database and what a transaction is."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from perilune.core.errors import PeriluneError
from perilune.web.metrics import Durations

Values = Sequence[Any]

PATIENCE = 5.0  # seconds that a write waits for others
_BUSY = "The database cannot be used: another program has it locked. Try again in a moment."


class DatabaseTrouble(PeriluneError):
    """The database does not answer or cannot write. Nothing of the transaction counts."""


class BadAddress(PeriluneError):
    """There can be no database at this address. The text does not repeat it: it may contain a password."""


class Transaction(Protocol):
    """What can be done within one transaction."""

    def run(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Run one statement, with a question mark for each value, and return its rows, if it has any."""

    def run_many(self, sql: str, rows: Sequence[Values]) -> None:
        """Run one statement for each of the rows."""

    def each(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """The rows of a statement, one after the other: there may be more of them than memory."""

    def tables(self) -> set[str]:
        """The names of the tables that are there."""

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""

    def damage(self) -> list[str]:
        """What the database itself finds wrong with its files, as far as it can tell."""


class Database(Protocol):
    """A place for tables. A transaction that ends well is on disk."""

    def transaction(self, alone: bool = False) -> AbstractContextManager[Transaction]:
        """Gives a Transaction; all or nothing. `alone`: no two of these run at once, whatever the process."""

    def reading(self) -> AbstractContextManager[Transaction]:
        """Gives a Transaction that only reads, and soon. It takes no lock: it never waits for those who write."""

    def snapshot(self) -> AbstractContextManager[Transaction]:
        """Gives a Transaction that only reads: everything as it is at this moment, however long it takes. Nobody waits for it."""

    def close(self) -> None:
        """Let go of the database."""


def is_file(address: str | Path) -> bool:
    """Whether this is the path of an SQLite file."""
    return "://" not in str(address)


def open_database(address: str | Path) -> Database:
    """The database at this address: postgresql://..., or the path of an SQLite file."""
    if is_file(address):
        return SqliteDatabase(Path(address))
    return open_postgresql(address)


def open_postgresql(address: str | Path) -> Database:
    """The PostgreSQL database at this address; BadAddress if there can be none."""
    scheme = str(address).partition("://")[0]
    if scheme not in ("postgresql", "postgres"):
        raise BadAddress(f"Perilune cannot use databases of the kind {scheme}://. Give a file or postgresql://USER@HOST/NAME.")
    try:
        from perilune.web.storage.postgresql import PostgresqlDatabase
    except ImportError as error:
        raise BadAddress(f"PostgreSQL needs psycopg ({error}). Install it: pip install 'perilune[postgresql]'.") from error
    return PostgresqlDatabase(str(address))


class MeasuredDatabase:
    """A database of which every transaction is measured."""

    def __init__(self, database: Database, seconds: Durations) -> None:
        self._database = database
        self._seconds = seconds

    @contextmanager
    def transaction(self, alone: bool = False) -> Iterator[Transaction]:
        """Gives a Transaction; all or nothing."""
        with self._seconds.measured(), self._database.transaction(alone) as tx:
            yield tx

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        """Gives a Transaction that only reads."""
        with self._seconds.measured(), self._database.reading() as tx:
            yield tx

    def close(self) -> None:
        self._database.close()


class SqliteDatabase:
    """One SQLite file, in WAL mode, synchronous to the disk. One connection writes; each reader has one of its own, which never waits."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = Lock()
        self._db = self._open()
        self._idle: list[sqlite3.Connection] = []  # connections of readers that have read
        self._closed = False

    def _open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(0o600)  # it contains what is hidden in every game, and the key that signs links
            db = sqlite3.connect(self._path, PATIENCE, isolation_level=None, check_same_thread=False)
            _use_wal(db)
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
        except (OSError, sqlite3.Error) as error:
            raise DatabaseTrouble(f"The database {self._path} cannot be opened: {error}. Choose another file.") from error
        return db

    @contextmanager
    def transaction(self, alone: bool = False) -> Iterator[Transaction]:
        """Gives a Transaction. SQLite lets only one write at a time, so each is alone."""
        if not self._writing.acquire(timeout=PATIENCE):
            raise DatabaseTrouble(_BUSY)
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield _SqliteTransaction(self._db)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise DatabaseTrouble(_say(error)) from error
        finally:
            self._writing.release()

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        """Gives a Transaction that only reads. In WAL mode others can write meanwhile."""
        if self._closed:
            raise DatabaseTrouble("The database cannot be used: it is closed.")
        try:
            db = self._idle.pop()  # the list does its own locking
        except IndexError:
            db = self._open()
        try:
            db.execute("BEGIN")
            try:
                yield _SqliteTransaction(db)
            finally:
                db.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise DatabaseTrouble(f"The database cannot be read: {error}.") from error
        finally:
            self._idle.append(db)
            if self._closed:
                self._close_idle()

    snapshot = reading

    def copy_to(self, file: Path) -> None:
        """Write all of it, as it is at this moment, to a new file that only its owner can read. Others can go on writing."""
        with self._writing:
            try:
                file.touch(0o600)
                with closing(sqlite3.connect(file)) as copy:
                    self._db.backup(copy)
            except (OSError, sqlite3.Error) as error:
                raise DatabaseTrouble(f"The database cannot be copied: {error}. Is the disk full?") from error

    def close(self) -> None:
        with self._writing:
            self._closed = True
            self._db.close()
            self._close_idle()

    def _close_idle(self) -> None:
        while self._idle:
            self._idle.pop().close()


def _use_wal(db: sqlite3.Connection) -> None:
    """Write to a log first. While another program changes a new file to this, SQLite refuses at once instead of waiting."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _say(error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return _BUSY
    cure = " Is the disk full?" if isinstance(error, sqlite3.OperationalError) else ""
    return f"The database cannot be used: {error}.{cure}"


class _SqliteTransaction:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def run(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        return self._db.execute(sql, values).fetchall()

    def run_many(self, sql: str, rows: Sequence[Values]) -> None:
        self._db.executemany(sql, rows)

    def tables(self) -> set[str]:
        return {name for (name,) in self.run("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def each(self, sql: str) -> Iterator[tuple[Any, ...]]:
        return iter(self._db.execute(sql))

    def columns(self, table: str) -> list[str]:
        return [name for (name,) in self.run("SELECT name FROM pragma_table_info(?)", (table,))]

    def damage(self) -> list[str]:
        return [says for (says,) in self.run("PRAGMA integrity_check") if says != "ok"]
