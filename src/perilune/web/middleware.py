"""What every request passes before it reaches a handler: the server's name, the limits, the password; and the headers of the answer."""

from http import HTTPStatus
from math import ceil

from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from perilune.web.pages.password import password_page
from perilune.web.pages.refusals import API, refusal
from perilune.web.security.browser_cookie import owner_of
from perilune.web.security.limits import TOO_MANY, Limiter
from perilune.web.security.passwords import ServerPassword
from perilune.web.security.site import Site
from perilune.web.storage.database import DatabaseTrouble

_ANYWHERE = ("/healthz", "/metrics")  # asked for by machines, which may know the server only by a number
_FILES = ("/static/", "/box/")
_NO_PASSWORD = ("/enter", "/healthz", "/metrics", "/api/enter", "/api/openapi.json")

SAFE = {  # what every answer carries
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class SafeHeaders:
    """Middleware: each HTTP answer carries the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


class HostCheck:
    """Middleware: refuses requests meant for a server of another name."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in _ANYWHERE or self._is_ours(scope):
            await self.app(scope, receive, send)
            return
        says = "This server does not answer to the name in the address. Whoever runs it can set the name: perilune serve --public-url."
        page = refusal(scope["path"], "Wrong address", says, HTTPStatus.MISDIRECTED_REQUEST)
        await _refuse(page, scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return len(hosts) == 1 and self._site.is_called(hosts[0].decode("latin-1"))


class RequestLimit:
    """Middleware for all requests: refuses those beyond the limit."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        kind = "files" if scope["path"].startswith(_FILES) else "requests"
        wait = self._limiter.take(kind, HTTPConnection(scope))
        if not wait:
            await self.app(scope, receive, send)
        else:
            await _refuse(_too_many(wait, scope), scope, receive, send)


class RouteLimit:
    """Middleware for one route, which has a limit of its own."""

    def __init__(self, app: ASGIApp, kind: str) -> None:
        self.app = app
        self.kind = kind

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limiter: Limiter = scope["app"].state.limiter
        wait = limiter.take(self.kind, HTTPConnection(scope))
        await (_too_many(wait, scope) if wait else self.app)(scope, receive, send)


OPENS_TABLES = Middleware(RouteLimit, "tables")


def _too_many(wait: float, scope: Scope) -> Response:
    headers = {"Retry-After": str(ceil(wait))}
    return refusal(scope["path"], "Too many requests", TOO_MANY, HTTPStatus.TOO_MANY_REQUESTS, headers)


class PasswordCheck:
    """Middleware: asks those who have not given the password yet."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = await _password_asked(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else None
        if page is None:
            await self.app(scope, receive, send)
        else:
            await _refuse(page, scope, receive, send)


async def _password_asked(connection: HTTPConnection) -> Response | None:
    """The page for somebody who may not come in yet; None if they may."""
    door: ServerPassword = connection.app.state.server_password
    path: str = connection.scope["path"]
    if not door.locked or path in _NO_PASSWORD or path.startswith("/static/"):
        return None
    try:
        inside = await door.is_open(owner_of(connection))
    except DatabaseTrouble as error:
        return refusal(path, "The tables cannot be reached", str(error), HTTPStatus.SERVICE_UNAVAILABLE)
    if inside:
        return None
    if path.startswith(API):
        says = "This server has a password. Send it to /api/enter to get a token."
        return refusal(path, "", says, HTTPStatus.UNAUTHORIZED)
    return HTMLResponse(password_page("Perilune", "/enter"), HTTPStatus.UNAUTHORIZED)


async def _refuse(page: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with this page instead of going on."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(page)
    else:
        await page(scope, receive, send)
