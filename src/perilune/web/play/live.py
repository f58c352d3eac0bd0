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
from perilune.web.guard.seal import Seal
from perilune.web.keep.database import DatabaseTrouble
from perilune.web.keep.store import PERSON, Kept, Store
from perilune.web.logs import note
from perilune.web.metrics import MOVES
from perilune.web.play.company import Company
from perilune.web.play.frames import Frame, answer, change, confirm, position, proposals, refusals, trouble
from perilune.web.play.thinking import Thinkers
from perilune.web.play.watcher import Watcher

_PLACE = re.compile(r"[a-z0-9 -]{1,60}")

LONGEST_TEXT = 200  # letters of a move
MOST_MARKS = 60  # places of one proposal
LONG_WAIT = 4.0  # seconds of watching bots, after which they hurry


class LookOnly(PeriluneError):
    """The table can be looked at, but not played on."""


class NotTogether(PeriluneError):
    """A proposal that cannot be shown."""


class NotKept(PeriluneError):
    """The store could not write."""


class LiveTable:
    """A table while it is used."""

    def __init__(
        self, kept: Kept, opened: Reopened, store: Store, seal: Seal, thinkers: Thinkers, pack: Path | None, pace: float
    ) -> None:
        """`pack` is the folder of the content, if it is not the box's own; `pace` the seconds between moves of bots."""
        self.id = kept.id
        self.kept = kept
        self.table = opened.table
        self.company = Company(kept, store, seal)
        self.look_only = opened.why
        self.lost = False  # the memory is ahead of the disk: to be forgotten
        self._stored: list[Row] = opened.table.record.rows[: len(kept.record.rows)]
        self._store = store
        self._thinkers = thinkers
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
        return not self.company.watchers and (self._bots is None or self._bots.done())

    # pages come and go

    def join(self, owner: str, words: bool = False) -> Watcher:
        """A page opens: it learns who sits here and sees the position."""
        talk, audit = self.company.talk(), self.company.audit()
        watcher = Watcher(owner, self.kept.seats_of(owner), words)
        if len(watcher.mine) > 1:
            watcher.passed_by = next((row.seat for row in self.table.record.rows[-1:] if row.seat in watcher.mine), SPECTATOR)
        self.company.watchers.add(watcher)
        welcome = {
            "type": "welcome",
            "title": self.table.game.title,
            "cooperative": self.table.game.cooperative,
            "note": f"This table can only be looked at. {self.look_only}" if self.look_only else "",
        }
        watcher.tell(welcome)
        self._pass_on(watcher)
        self.company.show()
        self._show(watcher, {})
        watcher.tell(proposals(self._proposals, self.table.seen()))
        watcher.tell(audit)
        watcher.tell(talk)
        self.wake_bots()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """A page closes."""
        self.company.watchers.discard(watcher)
        self.company.show()

    def look_from(self, watcher: Watcher, seat: int) -> None:
        """The page passes to another of its seats."""
        self.company.check_seat(watcher, seat)
        if (watcher.seat, watcher.passed_by) != (seat, SPECTATOR):
            watcher.seat = seat
            watcher.passed_by = SPECTATOR
            self._show(watcher, {})

    def catch_up(self, watcher: Watcher) -> None:
        """Show the page all of the position again."""
        watcher.shown = {}
        self._show(watcher, {})

    def people_changed(self) -> None:
        """Somebody has sat down, or a seat has changed hands: tell all, and let the bots look whether it is theirs to move."""
        self.company.show()
        self._show_all()
        self.wake_bots()

    def ask(self, watcher: Watcher, text: str) -> None:
        """Why may the seat that the page looks from not play this move now?"""
        watcher.tell(answer(self.table.seen(watcher.seat), text[:LONGEST_TEXT]))

    def ask_all(self, watcher: Watcher) -> None:
        """What may that seat not do now, and why?"""
        watcher.tell(refusals(self.table.seen(watcher.seat)))

    def propose(self, watcher: Watcher, seat: int, marks: list[str]) -> None:
        """A partner marks places of the board, for the others to see. It is talk, not play: nothing is kept of it."""
        self.company.check_seat(watcher, seat)
        if not self.table.game.cooperative:
            raise NotTogether("Here everybody plays for themselves: there is nobody to propose a plan to.")
        if len(marks) > MOST_MARKS or not all(_PLACE.fullmatch(mark) for mark in marks):
            raise NotTogether(f"A proposal is at most {MOST_MARKS} places of the board. Mark fewer.")
        self._proposals[seat] = marks
        told = proposals(self._proposals, self.table.seen())
        for other in self.company.watchers:
            other.tell(told)

    def close(self) -> None:
        """Close the pages, which then come back by themselves, and stop the bots."""
        for watcher in self.company.watchers:
            watcher.close()
        if self._bots is not None:
            self._bots.cancel()

    async def stop(self) -> None:
        """Close, and wait until the bots have put down their pieces."""
        self.close()
        if self._bots is not None:
            await asyncio.wait([self._bots])

    # moves

    def submit(self, watcher: Watcher, seat: int, text: str, number: int, sure: bool) -> None:
        """A person plays a move, having looked at state `number`. Who is not sure is asked, if there is no way back."""
        self.company.check_playing(watcher, seat)
        self._check_open()
        if not sure:
            seen = self.table.seen(seat)
            move = seen.game.catalogue.parse(text[:LONGEST_TEXT])
            warning = seen.no_way_back(move) if move in seen.legal() else ""
            if warning:
                watcher.tell(confirm(seen, move.text, warning))
                return
        watcher.passed_by = SPECTATOR
        self._play(seat, text, number)
        self._after_person()

    def undo(self, watcher: Watcher, seat: int, number: int) -> None:
        """A person takes back the last move of a seat, or of somebody else at the same screen who has just passed it on."""
        seat = watcher.passed_by if watcher.passed_by != SPECTATOR else seat
        self._check_take_back(watcher, seat, number)
        seen = len(self._moments)
        with self._whole():
            self.table.undo(seat)
        if watcher.seat != SPECTATOR:
            watcher.seat = seat  # there is no curtain: whose move it was chooses again
        watcher.passed_by = SPECTATOR
        self._keep_and_show()
        if len(self._moments) < seen:  # a choice that nobody else saw is nobody else's business
            self.company.enter(f"{self.company.names[seat]} took a move back.")
        self._after_person()

    def redo(self, watcher: Watcher, seat: int, number: int) -> None:
        """A person plays again what the seat has taken back."""
        self._check_take_back(watcher, seat, number)
        with self._whole():
            self.table.redo(seat)
        self._keep_and_show()
        self._after_person()

    def _check_take_back(self, watcher: Watcher, seat: int, number: int) -> None:
        self.company.check_playing(watcher, seat)
        self._check_open()
        if number != watcher.shown["number"]:
            raise StaleMove("The position has changed since you looked. Look again, then choose.")

    def _check_open(self) -> None:
        if self.look_only:
            raise LookOnly(f"This table can only be looked at. {self.look_only}")
        if self.lost:
            raise NotKept("The last move could not be written and does not count. The page opens the table anew in a moment.")

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
        while first < len(self._stored) and first < len(rows) and self._stored[first] is rows[first]:
            first += 1
        try:
            moments = self.table.moments()
            self._store.write(self.id, first, rows[first:], self.table.deciders(), self._stored, moments != self._moments)
            self._moments = moments
        except DatabaseTrouble as error:
            note("move not written", logging.ERROR, table=self.id)
            says = f"The move could not be written and does not count. {error}"
            for watcher in self.company.watchers:
                watcher.tell(trouble(says))
            self._forget()
            raise NotKept(says) from error
        self._stored = list(rows)
        self._keep_result()
        open_view = self._seen_by_all()
        self._unseen = open_view == self._open_view
        self._open_view = open_view
        self._show_all()

    def _show_all(self) -> None:
        frames: dict[tuple[int, int, bool], Frame] = {}
        for watcher in self.company.watchers:
            self._pass_on(watcher)
            self._show(watcher, frames)

    def _pass_on(self, watcher: Watcher) -> None:
        """Several people share the page: when the next of them is to choose, it shows no more of the one before.

        Where nobody at the page knows anything that is not open to all, the next one sits down at once.
        """
        deciders = self.table.deciders()
        people = [seat for seat in watcher.mine if self.kept.chairs[seat].player == PERSON]
        if len(people) < 2 or watcher.seat in deciders:
            return
        following = [seat for seat in people if seat in deciders]
        if following:
            secret = any(self.table.seen(seat).view.to_json() != self._open_view for seat in people)
            watcher.passed_by = watcher.seat if watcher.seat != SPECTATOR else watcher.passed_by
            watcher.seat = SPECTATOR if secret else following[0]

    def _show(self, watcher: Watcher, frames: dict[tuple[int, int, bool], Frame]) -> None:
        """Send the position as the page's seat sees it, unless it sees no change. `frames` are those made already."""
        seat = watcher.seat
        back = watcher.passed_by if watcher.passed_by != SPECTATOR else seat
        key = (seat, back, watcher.words)
        if key not in frames:
            undo = self.table.why_no_undo(back) if back != SPECTATOR else "You are watching."
            redo = self.table.can_redo(seat) if seat != SPECTATOR else False
            frames[key] = position(self.table.seen(seat), undo, redo, self._since(seat), watcher.words)
        frame = frames[key]
        if frame["outcome"] is not None:
            frame = {**frame, "outcome": {**frame["outcome"], "best": self._best(watcher.owner)}}
        if frame != watcher.shown:
            watcher.tell(change(watcher.shown, frame))
            watcher.shown = frame

    def _keep_result(self) -> None:
        """What somebody reached alone is kept for them, to be beaten. A game that began in the middle does not count."""
        if not self.table.over or len(self.kept.chairs) > 1 or self.table.record.start is not None:
            return
        try:
            for owner in self.kept.chairs[0].sitters:
                self._store.add_result(owner, self.id, self._game_of_one(), self.table.game.result(self.table.state))
        except DatabaseTrouble:
            note("result not kept", logging.ERROR, table=self.id)

    def _best(self, owner: str) -> str:
        """How a finished game for one compares with the others that its player has finished; empty if there is nothing to compare."""
        if len(self.kept.chairs) > 1 or owner not in self.kept.chairs[0].sitters:
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
        if not self.look_only and not self.lost and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    async def _move_bots(self) -> None:
        try:
            while (seat := self._bot_to_move()) is not None:
                await asyncio.sleep(self._pause())
                player = self.kept.chairs[seat].player
                if seat not in self.table.deciders() or player == PERSON:
                    continue
                seen = self.table.seen(seat)
                plan = self._plans.setdefault((seat, player), {})
                text = await self._thinkers.choose(player, self._bot_seed(seat), seen, self._pack, plan)
                if self.kept.chairs[seat].player != player:
                    continue  # somebody took the seat back meanwhile
                try:
                    self._play(seat, text, seen.number)
                except (StaleMove, NotDeciding):
                    continue  # somebody took a move back meanwhile: look again
        except Exception:
            note("bots stopped", logging.ERROR, table=self.id)
            for watcher in self.company.watchers:
                watcher.tell(trouble("A bot has stopped thinking. Reload the page to wake it."))

    def _bot_to_move(self) -> int | None:
        for seat in self.table.deciders():
            if self.kept.chairs[seat].player != PERSON:
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
