"""What a move costs a server: core time of one process, without a network, for a table with four open pages.

    PYTHONPATH=src .venv/bin/python bench/move_cost.py [BOX ...] [--moves 40] [--games 9] [--profile]

A table of each box is in the middle of a random game. A move is checked, played, written to SQLite, drawn for each of the four seats,
compared with what its page has, and made into JSON. Several games are played, after one that does not count; the game in the middle and
the cheapest are shown. `--profile` says in which functions the time is spent, which costs time itself.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from cProfile import Profile
from functools import partial
from pathlib import Path
from pstats import Stats
from statistics import median

from perilune.build import describe
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.packs import Packs
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.registry import TableRegistry
from perilune.web.security.limits import LIFTED, Limiter
from perilune.web.security.work_budget import WorkerThreads
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.store import Store

SEATS = 4
BEGUN = 20  # moves before it is measured


async def play(name: str, seed: str, moves: int, profile: Profile | None) -> float:
    """Milliseconds of core a move, in one game of this box."""
    game, chance = box(name), random.Random(seed)
    seats = min(SEATS, game.max_seats)
    table = Table(game, game.settle(seats, {}), seed)
    for _ in range(BEGUN):
        seat = table.deciders()[0]
        table.submit(seat, chance.choice(table.legal(seat)))
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tables.sqlite")
        chairs = [Chair(PERSON, {f"owner {seat}": Device()}) for seat in range(seats)]
        store.add_table(StoredTable("table", table.record, chairs, "owner 0"), table.deciders())
        registry = TableRegistry(store, BotPool(), Packs(None), WorkerThreads(Limiter(LIFTED)), 0)
        live = await registry.find("table")
        assert live is not None
        pages = [await live.join(f"owner {seat}", follows=True) for seat in range(seats)]
        spent, played = 0.0, 0
        while played < moves and live.table.deciders():
            seat = live.table.deciders()[0]
            seen = live.table.seen(seat)
            move = chance.choice(seen.legal()).text
            for page in pages:
                await page.next_messages()
            start = time.process_time()
            if profile is not None:
                profile.enable()
            await live.in_turn(partial(live.submit, pages[seat], seat, move, seen.number, True))
            for page in pages:
                json.dumps(page._outbox, ensure_ascii=False)
            if profile is not None:
                profile.disable()
            spent, played = spent + time.process_time() - start, played + 1
            for page in pages:
                page.tell({"type": "done", "id": 0})  # so that there is something to read for each of them
        await registry.close()
    return spent / played * 1000


def measure(name: str, games: int, moves: int, profile: Profile | None) -> list[float]:
    """Milliseconds of core a move in each game, from the cheapest on."""
    asyncio.run(play(name, "warm", moves, None))
    return sorted(asyncio.run(play(name, f"game {game}", moves, profile)) for game in range(games))


def main() -> None:
    parser = argparse.ArgumentParser(description="Core time of a move with four open pages.")
    parser.add_argument("boxes", nargs="*", metavar="BOX")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    profile = Profile() if given.profile else None
    print(describe())
    for name in given.boxes or BOXES:
        found = measure(name, given.games, given.moves, profile)
        print(f"{box(name).title:18} {median(found):6.2f} ms of core a move, {found[0]:.2f} at best", flush=True)
    if profile is not None:
        Stats(profile).sort_stats("cumulative").print_stats("perilune", 30)


if __name__ == "__main__":
    main()
