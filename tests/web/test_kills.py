"""kill -9 at any moment loses at most a move that was never confirmed."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx2
import psycopg
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from perilune.core.chance import CHANCE
from perilune.core.record import Row
from perilune.core.reopen import reopen
from perilune.games import BOXES, box
from perilune.web.storage.store import Store
from tests.web import player
from tests.web.conftest import server

pytestmark = pytest.mark.long

LONGEST = 30  # rows of a record, then comes the next table: long ones take their time to wake


class Played:
    """A table that is played by processes that get killed, and what is known to be on its disk."""

    def __init__(self, address: str, box_name: str, id: str) -> None:
        self.address = address
        self.box = box_name
        self.id = id
        self.confirmed: tuple[int, str] | None = None  # how many rows, and the digest of the last
        self.undoing = False
        self.over = False

    def hear(self, line: str) -> None:
        """A word from the process that plays."""
        match line.split():
            case ["confirmed", count, digest]:
                self.confirmed = (int(count), digest)
                self.undoing = False
            case ["undo"]:
                self.undoing = True
            case ["over"]:
                self.over = True

    def check(self, store: Store) -> int:
        """Every confirmed move is on disk, and after it at most one that was not. Returns the number of rows."""
        kept = store.get(self.id)
        if kept is None:
            assert self.confirmed is None
            return 0
        rows = kept.record.rows
        if self.confirmed is not None:
            count, digest = self.confirmed
            if self.undoing and len(rows) != count:
                assert len(rows) == count - 1
            else:
                assert _last(rows[:count]) == (count, digest)
                assert len(rows) == count or rows[count].seat != CHANCE
                assert all(row.seat == CHANCE for row in rows[count + 1 :])
        self.confirmed = _last(rows)  # the next process must find just this
        return len(rows)

    def check_replay(self, store: Store) -> None:
        """The whole record follows the rules, with the right digests."""
        kept = store.get(self.id)
        assert kept is None or reopen(box(self.box), kept.record).why == ""


def _last(rows: list[Row]) -> tuple[int, str]:
    return len(rows), rows[-1].digest if rows else "-"


@contextmanager
def warm_player() -> Iterator[subprocess.Popen[str]]:
    """The process that forks those who play."""
    command = [sys.executable, "-m", player.__name__]
    path = os.pathsep.join(path for path in sys.path if path)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path}
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def play_and_kill(process: subprocess.Popen[str], played: Played, confirmations: int, wait: float) -> None:
    """Let a fork play; kill it some time after it has confirmed so much; hear out what it had said."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{played.address} {played.box} {played.id}\n")
    process.stdin.flush()
    before = played.confirmed
    heard = pid = 0
    while not pid or (heard < confirmations and not played.over):
        line = process.stdout.readline()
        played.hear(line)
        if line.startswith("pid"):
            pid = int(line.split()[1])
        if line.startswith("confirmed"):
            heard += 1
            assert heard > 1 or before in (None, played.confirmed)
        assert line and not line.startswith("ended"), "the process has ended by itself"
    time.sleep(wait)
    os.kill(pid, signal.SIGKILL)
    while not (line := process.stdout.readline()).startswith("ended"):
        assert line
        played.hear(line)
    assert line.split() == ["ended", str(-signal.SIGKILL)]


def await_quiet(address: str) -> None:
    """A server notices in a moment that its client was killed, and ends what it was doing for it."""
    if not address.startswith("postgresql:"):
        return
    with psycopg.connect(address, autocommit=True) as db:
        others = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'perilune'"
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if db.execute(others).fetchall() == [(0,)]:
                return
            time.sleep(0.005)
    raise AssertionError("somebody is still connected")


def test_hundreds_of_kills_lose_no_confirmed_move(either_database: str) -> None:
    """At random moments: while it opens, plays, takes back, or writes."""
    wanted = 50 if either_database.startswith("postgresql:") else 200
    chance = random.Random(wanted)
    kills = tables = 0
    played = Played(either_database, BOXES[0], "table-0")
    with warm_player() as process:
        while kills < wanted or tables < 2:
            kills += 1
            play_and_kill(process, played, chance.randrange(5), chance.random() * 0.015)
            await_quiet(either_database)
            store = Store(either_database)
            if played.check(store) > LONGEST or played.over:
                played.check_replay(store)
                tables += 1
                played = Played(either_database, BOXES[tables % len(BOXES)], f"table-{tables}")
            store.close()


def play_on(address: str, table: str, cookie: str) -> Iterator[int]:
    """The state numbers that a page of this browser is shown, while it plays the first offer each time."""
    live = f"{address.replace('http', 'ws')}{table}/live"
    with connect(live, origin=Origin(address), additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            for frame in json.loads(socket.recv(timeout=60)):
                if frame["type"] != "position":
                    continue
                yield frame["number"]
                if frame["offers"]:
                    move = frame["offers"][0]["move"]
                    socket.send(json.dumps({"do": "move", "seat": 0, "move": move, "number": frame["number"], "sure": True}))


def test_killed_server_loses_no_move_that_was_shown(either_database: str) -> None:
    """The whole server, in the middle of play, again and again; the next one goes on from the last shown position."""
    cookie = table = ""
    shown = -1
    for _ in range(4):
        with server(either_database) as (process, address):
            if not table:
                made = httpx2.post(f"{address}/open", data={"box": BOXES[0], "seats": "2"}, headers={"Origin": address})
                cookie = made.headers["set-cookie"].split(";")[0]
                table = made.headers["location"]
            numbers = play_on(address, table, cookie)
            assert next(numbers) >= shown
            for _ in range(15):
                shown = next(numbers)
            process.kill()
            process.wait()
