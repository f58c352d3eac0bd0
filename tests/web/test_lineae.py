"""Lineae in a real browser: a whole solo game, and a lock that opens and closes, by clicks."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import ANY, PHONE, await_turn, click, open_by_request, play_until, set_up
from tests.web.conftest import NOT_ASKED

BOX = "lineae"

# What brings goods; else other things; a pass or a journey only if nothing else is left.
WANTED = ["take|excavate|buy|load|choose|gain", r"(?!pass\b|sail\b).*", ANY]


def click_place(page: Page, move: str) -> None:
    """Click a place on the board, where a pointer would, and wait for the answer."""
    spot = page.locator(f'#drawing [data-move="{move}"]')
    expect(spot).to_be_visible()
    lines = page.locator("#log li").count()
    spot.locator(".hot").first.click(force=True)  # an outline: the pointer may be between its lines
    expect(page.locator("#log li")).not_to_have_count(lines)


def play(page: Page, move: str) -> None:
    """Play a move by its button, and wait for the answer."""
    lines = page.locator("#log li").count()
    assert click(page, [re.escape(move)], 0, by_board=False)
    expect(page.locator("#log li")).not_to_have_count(lines)


def use(page: Page, thing: str, ghost: str) -> None:
    """Click a thing on the board, look at what its first way would do, and take it."""
    page.locator(f'#drawing [data-thing="{thing}"] .hot').click(force=True)
    lines = page.locator("#log li").count()
    first = page.locator("#popover button.way").first
    first.hover()
    expect(page.locator(f"#drawing #{ghost}")).to_be_visible()
    first.click()
    expect(page.locator("#log li")).not_to_have_count(lines)


def places(page: Page, kind: str) -> dict[str, tuple[float, float]]:
    """Where the pieces whose names begin so are drawn."""
    found: dict[str, list[float]] = page.evaluate(
        """kind => Object.fromEntries([...document.querySelectorAll(`#drawing g[id^="${kind}"]`)].map(piece => {
            const place = piece.transform.baseVal.consolidate().matrix;
            return [piece.id, [place.e, place.f]];
        }))""",
        kind,
    )
    return {name: (place[0], place[1]) for name, place in found.items()}


def test_a_whole_solo_game_by_clicks(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="solo")
    clicks = {"board": 0, "button": 0}

    def act(number: int) -> str:
        clicked = click(page, WANTED, number, by_board=number % 4 != 0)
        if clicked:
            clicks[clicked.split()[0]] += 1
        return clicked

    play_until(page, page.locator("#end").is_visible, act)
    expect(page.locator("#prompt")).to_contain_text(
        re.compile(r"Ada has launched \d of 8 rockets and scored \d+ points?: a score to beat\.")
    )
    assert min(clicks.values()) > 10, clicks


def test_a_lock_opens_and_closes(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="lock")
    await_turn(page)
    click_place(page, "start 3")
    await_turn(page)
    if "done" in page.locator("#offers button[data-move]").evaluate_all("all => all.map(one => one.dataset.move)"):
        play(page, "done")
    gate = places(page, "lock-")["lock-2"]
    water = places(page, "water-")
    assert page.locator('#drawing [data-move="sail 5"]').count() == 0

    use(page, "lock-2", "tide-2")
    assert places(page, "lock-")["lock-2"][1] > gate[1], "the gate sinks"
    gone = [name for name, place in places(page, "water-").items() if place[0] > water[name][0]]
    assert len(gone) == 4, "four tiles run off to the right"
    expect(page.locator('#drawing [data-says="4 tiles off"]')).to_be_visible()
    expect(page.locator("#log")).to_contain_text("opens lock 2: 4 tiles of water run off")
    click_place(page, "sail 5")

    use(page, "lock-2", "tide-2")
    assert places(page, "lock-")["lock-2"] == gate
    back = [name for name, place in places(page, "water-").items() if place == water[name]]
    assert len(back) >= 8
    expect(page.locator("#log")).to_contain_text("closes lock 2: 4 tiles of water flow in")


def test_a_click_on_the_water_sends_a_submersible_there(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="dive")
    await_turn(page)
    click_place(page, "start 2")
    await_turn(page)
    play(page, "place submersible-b 1")
    before = places(page, "submersible-")["submersible-b"]
    far = page.locator('#drawing [data-thing^="cell-"]').last  # the cells are in the order of their distance
    key = far.get_attribute("data-thing")
    far.hover(force=True)
    way = page.locator(f"#drawing #to-{(key or '').removeprefix('cell-')}")
    expect(way).to_be_visible()
    far.locator(".hot").click(force=True)
    if page.locator("#popover button.way").count():
        page.locator("#popover button.way").first.click()
    expect(page.locator(f'#drawing [data-thing="{key}"]')).to_have_count(0)
    assert places(page, "submersible-")["submersible-b"] != before
    expect(page.locator("#prompt")).to_contain_text("can go no further")


def test_a_part_explains_itself(page: Page, address: str) -> None:
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="card")
    await_turn(page)
    page.locator('#drawing [data-card="tech-bore-laser"]').hover()
    expect(page.locator("#card")).to_contain_text("An excavation brings 2 cubes")


@contextmanager
def alone_on_a_phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone at the first decision of a game alone."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        phone.add_init_script(NOT_ASKED)
        page = phone.new_page()
        page.goto(address)
        page.goto(open_by_request(page, address, BOX, seats="1"))
        await_turn(page)
        yield page


def test_on_a_phone_the_map_leads_and_plays_nothing(browser: Browser, address: str) -> None:
    """At one's turn the own vessel is in view. A touch on a rocket of the map goes to that part of the ocean."""
    with alone_on_a_phone(browser, address) as page:
        page.locator("#drawing [data-move='start 6']").first.dispatch_event("click")
        expect(page.locator("#prompt")).to_contain_text("Place workers")
        expect(page.locator("#drawing #vessel-1")).to_be_in_viewport()
        lines = page.locator("#log li").count()
        page.locator("#drawing").evaluate("view => view.scrollTo(0, 0)")
        page.locator("#drawing [data-goes] [class='plate']").nth(7).tap(force=True)
        expect(page.locator("#drawing #submersible-f")).to_be_in_viewport()
        expect(page.locator("#popover")).to_be_hidden()
        expect(page.locator("#log li")).to_have_count(lines)


def test_a_move_shines_where_it_is_the_shortest_way(page: Page, address: str) -> None:
    """One step up is the next cell, not all the cells to which one comes over it."""
    set_up(page, address, BOX, seats="1")
    await_turn(page)
    play(page, "start 5")
    play(page, "place submersible-c 1")
    page.locator("#offers button[data-move='step up']").hover()
    expect(page.locator("#drawing [data-thing].lit")).to_have_count(1)


def test_on_a_phone_what_one_has_stays_in_view(browser: Browser, address: str) -> None:
    """While the vessel is out of view, a line above the sheet tells its stores, and a touch goes to the vessel."""
    with alone_on_a_phone(browser, address) as page:
        line = page.locator("#stays")
        expect(page.locator("#drawing #inside")).to_be_in_viewport()
        expect(line).to_be_hidden()
        page.locator("#drawing").evaluate("view => view.scrollTo(0, 900)")
        expect(line).to_be_visible()
        bottom = line.evaluate(
            "line => document.getElementById('rail').getBoundingClientRect().top - line.getBoundingClientRect().top"
        )
        assert bottom >= 44  # the sheet lies over none of it
        line.tap(position={"x": 40, "y": 8})
        expect(line).to_be_hidden()
        expect(page.locator("#drawing #inside")).to_be_in_viewport()
