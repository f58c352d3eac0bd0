"""Limits: how often, how much and how large. People never meet them, floods do."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx2
import pytest
from starlette.requests import HTTPConnection
from starlette.routing import Route
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.bundles import STYLES, bundle
from perilune.web.middleware import RouteLimit
from perilune.web.routes import ROUTES
from perilune.web.security.limits import (
    LARGEST_FORM,
    LARGEST_RECORD,
    MOST_CLIENTS,
    Bucket,
    Limiter,
    Limits,
    Rate,
    client_of,
)
from perilune.web.security.passwords import PasswordGuesses
from tests.web.conftest import HOME, Page, at_table, new_client, open_table, server, turned_away
from tests.web.test_online import device_link

BOX = BOXES[0]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that stands still until a test puts it forward."""
    now = [1000.0]
    monkeypatch.setattr("perilune.web.security.limits.time", SimpleNamespace(monotonic=lambda: now[0]))
    yield now


@pytest.fixture
def limited(database: Path, clock: list[float]) -> Iterator[TestClient]:
    """A browser at a server with the limits that people get."""
    app = make_app(Settings(database, pace=0))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        yield browser


def how_many(browser: TestClient, method: str, address: str, status: int = 429, **fields: str) -> int:
    """How often this works until it is refused."""
    for count in range(3000):
        answer = browser.request(method, address, data=fields or None)
        if answer.status_code == status:
            assert int(answer.headers["retry-after"]) >= 1
            assert "Wait a moment" in answer.text
            assert answer.headers["content-security-policy"]
            return count
    raise AssertionError("no limit")


def test_a_bucket_fills_by_itself(clock: list[float]) -> None:
    bucket = Bucket(Rate(3, 2))
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_requests(limited: TestClient, clock: list[float]) -> None:
    """A flood is refused; the files of a page are not; a while later all is well."""
    assert how_many(limited, "GET", "/healthz") == Limits().requests.burst
    with pytest.raises(WebSocketDenialResponse) as denied, at_table(limited, "0" * 16):
        pass
    assert denied.value.status_code == 429
    assert limited.get("/static/perilune.css").status_code == 200
    clock[0] += 1
    assert how_many(limited, "GET", "/healthz") == Limits().requests.per_second
    assert how_many(limited, "GET", bundle(STYLES).address) == Limits().files.burst


def test_opening_tables(limited: TestClient, clock: list[float]) -> None:
    """Tables, records, branches and the next game are one account."""
    table = open_table(limited, BOX, seats="2")
    assert limited.post("/records", content=b"{}").status_code == 400
    assert limited.post(f"/table/{table}/again").status_code == 303
    assert how_many(limited, "POST", "/open", box=BOX) == Limits().tables.burst - 3
    assert limited.post(f"/table/{table}/again").status_code == 429
    assert limited.get(f"/table/{table}").status_code == 200, "who plays can play on"
    clock[0] += 2
    assert limited.post("/open", data={"box": BOX}).status_code == 303


def test_guessing_passwords(limited: TestClient, clock: list[float]) -> None:
    """Right ones do not count, and after a while one may try again."""
    table = open_table(limited, BOX, seats="2", password="open sesame")
    limited.cookies.clear()
    for _ in range(20):
        assert limited.post(f"/table/{table}/enter", data={"password": "open sesame"}).status_code == 303
        limited.cookies.clear()
    assert how_many(limited, "POST", f"/table/{table}/enter", password="wrong") == Limits().passwords.burst
    clock[0] += 6
    assert limited.post(f"/table/{table}/enter", data={"password": "open sesame"}).status_code == 303


def test_guesses_are_limited_for_each_door(clock: list[float]) -> None:
    """However many addresses somebody has; who comes with the right password still comes in, and other doors are not closed."""
    limiter = Limiter(Limits(passwords_in_all=Rate(5, 1 / 60)))
    guesses = PasswordGuesses(limiter, lambda *guess: None)
    for number in range(5):
        assert guesses.take("table", f"house {number}") == 0
    assert guesses.take("table", "house 0") > 0, "was wrong here before"
    assert guesses.take("other table", "house 0") == 0
    assert guesses.take("table", "friend") == 0
    guesses.right("table", "friend")
    assert guesses.take("table", "stranger") == 0
    assert guesses.take("table", "stranger") > 0, "one try each"
    assert limiter.refused["passwords"] == 2
    clock[0] += 120
    assert guesses.take("table", "stranger") == 0


