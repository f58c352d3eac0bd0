"""A host deletes a table: after a question, for everybody, and everybody who is there is told."""

import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from perilune.games import BOXES
from perilune.web.handlers.live_connection import FOR_GOOD
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.store import Store
from tests.web.conftest import HOME, at_table, open_table, state_of, turned_away
from tests.web.test_online import another, link, with_friend
from tests.web.test_store import work_in

BOX = BOXES[0]
ONLY_HOST = "Only the host, who opened this table, can delete it."


@pytest.fixture
def database(either_database: str) -> str:
    """Every test here runs with each kind of database."""
    return either_database


def store_of(client: TestClient) -> Store:
    """The store of the server."""
    found: Store = state_of(client).registry.store
    return found


def test_the_start_page_leads_to_a_question(client: TestClient) -> None:
    """Looking at it deletes nothing; the answer does, and the table is gone from the list."""
    table = open_table(client, BOX, seats="2", name_0="Ada", name_1="Bob", who_1="here")
    kept = open_table(client, BOX, seats="2", who_1="here")
    assert f'href="/table/{table}/delete"' in client.get("/").text
    asked = client.get(f"/table/{table}/delete").text
    assert "Delete this table?" in asked
    assert "with Ada, Bob." in asked
    assert "gone for" not in asked, "there is nobody else"
    assert "download the record" not in asked, "the game goes on"
    assert store_of(client).get(table) is not None
    answer = client.post(f"/table/{table}/delete")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert store_of(client).get(table) is None
    assert table not in client.get("/").text
    assert kept in client.get("/").text
    for path in ("", "/text", "/replay", "/record", "/delete", "/sit"):
        assert client.get(f"/table/{table}{path}").status_code == 404
    assert client.post(f"/table/{table}/delete").status_code == 404
    assert "There is no such table here." in turned_away(client, table)


def test_those_who_are_there_are_told(client: TestClient) -> None:
    """Every open page, also the host's own; none comes back by itself."""
    table = with_friend(client)
    friend = another(client)
    with at_table(client, table) as host:
        assert friend.post(f"/table/{table}/sit", data={"link": link(host, 1), "name": "Bob"}).status_code == 303
        assert "It will be gone for Bob, too; anybody who has it open will be told." in client.get(f"/table/{table}/delete").text
        with at_table(friend, table) as guest:
            assert client.post(f"/table/{table}/delete").status_code == 303
            for page in (host, guest):
                assert "The host has deleted this table." in page.until(lambda frame: frame["type"] == "trouble")["says"]
                with pytest.raises(WebSocketDisconnect) as closed:
                    page.until(lambda frame: False)
                assert closed.value.code == FOR_GOOD
    assert table not in friend.get("/").text


def test_only_the_host_deletes(client: TestClient) -> None:
    """Neither a player, nor a stranger, nor a page of another site."""
    table = with_friend(client)
    friend, stranger = another(client), another(client)
    with at_table(client, table) as host:
        friend.post(f"/table/{table}/sit", data={"link": link(host, 1), "name": "Bob"})
    assert table in friend.get("/").text
    assert f"/table/{table}/delete" not in friend.get("/").text
    for browser in (friend, stranger):
        for answer in (browser.get(f"/table/{table}/delete"), browser.post(f"/table/{table}/delete")):
            assert (answer.status_code, ONLY_HOST in answer.text) == (403, True)
    assert client.post(f"/table/{table}/delete", headers={"Origin": "http://elsewhere.example"}).status_code == 403
    assert store_of(client).get(table) is not None


def test_a_table_without_a_host_is_nobodys(client: TestClient) -> None:
    """Not even of a browser that has no secret yet."""
    table = open_table(client, BOX, seats="2", who_1="here")
    registry = state_of(client).registry
    registry._awake[table].stored.host = ""
    assert TestClient(client.app, HOME, headers={"Origin": HOME}).get(f"/table/{table}/delete").status_code == 403


def test_a_table_that_cannot_be_opened_any_more(client: TestClient, database: str) -> None:
    """Its content pack is gone from the server: it can still be deleted. A game that is over offers its record first."""
    table = open_table(client, BOX, seats="2", who_1="here")
    with work_in(database) as work:
        work.run("UPDATE tables SET pack = 'gone', waits = '[]' WHERE id = ?", (table,))
    state_of(client).registry._awake.clear()
    assert "download the record" in client.get(f"/table/{table}/delete").text
    assert client.post(f"/table/{table}/delete").status_code == 303
    assert store_of(client).get(table) is None


def test_bots_stop(client: TestClient) -> None:
    """They play on at no table that is gone, and another one is served as before."""
    table = open_table(client, BOX, seats="2", who_0="random", who_1="random")
    assert client.post(f"/table/{table}/delete").status_code == 303
    other = open_table(client, BOX, seats="2", who_1="here")
    with at_table(client, other) as page:
        page.sit(page.position["deciders"][0])
        page.move(page.position["offers"][0]["move"])
    assert store_of(client).get(table) is None


def test_trouble_with_the_database_deletes_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host is told, and the game goes on."""
    table = open_table(client, BOX, seats="2", who_1="here")

    def fail(*_: object) -> None:
        raise DatabaseTrouble("The database cannot be used.")

    with at_table(client, table) as page:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "delete_table", fail)
            assert client.post(f"/table/{table}/delete").status_code == 503
        page.sit(page.position["deciders"][0])
        page.move(page.position["offers"][0]["move"])


def test_a_move_at_another_server_does_not_bring_it_back(client: TestClient) -> None:
    """Whoever still has the table in memory cannot write to it."""
    table = open_table(client, BOX, seats="2", who_1="here")
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        store_of(client).delete_table(table)
        position = page.position
        move = position["offers"][0]["move"]
        page.socket.send_json({"do": "move", "seat": position["seat"], "move": move, "number": position["number"], "sure": True})
        assert "has been deleted" in page.until(lambda frame: frame["type"] == "trouble")["says"]
    assert store_of(client).get(table) is None


# in a browser


def test_deleting_in_a_browser(page: BrowserPage, address: str) -> None:
    """From the start page; a window at the table says what happened, and stays."""
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    at_it = page.context.new_page()
    at_it.goto(page.url)
    expect(at_it.locator("#drawing svg")).to_be_visible()
    page.goto(address)
    page.get_by_role("link", name="Delete").click()
    expect(page.get_by_role("heading")).to_have_text("Delete this table?")
    page.get_by_role("link", name="Keep it").click()
    page.get_by_role("link", name="Delete").click()
    page.get_by_role("button", name="Delete it for good").click()
    page.wait_for_url(f"{address}/")
    expect(page.get_by_text("Your tables")).to_have_count(0)
    expect(at_it.locator("#prompt")).to_contain_text("The host has deleted this table.")
