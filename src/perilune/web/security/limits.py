"""How much one client may ask for: generous for people, tight for floods.

A client is a network address; what stands behind a proxy or a router shares one. All of it lives in memory.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import inf

from starlette.requests import HTTPConnection

LARGEST_FORM = 16 * 1024  # bytes in a form or a message
LARGEST_RECORD = 1024 * 1024  # bytes in a record that somebody brings
MOST_CLIENTS = 20_000  # that are remembered
TOO_MANY = "Too many requests came from your network address. Wait a moment, then try again."


@dataclass(frozen=True)
class Rate:
    """So many at once; afterwards so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one client may do, and one live connection."""

    requests: Rate = Rate(120, 20)
    files: Rate = Rate(1200, 200)  # styles, scripts, pictures: a page has many of them
    tables: Rate = Rate(30, 30 / 60)  # opening tables and records
    passwords: Rate = Rate(10, 10 / 60)  # wrong ones
    passwords_in_all: Rate = Rate(100, 30 / 60)  # wrong ones from everybody, for the server or for one table
    notices: Rate = Rate(6, 6 / 3600)  # messages that somebody has sent to an address they give, by household and by browser
    work: Rate = Rate(30, 0.5)  # seconds of work on records and replays, of one browser
    connections: int = 60  # live ones at the same time
    messages: Rate = Rate(160, 40)  # of all live connections together; pings, pongs and pieces of messages count as well
    patience: int = 500  # refused messages of one connection, before it is closed
    backlog: int = 1000  # messages of one connection that wait to be read
    sockets: int = 200  # connections of any kind at the same time
    sockets_in_all: int = 10_000  # of everybody
    head_seconds: float = 10  # until the head of a request has come
    body_seconds: float = 60  # until its body has come
    write_seconds: float = 30  # for which somebody may leave unread what is sent


_ENDLESS = Rate(inf, inf)
LIFTED = Limits(  # for tests and measurements
    requests=_ENDLESS,
    files=_ENDLESS,
    tables=_ENDLESS,
    passwords=_ENDLESS,
    passwords_in_all=_ENDLESS,
    notices=_ENDLESS,
    work=_ENDLESS,
    connections=10**9,
    messages=_ENDLESS,
    sockets=10**9,
    sockets_in_all=10**9,
)


class Bucket:
    """Holds up to a burst of tokens and fills by itself."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = time.monotonic()

    def take(self) -> float:
        """Take a token; returns 0, or, if there is none, in how many seconds there will be one."""
        if self._rate.burst == inf:
            return 0
        self._fill()
        if self._tokens < 1:
            return (1 - self._tokens) / self._rate.per_second
        self._tokens -= 1
        return 0

    def spend(self, tokens: float) -> None:
        """Take so many, even if they are not there: whoever has spent too much has a debt."""
        if self._rate.burst != inf:
            self._fill()
            self._tokens -= tokens

    def debt(self) -> float:
        """In how many seconds the debt will be paid; 0 if there is none."""
        if self._rate.burst == inf:
            return 0
        self._fill()
        return max(0.0, -self._tokens / self._rate.per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now


class Buckets:
    """A bucket for each name; when there are too many, the one unused for longest is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, name: str) -> Bucket:
        """The bucket of this name."""
        bucket = self._buckets.setdefault(name, Bucket(self._rate))
        self._buckets.move_to_end(name)
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket


class Limiter:
    """Counts what each client does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets = {
            "requests": Buckets(limits.requests),
            "files": Buckets(limits.files),
            "tables": Buckets(limits.tables),
            "messages": Buckets(limits.messages),
            "notices": Buckets(limits.notices),
        }
        self._open: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()  # how often, for each kind

    def take(self, kind: str, connection: HTTPConnection) -> float:
        """Count one more of this kind; returns 0, or in how many seconds it will be allowed."""
        return self.take_for(kind, client_of(connection))

    def take_for(self, kind: str, client: str) -> float:
        """The same for a client that is known by its name."""
        wait = self._buckets[kind].of(client).take()
        self.refused[kind] += wait > 0
        return wait

    @contextmanager
    def connected(self, connection: HTTPConnection) -> Iterator[bool]:
        """While a live connection lasts; gives False if the client has too many already."""
        client = client_of(connection)
        self._open[client] += 1
        try:
            yield self._open[client] <= self.limits.connections
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def client_of(connection: HTTPConnection) -> str:
    """The household that a request comes from."""
    return household(connection.client.host if connection.client is not None else "")


def household(host: str) -> str:
    """The network address; of an IPv6 address only the half that names a household, because it chooses the rest itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or int(address) >> 64)
