"""How much one server process on one core carries, and how soon a click becomes a picture.

    .venv/bin/python bench/table_load.py [--most 800] [--seconds 40] [--slow 250]
    .venv/bin/python bench/table_load.py --workers 2 --database postgresql://USER@HOST/EMPTY

The server runs on the first core, the load in this process on the second; a server of several processes on all cores but the
last. Every table has four seats and a live connection for each, stands somewhere in the middle of a game, and makes a move every
ten seconds. The boxes take turns.
Tables are added until the 99th percentile of click-to-picture, for whoever clicks, is above --slow milliseconds, twice.

Click-to-picture is the time from sending a move until the new position has been read. The yardstick is an echo through the
same stack: a bare Starlette application under the same uvicorn settings, which answers a message of the same size with a
recorded push, to the same four connections. It knows no game, no database and no drawing.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urljoin, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from perilune.bots import USUAL, bot
from perilune.build import describe
from perilune.core.record import Record
from perilune.core.table import Table
from perilune.games import BOXES, box

SEATS = 4
PAUSE = 10.0  # seconds between two moves of a table
SECRETS = [letter * 43 for letter in "ABCD"]  # of the browsers, one on each seat
COOKIES: list[str] = []  # the same, as the server of the filled database signs them
GAMES = 8  # different games of each box; more tables repeat them
STEP = 50  # tables that are added at a time
KEPT = 200  # pushes that are recorded for the echo
WORKERS = "TABLE_LOAD_WORKERS"  # tells the server's process how many it shall be
POSITION = '{"type": "position"'
TROUBLE = '{"type": "trouble"'


# the servers, each a process of its own


def serve_tables(database: str) -> None:
    """The real one, in so many processes as WORKERS says."""
    from perilune.web.app import Settings, serve
    from perilune.web.logs import NONE
    from perilune.web.security.limits import LIFTED

    serve("127.0.0.1", 0, Settings(database, limits=LIFTED, log=NONE, workers=int(os.environ.get(WORKERS, "1"))), False)


def serve_echo(pushes: str) -> None:
    """The yardstick: a message names a push by its number; it goes to all of the group."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    from perilune.web.app import WebServer, configure
    from perilune.web.security.connections import GATE, ConnectionGate
    from perilune.web.security.limits import LIFTED, Limiter

    texts: list[str] = json.loads(Path(pushes).read_text())
    groups: dict[str, list[WebSocket]] = {}

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        group = groups.setdefault(websocket.path_params["group"], [])
        group.append(websocket)
        async for message in websocket.iter_text():
            for other in group:
                await other.send_text(texts[int(message.split()[0])])

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, ConnectionGate]]:
        yield {GATE: ConnectionGate(Limiter(LIFTED))}

    app = Starlette(routes=[WebSocketRoute("/echo/{group}", echo)], lifespan=lifespan)

    def started(server: WebServer) -> None:
        print(f"http://localhost:{server.servers[0].sockets[0].getsockname()[1]}/", flush=True)

    WebServer(configure(app, "127.0.0.1", 0), started).run()


