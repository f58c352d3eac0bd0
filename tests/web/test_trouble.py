"""When something goes wrong in the middle of it: nothing half done is kept, shown or played on."""

import asyncio

import pytest
from starlette.testclient import TestClient

from perilune.core.reopen import reopen
from perilune.games import box
from perilune.web.app import Settings, make_app
from perilune.web.play.live_table import LiveTable
from perilune.web.play.open_page import LONGEST_QUEUE, OpenPage
from perilune.web.play.presenter import trouble
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.store import Store
from tests.web.conftest import HOME, at_table, open_table, state_of

BOX = "mine_the_moon"


def two_here(client: TestClient) -> str:
    return open_table(client, BOX, seats="2", who_1="here", seed="trouble")


def rows(client: TestClient, table: str) -> list[tuple[int, str]]:
    """What is on disk."""
    kept = state_of(client).registry.store.get(table)
    return [(row.seat, row.text) for row in kept.record.rows]


def live(client: TestClient, table: str) -> LiveTable:
    """The table in memory."""
    found: LiveTable = state_of(client).registry._awake[table]
    return found


def test_a_move_that_was_not_written_is_not_written_later(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is told, and plays on from what is on disk."""
    table = two_here(client)

    def full(*_: object) -> None:
        raise DatabaseTrouble("The disk is full.")

    with at_table(client, table) as page:
        seat, number, before = page.position["seat"], page.position["number"], rows(client, table)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write_moves", full)
            assert "does not count. The disk is full." in page.refused(do="move", seat=seat, move="pass", number=number)
            assert live(client, table).table.seen(seat).number == number
            assert rows(client, table) == before
        page.move("pass")
        assert rows(client, table) == [*before, (seat, "pass")]


class Breaking:
    """A table whose rules fail once, when a move is half played. (Compiled rules cannot be replaced for a test.)"""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table

    def __getattr__(self, name: str) -> object:
        return getattr(self._table, name)

    def submit(self, seat: int, move: str, number: int) -> None:
        """The position changes, and then something is wrong."""
        self._live.table = self._table
        self._table.submit(seat, move, number)
        raise KeyError("a fault in a rule")


def test_a_rule_that_breaks_leaves_nothing_half_played(client: TestClient) -> None:
    """The table is as it was, and its record stays one that replays."""
    table = two_here(client)
    with pytest.raises(KeyError), at_table(client, table) as page:
        before = page.position["deciders"]
        live(client, table).table = Breaking(live(client, table))  # type: ignore[assignment]
        page.say(do="move", seat=page.position["seat"], move="pass", number=page.position["number"])
    with at_table(client, table) as page:
        assert page.position["deciders"] == before
        page.move("pass")
    record = state_of(client).registry.store.get(table).record
    assert reopen(box(BOX), record).why == ""


def test_a_page_that_does_not_read_is_given_up() -> None:
    page = OpenPage("", [])
    for _ in range(LONGEST_QUEUE):
        page.tell(trouble("Nobody reads this."))
    assert not page.given_up.is_set()
    for _ in range(100):
        page.tell(trouble("Nobody reads this."))
    assert page.given_up.is_set()
    assert len(asyncio.run(page.next_messages())) == LONGEST_QUEUE


def test_a_locked_server_whose_database_does_not_answer(database: str) -> None:
    """A sentence, not a fault; for a live connection as well."""
    app = make_app(Settings(database, pace=0, password="moon"))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        browser.post("/enter", data={"password": "moon"})
        app.state.registry.store.close()
        answer = browser.get("/")
        assert answer.status_code == 503
        assert "cannot be reached" in answer.text


def test_a_fault_of_the_server_carries_the_safe_headers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "name_of", lambda *_: 1 / 0)
    browser = TestClient(client.app, HOME, raise_server_exceptions=False)
    browser.portal = client.portal
    answer = browser.get("/")
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
