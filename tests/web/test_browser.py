"""A real browser at a real server: a person's whole way, by clicks."""

import os
import re
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from perilune.bots import BOTS
from perilune.bots.strength import ladder, manner
from perilune.games import BOXES, box
from tests.web.browser import (
    ANY,
    ONWARD,
    PHONE,
    QUICK,
    await_answer,
    await_turn,
    click,
    offers,
    play_until,
    set_up,
    set_up_by_form,
    set_up_here,
    unfold,
)
from tests.web.conftest import NOT_ASKED, few, server

LIT = re.compile(r"\blit\b")
# Of these buttons, those that cannot be brought under a finger: too low, outside the window, or with something over them.
OUT_OF_REACH = """buttons => buttons.filter(button => {
    button.scrollIntoView({ block: "center" });
    const { x, y, width, height, top, bottom } = button.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    return height < 40 || top < -1 || bottom > innerHeight + 1 || !button.contains(touched);
}).map(button => button.textContent)"""


def drawn(page: Page) -> str:
    """The drawing when nothing moves any more, but for what the pointer lights."""
    expect(page.locator("#drawing .motion")).to_have_count(0)
    return page.locator("#drawing").inner_html().replace(" lit", "")


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
def test_whole_game_by_clicks(page: Page, address: str, name: str) -> None:
    """Against a bot, half the clicks on the board and half on buttons, to the end with the winner, and once more."""
    page.emulate_media(reduced_motion="reduce")
    set_up_by_form(page, address, name, seats=str(few(name)), name_0="Ada", seed=QUICK)
    clicks = {"board": 0, "button": 0}

    def act(number: int) -> str:
        clicked = click(page, [*ONWARD, ANY], by_board=number % 2 == 0)
        if clicked:
            clicks[clicked.split()[0]] += 1
        return clicked

    play_until(page, page.locator("#end").is_visible, act)
    expect(page.locator("#prompt")).to_contain_text(re.compile("win|won|lost"))
    if "lost" not in page.locator("#prompt").inner_text():
        expect(page.locator("#scores .won")).not_to_have_count(0)
    if not box(name).cooperative:  # who wins or loses together has no points to compare
        expect(page.locator("#scores th .person")).to_have_count(few(name))
    assert min(clicks.values()) > 2, clicks
    finished = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(finished)
    expect(page.locator("#drawing svg")).to_be_visible()
    expect(page.locator("#people")).to_contain_text("Ada")


@pytest.mark.parametrize("name", BOXES)
def test_why_not_undo_and_reload(page: Page, address: str, name: str) -> None:
    """A click on what cannot be done is answered with its rule; a move is taken back; a reload changes nothing."""
    set_up_here(page, address, name, seed="why not")
    unfold(page)
    page.locator("#undo").click(force=True)
    expect(page.locator("#answer")).to_contain_text("nothing to undo")
    for _ in range(20):  # where characters are dealt first, there is nothing to ask about yet
        if page.locator("#drawing [data-ask]").count():
            break
        offers(page).first.click()
        await_answer(page)
    page.locator("#drawing [data-ask]").first.dispatch_event("click")
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("#answer .rule")).to_contain_text("Rule ")

    before = page.locator("#offers li").all_inner_texts()
    drawing = drawn(page)
    log = page.locator("#log").inner_text()
    offers(page).nth(1).click()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.locator("#undo").click()
    expect(page.locator("#offers li")).to_have_text(before, use_inner_text=True)
    assert drawn(page) == drawing
    assert page.locator("#log").inner_text() == log

    page.reload()
    await_turn(page)
    assert drawn(page) == drawing
    assert page.locator("#log").inner_text() == log


@pytest.mark.parametrize("name", BOXES)
def test_hovering_shows_the_same_move_on_board_and_rail(page: Page, address: str, name: str) -> None:
    """A button lights its place on the board and the other way round; words stand at both."""
    set_up_here(page, address, name, seed="hover")
    unfold(page)
    move = page.evaluate("document.querySelector('#drawing [data-move]').dataset.move")
    spot = page.locator(f'#drawing [data-move="{move}"]').first
    button = page.locator(f'#offers [data-move="{move}"]')
    button.hover()
    expect(spot).to_have_class(LIT)
    spot.hover()
    expect(button).to_have_class(LIT)
    words = page.evaluate("""[...document.querySelectorAll("#drawing [data-move]")].map(spot => {
        const button = document.querySelector(`#offers [data-move="${spot.dataset.move}"]`);
        const heard = [...button.querySelector(".told").childNodes].filter(part => part.ariaHidden !== "true");
        return [spot.dataset.says, heard.map(part => part.textContent).join("")]; // behind it there may be a warning
    })""")
    assert [on_board for on_board, _ in words] == [on_button for _, on_button in words]


