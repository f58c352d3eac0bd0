"""The coach at a table: who may ask it, what it says, and where that is noted."""

import json
import re

from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as BrowserPage
from starlette.testclient import TestClient

from perilune import open_table as open_game
from perilune.web.play.bot_messages import IdeaAnswer
from perilune.web.play.coaching import as_advice
from tests.web.browser import LAPTOP, PHONE, await_turn, open_by_request, sit_down
from tests.web.conftest import NOT_ASKED, Frame, Page, at_table, few, open_table, state_of

BOX = "mine_the_moon"


def advice(page: Page) -> Frame:
    """Ask, and hear the answer."""
    page.say(do="coach", seat=page.position["seat"])
    return page.until(lambda frame: frame["type"] == "advice")


def test_alone_with_bots_it_can_be_asked_at_once(client: TestClient, box_name: str) -> None:
    """It speaks of moves that are offered, for the state that was looked at; whoever asks is noted, once."""
    table = open_table(client, box_name, seats=str(few(box_name)), seed="s1")
    with at_table(client, table) as page:
        page.await_turn()
        for _ in range(2):
            said = advice(page)
            assert (said["seat"], said["number"]) == (page.position["seat"], page.position["number"])
            offered = {offer["move"] for offer in page.position["offers"]}
            assert said["ideas"] and all(idea["move"] in offered and idea["says"] and idea["reasons"] for idea in said["ideas"])
        assert [line["text"] for line in page.audit] == ["Player 1 asks the coach."]


def test_where_people_compete_all_must_agree(client: TestClient) -> None:
    """Everybody sees who agrees; who takes it back closes the coach again; both stand in the audit, and it is remembered."""
    table = open_table(client, BOX, seats="2", who_1="here", name_0="Ada", name_1="Bo")
    with at_table(client, table) as page:
        seat = page.position["deciders"][0]
        page.sit(seat)
        assert "once they all agree" in page.refused(do="coach", seat=seat)
        heard = page.say(do="agree", seat=0, agreed=True)
        assert {"type": "coaching", "open": False, "asks": [0, 1], "agreed": [0]} in heard
    with at_table(client, table) as page:
        page.sit(seat)
        assert {"type": "coaching", "open": True, "asks": [0, 1], "agreed": [0, 1]} in page.say(do="agree", seat=1, agreed=True)
        assert advice(page)["ideas"]
        page.say(do="agree", seat=0, agreed=False)
        assert "once they all agree" in page.refused(do="coach", seat=seat)
        told = [line["text"] for line in page.audit]
    assert (
        "Ada agrees that everybody may ask the coach." in told
        and "Ada no longer agrees that everybody may ask the coach." in told
    )


def test_partners_need_not_ask_each_other(client: TestClient) -> None:
    table = open_table(client, "uranus", seats="2", who_1="here")
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0] if page.position["deciders"] else 0)
        assert advice(page)["ideas"]


