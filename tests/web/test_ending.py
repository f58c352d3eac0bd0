"""The end of a game as an event, and what is heard on the way: in a real browser."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.browser import ANY, PHONE, TABLET, await_turn, click, open_by_request, play_until
from tests.web.conftest import NOT_ASKED, new_window
from tests.web.test_motion import OWN_BOARD, piece, show
from tests.web.test_replay import golden

# Every tone that the page makes, by its shape and the pitch that it begins with.
SPY = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones.push(this.type); return start.apply(this, when); };
localStorage.setItem("sound", "yes");
"""


# Whoever is next at this screen says so, if the page asks. In one go: a moment later it may ask no more.
SIT_DOWN = """() => {
    const next = document.querySelector("#curtain:not([hidden]) button");
    next?.click();
    return next !== null;
}"""


def near_the_end(page: Page, address: str, name: str) -> str:
    """A table of this browser, all seats of which are its own, before the last decision of a game."""
    record = golden(name)
    last = max(place for place, row in enumerate(record.rows) if row.seat >= 0)
    record.rows = record.rows[:last]
    answer = page.request.post(f"{address}/records", data=record.dumps(), headers={"Origin": address})
    return answer.url.removesuffix("/replay")


def play_on(page: Page) -> None:
    """Play whatever is offered, as whoever is asked, until the end is shown."""
    ending = page.locator("#ending")

    def act(done: int) -> object:
        if page.evaluate(SIT_DOWN):
            return True
        return click(page, (ANY,), done, by_board=False)

    play_until(page, ending.is_visible, act)


def test_the_end_is_an_event(page: Page, address: str, box_name: str) -> None:
    """Who made it, why, a few moments, then the board and the tables."""
    page.goto(near_the_end(page, address, box_name))
    expect(page.locator("#drawing svg")).to_be_visible()
    expect(page.locator("#ending")).to_be_hidden()
    play_on(page)
    expect(page.locator("#ending-who")).to_have_text(page.locator("#prompt").inner_text())
    expect(page.locator("#ending-why p").first).to_be_visible()
    expect(page.locator("#ending-moments li").first).to_be_visible()
    assert 2 <= page.locator("#ending-moments li").count() <= 5
    expect(page.locator("#story li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#ending")).to_be_hidden()
    expect(page.locator("#drawing svg")).to_be_visible()
    page.reload()
    expect(page.locator("#story li").first).to_be_visible()
    expect(page.locator("#ending")).to_be_hidden()


# The scene of the end lies above the sheet as a whole; in the sheet one sees who won, and what one can do then.
SCENE_FIRST = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    if (!["#drawing svg", "#again button"].every((selector) => document.querySelector(selector))) return false; // still on its way
    const scene = box(document.querySelector("#drawing .focus-here") ? "#drawing .focus-here" : "#drawing svg");
    const [board, sheet, who, again] = ["#board", "#rail", "#prompt", "#again button"].map(box);
    return scene.top >= board.top - 1 && scene.bottom <= sheet.top + 1 && who.top > sheet.top && again.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_end_on_a_small_screen(browser: Browser, address: str, box_name: str, screen: ViewportSize) -> None:
    """It takes the whole screen; a tap goes back to the board, whose scene of the end is seen above its sheet."""
    context = browser.new_context(viewport=screen, is_mobile=True, has_touch=True, reduced_motion="reduce")
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    page.goto(near_the_end(page, address, box_name))
    play_on(page)
    assert page.locator("#ending").bounding_box() == {"x": 0, "y": 0, **screen}
    expect(page.locator("#ending-moments li").first).to_be_attached()
    page.locator("#ending-close").tap()
    page.wait_for_function(SCENE_FIRST)
    page.reload()
    page.wait_for_function(SCENE_FIRST)
    context.close()


@pytest.mark.parametrize("wanted", [True, False])
def test_sounds_are_made_where_they_are_wanted(browser: Browser, address: str, wanted: bool) -> None:
    """A placement, a spin, a launch and an impact sound different, and so does my turn."""
    context = new_window(browser, reduced_motion="no-preference")
    context.add_init_script(SPY if wanted else SPY.replace('"yes"', '"no"'))
    page = context.new_page()
    page.goto(open_by_request(page, address, "mine_the_moon"))
    await_turn(page)
    page.evaluate(OWN_BOARD)
    heard = {}
    steps = {
        "placement": (piece(100, 100), piece(300, 100)),
        "new": ("", piece(300, 100)),
        "spin": (piece(100, 100, 0, 'data-spin="2"'), piece(100, 100, 90, 'data-spin="2"')),
        "launch": (piece(100, 100, 0, 'data-leave="up"'), ""),
        "impact": (piece(100, 100, 0, 'data-leave="strike 300,300"'), ""),
    }
    for name, (before, after) in steps.items():
        show(page, before)
        page.evaluate("tones.length = 0")
        show(page, after)
        heard[name] = page.evaluate("tones.slice()")
    context.close()
    made = {"placement": "triangle", "new": "triangle", "spin": "sine", "launch": "sawtooth", "impact": "sawtooth"}
    assert heard == {name: [tone] if wanted else [] for name, tone in made.items()}


def test_my_turn_is_heard(browser: Browser, address: str) -> None:
    context = new_window(browser, reduced_motion="no-preference")
    context.add_init_script(SPY)
    page = context.new_page()
    page.goto(open_by_request(page, address, "mine_the_moon"))
    await_turn(page)
    page.wait_for_function("() => tones.includes('sine')")
    context.close()
