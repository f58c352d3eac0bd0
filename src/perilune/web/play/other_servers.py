"""The other servers at the same database: telling them what they must hear, hearing them, and agreeing on who does what.

Announcements are gathered: while some are on their way, others wait and go together, and of two that tell the same only the
newer one goes. A server that was alone all the time (SQLite) uses the same way, with nobody at its end.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from perilune.web.logs import log_event
from perilune.web.metrics import Figures
from perilune.web.play.announcements import Announcement, Beat, Changed, Leaving, Present, Proposed, Thinking, from_text, to_texts
from perilune.web.storage.channel import Channel
from perilune.web.storage.database import DatabaseTrouble

BEAT = 5.0  # seconds between two signs of life
DEAD = 16.0  # seconds without one, after which a server counts as dead
RETRY = 0.5  # seconds, if the database does not answer
PATIENCE = 10.0  # seconds that a server waits, before it lets anybody in, until it can hear the others

_T = TypeVar("_T")


class OtherServers:
    """All other servers, as one of them sees them."""

    def __init__(self, channel: Channel) -> None:
        self.alone = channel.alone
        self._channel = channel
        self.name = secrets.token_hex(6)
        self._outbox: dict[object, Announcement] = {}
        self._news = asyncio.Event()
        self._threads = ThreadPoolExecutor(2, "servers")  # one sends, one locks
        self._heard: dict[str, float] = {}  # when each server was heard last
        self.figures: dict[str, Figures] = {}  # what each has counted, as it told it last
        self.count: Callable[[], Figures] = dict  # what this one has counted
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._hears = asyncio.Event()
        self._hear: Callable[[str, Announcement], None] = lambda server, announcement: None
        self._missed: Callable[[], None] = lambda: None

    def start(self, hear: Callable[[str, Announcement], None], missed: Callable[[], None]) -> None:
        """From now on call `hear` with a server and what it says, and `missed` when something may not have been heard.

        A server that has died says Leaving, too.
        """
        if self.alone:
            return
        self._hear, self._missed = hear, missed
        self._tasks = [asyncio.create_task(work) for work in (self._send_all(), self._stay_alive())]
        Thread(target=self._listen, args=(asyncio.get_running_loop(),), name="listen", daemon=True).start()

    async def listening(self) -> None:
        """Wait until this server hears the others, but not for ever: a database that is away comes back some time."""
        if not self.alone:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hears.wait(), PATIENCE)

    # telling

    def tell(self, announcement: Announcement) -> None:
        """Tell all other servers, soon."""
        if not self.alone:
            key = _key(announcement)
            self._outbox.pop(key, None)
            self._outbox[key] = announcement
            self._news.set()

    async def _send_all(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            going, self._outbox = self._outbox, {}
            try:
                await self._in_thread(self._channel.send, to_texts(self.name, going.values()))
            except DatabaseTrouble:
                self._outbox = going | self._outbox
                await asyncio.sleep(RETRY)
                self._news.set()

    async def _stay_alive(self) -> None:
        """Give signs of life, and miss those of others."""
        while True:
            self.tell(Beat(self.count()))
            await asyncio.sleep(BEAT)
            for server in [name for name, at in self._heard.items() if time.monotonic() - at > DEAD]:
                log_event("server lost", logging.WARNING, server=server)
                self._take_in(server, Leaving())

    # hearing

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own, until the server stops."""
        while not self._closing:
            try:
                texts = self._channel.listen(1.0)
            except DatabaseTrouble:
                time.sleep(RETRY)
                continue
            try:
                if texts is None:
                    loop.call_soon_threadsafe(self._hear_again)
                elif texts:
                    loop.call_soon_threadsafe(self._take_in_all, texts)
            except RuntimeError:
                return  # the loop has ended

    def _hear_again(self) -> None:
        self._hears.set()
        self._missed()

    def _take_in_all(self, texts: list[str]) -> None:
        for text in texts:
            server, announcements = from_text(text)
            for announcement in announcements if server != self.name else []:
                self._take_in(server, announcement)

    def _take_in(self, server: str, announcement: Announcement) -> None:
        if isinstance(announcement, Leaving):
            self._heard.pop(server, None)
            self.figures.pop(server, None)
        else:
            self._heard[server] = time.monotonic()
            if isinstance(announcement, Beat):
                self.figures[server] = announcement.figures
        self._hear(server, announcement)

    # agreeing

    async def take(self, name: str) -> bool:
        """Whether this server does what has this name, until it gives it back; another one may be at it."""
        if self.alone:
            return True
        try:
            return await self._in_thread(self._channel.take, name)
        except DatabaseTrouble:
            return False

    async def give(self, name: str) -> None:
        """Let others do it. Whatever happens, it is theirs when this server has died."""
        if not self.alone:
            with suppress(DatabaseTrouble):  # then the lock has gone with the connection
                await self._in_thread(self._channel.give, name)

    async def _in_thread(self, work: Callable[..., _T], *args: object) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def close(self) -> None:
        """The server stops: tell the others what is left to tell."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if not self.alone:
            with suppress(DatabaseTrouble):  # then they will notice
                await self._in_thread(self._channel.send, to_texts(self.name, [*self._outbox.values(), Leaving()]))
            await asyncio.to_thread(self._channel.close)
        self._threads.shutdown(wait=False)


def _key(announcement: Announcement) -> object:
    """Of two announcements with the same key only the newer one need be told."""
    if isinstance(announcement, Changed | Present | Proposed | Thinking):
        return type(announcement), announcement.table
    return type(announcement), id(announcement)
