"""The replay page in a real browser: by buttons, slider, keys, log and chart; from each seat; by link; and playing on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from perilune.games import BOXES, box
from tests.web.browser import PHONE, await_answer, await_turn, offers, set_up, sit_down
from tests.web.conftest import new_window
from tests.web.test_replay import RECORDS


def finished(page: Page, address: str, name: str) -> int:
    """From the start page to the replay of a game that was finished by today's rules, by its file. Returns the last moment."""
    page.goto(address)
    page.set_input_files("#record", min(RECORDS.glob(f"{name}*2p-rules{box(name).rules_version}.json")))
    page.wait_for_url("**/replay*")
    expect(page.locator("#drawing svg")).to_be_visible()
    return int(page.locator("#scrub").get_attribute("max") or "")


def at(page: Page, moment: int) -> None:
    """This moment is looked at: so say the address, the slider and the form to play on."""
    expect(page).to_have_url(re.compile(rf"#{moment}$"))
    expect(page.locator("#scrub")).to_have_value(str(moment))
    expect(page.locator("#place")).to_contain_text(f"{moment} of ")
    expect(page.locator("#branch-at")).to_have_value(str(moment))


def drawing(page: Page) -> str:
    """The drawing of the moment that is looked at."""
    expect(page.locator("#board[aria-busy=false]")).to_be_visible()
    expect(page.locator("#drawing .scenery > *").first).to_be_attached()
    return page.locator("#drawing").inner_html()


