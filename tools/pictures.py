"""Take the pictures of the README and the docs: games of bots, a server from the sources, and a browser that looks.

Usage: PYTHONPATH=src:. .venv/bin/python tools/pictures.py        writes docs/images/*.png
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from perilune.web.storage.store import Store
from tools.looks import ADDRESS, open_at, part_of, played, served, window

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))


IMAGES = ROOT / "docs" / "images"
# A picture, its kind of game, and how far the game has gone, in a hundred.
BOARDS = [
    ("mine-the-moon", "moon", 62),
    ("lineae", "lineae", 62),
    ("astronavigators", "astro", 40),
    ("astronavigators-race", "astro", 78),
    ("uranus", "uranus", 62),
]


def take_all(browser: Browser, store: Store, games: Path) -> None:
    """One after the other."""
    page, owner = window(browser, "laptop")
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "start.png")
    for name, kind, at in BOARDS:
        open_at(page, store, name, part_of(played(kind, games, "greedy"), at), owner)
        page.screenshot(path=IMAGES / f"{name}.png")
    page.goto(f"{ADDRESS}/table/lineae")
    page.locator("#log a").nth(-12).click()
    page.locator("#glimpse-picture svg").wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "moment.png")
    page.goto(f"{ADDRESS}/table/uranus/text")
    page.locator("#regions h3").first.wait_for()
    page.screenshot(path=IMAGES / "text-view.png")
    page.goto(f"{ADDRESS}/table/mine-the-moon/replay?seat=0#60")
    page.locator("#drawing svg").wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "replay.png")
    phone, owner = window(browser, "phone", sharp=2)
    open_at(phone, store, "on-a-phone", part_of(played("uranus", games, "greedy"), 62), owner)
    phone.screenshot(path=IMAGES / "phone.png")


def main() -> None:
    """Take them all."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as games, served() as (store, browser):
        take_all(browser, store, Path(games))


if __name__ == "__main__":
    main()