def test_nobody_asks_for_somebody_else(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2")
    with at_table(client, table) as page:
        assert "not your seat" in page.refused(do="coach", seat=1)
        assert "not your seat" in page.refused(do="agree", seat=1, agreed=True)


def test_it_stands_in_the_record(client: TestClient) -> None:
    """As the record tells who asked, everybody who reads it knows."""
    table = open_table(client, BOX, seats="2", seed="s1", who_1="greedy")
    with at_table(client, table) as page:
        page.await_turn()
        advice(page)
    stored = state_of(client).registry.store.get(table)
    assert stored.record.notes == ["coach 1"]
    assert json.loads(stored.record.dumps())["notes"] == ["coach 1"]


def test_an_idea_that_the_game_warns_of_comes_last_and_says_so() -> None:
    """Nobody is advised without a word to do what they are then asked back about."""
    table = open_game(BOX, seats=2, seed="warns")
    seen = table.seen(table.deciders()[0])
    while not (warned := [move for move in seen.legal() if seen.warning(move)]):
        table.submit(seen.seat, seen.legal()[-1].text)
        seen = table.seen(table.deciders()[0])
    plain = next(move for move in seen.legal() if not seen.warning(move))
    warning = seen.warning(warned[0])
    assert warning is not None
    ideas: list[IdeaAnswer] = [
        {"moves": [move.text], "goal": "", "step": 1, "steps": 1, "says": [seen.say(move)], "reasons": ["It pays.", warning.text]}
        for move in (warned[0], plain)
    ]
    advice = as_advice(seen, {"ideas": ideas, "matters": []})["ideas"]
    assert advice[1]["reasons"] == ["It pays."], "and says so once"
    assert [(idea["move"], idea["warns"]) for idea in advice] == [(plain.text, ""), (warned[0].text, warning.text)]


def test_in_the_browser(page: BrowserPage, address: str) -> None:
    """One key asks what matters: each idea names its move first, then why, and shows its place on the board; only "Do it" plays it. Left
    on, it speaks again at the next turn; × puts it away, and it comes back at the next move."""
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#whose.mine")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("#coach-ideas li p").first).to_be_visible()
    idea = page.locator("#coach-ideas li > :first-child").first
    assert idea.evaluate("element => element.tagName") == "BUTTON"
    idea.focus()
    expect(page.locator("#drawing .lit").first).to_be_visible()
    before = page.locator("#prompt").text_content()
    idea.click()
    expect(page.locator("#drawing .lit").first).to_be_visible()
    assert page.locator("#prompt").text_content() == before
    moves = page.locator("#offers button[data-move]").evaluate_all("all => all.map(({ dataset }) => dataset.move)")
    page.locator("#coach-ideas .open .do-it").click()
    page.wait_for_function(
        "moves => [...document.querySelectorAll('#offers button[data-move]')].some((b, n) => b.dataset.move !== moves[n])",
        arg=moves,
    )
    page.get_by_label("Tell me every turn").check()
    page.reload()
    expect(idea).to_be_visible()
    page.get_by_role("button", name="Hide the coach").click()
    expect(page.locator("#peri")).to_be_hidden()
    expect(page.locator("#ask-coach")).to_be_focused()
    page.locator("#offers button[data-move]:visible").first.click()
    expect(page.locator("#peri")).to_be_visible()


# The moves that are wholly in view in their list, while the coach tells of three ideas.
IN_VIEW = """() => {
    const idea = "<li><p>Helicopter: its first use gives 7 knowledge, and South America, which is new to you, 4 more.</p></li>";
    document.getElementById("coach-ideas").innerHTML = idea.repeat(3);
    document.getElementById("coach-matters").innerHTML = "<li>The way to the Moon usually takes 60 knowledge; you have 37.</li>";
    document.getElementById("coach-matters").hidden = false;
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => {
        const list = document.getElementById("offers");
        const { top, bottom } = list.getBoundingClientRect();
        const rows = [...list.querySelectorAll("button[data-move]")].filter((button) => {
            const box = button.getBoundingClientRect();
            const x = box.x + 20;
            return box.top >= top && box.bottom <= bottom && button.contains(document.elementFromPoint(x, box.y + box.height / 2));
        });
        resolve(rows.map((row) => row.dataset.move));
    }, 200)));
}"""


def test_three_ideas_leave_room_for_the_moves(page: BrowserPage, address: str) -> None:
    """On a laptop the first moves are in view, and what only ends a turn, staying put, is folded below them."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, "astronavigators", seats="3", who_1="here", who_2="here", seed="s3"))
    sit_down(page)
    for _ in range(5):  # three homes, and two of the weeks: then there are two weeks to stay put in
        page.locator("#offers button[data-move]:visible").first.click()
        sit_down(page)
    expect(page.locator("#offers details:not([open]) > summary")).to_have_text(["Stay put … (2)"])
    page.evaluate("document.getElementById('peri').hidden = false")
    moves = page.evaluate(IN_VIEW)
    assert len([move for move in moves if not move.startswith("pass")]) >= 3, moves


# How the rail is divided while the coach tells of three ideas: is the coach cut off, and what lies over the words of a move?
DIVIDED = """() => {
    const reason = "Your chances with 4 spins: 43% for refined Buckyballs, 34% for refined Graphene and 28% for refined Nanotubes.";
    const idea = `<li><button class="plain"><b>Send a robot to mine refined Buckyball, 2 times</b></button><p>${reason}</p></li>`;
    document.getElementById("coach-ideas").innerHTML = idea.repeat(3);
    document.querySelector("#coach-ideas li").classList.add("open");
    document.getElementById("coach-ideas").hidden = false;
    return new Promise((resolve) => setTimeout(() => {
        const list = document.getElementById("offers");
        const peri = document.getElementById("peri");
        const over = (sign, row) => Boolean(sign) && sign.top < row.bottom && sign.bottom > row.top;
        const sign = list.querySelector(".deeper")?.getBoundingClientRect();
        const ends = list.querySelector(".ends").getBoundingClientRect();
        const bottom = Math.min(list.getBoundingClientRect().bottom, sign?.top ?? Infinity, ends.top);
        const rows = [...list.querySelectorAll("ul:not(.ends) button")].map((button) => button.getBoundingClientRect());
        resolve({
            hidden: peri.scrollHeight - peri.clientHeight,
            whole: rows.filter((row) => row.bottom <= bottom + 1).length,
            covered: over(sign, list.querySelector(".ends button").getBoundingClientRect()),
        });
    }, 200));
}"""


def test_on_a_laptop_the_coach_is_whole_and_most_moves_are_in_view(page: BrowserPage, address: str) -> None:
    """Of three ideas one is told with its reason; how many moves are below stands in a line of its own."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, seats="3", who_1="here", who_2="here", seed="s1"))
    sit_down(page)
    page.evaluate("document.getElementById('peri').hidden = false")
    divided = page.evaluate(DIVIDED)
    assert divided["hidden"] <= 1
    assert not divided["covered"]
    assert divided["whole"] >= 5
    ideas = page.locator("#coach-ideas p")
    expect(ideas.nth(0)).to_be_visible()
    expect(ideas.nth(1)).to_be_hidden()


def test_in_the_text_view(page: BrowserPage, address: str) -> None:
    """By keyboard alone: the key asks, Enter on an idea goes to its move."""
    page.goto(f"{open_by_request(page, address, 'lineae', seats='2')}/text")
    expect(page.locator("#ask-coach")).to_be_visible()
    page.keyboard.press("w")
    page.locator("#coach-ideas button").first.press("Enter")
    expect(page.locator("#offers button:focus")).to_have_count(1)


def test_two_people_agree_in_the_browser(page: BrowserPage, address: str) -> None:
    page.goto(open_by_request(page, address, BOX, seats="2", who_1="here", name_0="Ada", name_1="Bo"))
    expect(page.locator("#whose.mine")).to_be_visible()
    page.locator("#ask-coach").click()
    expect(page.locator("#coach-says")).to_contain_text("Still to agree")
    page.get_by_role("button", name="I agree").click()
    expect(page.get_by_role("button", name="I no longer agree")).to_be_visible()


def test_unasked_it_says_one_thing_on_a_phone(browser: Browser, address: str) -> None:
    """A touch unfolds it, and the sheet rises; whoever asks gets all of it at once."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        phone.add_init_script("localStorage.setItem('coach stays', 'yes')")
        page = phone.new_page()
        page.goto(address)
        page.goto(open_by_request(page, address, BOX))
        coach = page.locator("#peri")
        expect(coach.locator("li").first).to_be_visible(timeout=60_000)
        assert page.evaluate("document.querySelector('#peri').offsetHeight") <= 150
        expect(page.locator("body")).to_have_attribute("data-sheet", "peek")
        coach.locator("img").tap()
        expect(page.locator("#coach-close")).to_be_visible()
        expect(page.locator("body")).to_have_attribute("data-sheet", "half")
        page.locator("#ask-coach").tap()
        expect(coach).to_be_hidden()
        expect(page.locator("body")).to_have_attribute("data-sheet", "peek")
        page.locator("#ask-coach").tap()
        expect(page.locator("#coach-close")).to_be_visible()


def test_an_idea_that_is_touched_shows_its_place_on_a_phone(browser: Browser, address: str) -> None:
    """The coach folds to what to do, and nothing lies over where to do it; of several ways there, the one that was meant is lit."""
    clear = """() => {
        const { left, right, top, bottom } = document.querySelector("#drawing .advised").getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return document.querySelector("#drawing").contains(document.elementFromPoint(x, y));
    }"""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(address)
        page.goto(open_by_request(page, address, "uranus", seats="2", who_1="learner", option_deck="first"))
        page.locator("#ask-coach").tap()
        second = page.locator("#coach-ideas > li").nth(1)
        expect(second).to_be_visible(timeout=60_000)
        for _ in range(4):  # down as far as it goes, and up again by hand: it gives way all the same
            page.locator("#more").tap()
        expect(page.locator("body")).to_have_attribute("data-sheet", "half")
        second.locator("button.plain").tap()
        expect(page.locator("body")).to_have_attribute("data-sheet", "peek")
        expect(page.locator("#drawing .lit").first).to_be_in_viewport()
        expect(page.locator("#drawing .advised")).to_be_visible()
        expect(page.locator("#coach-ideas .chosen button.plain")).to_be_visible()
        expect(page.locator("#coach-ideas .chosen .do-it")).to_be_visible()
        expect(page.locator("#foretold")).to_be_hidden()
        page.wait_for_function(clear)
        page.locator("#coach-ideas .chosen button.plain").tap()
        expect(page.locator("#coach-close")).to_be_visible()  # and a touch unfolds it again


def heard(
    page: BrowserPage, *, step: int = 1, why: str = "An idea.", moves: str = '["pass"]', then: str = "[]", again: str = ""
) -> None:
    """A coach of its own says this to the page, and then the same `again` with other words. No coach has to think for it."""
    idea = {
        "move": "pass",
        "moves": json.loads(moves),
        "says": "Pass",
        "first": "Pass",
        "then": json.loads(then),
        "reasons": [why],
        "warns": "",
    }
    ideas = [idea | {"step": step, "steps": 5}, *({**idea, "says": f"Another {n}", "step": 1, "steps": 1} for n in range(2))]
    page.evaluate(
        """async ({ advice, again }) => {
            const { Coach } = await import("/static/coach.js");
            localStorage.setItem("coach stays", "yes");
            window.done = [];
            const coach = new Coach(() => {}, () => {}, (moves) => window.done.push(...moves));
            coach.allow([{ mine: true }], { type: "coaching", open: true, asks: [], agreed: [] });
            const position = { seat: 0, mine: true, standIn: false, outcome: null, next: [], offers: [{ move: "pass" }], number: 1 };
            coach.turn([{ mine: true }], position);
            coach.hear(advice);
            if (again) coach.hear({ ...advice, ideas: advice.ideas.map((idea) => ({ ...idea, reasons: [again] })) });
        }""",
        {
            "advice": {"type": "advice", "seat": 0, "number": 1, "matters": ["Something that matters. " * 9] * 2, "ideas": ideas},
            "again": again,
        },
    )


LONG = (
    "You take 1 silica, 1 sulfur and 1 salt aboard. Then 4 of your cubes fit the Terran Sunpower rocket over space 7: 9 points."
)


def test_on_a_phone_the_best_idea_stands_alone(browser: Browser, address: str) -> None:
    """With its reason, and the button that does it; what matters, and other ideas, are a touch away."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        phone.add_init_script("localStorage.setItem('coach stays', 'yes')")
        page = phone.new_page()
        page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
        expect(page.locator("#drawing svg")).to_be_visible()
        heard(page, why=LONG)
        seen = "[...document.querySelectorAll('#coach-ideas > li, #coach-matters > li')].map((line) => line.checkVisibility())"
        assert page.evaluate(seen) == [True, False, False, False, False]
        for part in (".why", ".do-it", "button.plain"):
            expect(page.locator(f"#coach-ideas .open {part}")).to_be_in_viewport(ratio=1)
        page.locator("#peri img").tap()
        assert page.evaluate(seen) == [True] * 5


def test_on_a_phone_the_reason_of_a_plan_comes_before_its_steps(browser: Browser, address: str) -> None:
    """Why it is good is what one wants to know first; the steps are a touch away."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        phone.add_init_script("localStorage.setItem('coach stays', 'yes')")
        page = phone.new_page()
        page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
        expect(page.locator("#drawing svg")).to_be_visible()
        heard(page, why=LONG, moves=PLAN, then='["Done", "Ready", "Stop", "End", "Fly", "Go"]')
        expect(page.locator("#coach-ideas .open .why")).to_be_in_viewport(ratio=1)
        expect(page.locator("#coach-ideas .open .steps")).to_be_hidden()
        page.locator("#peri img").tap()
        expect(page.locator("#coach-ideas .open .steps")).to_be_visible()


def test_on_the_way_it_is_one_line(page: BrowserPage, address: str) -> None:
    """The same reasons are not told at each click of a plan: its goal, and how far it is. A reason that is new is told."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    heard(page, step=3, why=LONG)
    expect(page.locator("#coach-ideas .open .why")).to_have_text(LONG)
    heard(page, step=3, why=LONG, again=LONG)
    expect(page.locator("#coach-ideas > li").first).to_have_text("On the way: Pass step 3 of 5Do it")
    assert page.locator("#coach-ideas .open").evaluate("line => line.offsetHeight") <= 44


PLAN = '["pass", "done", "ready", "stop", "end", "fly", "go"]'


def test_a_plan_is_seen_before_it_is_done(page: BrowserPage, address: str) -> None:
    """Its steps stand there, the first four of many; the button says how many it plays, and another plays the first alone."""
    page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    heard(page, moves=PLAN, then='["Done", "Ready", "Stop", "End", "Fly", "Go"]')
    steps = page.locator("#coach-ideas .open .steps > li:visible")
    expect(steps).to_have_text(["Pass", "Done", "Ready", "Stop", "and 3 more"])
    page.get_by_role("button", name="and 3 more").click()
    expect(steps).to_have_text(["Pass", "Done", "Ready", "Stop", "End", "Fly", "Go"])
    page.get_by_role("button", name="Only the first").click()
    assert page.evaluate("window.done") == ["pass"]
    page.get_by_role("button", name="Do all 7").click()
    assert page.evaluate("window.done") == ["pass", *json.loads(PLAN)]
    heard(page)
    expect(page.locator("#coach-ideas .open .do-it")).to_have_text("Do it")
    expect(page.locator("#coach-ideas .open .steps")).to_have_count(0)


def test_a_plan_says_why_before_how(page: BrowserPage, address: str) -> None:
    """On a laptop four long steps pushed the reason out of view."""
    page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
    expect(page.locator("#drawing svg")).to_be_visible()
    heard(page, moves=PLAN, then='["Done", "Ready", "Stop", "End", "Fly", "Go"]')
    expect(page.locator("#coach-ideas .open > :is(.why, .steps)")).to_have_class([re.compile("why"), re.compile("steps")])


def test_a_plan_is_played_move_by_move(page: BrowserPage, address: str) -> None:
    """Each move is seen before the next, the coach says how far it is, and it can be stopped; then the coach goes on with the plan."""
    page.goto(open_by_request(page, address, "uranus", seats="2", who_1="learner", option_deck="first"))
    await_turn(page)
    page.keyboard.press("w")
    for _ in range(12):  # until an idea has several steps
        expect(page.locator("#coach-ideas .open")).to_be_visible(timeout=60_000)
        if page.locator("#coach-ideas .open .do-first").count():
            break
        page.locator("#coach-ideas .open .do-it").click()
        expect(page.locator("#coach-ideas .open")).to_be_hidden()
    second = page.locator("#coach-ideas .open .steps > li").nth(1).inner_text()
    page.locator("#coach-ideas .open .do-it").click()
    expect(page.locator("#coach-says")).to_contain_text("Doing it: step 2 of")
    page.get_by_role("button", name="Stop the plan").click()
    expect(page.locator("#coach-ideas .open")).to_contain_text(second, timeout=60_000)


WHOLE_IN_VIEW = """() => {
    const seen = (element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const corners = [[left + 3, top + 3], [right - 3, bottom - 3]];
        return width > 0 && height > 0 && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    };
    const high = (element) => element.getBoundingClientRect().height;
    const list = document.getElementById("offers").getBoundingClientRect();
    const rows = [...document.querySelectorAll("#offers button[data-move]")].filter((row) => row.checkVisibility());
    const cut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const others = [...document.querySelectorAll("#coach-ideas > li:not(.open)")];
    return {
        best: [...document.querySelectorAll("#coach-ideas .open > *")].every(seen),
        others: others.map(high),
        cut: [...document.querySelectorAll("#peri :is(li, button, p, b)")].filter(cut).map(({ textContent }) => textContent),
        rows: rows.filter((row) => seen(row)).length,
        all: rows.length,
        low: document.getElementById("peri").getBoundingClientRect().bottom <= innerHeight,
    };
}"""


def test_the_best_idea_is_whole_and_in_view_in_every_box(page: BrowserPage, address: str, box_name: str) -> None:
    """However long its reason is, with room left for three moves; each other idea takes a line, and nothing is cut off."""
    page.set_viewport_size(LAPTOP)
    page.goto(
        open_by_request(page, address, box_name, seats=str(few(box_name)), **{f"who_{n}": "here" for n in range(few(box_name))})
    )
    sit_down(page)
    heard(page, why=LONG)
    expect(page.locator("#coach-ideas .open .do-it")).to_be_visible()
    page.wait_for_timeout(300)
    shown = page.evaluate(WHOLE_IN_VIEW)
    assert shown["best"] and shown["low"]
    assert all(high <= 30 for high in shown["others"])
    assert shown["cut"] == []
    assert shown["rows"] >= min(3, shown["all"]), shown


def test_players_fold_for_a_coach_that_is_cut(page: BrowserPage, address: str) -> None:
    """They took two lines each, and the steps of the best idea ended in mid-sentence, although the moves had room."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
    sit_down(page)
    page.locator("#offers").evaluate("offers => offers.replaceChildren(offers.querySelector('li'))")  # it has room
    page.locator("#rail").evaluate("rail => rail.classList.remove('crowded')")
    heard(page, why=LONG, moves=PLAN, then='["Done", "Ready", "Stop", "End", "Fly", "Go"]')
    expect(page.locator("#rail")).to_have_class(re.compile("crowded"))


def test_on_a_phone_the_coach_moves_nothing(browser: Browser, address: str) -> None:
    """Undo stays where it is, whatever is said; what happens on the board comes first."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, BOX, seats="2"))
        expect(page.locator("#whose.mine")).to_be_visible()
        before = page.evaluate("document.getElementById('undo').getBoundingClientRect().toJSON()")
        page.evaluate("localStorage.setItem('coach stays', 'yes')")
        page.reload()
        expect(page.locator("#coach-ideas button").first).to_be_visible(timeout=60_000)
        heard(page, why=LONG)
        assert page.evaluate("document.getElementById('undo').getBoundingClientRect().toJSON()") == before
        coach = page.locator("#peri").bounding_box()
        assert coach is not None and coach["y"] + coach["height"] <= before["top"]
        page.evaluate("document.body.classList.add('watching')")  # what happens is being shown
        assert page.evaluate("document.getElementById('peri').offsetHeight") <= 48


def test_a_touch_does_what_was_advised_on_a_phone(browser: Browser, address: str) -> None:
    """A touch on the idea shows where; "Do it" plays it."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        phone.add_init_script("localStorage.setItem('coach stays', 'yes')")
        page = phone.new_page()
        page.goto(open_by_request(page, address, "uranus", seats="2", who_1="learner", option_deck="first"))
        idea = page.locator("#coach-ideas button.plain").first
        expect(idea).to_be_visible(timeout=60_000)
        idea.tap()
        expect(page.locator("#drawing .advised")).to_be_visible()
        expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
        page.locator(".chosen .do-it").tap()
        expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")


def test_of_several_ways_the_one_that_does_most_of_the_idea_is_marked(page: BrowserPage, address: str) -> None:
    """All cubes at once rather than one by one; and none, if no way does what was advised."""
    page.goto(address)
    marked = page.evaluate("""async () => {
        const { advisedWay } = await import("/static/popover.js");
        const ways = [["place"], ["place", "ice", "ore"], ["place", "ore"], ["sail"]];
        return [["place", "ore", "ice", "done"], ["place", "salt"], ["pass"], []].map((moves) => advisedWay(ways, moves));
    }""")
    assert marked == [1, 0, -1, -1]


def test_a_sheet_is_lowered_by_hand_and_stays_so(browser: Browser, address: str) -> None:
    """Taps raise it to half of the screen, and lower it to the question with what ends the turn; there it stays for the next time."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
        sit_down(page)
        for height in ("half", "peek", "low"):
            page.locator("#more").tap()
            expect(page.locator("body")).to_have_attribute("data-sheet", height)
        page.wait_for_timeout(300)
        assert page.locator("#rail").evaluate("rail => rail.offsetHeight") <= 0.22 * PHONE["height"]
        expect(page.locator("#prompt")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#finish")).to_be_in_viewport(ratio=1)
        page.reload()
        expect(page.locator("body")).to_have_attribute("data-sheet", "low")


def test_what_opens_under_a_finger_foretells_nothing(browser: Browser, address: str) -> None:
    """Nothing was chosen yet of what can be done with a thing: no way of it is foreseen before a finger rests on it."""
    opened = """async () => {
        const { Popover } = await import("/static/popover.js");
        const view = document.createElement("div");
        view.innerHTML = '<svg><g data-thing="week"><rect width="9" height="9"/></g></svg>';
        document.body.append(view);
        const pointed = [];
        const popover = new Popover(view, { play() {}, point: (move) => { if (move) pointed.push(move); } }, () => {});
        const ways = ["stay", "travel"].map((move) => ({ moves: [move], says: move, note: "", ghost: "" }));
        popover.found({ week: { title: "Week 4", ways } });
        popover.use(view.querySelector("g"));
        const way = document.querySelector("#popover .way");
        const enter = (pointerType) => way.dispatchEvent(new PointerEvent("pointerenter", { pointerType }));
        enter("mouse"); // as a browser pretends when something comes to lie where a finger was
        const before = [...pointed];
        enter("touch");
        return [before, pointed];
    }"""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True) as phone:
        page = phone.new_page()
        page.goto(address)
        assert page.evaluate(opened) == [[], ["stay"]]


def test_the_tabs_stay_while_the_coach_speaks(page: BrowserPage, address: str) -> None:
    """A click on one shows its panel, and the coach waits in one line; a click on it, and it goes on."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#whose.mine")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("#coach-ideas li").first).to_be_visible()
    expect(page.locator("#log")).to_be_hidden()
    page.get_by_role("tab", name="More").click()
    expect(page.locator("#open-aid")).to_be_in_viewport()
    expect(page.locator("#coach-ideas li").first).to_be_hidden()
    page.locator("#peri h2").click()
    expect(page.locator("#coach-ideas li").first).to_be_visible()
    expect(page.locator("#open-aid")).to_be_hidden()


def test_moves_keep_no_more_room_from_the_coach_than_they_need(page: BrowserPage, address: str) -> None:
    """After a decision with many moves comes one with few: what they leave empty is the coach's."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, seats="2"))
    expect(page.locator("#whose.mine")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("#coach-ideas li").first).to_be_visible()
    empty = page.evaluate(
        """() => {
            const [ask, offers] = ["panel-play", "offers"].map((id) => document.getElementById(id));
            ask.style.setProperty("--room", "600px"); // of the decision before
            for (const more of [...offers.querySelectorAll("li")].slice(1)) more.remove();
            for (let n = 0; n < 2; n += 1) offers.firstElementChild.dispatchEvent(new Event("toggle")); // it is laid out again
            return ask.getBoundingClientRect().bottom - offers.lastElementChild.getBoundingClientRect().bottom;
        }"""
    )
    assert empty < 140  # the question has a least height of its own


def test_a_long_plan_leaves_players_and_tabs_in_view(page: BrowserPage, address: str) -> None:
    """However much room the question, the news and the moves want on a laptop."""
    page.set_viewport_size(LAPTOP)
    page.goto(open_by_request(page, address, BOX, who_0="here", who_1="here"))
    sit_down(page)
    heard(page, why=LONG, moves=PLAN, then='["Done", "Ready", "Stop", "End", "Fly", "Go"]')
    page.locator("#panel-play").evaluate("ask => ask.style.setProperty('--room', '600px')")
    expect(page.locator("#people li").nth(1)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("tab").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#coach-ideas .open .why")).to_be_in_viewport(ratio=1)
