"""Sends each page of a table the position as the seat that it shows sees it, whenever that changes."""

from bisect import bisect_left
from collections.abc import Callable

from perilune.core.chance import SPECTATOR
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.web.play.log_teller import LogTeller
from perilune.web.play.messages import Position
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.presenter import as_change, position
from perilune.web.play.seat_rights import BOT_PLAYS
from perilune.web.play.shared_screen import SharedScreen

_Seen = dict[tuple[int, int, bool, str], Position]  # those made already, by seat shown, seat to take back, and how it is shown


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
        self._parts: dict[str, str] = {}  # of the last drawings

    def show_all(self) -> None:
        """The position has changed, or who plays a seat."""
        seen: _Seen = {}
        self._share_parts()
        for page in self._pages:
            seat = page.seat
            self._screen.pass_on(page)
            follows = page.follows and page.seat == seat and page.shown is not None
            self._send(page, seen, self._table.seen_between(self._number, seat) if follows else [])
        self._number = self._table.number

    def show(self, page: OpenPage) -> None:
        """The page shows another seat, or has been shown nothing yet."""
        self._send(page, {})

    def _send(self, page: OpenPage, seen: _Seen, between: list[Seen] | None = None) -> None:
        """Send the position, with what the page's seat saw on the way, unless the page sees no change."""
        now = self._for_page(page, self._seen_from(page, seen))
        if now != page.shown:
            page.tell(as_change(page.shown, now, between, page.layout))
            page.shown = now

    def _seen_from(self, page: OpenPage, seen: _Seen) -> Position:
        """The position as a seat sees it, whatever page it is shown on."""
        seat, undo_seat = page.seat, self._screen.undo_seat(page)
        key = (seat, undo_seat, page.words, page.layout)
        if key not in seen:
            undo = self._table.why_no_undo(undo_seat) if undo_seat != SPECTATOR else "You are watching."
            redo = seat != SPECTATOR and self._table.can_redo(seat)
            shown = position(self._table.seen(seat), undo, redo, self._since(seat), page.words, page.layout, self._log)
            if "svg" in shown:
                shown["svg"] = [self._parts.setdefault(part, part) for part in shown["svg"]]
            seen[key] = shown
        return seen[key]

    def _share_parts(self) -> None:
        """Parts that are the same in several drawings, or in the next one, are kept once; and what is kept once is compared at a glance."""
        shown = [page.shown.get("svg", []) for page in self._pages if page.shown is not None]
        self._parts = {part: part for parts in shown for part in parts}

    def _for_page(self, page: OpenPage, seen: Position) -> Position:
        """The position with what is only for this page."""
        shown = seen.copy()
        shown["mine"] = self._screen.is_mine(page)
        shown["next"] = self._screen.next(page)
        shown["standIn"] = self._screen.bot_stands_in(page)
        if shown["standIn"]:
            shown["undo"], shown["redo"] = BOT_PLAYS, False
        if seen["outcome"] is not None:
            shown["outcome"] = {**seen["outcome"], "best": self._compare(page.owner)}
        return shown

    def _since(self, seat: int) -> int:
        """The first line of the log after the seat's last move."""
        rows = self._table.record.rows
        last = next((number for number in range(len(rows) - 1, -1, -1) if rows[number].seat == seat), -1)
        return bisect_left([event.at for event in self._table.journal.events if event.heard_by(seat)], last + 1)
