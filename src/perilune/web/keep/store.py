"""The store: what a table was opened with, who sits where, its moves and its talk. Nothing that can be computed,
but for two things that lists of tables need without waking them: whom a table waits for, and since when.
"""

import json
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from perilune.core.game import Result
from perilune.core.record import Record, Row
from perilune.web.keep.database import DatabaseTrouble, Measured, Work, open_database
from perilune.web.keep.schema import prepare
from perilune.web.metrics import DATABASE

PERSON = "person"

_LINE = "id, box, names, created, moved, waits, listed, password, deal"


@dataclass(frozen=True)
class Device:
    """A browser on a seat, as its owner knows it."""

    name: str = ""  # what kind of browser it is
    since: float = 0


@dataclass
class Chair:
    """Who plays a seat: PERSON or the name of a bot; and the browsers that may act for it, by the hashes of their secrets.

    A person's seat without a browser is free.
    """

    player: str
    sitters: dict[str, Device] = field(default_factory=dict)
    links: int = 0  # how often its links were made anew; older ones are good for nothing


@dataclass
class Kept:
    """A table as the store keeps it."""

    id: str
    record: Record
    chairs: list[Chair]
    host: str = ""  # who opened it
    listed: bool = False  # anybody may find it, watch it and take a free seat
    password: str = ""  # the hash of the password that strangers need; empty: none
    pack: str = ""  # the content pack, empty for the box's own content
    deal: str = ""  # how somebody can know what was dealt; empty: nobody can
    many: bool = False  # a browser may take more than one seat, although anybody may find the table
    banned: dict[str, str] = field(default_factory=dict)  # browsers that may not come in, and what they were called

    def seats_of(self, owner: str) -> list[int]:
        """The seats that this browser may act for."""
        return [seat for seat, chair in enumerate(self.chairs) if owner and owner in chair.sitters]

    def free(self) -> list[int]:
        """The seats that wait for somebody to take them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == PERSON and not chair.sitters]


@dataclass(frozen=True)
class Line:
    """A table in a list of tables."""

    id: str
    box: str
    names: list[str]
    created: float
    moved: float
    waits: list[int]  # the seats that it waits for; empty when the game is over
    listed: bool
    locked: bool
    mine: list[int]
    free: list[int]
    deal: str = ""


@dataclass(frozen=True)
class Said:
    """One line of a table's talk."""

    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Entry:
    """One line of what was done at a table beside playing: seats that changed hands, devices, moves that were taken back."""

    text: str
    at: float


