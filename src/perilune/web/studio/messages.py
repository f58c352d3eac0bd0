"""What the page of the studio is told over HTTP, as types."""

from typing import TypedDict


class StudioRefusal(TypedDict):
    """Why some values cannot be played. Empty texts and -1 stand for what it does not say."""

    says: str
    file: str
    kind: str
    row: int  # from 0
    path: str


class StudioCell(TypedDict):
    """A cell of a table of the rules page."""

    text: str
    was: str | None  # with the content that is changed, if it was something else there


class StudioLine(TypedDict):
    """A row of such a table."""

    cells: list[StudioCell]
    source: str
    changed: bool  # or new


class StudioSheet(TypedDict):
    """A table of the rules page."""

    key: str
    title: str
    columns: list[str]
    lines: list[StudioLine]
    gone: list[str]  # the first cells of lines that are there no more
    changed: bool


class StudioChecked(TypedDict):
    """What the box says to a draft, and what it looks like. What is refused is shown as it was."""

    refused: list[StudioRefusal]
    svg: str  # empty if nothing can be shown
    board: str  # why the board cannot be shown with the chosen options; empty if it is
    sheets: list[StudioSheet]


class StudioRule(TypedDict):
    """A rule that has to do with a row of the content."""

    number: str
    text: str


class StudioPack(TypedDict):
    """The name under which a draft is kept now."""

    pack: str


class StudioJob(TypedDict):
    """A comparison in the background."""

    id: str
    title: str
    state: str  # running, done, stopped or failed
    done: int  # games
    total: int
    left: str  # how long it will take from now, in words; empty if nobody knows
    says: str  # what came of it, or what went wrong
    report: str  # the address of its page; empty if there is none


class StudioJobs(TypedDict):
    """The comparisons of this server since it was started, the latest first."""

    jobs: list[StudioJob]
