"""What the server and a process in which bots think say to each other, a line of JSON each."""

from typing import Any, Final, NotRequired, TypedDict

COACH: Final = "coach"  # a player of this name chooses nothing, but says what matters


class BotQuestion(TypedDict):
    """What would this bot play here? It gets nothing but what its seat may know."""

    box: str
    pack: str | None  # the folder of the content, if it is not the box's own
    player: str
    seed: int
    seat: int
    names: list[str]
    view: dict[str, Any]  # as the box writes it
    events: list[tuple[int, list[int], int, int]]  # code, arguments, audience, and when
    number: int
    begun: NotRequired[list[Any] | None]  # what is left of an idea of the coach that was followed, as `Rest.plain` writes it,
    had: NotRequired[list[str]]  # and the views that it was asked about before


class IdeaAnswer(TypedDict):
    """A turn that a coach thinks good: the texts of its moves, the same in words, what they are for, and why."""

    moves: list[str]
    goal: str
    step: int
    steps: int
    says: list[str]
    reasons: list[str]


class BotAnswer(TypedDict):
    """The text of the chosen move, and those planned for the views to come, by the key of the view; or what a coach has to say."""

    move: NotRequired[str]
    plan: NotRequired[dict[str, str]]
    matters: NotRequired[list[str]]
    ideas: NotRequired[list[IdeaAnswer]]
    rests: NotRequired[dict[str, list[Any]]]  # what is left of these ideas, by the key of each view that they lead through
