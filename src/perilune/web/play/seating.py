"""Taking, leaving and handing over the seats of a table."""

import time

from perilune.bots import BOTS, LEVELS
from perilune.core.errors import PeriluneError
from perilune.web.play.audit import Audit
from perilune.web.play.ledger import TableLedger
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.seat_links import INVITE, SeatLinks
from perilune.web.play.seat_rights import NotYours, SeatRights
from perilune.web.play.shared_screen import SharedScreen
from perilune.web.security.browser_cookie import Visitor
from perilune.web.storage.model import PERSON, Device, StoredTable, TableNews
from perilune.web.table_form import read_name

_ONE_EACH = "You already have a seat at this table. The host can allow several seats per browser."
_TAKEN = "Somebody else has already taken this seat. You can watch."


class NotFree(PeriluneError):
    """The seat cannot be taken."""


class Seating:
    """The seats of one table. Whoever changes them tells the pages: LiveTable.people_changed."""

    def __init__(
        self,
        stored: StoredTable,
        ledger: TableLedger,
        pages: OpenPages,
        rights: SeatRights,
        links: SeatLinks,
        screen: SharedScreen,
        audit: Audit,
    ) -> None:
        self._stored = stored
        self._ledger = ledger
        self._store = ledger.store
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

    async def take(self, visitor: Visitor, seat: int, name: str) -> None:
        """Somebody takes a free seat, under this name or the one that the seat has."""
        new = visitor.owner not in self._chairs[seat].sitters
        if new and seat not in self._stored.free():
            raise NotFree(_TAKEN)
        if new and self._rights.has_enough(visitor.owner):
            raise NotFree(_ONE_EACH)
        given = read_name(name, self.names[:seat] + self.names[seat + 1 :])
        await self._add_sitter(visitor, seat, given, free=True)
        if new:
            await self._audit.add(f"{self.names[seat]} took seat {seat + 1}.")

    async def take_by_link(self, visitor: Visitor, link: str, name: str) -> None:
        """Somebody came with what stood behind the # of a link."""
        given = self._links.read(link)
        if given.kind == INVITE:
            await self.take(visitor, given.seat, name)
        elif visitor.owner not in self._chairs[given.seat].sitters:
            await self._add_sitter(visitor, given.seat, "", free=False)
            await self._audit.add(f"Another device was added to {self.names[given.seat]}'s seat.")

    async def _add_sitter(self, visitor: Visitor, seat: int, given: str, free: bool) -> None:
        """Without a name that is given, the seat keeps the one that it has."""
        device = Device(visitor.device, time.time())
        name, nameless = given or self.names[seat], not given and self._chairs[seat].nameless
        if not await self._ledger.write(self._store.add_sitter, seat, visitor.owner, device, name, free, nameless):
            raise NotFree(_TAKEN)
        self.names[seat] = name
        self._chairs[seat].nameless = nameless
        self._chairs[seat].sitters.setdefault(visitor.owner, device)
        self._tell_screens()

    # leaving a seat

    async def leave(self, page: OpenPage, seat: int) -> None:
        """Somebody gets up: the seat is free."""
        self._rights.check_seat(page, seat)
        await self._remove_sitters(seat, list(self._chairs[seat].sitters))
        await self._audit.add(f"{self.names[seat]} left seat {seat + 1}.")

    async def remove(self, page: OpenPage, seat: int, ban: bool) -> None:
        """The host frees somebody's seat; with `ban` they may not come back."""
        self._rights.check_host(page)
        if not 0 <= seat < len(self._chairs) or seat in page.mine or not self._chairs[seat].sitters:
            raise NotYours("Nobody else sits there. You can only free other people's seats.")
        owners = list(self._chairs[seat].sitters)
        await self._remove_sitters(seat, owners, dict.fromkeys(owners, self.names[seat]) if ban else {})
        banned = ", and they may not come back" if ban else ""
        await self._audit.add(f"The host freed {self.names[seat]}'s seat{banned}.")
        self._close_pages(owners)

    async def remove_device(self, page: OpenPage, seat: int, device: str) -> None:
        """Somebody takes another device off their seat. Links for more devices are revoked with it."""
        self._rights.check_seat(page, seat)
        owners = [owner for owner in self._chairs[seat].sitters if self._links.tag(owner) == device]
        if not owners or owners == list(self._chairs[seat].sitters):
            raise NotYours("Choose another device on this seat. To remove the last one, leave the seat.")
        await self._remove_sitters(seat, owners)
        await self._audit.add(f"A device was removed from {self.names[seat]}'s seat.")

    async def _remove_sitters(self, seat: int, owners: list[str], banned: dict[str, str] | None = None) -> None:
        chair = self._chairs[seat]
        await self._ledger.write(self._store.remove_sitters, seat, owners, chair.links + 1, banned or {})
        chair.links += 1
        self._stored.banned |= banned or {}
        for owner in owners:
            chair.sitters.pop(owner, None)
        for owner in banned or {}:
            for other in self._chairs:
                other.sitters.pop(owner, None)
        self._tell_screens()

    # what else changes

    async def hand_over(self, page: OpenPage, seat: int, player: str) -> None:
        """Whoever sits there, or the host while nobody is there, gives the seat to a bot, or takes it back from one."""
        self._rights.check_hand_over(page, seat)
        if player not in (PERSON, *BOTS):
            raise NotYours(f"Nobody called {player[:20]!r} can play a seat. Choose one of: {', '.join([PERSON, *BOTS])}.")
        if player == self._chairs[seat].player:
            return
        await self._ledger.write(self._store.set_player, seat, player)
        self._chairs[seat].player = player
        who = "" if seat in page.mine else ", at the host's request"
        says = "is played by a person again" if player == PERSON else f"is played by the {LEVELS[player]} bot"
        await self._audit.add(f"Seat {seat + 1} ({self.names[seat]}) {says}{who}.")

    async def take_over(self, seat: int, bot: str) -> None:
        """A bot plays the seat from now on, whose person has no time left."""
        await self._ledger.write(self._store.set_player, seat, bot)
        self._chairs[seat].player = bot

    async def pardon(self, page: OpenPage, who: str) -> None:
        """The host lets somebody come back."""
        self._rights.check_host(page)
        for owner in [owner for owner in self._stored.banned if self._links.tag(owner) == who]:
            await self._ledger.write(self._store.lift_ban, owner)
            await self._audit.add(f"The host let {self._stored.banned.pop(owner)} come back.")

    async def allow_many(self, page: OpenPage, many: bool) -> None:
        """The host says whether one browser may take several seats."""
        self._rights.check_host(page)
        await self._ledger.write(self._store.allow_many, many)
        self._stored.many = many
        await self._audit.add(f"The host {'allows' if many else 'no longer allows'} several seats per browser.")

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

    def take_in(self, news: TableNews) -> None:
        """What other servers have written about the seats."""
        stored = self._stored
        before = {owner for chair in self._chairs for owner in chair.sitters}
        stored.host, stored.many, stored.banned = news.host, news.many, news.banned
        self.names[:] = news.names
        for chair, new in zip(self._chairs, news.chairs, strict=True):
            chair.player, chair.sitters, chair.links, chair.nameless = new.player, new.sitters, new.links, new.nameless
        self._tell_screens()
        self._close_pages([owner for owner in before if not stored.seats_of(owner)])

    def _close_pages(self, owners: list[str]) -> None:
        """Those who have lost their seat: where they may not stay, their pages come back, and are told why."""
        for page in self._pages:
            if page.owner in owners and (page.owner in self._stored.banned or self._stored.password):
                page.close()

    def _tell_screens(self) -> None:
        for page in self._pages:
            self._screen.seats_changed(page, self._stored.seats_of(page.owner))
