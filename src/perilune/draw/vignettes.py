"""Small pictures of what happened, for the story of a game: things that the boxes share. Each stands on (0, 0)."""

from math import cos, pi, sin
from typing import Final

from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, lines, wrap

INK: Final = "#0b0e1a"


def line(d: str, stroke: str, width: float = 2) -> str:
    """A line without a fill."""
    return el("path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round")


def solid(d: str, fill: str, width: float = 1.4) -> str:
    """A thing with a dark edge."""
    return el("path", d=d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def at(x: float, y: float, *inside: str, scale: float = 1, turn: float = 0) -> str:
    """Something at another place, of another size."""
    turned = f" rotate({num(turn)})" if turn else ""
    sized = f" scale({scale:.3g})" if scale != 1 else ""
    return el("g", *inside, transform=f"translate({num(x)},{num(y)}){turned}{sized}")


def sign(seat: int, x: float, y: float, size: float = 16, fill: str = "") -> str:
    """The mark of a seat around a point."""
    place = f"translate({num(x - size / 2)},{num(y - size / 2)}) scale({size / 16:.3g})"
    return el("path", d=mark_path(seat), fill=fill or var(seat_colour(seat)), stroke=INK, stroke_width=1, transform=place)


def flying(seat: int, letter: str = "") -> str:
    """A rocket that leaves, in the colour of a seat, with a letter or the seat's mark."""
    colour = var(seat_colour(seat))
    shown = (
        el("text", letter, x=0, y=-30, text_anchor="middle", font_size=17, class_="k b")
        if letter
        else sign(seat, 0, -36, 15, INK)
    )
    return at(
        0,
        -8,
        el("path", d="M-9 -14Q-14 8 0 22Q14 8 9 -14Z", fill="#ff9d3e"),
        el("path", d="M-5 -14Q-7 2 0 11Q7 2 5 -14Z", fill="#fff3c9"),
        solid("M-13 -26L-24 -10V-2L-12 -12ZM13 -26L24 -10V-2L12 -12Z", colour),
        solid("M-14 -12V-44Q-12 -58 0 -68Q12 -58 14 -44V-12Z", "#e3e9f4"),
        solid("M-11 -54Q-7 -63 0 -68Q7 -63 11 -54Z", colour),
        shown,
        turn=14,
    )


def sheet(title: str, colour: str, seat: int = -1) -> str:
    """A card with its name."""
    rows = wrap(title, 58, 10.5, 3)
    owner = sign(seat, 0, -15, 16) if seat >= 0 else ""
    return (
        el("rect", x=-36, y=-68, width=72, height=66, rx=6, fill="#f3efe2", stroke=INK, stroke_width=1.4)
        + el("path", d="M-36 -56v-6q0-6 6-6h60q6 0 6 6v6z", fill=colour, stroke=INK, stroke_width=1.4)
        + lines(0, -40 if len(rows) > 1 else -34, rows, 12, 10.5, "k b", "middle")
        + owner
    )


def banner(seat: int) -> str:
    """The flag of a seat on its pole."""
    return (
        line("M-16 0V-66", "#eef3fb", 3)
        + solid("M-15 -64q11 -6 22 0t22 0v28q-11 6 -22 0t-22 0Z", var(seat_colour(seat)))
        + sign(seat, 7, -50, 15, INK)
    )


def wheel(seat: int) -> str:
    """A wheel of chance, with its pointer."""
    parts = ["#ffd27a", "#8fb8f5", "#c7a9f2", "#86d9a4", "#f2a0a0", "#9edbe8"]
    step = 2 * pi / len(parts)
    fields = "".join(
        solid(
            f"M0 -34L{num(30 * sin(n * step))} {num(-34 - 30 * cos(n * step))}"
            f"A30 30 0 0 1 {num(30 * sin((n + 1) * step))} {num(-34 - 30 * cos((n + 1) * step))}Z",
            colour,
            1,
        )
        for n, colour in enumerate(parts)
    )
    return (
        fields
        + el("circle", cx=0, cy=-34, r=9, fill="#f3efe2", stroke=INK)
        + sign(seat, 0, -34, 11)
        + solid("M0 -56l-6 -14h12z", "#ffb454")
    )


def star(x: float, y: float, radius: float, fill: str = "#ffd98a") -> str:
    """A star with five points."""
    corners = []
    for n in range(10):
        far = radius if n % 2 == 0 else radius * 0.44
        corners.append(f"{num(x + far * sin(n * pi / 5))} {num(y - far * cos(n * pi / 5))}")
    return solid(f"M{'L'.join(corners)}Z", fill, 1.2)


def gain(points: int) -> str:
    """Points that were made, in the sky of a picture."""
    return fitted(0, 0, f"{'+' if points > 0 else '−'}{abs(points)}", 60, 22, "moon b", "end")
