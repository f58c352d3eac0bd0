"""Tables in use: the only place where a move of a person or a bot reaches a Table, the store and the pages.

A move is played, written and shown in one go, without a pause in between, so nobody ever sees a move that is not
on disk and no two moves can meet.
"""

import asyncio
import json
import logging
import re
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from perilune.core.chance import SPECTATOR
from perilune.core.errors import NotDeciding, PeriluneError, StaleMove
from perilune.core.record import Row
from perilune.core.table import Reopened
from perilune.web.logs import log_event
from perilune.web.metrics import MOVES
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.open_page import OpenPage
from perilune.web.play.presenter import Frame, answer, change, confirm, position, proposals, refusals, trouble
from perilune.web.play.seating import Seating
from perilune.web.security.signing import Signer
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.store import PERSON, Store, StoredTable

_PLACE = re.compile(r"[a-z0-9 -]{1,60}")

LONGEST_TEXT = 200  # letters of a move
MOST_MARKS = 60  # places of one proposal
LONG_WAIT = 4.0  # seconds of watching bots, after which they hurry


class ReadOnly(PeriluneError):
    """The table can be looked at, but not played on."""


class NotTogether(PeriluneError):
    """A proposal that cannot be shown."""


class NotWritten(PeriluneError):
    """The store could not write."""


