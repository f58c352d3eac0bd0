"""The rail and what leads to it, in a real browser: offers in order, a bot that stands in, the end, invitations, the set-up."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from tests.web.browser import LAPTOP, PHONE, await_answer, await_turn, offers, open_by_request, set_up, set_up_here
from tests.web.conftest import new_window

BOX = "mine_the_moon"
RECORDS = Path(__file__).parent.parent / "records"
WIDER = "element => element.scrollWidth - element.clientWidth"

# The links of each seat, as the page of the host gets them.
LINKS = """() => new Promise(found => {
    const socket = new WebSocket(location.href.replace(/^http/, "ws") + "/live");
    let people;
    socket.onmessage = ({ data }) => {
        for (const frame of JSON.parse(data)) {
            if (frame.type === "people") people = frame;
            if (frame.type === "welcome") socket.send(JSON.stringify({ do: "link", seat: 0 }));
            if (frame.type !== "link") continue;
            socket.close();
            found([frame.link, people.seats[1].link]);
        }
    };
})"""


def open_finished(page: Page, address: str, name: str) -> str:
    """A finished game, brought as a record; returns the address of its table."""
    record = max(RECORDS.glob(f"{name}-rules*.json")).read_text(encoding="utf-8")
    answer = page.request.post(f"{address}/records", data=record, headers={"Origin": address, "Content-Type": "text/plain"})
    return answer.url.removesuffix("/replay")


# offers


def test_what_only_ends_something_comes_last(page: Page, address: str) -> None:
    """And after a move by keyboard the focus is on a move that does something."""
    set_up_here(page, address, BOX, seed="last")
    assert offers(page).last.get_attribute("data-move") == "pass"
    expect(page.locator("#offers .ends button")).to_have_count(1)
    turn = page.locator("#whose").inner_text()
    offers(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whose")).not_to_have_text(turn)
    await_answer(page)
    if page.locator("#curtain button:visible").count():
        page.locator("#curtain button").first.press("Enter")
        await_turn(page)
    else:
        expect(offers(page).first).to_be_focused()


SHOW_MOVES = "async offers => (window.moves = new (await import('/static/moves.js')).Moves(() => {}, true)).show(offers)"


def test_what_only_loses_something_is_folded_below(page: Page, address: str) -> None:
    """Unless it is asked for and nothing else can be done."""
    page.goto(open_by_request(page, address, BOX, seats="2", who_0="link", who_1="link"))
    expect(page.locator("#drawing svg")).to_be_visible()
    drop = {"move": "drop ore", "says": "Drop an ore", "loses": True}
    some = [
        drop,
        {"move": "fly", "says": "Fly"},
        {"move": "ready", "says": "Ready", "ends": True},
    ]
    page.evaluate(SHOW_MOVES, some)
    expect(offers(page)).to_have_text(["Fly", "Ready"])
    page.locator("#offers summary", has_text="Drop an ore …").click()
    expect(offers(page)).to_have_text(["Fly", "Ready", "Drop an ore"])
    page.evaluate("drop => window.moves.show([drop])", drop)
    expect(page.locator("#offers summary")).to_have_count(0)
    page.evaluate("drop => window.moves.show([drop], false)", drop)
    expect(page.locator("#offers summary")).to_have_count(1)


def test_what_the_box_folds_is_out_of_the_way(page: Page, address: str) -> None:
    """Half of a list was the same moves with more workers, and the button at hand took no card."""
    page.goto(open_by_request(page, address, BOX, seats="2", who_0="link", who_1="link"))
    expect(page.locator("#drawing svg")).to_be_visible()
    more = [{"move": f"dig {n}", "says": f"Dig with {n}", "folds": "With more"} for n in (2, 3)]
    none = {"move": "done", "says": "Take nothing", "ends": True, "folds": "Take nothing"}
    page.evaluate(SHOW_MOVES, [none, {"move": "dig 1", "says": "Dig with one"}, *more])
    expect(offers(page)).to_have_text(["Dig with one"])
    page.locator("#offers summary", has_text="With more … (2)").click()
    expect(offers(page)).to_have_text(["Dig with one", "Dig with 2", "Dig with 3"])
    page.locator("#offers summary", has_text="Take nothing …").click()
    expect(offers(page)).to_have_count(4)


def test_many_offers_are_folded_and_found(page: Page, address: str) -> None:
    """Large groups are folded, until somebody opens them or looks for words; then they stay open."""
    page.goto(open_by_request(page, address, BOX, seats="2", who_0="link", who_1="link"))
    expect(page.locator("#drawing svg")).to_be_visible()
    dug = [{"move": f"dig {n}", "says": f"Dig a tunnel to {n}"} for n in range(30)]
    some: list[dict[str, Any]] = [{"move": "end", "says": "End it", "ends": True}, {"move": "fly", "says": "Fly"}, *dug]
    page.evaluate(SHOW_MOVES, some)
    expect(offers(page)).to_have_text(["Fly", "End it"])
    page.locator("#find").fill("tunnel 17")
    expect(offers(page)).to_have_text(["Dig a tunnel to 17"])
    page.locator("#find").press("Escape")
    expect(offers(page)).to_have_count(2)
    page.locator("#offers summary", has_text="Dig a tunnel to … (30)").click()
    expect(offers(page)).to_have_count(32)
    page.evaluate("offers => window.moves.show(offers)", some[:-1])
    expect(offers(page)).to_have_count(31)
    page.evaluate("offers => window.moves.show(offers)", some[:12])
    expect(page.locator("#finding")).to_be_hidden()
    expect(page.locator("#offers summary")).to_have_count(0)


def test_a_very_large_group_is_parted_by_what_its_moves_bring(page: Page, address: str) -> None:
    """Ninety-nine tunnels were one list."""
    page.goto(open_by_request(page, address, BOX, seats="2", who_0="link", who_1="link"))
    expect(page.locator("#drawing svg")).to_be_visible()
    brings = [": joins A and B", *[": from A"] * 20, *[""] * 30]
    dug = [{"move": f"dig {n}", "says": f"Dig a tunnel to {n}{what}"} for n, what in enumerate(brings)]
    page.evaluate(SHOW_MOVES, dug)
    expect(offers(page)).to_have_text(["Dig a tunnel to 0: joins A and B"])
    titles = ["Dig a tunnel to … from A (20)", "Dig a tunnel to … elsewhere (30)"]
    expect(page.locator("#offers summary")).to_have_text(titles)
    page.locator("#offers summary", has_text="from A").click()
    expect(offers(page)).to_have_count(21)
    page.locator("#find").fill("tunnel 50")
    expect(offers(page)).to_have_text(["Dig a tunnel to 50"])


def test_while_a_bot_plays_for_me_nothing_is_mine_to_click(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link", seed="stand in")
    mine = page.locator("#people > li").first
    mine.locator("summary").click()
    mine.get_by_role("button", name="Let the easy bot play").click()
    back = page.locator("#stand-in").get_by_role("button", name="Take the seat back")
    expect(back).to_be_visible()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    expect(offers(page)).to_have_count(0)
    expect(page.locator("main.standing-in")).to_have_count(1)
    back.click()
    expect(back).to_be_hidden()
    expect(page.locator("main.standing-in")).to_have_count(0)


# the end


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_of_the_end_is_seen(page: Page, address: str, size: Any) -> None:
    """Each player's column, the sum and the chart: nothing is cut off."""
    page.set_viewport_size(size)
    page.goto(open_finished(page, address, f"{BOX}-5p"))
    expect(page.locator("#scores th .person")).to_have_count(5)
    expect(page.locator("#scores .sum")).to_contain_text("total")
    expect(page.locator("#chart svg")).to_be_visible()
    for part in ("#scores", "#rail"):
        assert page.locator(part).evaluate(WIDER) <= 0
    scrolls = "[...document.querySelectorAll('#end, #scores')].filter(part => part.scrollHeight > part.clientHeight + 1).length"
    assert page.evaluate(scrolls) == 0, "it has no scrollers of its own"
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_who_wins_together_has_no_points_to_compare(page: Page, address: str) -> None:
    page.goto(open_finished(page, address, "uranus-4p"))
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#scores table")).to_have_count(0)
    expect(page.locator("#propose")).to_be_hidden()


