"""What the pages of a replay are told over HTTP, as types."""

from typing import TypedDict

from perilune.web.play.messages import LogLine


class ReplayLook(TypedDict):
    """A seat that one may look from."""

    seat: str  # as an address writes it
    says: str


class ReplayPerson(TypedDict):
    """A player of the game."""

    name: str
    mark: str  # the path of its mark


class ReelMessage(TypedDict):
    """What stays the same from moment to moment."""

    seat: str  # as an address writes it
    last: int
    over: bool
    told: str  # a mark of what the seat was told until the last moment
    looks: list[ReplayLook]
    people: list[ReplayPerson]
    log: list[LogLine]
    scores: list[list[int]]  # of each moment
    chart: str  # drawn; empty if there is nothing to tell
    pointless: bool  # nobody makes points in this box
    plays: list[int]  # the seats that one gets by playing on from here


class MomentMessage(TypedDict):
    """One moment."""

    at: int
    prompt: str
    deciders: list[int]
    scores: list[int]
    svg: list[str]  # the parts of the drawing
    scenery: str  # what it lies on, as an address names it; empty if on nothing
    elsewhere: dict[str, int]  # how those who look from other seats count it


class NewsMessage(TypedDict):
    """Whether there is more to see by now, or something was taken back."""

    last: int
    over: bool
    told: str
