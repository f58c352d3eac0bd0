"""Two real browsers play an online game to the end; one is reloaded, cut off, and moved to another browser on the way."""

import re
import time

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.browser import ANY, GAME, LAPTOP, ONWARD, await_answer, click, set_up_by_form
from tests.web.conftest import NOT_ASKED
from tests.web.wire import Wire

BOX = "lineae"
ENDLESS = 10**6  # clicks


def window(browser: Browser) -> tuple[BrowserContext, Page]:
    """A person's own browser, which may use the clipboard."""
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(NOT_ASKED)
    return context, context.new_page()


def copied_link(page: Page, seat: int) -> str:
    """The link to a seat: of a free one beside its name, of one's own in its menu."""
    row = page.locator("#people > li").nth(seat)
    invite = row.get_by_role("button", name=re.compile("Invite"))
    if invite.count():
        invite.click()
    else:
        row.locator("summary").click()
        row.get_by_role("button", name=re.compile("Copy")).click()
    expect(row.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def take_seat(page: Page, link: str, name: str) -> None:
    """Follow a link and sit down; a seat of one's own has a name already."""
    page.goto(link)
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat" if name else "Sit down").click()
    expect(page.locator("#drawing svg")).to_be_visible()
    assert "#" not in page.url, "no secret stays in the address"


def play(pages: list[Page], until: int) -> int:
    """Click offers by turns, so many times or until the game is over; returns how many clicks there were."""
    deadline = time.monotonic() + GAME
    clicks = 0
    while clicks < until and not pages[0].locator("#end").is_visible():
        assert time.monotonic() < deadline, "nobody can move"
        clicked = [page for page in pages if click(page, [*ONWARD, ANY], by_board=clicks % 2 == 0, patience=10)]
        clicks += len(clicked)
    for page in pages:
        await_answer(page)
    return clicks


def test_two_browsers_play_to_the_end(browser: Browser, address: str) -> None:
    first, ada = window(browser)
    second, bo = window(browser)
    wire = Wire(second)
    set_up_by_form(ada, address, BOX, seats="2", name_0="Ada", who_1="link", name_1="Guest", seed="two browsers")
    expect(ada.locator("#people")).to_contain_text("free")
    take_seat(bo, copied_link(ada, 1), "Bo")
    expect(ada.locator("#people")).to_contain_text("Bo")
    bo.get_by_role("tab", name="Talk").click()
    bo.get_by_label("Say something to everybody").fill("Hello Ada")
    bo.get_by_role("button", name="Say", exact=True).click()
    ada.get_by_role("tab", name="Talk").click()
    expect(ada.locator("#talk")).to_contain_text("Hello Ada")

    assert play([ada, bo], 12) >= 12
    bo.reload()
    expect(bo.locator("#people .role", has_text="you")).to_be_visible()
    assert play([ada, bo], 12) >= 12

    wire.cut()
    expect(ada.locator("#people")).to_contain_text("away")
    expect(bo.locator("#lost")).to_be_visible()
    for _ in range(3):  # as far as Ada gets alone
        play([ada], ada.locator("#whose.mine").count())
    wire.mend()
    expect(ada.locator("#people > li").nth(1)).to_contain_text("here")
    assert play([ada, bo], 12) >= 12

    link = copied_link(bo, 1)
    second.close()
    third, phone = window(browser)
    take_seat(phone, link, "")
    expect(phone.locator("#people > li").nth(1)).to_contain_text("Bo")
    play([ada, phone], ENDLESS)
    for page in (ada, phone):
        expect(page.locator("#end")).to_be_visible()
        expect(page.locator("#prompt")).to_contain_text(re.compile("win", re.I))
    assert ada.locator("#prompt").inner_text() == phone.locator("#prompt").inner_text()
    first.close()
    third.close()
