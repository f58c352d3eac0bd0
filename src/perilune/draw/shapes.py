"""Shapes and frames that more than one board needs."""

from math import cos, pi, sin

from perilune.draw.pieces import DOMINANCE
from perilune.draw.svg import num, rect, use
from perilune.draw.words import fitted, label


def at_angle(x: float, y: float, radius: float, share: float) -> tuple[float, float]:
    """The point at this radius; a share of 0 is at the top, 0.25 to the right."""
    angle = 2 * pi * share - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle)


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """The path of a wedge between two radii, from share to share of the full turn."""
    big = 1 if end - start > 0.5 else 0
    ax, ay = at_angle(x, y, outer, start)
    bx, by = at_angle(x, y, outer, end)
    cx, cy = at_angle(x, y, inner, end)
    dx, dy = at_angle(x, y, inner, start)
    far, near = num(outer), num(inner)
    there = f"M{num(ax)} {num(ay)}A{far} {far} 0 {big} 1 {num(bx)} {num(by)}"
    back = f"L{num(cx)} {num(cy)}A{near} {near} 0 {big} 0 {num(dx)} {num(dy)}Z"
    return there + back


def panel(x: float, y: float, w: float, h: float, title: str = "") -> str:
    """A part of the board with its heading."""
    heading = fitted(x + 10, y + 18, title, w - 20, 13, "q b") if title else ""
    return rect(x, y, w, h, "panel", 8) + heading


def card(x: float, y: float, w: float, h: float, colour: str, name: str, band: float = 24, room: float = 0) -> str:
    """A card with its name on a band of its colour. `room` is what the band needs for other things at its right."""
    return (
        rect(x, y, w, h, "card", 6)
        + f'<path d="M{num(x)} {num(y + band)}v{num(6 - band)}a6 6 0 0 1 6 -6h{num(w - 12)}a6 6 0 0 1 6 6v{num(band - 6)}Z" '
        + f'class="{colour}"/>'
        + fitted(x + 8, y + band / 2 + 4.8, name, w - 14 - room, 13.5, "k b")
    )


def dominance(x: float, y: float, text: str, size: float = 13, class_: str = "b") -> str:
    """Points with their sign: the crescent, then the number. x is the left end, y the base line."""
    return use(DOMINANCE, x + size * 0.5, y - size * 0.36, size) + label(x + size * 1.1, y, text, size, class_)
