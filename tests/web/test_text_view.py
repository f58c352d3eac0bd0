"""The text view in a real browser: a whole game of each box by keyboard alone, and all that belongs to it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from starlette.testclient import TestClient

from perilune.games import BOXES, box
from tests.web.browser import ONWARD, QUICK, await_turn, open_by_request, play_until
from tests.web.conftest import few, open_table

# What makes a game short: few seats, the others bots.
SHORT = {
    "mine_the_moon": {"seats": "2"},
    "lineae": {"seats": "2", "option_game": "starter"},
    "astronavigators": {"seats": "2"},
    "uranus": {"seats": "2"},
}

# Notes which message was sent last and which one is done: the page takes no second move before.
NOTE = """{
    window.sent = window.done = 0;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        const { id } = JSON.parse(text);
        window.sent = id;
        this.addEventListener("message", ({ data }) => { if (JSON.parse(data).some(frame => frame.id === id)) window.done = id; });
        send.call(this, text);
    };
}"""
# Only looks: what is offered, once nothing is on its way, and what has the focus. Notes what comes into the live region.
LOOK = """() => {
    if (!window.heard) {
        window.heard = [...document.querySelectorAll("#news li")].map(line => line.textContent);
        new MutationObserver(changes => {
            for (const { addedNodes } of changes) for (const line of addedNodes) window.heard.push(line.textContent);
        }).observe(document.querySelector("#news"), { childList: true });
    }
    const offers = [...document.querySelectorAll("#offers button[data-move]")];
    return {
        offers: window.sent === window.done ? offers.map(button => button.dataset.move) : [],
        asked: document.querySelector("#confirm").open,
        focus: document.activeElement.id || document.activeElement.tagName,
    };
}"""


def open_in_words(page: Page, address: str, box: str, **fields: str) -> None:
    """A table in the text view, which asks before a move without a way back; `who_1` stands for the field who.1."""
    page.add_init_script(NOTE)
    page.goto(open_by_request(page, address, box, **fields) + "/text")
    page.evaluate("localStorage.setItem('ask first', 'yes')")
    expect(page.locator("#whose")).not_to_be_empty()


def focused(page: Page) -> Locator:
    """What has the focus."""
    return page.locator(":focus")


def rank(move: str) -> int:
    """How much a move brings the game on; less is better."""
    verb = re.split("[ -]", move)[0]
    return ONWARD.index(verb) if verb in ONWARD else len(ONWARD)


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
def test_whole_game_by_keyboard_alone(page: Page, address: str, name: str) -> None:
    """Keys only, from the first move to the end. The focus is never lost, and all that happens is told in the live region."""
    open_in_words(page, address, name, name_0="Ada", seed=QUICK, **SHORT[name])
    keys = page.keyboard
    keys.press("F2")
    moves = 0

    def act(_: int) -> bool:
        nonlocal moves
        now = page.evaluate(LOOK)
        assert now["focus"] != "BODY", "the focus is never lost"
        if now["asked"]:  # it cannot be taken back: do it, and after the third time don't ask again
            if moves > 3:
                for key in ("Tab", "Tab", "Space", "Shift+Tab", "Shift+Tab"):
                    keys.press(key)
            keys.press("Enter")
        elif now["offers"]:
            best = min(range(len(now["offers"])), key=lambda place: (rank(now["offers"][place]), (place * 7919 + moves) % 101))
            keys.press("F4")
            for _ in range(best):
                keys.press("ArrowDown")
            keys.press("Enter")
            moves += 1
        return bool(now["asked"] or now["offers"])

    play_until(page, page.locator("#end").is_visible, act)
    assert moves > 5
    expect(page.locator("#prompt")).to_contain_text(re.compile("win|won|lost"))
    expect(page.locator("#prompt, #moves-title").and_(page.locator(":focus"))).to_be_visible()
    if not box(name).cooperative:  # who wins or loses together has no points to compare
        expect(page.locator("#scores thead th")).to_have_count(int(SHORT[name]["seats"]))
        expect(page.locator("#scores tbody tr", has_text="total")).to_be_visible()
    told = set(page.locator("#log li").all_text_contents())
    assert told
    assert told <= set(page.evaluate("window.heard"))


def test_a_move_is_found_played_taken_back_and_played_again(page: Page, address: str) -> None:
    """By Tab, Enter and the documented keys; what it did is told each time."""
    open_in_words(page, address, "uranus", seats="1", name_0="Ada", seed="mine")
    keys = page.keyboard
    keys.press("F2")
    expect(page.locator("#prompt")).to_be_focused()
    for _ in range(20):
        keys.press("Tab")
        if focused(page).get_attribute("id") == "find":
            break
    keys.type("(row 5, hex 5)")
    expect(page.locator("#found")).to_have_text("1 move found")
    keys.press("Enter")
    expect(focused(page)).to_have_attribute("data-move", "mine 0,0,0")
    keys.press("Enter")
    line = "Ada builds a grey mine in the middle"
    expect(page.locator("#news")).to_contain_text(line)
    expect(page.locator(".region li.new").first).to_be_visible()
    expect(page.locator("#prompt")).to_be_focused()
    keys.press("Control+z")
    expect(page.locator("#news")).to_have_text("A move was undone.")
    keys.press("Control+y")
    expect(page.locator("#news")).to_contain_text(line)


@pytest.mark.parametrize("name", BOXES)
def test_what_cannot_be_done_is_told_with_its_reason(page: Page, address: str, name: str) -> None:
    """Opened by key; each reason with its rule and the moves that it refuses, and the rule opens."""
    open_in_words(page, address, name, seats=str(few(name)), seed="s1")
    await_turn(page)
    page.locator("#refused summary").focus()
    page.keyboard.press("Enter")
    reason = page.locator("#reasons li").first
    expect(reason.locator(".quiet")).not_to_be_empty()
    rule = str(reason.get_by_role("button").text_content())
    reason.get_by_role("button").press("Enter")
    expect(page.locator("dialog.drawer")).to_contain_text(rule.removeprefix("Rule "))


def test_what_cannot_be_taken_back_is_asked_first(page: Page, address: str) -> None:
    """Not yet leaves all as it is; do it does it. The focus comes back."""
    open_in_words(page, address, "mine_the_moon", seats="2", name_0="Ada", seed="s1")
    keys = page.keyboard
    await_turn(page)
    question = page.locator("#confirm")
    keys.press("F4")
    keys.press("Enter")
    expect(question.locator("#confirm-says")).not_to_be_empty()
    expect(question.get_by_role("button", name="Do it")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(question).to_be_hidden()
    expect(page.locator("#offers button").first).to_be_focused()
    before = page.locator("#log li").count()
    keys.press("Enter")
    expect(question).to_be_visible()
    keys.press("Enter")
    expect(page.locator("#log li").nth(before)).to_be_attached()
    assert page.evaluate("document.activeElement !== document.body")


def test_two_people_at_one_screen_talk_and_play(page: Page, address: str) -> None:
    """After a move the other one is asked, at once where nothing is secret."""
    open_in_words(page, address, "mine_the_moon", seats="2", who_1="here", name_0="Ada", name_1="Ben", seed="s1")
    keys = page.keyboard
    expect(page.locator("#whose")).to_contain_text("Your move, ")
    first = str(page.locator("#whose").text_content()).removeprefix("Your move, ")
    other = {"Ada": "Ben", "Ben": "Ada"}[first]
    for who, following in ((first, other), (other, first)):
        expect(page.locator("#whose")).to_contain_text(f"Your move, {who}")
        expect(page.locator("#curtain")).to_be_hidden()
        page.wait_for_function("() => window.sent === window.done")
        keys.press("F4")
        keys.press("ArrowDown")
        keys.press("Enter")
        expect(page.locator("#confirm")).to_be_visible()
        keys.press("Enter")
        expect(page.locator("#whose")).to_contain_text(f"Your move, {following}")
    page.locator("#saying").focus()
    keys.type("Well done")
    keys.press("Enter")
    expect(page.locator("#talk")).to_contain_text("Well done")


def test_who_has_secrets_says_who_they_are_first(page: Page, address: str) -> None:
    """Each has a hidden agenda: nobody sees anything of the other's before that."""
    open_in_words(
        page,
        address,
        "astronavigators",
        seats="2",
        who_1="here",
        name_0="Ada",
        name_1="Ben",
        option_mode="constellation",
        seed="s1",
    )
    button = page.locator("#curtain button")
    expect(button).to_be_visible()
    who = str(button.text_content()).removeprefix("I am ")
    expect(page.locator("#offers button")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whose")).to_contain_text(f"Your move, {who}")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#offers button").first).to_be_visible()


