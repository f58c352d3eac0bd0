"""Text of this box, drawn once: never smaller than twelve units, on a phone never smaller than 15.5."""

from functools import lru_cache

from perilune.draw.words import fitted as house_fitted

LEAST = 12.0
PHONE = 15.5
PHONE_WIDTH = 390.0


@lru_cache(8192)
def fitted(
    x: float, y: float, text: str, room: float, size: float = 13, class_: str = "", anchor: str = "", least: float = LEAST
) -> str:
    """A line of text that keeps within its room."""
    return house_fitted(x, y, text, room, size, class_, anchor, least)


def phone_fitted(x: float, y: float, text: str, room: float, size: float = PHONE, class_: str = "tx", anchor: str = "") -> str:
    """The same, large enough for a phone."""
    return fitted(x, y, text, room, size, class_, anchor, PHONE)
