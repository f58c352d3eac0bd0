"""Shapes and frames that more than one board needs."""

from perilune.draw.svg import rect
from perilune.draw.words import fitted


def panel(x: float, y: float, w: float, h: float, title: str = "") -> str:
    """A part of the board with its heading."""
    heading = fitted(x + 10, y + 18, title, w - 20, 13, "q b") if title else ""
    return rect(x, y, w, h, "panel", 8) + heading