@pytest.mark.parametrize("name", BOXES)
def test_pieces_move_unless_the_person_prefers_stillness(page: Page, address: str, name: str) -> None:
    """What stands elsewhere after a move goes there; with reduced motion it is there at once."""
    for preference, still in (("no-preference", False), ("reduce", True)):
        page.emulate_media(reduced_motion=preference)  # type: ignore[arg-type]
        set_up(page, address, name, seats=str(few(name)), seed="motion")
        page.evaluate("""() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
        }""")
        for _ in range(6):
            await_turn(page)
            click(page, [*ONWARD, ANY])
            await_answer(page)
        if still:
            assert page.evaluate("window.moved") == 0
        else:
            page.wait_for_function("() => window.moved > 0")


def free_port() -> int:
    """A port that is free, and that nobody is given who asks for any: it stays free while no server is there."""
    for port in range(20_000 + os.getpid() % 10_000, 31_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


@pytest.mark.parametrize("name", BOXES)
def test_page_comes_back_when_the_server_does(browser: Browser, tmp_path: Path, name: str) -> None:
    """The server dies, another one starts at the same address: the page goes on by itself."""
    database = tmp_path / "tables.sqlite"
    context = browser.new_context()
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    port = free_port()
    with server(database, port) as (_, address):
        seats = 1 if box(name).cooperative else few(name)  # alone where all decide at once, so that nothing happens meanwhile
        set_up(page, address, name, seats=str(seats), seed="back")
        await_turn(page)
        prompt = page.locator("#prompt").inner_text()
    expect(page.locator("#lost")).to_be_visible()
    with server(database, port):
        expect(page.locator("#lost")).to_be_hidden()
        expect(page.locator("#prompt")).to_have_text(prompt)
        lines = page.locator("#log li").count()
        offers(page).first.click()
        expect(page.locator("#log li")).not_to_have_count(lines)
    context.close()


@pytest.mark.parametrize("name", BOXES)
def test_phone(browser: Browser, address: str, name: str) -> None:
    """360 pixels wide: nothing sticks out, the board can be brought closer and moved, each offer, people and log are in reach."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    set_up_here(page, address, name, set_up_by_form, seed="phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] >= 350
    assert board["height"] >= 250

    wide = "document.querySelector('#drawing svg').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.locator("#open-menu").tap()
    page.locator("#closer").tap()
    page.locator("#closer").tap()
    page.wait_for_function(f"before => {wide} > 1.8 * before", arg=before)
    page.evaluate("document.querySelector('#drawing').scrollTo(9999, 9999)")
    page.wait_for_function("() => document.querySelector('#drawing').scrollLeft > 100")

    assert offers(page).evaluate_all(OUT_OF_REACH) == []
    assert not page.locator("#log").is_visible()
    page.get_by_role("tab", name="What happened").tap()
    expect(page.locator("#log")).to_be_visible()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#people li").first).to_be_visible()
    page.get_by_role("tab", name="Play", exact=True).tap()
    lines = page.locator("#log li").count()
    offers(page).last.tap()
    expect(page.locator("#log li")).not_to_have_count(lines)
    context.close()


def test_click_is_not_lost_when_a_new_drawing_comes_in_between(page: Page, address: str) -> None:
    """Press, the board is drawn again, release: the move counts."""
    page.emulate_media(reduced_motion="reduce")
    set_up_here(page, address, BOXES[0], seed="press")
    lines = page.locator("#log li").count()
    spot = page.locator("#drawing [data-move]").first.bounding_box()
    assert spot is not None
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.down()
    page.evaluate("() => { const svg = document.querySelector('#drawing svg'); svg.replaceWith(svg.cloneNode(true)); }")
    page.mouse.up()
    expect(page.locator("#log li")).not_to_have_count(lines)


def test_keyboard_alone(page: Page, address: str) -> None:
    """From the start page to a move, without a pointer; the focus stays with the offers."""
    page.goto(address)
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    await_turn(page)
    offers(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log .new")).not_to_have_count(0)
    await_turn(page)
    expect(page.locator("#offers :focus")).to_be_visible()


def test_how_strong_the_bots_are_is_shown_where_their_level_is_chosen(page: Page, address: str) -> None:
    """A column a level, as high as what was measured; what the chosen one is like stands below, in a line."""
    page.goto(address)
    for name in BOXES:
        levels = page.get_by_role("radiogroup", name=f"How strong the bots in {box(name).title} are")
        expect(levels.get_by_role("radio")).to_have_count(len(BOTS) - 1)
        first = "normal" if box(name).cooperative else "easy"  # easy rivals are good to begin with, easy partners are not
        expect(levels.get_by_role("radio", name=first)).to_be_checked()
        for column in ladder(box(name), BOTS[1:]).columns:
            shown = levels.locator(".level", has=page.locator(f'[value="{column.level}"]'))
            shown.locator(".called").click()
            plays = manner(box(name), column.level)
            expect(levels.locator(".manner:visible")).to_have_text(re.compile(re.escape(plays)))
            expect(shown.locator(".figure")).to_have_text(str(column.share()) if column.games else "=" if column.measure else "")
            says = f"{plays} Won {column.won} of {column.games} games." if column.games else plays
            expect(shown.get_by_role("radio")).to_have_accessible_description(re.compile(re.escape(says)))


def test_a_level_is_chosen_by_arrow_keys_and_kept_for_its_box(page: Page, address: str) -> None:
    page.goto(address)
    first, second = [page.locator(f"#box-{name}").get_by_role("radiogroup") for name in BOXES[:2]]
    first.get_by_role("radio", name="easy").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(first.get_by_role("radio", name="hard")).to_be_checked()
    page.reload()
    expect(first.get_by_role("radio", name="hard")).to_be_checked()
    expect(second.get_by_role("radio", name="easy")).to_be_checked()
    page.evaluate(f"localStorage.setItem('level {BOXES[0]}', 'random')")  # from a time when it could be chosen
    page.reload()
    expect(first.get_by_role("radio", name="easy")).to_be_checked()


def test_the_parts_of_the_start_page_on_a_phone(page: Page, address: str) -> None:
    """One at a time, from the bar below; nothing is wider than the screen, and a swipe tells the shelf."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".shelf a").first).to_have_attribute("aria-current", "true")
    page.locator(".shelf a").last.click()
    expect(page.locator(".shelf a").last).to_have_attribute("aria-current", "true")
    expect(page.locator("#records")).to_be_hidden()
    page.get_by_role("link", name="Records").click()
    expect(page.locator("#records")).to_be_visible()
    expect(page.locator(".boxes")).to_be_hidden()
    page.get_by_role("link", name="Games").click()
    expect(page.locator(".boxes")).to_be_visible()


def test_on_a_phone_the_start_page_keeps_to_the_box_that_was_chosen(page: Page, address: str) -> None:
    """No name is cut off, the first lesson that is offered is that of the box in view, and Back from its rules leads there."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    last = BOXES[-1]
    cut = """() => [...document.querySelectorAll(".shelf span, .ticket p > *")]
        .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
        .map(({ textContent }) => textContent)"""
    assert page.evaluate(cut) == []
    page.locator(".shelf a").last.click()
    expect(page.locator(".shelf a").last).to_have_attribute("aria-current", "true")
    expect(page.locator("#newcomer a")).to_have_attribute("href", f"/learn/{last}")
    expect(page.locator("#newcomer")).to_contain_text(box(last).title)
    page.goto(f"{address}/rules/{last}")
    page.goto(address)
    expect(page.locator(".shelf a").last).to_have_attribute("aria-current", "true")


def test_what_the_figure_of_a_level_means_stands_below_it(page: Page, address: str) -> None:
    page.goto(address)
    for name in BOXES:
        measured = ladder(box(name), BOTS[1:])
        for column in measured.columns:
            shown = page.locator(f"#box-{name} .level", has=page.locator(f'[value="{column.level}"]'))
            shown.locator(".called").click()
            says = shown.locator(".manner")
            if column.games:
                expect(says).to_contain_text(f"{column.share()} of 100 games")
            expect(says).to_contain_text("With partners like this" if column.games and not measured.against else "")
            expect(says).to_contain_text("" if column.games or column.measure else "not measured yet")
            assert says.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")


def test_light_and_dark(page: Page, address: str) -> None:
    """Dark as the system has it; the button makes it light, and it stays so."""
    page.goto(address)
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(11, 14, 26)"
    page.locator("#theme").click()
    assert page.evaluate(ground) == "rgb(244, 246, 251)"
    page.reload()
    assert page.evaluate(ground) == "rgb(244, 246, 251)"