def test_every_route_that_opens_tables_counts() -> None:
    """As they stand in the list."""
    counted = {route.path: _kind(route) for route in ROUTES if isinstance(route, Route) and "POST" in (route.methods or ())}
    opening = ["/open", "/records", "/table/{table}/again", "/table/{table}/branch", "/api/tables"]
    others = ["/name", "/table/{table}/sit", "/table/{table}/delete", "/enter", "/table/{table}/enter", "/api/enter"]
    others += [f"/api/tables/{{table}}/{what}" for what in ("seat", "moves", "why", "undo", "coach", "coach/agree")]
    opening += ["/studio/runs/open"]
    others += ["/notices", "/notices/stop/{word}", "/table/{table}/notices"]
    others += ["/studio/jobs/{job}/stop", *(f"/studio/box/{{box}}/{what}" for what in ("check", "save", "compare"))]
    assert counted == dict.fromkeys(opening, "tables") | dict.fromkeys(others, "")


def _kind(route: Route) -> str:
    app = getattr(route.app, "app", route.app) if not isinstance(route.app, RouteLimit) else route.app
    return app.kind if isinstance(app, RouteLimit) else ""


def test_connections(database: Path) -> None:
    """So many of one client at the same time; one that has closed makes room."""
    app = make_app(Settings(database, pace=0, limits=Limits(connections=2)))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        table = open_table(browser, BOX, seats="2")
        with at_table(browser, table):
            with at_table(browser, table):
                assert "Too many" in turned_away(browser, table)
            with at_table(browser, table) as page:
                assert page.mine() == [0]


def test_messages(limited: TestClient) -> None:
    """Beyond the limit each is refused with a sentence, and whoever goes on is put out."""
    table = open_table(limited, BOX, seats="2")
    limits = Limits()
    with at_table(limited, table) as page:
        for _ in range(int(limits.messages.burst)):
            assert page.ask("pass")["type"] == "answer"
        for _ in range(limits.patience):
            assert "at once" in page.refused(do="ask", move="pass")
        with pytest.raises(WebSocketDisconnect) as closed:
            page.ask("pass")
        assert closed.value.code == 1008


def test_a_hurried_person_can_play_on(limited: TestClient, clock: list[float]) -> None:
    table = open_table(limited, BOX, seats="2", who_1="here")
    with at_table(limited, table) as page:
        for _ in range(100):
            page.say(do="sit", seat=0)
        clock[0] += 0.1
        assert page.ask("pass")["type"] == "answer"


# who a client is


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("198.51.100.7", "198.51.100.7", True),
        ("198.51.100.7", "198.51.100.8", False),
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:198.51.100.7", "198.51.100.7", True),
        ("testclient", "testclient", True),
    ],
)
def test_a_household_is_one_client(one: str, other: str, same: bool) -> None:
    clients = [client_of(HTTPConnection({"type": "http", "client": (address, 1)})) for address in (one, other)]
    assert (clients[0] == clients[1]) == same


def test_clients_are_forgotten() -> None:
    """However many there are, the memory stays small."""
    limiter = Limiter(Limits())
    for number in range(MOST_CLIENTS + 10):
        limiter.take("requests", HTTPConnection({"type": "http", "client": (f"host {number}", 1)}))
    assert len(limiter._buckets["requests"]) == MOST_CLIENTS


def test_only_a_trusted_proxy_says_who_the_client_is(database: Path) -> None:
    """Else a flood could call itself by a new name each time."""
    flood = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(60)]
    limits = "Limits(requests=Rate(20, 0.001))"
    for proxy, refused in (("", True), ("127.0.0.1", False)):
        with server(database, limits=limits, proxy=proxy) as (_, address), httpx2.Client(base_url=address) as browser:
            statuses = {browser.get("/healthz", headers=headers).status_code for headers in flood}
            assert (429 in statuses) == refused


# sizes


