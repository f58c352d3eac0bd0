"""Signed words: links that give a seat, cookies, first positions of records. Only this server can sign them."""

import hmac
from hashlib import sha256


class Signer:
    """Signs with the key of this server."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, *words: str | int) -> str:
        """The signature of these words."""
        return hmac.new(self._key, "/".join(map(str, words)).encode(), sha256).hexdigest()[:40]

    def verify(self, sign: str, *words: str | int) -> bool:
        """Whether it is the signature of these words."""
        return hmac.compare_digest(sign.encode(), self.sign(*words).encode())
