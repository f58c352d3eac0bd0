"""Take the pictures of the README: a server from the sources, bots, and a browser that looks.

Usage: PYTHONPATH=src .venv/bin/python tools/pictures.py        writes docs/images/*.png
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from perilune.games import BOXES, box

IMAGES = Path(__file__).parent.parent / "docs" / "images"
ADDRESS = "http://localhost:8499"
SERVE = """
from perilune.web.app import Settings, serve
from perilune.web.security.limits import LIFTED
serve("127.0.0.1", 8499, Settings(FILE, pace=0, limits=LIFTED), False)
"""
CLICK = "document.querySelector('#offers:not(.waiting) button[data-move]')?.click()"
LINES = {"mine_the_moon": 120, "lineae": 90, "astronavigators": 90, "uranus": 90}  # of the log, when the picture is taken


def window(browser: Browser, wide: int, tall: int, like: Page | None = None) -> Page:
    """A browser that is not asked, and does not wait for motions; or a phone that has the cookies of another one."""
    phone = like is not None
    context = browser.new_context(
        viewport={"width": wide, "height": tall},
        color_scheme="dark",
        reduced_motion="reduce",
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        storage_state=like.context.storage_state() if like is not None else None,
    )
    context.add_init_script("localStorage.setItem('ask first', 'no')")
    return context.new_page()


def open_table(page: Page, name: str) -> str:
    """A table with bots, played on by clicks until there is something to see."""
    page.goto(ADDRESS)
    page.locator("#name").fill("Ada")
    card = page.locator("section.box", has_text=box(name).title)
    card.get_by_text("Set up a table").click()
    card.locator('form.setup [name="seed"]').fill("picture")
    card.get_by_role("button", name="Open the table").click()
    page.locator("#drawing svg").wait_for()
    while page.locator("#log li").count() < LINES[name]:
        page.evaluate(CLICK)
        page.wait_for_timeout(20)
    page.locator("#offers button").first.wait_for(timeout=60_000)
    page.wait_for_timeout(500)
    return page.url


def take_all(browser: Browser) -> None:
    """One after the other."""
    page = window(browser, 1280, 800)
    page.goto(ADDRESS)
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "start.png")
    for name in BOXES:
        url = open_table(page, name)
        page.screenshot(path=IMAGES / f"{name.replace('_', '-')}.png")
    page.goto(f"{url}/text")
    page.locator("#regions h3").first.wait_for()
    page.screenshot(path=IMAGES / "text-view.png")
    page.goto(f"{url}/replay?seat=0#60")
    page.locator("#drawing svg").wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "replay.png")
    phone = window(browser, 360, 740, like=page)
    phone.goto(url)
    phone.locator("#drawing svg").wait_for()
    phone.wait_for_timeout(800)
    phone.screenshot(path=IMAGES / "phone.png")
    browser.close()


def main() -> None:
    """Take them all."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        code = SERVE.replace("FILE", repr(f"{folder}/tables.sqlite"))
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        server.stdout.readline()
        try:
            take_all(playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"]))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