class LiveTable:
    """A table while it is used."""

    def __init__(
        self,
        stored: StoredTable,
        opened: Reopened,
        store: Store,
        signer: Signer,
        bot_pool: BotPool,
        pack: Path | None,
        pace: float,
    ) -> None:
        """`pack` is the folder of the content, if it is not the box's own; `pace` the seconds between moves of bots."""
        self.id = stored.id
        self.stored = stored
        self.table = opened.table
        self.seating = Seating(stored, store, signer)
        self.read_only = opened.why
        self.lost = False  # the memory is ahead of the disk: to be forgotten
        self._written: list[Row] = opened.table.record.rows[: len(stored.record.rows)]
        self._store = store
        self._bot_pool = bot_pool
        self._pack = pack
        self._pace = pace
        self._bots: asyncio.Task[None] | None = None
        self._plans: dict[tuple[int, str], dict[str, str]] = {}  # what each bot has decided to do next
        self._person_moved = False
        self._waited = 0.0  # seconds that people have waited for bots since one of them moved
        self._proposals: dict[int, list[str]] = {}
        self._open_view = self._seen_by_all()
        self._moments = self.table.moments()  # those that everybody saw
        self._unseen = False  # nobody but the mover could see the last move

    @property
    def idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self.seating.pages and (self._bots is None or self._bots.done())

    # pages come and go

    def join(self, owner: str, words: bool = False) -> OpenPage:
        """A page opens: it learns who sits here and sees the position."""
        talk, audit = self.seating.talk(), self.seating.audit()
        page = OpenPage(owner, self.stored.seats_of(owner), words)
        if len(page.mine) > 1:
            page.passed_by = next((row.seat for row in self.table.record.rows[-1:] if row.seat in page.mine), SPECTATOR)
        self.seating.pages.add(page)
        welcome = {
            "type": "welcome",
            "title": self.table.game.title,
            "cooperative": self.table.game.cooperative,
            "note": f"This table can only be looked at. {self.read_only}" if self.read_only else "",
        }
        page.tell(welcome)
        self._pass_on(page)
        self.seating.show()
        self._show(page, {})
        page.tell(proposals(self._proposals, self.table.seen()))
        page.tell(audit)
        page.tell(talk)
        self.wake_bots()
        return page

    def leave(self, page: OpenPage) -> None:
        """A page closes."""
        self.seating.pages.discard(page)
        self.seating.show()

    def look_from(self, page: OpenPage, seat: int) -> None:
        """The page passes to another of its seats."""
        self.seating.check_seat(page, seat)
        if (page.seat, page.passed_by) != (seat, SPECTATOR):
            page.seat = seat
            page.passed_by = SPECTATOR
            self._show(page, {})

    def catch_up(self, page: OpenPage) -> None:
        """Show the page all of the position again."""
        page.shown = {}
        self._show(page, {})

    def people_changed(self) -> None:
        """Somebody has sat down, or a seat has changed hands: tell all, and let the bots look whether it is theirs to move."""
        self.seating.show()
        self._show_all()
        self.wake_bots()

    def ask(self, page: OpenPage, text: str) -> None:
        """Why may the seat that the page looks from not play this move now?"""
        page.tell(answer(self.table.seen(page.seat), text[:LONGEST_TEXT]))

    def ask_all(self, page: OpenPage) -> None:
        """What may that seat not do now, and why?"""
        page.tell(refusals(self.table.seen(page.seat)))

    def propose(self, page: OpenPage, seat: int, marks: list[str]) -> None:
        """A partner marks places of the board, for the others to see. It is talk, not play: nothing is kept of it."""
        self.seating.check_seat(page, seat)
        if not self.table.game.cooperative:
            raise NotTogether("Here everybody plays for themselves: there is nobody to propose a plan to.")
        if len(marks) > MOST_MARKS or not all(_PLACE.fullmatch(mark) for mark in marks):
            raise NotTogether(f"A proposal is at most {MOST_MARKS} places of the board. Mark fewer.")
        self._proposals[seat] = marks
        told = proposals(self._proposals, self.table.seen())
        for other in self.seating.pages:
            other.tell(told)

    def close(self) -> None:
        """Close the pages, which then come back by themselves, and stop the bots."""
        for page in self.seating.pages:
            page.close()
        if self._bots is not None:
            self._bots.cancel()

    async def stop(self) -> None:
        """Close, and wait until the bots have put down their pieces."""
        self.close()
        if self._bots is not None:
            await asyncio.wait([self._bots])

    # moves

    def submit(self, page: OpenPage, seat: int, text: str, number: int, sure: bool) -> None:
        """A person plays a move, having looked at state `number`. Who is not sure is asked, if there is no way back."""
        self.seating.check_playing(page, seat)
        self._check_open()
        if not sure:
            seen = self.table.seen(seat)
            move = seen.game.catalogue.parse(text[:LONGEST_TEXT])
            warning = seen.no_way_back(move) if move in seen.legal() else ""
            if warning:
                page.tell(confirm(seen, move.text, warning))
                return
        page.passed_by = SPECTATOR
        self._play(seat, text, number)
        self._after_person()

    def undo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person takes back the last move of a seat, or of somebody else at the same screen who has just passed it on."""
        seat = page.passed_by if page.passed_by != SPECTATOR else seat
        self._check_take_back(page, seat, number)
        seen = len(self._moments)
        with self._whole():
            self.table.undo(seat)
        if page.seat != SPECTATOR:
            page.seat = seat  # there is no curtain: whose move it was chooses again
        page.passed_by = SPECTATOR
        self._keep_and_show()
        if len(self._moments) < seen:  # a choice that nobody else saw is nobody else's business
            self.seating.enter(f"{self.seating.names[seat]} took a move back.")
        self._after_person()

    def redo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person plays again what the seat has taken back."""
        self._check_take_back(page, seat, number)
        with self._whole():
            self.table.redo(seat)
        self._keep_and_show()
        self._after_person()

    def _check_take_back(self, page: OpenPage, seat: int, number: int) -> None:
        self.seating.check_playing(page, seat)
        self._check_open()
        if number != page.shown["number"]:
            raise StaleMove("The position has changed since you looked. Look again, then choose.")

    def _check_open(self) -> None:
        if self.read_only:
            raise ReadOnly(f"This table can only be looked at. {self.read_only}")
        if self.lost:
            raise NotWritten("The last move could not be written and does not count. The page opens the table anew in a moment.")

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """A move is played wholly or refused. Should the rules break in the middle of one, the table is built anew from disk."""
        try:
            yield
        except PeriluneError:
            raise
        except Exception:
            self._forget()
            raise

    def _forget(self) -> None:
        """The memory is not what is on disk: nobody plays on here, and the pages come back to a table that is built anew."""
        self.lost = True
        self.close()

    def _after_person(self) -> None:
        self._person_moved = True
        self._waited = 0
        self.wake_bots()

    def _play(self, seat: int, text: str, number: int) -> None:
        self._check_open()
        start = time.perf_counter()
        with self._whole():
            self.table.submit(seat, text[:LONGEST_TEXT], number)
        self._keep_and_show()
        MOVES.add(time.perf_counter() - start)

    def _keep_and_show(self) -> None:
        rows = self.table.record.rows
        first = 0
        while first < len(self._written) and first < len(rows) and self._written[first] is rows[first]:
            first += 1
        try:
            moments = self.table.moments()
            self._store.write_moves(self.id, first, rows[first:], self.table.deciders(), self._written, moments != self._moments)
            self._moments = moments
        except DatabaseTrouble as error:
            log_event("move not written", logging.ERROR, table=self.id)
            says = f"The move could not be written and does not count. {error}"
            for page in self.seating.pages:
                page.tell(trouble(says))
            self._forget()
            raise NotWritten(says) from error
        self._written = list(rows)
        self._keep_result()
        open_view = self._seen_by_all()
        self._unseen = open_view == self._open_view
        self._open_view = open_view
        self._show_all()

    def _show_all(self) -> None:
        frames: dict[tuple[int, int, bool], Frame] = {}
        for page in self.seating.pages:
            self._pass_on(page)
            self._show(page, frames)

    def _pass_on(self, page: OpenPage) -> None:
        """Several people share the page: when the next of them is to choose, it shows no more of the one before.

        Where nobody at the page knows anything that is not open to all, the next one sits down at once.
        """
        deciders = self.table.deciders()
        people = [seat for seat in page.mine if self.stored.chairs[seat].player == PERSON]
        if len(people) < 2 or page.seat in deciders:
            return
        following = [seat for seat in people if seat in deciders]
        if following:
            secret = any(self.table.seen(seat).view.to_json() != self._open_view for seat in people)
            page.passed_by = page.seat if page.seat != SPECTATOR else page.passed_by
            page.seat = SPECTATOR if secret else following[0]

    def _show(self, page: OpenPage, frames: dict[tuple[int, int, bool], Frame]) -> None:
        """Send the position as the page's seat sees it, unless it sees no change. `frames` are those made already."""
        seat = page.seat
        back = page.passed_by if page.passed_by != SPECTATOR else seat
        key = (seat, back, page.words)
        if key not in frames:
            undo = self.table.why_no_undo(back) if back != SPECTATOR else "You are watching."
            redo = self.table.can_redo(seat) if seat != SPECTATOR else False
            frames[key] = position(self.table.seen(seat), undo, redo, self._since(seat), page.words)
        frame = frames[key]
        if frame["outcome"] is not None:
            frame = {**frame, "outcome": {**frame["outcome"], "best": self._best(page.owner)}}
        if frame != page.shown:
            page.tell(change(page.shown, frame))
            page.shown = frame

    def _keep_result(self) -> None:
        """What somebody reached alone is kept for them, to be beaten. A game that began in the middle does not count."""
        if not self.table.over or len(self.stored.chairs) > 1 or self.table.record.start is not None:
            return
        try:
            for owner in self.stored.chairs[0].sitters:
                self._store.add_result(owner, self.id, self._game_of_one(), self.table.game.result(self.table.state))
        except DatabaseTrouble:
            log_event("result not kept", logging.ERROR, table=self.id)

    def _best(self, owner: str) -> str:
        """How a finished game for one compares with the others that its player has finished; empty if there is nothing to compare."""
        if len(self.stored.chairs) > 1 or owner not in self.stored.chairs[0].sitters:
            return ""
        best = self._store.best_result(owner, self._game_of_one(), self.id)
        if best is None:
            return ""
        if best.rank < self.table.game.result(self.table.state).rank:
            return f"Your best result so far. Before, it was: {best.text}."
        return f"Your best result is: {best.text}."

    def _game_of_one(self) -> str:
        """What results can be compared with this one's: the same box, content and options."""
        record = self.table.record
        return json.dumps([record.box, record.content, record.options], sort_keys=True)

    def _since(self, seat: int) -> int:
        """The first line of the log after the seat's last move."""
        rows = self.table.record.rows
        last = next((number for number in range(len(rows) - 1, -1, -1) if rows[number].seat == seat), -1)
        return bisect_left([event.at for event in self.table.journal.events if event.heard_by(seat)], last + 1)

    # bots

    def wake_bots(self) -> None:
        """Let the bots move, if it is theirs to move and they do not already."""
        if not self.read_only and not self.lost and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    async def _move_bots(self) -> None:
        try:
            while (seat := self._bot_to_move()) is not None:
                await asyncio.sleep(self._pause())
                player = self.stored.chairs[seat].player
                if seat not in self.table.deciders() or player == PERSON:
                    continue
                seen = self.table.seen(seat)
                plan = self._plans.setdefault((seat, player), {})
                text = await self._bot_pool.choose(player, self._bot_seed(seat), seen, self._pack, plan)
                if self.stored.chairs[seat].player != player:
                    continue  # somebody took the seat back meanwhile
                try:
                    self._play(seat, text, seen.number)
                except (StaleMove, NotDeciding):
                    continue  # somebody took a move back meanwhile: look again
        except Exception:
            log_event("bots stopped", logging.ERROR, table=self.id)
            for page in self.seating.pages:
                page.tell(trouble("A bot has stopped thinking. Reload the page to wake it."))

    def _bot_to_move(self) -> int | None:
        for seat in self.table.deciders():
            if self.stored.chairs[seat].player != PERSON:
                return seat
        return None

    def _pause(self) -> float:
        """So that people can follow, and have a moment to take a move back. Nobody waits for what cannot be seen."""
        beats = 2.0 if self._person_moved else 1.0 if self._waited < LONG_WAIT else 0.25
        self._person_moved = False
        pause = 0 if self._unseen or len(self.table.deciders()) > 1 else self._pace * beats
        self._waited += pause
        return pause

    def _seen_by_all(self) -> dict[str, Any]:
        return self.table.seen().view.to_json()

    def _bot_seed(self, seat: int) -> int:
        """The same game, played again with the same seed, gets the same bots."""
        name = f"{self.table.record.seed}/bot/{seat}/{self.table.number}"
        return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
