"""What a move would do, asked over the live connection."""

from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

from perilune.core.table import Table
from perilune.games import box
from perilune.web.play.presenter import consequences
from tests.web.browser import open_by_request
from tests.web.conftest import at_table, open_table
from tests.web.test_connection import two_here


def test_what_a_move_would_do_is_told_and_nothing_is_played(client: TestClient, box_name: str) -> None:
    table = two_here(client, box_name)
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = page.position["number"]
        offer = page.position["offers"][0]
        (told,) = [message for message in page.say(do="consider", move=offer["move"]) if message["type"] == "consequences"]
        assert told["move"] == offer["move"] and told["says"] == offer["says"]
        assert told["told"] or told["then"]
        assert page.position["number"] == before


def test_a_move_that_cannot_be_played_is_answered_with_its_reason(client: TestClient, box_name: str) -> None:
    with at_table(client, two_here(client, box_name)) as page:
        page.sit(page.position["deciders"][0])
        offered = [offer["move"] for offer in page.position["offers"]]
        other = next(move.text for move in box(box_name).catalogue.moves if move.text not in offered)
        (told,) = [message for message in page.say(do="consider", move=other) if message["type"] == "answer"]
        assert told["says"] and told["rule"]


def test_traps_are_asked_about_apart_from_what_is_final(client: TestClient) -> None:
    """Whoever is wary is asked before a move that does nothing; whoever is not sure, before one that cannot be taken back."""
    table = open_table(client, "mine_the_moon", seats="2", seed="s1", who_1="here")
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        warned = next(offer for offer in page.position["offers"] if offer.get("warns"))
        play = {"do": "move", "seat": page.position["seat"], "move": warned["move"], "number": page.position["number"]}
        (asked,) = [frame for frame in page.say(**play, wary=True) if frame["type"] == "confirm"]
        assert (asked["about"], asked["says"]) == ("waste", warned["warns"])
        (asked,) = [frame for frame in page.say(**play, sure=False) if frame["type"] == "confirm"]
        assert asked["about"] == "final"
        assert all(frame["type"] != "confirm" for frame in page.say(**play))
        assert page.position["number"] != play["number"] or page.position["seat"] != play["seat"]


def test_the_two_questions_are_two_settings(page: Page, address: str) -> None:
    """Don't ask again ends only the question that was asked."""
    page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
    page.evaluate("for (const asks of ['ask first', 'warn first']) localStorage.setItem(asks, 'yes')")
    page.locator("#offers button.warned").first.click()
    expect(page.locator("#confirm-says")).to_have_text(page.locator("#offers button.warned .warning").first.text_content() or "")
    page.get_by_label("Don't ask again before moves that come with a warning").check()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#confirm-says")).to_contain_text("undone")
    expect(page.get_by_label("Don't ask again before moves that cannot be undone")).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    assert page.evaluate("[localStorage['warn first'], localStorage['ask first']]") == ["no", "yes"]


def test_a_deck_of_many_cards_is_not_listed() -> None:
    """Four cards of thirty at 4 % each told nothing, and pushed aside what matters."""
    game = box("astronavigators")
    table = Table(game, game.settle(2, {"mode": "first_and_fast"}), "a1", ["Ada", "Ben"])
    done = game.catalogue.parse("done")
    for _ in range(60):
        seen = table.seen(table.deciders()[0])
        if done in seen.legal() and seen.consequences(done).chances:
            break
        table.submit(seen.seat, done if done in seen.legal() else seen.legal()[-1 if seen.legal()[-1].verb == "pass" else 0])
    told = consequences(seen, "done")
    assert seen.consequences(done).chances and told["type"] == "consequences" and told["chances"] == []
