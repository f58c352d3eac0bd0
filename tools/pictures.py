"""Take the pictures of the README and the docs: games of bots, a server from the sources, and a browser that looks.

Usage: PYTHONPATH=src:. .venv/bin/python tools/pictures.py        writes docs/images/*.webp

All of them together stay under 6 MB.
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from perilune.web.storage.store import Store
from tools.looks import ADDRESS, open_at, part_of, played, served, window

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))


IMAGES = ROOT / "docs" / "images"
SHARP = {"phone": 2}  # a small screen has fine pixels


class Shot(NamedTuple):
    """A board: the name of the picture, the kind of game, how far it has gone in a hundred, the screen and its theme."""

    name: str
    kind: str
    at: int
    screen: str = "laptop"
    theme: str = "dark"


BOARDS = [
    Shot("mine-the-moon", "moon", 62),
    Shot("lineae", "lineae", 62),
    Shot("astronavigators", "astro", 40),
    Shot("astronavigators-race", "astro", 78),
    Shot("uranus", "uranus", 62),
    Shot("mine-the-moon-end", "moon", 100),
    Shot("lineae-end", "lineae", 100, theme="light"),
    Shot("astronavigators-end", "astro-first", 100),
    Shot("uranus-end", "uranus", 100),
    Shot("mine-the-moon-tablet", "moon", 50, "tablet", "light"),
    Shot("lineae-tablet", "lineae", 50, "tablet"),
    Shot("astronavigators-tablet", "astro-first", 50, "tablet"),
    Shot("uranus-tablet", "uranus", 50, "tablet", "light"),
    Shot("mine-the-moon-phone", "moon", 50, "phone"),
    Shot("lineae-phone", "lineae", 50, "phone"),
    Shot("astronavigators-phone", "astro-first", 100, "phone"),
    Shot("phone", "uranus", 62, "phone"),
]


def take(page: Page, name: str) -> None:
    """Keep what the window shows."""
    Image.open(BytesIO(page.screenshot())).convert("RGB").save(IMAGES / f"{name}.webp", quality=90, method=6)


def take_all(browser: Browser, store: Store, games: Path) -> None:
    """One after the other."""
    page, owner = window(browser, "laptop")
    page.wait_for_timeout(500)
    take(page, "start")
    for name, kind, at, screen, theme in BOARDS:
        page, owner = window(browser, screen, theme, SHARP.get(screen, 1))
        open_at(page, store, name, part_of(played(kind, games, "greedy"), at), owner)
        take(page, name)
        if name == "lineae":
            page.locator("#log a").nth(-12).click()
            page.locator("#glimpse-picture svg").wait_for()
            page.wait_for_timeout(500)
            take(page, "moment")
        elif name == "uranus":
            page.goto(f"{ADDRESS}/table/uranus/text")
            page.locator("#regions h3").first.wait_for()
            take(page, "text-view")
        elif name == "mine-the-moon":
            page.goto(f"{ADDRESS}/table/mine-the-moon/replay?seat=0#60")
            page.locator("#drawing svg").wait_for()
            page.wait_for_timeout(500)
            take(page, "replay")
        page.context.close()


def main() -> None:
    """Take them all."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as games, served() as (store, browser):
        take_all(browser, store, Path(games))


if __name__ == "__main__":
    main()