class Server:
    """A running server: its address, its memory, the time that it has worked."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        assert found is not None, "the server does not start"
        self.pid = process.pid
        self.address = f"http://127.0.0.1:{found[1]}"

    def memory(self) -> float:
        """Resident, in kB; of several processes together."""
        status = [Path(f"/proc/{pid}/status").read_text() for pid in self._pids()]
        return float(sum(int(size) for text in status for size in re.findall(r"VmRSS:\s+(\d+)", text)))

    def worked(self) -> float:
        """Seconds of processor time."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self._pids()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def _pids(self) -> list[int]:
        """The process and those that it has started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]


@contextmanager
def running(kind: str, argument: str) -> Iterator[Server]:
    """One of the servers above, on the first core."""
    process = subprocess.Popen([sys.executable, __file__, "--run", kind, argument], stdout=subprocess.PIPE, text=True)
    try:
        yield Server(process)
    finally:
        process.terminate()
        process.wait()


# tables in the middle of a game


@cache
def middle(name: str, seed: int) -> Record:
    """A game of the usual bots, broken off somewhere in its second or third quarter."""
    game = box(name)
    table = Table(game, game.settle(SEATS, {}), f"{name} {seed}")
    while seats := table.deciders():
        table.submit(seats[0], bot(USUAL, table.number).choose(table.seen(seats[0])))
    rows = table.record.rows
    del rows[int(len(rows) * (0.25 + 0.5 * seed / GAMES)) :]
    return table.record


def fill(database: str | Path, count: int) -> list[tuple[str, str]]:
    """So many sleeping tables; the id and the box of each."""
    from perilune.web.security.browser_cookie import BrowserCookies
    from perilune.web.security.signing import Signer
    from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
    from perilune.web.storage.store import Store

    owners = [sha256(secret.encode()).hexdigest() for secret in SECRETS]
    records = {name: [middle(name, seed) for seed in range(GAMES)] for name in BOXES}
    store = Store(database)
    browser_cookies = BrowserCookies(Signer(store.key), set())
    COOKIES[:] = [browser_cookies.cookie(secret) for secret in SECRETS]
    tables = []
    for number in range(count):
        name = BOXES[number % len(BOXES)]
        record = records[name][number // len(BOXES) % GAMES]
        id = f"{number:016x}"
        store.add_table(StoredTable(id, record, [Chair(PERSON, {owner: Device()}) for owner in owners], owners[0]), [0])
        tables.append((id, name))
    store.close()
    return tables


# the load


@dataclass
class Times:
    """Seconds from a click to a picture: on the page of whoever clicked, and on the other three."""

    mine: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    refused: int = 0
    late: float = 0  # the worst delay of the load itself


@dataclass
class Pushes:
    """What came after moves, and at the beginning: letters, and bytes on the wire."""

    sizes: list[tuple[int, int]] = field(default_factory=list)
    first: list[tuple[int, int]] = field(default_factory=list)


class Page:
    """One live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.text = ""  # the frames with the last position
        self.wire = 0  # their bytes as they came
        self.at = 0.0  # when they were there
        self.troubled = False
        self.changed = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        weighing = self.connection.protocol.extensions[0]
        assert isinstance(weighing, Weighing)
        async for text in self.connection:
            assert isinstance(text, str)
            wire = weighing.came.popleft()
            if POSITION in text:
                self.wire = wire
                self.at = time.perf_counter()
                self.text = text
            if TROUBLE in text:
                self.troubled = True
            if POSITION in text or TROUBLE in text:
                self.changed.set()

    def position(self) -> dict[str, Any]:
        """The last position."""
        frames: list[dict[str, Any]] = json.loads(self.text)
        return next(frame for frame in frames if frame["type"] == "position")

    async def await_change(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return False
        return True


class Weighing(PerMessageDeflate):
    """Notes how many bytes a message has before it is unpacked."""

    came: deque[int]

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Unpack a frame; the server sends a message in one."""
        if frame.opcode is Opcode.TEXT:
            self.came.append(len(frame.data))
        return super().decode(frame, max_size=max_size)


class WeighingFactory(ClientPerMessageDeflateFactory):
    """Makes them, with what browsers ask for."""

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        """The same, but weighing."""
        made = super().process_response_params(params, accepted_extensions)
        made.__class__ = Weighing
        assert isinstance(made, Weighing)
        made.came = deque()
        return made


class Group:
    """The four pages of one table."""

    def __init__(self, path: str, name: str) -> None:
        self.path = path
        self.name = name
        self.pages: list[Page] = []
        self.first: list[tuple[int, int]] = []  # the first position of each page
        self.hand = random.Random(path)

    async def connect(self, server: Server) -> None:
        """Open the pages, each at its own seat."""
        live = server.address.replace("http", "ws") + self.path
        for cookie in COOKIES:
            connection = await connect(
                live,
                origin=Origin(server.address),
                additional_headers={"Cookie": f"perilune={cookie}"},
                extensions=[WeighingFactory(client_max_window_bits=True)],
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            page = Page(connection)
            self.pages.append(page)
            await self.look(page)

    async def look(self, page: Page) -> None:
        """Wait for the first position."""
        await page.await_change(60)
        self.first.append((len(page.text.encode()), page.wire))

    def click(self) -> tuple[int, str]:
        """Which page clicks, and what it sends."""
        looks = [page.position() for page in self.pages]
        deciding = [seat for seat, look in enumerate(looks) if seat in look["deciders"]]
        if not deciding:
            return -1, ""
        seat = self.hand.choice(deciding)
        move = self.hand.choice(looks[seat]["offers"])["move"]
        return seat, json.dumps(
            {"do": "move", "seat": seat, "move": move, "number": looks[seat]["number"], "sure": True, "id": 1}
        )

    async def move(self, times: Times, pushes: dict[str, Pushes]) -> None:
        """One click, and how long it takes until everybody sees it."""
        seat, message = self.click()
        if seat < 0:
            return
        for page in self.pages:
            page.changed.clear()
            page.troubled = False
        start = time.perf_counter()
        clicker = self.pages[seat]
        await clicker.connection.send(message)
        if not await clicker.await_change(PAUSE) or clicker.troubled:
            times.refused += 1
            return
        times.mine.append(clicker.at - start)
        await asyncio.sleep(1)
        for page in self.pages:
            if page.changed.is_set():
                pushes[self.name].sizes.append((len(page.text.encode()), page.wire))
                if page is not clicker:
                    times.others.append(page.at - start)


class EchoGroup(Group):
    """Four connections to the yardstick."""

    async def look(self, page: Page) -> None:
        """There is nothing to see before somebody clicks."""

    def click(self) -> tuple[int, str]:
        """A message as long as a move."""
        return self.hand.randrange(SEATS), str(self.hand.randrange(KEPT)).ljust(90)


async def drive(groups: list[Group], seconds: float, pushes: dict[str, Pushes]) -> Times:
    """Let every table make a move every ten seconds, each at its own time."""
    times = Times()
    begin = time.perf_counter() + 0.1

    async def play(group: Group) -> None:
        due = begin + group.hand.random() * PAUSE
        while due < begin + seconds:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            times.late = max(times.late, time.perf_counter() - due)
            await group.move(times, pushes)
            due += PAUSE

    await asyncio.gather(*(play(group) for group in groups))
    return times


async def connect_all(groups: list[Group], server: Server) -> None:
    """A few at a time, as people come."""
    gate = asyncio.Semaphore(4)

    async def one(group: Group) -> None:
        async with gate:
            await group.connect(server)

    await asyncio.gather(*(one(group) for group in groups))


def percentile(values: list[float], percent: float) -> float:
    """The value below which so many percent lie, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * percent / 100))] * 1000 if values else float("nan")


