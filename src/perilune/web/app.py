"""The web server: one process, or several that share a port and a database."""

import asyncio
import gc
import resource
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from http import HTTPStatus
from math import ceil
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from perilune.build import describe
from perilune.core.errors import PeriluneError
from perilune.games import BOXES, box
from perilune.web.handlers import monitoring
from perilune.web.handover import Handover, Inbox
from perilune.web.housekeeping import Housekeeping
from perilune.web.logs import PLAIN, RequestLog, log_event, write_logs
from perilune.web.middleware import SAFE, HostCheck, PasswordCheck, RequestLimit, SafeHeaders
from perilune.web.notices.notifier import NoticeSettings, Notifier
from perilune.web.packs import Packs
from perilune.web.pages.refusals import refusal
from perilune.web.play.announcements import Guessed
from perilune.web.play.bot_pool import PROCESSES, BotPool
from perilune.web.play.quota import Quota
from perilune.web.play.registry import TableRegistry
from perilune.web.routes import ROUTES
from perilune.web.security.browser_cookie import BrowserCookies
from perilune.web.security.connections import GATE, ConnectionGate, LimitedHttp, LimitedWebSocket
from perilune.web.security.limits import LARGEST_FORM, Limiter, Limits
from perilune.web.security.passwords import PasswordGuesses, ServerPassword
from perilune.web.security.site import LOOPBACK, Site
from perilune.web.security.work_budget import TooMuchWork, WorkerThreads
from perilune.web.storage.channel import open_channel
from perilune.web.storage.database import DatabaseTrouble, is_file
from perilune.web.storage.retention import Retention
from perilune.web.storage.store import Store
from perilune.web.studio.workshop import Workshop
from perilune.web.workers import Place, Workers

PACE = 0.45  # seconds between the moves of bots
BACKLOG = 2048  # connections that wait to be accepted
AT_ONCE = 8  # of them that one of several processes takes before the others have their turn

TITLES = {  # of pages that say why there is nothing else to see
    HTTPStatus.FORBIDDEN: "Not allowed",
    HTTPStatus.NOT_FOUND: "There is nothing here",
    HTTPStatus.CONFLICT: "Not right now",
    HTTPStatus.TOO_MANY_REQUESTS: "Too many requests",
}


class OneProcess(PeriluneError):
    """More processes than the database allows."""


@dataclass(frozen=True)
class Settings:
    """What the person who starts the server may choose."""

    database: str | Path
    pace: float = PACE
    password: str = ""  # empty: everybody may come in
    packs: Path | None = None  # a folder of content packs
    runs: Path | None = None  # a folder of runs of the lab
    studio: bool | None = (
        None  # whether there is one; None: where only this machine can come, or only those who have the password
    )
    limits: Limits = field(default_factory=Limits)
    proxy: str = ""  # the address of the proxy in front, which is believed when it says who the client is; empty: none
    log: str = PLAIN
    public_url: str = ""  # the address that people use; empty: not known
    metrics_token: str = ""  # for reading the figures; empty: nobody may
    keep: Retention = field(default_factory=Retention)  # how long tables are kept
    quota: Quota = field(default_factory=Quota)  # how many tables there may be
    notices: NoticeSettings = field(default_factory=NoticeSettings)  # how people are told that it is their turn
    local: bool = False  # only this machine can reach the server
    workers: int = 1  # processes

    @property
    def has_studio(self) -> bool:
        """Whether this server has a studio: a public one without a password only if its owner says so."""
        return self.studio if self.studio is not None else self.local or bool(self.password)


def make_app(settings: Settings) -> Starlette:
    """The application with these settings."""
    _open_boxes()
    store, channel = Store(settings.database), open_channel(settings.database)
    limiter = Limiter(settings.limits)
    site = Site(settings.public_url, settings.local)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, ConnectionGate]]:
        app.state.limiter = limiter
        app.state.site = site
        app.state.workers = WorkerThreads(limiter)
        bot_pool = BotPool(max(1, PROCESSES // settings.workers))
        registry = TableRegistry(
            store, bot_pool, Packs(settings.packs), app.state.workers, settings.pace, channel, settings.quota
        )
        app.state.registry = registry
        app.state.guesses = PasswordGuesses(limiter, lambda *guess: registry.others.tell(Guessed(*guess)))
        app.state.server_password = ServerPassword(settings.password, registry.database)
        app.state.health_check = monitoring.HealthCheck(registry.database)
        app.state.retention = settings.keep
        app.state.metrics_token = settings.metrics_token
        app.state.workshop = Workshop(registry.packs, settings.runs) if settings.has_studio else None
        app.state.browser_cookies = BrowserCookies(registry.signer, registry.unsigned)
        app.state.notifier = Notifier(settings.notices, registry.database, site.origin, registry.visits)
        housekeeping = Housekeeping(registry, settings.database, settings.keep)
        gate = ConnectionGate(limiter, settings.proxy)
        registry.others.count = lambda: monitoring.count(registry, limiter, gate)
        await registry.follow_others(app.state.guesses.hear)
        tasks = [
            asyncio.create_task(work)
            for work in (registry.wake_bots(), registry.keep_time(), housekeeping.run(), app.state.notifier.run())
        ]
        yield {GATE: gate}
        for task in tasks:
            task.cancel()
        if app.state.workshop is not None:
            await app.state.workshop.comparisons.close()
        await app.state.notifier.close()
        await registry.close()
        app.state.workers.close()

    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(RequestLog),
            Middleware(SafeHeaders),
            Middleware(HostCheck, site),
            Middleware(RequestLimit, limiter),
            Middleware(PasswordCheck),
        ],
        exception_handlers={
            HTTPException: _refused,
            DatabaseTrouble: _unkept,
            TooMuchWork: _busy,
            PeriluneError: _wrong,
            ClientDisconnect: _gone,
            Exception: _broken,
        },
        lifespan=lifespan,
        max_body_size=LARGEST_FORM,
    )
    app.router.redirect_slashes = False  # every address has one spelling; a redirect would trip over queries that are no text
    return app


