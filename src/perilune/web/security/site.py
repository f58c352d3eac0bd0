"""The name of the server: requests meant for another name, and those sent by pages of other sites, are refused.

Without this a page of a foreign site could make its own name point to this machine, and then read what the server says.
"""

from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers

from perilune.core.errors import BadOption

LOOPBACK = ("localhost", "127.0.0.1", "::1")


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


def _read(public_url: str) -> SplitResult:
    """The parts of the address that people use; it must be complete and name only the server."""
    try:
        parts = urlsplit(public_url.rstrip("/").lower())
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        whole = False
    if not whole or parts.path or parts.query or parts.fragment:
        raise BadOption(f"{public_url[:60]!r} is not the address of a server. Write https://HOST or http://HOST:PORT.")
    return parts


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""
