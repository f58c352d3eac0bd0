"""The connections themselves, at a real server: how many, how long they may take, and how much may come over one of them."""

import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perilune.games import BOXES
from perilune.web.security.connections import ConnectionGate
from perilune.web.security.limits import Limiter, Limits
from tests.web.conftest import server

BOX = BOXES[0]
QUICK = "Limits(sockets=12, sockets_in_all=20, head_seconds=1, body_seconds=2, write_seconds=2)"
AHEAD = 120  # seconds that a busy machine may add


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that does not wait long."""
    with server(tmp_path_factory.mktemp("wire") / "tables.sqlite", limits=QUICK) as (_, found):
        yield found


def dial(address: str) -> socket.socket:
    """A bare connection."""
    where = urlsplit(address)
    return socket.create_connection((where.hostname or "", where.port or 0), timeout=AHEAD)


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            heard += more
    return heard


def live(address: str) -> ClientConnection:
    """The page of a new table."""
    made = httpx2.post(f"{address}/open", data={"box": BOX, "seats": "2"}, headers={"Origin": address}, timeout=AHEAD)
    headers = {"Cookie": made.headers["set-cookie"].split(";")[0]}
    path = f"{made.headers['location']}/live"
    return connect(
        address.replace("http", "ws") + path,
        origin=Origin(address),
        additional_headers=headers,
        max_size=None,
        ping_interval=None,
        close_timeout=1,  # a server that cannot hear a goodbye is not waited for
    )


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def closed_with(page: ClientConnection, sent: bytes) -> int:
    """The code with which the server puts out whoever sends this."""
    with suppress(OSError):
        page.socket.sendall(sent)
    try:
        while True:
            page.recv(timeout=AHEAD)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


# requests


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
        b"Content-Length: 3\r\nContent-Length: 4\r\n",
        b"Transfer-Encoding: gzip, chunked\r\n",
    ],
)
def test_a_request_of_two_lengths_is_refused(address: str, head: bytes) -> None:
    """And what follows it on the same connection is not read as a second one."""
    with closing(dial(address)) as line:
        line.sendall(b"POST /name HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        heard = answer(line)
    assert heard.startswith((b"HTTP/1.1 400", b"HTTP/1.1 501")), heard
    assert heard.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na"]
)
def test_nobody_is_waited_for_for_ever(address: str, sent: bytes) -> None:
    """Not for a head, nor for a body."""
    with closing(dial(address)) as line:
        line.sendall(sent)
        assert b"200 OK" not in answer(line)


def test_drop_by_drop_is_not_forever(address: str) -> None:
    """A byte now and then does not start the clock again."""
    with closing(dial(address)) as line, pytest.raises(OSError):
        for letter in b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Slow: 1\r\n" * 100:
            line.sendall(bytes([letter]))
            time.sleep(0.1)


def test_a_slow_request_that_comes_in_time_is_answered(address: str) -> None:
    """Also as the second one over the same connection."""
    with closing(dial(address)) as line:
        for _ in range(2):
            for part in (b"GET /healthz HTTP/1.1\r\n", b"Host: x\r\n", b"\r\n"):
                line.sendall(part)
                time.sleep(0.1)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")


def test_who_does_not_read_is_not_served_for_ever(address: str) -> None:
    with closing(dial(address)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        asks = b"GET /static/table.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with suppress(OSError):
            for _ in range(2000):
                line.sendall(asks)
        deadline = time.monotonic() + AHEAD
        while time.monotonic() < deadline:
            try:
                line.sendall(asks)
            except OSError:
                return
            time.sleep(0.1)
    raise AssertionError("it is still served")


def test_one_address_has_so_many_connections(address: str) -> None:
    """One too many is told so; one that has closed makes room."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(dial(address))) for _ in range(12)]
        with closing(dial(address)) as late:
            assert answer(late).startswith(b"HTTP/1.1 429")
        lines[0].close()
        deadline = time.monotonic() + AHEAD
        while httpx2.get(f"{address}/healthz", timeout=AHEAD).status_code != 200:
            assert time.monotonic() < deadline


def test_all_together_have_so_many_connections() -> None:
    """A proxy may bring as many as there are places; nobody else."""
    gate = ConnectionGate(Limiter(Limits(sockets=2, sockets_in_all=5)), "10.0.0.1, 10.1.0.0/16")
    assert [gate.come("10.0.0.1") for _ in range(3)] == [None] * 3
    assert gate.come("10.1.2.3") is None
    assert gate.come("192.0.2.1") is None
    assert gate.come("192.0.2.1") == 503
    gate.go("192.0.2.1")
    gate.go("10.0.0.1")
    gate.go("10.0.0.1")
    assert [gate.come("192.0.2.1") for _ in range(2)] == [None, 429]
    assert gate.count == 5


# live connections


def test_a_person_may_ping(address: str) -> None:
    """And send a message in a few pieces."""
    with live(address) as page:
        assert page.ping(os.urandom(4)).wait(AHEAD)
        page.send(['{"do": ', '"nod", "id"', ": 7}"])
        while '{"type": "done", "id": 7}' not in page.recv(timeout=AHEAD):
            pass


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_pings_and_pongs_count(address: str, opcode: Opcode) -> None:
    with live(address) as page:
        assert closed_with(page, frame(opcode) * 5000) == 1008
    assert httpx2.get(f"{address}/healthz", timeout=AHEAD).status_code == 200


def test_pieces_of_messages_count(address: str) -> None:
    with live(address) as page:
        assert closed_with(page, frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 5000) == 1008


def test_a_flood_of_messages_is_not_even_kept(address: str) -> None:
    with live(address) as page:
        assert closed_with(page, frame(Opcode.TEXT, b"{}") * 20_000) == 1008


def test_a_frame_that_is_cut_off_holds_nobody_up(address: str) -> None:
    with live(address) as page:
        page.socket.sendall(struct.pack("!BBH", 0x81, 0x80 | 126, 60_000) + b"abcd" + b"x" * 10)
        assert httpx2.get(f"{address}/healthz", timeout=AHEAD).status_code == 200


def test_nothing_is_left_of_connections_that_have_gone(tmp_path: Path) -> None:
    """Neither of HTTP nor of live ones: the count comes back to nothing, so that nobody is locked out in the end."""
    limits = "Limits(sockets=3, connections=60, tables=Rate(99, 1), messages=Rate(9999, 1))"
    with server(tmp_path / "tables.sqlite", limits=limits) as (_, address):
        for _ in range(10):
            with live(address) as page:
                page.recv(timeout=AHEAD)
