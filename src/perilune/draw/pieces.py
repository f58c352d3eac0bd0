"""One drawing for each kind of thing, as a symbol that a picture defines once and uses everywhere.

Goods are told apart by their outline, raw from refined by rough and smooth, seats by their mark: colour only helps.
"""

from math import cos, pi, sin
from typing import Final

from perilune.draw.palette import MARKS, SEATS, seat_colour, var
from perilune.draw.svg import el, points, use

GOODS: Final = ["buckyball-raw", "graphene-raw", "nanotube-raw", "buckyball", "graphene", "nanotube"]


def polygon(sides: int, radius: float, turn: float = -pi / 2, middle: float = 8, flat: float = 1.0) -> list[tuple[float, float]]:
    """The corners of a regular polygon; `flat` below 1 presses it down."""
    angles = [turn + 2 * pi * n / sides for n in range(sides)]
    return [(middle + radius * cos(a), middle + radius * sin(a) * flat) for a in angles]


def _star(radius: float) -> list[tuple[float, float]]:
    outer = polygon(5, radius)
    inner = polygon(5, radius * 0.46, -pi / 2 + pi / 5)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]


def mark_path(seat: int) -> str:
    """The outline of a seat's mark, in a box of 16 around its middle."""
    if MARKS[seat] == "diamond":
        return points([(8, 1.2), (13.6, 8), (8, 14.8), (2.4, 8)])
    if MARKS[seat] == "disc":
        return "M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"
    if MARKS[seat] == "triangle":
        return points([(8, 1.6), (14.9, 13.6), (1.1, 13.6)])
    if MARKS[seat] == "square":
        return points([(2.8, 2.8), (13.2, 2.8), (13.2, 13.2), (2.8, 13.2)])
    if MARKS[seat] == "pentagon":
        return points(polygon(5, 6.9))
    return points(_star(7.6))


# Symbols. Each is named once here, and every picture refers to it by this name.


def good(kind: int) -> str:
    """The symbol of a good."""
    return f"pl-{GOODS[kind]}"


def mark(seat: int) -> str:
    """The symbol of a seat's mark."""
    return f"pl-mark-{seat + 1}"


DOMINANCE: Final = "pl-dominance"
ROCKET: Final = "pl-rocket"


def _symbol(name: str, side: float, *inside: str) -> str:
    return el("symbol", *inside, id=name, viewBox=f"0 0 {side:g} {side:g}")


def _shape(d: str, fill: str, stroke: str = "ink", width: float = 1) -> str:
    return el("path", d=d, fill=var(fill), stroke=var(stroke), stroke_width=width)


def _shine(d: str, opacity: float = 0.85) -> str:
    return el("path", d=d, fill="none", stroke="#fff", stroke_width=1.3, stroke_linecap="round", opacity=opacity)


# Rough outlines: the same silhouettes, broken out of the ground. Each has a lit side and a dark core.
_LUMP: Final = ("M7 1.2L10 2L12.6 2.4L13.2 5L15 7.4L13.6 9.6V12.3L10.7 13.2L8.5 14.9L6 13.8L3.3 13.4L2.6 10.6L1 8.4L2.4 6L2.5 3.3L5.1 2.9Z",
                "M7 1.2L5.1 2.9L2.5 3.3L2.4 6L1 8.4L5.2 6.6L8 4.7Z", "M5.2 6.6L8 4.7L10.8 6.9L9.8 10.2L6.3 10.4Z")  # fmt: skip
_SLAB: Final = ("M4.4 3.4L7 4.3L9.2 3.2L12 3.9L13.1 6.1L15.4 8L14 9.5L12.2 12.6L9.4 11.8L6.8 12.9L4 12.2L2.9 9.9L.6 8.2L2.4 6.2Z",
                "M4.4 3.4L7 4.3L9.2 3.2L12 3.9L9.6 6.2L6.4 6.3L4.6 8.2H.6L2.4 6.2Z",
                "M4.6 8.2L6.4 6.3H9.6L11.4 8.2L9.4 10H6.5Z")  # fmt: skip
_SHARD: Final = ("M9.6 1.2L11.2 2.4L12.5 2L13.2 3.7L15 4.6L14.2 6.8L6.4 14.2L5.4 13.3L4.3 14.8L2.9 12.9L1 12.6L1.9 10.4L1.3 9.3Z",
                 "M9.6 1.2L11.2 2.4L3.4 10.6L1.9 10.4L1.3 9.3Z", "M10 3.6L12.4 5.4L8.4 9.6L4.4 11.6Z")  # fmt: skip


