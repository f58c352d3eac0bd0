"""Who somebody is: a browser is known by a secret in a signed cookie."""

import re
import secrets
import time
from collections.abc import Container
from dataclasses import dataclass
from hashlib import sha256

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from perilune.web.security.signing import Signer

COOKIE = "perilune"
PROGRAM = "Program"  # what people read of a device that is none
_DAY = 24 * 3600
_YEAR = 365 * _DAY
_FRESH = 30  # days after which a cookie is given again, so that it never expires for those who come back
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_COOKIE = re.compile(r"([A-Za-z0-9_-]{43})\.([0-9]{1,6})\.([0-9a-f]{40})")

# What a browser calls itself, and what people call it; the first that fits. Many pretend to be others as well.
_KINDS = [("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")]
_SYSTEMS = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
]


@dataclass(frozen=True)
class Visitor:
    """A browser that has a secret: the secret's hash, and what kind of browser it is."""

    owner: str
    device: str = ""


class BrowserCookies:
    """Gives browsers signed secrets, and recognizes them. A secret that somebody has made up or planted does not count."""

    def __init__(self, signer: Signer, unsigned: Container[str]) -> None:
        """`unsigned` are those that had their secret before secrets were signed."""
        self._signer = signer
        self._unsigned = unsigned

    def cookie(self, secret: str) -> str:
        """The secret as the browser keeps it, with today's date and our signature."""
        day = int(time.time()) // _DAY
        return f"{secret}.{day}.{self._signer.sign(COOKIE, secret, day)}"

    def owner(self, cookie: str) -> str:
        """The hash of the secret; empty if it is not one of ours."""
        found = _COOKIE.fullmatch(cookie)
        if found is not None:
            secret, day, sign = found.groups()
            return _hashed(secret) if self._signer.verify(sign, COOKIE, secret, day) else ""
        if _SECRET.fullmatch(cookie) and _hashed(cookie) in self._unsigned:
            return _hashed(cookie)
        return ""

    def is_fresh(self, cookie: str) -> bool:
        """Whether the browser need not be given it again for a while."""
        found = _COOKIE.fullmatch(cookie)
        return found is not None and int(time.time()) // _DAY - int(found[2]) < _FRESH


def owner_of(connection: HTTPConnection) -> str:
    """The hash of the browser's secret, or of a program's token; empty for one without."""
    return program_of(connection) or _cookies(connection).owner(connection.cookies.get(COOKIE, ""))


def program_of(connection: HTTPConnection) -> str:
    """The hash of the token that a program sends along; empty for a browser, which never does so by itself."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return _cookies(connection).owner(token.strip()) if kind.lower() == "bearer" else ""


def new_token(connection: HTTPConnection) -> tuple[str, Visitor]:
    """A token for a program: a secret as a browser has one, which it keeps itself."""
    token = _cookies(connection).cookie(secrets.token_urlsafe(32))
    return token, Visitor(_cookies(connection).owner(token), PROGRAM)


def remember(request: Request, response: Response) -> Visitor:
    """Whose browser it is; a new one gets a secret to keep."""
    cookie = request.cookies.get(COOKIE, "")
    owner = owner_of(request)
    if not owner:
        return renew(request, response)
    if not _cookies(request).is_fresh(cookie):
        _give(request, response, cookie.partition(".")[0])
    return Visitor(owner, device_of(request))


def renew(request: Request, response: Response) -> Visitor:
    """Give the browser another secret: somebody who knew the old one gets none of its new rights."""
    secret = secrets.token_urlsafe(32)
    _give(request, response, secret)
    return Visitor(_hashed(secret), device_of(request))


def device_of(request: Request) -> str:
    """What kind of browser it says it is, in two words."""
    agent = request.headers.get("user-agent", "")
    kind, system = (next((name for sign, name in names if sign in agent), "") for names in (_KINDS, _SYSTEMS))
    return f"{kind} on {system}" if kind and system else kind or system


def _give(request: Request, response: Response, secret: str) -> None:
    cookie = _cookies(request).cookie(secret)
    secure = request.scope["scheme"] == "https" or request.app.state.site.secure
    response.set_cookie(COOKIE, cookie, _YEAR, httponly=True, samesite="lax", secure=secure)


def _cookies(connection: HTTPConnection) -> BrowserCookies:
    browser_cookies: BrowserCookies = connection.app.state.browser_cookies
    return browser_cookies


def _hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
