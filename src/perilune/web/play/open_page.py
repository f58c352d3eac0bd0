"""A page that is open at a table, and all of them together."""

import asyncio
from dataclasses import dataclass

from perilune.core.chance import SPECTATOR
from perilune.core.drawing import WIDE
from perilune.web.play.messages import ServerMessage
from perilune.web.play.position_change import Shown

LONGEST_QUEUE = 200  # messages that a slow page may be behind


class OpenPage:
    """One open page: whose it is, the seat it shows, what it has been shown, what is on its way to it."""

    def __init__(self, owner: str, mine: list[int], words: bool = False, layout: str = WIDE, follows: bool = False) -> None:
        self.owner = owner
        self.mine = mine  # the seats that it may act for
        self.words = words  # it wants the position told, not drawn
        self.layout = layout  # of the drawings that it wants
        self.follows = follows  # it shows move by move what happens
        self.seat = mine[0] if len(mine) == 1 else SPECTATOR  # whose view it shows
        self.passed_by = SPECTATOR  # who has moved last at a page of several people, if nobody has done anything since
        self.left = SPECTATOR  # whom it showed before the curtain came down
        self.shown: Shown | None = None
        self.given_up = asyncio.Event()  # it does not read
        self._outbox: list[ServerMessage] = []
        self.for_good = False  # it need not come back once it is closed
        self._closing = False
        self._news = asyncio.Event()  # there is something to send, or nothing any more

    def tell(self, message: ServerMessage) -> None:
        """Send a message; give up on a page that does not read."""
        if len(self._outbox) < LONGEST_QUEUE:
            self._outbox.append(message)
            self._news.set()
        else:
            self.given_up.set()

    def close(self, for_good: bool = False) -> None:
        """Close the page's connection; the page comes back by itself, unless this is for good."""
        self.for_good = for_good
        self._closing = True
        self._news.set()

    async def next_messages(self) -> list[ServerMessage]:
        """All that is on its way, as soon as there is something; nothing once the connection is to be closed."""
        await self._news.wait()
        messages, self._outbox = self._outbox, []
        if not self._closing:
            self._news.clear()
        return messages


@dataclass(frozen=True)
class Company:
    """Who has a table open at another server: the seats, and how many only watch."""

    seats: frozenset[int]
    watching: int


class OpenPages(set[OpenPage]):
    """The pages that are open at one table, at this server; and who is there at others."""

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere: dict[str, Company] = {}  # by server

    def tell(self, message: ServerMessage) -> None:
        """Send every page the same message."""
        for page in self:
            page.tell(message)

    def here(self) -> Company:
        """Who has the table open at this server."""
        seats = frozenset(seat for page in self for seat in page.mine)
        return Company(seats, sum(1 for page in self if not page.mine))

    def seats(self) -> frozenset[int]:
        """The seats of those whose page is open, wherever that is."""
        return self.here().seats.union(*(company.seats for company in self.elsewhere.values()))

    def watching(self) -> int:
        """How many pages only watch."""
        return self.here().watching + sum(company.watching for company in self.elsewhere.values())
