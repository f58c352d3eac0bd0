"""For machines that watch over the server: whether it is healthy, and its figures."""

import asyncio
import hmac
import time
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perilune.web.handlers.access import registry_of
from perilune.web.metrics import DATABASE, MOVES, Figures, gauge, text
from perilune.web.play.registry import TableRegistry
from perilune.web.security.connections import ConnectionGate
from perilune.web.security.limits import Limiter
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.threads import StoreThreads

CHECK_INTERVAL = 1.0  # seconds


class HealthCheck:
    """Whether a move could be written: tried by writing, at most once a second, no matter how many ask."""

    def __init__(self, database: StoreThreads) -> None:
        self.asked = 0.0
        self._database = database
        self._can_write = False
        self._turn = asyncio.Lock()

    async def can_write(self) -> bool:
        """Whether a move could be written just now."""
        async with self._turn:
            if time.monotonic() - self.asked > CHECK_INTERVAL:
                try:
                    await self._database.write(self._database.store.write_heartbeat)
                    self._can_write = True
                except DatabaseTrouble:
                    self._can_write = False
                self.asked = time.monotonic()
            return self._can_write


async def health(request: Request) -> Response:
    """Whether a move could be written. Anybody may ask, so nothing else is told."""
    health_check: HealthCheck = request.app.state.health_check
    healthy = await health_check.can_write()
    return JSONResponse({"ok": healthy}, HTTPStatus.OK if healthy else HTTPStatus.SERVICE_UNAVAILABLE)


async def metrics(request: Request) -> Response:
    """What all servers at this database count about themselves, for those who have the token."""
    token: str = request.app.state.metrics_token
    if not token:
        raise HTTPException(404, "This server does not publish metrics. Set PERILUNE_METRICS_TOKEN to turn them on.")
    if not hmac.compare_digest(request.headers.get("authorization", "").encode("latin-1", "replace"), f"Bearer {token}".encode()):
        raise HTTPException(401, "You need this server's token to read its metrics.", {"WWW-Authenticate": "Bearer"})
    registry = registry_of(request)
    others = registry.others
    tables = gauge("tables", "Tables in the database.", await registry.database.read(registry.store.table_count))
    return Response(tables + text({others.name: others.count()} | others.figures), media_type="text/plain; version=0.0.4")


def count(registry: TableRegistry, limiter: Limiter, gate: ConnectionGate) -> Figures:
    """What this process has counted."""
    return {
        "tables_awake": registry.awake,
        "pages": registry.pages,
        "connections": gate.count,
        "bot_queue": registry.bot_queue,
        "move_seconds": MOVES.figures(),
        "database_seconds": DATABASE.figures(),
        "refused_total": dict(limiter.refused),
    }
