"""What somebody reached in a game for one is stored for them, to be beaten."""

import json
import logging

from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import StoredTable
from perilune.web.storage.store import Store


class SoloResults:
    """The result of one table, and how it compares."""

    def __init__(self, stored: StoredTable, table: Table, store: Store) -> None:
        self._stored = stored
        self._table = table
        self._store = store

    def store_result(self) -> None:
        """Store what was reached, once the game is over. A game that began in the middle does not count."""
        if not self._table.over or len(self._stored.chairs) > 1 or self._table.record.start is not None:
            return
        result = self._table.game.result(self._table.state)
        try:
            for owner in self._stored.chairs[0].sitters:
                self._store.add_result(owner, self._stored.id, self._kind(), result)
        except DatabaseTrouble:
            log_event("result not stored", logging.ERROR, table=self._stored.id)

    def compare(self, owner: str) -> str:
        """How the finished game compares with the others that its player has finished; empty if there is nothing to compare."""
        if len(self._stored.chairs) > 1 or owner not in self._stored.chairs[0].sitters:
            return ""
        best = self._store.best_result(owner, self._kind(), self._stored.id)
        if best is None:
            return ""
        if best.rank < self._table.game.result(self._table.state).rank:
            return f"This is your best result so far. Your best before was: {best.text}."
        return f"Your best result is: {best.text}."

    def _kind(self) -> str:
        """Which results can be compared with this one: those of the same box, content and options."""
        record = self._table.record
        return json.dumps([record.box, record.content, record.options], sort_keys=True)
