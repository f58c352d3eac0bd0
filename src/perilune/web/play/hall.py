"""The hall: all tables of this server. A few are awake, the others sleep in the store until somebody looks."""

import asyncio
import re
import secrets
from collections import OrderedDict
from dataclasses import replace

from perilune.bots import BOTS
from perilune.core.record import Record
from perilune.core.reel import Reel
from perilune.core.table import Reopened, Table, reopen
from perilune.web.guard.seal import Seal, lock
from perilune.web.keep.store import PERSON, Chair, Kept, Store
from perilune.web.logs import note
from perilune.web.play.live import LiveTable
from perilune.web.play.opening import LINK, ME, Setup
from perilune.web.play.packs import Packs
from perilune.web.play.thinking import Thinkers

EVERYTHING = -3  # to look at the whole truth, when the game is over: beside the seats and SPECTATOR
MOST_AWAKE = 50
MOST_REELS = 8
_ID = re.compile(r"[a-z0-9-]{1,40}")


class Hall:
    """Opens tables, finds them, and lets them sleep."""

    def __init__(self, store: Store, thinkers: Thinkers, packs: Packs, pace: float) -> None:
        self.store = store
        self.packs = packs
        self.seal = Seal(store.key)
        self._thinkers = thinkers
        self._pace = pace
        self._awake: dict[str, LiveTable] = {}
        self._waking = asyncio.Lock()
        self._reels: OrderedDict[tuple[str, int, str], Reel] = OrderedDict()

    # new tables

    def open(self, setup: Setup, owner: str) -> str:
        """Open a table for this browser and return its id."""
        game = self.packs.game(setup.box, setup.pack)
        table = Table(game, game.settle(len(setup.who), dict(setup.options)), setup.seed, setup.names)
        return self._add(table, setup, owner)

    def again(self, kept: Kept, owner: str, same_deal: bool) -> str:
        """Open a table like this one, with the same bots, and links for the other people."""
        setup = _setup_of(kept, owner)
        if not same_deal:
            return self.open(setup, owner)
        game = self.packs.game(setup.box, setup.pack)
        start = None if kept.record.start is None else game.restore(kept.record.start)
        table = Table(game, game.settle(len(setup.who), dict(setup.options)), kept.record.seed, setup.names, start=start)
        return self._add(table, setup, owner)

    def branch(self, kept: Kept, reel: Reel, moment: int, seat: int, owner: str) -> str:
        """Open a table that goes on from a moment of another one, as this seat knew it; for EVERYTHING, exactly as it was.

        The browser gets `seats_to_play`. Bots play all others, so that the game goes on at once; as the host it may free them.
        """
        mine = seats_to_play(kept, seat, owner)
        who = [ME if place in mine else _bot_of(chair) for place, chair in enumerate(kept.chairs)]
        setup = replace(_setup_of(kept, owner), who=who, listed=False)
        if seat == EVERYTHING:
            table = Table(reel.table.game, reel.table.options, None, setup.names, start=reel.everything(moment).view)
        else:
            table = reel.branch(moment, seat)
        return self._add(table, setup, owner)

    async def open_record(self, record: Record, owner: str) -> str:
        """Open a table from a record that somebody has brought: all seats are theirs."""
        opened = await asyncio.to_thread(reopen, self.packs.game(record.box, ""), record)
        kept = Kept(secrets.token_hex(8), record, [Chair(PERSON, {owner}) for _ in record.names], owner)
        self.store.add(kept, opened.table.deciders() if not opened.why else [])
        note("record opened", table=kept.id, box=record.box, seats=record.seats, moves=len(record.rows))
        self._seat(kept, opened)
        return kept.id

    def _add(self, table: Table, setup: Setup, owner: str) -> str:
        chairs = [
            Chair(player, {owner} if player == PERSON and who != LINK else set())
            for player, who in zip(setup.players(), setup.who, strict=True)
        ]
        kept = Kept(secrets.token_hex(8), table.record, chairs, owner, setup.listed, lock(setup.password), setup.pack)
        self.store.add(kept, table.deciders())
        note("table opened", table=kept.id, box=table.game.name, seats=len(chairs))
        self._seat(kept, Reopened(table, -1, ""))
        return kept.id

    # tables that there are

    def kept(self, table: str) -> Kept | None:
        """The table of this id as the store keeps it, if there is one."""
        return self.store.get(table) if _ID.fullmatch(table) else None

    async def find(self, table: str) -> LiveTable | None:
        """The table of this id, rebuilt from its moves if it slept; None if there is none."""
        async with self._waking:
            live = self._awake.get(table)
            if live is not None and not live.lost:
                return live
            kept = self.kept(table)
            if kept is None:
                return None
            game = self.packs.game(kept.record.box, kept.pack)
            opened = await asyncio.to_thread(reopen, game, kept.record)
            return self._seat(kept, opened)

    async def reel(self, live: LiveTable) -> Reel:
        """The moments of a table until now."""
        rows = live.table.record.rows
        key = (live.id, len(rows), rows[-1].digest if rows else "")
        reel = self._reels.get(key)
        if reel is None:
            reel = Reel(live.table)
            self._reels[key] = reel
        self._reels.move_to_end(key)
        while len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return reel

    def may_enter(self, kept: Kept, owner: str) -> bool:
        """Whether this browser may look at the table: it needs no password, sits there, or has given it."""
        return not kept.password or bool(kept.seats_of(owner)) or self.store.is_in(kept.id, owner)

    def _seat(self, kept: Kept, opened: Reopened) -> LiveTable:
        idle = [table for table, live in self._awake.items() if live.idle]
        for table in idle[: max(0, len(self._awake) + 1 - MOST_AWAKE)]:
            del self._awake[table]
        live = LiveTable(
            kept, opened, self.store, self.seal, self._thinkers, self.packs.folder(kept.record.box, kept.pack), self._pace
        )
        self._awake[kept.id] = live
        return live

    async def close(self) -> None:
        """The server ends."""
        for live in self._awake.values():
            await live.stop()
        await self._thinkers.close()
        self.store.close()


def seats_to_play(kept: Kept, seat: int, owner: str) -> list[int]:
    """Which seats a browser gets that plays on from what it looked at: its own; but a foreign seat, if it looked from there.

    Who has no seat and looked from none gets the first person's.
    """
    mine = kept.seats_of(owner)
    if seat >= 0 and seat not in mine:
        return [seat]
    people = [place for place, chair in enumerate(kept.chairs) if chair.player == PERSON]
    return mine or people[:1] or [0]


def _bot_of(chair: Chair) -> str:
    return BOTS[-1] if chair.player == PERSON else chair.player


def _setup_of(kept: Kept, owner: str) -> Setup:
    """What this browser would have chosen to open such a table. Its own seats stay its own, other people's are by link."""
    mine = kept.seats_of(owner)
    who = [ME if seat in mine else LINK if chair.player == PERSON else chair.player for seat, chair in enumerate(kept.chairs)]
    record = kept.record
    return Setup(record.box, kept.pack, record.options, who, list(record.names), None, kept.listed, "")
