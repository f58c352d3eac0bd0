"""By hand, in a real browser: a pattern turned, flipped and placed, tunnels drawn along the hexes, places marked for partners,
and what a finger on a phone does with them."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import PHONE, await_answer, set_up, sit_down
from tests.web.conftest import NOT_ASKED, new_window
from tests.web.test_motion import Fingers

BOX = "uranus"
ROW = ["hex-1-26", "hex-1-27", "hex-1-28", "hex-1-29"]  # neighbours, on the longest row of the own moon
# Waits until the last move is answered; then true if there is such a thing, else plays the first offer that is like one of these.
PLAY = """([sign, wanted]) => {
    if (document.querySelector("#offers.waiting")) return null;
    if (sign && document.querySelector(sign)) return "there";
    const offers = [...document.querySelectorAll("#offers button[data-move]")];
    const button = wanted.map(like => offers.find(({ dataset: { move } }) => new RegExp(like).test(move))).find(found => found);
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })); // as by a hand, not by a key
    return button?.dataset.move ?? null;
}"""
MIDDLE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
DARK = "#drawing use[href='#ur-dark']"
AIM = "#drawing .aim"
PROJECTS = "#drawing [data-board*='project board']"
SCALE = "document.querySelector('#drawing svg').getScreenCTM().a"


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, held upright."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="reduce")
    context.add_init_script(NOT_ASKED)
    yield context.new_page()
    context.close()


def reach(page: Page, sign: str, *wanted: str) -> None:
    """Play offers that are like these, until there is such a thing on the page."""
    for _ in range(200):
        if page.wait_for_function(PLAY, arg=[sign, [*wanted, "^ready"]]).json_value() == "there":
            return
    raise AssertionError(f"{sign} never came")


def to_an_impact(page: Page, address: str, seed: str = "turn", **fields: str) -> Locator:
    """A table at which a pattern is to be placed; its shapes."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed=seed, **fields)
    reach(page, "#drawing .variants", "^mine", "^face")
    return page.locator("#drawing .variants > .variant")


def to_tunnels(page: Page, address: str, **fields: str) -> None:
    """A table at which tunnels may be dug."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, **{"seats": "1", "name_0": "Ada", "seed": "dig", **fields})
    reach(page, "#drawing [data-ends]", "^mine .*,-4$", "^use .* tunnel$")  # mines far from where the tests draw


def shown(page: Page) -> str:
    """The move of the shape that is to be seen."""
    return str(page.locator("#drawing .variants > .variant.shown").get_attribute("data-move"))


def at(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something, in the window. It is looked for and measured at once, because drawings follow each other."""
    x, y = page.evaluate(MIDDLE, selector)
    return x, y


def place(name: str) -> str:
    """A hex on the board."""
    return f'#drawing [data-place="{name}"]'


def way(a: str, b: str) -> str:
    """The offered way between two hexes."""
    return f'#drawing [data-ends~="{a}"][data-ends~="{b}"]'


def bring(page: Page, selector: str) -> None:
    """Let the board show this in its middle."""
    page.evaluate(
        'selector => document.querySelector(selector).scrollIntoView({ block: "center", inline: "center", behavior: "instant" })',
        selector,
    )


def test_a_turned_pattern_stays_and_a_click_anywhere_on_the_moon_takes_it(page: Page, address: str) -> None:
    shapes = to_an_impact(page, address)
    assert shapes.count() > 3
    x, y = at(page, AIM)
    page.mouse.move(x, y)
    before = shown(page)
    page.keyboard.press("r")
    turned = shown(page)
    assert turned != before
    for name in ("hex-1-0", "hex-1-30", "hex-1-60", "hex-1-34"):  # all over the moon
        page.mouse.move(*at(page, place(name)), steps=4)
        assert shown(page) == turned, "the pattern stays while the pointer is on the moon"
    page.locator("#variant-right").click()
    turned = shown(page)
    page.mouse.move(*at(page, place("hex-1-4")), steps=4)
    assert shown(page) == turned, "and after a button, too"
    dark = page.locator(DARK).count()
    page.mouse.click(*at(page, place("hex-1-4")))
    expect(page.locator(DARK)).not_to_have_count(dark)
    expect(page.locator("#answer")).to_be_hidden()


