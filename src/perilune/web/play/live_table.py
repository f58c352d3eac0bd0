"""Tables in use: the only place where a move of a person or a bot reaches a Table, the store and the pages.

A move is played, written and shown in one go, without a pause in between, so nobody ever sees a move that is not
on disk and no two moves can meet.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError, StaleMove
from perilune.core.record import Row
from perilune.core.table import Reopened
from perilune.web.logs import log_event
from perilune.web.metrics import MOVES
from perilune.web.play.audit import Audit
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.people import People
from perilune.web.play.position_feed import PositionFeed
from perilune.web.play.presenter import answer, confirm, consequences, refusals, trouble
from perilune.web.play.proposals import Proposals
from perilune.web.play.seat_links import SeatLinks
from perilune.web.play.seat_rights import SeatRights
from perilune.web.play.seating import Seating
from perilune.web.play.shared_screen import SharedScreen
from perilune.web.play.solo_results import SoloResults
from perilune.web.play.table_bots import TableBots
from perilune.web.play.talk import Talk
from perilune.web.security.signing import Signer
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import StoredTable
from perilune.web.storage.store import Store

LONGEST_TEXT = 200  # characters of a move


class ReadOnly(PeriluneError):
    """The table can be looked at, but not played on."""


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
        self.read_only = opened.why  # why it cannot be played on; empty if it can
        self.lost = False  # the memory is ahead of the disk: to be forgotten
        self.pages = OpenPages()
        self.audit = Audit(self.id, store, self.pages)
        self.talk = Talk(self.id, store, self.pages)
        self.links = SeatLinks(stored, signer)
        self.rights = SeatRights(stored, self.pages)
        self._screen = SharedScreen(self.table, stored.chairs)
        self.seating = Seating(stored, store, self.pages, self.rights, self.links, self._screen, self.audit)
        self._people = People(stored, self.pages, self.rights, self.links)
        self._proposals = Proposals(self.table)
        self._results = SoloResults(stored, self.table, store)
        self._feed = PositionFeed(self.table, self.pages, self._screen, self._results)
        self._bots = TableBots(stored, self.table, bot_pool, pack, pace, self._play, self._bots_stopped)
        self._store = store
        self._written: list[Row] = opened.table.record.rows[: len(stored.record.rows)]
        self._open_view = self._seen_by_all()
        self._moments = self.table.moments()  # those that everybody saw

    @property
    def idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self.pages and self._bots.idle

    # pages come and go

    def join(self, owner: str, words: bool = False, showed: int = SPECTATOR, left: int = SPECTATOR) -> OpenPage:
        """A page opens: it learns who sits here and sees the position. `showed` and `left` are as in SharedScreen.opened."""
        talk, audit = self.talk.message(), self.audit.message()
        page = OpenPage(owner, self.stored.seats_of(owner), words)
        self.pages.add(page)
        page.tell(
            {
                "type": "welcome",
                "title": self.table.game.title,
                "cooperative": self.table.game.cooperative,
                "note": f"This table can only be looked at. {self.read_only}" if self.read_only else "",
            }
        )
        self._screen.opened(page, showed, left)
        self._people.show()
        self._feed.show(page)
        page.tell(self._proposals.message())
        page.tell(audit)
        page.tell(talk)
        self.wake_bots()
        return page

    def leave(self, page: OpenPage) -> None:
        """A page closes."""
        self.pages.discard(page)
        self._people.show()

    def show_seat(self, page: OpenPage, seat: int) -> None:
        """Somebody at the page says which of its seats is theirs."""
        self.rights.check_seat(page, seat)
        if self._screen.show_seat(page, seat):
            self._feed.show(page)

    def show_again(self, page: OpenPage) -> None:
        """Show the page all of the position again."""
        page.shown = None
        self._feed.show(page)

    def people_changed(self) -> None:
        """Somebody has sat down, or a seat has changed hands: tell all, and let the bots look whether it is their turn."""
        self._people.show()
        self._feed.show_all()
        self.wake_bots()

    def ask(self, page: OpenPage, text: str) -> None:
        """Why may the seat that the page shows not play this move now?"""
        page.tell(answer(self.table.seen(page.seat), text[:LONGEST_TEXT]))

    def consider(self, page: OpenPage, text: str) -> None:
        """What would this move do for the seat that the page shows?"""
        page.tell(consequences(self.table.seen(page.seat), text[:LONGEST_TEXT]))

    def ask_all(self, page: OpenPage) -> None:
        """What may that seat not do now, and why?"""
        page.tell(refusals(self.table.seen(page.seat)))

    def propose(self, page: OpenPage, seat: int, marks: list[str]) -> None:
        """A partner marks places of the board, for the others to see."""
        self.rights.check_seat(page, seat)
        self._proposals.propose(seat, marks)
        self.pages.tell(self._proposals.message())

    def say(self, page: OpenPage, seat: int, text: str) -> None:
        """Somebody who sits here says something to everybody."""
        self.rights.check_seat(page, seat)
        self.talk.say(seat, text)

    def give_link(self, page: OpenPage, seat: int) -> None:
        """Somebody wants to play their seat on another device as well."""
        self.rights.check_seat(page, seat)
        page.tell({"type": "link", "seat": seat, "link": self.links.for_device(seat)})

    def close(self) -> None:
        """Close the pages, which then come back by themselves, and stop the bots."""
        for page in self.pages:
            page.close()
        self._bots.cancel()

    def end(self, says: str) -> None:
        """The table has been deleted: the pages are told, and need not come back."""
        self.read_only = says
        self.pages.tell(trouble(says))
        for page in self.pages:
            page.close(for_good=True)
        self._bots.cancel()

    async def stop(self) -> None:
        """Close, and wait until the bots have stopped."""
        self.close()
        await self._bots.wait()

    # moves

    def submit(self, page: OpenPage, seat: int, text: str, number: int, sure: bool) -> None:
        """A person plays a move, having looked at state `number`. One who is not sure is asked first, if there is no way back."""
        self.rights.check_playing(page, seat)
        self._check_open()
        if not sure:
            seen = self.table.seen(seat)
            move = seen.game.catalogue.parse(text[:LONGEST_TEXT])
            warning = seen.no_way_back(move) if move in seen.legal() else ""
            if warning:
                page.tell(confirm(seen, move.text, warning))
                return
        self._screen.played(page)
        self._play(seat, text, number)
        self._after_person()

    def undo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person takes back the last move of a seat, or of somebody else at the same screen who has just passed it on."""
        seat = page.passed_by if page.passed_by != SPECTATOR else seat
        self._check_take_back(page, seat, number)
        moments = len(self._moments)
        with self._whole():
            self.table.undo(seat)
        self._screen.took_back(page, seat)
        self._write_and_show()
        if len(self._moments) < moments:  # a choice that nobody else saw is nobody else's business
            self.audit.add(f"{self.seating.names[seat]} took a move back.")
        self._after_person()

    def redo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person plays again what the seat has taken back."""
        self._check_take_back(page, seat, number)
        with self._whole():
            self.table.redo(seat)
        self._write_and_show()
        self._after_person()

    def _check_take_back(self, page: OpenPage, seat: int, number: int) -> None:
        self.rights.check_playing(page, seat)
        self._check_open()
        if page.shown is None or number != page.shown["number"]:
            raise StaleMove("The position has changed since you looked. Look again, then choose.")

    def _check_open(self) -> None:
        if self.read_only:
            raise ReadOnly(f"This table can only be looked at. {self.read_only}")
        if self.lost:
            raise NotWritten("The last move could not be written and does not count. The page reopens the table in a moment.")

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """A move is played wholly or refused. Should the rules break in the middle of one, the table is rebuilt from disk."""
        try:
            yield
        except PeriluneError:
            raise
        except Exception:
            self._forget()
            raise

    def _forget(self) -> None:
        """The memory is not what is on disk: nobody plays on here, and the pages come back to a table rebuilt from disk."""
        self.lost = True
        self.close()

    def _after_person(self) -> None:
        self._bots.person_moved()
        self.wake_bots()

    def _play(self, seat: int, text: str, number: int) -> None:
        self._check_open()
        start = time.perf_counter()
        with self._whole():
            self.table.submit(seat, text[:LONGEST_TEXT], number)
        self._write_and_show()
        MOVES.add(time.perf_counter() - start)

    def _write_and_show(self) -> None:
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
            self.pages.tell(trouble(says))
            self._forget()
            raise NotWritten(says) from error
        self._written = list(rows)
        self._results.store_result()
        open_view = self._seen_by_all()
        self._bots.moved(unseen=open_view == self._open_view)
        self._open_view = open_view
        self._feed.show_all()

    def _seen_by_all(self) -> dict[str, Any]:
        return self.table.seen().view.to_json()

    # bots

    def wake_bots(self) -> None:
        """Let the bots move, if it is their turn and they do not already."""
        if not self.read_only and not self.lost:
            self._bots.wake()

    def _bots_stopped(self) -> None:
        self.pages.tell(trouble("A bot has stopped thinking. Reload the page to wake it."))
