"""Forged, stale, foreign, giant and broken: every address and every message answers clearly, and no table changes."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes, unquote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient

from perilune.games import BOXES, box
from perilune.web.routes import ROUTES
from perilune.web.security.browser_cookie import COOKIE
from perilune.web.security.limits import LARGEST_FORM
from tests.web.conftest import HOME, Page, at_table, new_client, open_table, turned_away

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PERILUNE"]
QUICK = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
BOX = BOXES[0]

Headers = list[tuple[bytes, bytes]]


class House:
    """A server with a few tables of which none may change, its database, and a stranger who asks."""

    def __init__(self, client: TestClient, database: Path) -> None:
        self.client = client
        self.database = database
        here = {"seats": "2", "who_1": "here", "seed": "fuzz"}
        self.tables = {
            "hidden": open_table(client, BOX, **here),
            "listed": open_table(client, BOXES[-1], **here, listed="yes"),
            "locked": open_table(client, BOX, **here, password="open sesame"),
        }
        with at_table(client, self.tables["hidden"]) as page:
            for _ in range(6):
                page.sit(page.position["deciders"][0])
                page.move(page.position["offers"][0]["move"])
        self.cookie = client.cookies[COOKIE]
        client.cookies.clear()
        self.before = self.rows()

    def rows(self) -> dict[str, list[Any]]:
        """All that the database keeps of these tables."""
        ids = tuple(self.tables.values())
        keys = {"tables": "id", **dict.fromkeys(("chairs", "sitters", "moves", "talk", "audit", "bans"), "table_id")}
        with sqlite3.connect(self.database) as db:
            return {
                name: sorted(db.execute(f"SELECT * FROM {name} WHERE {key} IN (?, ?, ?)", ids).fetchall())
                for name, key in keys.items()
            }

    def ask(self, method: str, path: bytes, query: bytes = b"", headers: Headers | None = None, body: bytes = b"") -> int:
        """Send a request that no browser would write, as uvicorn hands it on; the status of the answer."""
        assert self.client.portal is not None
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http", "root_path": "",
            "path": unquote(path.decode("latin-1")), "raw_path": path, "query_string": query, "state": {},
            "headers": [(b"host", b"testserver"), *(headers or [])], "client": ("198.51.100.7", 4321), "server": ("testserver", 80),
        }  # fmt: skip
        status: int = self.client.portal.call(self._ask, scope, body)
        return status

    async def _ask(self, scope: dict[str, Any], body: bytes) -> int:
        parts: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}, {"type": "http.disconnect"}]
        status = []

        async def receive() -> dict[str, Any]:
            return parts.pop(0) if len(parts) > 1 else parts[0]

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])

        await self.client.app(scope, receive, send)
        return int(status[0])

    def check(self, status: int) -> None:
        """The answer is clear, and nothing has changed."""
        assert 200 <= status < 500, status


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all of this module; after each test all of its tables are as they were."""
    database = tmp_path_factory.mktemp("fuzz") / "tables.sqlite"
    with new_client(database) as client:
        yield House(client, database)


@pytest.fixture(autouse=True)
def unchanged(house: House) -> Iterator[None]:
    """Whatever a test does, the tables stay as they were."""
    yield
    house.client.cookies.clear()
    assert house.rows() == house.before


PATHS = [route.path for route in ROUTES if isinstance(route, (Route, Mount, WebSocketRoute))]
POSTS = [route.path for route in ROUTES if isinstance(route, Route) and "POST" in (route.methods or ())]
JUNK_NAMES = [
    b"", b".", b"..", b"%2e%2e%2f%2e%2e%2fetc%2fpasswd", b"%00", b"a%00b", b"%ff%fe", b"%0d%0aX-Evil:%20yes", b"0" * 16, b"f" * 5000,
    b"%F0%9F%9A%80", b"%ED%A0%80", b"'%20OR%201=1%20--", b"{table}", b"%", b"%zz", b"perilune.css%00", b"con", b"~", b"\xff\xfe",
]  # fmt: skip


