"""Backups: all that a database holds, in one file. It is an SQLite file with the tables of the schema, whatever the database was,
so it can be restored into any other one, and a server could even run on it.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from perilune.core.errors import PeriluneError
from perilune.web.storage.check import Report, check
from perilune.web.storage.database import Database, DatabaseTrouble, SqliteDatabase, Transaction, is_file, open_database
from perilune.web.storage.schema import SCHEMA, TABLES, prepare, refuse_newer, schema_of

_AT_ONCE = 500  # rows that are copied together


class BackupTrouble(PeriluneError):
    """A backup cannot be written or restored. Nothing has changed."""


def write_backup(address: str | Path, file: Path) -> Report:
    """Write all that the database holds at this moment to a new file; others can go on playing. Returns what is in it."""
    if file.exists():
        raise BackupTrouble(f"{file} already exists, and a backup never replaces a file. Choose another name.")
    with open_existing(address) as source, _workplace(file.parent) as folder:
        copy = folder / "backup"
        if isinstance(source, SqliteDatabase):
            source.copy_to(copy)
        else:
            refuse_older(source)
            with closing(SqliteDatabase(copy)) as target:
                _fill(source, target)
        report = _brought_up_to_date(copy)
        _finish(copy, file)
    return report


def restore_backup(file: Path, address: str | Path) -> Report:
    """Put all that is in the file into an empty database: everything or nothing. Returns what was in it."""
    if not file.is_file():
        raise BackupTrouble(f"There is no file {file}. Choose one that `perilune backup` has written.")
    with _workplace() as folder:
        copy = folder / "backup"  # the file itself stays as it is, even if it is of an older schema
        try:
            with closing(_connect_to_read(file)) as backup, closing(sqlite3.connect(copy)) as opened:
                backup.backup(opened)
            report = _brought_up_to_date(copy)
        except (sqlite3.Error, DatabaseTrouble) as error:
            raise BackupTrouble(
                f"{file} is not a backup, or it is damaged: {str(error).rstrip('.')}. Choose another one."
            ) from error
        with closing(SqliteDatabase(copy)) as source, closing(open_database(address)) as target:
            _fill(source, target)
    return report


@contextmanager
def open_existing(address: str | Path) -> Iterator[Database]:
    """A database that a server has made: never a new one."""
    if is_file(address) and not Path(address).is_file():
        raise DatabaseTrouble(f"There is no database {address}. Use --database to name the one that the server uses.")
    with closing(open_database(address)) as database:
        with database.snapshot() as tx:
            number = schema_of(tx)
        refuse_newer(number)
        if number == 0:
            raise DatabaseTrouble("This database has no Perilune tables. Use --database to name the one that the server uses.")
        yield database


def refuse_older(database: Database) -> None:
    """Refuse a database that does not have today's tables yet."""
    with database.snapshot() as tx:
        number = schema_of(tx)
    if number < SCHEMA:
        raise DatabaseTrouble(
            f"This database was made by an older Perilune: its schema is {number}, and this one's is {SCHEMA}."
            " Start `perilune serve` with it once to bring it up to date."
        )


def _connect_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _workplace(beside: Path | None = None) -> Iterator[Path]:
    """A folder that only we can read, which goes away afterwards; on the disk of another folder, if that is given."""
    try:
        folder = TemporaryDirectory(prefix="perilune-backup-", dir=beside)
    except OSError as error:
        raise BackupTrouble(f"{error.strerror}: {beside or 'the folder for temporary files'}. Choose another folder.") from error
    with folder as name:
        yield Path(name)


def _fill(source: Database, target: Database) -> None:
    """Copy everything into an empty database."""
    with source.snapshot() as old, target.transaction(alone=True) as new:
        if new.tables() & set(TABLES):
            raise BackupTrouble(
                "The database already has Perilune tables, and a backup replaces nothing."
                " Choose a new file, or make a new, empty PostgreSQL database."
            )
        prepare(new)
        new.run("DELETE FROM keys")
        _copy_rows(old, new)


def _copy_rows(old: Transaction, new: Transaction) -> None:
    """Copy every row of every table of the schema."""
    for table in TABLES:
        columns = new.columns(table)
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        for rows in _batches(old.each(f"SELECT {names} FROM {table}")):
            new.run_many(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)


def _batches(rows: Iterable[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    left = iter(rows)
    while batch := list(islice(left, _AT_ONCE)):
        yield batch


def _brought_up_to_date(file: Path) -> Report:
    """Give a copy the tables of today's schema, and check it."""
    with closing(SqliteDatabase(file)) as copy:
        with copy.transaction() as tx:
            if schema_of(tx) == 0:
                raise DatabaseTrouble("it has no Perilune tables")
            prepare(tx)
        return check(copy)


def _finish(copy: Path, file: Path) -> None:
    """Leave one file, with nothing in others beside it, on disk and under its name."""
    with closing(sqlite3.connect(copy)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    try:
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        file.touch(0o600, exist_ok=False)  # the name is ours; a renaming alone would replace what somebody else wrote meanwhile
        copy.replace(file)
    except OSError as error:
        raise BackupTrouble(f"{file} cannot be written: {error.strerror}. Choose another name.") from error
