"""Lines of words and icons. No word is under 12 units."""

from functools import lru_cache

from perilune.draw.svg import num, use
from perilune.draw.words import label, width, wrap

SMALL = 12.0


@lru_cache(4096)
def snug(x: float, y: float, text: str, room: float, size: float = SMALL, class_: str = "", anchor: str = "") -> str:
    """A line that is never cut: squeezed as far as it must be."""
    drawn = label(x, y, text, size, class_, anchor)
    if width(text, size, "b" in class_.split()) <= room:
        return drawn
    return drawn.replace("<text ", f'<text textLength="{num(room)}" lengthAdjust="spacingAndGlyphs" ', 1)


def paragraph(
    x: float, y: float, text: str, room: float, most: int, class_: str = "", size: float = SMALL, step: float = 14
) -> str:
    """The text in at most so many lines, the last of them squeezed."""
    rows = wrap(text, room, size)
    if len(rows) > most:
        rows = [*rows[: most - 1], " ".join(rows[most - 1 :])]
    return "".join(snug(x, y + step * number, row, room, size, class_) for number, row in enumerate(rows))


Token = tuple[str, str]  # "text", "dear" or "icon", and what
ICON = 15.0
GAP = 3.0


def tokens_width(tokens: list[Token], size: float = 13) -> float:
    """How wide they are side by side."""
    return sum(ICON if kind == "icon" else width(what, size, True) * 0.92 for kind, what in tokens) + GAP * (len(tokens) - 1)


def token_row(x: float, y: float, tokens: list[Token], size: float = 13) -> str:
    """Words and icons side by side, from x on the base line y."""
    made = []
    for kind, what in tokens:
        if kind == "icon":
            made.append(use(what, x + ICON / 2, y - size * 0.36, ICON))
            x += ICON + GAP
        else:
            made.append(label(x, y, what, size, "b dear" if kind == "dear" else "b"))
            x += width(what, size, True) * 0.92 + GAP
    return "".join(made)
