"""Tables in use: the only place where a move of a person or a bot reaches a Table, the store and the pages.

A move is played, written and shown in one go, without a pause in between, so nobody ever sees a move that is not
on disk and no two moves can meet.
"""

import asyncio
import logging
import re
import sqlite3
from hashlib import sha256
from typing import Any

from perilune.core.chance import SPECTATOR
from perilune.core.errors import NotDeciding, PeriluneError, StaleMove
from perilune.core.record import Row
from perilune.core.table import Reopened
from perilune.draw.pieces import mark_path
from perilune.web.frames import Frame, answer, log_change, position, proposals, trouble
from perilune.web.store import PERSON, Kept, Store
from perilune.web.thinking import Thinkers

log = logging.getLogger("perilune.web")
_PLACE = re.compile(r"[a-z0-9 -]{1,60}")

LONGEST_TEXT = 200  # letters of a move
LONGEST_QUEUE = 200  # frames that a slow page may be behind
MOST_MARKS = 60  # places of one proposal


class NotYours(PeriluneError):
    """The browser does not sit on the seat that it wants to act for."""


class LookOnly(PeriluneError):
    """The table can be looked at, but not played on."""


class NotTogether(PeriluneError):
    """A proposal that cannot be shown."""


class NotKept(PeriluneError):
    """The store could not write."""


class Watcher:
    """One open page: the seats it may play, the seat it looks from, what it has been shown, what is on its way to it."""

    def __init__(self, mine: list[int]) -> None:
        self.mine = mine
        self.seat = mine[0] if len(mine) == 1 else SPECTATOR
        self.shown: Frame = {}
        self.outbox: asyncio.Queue[Frame | None] = asyncio.Queue()  # None closes the page's connection

    def tell(self, frame: Frame) -> None:
        """Send a frame; give up on a page that does not read."""
        self.outbox.put_nowait(frame if self.outbox.qsize() < LONGEST_QUEUE else None)


