"""All tables of this server. A few are awake, the others sleep in the store until somebody looks."""

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from perilune.bots import BOTS, USUAL
from perilune.core.errors import PeriluneError
from perilune.core.record import PRACTICE, Record
from perilune.core.reel import Reel
from perilune.core.reopen import Reopened, reopen
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.packs import Packs
from perilune.web.play.announcements import (
    Announcement,
    Changed,
    Guessed,
    Leaving,
    Present,
    Proposed,
    Renewed,
    Thinking,
    WhoIsThere,
)
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.clock import first_times
from perilune.web.play.deals import BRANCH, RECORD, SAME, SEED
from perilune.web.play.live_table import LiveTable
from perilune.web.play.other_servers import OtherServers
from perilune.web.play.quota import Quota, refuse_more
from perilune.web.play.replay_access import EVERYTHING, seats_to_play
from perilune.web.play.services import TableServices
from perilune.web.play.shared_screen import names_told
from perilune.web.play.story_messages import StoryMessage
from perilune.web.play.story_view import StoryTeller
from perilune.web.security.browser_cookie import Visitor
from perilune.web.security.passwords import hash_password
from perilune.web.security.signing import Signer
from perilune.web.security.work_budget import NOBODY, Payer, WorkerThreads
from perilune.web.storage.channel import Channel, Nobody
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.retention import Retention
from perilune.web.storage.store import Store
from perilune.web.storage.threads import StoreThreads
from perilune.web.table_form import LINK, ME, Setup

MOST_AWAKE = 50
MOST_REELS = 8
SECOND = 1.0
LOOK = 2.0  # seconds after which a server looks whether it has missed something that another one wrote
_ID = re.compile(r"[a-z0-9-]{1,40}")


