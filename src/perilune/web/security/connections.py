"""The connections themselves: how many, how long they may take, and how much may come over one of them.

uvicorn speaks HTTP and WebSocket. It counts no connections, waits for ever for a request that does not come, and answers pings and
pieces of messages without a limit. So its two protocols are extended here. They find the server's ConnectionGate in the lifespan's state.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from perilune.web.security.limits import Limiter, household

GATE = "gate"  # its name in the lifespan's state
PIECE = 4096  # bytes that are read at once: as many small frames as that are parsed before they are counted
HEAD = 16 * 1024  # bytes in the head of a request
TOO_FAST = 1008  # how a WebSocket that brings too much is closed


class ConnectionGate:
    """Lets connections in, and knows how many there are, of each address and in all."""

    def __init__(self, limiter: Limiter, proxy: str = "") -> None:
        """A proxy stands for many people: only the limit for everybody counts there."""
        self.limiter = limiter
        self.limits = limiter.limits
        self._proxies = [name.strip() for name in proxy.split(",") if name.strip()]
        self._open: Counter[str] = Counter()
        self.pass_on: Callable[[bytes, asyncio.Transport], bool] = lambda first, transport: False  # see web/handover.py

    @property
    def count(self) -> int:
        """How many connections are open."""
        return self._open.total()

    def come(self, host: str) -> HTTPStatus | None:
        """Somebody connects from here; they are counted until they go. Returns why they may not stay."""
        client = household(host)
        self._open[client] += 1
        if self.count > self.limits.sockets_in_all:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if self._open[client] > self.limits.sockets and not self._is_proxy(host):
            return HTTPStatus.TOO_MANY_REQUESTS
        return None

    def go(self, host: str) -> None:
        """They have gone."""
        client = household(host)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def _is_proxy(self, host: str) -> bool:
        return any(_within(host, name) for name in self._proxies)


def _within(host: str, name: str) -> bool:
    """Whether an address is this one, or in this network; * is every address."""
    try:
        return name in ("*", host) or ip_address(host) in ip_network(name, strict=False)
    except ValueError:
        return False


class Timer:
    """Ends a connection, unless it is stopped in time."""

    def __init__(self, ends: Callable[[], None]) -> None:
        self._ends = ends
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ends)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class OneLength(h11.Connection):
    """Refuses a request that says twice how long it is: a proxy in front may have read it differently, as two requests."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= names:
                raise h11.RemoteProtocolError("both a length and chunks")
        return event


class LimitedHttp(H11Protocol):
    """HTTP with an end to waiting: for the head of a request, for its body, and for whoever does not read the answer."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        first: bytes = b"",
    ) -> None:
        """`first` has come while another process had the connection."""
        super().__init__(config, server_state, app_state, _loop)
        self._first = first
        self._fresh = not first  # nothing has come yet
        self.conn = OneLength(h11.SERVER, config.h11_max_incomplete_event_size or HEAD)
        self._gate: ConnectionGate = app_state[GATE]
        self._counted = False
        self._awaited = ""
        self._reading = Timer(self._give_up)
        self._writing = Timer(self._give_up)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = True
        refused = self._gate.come(host_of(self.client))
        if refused is not None:
            self._gate.limiter.refused["connections"] += 1
            transport.write(_short(refused))
            transport.close()
        else:
            self._await("head")
            if self._first:
                self.data_received(self._first)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        fresh, self._fresh = self._fresh, False
        if not (fresh and self._gate.pass_on(data, self.transport)):
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self._counted:
            self._await(self._missing())

    def _missing(self) -> str:
        """Which part of a request has not come yet. Between two requests none is missing: uvicorn knows how long to wait then."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        return "head" if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None else ""

    def _await(self, missing: str) -> None:
        """Each part has its time, which does not start again with each byte."""
        if missing != self._awaited:
            self._awaited = missing
            self._reading.stop()
            if missing:
                limits = self._gate.limits
                self._reading.start(limits.head_seconds if missing == "head" else limits.body_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # the other protocol counts from now on
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()  # an answer is on its way already

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start(self._gate.limits.write_seconds)

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()

    def _leave(self) -> None:
        self._reading.stop()
        self._writing.stop()
        if self._counted:
            self._counted = False
            self._gate.go(host_of(self.client))

    def _give_up(self) -> None:
        self.transport.abort()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """WebSocket where every frame counts like a message: pings, pongs and pieces, too."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate: ConnectionGate = app_state[GATE]
        self._refused = 0
        self._writing = Timer(lambda: self.transport.abort())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._gate.come(host_of(self.client))  # it was let in before, when it still spoke HTTP

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        self._gate.go(host_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > self._gate.limits.backlog:
                self._put_out()

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # no pong

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._count():  # the last piece is a message, which is counted where it is read
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._count():
            super().handle_bytes(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start(self._gate.limits.write_seconds)

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()

    def _count(self) -> bool:
        """Count one more frame; False if it is one too many."""
        if self.transport.is_closing():
            return False
        client = self.scope["client"]  # as the proxy says, if there is one
        if not self._gate.limiter.take_for("messages", household(host_of(client))):
            return True
        self._refused += 1
        if self._refused > self._gate.limits.patience:
            self._put_out()
        return False

    def _put_out(self) -> None:
        if not self.transport.is_closing():
            self.conn.send_close(TOO_FAST, "Too much came at once.")
            self.handle_parser_exception()


def host_of(client: tuple[str, int] | None) -> str:
    """The address of the other side; empty where it has none."""
    return client[0] if client else ""


def _short(status: HTTPStatus) -> bytes:
    """An answer for those who may not connect."""
    says = "Too many connections are open. Wait a moment, then try again.\n"
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: text/plain\r\nContent-Length: {len(says)}\r\n"
    return f"{head}Retry-After: 5\r\nConnection: close\r\n\r\n{says}".encode()
