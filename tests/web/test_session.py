"""In a real browser: what a person does and hears at a table, in both views, also when the wire, the clock or the browser is odd."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import ANY, PHONE, await_turn, click, offers, open_by_request, play_until, sit_down
from tests.web.conftest import NOT_ASKED, new_window, server
from tests.web.wire import Wire

BOX = "mine_the_moon"
TOGETHER = "uranus"
SENT = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text)); return send.call(this, text); };
}"""


@pytest.fixture
def page(page_of_its_own: Page) -> Page:
    """Here wires are cut and clocks put forward, which stays with a window."""
    return page_of_its_own


def open_at(page: Page, address: str, box: str, view: str = "", **fields: str) -> None:
    """A table in a view; `who_1` stands for the field who.1."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(open_by_request(page, address, box, **fields) + view)
    expect(page.locator("#whose")).not_to_be_empty()


@pytest.mark.parametrize("view", ["", "/text"])
def test_a_dead_wire_is_noticed_when_nothing_is_answered(page: Page, address: str, view: str) -> None:
    """After some seconds without an answer the page connects again, and shows what is true."""
    wire = Wire(page.context)
    open_at(page, address, BOX, view, seats="2", name_0="Ada", seed="s1")
    await_turn(page)
    before = page.locator("#log li").count()
    wire.die()
    page.locator("#offers button").first.click()
    wire.await_connection(page, 2)
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#offers.waiting")).to_have_count(0)
    assert page.locator("#log li").count() == before, "the move never came through"
    page.locator("#offers button").first.click()
    expect(page.locator("#log li")).not_to_have_count(before)


def test_a_dead_wire_is_noticed_by_a_page_that_only_waits(page: Page, address: str) -> None:
    """From time to time it asks whether the server is still there, if nothing has come for a while."""
    wire = Wire(page.context)
    page.add_init_script("window.beats = []; window.setInterval = (beat) => window.beats.push(beat);")
    open_at(page, address, BOX, seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="s1")
    sit_down(page)
    page.evaluate(SENT)
    beat = "() => { for (const beat of window.beats) beat(); return window.sent.map((message) => message.do); }"
    assert page.evaluate(beat) == [], "there was something a moment ago"
    wire.die()
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 25_000; }")
    assert page.evaluate(beat) == ["nod"]
    wire.await_connection(page, 2)
    expect(page.locator("#lost")).to_be_hidden()


def test_a_page_that_wakes_after_a_long_silence_connects_anew(page: Page, address: str) -> None:
    wire = Wire(page.context)
    open_at(page, address, BOX, seats="2", name_0="Ada", seed="s1")
    await_turn(page)
    wake = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(wake)
    assert wire.opened == 1, "not after a short one"
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }")
    page.evaluate(wake)
    wire.await_connection(page, 2)
    page.evaluate(wake)
    assert wire.opened == 2, "once is enough"
    expect(page.locator("#lost")).to_be_hidden()
    page.locator("#offers button").first.click()
    expect(page.locator("#log .new")).not_to_have_count(0)


@pytest.mark.parametrize("view", ["", "/text"])
def test_who_sat_here_sits_here_again(page: Page, address: str, view: str) -> None:
    """After a short loss of the connection, and after a reload."""
    wire = Wire(page.context)
    open_at(page, address, TOGETHER, view, seats="2", who_0="here", who_1="here", name_0="Ada", name_1="Bo", seed="s1")
    page.locator("#people > li").nth(1).get_by_role("button", name="Sit here").click()
    expect(page.locator("#whose")).to_have_text("Your move, Bo")
    wire.cut()
    expect(page.locator("#lost")).to_be_visible()
    wire.mend()
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#whose")).to_have_text("Your move, Bo")
    page.wait_for_timeout(300)
    expect(page.locator("#whose")).to_have_text("Your move, Bo")
    page.reload()
    expect(page.locator("#whose")).to_have_text("Your move, Bo")


def to_a_secret(page: Page) -> None:
    """Two people at one screen, and one of them has something to hide: play until the other one is asked to come."""
    sit_down(page)
    hidden = "#curtain:not([hidden])"
    play_until(
        page, page.locator(hidden).is_visible, lambda _: click(page, ["ready", "pass", ANY], by_board=False, unless=hidden)
    )


@pytest.mark.parametrize("view", ["", "/text"])
def test_the_curtain_stays_until_somebody_says_who_they_are(page: Page, address: str, view: str) -> None:
    """A lost connection and a reload do not lift it. Who has passed the screen on may take that back."""
    wire = Wire(page.context)
    open_at(page, address, BOX, view, seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="two worlds")
    to_a_secret(page)
    curtain, offers = page.locator("#curtain"), page.locator("#offers button")
    asked = curtain.inner_text()
    expect(offers).to_have_count(0)
    wire.cut()
    expect(page.locator("#lost")).to_be_visible()
    wire.mend()
    expect(page.locator("#lost")).to_be_hidden()
    page.wait_for_timeout(500)
    assert curtain.inner_text() == asked
    expect(offers).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(curtain).to_be_hidden()
    expect(page.locator("#whose")).to_contain_text("Your move")
    expect(page.locator("#redo")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    page.wait_for_timeout(500)
    assert curtain.inner_text() == asked
    expect(offers).to_have_count(0)


def test_a_double_click_on_the_board_is_one_move(page: Page, address: str) -> None:
    """With the question and without it."""
    for asked in (False, True):
        open_at(page, address, "lineae", seats="2", name_0="Ada", seed="s1")
        await_turn(page)
        page.evaluate(f"localStorage.setItem('ask first', '{'yes' if asked else 'no'}')")
        page.evaluate(SENT)
        page.evaluate("""() => {
            const spot = document.querySelector("#drawing [data-move]");
            for (let i = 0; i < 2; i += 1) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }""")
        if asked:
            page.get_by_role("button", name="Do it").click()
        expect(page.locator("#log .new")).not_to_have_count(0)
        expect(page.locator("#answer")).to_be_hidden()
        moves = [message["sure"] for message in page.evaluate("window.sent") if message["do"] == "move"]
        assert moves == ([False, True] if asked else [True])


def test_a_question_is_answered_for_the_position_it_was_asked_at(page: Page, address: str) -> None:
    """Should the position change behind the question, the server must be able to refuse what was meant for the old one."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.extend(json.loads(text))))
    wire = Wire(page.context)
    open_at(page, address, BOX, "/text", seats="2", name_0="Ada", seed="s1")
    await_turn(page)
    page.evaluate("localStorage.setItem('ask first', 'yes')")
    page.evaluate(SENT)
    page.locator("#offers button").first.click()
    expect(page.locator("#confirm")).to_be_visible()
    position = next(frame for frame in reversed(heard) if frame["type"] == "position")
    lines = page.locator("#log li").count()
    wire.tell(position | {"number": position["number"] + 7, "log": {"keep": lines, "add": []}, "prompt": "Something else?"})
    expect(page.locator("#prompt")).to_have_text("Something else?")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#log li")).not_to_have_count(lines)
    assert {message["number"] for message in page.evaluate("window.sent")} == {position["number"]}


