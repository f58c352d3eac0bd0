"""The web server: one process, all tables."""

import asyncio
import socket
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perilune.core.errors import PeriluneError
from perilune.web.guard import LARGEST, SafeHeaders
from perilune.web.hall import Hall
from perilune.web.pages import trouble_page
from perilune.web.routes import ROUTES
from perilune.web.store import Store
from perilune.web.thinking import Thinkers

PACE = 0.45  # seconds between the moves of bots


def make_app(database: str | Path, pace: float = PACE) -> Starlette:
    """The application over this SQLite file."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(Store(database), Thinkers(), pace)
        yield
        await app.state.hall.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _refused, PeriluneError: _wrong, Exception: _broken},
        lifespan=lifespan,
        max_body_size=LARGEST,
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    title = HTTPStatus(error.status_code).phrase
    says = error.detail if error.detail != title else "There is nothing to see at this address."
    return HTMLResponse(trouble_page(title, says), error.status_code, error.headers)


async def _wrong(request: Request, error: Exception) -> Response:
    return HTMLResponse(trouble_page("That did not work", str(error)), HTTPStatus.BAD_REQUEST)


async def _broken(request: Request, error: Exception) -> Response:
    says = "The server made a mistake; nothing has changed. It is written down in the server's log."
    return HTMLResponse(trouble_page("Something broke", says), HTTPStatus.INTERNAL_SERVER_ERROR)


def serve(host: str, port: int, database: str | Path, open_browser: bool, pace: float = PACE) -> None:
    """Serve until Ctrl-C. Tables are kept in the database file."""
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    config = uvicorn.Config(
        make_app(database, pace),
        host,
        port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST,
        timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt):
        _Server(config, open_browser).run()


class _Server(uvicorn.Server):
    """Says where it is once it listens, and opens the browser if asked."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        listener = self.servers[0].sockets[0].getsockname()
        host = "localhost" if listener[0] in ("0.0.0.0", "::", "127.0.0.1", "::1") else listener[0]
        address = f"http://{host}:{listener[1]}/"
        print(f"Perilune is at {address}  (Ctrl-C ends it; the tables are kept)", flush=True)
        if self._open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