# what a browser loads


def weigh(server: Server, path: str) -> tuple[int, int, int]:
    """A page with all that it needs: how many files, how many bytes, and how many as they are sent."""
    waiting, seen, raw, sent = [path], {path}, 0, 0
    while waiting:
        address = waiting.pop()
        request = urllib.request.Request(
            server.address + address, headers={"Accept-Encoding": "gzip", "Cookie": f"perilune={COOKIES[0]}"}
        )
        with urllib.request.urlopen(request) as answer:
            body = answer.read()
            sent += len(body)
            text = (gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body).decode()
        raw += len(text.encode())
        found = re.findall(r'<(?:link|script|img)[^>]* (?:href|src)="([^"]+)"', text) if "<html" in text else []
        if address.endswith(".js"):
            found = re.findall(r'(?:from|import) "(\./[^"]+)"', text)
        for name in found:
            whole = urlsplit(urljoin(address, name)).path
            if whole not in seen:
                seen.add(whole)
                waiting.append(whole)
    return len(seen), raw, sent


# the whole measurement


@dataclass
class Report:
    """Lines for a person, figures for a machine."""

    figures: dict[str, Any] = field(default_factory=dict)

    def say(self, text: str, **figures: Any) -> None:
        """Tell a result and keep it."""
        print(text, flush=True)
        self.figures |= figures


def measure(most: int, seconds: float, slow: float, database: str) -> dict[str, Any]:
    """All of it."""
    report = Report()
    report.say(f"{describe()}; load of the machine: {os.getloadavg()[0]:.1f}", build=describe(), machine=os.getloadavg()[0])
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        with running("tables", database or str(here / "empty.sqlite")) as server:
            urllib.request.urlopen(server.address).read()
            empty = server.memory()
        where = database or str(here / "tables.sqlite")
        tables = fill(where, most)
        disk = 0.0 if database else Path(where).stat().st_size / most / 1024
        pushes = {name: Pushes() for name in BOXES}
        with running("tables", where) as server:
            urllib.request.urlopen(server.address).read()
            asleep = server.memory()
            each = (asleep - empty) / most
            report.say(f"A sleeping table: {each:.1f} kB of memory, {disk:.0f} kB on disk.", sleeping_kb=each, disk_kb=disk)
            weights(report, server, tables[0][0])
            asyncio.run(load(report, server, tables, asleep, seconds, slow, pushes))
        for name, found in pushes.items():
            raw, wire = zip(*found.sizes, strict=True)
            worst = sorted(wire)[int(len(wire) * 0.95)] / 1000
            says = (
                f"{name}: a push has {median(raw) / 1000:.1f} kB, on the wire {median(wire) / 1000:.1f} kB (95%: {worst:.1f} kB)"
            )
            begin = f"the first position {median(size for _, size in found.first) / 1000:.1f} kB on the wire"
            report.say(f"{says}; {begin}.", **{f"push_{name}": [median(raw), median(wire), worst * 1000]})
    return report.figures


def weights(report: Report, server: Server, table: str) -> None:
    """The first load of a page."""
    for title, path in (("The start page", "/"), ("A table's page", f"/table/{table}")):
        files, raw, sent = weigh(server, path)
        report.say(
            f"{title}: {files} files, {raw / 1000:.0f} kB, {sent / 1000:.0f} kB as sent.", **{path[:6]: [files, raw, sent]}
        )