@pytest.mark.parametrize("view", ["", "/text"])
def test_what_is_taken_back_before_the_server_has_answered_is_taken_back(page: Page, address: str, view: str) -> None:
    """The key does not wait for the wire, and is not lost."""
    wire = Wire(page.context)
    open_at(page, address, BOX, view, seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="s1")
    sit_down(page)
    before = page.locator("#log li").count()
    wire.slow_down()
    offers(page).and_(page.locator('[data-move="pass"]')).click()
    page.keyboard.press("Control+z")
    expect(page.locator("#log li")).to_have_count(before)
    wire.bring()
    expect(page.locator("#redo")).to_be_visible()
    expect(page.locator("#log li")).to_have_count(before)
    page.keyboard.press("Control+y")
    expect(page.locator("#log li")).not_to_have_count(before)


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take longer than a test."""
    with server(tmp_path_factory.mktemp("slow") / "tables.sqlite", pace=60) as (_, where):
        yield where


@pytest.mark.parametrize("view", ["", "/text"])
def test_while_a_bot_stands_in_there_is_nothing_to_play(page: Page, slow: str, view: str) -> None:
    """Both views say so, and give the seat back."""
    open_at(page, slow, BOX, view, seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="s1")
    await_turn(page)
    who = page.locator("#whose .person").inner_text()
    mine = page.locator("#people > li").filter(has=page.get_by_label(f"More about {who}'s seat"))
    mine.locator("summary").click()
    mine.get_by_role("button", name=re.compile("bot play")).first.click()
    expect(page.locator("#whose")).to_have_text(f"A bot is playing for {who}")
    expect(page.locator("#offers button")).to_have_count(0)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#stand-in button").click()
    expect(page.locator("#whose")).to_have_text(f"Your move, {who}")
    await_turn(page)


def test_the_text_view_tells_what_partners_propose(page: Page, address: str) -> None:
    open_at(page, address, TOGETHER, seats="2", name_0="Ada", who_1="link", name_1="Selene", seed="mark")
    words = page.context.new_page()
    words.goto(f"{page.url}/text")
    expect(words.locator("#regions h3").first).to_be_visible()
    expect(words.locator("#proposals")).to_be_hidden()
    page.locator("#propose").click()
    place = page.locator('#drawing [data-place="hex-2-30"]')
    place.click(force=True)
    expect(words.locator("#proposals li")).to_have_count(1)
    expect(words.locator("#proposals li")).to_contain_text(re.compile(r"Ada suggests: .*\(The moon of Selene\)"))
    place.click(force=True)
    expect(words.locator("#proposals")).to_be_hidden()


def test_where_notifications_cannot_be_shown_nobody_may_wish_for_them(browser: Browser, address: str) -> None:
    """As on a phone, where only service workers may show them."""
    troubles: list[str] = []
    for permission in ("default", "granted"):
        context = browser.new_context(reduced_motion="reduce")
        context.add_init_script(NOT_ASKED)
        context.add_init_script(f"""
            window.Notification = class {{
              static permission = "{permission}";
              constructor() {{ throw new TypeError("Illegal constructor"); }}
            }};
            Object.defineProperty(document, "hidden", {{ get: () => true }});
            localStorage.setItem("notify", "yes");""")
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        open_at(page, address, BOX, "/text", seats="2", seed="told")
        await_turn(page)
        expect(page.locator("label:has(#notify)")).to_be_hidden()
        assert troubles == []
        context.close()


@pytest.mark.parametrize("view", ["", "/text"])
def test_keys_before_the_first_position_do_nothing(page: Page, address: str, view: str) -> None:
    page.context.route_web_socket(re.compile("/live"), lambda _: None)
    page.goto(open_by_request(page, address, BOX, seats="2") + view)
    for key in ("Control+z", "Control+y", "Control+Shift+z"):
        page.keyboard.press(key)
    expect(page.locator("#prompt")).to_have_text("Connecting …")


@pytest.mark.parametrize("view", ["", "/text"])
def test_a_page_that_is_turned_away_says_why_and_stops_trying(page: Page, address: str, view: str) -> None:
    wire = Wire(page.context)
    open_at(page, address, BOX, view, seats="2", password="moon", seed="s1")
    await_turn(page)
    wire.cut()
    page.context.clear_cookies()
    wire.mend()
    expect(page.locator("#prompt")).to_contain_text("password")
    expect(page.locator("#lost")).to_be_hidden()
    tried = wire.opened
    page.wait_for_timeout(1500)
    assert wire.opened == tried


@pytest.fixture
def offline(browser: Browser) -> Iterator[Page]:
    """A window that may complain of what it cannot fetch."""
    context = new_window(browser)
    yield context.new_page()
    context.close()


def test_a_record_that_cannot_be_sent_is_told_and_may_be_chosen_again(offline: Page, address: str, tmp_path: Path) -> None:
    page = offline
    record = tmp_path / "game.json"
    record.write_text("{}")
    page.goto(address)
    page.route("**/records", lambda route: route.abort())
    page.locator("#record").set_input_files(record)
    expect(page.locator("#record-trouble")).to_contain_text("could not be sent")
    page.unroute("**/records")
    page.locator("#record").set_input_files(record)
    expect(page.locator("#record-trouble")).not_to_contain_text("could not be sent")


def test_a_chart_that_does_not_come_is_asked_for_again(offline: Page, address: str) -> None:
    page = offline
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.fulfill(body='<svg xmlns="http://www.w3.org/2000/svg"><g class="plot"/></svg>', content_type="image/svg+xml")

    page.route("**/chart.svg", answer)
    page.clock.install()
    page.goto(address)
    page.evaluate("""async () => {
        document.body.append(Object.assign(document.createElement("div"), { id: "chart" }));
        (await import("/static/chart.js")).bringChart(document.getElementById("chart"), "x");
    }""")
    expect(page.locator("#chart svg")).to_have_count(0)
    page.wait_for_timeout(200)
    page.clock.fast_forward(15_000)
    expect(page.locator("#chart svg")).to_have_count(1)


def test_times_are_told_by_the_readers_clock(browser: Browser, address: str) -> None:
    """And by the world's, where scripts do not run."""
    with_script = new_window(browser, timezone_id="Asia/Kolkata")
    open_by_request(with_script.new_page(), address, BOX, seats="2")
    without = new_window(browser, java_script_enabled=False, storage_state=with_script.storage_state())
    told = []
    for context in (with_script, without):
        page = context.new_page()
        page.goto(address)
        told.append(page.locator(".tables time").first.inner_text())
        context.close()
    assert told[1].endswith(" UTC")
    here, there = ([int(part) for part in text.removesuffix(" UTC")[-5:].split(":")] for text in told)
    assert (here[0] * 60 + here[1] - there[0] * 60 - there[1]) % 1440 == 330


