"""What somebody reached in a game for one is stored for them, to be beaten."""

import json
import logging

from perilune.core.game import Result
from perilune.core.record import PRACTICE
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import StoredTable
from perilune.web.storage.threads import StoreThreads


class SoloResults:
    """The result of one table, and how it compares."""

    def __init__(self, stored: StoredTable, table: Table, database: StoreThreads) -> None:
        self._stored = stored
        self._table = table
        self._database = database
        self._best: dict[str, Result] = {}  # what those who sit here have reached at other tables

    async def store_result(self) -> None:
        """Store what was reached, once the game is over. A game that began in the middle does not count, nor does practice."""
        record = self._table.record
        if not self._table.over or len(self._stored.chairs) > 1 or record.start is not None or PRACTICE in record.notes:
            return
        result = self._table.game.result(self._table.state)
        try:
            for owner in list(self._stored.chairs[0].sitters):
                await self._database.write(self._database.store.add_result, owner, self._stored.id, self._kind(), result)
        except DatabaseTrouble:
            log_event("result not stored", logging.ERROR, table=self._stored.id)

    async def look_up(self, owner: str) -> None:
        """Find out what this player has reached at other tables, once the game is over."""
        if not self._table.over or not self._is_theirs(owner):
            return
        best = await self._database.read(self._database.store.best_result, owner, self._kind(), self._stored.id)
        if best is not None:
            self._best[owner] = best

    def compare(self, owner: str) -> str:
        """How the finished game compares with the others that its player has finished; empty if there is nothing to compare."""
        best = self._best.get(owner)
        if best is None or not self._is_theirs(owner):
            return ""
        if best.rank < self._table.game.result(self._table.state).rank:
            return f"This is your best result so far. Your best before: {best.text}."
        return f"Your best result: {best.text}."

    def _is_theirs(self, owner: str) -> bool:
        """Whether it is a game for one, and theirs."""
        return len(self._stored.chairs) == 1 and owner in self._stored.chairs[0].sitters

    def _kind(self) -> str:
        """Which results can be compared with this one: those of the same box, content and options."""
        record = self._table.record
        return json.dumps([record.box, record.content, record.options], sort_keys=True)