class Store:
    """Tables in one database. What a method wrote is on disk when it returns."""

    def __init__(self, address: str | Path) -> None:
        self._database = Measured(open_database(address), DATABASE)
        with self._database.transaction(alone=True) as work:
            prepare(work)
            work.run("INSERT INTO keys VALUES ('seal', ?) ON CONFLICT DO NOTHING", (secrets.token_hex(32),))
            self.key = str(work.run("SELECT value FROM keys WHERE name = 'seal'")[0][0])  # seals the links of this server

    # tables

    def add(self, kept: Kept, waits: list[int]) -> None:
        """Keep a new table, with the moves that chance has made already."""
        r = kept.record
        options, names, start = (json.dumps(part) for part in (r.options, r.names, r.start))
        now = time.time()
        with self._database.transaction() as work:
            work.run(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (kept.id, r.box, kept.pack, r.rules, r.content, r.seats, options, r.seed, names, start)
                + (kept.host, int(kept.listed), kept.password, now, now, json.dumps(waits), kept.deal, int(kept.many)),
            )
            for seat, chair in enumerate(kept.chairs):
                work.run("INSERT INTO chairs VALUES (?, ?, ?, ?)", (kept.id, seat, chair.player, chair.links))
                sitters = [(kept.id, seat, owner, device.name, device.since) for owner, device in sorted(chair.sitters.items())]
                work.run_many("INSERT INTO sitters VALUES (?, ?, ?, ?, ?)", sitters)
            _insert(work, kept.id, 0, r.rows)

    def write(
        self, table: str, first: int, rows: list[Row], waits: list[int], stood: list[Row], open_to_all: bool = True
    ) -> None:
        """Let these rows stand from number `first` on, in place of what stood there.

        Lists of tables tell when a table was moved at last, so a choice that is not open to all leaves no time.
        `stood` is what the caller believes to be replacing a part of; if another server has written meanwhile, nothing is done.
        """
        with self._database.transaction() as work:
            # The first statement also keeps other servers off this table until the transaction ends.
            work.run("UPDATE tables SET waits = ? WHERE id = ?", (json.dumps(waits), table))
            if open_to_all:
                work.run("UPDATE tables SET moved = ? WHERE id = ?", (time.time(), table))
            last = work.run("SELECT number, digest FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,))
            if last != [(len(stood) - 1, row.digest) for row in stood[-1:]]:
                raise DatabaseTrouble("Another server has changed this table meanwhile. Look again, then choose.")
            work.run("DELETE FROM moves WHERE table_id = ? AND number >= ?", (table, first))
            _insert(work, table, first, rows)

    def get(self, table: str) -> Kept | None:
        """The table of this id, if there is one."""
        with self._database.transaction() as work:
            head = work.run(
                "SELECT box, rules, content, seats, options, seed, names, start, host, listed, password, pack,"
                " deal, many FROM tables WHERE id = ?",
                (table,),
            )
            if not head:
                return None
            players = work.run("SELECT player, links FROM chairs WHERE table_id = ? ORDER BY seat", (table,))
            sitters = work.run("SELECT seat, owner, device, since FROM sitters WHERE table_id = ?", (table,))
            banned = work.run("SELECT owner, name FROM bans WHERE table_id = ?", (table,))
            moves = work.run("SELECT seat, text, digest FROM moves WHERE table_id = ? ORDER BY number", (table,))
        box, rules, content, seats, options, seed, names, start, host, listed, password, pack, deal, many = head[0]
        rows = [Row(seat, text, digest) for seat, text, digest in moves]
        record = Record(box, rules, content, seats, json.loads(options), seed, json.loads(names), rows, json.loads(start))
        chairs = [Chair(player, {}, links) for player, links in players]
        for seat, owner, name, since in sitters:
            chairs[seat].sitters[owner] = Device(name, since)
        return Kept(table, record, chairs, host, bool(listed), password, pack, deal, bool(many), dict(banned))

    def beat(self) -> None:
        """Write something, as a move would be."""
        with self._database.transaction() as work:
            now = str(time.time())
            work.run("INSERT INTO keys VALUES ('beat', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (now,))

    def count(self) -> int:
        """How many tables are kept."""
        with self._database.transaction() as work:
            return int(work.run("SELECT count(*) FROM tables")[0][0])

    # lists of tables

    def of_owner(self, owner: str, limit: int) -> list[Line]:
        """The tables at which this browser sits: those that go on first, the latest moved first."""
        if not owner:
            return []
        where = "id IN (SELECT table_id FROM sitters WHERE owner = ?)"
        return self._lines(f"{where} ORDER BY CASE waits WHEN '[]' THEN 1 ELSE 0 END, moved DESC LIMIT ?", (owner, limit), owner)

    def listed(self, owner: str, limit: int) -> list[Line]:
        """The tables that go on and that anybody may find, but for those at which this browser sits; the newest first."""
        where = "listed = 1 AND waits <> '[]' AND id NOT IN (SELECT table_id FROM sitters WHERE owner = ?)"
        return self._lines(f"{where} ORDER BY created DESC LIMIT ?", (owner, limit), owner)

    def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to move."""
        with self._database.transaction() as work:
            found = work.run(
                "SELECT t.id, t.waits, c.seat FROM tables t JOIN chairs c ON c.table_id = t.id"
                " WHERE t.waits <> '[]' AND c.player <> ? ORDER BY t.moved DESC",
                (PERSON,),
            )
        return list(dict.fromkeys(id for id, waits, seat in found if seat in json.loads(waits)))

    def _lines(self, where: str, values: tuple[Any, ...], owner: str) -> list[Line]:
        with self._database.transaction() as work:
            found = work.run(f"SELECT {_LINE} FROM tables WHERE {where}", values)
            ids = [line[0] for line in found]
            marks = ", ".join("?" * len(ids)) or "NULL"
            mine = work.run(f"SELECT table_id, seat FROM sitters WHERE table_id IN ({marks}) AND owner = ?", (*ids, owner))
            free = work.run(
                f"SELECT table_id, seat FROM chairs c WHERE table_id IN ({marks}) AND player = ? AND NOT EXISTS"
                " (SELECT 1 FROM sitters s WHERE s.table_id = c.table_id AND s.seat = c.seat)",
                (*ids, PERSON),
            )
        return [
            Line(
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
            )
            for id, box, names, created, moved, waits, listed, password, deal in found
        ]

    # who sits where

    def sit(self, table: str, seat: int, owner: str, device: Device, names: list[str], free: bool) -> bool:
        """This browser may act for the seat from now on; the table's names are these.

        With `free` only if nobody may yet: False says that somebody was quicker.
        """
        with self._database.transaction() as work:
            # The first statement also keeps other servers off this table until the transaction ends.
            work.run("UPDATE tables SET id = id WHERE id = ?", (table,))
            others = work.run("SELECT 1 FROM sitters WHERE table_id = ? AND seat = ? AND owner <> ?", (table, seat, owner))
            person = work.run("SELECT 1 FROM chairs WHERE table_id = ? AND seat = ? AND player = ?", (table, seat, PERSON))
            if free and (others or not person):
                return False
            work.run("UPDATE tables SET names = ? WHERE id = ?", (json.dumps(names), table))
            row = (table, seat, owner, device.name, device.since)
            work.run("INSERT INTO sitters VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
        return True

    def unseat(self, table: str, seat: int, owners: list[str], links: int, banned: dict[str, str]) -> None:
        """These browsers may not act for the seat any more, those that are banned not even come in; the seat's links are these."""
        with self._database.transaction() as work:
            for owner in owners:
                work.run("DELETE FROM sitters WHERE table_id = ? AND seat = ? AND owner = ?", (table, seat, owner))
            for owner, name in banned.items():
                work.run("DELETE FROM sitters WHERE table_id = ? AND owner = ?", (table, owner))
                work.run("INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, owner, name))
            work.run("UPDATE chairs SET links = ? WHERE table_id = ? AND seat = ?", (links, table, seat))

    def pardon(self, table: str, owner: str) -> None:
        """A browser that was banned may come in again."""
        with self._database.transaction() as work:
            work.run("DELETE FROM bans WHERE table_id = ? AND owner = ?", (table, owner))

    def allow_many(self, table: str, many: bool) -> None:
        """Whether a browser may take several seats."""
        with self._database.transaction() as work:
            work.run("UPDATE tables SET many = ? WHERE id = ?", (int(many), table))

    def hand(self, table: str, seat: int, player: str) -> None:
        """The seat is played by a person or by a bot from now on."""
        with self._database.transaction() as work:
            work.run("UPDATE chairs SET player = ? WHERE table_id = ? AND seat = ?", (player, table, seat))

    # talk

    def say(self, table: str, said: Said) -> None:
        """Keep a line of talk."""
        with self._database.transaction() as work:
            number = work.run("SELECT coalesce(max(number) + 1, 0) FROM talk WHERE table_id = ?", (table,))[0][0]
            work.run("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", (table, number, said.seat, said.text, said.at))

    def talk(self, table: str, limit: int) -> list[Said]:
        """The last lines of talk, the oldest first."""
        with self._database.transaction() as work:
            found = work.run("SELECT seat, said, at FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, limit))
        return [Said(seat, text, at) for seat, text, at in reversed(found)]

    # what was done at a table beside playing

    def enter(self, table: str, entry: Entry) -> None:
        """Keep a line of the audit."""
        with self._database.transaction() as work:
            number = work.run("SELECT coalesce(max(number) + 1, 0) FROM audit WHERE table_id = ?", (table,))[0][0]
            work.run("INSERT INTO audit VALUES (?, ?, ?, ?)", (table, number, entry.at, entry.text))

    def audit(self, table: str, limit: int) -> list[Entry]:
        """The last lines of the audit, the oldest first."""
        with self._database.transaction() as work:
            found = work.run("SELECT text, at FROM audit WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, limit))
        return [Entry(text, at) for text, at in reversed(found)]

    # what players alone have reached

    def add_result(self, owner: str, table: str, game: str, result: Result) -> None:
        """Keep what somebody reached at this table in a game for one; `game` names the box, its content and the options."""
        with self._database.transaction() as work:
            row = (owner, table, game, json.dumps(result.rank), result.text)
            work.run("INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)

    def best_result(self, owner: str, game: str, but: str) -> Result | None:
        """The best that somebody reached in this game at any table but this one."""
        with self._database.transaction() as work:
            found = work.run("SELECT marks, says FROM results WHERE owner = ? AND game = ? AND table_id <> ?", (owner, game, but))
        results = [Result(json.loads(marks), says) for marks, says in found]
        return max(results, key=lambda result: result.rank, default=None)

    # people

    def call(self, owner: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        with self._database.transaction() as work:
            work.run(
                "INSERT INTO people VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET name = excluded.name",
                (owner, name),
            )

    def name_of(self, owner: str) -> str:
        """What somebody wants to be called; empty if that is not known."""
        with self._database.transaction() as work:
            found = work.run("SELECT name FROM people WHERE owner = ?", (owner,))
        return str(found[0][0]) if found else ""

    def knew(self, owner: str) -> bool:
        """Whether somebody had a secret before secrets were signed."""
        with self._database.transaction() as work:
            return bool(work.run("SELECT 1 FROM browsers WHERE owner = ?", (owner,)))

    def renew(self, old: str, new: str) -> None:
        """A browser has got another secret: all that was the old one's is the new one's, and nobody knows the old one any more."""
        with self._database.transaction() as work:
            for column in ("sitters.owner", "people.owner", "doors.owner", "bans.owner", "results.owner", "tables.host"):
                table, name = column.split(".")
                work.run(f"UPDATE {table} SET {name} = ? WHERE {name} = ?", (new, old))
            work.run("DELETE FROM browsers WHERE owner = ?", (old,))

    def let_in(self, door: str, owner: str) -> None:
        """Remember that somebody knew the password of this door."""
        with self._database.transaction() as work:
            work.run("INSERT INTO doors VALUES (?, ?) ON CONFLICT DO NOTHING", (door, owner))

    def is_in(self, door: str, owner: str) -> bool:
        """Whether somebody has passed this door."""
        with self._database.transaction() as work:
            return bool(work.run("SELECT 1 FROM doors WHERE door = ? AND owner = ?", (door, owner)))

    def close(self) -> None:
        self._database.close()


def _insert(work: Work, table: str, first: int, rows: list[Row]) -> None:
    numbered = [(table, number, row.seat, row.text, row.digest) for number, row in enumerate(rows, first)]
    work.run_many("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", numbered)
