"""AstroNavigators in a real browser: First and Fast to a landing on the Moon, by clicks."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.web.browser import CLICK, await_turn, click, play_until, set_up

# Looks which month it is, and clicks what is wanted before the eleventh or from then on, in one go.
CLICK_IN_MONTH = f"""([before, after]) => {{
    const [, month] = /Month (\\d+)/.exec(document.querySelector("#drawing svg desc").textContent);
    return ({CLICK})({{ wanted: Number(month) < 11 ? before : after, n: 0, byBoard: true, patience: 0 }});
}}"""
FLIGHT = ["negate", "face", "fly", "lift-off", "draw out-5", "draw"]
TRAVEL = ["go n1-4", "visit", "stop", "stay"]


def wanted(observed: bool, here: bool) -> list[str]:
    """An honest plan: observe for ten months under the sky of Florida, then train, calibrate and fly."""
    weeks = [str(week) for week in (1, 2, 3, 4)]
    found = ["choose neil", *FLIGHT, *TRAVEL]
    if not here:
        found += [f"travel {week} car" for week in weeks]
    if observed:
        found += ["train", "sxt", "sct", "ai"] + [f"travel {week} spacecraft" for week in weeks]
    found += [f"{verb} {week}" for verb in ("observe", "planned", "plan", "pass") for week in weeks]
    return [*found, "done"]


def test_first_and_fast_to_a_landing(page: Page, address: str) -> None:
    """Ada clicks her way to the Moon; her rival plays at random."""
    page.emulate_media(reduced_motion="reduce")
    set_up(page, address, "astronavigators", seats="2", name_0="Ada", who_1="random", seed="moon")
    clicks: list[str] = []

    def act(_: int) -> bool:
        here = any(click.endswith("go n1-4") for click in clicks)
        clicked = page.evaluate(CLICK_IN_MONTH, [wanted(False, here), wanted(True, here)])
        if clicked:
            clicks.append(clicked)
        return bool(clicked)

    play_until(page, page.locator("#end").is_visible, act)
    expect(page.locator("#prompt")).to_contain_text("Ada wins: first on the Moon.")
    assert "board go n1-4" in clicks
    assert any("observe" in click for click in clicks)
    flown = "board travel 1 spacecraft"
    assert (flown, flown) in pairwise(clicks), "a month that leaves nothing to decide is one click"


def test_a_constellation_says_why_it_is_not_seen(page: Page, address: str) -> None:
    """The sky of Antarctica in March has no night: the drawing says so, and every figure does."""
    set_up(page, address, "astronavigators", seats="2", name_0="Ada", who_1="random", seed="sky")
    await_turn(page)
    click(page, ["choose sphen"])
    expect(page.locator("#daylight")).to_have_attribute("data-says", "Midnight sun: no stars from here.")
    expect(page.locator('#drawing [data-card="card-orion"]').first).to_have_attribute("data-says", "Orion: no night there.")
