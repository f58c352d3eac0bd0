"""Who sits at a table and who is there at the moment, as each page may know it."""

from typing import Literal

from perilune.bots import BOTS
from perilune.core.table import Table
from perilune.draw.pieces import mark_path
from perilune.web.play.deals import say_deal
from perilune.web.play.messages import Hosting, PeopleMessage, SeatDevice, SeatPerson
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.seat_links import SeatLinks
from perilune.web.play.seat_rights import SeatRights
from perilune.web.play.shared_screen import names_told
from perilune.web.storage.model import PERSON, StoredTable


class People:
    """Tells the pages of one table who is there."""

    def __init__(self, stored: StoredTable, table: Table, pages: OpenPages, rights: SeatRights, links: SeatLinks) -> None:
        self._stored = stored
        self._table = table
        self._pages = pages
        self._rights = rights
        self._links = links

    def show(self) -> None:
        """Tell every page."""
        for page in self._pages:
            page.tell(self._message(page))

    def _message(self, page: OpenPage) -> PeopleMessage:
        return {
            "type": "people",
            "seats": [self._seat(page, seat) for seat in range(len(self._stored.chairs))],
            "watching": self._pages.watching(),
            "bots": BOTS,
            "deal": say_deal(self._stored),
            "practice": self._table.practice,
            "hosting": self._hosting() if self._rights.hosts(page) else None,
        }

    def _seat(self, page: OpenPage, seat: int) -> SeatPerson:
        """One seat: only the page that may give its links gets them."""
        chair = self._stored.chairs[seat]
        mine, hosts = seat in page.mine, self._rights.hosts(page)
        free = seat in self._stored.free()
        invites = free and hosts
        return {
            "name": self._stored.record.names[seat],
            "called": names_told(self._stored.record.names, self._stored.chairs, page.mine)[seat],
            "mark": mark_path(seat),
            "player": chair.player,
            "state": self._state(seat),
            "mine": mine,
            "link": self._links.invitation(seat) if invites else "",
            "takes": free and (self._stored.listed or invites) and not self._rights.has_enough(page.owner),
            "hands": self._rights.may_hand_over(page, seat),
            "devices": self._devices(seat, page.owner) if mine else [],
            "removes": hosts and not mine and bool(chair.sitters),
        }

    def _state(self, seat: int) -> Literal["free", "bot", "here", "away"]:
        if seat in self._stored.free():
            return "free"
        if self._stored.chairs[seat].player != PERSON:
            return "bot"
        return "here" if seat in self._pages.seats() else "away"

    def _hosting(self) -> Hosting:
        """What only the host sees: whether a browser may have several seats, where that is a question, and who was put out."""
        banned = self._stored.banned.items()
        return {
            "listed": self._stored.listed,
            "many": self._stored.many,
            "banned": [{"who": self._links.tag(owner), "name": name} for owner, name in banned],
        }

    def _devices(self, seat: int, owner: str) -> list[SeatDevice]:
        """The browsers that may act for a seat, for whoever sits there."""
        return [
            {"device": self._links.tag(other), "name": device.name, "since": round(device.since), "this": other == owner}
            for other, device in self._stored.chairs[seat].sitters.items()
        ]