def test_who_leaves_the_moon_leads_the_pattern_again(page: Page, address: str) -> None:
    to_an_impact(page, address)
    x, y = at(page, AIM)
    page.mouse.move(x, y)
    page.keyboard.press("r")
    turned = shown(page)
    page.mouse.move(*at(page, PROJECTS))
    assert shown(page) == turned
    seen = set()
    for name in ("hex-1-0", "hex-1-4", "hex-1-34", "hex-1-60", "hex-1-56", "hex-1-26"):
        page.mouse.move(*at(page, place(name)), steps=2)
        seen.add(shown(page))
    assert len(seen) > 1, "the pattern follows the pointer"


def test_turn_left_turn_right_and_flip_with_their_words(page: Page, address: str) -> None:
    shapes = to_an_impact(page, address)
    says = page.locator("#variant-says")
    first = shown(page)
    words = says.inner_text()
    assert "dark" in words
    assert words == page.locator("#drawing .variant.shown").get_attribute("data-says")
    page.locator("#variant-right").click()
    right = shown(page)
    assert right != first
    page.locator("#variant-left").click()
    assert shown(page) == first
    page.keyboard.press("Shift+R")
    left = shown(page)
    assert left not in (first, right)
    page.keyboard.press("r")
    sided = [
        shape.get_attribute("data-move")
        for shape in shapes.all()
        if shape.get_attribute("data-flip") != shape.get_attribute("data-move")
    ]
    assert sided, "this pattern has two sides"
    while shown(page) not in sided:  # some of its ways look the same when they are flipped
        page.keyboard.press("r")
    first = shown(page)
    page.keyboard.press("f")
    flipped = shown(page)
    assert flipped != first
    page.locator("#variant-flip").click()
    assert shown(page) == first
    seen = set()
    for _ in range(6):
        page.keyboard.press("r")
        seen.add(shown(page))
    page.keyboard.press("f")
    for _ in range(6):
        page.keyboard.press("r")
        seen.add(shown(page))
    assert len(seen) == shapes.count(), "turning and flipping reach every shape"
    assert says.inner_text() == page.locator("#drawing .variant.shown").get_attribute("data-says")


@pytest.mark.parametrize("how", ["button", "key"])
def test_place_it(page: Page, address: str, how: str) -> None:
    to_an_impact(page, address)
    dark = page.locator(DARK).count()
    page.locator("#variant-right").click()
    if how == "button":
        page.locator("#variant-take").click()
    else:
        page.keyboard.press("Enter")
    expect(page.locator(DARK)).not_to_have_count(dark)


def test_who_wants_to_be_asked_is_asked_about_an_impact_as_about_other_moves(page: Page, address: str) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda payload: sent.append(str(payload))))
    to_an_impact(page, address)
    page.evaluate("document.getElementById('ask-first').click()")
    dark = page.locator(DARK).count()
    page.keyboard.press("Enter")
    await_answer(page)
    (placed,) = [text for text in sent if '"impact ' in text]
    assert '"sure":false' in placed
    if page.locator("#confirm").is_visible():
        page.locator("#confirm button[value=yes]").click()
    expect(page.locator(DARK)).not_to_have_count(dark)


def test_the_wheel_turns_on_the_moon_and_zooms_beside_it(page: Page, address: str) -> None:
    to_an_impact(page, address)
    before = page.evaluate(SCALE)
    page.mouse.move(*at(page, AIM))
    turned = shown(page)
    page.mouse.wheel(0, 100)
    page.wait_for_function("before => document.querySelector('.variant.shown').dataset.move !== before", arg=turned)
    assert page.evaluate(SCALE) == before
    page.mouse.move(*at(page, PROJECTS))
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"before => {SCALE} > before", arg=before)


def test_an_answer_lies_above_the_bar(page: Page, address: str) -> None:
    to_an_impact(page, address)
    page.locator("#drawing [data-ask]:not(.variants *)").first.dispatch_event("click")
    expect(page.locator("#answer")).to_be_visible()
    answer, bar = page.locator("#answer").bounding_box(), page.locator("#variants").bounding_box()
    assert answer is not None
    assert bar is not None
    assert answer["y"] + answer["height"] <= bar["y"]


def drag(page: Page, names: list[str]) -> None:
    """Draw with the mouse from hex to hex."""
    first, *others = [at(page, place(name)) for name in names]
    page.mouse.move(*first)
    page.mouse.down()
    for to in others:
        page.mouse.move(*to, steps=5)
    page.mouse.up()


def touch(page: Page, names: list[str]) -> None:
    """Draw with a finger from hex to hex."""
    fingers = Fingers(page)
    points = [at(page, place(name)) for name in names]
    fingers.touch("Start", points[0])
    for (x, y), (to_x, to_y) in pairwise(points):
        for n in range(1, 5):
            fingers.touch("Move", (x + (to_x - x) * n / 4, y + (to_y - y) * n / 4))
    fingers.touch("End")


