"""Real receivers on this machine for what a server sends: a mail server, a web server, and a browser that decrypts what is pushed."""

import asyncio
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from threading import Event, Thread

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PATIENCE = 30  # seconds


@contextmanager
def listening(talk: Talk) -> Iterator[int]:
    """A port of this machine, behind which somebody talks like that, in a thread of its own."""
    ready, ports = Event(), []
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        ports.append(server.sockets[0].getsockname()[1])
        ready.set()
        await stop.wait()
        server.close()

    thread = Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield ports[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)


class Mailbox:
    """A mail server, and what it has been brought."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """SMTP, as far as it is needed."""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.mails.put(message_from_bytes(data[:-5], policy=policy.default))
                writer.write(b"250 thanks\r\n")
            elif word == "RCPT" and "nobody@" in line:
                writer.write(b"550 who?\r\n")
            elif word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        await writer.drain()
        writer.close()

    def next(self) -> EmailMessage:
        """The next mail."""
        return self.mails.get(timeout=PATIENCE)


class Channel:
    """A web server that takes messages, each by the path that it came to; it can refuse them, or never answer."""

    def __init__(self) -> None:
        self.posts: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answer = 204

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """HTTP, as far as it is needed."""
        head, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.put((head.split()[1], headers, body))
        if self.answer == 0:
            await reader.read()  # until whoever waits has had enough
        else:
            writer.write(f"HTTP/1.1 {self.answer} Fine\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """The next message: its path, headers and body."""
        return self.posts.get(timeout=PATIENCE)


class PushedBrowser:
    """What a browser that can be pushed to knows: only it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."
        self._endpoint = endpoint

    def subscription(self) -> str:
        """What it tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {name: urlsafe_b64encode(data).rstrip(b"=").decode() for name, data in (("p256dh", point), ("auth", self._auth))}
        return json.dumps({"endpoint": self._endpoint, "expirationTime": None, "keys": keys})

    def read(self, headers: dict[str, str], body: bytes, server_key: str) -> dict[str, str]:
        """What it shows; the signature must be that of the server it knows."""
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        assert re.search(r"k=(\S+)", headers["authorization"])[1] == server_key  # type: ignore[index]
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))
        return told
