"""Who sits at a table, who is there at the moment, and what they say to each other."""

import time
from typing import TYPE_CHECKING

from perilune.bots import BOTS, LEVELS
from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError
from perilune.draw.pieces import mark_path
from perilune.web.guard.browser import Visitor
from perilune.web.guard.seal import Seal
from perilune.web.keep.store import PERSON, Device, Entry, Kept, Said, Store
from perilune.web.play.frames import Frame
from perilune.web.play.opening import can_be_kept, read_name

if TYPE_CHECKING:
    from perilune.web.play.watcher import Watcher

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


def say_deal(kept: Kept) -> str:
    """How somebody at this table can know what was dealt, for everybody to read before they sit down; empty if nobody can."""
    return _DEALS[kept.deal].format(kept.record.seed) if kept.deal else ""


class NotYours(PeriluneError):
    """The browser does not sit on the seat that it wants to act for."""


class NotFree(PeriluneError):
    """The seat cannot be taken."""


class Company:
    """The chairs of one table, and the pages that are open at it."""

    def __init__(self, kept: Kept, store: Store, seal: Seal) -> None:
        self.kept = kept
        self.chairs = kept.chairs
        self.watchers: set[Watcher] = set()
        self._store = store
        self._seal = seal

    @property
    def names(self) -> list[str]:
        return self.kept.record.names

    def check_seat(self, watcher: "Watcher", seat: int) -> None:
        """Refuse what a browser does for a seat that is not its own."""
        if seat not in watcher.mine:
            raise NotYours("That is not your seat. You can act only for the seats that this browser has taken.")

    def check_playing(self, watcher: "Watcher", seat: int) -> None:
        """Refuse a move for a seat that is not the browser's own, or that a bot plays for it."""
        self.check_seat(watcher, seat)
        if self.chairs[seat].player != PERSON:
            raise NotYours("A bot plays this seat for you. Take the seat back first.")

    # taking and giving seats

    def invitation(self, seat: int) -> str:
        """The address that gives a free seat. The secret stands behind the #, which browsers keep to themselves."""
        return self._address(INVITE, seat, self._seal.sign(INVITE, *self._sealed(seat)))

    def give_link(self, watcher: "Watcher", seat: int) -> None:
        """Somebody wants to play their seat on another device as well. The link is good for a while, and until it is revoked."""
        self.check_seat(watcher, seat)
        until = int(time.time()) + LINK_LASTS
        link = self._address(DEVICE, seat, until, self._seal.sign(DEVICE, *self._sealed(seat), until))
        watcher.tell({"type": "link", "seat": seat, "link": link})

    def _address(self, *words: str | int) -> str:
        return f"/table/{self.kept.id}/sit#{'.'.join(map(str, words))}"

    def _sealed(self, seat: int) -> list[str | int]:
        """What a link is for. With each time that the seat's links are made anew, it is something else."""
        links = self.chairs[seat].links
        return [self.kept.id, seat, links] if links else [self.kept.id, seat]

    def renew(self, old: str, new: str) -> None:
        """A browser has got another secret."""
        self.kept.host = new if self.kept.host == old else self.kept.host
        for chair in self.chairs:
            if old in chair.sitters:
                chair.sitters[new] = chair.sitters.pop(old)
        if old in self.kept.banned:
            self.kept.banned[new] = self.kept.banned.pop(old)
        for watcher in self.watchers:
            watcher.owner = new if watcher.owner == old else watcher.owner

    def sit_by_link(self, visitor: Visitor, link: str, name: str) -> int:
        """Somebody came with what stood behind the # of a link; returns the seat."""
        seat = self._read_link(link)
        if link.startswith(INVITE):
            self.take(visitor, seat, name)
        elif visitor.owner not in self.chairs[seat].sitters:
            self._seat(visitor, seat, self.names, free=False)
            self.enter(f"Another device was added to the seat of {self.names[seat]}.")
        return seat

    def _read_link(self, link: str) -> int:
        """The seat that the link gives, if it is one of ours and still good."""
        kind, number, *until, sign = link.split(".") if link.count(".") in (2, 3) else ["", "", ""]
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
        good = kind in (INVITE, DEVICE) and len(until) == (kind == DEVICE) and 0 <= seat < len(self.chairs)
        if not good or not self._seal.fits(sign, kind, *self._sealed(seat), *until):
            raise NotFree(_NOT_WHOLE)
        if until and int(until[0]) < time.time():
            raise NotFree("This link was good for an hour, which is over. Make another one at the table.")
        return seat

    def take(self, visitor: Visitor, seat: int, name: str) -> None:
        """Somebody takes a free seat, under this name or the one that the seat has."""
        if seat not in self.kept.free() and visitor.owner not in self.chairs[seat].sitters:
            raise NotFree(_TAKEN)
        if self._has_enough(visitor.owner) and seat not in self.kept.seats_of(visitor.owner):
            raise NotFree(_ONE_EACH)
        names = list(self.names)
        names[seat] = read_name(name, names[:seat] + names[seat + 1 :]) or names[seat]
        new = visitor.owner not in self.chairs[seat].sitters
        self._seat(visitor, seat, names, free=True)
        if new:
            self.enter(f"{self.names[seat]} took seat {seat + 1}.")

    def _has_enough(self, owner: str) -> bool:
        """At a table that everybody may find, one seat is for one browser, unless the host says otherwise."""
        kept = self.kept
        return kept.listed and not kept.many and owner != kept.host and bool(kept.seats_of(owner))

    def leave(self, watcher: "Watcher", seat: int) -> None:
        """Somebody gets up: the seat is free."""
        self.check_seat(watcher, seat)
        self._unseat(seat, list(self.chairs[seat].sitters))
        self.enter(f"{self.names[seat]} left seat {seat + 1}.")

    def remove(self, watcher: "Watcher", seat: int, ban: bool) -> None:
        """The host frees somebody's seat; with `ban` they may not come back."""
        self._check_host(watcher)
        if not 0 <= seat < len(self.chairs) or seat in watcher.mine or not self.chairs[seat].sitters:
            raise NotYours("Nobody else sits there. You can free the seats of other people.")
        owners = list(self.chairs[seat].sitters)
        self._unseat(seat, owners, dict.fromkeys(owners, self.names[seat]) if ban else {})
        says = "freed the seat of {}, who may not come back." if ban else "freed the seat of {}."
        self.enter(f"The host {says.format(self.names[seat])}")
        for other in self.watchers:
            if other.owner in owners and (ban or self.kept.password):
                other.close()  # it comes back, and is told why not

    def forget(self, watcher: "Watcher", seat: int, device: str) -> None:
        """Somebody takes another device off their seat. Links for more devices are revoked with it."""
        self.check_seat(watcher, seat)
        owners = [owner for owner in self.chairs[seat].sitters if self._tag(owner) == device]
        if not owners or owners == list(self.chairs[seat].sitters):
            raise NotYours("There is no such other device on this seat.")
        self._unseat(seat, owners)
        self.enter(f"A device was taken off the seat of {self.names[seat]}.")

    def _unseat(self, seat: int, owners: list[str], banned: dict[str, str] | None = None) -> None:
        chair = self.chairs[seat]
        self._store.unseat(self.kept.id, seat, owners, chair.links + 1, banned or {})
        chair.links += 1
        self.kept.banned |= banned or {}
        for owner in owners:
            del chair.sitters[owner]
        for owner in banned or {}:
            for other in self.chairs:
                other.sitters.pop(owner, None)
        for watcher in self.watchers:
            watcher.mine = self.kept.seats_of(watcher.owner)
            if watcher.seat not in watcher.mine:
                watcher.seat = watcher.mine[0] if len(watcher.mine) == 1 else SPECTATOR
                watcher.passed_by = SPECTATOR

    def pardon(self, watcher: "Watcher", who: str) -> None:
        """The host lets somebody come back."""
        self._check_host(watcher)
        for owner in [owner for owner in self.kept.banned if self._tag(owner) == who]:
            self._store.pardon(self.kept.id, owner)
            self.enter(f"The host lets {self.kept.banned.pop(owner)} come back.")
        self.show()

    def allow_many(self, watcher: "Watcher", many: bool) -> None:
        """The host says whether one browser may take several seats."""
        self._check_host(watcher)
        self._store.allow_many(self.kept.id, many)
        self.kept.many = many
        self.enter(f"The host {'allows' if many else 'no longer allows'} several seats for one browser.")
        self.show()

    def _check_host(self, watcher: "Watcher") -> None:
        if not self._hosts(watcher):
            raise NotYours("Only the host, who opened this table, can do this.")

    def _tag(self, owner: str) -> str:
        """What a page calls a browser: nobody can be found by it at another table."""
        return self._seal.sign("tag", self.kept.id, owner)[:12]

    def _seat(self, visitor: Visitor, seat: int, names: list[str], free: bool) -> None:
        device = Device(visitor.device, time.time())
        if not self._store.sit(self.kept.id, seat, visitor.owner, device, names, free):
            raise NotFree(_TAKEN)
        self.names[seat] = names[seat]
        self.chairs[seat].sitters.setdefault(visitor.owner, device)
        for watcher in self.watchers:
            if watcher.owner == visitor.owner:
                watcher.mine = self.kept.seats_of(visitor.owner)
                if len(watcher.mine) == 1:
                    watcher.seat = seat

    def hand(self, watcher: "Watcher", seat: int, player: str) -> None:
        """Whoever sits there, or the host while nobody is there, gives the seat to a bot, or takes it back from one."""
        if not 0 <= seat < len(self.chairs) or not self._may_hand(watcher, seat):
            raise NotYours(
                "That is not your seat. You can hand over only your own seats, and as the host those of people who are away."
            )
        if player not in (PERSON, *BOTS):
            raise NotYours(f"Nobody called {player[:20]!r} can play a seat. Choose one of: {', '.join([PERSON, *BOTS])}.")
        if player == self.chairs[seat].player:
            return
        self._store.hand(self.kept.id, seat, player)
        self.chairs[seat].player = player
        who = "" if seat in watcher.mine else ", as the host wished"
        says = "is played by a person again" if player == PERSON else f"is played by the {LEVELS[player]} bot"
        self.enter(f"Seat {seat + 1} ({self.names[seat]}) {says}{who}.")

    def _hosts(self, watcher: "Watcher") -> bool:
        return bool(watcher.owner) and watcher.owner == self.kept.host

    def _may_hand(self, watcher: "Watcher", seat: int) -> bool:
        return seat in watcher.mine or (self._hosts(watcher) and seat not in self._present())

    # who is there

    def _present(self) -> set[int]:
        """The seats of those whose page is open."""
        return {seat for other in self.watchers for seat in other.mine}

    def frame(self, watcher: "Watcher") -> Frame:
        """Who sits where, as this page may know it: only it gets the links that are its own to give."""
        present = self._present()
        seats = []
        for seat, chair in enumerate(self.chairs):
            mine = seat in watcher.mine
            free = seat in self.kept.free()
            invites = free and self._hosts(watcher)
            seats.append(
                {
                    "name": self.names[seat],
                    "mark": mark_path(seat),
                    "player": chair.player,
                    "state": "free" if free else "bot" if chair.player != PERSON else "here" if seat in present else "away",
                    "mine": mine,
                    "link": self.invitation(seat) if invites else "",
                    "takes": free and (self.kept.listed or invites) and not self._has_enough(watcher.owner),
                    "hands": self._may_hand(watcher, seat),
                    "devices": self._devices(seat, watcher.owner) if mine else [],
                    "removes": self._hosts(watcher) and not mine and bool(chair.sitters),
                }
            )
        watching = sum(1 for other in self.watchers if not other.mine)
        return {
            "type": "people",
            "seats": seats,
            "watching": watching,
            "bots": BOTS,
            "deal": say_deal(self.kept),
            "hosting": self._hosting() if self._hosts(watcher) else None,
        }

    def _hosting(self) -> Frame:
        """What only the host sees: whether a browser may have several seats, where that is a question, and who was put out."""
        banned = [{"who": self._tag(owner), "name": name} for owner, name in self.kept.banned.items()]
        return {"listed": self.kept.listed, "many": self.kept.many, "banned": banned}

    def _devices(self, seat: int, owner: str) -> list[Frame]:
        """The browsers that may act for a seat, for whoever sits there."""
        return [
            {"device": self._tag(other), "name": device.name, "since": round(device.since), "this": other == owner}
            for other, device in self.chairs[seat].sitters.items()
        ]

    def show(self) -> None:
        """Tell every page who is there."""
        for watcher in self.watchers:
            watcher.tell(self.frame(watcher))

    # what was done beside playing

    def audit(self) -> Frame:
        """What was done lately."""
        lines = [_audit_line(entry) for entry in self._store.audit(self.kept.id, AUDIT_SHOWN)]
        return {"type": "audit", "whole": True, "add": lines}

    def enter(self, text: str) -> None:
        """Write down what was done, for everybody to read."""
        entry = Entry(text, time.time())
        self._store.enter(self.kept.id, entry)
        for watcher in self.watchers:
            watcher.tell({"type": "audit", "whole": False, "add": [_audit_line(entry)]})

    # talk

    def talk(self) -> Frame:
        """What was said lately."""
        return {"type": "talk", "whole": True, "add": [_line(said) for said in self._store.talk(self.kept.id, TALK_SHOWN)]}

    def say(self, watcher: "Watcher", seat: int, text: str) -> None:
        """Somebody who sits here says something to all."""
        self.check_seat(watcher, seat)
        tidy = " ".join(text.split())
        if not tidy or len(tidy) > LONGEST_SAYING or not can_be_kept(tidy):
            raise NotYours(f"Say something of at most {LONGEST_SAYING} letters.")
        said = Said(seat, tidy, time.time())
        self._store.say(self.kept.id, said)
        for other in self.watchers:
            other.tell({"type": "talk", "whole": False, "add": [_line(said)]})


def _line(said: Said) -> Frame:
    return {"seat": said.seat, "text": said.text, "at": round(said.at)}


def _audit_line(entry: Entry) -> Frame:
    return {"text": entry.text, "at": round(entry.at)}
