"""The bots of one table: they move one after the other, at a pace that people can follow."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from perilune.core.chance import SPECTATOR
from perilune.core.errors import NotDeciding, StaleMove
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.play.services import TableServices
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import PERSON, StoredTable

TAKE_OVER = 1.0  # seconds after which a server looks again whether another one still moves the bots
A_WHILE = 1.0  # seconds of thinking, after which people see it
LONG_WAIT = 4.0  # seconds of watching bots, after which they hurry
AGAIN = [2.0, 10.0, 30.0]  # seconds after which bots that have failed are asked again


class TableBots:
    """Lets the bots of one table move when it is their turn."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        services: TableServices,
        pack: Path | None,
        play: Callable[[int, str, int], Awaitable[None]],
        stopped: Callable[[bool], None],
        thinks: Callable[[int], None],
    ) -> None:
        """`pack` is the folder of the content, if it is not the box's own.

        `play` plays a move of a seat that has seen a state of this number; `stopped` is called when the bots have failed, and
        told whether they will be asked again; `thinks` with the seat of a bot that has thought for A_WHILE, and with SPECTATOR
        when it has finished.
        """
        self._stored = stored
        self._table = table
        self._pool = services.bot_pool
        self._others = services.others
        self._pace = services.pace
        self._pack = pack
        self._play = play
        self._stopped = stopped
        self._thinks = thinks
        self._task: asyncio.Task[None] | None = None
        self._plans: dict[tuple[int, str], dict[str, str]] = {}  # what each bot has decided to do next
        self._person_moved = False
        self._at_once = asyncio.Event()  # a person has moved here: look again at once who moves the bots
        self._waited = 0.0  # seconds that people have waited for bots since one of them moved
        self._unseen = False  # nobody but the mover could see the last move
        self._failed = 0  # times in a row that no bot had an answer

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
        self._at_once.set()

    async def _run(self) -> None:
        """Move the bots; those that have failed are asked again, a few times."""
        self._failed = 0
        while True:
            try:
                await self._run_here_or_there()
                return
            except Exception:
                log_event("bots stopped", logging.ERROR, table=self._stored.id)
                again = self._failed < len(AGAIN)
                self._stopped(again)
                if not again:
                    return
                await asyncio.sleep(AGAIN[self._failed])
                self._failed += 1

    async def _run_here_or_there(self) -> None:
        """Move the bots, unless another server does; should that one die, they are moved here."""
        name = f"bots of {self._stored.id}"
        while self._bot_to_move() is not None:
            self._at_once.clear()
            if await self._others.take(name):
                try:
                    await self._move_all()
                finally:
                    await self._others.give(name)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._at_once.wait(), TAKE_OVER)

    async def _move_all(self) -> None:
        while (seat := self._bot_to_move()) is not None:
            await asyncio.sleep(self._pause())
            try:
                await self._move(seat)
                self._failed = 0
            except DatabaseTrouble:
                await asyncio.sleep(TAKE_OVER)  # people are told when they want something themselves; bots try again

    async def _move(self, seat: int) -> None:
        player = self._stored.chairs[seat].player
        if seat not in self._table.deciders() or player == PERSON:
            return
        seen = self._table.seen(seat)
        plan = self._plans.setdefault((seat, player), {})
        with self._shown(seat):
            text = await self._pool.choose(player, self._seed(seat), seen, self._pack, plan, self._stored.id)
        if self._stored.chairs[seat].player != player:
            return  # somebody has taken the seat back in the meantime
        try:
            await self._play(seat, text, seen.number)
        except (StaleMove, NotDeciding):
            return  # somebody has taken a move back in the meantime: look again

    async def think_for(self, seat: int, player: str, seen: Seen) -> str:
        """What this bot would play for a person."""
        plan = self._plans.setdefault((seat, player), {})
        with self._shown(seat):
            return await self._pool.choose(player, self._seed(seat), seen, self._pack, plan, self._stored.id)

    @contextmanager
    def _shown(self, seat: int) -> Iterator[None]:
        """While a bot thinks: if that takes a while, everybody is told. Not of choices in secret, whose moment must not be known."""
        if self._table.deciders() != [seat]:
            yield
            return
        later = asyncio.get_running_loop().call_later(A_WHILE, self._thinks, seat)
        try:
            yield
        finally:
            later.cancel()
            if later.when() <= asyncio.get_running_loop().time():
                self._thinks(SPECTATOR)

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