def test_forms_and_records(client: TestClient) -> None:
    """A clear refusal, told before or while it is read."""
    for address, largest in (
        ("/open", LARGEST_FORM),
        ("/name", LARGEST_FORM),
        ("/enter", LARGEST_FORM),
        ("/records", LARGEST_RECORD),
    ):
        for content in (b"x" * (largest + 1), iter([b"x" * 10_000] * (largest // 10_000 + 1))):
            answer = client.post(address, content=content)
            assert answer.status_code == 413
            assert "Too Large" in answer.text
        assert client.post(address, content=b"x" * largest).status_code in (303, 400, 403)


def test_what_holds_no_secret_is_sent_packed(client: TestClient) -> None:
    """Sizes of packed pages can be listened to, so pages with what is one's own are sent as they are."""
    table = open_table(client, BOX, seats="2")
    packed = [bundle(STYLES).address, "/static/table.js", f"/box/{BOX}/cover.svg", f"/rules/{BOX}", f"/table/{table}/moment"]
    for path in packed:
        assert client.get(path).headers.get("content-encoding") == "gzip", path
    for path in ("/", f"/table/{table}", f"/table/{table}/sit"):
        assert "content-encoding" not in client.get(path).headers, path


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as a process of its own."""
    with server(tmp_path_factory.mktemp("sizes") / "tables.sqlite") as (_, found):
        yield found


def live(address: str) -> ClientConnection:
    """A connection to a new table."""
    made = httpx2.post(f"{address}/open", data={"box": BOX, "seats": "2"}, headers={"Origin": address})
    path = f"{made.headers['location']}/live"
    headers = {"Cookie": made.headers["set-cookie"].split(";")[0]}
    return connect(address.replace("http", "ws") + path, origin=Origin(address), additional_headers=headers, max_size=None)


def told(connection: ClientConnection, kind: str) -> str:
    """The next frame of this kind."""
    while True:
        for frame in json.loads(connection.recv(timeout=60)):
            if frame["type"] == kind:
                return str(frame.get("says", ""))


def test_giant_messages(address: str) -> None:
    """A large one is answered, a giant one ends the connection; small pieces of a giant are a giant."""
    with live(address) as connection:
        connection.send("x" * (LARGEST_FORM + 1))
        assert "at most" in told(connection, "trouble")
        connection.send("x" * (5 * LARGEST_FORM))
        with pytest.raises(ConnectionClosedError) as closed:
            told(connection, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with live(address) as connection:
        with pytest.raises(ConnectionClosedError) as closed:
            connection.send("x" * LARGEST_FORM for _ in range(100))
            told(connection, "never")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def test_broken_text(address: str) -> None:
    """A text frame that is no text ends the connection; the server lives on."""
    with live(address) as connection:
        connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosedError) as closed:
            told(connection, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert httpx2.get(f"{address}/healthz").json()["ok"]


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /open HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /open HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n",
        b"POST /open HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x00",
        b"GET /table/0123456789abcdef/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_broken_http(address: str, sent: bytes) -> None:
    """A 4xx, or the door; never a 500."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port or 0), timeout=30) as raw:
        answer = b""
        with suppress(ConnectionError):
            raw.sendall(sent)
            answer = raw.recv(20)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer


# texts that not every database keeps


def test_texts_that_no_database_keeps(either_database: str) -> None:
    """Control signs and halves of signs are refused before."""
    with new_client(either_database) as browser:
        table = open_table(browser, BOX, seats="2", who_1="link", listed="yes")
        for text in ("\0", "a\0b"):
            for field in ("seed", "name.0", "password", "pack", "who.0"):
                assert browser.post("/open", data={"box": BOX, field: text}).status_code == 400
            assert browser.post("/name", data={"name": text}).status_code == 400
            assert browser.post(f"/table/{table}/sit", data={"seat": "1", "name": text}).status_code == 400
            assert browser.post(f"/table/{table}/enter", data={"password": text}).status_code == 400
        assert browser.get("/table/%00").status_code == 404
        with at_table(browser, table) as page:
            _check_talk(page)
            link = device_link(page, 0)
        assert browser.post(f"/table/{table}/sit", data={"link": link, "name": "x" * 99}).status_code == 400
        assert browser.get("/").status_code == 200


def _check_talk(page: Page) -> None:
    for text in ("a\0b", "\ud800", "\x1b[2J"):
        assert "characters" in page.refused(do="say", seat=0, text=text)
    page.say(do="say", seat=0, text="Family: 👩‍🚀")
    assert page.talk[-1]["text"] == "Family: 👩‍🚀"