def test_a_replay_begins_legible_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{open_finished(page, address, 'lineae-4p')}/replay")
    drawing = page.locator("#drawing svg")
    expect(drawing).to_be_visible()
    smallest = drawing.evaluate(
        """svg => {
        const sizes = [...svg.querySelectorAll("text")].map(text => parseFloat(getComputedStyle(text).fontSize));
        return svg.getScreenCTM().a * Math.min(...sizes);
    }"""
    )
    assert smallest >= 13.9


# people


def test_an_invitation_says_who_invites_to_what(page: Page, browser: Browser, address: str) -> None:
    """And the link to one's own seat asks for no name."""
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link", name_1="Guest")
    expect(page.locator("#people").get_by_role("button", name="Invite")).to_be_visible()
    expect(page.locator("#inviting")).to_be_visible()
    device, invitation = page.evaluate(LINKS)
    context = new_window(browser)
    other = context.new_page()
    other.goto(address + device)
    expect(other.locator("h1")).to_have_text("Your seat at Mine the Moon, on this device too")
    expect(other.locator("main")).to_contain_text("You play as Ada.")
    expect(other.get_by_label("Your name")).to_be_hidden()
    other.goto("about:blank")
    other.goto(address + invitation)
    expect(other.locator("h1")).to_have_text("Ada invites you to Mine the Moon")
    expect(other.locator("main")).to_contain_text("Seat 2")
    other.get_by_label("Your name").fill("Bo")
    other.get_by_role("button", name="Take the seat").click()
    expect(other.locator("#people")).to_contain_text("Bo")
    expect(page.locator("#people")).to_contain_text("Bo")
    expect(page.locator("#inviting")).to_be_hidden()
    context.close()


