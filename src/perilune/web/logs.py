"""What the server writes down about itself: one line for each event, for a person or for a machine.

No line has a cookie, a password, the secret of a link, what stands behind the ? of an address, or a client's address.
"""

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

JSON = "json"  # every event, an object a line: for servers
PLAIN = "plain"  # only what is wrong, short: for a person
NONE = "none"

log = logging.getLogger("perilune.web")
_LEVELS = {JSON: logging.INFO, PLAIN: logging.WARNING, NONE: logging.CRITICAL + 1}


def log_event(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Write down an event. With an error, the exception that is being handled is written, too."""
    log.log(level, event, extra={"fields": fields}, exc_info=level >= logging.ERROR)


def write_logs(style: str, stream: TextIO = sys.stderr) -> None:
    """From now on events are written in this style."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Json() if style == JSON else _Plain())
    for logger in (log, logging.getLogger("uvicorn.error")):
        logger.handlers = [handler]
        logger.propagate = False
    log.setLevel(_LEVELS[style])
    logging.getLogger("uvicorn.error").setLevel(max(_LEVELS[style], logging.WARNING))


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "event": record.getMessage().strip(), **_fields(record)}
        if record.exc_info and record.exc_info[0]:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).isoformat(" ", timespec="seconds")
        fields = [f"{name}={json.dumps(value, default=str)}" for name, value in _fields(record).items()]
        line = " ".join([at, f"{record.levelname.lower()}:", record.getMessage().strip(), *fields])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info and record.exc_info[0] else line


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, "fields", {})
    return fields


class RequestLog:
    """Middleware: each request leaves a line."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 500

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        finally:
            ms = round((time.perf_counter() - start) * 1000, 1)
            log_event("request", method=scope["method"], path=scope["path"], status=status, ms=ms)