def filled(path: str, name: bytes) -> bytes:
    """The address of a route with this name in its gap."""
    if path == "/static":
        return b"/static/" + name
    start, _, rest = path.partition("{")
    return start.encode() + name + rest.partition("}")[2].encode() if rest else path.encode()


@pytest.mark.parametrize("path", PATHS)
def test_every_address_with_every_method(house: House, path: str) -> None:
    """With names of tables and boxes that are there, and with names that no one would choose."""
    names = [*(id.encode() for id in house.tables.values()), *(name.encode() for name in BOXES[:1]), *JUNK_NAMES]
    forms = [b"", b"\xff\x00", urlencode({"seat": "0", "link": "invite.0.x", "password": "x", "name": "Eve"}).encode()]
    own = [(b"origin", HOME.encode())]
    for name in names:
        for method in METHODS:
            for body in forms if method == "POST" else forms[:1]:
                house.check(house.ask(method, filled(path, name), headers=own, body=body))


JUNK = [
    "", " ", "0", "1", "-1", "-2", "-3", "99", "9" * 30, "1e9", "NaN", "0x1", "1.5", "٣", "²", "everything", "null", "true", "[]", "{}",
    "\0", "a\0b", "\r\nX: y", "\x7f", "\u202e", "\ufffe", "é" * 3000, "🚀", "<script>", "' OR 1=1 --", "../..",
    "person", "greedy", "invite.0.x",
]  # fmt: skip
FIELDS = [
    "box", "seats", "seed", "pack", "listed", "password", "who.0", "name.0", "who.1", "link", "seat", "name", "deal", "at", "view",
    "option.x",
]  # fmt: skip
junk = st.sampled_from(JUNK) | st.text(max_size=20)
forms = st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), junk, max_size=6)


def form(fields: dict[str, str]) -> bytes:
    """The fields as a body or a query writes them."""
    return urlencode({name: value.encode("utf-8", "replace") for name, value in fields.items()}).encode()


header_values = st.sampled_from(
    [b"", b"null", b"http://testserver", b"http://[", b"http://testserver:99999999", b"http://evil.example", b"\xff\xfe", b"[", b"]:x",
     b"a" * 9000, b"same-origin", b"cross-site",
     b"gzip, br", b"bytes=0-", b"bytes=5-1,,-", b"-1", b"99999999999", b"application/json", b"W/\"x\"", b"*",
     b"perilune=x", b"perilune=" + b"A" * 43, b"perilune=%00; perilune", b"=;=;", b"Thu, 01 Jan 1970 00:00:00 GMT"]
) | st.binary(max_size=20)  # fmt: skip
header_names = st.sampled_from(
    [b"origin", b"host", b"cookie", b"sec-fetch-site", b"content-type", b"content-length", b"accept-encoding", b"range", b"if-range",
     b"if-none-match", b"if-modified-since", b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"upgrade", b"connection",
     b"te", b"expect"]
)  # fmt: skip
names = st.sampled_from(JUNK_NAMES) | st.binary(max_size=12).map(lambda name: quote_from_bytes(name).encode())


@settings(QUICK, max_examples=700)
@given(
    data=st.data(),
    path=st.sampled_from(PATHS),
    method=st.sampled_from([*METHODS, "GET", "POST", "POST"]),
    query=st.one_of(forms.map(form), st.binary(max_size=30), st.just(b"&" * 500)),
    headers=st.lists(st.tuples(header_names, header_values), max_size=4),
    body=st.one_of(forms.map(form), st.binary(max_size=60), st.just(b"a=1&" * 300), st.just(b"x" * (LARGEST_FORM + 1))),
)
def test_forged_requests(
    house: House, data: st.DataObject, path: str, method: str, query: bytes, headers: Headers, body: bytes
) -> None:
    """Any mixture of broken paths, queries, headers and forms."""
    there = st.sampled_from([*(id.encode() for id in house.tables.values()), BOX.encode()])
    name = data.draw(there | names)
    own = [(b"origin", HOME.encode())] if data.draw(st.booleans()) else []
    house.check(house.ask(method, filled(path, name), query, own + headers, body))