def ways(page: Page, names: list[str]) -> list[int]:
    """For each step along these hexes, how many ways are offered there."""
    steps = pairwise(names)
    return [page.locator(way(a, b)).count() for a, b in steps]


def check_stroke(page: Page, draw: Callable[[Page, list[str]], None]) -> None:
    """Three tunnels in one stroke, and back one by one."""
    assert ways(page, ROW) == [1, 1, 1]
    scrolled = page.locator("#drawing").evaluate("view => [view.scrollLeft, view.scrollTop]")
    draw(page, ROW)
    for a, b in pairwise(ROW):
        expect(page.locator(way(a, b))).to_have_count(0)
    expect(page.locator("#drawing .stroke")).to_have_count(0)
    assert page.locator("#drawing").evaluate("view => [view.scrollLeft, view.scrollTop]") == scrolled, "the board stays"
    for left in ([0, 0, 1], [0, 1, 1], [1, 1, 1]):
        page.locator("#undo").click()
        await_answer(page)
        for step, open_ in enumerate(left):
            a, b = ROW[step : step + 2]
            expect(page.locator(way(a, b))).to_have_count(open_)


def test_tunnels_are_drawn_along_the_hexes_and_taken_back_one_by_one(page: Page, address: str) -> None:
    to_tunnels(page, address)
    check_stroke(page, drag)
    expect(page.locator("#answer")).to_be_hidden()


def test_a_stroke_may_be_faster_than_the_server(page: Page, address: str) -> None:
    """One jump of the pointer over several hexes digs between all of them, and a tunnel that is there already is no hindrance."""
    to_tunnels(page, address)
    drag(page, ROW[1:3])
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("#drawing .stroke")).to_have_count(0)
    assert ways(page, ROW) == [1, 0, 1]
    first, last = at(page, place(ROW[0])), at(page, place(ROW[-1]))
    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(*last)
    page.mouse.up()
    for a, b in pairwise(ROW):
        expect(page.locator(way(a, b))).to_have_count(0)


def test_a_press_beside_the_hexes_moves_the_board(page: Page, address: str) -> None:
    to_tunnels(page, address)
    page.evaluate("for (let n = 0; n < 3; n += 1) document.querySelector('#closer').click()")
    offered = page.locator("#drawing [data-ends]").count()
    bring(page, PROJECTS)
    before = at(page, PROJECTS)
    page.mouse.move(*before)
    page.mouse.down()
    page.mouse.move(before[0] - 60, before[1] - 40, steps=5)
    page.mouse.up()
    assert at(page, PROJECTS) != before
    assert page.locator("#drawing [data-ends]").count() == offered


def test_tunnels_are_drawn_with_a_finger(phone: Page, address: str) -> None:
    to_tunnels(phone, address)
    bring(phone, place(ROW[1]))
    check_stroke(phone, touch)


