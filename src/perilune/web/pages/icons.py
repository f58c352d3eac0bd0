"""Small signs that stand beside words. They say nothing to a screen reader: the words do."""

from typing import Final

from perilune.draw.pieces import mark_path
from perilune.web.pages.html import Html, el

_LINES: Final = {  # drawn with a pen, in a square of 16
    "people": "M6 7.4a2.5 2.5 0 1 0 0-5a2.5 2.5 0 1 0 0 5ZM1.4 13.6c0-2.9 1.8-4.4 4.6-4.4s4.6 1.5 4.6 4.4M10.6 2.8a2.4 2.4 0 0 1 0 4.4"
    "M12.2 9.6c1.6.6 2.4 2 2.4 4",
    "clock": "M8 14.2a6.2 6.2 0 1 0 0-12.4a6.2 6.2 0 1 0 0 12.4ZM8 4.6V8.2L10.4 9.8",
    "table": "M8 11.6a3.6 3.6 0 1 0 0-7.2a3.6 3.6 0 1 0 0 7.2ZM6.4 1.6h3.2M6.4 14.4h3.2M1.6 6.4v3.2M14.4 6.4v3.2",
    "book": "M8 4C6.4 2.8 4.2 2.6 1.6 2.8V12.6C4.2 12.4 6.4 12.6 8 13.8C9.6 12.6 11.8 12.4 14.4 12.6"
    "V2.8C11.8 2.6 9.6 2.8 8 4Z"
    "M8 4V13.6",
    "page": "M3.4 1.6H9.4L12.8 5V14.4H3.4ZM9.2 1.8V5.2H12.6M5.6 8.2H10.4M5.6 11H10.4",
    "home": "M2 7.6L8 2.2L14 7.6M3.6 6.6V13.8H6.6V10H9.4V13.8H12.4V6.6",
    "tools": "M2 4.4H8.4M11.6 4.4H14M2 11.6H4.4M7.6 11.6H14M10 6.4a2 2 0 1 0 0-4a2 2 0 1 0 0 4ZM6 13.6a2 2 0 1 0 0-4a2 2 0 1 0 0 4Z",
    "bell": "M3.4 11.6C4.6 10.4 4.4 8.8 4.6 6.8C4.8 4.4 6.2 2.8 8 2.8"
    "S11.2 4.4 11.4 6.8C11.6 8.8 11.4 10.4 12.6 11.6ZM6.6 13.8H9.4M8 1.4V2.6",
}
_FILLED: Final = {"play": "M4 2.6L13 8L4 13.4Z"}


def icon(name: str) -> Html:
    """A sign of this name."""
    if name in _FILLED:
        drawn = el("path", d=_FILLED[name], fill="currentColor")
    else:
        drawn = el(
            "path",
            d=_LINES[name],
            fill="none",
            stroke="currentColor",
            stroke_width="1.4",
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    return el("svg", drawn, viewBox="0 0 16 16", class_="icon", aria_hidden="true")


def seat_mark(seat: int, free: bool = False) -> Html:
    """The mark of a seat in its colour, or the outline of a place that nobody has taken."""
    if free:
        drawn = el("path", d="M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", class_="free-seat")
    else:
        drawn = el("path", d=mark_path(seat), fill=f"var(--pl-seat-{seat + 1})")
    return el("svg", drawn, viewBox="0 0 16 16", class_="mark", aria_hidden="true")


def pips(filled: int, of: int, class_: str) -> Html:
    """So many of so many."""
    return el("span", *[el("i", class_="full" if n < filled else None) for n in range(of)], class_=class_, aria_hidden="true")