async def load(
    report: Report,
    server: Server,
    tables: list[tuple[str, str]],
    asleep: float,
    seconds: float,
    slow: float,
    pushes: dict[str, Pushes],
) -> None:
    """Add tables until it is too slow; beside the first of them, the yardstick."""
    groups: list[Group] = []
    carried = 0
    echo: Times | None = None
    for first in range(0, len(tables), STEP):
        new = [Group(f"/table/{id}/live", name) for id, name in tables[first : first + STEP]]
        await connect_all(new, server)
        for group in new:
            pushes[group.name].first += group.first
        groups += new
        figures = await step(report, server, groups, seconds, asleep, pushes)
        if echo is None:
            echo = await yardstick(report, groups, seconds)
            ratios = [figures[0] / percentile(echo.mine, 50), figures[1] / percentile(echo.mine, 99)]
            report.say(f"That is {ratios[0]:.1f} and {ratios[1]:.1f} times the echo.", ratios=ratios)
        if figures[1] > slow:
            figures = await step(report, server, groups, seconds, asleep, pushes)  # once more: the machine may have been held up
        if figures[1] > slow:
            break
        carried = len(groups)
    report.say(f"It carries {carried} tables below {slow:.0f} ms.", carried=carried)


async def step(
    report: Report, server: Server, groups: list[Group], seconds: float, asleep: float, pushes: dict[str, Pushes]
) -> list[float]:
    """Measure with these tables. Returns click-to-picture in milliseconds, 50 % and 99 %: who clicks, then the others."""
    before, start = server.worked(), time.perf_counter()
    times = await drive(groups, seconds, pushes)
    worked = server.worked() - before
    busy = worked / (time.perf_counter() - start) * 100
    each = worked / max(1, len(times.mine)) * 1000
    memory = (server.memory() - asleep) / len(groups)
    figures = [
        percentile(times.mine, 50),
        percentile(times.mine, 99),
        percentile(times.others, 50),
        percentile(times.others, 99),
    ]
    report.figures.setdefault("steps", []).append([len(groups), *figures, busy, each, memory])
    report.say(
        f"{len(groups)} tables, {SEATS * len(groups)} connections: {len(times.mine)} moves, {times.refused} refused;"
        f" click to picture {figures[0]:.1f} ms, 99% {figures[1]:.1f} ms; for the others {figures[2]:.1f} ms, 99% {figures[3]:.1f} ms;"
        f" server {busy:.0f}% busy, {each:.1f} ms of its core a move, {memory:.0f} kB a live table;"
        f" the load was up to {times.late * 1000:.0f} ms late"
    )
    return figures


async def yardstick(report: Report, groups: list[Group], seconds: float) -> Times:
    """As many groups at the echo as there are tables, with the pushes that their tables have sent."""
    texts = [page.text for group in groups for page in group.pages]
    random.Random(1).shuffle(texts)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump((texts * KEPT)[:KEPT], file)
        file.flush()
        with running("echo", file.name) as server:
            echoes: list[Group] = [EchoGroup(f"/echo/{number}", BOXES[0]) for number in range(len(groups))]
            await connect_all(echoes, server)
            times = await drive(echoes, seconds, {BOXES[0]: Pushes()})
            for group in echoes:
                for page in group.pages:
                    await page.connection.close()
    figures = [percentile(times.mine, 50), percentile(times.mine, 99), percentile(times.others, 50), percentile(times.others, 99)]
    says = f"{figures[0]:.1f} ms, 99% {figures[1]:.1f} ms; for the others {figures[2]:.1f} ms, 99% {figures[3]:.1f} ms"
    report.say(f"The echo, {len(groups)} groups of four: {says}.", echo=figures)
    return times


def main() -> None:
    """Measure, or be one of the servers."""
    parser = argparse.ArgumentParser(description="How much one server process on one core carries.")
    parser.add_argument("--most", type=int, default=800, help="tables at most (%(default)s)")
    parser.add_argument("--seconds", type=float, default=40, help="how long to measure each step (%(default)s)")
    parser.add_argument(
        "--slow", type=float, default=250, help="milliseconds at the 99th percentile that are too slow (%(default)s)"
    )
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; more than one need --database")
    parser.add_argument("--database", default="", help="an empty PostgreSQL database, instead of an SQLite file")
    parser.add_argument("--run", nargs=2, default=None, help=argparse.SUPPRESS)
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    several = os.environ.setdefault(WORKERS, str(given.workers)) != "1"
    servers = cores[:-1] if several and len(cores) > 2 else cores if several else cores[:1]
    os.sched_setaffinity(0, set(servers) if given.run else {cores[-1]})
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if given.run:
        {"tables": serve_tables, "echo": serve_echo}[given.run[0]](given.run[1])
        return
    figures = measure(given.most, given.seconds, given.slow, given.database)
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
