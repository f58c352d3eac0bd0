"""What is always at hand, for every box in a real browser: what a move would do, where the round stands, what a part is, the aid."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from perilune.games import BUILT_IN
from tests.web.browser import LAPTOP, PHONE, await_answer, click, open_by_request, set_up_here
from tests.web.conftest import NOT_ASKED, few, new_window

# A part of the drawing that has a card and can be seen.
EXPLAINED = """() => {
    for (const part of document.querySelectorAll("#drawing [data-card]")) {
        const { left, top, width, height } = part.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        if (width > 4 && document.elementFromPoint(at.x, at.y)?.closest("#drawing [data-card]")) return at;
    }
    return null;
}"""
# A place of the drawing that has a card, and nothing to click.
ONLY_EXPLAINED = """() => {
    for (const part of document.querySelectorAll("#drawing [data-card]")) {
        const { left, top, width, height } = part.getBoundingClientRect();
        const at = [left + width / 2, top + height / 2];
        const found = document.elementFromPoint(...at);
        if (width > 20 && found?.closest("#drawing [data-card]") && !found.closest("[data-move], [data-thing]")) return at;
    }
}"""
# A place of the drawing that can be clicked, and has a card.
OFFERED = """() => {
    for (const spot of document.querySelectorAll("#drawing :is([data-move], [data-thing])[data-card]")) {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const at = [left + width / 2, top + height / 2];
        if (document.elementFromPoint(...at)?.closest("[data-move], [data-thing]") === spot) return at;
    }
}"""
# What a browser says when something else comes to lie under the mouse.
COMES_UNDER = """([x, y]) => document.elementFromPoint(x, y)
    .dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }))"""
# Somebody rests on the first thing of the board that does one thing only.
RESTS = """() => {
    const spot = document.querySelector("#drawing [data-move]") ?? document.querySelector("#offers button[data-move]");
    spot.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
}"""


@pytest.mark.parametrize("name", BUILT_IN)
def test_at_a_table(page: Page, address: str, name: str) -> None:
    """By pointer and by focus; nothing is cut off in the list of players."""
    people = {f"who_{seat}": "here" for seat in range(1, few(name))}
    page.goto(open_by_request(page, address, name, seats=str(few(name)), **people))
    expect(page.locator("#course [aria-current]")).to_have_count(1)
    foretold = page.locator("#foretold")
    page.locator("#offers button[data-move]").locator("visible=true").first.focus()
    expect(foretold).to_be_visible()
    page.locator("#drawing").focus()
    expect(foretold).to_be_hidden()
    page.locator("#offers button[data-move]").locator("visible=true").first.hover()
    expect(foretold).to_be_visible()
    place = page.evaluate(EXPLAINED)
    page.mouse.move(place["x"], place["y"])
    page.keyboard.press("i")
    expect(page.locator("#card")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("#aid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#aid")).to_be_hidden()
    cut = "rows => rows.filter(row => row.scrollWidth > row.clientWidth + 1).map(row => row.textContent)"
    assert page.locator("#people .standing").evaluate_all(cut) == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_it_is_and_then_what_it_would_do(page: Page, address: str, name: str) -> None:
    """Whoever rests on something that can be done now, or presses I there, reads both."""
    people = {f"who_{seat}": "here" for seat in range(1, few(name))}
    page.goto(open_by_request(page, address, name, seats=str(few(name)), **people))
    page.wait_for_function(OFFERED)
    told = page.locator(":is(#foretold, #card):not([hidden])")
    page.mouse.move(*page.evaluate(OFFERED))
    expect(told.locator(".what + .does b")).not_to_be_empty()
    page.keyboard.press("i")
    expect(page.locator("#card .what + .does b")).not_to_be_empty()
    expect(page.locator("#foretold")).to_be_hidden()


def test_what_can_be_used_in_several_ways_says_what_it_is(page: Page, address: str) -> None:
    """The pointer reads the ways, too; a click opens them, below what the thing is."""
    page.goto(open_by_request(page, address, "mine_the_moon", seats="2"))
    page.locator("#offers button[data-move=pass]").click()
    wedge = page.locator("#drawing [data-thing=wedge-1]")
    wedge.hover()
    expect(page.locator("#card .what + .does p").first).to_be_visible()
    wedge.click()
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#popover .what p").first).to_be_visible()


def test_a_finger_that_rests_on_a_button_plays_nothing(browser: Browser, address: str) -> None:
    """It reads what the move would do."""
    context = new_window(browser, viewport=PHONE, is_mobile=True, has_touch=True)
    page = context.new_page()
    page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
    button = page.locator("#offers button[data-move]").locator("visible=true").first
    number = page.locator("#log li").count()
    rest = """async (button) => {
        const at = { bubbles: true, pointerType: "touch", isPrimary: true };
        for (const what of ["pointerover", "pointerdown"]) button.dispatchEvent(new PointerEvent(what, at));
        await new Promise((resolve) => setTimeout(resolve, 700));
    }"""
    button.evaluate(rest)
    expect(page.locator("#foretold")).to_be_visible()
    button.evaluate("button => { button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })); button.click(); }")
    assert page.locator("#offers.waiting").count() == 0
    assert page.locator("#log li").count() == number
    context.close()


@pytest.mark.parametrize("what", ["[data-move]", "[data-thing^=site]"])
def test_what_comes_to_lie_under_a_mouse_that_rests_is_not_asked_about(page: Page, address: str, what: str) -> None:
    """After a click the board changes below the mouse. Its preview would cover the board, and the coach; a move of the hand asks for it."""
    page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
    page.locator("#offers button[data-move]").first.wait_for()
    points = """([what, aside, which]) => {
        const spot = document.querySelector(`#drawing ${which}`);
        const { left, top, width, height } = spot.getBoundingClientRect();
        const at = { bubbles: true, pointerType: "mouse", clientX: left + width / 2 + aside, clientY: top + height / 2 };
        (what === "pointerdown" ? window : spot).dispatchEvent(new PointerEvent(what, at));
    }"""
    page.evaluate(points, ["pointerdown", 0, what])
    page.evaluate(points, ["pointerover", 0, what])
    page.wait_for_timeout(700)
    expect(page.locator("#foretold")).to_be_hidden()
    page.evaluate(points, ["pointermove", 60, what])  # who clicked elsewhere has to come nearer on purpose
    expect(page.locator("#foretold")).to_be_visible()


def test_the_card_of_a_long_press_stays_until_the_next_touch(browser: Browser, address: str) -> None:
    """A finger lies on what it asks about, and the card has a rule to open."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
        page.locator("#offers button[data-move]").first.wait_for()
        plate = page.locator('#drawing [data-card="common-2"] text').first.bounding_box()
        assert plate is not None
        fingers = phone.new_cdp_session(page)
        at = {"x": plate["x"] + 5, "y": plate["y"] + 5}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.locator("#card")).to_be_visible()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(300)
        expect(page.locator("#card .rule")).to_be_visible()
        page.locator("#prompt").tap()
        expect(page.locator("#card")).to_be_hidden()


