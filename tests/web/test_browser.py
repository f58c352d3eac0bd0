"""A real browser at a real server: a person's whole way, by clicks."""

import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from perilune.games import BOXES, box
from tests.web.conftest import few, server

CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-extensions"]
NOT_ASKED = "localStorage.getItem('ask first') ?? localStorage.setItem('ask first', 'no')"  # moves are played at once
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not wait."""
    with server(tmp_path_factory.mktemp("web") / "tables.sqlite") as (_, where):
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or what Playwright brings."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh window of a laptop. Whatever its scripts complain about fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme="dark")
    context.add_init_script(NOT_ASKED)
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
    yield opened
    context.close()
    assert [text for text in complaints if "WebSocket" not in text] == []


def play_now(page: Page, address: str, name: str) -> None:
    """From the start page to a table against bots, in one click."""
    page.goto(address)
    card = page.locator("section.box", has_text=box(name).title)
    card.get_by_role("button", name="Play now").click()
    expect(page.locator("#drawing svg")).to_be_visible()


def set_up(page: Page, address: str, name: str, **fields: str) -> None:
    """From the start page to a table, by the form; `who_1` stands for the field who.1."""
    page.goto(address)
    card = page.locator("section.box", has_text=box(name).title)
    card.get_by_text("Set up a table").click()
    for field, value in fields.items():
        control = card.locator(f'form.setup [name="{field.replace("_", ".")}"]')
        if control.evaluate("control => control.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
    card.get_by_role("button", name="Open the table").click()
    expect(page.locator("#drawing svg")).to_be_visible()


def await_turn(page: Page) -> None:
    """Wait until there is something to decide."""
    expect(page.locator("#offers button").first).to_be_visible(timeout=20_000)


def drawn(page: Page) -> str:
    """The drawing when nothing moves any more, but for what the pointer lights."""
    expect(page.locator("#drawing .motion")).to_have_count(0)
    return page.locator("#drawing").inner_html().replace(" lit", "")


# Clicks an offer: on the board if it is drawn there and `byBoard` says so, else its button. First what moves the game on.
CLICK = """byBoard => {
    const buttons = [...document.querySelectorAll("#offers:not(.waiting) button")];
    if (!buttons.length) return null;
    const wanted = ["ready", "done", "work", "load", "place", "task"];
    const rank = button => (wanted.indexOf(button.dataset.move.split(/[ -]/)[0]) + wanted.length + 1) % (wanted.length + 1);
    const button = buttons.sort((a, b) => rank(a) - rank(b))[0];
    const spot = document.querySelector(`#drawing [data-move="${button.dataset.move}"]`);
    if (byBoard && spot) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else button.click();
    return byBoard && spot ? "board" : "button";
}"""


@pytest.mark.parametrize("name", BOXES)
def test_whole_game_by_clicks(page: Page, address: str, name: str) -> None:
    """Against a bot, half the clicks on the board and half on buttons, to the end with the winner, and once more."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, name, seats=str(few(name)), name_0="Ada", seed="s1")
    clicks = {"board": 0, "button": 0}
    end = page.locator("#end")
    for number in range(5000):
        if end.is_visible():
            break
        clicked = page.evaluate(CLICK, number % 2 == 0)
        if clicked:
            clicks[clicked] += 1
        else:
            page.wait_for_timeout(5)
    expect(end).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text(re.compile("win|won|lost"))
    if "lost" not in page.locator("#prompt").inner_text():
        expect(page.locator("#scores .won")).not_to_have_count(0)
    expect(page.locator("#scores th .person")).to_have_count(few(name))
    assert min(clicks.values()) > 2, clicks
    finished = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#drawing svg")).to_be_visible()
    assert page.url != finished
    expect(page.locator("#people")).to_contain_text("Ada")


@pytest.mark.parametrize("name", BOXES)
def test_why_not_undo_and_reload(page: Page, address: str, name: str) -> None:
    """A click on what cannot be done is answered with its rule; a move is taken back; a reload changes nothing."""
    everybody = {f"who_{seat}": "here" for seat in range(few(name))}
    set_up(page, address, name, seats=str(few(name)), **everybody)
    page.locator("#curtain button").first.click()
    await_turn(page)

    page.locator("#drawing [data-ask]").first.dispatch_event("click")
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("#answer .rule")).to_contain_text("Rule ")

    before = page.locator("#offers").inner_text()
    drawing = drawn(page)
    log = page.locator("#log").inner_text()
    page.locator("#undo").click(force=True)
    expect(page.locator("#answer")).to_contain_text("nothing that you could take back")
    page.locator("#offers button").nth(1).click()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.locator("#undo").click()
    expect(page.locator("#offers")).to_have_text(before.replace("\n", ""), use_inner_text=False)
    assert drawn(page) == drawing
    assert page.locator("#log").inner_text() == log

    page.reload()
    await_turn(page)
    assert drawn(page) == drawing
    assert page.locator("#log").inner_text() == log


