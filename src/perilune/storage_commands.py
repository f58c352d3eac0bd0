"""`perilune backup`, `restore` and `check`: a server's tables, kept well. All of them work while the server runs."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import Any

from perilune.arguments import home
from perilune.core.errors import PeriluneError
from perilune.core.reopen import reopen
from perilune.web.packs import Packs
from perilune.web.storage.backup import open_existing, refuse_older, restore_backup, write_backup
from perilune.web.storage.check import check
from perilune.web.storage.model import StoredTable
from perilune.web.storage.store import Store

MOST_TOLD = 100  # findings


def add_storage(commands: Any) -> None:
    """Tell the command line about them."""
    backup = commands.add_parser("backup", help="write all tables to a file while the server runs")
    backup.add_argument("file", type=Path, help="a file that is not there yet")
    _add_database(backup)
    backup.set_defaults(run=_backup)

    restore = commands.add_parser("restore", help="put the tables of a backup into an empty database")
    restore.add_argument("file", type=Path, help="a file that `perilune backup` has written")
    _add_database(restore)
    restore.set_defaults(run=_restore)

    checking = commands.add_parser("check", help="read all tables and say whether anything is missing or damaged")
    checking.add_argument("--replay", action="store_true", help="replay every game as well, and compare every position")
    checking.add_argument("--packs", type=Path, default=None, metavar="FOLDER", help="the content packs of the server")
    _add_database(checking)
    checking.set_defaults(run=_check)


def _add_database(command: argparse.ArgumentParser) -> None:
    where = "a file or postgresql://USER@HOST/NAME, as for `perilune serve` (a file in your data folder)"
    command.add_argument("--database", default=home() / "tables.sqlite", metavar="WHERE", help=where)


def _backup(given: argparse.Namespace) -> int:
    report = write_backup(given.database, given.file)
    print(
        f"The backup is in {given.file}: {report.say()}. Keep it as secret as the database: it holds every seed and the server's key."
    )
    return _tell(report.findings)


def _restore(given: argparse.Namespace) -> int:
    report = restore_backup(given.file, given.database)
    print(f"Everything in {given.file} is restored: {report.say()}.")
    return _tell(report.findings)


def _check(given: argparse.Namespace) -> int:
    with open_existing(given.database) as database:
        refuse_older(database)
        report = check(database)
    findings = report.findings
    if given.replay:
        findings = findings + _replay(given.database, report.tables, Packs(given.packs))
    print(f"Checked {report.say()}. {'Nothing is wrong.' if not findings else f'Wrong: {len(findings):,}.'}")
    return _tell(findings)


def _replay(address: str | Path, tables: list[str], packs: Packs) -> list[str]:
    """What does not replay, although the rules and the content are those that it was played with."""
    with closing(Store(address)) as store:
        return [finding for table in tables if (stored := store.get(table)) and (finding := _parted(stored, packs))]


def _parted(stored: StoredTable, packs: Packs) -> str:
    record = stored.record
    try:
        game = packs.game(record.box, stored.pack)
        opened = reopen(game, record)
    except PeriluneError as error:
        return f"Table {stored.id}: it cannot be opened. {error}"
    same = (record.rules, record.content) == (game.rules_version, game.content_digest)
    return f"Table {stored.id}: it does not replay. {opened.why}" if same and opened.parted >= 0 else ""


def _tell(findings: list[str]) -> int:
    for finding in findings[:MOST_TOLD]:
        print(finding)
    if len(findings) > MOST_TOLD:
        print(f"And {len(findings) - MOST_TOLD:,} more.")
    return 1 if findings else 0
