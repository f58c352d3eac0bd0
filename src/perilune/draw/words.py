"""Text that fits. The reader's own sans is unknown here, so widths are those of a wide one and err on the safe side."""

from functools import lru_cache

from perilune.draw.svg import esc, num

SMALLEST = 11.0
SQUEEZE = 1.2  # of letters, at most

_NARROW = "ijlI.,:;'|! ()[]/·"
_MIDDLE = "frtJ-–sczkvxy"
_WIDE = "mwMWG@%&+→×QOD"


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.86
    if letter in _MIDDLE:
        return 0.52
    return 0.7 if letter.isupper() else 0.62


_EMS = {chr(code): _em(chr(code)) for code in range(32, 127)}


@lru_cache(8192)
def width(text: str, size: float, bold: bool = False) -> float:
    """About how wide the text is."""
    ems = 0.0
    for letter in text:
        ems += _EMS.get(letter, 0.66)
    return ems * size * (1.13 if bold else 1.0)


def fit(text: str, room: float, size: float, bold: bool = False, least: float = SMALLEST) -> tuple[str, float]:
    """The text and a size at which it fits: smaller if it must (down to `least`), shortened at the end if that is not enough.

    What is still a fifth too long is kept whole: `fitted` squeezes it.
    """
    wide = width(text, size, bold)
    if wide <= room:
        return text, size
    smaller = max(min(size, least), size * room / wide)
    if width(text, smaller, bold) <= room * SQUEEZE:
        return text, smaller
    while len(text) > 1 and width(text + "…", smaller, bold) > room:
        text = text[:-1]
    return text.rstrip(" ,.;:") + "…", smaller


def wrap(text: str, room: float, size: float, most: int = 99) -> list[str]:
    """The text in lines that fit; what goes beyond the last line is cut with an ellipsis."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width(longer, size) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    if len(lines) > most:
        lines = lines[:most]
        while width(lines[-1] + "…", size) > room and " " in lines[-1]:
            lines[-1] = lines[-1].rsplit(" ", 1)[0]
        lines[-1] = lines[-1].rstrip(" ,.;:") + "…"
    return lines


def label(x: float, y: float, text: str, size: float = 13, class_: str = "", anchor: str = "") -> str:
    """A line of text on the base line y. Anchors: nothing is the start, else `middle` or `end`."""
    named = f' class="{class_}"' if class_ else ""
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{named}{anchored}>{esc(text)}</text>'


def fitted(
    x: float, y: float, text: str, room: float, size: float = 13, class_: str = "", anchor: str = "", least: float = SMALLEST
) -> str:
    """A line of text that keeps within its room."""
    bold = "b" in class_.split()
    text, size = fit(text, room, size, bold, least)
    drawn = label(x, y, text, size, class_, anchor)
    if width(text, size, bold) <= room + 0.5:
        return drawn
    return drawn.replace("<text ", f'<text textLength="{num(room)}" lengthAdjust="spacingAndGlyphs" ', 1)


def lines(x: float, y: float, rows: list[str], step: float, size: float, class_: str = "", anchor: str = "") -> str:
    """Several lines, one below the other."""
    return "".join(label(x, y + step * number, row, size, class_, anchor) for number, row in enumerate(rows))
