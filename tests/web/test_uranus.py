"""Uranus! in a real browser: a whole solo game by clicks, with its impacts placed by the pointer, and a tunnel taken back."""

import re

from playwright.sync_api import Page, expect

from tests.web.browser import await_turn, click, open_by_request, play_until, set_up

BOX = "uranus"
PATTERN = "#drawing .variants"  # of an impact that is to be placed


def visible_variant(page: Page) -> str:
    """Which way the impact pattern lies now."""
    shown = page.locator(f"{PATTERN} > .variant:visible")
    expect(shown).to_have_count(1)
    return str(shown.get_attribute("data-move"))


def place_impact(page: Page) -> None:
    """Turn the pattern by key, and click where it is to lie."""
    dark = page.locator('#drawing use[href="#ur-dark"]')
    before, lines = dark.count(), page.locator("#log li").count()
    aim = page.locator("#drawing .aim")
    aim.scroll_into_view_if_needed()
    box = aim.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    first = visible_variant(page)
    if page.locator(f"{PATTERN} > .variant").count() > 1:
        page.keyboard.press("r")
        assert visible_variant(page) != first, "the key turns the pattern"
    lost = page.locator(f"{PATTERN} > .variant:visible .struck").count()
    page.mouse.click(x, y)
    expect(page.locator("#log li")).not_to_have_count(lines)
    assert dark.count() in (before + lost, before + lost - 1), "a volcano may be spared"


def test_a_whole_solo_game_with_impacts_placed_by_the_pointer(page: Page, address: str) -> None:
    """The other offers on the board, where they have a place there, two times of three."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="solo")
    impacts = 0

    def act(number: int) -> bool:
        nonlocal impacts
        if not page.locator(PATTERN).count():
            return click(page, number=number, by_board=number % 3 > 0, unless=PATTERN) != ""
        place_impact(page)
        impacts += 1
        return True

    play_until(page, page.locator("#end").is_visible, act)
    expect(page.locator("#prompt")).to_contain_text(re.compile(r"The game is (won|lost)\."))
    assert impacts > 3


def test_a_mine_is_chosen_on_the_moon_and_taken_back(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="mine")
    await_turn(page)
    mines = page.locator('#drawing g[id^="mine-1-"]')
    expect(mines).to_have_count(8)
    page.locator('#drawing [data-move="mine 0,0,0"] .spot').click()
    expect(mines).to_have_count(9)
    page.locator("#undo").click()
    expect(mines).to_have_count(8)


# Shapes to choose from, and a thing with two ways, on a board of their own: no game has to come so far.
PARTS = """async () => {
    const { Variants } = await import("/static/variants.js");
    const { Popover } = await import("/static/popover.js");
    const view = document.createElement("div");
    const shape = (move, says) => `<g data-move="${move}" data-says="${says}"></g>`;
    const shapes = (first, second) => `<g class="variants">${shape("a", first)}${shape("b", second)}</g>`;
    view.innerHTML = `<svg>${shapes("1 hex", "2 hexes")}<g data-thing="mine"><rect width="9" height="9"/></g></svg>`;
    document.body.append(view);
    const svg = view.querySelector("svg");
    const variants = new Variants(view, { move() {} });
    const shown = () => svg.querySelector(".variants .shown").dataset.move;
    variants.found(svg);
    variants.showMove("b");
    variants.found(svg);
    const same = shown();
    svg.querySelector(".variants").outerHTML = shapes("3 hexes", "4 hexes");
    variants.found(svg);
    const another = shown();
    const popover = new Popover(view, { play() {}, point() {} }, () => {});
    const way = (move) => ({ moves: [move], says: move, note: "", ghost: "" });
    popover.found({ mine: { title: "Mine", ways: [way("a"), way("b"), way("c")], opens: true } });
    popover.advise(["c"]);
    popover.use(view.querySelector("[data-thing]"));
    const panel = [...document.querySelectorAll("#popover")].at(-1);
    const ways = [...panel.querySelectorAll(".way")].map((button) => button.textContent + (button.matches(".wanted") ? "!" : ""));
    return [same, another, ways];
}"""


def test_another_pattern_begins_as_printed_and_what_is_advised_comes_first(page: Page, address: str) -> None:
    """The second asteroid opened as the first had been turned; the coach's idea was the last of its sheet, below the edge."""
    page.goto(address)
    page.goto(open_by_request(page, address, "uranus", seats="2", who_1="learner"))
    expect(page.locator("#drawing svg").first).to_be_visible()
    assert page.evaluate(PARTS) == ["b", "a", ["c!", "a", "b"]]