# A wide board in a small window, and an offer at a place of it.
WIDE = """async () => {
    document.body.innerHTML = `<section id="board" style="position: fixed; inset: 0"><div id="drawing" tabindex="0"></div></section>`;
    const { Board } = await import("/static/board.js");
    const act = { move: () => true, ask() {}, point() {}, mark: () => false, marking: () => false };
    const board = new Board(document.getElementById("drawing"), act);
    window.offer = (x, drawing = x) => {
        const spot = `<rect data-move="go" x="${x}" y="300" width="20" height="20"/><rect width="9" height="9" id="n${drawing}"/>`;
        const svg = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 600">', spot, "</svg>"];
        board.show({ svg }, [{ move: "go", says: `Go ${x}` }]);
    };
}"""
# Where the board has come to rest: the same place for ten frames.
AT_REST = """async () => {
    const view = document.querySelector("#drawing");
    for (let same = 0, last = NaN; same < 10; last = view.scrollLeft) {
        await new Promise(requestAnimationFrame);
        same = view.scrollLeft === last ? same + 1 : 0;
    }
    return view.scrollLeft;
}"""
SEEN = """() => {
    const { left, right } = document.querySelector("#drawing [data-move]").getBoundingClientRect();
    return left > 0 && right < innerWidth;
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_an_offer_out_of_sight_is_brought_into_view(browser: Browser, address: str, motion: str) -> None:
    """Also if another drawing comes meanwhile; not while somebody holds the board; and not if it can be seen already."""
    context = new_window(browser, viewport=PHONE, has_touch=True, reduced_motion=motion)
    page = context.new_page()
    page.goto(f"{address}/rules/{BOX}")
    page.evaluate(WIDE)
    for place in (100, 2800, 300):
        page.evaluate("place => offer(place)", place)
        page.wait_for_timeout(60)
        page.evaluate("place => offer(place, `${place}b`)", place)
        page.wait_for_function(SEEN)
    still = page.evaluate(AT_REST)
    page.evaluate("offer(320)")
    page.wait_for_timeout(300)
    assert page.evaluate("document.querySelector('#drawing').scrollLeft") == still
    page.evaluate("""() => {
        const view = document.querySelector("#drawing");
        const finger = new Touch({ identifier: 1, target: view, clientX: 100, clientY: 300 });
        view.dispatchEvent(new TouchEvent("touchstart", { touches: [finger] }));
        offer(2500);
    }""")
    page.wait_for_timeout(300)
    assert page.evaluate("document.querySelector('#drawing').scrollLeft") == still
    context.close()