@pytest.mark.parametrize("name", BOXES)
def test_position_is_told_by_regions(page: Page, address: str, name: str) -> None:
    """A heading for each region, with lines; F8 and F9 go there, and nothing sticks out of a phone."""
    open_in_words(page, address, name, seats=str(few(name)), seed="s1")
    headings = page.locator("#regions h3").all_text_contents()
    assert len(headings) > 3
    assert all(headings)
    expect(page.locator(".region li").first).to_be_visible()
    page.keyboard.press("F8")
    expect(page.locator("#happened-title")).to_be_focused()
    page.keyboard.press("F9")
    expect(page.locator("#position-title")).to_be_focused()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_in_a_drawer(page: Page, address: str) -> None:
    """Opened, searched, closed by keyboard; the focus returns to where it was."""
    open_in_words(page, address, BOXES[0], seats=str(few(BOXES[0])))
    keys = page.keyboard
    page.locator("#open-rules").focus()
    keys.press("Enter")
    drawer = page.locator(".drawer")
    expect(drawer.locator("#chapter-2")).to_be_visible()
    keys.type("robot home")
    expect(drawer.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules found$"))
    shown = [text.lower() for text in drawer.locator(".rules-text li:visible").all_inner_texts()]
    assert shown
    assert all("robot" in text and "home" in text for text in shown)
    keys.press("Control+a")
    keys.press("Delete")
    expect(drawer.locator(".chapters")).to_be_visible()
    drawer.locator('a[href="#chapter-3"]').focus()
    keys.press("Enter")
    expect(drawer.locator("#chapter-3")).to_be_focused()
    expect(drawer.locator("#chapter-3")).to_be_in_viewport()
    keys.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.locator("#open-rules")).to_be_focused()


def test_a_refusal_opens_its_rule(page: Page, address: str) -> None:
    """Clicking what is not possible says why, and the rule is one click away."""
    open_in_words(page, address, BOXES[0], seats=str(few(BOXES[0])), seed="s1")
    page.goto(page.url.removesuffix("/text"))
    await_turn(page)
    page.locator("#drawing [data-ask]").first.dispatch_event("click")
    page.locator("#answer .rule").click()
    number = page.locator("#answer .rule").inner_text().removeprefix("Rule ")
    rule = page.locator(f'[id="rule-{number}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class("asked")


def test_a_password_guards_the_text_view_as_well(client: TestClient) -> None:
    """A stranger meets the door; whoever sits there comes in."""
    table = open_table(client, BOXES[0], password="moon")
    assert client.get(f"/table/{table}/text").status_code == 200
    client.cookies.clear()
    stranger = client.get(f"/table/{table}/text")
    assert stranger.status_code == 403
    assert 'type="password"' in stranger.text
    assert client.get("/table/none/text").status_code == 404
