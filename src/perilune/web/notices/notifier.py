"""Tells people that it is their turn. It knows a box, who plays and where the table is; nothing of the game.

Every server looks every few seconds whom a table waits for. A message is claimed in the database before it is sent, so with several
servers one of them sends it, once. Whoever receives slowly or not at all delays nobody but themselves.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from perilune.core.errors import PeriluneError
from perilune.games import BOXES, box
from perilune.web.logs import log_event
from perilune.web.notices.hook import hook_body
from perilune.web.notices.mail import Mailer, check_mail
from perilune.web.notices.push import Pusher, can_push, check_subscription, new_key
from perilune.web.notices.quiet import is_quiet
from perilune.web.notices.wire import NotDelivered, check_url, post
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.notices import HOOK, KINDS, MAIL, PUSH, Address, Call
from perilune.web.storage.threads import StoreThreads

ROUND = 5.0  # seconds between two looks
AWAY = 60.0  # seconds without an open page, after which somebody is told
RETRIES = [30.0, 300.0]  # seconds after which a message that did not arrive is sent again
AT_ONCE = 20  # messages on their way
MOST_WAITING = 500  # messages that wait to be sent; beyond that, calls stay in the database a little longer
UNCONFIRMED = 24 * 3600  # seconds for which an address waits for its code
NO_NAME = "Whoever runs this server must set its name first (perilune serve --public-url): messages need a link."


@dataclass(frozen=True)
class NoticeSettings:
    """What the person who starts the server may choose about messages."""

    smtp_url: str = ""  # empty: no e-mail
    smtp_from: str = ""
    anywhere: bool = False  # messages may also go to this machine and to private networks, and without TLS
    away: float = AWAY
    round: float = ROUND


@dataclass(frozen=True)
class Message:
    """What somebody is told."""

    title: str
    text: str
    path: str  # of the page to open


class Notifier:
    """The messages of one server."""

    def __init__(
        self, settings: NoticeSettings, database: StoreThreads, origin: str, visits: Callable[[], set[tuple[str, str]]]
    ) -> None:
        """`origin` is where people find the server, if that is known; `visits` says which browsers are at which tables."""
        self._settings = settings
        self._database = database
        self._store = database.store.notices
        self._origin = origin
        self._visits = visits
        self._mailer = Mailer(settings.smtp_url, settings.smtp_from) if settings.smtp_url else None
        self._pusher = self._make_pusher() if can_push() else None
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    def _make_pusher(self) -> Pusher:
        contact = f"mailto:{self._mailer.sender}" if self._mailer else self._origin if self._secure else "mailto:nobody@localhost"
        return Pusher(self._database.store.kept_key("vapid", new_key), contact)

    @property
    def _secure(self) -> bool:
        return self._origin.startswith("https:")

    @property
    def push_key(self) -> str:
        """What browsers know this server by; empty if it cannot push."""
        return self._pusher.public_key if self._pusher is not None else ""

    def why_not(self, kind: str) -> str:
        """Why nobody can be told in this way; empty if they can."""
        if kind == PUSH:
            return "" if self._pusher is not None else "This server cannot notify browsers: perilune[push] is not installed."
        if kind == MAIL and self._mailer is None:
            return "This server sends no e-mail. Whoever runs it can set up a mail server (perilune serve --smtp-url)."
        return "" if self._origin else NO_NAME

    def ways(self) -> list[str]:
        """How people can be told."""
        return [kind for kind in KINDS if not self.why_not(kind)]

    # addresses

    async def add(self, owner: str, kind: str, given: str) -> None:
        """Somebody gives an address. An e-mail address is used once they have given back the code that is sent to it."""
        anywhere, now = self._settings.anywhere, time.time()
        if kind == MAIL and self._mailer is not None:
            address, code = check_mail(given), f"{secrets.randbelow(10**8):08}"
            text = f"Somebody wants to be told here when it is their turn in a game on {self._origin}\n\n"
            text += f"If that was you, enter this code there: {code}\n\nIf not, do nothing: you will get no more e-mails."
            await self._database.write(self._store.set_address, owner, kind, address, now, code)
            await self._mailer.send(address, "Your code for Perilune", text)
            return
        address = check_subscription(given, anywhere) if kind == PUSH else check_url(given.strip(), anywhere).geturl()
        await self._database.write(self._store.set_address, owner, kind, address, now)

    async def try_out(self, owner: str, kind: str) -> None:
        """Send a message just to see whether it arrives; NotDelivered says why it does not."""
        reach = await self._database.read(self._store.reach, owner)
        address = reach.addresses.get(kind)
        if address is not None and address.confirmed:
            said = Message("Perilune", "This is how you will be told when it is your turn.", "/")
            await self._deliver(owner, kind, address, said)

    # rounds

    async def run(self) -> None:
        """Until the server stops."""
        tidied = 0.0
        while True:
            await asyncio.sleep(self._settings.round)
            try:
                await self.look(time.time())
                if time.monotonic() - tidied > 3600:
                    tidied = time.monotonic()
                    await self._database.write(self._store.forget_unconfirmed, time.time() - UNCONFIRMED)
            except DatabaseTrouble:
                continue  # there is a next time

    async def look(self, now: float) -> None:
        """Note who is there, and tell those who are not."""
        visits = self._visits()
        watched = await self._database.read(self._store.watched)
        if not watched:
            return
        here = [(table, owner) for table, owner in visits if table in watched]
        if here:
            await self._database.write(self._store.been_there, here, now)
        for call in await self._database.read(self._store.calls, now, self._settings.away):
            if len(self._sending) < MOST_WAITING and call.box in BOXES:
                await self._answer(call, now)

    async def _answer(self, call: Call, now: float) -> None:
        reach = await self._database.read(self._store.reach, call.owner)
        if is_quiet(reach.quiet, now) or not await self._database.write(self._store.claim, call, now):
            return
        title = box(call.box).title
        company = f" with {', '.join(call.names)}" if call.names else ""
        said = Message(f"Your turn: {title}", f"It is your turn in {title}{company}.", f"/table/{call.table}")
        for kind in call.kinds:
            address = reach.addresses.get(kind)
            if address is not None and address.confirmed and not self.why_not(kind):
                task = asyncio.create_task(self._keep_trying(call, kind, address, said))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _keep_trying(self, call: Call, kind: str, address: Address, said: Message) -> None:
        """Send a message; again a little later, if it did not arrive and is still wanted."""
        for pause in [*RETRIES, 0.0]:
            try:
                async with self._places:
                    await self._deliver(call.owner, kind, address, said)
                log_event("called", table=call.table, kind=kind)
                return
            except PeriluneError as error:
                log_event("not called", logging.WARNING, table=call.table, kind=kind, why=str(error))
                if isinstance(error, NotDelivered) and error.gone:
                    return
            await asyncio.sleep(pause)
            if kind not in await self._kinds(call):
                return

    async def _kinds(self, call: Call) -> list[str]:
        try:
            return await self._database.read(self._store.kinds_at, call.table, call.owner)
        except DatabaseTrouble:
            return []

    async def _deliver(self, owner: str, kind: str, address: Address, said: Message) -> None:
        """Send one message, and note for its owner how that went. A browser that is gone for good is forgotten."""
        try:
            await self._send(kind, address, said)
        except PeriluneError as error:
            if kind == PUSH and isinstance(error, NotDelivered) and error.gone:
                await self._database.write(self._store.delete_address, owner, kind)
            else:
                await self._database.write(self._store.note_trouble, owner, kind, address.address, str(error))
            raise
        await self._database.write(self._store.note_trouble, owner, kind, address.address, "")

    async def _send(self, kind: str, address: Address, said: Message) -> None:
        anywhere, link = self._settings.anywhere, self._origin + said.path
        if kind == PUSH and self._pusher is not None:
            told = {"title": said.title, "text": said.text, "path": said.path}
            url, headers, body = self._pusher.message(address.address, told)
            await post(url, headers, body, anywhere)
        elif kind == MAIL and self._mailer is not None:
            stop = f"{self._origin}/notices/stop/{address.stop}"
            text = f"{said.text}\n\n{link}\n\n--\nYou asked for this on {self._origin}/notices\nStop these e-mails: {stop}\n"
            await self._mailer.send(address.address, said.title, text, stop)
        elif kind == HOOK:
            headers = {"Content-Type": "application/json", "User-Agent": "Perilune"}
            await post(address.address, headers, hook_body(address.address, said.text, link), anywhere)

    async def close(self) -> None:
        """The server stops: what is not sent by now stays unsent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._mailer is not None:
            self._mailer.close()
