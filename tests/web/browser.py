"""A person at a real browser: the way to a table, and clicks on what is offered there."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from perilune.games import box
from tests.web.conftest import few

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TURN = 60_000  # milliseconds until it is my turn, at the most
SEED = "s1"  # the same deal each time, unless told
QUICK = "s7"  # a deal with which clicks on the first offer come to an end soon
PATIENCE = 200  # milliseconds for something to click
GAME = 240  # seconds for a whole game, at the most; pytest gives a test up after 300

# Verbs that bring a game on, best first; and any verb.
ONWARD = ["ready", "done", "work", "load", "place", "task"]
ANY = ".*"

# Looks and clicks in one go. Of the offers that the first of the wanted patterns fits, or else the next one, it takes the n-th: on the
# board if it is drawn there and `byBoard` says so, else on its button. If there is none, a click is on its way, or `unless` is there, it
# looks again whenever the page changes; null when it has been patient for so many milliseconds.
CLICK = """async ({ wanted, n, byBoard, unless, patience }) => {
    const click = () => {
        if (unless && document.querySelector(unless)) return null;
        const offered = [...document.querySelectorAll("#offers:not(.waiting) button[data-move]")];
        const buttons = offered.filter(button => button.dataset.move !== "concede"); // nobody gives the game up here
        const fitting = pattern => buttons.filter(button => new RegExp(`^(${pattern})\\\\b`).test(button.dataset.move));
        const found = wanted.map(fitting).find(some => some.length);
        if (!found) return null;
        const button = found[n * 7919 % found.length];
        const { move } = button.dataset;
        const spot = byBoard ? document.querySelector(`#drawing [data-move="${move}"]`) : null;
        if (byBoard && !spot) button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })); // its thing shines
        const thing = byBoard && !spot ? document.querySelector("#drawing [data-thing].lit") : null;
        (spot ?? thing ?? button).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        if (thing) [...document.querySelectorAll("#popover:not([hidden]) .way")].find(({ dataset }) => dataset.way === move)?.click();
        return `${spot ?? thing ? "board" : "button"} ${move}`;
    };
    const until = Date.now() + patience;
    for (;;) {
        const clicked = click();
        const left = until - Date.now();
        if (clicked || left <= 0) return clicked;
        await new Promise(resolve => {
            const change = new MutationObserver(() => done());
            const timer = setTimeout(() => done(), left);
            const done = () => { change.disconnect(); clearTimeout(timer); resolve(); };
            change.observe(document.body, { attributes: true, childList: true, subtree: true });
        });
    }
}"""


def open_by_request(page: Page, address: str, name: str, **fields: str) -> str:
    """Open a table of this browser without its form, and return its address; `who_1` stands for the field who.1."""
    form: dict[str, Any] = {"box": name, "seed": SEED} | {field.replace("_", "."): value for field, value in fields.items()}
    return page.request.post(f"{address}/open", form=form, headers={"Origin": address}).url


def set_up(page: Page, address: str, name: str, **fields: str) -> None:
    """To a table of this browser, without its form: the start page costs as much as the table."""
    page.goto(open_by_request(page, address, name, **fields))
    expect(page.locator("#drawing svg")).to_be_visible()


def set_up_by_form(page: Page, address: str, name: str, **fields: str) -> None:
    """From the start page to a table, as a person goes; `who_1` stands for the field who.1."""
    page.goto(address)
    card = page.locator("section.box", has_text=box(name).title)
    card.get_by_text("Set up a table").click()
    for field, value in ({"seed": SEED} | fields).items():
        control = card.locator(f'form.setup [name="{field.replace("_", ".")}"]')
        if control.evaluate("control => control.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
    card.get_by_role("button", name="Open the table").click()
    expect(page.locator("#drawing svg")).to_be_visible()


def set_up_here(page: Page, address: str, name: str, way: Callable[..., None] = set_up, **fields: str) -> None:
    """A table of people at this screen, and who begins sits down. Nothing happens there but what the test does."""
    everybody = {f"who_{seat}": "here" for seat in range(few(name))}
    way(page, address, name, seats=str(few(name)), **everybody, **fields)
    sit_down(page)


def sit_down(page: Page) -> None:
    """Whoever begins says that they are here, if the page asks for it."""
    curtain = page.locator("#curtain button:visible")
    expect(curtain.or_(offers(page)).or_(groups(page)).first).to_be_visible()
    if curtain.count():
        curtain.first.click()
    await_turn(page)


def offers(page: Page) -> Locator:
    """The buttons of what is offered, once a click on them counts: while a message is on its way it does not."""
    return page.locator("#offers:not(.waiting) button[data-move]:visible")  # large groups are folded


def await_turn(page: Page) -> None:
    """Wait until the game waits for me, and a click on an offer counts. Offers alone do not tell: some may be taken at any time."""
    expect(page.locator("#whose.mine")).to_be_visible(timeout=TURN)
    expect(offers(page).or_(groups(page)).first).to_be_visible(timeout=TURN)


def groups(page: Page) -> Locator:
    """The headings of groups of offers that are folded."""
    return page.locator("#offers:not(.waiting) details:not([open]) > summary:visible")


def unfold(page: Page) -> None:
    """Open every group of offers, as somebody does who looks for one."""
    while groups(page).count():
        groups(page).first.click()


def await_answer(page: Page) -> None:
    """Wait until the server has done what was clicked."""
    expect(page.locator("#offers.waiting")).to_have_count(0)


def click(
    page: Page, wanted: Sequence[str] = (ANY,), number: int = 0, by_board: bool = True, unless: str = "", patience: int = PATIENCE
) -> str:
    """Click an offer, as CLICK says. Returns "board" or "button" and the move; nothing if there was nothing to click."""
    how = {"wanted": list(wanted), "n": number, "byBoard": by_board, "unless": unless, "patience": patience}
    return str(page.evaluate(CLICK, how) or "")


def play_until(page: Page, over: Callable[[], bool], act: Callable[[int], object]) -> None:
    """Act as often as it can be done, until it is over. `act` is told how often it was done before, and says whether it was now."""
    deadline = time.monotonic() + GAME
    done = 0
    while time.monotonic() < deadline:
        if act(done):
            done += 1
        elif over():
            return
        else:
            page.wait_for_timeout(5)
    raise AssertionError(f"not over after {GAME} seconds")
