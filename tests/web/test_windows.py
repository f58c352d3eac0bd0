"""A window that one test after another uses: nothing leaks from one to the next."""

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.web.browser import LAPTOP, PHONE
from tests.web.conftest import LASTING, Window

# Everything that a page can keep.
KEEP = """async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem("kept", "yes");
    document.cookie = "kept=yes";
    await new Promise((done, failed) => Object.assign(indexedDB.open("kept"), { onsuccess: done, onerror: failed }));
    await caches.open("kept");
    await navigator.serviceWorker.register("/static/push_worker.js");
    window.name = "kept";
}"""
KEPT = """async () => [
    ...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie, window.name, Date.now() < 1e12 ? "clock" : "",
    ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
].filter(Boolean)"""


@pytest.fixture
def window(browser: Browser) -> Window:
    """One that is not lent to other tests."""
    return Window(browser, "", {"viewport": LAPTOP})


def test_nothing_that_a_page_has_kept_is_there_for_the_next(window: Window, address: str) -> None:
    """Not even of a server that is gone, whose address the next one may be given."""
    servers = [address, address.replace("127.0.0.1", "localhost")]
    for where in servers:
        page = window.context.new_page()
        page.goto(f"{where}/rules/lineae")
        page.evaluate(KEEP)
        assert len(page.evaluate(KEPT)) == 7
        page.set_viewport_size(PHONE)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    window.forget()
    assert len(window.context.pages) == 1
    for where in servers:
        page = window.context.new_page()
        page.goto(f"{where}/rules/lineae")
        assert page.evaluate(KEPT) == []
        assert page.viewport_size == LAPTOP
        assert not page.evaluate(
            "['(prefers-color-scheme: dark)', '(prefers-reduced-motion)'].some(asks => matchMedia(asks).matches)"
        )
    BrowserContext.close(window.context)


def test_what_would_stay_is_refused(window: Window) -> None:
    """Scripts, routes and rights cannot be taken back for sure; nor a clock that was put forward."""
    for name in LASTING:
        with pytest.raises(AssertionError, match="window of your own"):
            getattr(window.context, name)()
    page = window.context.new_page()
    page.clock.install()
    with pytest.raises(AssertionError, match="clock"):
        window.forget()
    BrowserContext.close(window.context)
