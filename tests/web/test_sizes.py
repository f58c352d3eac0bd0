"""What one has to hit and to read is large enough: every offered thing, every button and every word, of every box, move by move."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.web.browser import LAPTOP, PHONE, TABLET, await_turn, click, open_by_request
from tests.web.conftest import NOT_ASKED

TURNS = 6  # that are looked at
LYING: ViewportSize = {"width": 1180, "height": 820}
SCREENS = {  # the smallest target and the smallest letters, in pixels
    "laptop": (LAPTOP, 24, 12),
    "tablet": (TABLET, 44, 12),
    "lying": (LYING, 44, 12),
    "phone": (PHONE, 44, 14),
}

# What lies close together: the sixty-one hexes of Uranus! are as large as a phone is wide; on a tablet the cells of Lineae's ocean and the
# doors of Mine the Moon's teams stand as in the whole scene. A touch takes the nearest within 22 pixels, and a
# press has a magnifier (test_hands.py).
CLOSE_TOGETHER = {
    ("uranus", "phone"): 37,
    ("lineae", "tablet"): 30,
    ("lineae", "lying"): 30,
    ("mine_the_moon", "tablet"): 31,
    ("mine_the_moon", "lying"): 31,
}

# Offered things that are smaller than `least` across, and words smaller than `letters`, with what they say. A click on the bare ground
# beside something offered means the nearest (board.js), so a small thing that is alone there is large enough.
MEASURE = """({ least, letters, together }) => {
    const seen = element => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? box : null;
    };
    const size = box => `${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
    const small = [];
    for (const button of document.querySelectorAll("#rail button, .masthead button, #popover button, #caption button")) {
        const box = seen(button);
        const little = box && !button.matches(".rule") && Math.min(box.height, box.width) < least - 0.5;
        if (little) small.push(`button ${button.id || button.textContent}: ${size(box)}`);
    }
    const offers = [...document.querySelectorAll("#drawing [data-move]:not(.variants > *), #drawing [data-thing]")];
    const middles = offers.map(seen).map(box => box && { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    for (const [number, offered] of offers.entries()) {
        const [box, at] = [seen(offered), middles[number]];
        const away = other => (other && at && other !== at ? Math.hypot(other.x - at.x, other.y - at.y) : Infinity);
        const far = Math.min(...middles.map(away));
        if (box && Math.max(box.width, box.height, far) < Math.min(least, together) - 0.5) {
            small.push(`offer ${offered.dataset.move ?? offered.dataset.thing}: ${size(box)}`);
        }
    }
    const tiny = [];
    const svg = document.querySelector("#drawing svg");
    for (const text of svg.querySelectorAll("text")) {
        if (!seen(text) || text.closest("[data-miniature], .foreseen, defs")) continue;
        const tall = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().d);
        if (tall < letters - 0.3) tiny.push(`${text.textContent}: ${tall.toFixed(1)}`);
    }
    for (const element of document.querySelectorAll("#rail *, .masthead *")) {
        const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
        const tall = parseFloat(getComputedStyle(element).fontSize);
        if (!own || !seen(element) || tall === 0) continue; // a sign stands for the word
        if (tall < letters - 0.3) tiny.push(`${element.id || element.tagName} ${element.textContent}: ${tall}`);
    }
    return { small, tiny };
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_large_enough(lend: Callable[..., BrowserContext], address: str, box_name: str, screen: str) -> None:
    """To hit: 24 pixels on a laptop, 44 where a finger is the pointer. To read: 12, on a phone 14."""
    viewport, least, letters = SCREENS[screen]
    finger = screen != "laptop"
    page = lend(NOT_ASKED, viewport=viewport, is_mobile=finger, has_touch=finger, reduced_motion="reduce").new_page()
    page.goto(open_by_request(page, address, box_name, seed="sizes"))
    expect(page.locator("#drawing svg")).to_be_visible()
    found: set[str] = set()
    for turn in range(TURNS):
        await_turn(page)
        found |= measured(page, least, letters, CLOSE_TOGETHER.get((box_name, screen), least))
        while not click(page, number=turn):
            page.wait_for_timeout(20)
    assert not found, "\n".join(sorted(found))


def measured(page: Page, least: int, letters: int, together: int) -> set[str]:
    """What is too small now."""
    told: dict[str, Any] = page.evaluate(MEASURE, {"least": least, "letters": letters, "together": together})
    return {*told["small"], *told["tiny"]}