def test_the_move_that_ends_something_is_at_hand_on_a_phone(browser: Browser, address: str) -> None:
    """In few words beside whose move it is, without a scroll. Where there is more room, the list of moves has it."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
        finish = page.locator("#finish")
        expect(finish).to_have_text("Pass")
        box = finish.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
        assert min(box["width"], box["height"]) >= 44
        finish.tap()
        expect(page.locator("#log")).to_contain_text("passes")
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(finish).to_be_hidden()


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_phase_bar_explains_itself(page: Page, address: str, name: str) -> None:
    """Each phase, the round and the order of play: by pointer and by focus."""
    people = {f"who_{seat}": "here" for seat in range(1, few(name))}
    page.goto(open_by_request(page, address, name, seats=str(few(name)), **people))
    card = page.locator("#card")
    parts = page.locator("#course [data-card]")
    expect(parts.first).to_be_visible()
    for part in parts.all():
        part.hover()
        expect(card.locator(".what p").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
    parts.first.focus()
    expect(card.locator(".what p").first).to_be_visible()


def test_on_a_phone(browser: Browser, address: str) -> None:
    """A finger that rests on a move sees above the sheet what it would do."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True) as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
        page.locator("#offers button[data-move]").first.wait_for()
        page.evaluate(RESTS)
        expect(page.locator("#foretold")).to_be_visible()
        low = page.evaluate("document.querySelector('#foretold').getBoundingClientRect().bottom")
        assert low <= page.evaluate("document.querySelector('#rail').getBoundingClientRect().top")