def test_a_menu_of_a_seat_closes_by_itself(page: Page, address: str) -> None:
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="link")
    menus = page.locator(".seat-menu[open]")
    page.locator(".seat-menu summary").first.click()
    expect(menus).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menus).to_have_count(0)
    expect(page.locator(".seat-menu summary").first).to_be_focused()
    page.locator(".seat-menu summary").first.click()
    page.locator("#prompt").click()
    expect(menus).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_menu_of_a_seat_is_not_cut_off(page: Page, address: str, size: Any) -> None:
    """Where there is no room below, it opens upwards, and its last choice can be clicked."""
    page.set_viewport_size(size)
    set_up(page, address, BOX, seats="2")
    if size == PHONE:
        page.get_by_role("tab", name="Players").click()
    page.locator(".seat-menu summary").first.click()
    leave = page.get_by_role("button", name="Leave this seat")
    leave.scroll_into_view_if_needed()
    expect(leave).to_be_in_viewport(ratio=1)
    leave.click()
    expect(page.locator(".seat-menu[open]")).to_contain_text("are you sure?")


def test_what_ends_a_turn_and_what_takes_a_move_back_keep_their_places_on_a_phone(page: Page, address: str) -> None:
    """At the two ends of a bar, and nothing else comes there, whatever is asked."""
    page.set_viewport_size(PHONE)
    set_up_here(page, address, "uranus")
    ends = """() => ["undo", "ask-coach", "redo", "finish", "whose"].map((id) => document.getElementById(id))
        .filter((part) => part.checkVisibility()).map((part) => [part.id, part.getBoundingClientRect().toJSON()])"""
    places = set()
    for _ in range(8):
        bar = dict(page.evaluate(ends))
        assert bar["undo"]["x"] < 20
        assert bar["undo"]["bottom"] > PHONE["height"] - 20
        places.add((bar["undo"]["x"], bar["undo"]["y"]))
        if "finish" in bar:
            assert bar["finish"]["right"] > PHONE["width"] - 20
            assert bar["finish"]["bottom"] == pytest.approx(bar["undo"]["bottom"], abs=4)
        else:
            assert all(box["right"] < PHONE["width"] - 90 for part, box in bar.items() if part != "whose")
        page.locator("#offers button[data-move]").first.evaluate("button => button.click()")
        await_answer(page)
        if page.locator("#curtain button").first.is_visible():
            page.locator("#curtain button").first.click()
            await_answer(page)
    assert len(places) == 1


# the way to a table


