"""Outlines from numbers."""

from perilune.draw.svg import num


def traced(outline: str, *numbers: float) -> str:
    """The path data with these numbers in its blanks: `traced("M{} {}h{}", x, y, 20)`."""
    return outline.format(*map(num, numbers))
