"""The wire between a page in a real browser and the server, in the hands of a test."""

import json
import re
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute


class Wire:
    """It can be cut and mended, be slow, or die without a word."""

    def __init__(self, context: BrowserContext) -> None:
        self.opened = 0
        self._whole = True
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self._dead: set[int] = set()
        self._kept: list[str | bytes] | None = None
        context.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, near: WebSocketRoute) -> None:
        if not self._whole:
            near.close()
            return
        number, far = self.opened, near.connect_to_server()
        self.opened += 1
        self._ends.append((near, far))
        near.on_message(lambda text: None if number in self._dead else far.send(text))
        far.on_message(lambda text: None if number in self._dead else self._bring(near, text))

    def _bring(self, near: WebSocketRoute, text: str | bytes) -> None:
        if self._kept is None:
            near.send(text)
        else:
            self._kept.append(text)

    def slow_down(self) -> None:
        """What the server says is kept, until it is brought."""
        self._kept = []

    def bring(self) -> None:
        """Now the page hears what was kept."""
        kept, self._kept = self._kept, None
        for text in kept or []:
            self._ends[-1][0].send(text)

    def cut(self) -> None:
        """What is connected is closed, and nothing else is opened."""
        self._whole = False
        for near, far in self._ends:
            far.close()
            near.close()
        self._ends.clear()

    def mend(self) -> None:
        """The next attempt of the page succeeds."""
        self._whole = True

    def die(self) -> None:
        """What is connected brings nothing any more, but nobody is told."""
        self._dead = set(range(self.opened))

    def await_connection(self, page: Page, number: int) -> None:
        """Wait until so many connections have been opened, one after the other."""
        deadline = time.monotonic() + 30
        while self.opened < number and time.monotonic() < deadline:
            page.wait_for_timeout(50)
        assert self.opened == number

    def tell(self, frame: dict[str, Any]) -> None:
        """Let the page hear something that the server has not said."""
        self._ends[-1][0].send(json.dumps([frame]))
