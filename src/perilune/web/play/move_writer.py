"""Moves on their way to disk. A move is tried, written, and then played: what is not on disk never happened."""

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from perilune.core.errors import PeriluneError, StaleMove
from perilune.core.record import Row
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.play.clock import TableClock
from perilune.web.play.ledger import TableLedger
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import TableNews, Times
from perilune.web.storage.store import Overtaken

ATTEMPTS = 20  # to write a move while other servers write theirs


class NotWritten(DatabaseTrouble):
    """The store could not write."""


class _Draft(NamedTuple):
    """What is to be written, as Store.write_moves takes it."""

    first: int
    rows: list[Row]
    waits: list[int]
    stood: list[Row]
    open_to_all: bool
    numbers: list[int]
    times: Times | None


class MoveWriter:
    """Changes one table by moves, and knows which of them are on disk."""

    def __init__(
        self, table: Table, written: int, ledger: TableLedger, catch_up: Callable[[], Awaitable[None]], clock: TableClock
    ) -> None:
        """So many of the table's moves are on disk. `catch_up` takes in what other servers have written."""
        self.moments = table.moments()  # those that everybody saw
        self._table = table
        self._ledger = ledger
        self._catch_up = catch_up
        self._clock = clock
        self._written = table.record.rows[:written]

    async def change(self, change: Callable[[], None], back: bool = False) -> Times | None:
        """Play, take back or play again. It is tried first, and done once it is written; whoever looks meanwhile sees nothing of it.

        Returns the times after it; `back` says that a move is taken back. If another server was quicker, it is tried again on what
        that one has written, or refused because it no longer fits.
        """
        for _ in range(ATTEMPTS):
            before = self._table.checkpoint()
            try:
                change()
            except PeriluneError:
                raise  # refused as a whole
            except Exception:
                self._table.restore(before)  # the rules broke in the middle of it
                raise
            after, draft = self._table.checkpoint(), self._draft(back)
            self._table.restore(before)
            try:
                await self._write(draft)
            except Overtaken:
                await self._catch_up()
            else:
                self._table.restore(after)
                self._remember()
                return draft.times
        raise StaleMove("Other players kept moving at the same time. Look again, then choose.")

    def _draft(self, back: bool) -> _Draft:
        rows, written = self._table.record.rows[:], self._written
        first = 0
        while first < len(written) and first < len(rows) and written[first] is rows[first]:
            first += 1
        seen = self._table.moments() != self.moments
        return _Draft(
            first, rows[first:], self._table.deciders(), written, seen, self._table.numbers, self._clock.after(back, seen)
        )

    async def _write(self, draft: _Draft) -> None:
        try:
            await self._ledger.write(self._ledger.store.write_moves, *draft)
        except Overtaken:
            raise
        except DatabaseTrouble as error:
            log_event("move not written", logging.ERROR, table=self._ledger.table)
            self._ledger.behind = True  # the line may have been lost after it was written
            raise NotWritten(f"Your move could not be saved and does not count. {error}") from error

    def _remember(self) -> None:
        self._written = self._table.record.rows[:]
        self.moments = self._table.moments()

    # what other servers have written

    @property
    def first_open(self) -> int:
        """The number of the first row that may be another one by now."""
        return min(self._table.final, len(self._written))

    def new_rows(self, news: TableNews, first: int) -> list[Row]:
        """What is new in the rows from `first` on. After an undo that may be nothing, although they are others: see `differs`."""
        return news.rows[len(self._written) - first :]

    def differs(self, news: TableNews, first: int) -> bool:
        """Whether the rows from `first` on are not those that are known."""
        return [row.digest for row in news.rows] != [row.digest for row in self._written[first:]]

    def follow(self, news: TableNews, first: int) -> bool:
        """Play what others have played; False if that cannot be done, because their rules are others."""
        if not self._table.follow(first, news.rows, news.numbers):
            log_event("rows that do not follow", logging.ERROR, table=self._ledger.table)
            return False
        self._remember()
        return True
