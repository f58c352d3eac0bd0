"""What the server and a process in which bots think say to each other, a line of JSON each."""

from typing import Any, TypedDict


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


class BotAnswer(TypedDict):
    """The text of the chosen move, and those planned for the views to come, by the key of the view."""

    move: str
    plan: dict[str, str]
