"""What the server is called: requests that were meant for another name, and pages of other sites, are refused.

Without this a page of a foreign site could make its own name point to this machine, and then read what the server says.
"""

from http import HTTPStatus
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from perilune.core.errors import BadOption
from perilune.web.pages.refusals import refusal

LOOPBACK = ("localhost", "127.0.0.1", "::1")
_ANYWHERE = ("/healthz", "/metrics")  # asked for by machines, which may know the server by a number only


class Site:
    """The name of the server, as far as it is known."""

    def __init__(self, public_url: str = "", local: bool = False) -> None:
        """`public_url` is the address that people use; `local` says that only this machine can reach the server."""
        parts = _read(public_url) if public_url else None
        self.origin = "" if parts is None else f"{parts.scheme}://{parts.netloc}"
        self.secure = self.origin.startswith("https:")
        self._host = "" if parts is None else parts.netloc
        self._local = local

    def is_called(self, host: str) -> bool:
        """Whether a request for this host is meant for us."""
        if self._host:
            return host.lower() == self._host
        return not self._local or _name(host) in LOOPBACK

    def sent_by_us(self, headers: Headers) -> bool:
        """Whether a page of this very server sent the request. Browsers set these headers; pages cannot forge them."""
        site = headers.get("sec-fetch-site")
        if site is not None and site != "same-origin":
            return False
        origin = headers.get("origin")
        if origin is None:
            return site == "same-origin"
        if self.origin:
            return origin == self.origin
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False


class HostCheck:
    """Middleware: refuses what was meant for a server of another name."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in _ANYWHERE or self._is_ours(scope):
            await self.app(scope, receive, send)
            return
        says = "This server does not go by the name in the address. Whoever runs it can name it: perilune serve --public-url."
        page = refusal(scope["path"], "This is another server", says, HTTPStatus.MISDIRECTED_REQUEST)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(page)
        else:
            await page(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return len(hosts) == 1 and self._site.is_called(hosts[0].decode("latin-1"))


def _read(public_url: str) -> SplitResult:
    """The parts of the address that people use; it must be whole, and of nothing but the server."""
    try:
        parts = urlsplit(public_url.rstrip("/").lower())
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        whole = False
    if not whole or parts.path or parts.query or parts.fragment:
        raise BadOption(f"{public_url[:60]!r} is no address of a server. Write https://HOST or http://HOST:PORT.")
    return parts


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""
