"""Who may do what: the browser's secret, the check of the origin, and the headers that every answer carries."""

import re
import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "perilune"
LARGEST = 16 * 1024  # bytes in a form or a message
LARGEST_RECORD = 1024 * 1024  # bytes in a record that somebody brings
_YEAR = 365 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")

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


def same_origin(headers: Headers) -> bool:
    """Whether a page of this very server sent the request. Browsers set these headers; pages cannot forge them."""
    site = headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin = headers.get("origin")
    if origin is None:
        return site == "same-origin"
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def owner_of(connection: HTTPConnection) -> str:
    """The hash of the browser's secret; empty for a browser without one."""
    secret = connection.cookies.get(COOKIE, "")
    return sha256(secret.encode()).hexdigest() if _SECRET.fullmatch(secret) else ""


def remember(request: Request, response: Response) -> str:
    """Let the browser keep its secret, a new one if it has none, and return the secret's hash."""
    secret = request.cookies.get(COOKIE, "")
    if not _SECRET.fullmatch(secret):
        secret = secrets.token_urlsafe(32)
    response.set_cookie(COOKIE, secret, _YEAR, httponly=True, samesite="lax", secure=request.scope["scheme"] == "https")
    return sha256(secret.encode()).hexdigest()
