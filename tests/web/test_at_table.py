"""In a real browser: being asked first, undo and redo by key, the recap, being told that it is my turn, a bot that stands in."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import await_turn, click, offers, play_until, set_up, sit_down
from tests.web.conftest import server

BOX = "mine_the_moon"


def two_here(page: Page, address: str, **fields: str) -> None:
    """A table for two people at this screen, and who begins sits down."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", who_1="here", name_1="Bo", **fields)
    sit_down(page)


def offer(page: Page, move: str) -> None:
    """Click the button of an offer."""
    offers(page).and_(page.locator(f'[data-move="{move}"]')).click()


def test_a_move_without_a_way_back_is_asked_about(page: Page, address: str) -> None:
    """Not yet; do it; and never ask again. What only ends something says so itself, and is not asked about."""
    two_here(page, address, seed="ask")
    page.evaluate("localStorage.setItem('ask first', 'yes')")
    turn = page.locator("#whose").inner_text()
    send = page.locator("#offers [data-move^='task ']").first
    send.click()
    dialog = page.locator("#confirm")
    expect(dialog).to_contain_text("until somebody else moves")
    dialog.get_by_role("button", name="Not yet").click()
    assert page.locator("#whose").inner_text() == turn
    send.click()
    dialog.get_by_label("Don't ask again").check()
    dialog.get_by_role("button", name="Do it").click()
    expect(page.locator("#log")).to_contain_text("Ada sends")
    sit_down(page)
    assert page.evaluate("localStorage['ask first']") == "no"
    page.evaluate("localStorage.setItem('ask first', 'yes')")
    offer(page, "pass")
    expect(page.locator("#log")).to_contain_text("Bo passes")
    expect(dialog).not_to_be_visible()


def test_undo_and_redo_by_key(page: Page, address: str) -> None:
    two_here(page, address, seed="keys")
    before = page.locator("#log li").count()
    offer(page, "pass")
    expect(page.locator("#log li")).not_to_have_count(before)
    page.keyboard.press("Control+z")
    expect(page.locator("#log li")).to_have_count(before)
    expect(page.locator("#redo")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.locator("#log li")).not_to_have_count(before)


def test_the_recap_tells_what_happened_since(page: Page, address: str) -> None:
    """In words, and as a replay from there."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="4", name_0="Ada", seed="recap")
    play_until(page, page.locator("#recap").is_visible, lambda _: click(page, unless="#recap:not([hidden])"))
    page.locator("#recap summary").click()
    expect(page.locator("#recap-lines li").first).to_be_visible()
    link = page.locator("#recap-replay").get_attribute("href")
    assert link is not None
    assert re.search(r"/replay\?seat=0#\d+$", link)
    line = page.locator("#log li a").last.get_attribute("href")
    assert line is not None
    assert re.search(r"/replay\?seat=0#\d+$", line)


def test_the_recap_tells_what_chance_did(page: Page, address: str) -> None:
    """Although nobody else moved in between: whoever is ready last, and works first, has seen no turn end."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="2", name_0="Ada", seed="recap")
    spins = page.locator("#recap:not([hidden]) #recap-lines li", has_text=re.compile(r"^\d spins?: "))
    play_until(page, lambda: spins.count() > 0, lambda _: spins.count() == 0 and click(page, ["task", "place", "ready", "pass"]))
    expect(page.locator("#recap summary b")).to_have_text("Since your last turn")
    expect(page.locator("#gist li", has_text=re.compile(r"^\d spins?: "))).to_be_visible()


def test_what_others_did_stays_in_view_while_i_go_on(page: Page, address: str) -> None:
    """At any pace: a few lines, which open the whole. Until something else happens they stay."""
    turns = """async () => {
        const { Rail } = await import("/static/rail.js");
        const rail = new Rail({ move: () => true, point: () => {} }, "t");
        const show = (since, lines, recap, mine = true) => {
            const log = Array.from({ length: lines }, (_, n) => [`Line ${n}`, n, -1]);
            const told = recap.map((text) => [text, -1]);
            rail.show([], { standIn: false, offers: [], outcome: null, seat: 0, mine, since, log, recap: told, gist: told.slice(-1) });
            return $recap.hidden ? "" : document.querySelector("#gist").textContent;
        };
        const $recap = document.querySelector("#recap");
        return [
            show(2, 4, ["Selene sails.", "Selene passes."]), // my turn
            show(5, 5, []), // a move of mine that brought nothing
            show(6, 7, ["You find iron."]), // one that did
            show(2, 4, ["Selene sails.", "Selene passes."]), // taken back
            show(8, 8, [], false), // it is Selene's turn
            show(9, 9, []), // and she did nothing that is told
        ];
    }"""
    set_up(page, address, BOX, seats="2", who_0="here", who_1="here")
    assert page.evaluate(turns) == ["Selene passes.", "Selene passes.", "You find iron.", "Selene passes.", "", ""]


def test_i_am_told_when_it_is_my_turn(browser: Browser, address: str) -> None:
    """In the title, and with a notification while the page is in the background."""
    context = browser.new_context(permissions=["notifications"], reduced_motion="reduce")
    context.add_init_script(
        """window.told = [];
        window.Notification = class extends EventTarget {
          static permission = "granted";
          static requestPermission = async () => "granted";
          constructor(title) { super(); window.told.push(title); }
        };
        Object.defineProperty(document, "hidden", { get: () => true });
        localStorage.setItem("ask first", "no");
        localStorage.setItem("notify", "yes");"""
    )
    page = context.new_page()
    set_up(page, address, BOX, seats="2", name_0="Ada", seed="told")
    await_turn(page)
    expect(page).to_have_title(re.compile("^● Mine the Moon"))
    assert page.evaluate("window.told")[0] == "Your turn in Mine the Moon"
    context.close()


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time."""
    with server(tmp_path_factory.mktemp("unhurried") / "tables.sqlite", pace=0.3) as (_, where):
        yield where


def test_a_bot_stands_in_and_the_seat_is_taken_back(page: Page, unhurried: str) -> None:
    """Bots that do not wait would be done with the game before I am back."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, unhurried, BOX, seats="2", name_0="Ada", seed="hand")
    await_turn(page)
    mine = page.locator("#people > li").first
    mine.locator("summary").click()
    mine.get_by_role("button", name="Let the easy bot play").click()
    expect(mine).to_contain_text("easy bot for you")
    page.locator("#stand-in button").click()
    expect(mine).not_to_contain_text("bot for you")
    await_turn(page)
