"""Who may do what with a seat."""

from perilune.core.errors import PeriluneError
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.storage.model import PERSON, StoredTable

BOT_PLAYS = "A bot is playing for you. Take the seat back first."
KEPT_OUT = "The host does not let you sit at this table."


class NotYours(PeriluneError):
    """The browser may not do this with the seat."""


class SeatRights:
    """The rights at one table."""

    def __init__(self, stored: StoredTable, pages: OpenPages) -> None:
        self._stored = stored
        self._pages = pages

    def check_seat(self, page: OpenPage, seat: int) -> None:
        """Refuse what a browser does for a seat that is not its own."""
        if seat not in page.mine:
            raise NotYours("That is not your seat. You can only act for seats taken in this browser.")

    def check_playing(self, page: OpenPage, seat: int) -> None:
        """Refuse a move for a seat that is not the browser's own, or that a bot plays for it."""
        self.check_seat(page, seat)
        if self._stored.chairs[seat].player != PERSON:
            raise NotYours(BOT_PLAYS)

    def check_host(self, page: OpenPage) -> None:
        """Refuse what only the host may do."""
        if not self.hosts(page):
            raise NotYours("Only the host, who opened this table, can do this.")

    def check_hand_over(self, page: OpenPage, seat: int) -> None:
        """Refuse to give away a seat that is neither the browser's own nor, for the host, one whose person is away."""
        if not 0 <= seat < len(self._stored.chairs) or not self.may_hand_over(page, seat):
            raise NotYours(
                "That is not your seat. You can hand over your own seats and, as the host, those of people who are away."
            )

    def hosts(self, page: OpenPage) -> bool:
        """Whether the page is the host's."""
        return bool(page.owner) and page.owner == self._stored.host

    def may_hand_over(self, page: OpenPage, seat: int) -> bool:
        """Whether the page may give the seat to a bot, or back to a person."""
        return seat in page.mine or (self.hosts(page) and seat not in self._pages.seats())

    def has_enough(self, owner: str) -> bool:
        """At a table that everybody may find, one browser gets one seat, unless the host says otherwise."""
        stored = self._stored
        return stored.listed and not stored.many and owner != stored.host and bool(stored.seats_of(owner))
