"""What the server tells a page over its live connection, as types.

`tools/wire_types.py` writes these, the requests and the replay's messages as TypeScript for the page's scripts
(static/messages.d.ts), with the comments after fields. Messages come in lists: all that a request brings about is in one.
"""

from typing import Literal, NotRequired, TypedDict

# What many messages are made of.

LogLine = tuple[
    str, int, int
]  # the text, the moment of the replay that shows it, and the seat whose doing it is; -1 for nobody's
RecapLine = tuple[str, int]  # the text, and the seat whose doing it is; -1 for nobody's
Figure = tuple[str, str, str]  # the sign that stands for it, its figure, and both in words; no sign in the text view
DrawingChange = list[str | tuple[int, int]]  # each item is a new part, or (first, count) of the old drawing's parts


class LogChange(TypedDict):
    """How to make the new log from the old one: keep the first lines, then add these."""

    keep: int
    add: list[LogLine]


class Offer(TypedDict):
    """A move that may be played now."""

    move: str
    says: str
    sign: NotRequired[str]  # the symbol of the scenery that stands for it
    name: NotRequired[str]  # what it is, in short; without it the words before the colon
    note: NotRequired[str]  # and what it brings
    folds: NotRequired[str]  # it is seldom wanted: under which name it is folded away
    warns: NotRequired[str]  # why one should think twice about it
    ends: NotRequired[bool]  # it does nothing but end something
    loses: NotRequired[bool]  # it only throws away, takes down or leaves undone what one has
    gives_up: NotRequired[bool]  # it gives the game up


class Course(TypedDict):
    """Where the game is: the round, its phases in order, and which of them is now (-1 for none)."""

    title: str
    phases: list[str]
    now: int
    order: list[int]  # the seats in the order of play; empty where there is none


class Way(TypedDict):
    """One way to use a thing."""

    moves: list[str]  # played one after another, as far as the rules let them
    says: str
    note: str  # what it will do, in a few words
    ghost: str  # the part of the picture that shows it; empty if none does
    told: NotRequired[bool]  # the note tells what the moves after the first waste
    waits: NotRequired[bool]  # it goes on when others have played in between, as far as a way says the same then


class Thing(TypedDict):
    """Something in the picture that opens when one clicks it."""

    title: str
    ways: list[Way]
    opens: bool  # with one way, too: without it a click uses an only way at once


class Region(TypedDict):
    """A part of the position, told in words."""

    title: str
    lines: list[str]


class PointSource(TypedDict):
    """The points of each seat from one source."""

    name: str
    points: list[int]


class Outcome(TypedDict):
    """How the game ended."""

    winners: list[int]
    text: str
    sources: list[PointSource]
    best: str  # how a game for one compares with the player's others; empty if there is nothing to compare


# From the server: a table that somebody looks at.


class WelcomeMessage(TypedDict):
    """The first message: which table this is."""

    type: Literal["welcome"]
    title: str
    cooperative: bool
    note: str  # why the table can only be looked at; empty if it can be played


class PositionShared(TypedDict):
    """What a position says, whole or as changes."""

    type: Literal["position"]
    number: int  # of the state, as this seat counts; a move is sent with it
    seat: int  # the seat whose view is shown; -2 for a spectator's
    mine: bool  # the seat shown is to choose, and a person at this page plays it
    standIn: bool  # a bot plays the seat shown, for a person at this page
    next: list[int]  # people at this page who are to choose; while there are any, the curtain is down and asks who they are
    prompt: str
    deciders: list[int]
    offers: list[Offer]
    undo: str  # why the last move cannot be taken back; empty if it can
    redo: bool
    since: int  # the first line of the log after what the seat did last
    recap: list[RecapLine]  # what has happened since, in few lines; none while others choose
    gist: list[RecapLine]  # the two or three of them that stay in view
    course: Course
    scores: list[int]
    standing: list[list[Figure]]  # what each seat has, the most telling first
    outcome: Outcome | None
    regions: NotRequired[list[Region]]  # in the text view
    scenery: NotRequired[str]  # what the drawing lies on, as an address names it; empty if on nothing
    things: NotRequired[dict[str, Thing]]  # what opens beside a part of the drawing, by its data-thing


class Position(PositionShared):
    """A position as the page shows it."""

    log: list[LogLine]
    svg: NotRequired[list[str]]  # the parts of the drawing; not in the text view


class Moment(TypedDict):
    """What the page's seat saw on the way to a position: the drawing as a change of the one before, and how much of the log was told by then."""

    svg: DrawingChange
    scenery: str
    lines: int
    course: NotRequired[Course]  # if it is another than a moment before


class PositionMessage(PositionShared):
    """A position as it is sent: log and drawing as changes of what was sent before."""

    log: LogChange
    great: NotRequired[list[int]]  # the numbers of the new lines of the log that all should hear of
    moments: NotRequired[list[Moment]]  # between the position before and this one, in their order
    svg: NotRequired[DrawingChange]


class AnswerMessage(TypedDict):
    """Why a move may not be played now, with its rule; or that it may."""

    type: Literal["answer"]
    move: str
    says: str
    rule: str


class NumberChange(TypedDict):
    """A number of the player's that a move would change."""

    name: str
    before: int
    after: int


class ChanceAnswer(TypedDict):
    """What chance may answer to a move, and how likely that is."""

    text: str
    percent: float


