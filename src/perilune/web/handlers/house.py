"""What belongs to the house and its boxes, not to a table: covers, colours, health, figures."""

import asyncio
import hmac
import time
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perilune.draw.palette import STYLE
from perilune.games import BOXES, box
from perilune.web.guard.wire import Gate
from perilune.web.handlers.common import hall_of
from perilune.web.keep.database import DatabaseTrouble
from perilune.web.keep.store import Store
from perilune.web.metrics import DATABASE, MOVES, counters, gauge, histogram

PULSE = 1.0  # seconds


async def cover(request: Request) -> Response:
    """A picture of the box."""
    name = request.path_params["box"]
    if name not in BOXES:
        raise HTTPException(404, "There is no such box.")
    return Response(box(name).cover(), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def palette(request: Request) -> Response:
    """The colours of the house, the same for pages and drawings."""
    return Response(STYLE, media_type="text/css")


class Pulse:
    """Whether a move could be written: tried by writing, at most once a second, however many ask."""

    def __init__(self, store: Store) -> None:
        self.asked = 0.0
        self._store = store
        self._beats = False
        self._turn = asyncio.Lock()

    async def beats(self) -> bool:
        """Whether it could."""
        async with self._turn:
            if time.monotonic() - self.asked > PULSE:
                try:
                    await asyncio.to_thread(self._store.beat)
                    self._beats = True
                except DatabaseTrouble:
                    self._beats = False
                self.asked = time.monotonic()
            return self._beats


async def health(request: Request) -> Response:
    """Whether a move could be written. Anybody may ask, so nothing else is told."""
    pulse: Pulse = request.app.state.pulse
    beats = await pulse.beats()
    return JSONResponse({"ok": beats}, HTTPStatus.OK if beats else HTTPStatus.SERVICE_UNAVAILABLE)


async def metrics(request: Request) -> Response:
    """What the server counts about itself, for those who have the token."""
    token: str = request.app.state.metrics_token
    if not token:
        raise HTTPException(404, "This server tells no figures. Whoever runs it can set PERILUNE_METRICS_TOKEN.")
    if not hmac.compare_digest(request.headers.get("authorization", "").encode("latin-1", "replace"), f"Bearer {token}".encode()):
        raise HTTPException(401, "The figures of this server need its token.", {"WWW-Authenticate": "Bearer"})
    hall, limiter = hall_of(request), request.app.state.limiter
    gate: Gate = request.state.gate
    parts = [
        gauge("tables", "Tables that are kept.", await asyncio.to_thread(hall.store.count)),
        gauge("tables_awake", "Tables in memory.", hall.awake),
        gauge("pages", "Pages with a live connection.", hall.pages),
        gauge("connections", "Connections of any kind.", gate.count),
        gauge("bot_queue", "Bots that wait for a process to think in.", hall.bot_queue),
        histogram("move_seconds", "From a move until it is written and shown.", MOVES),
        histogram("database_seconds", "A transaction.", DATABASE),
        counters("refused_total", "What was beyond a limit.", "kind", limiter.refused),
    ]
    return Response("".join(parts), media_type="text/plain; version=0.0.4")
