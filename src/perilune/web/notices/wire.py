"""One POST to an address that a stranger has given: to public addresses only, over HTTPS, within a few seconds, and once.

The name is looked up here, every address of it is checked, and the connection goes to an address that was checked: a name that
points somewhere else a moment later leads nowhere. Redirects are not followed, and of the answer only the status is read.
"""

import asyncio
import ssl
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from perilune.core.errors import PeriluneError

PATIENCE = 10.0  # seconds for all of it
LONGEST_URL = 1000
LONGEST_LINE = 4096  # bytes of the answer that are read
_TRANSLATED = IPv6Network("64:ff9b::/96")  # stands for any IPv4 address, private ones as well


class BadTarget(PeriluneError):
    """No message may be sent to this address."""


class NotDelivered(PeriluneError):
    """The message has not arrived. With `gone`, none ever will."""

    def __init__(self, says: str, gone: bool = False) -> None:
        super().__init__(says)
        self.gone = gone


def check_url(url: str, anywhere: bool) -> SplitResult:
    """The parts of an address to which messages may be sent; BadTarget says what is wrong with it."""
    try:
        parts = urlsplit(url)
        whole = bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        whole = False
    if not whole or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadTarget("This is not a web address. Copy all of it, starting with https://.")
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadTarget("The address must begin with https://, so that nobody else can read the messages.")
    return parts


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and not to this machine or to a network of its own."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (found.ipv4_mapped or found.sixtofour or found.teredo or found in _TRANSLATED):
        return False
    return found.is_global and not found.is_multicast


async def post(url: str, headers: dict[str, str], body: bytes, anywhere: bool) -> None:
    """Send it. With `anywhere` also to this machine, to private networks, and without TLS."""
    parts = check_url(url, anywhere)
    host = parts.hostname or ""
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _exchange(parts, host, await _address(parts, host, anywhere), headers, body)
    except TimeoutError:
        raise NotDelivered(f"{host} did not answer within {PATIENCE:g} seconds.") from None
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise NotDelivered(f"{host} could not be reached: {type(error).__name__}.") from None
    if not 200 <= status < 300:
        raise NotDelivered(f"{host} did not accept it (answer {status}).", gone=status in (404, 410))


async def _address(parts: SplitResult, host: str, anywhere: bool) -> tuple[str, int]:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, proto=6)  # TCP
    addresses = [str(place[0]) for *_, place in found]
    if not anywhere and not all(map(is_public, addresses)):
        raise BadTarget(f"{host} is not on the internet. Messages go to public addresses only.")
    return addresses[0], port


async def _exchange(parts: SplitResult, host: str, place: tuple[str, int], headers: dict[str, str], body: bytes) -> int:
    """Write the request and read the first line of the answer."""
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        *place, ssl=secure, server_hostname=host if secure else None, limit=LONGEST_LINE
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\n")).split()
        if not version.startswith(b"HTTP/1."):
            raise ValueError("no HTTP")
        return int(status)
    finally:
        writer.transport.abort()
