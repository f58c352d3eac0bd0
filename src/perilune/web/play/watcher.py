"""A page that is open at a table."""

import asyncio

from perilune.core.chance import SPECTATOR
from perilune.web.play.frames import Frame

LONGEST_QUEUE = 200  # frames that a slow page may be behind


class Watcher:
    """One open page: whose it is, the seat it looks from, what it has been shown, what is on its way to it."""

    def __init__(self, owner: str, mine: list[int], words: bool = False) -> None:
        self.owner = owner
        self.mine = mine  # the seats that it may act for
        self.words = words  # it wants the position told, not drawn
        self.seat = mine[0] if len(mine) == 1 else SPECTATOR
        self.passed_by = SPECTATOR  # who has moved last at a page of several people, if nobody has done anything since
        self.shown: Frame = {}
        self.outbox: asyncio.Queue[Frame | None] = asyncio.Queue()  # None closes the page's connection
        self.given_up = asyncio.Event()  # it does not read

    def tell(self, frame: Frame) -> None:
        """Send a frame; give up on a page that does not read."""
        if self.outbox.qsize() < LONGEST_QUEUE:
            self.outbox.put_nowait(frame)
        else:
            self.given_up.set()

    def close(self) -> None:
        """Close the page's connection; the page comes back by itself."""
        self.outbox.put_nowait(None)