def _open_boxes() -> None:
    """Read every box and its drawings before anybody comes, or the first visitor would keep all others waiting."""
    for name in BOXES:
        box(name).cover()


def _collect_seldom() -> None:
    """Live tables are many objects that stay: searching all of them for garbage would stop the server for a moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 500)


def _share_fairly() -> None:
    """A busy thread soon lets the others run, so that nobody waits for somebody else's replay."""
    sys.setswitchinterval(0.001)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = error.detail != HTTPStatus(error.status_code).phrase
    says = error.detail if said else "There is no page at this address. Go back to the start page."
    title = TITLES.get(HTTPStatus(error.status_code), "That did not work")
    return refusal(request.scope["path"], title, says, error.status_code, error.headers)


async def _wrong(request: Request, error: Exception) -> Response:
    return refusal(request.scope["path"], "That did not work", str(error), HTTPStatus.BAD_REQUEST)


async def _unkept(request: Request, error: Exception) -> Response:
    return refusal(request.scope["path"], "The tables cannot be reached", str(error), HTTPStatus.SERVICE_UNAVAILABLE)


async def _busy(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMuchWork)
    status = HTTPStatus.TOO_MANY_REQUESTS
    return refusal(request.scope["path"], TITLES[status], str(error), status, {"Retry-After": str(ceil(error.wait))})


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=HTTPStatus.BAD_REQUEST)  # nobody will read it


async def _broken(request: Request, error: Exception) -> Response:
    says = "The server ran into an error and changed nothing. Try again; its log has the details."
    return refusal(request.scope["path"], "Something broke", says, HTTPStatus.INTERNAL_SERVER_ERROR, SAFE)


def configure(app: Starlette, host: str, port: int, proxy: str = "") -> uvicorn.Config:
    """How the server talks to the network."""
    return uvicorn.Config(
        app,
        host,
        port,
        log_config=None,
        access_log=False,
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=4 * LARGEST_FORM,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=3,
    )


def serve(host: str, port: int, settings: Settings, open_browser: bool) -> None:
    """Serve until Ctrl-C or SIGTERM. Tables are saved in the database."""
    write_logs(settings.log)
    _allow_many_connections()
    settings = replace(settings, local=host in LOOPBACK and not settings.proxy)
    if settings.workers > 1:
        _serve_by_several(host, port, settings, open_browser)
        return
    _end_on_sigterm()
    config = configure(make_app(settings), host, port, settings.proxy)

    def started(server: WebServer) -> None:
        _announce(server.servers[0].sockets[0].getsockname(), open_browser)

    with suppress(KeyboardInterrupt):
        WebServer(config, started).run()


def _serve_by_several(host: str, port: int, settings: Settings, open_browser: bool) -> None:
    """The same, in several processes, which share one listening socket and pass on what belongs to another one's tables."""
    if is_file(settings.database):
        raise OneProcess(
            "Several processes need PostgreSQL; an SQLite file serves only one."
            " Use --database postgresql://USER@HOST/NAME, or leave out --workers."
        )
    Store(settings.database).close()  # whatever is wrong with it is said once
    _open_boxes()  # for all of them
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    inboxes = [Inbox() for _ in range(settings.workers)]

    def work(place: Place) -> None:
        _end_on_sigterm()
        config = configure(make_app(settings), host, port, settings.proxy)
        config.backlog = AT_ONCE

        def started(server: WebServer) -> None:
            listener.listen(BACKLOG)  # asyncio has made it as short as what it takes at once
            asyncio.get_running_loop().add_reader(place.lifeline, server.end)
            server.share(Handover(inboxes, place.number))
            place.ready()

        WebServer(config, started).run(sockets=[listener])

    Workers(settings.workers, work).run(lambda: _announce(listener.getsockname(), open_browser))


def _end_on_sigterm() -> None:
    """uvicorn ends the server first, then hands the signal on."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def _announce(listener: tuple[str, int], open_browser: bool) -> None:
    """Say where the server is, and open the browser if asked."""
    host = "localhost" if listener[0] in ("0.0.0.0", "::", "127.0.0.1", "::1") else listener[0]
    address = f"http://{f'[{host}]' if ':' in host else host}:{listener[1]}/"
    print(f"Perilune is at {address}  (Ctrl-C stops it; the tables are saved)", flush=True)
    if open_browser:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _allow_many_connections() -> None:
    """Each open page is a file to the system, which allows few of them unless asked."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class WebServer(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, started: Callable[["WebServer"], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        _collect_seldom()
        _share_fairly()
        log_event("started", port=self.servers[0].sockets[0].getsockname()[1], build=describe())
        self._started(self)

    def share(self, handover: Handover) -> None:
        """Pass connections on to other processes, and serve those that they pass on."""
        self.lifespan.state[GATE].pass_on = handover.pass_on
        loop = asyncio.get_running_loop()
        adopted: set[asyncio.Task[Any]] = set()  # until they are, or they may be forgotten on the way

        def adopt() -> None:
            for connection, first in handover.take():
                connection.setblocking(False)
                task = loop.create_task(loop.connect_accepted_socket(partial(self._protocol, first), connection))
                adopted.add(task)
                task.add_done_callback(adopted.discard)

        loop.add_reader(handover, adopt)

    def _protocol(self, first: bytes) -> LimitedHttp:
        return LimitedHttp(self.config, self.server_state, self.lifespan.state, first=first)

    def end(self) -> None:
        """Stop serving."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        log_event("stopped")
