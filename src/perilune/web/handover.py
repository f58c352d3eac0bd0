"""Several processes at one port: whoever accepts a connection passes it on to the process that has its table.

So all pages of a table are served by one process, which reads each move once and draws it once. That is a saving, not a need: every
process can serve every table. If the other one does not take the connection at once, it is served where it came in. What is passed on
to a process that has died waits for the one that takes its place.
"""

import asyncio
import re
import socket
from collections.abc import Iterator
from zlib import crc32

LONGEST = 16 * 1024  # bytes that have come on a connection before it is passed on
ROOM = 1 << 20  # bytes that may wait in an inbox, if the system allows so many: hundreds of connections
_TABLE = re.compile(rb"[A-Z]+ /(?:table|api/tables)/([^/? ]+)[/? ]")  # the beginning of a request that names a table


class Inbox:
    """Where a process finds what others pass on to it. It is made before the processes are."""

    def __init__(self) -> None:
        self.inside, self.outside = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.inside.setblocking(False)
        self.outside.setblocking(False)
        self.outside.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    def close(self) -> None:
        self.inside.close()
        self.outside.close()


class Handover:
    """The connections that one process passes on, and those that it gets."""

    def __init__(self, inboxes: list[Inbox], mine: int) -> None:
        """The inboxes of all processes, in the order that all of them know, and which of them is this one's."""
        self._inboxes = inboxes
        self._mine = mine

    def fileno(self) -> int:
        """What can be read when there is something to take."""
        return self._inboxes[self._mine].inside.fileno()

    def pass_on(self, first: bytes, transport: asyncio.Transport) -> bool:
        """Give a connection, on which these bytes have come first, to the process of its table. False: it is served here."""
        named = _TABLE.match(first)
        whose = crc32(named[1]) % len(self._inboxes) if named is not None else self._mine
        if whose == self._mine or len(first) > LONGEST:
            return False
        try:
            socket.send_fds(self._inboxes[whose].outside, [first], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False  # its inbox is full
        transport.abort()  # here; the other process has the connection now
        return True

    def take(self) -> Iterator[tuple[socket.socket, bytes]]:
        """What others have passed on to this process: connections, each with the bytes that have come first."""
        while True:
            try:
                first, found, _, _ = socket.recv_fds(self._inboxes[self._mine].inside, LONGEST, 1)
            except OSError:
                return  # that was all
            for number in found:
                yield socket.socket(fileno=number), first
