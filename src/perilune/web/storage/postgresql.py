"""A PostgreSQL database. Only imported when one is asked for, because psycopg is an extra.

Errors of the server can quote the address or whole rows, with passwords and seeds in them. So no error of psycopg gets out
of here: people and logs get its first sentence, and the password is taken out of that as well.
"""

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
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
_UNREACHED = "The database cannot be used: it does not answer. Is the PostgreSQL server up?"
_Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresqlDatabase:
    """One connection to a server. When it is lost, the next transaction makes another one."""

    def __init__(self, address: str) -> None:
        self._lock = Lock()
        self._address = address
        self._password = _password(address)
        self._db: _Connection | None = None
        self._silent_until = 0.0

    @contextmanager
    def transaction(self, alone: bool = False) -> Iterator[Transaction]:
        """Gives a Transaction; all or nothing. `alone`: no two of these run at once, whatever the process."""
        with self._lock:
            try:
                db = self._begin()
                try:
                    tx = _PostgresqlTransaction(db)
                    if alone:
                        tx.run("SELECT pg_advisory_xact_lock(?)", (_ALONE,))
                    yield tx
                    db.execute("COMMIT")
                except BaseException:
                    self._give_up(db)
                    raise
            except psycopg.Error as error:
                raise DatabaseTrouble(self._say(error)) from None

    @contextmanager
    def snapshot(self) -> Iterator[Transaction]:
        """Gives a Transaction that only reads, for as long as it takes: everything as it was when it began."""
        with self._lock:
            try:
                db = self._begin("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                try:
                    db.execute("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
                    yield _PostgresqlTransaction(db)
                finally:
                    self._give_up(db)
            except psycopg.Error as error:
                raise DatabaseTrouble(self._say(error)) from None

    def close(self) -> None:
        with self._lock:
            if self._db is not None:
                self._db.close()

    def _begin(self, how: LiteralString = "BEGIN") -> _Connection:
        if self._db is not None:
            try:
                self._db.execute(how)
                return self._db
            except psycopg.OperationalError:
                self._db.close()  # the server was restarted in the meantime; nothing has been done yet, so a new connection will do
                self._db = None
        self._db = self._connect()
        self._db.execute(how)
        return self._db

    def _connect(self) -> _Connection:
        if time.monotonic() < self._silent_until:
            raise DatabaseTrouble(_UNREACHED)
        try:
            db: _Connection = psycopg.connect(
                self._address,
                autocommit=True,
                connect_timeout=_CALL,
                keepalives_idle=_PATIENCE,
                tcp_user_timeout=_PATIENCE * 1000,
                application_name="perilune",
            )
        except psycopg.OperationalError as error:
            self._silent_until = time.monotonic() + _REST
            log.warning("PostgreSQL: %s", self._say(error))
            raise DatabaseTrouble(_UNREACHED) from None
        db.execute(_HABITS)
        return db

    def _give_up(self, db: _Connection) -> None:
        """Nothing of this transaction counts. A connection that cannot even roll back is closed, which does the same."""
        try:
            db.execute("ROLLBACK")
        except psycopg.Error:
            db.close()

    def _say(self, error: psycopg.Error) -> str:
        says = error.diag.message_primary or (str(error).splitlines() or [type(error).__name__])[0]
        if self._password:
            says = says.replace(self._password, "***")
        cure = " Is the PostgreSQL server up?" if isinstance(error, psycopg.OperationalError) else ""
        return f"The database cannot be used: {says.rstrip('.')}.{cure}"


class _PostgresqlTransaction:
    def __init__(self, db: _Connection) -> None:
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
