"""In a real browser: a pattern that can be turned, a moon that comes close, and marks for one's partners."""

import re

from playwright.sync_api import Page, expect

from tests.web.test_browser import address, browser, page, set_up

__all__ = ["address", "browser", "page"]  # fixtures

BOX = "uranus"
READY = """() => {
    const buttons = [...document.querySelectorAll("#offers:not(.waiting) button")];
    (buttons.find((button) => button.dataset.move === "ready") ?? buttons[0])?.click();
}"""


def shown(page: Page) -> str:
    """The move of the shape that is to be seen."""
    return str(page.locator("#drawing .variants > .variant.shown").get_attribute("data-move"))


def to_an_impact(page: Page) -> None:
    """Play on until a pattern is to be placed."""
    for _ in range(600):
        if page.locator("#drawing .variants").count():
            return
        page.evaluate(READY)
        page.wait_for_timeout(20)
    raise AssertionError("no asteroid came")


def test_a_pattern_turns_by_key_button_wheel_and_pointer(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="turn")
    to_an_impact(page)
    expect(page.locator("#variants")).to_be_visible()
    first = shown(page)
    page.keyboard.press("r")
    second = shown(page)
    assert second != first
    page.keyboard.press("Shift+R")
    assert shown(page) == first
    page.locator("#variant-next").click()
    assert shown(page) == second
    page.locator("#drawing").hover()
    page.mouse.wheel(0, 100)
    assert shown(page) != second
    box = page.locator("#drawing .aim").bounding_box()
    assert box is not None
    seen = set()
    for dx, dy in [(200, 0), (0, 200), (-200, 0), (0, -200), (150, 150), (-150, -150)]:
        page.mouse.move(box["x"] + box["width"] / 2 + dx, box["y"] + box["height"] / 2 + dy)
        seen.add(shown(page))
    assert len(seen) > 1, "the pattern follows the pointer"
    taken = shown(page)
    page.locator(f'#offers button[data-move="{taken}"]').click()
    expect(page.locator("#log")).to_contain_text(re.compile("impact", re.I))


def test_a_neighbours_moon_comes_close_and_places_can_be_marked(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", seed="mark")
    hex_ = page.locator('#drawing [data-place="hex-2-30"]')
    hex_.click(force=True)
    expect(page.locator("#enlarged svg")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#enlarged")).to_be_hidden()
    page.locator("#propose").click()
    hex_.click(force=True)
    expect(hex_).to_have_attribute("data-proposed", "0")
    hex_.click(force=True)
    expect(hex_).not_to_have_attribute("data-proposed", "0")
