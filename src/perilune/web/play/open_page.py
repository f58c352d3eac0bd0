"""A page that is open at a table."""

import asyncio

from perilune.core.chance import SPECTATOR
from perilune.web.play.presenter import Frame

LONGEST_QUEUE = 200  # frames that a slow page may be behind


class OpenPage:
    """One open page: whose it is, the seat it looks from, what it has been shown, what is on its way to it."""

    def __init__(self, owner: str, mine: list[int], words: bool = False) -> None:
        self.owner = owner
        self.mine = mine  # the seats that it may act for
        self.words = words  # it wants the position told, not drawn
        self.seat = mine[0] if len(mine) == 1 else SPECTATOR
        self.passed_by = SPECTATOR  # who has moved last at a page of several people, if nobody has done anything since
        self.shown: Frame = {}
        self.given_up = asyncio.Event()  # it does not read
        self._outbox: list[Frame] = []
        self._closing = False
        self._news = asyncio.Event()  # there is something to send, or nothing any more

    def tell(self, frame: Frame) -> None:
        """Send a frame; give up on a page that does not read."""
        if len(self._outbox) < LONGEST_QUEUE:
            self._outbox.append(frame)
            self._news.set()
        else:
            self.given_up.set()

    def close(self) -> None:
        """Close the page's connection; the page comes back by itself."""
        self._closing = True
        self._news.set()

    async def post(self) -> list[Frame]:
        """All that is on its way, as soon as there is something; nothing once the connection is to be closed."""
        await self._news.wait()
        frames, self._outbox = self._outbox, []
        if not self._closing:
            self._news.clear()
        return frames
