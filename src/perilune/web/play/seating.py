"""Who sits at a table, who is there at the moment, and what they say to each other."""

import time
from typing import TYPE_CHECKING

from perilune.bots import BOTS, LEVELS
from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError
from perilune.draw.pieces import mark_path
from perilune.web.play.presenter import Frame
from perilune.web.security.browser_cookie import Visitor
from perilune.web.security.signing import Signer
from perilune.web.storage.store import PERSON, AuditLine, Device, Store, StoredTable, TalkLine
from perilune.web.table_form import can_be_stored, read_name

if TYPE_CHECKING:
    from perilune.web.play.open_page import OpenPage

INVITE = "invite"  # a link that gives a free seat to whoever comes first
DEVICE = "device"  # a link that gives one's own seat to another browser, too

LINK_LASTS = 3600  # seconds for which a link for another device is good
LONGEST_SAYING = 500  # letters
TALK_SHOWN = 200  # lines
AUDIT_SHOWN = 200  # lines

SEED, SAME, RECORD, BRANCH = "seed", "same", "record", "branch"  # how somebody can know what was dealt
_DEALS = {
    SEED: "The deal was chosen: seed “{}”.",
    SAME: "This is the deal of an earlier game. Who has played or watched it knows what comes.",
    RECORD: "This table was opened from a record. Who has the record knows what comes.",
    BRANCH: "This table goes on from a moment of another game. Who was there may know what was dealt.",
}
KEPT_OUT = "The host of this table does not let you come in."


_NOT_WHOLE = "This link is not whole, is for another table, or was revoked. Ask for it again."
_ONE_EACH = "You have a seat at this table already. Its host can allow several seats for one browser."
_TAKEN = "Somebody else has taken this seat already. You can watch."


def say_deal(stored: StoredTable) -> str:
    """How somebody at this table can know what was dealt, for everybody to read before they sit down; empty if nobody can."""
    return _DEALS[stored.deal].format(stored.record.seed) if stored.deal else ""


class NotYours(PeriluneError):
    """The browser does not sit on the seat that it wants to act for."""


class NotFree(PeriluneError):
    """The seat cannot be taken."""