def to_mines(page: Page, address: str) -> tuple[str, str]:
    """Two places for a mine, side by side, on a page whose clock stands still."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="lens")
    first = page.locator('#drawing [data-move^="mine"]').first
    expect(first).to_be_visible()
    moves = page.locator('#drawing [data-move^="mine"]').evaluate_all("spots => spots.map(spot => spot.dataset.move)")
    spots = {move: at(page, f'#drawing [data-move="{move}"]') for move in moves}
    (x, y), one = spots[moves[9]], moves[9]
    other = min((move for move in moves if move != one), key=lambda move: (spots[move][0] - x) ** 2 + (spots[move][1] - y) ** 2)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    return one, other


def test_a_magnifier_shows_what_a_finger_means(phone: Page, address: str) -> None:
    """Hexes are smaller than a finger: a press shows them larger, a finger that slides means the next one, a lift takes it."""
    one, other = to_mines(phone, address)
    fingers, lens = Fingers(phone), phone.locator("#lens")
    fingers.touch("Start", at(phone, f'#drawing [data-move="{one}"]'))
    expect(lens).to_be_hidden()
    phone.clock.run_for(200)
    expect(lens).to_be_visible()
    for move in (one, other):
        spot = phone.locator(f'#drawing [data-move="{move}"]')
        fingers.touch("Move", at(phone, f'#drawing [data-move="{move}"]'))
        expect(lens.locator("p")).to_have_text(str(spot.get_attribute("data-says")))
        expect(spot).to_have_class(re.compile("aimed"))
    phone.clock.resume()
    fingers.touch("End")
    expect(lens).to_be_hidden()
    expect(phone.locator(f'#drawing [data-move="{other}"]')).to_have_count(0)
    expect(phone.locator(f'#drawing [data-move="{one}"]')).to_have_count(1)


def test_a_finger_that_rests_under_the_magnifier_asks(phone: Page, address: str) -> None:
    one, _ = to_mines(phone, address)
    fingers = Fingers(phone)
    fingers.touch("Start", at(phone, f'#drawing [data-move="{one}"]'))
    phone.clock.run_for(1100)
    expect(phone.locator("#card")).to_be_visible()
    expect(phone.locator("#lens")).to_be_hidden()
    phone.clock.resume()
    fingers.touch("End")
    await_answer(phone)
    expect(phone.locator(f'#drawing [data-move="{one}"]')).to_have_count(1)


def test_two_fingers_and_a_finger_beside_the_hexes_move_the_board(phone: Page, address: str) -> None:
    to_tunnels(phone, address)
    bring(phone, place(ROW[1]))
    offered = phone.locator("#drawing [data-ends]").count()
    fingers = Fingers(phone)
    a, b = at(phone, place(ROW[0])), at(phone, place(ROW[2]))
    before = phone.evaluate(SCALE)
    fingers.touch("Start", a)
    fingers.touch("Start", a, b)
    for n in (10, 20, 30):
        fingers.touch("Move", (a[0] - n, a[1]), (b[0] + n, b[1]))
    fingers.touch("End")
    assert phone.evaluate(SCALE) > before
    bring(phone, PROJECTS)
    x, y = at(phone, PROJECTS)
    fingers.touch("Start", (x, y))
    for n in range(1, 7):
        fingers.touch("Move", (x, y - 15 * n))
    fingers.touch("End")
    phone.wait_for_function(f"([selector, y]) => ({MIDDLE})(selector)[1] < y - 20", arg=[PROJECTS, y])
    assert phone.locator("#drawing [data-ends]").count() == offered


def test_an_impact_is_placed_with_a_finger(phone: Page, address: str) -> None:
    to_an_impact(phone, address)
    assert at(phone, AIM)[1] < at(phone, "#variants")[1], "what is to be placed is in view"
    bring(phone, AIM)
    first = shown(phone)
    phone.locator("#variant-right").tap()
    turned = shown(phone)
    assert turned != first
    phone.locator("#variant-flip").tap()
    phone.locator("#variant-flip").tap()
    assert shown(phone) == turned
    dark = phone.locator(DARK).count()
    phone.touchscreen.tap(*at(phone, AIM))
    expect(phone.locator(DARK)).not_to_have_count(dark)


def test_a_tap_on_the_board_leaves_the_sheet_where_it_is(phone: Page, address: str) -> None:
    to_tunnels(phone, address)
    tapped = way(ROW[1], ROW[2])
    bring(phone, tapped)
    phone.touchscreen.tap(*at(phone, tapped))
    expect(phone.locator(tapped)).to_have_count(0)
    await_answer(phone)
    assert phone.evaluate("[...document.querySelectorAll('#rail, #panel-play')].map((part) => part.scrollTop)") == [0, 0]


def test_a_tap_on_the_board_lowers_the_sheet_that_a_tab_has_raised(phone: Page, address: str) -> None:
    set_up(phone, address, BOX, seats="2", name_0="Ada", name_1="Bo", seed="tab")
    body = phone.locator("body")
    phone.get_by_role("tab", name="Players").tap()
    expect(body).to_have_attribute("data-sheet", "half")
    phone.locator("#board").tap(position={"x": 4, "y": 60})
    expect(body).to_have_attribute("data-sheet", "peek")


def test_a_proposal_has_a_mark_and_words_and_stays(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link", name_1="Bo", seed="mark")
    flags = page.locator("#drawing .proposal")
    lines = page.locator("#proposals")
    offers = page.locator("#offers li").all_inner_texts()
    page.locator("#propose").click()
    expect(lines).to_contain_text("Nothing is played")
    page.mouse.click(*at(page, place("hex-2-30")))
    expect(flags).to_have_count(1)
    expect(lines).to_contain_text("land in the middle, row 5, hex 5")
    page.mouse.click(*at(page, place("hex-1-30")))
    expect(flags).to_have_count(2)
    expect(lines).to_contain_text("The moon of Ada")
    assert flags.first.get_attribute("d") == page.locator("#people .mark path").first.get_attribute("d")
    assert page.locator("#offers li").all_inner_texts() == offers, "nothing was played"

    page.locator("#offers button[data-move]:visible").first.click()
    expect(page.locator("#talk")).to_contain_text("I suggest: ")
    page.locator("#drawing [data-board*='project board'] text").first.click(force=True)
    expect(page.locator("#answer")).to_contain_text("Nothing was played")
    assert page.locator("#offers li").all_inner_texts() == offers, "nothing was played"

    page.locator("#propose").click()
    expect(lines).not_to_contain_text("Nothing is played")
    expect(flags).to_have_count(2)
    expect(lines).to_contain_text("Ada suggests")
    page.evaluate(PLAY, ["", ["^mine"]])
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    expect(flags).to_have_count(2)
    lines.get_by_role("button", name="Clear my suggestion").click()
    expect(flags).to_have_count(0)
    expect(lines).to_be_hidden()


@pytest.mark.parametrize("seats", ["1", "2"])
def test_alone_and_among_bots_there_is_nobody_to_propose_to(page: Page, address: str, seats: str) -> None:
    set_up(page, address, BOX, seats=seats)
    expect(page.locator("#offers button[data-move]").first).to_be_attached()
    expect(page.locator("#propose")).to_be_hidden()


def test_a_partner_sees_the_proposal(page: Page, browser: Browser, address: str) -> None:
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link", name_1="Bo", seed="mark")
    page.locator("#propose").click()
    page.mouse.click(*at(page, place("hex-2-30")))
    context = new_window(browser, viewport={"width": 1280, "height": 800})
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator("#drawing .proposal")).to_have_count(1)
    expect(other.locator("#proposals")).to_contain_text("land in the middle, row 5, hex 5")
    expect(other.locator("#proposals button")).to_have_count(0)
    context.close()


def test_a_finger_marks_places(phone: Page, address: str) -> None:
    set_up(phone, address, BOX, seats="2", name_0="Ada", who_1="link", name_1="Bo", seed="mark")
    phone.locator("#propose").tap()
    bring(phone, place("hex-1-30"))
    phone.touchscreen.tap(*at(phone, place("hex-1-30")))
    expect(phone.locator("#drawing .proposal")).to_have_count(1)
    expect(phone.locator("#proposals")).to_contain_text("land in the middle, row 5, hex 5")
    expect(phone.locator("#undo")).not_to_have_attribute("aria-disabled", "false")


def test_a_hex_tells_what_it_is_and_a_partners_moon_opens(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", seed="mark")
    expect(page.locator("#drawing svg")).to_contain_text("ready")  # the partner has chosen, and moves no more while one looks
    card = page.locator("#card")
    page.mouse.click(*at(page, place("hex-1-30")), button="right")
    expect(card).to_contain_text("row 5, hex 5")
    page.keyboard.press("Escape")
    page.mouse.click(*at(page, place("hex-2-30")), button="right")
    expect(card).to_contain_text("The moon of ")
    expect(card.locator(".picture svg")).to_be_visible()
    assert page.locator("#drawing #imp-2").count() == 1


# What a finger that rests on the first way of an open thing reads: whether it is wholly in view, and above the ways.
PREVIEW = """async () => {
    document.querySelector("#popover .way").dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch" }));
    const told = document.getElementById("foretold");
    while (told.hidden) await new Promise((resolve) => setTimeout(resolve, 20));
    const { top, bottom, left, right } = told.getBoundingClientRect();
    const sheet = document.getElementById("popover").getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= sheet.top;
}"""
FILLED = "element => getComputedStyle(element).backgroundColor"


def test_on_a_phone_what_a_way_would_do_is_read_above_the_ways(phone: Page, address: str) -> None:
    """And where a finger was, nothing looks chosen afterwards: neither a way nor a move."""
    set_up(phone, address, "astronavigators", seats="2", who_1="here", seed="s1")
    phone.evaluate(PLAY, ["", ["^choose"]])
    sit_down(phone)
    phone.evaluate(PLAY, ["", ["^choose"]])
    sit_down(phone)
    phone.locator("#drawing [data-thing^=week]").first.dispatch_event("click")
    ways = phone.locator("#popover .way")
    expect(ways.first).to_be_visible()
    assert phone.evaluate(PREVIEW)
    ways.first.hover()  # as a browser does where a finger was lifted
    assert ways.first.evaluate(FILLED) == ways.nth(1).evaluate(FILLED)
    phone.locator("#popover .back").tap()
    moves = phone.locator("#offers button")
    moves.first.evaluate("button => button.focus({ focusVisible: false })")
    assert moves.first.evaluate(FILLED) == moves.nth(1).evaluate(FILLED)
