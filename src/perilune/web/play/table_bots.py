"""The bots of one table: they move one after the other, at a pace that people can follow."""

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from perilune.core.errors import NotDeciding, StaleMove
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.play.bot_pool import BotPool
from perilune.web.storage.model import PERSON, StoredTable

LONG_WAIT = 4.0  # seconds of watching bots, after which they hurry


class TableBots:
    """Lets the bots of one table move when it is their turn."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        pool: BotPool,
        pack: Path | None,
        pace: float,
        play: Callable[[int, str, int], None],
        stopped: Callable[[], None],
    ) -> None:
        """`pack` is the folder of the content, if it is not the box's own; `pace` the seconds between two moves.

        `play` plays a move of a seat that has seen a state of this number; `stopped` is called when the bots have failed.
        """
        self._stored = stored
        self._table = table
        self._pool = pool
        self._pack = pack
        self._pace = pace
        self._play = play
        self._stopped = stopped
        self._task: asyncio.Task[None] | None = None
        self._plans: dict[tuple[int, str], dict[str, str]] = {}  # what each bot has decided to do next
        self._person_moved = False
        self._waited = 0.0  # seconds that people have waited for bots since one of them moved
        self._unseen = False  # nobody but the mover could see the last move

    @property
    def idle(self) -> bool:
        """No bot thinks."""
        return self._task is None or self._task.done()

    def wake(self) -> None:
        """Let the bots move, if it is their turn and they do not already."""
        if self.idle:
            self._task = asyncio.create_task(self._run())

    def cancel(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()

    async def wait(self) -> None:
        """Wait until the bots have stopped."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def moved(self, unseen: bool) -> None:
        """Somebody has moved; with `unseen`, nobody else could see it."""
        self._unseen = unseen

    def person_moved(self) -> None:
        """A person has moved: the bots give them a moment, and then take their time again."""
        self._person_moved = True
        self._waited = 0

    async def _run(self) -> None:
        try:
            while (seat := self._bot_to_move()) is not None:
                await asyncio.sleep(self._pause())
                await self._move(seat)
        except Exception:
            log_event("bots stopped", logging.ERROR, table=self._stored.id)
            self._stopped()

    async def _move(self, seat: int) -> None:
        player = self._stored.chairs[seat].player
        if seat not in self._table.deciders() or player == PERSON:
            return
        seen = self._table.seen(seat)
        plan = self._plans.setdefault((seat, player), {})
        text = await self._pool.choose(player, self._seed(seat), seen, self._pack, plan)
        if self._stored.chairs[seat].player != player:
            return  # somebody has taken the seat back in the meantime
        try:
            self._play(seat, text, seen.number)
        except (StaleMove, NotDeciding):
            return  # somebody has taken a move back in the meantime: look again

    def _bot_to_move(self) -> int | None:
        return next((seat for seat in self._table.deciders() if self._stored.chairs[seat].player != PERSON), None)

    def _pause(self) -> float:
        """So that people can follow, and have a moment to take a move back. Nobody waits for what cannot be seen."""
        beats = 2.0 if self._person_moved else 1.0 if self._waited < LONG_WAIT else 0.25
        self._person_moved = False
        pause = 0 if self._unseen or len(self._table.deciders()) > 1 else self._pace * beats
        self._waited += pause
        return pause

    def _seed(self, seat: int) -> int:
        """The same game, played again with the same seed, gets the same bots."""
        name = f"{self._table.record.seed}/bot/{seat}/{self._table.number}"
        return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
