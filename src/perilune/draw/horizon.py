"""The scene of the end of a game: sky and ground of the box, always by night. What stands on it is drawn upon it."""

from typing import Final

from perilune.draw.lid import lid, scatter
from perilune.draw.svg import el, num

WIDTH: Final = 1280.0
HEIGHT: Final = 420.0
GROUND: Final = 300.0  # about where the sky ends


def horizon(title: str, defs: list[str], *inside: str) -> str:
    """The picture. Its lower edge is what a frame of another shape keeps."""
    return lid(title, defs, *inside, width=WIDTH, height=HEIGHT)


def heaven(fill: str) -> str:
    """The sky, in one fill."""
    return el("rect", width=WIDTH, height=HEIGHT, fill=fill)


def far_stars(count: int, seed: int) -> str:
    """Small ones, down to the ground."""
    return "".join(
        f'<circle cx="{num(x * WIDTH)}" cy="{num(y * GROUND)}" r="{round(0.5 + size * size * 1.1, 2)}" fill="#e8ecf5" '
        f'opacity="{round(0.3 + 0.5 * size, 2)}"/>'
        for x, y, size in scatter(count, seed)
    )


def land(edge: str, fill: str, line: str) -> str:
    """Ground below an edge, a path from the left to the right, and the light upon it."""
    return el("path", d=f"{edge}V{num(HEIGHT)}H0Z", fill=fill) + el(
        "path", d=edge, fill="none", stroke=line, stroke_width=1.8, opacity="0.5"
    )


def pits(count: int, seed: int, top: float, high: float, least: float, more: float, fill: str) -> str:
    """Small craters on the ground, scattered over a band of it; each is as wide as `least` and up to so much `more`."""
    return "".join(
        el("ellipse", cx=x * WIDTH, cy=top + high * y, rx=least + more * size, ry=3 + 4 * size, fill=fill, opacity="0.5")
        for x, y, size in scatter(count, seed)
    )