@pytest.mark.parametrize("name", BOXES)
def test_hovering_shows_the_same_move_on_board_and_rail(page: Page, address: str, name: str) -> None:
    """A button lights its place on the board and the other way round; words stand at both."""
    play_now(page, address, name)
    await_turn(page)
    move = page.evaluate("document.querySelector('#drawing [data-move]').dataset.move")
    spot = page.locator(f'#drawing [data-move="{move}"]').first
    button = page.locator(f'#offers [data-move="{move}"]')
    button.hover()
    assert "lit" in str(spot.get_attribute("class"))
    spot.hover()
    assert "lit" in str(button.get_attribute("class"))
    words = page.evaluate("""[...document.querySelectorAll("#drawing [data-move]")].map(spot => [
        spot.querySelector("title").textContent, document.querySelector(`#offers [data-move="${spot.dataset.move}"]`).textContent])""")
    assert [on_board for on_board, _ in words] == [on_button for _, on_button in words]


@pytest.mark.parametrize("name", BOXES)
def test_pieces_move_unless_the_person_prefers_stillness(page: Page, address: str, name: str) -> None:
    """What stands elsewhere after a move goes there; with reduced motion it is there at once."""
    for preference, still in (("no-preference", False), ("reduce", True)):
        page.emulate_media(reduced_motion=preference)  # type: ignore[arg-type]
        set_up(page, address, name, seats=str(few(name)))
        page.evaluate("""() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
        }""")
        for _ in range(6):
            await_turn(page)
            page.evaluate(CLICK, True)
            page.wait_for_timeout(60)
        assert (page.evaluate("window.moved") == 0) == still


@pytest.mark.parametrize("name", BOXES)
def test_page_comes_back_when_the_server_does(browser: Browser, tmp_path: Path, name: str) -> None:
    """The server dies, another one starts at the same address: the page goes on by itself."""
    database = tmp_path / "tables.sqlite"
    context = browser.new_context()
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    with server(database) as (_, address):
        play_now(page, address, name)
        await_turn(page)
        prompt = page.locator("#prompt").inner_text()
    expect(page.locator("#lost")).to_be_visible()
    with server(database, port=int(address.rsplit(":", 1)[1])):
        expect(page.locator("#lost")).to_be_hidden(timeout=15_000)
        expect(page.locator("#prompt")).to_have_text(prompt)
        page.locator("#offers button").first.click()
        expect(page.locator("#log .new")).not_to_have_count(0)
    context.close()


@pytest.mark.parametrize("name", BOXES)
def test_phone(browser: Browser, address: str, name: str) -> None:
    """360 pixels wide: nothing sticks out, the board can be brought closer and moved, each offer, people and log are in reach."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    play_now(page, address, name)
    await_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] >= 350
    assert board["height"] >= 250

    wide = "document.querySelector('#drawing svg').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.locator("#closer").tap()
    page.locator("#closer").tap()
    assert page.evaluate(wide) > 1.8 * before
    page.evaluate("document.querySelector('#drawing').scrollTo(9999, 9999)")
    assert page.evaluate("document.querySelector('#drawing').scrollLeft") > 100

    for button in page.locator("#offers button").all():
        button.scroll_into_view_if_needed()
        box_ = button.bounding_box()
        assert box_ is not None
        assert box_["height"] >= 40
        assert -1 <= box_["y"] <= PHONE["height"] - box_["height"] + 1
        button.tap(trial=True)
    assert not page.locator("#log").is_visible()
    page.locator("#more").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#people li")).not_to_have_count(0)
    page.locator("#more").tap()
    page.locator("#offers button").last.tap()
    expect(page.locator("#log .new")).not_to_have_count(0)
    context.close()


def test_click_is_not_lost_when_a_new_drawing_comes_in_between(page: Page, address: str) -> None:
    """Press, the board is drawn anew, release: the move counts."""
    set_up(page, address, BOXES[0], seats=str(few(BOXES[0])))
    await_turn(page)
    spot = page.locator("#drawing [data-move]").first.bounding_box()
    assert spot is not None
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.down()
    page.evaluate("() => { const svg = document.querySelector('#drawing svg'); svg.replaceWith(svg.cloneNode(true)); }")
    page.mouse.up()
    expect(page.locator("#log .new")).not_to_have_count(0)


def test_keyboard_alone(page: Page, address: str) -> None:
    """From the start page to a move, without a pointer; the focus stays with the offers."""
    page.goto(address)
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    await_turn(page)
    page.locator("#offers button").first.focus()
    page.keyboard.press("Enter")
    deadline = time.monotonic() + 20
    while page.locator("#log .new").count() == 0 and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    await_turn(page)
    assert page.evaluate("document.activeElement.closest('#offers') !== null")


def test_light_and_dark(page: Page, address: str) -> None:
    """Dark as the system has it; the button makes it light, and it stays so."""
    page.goto(address)
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(11, 14, 26)"
    page.locator("#theme").click()
    assert page.evaluate(ground) == "rgb(244, 246, 251)"
    page.reload()
    assert page.evaluate(ground) == "rgb(244, 246, 251)"
