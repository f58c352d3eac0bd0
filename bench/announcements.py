"""What telling other servers costs: moves a second that one PostgreSQL takes, with and without announcements.

    PYTHONPATH=src:. .venv/bin/python bench/announcements.py [--processes 2] [--seconds 5] [--database postgresql://...]

Each process writes moves of its own tables from several threads, as a server does, in one of four ways:
  none      nobody is told
  gathered  told after the transaction; what comes up while a notice is on its way goes with the next one (what Perilune does)
  each      told after each transaction
  inside    told within the transaction, which then holds a lock over the whole PostgreSQL server while it commits

Without --database a PostgreSQL server of its own is started; it writes to the disk like one that is used.
"""

import argparse
import multiprocessing
import os
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from perilune.core.record import Record, Row
from perilune.web.play.announcements import Changed, to_texts
from perilune.web.storage.channel import open_channel
from perilune.web.storage.database import open_database
from perilune.web.storage.model import PERSON, Chair, StoredTable
from perilune.web.storage.store import Store

WAYS = ("none", "gathered", "each", "inside")
THREADS = 8  # that write, in each process
LISTENERS = 3  # connections that hear everything


def write(database: str, table: str, way: str, until: float, told: "dict[str, int]") -> int:
    """Write moves of one table until then; returns how many."""
    count = 0
    with closing(open_database(database)) as opened, closing(open_channel(database)) as channel:
        while time.monotonic() < until:
            with opened.transaction() as tx:
                found = tx.run("UPDATE tables SET version = version + 1, waits = '[0]' WHERE id = ? RETURNING version", (table,))
                version = int(found[0][0])
                tx.run("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", (table, version, 0, "a move as long as most", "digest"))
                if way == "inside":
                    tx.run("SELECT pg_notify('perilune public', ?)", (to_texts("bench", [Changed(table, version)])[0],))
            if way == "each":
                channel.send(to_texts("bench", [Changed(table, version)]))
            elif way == "gathered":
                told[table] = version
            count += 1
    return count


def gather(database: str, until: float, told: "dict[str, int]") -> None:
    """Tell what has come up, as long as somebody writes."""
    with closing(open_channel(database)) as channel:
        while time.monotonic() < until:
            going = [told.popitem() for _ in range(len(told))]
            if going:
                channel.send(to_texts("bench", [Changed(table, version) for table, version in going]))
            else:
                time.sleep(0.0005)


def work(database: str, tables: list[str], way: str, seconds: float, done: "multiprocessing.Queue[int]") -> None:
    """One process."""
    until = time.monotonic() + seconds
    told: dict[str, int] = {}
    counts: list[int] = []
    threads = [
        threading.Thread(target=lambda table=table: counts.append(write(database, table, way, until, told))) for table in tables
    ]
    if way == "gathered":
        threads.append(threading.Thread(target=gather, args=(database, until, told)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done.put(sum(counts))


def listen(database: str, until: float) -> None:
    """Another server, which only hears."""
    with closing(open_channel(database)) as channel:
        while time.monotonic() < until:
            channel.listen(0.5)


def measure(database: str, way: str, processes: int, seconds: float) -> float:
    """Moves a second."""
    names = [[f"{way}-{process}-{thread}" for thread in range(THREADS)] for process in range(processes)]
    with closing(Store(database)) as store:
        for name in (name for group in names for name in group):
            record = Record("box", 1, "digest", 1, {}, "seed", ["Ada"], [Row(0, "first", "d")])
            store.add_table(StoredTable(name, record, [Chair(PERSON)]), [0])
    done: multiprocessing.Queue[int] = multiprocessing.Queue()
    ears = [multiprocessing.Process(target=listen, args=(database, time.monotonic() + seconds + 1)) for _ in range(LISTENERS)]
    hands = [multiprocessing.Process(target=work, args=(database, group, way, seconds, done)) for group in names]
    for process in ears + hands:
        process.start()
    written = sum(done.get() for _ in hands)
    for process in ears + hands:
        process.join()
    return written / seconds


@contextmanager
def own_database() -> Iterator[str]:
    """A PostgreSQL server for this measurement alone."""
    from tests.web.postgresql import private_server

    with private_server() as server:
        yield server.address


def main() -> None:
    """Measure each way."""
    parser = argparse.ArgumentParser(description="Moves a second that one PostgreSQL takes, with and without announcements.")
    parser.add_argument("--processes", type=int, default=2, help="that write (%(default)s)")
    parser.add_argument("--seconds", type=float, default=5, help="for each way (%(default)s)")
    parser.add_argument("--database", default="", help="an empty PostgreSQL database (one of its own)")
    given = parser.parse_args()
    print(f"{given.processes} processes of {THREADS} threads; load of the machine: {os.getloadavg()[0]:.1f}")
    if given.database:
        tell(given.database, given.processes, given.seconds)
    else:
        with own_database() as database:
            tell(database, given.processes, given.seconds)


def tell(database: str, processes: int, seconds: float) -> None:
    """One line for each way."""
    alone = measure(database, "none", processes, seconds)
    for way in WAYS[1:]:
        print(f"{way:9} {measure(database, way, processes, seconds):8.0f} moves a second", flush=True)
    print(f"{'none':9} {alone:8.0f} moves a second")


if __name__ == "__main__":
    main()
