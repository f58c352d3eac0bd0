"""The end of a game as an event, and what is heard on the way: in a real browser."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from perilune.core.reopen import reopen
from perilune.games import box
from perilune.web.play.presenter import great_lines
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
    expect(page.locator("#story li").first).to_be_hidden()  # the story is told once
    page.keyboard.press("Escape")
    expect(page.locator("#ending")).to_be_hidden()
    expect(page.locator("#story li").first).to_be_visible()
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


def test_the_last_picture_stands_before_the_end_covers_it(page: Page, address: str) -> None:
    """For two seconds and more, unless somebody touches something."""
    page.goto(open_by_request(page, address, "lineae", who_0="here", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    over = """async () => {
        const { Ending } = await import("/static/ending.js");
        window.fetch = () => Promise.reject(new Error("there is no story"));
        const ending = new Ending("none");
        ending.turn([], { outcome: null });
        ending.turn([], { outcome: {}, prompt: "It is over." });
        window.over = performance.now();
        new MutationObserver(() => { window.after = performance.now() - window.over; })
            .observe(document.getElementById("ending"), { attributeFilter: ["hidden"] });
        ending.settled();
    }"""
    page.evaluate(over)
    expect(page.locator("#ending")).to_be_visible()
    assert page.evaluate("after") > 2000
    page.keyboard.press("Escape")
    page.evaluate(over)
    page.keyboard.press("Shift")
    expect(page.locator("#ending")).to_be_visible()
    assert page.evaluate("after") < 2000


def test_great_deeds_are_told_over_the_board_at_every_pace(page: Page, address: str) -> None:
    """Those of others, too, and where only the last picture is shown; the board looks there first."""
    page.goto(open_by_request(page, address, "lineae", who_0="here", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    for pace, seen in (("at once", [False, True]), ("normal", [False, True, False])):
        told = page.evaluate(
            """async (pace) => {
                localStorage.setItem("pace", pace);
                const { Happening } = await import("/static/happening.js");
                document.getElementById("deed").hidden = true;
                const great = [];
                const board = { show: (picture, offers, still, deed) => { great.push(deed); }, changesUnder: () => false };
                const happening = new Happening(board, () => {}, () => {});
                const log = [["It begins.", 0, -1], ["Selene launches the Bernal rocket.", 1, 1], ["Selene passes.", 2, 1]];
                happening.show({ log: log.slice(0, 1), great: [], moments: [], offers: [], svg: [] });
                const moments = pace === "normal" ? [{ svg: [], lines: 2 }] : [];
                happening.show({ log, great: [1], moments, offers: [], svg: [] });
                const words = document.getElementById("deed").innerText;
                happening.skip();
                return [words, great];
            }""",
            pace,
        )
        assert told == ["Selene launches the Bernal rocket.", seen]
    page.locator("#deed").click()
    expect(page.locator("#deed")).to_be_hidden()


def test_the_server_says_what_all_should_hear_of() -> None:
    """The lines of the log about launches, and no others."""
    seen = reopen(box("lineae"), golden("lineae")).table.seen()
    told = [line for line, text in enumerate(seen.log()) if " launches the " in text]
    assert told and great_lines(seen, 0) == told
    assert great_lines(seen, told[0] + 1) == told[1:]