class ConsequencesMessage(TypedDict):
    """What a move would do, if it were played now."""

    type: Literal["consequences"]
    move: str
    says: str
    told: list[str]  # the lines of the log that it would write
    changes: list[NumberChange]
    then: str  # what comes next; empty where that cannot be known
    chances: list[ChanceAnswer]  # the likeliest first, a few of them
    forecast: list[str]
    warns: str  # why one should think twice about it; empty if nothing speaks against it
    final: str  # why it could not be taken back; empty if it could


class CardMessage(TypedDict):
    """What a part of the drawing is."""

    type: Literal["card"]
    key: str
    title: str  # empty if there is no such part
    lines: list[str]
    rule: str
    picture: str  # a drawing of its own; empty if there is none


class CoachIdea(TypedDict):
    """A turn that the coach thinks good."""

    move: str  # its first move
    moves: list[str]  # all of it that can be done now
    says: str  # in words, what it is for, or the move for which it is made
    first: str  # its first move in words
    then: list[str]  # what it would do next, in words
    step: int  # how far it has been followed: 1 if nothing of it is done yet
    steps: int
    reasons: list[str]
    warns: str  # why one should think twice about it; empty if nothing is against it


class AdviceMessage(TypedDict):
    """What matters now, as the coach sees it."""

    type: Literal["advice"]
    seat: int
    number: int  # of the state that it is about
    matters: list[str]
    ideas: list[CoachIdea]


class CoachingMessage(TypedDict):
    """Whether the coach may be asked, and who agrees to that."""

    type: Literal["coaching"]
    open: bool
    asks: list[int]  # the seats whose people must all agree; none where nobody need be asked
    agreed: list[int]


class Refusal(TypedDict):
    """A reason, and the moves that it refuses."""

    says: str
    rule: str
    moves: list[str]


class RefusalsMessage(TypedDict):
    """All that the drawing would refuse, by reason."""

    type: Literal["refusals"]
    reasons: list[Refusal]


class ConfirmMessage(TypedDict):
    """A question back: this move cannot be taken back, or it wastes something."""

    type: Literal["confirm"]
    about: Literal["final", "waste"]
    move: str
    means: str
    says: str


class ProposalsMessage(TypedDict):
    """What partners propose."""

    type: Literal["proposals"]
    marks: dict[str, list[str]]  # the places that each seat has marked
    words: dict[str, str]  # what each place is called


class TroubleMessage(TypedDict):
    """A request that was not followed. Nothing has changed."""

    type: Literal["trouble"]
    says: str
    rule: str


class DoneMessage(TypedDict):
    """The request of this id was followed or refused."""

    type: Literal["done"]
    id: int


# From the server: who is there.


class SeatDevice(TypedDict):
    """A browser that may act for a seat."""

    device: str
    name: str
    since: int  # seconds since 1970; 0 if not known
    this: bool  # it is the one that gets this message


class SeatPerson(TypedDict):
    """A seat, as one page may know it."""

    name: str
    called: str  # the name as the page is told it: who gave none is called You
    mark: str  # the path of its mark
    player: str  # "person" or the name of a bot
    state: Literal["free", "bot", "here", "away"]
    mine: bool
    link: str  # the invitation, for the host; else empty
    takes: bool  # this browser may take the seat
    hands: bool  # this browser may give it to a bot or back
    devices: list[SeatDevice]
    removes: bool  # this browser may free it


class ThinkingMessage(TypedDict):
    """A bot thinks, for so many seconds already."""

    type: Literal["thinking"]
    seat: int  # that of a spectator: none does any longer
    seconds: float


class SeatClock(TypedDict):
    """The time of a seat."""

    left: float  # seconds, at the moment of sending
    runs: bool


class ClockMessage(TypedDict):
    """How much time everybody has left."""

    type: Literal["clock"]
    says: str  # what was chosen; empty: there is no clock
    seats: list[SeatClock]


class BannedPerson(TypedDict):
    """Somebody whom the host keeps out."""

    who: str
    name: str


class Hosting(TypedDict):
    """What only the host sees."""

    listed: bool
    many: bool
    banned: list[BannedPerson]


class PeopleMessage(TypedDict):
    """Who sits where and who is there."""

    type: Literal["people"]
    seats: list[SeatPerson]
    watching: int
    bots: list[str]
    deal: str  # how somebody can know what was dealt; empty if nobody can
    practice: bool  # moves can be taken back as far as one likes
    hosting: Hosting | None


class LinkMessage(TypedDict):
    """A link to one's seat for another device."""

    type: Literal["link"]
    seat: int
    link: str


class SaidLine(TypedDict):
    """A line of talk."""

    seat: int
    text: str
    at: int  # seconds since 1970


class TalkMessage(TypedDict):
    """What was said: all of it, or one more line."""

    type: Literal["talk"]
    whole: bool
    add: list[SaidLine]


class AuditEntry(TypedDict):
    """Something that was done apart from playing."""

    text: str
    at: int  # seconds since 1970


class AuditMessage(TypedDict):
    """What was done apart from playing: all of it, or one more line."""

    type: Literal["audit"]
    whole: bool
    add: list[AuditEntry]


ServerMessage = (
    WelcomeMessage
    | PeopleMessage
    | ClockMessage
    | ThinkingMessage
    | PositionMessage
    | AnswerMessage
    | ConsequencesMessage
    | CardMessage
    | AdviceMessage
    | CoachingMessage
    | RefusalsMessage
    | ConfirmMessage
    | ProposalsMessage
    | TalkMessage
    | AuditMessage
    | LinkMessage
    | TroubleMessage
    | DoneMessage
)