def test_a_preview_stays_within_a_phone(browser: Browser, address: str) -> None:
    """However long its lines are."""
    context = new_window(browser, viewport=PHONE, is_mobile=True, has_touch=True)
    page = context.new_page()
    page.goto(open_by_request(page, address, BUILT_IN[0], seats="2"))
    expect(page.locator("#drawing svg")).to_be_visible()
    right = page.evaluate(
        """() => {
            const preview = document.getElementById("foretold");
            preview.textContent = "something that a move would do ".repeat(20);
            preview.hidden = false;
            return preview.getBoundingClientRect().right;
        }"""
    )
    assert right <= PHONE["width"]
    context.close()


def test_no_card_opens_where_one_has_just_clicked(page: Page, address: str) -> None:
    """What comes to lie under a mouse that rests was not asked about; once the mouse moves, it is."""
    page.goto(open_by_request(page, address, BUILT_IN[0], seats="2"))
    expect(page.locator("#drawing svg")).to_be_visible()
    x, y = page.evaluate(ONLY_EXPLAINED)
    card = page.locator("#card")
    page.mouse.move(x, y)
    expect(card).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(card).to_be_hidden()
    page.evaluate(COMES_UNDER, [x, y])
    page.wait_for_timeout(600)
    expect(card).to_be_hidden()
    page.mouse.move(x + 6, y)
    expect(card).to_be_visible()


def test_phases_that_are_over_keep_their_names_on_a_phone(browser: Browser, address: str) -> None:
    """As long as there is room: the oldest shrinks to a tick first. What gives the game up is folded away below the moves."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, "uranus", seats="2", who_1="learner"))
        for verb in ["mine", "mine", "ready"]:
            assert click(page, [verb], by_board=False, patience=30_000)
            await_answer(page)
        expect(page.locator("#course .past").first).to_be_visible()
        page.wait_for_function(
            "() => [...document.querySelectorAll('#course .past')].at(-1).offsetWidth > 40"
        )  # once it has found its room
        expect(page.locator("#course .phases li").last).to_be_in_viewport()
        gives_up = page.locator('#offers [data-move="concede"]')
        expect(gives_up).to_have_count(1)
        expect(gives_up).not_to_be_visible()


# Shows each phase of this table as the present one. Returns what is not seen in the line of the bar, though it is now or still to come, and
# where a phase to come has lost its name although the one after it has not.
PHASES = """async () => {
    const { showCourse } = await import("/static/course.js");
    const course = document.getElementById("course");
    const phases = [...course.querySelectorAll(".phases li")].map((step) => step.textContent);
    const people = ["You", "Artemis", "Selene"].map((name) => ({ name, mark: "M0 0h4v4z" }));
    const amiss = [];
    for (let now = -1; now < phases.length; now += 1) {
        showCourse({ title: now < 0 ? "Set-up" : "Round 4 of 10", phases, now, order: [0, 1, 2] }, people);
        const bar = course.querySelector(".phases").getBoundingClientRect();
        const steps = [...course.querySelectorAll(".phases li")].slice(Math.max(now, 0));
        for (const step of steps) {
            const { left, right, top, bottom } = step.getBoundingClientRect();
            const seen = right > left && left >= bar.left - 1 && right <= bar.right + 1 && top >= bar.top - 1 && bottom <= bar.bottom + 1;
            if (!seen) amiss.push(`${phases[now]}: no ${step.textContent}`);
        }
        const short = steps.map((step) => step.matches(".dot"));
        if (short.some((dot, n) => dot && short[n + 1] === false)) amiss.push(`${phases[now]}: a name after a dot`);
        if (now >= 0 && short[0]) amiss.push(`${phases[now]} has no name`);
    }
    return amiss;
}"""


def test_every_phase_to_come_is_seen_on_a_phone(browser: Browser, address: str, box_name: str) -> None:
    """By its name, or as a dot where there is no room: the last first."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, box_name))
        expect(page.locator("#course .phases li").first).to_be_attached()
        assert page.evaluate(PHASES) == []


