"""Sealed words: links that give a seat, and passwords. Who has not made the seal cannot forge it."""

import hmac
import secrets
from hashlib import scrypt, sha256

_COST = {"n": 2**14, "r": 8, "p": 1}


class Seal:
    """Signs with the key of this server."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, *words: str | int) -> str:
        """The sign that belongs to these words."""
        return hmac.new(self._key, "/".join(map(str, words)).encode(), sha256).hexdigest()[:40]

    def fits(self, sign: str, *words: str | int) -> bool:
        """Whether it is the sign of these words."""
        return hmac.compare_digest(sign.encode(), self.sign(*words).encode())


def lock(password: str) -> str:
    """The password as it may be kept; empty for none."""
    if not password:
        return ""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{scrypt(password.encode(), salt=salt, **_COST).hex()}"


def opens(password: str, kept: str) -> bool:
    """Whether this is the password that was locked."""
    salt, _, wanted = kept.partition(":")
    made = scrypt(password.encode(), salt=bytes.fromhex(salt), **_COST).hex()
    return hmac.compare_digest(made, wanted)
