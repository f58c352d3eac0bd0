"""Web Push (RFC 8030): encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292). Needs `perilune[push]`."""

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

from perilune.web.notices.wire import BadTarget, check_url

TTL = 24 * 3600  # seconds for which the browser's service keeps a message for a browser that is off
VALID = 12 * 3600  # seconds for which our signature is good
LONGEST = 4000  # characters of a subscription


def can_push() -> bool:
    """Whether what is needed for it is installed."""
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True


def new_key() -> str:
    """A new key of a server, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def check_subscription(text: str, anywhere: bool) -> str:
    """What a browser says of itself, as it is kept; BadTarget if it cannot be that."""
    try:
        given = json.loads(text[: LONGEST + 1])
        endpoint, keys = str(given["endpoint"]), given["keys"]
        point, auth = str(keys["p256dh"]), str(keys["auth"])
        whole = len(text) <= LONGEST and len(_decoded(point)) == 65 and _decoded(point)[0] == 4 and len(_decoded(auth)) == 16
    except (ValueError, KeyError, TypeError, RecursionError):
        whole = False
    if not whole:
        raise BadTarget("The browser's subscription cannot be read. Reload the page and try again.")
    check_url(endpoint, anywhere)
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": point, "auth": auth}})


class Pusher:
    """Makes messages that only one browser can read."""

    def __init__(self, key: str, contact: str) -> None:
        """`key` is what new_key has made; `contact` says where the browser's service finds whoever runs this server."""
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What browsers know this server by."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def message(self, subscription: str, said: dict[str, str]) -> tuple[str, dict[str, str], bytes]:
        """Where to send it, its headers and its body."""
        from pywebpush import WebPusher, WebPushException

        info: dict[str, Any] = json.loads(subscription)
        endpoint = urlsplit(info["endpoint"])
        claims = {"sub": self._contact, "aud": f"{endpoint.scheme}://{endpoint.netloc}", "exp": int(time.time()) + VALID}
        try:
            body: bytes = WebPusher(info).encode(json.dumps(said).encode())["body"]
        except (ValueError, WebPushException):
            raise BadTarget("This browser's subscription no longer works. Delete it and add it again.") from None
        headers = {**self._vapid.sign(claims), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return info["endpoint"], {**headers, "TTL": str(TTL), "Urgency": "normal"}, body


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
