"""What a page is told about a finished game, over HTTP, as types."""

from typing import TypedDict


class StoryMoment(TypedDict):
    """A moment that turned the game."""

    at: int  # of the replay, as everybody counts
    when: str
    who: str  # whose chance it changed most
    seat: int
    change: str  # like 33 → 56 %; empty where it does not tell anything
    better: bool
    says: str


class StoryMessage(TypedDict):
    """What decided a game."""

    text: str  # who won
    decided: list[str]
    lost: list[str]  # why each seat lost to the winner; empty for the winner, and where nobody was beaten
    measured: bool  # the chances to win were measured in games like this one
    moments: list[StoryMoment]
    chart: str  # drawn; empty where the chances were not measured
    towers: str  # drawn: points by source, or what became of a team; empty where there is neither
    leads: list[str]  # drawn: each seat beside the winner, source by source; empty like `lost`
    winners: list[int]
