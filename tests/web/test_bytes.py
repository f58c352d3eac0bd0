"""How much goes over the wire: the first load of a page, the first position, and what a move sends. Bytes, not time."""

import json
import zlib
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tests.web.browser import open_by_request
from tests.web.conftest import HOME, NOT_ASKED, Page, limit_patience, open_table

FIRST_LOAD = 300_000  # of a page with everything that it fetches, scenery included
FIRST_POSITION = 40_000
PUSH = 2_000  # in the median
MOVES = 60
TABLES = {  # the usual ones, and the largest
    "mine_the_moon": {"seats": "4"},
    "lineae": {"seats": "4"},
    "astronavigators": {"seats": "4"},
    "astronavigators alone": {"seats": "1", "option_mode": "solo"},
    "uranus": {"seats": "4"},
}


class Scales:
    """Weighs each message with a position as permessage-deflate packs it on one connection, unless another person sits down."""

    def __init__(self, socket: Any) -> None:
        self.positions: list[int] = []
        self._seat: object = None
        self._packer = zlib.compressobj(wbits=-15)
        self._socket = socket
        socket.receive_json = self._receive

    def _receive(self) -> Any:
        text = self._socket.receive_text()
        size = len(self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH))
        frames = json.loads(text)
        seats = [frame["seat"] for frame in frames if frame["type"] == "position"]
        if seats and (not self.positions or seats[-1] == self._seat):
            self.positions.append(size)
        self._seat = seats[-1] if seats else self._seat
        return frames


@pytest.mark.parametrize("layout", ["wide", "medium", "narrow"])
@pytest.mark.parametrize("kind", TABLES)
def test_a_position_is_small_on_the_wire(client: TestClient, kind: str, layout: str) -> None:
    """The first at most 40 kB, a change at most 2 kB in the median."""
    name = kind.split()[0]
    seats = int(TABLES[kind]["seats"])
    here = {f"who_{seat}": "here" for seat in range(seats)}
    table = open_table(client, name, seed="bytes", **TABLES[kind], **here)
    with client.websocket_connect(f"/table/{table}/live?layout={layout}", headers={"Origin": HOME}) as socket:
        limit_patience(socket)
        scales = Scales(socket)
        page = Page(socket)
        number = 0
        while number < MOVES and not page.position["outcome"]:
            if page.my_turn():
                offers = [offer["move"] for offer in page.position["offers"] if offer["move"] != "concede"]
                page.move(offers[number * 7919 % len(offers)])
                number += 1
            else:
                page.sit(page.position["deciders"][0])
    first, *pushes = scales.positions
    assert first <= FIRST_POSITION
    assert median(pushes) <= PUSH, f"{median(pushes)} bytes in the median of {len(pushes)}"


def test_the_first_load_of_a_table(browser: Browser, address: str, box_name: str) -> None:
    """Page, styles, scripts, scenery and what else the browser fetches, as sent, by a browser that has nothing of it yet."""
    start = browser.new_context()
    opener = start.new_page()
    opener.goto(address)
    table = open_by_request(opener, address, box_name)
    context = browser.new_context(storage_state=start.storage_state())
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    sizes: list[float] = []
    wire = context.new_cdp_session(page)
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto(table)
    expect(page.locator("#drawing svg .scenery")).to_be_attached()
    page.wait_for_load_state("networkidle")
    context.close()
    start.close()
    assert len(sizes) >= 6, "the page, its styles, its theme, its script, its pictures"
    assert sum(sizes) + FIRST_POSITION <= FIRST_LOAD, f"{sum(sizes):.0f} bytes in {len(sizes)} files"
