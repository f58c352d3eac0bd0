"""The tables of the store's database, and how an older database comes to have them. The SQL is plain enough for every database."""

import json
import re

from perilune.core.errors import PeriluneError
from perilune.web.storage.database import Transaction

SCHEMA = 7  # the version of the tables below
TABLES = (
    "tables",
    "chairs",
    "sitters",
    "moves",
    "talk",
    "audit",
    "bans",
    "results",
    "history",
    "browsers",
    "people",
    "doors",
    "addresses",
    "quiet",
    "calls",
    "keys",
)

_STATEMENTS = [
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        box TEXT NOT NULL,
        pack TEXT NOT NULL,
        rules INTEGER NOT NULL,
        content TEXT NOT NULL,
        seats INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        names TEXT NOT NULL,
        start TEXT NOT NULL,
        host TEXT NOT NULL,
        listed INTEGER NOT NULL,
        password TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        moved DOUBLE PRECISION NOT NULL,
        waits TEXT NOT NULL,
        deal TEXT NOT NULL DEFAULT '',
        many INTEGER NOT NULL DEFAULT 0,
        notes TEXT NOT NULL DEFAULT '[]',
        coach TEXT NOT NULL DEFAULT '[]',
        version INTEGER NOT NULL DEFAULT 0,
        numbers TEXT NOT NULL DEFAULT '[]',
        clock TEXT NOT NULL DEFAULT '',
        times TEXT NOT NULL DEFAULT '',
        due DOUBLE PRECISION NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE IF NOT EXISTS chairs (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        links INTEGER NOT NULL DEFAULT 0,
        nameless INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    )""",
    """CREATE TABLE IF NOT EXISTS sitters (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        owner TEXT NOT NULL,
        device TEXT NOT NULL DEFAULT '',
        since DOUBLE PRECISION NOT NULL DEFAULT 0,
        seen DOUBLE PRECISION NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat, owner)
    )""",
    "CREATE INDEX IF NOT EXISTS sitters_by_owner ON sitters (owner)",
    """CREATE TABLE IF NOT EXISTS moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE IF NOT EXISTS talk (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE IF NOT EXISTS audit (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE IF NOT EXISTS bans (
        table_id TEXT NOT NULL REFERENCES tables (id),
        owner TEXT NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (table_id, owner)
    )""",
    """CREATE TABLE IF NOT EXISTS results (
        owner TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        game TEXT NOT NULL,
        marks TEXT NOT NULL,
        says TEXT NOT NULL,
        PRIMARY KEY (owner, table_id)
    )""",
    """CREATE TABLE IF NOT EXISTS history (
        owner TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        box TEXT NOT NULL,
        deal TEXT NOT NULL,
        won INTEGER NOT NULL,
        points INTEGER NOT NULL,
        says TEXT NOT NULL,
        others TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (owner, table_id)
    )""",
    "CREATE TABLE IF NOT EXISTS browsers (owner TEXT PRIMARY KEY)",  # those that had a secret before secrets were signed
    "CREATE INDEX IF NOT EXISTS tables_by_host ON tables (host)",
    "CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due) WHERE due > 0",
    "CREATE TABLE IF NOT EXISTS people (owner TEXT PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS doors (door TEXT NOT NULL, owner TEXT NOT NULL, PRIMARY KEY (door, owner))",
    """CREATE TABLE IF NOT EXISTS addresses (
        owner TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        code TEXT NOT NULL,
        tries INTEGER NOT NULL,
        stop TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        trouble TEXT NOT NULL,
        PRIMARY KEY (owner, kind)
    )""",
    "CREATE TABLE IF NOT EXISTS quiet (owner TEXT PRIMARY KEY, begins INTEGER NOT NULL, ends INTEGER NOT NULL, zone TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS calls (
        table_id TEXT NOT NULL REFERENCES tables (id),
        owner TEXT NOT NULL,
        kinds TEXT NOT NULL,
        told DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, owner)
    )""",
    "CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
]

_COLUMNS = {  # the columns that each schema adds to the tables of the one before
    3: [
        "tables ADD COLUMN deal TEXT NOT NULL DEFAULT ''",
        "tables ADD COLUMN many INTEGER NOT NULL DEFAULT 0",
        "chairs ADD COLUMN links INTEGER NOT NULL DEFAULT 0",
        "sitters ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "sitters ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0",
    ],
    4: [
        "tables ADD COLUMN notes TEXT NOT NULL DEFAULT '[]'",
        "tables ADD COLUMN coach TEXT NOT NULL DEFAULT '[]'",
    ],
    5: [
        "tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",  # how often something of the table was written
        "tables ADD COLUMN numbers TEXT NOT NULL DEFAULT '[]'",  # the state numbers, so that every server counts alike
    ],
    6: [
        "tables ADD COLUMN clock TEXT NOT NULL DEFAULT ''",  # what was chosen of a clock
        "tables ADD COLUMN times TEXT NOT NULL DEFAULT ''",  # how much time each seat has left
        "tables ADD COLUMN due DOUBLE PRECISION NOT NULL DEFAULT 0",  # when the first of them has none left; 0: no clock runs
        "sitters ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",  # when it was there last, if anybody is to be told
    ],
    7: [
        "chairs ADD COLUMN nameless INTEGER NOT NULL DEFAULT 0",  # whoever sits there gave no name
    ],
}


class NewerSchema(PeriluneError):
    """A newer Perilune has made this database."""


def prepare(tx: Transaction) -> None:
    """Make sure that the database has these tables, whatever it had before. In one transaction: all or nothing."""
    number = schema_of(tx) or SCHEMA
    refuse_newer(number)
    first = number == 1
    if first:
        for name in ("tables", "chairs", "moves"):
            tx.run(f"ALTER TABLE {name} RENAME TO old_{name}")
    for column in [column for schema, added in _COLUMNS.items() if 1 < number < schema for column in added]:
        tx.run(f"ALTER TABLE {column}")
    for statement in _STATEMENTS:
        tx.run(statement)
    if first:
        _bring_over(tx)
    if number < 3:
        for owners in ("owner FROM sitters", "owner FROM people", "owner FROM doors", "host FROM tables"):
            tx.run(f"INSERT INTO browsers SELECT DISTINCT {owners} WHERE true ON CONFLICT DO NOTHING")
    if number < 7:
        _mark_nameless(tx)
    tx.run("INSERT INTO keys VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (str(SCHEMA),))


def schema_of(tx: Transaction) -> int:
    """The schema that the database has; 0 if it has none of these tables."""
    there = tx.tables()
    if "keys" in there:
        found = tx.run("SELECT value FROM keys WHERE name = 'schema'")
        return int(found[0][0]) if found else SCHEMA
    return 1 if "tables" in there else 0  # schema 1 did not keep its number


def refuse_newer(number: int) -> None:
    """Refuse a schema that only a newer Perilune knows."""
    if number > SCHEMA:
        raise NewerSchema(
            f"This database was made by a newer Perilune: its schema is {number}, and this one knows {SCHEMA}."
            " Install the newer one, or choose another database."
        )


def _mark_nameless(tx: Transaction) -> None:
    """Before schema 7 nothing but the name itself told that somebody gave none."""
    for table, names in tx.run("SELECT id, names FROM tables"):
        for seat, name in enumerate(json.loads(names)):
            if re.fullmatch(r"Player \d+'*", name):
                tx.run("UPDATE chairs SET nameless = 1 WHERE table_id = ? AND seat = ?", (table, seat))


def _bring_over(tx: Transaction) -> None:
    """Convert the tables of schema 1, where a chair had one owner and a table was simply over or not."""
    old = tx.run("SELECT id, box, rules, content, seats, options, seed, names, start, created, ended FROM old_tables")
    for id, box, rules, content, seats, options, seed, names, start, created, ended in old:
        chairs = tx.run("SELECT seat, player, owner FROM old_chairs WHERE table_id = ? ORDER BY seat", (id,))
        host = next((owner for _, _, owner in chairs if owner), "")
        people = [seat for seat, player, _ in chairs if player == "person"]
        waits = [] if ended else people or list(range(seats))  # for whom exactly is known after the next move
        tx.run(
            "INSERT INTO tables VALUES (?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, 0, '', ?, ?, ?, '', 0, '[]', '[]', 0, '[]', '', '', 0)",
            (id, box, rules, content, seats, options, seed, names, start, host, created, created, json.dumps(waits)),
        )
    tx.run("INSERT INTO chairs SELECT table_id, seat, player, 0, 0 FROM old_chairs")
    tx.run("INSERT INTO sitters SELECT table_id, seat, owner, '', 0, 0 FROM old_chairs WHERE owner <> ''")
    tx.run("INSERT INTO moves SELECT table_id, number, seat, text, digest FROM old_moves")
    for name in ("moves", "chairs", "tables"):
        tx.run(f"DROP TABLE old_{name}")
