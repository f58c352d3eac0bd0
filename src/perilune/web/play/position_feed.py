"""Sends each page of a table the position as the seat that it shows sees it, whenever that changes."""

import asyncio
from bisect import bisect_left
from collections.abc import Callable

from perilune.core.chance import SPECTATOR
from perilune.core.journal import Event
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.web.play.log_teller import LogTeller
from perilune.web.play.messages import PositionShared
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.presenter import Look, as_change, look_of
from perilune.web.play.seat_rights import BOT_PLAYS
from perilune.web.play.shared_screen import SharedScreen

_Looks = dict[
    tuple[int, int, tuple[str, ...], bool, str], Look
]  # those made already, by seat shown, seat to take back, names, and how


class PositionFeed:
    """The positions of one table, on their way to its pages."""

    def __init__(self, table: Table, pages: OpenPages, screen: SharedScreen, compare: Callable[[str], str]) -> None:
        """`compare` says how a finished game compares with others of a browser's."""
        self._table = table
        self._pages = pages
        self._screen = screen
        self._compare = compare
        self._number = table.number  # of moves that the pages have been shown
        self._log = LogTeller()

    async def show_all(self, first: OpenPage | None = None) -> None:
        """The position has changed, or who plays a seat. Each page is sent its own before the next one's is drawn, and other tables
        have their turn in between; who has moved comes first. It is done in the table's turn, so nothing is played meanwhile."""
        looks: _Looks = {}
        for page in sorted(self._pages, key=lambda page: page is not first):
            if page not in self._pages:
                continue  # it was closed meanwhile
            seat = page.seat
            self._screen.pass_on(page)
            follows = page.follows and page.seat == seat and page.shown is not None
            between = self._table.seen_between(self._number, seat) if follows else []
            self._send(page, looks, [seen.told_with(self._screen.names(page)) for seen in between])
            await asyncio.sleep(0)
        self._number = self._table.number

    def show(self, page: OpenPage) -> None:
        """The page shows another seat, or has been shown nothing yet."""
        self._send(page, {}, [])

    def _send(self, page: OpenPage, looks: _Looks, between: list[Seen]) -> None:
        """Send the position, with what the page's seat saw on the way, unless the page sees no change."""
        seen = self._seen_from(page, looks)
        seen = seen._replace(told=self._for_page(page, seen.told))
        now = seen.remembered()
        if now != page.shown:
            page.tell(as_change(page.shown, seen, now, self._log, between, page.layout))
            page.shown = now

    def _seen_from(self, page: OpenPage, looks: _Looks) -> Look:
        """The position as a seat sees it, whatever page it is shown on."""
        seat, undo_seat = page.seat, self._screen.undo_seat(page)
        key = (seat, undo_seat, tuple(self._screen.names(page)), page.words, page.layout)
        if key not in looks:
            undo = self._table.why_no_undo(undo_seat) if undo_seat != SPECTATOR else "You are watching."
            redo = seat != SPECTATOR and self._table.can_redo(seat)
            seen = self._screen.seen(page)
            looks[key] = look_of(seen, undo, redo, self._since(seen), page.words, page.layout)
        return looks[key]

    def _for_page(self, page: OpenPage, told: PositionShared) -> PositionShared:
        """The position with what is only for this page."""
        whole = told.copy()
        whole["mine"] = self._screen.is_mine(page)
        whole["next"] = self._screen.next(page)
        whole["standIn"] = self._screen.bot_stands_in(page)
        if whole["standIn"]:
            whole["undo"], whole["redo"] = BOT_PLAYS, False
        if told["outcome"] is not None:
            whole["outcome"] = {**told["outcome"], "best": self._compare(page.owner)}
        return whole

    def _since(self, seen: Seen) -> int:
        """The first line of the log after the one that tells the seat's last move: what that move brought about is news."""
        rows, events = self._table.record.rows, seen.events
        last = next((number for number in range(len(rows) - 1, -1, -1) if rows[number].seat == seen.seat), -1)
        first = bisect_left(events, last, key=_at)
        return (
            first + 1
            if last >= 0 and first < len(events) and events[first].at == last
            else bisect_left(events, last + 1, key=_at)
        )


def _at(event: Event) -> int:
    """After how many moves it happened."""
    return event.at
