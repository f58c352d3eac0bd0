"""Whether a database still holds what was written to it: every table whole, every row in its place."""

import json
from dataclasses import dataclass
from typing import Any

from perilune.core.chance import CHANCE
from perilune.web.storage.database import Database, Transaction

_NUMBERED = {"moves": "moves", "talk": "lines of talk", "audit": "lines of the audit"}
_OF_TABLES = ("chairs", "sitters", "moves", "talk", "audit", "bans", "results", "history", "calls")


@dataclass(frozen=True)
class Report:
    """What a check has found: the tables that it has read, how many moves they have, and a sentence for each thing that is wrong."""

    tables: list[str]
    moves: int
    findings: list[str]

    def say(self) -> str:
        """What was read."""
        many = "1 table" if len(self.tables) == 1 else f"{len(self.tables):,} tables"
        return f"{many} with {self.moves:,} moves"


def check(database: Database) -> Report:
    """Read everything, as it is at one moment. Nobody who plays waits for it."""
    with database.snapshot() as tx:
        findings = [f"The file is damaged: {says}." for says in tx.damage()]
        seats, wrong = _heads(tx)
        findings += wrong + _chairs(tx, seats) + _strangers(tx) + _orphans(tx)
        for kind, called in _NUMBERED.items():
            findings += _gaps(tx, kind, called)
        if not tx.run("SELECT 1 FROM keys WHERE name = 'seal' AND value <> ''"):
            findings.append("The key that signs cookies and links is gone: nobody can come back to their seat.")
        moves = tx.run("SELECT count(*) FROM moves")[0][0]
    return Report(list(seats), int(moves), findings)


def _heads(tx: Transaction) -> tuple[dict[str, int], list[str]]:
    """The number of seats of each table, and what is wrong with what it was opened with."""
    seats: dict[str, int] = {}
    findings = []
    for id, count, options, names, start, waits in tx.each(
        "SELECT id, seats, options, names, start, waits FROM tables ORDER BY id"
    ):
        seats[id] = count
        read = [_read(text) for text in (options, names, start, waits)]
        if not _fit(count, *read):
            findings.append(f"Table {id}: what it was opened with cannot be read.")
    return seats, findings


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return ValueError


def _fit(count: int, options: Any, names: Any, start: Any, waits: Any) -> bool:
    named = isinstance(names, list) and len(names) == count and all(isinstance(name, str) for name in names)
    waited = isinstance(waits, list) and all(seat in range(count) for seat in waits)
    return named and waited and isinstance(options, dict) and (start is None or isinstance(start, dict))


def _chairs(tx: Transaction, seats: dict[str, int]) -> list[str]:
    """Tables that have not one chair for each seat."""
    there: dict[str, list[int]] = {id: [] for id in seats}
    for id, seat in tx.each("SELECT table_id, seat FROM chairs ORDER BY table_id, seat"):
        there.setdefault(id, []).append(seat)
    return [
        f"Table {id}: it has {count} seats, and the chairs {', '.join(map(str, there[id])) or 'are gone'}."
        for id, count in seats.items()
        if there[id] != list(range(count))
    ]


def _strangers(tx: Transaction) -> list[str]:
    """Moves and browsers of seats that a table does not have."""
    moved = tx.run(
        "SELECT m.table_id, m.number, m.seat FROM moves m JOIN tables t ON t.id = m.table_id"
        " WHERE m.seat >= t.seats OR m.seat < ? ORDER BY m.table_id, m.number",
        (CHANCE,),
    )
    sat = tx.run(
        "SELECT s.table_id, s.seat FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.seat >= t.seats OR s.seat < 0 ORDER BY 1, 2"
    )
    return [f"Table {id}: move {number} is of seat {seat}, which it does not have." for id, number, seat in moved] + [
        f"Table {id}: somebody sits on seat {seat}, which it does not have." for id, seat in sat
    ]


def _orphans(tx: Transaction) -> list[str]:
    """Rows of tables that are not there."""
    findings = []
    for kind in _OF_TABLES:
        found = tx.run(f"SELECT count(*) FROM {kind} WHERE table_id NOT IN (SELECT id FROM tables)")[0][0]
        if found:
            findings.append(f"{found} rows of {kind} belong to a table that is not there.")
    return findings


def _gaps(tx: Transaction, kind: str, called: str) -> list[str]:
    """Tables of which rows are missing: numbers begin with 0 and have no gap."""
    counted = f"SELECT table_id, count(*) AS many, min(number) AS low, max(number) AS high FROM {kind} GROUP BY table_id"
    found = tx.run(f"SELECT table_id, many, high FROM ({counted}) AS n WHERE low <> 0 OR high <> many - 1 ORDER BY table_id")
    return [f"Table {id}: {called} are missing: there are {many}, and the last has number {high}." for id, many, high in found]
