"""AstroNavigators in a real browser: First and Fast to a landing on the Moon, by clicks."""

import re

from playwright.sync_api import Page, expect

from tests.web.test_browser import address, await_turn, browser, page, set_up

__all__ = ["address", "browser", "page"]

# The first of the wanted moves that is offered: clicked on the board if it is drawn there, else on its button.
CLICK = """wanted => {
    const buttons = [...document.querySelectorAll("#offers:not(.waiting) button")];
    for (const start of wanted) {
        const button = buttons.find(each => (each.dataset.move + " ").startsWith(start));
        if (button) {
            const move = button.dataset.move;
            const spot = document.querySelector(`#drawing [data-move="${move}"]`);
            if (spot) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            else button.click();
            return (spot ? "board " : "button ") + move;
        }
    }
    return "";
}"""

FLIGHT = ["negate ", "face ", "fly ", "lift-off ", "draw out-5 ", "draw "]
TRAVEL = ["go n1-4 ", "visit ", "stop ", "stay "]


def wanted(month: int, here: bool) -> list[str]:
    """An honest plan: observe for ten months under the sky of Florida, then train, calibrate and fly."""
    weeks = [str(week) for week in (1, 2, 3, 4)]
    found = ["choose neil ", *FLIGHT, *TRAVEL]
    if not here:
        found += [f"travel {week} car " for week in weeks]
    if month >= 11:
        found += ["train ", "sxt ", "sct ", "ai "] + [f"travel {week} spacecraft " for week in weeks]
    found += [f"{verb} {week} " for verb in ("observe", "planned", "plan", "pass") for week in weeks]
    return [*found, "done "]


def test_first_and_fast_to_a_landing(page: Page, address: str) -> None:
    """Ada clicks her way to the Moon; her rival plays at random."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, "astronavigators", seats="2", name_0="Ada", who_1="random", seed="moon")
    end = page.locator("#end")
    clicks: list[str] = []
    here = False
    for _ in range(4000):
        if end.is_visible():
            break
        told = page.locator("#drawing svg desc").first.text_content() or ""
        month = int(re.findall(r"Month (\d+)", told)[0])
        clicked = page.evaluate(CLICK, wanted(month, here))
        if clicked:
            clicks.append(clicked)
            here = here or clicked.endswith("go n1-4")
        else:
            page.wait_for_timeout(5)
    expect(end).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text("Ada wins: first on the Moon.")
    assert "board go n1-4" in clicks
    assert any(click.startswith("board observe") for click in clicks)


def test_a_constellation_says_why_it_is_not_seen(page: Page, address: str) -> None:
    """The pointer over a figure, and a click on an action that the sky forbids, give the rule's own words."""
    set_up(page, address, "astronavigators", seats="2", name_0="Ada", who_1="random", seed="sky")
    await_turn(page)
    page.evaluate(CLICK, ["choose sphen "])  # Antarctica in March: no night
    expect(page.locator("#drawing title").filter(has_text="In March there is no night in zone -3").first).to_be_attached()
    expect(page.locator('#drawing [data-ask^="observe"]').first).to_be_attached(timeout=20_000)
    page.locator('#drawing [data-ask^="observe"]').first.dispatch_event("click")
    expect(page.locator("#answer .rule")).to_contain_text("Rule 3.")