class Seating:
    """The chairs of one table, and the pages that are open at it."""

    def __init__(self, stored: StoredTable, store: Store, signer: Signer) -> None:
        self.stored = stored
        self.chairs = stored.chairs
        self.pages: set[OpenPage] = set()
        self._store = store
        self._signer = signer

    @property
    def names(self) -> list[str]:
        return self.stored.record.names

    def check_seat(self, page: "OpenPage", seat: int) -> None:
        """Refuse what a browser does for a seat that is not its own."""
        if seat not in page.mine:
            raise NotYours("That is not your seat. You can act only for the seats that this browser has taken.")

    def check_playing(self, page: "OpenPage", seat: int) -> None:
        """Refuse a move for a seat that is not the browser's own, or that a bot plays for it."""
        self.check_seat(page, seat)
        if self.chairs[seat].player != PERSON:
            raise NotYours("A bot plays this seat for you. Take the seat back first.")

    # taking and giving seats

    def invitation(self, seat: int) -> str:
        """The address that gives a free seat. The secret stands behind the #, which browsers keep to themselves."""
        return self._address(INVITE, seat, self._signer.sign(INVITE, *self._sealed(seat)))

    def give_link(self, page: "OpenPage", seat: int) -> None:
        """Somebody wants to play their seat on another device as well. The link is good for a while, and until it is revoked."""
        self.check_seat(page, seat)
        until = int(time.time()) + LINK_LASTS
        link = self._address(DEVICE, seat, until, self._signer.sign(DEVICE, *self._sealed(seat), until))
        page.tell({"type": "link", "seat": seat, "link": link})

    def _address(self, *words: str | int) -> str:
        return f"/table/{self.stored.id}/sit#{'.'.join(map(str, words))}"

    def _sealed(self, seat: int) -> list[str | int]:
        """What a link is for. With each time that the seat's links are made anew, it is something else."""
        links = self.chairs[seat].links
        return [self.stored.id, seat, links] if links else [self.stored.id, seat]

    def renew(self, old: str, new: str) -> None:
        """A browser has got another secret."""
        self.stored.host = new if self.stored.host == old else self.stored.host
        for chair in self.chairs:
            if old in chair.sitters:
                chair.sitters[new] = chair.sitters.pop(old)
        if old in self.stored.banned:
            self.stored.banned[new] = self.stored.banned.pop(old)
        for page in self.pages:
            page.owner = new if page.owner == old else page.owner

    def sit_by_link(self, visitor: Visitor, link: str, name: str) -> int:
        """Somebody came with what stood behind the # of a link; returns the seat."""
        seat = self._read_link(link)
        if link.startswith(INVITE):
            self.take(visitor, seat, name)
        elif visitor.owner not in self.chairs[seat].sitters:
            self._add_sitter(visitor, seat, self.names, free=False)
            self.enter(f"Another device was added to the seat of {self.names[seat]}.")
        return seat

    def _read_link(self, link: str) -> int:
        """The seat that the link gives, if it is one of ours and still good."""
        kind, number, *until, sign = link.split(".") if link.count(".") in (2, 3) else ["", "", ""]
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
        good = kind in (INVITE, DEVICE) and len(until) == (kind == DEVICE) and 0 <= seat < len(self.chairs)
        if not good or not self._signer.verify(sign, kind, *self._sealed(seat), *until):
            raise NotFree(_NOT_WHOLE)
        if until and int(until[0]) < time.time():
            raise NotFree("This link was good for an hour, which is over. Make another one at the table.")
        return seat

    def take(self, visitor: Visitor, seat: int, name: str) -> None:
        """Somebody takes a free seat, under this name or the one that the seat has."""
        if seat not in self.stored.free() and visitor.owner not in self.chairs[seat].sitters:
            raise NotFree(_TAKEN)
        if self._has_enough(visitor.owner) and seat not in self.stored.seats_of(visitor.owner):
            raise NotFree(_ONE_EACH)
        names = list(self.names)
        names[seat] = read_name(name, names[:seat] + names[seat + 1 :]) or names[seat]
        new = visitor.owner not in self.chairs[seat].sitters
        self._add_sitter(visitor, seat, names, free=True)
        if new:
            self.enter(f"{self.names[seat]} took seat {seat + 1}.")

    def _has_enough(self, owner: str) -> bool:
        """At a table that everybody may find, one seat is for one browser, unless the host says otherwise."""
        stored = self.stored
        return stored.listed and not stored.many and owner != stored.host and bool(stored.seats_of(owner))

    def leave(self, page: "OpenPage", seat: int) -> None:
        """Somebody gets up: the seat is free."""
        self.check_seat(page, seat)
        self._remove_sitters(seat, list(self.chairs[seat].sitters))
        self.enter(f"{self.names[seat]} left seat {seat + 1}.")

    def remove(self, page: "OpenPage", seat: int, ban: bool) -> None:
        """The host frees somebody's seat; with `ban` they may not come back."""
        self._check_host(page)
        if not 0 <= seat < len(self.chairs) or seat in page.mine or not self.chairs[seat].sitters:
            raise NotYours("Nobody else sits there. You can free the seats of other people.")
        owners = list(self.chairs[seat].sitters)
        self._remove_sitters(seat, owners, dict.fromkeys(owners, self.names[seat]) if ban else {})
        says = "freed the seat of {}, who may not come back." if ban else "freed the seat of {}."
        self.enter(f"The host {says.format(self.names[seat])}")
        for other in self.pages:
            if other.owner in owners and (ban or self.stored.password):
                other.close()  # it comes back, and is told why not

    def forget(self, page: "OpenPage", seat: int, device: str) -> None:
        """Somebody takes another device off their seat. Links for more devices are revoked with it."""
        self.check_seat(page, seat)
        owners = [owner for owner in self.chairs[seat].sitters if self._tag(owner) == device]
        if not owners or owners == list(self.chairs[seat].sitters):
            raise NotYours("There is no such other device on this seat.")
        self._remove_sitters(seat, owners)
        self.enter(f"A device was taken off the seat of {self.names[seat]}.")

    def _remove_sitters(self, seat: int, owners: list[str], banned: dict[str, str] | None = None) -> None:
        chair = self.chairs[seat]
        self._store.remove_sitters(self.stored.id, seat, owners, chair.links + 1, banned or {})
        chair.links += 1
        self.stored.banned |= banned or {}
        for owner in owners:
            del chair.sitters[owner]
        for owner in banned or {}:
            for other in self.chairs:
                other.sitters.pop(owner, None)
        for page in self.pages:
            page.mine = self.stored.seats_of(page.owner)
            if page.seat not in page.mine:
                page.seat = page.mine[0] if len(page.mine) == 1 else SPECTATOR
                page.passed_by = SPECTATOR

    def pardon(self, page: "OpenPage", who: str) -> None:
        """The host lets somebody come back."""
        self._check_host(page)
        for owner in [owner for owner in self.stored.banned if self._tag(owner) == who]:
            self._store.lift_ban(self.stored.id, owner)
            self.enter(f"The host lets {self.stored.banned.pop(owner)} come back.")
        self.show()

    def allow_many(self, page: "OpenPage", many: bool) -> None:
        """The host says whether one browser may take several seats."""
        self._check_host(page)
        self._store.allow_many(self.stored.id, many)
        self.stored.many = many
        self.enter(f"The host {'allows' if many else 'no longer allows'} several seats for one browser.")
        self.show()

    def _check_host(self, page: "OpenPage") -> None:
        if not self._hosts(page):
            raise NotYours("Only the host, who opened this table, can do this.")

    def _tag(self, owner: str) -> str:
        """What a page calls a browser: nobody can be found by it at another table."""
        return self._signer.sign("tag", self.stored.id, owner)[:12]

    def _add_sitter(self, visitor: Visitor, seat: int, names: list[str], free: bool) -> None:
        device = Device(visitor.device, time.time())
        if not self._store.add_sitter(self.stored.id, seat, visitor.owner, device, names, free):
            raise NotFree(_TAKEN)
        self.names[seat] = names[seat]
        self.chairs[seat].sitters.setdefault(visitor.owner, device)
        for page in self.pages:
            if page.owner == visitor.owner:
                page.mine = self.stored.seats_of(visitor.owner)
                if len(page.mine) == 1:
                    page.seat = seat

    def hand_over(self, page: "OpenPage", seat: int, player: str) -> None:
        """Whoever sits there, or the host while nobody is there, gives the seat to a bot, or takes it back from one."""
        if not 0 <= seat < len(self.chairs) or not self._may_hand(page, seat):
            raise NotYours(
                "That is not your seat. You can hand over only your own seats, and as the host those of people who are away."
            )
        if player not in (PERSON, *BOTS):
            raise NotYours(f"Nobody called {player[:20]!r} can play a seat. Choose one of: {', '.join([PERSON, *BOTS])}.")
        if player == self.chairs[seat].player:
            return
        self._store.set_player(self.stored.id, seat, player)
        self.chairs[seat].player = player
        who = "" if seat in page.mine else ", as the host wished"
        says = "is played by a person again" if player == PERSON else f"is played by the {LEVELS[player]} bot"
        self.enter(f"Seat {seat + 1} ({self.names[seat]}) {says}{who}.")

    def _hosts(self, page: "OpenPage") -> bool:
        return bool(page.owner) and page.owner == self.stored.host

    def _may_hand(self, page: "OpenPage", seat: int) -> bool:
        return seat in page.mine or (self._hosts(page) and seat not in self._present())

    # who is there

    def _present(self) -> set[int]:
        """The seats of those whose page is open."""
        return {seat for other in self.pages for seat in other.mine}

    def frame(self, page: "OpenPage") -> Frame:
        """Who sits where, as this page may know it: only it gets the links that are its own to give."""
        present = self._present()
        seats = []
        for seat, chair in enumerate(self.chairs):
            mine = seat in page.mine
            free = seat in self.stored.free()
            invites = free and self._hosts(page)
            seats.append(
                {
                    "name": self.names[seat],
                    "mark": mark_path(seat),
                    "player": chair.player,
                    "state": "free" if free else "bot" if chair.player != PERSON else "here" if seat in present else "away",
                    "mine": mine,
                    "link": self.invitation(seat) if invites else "",
                    "takes": free and (self.stored.listed or invites) and not self._has_enough(page.owner),
                    "hands": self._may_hand(page, seat),
                    "devices": self._devices(seat, page.owner) if mine else [],
                    "removes": self._hosts(page) and not mine and bool(chair.sitters),
                }
            )
        watching = sum(1 for other in self.pages if not other.mine)
        return {
            "type": "people",
            "seats": seats,
            "watching": watching,
            "bots": BOTS,
            "deal": say_deal(self.stored),
            "hosting": self._hosting() if self._hosts(page) else None,
        }

    def _hosting(self) -> Frame:
        """What only the host sees: whether a browser may have several seats, where that is a question, and who was put out."""
        banned = [{"who": self._tag(owner), "name": name} for owner, name in self.stored.banned.items()]
        return {"listed": self.stored.listed, "many": self.stored.many, "banned": banned}

    def _devices(self, seat: int, owner: str) -> list[Frame]:
        """The browsers that may act for a seat, for whoever sits there."""
        return [
            {"device": self._tag(other), "name": device.name, "since": round(device.since), "this": other == owner}
            for other, device in self.chairs[seat].sitters.items()
        ]

    def show(self) -> None:
        """Tell every page who is there."""
        for page in self.pages:
            page.tell(self.frame(page))

    # what was done beside playing

    def audit(self) -> Frame:
        """What was done lately."""
        lines = [_audit_line(entry) for entry in self._store.audit(self.stored.id, AUDIT_SHOWN)]
        return {"type": "audit", "whole": True, "add": lines}

    def enter(self, text: str) -> None:
        """Write down what was done, for everybody to read."""
        entry = AuditLine(text, time.time())
        self._store.add_audit(self.stored.id, entry)
        for page in self.pages:
            page.tell({"type": "audit", "whole": False, "add": [_audit_line(entry)]})

    # talk

    def talk(self) -> Frame:
        """What was said lately."""
        return {"type": "talk", "whole": True, "add": [_line(said) for said in self._store.talk(self.stored.id, TALK_SHOWN)]}

    def say(self, page: "OpenPage", seat: int, text: str) -> None:
        """Somebody who sits here says something to all."""
        self.check_seat(page, seat)
        tidy = " ".join(text.split())
        if not tidy or len(tidy) > LONGEST_SAYING or not can_be_stored(tidy):
            raise NotYours(f"Say something of at most {LONGEST_SAYING} letters.")
        said = TalkLine(seat, tidy, time.time())
        self._store.add_talk(self.stored.id, said)
        for other in self.pages:
            other.tell({"type": "talk", "whole": False, "add": [_line(said)]})


def _line(said: TalkLine) -> Frame:
    return {"seat": said.seat, "text": said.text, "at": round(said.at)}


def _audit_line(entry: AuditLine) -> Frame:
    return {"text": entry.text, "at": round(entry.at)}
