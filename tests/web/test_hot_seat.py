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


def behind_the_curtain(client: TestClient, page: Page) -> None:
    """Ada has sent her robots in secret, and Bo has not said yet that he is there."""
    for _ in range(2):
        page.move("pass")
    page.sit(0)
    seal_robots(page)
    assert page.position["seat"] == SPECTATOR


def test_the_page_is_told_whose_turn_it_is_and_who_may_be_next(client: TestClient) -> None:
    """It need not find out by itself: `mine` is a turn, and while there is somebody in `next` the curtain is down."""
    with at_table(client, two_at_the_crater(client)) as page:
        assert (page.position["mine"], page.position["next"]) == (True, [])
        behind_the_curtain(client, page)
        assert (page.position["mine"], page.position["next"]) == (False, [1])
        page.sit(0)
        assert (page.position["mine"], page.position["next"]) == (False, [1]), "to look at what is one's own lifts no curtain"
        page.sit(1)
        assert (page.position["mine"], page.position["next"]) == (True, [])


def test_somebody_who_watches_is_never_next(client: TestClient) -> None:
    table = two_at_the_crater(client)
    client.cookies.clear()
    with at_table(client, table) as stranger:
        assert (stranger.position["mine"], stranger.position["next"], stranger.position["standIn"]) == (False, [], False)


def test_whoever_was_shown_is_shown_again_while_it_is_their_turn(client: TestClient) -> None:
    """A window says which seat it showed; it is shown again, unless the screen belongs to another person by now."""
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        for _ in range(2):
            page.move("pass")
        page.sit(0)
        page.move("place raw-graphene")
    with at_table(client, table, "?seat=0") as page:
        assert page.position["seat"] == 0
        assert page.position["mine"]
        seal_robots(page)
    with at_table(client, table, "?seat=0") as page:
        assert page.position["seat"] == SPECTATOR
        assert page.position["next"] == [1]
        assert page.svg == spectators_drawing(client, table)
    for forged in ("?seat=7", "?seat=-3", "?seat=x", "?seat=0&left=9"):
        with at_table(client, table, forged) as page:
            assert page.position["seat"] == SPECTATOR


def test_a_seat_of_somebody_else_is_not_shown_for_the_asking(client: TestClient) -> None:
    table = two_at_the_crater(client)
    client.cookies.clear()
    with at_table(client, table, "?seat=0&left=1") as stranger:
        assert stranger.position["seat"] == SPECTATOR
        assert stranger.svg == spectators_drawing(client, table)


def test_taking_back_lifts_the_curtain_for_those_who_were_there(client: TestClient) -> None:
    """Whoever passed the screen on chooses again; also after the connection was lost, if the window says who it was."""
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        behind_the_curtain(client, page)
        page.say(do="undo", seat=SPECTATOR, number=page.position["number"])
        assert page.position["seat"] == 0
        assert page.position["mine"]
        assert page.position["redo"]
        page.say(do="redo", seat=0, number=page.position["number"])
        assert page.position["seat"] == SPECTATOR
    with at_table(client, table, "?left=0") as page:
        page.say(do="undo", seat=SPECTATOR, number=page.position["number"])
        assert page.position["seat"] == 0


def test_after_a_reload_taking_back_shows_nobodys_secrets(client: TestClient) -> None:
    """The page has forgotten who was there: it may be anybody, so the curtain stays down."""
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        behind_the_curtain(client, page)
    with at_table(client, table) as page:
        assert page.position["undo"] == ""
        page.say(do="undo", seat=SPECTATOR, number=page.position["number"])
        assert page.position["seat"] == SPECTATOR
        assert page.position["next"] == [0, 1]
        assert page.svg == spectators_drawing(client, table)


def test_while_a_bot_stands_in_the_page_is_told_so(client: TestClient) -> None:
    table = two_at_the_crater(client)
    with at_table(client, table) as page:
        seat = page.position["seat"]
        page.sit(1 - seat)
        page.say(do="hand", seat=1 - seat, player="random")
        page.sit(1 - seat)
        assert page.position["standIn"]
        assert not page.position["mine"]
        assert not page.position["redo"]
        assert "Take the seat back" in page.position["undo"]
        page.say(do="hand", seat=1 - seat, player="person")
        assert not page.position["standIn"]
