"""Uranus! in a real browser: a whole solo game by clicks, with its impacts placed by the pointer, and a tunnel taken back."""

import re

from playwright.sync_api import Page, expect

from tests.web.test_browser import address, await_turn, browser, page, set_up

__all__ = ["address", "browser", "page"]  # fixtures

BOX = "uranus"

# Clicks the n-th offer, on the board where it has a visible place; nothing while an impact is to be placed.
CLICK = """n => {
    const buttons = [...document.querySelectorAll("#offers:not(.waiting) button")];
    if (!buttons.length || document.querySelector("#drawing .variants")) return null;
    const button = buttons[n * 7919 % buttons.length];
    const spot = document.querySelector(`#drawing [data-move="${button.dataset.move}"]`);
    if (spot && n % 3) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else button.click();
    return button.dataset.move;
}"""


def visible_variant(page: Page) -> str:
    """Which way the impact pattern lies now."""
    shown = page.locator("#drawing .variants > .variant:visible")
    expect(shown).to_have_count(1)
    return str(shown.get_attribute("data-move"))


def test_a_whole_solo_game_with_impacts_placed_by_the_pointer(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="solo")
    end = page.locator("#end")
    impacts = 0
    for number in range(3000):
        if end.is_visible():
            break
        if page.locator("#drawing .variants").count():
            dark = page.locator('#drawing use[href="#ur-dark"]').count()
            aim = page.locator("#drawing .aim")
            aim.scroll_into_view_if_needed()
            box = aim.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            first = visible_variant(page)
            if page.locator("#drawing .variants > .variant").count() > 1:
                page.keyboard.press("r")
                assert visible_variant(page) != first, "the key turns the pattern"
            lost = page.locator("#drawing .variants > .variant:visible .struck").count()
            page.mouse.click(x, y)
            expect(page.locator('#drawing use[href="#ur-dark"]')).not_to_have_count(dark)
            assert page.locator('#drawing use[href="#ur-dark"]').count() in (dark + lost, dark + lost - 1), (
                "a volcano may be spared"
            )
            impacts += 1
        elif not page.evaluate(CLICK, number):
            page.wait_for_timeout(5)
    expect(end).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text(re.compile(r"The game is (won|lost)\."))
    assert impacts > 3


def test_a_mine_is_chosen_on_the_moon_and_taken_back(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="mine")
    await_turn(page)
    mines = page.locator('#drawing g[id^="mine-1-"]')
    expect(mines).to_have_count(8)
    page.locator('#drawing [data-move="mine 0,0,0"] .spot').click()
    expect(mines).to_have_count(9)
    page.locator("#undo").click()
    expect(mines).to_have_count(8)
