"""The hall: all tables of this server. A few are awake, the others sleep in the store until somebody looks."""

import asyncio
import secrets

from perilune.core.table import Reopened, Table, reopen
from perilune.games import box
from perilune.web.live import LiveTable
from perilune.web.opening import Setup
from perilune.web.store import PERSON, Chair, Kept, Store
from perilune.web.thinking import Thinkers

MOST_AWAKE = 50


class Hall:
    """Opens tables, finds them, and lets them sleep."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self._thinkers = thinkers
        self._pace = pace
        self._awake: dict[str, LiveTable] = {}
        self._waking = asyncio.Lock()

    def open(self, setup: Setup, owner: str) -> str:
        """Open a table for this browser and return its id."""
        game = box(setup.box)
        table = Table(game, game.settle(len(setup.players), dict(setup.options)), setup.seed, setup.names)
        chairs = [Chair(player, owner if player == PERSON else "") for player in setup.players]
        kept = Kept(secrets.token_hex(8), table.record, chairs)
        self.store.add(kept)
        self._seat(kept, Reopened(table, -1, ""))
        return kept.id

    def again(self, kept: Kept, owner: str) -> str:
        """Open a table like this one, with the same people and bots, but another seed."""
        record = kept.record
        players = [chair.player for chair in kept.chairs]
        return self.open(Setup(record.box, record.options, players, record.names, None), owner)

    async def find(self, table: str) -> LiveTable | None:
        """The table of this id, rebuilt from its moves if it slept; None if there is none."""
        async with self._waking:
            live = self._awake.get(table)
            if live is not None and not live.lost:
                return live
            kept = self.store.get(table)
            if kept is None:
                return None
            opened = await asyncio.to_thread(reopen, box(kept.record.box), kept.record)
            return self._seat(kept, opened)

    def _seat(self, kept: Kept, opened: Reopened) -> LiveTable:
        idle = [table for table, live in self._awake.items() if live.idle]
        for table in idle[: max(0, len(self._awake) + 1 - MOST_AWAKE)]:
            del self._awake[table]
        live = LiveTable(kept, opened, self.store, self._thinkers, self._pace)
        self._awake[kept.id] = live
        return live

    async def close(self) -> None:
        """The server ends."""
        for live in self._awake.values():
            await live.stop()
        await self._thinkers.close()
        self.store.close()
