"""Kill processes with -9, hundreds of times, and see whether anything that was confirmed is lost.

    PYTHONPATH=src:. .venv/bin/python tools/kills.py [--count 500] [--seed 1]

Seven of ten kills hit a process that plays a table by itself, as quickly as it can (tests/web/player.py): half of them at an SQLite
file, half at PostgreSQL, at any moment, while it opens, plays, takes back or writes. The others hit one of two whole servers at one
PostgreSQL, just after a move was sent; the page then goes on at the server that is left. Every move that was confirmed must be on disk,
and at most one more. Every table is played again by the rules, with every digest.
"""

import argparse
import json
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from perilune.core.reopen import reopen
from perilune.games import BOXES, box
from perilune.web.storage.store import Store
from tests.web.conftest import few, server
from tests.web.postgresql import private_server
from tests.web.test_kills import LONGEST, Played, await_quiet, play_and_kill, warm_player

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
    """Kill one of two servers; returns how many tables were played, and how many moves were confirmed."""
    tables = moves = 0
    store = Store(address)
    with ExitStack() as stack:
        servers = [stack.enter_context(server(address)) for _ in range(2)]
        for kill in range(count):
            if kill % GAME == 0:
                name, where = BOXES[tables % len(BOXES)], servers[0][1]
                people = {f"who.{seat}": "here" for seat in range(1, few(name))}
                data = {"box": name, "seats": str(few(name))} | people
                made = httpx2.post(f"{where}/open", data=data, headers={"Origin": where}, timeout=60)
                cookie, table, confirmed = made.headers["set-cookie"].split(";")[0], made.headers["location"], 0
                tables += 1
            process, where = servers[0]
            more = play(where, table, cookie, chance.randrange(1, MOVES), partial(os.kill, process.pid, signal.SIGKILL))
            process.wait()
            moves, confirmed = moves + more, confirmed + more
            kept = store.get(table.removeprefix("/table/"))
            assert kept is not None
            on_disk = sum(row.seat >= 0 for row in kept.record.rows)
            assert on_disk in (confirmed, confirmed + 1), f"{confirmed} moves were confirmed, and {on_disk} are on disk"
            assert reopen(box(kept.record.box), kept.record).why == ""
            confirmed = on_disk  # the next page must find just this
            servers = [servers[1], stack.enter_context(server(address))]
    store.close()
    return tables, moves


def play(where: str, table: str, cookie: str, moves: int, kill: Callable[[], None]) -> int:
    """Play for all at this screen, then send one more move and kill the server; returns how many moves were confirmed."""
    live = f"{where.replace('http', 'ws')}{table}/live"
    done, asked, position = 0, 0, None
    with connect(live, origin=Origin(where), additional_headers={"Cookie": cookie}, max_size=None) as socket:
        try:
            while True:
                for frame in json.loads(socket.recv(timeout=60)):
                    position = frame if frame["type"] == "position" else position
                    done += frame["type"] == "done" and frame["id"] > 0
                if position is None or done < asked:
                    continue
                if position["outcome"]:
                    kill()
                    return done
                if position["seat"] < 0 or not position["offers"]:
                    seat = (position["next"] or position["deciders"])[0]
                    socket.send(json.dumps({"do": "sit", "seat": seat, "id": 0}))
                    continue
                seat, move, number = position["seat"], position["offers"][0]["move"], position["number"]
                asked += 1
                socket.send(json.dumps({"do": "move", "seat": seat, "move": move, "number": number, "sure": True, "id": asked}))
                if asked > moves:
                    kill()
        except ConnectionClosed:
            return done


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill -9, hundreds of times: nothing confirmed is lost.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-servers", action="store_true", help="leave out the processes that play by themselves")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    of_players = 0 if given.only_servers else int(given.count * 0.35)
    of_servers = given.count - 2 * of_players
    with tempfile.TemporaryDirectory() as folder, private_server() as postgresql:
        for says, work, address, count in [
            ("processes at SQLite", kill_players, str(Path(folder) / "tables.sqlite"), of_players),
            ("processes at PostgreSQL", kill_players, postgresql.new_database(), of_players),
            ("one of two servers at PostgreSQL", kill_servers, postgresql.new_database(), of_servers),
        ]:
            if not count:
                continue
            start = time.monotonic()
            tables, moves = work(address, count, chance)
            print(
                f"{count} kills, {says}: {tables} tables, {moves} moves, nothing lost ({time.monotonic() - start:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
