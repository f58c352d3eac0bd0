"""In the middle of a game, in every mode and on every screen, each figure and each sign on the board explains itself."""

import pytest
from playwright.sync_api import Browser, Page, expect

from perilune.bots import bot
from perilune.core.table import Table
from perilune.games import box
from tests.web.browser import LAPTOP, PHONE
from tests.web.conftest import NOT_ASKED

KINDS: dict[str, tuple[str, int, dict[str, str | list[str]]]] = {  # box, seats, options
    "Mine the Moon": ("mine_the_moon", 4, {}),
    "Mine the Moon for two": ("mine_the_moon", 2, {}),
    "Lineae": ("lineae", 4, {}),
    "Lineae with all modules": ("lineae", 5, {"biogenesis": "on", "reactor": "on"}),
    "First and Fast": ("astronavigators", 2, {"mode": "first_and_fast"}),
    "Constellation": ("astronavigators", 4, {"mode": "constellation"}),
    "Solar System": ("astronavigators", 3, {"mode": "solar_system"}),
    "AstroNavigators alone": ("astronavigators", 1, {"mode": "solo"}),
    "Uranus!": ("uranus", 4, {"deck": "standard"}),
    "Uranus! alone": ("uranus", 1, {"deck": "first"}),
    "Uranus! for six": ("uranus", 6, {"deck": "advanced", "boards": "random"}),
}
MOVES = 150  # after which one looks
NAMES = ["Ada", "Ben", "Caroline", "Dirk", "Edith", "Fritz"]

# Figures and codes among the words, and signs, under whose middle nothing explains itself. What is scenery or foreseen need not;
# outlines of squares say where, not what, and the dome is the house one looks from.
UNEXPLAINED = """() => {
    const marks = ["card", "move", "ask", "thing", "says", "enlarge", "board"].map((mark) => `#drawing [data-${mark}]`).join();
    const speaks = (part) => part.tagName === "text" ? /[\\d%$]|^[A-Z]{1,3}$/.test(part.textContent)
        : !/#av-(q|dome)/.test(part.getAttribute("href")) && Math.abs(part.getBoundingClientRect().width - 33) < 27;
    const explained = (part) => {
        if (part.closest(marks)) return true;
        part.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = part.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, top + height / 2).some((one) => one.closest(marks));
    };
    return [...document.querySelectorAll("#drawing svg text, #drawing svg use")]
        .filter((part) => !part.closest(".scenery, defs, symbol, .foreseen") && part.checkVisibility({ opacityProperty: true }))
        .filter((part) => speaks(part) && !explained(part))
        .map((part) => `${part.textContent || part.getAttribute("href")} in ${part.closest("[id]").id}`);
}"""


def middle_of(kind: str) -> str:
    """The record of a game after some moves of bots that play at random."""
    name, seats, options = KINDS[kind]
    game = box(name)
    table = Table(game, game.settle(seats, options), "explained", NAMES[:seats])
    players = [bot("random", seat) for seat in range(seats)]
    while not table.over and len(table.record.rows) < MOVES:
        seat = table.deciders()[0]
        table.submit(seat, players[seat].choose(table.seen(seat)))
    return table.record.dumps()


def look(page: Page, address: str, record: str) -> list[str]:
    """What nothing explains."""
    answer = page.request.post(f"{address}/records", data=record, headers={"Origin": address})
    page.goto(answer.url.removesuffix("/replay"))
    expect(page.locator("#drawing svg .scenery")).to_be_attached()
    expect(page.locator("#curtain button:visible").or_(page.locator("#whose.mine")).first).to_be_visible()
    return [str(found) for found in page.evaluate(UNEXPLAINED)]


@pytest.mark.parametrize("kind", KINDS)
def test_everything_explains_itself(browser: Browser, address: str, kind: str) -> None:
    record = middle_of(kind)
    for viewport in (LAPTOP, PHONE):
        context = browser.new_context(viewport=viewport, is_mobile=viewport == PHONE, reduced_motion="reduce")
        context.add_init_script(NOT_ASKED)
        assert look(context.new_page(), address, record) == [], viewport
        context.close()
