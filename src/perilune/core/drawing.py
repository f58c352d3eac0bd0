"""A drawing: a position as a picture, with what one can point at in it as values. Nobody has to read the picture back."""

from hashlib import sha256
from typing import Final

WIDE: Final = "wide"  # beside the list of moves: a desktop, a laptop
MEDIUM: Final = "medium"  # a tablet: as high as wide, and less across
NARROW: Final = "narrow"  # above the moves: a phone held upright
LAYOUTS: Final = [WIDE, MEDIUM, NARROW]


class Scenery:
    """What lies under every position of a kind and never changes: a fragment of SVG, with symbols that the pieces may use.

    A page fetches it once and keeps it. `digest` names these very shapes and colours.
    """

    def __init__(self, name: str, svg: str) -> None:
        self.name = name
        self.svg = svg
        self.digest = sha256(svg.encode()).hexdigest()[:16]


class Way:
    """One way to use a thing: the moves, played one after another, and what they will do."""

    def __init__(
        self, moves: list[str], says: str, note: str = "", ghost: str = "", told: bool = False, waits: bool = False
    ) -> None:
        self.moves = moves  # the first is offered now; play stops where the rules stop it
        self.says = says  # the button, in a few words: its thing is named above it
        self.note = note  # what it will do, in a few words
        self.ghost = ghost  # the id of a hidden group of the picture that shows it (class "foreseen")
        self.told = told  # the note tells what the later moves waste: nobody is asked about that in the middle
        self.waits = waits  # it goes on when others have played in between, as far as a way of the drawing says the same then


class Thing:
    """Something in the picture that can be used in several ways, or in one that takes several moves. Marked with `data-thing`."""

    def __init__(self, title: str, ways: list[Way], opens: bool = False) -> None:
        self.title = title
        self.ways = ways
        self.opens = opens  # it opens even with one way, instead of using it at once: for what one seldom wants


class Card:
    """What explains a part of the picture: its name, what it is and does, and its rule. Marked with `data-card`."""

    def __init__(self, title: str, lines: list[str], rule: str = "", picture: str = "") -> None:
        self.title = title
        self.lines = lines
        self.rule = rule
        self.picture = picture  # a stand-alone SVG, where the picture has the thing folded


class Drawing:
    """An SVG in parts, as one seat sees the position.

    A part that has not changed is the same text as before, so what is sent to a page are the others. `asks` are the moves
    that the picture answers about when one clicks where they cannot be played. `places` are what partners can mark in a
    proposal, each with its name in words. `things` are what opens beside a part when one clicks it, by its `data-thing`.
    """

    def __init__(
        self,
        parts: list[str],
        asks: list[str] | None = None,
        places: dict[str, str] | None = None,
        things: dict[str, Thing] | None = None,
        scenery: Scenery | None = None,
    ) -> None:
        self.parts = parts  # the first opens the picture, the scenery lies on it, then come the others
        self.asks = asks or []
        self.places = places or {}
        self.things = things or {}
        self.scenery = scenery

    def svg(self) -> str:
        """The whole picture, standing alone."""
        if self.scenery is None:
            return "".join(self.parts)
        return "".join([self.parts[0], self.scenery.svg, *self.parts[1:]])

    def _repr_svg_(self) -> str:
        return self.svg()
