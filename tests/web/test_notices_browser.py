"""Being told that it is one's turn, in a real browser: the worker shows what is pushed, and the table's page has the choice."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from perilune.games import BOXES
from tests.web.conftest import QUIET, WHOLE_CHROMIUM, new_window, server
from tests.web.receivers import Channel, PushedBrowser, listening

SUBSCRIBE = """
PushManager.prototype.subscribe = async function (options) {
  if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error("the browser would refuse this");
  return SUBSCRIPTION;
};
"""


@pytest.fixture
def browser(browser: Browser) -> Iterator[Browser]:
    """A whole Chromium: one without a window shows no notices."""
    channel = None if WHOLE_CHROMIUM else "chromium"  # Playwright's own, whole
    whole = browser.browser_type.launch(executable_path=WHOLE_CHROMIUM, channel=channel, args=QUIET)
    yield whole
    whole.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[str]:
    """A server that may push to this machine."""
    settings = "NoticeSettings(anywhere=True, away=0.1, round=0.1)"
    with server(tmp_path / "tables.sqlite", notices=settings) as (_, where):
        yield where


def test_choosing_at_the_table_and_being_told(place: str, browser: Browser) -> None:
    """One tick asks for leave, subscribes and chooses; then the page is closed, and the message comes and is shown."""
    channel = Channel()
    with listening(channel.talk) as port:
        pushed = PushedBrowser(f"http://127.0.0.1:{port}/push")
        context = new_window(browser, permissions=["notifications"])
        context.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", pushed.subscription()))
        page = context.new_page()
        page.goto(f"{place}/")
        page.request.post(f"{place}/open", form={"box": BOXES[0], "seats": "2", "who.1": "here"}, headers={"Origin": place})
        page.goto(f"{place}/")
        page.click("#my-tables .tables a.button >> nth=0")
        expect(page.locator("#drawing svg").first).to_be_visible()
        page.click("#tab-more")
        choice = page.get_by_label("Notify this browser")
        choice.check()
        expect(page.locator("#away-says")).to_have_text("You will be told.")
        expect(choice).to_be_checked()
        table = page.url.removeprefix(place)
        page.reload()
        expect(page.locator("#drawing svg").first).to_be_visible()
        page.click("#tab-more")
        expect(page.get_by_label("Notify this browser")).to_be_checked()
        key = page.evaluate("fetch(location.pathname + '/notices').then((answer) => answer.json())")["key"]
        page.goto(f"{place}/notices")
        expect(page.locator(".reach[data-kind=push] .address")).to_have_text("via 127.0.0.1")
        _, headers, body = channel.next()
        told = pushed.read(headers, body, key)
        assert told["path"] == table
        assert push(page, place, told) == [[told["title"], told["text"], told["path"]]]
        page.click(".reach[data-kind=push] >> text=Delete")
        expect(page.locator("#push")).to_be_visible()
        context.close()


def push(page: Page, place: str, told: dict[str, str]) -> object:
    """Hand the message to the browser's worker, as its service would; what it shows."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(r["registrationId"] for r in event["registrations"])
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    shown = """async () => {
        const registration = await navigator.serviceWorker.getRegistration("/static/");
        return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data]);
    }"""
    while not (
        notices := page.evaluate(shown)
    ):  # a worker that is not awake yet misses it; a second one takes the place of the first
        session.send("ServiceWorker.deliverPushMessage", {"origin": place, "registrationId": found[-1], "data": json.dumps(told)})
        page.wait_for_timeout(200)
    return notices


def test_quiet_hours_know_where_one_lives(place: str, browser: Browser) -> None:
    context = new_window(browser, timezone_id="Asia/Tokyo", viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{place}/notices")
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    page.get_by_label("From").fill("22:00")
    page.get_by_label("until").fill("08:00")
    page.click("text=Save")
    expect(page.get_by_label("until")).to_have_value("08:00")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()
