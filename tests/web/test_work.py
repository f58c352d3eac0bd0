"""Work beside the event loop: nobody waits for somebody else's record or replay, and each browser has a budget."""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.play.record_files import MOST_MOVES
from perilune.web.security.limits import LIFTED, Limiter, Limits, Rate
from perilune.web.security.work_budget import BROWSERS, NOBODY, TooMuchWork, WorkerThreads
from tests.web.conftest import HOME, open_table, server

RECORDS = Path(__file__).parent.parent / "records"
LONG = RECORDS / "mine_the_moon-5p-rules2.json"


def spin(seconds: float) -> Callable[[], str]:
    """Work for so long."""

    def work() -> str:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass
        return "done"

    return work


def workers(seconds: float, per_second: float = 1e-6) -> WorkerThreads:
    return WorkerThreads(Limiter(Limits(work=Rate(seconds, per_second))))


def test_a_browser_has_a_budget_and_so_has_its_household() -> None:
    async def work() -> None:
        shop = workers(0.05)
        assert await shop.run(("ada", "home"), spin(0.06)) == "done"
        with pytest.raises(TooMuchWork) as refused:
            await shop.run(("ada", "home"), spin(0))
        assert refused.value.wait > 0
        for number in range(1, BROWSERS):
            assert await shop.run((f"browser {number}", "home"), spin(0.06)) == "done"
        with pytest.raises(TooMuchWork):  # a new cookie does not help
            await shop.run(("fresh", "home"), spin(0))
        assert await shop.run(("bo", "elsewhere"), spin(0)) == "done"
        assert await shop.run(NOBODY, spin(0.06)) == "done"
        shop.close()

    asyncio.run(work())


def test_what_fails_is_paid_for_as_well() -> None:
    async def work() -> None:
        shop = workers(0.05)

        def fail() -> None:
            spin(0.1)()
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            await shop.run(("home",), fail)
        with pytest.raises(ValueError, match="broken"):  # a household may do more than a browser
            await shop.run(("home",), fail)
        with pytest.raises(TooMuchWork):
            await shop.run(("home",), fail)

    asyncio.run(work())


def test_one_household_does_not_take_all_threads() -> None:
    """Its pieces of work are done one after the other."""

    async def work() -> None:
        shop = workers(60)
        running = most = 0
        lock = threading.Lock()

        def piece() -> None:
            nonlocal running, most
            with lock:
                running += 1
                most = max(most, running)
            time.sleep(0.01)
            with lock:
                running -= 1

        await asyncio.gather(*[shop.run((f"browser {number}", "home"), piece) for number in range(8)])
        assert most == 1

    asyncio.run(work())


def test_replays_and_records_are_paid_for(database: Path) -> None:
    """With a page that says so; who plays can play on."""
    app = make_app(Settings(database, pace=0, limits=replace(LIFTED, work=Rate(0.1, 1e-6))))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        table = open_table(browser, BOXES[0], seats="2", seed="work")
        assert browser.get(f"/table/{table}/moment").status_code == 200
        while browser.get(f"/table/{table}/moment").status_code == 200:
            pass  # until the tenth of a second is used up
        refused = browser.get(f"/table/{table}/reel")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert "Wait a moment" in refused.text
        assert browser.post("/records", content=LONG.read_bytes()).status_code == 429
        assert browser.get(f"/table/{table}").status_code == 200


def test_a_record_of_too_many_moves(client: TestClient) -> None:
    text = LONG.read_text(encoding="utf-8")
    head, moves = text.split('"moves": [\n')
    line = moves.splitlines()[0].rstrip(",")
    body = head + '"moves": [\n' + ",\n".join([line] * (MOST_MOVES + 1)) + "\n]}"
    answer = client.post("/records", content=body.encode())
    assert answer.status_code == 400
    assert "moves" in answer.text


def test_nobody_waits_for_a_record_to_be_checked(tmp_path: Path) -> None:
    """While a long one is brought and watched, a real server answers others."""
    with server(tmp_path / "tables.sqlite") as (_, address):
        done = threading.Event()

        def bring() -> None:
            with httpx2.Client(base_url=address, headers={"Origin": address}, timeout=120) as browser:
                place = browser.post("/records", content=LONG.read_bytes()).headers["location"]
                browser.get(place.replace("replay", "reel"))
            done.set()

        thread = threading.Thread(target=bring)
        thread.start()
        answered = 0
        with httpx2.Client(base_url=address, timeout=120) as other:
            while not done.is_set():
                assert other.get("/healthz").status_code == 200
                answered += 1
        thread.join()
        assert answered > 10