class LiveTable:
    """A table while it is used."""

    def __init__(self, kept: Kept, opened: Reopened, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.id = kept.id
        self.table = opened.table
        self.chairs = kept.chairs
        self.look_only = opened.why
        self.lost = False  # the memory is ahead of the disk: to be forgotten
        self._stored: list[Row] = opened.table.record.rows[: len(kept.record.rows)]
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._watchers: set[Watcher] = set()
        self._bots: asyncio.Task[None] | None = None
        self._person_moved = False
        self._proposals: dict[int, list[str]] = {}
        self._open_view = self._seen_by_all()
        self._unseen = False  # nobody but the mover could see the last move

    @property
    def idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self._watchers and (self._bots is None or self._bots.done())

    # pages come and go

    def join(self, owner: str) -> Watcher:
        """A page opens: it learns who sits here and sees the position."""
        watcher = Watcher([seat for seat, chair in enumerate(self.chairs) if owner and chair.owner == owner])
        self._watchers.add(watcher)
        welcome = {
            "type": "welcome",
            "title": self.table.game.title,
            "names": self.table.names,
            "players": [chair.player for chair in self.chairs],
            "marks": [mark_path(seat) for seat in range(len(self.chairs))],
            "mine": watcher.mine,
            "cooperative": self.table.game.cooperative,
            "note": f"This table can only be looked at. {self.look_only}" if self.look_only else "",
        }
        watcher.tell(welcome)
        self._show(watcher, {})
        watcher.tell(proposals(self._proposals))
        self.wake_bots()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """A page closes."""
        self._watchers.discard(watcher)

    def look_from(self, watcher: Watcher, seat: int) -> None:
        """The page passes to another of its seats."""
        self._check_seat(watcher, seat)
        watcher.seat = seat
        self._show(watcher, {})

    def catch_up(self, watcher: Watcher) -> None:
        """Show the page all of the position again."""
        watcher.shown = {}
        self._show(watcher, {})

    def ask(self, watcher: Watcher, text: str) -> None:
        """Why may the seat that the page looks from not play this move now?"""
        watcher.tell(answer(self.table.seen(watcher.seat), text[:LONGEST_TEXT]))

    def propose(self, watcher: Watcher, seat: int, marks: list[str]) -> None:
        """A partner marks places of the board, for the others to see. It is talk, not play: nothing is kept of it."""
        self._check_seat(watcher, seat)
        if not self.table.game.cooperative:
            raise NotTogether("Here everybody plays for themselves: there is nobody to propose a plan to.")
        if len(marks) > MOST_MARKS or not all(_PLACE.fullmatch(mark) for mark in marks):
            raise NotTogether(f"A proposal is at most {MOST_MARKS} places of the board. Mark fewer.")
        self._proposals[seat] = marks
        for other in self._watchers:
            other.tell(proposals(self._proposals))

    def close(self) -> None:
        """Close the pages, which then come back by themselves, and stop the bots."""
        for watcher in self._watchers:
            watcher.outbox.put_nowait(None)
        if self._bots is not None:
            self._bots.cancel()

    async def stop(self) -> None:
        """Close, and wait until the bots have put down their pieces."""
        self.close()
        if self._bots is not None:
            await asyncio.wait([self._bots])

    # moves

    def submit(self, watcher: Watcher, seat: int, text: str, number: int) -> None:
        """A person plays a move, having looked at state `number`."""
        self._check_seat(watcher, seat)
        self._play(seat, text, number)
        self._person_moved = True
        self.wake_bots()

    def undo(self, watcher: Watcher, seat: int, number: int) -> None:
        """A person takes back the last move of a seat."""
        self._check_seat(watcher, seat)
        self._check_open()
        if number != watcher.shown["number"]:
            raise StaleMove("The position has changed since you looked. Look again, then choose.")
        self.table.undo(seat)
        self._keep_and_show()
        self._person_moved = True
        self.wake_bots()

    def _check_seat(self, watcher: Watcher, seat: int) -> None:
        if seat not in watcher.mine:
            raise NotYours("That is not your seat. You can act only for seats that were opened with this browser.")

    def _check_open(self) -> None:
        if self.look_only:
            raise LookOnly(f"This table can only be looked at. {self.look_only}")

    def _play(self, seat: int, text: str, number: int) -> None:
        self._check_open()
        self.table.submit(seat, text[:LONGEST_TEXT], number)
        self._keep_and_show()

    def _keep_and_show(self) -> None:
        rows = self.table.record.rows
        first = 0
        while first < len(self._stored) and first < len(rows) and self._stored[first] is rows[first]:
            first += 1
        try:
            self._store.write(self.id, first, rows[first:], self.table.over)
        except sqlite3.Error as error:
            log.exception("table %s: a move could not be written", self.id)
            self.lost = True
            says = "The move could not be written to disk and does not count. Is the disk full?"
            for watcher in self._watchers:
                watcher.tell(trouble(says))
            self.close()
            raise NotKept(says) from error
        self._stored = list(rows)
        open_view = self._seen_by_all()
        self._unseen = open_view == self._open_view
        self._open_view = open_view
        frames: dict[int, Frame] = {}
        for watcher in self._watchers:
            self._show(watcher, frames)

    def _show(self, watcher: Watcher, frames: dict[int, Frame]) -> None:
        """Send the position as the page's seat sees it, unless it sees no change. `frames` are those made already."""
        seat = watcher.seat
        if seat not in frames:
            undo = self.table.why_no_undo(seat) if seat != SPECTATOR else ""
            frames[seat] = position(self.table.seen(seat), undo)
        frame = frames[seat]
        if frame != watcher.shown:
            watcher.tell({**frame, "log": log_change(watcher.shown.get("log", []), frame["log"])})
            watcher.shown = frame

    # bots

    def wake_bots(self) -> None:
        """Let the bots move, if it is theirs to move and they do not already."""
        if not self.look_only and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    async def _move_bots(self) -> None:
        try:
            while (seat := self._bot_to_move()) is not None:
                await asyncio.sleep(self._pause())
                if seat not in self.table.deciders():
                    continue
                seen = self.table.seen(seat)
                text = await self._thinkers.choose(self.chairs[seat].player, self._bot_seed(seat), seen)
                try:
                    self._play(seat, text, seen.number)
                except (StaleMove, NotDeciding):
                    continue  # somebody took a move back meanwhile: look again
        except Exception:
            log.exception("table %s: the bots have stopped", self.id)
            for watcher in self._watchers:
                watcher.tell(trouble("A bot has stopped thinking. Reload the page to wake it."))

    def _bot_to_move(self) -> int | None:
        for seat in self.table.deciders():
            if self.chairs[seat].player != PERSON:
                return seat
        return None

    def _pause(self) -> float:
        """So that people can follow, and have a moment to take a move back. Nobody waits for what cannot be seen."""
        beats = 2 if self._person_moved else 1
        self._person_moved = False
        return 0 if self._unseen or len(self.table.deciders()) > 1 else self._pace * beats

    def _seen_by_all(self) -> dict[str, Any]:
        return self.table.seen().view.to_json()

    def _bot_seed(self, seat: int) -> int:
        """The same game, played again with the same seed, gets the same bots."""
        name = f"{self.table.record.seed}/bot/{seat}/{self.table.number}"
        return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
