"""The player aid with one key, and the goal of a box at its first game."""

from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from perilune.games import BUILT_IN, rulebook
from tests.web.browser import open_by_request

BOX = "mine_the_moon"


def test_every_box_has_its_aid_and_its_goal(client: TestClient) -> None:
    """From its own guide, and a box without says what to do."""
    for name in BUILT_IN:
        assert rulebook(name).passage("Player aid") and rulebook(name).passage("The game in a minute")
        aid, goal = (client.get(f"/box/{name}/aid?show={part}") for part in ("aid", "goal"))
        assert aid.status_code == goal.status_code == 200 and aid.text != goal.text
    assert client.get("/box/chess/aid").status_code == 404


def test_one_key_opens_it_and_closes_it(page: Page, address: str) -> None:
    for view in ("", "/text"):
        page.goto(open_by_request(page, address, BOX, seats="2") + view)
        expect(page.locator("#whose.mine")).to_be_visible()
        expect(page.locator("#aid")).to_be_hidden()
        page.keyboard.press("h")
        expect(page.locator("#aid-text")).to_contain_text("You want")
        page.keyboard.press("h" if view else "Escape")
        expect(page.locator("#aid")).to_be_hidden()


def test_the_goal_is_told_at_the_first_game(browser: Browser, address: str) -> None:
    """Once for each box, over a board that can be used meanwhile."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#aid-text")).to_contain_text("Have the most Dominance")
    expect(page.get_by_role("link", name="Learn it by playing")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#aid")).to_be_hidden()
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#whose.mine")).to_be_visible()
    expect(page.locator("#aid")).to_be_hidden()
    context.close()
