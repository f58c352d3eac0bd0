"""A server in the test's own process, a page's side of the live connection, and a real browser at a real server."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
from anyio import fail_after
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from playwright.sync_api import Page as BrowserPage
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from perilune import games
from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.handlers.live_connection import FOR_GOOD
from perilune.web.security.limits import LIFTED
from tests.web.postgresql import Postgresql, private_server

HOME = "http://testserver"
LATE = "The position has changed since you looked. Look again, then choose."
PATIENCE = 60  # seconds without a frame


def first_of(*names: str) -> str | None:
    """Where the first of these programs is that is there."""
    return next(filter(None, map(shutil.which, names)), None)


WHOLE_CHROMIUM = first_of("chromium", "chromium-browser", "google-chrome")
CHROMIUM = first_of("chromium-headless-shell") or WHOLE_CHROMIUM  # the first has no window to keep up: half the work
QUIET = [
    *["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-extensions"],
    "--renderer-process-limit=1",  # no process is begun in advance for a page that may never come: a tenth of the work
    "--force-gpu-mem-available-mb=1",  # nobody sees the pages: they are laid out, but hardly painted; a sixth of the work
]
# Moves are played at once, and nothing lies over the board.
NOT_ASKED = (
    "for (const asks of ['ask first', 'warn first', 'goals']) localStorage.getItem(asks) ?? localStorage.setItem(asks, 'no')"
)
PLAYED_BEFORE = (
    "localStorage.getItem('goals') ?? localStorage.setItem('goals', 'no')"  # no goal of a first game lies over the table
)
LAPTOP_AT_NIGHT: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}
# What stays with a window, and could be met by the next test in it.
LASTING = [
    *["add_init_script", "close", "expose_binding", "expose_function", "grant_permissions", "on", "once", "route"],
    *["route_from_har", "route_web_socket", "set_extra_http_headers", "set_geolocation", "set_offline"],
]
Frame = dict[str, Any]

expect.set_options(timeout=30_000)  # milliseconds: a busy machine is slow, but not broken


def new_client(database: str | Path) -> TestClient:
    """A browser and its server over this database; use it in a `with`."""
    return TestClient(make_app(Settings(database, pace=0, limits=LIFTED)), HOME, headers={"Origin": HOME}, follow_redirects=False)


def state_of(client: TestClient) -> Any:
    """What the client's server holds: its registry of tables, and what stands beside it."""
    app: Any = client.app
    return app.state


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database file that is not there yet."""
    return tmp_path / "tables.sqlite"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL server for the tests of this process."""
    with private_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    return empty_database(request, tmp_path / "tables.sqlite")


def empty_database(request: pytest.FixtureRequest, file: Path) -> str:
    """The address of an empty database, of the kind that is the fixture's parameter."""
    if request.param == "sqlite":
        return str(file)
    server: Postgresql = request.getfixturevalue("postgresql")
    return server.new_database()


@pytest.fixture
def client(database: str | Path) -> Iterator[TestClient]:
    """A browser at a fresh server."""
    with new_client(database) as browser:
        yield browser


@pytest.fixture(params=BOXES)
def box_name(request: pytest.FixtureRequest) -> str:
    """Each box of the shelf."""
    return str(request.param)


def few(box: str) -> int:
    """As few seats as make company."""
    return max(2, games.box(box).min_seats)


def open_table(client: TestClient, box: str, **fields: str) -> str:
    """Open a table by the form; `who_1` stands for the field who.1. Returns its id."""
    data = {"box": box} | {name.replace("_", "."): value for name, value in fields.items()}
    answer = client.post("/open", data=data)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def redraw(old: list[str], change: list[Any]) -> list[str]:
    """The parts of the new drawing, as the page's script puts them together."""
    return [part for item in change for part in ([item] if isinstance(item, str) else old[item[0] : item[0] + item[1]])]


