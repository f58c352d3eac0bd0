"""What the store keeps of a table, as values."""

import json
from dataclasses import asdict, dataclass, field

from perilune.core.record import Record, Row

PERSON = "person"


@dataclass(frozen=True)
class ClockRule:
    """How much time people have: so many minutes for the game and seconds more for each turn, or so many days for each turn."""

    minutes: float = 0
    increment: float = 0  # seconds
    days: float = 0
    then: str = ""  # what happens at the end of time: see play/clock.py

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Times:
    """How much time each seat had left at a moment, and whose time runs since then.

    What others may know of it is what was so at the last moment that everybody saw: a choice in secret must not be told by a clock.
    """

    left: list[float]  # seconds
    runs: list[int]
    since: float
    open_left: list[float]
    open_runs: list[int]
    open_since: float

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @property
    def due(self) -> float:
        """When the first seat has no time left; 0 if no time runs."""
        return min((self.since + self.left[seat] for seat in self.runs), default=0.0)


def read_clock(rule: str, times: str) -> tuple[ClockRule | None, Times | None]:
    """What is stored of a clock."""
    return (ClockRule(**json.loads(rule)) if rule else None), (Times(**json.loads(times)) if times else None)


@dataclass(frozen=True)
class Device:
    """A browser on a seat, as its owner knows it."""

    name: str = ""  # what kind of browser it is
    since: float = 0


@dataclass
class Chair:
    """Who plays a seat: PERSON or the name of a bot; and the browsers that may act for it, by the hashes of their secrets.

    A person's seat without a browser is free.
    """

    player: str
    sitters: dict[str, Device] = field(default_factory=dict)
    links: int = 0  # how often its links were revoked; older ones are void
    nameless: bool = False  # whoever sits there gave no name: the one that the seat has says only which it is


@dataclass
class StoredTable:
    """A table as the store keeps it."""

    id: str
    record: Record
    chairs: list[Chair]
    host: str = ""  # who opened it
    listed: bool = False  # anybody may find it, watch it and take a free seat
    password: str = ""  # the hash of the password that strangers need; empty: none
    pack: str = ""  # the content pack, empty for the box's own content
    deal: str = ""  # how somebody can know what was dealt; empty: nobody can
    many: bool = False  # a browser may take more than one seat, although anybody may find the table
    banned: dict[str, str] = field(default_factory=dict)  # browsers that may not come in, and what they were called
    coach: list[int] = field(default_factory=list)  # the seats whose people agree that everybody may ask the coach
    version: int = 0  # how often something of it was written
    numbers: list[int] = field(default_factory=list)  # the state numbers of its seats and of spectators; empty: not known
    clock: ClockRule | None = None
    times: Times | None = None  # with a clock

    def seats_of(self, owner: str) -> list[int]:
        """The seats that this browser may act for."""
        return [seat for seat, chair in enumerate(self.chairs) if owner and owner in chair.sitters]

    def free(self) -> list[int]:
        """The seats that wait for somebody to take them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == PERSON and not chair.sitters]


@dataclass(frozen=True)
class TableNews:
    """What was written of a table, for somebody who knows how it was before."""

    version: int
    names: list[str]
    host: str
    many: bool
    chairs: list[Chair]
    banned: dict[str, str]
    notes: list[str]
    coach: list[int]
    numbers: list[int]
    rows: list[Row]  # those that were asked for
    talk: list["TalkLine"]
    talk_length: int  # how many lines there are in all
    audit: list["AuditLine"]
    audit_length: int
    times: Times | None


@dataclass(frozen=True)
class TableSummary:
    """A table in a list of tables."""

    id: str
    box: str
    names: list[str]
    created: float
    moved: float
    waits: list[int]  # the seats that it waits for; empty when the game is over
    listed: bool
    locked: bool
    mine: list[int]
    free: list[int]
    deal: str = ""
    hosted: bool = False  # this browser has opened it


@dataclass(frozen=True)
class FinishedGame:
    """A game that somebody has played to its end."""

    table: str
    box: str
    deal: str  # the same for games that were dealt the same
    won: bool
    points: int
    says: str  # what was reached, in words
    others: list[str]  # who played besides: the names of people, and of bots with their kind, like "greedy bot"
    at: float


@dataclass(frozen=True)
class TalkLine:
    """One line of a table's talk."""

    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class AuditLine:
    """One line of what was done at a table apart from playing: seats that changed hands, devices, moves that were taken back."""

    text: str
    at: float
