"""The store: what a table was opened with, who sits where, its moves and its talk. Nothing that can be computed,
except two things that lists of tables need without waking them: whom a table waits for, and since when.

Whatever is written of a table raises its version. A method that writes returns the new one: whoever knew the version before
has missed nothing, and others see that there is something new.
"""

import json
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from perilune.core.game import Result
from perilune.core.record import Record, Row
from perilune.web.metrics import DATABASE
from perilune.web.storage.database import DatabaseTrouble, MeasuredDatabase, Transaction, open_database
from perilune.web.storage.model import (
    PERSON,
    AuditLine,
    Chair,
    Device,
    FinishedGame,
    StoredTable,
    TableNews,
    TableSummary,
    TalkLine,
    Times,
    read_clock,
)
from perilune.web.storage.notices import NoticeStore, drop_calls
from perilune.web.storage.retention import Retention, delete_table, lock_table, outdated
from perilune.web.storage.schema import prepare

OVERTAKEN = "Another server has changed this table in the meantime. Look again, then choose."
_SUMMARY = "id, box, names, created, moved, waits, listed, password, deal, host"


class Overtaken(DatabaseTrouble):
    """Another server has written moves of this table that the caller does not know. Nothing was written."""


class Store:
    """Tables in one database. What a method wrote is on disk when it returns."""

    def __init__(self, address: str | Path) -> None:
        self._database = MeasuredDatabase(open_database(address), DATABASE)
        self.notices = NoticeStore(self._database)
        with self._database.transaction(alone=True) as tx:
            prepare(tx)
        self.key = self.kept_key("seal", lambda: secrets.token_hex(32))  # signs the links of this server

    def kept_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this server, which is made once, and is the same for every server at this database."""
        with self._database.transaction(alone=True) as tx:
            found = tx.run("SELECT value FROM keys WHERE name = ?", (name,))
            if not found:
                found = [(make(),)]
                tx.run("INSERT INTO keys VALUES (?, ?)", (name, found[0][0]))
        return str(found[0][0])

    # tables

    def add_table(self, stored: StoredTable, waits: list[int]) -> None:
        """Store a new table, with the moves that chance has already made."""
        r = stored.record
        options, names, start = (json.dumps(part) for part in (r.options, r.names, r.start))
        now = time.time()
        with self._database.transaction() as tx:
            tx.run(
                f"INSERT INTO tables VALUES ({', '.join('?' * 25)})",
                (stored.id, r.box, stored.pack, r.rules, r.content, r.seats, options, r.seed, names, start)
                + (stored.host, int(stored.listed), stored.password, now, now, json.dumps(waits), stored.deal, int(stored.many))
                + (json.dumps(r.notes), json.dumps(stored.coach), stored.version, json.dumps(stored.numbers))
                + (stored.clock.text() if stored.clock else "", stored.times.text() if stored.times else "")
                + (stored.times.due if stored.times else 0.0,),
            )
            for seat, chair in enumerate(stored.chairs):
                row = (stored.id, seat, chair.player, chair.links, int(chair.nameless))
                tx.run("INSERT INTO chairs VALUES (?, ?, ?, ?, ?)", row)
                sitters = [(stored.id, seat, owner, device.name, device.since) for owner, device in sorted(chair.sitters.items())]
                tx.run_many("INSERT INTO sitters VALUES (?, ?, ?, ?, ?, 0)", sitters)
            _insert(tx, stored.id, 0, r.rows)

    def write_moves(
        self,
        table: str,
        first: int,
        rows: list[Row],
        waits: list[int],
        stood: list[Row],
        open_to_all: bool = True,
        numbers: list[int] | None = None,
        times: Times | None = None,
    ) -> int:
        """Write these rows from number `first` on, in place of what was there, and the state numbers after them.

        Lists of tables tell when the last move was made, so a choice that is not open to all leaves no time behind.
        `stood` is what the caller believes to be there. Overtaken, if another server has written in the meantime.
        """
        with self._database.transaction() as tx:
            news: dict[str, str | float] = {"waits": json.dumps(waits), "numbers": json.dumps(numbers or [])}
            if times is not None:
                news |= {"times": times.text(), "due": times.due}
            if open_to_all:
                news["moved"] = time.time()
            version = _raise_version(tx, table, **news)
            last = tx.run("SELECT number, digest FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,))
            if not version or last != [(len(stood) - 1, row.digest) for row in stood[-1:]]:
                raise Overtaken(OVERTAKEN)
            if first < len(stood):
                tx.run("DELETE FROM moves WHERE table_id = ? AND number >= ?", (table, first))
            _insert(tx, table, first, rows)
        return version

    def get(self, table: str) -> StoredTable | None:
        """The table of this id, if there is one."""
        with self._database.reading() as tx:
            head = tx.run(
                "SELECT box, rules, content, seats, seed, host, listed, password, pack, deal, many, version,"
                " clock, times, options, names, start, notes, coach, numbers FROM tables WHERE id = ?",
                (table,),
            )
            if not head:
                return None
            chairs, banned = _chairs(tx, table)
            rows = _rows(tx, table, 0)
        box, rules, content, seats, seed, host, listed, password, pack, deal, many, version, clock, times, *packed = head[0]
        options, names, start, notes, coach, numbers = (json.loads(part) for part in packed)
        record = Record(box, rules, content, seats, options, seed, names, rows, start, notes)
        return StoredTable(
            table,
            record,
            chairs,
            host,
            bool(listed),
            password,
            pack,
            deal,
            bool(many),
            banned,
            coach,
            version,
            numbers,
            *read_clock(clock, times),
        )

    def version_of(self, table: str) -> int | None:
        """How often something of the table was written; None if there is no such table."""
        return self.versions([table]).get(table)

    def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of these tables, as far as they are there."""
        with self._database.reading() as tx:
            marks = ", ".join("?" * len(tables)) or "NULL"
            return dict(tx.run(f"SELECT id, version FROM tables WHERE id IN ({marks})", tables))

    def news(self, table: str, first: int, talk: int, audit: int, most: int) -> TableNews | None:
        """What there is of the table by now; of its moves, talk and audit only what comes from these numbers on, `most` lines of each."""
        with self._database.reading() as tx:
            head = tx.run("SELECT version, host, many, times, names, notes, coach, numbers FROM tables WHERE id = ?", (table,))
            if not head:
                return None
            chairs, banned = _chairs(tx, table)
            rows = _rows(tx, table, first)
            said = tx.run(
                "SELECT number, seat, said, at FROM talk WHERE table_id = ? AND number >= ? ORDER BY number DESC LIMIT ?",
                (table, talk, most),
            )
            done = tx.run(
                "SELECT number, text, at FROM audit WHERE table_id = ? AND number >= ? ORDER BY number DESC LIMIT ?",
                (table, audit, most),
            )
        version, host, many, times, *packed = head[0]
        names, notes, coach, numbers = (json.loads(part) for part in packed)
        return TableNews(
            version,
            names,
            host,
            bool(many),
            chairs,
            banned,
            notes,
            coach,
            numbers,
            rows,
            [TalkLine(seat, text, at) for _, seat, text, at in reversed(said)],
            said[0][0] + 1 if said else talk,
            [AuditLine(text, at) for _, text, at in reversed(done)],
            done[0][0] + 1 if done else audit,
            read_clock("", times)[1],
        )

    def add_note(self, table: str, note: str) -> int:
        """Note in the record how a table is played besides its moves."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            notes = json.loads(tx.run("SELECT notes FROM tables WHERE id = ?", (table,))[0][0])
            tx.run("UPDATE tables SET notes = ? WHERE id = ?", (json.dumps([*notes, note]), table))
        return version

    def agree_to_coach(self, table: str, seats: list[int], agreed: bool) -> int:
        """The people on these seats agree that everybody may ask the coach, or no longer do."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            coach = set(json.loads(tx.run("SELECT coach FROM tables WHERE id = ?", (table,))[0][0]))
            coach = coach.union(seats) if agreed else coach.difference(seats)
            tx.run("UPDATE tables SET coach = ? WHERE id = ?", (json.dumps(sorted(coach)), table))
        return version

    def is_over(self, table: str) -> bool:
        """Whether the game at a table is over."""
        with self._database.reading() as tx:
            return bool(tx.run("SELECT 1 FROM tables WHERE id = ? AND waits = '[]'", (table,)))

    def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        with self._database.transaction() as tx:
            delete_table(tx, table)

    def outdated_tables(self, keep: Retention, now: float) -> list[str]:
        """The tables that need not be kept any longer."""
        with self._database.reading() as tx:
            return outdated(tx, keep, now)

    def delete_outdated(self, table: str, keep: Retention, now: float) -> bool:
        """Delete a table, if it still need not be kept: somebody may have come back to it."""
        with self._database.transaction() as tx:
            lock_table(tx, table)
            return bool(outdated(tx, keep, now, table)) and delete_table(tx, table)

    def write_heartbeat(self) -> None:
        """Write something, as a move would be."""
        with self._database.transaction() as tx:
            now = str(time.time())
            tx.run("INSERT INTO keys VALUES ('beat', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (now,))

    def hosted_count(self, owner: str) -> tuple[int, int]:
        """How many tables this browser has opened, and how many of their games are over."""
        with self._database.reading() as tx:
            found = tx.run("SELECT count(*), sum(CASE waits WHEN '[]' THEN 1 ELSE 0 END) FROM tables WHERE host = ?", (owner,))
        return int(found[0][0]), int(found[0][1] or 0)

    def table_count(self) -> int:
        """How many tables there are."""
        with self._database.reading() as tx:
            return int(tx.run("SELECT count(*) FROM tables")[0][0])

    # lists of tables

    def tables_of(self, owner: str, limit: int) -> list[TableSummary]:
        """The tables at which this browser sits or that it has opened: unfinished ones first, the most recently moved first."""
        if not owner:
            return []
        where = "(id IN (SELECT table_id FROM sitters WHERE owner = ?) OR host = ?)"
        return self._summaries(
            f"{where} ORDER BY CASE waits WHEN '[]' THEN 1 ELSE 0 END, moved DESC LIMIT ?", (owner, owner, limit), owner
        )

    def listed_tables(self, owner: str, limit: int) -> list[TableSummary]:
        """The unfinished tables that anybody may find, except those at which this browser sits; the newest first."""
        where = "listed = 1 AND waits <> '[]' AND id NOT IN (SELECT table_id FROM sitters WHERE owner = ?)"
        return self._summaries(f"{where} ORDER BY created DESC LIMIT ?", (owner, limit), owner)

    def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to move."""
        with self._database.reading() as tx:
            found = tx.run(
                "SELECT t.id, t.waits, c.seat FROM tables t JOIN chairs c ON c.table_id = t.id"
                " WHERE t.waits <> '[]' AND c.player <> ? ORDER BY t.moved DESC",
                (PERSON,),
            )
        return list(dict.fromkeys(id for id, waits, seat in found if seat in json.loads(waits)))

    def _summaries(self, where: str, values: tuple[Any, ...], owner: str) -> list[TableSummary]:
        with self._database.reading() as tx:
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

    def add_sitter(self, table: str, seat: int, owner: str, device: Device, name: str, free: bool, nameless: bool = False) -> int:
        """This browser may act for the seat from now on, which has this name, given by whoever sits there or not.

        With `free` only if nobody may yet: 0 says that somebody was quicker.
        """
        with self._database.transaction() as tx:
            lock_table(tx, table)
            others = tx.run("SELECT 1 FROM sitters WHERE table_id = ? AND seat = ? AND owner <> ?", (table, seat, owner))
            person = tx.run("SELECT 1 FROM chairs WHERE table_id = ? AND seat = ? AND player = ?", (table, seat, PERSON))
            if free and (others or not person):
                return 0
            called = json.loads(tx.run("SELECT names FROM tables WHERE id = ?", (table,))[0][0])
            called[seat] = name
            tx.run("UPDATE tables SET names = ? WHERE id = ?", (json.dumps(called), table))
            tx.run("UPDATE chairs SET nameless = ? WHERE table_id = ? AND seat = ?", (int(nameless), table, seat))
            row = (table, seat, owner, device.name, device.since)
            tx.run("INSERT INTO sitters VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING", row)
            return _raise_version(tx, table)

    def remove_sitters(self, table: str, seat: int, owners: list[str], links: int, banned: dict[str, str]) -> int:
        """These browsers no longer act for the seat, and those that are banned may not come in; `links` is the new number of its links."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            for owner in owners:
                tx.run("DELETE FROM sitters WHERE table_id = ? AND seat = ? AND owner = ?", (table, seat, owner))
            for owner, name in banned.items():
                tx.run("DELETE FROM sitters WHERE table_id = ? AND owner = ?", (table, owner))
                tx.run("INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, owner, name))
            drop_calls(tx, table)
            # Another server may have revoked links, too: the number is never one that links were made with before.
            higher = "CASE WHEN links < ? THEN ? ELSE links + 1 END"
            tx.run(f"UPDATE chairs SET links = {higher} WHERE table_id = ? AND seat = ?", (links, links, table, seat))
        return version

    def lift_ban(self, table: str, owner: str) -> int:
        """A browser that was banned may come in again."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            tx.run("DELETE FROM bans WHERE table_id = ? AND owner = ?", (table, owner))
        return version

    def allow_many(self, table: str, many: bool) -> int:
        """Whether a browser may take several seats."""
        with self._database.transaction() as tx:
            tx.run("UPDATE tables SET many = ? WHERE id = ?", (int(many), table))
            return _raise_version(tx, table)

    def set_player(self, table: str, seat: int, player: str) -> int:
        """From now on the seat is played by a person or by a bot."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            tx.run("UPDATE chairs SET player = ? WHERE table_id = ? AND seat = ?", (player, table, seat))
        return version

    # clocks

    def set_times(self, table: str, times: Times) -> int:
        """Whose time runs from now on."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            _set_times(tx, table, times)
        return version

    def due_tables(self, now: float) -> list[str]:
        """The tables where somebody's time is up."""
        with self._database.reading() as tx:
            return [id for (id,) in tx.run("SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due", (now,))]

    # talk

    def add_talk(self, table: str, said: TalkLine) -> int:
        """Store a line of talk."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            number = tx.run("SELECT coalesce(max(number) + 1, 0) FROM talk WHERE table_id = ?", (table,))[0][0]
            tx.run("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", (table, number, said.seat, said.text, said.at))
        return version

    def talk(self, table: str, limit: int) -> list[TalkLine]:
        """The last lines of talk, the oldest first."""
        with self._database.reading() as tx:
            found = tx.run("SELECT seat, said, at FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, limit))
        return [TalkLine(seat, text, at) for seat, text, at in reversed(found)]

    # what was done at a table apart from playing

    def add_audit(self, table: str, entry: AuditLine) -> int:
        """Store a line of the audit."""
        with self._database.transaction() as tx:
            version = _raise_version(tx, table)
            number = tx.run("SELECT coalesce(max(number) + 1, 0) FROM audit WHERE table_id = ?", (table,))[0][0]
            tx.run("INSERT INTO audit VALUES (?, ?, ?, ?)", (table, number, entry.at, entry.text))
        return version

    def audit(self, table: str, limit: int) -> list[AuditLine]:
        """The last lines of the audit, the oldest first."""
        with self._database.reading() as tx:
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
        with self._database.reading() as tx:
            found = tx.run("SELECT marks, says FROM results WHERE owner = ? AND game = ? AND table_id <> ?", (owner, game, but))
        results = [Result(json.loads(marks), says) for marks, says in found]
        return max(results, key=lambda result: result.rank, default=None)

    # history

    def add_finished(self, owner: str, game: FinishedGame) -> None:
        """Store a game that somebody has finished; the first time counts."""
        row = (owner, game.table, game.box, game.deal, int(game.won), game.points, game.says, json.dumps(game.others), game.at)
        with self._database.transaction() as tx:
            tx.run("INSERT INTO history VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)

    def finished_games(self, owner: str, limit: int, deal: str = "") -> list[FinishedGame]:
        """The games that somebody has finished, or those of one deal, the last one first."""
        with self._database.reading() as tx:
            found = tx.run(
                "SELECT table_id, box, deal, won, points, says, others, at FROM history"
                " WHERE owner = ? AND (deal = ? OR ? = '') ORDER BY at DESC LIMIT ?",
                (owner, deal, deal, limit),
            )
        return [
            FinishedGame(table, box, dealt, bool(won), points, says, json.loads(others), at)
            for table, box, dealt, won, points, says, others, at in found
        ]

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
        with self._database.reading() as tx:
            found = tx.run("SELECT name FROM people WHERE owner = ?", (owner,))
        return str(found[0][0]) if found else ""

    def unsigned_owners(self) -> set[str]:
        """Those who had a secret before secrets were signed, and have not got another one since."""
        with self._database.reading() as tx:
            return {owner for (owner,) in tx.run("SELECT owner FROM browsers")}

    def replace_owner(self, old: str, new: str) -> dict[str, int]:
        """A browser has got another secret: all that belonged to the old one belongs to the new one, and the old one is forgotten.

        Returns the new versions of the tables where something has changed.
        """
        theirs = "SELECT table_id FROM sitters WHERE owner = ? UNION SELECT table_id FROM bans WHERE owner = ?"
        with self._database.transaction() as tx:
            changed = tx.run(
                f"UPDATE tables SET version = version + 1 WHERE host = ? OR id IN ({theirs}) RETURNING id, version", (old,) * 3
            )
            for column in (
                "sitters.owner",
                "people.owner",
                "doors.owner",
                "bans.owner",
                "results.owner",
                "history.owner",
                "addresses.owner",
                "quiet.owner",
                "calls.owner",
                "tables.host",
            ):
                table, name = column.split(".")
                tx.run(f"UPDATE {table} SET {name} = ? WHERE {name} = ?", (new, old))
            tx.run("DELETE FROM browsers WHERE owner = ?", (old,))
        return dict(changed)

    def admit(self, door: str, owner: str) -> None:
        """Remember that somebody gave the password of this door: the server, or a table."""
        with self._database.transaction() as tx:
            tx.run("INSERT INTO doors VALUES (?, ?) ON CONFLICT DO NOTHING", (door, owner))

    def is_admitted(self, door: str, owner: str) -> bool:
        """Whether somebody has given the password of this door."""
        with self._database.reading() as tx:
            return bool(tx.run("SELECT 1 FROM doors WHERE door = ? AND owner = ?", (door, owner)))

    def close(self) -> None:
        self._database.close()


def _insert(tx: Transaction, table: str, first: int, rows: list[Row]) -> None:
    numbered = [(table, number, row.seat, row.text, row.digest) for number, row in enumerate(rows, first)]
    tx.run_many("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", numbered)


def _set_times(tx: Transaction, table: str, times: Times) -> None:
    tx.run("UPDATE tables SET times = ?, due = ? WHERE id = ?", (times.text(), times.due, table))


def _raise_version(tx: Transaction, table: str, **news: str | float) -> int:
    """The version that the table has after this transaction; 0 if it is not there. Keeps other servers off it until then.

    `news` are values of the table's row, by their names, which change with it.
    """
    changes = ", ".join(["version = version + 1", *(f"{name} = ?" for name in news)])
    found = tx.run(f"UPDATE tables SET {changes} WHERE id = ? RETURNING version", (*news.values(), table))
    return int(found[0][0]) if found else 0


def _chairs(tx: Transaction, table: str) -> tuple[list[Chair], dict[str, str]]:
    """Who sits where, and who is banned."""
    players = tx.run("SELECT player, links, nameless FROM chairs WHERE table_id = ? ORDER BY seat", (table,))
    chairs = [Chair(player, {}, links, bool(nameless)) for player, links, nameless in players]
    for seat, owner, name, since in tx.run("SELECT seat, owner, device, since FROM sitters WHERE table_id = ?", (table,)):
        chairs[seat].sitters[owner] = Device(name, since)
    return chairs, dict(tx.run("SELECT owner, name FROM bans WHERE table_id = ?", (table,)))


def _rows(tx: Transaction, table: str, first: int) -> list[Row]:
    """The moves from this number on."""
    found = tx.run("SELECT seat, text, digest FROM moves WHERE table_id = ? AND number >= ? ORDER BY number", (table, first))
    return [Row(seat, text, digest) for seat, text, digest in found]
