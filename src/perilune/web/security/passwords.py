"""Passwords: the one of the server, how many guesses there may be, and how those of tables are stored."""

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import scrypt, sha256

from perilune.web.security.limits import MOST_CLIENTS, Buckets, Limiter
from perilune.web.storage.threads import StoreThreads

_COST = {"n": 2**14, "r": 8, "p": 1}


class ServerPassword:
    """Knows the password of the server and who has given it. With another password, everybody is asked again."""

    def __init__(self, password: str, database: StoreThreads) -> None:
        self.locked = bool(password)
        self._password = password.encode()
        self.name = f"server {sha256(self._password).hexdigest()[:16]}"
        self._database = database

    def matches(self, given: str) -> bool:
        """Whether this is the password."""
        return hmac.compare_digest(given.encode(), self._password)

    async def is_open(self, owner: str) -> bool:
        """Whether this browser may come in."""
        if not self.locked or not owner:
            return not self.locked
        return await self._database.read(self._database.store.is_admitted, self.name, owner)


class PasswordGuesses:
    """How many wrong passwords there may be: from one household, and for one door, whoever gives them. A door is the server or a table.

    At a door that has had too many, those who have not been wrong there yet may still try once. So the right password opens it,
    even while somebody with many addresses tries all others. Guesses at other servers count as well.
    """

    def __init__(self, limiter: Limiter, tell: Callable[[str, str, bool], None]) -> None:
        """`tell` lets other servers know of a door, a client, and whether its guess was right after all."""
        self._limiter = limiter
        self._tell = tell
        self._households = Buckets(limiter.limits.passwords)
        self._doors = Buckets(limiter.limits.passwords_in_all)
        self._wrong: OrderedDict[tuple[str, str], None] = OrderedDict()  # who was wrong where

    def take(self, door: str, client: str) -> float:
        """Somebody guesses; returns 0, or in how many seconds they may. It counts as wrong until `right` is called."""
        wait = self._households.of(client).take()
        if not wait and (busy := self._doors.of(door).take()):
            wait = busy if (door, client) in self._wrong else 0.0
            if wait:
                self._households.of(client).spend(-1)
        self._limiter.refused["passwords"] += wait > 0
        if not wait:
            self._note_wrong(door, client)
            self._tell(door, client, False)
        return wait

    def right(self, door: str, client: str) -> None:
        """It was right: it does not count."""
        self._note_right(door, client)
        self._tell(door, client, True)

    def hear(self, door: str, client: str, right: bool) -> None:
        """Somebody has guessed at another server."""
        if right:
            self._note_right(door, client)
        else:
            self._households.of(client).spend(1)
            self._doors.of(door).spend(1)
            self._note_wrong(door, client)

    def _note_wrong(self, door: str, client: str) -> None:
        self._wrong[door, client] = None
        if len(self._wrong) > MOST_CLIENTS:
            self._wrong.popitem(last=False)

    def _note_right(self, door: str, client: str) -> None:
        self._wrong.pop((door, client), None)
        self._households.of(client).spend(-1)
        self._doors.of(door).spend(-1)


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
