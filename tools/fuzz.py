"""Sends forged, broken and giant requests and frames to every address of a real server, while somebody plays there.

    PYTHONPATH=src:. .venv/bin/python tools/fuzz.py [--count 100000] [--hands 6] [--seed 1]

The server is a process of its own, with the limits that people get, except for those on requests and live connections, which would
turn nearly everything away at once. The forger comes from another network address than the players, so that they do not share limits.
Wanted: no answer of 500 or above, nothing changed at any table that is not the forger's, and no wait above 250 ms for those who play.
The yardstick is the same wait before the forger begins. On a busy machine a wait says little, so the server also says how long a single
piece of work has held its event loop, in time of its own core.
"""

import argparse
import asyncio
import itertools
import json
import random
import re
import sqlite3
import struct
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx2
from starlette.routing import Mount, Route, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.typing import Origin

from perilune.games import BOXES
from perilune.web.routes import ROUTES

PLAYER, FORGER = "127.0.0.1", "127.0.0.2"  # where they come from
LONGEST_WAIT = 0.25  # seconds
PATIENCE = 60  # seconds for an answer, before it counts as none
BURST = 60  # frames over one connection
BEAT = 0.05  # seconds between two looks of those who play
SERVE = """
import sys, time
from asyncio.events import Handle
from math import inf
from perilune.web.app import Settings, serve
from perilune.web.security.limits import Limits, Rate
run = Handle._run
def timed(handle):
    start = time.thread_time()
    run(handle)
    held = time.thread_time() - start
    if held > 0.01:
        print(time.time(), held, flush=True)
Handle._run = timed
lifted = Rate(inf, inf)
serve("127.0.0.1", 0, Settings(sys.argv[1], pace=0, limits=Limits(requests=lifted, files=lifted, connections=10**6)), False)
"""

METHODS = ["GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PERILUNE"]
PATHS = [route.path for route in ROUTES if isinstance(route, (Route, Mount, WebSocketRoute))]
NAMES = [
    "", ".", "..", "%2e%2e%2fetc%2fpasswd", "%00", "%ff%fe", "%0d%0aX:%20y", "0" * 16, "f" * 5000, "%F0%9F%9A%80", "'%20OR%201", "{table}",
]  # fmt: skip
VALUES = [
    "", " ", "0", "1", "-1", "-3", "99", "9" * 40, "1e9", "NaN", "0x1", "٣", "everything", "true", "[]", "\0", "a\0b", "\r\nX: y",
    "é" * 3000, "🚀", "<script>", "' OR 1=1 --", "../..", "person", "greedy", "invite.0.x", "device.0.1.x", "same", "yes",
    "live.5.5", "days.3", "add", "confirm", "try", "quiet",
    "push", "mail", "hook", "https://localhost/", "https://169.254.169.254/", "22:00", "Europe/Berlin", *BOXES,
]  # fmt: skip
FIELDS = [
    "box", "seats", "seed", "pack", "listed", "many", "password", "who.0", "name.0", "link", "seat", "name", "deal", "at", "view", "x",
    "clock", "time-up", "do", "kind", "kinds", "address", "code", "begins", "ends", "zone",
]  # fmt: skip
HEADERS = [
    "Origin", "Cookie", "Sec-Fetch-Site", "Content-Type", "Accept-Encoding", "Range", "If-Range", "If-None-Match", "Expect", "TE",
    "X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Authorization", "Upgrade", "Connection", "User-Agent",
]  # fmt: skip
_POST = b"POST /name HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
_GET = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
BROKEN = [
    b"\x16\x03\x01\x00\xff\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\nConnection: close\r\n\r\n",
    b"\0" * 2000 + b"\r\n\r\n", b"\r\n" * 5000 + b"x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n", b"GET /\xff\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    _GET + b"Host: evil\r\n\r\n", _GET + b"X: " + b"a" * 200_000 + b"\r\n\r\n", _GET + b"A: b\r\n" * 3000 + b"\r\n",
    _POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    _POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", _POST + b"Content-Length: -1\r\n\r\n", _POST + b"Content-Length: 1\r\n\r\nabc",
]  # fmt: skip
DOES = [
    "move", "undo", "redo", "ask", "ask all", "sit", "hand", "say", "propose", "leave", "remove", "pardon", "many", "link", "forget",
    "nod", "", 7,
]  # fmt: skip
KEYS = ["seat", "move", "number", "sure", "player", "text", "marks", "ban", "who", "allowed", "device"]
WORDS: list[Any] = [
    None, True, -1, 0, 1, 10**40, 0.5, "", "pass", "person", "\0", "\ud800", "é" * 300, [], {}, [[]], ["hex-1"], {"do": "move"},
]  # fmt: skip