class TableRegistry:
    """Opens tables, finds them, and lets them sleep."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        packs: Packs,
        workers: WorkerThreads,
        pace: float,
        channel: Channel | None = None,
        quota: Quota | None = None,
    ) -> None:
        self.store = store
        self.database = StoreThreads(store)
        self.packs = packs
        self._quota = quota or Quota()
        self.workers = workers
        self.signer = Signer(store.key)
        self.unsigned = store.unsigned_owners()  # browsers that got their secret before secrets were signed
        self.others = OtherServers(channel or Nobody())
        self._bot_pool = bot_pool
        self._services = TableServices(self.database, self.others, self.signer, bot_pool, pace)
        self._tasks: set[asyncio.Task[None]] = set()
        self._hear_guess: Callable[[str, str, bool], None] = lambda door, client, right: None
        self._awake: dict[str, LiveTable] = {}
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one lock for each table that wakes
        self._reels: OrderedDict[tuple[str, int, str], Reel] = OrderedDict()
        self._stories: OrderedDict[tuple[str, int], StoryTeller] = OrderedDict()

    # how much there is

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    @property
    def pages(self) -> int:
        """How many pages are open."""
        return sum(len(live.pages) for live in self._awake.values())

    @property
    def bot_queue(self) -> int:
        """How many bots wait for a process to think in."""
        return self._bot_pool.waiting

    def visits(self) -> set[tuple[str, str]]:
        """Which browsers are at which tables right now."""
        return {(table, owner) for table, live in self._awake.items() for owner in live.visitors() if owner}

    # new tables

    async def open(self, setup: Setup, visitor: Visitor, payer: Payer) -> str:
        """Open a table for this browser and return its id."""
        await refuse_more(self._quota, self.database, visitor.owner)
        locked = await self.workers.run(payer, lambda: hash_password(setup.password)) if setup.password else ""
        game = self.packs.game(setup.box, setup.pack)
        options = game.settle(len(setup.who), dict(setup.options))
        table = Table(game, options, setup.seed, setup.names, notes=_notes(setup))
        return await self._add(table, setup, visitor, locked, SEED if setup.seed else "")

    async def again(self, stored: StoredTable, visitor: Visitor, same_deal: bool, stronger: bool = False) -> str:
        """Open a table like this one, with the same bots or those of the next level, and links for the other people."""
        await refuse_more(self._quota, self.database, visitor.owner)
        setup = _setup_of(stored, visitor.owner)
        if stronger:
            setup = replace(setup, who=[_stronger(who) for who in setup.who])
        game = self.packs.game(setup.box, setup.pack)
        options = game.settle(len(setup.who), dict(setup.options))
        if same_deal:
            start = None if stored.record.start is None else game.restore(stored.record.start)
            table = Table(game, options, stored.record.seed, setup.names, start=start, notes=_notes(setup))
        else:
            table = Table(game, options, None, setup.names, notes=_notes(setup))
        return await self._add(table, setup, visitor, stored.password, SAME if same_deal else "")

    async def branch(self, stored: StoredTable, reel: Reel, moment: int, seat: int, visitor: Visitor) -> str:
        """Open a table that goes on from a moment of another one, as this seat knew it; for EVERYTHING, exactly as it was.

        The browser gets `seats_to_play`. Bots play all others, so that the game goes on at once; as the host it may free them.
        """
        await refuse_more(self._quota, self.database, visitor.owner)
        mine = seats_to_play(stored, seat, visitor.owner)
        who = [ME if place in mine else _bot_of(chair) for place, chair in enumerate(stored.chairs)]
        setup = replace(_setup_of(stored, visitor.owner), who=who, listed=False, clock=None)
        if seat == EVERYTHING:
            table = Table(reel.table.game, reel.table.options, None, setup.names, start=reel.everything(moment).view)
        else:
            table = reel.branch(moment, seat)
        return await self._add(table, setup, visitor, stored.password, BRANCH)

    async def open_record(self, read: Callable[[], Record], visitor: Visitor, payer: Payer, pack: str = "") -> str:
        """Open a table from a record that somebody has uploaded: all seats are theirs. `read` returns it, or says what is wrong."""

        def check() -> tuple[Record, Reopened]:
            record = read()
            return record, reopen(self.packs.game(record.box, pack), record)

        await refuse_more(self._quota, self.database, visitor.owner)
        record, opened = await self.workers.run(payer, check)
        chairs = [Chair(PERSON, _sitter(visitor)) for _ in record.names]
        stored = StoredTable(secrets.token_hex(8), record, chairs, visitor.owner, pack=pack, deal=RECORD)
        await self.database.write(self.store.add_table, stored, opened.table.deciders() if not opened.why else [])
        log_event("record opened", table=stored.id, box=record.box, seats=record.seats, moves=len(record.rows))
        self._wake(stored, opened)
        return stored.id

    async def _add(self, table: Table, setup: Setup, visitor: Visitor, password: str, deal: str) -> str:
        """`password` is hashed already, or empty."""
        chairs = [
            Chair(player, _sitter(visitor) if player == PERSON and who != LINK else {}, nameless=nameless)
            for player, who, nameless in zip(setup.players(), setup.who, setup.nameless, strict=True)
        ]
        stored = StoredTable(
            secrets.token_hex(8), table.record, chairs, visitor.owner, setup.listed, password, setup.pack, deal, setup.many
        )
        stored.numbers = table.numbers
        if setup.clock is not None:
            stored.clock = setup.clock
            stored.times = first_times(setup.clock, stored, table.deciders(), time.time())
        await self.database.write(self.store.add_table, stored, table.deciders())
        log_event("table opened", table=stored.id, box=table.game.name, seats=len(chairs))
        self._wake(stored, Reopened(table, -1, ""))
        return stored.id

    # existing tables

    async def stored(self, table: str) -> StoredTable | None:
        """The table of this id, from memory or from the store, if there is one."""
        live = self._awake.get(table)
        if live is not None:
            await live.refresh()
        if live is not None and not live.lost:
            return live.stored
        return await self.database.read(self.store.get, table) if _ID.fullmatch(table) else None

    async def find(self, table: str, payer: Payer = NOBODY) -> LiveTable | None:
        """The table of this id, rebuilt from its moves if it slept; None if there is none. Somebody pays for waking it."""
        async with self._waking.setdefault(table, asyncio.Lock()):
            stored = await self.stored(table)
            live = self._awake.get(table)
            if stored is None or (live is not None and live.stored is stored):
                return live if stored is not None else None
            game = self.packs.game(stored.record.box, stored.pack)
            opened = await self.workers.run(payer, lambda: reopen(game, stored.record))
            live = self._wake(stored, opened)
            await live.in_turn(live.catch_up)
            return live

    async def wake_bots(self) -> None:
        """Let the bots go on that were to move when the server stopped."""
        for table in await self.database.read(self.store.waiting_for_bots):
            try:
                live = await self.find(table)
            except PeriluneError as error:
                log_event("table not woken", logging.WARNING, table=table, why=str(error))
            else:
                if live is not None:
                    live.wake_bots()

    async def keep_time(self) -> None:
        """Look every second where somebody's time is up, until the server stops."""
        while True:
            await asyncio.sleep(SECOND)
            try:
                for table in await self.database.read(self.store.due_tables, time.time()):
                    live = await self.find(table)
                    if live is not None:
                        live.time_is_up()
            except PeriluneError as error:
                log_event("time not kept", logging.WARNING, why=str(error))  # there is a next time

    async def reel(self, live: LiveTable, payer: Payer) -> Reel:
        """The moments of a table until now."""
        rows = live.table.record.rows
        key = (live.id, len(rows), rows[-1].digest if rows else "")
        reel = self._reels.get(key)
        if reel is None:
            reel = Reel(live.table, wound=False)
            await self.workers.run(payer, reel.wind)
            self._reels[key] = reel
        self._reels.move_to_end(key)
        while len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return reel

    async def story(self, live: LiveTable, owner: str, payer: Payer) -> StoryMessage:
        """What decided a finished game, as somebody is told it."""
        key = (live.id, len(live.table.record.rows))
        if key not in self._stories:
            reel = await self.reel(live, payer)
            self._stories[key] = await self.workers.run(payer, lambda: StoryTeller(reel))
        self._stories.move_to_end(key)
        while len(self._stories) > MOST_REELS:
            self._stories.popitem(last=False)
        return self._stories[key].tell(names_told(live.table.names, live.stored.chairs, live.stored.seats_of(owner)))

    async def delete(self, table: str, says: str) -> None:
        """Delete a table for everybody; `says` tells those who have it open."""
        async with self._waking.setdefault(table, asyncio.Lock()):  # nobody can wake it meanwhile
            await self.database.write(self.store.delete_table, table)
            live = self._awake.get(table)
            self._forget(table)
            if live is not None:
                live.end(says)
            self.others.tell(Changed(table, 0))
            log_event("table deleted", table=table, why="by its host")

    async def sweep(self, keep: Retention, now: float) -> int:
        """Delete the tables that need not be kept any longer, but for those that somebody looks at; returns how many."""
        deleted = 0
        for table in await self.database.read(self.store.outdated_tables, keep, now):
            async with self._waking.setdefault(table, asyncio.Lock()):  # nobody can wake it meanwhile
                live = self._awake.get(table)
                if live is not None and not live.idle:
                    continue
                self._forget(table)
                if await self.database.write(self.store.delete_outdated, table, keep, now):
                    deleted += 1
                    log_event("table deleted", table=table, why="old")
        return deleted

    def _forget(self, table: str) -> None:
        """Drop what is in memory of a table."""
        self._awake.pop(table, None)
        for key in [key for key in self._reels if key[0] == table]:
            del self._reels[key]
        for told in [told for told in self._stories if told[0] == table]:
            del self._stories[told]

    async def may_enter(self, stored: StoredTable, owner: str) -> bool:
        """Whether this browser may look at the table: it needs no password, is its host, sits there, or has given it."""
        mine = bool(owner) and (owner == stored.host or bool(stored.seats_of(owner)))
        return not stored.password or mine or await self.database.read(self.store.is_admitted, stored.id, owner)

    async def renew(self, old: str, new: str) -> None:
        """A browser has got another secret."""
        versions = await self.database.write(self.store.replace_owner, old, new)
        self._replace_owner(old, new)
        for table, version in versions.items():
            if table in self._awake:
                self._awake[table].ledger.note(version)
        self.others.tell(Renewed(old, new))
        for table, version in versions.items():
            self.others.tell(Changed(table, version))

    def _replace_owner(self, old: str, new: str) -> None:
        self.unsigned.discard(old)
        for live in self._awake.values():
            live.seating.replace_owner(old, new)

    def _wake(self, stored: StoredTable, opened: Reopened) -> LiveTable:
        idle = [table for table, live in self._awake.items() if live.idle]
        for table in idle[: max(0, len(self._awake) + 1 - MOST_AWAKE)]:
            del self._awake[table]
        live = LiveTable(stored, opened, self._services, self.packs.folder(stored.record.box, stored.pack))
        self._awake[stored.id] = live
        self.others.tell(WhoIsThere(stored.id))
        return live

    # other servers

    async def follow_others(self, hear_guess: Callable[[str, str, bool], None]) -> None:
        """From now on, hear what other servers say, and look now and then whether something was missed.

        `hear_guess` hears of passwords that were given there.
        """
        self._hear_guess = hear_guess
        self.others.start(self.hear, self._missed)
        if not self.others.alone:
            self._begin(self._look_often())
        await self.others.listening()

    def hear(self, server: str, announcement: Announcement) -> None:
        """What another server says."""
        match announcement:
            case Changed(table, version):
                live = self._awake.get(table)
                if live is not None and not live.idle and live.ledger.version != version:
                    self._begin(self._refresh(live))
            case Present(table) | Proposed(table) | Thinking(table) | WhoIsThere(table):
                if table in self._awake:
                    self._awake[table].hear(server, announcement)
            case Guessed(door, client, right):
                self._hear_guess(door, client, right)
            case Renewed(old, new):
                self._replace_owner(old, new)
            case Leaving():
                for live in self._awake.values():
                    live.hear(server, announcement)

    def _missed(self) -> None:
        """Something may not have been heard: look after every table that is used, and ask who is there."""
        self._begin(self._look())
        for table, live in self._awake.items():
            live.pages.elsewhere.clear()
            self.others.tell(WhoIsThere(table))

    async def _look_often(self) -> None:
        """Whoever writes and dies before telling it is noticed, too."""
        while True:
            await asyncio.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        used = {table: live for table, live in self._awake.items() if not live.idle}
        if not used:
            return
        try:
            versions = await self.database.read(self.store.versions, list(used))
        except DatabaseTrouble:
            return  # there is a next time
        for table, live in used.items():
            if versions.get(table) != live.ledger.version or live.ledger.behind:
                await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await live.refresh()
        except DatabaseTrouble as error:
            log_event("table not followed", logging.WARNING, table=live.id, why=str(error))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """The server stops."""
        try:
            for task in self._tasks:
                task.cancel()
            for live in list(self._awake.values()):
                await live.stop()
        finally:
            await self._bot_pool.close()
            await self.others.close()
            await asyncio.to_thread(self.database.close)


