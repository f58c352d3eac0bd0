"""How the servers at one database reach each other: short texts for all of them, and locks that only one can have.

At an SQLite file there is one server, which has nobody to tell anything. PostgreSQL passes texts on with LISTEN and NOTIFY, and
keeps the locks (advisory ones) for as long as their holder is connected.
"""

from pathlib import Path
from typing import Protocol

from perilune.web.storage.database import is_file, open_postgresql

LONGEST = 7900  # bytes of one text; PostgreSQL takes a little more


class Channel(Protocol):
    """To be used by several threads: one sends, one listens, one locks."""

    alone: bool  # there can be no other server

    def send(self, texts: list[str]) -> None:
        """Tell all servers, this one as well. DatabaseTrouble if that was not possible."""

    def listen(self, seconds: float) -> list[str] | None:
        """What was told since the last call, waiting for it so long. None: the line was lost and is whole again, and
        something may have been missed; so it is at the first call. DatabaseTrouble while there is none."""

    def take(self, name: str) -> bool:
        """Take a lock; False if somebody else has it."""

    def give(self, name: str) -> None:
        """Give a lock back."""

    def close(self) -> None:
        """The server stops: whoever listens hears nothing more, and the locks are given back."""


class Nobody:
    """There is no other server."""

    alone = True

    def send(self, texts: list[str]) -> None:
        """There is nobody to tell."""

    def listen(self, seconds: float) -> list[str] | None:
        """Nobody says anything."""
        return []

    def take(self, name: str) -> bool:
        """Nobody else can have it."""
        return True

    def give(self, name: str) -> None:
        """Nobody waits for it."""

    def close(self) -> None:
        """There is nothing to close."""


def open_channel(address: str | Path) -> Channel:
    """The way to the other servers at this database."""
    if is_file(address):
        return Nobody()
    open_postgresql(address)  # refuses what is none, in words
    from perilune.web.storage.postgresql_channel import PostgresqlChannel

    return PostgresqlChannel(str(address))