def test_the_set_up_follows_what_is_chosen(page: Page, address: str) -> None:
    """What so many cannot play is not to be chosen; what is chosen is explained; what does not matter then is not asked."""
    page.goto(address)
    card = page.locator("section.box", has_text="AstroNavigators")
    card.get_by_text("Set up a table").click()
    mode, level, planets = [card.locator(f'form.setup [name="option.{name}"]') for name in ("mode", "level", "orrery")]
    card.locator("form.setup .seat-count").select_option("1")
    expect(mode).to_have_value("solo")
    expect(level).to_be_visible()
    expect(planets).to_be_visible()
    expect(mode.locator("option:not([disabled])")).to_have_count(1)
    expect(card.locator("form.setup label", has=page.locator('[name="option.mode"]'))).to_contain_text("against the shadow")
    card.locator("form.setup .seat-count").select_option("2")
    expect(mode).not_to_have_value("solo")
    expect(mode.locator('option[value="solo"]')).to_be_disabled()
    expect(level).to_be_hidden()
    expect(planets).to_be_hidden()
    mode.select_option("solar_system")
    expect(level).to_be_hidden()
    expect(planets).to_be_visible()
    card.locator("form.setup .seat-count").select_option("1")
    card.get_by_role("button", name="Open the table").click()
    expect(page.locator("#drawing svg")).to_be_visible()


def test_play_now_remembers_how_many(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("select.company-count").first.select_option("2")
    page.reload()
    expect(page.locator("select.company-count").first).to_have_value("2")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("#people > li")).to_have_count(2)


def test_a_form_that_cannot_be_followed_comes_back_filled_in(client: TestClient) -> None:
    asked = {"box": BOX, "seats": "3", "name.0": "Ada", "name.1": "Ada", "who.2": "link", "seed": "my seed", "password": "moon"}
    answer = client.post("/open", data=asked)
    assert answer.status_code == 400
    assert "Two players are called" in answer.text
    assert len(re.findall(r'value="Ada"', answer.text)) == 2
    assert re.search(r'value="3" selected', answer.text)
    assert 'value="my seed"' in answer.text
    assert "moon" not in re.findall(r'value="([^"]*)"', answer.text), "a password is not shown again"
    assert re.search(r"<details open>.*Two players are called", answer.text)


def test_the_rules_of_a_box_can_be_searched(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/lineae")
    page.get_by_label("Search the rules").fill("first player")
    expect(page.locator("#found")).to_have_text(re.compile(r"^\d+ rules? found$"))
    texts = [text.lower() for text in page.locator(".rules-text li:visible").all_inner_texts()]
    assert texts
    assert all("first" in text and "player" in text for text in texts)


def test_what_comes_under_a_mouse_that_rests_was_not_meant(page: Page, address: str) -> None:
    """Neither pointed at, nor taken by the second click of two; once the mouse moves, it is."""
    page.goto(open_by_request(page, address, BOX, seats="2", who_0="link", who_1="link"))
    expect(page.locator("#drawing svg")).to_be_visible()
    page.evaluate(
        """async () => {
            const { Moves } = await import("/static/moves.js");
            const next = take => ({ move: `go ${take}`, says: `Go ${take}` });
            window.taken = [];
            window.moves = new Moves(move => { window.taken.push(move); window.moves.show([next(window.taken.length)]); }, true);
            window.moves.show([next(0)]);
        }"""
    )
    offers(page).first.dblclick()
    assert page.evaluate("window.taken") == ["go 0"]
    offers(page).first.click()
    assert page.evaluate("window.taken") == ["go 0", "go 1"]


# A board with one thing, below something that a click takes away. Is it pointed at as the mouse trembles, and as it moves on?
UNASKED = """async () => {
    const { Board } = await import("/static/board.js");
    const view = document.getElementById("drawing");
    const pointed = [];
    const act = { point: (move) => pointed.push(move), mark: () => false, marking: () => false };
    const things = { it: { title: "It", ways: [{ says: "Go", note: "", ghost: "", moves: ["go"] }] } };
    new Board(view, act).show({ svg: ['<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 0 800 600">',
        '<g data-thing="it"><rect width="800" height="600"/></g>', "</svg>"], things }, []);
    const thing = view.querySelector("[data-thing] rect");
    const at = (kind, clientX, on = thing) =>
        on.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse", bubbles: true, clientX, clientY: 300 }));
    at("pointerdown", 300, document.body);
    at("pointerover", 300);
    at("pointermove", 320);
    const rests = pointed.includes("go");
    at("pointermove", 400);
    return [rests, pointed.includes("go")];
}"""


def test_what_lay_under_something_that_is_gone_was_not_asked_about(page: Page, address: str) -> None:
    """Whoever clicks "Continue" over the board does not ask what is below it; whoever then goes somewhere else on the board does."""
    set_up_here(page, address, BOX)
    assert page.evaluate(UNASKED) == [False, True]
