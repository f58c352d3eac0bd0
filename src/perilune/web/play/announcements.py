"""What the servers at one database tell each other, as values and as texts.

What is on disk is not told, only that there is something new: whoever hears it reads the rows. So an announcement that gets
lost costs time, and nothing else. Told in full is what is on no disk: who is there, and what partners propose.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from perilune.web.metrics import Figures
from perilune.web.storage.channel import LONGEST


@dataclass(frozen=True)
class Changed:
    """Something of this table was written, which has this version now."""

    table: str
    version: int


@dataclass(frozen=True)
class Present:
    """Who has this table open at the server that tells it: the seats, and how many only watch."""

    table: str
    seats: list[int]
    watching: int


@dataclass(frozen=True)
class Proposed:
    """What partners at this table propose: the places that each seat has marked."""

    table: str
    marks: dict[str, list[str]]


@dataclass(frozen=True)
class Thinking:
    """A bot on this seat thinks for longer than a moment; SPECTATOR: no longer."""

    table: str
    seat: int


@dataclass(frozen=True)
class WhoIsThere:
    """Tell me who has this table open, and what they propose."""

    table: str


@dataclass(frozen=True)
class Renewed:
    """A browser has got another secret. These are hashes."""

    old: str
    new: str


@dataclass(frozen=True)
class Guessed:
    """Somebody has given a password at this door: a wrong one, as far as was known, or then the right one."""

    door: str
    client: str
    right: bool


@dataclass(frozen=True)
class Beat:
    """I am alive, and these are my figures."""

    figures: Figures = field(default_factory=dict)


@dataclass(frozen=True)
class Leaving:
    """I stop, and nobody is at my tables any more."""


Announcement = Changed | Present | Proposed | Thinking | WhoIsThere | Renewed | Guessed | Beat | Leaving
_KINDS: dict[str, type[Announcement]] = {
    kind.__name__: kind for kind in (Changed, Present, Proposed, Thinking, WhoIsThere, Renewed, Guessed, Beat, Leaving)
}


def to_texts(server: str, announcements: Iterable[Announcement]) -> list[str]:
    """The announcements of a server in as few texts as they fit in."""
    texts: list[str] = []
    lines: list[str] = []
    length = len(server)
    for announcement in announcements:
        line = json.dumps([type(announcement).__name__, asdict(announcement)], separators=(",", ":"))
        if lines and length + len(line) + 1 > LONGEST:
            texts.append("\n".join([server, *lines]))
            lines, length = [], len(server)
        lines.append(line)
        length += len(line) + 1
    return [*texts, "\n".join([server, *lines])] if lines else texts


def from_text(text: str) -> tuple[str, list[Announcement]]:
    """Who told it, and what. What another version of Perilune says that is not known here is left out."""
    server, *lines = text.split("\n")
    heard: list[Announcement] = []
    for line in lines:
        try:
            kind, fields = json.loads(line)
            heard.append(_KINDS[kind](**fields))
        except (ValueError, KeyError, TypeError):
            continue
    return server, heard
