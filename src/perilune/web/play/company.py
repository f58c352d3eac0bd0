"""Who sits at a table, who is there at the moment, and what they say to each other."""

import time
from typing import TYPE_CHECKING

from perilune.bots import BOTS
from perilune.core.errors import PeriluneError
from perilune.draw.pieces import mark_path
from perilune.web.guard.browser import Visitor
from perilune.web.guard.seal import Seal
from perilune.web.keep.store import PERSON, Device, Kept, Said, Store
from perilune.web.play.frames import Frame
from perilune.web.play.opening import can_be_kept, read_name

if TYPE_CHECKING:
    from perilune.web.play.watcher import Watcher

INVITE = "invite"  # a link that gives a free seat to whoever comes first
DEVICE = "device"  # a link that gives one's own seat to another browser, too

LONGEST_SAYING = 500  # letters
TALK_SHOWN = 200  # lines


_TAKEN = "Somebody else has taken this seat already. You can watch."


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

    def link(self, kind: str, seat: int) -> str:
        """The address that gives the seat. The secret stands behind the #, which browsers keep to themselves."""
        return f"/table/{self.kept.id}/sit#{kind}.{seat}.{self._seal.sign(kind, self.kept.id, seat)}"

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
        kind, _, rest = link.partition(".")
        number, _, sign = rest.partition(".")
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
        if (
            kind not in (INVITE, DEVICE)
            or not 0 <= seat < len(self.chairs)
            or not self._seal.fits(sign, kind, self.kept.id, seat)
        ):
            raise NotFree("This link is not whole, or it is for another table. Ask for it again.")
        if kind == INVITE:
            self.take(visitor, seat, name)
        else:
            self._seat(visitor, seat, self.names, free=False)
        return seat

    def take(self, visitor: Visitor, seat: int, name: str) -> None:
        """Somebody takes a free seat, under this name or the one that the seat has."""
        if seat not in self.kept.free() and visitor.owner not in self.chairs[seat].sitters:
            raise NotFree(_TAKEN)
        names = list(self.names)
        names[seat] = read_name(name, names[:seat] + names[seat + 1 :]) or names[seat]
        self._seat(visitor, seat, names, free=True)

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
        self._store.hand(self.kept.id, seat, player)
        self.chairs[seat].player = player

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
                    "link": self.link(DEVICE, seat) if mine else self.link(INVITE, seat) if invites else "",
                    "takes": free and (self.kept.listed or invites),
                    "hands": self._may_hand(watcher, seat),
                }
            )
        watching = sum(1 for other in self.watchers if not other.mine)
        return {"type": "people", "seats": seats, "watching": watching, "bots": BOTS}

    def show(self) -> None:
        """Tell every page who is there."""
        for watcher in self.watchers:
            watcher.tell(self.frame(watcher))

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