# Two things with many ways each, opened one after the other. Returns how far the second is scrolled, whether its title and the way out stay
# in view when it is, and what was pointed at last.
TWO_THINGS = """async () => {
    const { Popover } = await import("/static/popover.js");
    const view = document.getElementById("drawing");
    const pointed = [];
    const popover = new Popover(view, { play() {}, point(move) { pointed.push(move); } }, () => {});
    const things = ["one", "two"].map((key) => {
        const thing = document.createElementNS("http://www.w3.org/2000/svg", "g");
        thing.dataset.thing = key;
        view.querySelector("svg").append(thing);
        return thing;
    });
    const ways = [...Array(20).keys()].map((n) => ({ says: `Way ${n}`, note: "", ghost: "", moves: [`move ${n}`] }));
    popover.found({ one: { title: "One", ways }, two: { title: "Two", ways } });
    const panel = [...document.querySelectorAll("#popover")].at(-1);
    popover.use(things[0]);
    panel.scrollTop = 400;
    popover.use(things[1]);
    const scrolled = panel.scrollTop;
    panel.scrollTop = 400;
    const back = panel.querySelector(".back").getBoundingClientRect();
    return { scrolled, inView: back.top >= panel.getBoundingClientRect().top, pointed: pointed.at(-1) };
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_a_thing_can_do_is_read_from_the_top(page: Page, address: str, size: ViewportSize) -> None:
    """Its title and × stay in view; what was told beside the thing before is gone, for it stands here."""
    page.set_viewport_size(size)
    set_up_here(page, address, "mine_the_moon")
    assert page.evaluate(TWO_THINGS) == {"scrolled": 0, "inView": True, "pointed": None}


def test_a_card_opens_only_when_the_mouse_itself_comes(page: Page, address: str) -> None:
    """Not when the page changes under it; then at the next move of the hand. It closes when its part is scrolled away."""
    page.goto(open_by_request(page, address, "mine_the_moon", seats="2", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    at = [round(place) for place in page.evaluate(ONLY_EXPLAINED)]
    page.mouse.move(at[0], at[1])
    expect(page.locator("#card")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(COMES_UNDER, at)  # no click came before it
    page.wait_for_timeout(700)
    expect(page.locator("#card")).to_be_hidden()
    page.mouse.move(at[0] + 1, at[1])
    expect(page.locator("#card")).to_be_visible()
    page.evaluate(
        """() => {
            document.querySelector("#drawing svg").style.translate = "0 40px";
            document.querySelector("#drawing").dispatchEvent(new Event("scroll"));
        }"""
    )
    expect(page.locator("#card")).to_be_hidden()


def test_the_list_of_players_speaks_as_the_board_does(browser: Browser, address: str) -> None:
    """Who gave no name is You; on a phone the signs have words, and what ends a turn stays at hand under every tab."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, "lineae", seats="2"))
        expect(page.locator("#whose.mine")).to_be_visible(timeout=60_000)
        page.locator("#tab-players").tap()
        expect(page.locator("#people .person").first).to_have_text("You")
        expect(page.locator("#people li").first).to_contain_text("free workers")
        assert page.locator("#people .standing .for-ears").first.evaluate("({ offsetWidth }) => offsetWidth > 30")
        expect(page.locator("#undo")).to_be_in_viewport(ratio=1)
        page.locator("#tab-more").tap()
        expect(page.locator("#undo")).to_be_in_viewport(ratio=1)
        assert page.locator(".for-patterns").evaluate_all("all => all.every((row) => getComputedStyle(row).display === 'none')")
