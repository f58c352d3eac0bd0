"""The door of the server: where it has a password, nobody comes in without having given it."""

import hmac
import secrets
from collections import OrderedDict
from hashlib import scrypt, sha256
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from perilune.web.pages.password import password_page
from perilune.web.pages.refusals import API, refusal
from perilune.web.security.browser_cookie import owner_of
from perilune.web.security.limits import MOST_CLIENTS, Buckets, Limiter
from perilune.web.storage.database import DatabaseTrouble
from perilune.web.storage.store import Store

_COST = {"n": 2**14, "r": 8, "p": 1}
_OPEN = ("/enter", "/palette.css", "/healthz", "/metrics", "/api/enter", "/api/openapi.json")


class ServerPassword:
    """Knows the password and who has given it. Another password is another door."""

    def __init__(self, password: str, store: Store) -> None:
        self.locked = bool(password)
        self._password = password.encode()
        self.name = f"server {sha256(self._password).hexdigest()[:16]}"
        self._store = store

    def matches(self, given: str) -> bool:
        """Whether this is the password."""
        return hmac.compare_digest(given.encode(), self._password)

    def is_open(self, owner: str) -> bool:
        """Whether this browser may come in."""
        return not self.locked or (bool(owner) and self._store.is_admitted(self.name, owner))


class PasswordGuesses:
    """How many wrong passwords there may be: of one household, and at one door, whoever gives them.

    Where a door has had too many, those who have not been wrong there yet may still try once. So the right password opens it,
    also while somebody with many addresses tries all others.
    """

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._households = Buckets(limiter.limits.passwords)
        self._doors = Buckets(limiter.limits.passwords_at_a_door)
        self._wrong: OrderedDict[tuple[str, str], None] = OrderedDict()  # who was wrong where

    def take(self, door: str, client: str) -> float:
        """Somebody guesses; returns 0, or in how many seconds they may. It counts as wrong, until it is said to be right."""
        wait = self._households.of(client).take()
        if not wait and (busy := self._doors.of(door).take()):
            wait = busy if (door, client) in self._wrong else 0.0
            if wait:
                self._households.of(client).spend(-1)
        self._limiter.refused["passwords"] += wait > 0
        if not wait:
            self._wrong[door, client] = None
            if len(self._wrong) > MOST_CLIENTS:
                self._wrong.popitem(last=False)
        return wait

    def right(self, door: str, client: str) -> None:
        """It was right: it does not count."""
        self._wrong.pop((door, client), None)
        self._households.of(client).spend(-1)
        self._doors.of(door).spend(-1)


class PasswordCheck:
    """Middleware: asks those who have not given the password yet."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = _refusal(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else None
        if page is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(page)
        else:
            await page(scope, receive, send)


def _refusal(connection: HTTPConnection) -> Response | None:
    """What somebody sees who may not come in."""
    door: ServerPassword = connection.app.state.door
    path: str = connection.scope["path"]
    if not door.locked or path in _OPEN or path.startswith("/static/"):
        return None
    try:
        inside = door.is_open(owner_of(connection))
    except DatabaseTrouble as error:
        return refusal(path, "The tables cannot be reached", str(error), HTTPStatus.SERVICE_UNAVAILABLE)
    if inside:
        return None
    if path.startswith(API):
        return refusal(
            path, "", "This server has a password. Send it to /api/enter, which gives a token.", HTTPStatus.UNAUTHORIZED
        )
    return HTMLResponse(password_page("Perilune", "/enter"), HTTPStatus.UNAUTHORIZED)


def hash_password(password: str) -> str:
    """The password as it may be stored; empty for none."""
    if not password:
        return ""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{scrypt(password.encode(), salt=salt, **_COST).hex()}"


def password_matches(password: str, hashed: str) -> bool:
    """Whether this is the password that was hashed."""
    salt, _, wanted = hashed.partition(":")
    made = scrypt(password.encode(), salt=bytes.fromhex(salt), **_COST).hex()
    return hmac.compare_digest(made, wanted)
