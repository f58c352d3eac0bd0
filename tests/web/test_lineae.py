"""Lineae in a real browser: a whole solo game, and a lock that opens and closes, by clicks."""

import re

from playwright.sync_api import Page, expect

from tests.web.test_browser import address, await_turn, browser, page, set_up

__all__ = ["address", "browser", "page"]  # fixtures

BOX = "lineae"

# Clicks what brings goods, else the n-th of the other offers, and passes or sails only if nothing else is left: on the board, or on
# its button where `byBoard` is not set or the offer has no place.
CLICK = """([n, byBoard]) => {
    const buttons = [...document.querySelectorAll("#offers:not(.waiting) button")];
    if (!buttons.length) return null;
    const verb = button => button.dataset.move.split(" ")[0];
    const good = buttons.filter(button => ["take", "excavate", "buy", "load", "load-free", "choose", "gain"].includes(verb(button)));
    const busy = buttons.filter(button => !["pass", "sail"].includes(verb(button)));
    const from = good.length ? good : busy.length ? busy : buttons;
    const button = from[n * 7919 % from.length];
    const spot = document.querySelector(`#drawing [data-move="${button.dataset.move}"]`);
    if (byBoard && spot) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else button.click();
    return byBoard && spot ? "board" : "button";
}"""


def click(page: Page, move: str) -> None:
    """Click a place on the board, where a pointer would, and wait for the answer."""
    spot = page.locator(f'#drawing [data-move="{move}"]')
    expect(spot).to_be_visible()
    lines = page.locator("#log li").count()
    spot.locator(".hot, .key, .chip").first.click()
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
    end = page.locator("#end")
    for number in range(3000):
        if end.is_visible():
            break
        clicked = page.evaluate(CLICK, [number, number % 4 != 0])
        if clicked:
            clicks[clicked] += 1
        else:
            page.wait_for_timeout(5)
    expect(end).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text(re.compile(r"Ada (wins|has lost): .*\d VP\."))
    assert min(clicks.values()) > 10, clicks


def test_a_lock_opens_and_closes(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="lock")
    await_turn(page)
    click(page, "start 3")
    await_turn(page)
    if page.locator('#drawing [data-move="done"]').count():
        click(page, "done")
    gate = places(page, "lock-")["lock-2"]
    water = places(page, "water-")
    assert page.locator('#drawing [data-move="sail 5"]').count() == 0

    click(page, "place lock-2 1")
    assert places(page, "lock-")["lock-2"][1] > gate[1], "the gate sinks"
    gone = [name for name, place in places(page, "water-").items() if place[0] > water[name][0]]
    assert len(gone) == 4, "four tiles run off to the right"
    expect(page.locator("#drawing")).to_contain_text("4 tiles off")
    expect(page.locator("#log")).to_contain_text("opens lock 2: 4 tiles of water run off")
    click(page, "sail 5")

    click(page, "place lock-2 2")
    assert places(page, "lock-")["lock-2"] == gate
    back = [name for name, place in places(page, "water-").items() if place == water[name]]
    assert len(back) >= 8
    expect(page.locator("#log")).to_contain_text("closes lock 2: 4 tiles of water flow in")


def test_a_card_is_enlarged_under_the_pointer(page: Page, address: str) -> None:
    set_up(page, address, BOX, seats="1", name_0="Ada", seed="card")
    await_turn(page)
    large = page.locator('#drawing [data-zoom="tech-bore-laser"]')
    expect(large).to_be_hidden()
    page.locator('#drawing [data-card="tech-bore-laser"]').hover()
    expect(large).to_be_visible()
    expect(large).to_contain_text("An excavation brings 2 cubes")
