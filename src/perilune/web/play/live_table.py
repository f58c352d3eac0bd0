"""Tables in use: the only place where a move of a person or a bot reaches a Table, the store and the pages.

What changes a table is done one thing after the other (`in_turn`), and a move counts once it is written (`move_writer.py`). Until
then the table in memory is what is on disk: whoever looks meanwhile need not wait, and nobody sees a move that is not written.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from perilune.bots import USUAL
from perilune.core.chance import SPECTATOR
from perilune.core.drawing import WIDE
from perilune.core.errors import NotDeciding, PeriluneError, StaleMove
from perilune.core.record import PRACTICE
from perilune.core.reopen import Reopened
from perilune.web.logs import log_event
from perilune.web.metrics import MOVES
from perilune.web.play.announcements import Announcement, Leaving, Present, Proposed, Thinking, WhoIsThere
from perilune.web.play.audit import Audit
from perilune.web.play.clock import PASS, SEAT, THEN, TableClock
from perilune.web.play.coaching import Coaching
from perilune.web.play.history import History
from perilune.web.play.ledger import TableLedger
from perilune.web.play.move_writer import MoveWriter, NotWritten
from perilune.web.play.open_page import Company, OpenPage, OpenPages
from perilune.web.play.people import People
from perilune.web.play.position_feed import PositionFeed
from perilune.web.play.presenter import answer, card, confirm, consequences, refusals, trouble
from perilune.web.play.proposals import Proposals
from perilune.web.play.seat_links import SeatLinks
from perilune.web.play.seat_rights import SeatRights
from perilune.web.play.seating import Seating
from perilune.web.play.services import TableServices
from perilune.web.play.shared_screen import SharedScreen
from perilune.web.play.solo_results import SoloResults
from perilune.web.play.table_bots import A_WHILE, TableBots
from perilune.web.play.talk import Talk
from perilune.web.security.browser_cookie import Visitor
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import PERSON, StoredTable

LONGEST_TEXT = 200  # characters of a move
GONE = "This table has been deleted. Choose another on the start page."

_T = TypeVar("_T")


class ReadOnly(PeriluneError):
    """The table can be looked at, but not played on."""


class LiveTable:
    """A table while it is used."""

    def __init__(self, stored: StoredTable, opened: Reopened, services: TableServices, pack: Path | None) -> None:
        """`pack` is the folder of the content, if it is not the box's own."""
        self.id = stored.id
        self.stored = stored
        self.table = opened.table
        self.table.renumber(stored.numbers)
        self.read_only = opened.why  # why it cannot be played on; empty if it can
        self.lost = False  # the memory is not what is on disk: to be forgotten
        self.table.practice = self._may_practise()
        self.pages = OpenPages()
        self.ledger = TableLedger(self.id, stored.version, services.database, services.others)
        self.audit = Audit(self.ledger, self.pages)
        self.talk = Talk(self.ledger, self.pages)
        self.links = SeatLinks(stored, services.signer)
        self.rights = SeatRights(stored, self.pages)
        self._others = services.others
        self._screen = SharedScreen(self.table, stored.chairs)
        self.seating = Seating(stored, self.ledger, self.pages, self.rights, self.links, self._screen, self.audit)
        self._people = People(stored, self.table, self.pages, self.rights, self.links)
        self._proposals = Proposals(self.table)
        self.coaching = Coaching(
            stored, self.table, self._screen, self.ledger, self.pages, self.rights, self.audit, services.bot_pool, pack
        )
        self._results = SoloResults(stored, self.table, services.database)
        self._history = History(stored, self.table, services.database)
        self._feed = PositionFeed(self.table, self.pages, self._screen, self._compare)
        self._bots = TableBots(stored, self.table, services, pack, self._play_bot, self._bots_stopped, self._bot_thinks)
        self._turn = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._acted: set[str] = set()  # browsers that have played
        self._clock = TableClock(stored, self.table)
        self._late: asyncio.Task[None] | None = None  # acts for those whose time is up
        self._moves = MoveWriter(self.table, len(stored.record.rows), self.ledger, self.catch_up, self._clock)
        self._open_view = self.table.open_view()
        if not self.read_only:
            stored.record.rows = self.table.record.rows  # the same, kept once

    async def in_turn(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do what changes the table: one thing after the other, and to its end, even if whoever asked for it has gone."""
        task = asyncio.create_task(self._do_in_turn(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may not be there to hear it
        return await asyncio.shield(task)

    async def _do_in_turn(self, work: Callable[[], Awaitable[_T]]) -> _T:
        async with self._turn:
            if self.ledger.behind:
                await self.catch_up()
            try:
                return await work()
            finally:
                if self.ledger.behind:
                    with suppress(DatabaseTrouble):  # the next one tries again
                        await self.catch_up()

    @property
    def idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self.pages and self._bots.idle and (self._late is None or self._late.done())

    def visitors(self) -> set[str]:
        """The browsers that are here, or have played since this was asked last."""
        acted, self._acted = self._acted, set()
        return acted | {page.owner for page in self.pages}

    # pages come and go

    async def join(
        self,
        owner: str,
        words: bool = False,
        showed: int = SPECTATOR,
        left: int = SPECTATOR,
        layout: str = WIDE,
        follows: bool = False,
    ) -> OpenPage:
        """A page opens: it learns who sits here and sees the position. `showed` and `left` are as in SharedScreen.opened."""
        await self._look_up(owner)
        page = OpenPage(owner, self.stored.seats_of(owner), words, layout, follows)
        self.pages.add(page)
        page.tell(
            {
                "type": "welcome",
                "title": self.table.game.title,
                "cooperative": self.table.game.cooperative,
                "note": f"You can only look at this table. {self.read_only}" if self.read_only else "",
            }
        )
        self._screen.opened(page, showed, left)
        self._show_people()
        self._feed.show(page)
        page.tell(self._proposals.message())
        page.tell(self.coaching.message())
        page.tell(self.audit.message())
        page.tell(self._clock.message(page.mine))
        page.tell(self.talk.message())
        self.wake_bots()
        return page

    def leave(self, page: OpenPage) -> None:
        """A page closes."""
        self.coaching.left(page)
        self.pages.discard(page)
        self._show_people()

    def _show_people(self) -> None:
        """Tell everybody who is there, at other servers as well."""
        self._people.show()
        self._tell_presence()

    def _tell_presence(self) -> None:
        here = self.pages.here()
        self._others.tell(Present(self.id, sorted(here.seats), here.watching))

    def show_seat(self, page: OpenPage, seat: int) -> None:
        """Somebody at the page says which of its seats is theirs."""
        self.rights.check_seat(page, seat)
        if self._screen.show_seat(page, seat):
            self._feed.show(page)

    def show_again(self, page: OpenPage) -> None:
        """Show the page all of the position again."""
        page.shown = None
        self._feed.show(page)

    async def take_seat(self, visitor: Visitor, seat: int, link: str, name: str) -> None:
        """Somebody sits down: where the link says or, without one, on this free seat."""
        if link:
            await self.seating.take_by_link(visitor, link, name)
        else:
            await self.seating.take(visitor, seat, name)
        await self.people_changed()

    async def people_changed(self) -> None:
        """Somebody has sat down, or a seat has changed hands: tell all, and let the bots look whether it is their turn."""
        self.table.practice = self._may_practise()
        await self.coaching.people_changed()
        await self._set_clock()
        self._show_people()
        await self._feed.show_all()
        self.wake_bots()

    async def _set_clock(self) -> None:
        """Who sits here has changed, and with it perhaps whose time runs."""
        times = self._clock.after()
        if times is not None and self.stored.times is not None and times.runs != self.stored.times.runs and not self.read_only:
            await self.ledger.write(self.ledger.store.set_times, times)
            self.stored.times = times
        self._show_clock()

    def _show_clock(self) -> None:
        if self._clock.rule is not None:
            for page in self.pages:
                page.tell(self._clock.message(page.mine))

    def _may_practise(self) -> bool:
        """Whether moves can be taken back freely: as long as only one person plays at a practice table."""
        people = sum(1 for chair in self.stored.chairs if chair.player == PERSON)
        return PRACTICE in self.table.record.notes and people <= 1

    def ask(self, page: OpenPage, text: str) -> None:
        """Why may the seat that the page shows not play this move now?"""
        page.tell(answer(self._screen.seen(page), text[:LONGEST_TEXT]))

    def consider(self, page: OpenPage, text: str) -> None:
        """What would this move do for the seat that the page shows?"""
        page.tell(consequences(self._screen.seen(page), text[:LONGEST_TEXT]))

    def explain(self, page: OpenPage, key: str) -> None:
        """What is this part of the drawing that the page shows?"""
        page.tell(card(self._screen.seen(page), key[:LONGEST_TEXT]))

    def lay_out(self, page: OpenPage, layout: str) -> None:
        """The window of the page has another shape now."""
        page.layout = layout
        self._feed.show(page)

    def ask_all(self, page: OpenPage) -> None:
        """What may that seat not do now, and why?"""
        page.tell(refusals(self._screen.seen(page)))

    def propose(self, page: OpenPage, seat: int, marks: list[str]) -> None:
        """A partner marks places of the board, for the others to see."""
        self.rights.check_seat(page, seat)
        self._proposals.propose(seat, marks)
        self.pages.tell(self._proposals.message())
        self._others.tell(Proposed(self.id, self._proposals.marks))

    async def say(self, page: OpenPage, seat: int, text: str) -> None:
        """Somebody who sits here says something to everybody."""
        self.rights.check_seat(page, seat)
        await self.talk.say(seat, text)

    def give_link(self, page: OpenPage, seat: int) -> None:
        """Somebody wants to play their seat on another device as well."""
        self.rights.check_seat(page, seat)
        page.tell({"type": "link", "seat": seat, "link": self.links.for_device(seat)})

    def close(self) -> None:
        """Close the pages, which then come back by themselves, and stop the bots."""
        self.coaching.close()
        for page in self.pages:
            page.close()
        self._bots.cancel()

    def end(self, says: str) -> None:
        """The table has been deleted: the pages are told, and need not come back."""
        self.lost = True
        self.read_only = says
        self.pages.tell(trouble(says))
        for page in self.pages:
            page.close(for_good=True)
        self._bots.cancel()

    async def stop(self) -> None:
        """Close, and wait until the bots have stopped and everything is written."""
        self.close()
        if self._late is not None:
            self._late.cancel()
            await asyncio.wait([self._late])
        await self._bots.wait()
        if self._work:
            await asyncio.wait(self._work)

    # other servers

    def hear(self, server: str, announcement: Announcement) -> None:
        """What another server tells of this table that is not on disk."""
        match announcement:
            case Present(_, seats, watching):
                self.pages.elsewhere[server] = Company(frozenset(seats), watching)
                self._people.show()
            case Leaving():
                if self.pages.elsewhere.pop(server, None) is not None:
                    self._people.show()
            case Thinking(_, seat):
                self._show_thinking(seat)
            case Proposed(_, marks):
                self._proposals.take_in(marks)
                self.pages.tell(self._proposals.message())
            case WhoIsThere():
                if self.pages:
                    self._tell_presence()
                if self._proposals.marks:
                    self._others.tell(Proposed(self.id, self._proposals.marks))

    async def refresh(self) -> None:
        """Look whether other servers have written something, and if so, take it in."""
        if not await self.ledger.is_current():
            await self.in_turn(self.catch_up)

    async def catch_up(self) -> None:
        """Take in what there is on disk by now; in turn."""
        first = self._moves.first_open
        news = await self.ledger.news(first, self.talk.length, self.audit.length)
        if news is None:
            self.end(GONE)
            return
        self.seating.take_in(news)
        self.table.record.notes[:] = self.stored.record.notes[:] = news.notes
        self.table.practice = self._may_practise()
        self.coaching.take_in(news.coach)
        self.stored.times = news.times
        self.talk.take_in(news.talk, news.talk_length)
        self.audit.take_in(news.audit, news.audit_length)
        if not self.read_only and self._moves.differs(news, first):
            movers = [row.seat for row in self._moves.new_rows(news, first)]
            if not self._moves.follow(news, first):
                self._forget()
                return
            if any(seat >= 0 and self.stored.chairs[seat].player == PERSON for seat in movers):
                self._bots.person_moved()
            await self._moved()
        self._people.show()
        self._show_clock()
        await self._feed.show_all()
        self.wake_bots()

    # moves

    async def submit(self, page: OpenPage, seat: int, text: str, number: int, sure: bool, wary: bool = False) -> None:
        """A person plays a move, having looked at state `number`.

        One who is not sure is asked first, if there is no way back; one who is wary, if it does nothing or wastes something.
        """
        self.rights.check_playing(page, seat)
        self._check_open()
        question = confirm(self._screen.seen(page, seat), text[:LONGEST_TEXT], sure, wary) if wary or not sure else None
        if question is not None:
            page.tell(question)
            return
        self._screen.played(page)
        self._acted.add(page.owner)
        await self._play(seat, text, number, page)
        self._after_person()

    async def undo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person takes back the last move of a seat, or of somebody else at the same screen who has just passed it on."""
        seat = page.passed_by if page.passed_by != SPECTATOR else seat
        moments = len(self._moves.moments)

        def take_back() -> None:
            self._check_take_back(page, seat, number)
            self.table.undo(seat)

        self.stored.times = await self._moves.change(take_back, back=True)
        await self._moved()
        self._screen.took_back(page, seat)
        await self._feed.show_all(page)
        if len(self._moves.moments) < moments and not self.table.practice:  # what nobody else saw is nobody else's business
            await self.audit.add(f"{self.seating.names[seat]} undid a move.")
        self._after_person()

    async def redo(self, page: OpenPage, seat: int, number: int) -> None:
        """A person plays again what the seat has taken back."""

        def play_again() -> None:
            self._check_take_back(page, seat, number)
            self.table.redo(seat)

        self.stored.times = await self._moves.change(play_again)
        await self._moved()
        await self._feed.show_all(page)
        self._after_person()

    def _check_take_back(self, page: OpenPage, seat: int, number: int) -> None:
        self.rights.check_playing(page, seat)
        self._check_open()
        if page.shown is None or number != page.shown.position["number"]:
            raise StaleMove("The position has changed since you looked. Look again, then choose.")

    def _check_open(self) -> None:
        if self.read_only:
            raise ReadOnly(f"You can only look at this table. {self.read_only}")
        if self.lost:
            raise NotWritten("The table is being reloaded. It will be back in a moment.")

    def _forget(self) -> None:
        """The memory is not what is on disk: nobody plays on here, and the pages come back to a table rebuilt from disk."""
        self.lost = True
        self.close()

    def _after_person(self) -> None:
        self._bots.person_moved()
        self.wake_bots()

    async def _play(self, seat: int, text: str, number: int, page: OpenPage | None = None) -> None:
        """A move, of somebody at this page if it is told."""
        start = time.perf_counter()

        def play() -> None:
            self._check_open()
            self.table.submit(seat, text[:LONGEST_TEXT], number)

        self.stored.times = await self._moves.change(play)
        await self._moved()
        await self._feed.show_all(page)
        MOVES.add(time.perf_counter() - start)

    async def _moved(self) -> None:
        """The position has changed, on disk as well."""
        open_view = self.table.open_view()
        self._bots.moved(unseen=open_view == self._open_view)
        self._open_view = open_view
        self._show_clock()
        if self.table.over:
            await self._results.store_result()
            await self._history.store_game()
            for page in list(self.pages):
                await self._look_up(page.owner)

    async def _look_up(self, owner: str) -> None:
        """Find out what somebody has reached in other games, once this one is over."""
        if self.table.over:
            await self._results.look_up(owner)
            await self._history.look_up(owner)

    def _compare(self, owner: str) -> str:
        """How the finished game compares with others that somebody has played."""
        return " ".join(said for said in (self._results.compare(owner), self._history.compare(owner)) if said)

    # time

    def time_is_up(self) -> None:
        """Somebody's time may be up: see to it, if nobody does yet."""
        if (self._late is None or self._late.done()) and not self.read_only and not self.lost:
            self._late = asyncio.create_task(self._act_for_the_late())

    async def _act_for_the_late(self) -> None:
        """Do what was chosen, for every seat whose time is up; one of several servers does it."""
        name = f"clock of {self.id}"
        if not await self._others.take(name):
            return
        try:
            await self.refresh()
            for seat in self._clock.up():
                await self.in_turn(partial(self._note_late, seat))
                while seat in self._clock.up():
                    await self._play_for(seat)
        except PeriluneError as error:
            log_event("time not kept", logging.WARNING, table=self.id, why=str(error))  # there is a next time
        finally:
            await self._others.give(name)

    async def _note_late(self, seat: int) -> None:
        rule = self._clock.rule
        if seat not in self._clock.up() or rule is None:
            return
        await self.audit.add(f"{self.seating.names[seat]} ran out of time: {THEN[rule.then]}.")
        if rule.then == SEAT:
            await self.seating.take_over(seat, USUAL)
            await self.people_changed()

    async def _play_for(self, seat: int) -> None:
        """One move for somebody whose time is up."""
        seen, rule = self.table.seen(seat), self._clock.rule
        verbs = self.table.game.catalogue.verbs
        passes = [move.text for move in seen.legal() if verbs[move.kind].ends] if rule is not None and rule.then == PASS else []
        text = passes[0] if passes else await self._bots.think_for(seat, USUAL, seen)
        with suppress(StaleMove, NotDeciding):  # they have moved after all
            await self._play_bot(seat, text, seen.number)

    # bots

    def wake_bots(self) -> None:
        """Let the bots move, if it is their turn and they do not already."""
        if not self.read_only and not self.lost:
            self._bots.wake()

    async def _play_bot(self, seat: int, text: str, number: int) -> None:
        await self.in_turn(lambda: self._play(seat, text, number))

    def _bot_thinks(self, seat: int) -> None:
        """A bot thinks for longer than a moment, or (SPECTATOR) has finished: everybody is told, at other servers as well."""
        self._show_thinking(seat)
        self._others.tell(Thinking(self.id, seat))

    def _show_thinking(self, seat: int) -> None:
        self.pages.tell({"type": "thinking", "seat": seat, "seconds": A_WHILE})

    def _bots_stopped(self, again: bool) -> None:
        then = "It will try again in a moment." if again else "Reload the page to wake it."
        self.pages.tell(trouble(f"A bot has stopped thinking. {then}"))
