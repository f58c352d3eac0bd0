"""Who wants to be told that it is their turn: their addresses, their quiet hours, and at which tables.

All of it belongs to one browser, and can be deleted by it. One message is sent for one wait: the next one only after the
person has been at the table again.
"""

import json
import secrets
from dataclasses import dataclass, field

from perilune.web.storage.database import MeasuredDatabase, Transaction
from perilune.web.storage.model import PERSON

PUSH, MAIL, HOOK = "push", "mail", "hook"
KINDS = (PUSH, MAIL, HOOK)
MOST_TRIES = 5  # to give the code that confirms an address


@dataclass(frozen=True)
class Address:
    """Where somebody can be reached. Only what is confirmed is used."""

    address: str
    confirmed: bool
    stop: str  # a word that deletes it, for a link in each message
    trouble: str  # why the last message did not arrive; empty: it did


@dataclass(frozen=True)
class QuietHours:
    """When somebody does not want to be told: from one minute of the day to another, where they live."""

    begins: int
    ends: int
    zone: str


@dataclass(frozen=True)
class Reach:
    """How somebody can be told."""

    addresses: dict[str, Address] = field(default_factory=dict)  # by kind
    quiet: QuietHours | None = None


@dataclass(frozen=True)
class Call:
    """Somebody for whom a table waits, who is away and has not been told yet."""

    table: str
    box: str
    names: list[str]
    owner: str
    kinds: list[str]
    told: float


