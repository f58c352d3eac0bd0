"""A process that plays until it is killed: each line of its input is a table, which a fork of it plays.

It is warm, so a fork begins at once, and hundreds can be killed in a test. A fork says after each move that is written
how many rows the record has and the digest of the last; and before it takes a move back that it does so.
"""

import asyncio
import gc
import os
import random
import sys
from functools import partial
from importlib import import_module

from perilune.core.reopen import reopen
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
from tests.web.conftest import few

OWNER = "owner"


def say(text: str) -> None:
    """Write a line, all at once."""
    os.write(1, f"{text}\n".encode())


def confirm(live: LiveTable) -> None:
    """What is on disk for sure."""
    rows = live.table.record.rows
    say(f"confirmed {len(rows)} {rows[-1].digest if rows else '-'}")


async def play(address: str, name: str, table: str) -> None:
    """Open the table, or one like it for the first time, and play for everybody."""
    store = Store(address)
    if store.get(table) is None:
        game = box(name)
        new = Table(game, game.settle(few(name), {}), table)
        store.add_table(
            StoredTable(table, new.record, [Chair(PERSON, {OWNER: Device()}) for _ in new.names], OWNER), new.deciders()
        )
    live = await TableRegistry(store, BotPool(), Packs(None), WorkerThreads(Limiter(LIFTED)), 0).find(table)
    assert live is not None
    assert not live.read_only, live.read_only
    page = await live.join(OWNER, words=True)
    live.leave(page)  # nothing need be drawn
    confirm(live)
    chance = random.Random(f"{table} {live.table.number}")
    while seats := live.table.deciders():
        seat = chance.choice(seats)
        if chance.random() < 0.2 and not live.table.why_no_undo(seat):
            say("undo")
            await live.in_turn(partial(live.undo, page, seat, page.shown.position["number"] if page.shown else -1))
        else:
            seen = live.table.seen(seat)
            await live.in_turn(partial(live.submit, page, seat, chance.choice(seen.legal()).text, seen.number, True))
        confirm(live)
    say("over")
    await asyncio.sleep(600)


def warm_up() -> None:
    """Load everything that a fork will need."""
    import_module("perilune.web.storage.postgresql")
    for name in BOXES:
        game = box(name)
        reopen(game, Table(game, game.settle(few(name), {})).record)
    gc.freeze()


def main() -> None:
    """Fork for each line, and tell how the fork has ended."""
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(play(*line.split()))
            finally:
                sys.excepthook(*sys.exc_info())
                os._exit(1)
        say(f"pid {child}")
        say(f"ended {os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}")


if __name__ == "__main__":
    main()
