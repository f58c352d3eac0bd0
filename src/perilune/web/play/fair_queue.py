"""A queue for a few places in which everybody gets the same time: whoever has used least is next."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

CREDIT = 30.0  # seconds by which somebody can be ahead of the others, however little they have used


class FairQueue:
    """So many places. A table whose bots think for long waits longer for the next thought, and keeps nobody else waiting."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._used: dict[str, float] = {}  # seconds, as far as they still count
        self._now = 0.0  # the most that anybody had used who was served

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """A place for somebody, once it is their turn; what they do there is counted."""
        await self._enter(who)
        start = time.monotonic()
        try:
            yield
        finally:
            self._used[who] = self._used.get(who, self._now - CREDIT) + time.monotonic() - start
            self._free += 1
            self._serve()

    async def _enter(self, who: str) -> None:
        self._used[who] = max(self._used.get(who, 0.0), self._now - CREDIT)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if (who, turn) in self._waiting:
                self._waiting.remove((who, turn))
            elif not turn.cancelled():
                self._free += 1  # the place was given in the same moment
                self._serve()
            raise

    def _serve(self) -> None:
        """Give free places to those who have used least; among equals, who came first."""
        while self._free and self._waiting:
            who, turn = min(self._waiting, key=lambda waits: self._used[waits[0]])
            self._waiting.remove((who, turn))
            if turn.cancelled():
                continue
            self._free -= 1
            self._now = max(self._now, self._used[who])
            turn.set_result(None)
        if not self._waiting:
            self._used = {who: used for who, used in self._used.items() if used > self._now - CREDIT}
