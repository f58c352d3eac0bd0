"""Taking, leaving and handing over the seats of a table."""

import time

from perilune.bots import BOTS, LEVELS
from perilune.core.errors import PeriluneError
from perilune.web.play.audit import Audit
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.seat_links import INVITE, SeatLinks
from perilune.web.play.seat_rights import NotYours, SeatRights
from perilune.web.play.shared_screen import SharedScreen
from perilune.web.security.browser_cookie import Visitor
from perilune.web.storage.model import PERSON, Device, StoredTable
from perilune.web.storage.store import Store
from perilune.web.table_form import read_name

_ONE_EACH = "You already have a seat at this table. Its host can allow several seats for one browser."
_TAKEN = "Somebody else has already taken this seat. You can watch."


class NotFree(PeriluneError):
    """The seat cannot be taken."""


class Seating:
    """The seats of one table. Whoever changes them tells the pages: LiveTable.people_changed."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        pages: OpenPages,
        rights: SeatRights,
        links: SeatLinks,
        screen: SharedScreen,
        audit: Audit,
    ) -> None:
        self._stored = stored
        self._store = store
        self._pages = pages
        self._rights = rights
        self._links = links
        self._screen = screen
        self._audit = audit
        self._chairs = stored.chairs

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        return self._stored.record.names

    # taking a seat

    def take(self, visitor: Visitor, seat: int, name: str) -> None:
        """Somebody takes a free seat, under this name or the one that the seat has."""
        new = visitor.owner not in self._chairs[seat].sitters
        if new and seat not in self._stored.free():
            raise NotFree(_TAKEN)
        if new and self._rights.has_enough(visitor.owner):
            raise NotFree(_ONE_EACH)
        names = list(self.names)
        names[seat] = read_name(name, names[:seat] + names[seat + 1 :]) or names[seat]
        self._add_sitter(visitor, seat, names, free=True)
        if new:
            self._audit.add(f"{self.names[seat]} took seat {seat + 1}.")

    def take_by_link(self, visitor: Visitor, link: str, name: str) -> None:
        """Somebody came with what stood behind the # of a link."""
        given = self._links.read(link)
        if given.kind == INVITE:
            self.take(visitor, given.seat, name)
        elif visitor.owner not in self._chairs[given.seat].sitters:
            self._add_sitter(visitor, given.seat, self.names, free=False)
            self._audit.add(f"Another device was added to the seat of {self.names[given.seat]}.")

    def _add_sitter(self, visitor: Visitor, seat: int, names: list[str], free: bool) -> None:
        device = Device(visitor.device, time.time())
        if not self._store.add_sitter(self._stored.id, seat, visitor.owner, device, names, free):
            raise NotFree(_TAKEN)
        self.names[seat] = names[seat]
        self._chairs[seat].sitters.setdefault(visitor.owner, device)
        self._tell_screens()

    # leaving a seat

    def leave(self, page: OpenPage, seat: int) -> None:
        """Somebody gets up: the seat is free."""
        self._rights.check_seat(page, seat)
        self._remove_sitters(seat, list(self._chairs[seat].sitters))
        self._audit.add(f"{self.names[seat]} left seat {seat + 1}.")

    def remove(self, page: OpenPage, seat: int, ban: bool) -> None:
        """The host frees somebody's seat; with `ban` they may not come back."""
        self._rights.check_host(page)
        if not 0 <= seat < len(self._chairs) or seat in page.mine or not self._chairs[seat].sitters:
            raise NotYours("Nobody else sits there. You can free the seats of other people.")
        owners = list(self._chairs[seat].sitters)
        self._remove_sitters(seat, owners, dict.fromkeys(owners, self.names[seat]) if ban else {})
        banned = ", who may not come back" if ban else ""
        self._audit.add(f"The host freed the seat of {self.names[seat]}{banned}.")
        for other in self._pages:
            if other.owner in owners and (ban or self._stored.password):
                other.close()  # it comes back, and is told why it may not stay

    def remove_device(self, page: OpenPage, seat: int, device: str) -> None:
        """Somebody takes another device off their seat. Links for more devices are revoked with it."""
        self._rights.check_seat(page, seat)
        owners = [owner for owner in self._chairs[seat].sitters if self._links.tag(owner) == device]
        if not owners or owners == list(self._chairs[seat].sitters):
            raise NotYours("Choose one of the other devices on this seat. To take off the last one, leave the seat.")
        self._remove_sitters(seat, owners)
        self._audit.add(f"A device was taken off the seat of {self.names[seat]}.")

    def _remove_sitters(self, seat: int, owners: list[str], banned: dict[str, str] | None = None) -> None:
        chair = self._chairs[seat]
        self._store.remove_sitters(self._stored.id, seat, owners, chair.links + 1, banned or {})
        chair.links += 1
        self._stored.banned |= banned or {}
        for owner in owners:
            del chair.sitters[owner]
        for owner in banned or {}:
            for other in self._chairs:
                other.sitters.pop(owner, None)
        self._tell_screens()

    # what else changes

    def hand_over(self, page: OpenPage, seat: int, player: str) -> None:
        """Whoever sits there, or the host while nobody is there, gives the seat to a bot, or takes it back from one."""
        self._rights.check_hand_over(page, seat)
        if player not in (PERSON, *BOTS):
            raise NotYours(f"Nobody called {player[:20]!r} can play a seat. Choose one of: {', '.join([PERSON, *BOTS])}.")
        if player == self._chairs[seat].player:
            return
        self._store.set_player(self._stored.id, seat, player)
        self._chairs[seat].player = player
        who = "" if seat in page.mine else ", as the host wished"
        says = "is played by a person again" if player == PERSON else f"is played by the {LEVELS[player]} bot"
        self._audit.add(f"Seat {seat + 1} ({self.names[seat]}) {says}{who}.")

    def pardon(self, page: OpenPage, who: str) -> None:
        """The host lets somebody come back."""
        self._rights.check_host(page)
        for owner in [owner for owner in self._stored.banned if self._links.tag(owner) == who]:
            self._store.lift_ban(self._stored.id, owner)
            self._audit.add(f"The host lets {self._stored.banned.pop(owner)} come back.")

    def allow_many(self, page: OpenPage, many: bool) -> None:
        """The host says whether one browser may take several seats."""
        self._rights.check_host(page)
        self._store.allow_many(self._stored.id, many)
        self._stored.many = many
        self._audit.add(f"The host {'allows' if many else 'no longer allows'} several seats for one browser.")

    def replace_owner(self, old: str, new: str) -> None:
        """A browser has got another secret."""
        self._stored.host = new if self._stored.host == old else self._stored.host
        for chair in self._chairs:
            if old in chair.sitters:
                chair.sitters[new] = chair.sitters.pop(old)
        if old in self._stored.banned:
            self._stored.banned[new] = self._stored.banned.pop(old)
        for page in self._pages:
            page.owner = new if page.owner == old else page.owner

    def _tell_screens(self) -> None:
        for page in self._pages:
            self._screen.seats_changed(page, self._stored.seats_of(page.owner))