def _sitter(visitor: Visitor) -> dict[str, Device]:
    return {visitor.owner: Device(visitor.device, time.time())}


def _bot_of(chair: Chair) -> str:
    return USUAL if chair.player == PERSON else chair.player


def _notes(setup: Setup) -> list[str]:
    """What the record says about how the table is played."""
    return [PRACTICE] if setup.practice else []


def _stronger(who: str) -> str:
    """The bot of the next level; people and the strongest bot stay who they are."""
    return BOTS[min(BOTS.index(who) + 1, len(BOTS) - 1)] if who in BOTS else who


def _setup_of(stored: StoredTable, owner: str) -> Setup:
    """What this browser would choose to open such a table. Its own seats stay its own; other people get a link."""
    mine = stored.seats_of(owner)
    people = [chair.player == PERSON or bool(chair.sitters) for chair in stored.chairs]  # a bot may stand in for somebody
    who = [ME if seat in mine else LINK if people[seat] else chair.player for seat, chair in enumerate(stored.chairs)]
    record = stored.record
    practice = PRACTICE in record.notes
    return Setup(
        record.box,
        stored.pack,
        record.options,
        who,
        list(record.names),
        [chair.nameless for chair in stored.chairs],
        None,
        stored.listed,
        "",
        stored.many,
        practice,
        stored.clock,
    )