@settings(QUICK, max_examples=200)
@given(fields=forms, seats=st.sampled_from(["", "2", "3", "99"]))
def test_forged_openings(house: House, fields: dict[str, str], seats: str) -> None:
    """A form for a new table opens one or says what is wrong."""
    sent = {**fields, "box": BOX, "seats": seats}
    assert house.ask("POST", b"/open", headers=[(b"origin", HOME.encode())], body=form(sent)) in (303, 400, 413)


# records

GOOD = {
    "format": "perilune-record-1", "box": BOX, "rules": 1, "content": "x", "seats": 2, "options": {}, "seed": "s", "names": ["A", "B"],
    "start": None, "moves": [[0, "pass", "x"]],
}  # fmt: skip
WRONG: list[Any] = [None, True, -1, 10**30, 1.5, "", "\0", "\ud800", "x" * 5000, [], [[]], {}, {"a": {}}, [[10**30, "pass", "x"]]]
WRONG += [[[0, "\0", "\ud800"]], [[0, "pass"]], ["A", "\0"], ["A", "\ud800"], ["A" * 99, "B"], ["A", "A"], {"\0": ["\ud800"]}]


@pytest.mark.parametrize("field", GOOD)
def test_forged_records(house: House, field: str) -> None:
    """Each field in turn is missing or of another kind."""
    for value in WRONG:
        body = json.dumps({**GOOD, field: value}).encode()
        assert house.ask("POST", b"/records", headers=[(b"origin", HOME.encode())], body=body) in (303, 400)
    body = json.dumps({name: value for name, value in GOOD.items() if name != field}).encode()
    assert house.ask("POST", b"/records", headers=[(b"origin", HOME.encode())], body=body) in (303, 400)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        b"[" * 900_000,
        b'{"a":' * 100_000,
        b"9" * 900_000,
        b"NaN",
        b"null",
        b'{"format": "perilune-record-1"}',
        b"\0",
    ],
)
def test_broken_records(house: House, body: bytes) -> None:
    assert house.ask("POST", b"/records", headers=[(b"origin", HOME.encode())], body=body) == 400


# foreign pages


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "origin", [None, b"null", b"http://evil.example", b"http://testserver.evil.example", b"http://testserver:81", b"http://["]
)
def test_pages_of_other_sites_cannot_post(house: House, path: str, origin: bytes | None) -> None:
    """Also with the cookie of somebody who sits there. The interface for programs knows no cookie, and takes no form."""
    refused = (401, 415) if path.startswith("/api/") else (403,)
    if path.startswith("/notices/stop/"):
        refused = (404,)  # the word in the address is the right to do it, for a mail program as well; and nobody knows one
    for id in house.tables.values():
        headers = [(b"cookie", f"{COOKIE}={house.cookie}".encode())] + ([(b"origin", origin)] if origin is not None else [])
        body = form({"box": BOX, "seat": "0", "at": "0", "name": "Eve", "password": "open sesame"})
        assert house.ask("POST", filled(path, id.encode()), headers=headers, body=body) in refused
        lying = [*headers[:1], (b"origin", HOME.encode()), (b"sec-fetch-site", b"cross-site")]
        assert house.ask("POST", filled(path, id.encode()), headers=lying, body=body) in refused


def test_every_address_is_known_here() -> None:
    """A new kind of route would need a test of its own."""
    assert len(PATHS) == len(ROUTES)
    assert {route.path for route in ROUTES if isinstance(route, WebSocketRoute)} == {"/table/{table}/live"}


# messages

KINDS = [
    "move",
    "undo",
    "redo",
    "ask",
    "ask all",
    "sit",
    "hand",
    "say",
    "propose",
    "remove",
    "pardon",
    "many",
    "forget",
    "link",
    "nod",
    "dance",
    "",
    None,
    ["move"],
    7,
]
VALUES: list[Any] = [
    None, True, False, -1, -2, 0, 1, 7, 10**40, 0.5, "", "pass", "person", "\0", "\ud800", "é" * 300, [], {}, [[]], ["hex-1"], [None],
    {"do": "move"},
]  # fmt: skip
values = st.sampled_from(VALUES)
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(KINDS)},
    optional=dict.fromkeys(
        ("seat", "move", "number", "sure", "player", "text", "marks", "ban", "who", "device", "extra"), values
    ),
)


