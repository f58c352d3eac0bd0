"""Bots of slow levels do not starve the others; and people see who thinks."""

import asyncio
import time
from itertools import pairwise

import pytest
from starlette.testclient import TestClient

from perilune.core.chance import SPECTATOR
from perilune.games import BOXES
from perilune.web.play.fair_queue import FairQueue
from tests.web.conftest import at_table, open_table


def test_who_has_used_least_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tables of slow bots and a quick one, one place: the quick one waits for one slow thought at most, never for three."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    order: list[str] = []

    async def think(queue: FairQueue, who: str, seconds: float, times: int) -> None:
        nonlocal now
        for _ in range(times):
            async with queue.place(who):
                await asyncio.sleep(0)
                now += seconds
                order.append(who)

    async def run() -> None:
        queue = FairQueue(1)
        slow = [think(queue, f"slow {number}", 10, 4) for number in range(3)]
        await asyncio.gather(*slow, think(queue, "quick", 0.1, 20))
        assert queue.waiting == 0

    asyncio.run(run())
    places = [place for place, who in enumerate(order) if who == "quick"]
    assert len(places) == 20
    assert all(later - earlier <= 2 for earlier, later in pairwise(places[1:])), order
    assert [order.count(f"slow {number}") for number in range(3)] == [4, 4, 4], "nobody is forgotten"


def test_whoever_gives_up_keeps_no_place() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.place("a"):
            places = [queue.place(who) for who in ("b", "c", "d")]
            waits = [asyncio.create_task(place.__aenter__()) for place in places[:2]]
            await asyncio.sleep(0)
            assert queue.waiting == 2
            waits[0].cancel()
            await asyncio.sleep(0)
            assert queue.waiting == 1
        await waits[1]
        last = asyncio.create_task(places[2].__aenter__())
        await asyncio.sleep(0)
        assert queue.waiting == 1
        last.cancel()

    asyncio.run(run())


def test_people_see_who_thinks(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that it is over."""
    monkeypatch.setattr("perilune.web.play.table_bots.A_WHILE", 0.0)
    table = open_table(client, BOXES[0], seats="2", who_0="random", who_1="random")
    with at_table(client, table) as page:
        seat = page.until(lambda frame: frame["type"] == "thinking" and frame["seat"] >= 0)["seat"]
        assert seat in (0, 1)
        assert page.until(lambda frame: frame["type"] == "thinking")["seat"] == SPECTATOR
