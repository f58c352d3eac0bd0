"""Several people at one screen: whose view a page shows, when the curtain comes down, who may lift it, and who is called You.

All of it is decided here; the page shows what it is told. When the next person is to choose, the page shows what a spectator
sees until they say who they are. Where nobody at the page knows anything that is not open to all, there is no curtain: the
next person's view is shown at once.
"""

from perilune.core.chance import SPECTATOR
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.core.words import YOU
from perilune.web.play.open_page import OpenPage
from perilune.web.storage.model import PERSON, Chair


def names_told(names: list[str], chairs: list[Chair], mine: list[int]) -> list[str]:
    """The names as they are told to whoever has these seats: who gave no name and sits there alone is called You."""
    if len(mine) != 1 or not chairs[mine[0]].nameless or YOU in names:
        return names
    return [YOU if seat == mine[0] else name for seat, name in enumerate(names)]


class SharedScreen:
    """Decides for each page of one table."""

    def __init__(self, table: Table, chairs: list[Chair]) -> None:
        self._table = table
        self._chairs = chairs

    # what the page is told

    def names(self, page: OpenPage) -> list[str]:
        """The names as the page is told them."""
        return names_told(self._table.names, self._chairs, page.mine)

    def seen(self, page: OpenPage, seat: int | None = None) -> Seen:
        """What the seat that the page shows may know, or another one of the page's, as the page is told it."""
        return self._table.seen(page.seat if seat is None else seat).told_with(self.names(page))

    def is_mine(self, page: OpenPage) -> bool:
        """Whether the seat that the page shows is to choose, and a person there plays it."""
        return page.seat in self._waiting(page)

    def bot_stands_in(self, page: OpenPage) -> bool:
        """Whether a bot plays the seat that the page shows."""
        return page.seat != SPECTATOR and self._chairs[page.seat].player != PERSON

    def next(self, page: OpenPage) -> list[int]:
        """Who of the people at the page may take over: while there are any, the curtain is down."""
        return [] if self.is_mine(page) else self._waiting(page)

    def undo_seat(self, page: OpenPage) -> int:
        """The seat whose last move the page can take back: its own, or that of who has just passed the screen on."""
        return page.passed_by if page.passed_by != SPECTATOR else page.seat

    # what happens

    def opened(self, page: OpenPage, showed: int, left: int) -> None:
        """A page opens, or comes back: `showed` is the seat that its window showed, or, with the curtain down, `left` that before."""
        if len(page.mine) > 1:
            page.passed_by = next((row.seat for row in self._table.record.rows[-1:] if row.seat in page.mine), SPECTATOR)
        self.pass_on(page)
        if page.seat == SPECTATOR and left in page.mine:
            page.left = left
        if showed != page.seat and self._may_return(page, showed):
            self.show_seat(page, showed)

    def pass_on(self, page: OpenPage) -> None:
        """The position has changed: if another person at the page is to choose, it shows no more of the one before."""
        people = self._people(page)
        if len(people) < 2 or page.seat in self._table.deciders():
            return
        following = self._waiting(page)
        if following:
            if page.seat != SPECTATOR:
                page.passed_by = page.left = page.seat
            page.seat = SPECTATOR if self._has_secrets(people) else following[0]

    def show_seat(self, page: OpenPage, seat: int) -> bool:
        """Somebody says who they are; returns whether that changes anything."""
        changes = (page.seat, page.passed_by) != (seat, SPECTATOR)
        page.seat = seat
        page.passed_by = page.left = SPECTATOR
        return changes

    def played(self, page: OpenPage) -> None:
        """A move is played from the page: nobody before can take theirs back any more."""
        page.passed_by = SPECTATOR

    def took_back(self, page: OpenPage, seat: int) -> None:
        """The seat's last move was taken back from the page: its person chooses again, if it is they who were here."""
        if page.seat != SPECTATOR or (page.left == seat and self._may_return(page, seat)):
            page.seat = seat
        page.passed_by = page.left = SPECTATOR

    def seats_changed(self, page: OpenPage, mine: list[int]) -> None:
        """The page may act for other seats from now on."""
        if mine == page.mine:
            return
        page.mine = mine
        if len(mine) == 1:
            page.seat = mine[0]
        elif page.seat not in mine:
            page.seat = SPECTATOR
        page.passed_by = page.passed_by if page.passed_by in mine else SPECTATOR
        page.left = page.left if page.left in mine else SPECTATOR

    def _people(self, page: OpenPage) -> list[int]:
        """The seats of the page that people play."""
        return [seat for seat in page.mine if self._chairs[seat].player == PERSON]

    def _waiting(self, page: OpenPage) -> list[int]:
        """Those of them that are to choose."""
        deciders = self._table.deciders()
        return [seat for seat in self._people(page) if seat in deciders]

    def _may_return(self, page: OpenPage, seat: int) -> bool:
        """Whether this seat may be shown again: not if the screen belongs to another person by now."""
        waiting = self._waiting(page)
        return seat in page.mine and (not waiting or seat in waiting)

    def _has_secrets(self, people: list[int]) -> bool:
        """Whether one of them knows something that is not open to all."""
        open_to_all = self._table.seen().view.to_json()
        return any(self._table.seen(seat).view.to_json() != open_to_all for seat in people)