# the server


class Held(NamedTuple):
    """A piece of work that has held the server's loop: when it ended, and how long it took of the core."""

    at: float
    seconds: float


class Server:
    """A running server, its address, its database, and what has held its loop."""

    def __init__(self, port: int, database: Path) -> None:
        self.port = port
        self.address = f"http://localhost:{port}"
        self.database = database
        self.held: list[Held] = []

    def open(self, **fields: str) -> tuple[str, str]:
        """Open a table; its address and the cookie of whoever sits there."""
        data = {"box": BOXES[0], "seats": "2", "who.1": "here"} | fields
        made = httpx2.post(f"{self.address}/open", data=data, headers={"Origin": self.address}, timeout=PATIENCE)
        return made.headers["location"], made.headers["set-cookie"].split(";")[0]

    def live(self, table: str, cookie: str) -> connect:
        """The live connection of a page."""
        address = f"{self.address.replace('http', 'ws')}{table}/live"
        return connect(address, origin=Origin(self.address), additional_headers={"Cookie": cookie}, max_size=None)

    def rows(self, tables: list[str]) -> dict[str, list[Any]]:
        """All that the database keeps of these tables. No seat is free there, so a stranger may change nothing."""
        keys = {"tables": "id", **dict.fromkeys(("chairs", "sitters", "moves", "talk", "audit", "bans", "calls"), "table_id")}
        marks = ", ".join("?" * len(tables))
        with closing(sqlite3.connect(self.database)) as db:
            return {
                name: sorted(db.execute(f"SELECT * FROM {name} WHERE {key} IN ({marks})", tables)) for name, key in keys.items()
            }


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    """A server as a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVE, database, stdout=PIPE, stderr=DEVNULL)
        assert process.stdout is not None
        said = ""
        while "localhost:" not in said:  # what starting takes is told before
            said = (await process.stdout.readline()).decode()
        server = Server(int(said.partition("localhost:")[2].partition("/")[0]), database)

        async def listen(lines: asyncio.StreamReader) -> None:
            async for line in lines:
                server.held.append(Held(*map(float, line.split())))

        listening = asyncio.create_task(listen(process.stdout))
        try:
            yield server
        finally:
            process.kill()
            await process.wait()
            await listening


async def exchange(server: Server, sent: bytes, host: str) -> str:
    """Send these bytes over a new connection from this address; the status of the answer, "closed" without one, "none" if none came."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(host, 0), limit=2**20)
            with suppress(OSError):
                writer.write(sent)
                await writer.drain()
            head = b""
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                head = await reader.readline()
                await reader.read()
            writer.close()
    except TimeoutError:
        return "none"
    return head[9:12].decode("latin-1") or "closed"


# those who play


async def play(server: Server, table: str, cookie: str) -> None:
    """Ask something again and again, by the live connection and for a page in turn, and tell how long each answer takes."""
    ask = f"GET {table} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n".encode()
    async with server.live(table, cookie) as page:
        for number in itertools.count():
            start = time.perf_counter()
            if number % 2:
                assert await exchange(server, ask, PLAYER) == "200"
            else:
                await page.send(json.dumps({"do": "ask", "move": "pass", "id": number}))
                while f'"done", "id": {number}}}' not in str(await page.recv()):
                    pass
            print(time.perf_counter() - start, flush=True)
            await asyncio.sleep(BEAT)


