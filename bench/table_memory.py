"""What a live table with four open pages holds in memory, without its connections.

    PYTHONPATH=src .venv/bin/python bench/table_memory.py [BOX ...] [--tables 12] [--lines 0]

Tables of random games are opened after a hundred moves, with a page for each seat, and three moves are played. Shown are kilobytes a
table, as Python itself counts them (tracemalloc). Half of the tables are opened before the count begins, so that what all of them share is
left out. `--lines` lists the lines of code that hold most.
"""

import argparse
import asyncio
import gc
import random
import tempfile
import tracemalloc
from functools import partial
from pathlib import Path

from perilune.build import describe
from perilune.core.record import Record
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.packs import Packs
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.live_table import LiveTable
from perilune.web.play.registry import TableRegistry
from perilune.web.security.limits import LIFTED, Limiter
from perilune.web.security.work_budget import WorkerThreads
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.store import Store

SEATS = 4
BEGUN = 100  # moves before the table is opened
PLAYED = 3  # and then


def begun(name: str, seed: int) -> Record | None:
    """A random game, broken off; None if it was over before."""
    game, chance = box(name), random.Random(seed)
    table = Table(game, game.settle(SEATS, {}), f"{name} {seed}")
    while table.number < BEGUN and (seats := table.deciders()):
        table.submit(seats[0], chance.choice(table.legal(seats[0])))
    return None if table.over else table.record


async def opened(registry: TableRegistry, table: str, chance: random.Random) -> LiveTable:
    """The table with its pages, after a few moves."""
    live = await registry.find(table)
    assert live is not None
    pages = [await live.join(f"owner {seat}", follows=True) for seat in range(SEATS)]
    for _ in range(PLAYED):
        for seat in live.table.deciders()[:1]:
            seen = live.table.seen(seat)
            move = chance.choice(seen.legal()).text
            await live.in_turn(partial(live.submit, pages[seat], seat, move, seen.number, True))
        for page in pages:
            page._outbox.clear()  # as if it had been sent
    return live


async def measure(name: str, tables: int, lines: int) -> None:
    """One line for a box."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tables.sqlite")
        chairs = [Chair(PERSON, {f"owner {seat}": Device()}) for seat in range(SEATS)]
        ids: list[str] = []
        for seed in range(4 * tables):
            record = begun(name, seed) if len(ids) < tables else None
            if record is not None:
                ids.append(f"t{seed}")
                store.add_table(StoredTable(ids[-1], record, chairs, "owner 0"), [0])
        registry = TableRegistry(store, BotPool(), Packs(None), WorkerThreads(Limiter(LIFTED)), 0)
        chance, half = random.Random(name), len(ids) // 2
        live = [await opened(registry, table, chance) for table in ids[:half]]
        gc.collect()
        tracemalloc.start()
        live += [await opened(registry, table, chance) for table in ids[half:]]
        gc.collect()
        held = tracemalloc.take_snapshot().statistics("lineno")
        tracemalloc.stop()
        measured = len(ids) - half
        total = sum(line.size for line in held) / measured / 1024
        print(f"{box(name).title:18} {total:6.0f} kB a table, {measured} of them", flush=True)
        for line in held[:lines]:
            print(f"{line.size / measured / 1024:10.1f} kB  {line.traceback}")
        await registry.close()
        assert len(live) == len(ids)


def main() -> None:
    parser = argparse.ArgumentParser(description="The memory of a live table with four open pages.")
    parser.add_argument("boxes", nargs="*", metavar="BOX")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--lines", type=int, default=0)
    given = parser.parse_args()
    print(describe())
    for name in given.boxes or BOXES:
        asyncio.run(measure(name, given.tables, given.lines))


if __name__ == "__main__":
    main()
