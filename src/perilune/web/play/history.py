"""The games that somebody has finished on this server: for the page that tells them, and to compare the same deal."""

import json
import logging
import time
from hashlib import sha256

from perilune.core.record import PRACTICE
from perilune.core.table import Table
from perilune.core.words import counted
from perilune.web.logs import log_event
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import PERSON, FinishedGame, StoredTable
from perilune.web.storage.threads import StoreThreads

MOST = 200  # games of one deal that are looked at


class History:
    """What one table adds to the history of its people, once its game is over."""

    def __init__(self, stored: StoredTable, table: Table, database: StoreThreads) -> None:
        self._stored = stored
        self._table = table
        self._database = database
        self._others: dict[str, list[FinishedGame]] = {}  # the same deal at other tables, for each of those who have it open

    async def store_game(self) -> None:
        """Store the game for everybody who sits there. One that began in the middle does not count, nor does practice or a record."""
        record = self._table.record
        if not self._table.over or record.start is not None or PRACTICE in record.notes or self._stored.deal == "record":
            return
        try:
            for seat, chair in enumerate(self._stored.chairs):
                for owner in list(chair.sitters) if chair.player == PERSON else []:
                    await self._database.write(self._database.store.add_finished, owner, self._game(seat))
        except DatabaseTrouble:
            log_event("history not stored", logging.ERROR, table=self._stored.id)

    async def look_up(self, owner: str) -> None:
        """Find out how somebody has played this deal at other tables."""
        if self._stored.seats_of(owner):
            found = await self._database.read(self._database.store.finished_games, owner, MOST, self._deal())
            self._others[owner] = [game for game in found if game.table != self._stored.id]

    def compare(self, owner: str) -> str:
        """How the finished game compares with others of the same deal that somebody has played; empty if there is none."""
        mine, others = self._stored.seats_of(owner), self._others.get(owner)
        if not mine or not others:
            return ""
        best = max(others, key=lambda game: (game.won, game.points))
        now = self._game(mine[0])
        if (now.won, now.points) > (best.won, best.points):
            return f"You have played this deal before. This is your best result; your best before: {best.says}."
        return f"You have played this deal before. Your best: {best.says}."

    def _game(self, seat: int) -> FinishedGame:
        outcome = self._table.outcome()
        assert outcome is not None, "the game is over"
        won, points = seat in outcome.winners, self._table.scores()[seat]
        others = [self._other(place) for place in range(len(self._stored.chairs)) if place != seat]
        says = f"{'won' if won else 'lost'} with {counted(points, 'point')}"
        return FinishedGame(self._stored.id, self._table.game.name, self._deal(), won, points, says, others, time.time())

    def _other(self, seat: int) -> str:
        player = self._stored.chairs[seat].player
        return self._stored.record.names[seat] if player == PERSON else f"{player} bot"

    def _deal(self) -> str:
        """The same for tables that were dealt the same."""
        record = self._table.record
        known = [record.box, record.content, record.options, record.seats, record.seed]
        return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:24]
