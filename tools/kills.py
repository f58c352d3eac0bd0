"""Kill -9, hundreds of times, and look whether anything that was confirmed is lost.

    PYTHONPATH=src:. .venv/bin/python tools/kills.py [--count 500] [--seed 1]

Seven of ten kills hit a process that plays a table by itself, as quickly as it can (tests/web/player.py): half of them at an SQLite
file, half at PostgreSQL, at any moment, while it opens, plays, takes back or writes. The others hit one of two whole servers at one
PostgreSQL, in the middle of play; the page goes on at the one that is left, and must find every move that it was shown. Tables of the
first kind are played again by the rules at their end, with every digest.
"""

import argparse
import os
import random
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2

from perilune.games import BOXES
from perilune.web.storage.store import Store
from tests.web.conftest import few, server
from tests.web.postgresql import private_server
from tests.web.test_kills import LONGEST, Played, await_quiet, play_and_kill, play_on, warm_player

MOVES = 6  # that a page is shown before its server is killed, at most
GAME = 5  # kills until another table is opened


def kill_players(address: str, count: int, chance: random.Random) -> tuple[int, int]:
    """Kill processes that play; returns how many tables they played, and how many rows are on disk."""
    tables = rows = 0
    played = Played(address, BOXES[0], "table-0")
    with warm_player() as process:
        for kill in range(count):
            play_and_kill(process, played, chance.randrange(5), chance.random() * 0.015)
            await_quiet(address)
            store = Store(address)
            written = played.check(store)
            if written > LONGEST or played.over or kill == count - 1:
                played.check_replay(store)
                tables, rows = tables + 1, rows + written
                played = Played(address, BOXES[tables % len(BOXES)], f"table-{tables}")
            store.close()
    return tables, rows


def kill_servers(address: str, count: int, chance: random.Random) -> tuple[int, int]:
    """Kill one of two servers; returns how many tables were played, and how many moves were shown."""
    tables = shown_in_all = 0
    with ExitStack() as stack:
        servers = [stack.enter_context(server(address)) for _ in range(2)]
        for kill in range(count):
            if kill % GAME == 0:
                tables += 1
                where = servers[0][1]
                data = {"box": BOXES[tables % len(BOXES)], "seats": str(few(BOXES[tables % len(BOXES)])), "who.1": "random"}
                made = httpx2.post(f"{where}/open", data=data, headers={"Origin": where}, timeout=60)
                cookie, table, shown = made.headers["set-cookie"].split(";")[0], made.headers["location"], -1
            process, where = servers[0]
            more = chance.randrange(MOVES)
            shown = _play(play_on(where, table, cookie), shown, more)
            time.sleep(chance.random() * 0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            shown_in_all += more
            servers = [servers[1], stack.enter_context(server(address))]
            _play(play_on(servers[0][1], table, cookie), shown, 0)
    with Store(address)._database.reading() as tx:
        assert tx.run("SELECT count(*) FROM tables") == [(tables,)]
    return tables, shown_in_all


def _play(numbers: Iterator[int], shown: int, more: int) -> int:
    """The number of the position after so many more; the first must not be older than what was shown."""
    first = next(numbers)
    assert first >= shown, f"position {shown} was shown, and now it is {first}"
    for _ in range(more):
        first = next(numbers)
    numbers.close()  # type: ignore[attr-defined]
    return first


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill -9, hundreds of times: nothing confirmed is lost.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    of_players, of_servers = int(given.count * 0.35), given.count - 2 * int(given.count * 0.35)
    with tempfile.TemporaryDirectory() as folder, private_server() as postgresql:
        for says, work, address, count in [
            ("processes at SQLite", kill_players, str(Path(folder) / "tables.sqlite"), of_players),
            ("processes at PostgreSQL", kill_players, postgresql.new_database(), of_players),
            ("one of two servers at PostgreSQL", kill_servers, postgresql.new_database(), of_servers),
        ]:
            start = time.monotonic()
            tables, moves = work(address, count, chance)
            print(
                f"{count} kills, {says}: {tables} tables, {moves} moves, nothing lost ({time.monotonic() - start:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
