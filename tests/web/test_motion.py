"""How the board moves, how its parts are enlarged, and how it is held on a phone: in a real browser."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from perilune.games import BOXES
from tests.web.browser import PHONE, await_turn, set_up, set_up_here, unfold
from tests.web.conftest import NOT_ASKED, new_window

# A board on a page of the test's own: what it shows is drawn here, and what is clicked is written down.
OWN_BOARD = """async () => {
    document.body.innerHTML = `
        <section id="board" style="position: fixed; inset: 0 20vw 20vh 0"><div id="drawing" tabindex="0"></div></section>
        <ul id="offers" style="position: fixed; bottom: 0"><li><button data-move="go">Go</button></li></ul>
        <div id="variants" hidden></div>`;
    const { Board } = await import("/static/board.js");
    window.done = [];
    const note = kind => text => { window.done.push(`${kind} ${text}`); };
    const act = { move: note("move"), ask: note("ask"), point() {}, mark: () => false, marking: () => false };
    window.board = new Board(document.getElementById("drawing"), act);
}"""
# How many offers there are, if each can be scrolled into view, touched there, and is large enough for a thumb.
IN_REACH = """() => {
    const buttons = [...document.querySelectorAll("#offers button")];
    const good = buttons.filter(button => {
        button.scrollIntoView({ block: "center" });
        const box = button.getBoundingClientRect();
        return box.height >= 44 && button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    });
    return good.length === buttons.length ? good.length : -1;
}"""
# Whether the sheet has this height and moves no more.
AT_REST = """height => document.body.dataset.sheet === height && document.getElementById("rail").getAnimations().length === 0"""
SQUARE = '<rect x="-20" y="-20" width="40" height="40" fill="red"/>'


def drawing(*inside: str) -> list[str]:
    """The parts of a drawing of 800 by 600."""
    return ['<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 0 800 600">', *inside, "</svg>"]


def piece(x: float, y: float, turn: float = 0, marks: str = "", inside: str = SQUARE, name: str = "it") -> str:
    """A piece that can move."""
    return f'<g id="{name}" transform="translate({x},{y}) rotate({turn})" {marks}>{inside}</g>'


def show(page: Page, *inside: str) -> None:
    """Let the board show this. What moves is held where it begins, for as long as the test needs to look."""
    offers = [{"move": "go", "says": "Go"}, {"move": "stay", "says": "Stay"}]
    page.evaluate(
        """([svg, offers]) => {
            board.show({ svg }, offers);
            document.getAnimations().forEach(animation => animation.pause());
        }""",
        [drawing(*inside), offers],
    )


def let_go(page: Page) -> None:
    """Let what is held go all the way."""
    page.evaluate("document.getAnimations().forEach(animation => animation.play())")
    page.wait_for_function("() => document.getAnimations().length === 0")


def running(page: Page) -> list[dict[str, Any]]:
    """What moves on the board: which piece, and for how long."""
    found = page.evaluate("""document.getAnimations().filter(a => a.effect.target?.closest("#drawing")).map(a => ({
        id: a.effect.target.id, time: a.effect.getComputedTiming().endTime,
        frames: a.effect.getKeyframes().map(({ transform, opacity, offset }) => ({ transform, opacity, offset })),
    }))""")
    return [dict(item) for item in found]


def middle(page: Page, selector: str = "#it") -> tuple[int, int]:
    """Where something is on the drawing."""
    x, y = page.evaluate(
        """selector => {
            const box = document.querySelector(`#drawing ${selector}`).getBoundingClientRect();
            const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
            const here = at.matrixTransform(document.querySelector("#drawing svg").getScreenCTM().inverse());
            return [here.x, here.y];
        }""",
        selector,
    )
    return round(x), round(y)


@pytest.fixture
def own(page: Page, address: str) -> Page:
    """A page with a board of its own."""
    page.goto(address)
    page.evaluate(OWN_BOARD)
    return page


def test_what_has_not_changed_stays_the_same_element(own: Page) -> None:
    """Parts may come, go and change places, also inside a group: the drawing is as if it were new, and what was there before is kept."""
    ids = "[...document.querySelectorAll('#drawing [id]')].map(({ id, kept }) => [id, kept ?? false])"
    mark = "for (const element of document.querySelectorAll('#drawing [id]')) element.kept = true"
    show(own, piece(1, 1, name="a"), '<g id="b">', piece(2, 2, name="c"), piece(3, 3, name="d"), "</g>", piece(4, 4, name="e"))
    own.evaluate(mark)
    show(own, piece(1, 1, name="a"), '<g id="b">', piece(9, 9, name="c"), piece(3, 3, name="d"), "</g>", piece(4, 4, name="e"))
    let_go(own)
    assert own.evaluate(ids) == [["a", True], ["b", True], ["c", False], ["d", True], ["e", True]]
    show(own, piece(4, 4, name="e"), piece(5, 5, name="f"), '<g id="b">', piece(3, 3, name="d"), "</g>", piece(1, 1, name="a"))
    let_go(own)
    assert own.evaluate(ids) == [["e", True], ["f", False], ["b", True], ["d", True], ["a", True]]


def test_a_piece_goes_to_its_new_place(own: Page) -> None:
    show(own, piece(100, 100), piece(700, 500, name="other"))
    assert running(own) == []
    show(own, piece(400, 300), piece(700, 500, name="other"))
    (motion,) = running(own)
    assert motion["id"] == "it"
    assert motion["time"] <= 400
    assert middle(own) == (100, 100)
    let_go(own)
    assert middle(own) == (400, 300)


def test_nothing_moves_for_those_who_prefer_it_so(own: Page) -> None:
    own.emulate_media(reduced_motion="reduce")
    show(own, piece(100, 100), piece(300, 300, name="gone", marks='data-leave="up"'))
    show(own, piece(400, 300), f'<g id="dark" data-flash="">{SQUARE}</g>')
    assert running(own) == []
    assert middle(own) == (400, 300)
    assert own.locator("#drawing .motion").count() == 0


def test_what_is_gone_leaves_and_nothing_of_it_stays(own: Page) -> None:
    spot = f'<g data-move="go"><g id="inner" transform="translate(5,5)">{SQUARE}</g></g>'
    show(own, piece(100, 300, name="rocket", marks='data-leave="up"', inside=spot), piece(600, 300, name="faded"))
    show(own, piece(400, 300))
    layer = own.locator("#drawing .motion")
    assert layer.count() == 1
    assert layer.locator("> g").count() == 2
    assert layer.locator("[id], [data-move]").count() == 0
    assert layer.locator(".flame").count() == 1
    assert max(motion["time"] for motion in running(own)) <= 1200
    let_go(own)
    expect(layer).to_have_count(0)
    assert own.locator("#drawing svg").evaluate("svg => svg.children.length") == 1


def test_on_another_stage_nothing_of_the_old_one_fades(own: Page) -> None:
    """The Sun and the dice of the night sky faded across the flight to the Moon."""
    show(own, piece(100, 300), piece(600, 300, name="gone"))
    head, *rest = drawing(piece(400, 300))
    own.evaluate("([svg]) => board.show({ svg }, [])", [[head.replace("<svg ", '<svg data-stage="race" ', 1), *rest]])
    assert own.locator("#drawing .motion").count() == 0


def test_what_spins_makes_more_than_a_full_turn_and_ends_at_its_angle(own: Page) -> None:
    show(own, piece(400, 300, 30, 'data-spin="1"'))
    show(own, piece(400, 300, 10, 'data-spin="1"'))
    (motion,) = running(own)
    first, last = [float(frame["transform"].split("rotate(")[1].split("deg")[0]) for frame in motion["frames"]]
    assert last == pytest.approx(10)
    assert last - first == pytest.approx(340 + 360)
    assert motion["time"] <= 1200


def test_water_runs_in_order_along_and_then_down(own: Page) -> None:
    show(own, *[piece(50, 50, name=f"w{n}", marks=f'data-flow="{n}"') for n in range(3)])
    show(own, *[piece(200 + 100 * n, 300, name=f"w{n}", marks=f'data-flow="{n}"') for n in range(3)])
    motions = running(own)
    assert [motion["id"] for motion in motions] == ["w0", "w1", "w2"]
    times = [motion["time"] for motion in motions]
    assert times == sorted(set(times))
    assert "translate(300px, 50px)" in motions[1]["frames"][1]["transform"]


def test_a_planet_follows_its_orbit(own: Page) -> None:
    show(own, piece(500, 300, marks='data-around="400,300"'))
    show(own, piece(400, 400, marks='data-around="400,300"'))
    (motion,) = running(own)
    half = motion["frames"][len(motion["frames"]) // 2]["transform"]
    x, y = [float(part.removesuffix("px")) for part in half.split("(")[1].split(")")[0].split(", ")]
    assert (x - 400) ** 2 + (y - 300) ** 2 == pytest.approx(100**2, rel=0.001)


def test_what_became_dark_flashes_once(own: Page) -> None:
    dark = f'<g id="dark" data-flash="">{SQUARE}</g>'
    show(own, piece(100, 100))
    show(own, piece(100, 100), dark)
    assert own.locator("#drawing .flash").count() == 1
    let_go(own)
    expect(own.locator("#drawing .flash")).to_have_count(0)
    show(own, piece(100, 101), dark)
    assert own.locator("#drawing .flash").count() == 0


def test_what_becomes_dark_in_a_wave_flashes_ring_by_ring(own: Page) -> None:
    dark = "".join(f'<g id="dark-{ring}" data-flash="{ring}">{SQUARE}</g>' for ring in range(3))
    show(own, piece(100, 100))
    show(own, piece(100, 100), dark)
    first, second, third = (motion["time"] for motion in running(own))
    assert first < second < third


def test_what_strikes_falls_to_its_place_and_bursts_there(own: Page) -> None:
    show(own, f'<g id="rock" transform="translate(100,100)" data-leave="strike 500,400">{SQUARE}</g>')
    show(own, piece(300, 300))
    assert own.locator("#drawing .motion .burst").get_attribute("cx") == "500"
    fall = next(motion for motion in running(own) if len(motion["frames"]) > 5)
    assert "translate(400px, 300px)" in fall["frames"][-1]["transform"]
    let_go(own)
    expect(own.locator("#drawing .motion")).to_have_count(0)


def test_a_rocket_leaves_on_its_arc(own: Page) -> None:
    show(own, f'<g id="rocket" transform="translate(100,500)" data-leave="to 700,100">{SQUARE}</g>')
    show(own, piece(300, 300))
    expect(own.locator("#drawing .motion .flame")).to_have_count(1)
    flight = next(motion for motion in running(own) if len(motion["frames"]) > 8)
    assert "rotate(90deg)" in flight["frames"][-1]["transform"]
    let_go(own)
    expect(own.locator("#drawing .motion")).to_have_count(0)


def test_a_newer_position_ends_the_older_motion(own: Page) -> None:
    show(own, piece(100, 100))
    for x in (200, 300, 400, 500):
        show(own, piece(x, 300), piece(x, 500, name=f"new-{x}"))
    assert own.locator("#drawing .motion").count() == 1
    assert own.locator("#drawing .motion > g").count() == 1
    assert [motion["id"] for motion in running(own)].count("it") == 1


def test_a_click_or_a_key_ends_a_motion_and_is_taken(own: Page) -> None:
    spot = f'<g data-move="go">{SQUARE}</g>'
    show(own, piece(100, 300, name="gone"))
    show(own, piece(400, 300, marks='data-spin="3"', inside=spot))
    assert running(own)
    own.locator('#drawing [data-move="go"]').click(force=True)
    own.wait_for_function("() => window.done.length")
    assert own.evaluate("window.done") == ["move go"]
    assert running(own) == []
    assert own.locator("#drawing .motion").count() == 0
    show(own, piece(100, 300, inside=spot))
    show(own, piece(500, 300, marks='data-spin="3"'), f'<g data-move="stay" transform="translate(100,100)">{SQUARE}</g>')
    assert running(own)
    own.keyboard.press("Shift")
    own.wait_for_function("() => document.getAnimations().length === 0")


def test_a_press_on_a_moving_piece_counts(own: Page) -> None:
    """It jumps to its place under the pointer: what was pressed is what was meant."""
    show(own, piece(100, 300, inside=f'<g data-move="go">{SQUARE}</g>'))
    show(own, piece(700, 300, inside=f'<g data-move="go">{SQUARE}</g>'))
    own.evaluate("for (const animation of document.getAnimations()) animation.currentTime = 60")
    box = own.locator("#it").bounding_box()
    assert box is not None
    assert middle(own)[0] < 600
    own.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    own.wait_for_function("() => window.done.length")
    assert own.evaluate("window.done") == ["move go"]


CARDS = [
    f'<g data-enlarge="The first card"><g transform="translate(100,100)">{SQUARE}</g></g>',
    f'<g data-enlarge="The second card"><g data-ask="stay" transform="translate(300,100)">{SQUARE}</g></g>',
    f'<g data-board="Show the whole board"><g transform="translate(500,300)">{SQUARE}</g></g>',
]


def test_enlarge_by_mouse_and_keyboard(own: Page) -> None:
    show(own, *CARDS)
    large = own.locator("#enlarged")
    own.locator("#offers button").first.focus()
    first, second, board = (own.locator(f"#drawing svg > g:nth-of-type({n})") for n in (1, 2, 3))
    first.click()
    expect(large).to_be_visible()
    expect(large).to_contain_text("The first card")
    assert large.locator("svg [data-enlarge], svg [id]").count() == 0
    large.locator(".picture").click()
    expect(large).to_be_hidden()

    second.click()
    own.wait_for_function("() => window.done.length")
    assert own.evaluate("window.done") == ["ask stay"]
    expect(large).to_be_hidden()
    second.click(button="right")
    expect(large).to_contain_text("The second card")
    own.keyboard.press("ArrowRight")
    expect(large).to_contain_text("Show the whole board")
    own.keyboard.press("ArrowRight")
    expect(large).to_contain_text("The first card")
    own.keyboard.press("Escape")
    expect(large).to_be_hidden()

    board.click()
    expect(large).to_be_hidden()
    board.hover()
    own.keyboard.press("e")
    expect(large).to_contain_text("Show the whole board")
    own.keyboard.press("e")
    expect(large).to_be_hidden()
    own.mouse.move(1270, 790)
    own.locator("#offers button").first.focus()
    own.keyboard.press("e")
    expect(large).to_be_visible()
    own.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(own.locator("#offers :focus")).to_be_visible()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A phone, held upright."""
    context = new_window(browser, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield context
    context.close()


class Fingers:
    """Fingers on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Start, move or end."""
        at = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": at})


def test_enlarge_by_a_long_press(phone: BrowserContext, address: str) -> None:
    page = phone.new_page()
    fingers = Fingers(page)
    page.goto(address)
    page.evaluate(OWN_BOARD)
    card = f'<g data-enlarge="A card"><g data-move="go" transform="translate(400,300)">{SQUARE}</g></g>'
    show(page, card)
    box = page.locator("#drawing [data-enlarge]").bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.touch("Start", at)
    expect(page.locator("#enlarged")).to_be_visible()
    fingers.touch("End")
    assert page.evaluate("window.done") == []
    page.locator("#enlarged .picture").tap()
    expect(page.locator("#enlarged")).to_be_hidden()
    page.touchscreen.tap(*at)
    page.wait_for_function("() => window.done.length")
    assert page.evaluate("window.done") == ["move go"]


@pytest.mark.parametrize("name", BOXES)
def test_phone_board_and_sheet(phone: BrowserContext, address: str, name: str) -> None:
    """The board begins legible, pans, pinches and taps; the sheet has three heights; every offer can be reached."""
    page = phone.new_page()
    fingers = Fingers(page)
    set_up(page, address, name)
    await_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    scale = "document.querySelector('#drawing svg').getScreenCTM().a"
    begin = page.evaluate(scale)
    assert begin >= 0.6

    fingers.touch("Start", (150, 200), (210, 200))
    for apart in (50, 70, 90):
        fingers.touch("Move", (180 - apart, 200), (180 + apart, 200))
    fingers.touch("End")
    page.wait_for_function(f"begin => {scale} > 1.5 * begin", arg=begin)
    assert page.evaluate("visualViewport.scale") == 1

    page.locator("#open-menu").tap()
    page.locator("#whole").tap()
    page.keyboard.press("Escape")
    page.wait_for_function("width => document.querySelector('#drawing').scrollWidth <= width", arg=PHONE["width"])
    unfold(page)
    assert page.evaluate(IN_REACH) > 0

    heights = []
    for following in ("half", "peek"):
        heights.append(page.locator("#rail").evaluate("rail => rail.offsetHeight"))
        page.locator("#more").tap()
        page.wait_for_function(AT_REST, arg=following)
    assert heights == sorted(set(heights))
    expect(page.locator("#log")).to_be_hidden()
    box = page.locator("#more").bounding_box()
    assert box is not None
    fingers.touch("Start", (180, box["y"] + 10))
    for up in (60, 160, 260, 360):
        fingers.touch("Move", (180, box["y"] + 10 - up))
    fingers.touch("End")
    page.wait_for_function(AT_REST, arg="full")
    expect(page.locator("#people li")).not_to_have_count(0)


def test_the_sheet_goes_back_to_its_usual_height(phone: BrowserContext, address: str) -> None:
    """When a tab is left that made it taller, and when the next question comes."""
    phone.add_init_script(NOT_ASKED)
    page = phone.new_page()
    set_up_here(page, address, BOXES[0])
    page.locator("#tab-happened").tap()
    page.wait_for_function(AT_REST, arg="half")
    page.locator("#tab-play").tap()
    page.wait_for_function(AT_REST, arg="peek")
    page.locator("#more").tap()
    page.wait_for_function(AT_REST, arg="half")
    page.locator("#offers [data-move=pass]").tap()
    page.wait_for_function(AT_REST, arg="peek")


# A question comes while the sheet is raised, and a finger comes down where that was: at once, and later. Returns the clicks on the board.
MISSED = """async () => {
    const { Sheet } = await import("/static/sheet.js");
    const sheet = new Sheet(() => {});
    document.getElementById("more").click();
    let clicks = 0;
    const drawing = document.getElementById("drawing");
    drawing.addEventListener("click", () => { clicks += 1; });
    sheet.turn({ mine: true, seat: 0, prompt: "Another question" });
    drawing.click();
    const at_once = clicks;
    await new Promise((resolve) => setTimeout(resolve, 600));
    drawing.click();
    return [document.body.dataset.sheet, at_once, clicks];
}"""


def test_a_tap_that_was_meant_for_the_sheet_is_none_on_the_board(phone: BrowserContext, address: str) -> None:
    """The sheet gives way by itself when my turn begins, and what lies under it then was not meant."""
    page = phone.new_page()
    set_up_here(page, address, BOXES[0])
    assert page.evaluate(MISSED) == ["peek", 0, 1]


def test_a_pressed_offer_shows_its_place(phone: BrowserContext, address: str) -> None:
    """A finger that rests on an offer makes its place on the board come into view, and does nothing else."""
    page = phone.new_page()
    fingers = Fingers(page)
    set_up_here(page, address, BOXES[0], seed="far")
    page.evaluate("for (let n = 0; n < 4; n += 1) document.querySelector('#closer').click()")
    far = page.evaluate("""() => {
        const view = document.querySelector("#drawing").getBoundingClientRect();
        for (const button of document.querySelectorAll("#offers button[data-move]")) {
            button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })); // its place shines
            const box = document.querySelector("#drawing .lit")?.getBoundingClientRect();
            if (box && (box.left > view.right || box.right < view.left)) return button.dataset.move;
        }
        return null;
    }""")
    assert far is not None
    button = page.locator(f"#offers [data-move={json.dumps(far)}]")
    button.scroll_into_view_if_needed()
    log = page.locator("#log").inner_text()
    box = button.bounding_box()
    assert box is not None
    fingers.touch("Start", (box["x"] + 60, box["y"] + 20))
    page.wait_for_function(
        """move => {
        document.querySelector(`#offers [data-move="${move}"]`).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        const box = document.querySelector("#drawing .lit").getBoundingClientRect();
        return box.left >= -40 && box.right <= innerWidth + 40;
    }""",
        arg=far,
    )
    fingers.touch("End")
    assert page.locator("#log").inner_text() == log


# Tells this as the second of two positions, at the pace at which one asks for each step: Next needs room, too. Returns what was told, and
# the box of each caption, with what runs over its edge.
TELL = """async (lines) => {
    localStorage.setItem("pace", "step");
    const { Happening } = await import("/static/happening.js");
    const settled = [];
    const happening = new Happening({ show() {}, changesUnder: () => false }, () => {}, () => settled.push("settled"));
    const log = [["The game begins.", 0], ...lines.map((line) => [line, 1])];
    happening.show({ great: [], log: log.slice(0, 1), moments: [], offers: [] });
    happening.show({ great: [], log, moments: [{ lines: log.length }], offers: [] });
    const [caption, text, next, skip] = ["", "-text", "-next", "-skip"].map((part) => document.getElementById(`caption${part}`));
    const told = [];
    while (!caption.hidden) {
        const words = document.createRange();
        words.selectNodeContents(text);
        const inner = [words, next, skip].map((part) => part.getBoundingClientRect());
        const { left, right, top, bottom, width, height } = caption.getBoundingClientRect();
        const over = inner.some((box) => box.left < left || box.right > right || box.top < top || box.bottom > bottom);
        const rows = inner[0].height / parseFloat(getComputedStyle(text).lineHeight);
        const under = inner[0].right > inner[1].left;
        const ahead = getComputedStyle(document.getElementById("recap")).visibility === "visible";
        told.push({ says: text.textContent, ahead, width, height, rows, over: over || under, skip: right - inner[2].right });
        next.click();
    }
    return { told, settled, after: getComputedStyle(document.getElementById("recap")).visibility };
}"""


def test_what_others_did_is_told_in_three_lines_at_most_on_a_phone(phone: BrowserContext, address: str) -> None:
    """As wide as the phone, with Skip at its right; longer news come one after the other, and it is gone when my move is shown."""
    page = phone.new_page()
    set_up_here(page, address, "uranus")
    happened = [
        "Artemis goes by plane to West Russia (zone +2).",
        "Artemis has used the plane for the first time: 3 knowledge.",
        "Artemis visits Europe: 5 knowledge.",
        "Selene finds two Graphene, three Buckyballs and one Helium, gives one of them to the Refiner, and keeps the rest.",
    ]
    heard = page.evaluate(TELL, happened)
    assert " ".join(caption["says"] for caption in heard["told"]) == " ".join(happened)
    assert heard["settled"] == ["settled", "settled"] and heard["after"] == "visible"
    for caption in heard["told"]:
        assert not caption["ahead"], "the rail tells what the board has not shown yet"
        assert caption["width"] >= 340, caption
        assert caption["height"] <= 70, caption
        assert caption["rows"] <= 3.1, caption
        assert not caption["over"], caption
        assert caption["skip"] <= 10, caption
    expect(page.locator("#caption")).to_be_hidden()


# Two moments, and between them one that no line of the log tells of, though a phase begins there. Returns the pictures that were shown, by
# their numbers, and the phases that were told.
SILENT = """async () => {
    localStorage.setItem("pace", "step");
    const { Happening } = await import("/static/happening.js");
    const [shown, phases] = [[], []];
    const screen = { show: ({ number }) => shown.push(number ?? "now"), changesUnder: () => false };
    const happening = new Happening(screen, ({ now }) => phases.push(now), () => {});
    const log = [["The game begins.", 0], ["Selene starts in Asia.", 1], ["March begins.", 3]];
    happening.show({ great: [], log: log.slice(0, 1), moments: [], offers: [] });
    const [one, two] = [1, 2].map((number) => ({ number, lines: 2, course: { now: number } }));
    happening.show({ great: [], log, moments: [one, two, { number: 3, lines: 3 }], offers: [] });
    const caption = document.getElementById("caption");
    for (let steps = 0; steps < 9 && !caption.hidden; steps += 1) document.getElementById("caption-next").click();
    return [shown, phases];
}"""


def test_a_moment_without_a_line_is_left_out(page: Page, address: str) -> None:
    """Whoever asks for each step would wait there without words and without a button; and a deal would take seconds."""
    set_up_here(page, address, "uranus")
    assert page.evaluate(SILENT) == [["now", 1, 3, "now"], [1, 2]], "the phase bar goes along all the same"


# What the rail tells at each step of what others did: the players' figures, the end, and whether it is over.
RAIL = """() => ({
    told: ["people", "end"].map((id) => document.getElementById(id).outerHTML).join(),
    watching: document.body.classList.contains("watching"),
})"""


def test_the_rail_is_not_ahead_of_the_board(page: Page, address: str) -> None:
    """Figures and end wait until the board has shown what led there; then they are there at once."""
    page.add_init_script("localStorage.setItem('pace', 'step')")
    set_up(page, address, "mine_the_moon", seats="2", who_1="random", seed="s1")
    await_turn(page)
    for _ in range(12):  # until somebody else has moved
        before = page.evaluate(RAIL)
        page.locator("#offers button[data-move]").last.evaluate("button => button.click()")
        expect(page.locator("#offers.waiting")).to_have_count(0)
        if page.locator("body.watching").count():
            break
    now = page.evaluate(RAIL)
    assert now["watching"]
    assert now["told"] == before["told"]
    expect(page.locator("#prompt")).to_be_hidden()
    page.locator("#caption-skip").click()
    expect(page.locator("body.watching")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_visible()
    assert page.evaluate(RAIL)["told"] != before["told"]
