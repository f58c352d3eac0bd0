"""Several processes at one port: a connection goes to the process that has its table, and nothing of it is lost on the way."""

import re
import socket
from collections.abc import Iterator
from typing import Any, cast

import httpx2
import pytest

from perilune.games import BOXES
from perilune.web.handover import LONGEST, Handover, Inbox
from tests.web.conftest import server
from tests.web.postgresql import Postgresql
from tests.web.test_server_processes import await_that, close, open_page

TABLES = [f"GET /table/{number:016x}/live HTTP/1.1\r\n".encode() for number in range(20)]
TOKEN = "figures"


class Line:
    """A connection that a process has accepted."""

    def __init__(self) -> None:
        self.here, self.there = socket.socketpair()
        self.aborted = False

    def get_extra_info(self, name: str) -> socket.socket:
        assert name == "socket"
        return self.here

    def abort(self) -> None:
        self.aborted = True
        self.here.close()


@pytest.fixture
def two() -> Iterator[list[Handover]]:
    inboxes = [Inbox(), Inbox()]
    yield [Handover(inboxes, 0), Handover(inboxes, 1)]
    for inbox in inboxes:
        inbox.close()


def passed(handover: Handover, first: bytes) -> Line | None:
    """The connection on which this has come, if it was passed on."""
    line = Line()
    gone = handover.pass_on(first, cast(Any, line))
    assert line.aborted == gone
    return line if gone else None


def test_each_table_belongs_to_one_process(two: list[Handover]) -> None:
    """All agree whose it is."""
    gone = [[passed(handover, first) is not None for first in TABLES] for handover in two]
    assert gone[0] == [not other for other in gone[1]]
    assert 0 < sum(gone[0]) < len(TABLES)


def test_what_is_passed_on_is_still_connected(two: list[Handover]) -> None:
    """With what had come on it; also for programs, and whatever is asked of the table."""
    for wanted in (b"GET /table/%s/live ", b"GET /table/%s?view=words ", b"POST /api/tables/%s/moves "):
        names = [b"%016x" % number for number in range(20)]
        line, first = next((line, wanted % name) for name in names if (line := passed(two[0], wanted % name)))
        (connection, came), *more = two[1].take()
        assert (came, more) == (first, [])
        with connection, line.there as page:
            connection.sendall(b"answer")
            assert page.recv(10) == b"answer"
    assert list(two[0].take()) == []


@pytest.mark.parametrize("first", [b"GET / HTTP/1.1\r\n", b"GET /tab", b"GET /table/0", b"\x16\x03\x01", b"GET /tables/1/ "])
def test_what_names_no_table_is_served_where_it_came_in(two: list[Handover], first: bytes) -> None:
    assert not any(passed(handover, first) for handover in two)


def test_a_full_inbox_takes_no_more(two: list[Handover]) -> None:
    """Then the connection is served where it came in."""
    first = next(first for first in TABLES if passed(two[0], first))
    lines: list[Line] = []
    while line := passed(two[0], first):
        lines.append(line)
        assert len(lines) < 10_000
    assert passed(two[0], first + b"x" * LONGEST) is None
    taken = list(two[1].take())
    assert len(taken) >= len(lines)
    assert passed(two[0], first) is not None
    for connection, _ in taken:
        connection.close()


def test_all_pages_of_a_table_are_at_one_process(postgresql: Postgresql) -> None:
    """However they came in; a request that comes in pieces is answered, too."""
    with server(postgresql.new_database(), workers="2", metrics_token=TOKEN) as (process, address):
        made = httpx2.post(f"{address}/open", data={"box": BOXES[0], "seats": "2"}, headers={"Origin": address}, timeout=60)
        table, cookie = made.headers["location"].removeprefix("/table/"), made.headers["set-cookie"].split(";")[0]
        pages = [open_page(address, table, cookie) for _ in range(12)]

        def counted() -> list[int]:
            told = httpx2.get(f"{address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60).text
            return sorted(int(count) for count in re.findall(r"^perilune_pages\{.*\} (\d+)$", told, re.MULTILINE))

        await_that(lambda: counted() == [0, 12])
        for page in pages:
            close(page)
        host, port = address.removeprefix("http://").split(":")
        for _ in range(4):
            with socket.create_connection((host, int(port)), 60) as line:
                line.sendall(f"GET /table/{table} HT".encode())
                line.sendall(f"TP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n".encode())
                assert line.recv(15) == b"HTTP/1.1 200 OK"
        process.terminate()
        assert process.wait(60) == 0
