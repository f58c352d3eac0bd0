"""An earlier moment beside the live table: a click on a line of the log shows it, the table goes on."""

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, await_turn, click, open_by_request, play_until, set_up
from tests.web.conftest import NOT_ASKED


def begun(page: Page) -> None:
    """Play until there is something to look back at, and it is my turn."""
    page.emulate_media(reduced_motion="reduce")
    play_until(
        page,
        lambda: page.locator("#log li").count() > 12,
        lambda done: done < 200 and page.locator("#log li").count() <= 12 and click(page),
    )
    await_turn(page)


def test_a_line_of_the_log_shows_its_moment(page: Page, address: str, box_name: str) -> None:
    """Over the board, as my seat saw it; one goes back and on, by buttons and keys; closed, the table is as it was."""
    set_up(page, address, box_name)
    begun(page)
    here = page.url
    line = page.locator("#log li a").nth(6)
    line.click()
    picture = page.locator("#glimpse-picture svg")  # a locator looks into the shadow
    expect(picture).to_be_visible()
    expect(line).to_have_attribute("aria-current", "step")
    at = int((page.locator("#glimpse-place").text_content() or "").split()[0])
    page.locator("#glimpse-forward").click()
    expect(page.locator("#glimpse-place")).to_contain_text(f"{at + 1} of")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#glimpse-place")).to_contain_text(f"{at - 1} of")
    expect(page.locator("#drawing svg")).to_have_count(1)  # the table is still there
    page.keyboard.press("Escape")
    expect(page.locator("#glimpse")).to_be_hidden()
    expect(line).to_be_focused()
    assert page.url == here


def test_the_table_goes_on_underneath(page: Page, address: str) -> None:
    """What is asked now stays beside it, and a move leads back to the table."""
    set_up(page, address, "lineae")
    begun(page)
    page.locator("#log li a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#glimpse-picture svg")).to_be_visible()
    expect(page.locator("#offers button:visible").first).to_be_enabled()
    lines = page.locator("#log li").count()
    click(page, by_board=False)
    expect(page.locator("#glimpse")).to_be_hidden()
    expect(page.locator("#log li")).not_to_have_count(lines)


def test_on_a_phone_it_takes_the_screen(browser: Browser, address: str) -> None:
    """Its keys are large enough for a finger, and within reach."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    page.goto(open_by_request(page, address, "mine_the_moon"))
    begun(page)
    page.get_by_role("tab", name="What happened").tap()
    page.locator("#log li a").nth(3).tap()
    expect(page.locator("#glimpse-picture svg")).to_be_visible()
    for key in page.locator("#glimpse .bar button").all():
        box = key.bounding_box()
        assert box is not None
        assert box["height"] >= 44 and box["width"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
    page.locator("#glimpse-close").tap()
    expect(page.locator("#glimpse")).to_be_hidden()
    context.close()
