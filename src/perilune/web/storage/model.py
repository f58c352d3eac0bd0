"""What the store keeps of a table, as values."""

from dataclasses import dataclass, field

from perilune.core.record import Record, Row

PERSON = "person"


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
