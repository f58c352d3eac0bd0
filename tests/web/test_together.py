"""In a real browser: a pattern that can be turned, a moon that comes close, and marks for one's partners."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import ANY, click, offers, play_until, set_up

BOX = "uranus"
PATTERN = "#drawing .variants"  # of an impact that is to be placed


def to_an_impact(page: Page) -> None:
    """Play on until a pattern is to be placed."""
    pattern = page.locator(PATTERN)
    play_until(page, lambda: pattern.count() > 0, lambda _: click(page, ["ready", ANY], by_board=False, unless=PATTERN))


def move_of(shape: Locator) -> str:
    """The move of the shape that is to be seen."""
    return str(shape.get_attribute("data-move"))


def test_a_pattern_turns_by_key_button_wheel_and_pointer(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="turn")
    to_an_impact(page)
    expect(page.locator("#variants")).to_be_visible()
    shape = page.locator(f"{PATTERN} > .variant.shown")
    first = move_of(shape)
    page.keyboard.press("r")
    expect(shape).not_to_have_attribute("data-move", first)
    second = move_of(shape)
    page.keyboard.press("Shift+R")
    expect(shape).to_have_attribute("data-move", first)
    page.locator("#variant-right").click()
    expect(shape).to_have_attribute("data-move", second)
    box = page.locator("#drawing .aim").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 100)
    expect(shape).not_to_have_attribute("data-move", second)
    page.mouse.move(2, 400)  # off the moon: from now on the pattern follows the pointer again
    seen = set()
    for dx, dy in [(200, 0), (0, 200), (-200, 0), (0, -200), (150, 150), (-150, -150)]:
        page.mouse.move(box["x"] + box["width"] / 2 + dx, box["y"] + box["height"] / 2 + dy)
        seen.add(move_of(shape))
    assert len(seen) > 1, "the pattern follows the pointer"
    offers(page).and_(page.locator(f'[data-move="{move_of(shape)}"]')).click()
    expect(page.locator("#log")).to_contain_text(re.compile("impact", re.I))


def test_a_neighbours_moon_comes_close_and_places_can_be_marked(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link", seed="mark")
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