class NoticeStore:
    """The part of the store that is about being told."""

    def __init__(self, database: MeasuredDatabase) -> None:
        self._database = database

    # addresses

    def reach(self, owner: str) -> Reach:
        """How this browser can be told."""
        with self._database.reading() as tx:
            found = tx.run("SELECT kind, address, code, stop, trouble FROM addresses WHERE owner = ?", (owner,))
            quiet = tx.run("SELECT begins, ends, zone FROM quiet WHERE owner = ?", (owner,))
        addresses = {kind: Address(address, not code, stop, trouble) for kind, address, code, stop, trouble in found}
        return Reach(addresses, QuietHours(*quiet[0]) if quiet else None)

    def set_address(self, owner: str, kind: str, address: str, now: float, code: str = "") -> None:
        """Reach this browser there from now on; with a code, as soon as it has been given back."""
        row = (owner, kind, address, code, secrets.token_urlsafe(16), now)
        with self._database.transaction() as tx:
            tx.run("DELETE FROM addresses WHERE owner = ? AND kind = ?", (owner, kind))
            tx.run("INSERT INTO addresses VALUES (?, ?, ?, ?, 0, ?, ?, '')", row)

    def confirm(self, owner: str, kind: str, code: str) -> bool:
        """Whether this is the code that was sent to the address. After a few wrong ones the address is forgotten."""
        with self._database.transaction() as tx:
            where = "owner = ? AND kind = ? AND code <> ''"
            tx.run(f"UPDATE addresses SET tries = tries + 1 WHERE {where}", (owner, kind))
            right = tx.run(f"SELECT 1 FROM addresses WHERE {where} AND code = ?", (owner, kind, code))
            if right:
                tx.run("UPDATE addresses SET code = '' WHERE owner = ? AND kind = ?", (owner, kind))
            else:
                tx.run(f"DELETE FROM addresses WHERE {where} AND tries >= ?", (owner, kind, MOST_TRIES))
        return bool(right)

    def delete_address(self, owner: str, kind: str) -> None:
        """Forget an address, at every table."""
        with self._database.transaction() as tx:
            _forget(tx, owner, kind)

    def stop(self, word: str) -> str:
        """Forget the address that a message with this word went to; returns its kind, or nothing if there is none."""
        with self._database.transaction() as tx:
            found = tx.run("SELECT owner, kind FROM addresses WHERE stop = ?", (word,))
            for owner, kind in found:
                _forget(tx, owner, kind)
        return str(found[0][1]) if found else ""

    def has_stop(self, word: str) -> bool:
        """Whether a message with this word can have been sent."""
        with self._database.reading() as tx:
            return bool(tx.run("SELECT 1 FROM addresses WHERE stop = ?", (word,)))

    def note_trouble(self, owner: str, kind: str, address: str, trouble: str) -> None:
        """Note for its owner why a message to this address did not arrive, or that it did."""
        with self._database.transaction() as tx:
            where = "owner = ? AND kind = ? AND address = ? AND trouble <> ?"
            tx.run(f"UPDATE addresses SET trouble = ? WHERE {where}", (trouble, owner, kind, address, trouble))

    def forget_unconfirmed(self, before: float) -> None:
        """Forget addresses that nobody has confirmed."""
        with self._database.transaction() as tx:
            tx.run("DELETE FROM addresses WHERE code <> '' AND since < ?", (before,))

    def set_quiet(self, owner: str, quiet: QuietHours | None) -> None:
        """Do not tell this browser anything in these hours, or tell it at any time."""
        with self._database.transaction() as tx:
            tx.run("DELETE FROM quiet WHERE owner = ?", (owner,))
            if quiet is not None:
                tx.run("INSERT INTO quiet VALUES (?, ?, ?, ?)", (owner, quiet.begins, quiet.ends, quiet.zone))

    # tables

    def kinds_at(self, table: str, owner: str) -> list[str]:
        """How this browser wants to be told at this table."""
        with self._database.reading() as tx:
            found = tx.run("SELECT kinds FROM calls WHERE table_id = ? AND owner = ?", (table, owner))
        kinds: list[str] = json.loads(found[0][0]) if found else []
        return kinds

    def set_kinds(self, table: str, owner: str, kinds: list[str], now: float) -> bool:
        """Tell this browser in these ways when it is its turn at this table; False if it does not sit there."""
        with self._database.transaction() as tx:
            if not tx.run("SELECT 1 FROM sitters WHERE table_id = ? AND owner = ?", (table, owner)):
                return False
            tx.run("DELETE FROM calls WHERE table_id = ? AND owner = ?", (table, owner))
            if kinds:
                tx.run("INSERT INTO calls VALUES (?, ?, ?, 0)", (table, owner, json.dumps(kinds)))
            tx.run("UPDATE sitters SET seen = ? WHERE table_id = ? AND owner = ?", (now, table, owner))
        return True

    def watched(self) -> set[str]:
        """The tables of games that go on where somebody wants to be told."""
        with self._database.reading() as tx:
            found = tx.run("SELECT DISTINCT c.table_id FROM calls c JOIN tables t ON t.id = c.table_id WHERE t.waits <> '[]'")
        return {table for (table,) in found}

    def been_there(self, visits: list[tuple[str, str]], now: float) -> None:
        """These browsers are at these tables right now."""
        with self._database.transaction() as tx:
            rows = [(now, table, owner) for table, owner in sorted(visits)]
            tx.run_many("UPDATE sitters SET seen = ? WHERE table_id = ? AND owner = ?", rows)

    def calls(self, now: float, away: float) -> list[Call]:
        """Whom a table waits for who has been away for so long, and has not been told since."""
        with self._database.reading() as tx:
            found = tx.run(
                "SELECT c.table_id, t.box, t.names, t.waits, c.owner, c.kinds, c.told, s.seat,"
                " (SELECT max(o.seen) FROM sitters o WHERE o.table_id = s.table_id AND o.seat = s.seat)"
                " FROM calls c JOIN tables t ON t.id = c.table_id"
                " JOIN sitters s ON s.table_id = c.table_id AND s.owner = c.owner"
                " JOIN chairs p ON p.table_id = s.table_id AND p.seat = s.seat"
                " WHERE t.waits <> '[]' AND p.player = ? ORDER BY c.table_id, c.owner, s.seat",
                (PERSON,),
            )
        due: dict[tuple[str, str], Call] = {}
        for table, box, names, waits, owner, kinds, told, seat, seen in found:
            if seat in json.loads(waits) and told <= seen <= now - away:
                due.setdefault((table, owner), Call(table, box, json.loads(names), owner, json.loads(kinds), told))
        return list(due.values())

    def claim(self, call: Call, now: float) -> bool:
        """Whether the caller is the one who tells it: nobody else has, and it is still wanted."""
        sits = "EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = calls.table_id AND s.owner = calls.owner)"
        with self._database.transaction() as tx:
            return bool(
                tx.run(
                    f"UPDATE calls SET told = ? WHERE table_id = ? AND owner = ? AND told = ? AND {sits} RETURNING owner",
                    (now, call.table, call.owner, call.told),
                )
            )


def drop_calls(tx: Transaction, table: str) -> None:
    """Nobody who has no seat at this table is told anything about it."""
    left = "SELECT owner FROM sitters WHERE table_id = ?"
    tx.run(f"DELETE FROM calls WHERE table_id = ? AND owner NOT IN ({left})", (table, table))


def _forget(tx: Transaction, owner: str, kind: str) -> None:
    tx.run("DELETE FROM addresses WHERE owner = ? AND kind = ?", (owner, kind))
    for table, kinds in tx.run("SELECT table_id, kinds FROM calls WHERE owner = ?", (owner,)):
        left = json.dumps([other for other in json.loads(kinds) if other != kind])
        tx.run("UPDATE calls SET kinds = ? WHERE table_id = ? AND owner = ?", (left, table, owner))
    tx.run("DELETE FROM calls WHERE owner = ? AND kinds = '[]'", (owner,))
