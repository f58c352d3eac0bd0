"""A PostgreSQL database. Only imported when one is asked for, because psycopg is an extra.

Errors of the server can quote the address or whole rows, with passwords and seeds in them. So no error of psycopg gets out
of here: people and logs get its first sentence, and the password is taken out of that as well.
"""

import logging
import os
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Condition, Thread
from typing import Any, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict

from perilune.web.storage.database import BadAddress, DatabaseTrouble, Transaction, Values

log = logging.getLogger("perilune.web")

_PATIENCE = 10  # seconds for a statement, or for a server that has gone silent: a table must not hang
_CALL = 3  # seconds for a server that does not answer a new connection
_REST = 2  # seconds after that in which it is not called again
_ALONE = 8421  # the number of the lock for those who want to be alone
_CURSOR = "each"  # the name of the place in a long answer
_AT_ONCE = 1000  # rows of it
_HABITS = f"""
    SET synchronous_commit = on;
    SET statement_timeout = '{_PATIENCE}s';
    SET idle_in_transaction_session_timeout = '{_PATIENCE}s'
"""
_READING: LiteralString = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_UNREACHED = "The database cannot be used: it does not answer. Is the PostgreSQL server up?"
Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresqlDatabase:
    """A few connections to a server, one for each thread that uses it at the same time. A lost one is replaced."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._password = _password(address)
        self._idle: list[Connection] = []  # the list does its own locking
        self._silent_until = 0.0
        self._watch = _Watch()

    @contextmanager
    def transaction(self, alone: bool = False) -> Iterator[Transaction]:
        """Gives a Transaction; all or nothing. `alone`: no two of these run at once, whatever the process."""
        with self._begun("BEGIN") as tx:
            if alone:
                tx.run("SELECT pg_advisory_xact_lock(?)", (_ALONE,))
            yield tx

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        """Gives a Transaction that only reads: everything as it was when it began."""
        with self._begun(_READING) as tx:
            yield tx

    @contextmanager
    def snapshot(self) -> Iterator[Transaction]:
        """Gives a Transaction that only reads, for as long as it takes: everything as it was when it began."""
        with self._begun(_READING, limited=False) as tx:
            tx.run("SET LOCAL statement_timeout = 0")
            tx.run("SET LOCAL idle_in_transaction_session_timeout = 0")
            yield tx

    @contextmanager
    def _begun(self, how: LiteralString, limited: bool = True) -> Iterator[Transaction]:
        """A transaction, which takes as long as it takes if it is not limited."""
        try:
            with self._begin(how, limited) as db:
                try:
                    yield _PostgresqlTransaction(db)
                    db.execute("COMMIT")
                except BaseException:
                    _give_up(db)
                    raise
        except psycopg.Error as error:
            raise DatabaseTrouble(self.say(error)) from None

    @contextmanager
    def _begin(self, how: LiteralString, limited: bool) -> Iterator[Connection]:
        """A connection on which a transaction has begun."""
        while True:
            fresh = not self._idle
            db = self.connect() if fresh else self._idle.pop()
            with self.watched(db, limited):
                try:
                    db.execute(how)
                except psycopg.OperationalError:
                    db.close()  # the server was restarted in the meantime; nothing has been done yet, so another connection will do
                    if fresh:
                        raise
                    continue
                try:
                    yield db
                finally:
                    if not db.closed:
                        self._idle.append(db)
                return

    def watched(self, db: Connection, limited: bool = True) -> AbstractContextManager[None]:
        """While a connection is used: a server that is silent for too long is hung up on."""
        return self._watch.over(db, _PATIENCE + 1) if limited else nullcontext()

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()

    def connect(self) -> Connection:
        """A new connection, for whoever closes it."""
        if time.monotonic() < self._silent_until:
            raise DatabaseTrouble(_UNREACHED)
        try:
            db: Connection = psycopg.connect(
                self._address,
                autocommit=True,
                connect_timeout=_CALL,
                keepalives_idle=_PATIENCE,
                tcp_user_timeout=_PATIENCE * 1000,
                application_name="perilune",
            )
        except psycopg.OperationalError as error:
            self._silent_until = time.monotonic() + _REST
            log.warning("PostgreSQL: %s", self.say(error))
            raise DatabaseTrouble(_UNREACHED) from None
        db.execute(_HABITS)
        return db

    def say(self, error: psycopg.Error) -> str:
        """What people may know of an error."""
        says = error.diag.message_primary or (str(error).splitlines() or [type(error).__name__])[0]
        if self._password:
            says = says.replace(self._password, "***")
        cure = " Is the PostgreSQL server up?" if isinstance(error, psycopg.OperationalError) else ""
        return f"The database cannot be used: {says.rstrip('.')}.{cure}"


def _give_up(db: Connection) -> None:
    """Nothing of this transaction counts. A connection that cannot even roll back is closed, which does the same."""
    try:
        db.execute("ROLLBACK")
    except psycopg.Error:
        db.close()


class _Watch:
    """Hangs up on a server that has been silent for too long. The server's own time limits do not help when it has stopped."""

    def __init__(self) -> None:
        self._until: dict[Connection, float] = {}
        self._changed = Condition()
        self._thread: Thread | None = None

    @contextmanager
    def over(self, db: Connection, patience: float) -> Iterator[None]:
        """Watch this connection, and allow it so many seconds."""
        with self._changed:
            self._until[db] = time.monotonic() + patience
            if self._thread is None:
                self._thread = Thread(target=self._run, name="database watch", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._changed:
                del self._until[db]

    def _run(self) -> None:
        """Look every second, as long as there is something to look at."""
        with self._changed:
            while self._until:
                for db, until in self._until.items():
                    if time.monotonic() > until:
                        _hang_up(db)
                self._changed.wait(1)
            self._thread = None


def _hang_up(db: Connection) -> None:
    """Whoever waits for an answer on this connection waits no longer."""
    try:
        with socket.socket(fileno=os.dup(db.pgconn.socket)) as line:
            line.shutdown(socket.SHUT_RDWR)
    except (OSError, psycopg.Error):
        pass  # it has just been closed


class _PostgresqlTransaction:
    def __init__(self, db: Connection) -> None:
        self._db = db

    def run(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        cursor = self._db.execute(_marks(sql), values)
        return cursor.fetchall() if cursor.description else []

    def run_many(self, sql: str, rows: Sequence[Values]) -> None:
        with self._db.cursor() as cursor:
            cursor.executemany(_marks(sql), rows)

    def tables(self) -> set[str]:
        return {name for (name,) in self.run("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")}

    def each(self, sql: str) -> Iterator[tuple[Any, ...]]:
        with self._db.cursor(_CURSOR) as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(_marks(sql))

    def columns(self, table: str) -> list[str]:
        where = "table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
        return [name for (name,) in self.run(f"SELECT column_name FROM information_schema.columns WHERE {where}", (table,))]

    def damage(self) -> list[str]:
        return []  # PostgreSQL refuses to read a damaged page, and says so


def _marks(sql: str) -> bytes:
    """The statement with psycopg's marks for values."""
    return sql.replace("?", "%s").encode()


def _password(address: str) -> str:
    """The password in the address, if there is one. An address that can be misread is refused."""
    try:
        parts = {name: str(value) for name, value in conninfo_to_dict(address).items()}
    except psycopg.Error:
        parts = {"port": "none"}
    port = parts.get("port", "5432").replace(",", "")
    if not port.isdecimal() or "@" in parts.get("host", "") + parts.get("dbname", ""):
        raise BadAddress(
            "The address of the database cannot be read. Write postgresql://USER:PASSWORD@HOST:PORT/NAME,"
            " and characters like / @ : % in the password as %2F %40 %3A %25."
        )
    return parts.get("password", "")
