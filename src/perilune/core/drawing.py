"""A drawing: a position as a picture, with what one can point at in it as values. Nobody has to read the picture back."""


class Drawing:
    """A stand-alone SVG in parts, as one seat sees the position.

    A part that has not changed is the same text as before, so what is sent to a page are the others. `asks` are the moves
    that the picture answers about when one clicks where they cannot be played. `places` are what partners can mark in a
    proposal, each with its name in words.
    """

    def __init__(self, parts: list[str], asks: list[str] | None = None, places: dict[str, str] | None = None) -> None:
        self.parts = parts
        self.asks = asks or []
        self.places = places or {}

    def svg(self) -> str:
        """The whole picture."""
        return "".join(self.parts)

    def _repr_svg_(self) -> str:
        return self.svg()
