"""Several people at one screen: what the one before knew is not shown to the next, and a move can be taken back all the same."""

from starlette.testclient import TestClient

from perilune.core.chance import SPECTATOR
from tests.web.conftest import Page, at_table, open_table


def two_at_the_crater(client: TestClient) -> str:
    """A table of Mine the Moon for two people here."""
    return open_table(client, "mine_the_moon", seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="curtain")


def spectators_drawing(client: TestClient, table: str) -> str:
    """What somebody sees who sits nowhere."""
    owner = client.cookies.get("perilune")
    client.cookies.clear()
    with at_table(client, table) as stranger:
        drawn = stranger.svg
    client.cookies.set("perilune", str(owner))
    return drawn


def seal_robots(page: Page) -> None:
    """The one who sits here sends all robots to mine, in secret."""
    seat = page.position["seat"]
    while page.position["seat"] == seat:
        offers = [offer["move"] for offer in page.position["offers"]]
        page.move("ready" if "ready" in offers else offers[0])


def test_what_is_open_to_all_needs_no_curtain(client: TestClient) -> None:
    """The next one sits down at once, and the move of the one before can still be taken back from there."""
    with at_table(client, two_at_the_crater(client)) as page:
        first = page.position["seat"]
        assert page.my_turn()
        page.move("pass")
        assert page.position["seat"] == 1 - first
        assert page.my_turn()
        assert page.position["undo"] == ""
        page.say(do="undo", seat=page.position["seat"], number=page.position["number"])
        assert page.position["seat"] == first
        assert page.position["redo"]


def test_the_curtain_hides_what_was_sealed(client: TestClient) -> None:
    """When the next person is to choose, the page shows what anybody may see, until somebody says who they are."""
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        for _ in range(2):
            page.move("pass")
        page.sit(0)
        seal_robots(page)
        assert page.position["seat"] == SPECTATOR
        assert page.position["offers"] == []
        assert page.svg == spectators_drawing(client, table)
        assert page.position["deciders"] == [1]
        assert page.position["undo"] == "", "the one before may still change their mind"
        page.sit(1)
        assert page.position["offers"]


def test_after_a_reload_nobody_is_shown_the_secrets(client: TestClient) -> None:
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        for _ in range(2):
            page.move("pass")
        page.sit(0)
        page.move("place raw-graphene")
    with at_table(client, table) as page:
        assert page.position["seat"] == SPECTATOR
        assert page.svg == spectators_drawing(client, table)