@pytest.fixture(scope="module")
def stranger(house: House) -> Iterator[Page]:
    """A page of somebody who does not sit at the table."""
    with at_table(house.client, house.tables["listed"]) as page:
        yield page


@settings(QUICK, max_examples=500)
@given(message=messages)
def test_messages_of_strangers(stranger: Page, message: dict[str, Any]) -> None:
    """Each is answered; none is followed but a question and a nod."""
    heard = stranger.say(**message)
    kinds = [frame["type"] for frame in heard]
    assert (
        "trouble" in kinds or kinds in (["answer", "done"], ["refusals", "done"]) or (message["do"], kinds) == ("nod", ["done"])
    )


@pytest.fixture(scope="module")
def owner(house: House) -> Iterator[Page]:
    """A page of somebody who sits on all seats of a table."""
    house.client.cookies.set(COOKIE, house.cookie)
    with at_table(house.client, house.tables["hidden"]) as page:
        house.client.cookies.clear()
        yield page


@settings(QUICK, max_examples=500)
@given(message=messages, number=st.sampled_from([-1, 0, 1, 10**12]))
def test_stale_and_broken_messages_of_a_player(owner: Page, message: dict[str, Any], number: int) -> None:
    """Stale moves, moves that are none, seats that are not there, texts that cannot be kept: the page lives on."""
    if message.get("do") in ("move", "undo", "redo"):
        message["number"] = number if isinstance(message.get("number"), int) else message.get("number")
    if message.get("do") in ("hand", "say"):
        message = {key: "\0" if value in ("person", "pass", "é" * 300) else value for key, value in message.items()}
    heard = owner.say(**message)
    assert heard[-1]["type"] == "done"


def test_foreign_moves_of_a_player(house: House, owner: Page) -> None:
    """Every move of the box that is not offered just now is refused with its reason."""
    owner.say(do="sit", seat=owner.position["deciders"][0])
    offered = {offer["move"] for offer in owner.position["offers"]}
    foreign = [move.text for move in box(BOX).catalogue.moves if move.text not in offered]
    for text in foreign[:: max(1, len(foreign) // 150)]:
        assert owner.refused(do="move", seat=owner.position["seat"], move=text, number=owner.position["number"])


@settings(QUICK, max_examples=200)
@given(text=st.text(max_size=40) | st.sampled_from(["[" * 9000, "9" * 9000, '{"do":' * 2000, "x" * 20_000, '"\\ud800"', "\0"]))
def test_broken_messages(stranger: Page, text: str) -> None:
    stranger.socket.send_text(text.encode("utf-8", "replace").decode())
    assert stranger.until(lambda frame: frame["type"] == "trouble")["says"]


@settings(QUICK, max_examples=100)
@given(data=st.binary(max_size=100))
def test_binary_messages(stranger: Page, data: bytes) -> None:
    stranger.socket.send_bytes(data)
    assert stranger.until(lambda frame: frame["type"] == "trouble")["says"]


@pytest.mark.parametrize("name", ["%00", "0" * 16, "x" * 5000, "%ff"])
@pytest.mark.parametrize("query", ["", "?view=%00", "?view=words&view=%ff", "?seat=0"])
def test_connections_to_tables_that_are_not_there(house: House, name: str, query: str) -> None:
    assert "no such table" in turned_away(house.client, name, query)


def test_a_locked_table_shows_nothing_to_strangers(house: House) -> None:
    """Neither pages nor frames: only its door."""
    table = house.tables["locked"]
    for path in PATHS:
        if "{table}" in path and path not in ("/table/{table}/sit", "/table/{table}/live", "/table/{table}/enter"):
            for method in ("GET", "POST"):
                status = house.ask(method, filled(path, table.encode()), headers=[(b"origin", HOME.encode())])
                assert status in (401, 403, 405, 415), path
    assert "has a password" in turned_away(house.client, table)