class Page:
    """What the page's script does, in Python."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.post: list[Frame] = []  # come, but not yet heard
        self.log: list[list[Any]] = []
        self.parts: list[str] = []  # of the drawing
        self.position: Frame = {}
        self.people: Frame = {}
        self.clock: Frame | None = None
        self.talk: list[Frame] = []
        self.audit: list[Frame] = []
        self.last = 0
        self.welcome = self.hear()
        self.until(lambda frame: frame["type"] == "talk")

    def hear(self) -> Frame:
        """The next frame."""
        if not self.post:
            self.post = self.socket.receive_json()
        frame = self.post.pop(0)
        if frame["type"] == "position":
            self.position = frame
            change = frame["log"]
            self.log = self.log[: change["keep"]] + change["add"]
            if "svg" in frame:
                self.parts = frame["svg"] = redraw(self.parts, frame["svg"])
        elif frame["type"] == "people":
            self.people = frame
        elif frame["type"] == "clock":
            self.clock = frame
        elif frame["type"] == "talk":
            self.talk += frame["add"]
        elif frame["type"] == "audit":
            self.audit += frame["add"]
        return frame

    @property
    def svg(self) -> str:
        """The drawing, without what it lies on."""
        return "".join(self.parts)

    def mine(self) -> list[int]:
        """The seats that this page may act for."""
        return [seat for seat, who in enumerate(self.people["seats"]) if who["mine"]]

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Hear frames until one is as wanted."""
        while not wanted(frame := self.hear()):
            pass
        return frame

    def say(self, **message: Any) -> list[Frame]:
        """Send a message and hear everything until it is done."""
        self.last += 1
        self.socket.send_json(message | {"id": self.last})
        heard = [self.hear()]
        while heard[-1] != {"type": "done", "id": self.last}:
            heard.append(self.hear())
        return heard

    def sit(self, seat: int) -> None:
        """Look from this seat."""
        self.say(do="sit", seat=seat)
        assert self.position["seat"] == seat

    def move(self, text: str) -> None:
        """Play a move for the seat that this page looks from; again, if somebody else moved in the same moment."""
        trouble = [LATE]
        while trouble == [LATE] and text in [offer["move"] for offer in self.position["offers"]]:
            heard = self.say(do="move", seat=self.position["seat"], move=text, number=self.position["number"])
            trouble = [frame["says"] for frame in heard if frame["type"] == "trouble"]
        assert trouble in ([], [LATE])

    def ask(self, text: str) -> Frame:
        """Why not?"""
        return next(frame for frame in self.say(do="ask", move=text) if frame["type"] in ("answer", "trouble"))

    def refused(self, **message: Any) -> str:
        """Send a message that must not be followed; returns the sentence."""
        return str(next(frame["says"] for frame in self.say(**message) if frame["type"] == "trouble"))

    def my_turn(self) -> bool:
        """Whether it is mine to decide."""
        return self.position["seat"] in self.position["deciders"]

    def await_turn(self) -> None:
        """Hear frames until it is mine to decide or the game is over."""
        while not self.my_turn() and not self.position["outcome"]:
            self.hear()


def limit_patience(socket: WebSocketTestSession) -> None:
    """Let this connection wait for a frame for so long, and then fail."""

    async def receive() -> Message:
        try:
            with fail_after(PATIENCE):
                return await socket._send_rx.receive()
        except TimeoutError:
            raise AssertionError(f"the server has said nothing for {PATIENCE} seconds") from None

    socket.receive = lambda: socket.portal.call(receive)  # type: ignore[method-assign]


@contextmanager
def at_table(client: TestClient, table: str, query: str = "") -> Iterator[Page]:
    """The live connection of a page."""
    with client.websocket_connect(f"/table/{table}/live{query}", headers={"Origin": HOME}) as socket:
        limit_patience(socket)
        yield Page(socket)


def turned_away(client: TestClient, table: str, query: str = "") -> str:
    """The sentence with which a page is told that it need not come back."""
    with client.websocket_connect(f"/table/{table}/live{query}", headers={"Origin": HOME}) as socket:
        limit_patience(socket)
        says = str(socket.receive_json()[0]["says"])
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == FOR_GOOD
    return says


