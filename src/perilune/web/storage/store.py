"""The store: what a table was opened with, who sits where, its moves and its talk. Nothing that can be computed,
except two things that lists of tables need without waking them: whom a table waits for, and since when.
"""

import json
import secrets
import time
from pathlib import Path
from typing import Any

from perilune.core.game import Result
from perilune.core.record import Record, Row
from perilune.web.metrics import DATABASE
from perilune.web.storage.database import DatabaseTrouble, MeasuredDatabase, Transaction, open_database
from perilune.web.storage.model import PERSON, AuditLine, Chair, Device, StoredTable, TableSummary, TalkLine
from perilune.web.storage.retention import Retention, delete_table, outdated
from perilune.web.storage.schema import prepare

_SUMMARY = "id, box, names, created, moved, waits, listed, password, deal, host"


class Store:
    """Tables in one database. What a method wrote is on disk when it returns."""

    def __init__(self, address: str | Path) -> None:
        self._database = MeasuredDatabase(open_database(address), DATABASE)
        with self._database.transaction(alone=True) as tx:
            prepare(tx)
            tx.run("INSERT INTO keys VALUES ('seal', ?) ON CONFLICT DO NOTHING", (secrets.token_hex(32),))
            self.key = str(tx.run("SELECT value FROM keys WHERE name = 'seal'")[0][0])  # signs the links of this server

    # tables

    def add_table(self, stored: StoredTable, waits: list[int]) -> None:
        """Store a new table, with the moves that chance has already made."""
        r = stored.record
        options, names, start = (json.dumps(part) for part in (r.options, r.names, r.start))
        now = time.time()
        with self._database.transaction() as tx:
            tx.run(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (stored.id, r.box, stored.pack, r.rules, r.content, r.seats, options, r.seed, names, start)
                + (stored.host, int(stored.listed), stored.password, now, now, json.dumps(waits), stored.deal, int(stored.many)),
            )
            for seat, chair in enumerate(stored.chairs):
                tx.run("INSERT INTO chairs VALUES (?, ?, ?, ?)", (stored.id, seat, chair.player, chair.links))
                sitters = [(stored.id, seat, owner, device.name, device.since) for owner, device in sorted(chair.sitters.items())]
                tx.run_many("INSERT INTO sitters VALUES (?, ?, ?, ?, ?)", sitters)
            _insert(tx, stored.id, 0, r.rows)

    def write_moves(
        self, table: str, first: int, rows: list[Row], waits: list[int], stood: list[Row], open_to_all: bool = True
    ) -> None:
        """Write these rows from number `first` on, in place of what was there.

        Lists of tables tell when the last move was made, so a choice that is not open to all leaves no time behind.
        `stood` is what the caller believes to be there; if another server has written in the meantime, nothing is done.
        """
        with self._database.transaction() as tx:
            # The first statement also keeps other servers off this table until the transaction ends.
            tx.run("UPDATE tables SET waits = ? WHERE id = ?", (json.dumps(waits), table))
            if open_to_all:
                tx.run("UPDATE tables SET moved = ? WHERE id = ?", (time.time(), table))
            last = tx.run("SELECT number, digest FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,))
            if last != [(len(stood) - 1, row.digest) for row in stood[-1:]]:
                raise DatabaseTrouble("Another server has changed this table in the meantime. Look again, then choose.")
            tx.run("DELETE FROM moves WHERE table_id = ? AND number >= ?", (table, first))
            _insert(tx, table, first, rows)

    def get(self, table: str) -> StoredTable | None:
        """The table of this id, if there is one."""
        with self._database.transaction() as tx:
            head = tx.run(
                "SELECT box, rules, content, seats, options, seed, names, start, host, listed, password, pack,"
                " deal, many FROM tables WHERE id = ?",
                (table,),
            )
            if not head:
                return None
            players = tx.run("SELECT player, links FROM chairs WHERE table_id = ? ORDER BY seat", (table,))
            sitters = tx.run("SELECT seat, owner, device, since FROM sitters WHERE table_id = ?", (table,))
            banned = tx.run("SELECT owner, name FROM bans WHERE table_id = ?", (table,))
            moves = tx.run("SELECT seat, text, digest FROM moves WHERE table_id = ? ORDER BY number", (table,))
        box, rules, content, seats, options, seed, names, start, host, listed, password, pack, deal, many = head[0]
        rows = [Row(seat, text, digest) for seat, text, digest in moves]
        record = Record(box, rules, content, seats, json.loads(options), seed, json.loads(names), rows, json.loads(start))
        chairs = [Chair(player, {}, links) for player, links in players]
        for seat, owner, name, since in sitters:
            chairs[seat].sitters[owner] = Device(name, since)
        return StoredTable(table, record, chairs, host, bool(listed), password, pack, deal, bool(many), dict(banned))

    def is_over(self, table: str) -> bool:
        """Whether the game at a table is over."""
        with self._database.transaction() as tx:
            return bool(tx.run("SELECT 1 FROM tables WHERE id = ? AND waits = '[]'", (table,)))

    def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        with self._database.transaction() as tx:
            delete_table(tx, table)

    def outdated_tables(self, keep: Retention, now: float) -> list[str]:
        """The tables that need not be kept any longer."""
        with self._database.transaction() as tx:
            return outdated(tx, keep, now)

    def delete_outdated(self, table: str, keep: Retention, now: float) -> bool:
        """Delete a table, if it still need not be kept: somebody may have come back to it."""
        with self._database.transaction() as tx:
            # The first statement also keeps other servers off this table until the transaction ends.
            tx.run("UPDATE tables SET id = id WHERE id = ?", (table,))
            return bool(outdated(tx, keep, now, table)) and delete_table(tx, table)

    def write_heartbeat(self) -> None:
        """Write something, as a move would be."""
        with self._database.transaction() as tx:
            now = str(time.time())
            tx.run("INSERT INTO keys VALUES ('beat', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (now,))

    def table_count(self) -> int:
        """How many tables there are."""
        with self._database.transaction() as tx:
            return int(tx.run("SELECT count(*) FROM tables")[0][0])

    # lists of tables

    def tables_of(self, owner: str, limit: int) -> list[TableSummary]:
        """The tables at which this browser sits: unfinished ones first, the most recently moved first."""
        if not owner:
            return []
        where = "id IN (SELECT table_id FROM sitters WHERE owner = ?)"
        return self._summaries(
            f"{where} ORDER BY CASE waits WHEN '[]' THEN 1 ELSE 0 END, moved DESC LIMIT ?", (owner, limit), owner
        )

    def listed_tables(self, owner: str, limit: int) -> list[TableSummary]:
        """The unfinished tables that anybody may find, except those at which this browser sits; the newest first."""
        where = "listed = 1 AND waits <> '[]' AND id NOT IN (SELECT table_id FROM sitters WHERE owner = ?)"
        return self._summaries(f"{where} ORDER BY created DESC LIMIT ?", (owner, limit), owner)

    def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to move."""
        with self._database.transaction() as tx:
            found = tx.run(
                "SELECT t.id, t.waits, c.seat FROM tables t JOIN chairs c ON c.table_id = t.id"
                " WHERE t.waits <> '[]' AND c.player <> ? ORDER BY t.moved DESC",
                (PERSON,),
            )
        return list(dict.fromkeys(id for id, waits, seat in found if seat in json.loads(waits)))

    def _summaries(self, where: str, values: tuple[Any, ...], owner: str) -> list[TableSummary]:
        with self._database.transaction() as tx:
            found = tx.run(f"SELECT {_SUMMARY} FROM tables WHERE {where}", values)
            ids = [line[0] for line in found]
            marks = ", ".join("?" * len(ids)) or "NULL"
            mine = tx.run(f"SELECT table_id, seat FROM sitters WHERE table_id IN ({marks}) AND owner = ?", (*ids, owner))
            free = tx.run(
                f"SELECT table_id, seat FROM chairs c WHERE table_id IN ({marks}) AND player = ? AND NOT EXISTS"
                " (SELECT 1 FROM sitters s WHERE s.table_id = c.table_id AND s.seat = c.seat)",
                (*ids, PERSON),
            )
        return [
            TableSummary(
                id,
                box,
                json.loads(names),
                created,
                moved,
                json.loads(waits),
                bool(listed),
                bool(password),
                sorted(seat for table, seat in mine if table == id),
                sorted(seat for table, seat in free if table == id),
                deal,
                bool(owner) and host == owner,
            )
            for id, box, names, created, moved, waits, listed, password, deal, host in found
        ]

    # who sits where

    def add_sitter(self, table: str, seat: int, owner: str, device: Device, names: list[str], free: bool) -> bool:
        """This browser may act for the seat from now on; the table's names are these.

        With `free` only if nobody may yet: False says that somebody was quicker.
        """
        with self._database.transaction() as tx:
            # The first statement also keeps other servers off this table until the transaction ends.
            tx.run("UPDATE tables SET id = id WHERE id = ?", (table,))
            others = tx.run("SELECT 1 FROM sitters WHERE table_id = ? AND seat = ? AND owner <> ?", (table, seat, owner))
            person = tx.run("SELECT 1 FROM chairs WHERE table_id = ? AND seat = ? AND player = ?", (table, seat, PERSON))
            if free and (others or not person):
                return False
            tx.run("UPDATE tables SET names = ? WHERE id = ?", (json.dumps(names), table))
            row = (table, seat, owner, device.name, device.since)
            tx.run("INSERT INTO sitters VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
        return True

    def remove_sitters(self, table: str, seat: int, owners: list[str], links: int, banned: dict[str, str]) -> None:
        """These browsers no longer act for the seat, and those that are banned may not come in; `links` is the new number of its links."""
        with self._database.transaction() as tx:
            for owner in owners:
                tx.run("DELETE FROM sitters WHERE table_id = ? AND seat = ? AND owner = ?", (table, seat, owner))
            for owner, name in banned.items():
                tx.run("DELETE FROM sitters WHERE table_id = ? AND owner = ?", (table, owner))
                tx.run("INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, owner, name))
            tx.run("UPDATE chairs SET links = ? WHERE table_id = ? AND seat = ?", (links, table, seat))

    def lift_ban(self, table: str, owner: str) -> None:
        """A browser that was banned may come in again."""
        with self._database.transaction() as tx:
            tx.run("DELETE FROM bans WHERE table_id = ? AND owner = ?", (table, owner))

    def allow_many(self, table: str, many: bool) -> None:
        """Whether a browser may take several seats."""
        with self._database.transaction() as tx:
            tx.run("UPDATE tables SET many = ? WHERE id = ?", (int(many), table))

    def set_player(self, table: str, seat: int, player: str) -> None:
        """From now on the seat is played by a person or by a bot."""
        with self._database.transaction() as tx:
            tx.run("UPDATE chairs SET player = ? WHERE table_id = ? AND seat = ?", (player, table, seat))

    # talk

    def add_talk(self, table: str, said: TalkLine) -> None:
        """Store a line of talk."""
        with self._database.transaction() as tx:
            number = tx.run("SELECT coalesce(max(number) + 1, 0) FROM talk WHERE table_id = ?", (table,))[0][0]
            tx.run("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", (table, number, said.seat, said.text, said.at))

    def talk(self, table: str, limit: int) -> list[TalkLine]:
        """The last lines of talk, the oldest first."""
        with self._database.transaction() as tx:
            found = tx.run("SELECT seat, said, at FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, limit))
        return [TalkLine(seat, text, at) for seat, text, at in reversed(found)]

    # what was done at a table apart from playing

    def add_audit(self, table: str, entry: AuditLine) -> None:
        """Store a line of the audit."""
        with self._database.transaction() as tx:
            number = tx.run("SELECT coalesce(max(number) + 1, 0) FROM audit WHERE table_id = ?", (table,))[0][0]
            tx.run("INSERT INTO audit VALUES (?, ?, ?, ?)", (table, number, entry.at, entry.text))

    def audit(self, table: str, limit: int) -> list[AuditLine]:
        """The last lines of the audit, the oldest first."""
        with self._database.transaction() as tx:
            found = tx.run("SELECT text, at FROM audit WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, limit))
        return [AuditLine(text, at) for text, at in reversed(found)]

    # results of games for one

    def add_result(self, owner: str, table: str, game: str, result: Result) -> None:
        """Store what somebody reached at this table in a game for one; `game` names the box, its content and the options."""
        with self._database.transaction() as tx:
            row = (owner, table, game, json.dumps(result.rank), result.text)
            tx.run("INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)

    def best_result(self, owner: str, game: str, but: str) -> Result | None:
        """The best that somebody reached in this game at any table but this one."""
        with self._database.transaction() as tx:
            found = tx.run("SELECT marks, says FROM results WHERE owner = ? AND game = ? AND table_id <> ?", (owner, game, but))
        results = [Result(json.loads(marks), says) for marks, says in found]
        return max(results, key=lambda result: result.rank, default=None)

    # people

    def set_name(self, owner: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        with self._database.transaction() as tx:
            tx.run(
                "INSERT INTO people VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET name = excluded.name",
                (owner, name),
            )

    def name_of(self, owner: str) -> str:
        """What somebody wants to be called; empty if that is not known."""
        with self._database.transaction() as tx:
            found = tx.run("SELECT name FROM people WHERE owner = ?", (owner,))
        return str(found[0][0]) if found else ""

    def knew_unsigned(self, owner: str) -> bool:
        """Whether somebody had a secret before secrets were signed."""
        with self._database.transaction() as tx:
            return bool(tx.run("SELECT 1 FROM browsers WHERE owner = ?", (owner,)))

    def replace_owner(self, old: str, new: str) -> None:
        """A browser has got another secret: all that belonged to the old one belongs to the new one, and the old one is forgotten."""
        with self._database.transaction() as tx:
            for column in ("sitters.owner", "people.owner", "doors.owner", "bans.owner", "results.owner", "tables.host"):
                table, name = column.split(".")
                tx.run(f"UPDATE {table} SET {name} = ? WHERE {name} = ?", (new, old))
            tx.run("DELETE FROM browsers WHERE owner = ?", (old,))

    def admit(self, door: str, owner: str) -> None:
        """Remember that somebody gave the password of this door: the server, or a table."""
        with self._database.transaction() as tx:
            tx.run("INSERT INTO doors VALUES (?, ?) ON CONFLICT DO NOTHING", (door, owner))

    def is_admitted(self, door: str, owner: str) -> bool:
        """Whether somebody has given the password of this door."""
        with self._database.transaction() as tx:
            return bool(tx.run("SELECT 1 FROM doors WHERE door = ? AND owner = ?", (door, owner)))

    def close(self) -> None:
        self._database.close()


def _insert(tx: Transaction, table: str, first: int, rows: list[Row]) -> None:
    numbered = [(table, number, row.seat, row.text, row.digest) for number, row in enumerate(rows, first)]
    tx.run_many("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", numbered)