@asynccontextmanager
async def playing(server: Server, table: str, cookie: str) -> AsyncIterator[list[float]]:
    """Somebody who plays, in a process of their own, so that the forger's work is not taken for the server's; and how long they wait."""
    asked = [sys.executable, __file__, "--play", str(server.port), table, cookie]
    process = await asyncio.create_subprocess_exec(*asked, stdout=PIPE)
    assert process.stdout is not None
    waits = [float(await process.stdout.readline())]

    async def listen(lines: asyncio.StreamReader) -> None:
        async for line in lines:
            waits.append(float(line))

    listening = asyncio.create_task(listen(process.stdout))
    try:
        yield waits
        assert process.returncode is None, "who plays was put out"
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await listening


# the forger


@dataclass
class Tally:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)  # what was answered by a 5xx, or not at all

    def note(self, status: str, sent: object, count: int = 1) -> None:
        """So many were sent, and answered so."""
        self.sent += count
        self.answers[status] += count
        if status.startswith("5") or status == "none":
            self.broken.append(f"{status}: {str(sent)[:300]}")


class Forger:
    """Makes up requests and frames. The same seed makes up the same."""

    def __init__(self, seed: object, names: list[str]) -> None:
        self._hand = random.Random(str(seed))
        self.names = names  # of tables that are there

    def pick(self, values: list[Any]) -> Any:
        return self._hand.choice(values)

    def likely(self, chance: float) -> bool:
        return self._hand.random() < chance

    def request(self) -> bytes:
        """A request to one of the addresses, as no browser would write it; or no request at all."""
        if self.likely(0.08):
            return bytes(self.pick(BROKEN))
        name = self.pick(self.names) if self.likely(0.6) else self.pick([*NAMES, *BOXES])
        path = re.sub(r"\{\w+\}", lambda _: name, self.pick(PATHS)) + (f"/{name}" if self.likely(0.05) else "")
        query = f"?{self._form()}" if self.likely(0.3) else ""
        body = self._body()
        lines = [
            f"{self.pick(METHODS)} {path}{query} HTTP/1.1",
            "Host: localhost",
            "Connection: close",
            f"Content-Length: {len(body)}",
        ]
        if self.likely(0.7):
            lines.append("Sec-Fetch-Site: same-origin")
        for _ in range(self._hand.randrange(3)):
            value = self.pick(VALUES).replace("\r\n", " ").replace("\0", " ")
            lines.append(f"{self.pick(HEADERS)}: {value[:2000]}")
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    def _form(self) -> str:
        return urlencode({self.pick(FIELDS): self.pick(VALUES) for _ in range(self._hand.randrange(5))})

    def _body(self) -> bytes:
        kind = self._hand.random()
        if kind < 0.6:
            return self._form().encode()
        if kind < 0.8:
            return self._hand.randbytes(self._hand.randrange(200))
        if kind < 0.97:
            return bytes(self.pick([b"", b"[" * 9000, b'{"format": "perilune-record-1"}', b"a=1&" * 300, b"{", b"null"]))
        return b"x" * self._hand.randrange(10**4, 2 * 10**6)

    def frame(self) -> bytes:
        """A frame of a live connection: a message, a ping, a piece, or no frame at all."""
        kind = self._hand.random()
        if kind < 0.75:
            message = {"do": self.pick(DOES), "id": self._hand.randrange(9)}
            message |= {self.pick(KEYS): self.pick(WORDS) for _ in range(self._hand.randrange(4))}
            return self._framed(0x81, json.dumps(message).encode())
        if kind < 0.9:
            return self._framed(self.pick([0x01, 0x80, 0x00, 0x82, 0x89, 0x8A]), self._hand.randbytes(self._hand.randrange(60)))
        if kind < 0.97:
            return self._framed(0x81, bytes(self.pick([b"\xff\xfe", b"", b"[" * 9000, b"9" * 9000, b'"\\ud800"', b"x" * 70_000])))
        return self._hand.randbytes(30)

    def _framed(self, first: int, data: bytes) -> bytes:
        size = len(data)
        if size < 126:
            length = struct.pack("!B", 0x80 | size)
        else:
            length = struct.pack("!BH", 0xFE, size) if size < 2**16 else struct.pack("!BQ", 0xFF, size)
        return bytes([first]) + length + b"\0\0\0\0" + data  # a mask of noughts changes nothing