@contextmanager
def server(
    database: str | Path,
    port: int = 0,
    limits: str = "LIFTED",
    errors: IO[str] | None = None,
    pace: float = 0,
    **chosen: str | Path,
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`serve` as a process of its own, and its address. Its bots do not wait, unless told; `chosen` are more settings."""
    workers = int(str(chosen.pop("workers", "1")))
    notices = chosen.pop("notices", "NoticeSettings()")
    settings = f"Settings({str(database)!r}, pace={pace}, limits={limits}, workers={workers}, notices={notices}, **{chosen!r})"
    imports = "from perilune.web.app import NoticeSettings, Settings, serve; from perilune.web.security.limits import LIFTED, Limits, Rate"
    code = f"from pathlib import PosixPath; {imports}; serve('127.0.0.1', {port}, {settings}, False)"
    here = os.environ | {"PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=errors, text=True, env=here)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield process, found[0].rstrip("/")
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not wait, for all tests of this process that need no other."""
    with server(tmp_path_factory.mktemp("web") / "tables.sqlite") as (_, where):
        yield where


@contextmanager
def current(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """Let this be the event loop that runs in this thread, if any."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """Debian's Chromium, or what Playwright brings, for all tests of this process; and the event loop in which Playwright waits for it."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        loop = asyncio.get_running_loop()
        with current(None):
            yield opened, loop
        opened.close()


@pytest.fixture
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """A browser. Between the tests that use it, Playwright's event loop is put aside: other tests have loops of their own."""
    opened, loop = chromium
    with current(loop):
        yield opened


def new_window(browser: Browser, script: str = PLAYED_BEFORE, **options: Any) -> BrowserContext:
    """Another browser, as Playwright opens it, of somebody who has played before."""
    context = browser.new_context(**options)
    context.add_init_script(script)
    return context


class Window:
    """A browser of somebody, as Playwright opens it, lent to one test after another: what a page has loaded need not be loaded again."""

    def __init__(self, browser: Browser, script: str, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        self.context.add_init_script(script)
        for name in LASTING:
            setattr(self.context, name, self._refuse)
        self._first = self.context.new_page()  # it stays, and with it the process that shows the pages
        self._session = self.context.new_cdp_session(self._first)

    def _refuse(self, *_: object, **__: object) -> None:
        raise AssertionError("The next test would meet this: take a window of your own (new_window).")

    def forget(self) -> None:
        """Close the pages. What they have kept is gone; only files stay that a browser may keep, and scripts made ready."""
        assert self._first.evaluate("Date.name") == "Date", "its clock was changed, which the next test would meet"
        for opened in self.context.pages:
            if opened is not self._first:
                opened.close()
        self.context.clear_cookies()
        self._session.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})


@pytest.fixture(scope="session")
def windows(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> dict[str, Window]:
    """The windows that are lent, by their options. They close with the browser."""
    return {}


@pytest.fixture
def lend(browser: Browser, windows: dict[str, Window]) -> Iterator[Callable[..., BrowserContext]]:
    """Windows with these options, of this test alone: `lend(viewport=PHONE)`. A script for all pages may be given, too."""
    lent: dict[str, Window] = {}

    def window(script: str = "", **options: Any) -> BrowserContext:
        key = repr((script, sorted(options.items())))
        assert key not in lent, "two people need two windows: take one of your own (new_window)"
        if key not in windows:
            windows[key] = Window(browser, script, options)
        lent[key] = windows[key]
        return lent[key].context

    yield window
    for used in lent.values():
        used.forget()


def watched(page: BrowserPage) -> Iterator[BrowserPage]:
    """A page. Whatever its scripts complain about fails the test."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
    yield page
    page.close()
    assert [text for text in complaints if "WebSocket" not in text] == []


@pytest.fixture
def page(lend: Callable[..., BrowserContext]) -> Iterator[BrowserPage]:
    """A page in a laptop's window. Whatever its scripts complain about fails the test."""
    yield from watched(lend(NOT_ASKED, **LAPTOP_AT_NIGHT).new_page())


@pytest.fixture
def page_of_its_own(browser: Browser) -> Iterator[BrowserPage]:
    """The same in a window that nobody has used and nobody will use again."""
    with new_window(browser, NOT_ASKED, **LAPTOP_AT_NIGHT) as context:
        yield from watched(context.new_page())
