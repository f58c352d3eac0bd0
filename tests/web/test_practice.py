"""A practice table: alone with bots, one may take back as far as one likes. It is marked, and not counted."""

from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect
from starlette.testclient import TestClient

from perilune.web.security.browser_cookie import Visitor
from tests.web.browser import open_by_request
from tests.web.conftest import Page, at_table, open_table, state_of

BOX = "mine_the_moon"


def play(page: Page, moves: int) -> None:
    """Play the first offers, so many of them."""
    for _ in range(moves):
        page.await_turn()
        offers = [offer["move"] for offer in page.position["offers"] if not offer["move"].startswith("drop")]
        page.move(offers[0])
    page.await_turn()


def test_taking_back_beyond_bots_and_chance(client: TestClient) -> None:
    """To one's own last decision, and the one before, to the very first; the record says that it was practice."""
    table = open_table(client, BOX, seats="2", practice="yes", seed="s1")
    with at_table(client, table) as page:
        page.await_turn()
        assert page.people["practice"]
        first = page.position["offers"]
        play(page, 8)
        taken = 0
        while not page.position["undo"]:
            page.say(do="undo", seat=0, number=page.position["number"])
            page.await_turn()
            taken += 1
        assert taken == 8 and page.position["offers"] == first
        assert page.position["undo"] == "There is nothing to undo: you have not moved yet."
        assert page.audit == []
    assert state_of(client).registry.store.get(table).record.notes == ["practice"]


def test_it_stays_so_when_the_server_starts_again(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2", practice="yes", seed="s1")
    with at_table(client, table) as page:
        play(page, 5)
    state_of(client).registry._awake.clear()
    with at_table(client, table) as page:
        page.await_turn()
        assert page.people["practice"] and page.position["undo"] == ""


def test_when_somebody_else_sits_down_practice_is_over(client: TestClient) -> None:
    """Until the seat is a bot's again."""
    table = open_table(client, BOX, seats="2", practice="yes", seed="s1")
    with at_table(client, table) as page:
        play(page, 5)
        page.say(do="hand", seat=1, player="person")
        assert not page.people["practice"]
        page.say(do="hand", seat=1, player="greedy")
        page.await_turn()
        assert page.people["practice"] and not page.position["undo"]


def test_it_is_for_one_person(client: TestClient) -> None:
    answer = client.post("/open", data={"box": BOX, "seats": "2", "who.1": "here", "practice": "yes"})
    assert answer.status_code == 400 and "A practice table has one person" in answer.text


def test_again_is_practice_again(client: TestClient) -> None:
    table = open_table(client, "lineae", seats="1", practice="yes", seed="s1")
    registry = state_of(client).registry
    stored = registry.store.get(table)
    assert client.portal is not None
    again = client.portal.call(registry.again, stored, Visitor(stored.host, "a browser"), True)
    assert registry.store.get(again).record.notes == ["practice"]


def test_the_page_says_so(page: BrowserPage, address: str) -> None:
    page.goto(open_by_request(page, address, BOX, seats="2", practice="yes"))
    expect(page.locator("#practice")).to_contain_text("undo as far back as you like")
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#whose.mine")).to_be_visible()
    expect(page.locator("#practice")).to_be_hidden()