def _raw(name: str, outlines: tuple[str, str, str], core: str) -> str:
    """A lump of ore."""
    outline, lit, inner = outlines
    return _symbol(
        f"pl-{name}", 16, _shape(outline, name, "ink", 0.9), el("path", d=lit, fill="#fff", opacity="0.32"),
        el("path", d=inner, fill=core, stroke=var("ink"), stroke_width=0.8),
    )  # fmt: skip


def _goods() -> list[str]:
    core, rim = polygon(5, 3), polygon(5, 6.8)
    seams = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in zip(core, rim, strict=True))
    plate, cell = polygon(6, 7.5, 0, 8, 0.8), polygon(6, 3.5, 0, 8, 0.8)
    bonds = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in zip(cell, plate, strict=True))
    low = "M.6 8L4.3 13.2H11.8L15.4 8H11.5L9.8 10.6H6.3L4.5 8Z"
    tube = "M9.4 1.9L1.7 9.6A3.2 3.2 0 0 0 6.3 14.2L14 6.5Z"
    return [
        _raw("buckyball-raw", _LUMP, "#5e4f3a"),
        _raw("graphene-raw", _SLAB, "#45435e"),
        _raw("nanotube-raw", _SHARD, "#27484a"),
        _symbol(
            "pl-buckyball", 16, el("circle", cx=8, cy=8, r=7, fill=var("buckyball"), stroke=var("ink"), stroke_width=0.9),
            el("path", d="M14.2 5A7 7 0 0 1 3.2 13A8 8 0 0 0 14.2 5Z", fill="#b8741a", opacity="0.6"),
            el("path", d=points(core), fill="#7a4f08"), el("path", d=seams, stroke="#7a4f08", stroke_width=1.1),
            _shine("M3 6.8A5.3 5.3 0 0 1 5.2 3.6"),
        ),
        _symbol(
            "pl-graphene", 16, _shape(points(plate), "graphene", "ink", 0.9), el("path", d=low, fill="#7d66d8", opacity="0.55"),
            el("path", d=points(cell) + bonds, fill="none", stroke="#46358c", stroke_width=1.1), _shine("M5 3.6H9.6"),
        ),
        _symbol(
            "pl-nanotube", 16, _shape(tube, "nanotube", "ink", 0.9),
            el("path", d="M4 12.4L7.4 9M8.6 10.2L10.4 8.4", fill="none", stroke="#177a72", stroke_width=1),
            el("ellipse", cx=11.7, cy=4.3, rx=3.3, ry=2, transform="rotate(45 11.7 4.3)", fill="#0d3b3a", stroke="#c8fff7"),
            _shine("M4 9.5L9.4 4.1"),
        ),
    ]  # fmt: skip


def _marks() -> list[str]:
    return [_symbol(mark(seat), 16, _shape(mark_path(seat), seat_colour(seat))) for seat in range(SEATS)]


def _signs() -> list[str]:
    crescent = "M10.6 1.6A6.8 6.8 0 1 0 14.6 11.2A6 6 0 0 1 10.6 1.6Z"
    hull = "M8 .6C10.7 2.8 11.4 5.6 11.1 9.4L13.6 12.1V14.9L10.4 13.2H5.6L2.4 14.9V12.1L4.9 9.4C4.6 5.6 5.3 2.8 8 .6Z"
    window = el("circle", cx=8, cy=6, r=1.7, fill="#2f6fb5", stroke=var("ink"), stroke_width=0.6)
    flame = el("path", d="M6.4 13.4Q8 17.5 9.6 13.4Z", fill="#ffb454")
    return [
        *_marks(),
        _symbol(DOMINANCE, 16, el("path", d=crescent, fill=var("moon"))),
        _symbol(ROCKET, 16, el("path", d=hull, fill="#dfe5f1", stroke=var("ink"), stroke_width=0.8), window, flame),
    ]


_SYMBOLS: Final = "".join(_goods() + _signs())


def symbols() -> str:
    """All symbols, for the `defs` of a picture."""
    return _SYMBOLS


def marks() -> str:
    """The marks of the seats alone, for pictures that show no goods."""
    return "".join(_marks())


def row_of(symbols_: list[str], x: float, y: float, size: float, step: float) -> str:
    """Symbols side by side, the first with its middle at x, y."""
    return "".join(use(name, x + step * number, y, size) for number, name in enumerate(symbols_))