async def forge_requests(server: Server, forger: Forger, tally: Tally, count: int) -> None:
    """One after the other."""
    for _ in range(count):
        sent = forger.request()
        tally.note(await exchange(server, sent, FORGER), sent)


async def forge_frames(server: Server, forger: Forger, tally: Tally, count: int) -> None:
    """Bursts of frames, over a new connection each time that the server has had enough of one."""
    key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
    while count > 0:
        frames = [forger.frame() for _ in range(min(BURST, count))]
        head = f"GET /table/{forger.pick(forger.names)}/live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n{key}\r\n\r\n"
        status, sent = "none", 0
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(FORGER, 0), limit=2**24)
                writer.write(head.encode())
                status = (await reader.readline())[9:12].decode("latin-1") or "closed"
                listening = asyncio.create_task(reader.read())
                for frame in frames:
                    writer.write(frame)
                    sent += 1
                    await asyncio.sleep(0)
                    if listening.done():
                        break
                writer.close()
                with suppress(OSError):
                    await listening
        count -= max(sent, 1)
        tally.note(f"frames after {status}" if status in ("101", "closed") else status, head, max(sent, 1))


# the whole of it


@dataclass
class Result:
    """What is wanted to be known afterwards."""

    tally: Tally
    changed: list[str]  # the tables of the database in which something has
    before: list[float]  # waits without the forger
    waits: list[float]
    held: list[float]  # how long pieces of work have held the server's loop, where that was more than a moment


async def fuzz(count: int, hands: int, seed: int, quiet: float = 5) -> Result:
    """Let so many hands forge, all in all so much, while somebody plays. `quiet` are the seconds before, as a yardstick."""
    async with serving() as server:
        there = [server.open(seed="fuzz"), server.open(listed="yes"), server.open(password="open sesame")]
        ids = [table.removeprefix("/table/") for table, _ in there]
        stored = server.rows(ids)
        async with playing(server, *there[0]) as before:
            await asyncio.sleep(quiet)
        tally = Tally()
        forgers = [Forger((seed, hand), ids) for hand in range(hands)]
        work = [
            (forge_frames if hand % 3 == 2 else forge_requests)(server, forger, tally, count // hands)
            for hand, forger in enumerate(forgers)
        ]
        start = time.time()
        async with playing(server, *there[0]) as waits:
            await asyncio.gather(*work)
        now = server.rows(ids)
        held = [held.seconds for held in server.held if held.at > start]
        return Result(tally, [name for name in stored if stored[name] != now[name]], before, waits, held)


def tell(result: Result) -> bool:
    """The figures; whether all is as wanted."""
    tally = result.tally
    print(f"{tally.sent} forged requests and frames, answered:")
    for status, number in tally.answers.most_common():
        print(f"  {number:7} {status}")
    for name, waits in (("before", result.before), ("meanwhile", result.waits)):
        ordered = sorted(waits)
        parts = [f"{share} % {1000 * ordered[int(len(ordered) * share / 100)]:.0f} ms" for share in (50, 99)]
        print(f"others {name}: {len(ordered)} looks, {', '.join(parts)}, longest wait {1000 * ordered[-1]:.0f} ms")
    longest = max(result.held, default=0.0)
    print(f"the loop was held for more than 10 ms of its core {len(result.held)} times, at most for {1000 * longest:.0f} ms")
    print(*tally.broken[:20], sep="\n")
    print("tables:", f"CHANGED in {result.changed}" if result.changed else "unchanged")
    return not tally.broken and not result.changed and max(result.waits) <= LONGEST_WAIT


def main() -> int:
    """Forge, and say what came of it."""
    parser = argparse.ArgumentParser(description="Forge requests and frames over every door of a server.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--hands", type=int, default=6, help="how many forge at the same time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", nargs=3, metavar=("PORT", "TABLE", "COOKIE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        port, table, cookie = given.play
        asyncio.run(play(Server(int(port), Path()), table, cookie))
    return 0 if tell(asyncio.run(fuzz(given.count, given.hands, given.seed))) else 1


if __name__ == "__main__":
    sys.exit(main())
