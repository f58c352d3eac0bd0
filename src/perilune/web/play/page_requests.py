"""What a page asks of the server over its live connection, as types; what comes is checked against them.

When a request has been followed or refused, the DoneMessage of its id says so.
"""

import json
from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, cast, get_args, get_origin, get_type_hints

from perilune.web.security.limits import LARGEST_FORM


class Numbered(TypedDict):
    """Every request may have a number of its own."""

    id: NotRequired[int]


class MoveRequest(Numbered):
    """Play a move, having looked at state `number`."""

    do: Literal["move"]
    seat: int
    move: str
    number: int
    sure: NotRequired[bool]  # false: ask first, if it cannot be taken back
    wary: NotRequired[bool]  # true: ask first, if it does nothing or wastes something


class UndoRequest(Numbered):
    """Take back the seat's last move."""

    do: Literal["undo"]
    seat: int
    number: int


class RedoRequest(Numbered):
    """Play again what was taken back."""

    do: Literal["redo"]
    seat: int
    number: int


class AskRequest(Numbered):
    """Why can I not play this move?"""

    do: Literal["ask"]
    move: str


class ConsiderRequest(Numbered):
    """What would this move do?"""

    do: Literal["consider"]
    move: str


class ExplainRequest(Numbered):
    """What is this part of the drawing?"""

    do: Literal["explain"]
    key: str


class LayOutRequest(Numbered):
    """The window has another shape now: draw for it."""

    do: Literal["lay out"]
    layout: Literal["wide", "medium", "narrow"]


class AskAllRequest(Numbered):
    """What can I not do, and why?"""

    do: Literal["ask all"]


class CoachRequest(Numbered):
    """What matters now?"""

    do: Literal["coach"]
    seat: int


class AgreeRequest(Numbered):
    """Whether I agree that everybody may ask the coach."""

    do: Literal["agree"]
    seat: int
    agreed: bool


class SitRequest(Numbered):
    """Show this page another of its seats."""

    do: Literal["sit"]
    seat: int


class HandRequest(Numbered):
    """Give a seat to a bot; "person" takes it back."""

    do: Literal["hand"]
    seat: int
    player: str


class LeaveRequest(Numbered):
    """Leave a seat: it is free."""

    do: Literal["leave"]
    seat: int


class RemoveRequest(Numbered):
    """As the host: free somebody's seat; with `ban` they may not come back."""

    do: Literal["remove"]
    seat: int
    ban: bool


class PardonRequest(Numbered):
    """As the host: let somebody come back."""

    do: Literal["pardon"]
    who: str


class ManyRequest(Numbered):
    """As the host: whether one browser may take several seats."""

    do: Literal["many"]
    allowed: bool


class LinkRequest(Numbered):
    """A link to my seat for another device."""

    do: Literal["link"]
    seat: int


class ForgetRequest(Numbered):
    """Take another device off my seat."""

    do: Literal["forget"]
    seat: int
    device: str


class SayRequest(Numbered):
    """Talk to everybody at the table."""

    do: Literal["say"]
    seat: int
    text: str


class ProposeRequest(Numbered):
    """Mark places for one's partners."""

    do: Literal["propose"]
    seat: int
    marks: list[str]


class NodRequest(Numbered):
    """Nothing: is the connection still there?"""

    do: Literal["nod"]


PageRequest = (
    MoveRequest
    | UndoRequest
    | RedoRequest
    | AskRequest
    | ConsiderRequest
    | ExplainRequest
    | LayOutRequest
    | AskAllRequest
    | CoachRequest
    | AgreeRequest
    | SitRequest
    | HandRequest
    | LeaveRequest
    | RemoveRequest
    | PardonRequest
    | ManyRequest
    | LinkRequest
    | ForgetRequest
    | SayRequest
    | ProposeRequest
    | NodRequest
)


def read_request(text: str | None) -> PageRequest | None:
    """The request that a page has sent; None if it is none."""
    message = _parse(text)
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        return None
    kind = _kinds().get(message["do"])
    if kind is None or not _fits(message, kind):
        return None
    return cast(PageRequest, message)


def request_id(text: str | None) -> int | None:
    """The number of a request, also of one that cannot be followed."""
    message = _parse(text)
    number = message.get("id") if isinstance(message, dict) else None
    return number if _is_a(number, int) else None


def _parse(text: str | None) -> object:
    if text is None or len(text) > LARGEST_FORM:
        return None
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message


@cache
def _kinds() -> dict[str, Any]:
    """The types of requests, by what they do."""
    return {get_args(get_type_hints(kind)["do"])[0]: kind for kind in get_args(PageRequest)}


def _fits(message: dict[str, object], kind: Any) -> bool:
    """Whether all required fields are there, and every field is of its type. Fields that nobody knows are not read."""
    return message.keys() >= kind.__required_keys__ and all(
        _is_a(message[field], annotation) for field, annotation in _fields(kind).items() if field in message
    )


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_a(value: object, annotation: Any) -> bool:
    if get_origin(annotation) is Literal:
        return value in get_args(annotation)
    if get_origin(annotation) is list:
        return isinstance(value, list) and all(_is_a(item, get_args(annotation)[0]) for item in value)
    return type(value) is annotation  # for Python a bool is an int, but nobody means seat True
