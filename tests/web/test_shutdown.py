"""The server ends when it is told to: pages are told, no move is lost, nothing stays behind."""

import json
import signal
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perilune.games import BOXES
from perilune.web.storage.store import Store
from tests.web.conftest import server
from tests.web.postgresql import children

LONGEST = 30  # seconds, of which uvicorn waits 3 for whoever does not read


def next_position(page: ClientConnection) -> dict[str, object]:
    """The next position that the page is shown."""
    while True:
        for frame in json.loads(page.recv(timeout=60)):
            if frame["type"] == "position":
                return dict(frame)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_graceful_end(database: Path, ending: signal.Signals) -> None:
    """In the middle of play with a bot, with a page that does not read and one that does not even finish its request."""
    with server(database) as (process, address):
        where = urlsplit(address)
        made = httpx2.post(f"{address}/open", data={"box": BOXES[0], "seats": "2", "seed": "end"}, headers={"Origin": address})
        table = made.headers["location"]
        live = f"{address.replace('http', 'ws')}{table}/live"
        cookie = {"Cookie": made.headers["set-cookie"].split(";")[0]}
        slow = socket.create_connection((where.hostname, where.port or 0))
        slow.sendall(b"POST /open HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 100\r\n\r\nbox=")
        with (
            connect(live, origin=Origin(address), max_size=None, close_timeout=0),  # does not read
            connect(live, origin=Origin(address), additional_headers=cookie, max_size=None) as page,
        ):
            shown = next_position(page)
            for _ in range(10):
                while not shown["offers"]:
                    shown = next_position(page)
                move = {"do": "move", "seat": 0, "move": shown["offers"][0]["move"], "number": shown["number"]}  # type: ignore[index]
                page.send(json.dumps(move))
                shown = next_position(page)
            bots = children(process.pid)
            assert bots, "a bot has thought"
            process.send_signal(ending)
            start = time.monotonic()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    shown = next_position(page)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "come back later"
        assert process.wait(LONGEST + 5) == 0
        assert time.monotonic() - start < LONGEST
        assert not any(Path(f"/proc/{pid}").exists() for pid in bots)
        slow.close()
    kept = Store(database).get(table.removeprefix("/table/"))
    assert kept is not None
    assert len(kept.record.rows) >= int(str(shown["number"]))
