"""Look at the boards: whole games of bots, photographed at several moments, on screens of several sizes, dark and light.

    PYTHONPATH=src .venv/bin/python tools/looks.py FOLDER [KIND ...] [--at 0 50 100] [--screens phone laptop] [--themes dark light]

A KIND is a key of KINDS below; without one, all of them are taken. `--at` says how far into the game, in per cent: 0 is the first
decision of the first seat, 100 the end. The games are kept in the folder, so that for a second look no bots need to play.
"""

import argparse
import itertools
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from perilune.bots import bot
from perilune.core.record import Record, loads
from perilune.core.reopen import reopen
from perilune.core.table import Table
from perilune.games import box
from perilune.web.security.browser_cookie import COOKIE
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.store import Store

with socket.socket() as free:  # so that two can look at once
    free.bind(("127.0.0.1", 0))
    PORT: int = free.getsockname()[1]
ADDRESS = f"http://localhost:{PORT}"
SERVE = """
from perilune.web.app import Settings, serve
from perilune.web.security.limits import LIFTED
serve("127.0.0.1", PORT, Settings(FILE, pace=0, limits=LIFTED), False)
"""
NAMES = ["Ada", "Selene", "Artemis", "Chandra", "Luna", "Cynthia"]
SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "lying": {"width": 1180, "height": 820},  # a tablet, too
    "laptop": {"width": 1280, "height": 800},
    "desktop": {"width": 1920, "height": 1080},
}
FINGERS = ["phone", "tablet", "lying"]
THEMES = ["dark", "light"]
KINDS: dict[str, tuple[str, int, dict[str, str | list[str]]]] = {  # box, seats, options
    "moon": ("mine_the_moon", 4, {}),
    "moon-2": ("mine_the_moon", 2, {}),
    "moon-5": ("mine_the_moon", 5, {}),
    "lineae": ("lineae", 4, {}),
    "lineae-2": ("lineae", 2, {"game": "starter"}),
    "lineae-5": ("lineae", 5, {"biogenesis": "on", "reactor": "on"}),
    "lineae-solo": ("lineae", 1, {}),
    "astro": ("astronavigators", 4, {"mode": "constellation"}),
    "astro-first": ("astronavigators", 2, {"mode": "first_and_fast"}),
    "astro-solar": ("astronavigators", 3, {"mode": "solar_system"}),
    "astro-solo": ("astronavigators", 1, {"mode": "solo"}),
    "uranus": ("uranus", 4, {"deck": "standard"}),
    "uranus-solo": ("uranus", 1, {"deck": "first"}),
    "uranus-6": ("uranus", 6, {"deck": "advanced", "boards": "random"}),
}


def played(kind: str, folder: Path, level: str) -> Record:
    """A whole game of this kind, from the folder if it was played before."""
    kept = folder / f"{kind}.json"
    if kept.exists():
        return loads(kept.read_text())
    name, seats, options = KINDS[kind]
    game = box(name)
    table = Table(game, game.settle(seats, options), "looks", NAMES[:seats])
    players = [bot(level, seat) for seat in range(seats)]
    while not table.over:
        seat = table.deciders()[0]
        table.submit(seat, players[seat].choose(table.seen(seat)))
    kept.write_text(table.record.dumps())
    return table.record


def part_of(record: Record, hundredths: int) -> Record:
    """The game up to a decision of the first seat, so far through it."""
    if hundredths == 100:
        return record
    chosen = [place for place, row in enumerate(record.rows) if row.seat == 0]
    last = chosen[min(len(chosen) - 1, hundredths * len(chosen) // 100)]
    part = loads(record.dumps())  # a compiled record cannot be taken apart
    part.rows = part.rows[:last]
    return part


def put(store: Store, table: str, record: Record, owner: str) -> None:
    """A table where this browser has the first seat and others never move."""
    now = reopen(box(record.box), record).table
    chairs = [Chair(PERSON, {owner if seat == 0 else "somebody else": Device()}) for seat in range(record.seats)]
    store.add_table(StoredTable(table, now.record, chairs, owner), now.deciders())


@contextmanager
def served() -> Iterator[tuple[Store, Browser]]:
    """A server from the sources with an empty store, and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = f"{folder}/tables.sqlite"
        code = SERVE.replace("FILE", repr(file)).replace("PORT", str(PORT))
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        server.stdout.readline()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
            yield Store(file), browser
            browser.close()
        finally:
            server.kill()
            server.wait()


def window(browser: Browser, screen: str, theme: str = "dark", sharp: int = 1) -> tuple[Page, str]:
    """A window that is asked nothing and shows no motion, and the name under which the store knows it."""
    finger = screen in FINGERS
    context = browser.new_context(
        viewport=SCREENS[screen],
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        is_mobile=finger,
        has_touch=finger,
        device_scale_factor=sharp,
    )
    context.add_init_script("localStorage.setItem('ask first', 'no'); localStorage.setItem('goals', 'no')")
    page = context.new_page()
    page.goto(ADDRESS)
    cookie = next(str(kept["value"]) for kept in context.cookies() if kept["name"] == COOKIE)
    return page, sha256(cookie.partition(".")[0].encode()).hexdigest()


def open_at(page: Page, store: Store, table: str, record: Record, owner: str) -> None:
    """Sit down at a table as far as this record goes, and wait until everything is drawn."""
    put(store, table, record, owner)
    page.goto(f"{ADDRESS}/table/{table}")
    page.locator("#drawing svg").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


def look(browser: Browser, store: Store, kinds: dict[str, Record], asked: argparse.Namespace) -> None:
    """Take every picture."""
    for theme, screen in itertools.product(asked.themes, asked.screens):
        page, owner = window(browser, screen, theme)
        for (kind, record), at in itertools.product(kinds.items(), asked.at):
            table = f"{kind}-{at}-{screen}-{theme}"
            open_at(page, store, table, part_of(record, at), owner)
            page.screenshot(path=asked.folder / f"{table}.png")
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--at", type=int, nargs="+", default=[0, 50, 100])
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    kinds = {kind: played(kind, asked.folder, asked.bot) for kind in asked.kinds or KINDS}
    with served() as (store, browser):
        look(browser, store, kinds, asked)


if __name__ == "__main__":
    main()