@pytest.mark.parametrize("name", BOXES)
def test_step_scrub_and_keys(page: Page, address: str, name: str) -> None:
    """Every way from moment to moment leads to the same one."""
    page.emulate_media(reduced_motion="reduce")
    last = finished(page, address, name)
    at(page, 0)
    first = drawing(page)
    page.locator("#last").click()
    at(page, last)
    expect(page.locator("#whose")).to_have_text("The game is over")
    expect(page.locator("#branch")).to_be_disabled()
    assert drawing(page) != first
    page.locator("#back").click()
    at(page, last - 1)
    expect(page.locator("#branch")).to_be_enabled()
    page.locator("#forward").click()
    at(page, last)
    page.locator("#first").click()
    at(page, 0)
    expect(page.locator("#points")).to_contain_text("Ada")
    assert drawing(page) == first

    page.locator("#scrub").fill(str(last // 2))
    at(page, last // 2)
    expect(page.locator("#lines [aria-current]")).to_have_count(1)
    page.locator("body").press("ArrowRight")
    at(page, last // 2 + 1)
    page.locator("#drawing").press("ArrowLeft")
    at(page, last // 2)
    page.locator("#drawing").press("End")
    at(page, last)
    page.locator("#drawing").press("Home")
    at(page, 0)
    page.locator("#lines a").nth(5).click()
    moment = int(str(page.locator("#lines a").nth(5).get_attribute("href")).removeprefix("#"))
    at(page, moment)
    expect(page.locator("#lines [aria-current]")).to_be_in_viewport()


def test_on_a_laptop_the_player_leaves_the_board_its_height(page_of_its_own: Page, address: str) -> None:
    """It took two rows, and the words on the board became as small as ten pixels."""
    page = page_of_its_own
    page.set_viewport_size({"width": 1280, "height": 800})
    finished(page, address, "astronavigators")
    player, board = page.locator(".player").bounding_box(), page.locator("#drawing svg").first.bounding_box()
    assert player and player["height"] < 60
    assert board and board["height"] > 680


def test_play_and_pause(page_of_its_own: Page, address: str) -> None:
    """It goes by itself, faster if asked, stops when told and at the end, and begins again from there."""
    page = page_of_its_own
    page.emulate_media(reduced_motion="reduce")
    page.clock.install(time=0)
    last = finished(page, address, BOXES[0])
    page.clock.pause_at(3_600_000)

    def goes_on(*moments: int) -> None:
        for moment in moments:
            page.clock.run_for(350)
            at(page, moment)
            drawing(page)

    page.locator("#speed").select_option("350")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_text("Pause")
    goes_on(1, 2, 3)
    page.locator("#drawing").press(" ")
    expect(page.locator("#play")).to_have_text("Play")
    page.clock.run_for(2000)
    at(page, 3)
    page.evaluate(f"location.hash = '#{last - 2}'")
    at(page, last - 2)
    drawing(page)
    page.locator("#drawing").press(" ")
    goes_on(last - 1, last)
    expect(page.locator("#play")).to_have_text("Play")
    page.locator("#play").click()
    at(page, 0)
    drawing(page)
    goes_on(1)


@pytest.mark.parametrize("name", BOXES)
def test_look_from_a_seat_share_the_moment_and_play_on(page: Page, browser: Browser, address: str, name: str) -> None:
    """The same moment from another seat; a link opens it in another browser; from there one plays on."""
    page.emulate_media(reduced_motion="reduce")
    last = finished(page, address, name)
    page.locator("#scrub").fill(str(last // 2))
    at(page, last // 2)
    drawing(page)
    for seat, says in (("1", "As Ben"), ("everything", "Everything revealed"), ("0", "As Ada")):
        page.locator("#looks").select_option(says)
        expect(page).to_have_url(re.compile(rf"\?seat={seat}#\d+$"))
        expect(page.locator("#branch-seat")).to_have_value(seat)
        shown = drawing(page)
    prompt, link = page.locator("#prompt").inner_text(), page.url

    stranger = new_window(browser, permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce")
    other = stranger.new_page()
    other.goto(link)
    expect(other.locator("#prompt")).to_have_text(prompt)
    assert re.sub(r' style="[^"]*"', "", drawing(other)) == re.sub(r' style="[^"]*"', "", shown)
    other.locator("#copy").click()
    expect(other.locator("#copy")).to_have_text("Copied")
    assert other.evaluate("navigator.clipboard.readText()") == link
    expect(other.locator("#plays")).to_contain_text("you play Ada, bots play the others")
    other.locator("#branch").click()
    other.wait_for_url(re.compile("/table/[0-9a-f]+$"))
    await_turn(other)
    offers(other).first.click()
    stranger.close()


def test_a_record_is_downloaded_and_the_chart_leads_to_its_moments(page: Page, address: str, tmp_path: Path) -> None:
    last = finished(page, address, "mine_the_moon")
    with page.expect_download() as waiting:
        page.locator("#download").click()
    download: Download = waiting.value
    assert re.fullmatch(r"mine-the-moon-\d{4}-\d\d-\d\d\.json", download.suggested_filename)
    download.save_as(tmp_path / "game.json")
    assert "perilune-record-1" in (tmp_path / "game.json").read_text(encoding="utf-8")

    expect(page.locator("#chart svg")).to_be_visible()
    box = page.locator("#chart svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).not_to_have_url(re.compile("#0$"))
    moment = int(page.url.split("#")[1])
    assert last * 0.4 < moment < last * 0.7
    line = page.locator("#chart .at").bounding_box()
    assert line is not None
    assert abs(line["x"] - box["x"] - box["width"] / 2) < 3
    page.locator("#last").click()
    at(page, last)
    after = page.locator("#chart .at").bounding_box()
    assert after is not None
    assert after["x"] > line["x"]


def play_three(page: Page) -> None:
    """Three moves, whoever at this screen is to make them."""
    for _ in range(3):
        await_turn(page)
        offers(page).last.click()
        await_answer(page)
        if page.locator("#curtain").is_visible():
            page.locator("#curtain button").first.click()


def test_a_game_that_goes_on(page_of_its_own: Page, browser: Browser, address: str) -> None:
    """From my own seat, and more when there is more. A link for others shows what a spectator sees, and so does a foreign seat."""
    page = page_of_its_own
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, "lineae", seats="2", who_0="me", who_1="here", seed="goes on")
    table = page.url
    sit_down(page)
    offers(page).first.click()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    other = page.context.new_page()
    other.clock.install()
    other.goto(table + "/replay?seat=0#2")
    expect(other.locator("#drawing svg")).to_be_visible()
    at(other, 2)
    expect(other.locator("#download")).to_be_hidden()
    expect(other.locator("#looks option")).to_have_text(["As a spectator", "As Player 1", "As Player 2"])
    other.locator("#copy").click()
    expect(other.locator("#copy")).to_have_text("Copied")
    assert other.evaluate("navigator.clipboard.readText()") == f"{table}/replay#2"

    stranger = new_window(browser)
    forbidden = stranger.new_page()
    forbidden.goto(table + "/replay?seat=0#2")
    expect(forbidden.locator("#drawing svg")).to_be_visible()
    expect(forbidden.locator("#trouble")).to_contain_text("only this player can see the game from their seat")
    expect(forbidden.locator("#looks option")).to_have_text(["As a spectator"])
    stranger.close()

    last = int(other.locator("#scrub").get_attribute("max") or "")
    page.locator("#undo").click()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    other.clock.run_for(11_000)
    expect(other.locator("#news")).to_have_text("A move was undone")
    play_three(page)
    other.clock.run_for(11_000)
    expect(other.locator("#news")).to_have_text("A move was undone")
    other.locator("#news").click()
    at(other, last + 1)
    expect(other.locator("#news")).to_be_hidden()
    play_three(page)
    other.clock.run_for(11_000)
    expect(other.locator("#news")).to_have_text(re.compile(r"^\d+ new moments?$"))
    other.locator("#news").click()
    expect(other.locator("#news")).to_be_hidden()


@pytest.mark.parametrize("name", BOXES)
def test_phone(browser: Browser, address: str, name: str) -> None:
    """360 pixels wide: nothing sticks out, every button can be reached with a thumb."""
    context = new_window(browser, viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    last = finished(page, address, name)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] >= 250
    for button in ("first", "back", "play", "forward", "last"):
        box = page.locator(f"#{button}").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    page.locator("#last").tap()
    at(page, last)
    for button in ("copy", "download", "looks"):
        page.locator(f"#{button}").scroll_into_view_if_needed()
        page.locator(f"#{button}").tap(trial=True)
    wide = "document.querySelector('#drawing svg').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.locator("#closer").tap()
    page.wait_for_function(f"before => {wide} > before", arg=before)
    context.close()
