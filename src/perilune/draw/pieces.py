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


def robot(seat: int) -> str:
    """The symbol of a seat's robot."""
    return f"pl-robot-{seat + 1}"


WHITE_ROBOT: Final = "pl-robot-white"
DOMINANCE: Final = "pl-dominance"
ROCKET: Final = "pl-rocket"


def _symbol(name: str, side: float, *inside: str) -> str:
    return el("symbol", *inside, id=name, viewBox=f"0 0 {side:g} {side:g}")


def _shape(d: str, fill: str, stroke: str = "ink", width: float = 1, **more: str | float) -> str:
    return el("path", d=d, fill=fill if fill == "none" else var(fill), stroke=var(stroke), stroke_width=width, **more)


def _shine(d: str, opacity: float = 0.85) -> str:
    return el("path", d=d, fill="none", stroke="#fff", stroke_width=1.3, stroke_linecap="round", opacity=opacity)


# Rough outlines: the same silhouettes, broken out of the ground.
_LUMP: Final = [(7, 1.2), (9.6, 2.2), (12.3, 2.3), (13, 5), (15, 7.2), (13.6, 9.4), (13.7, 12.2), (10.7, 13), (8.6, 14.9), (6.2, 13.7),
                (3.4, 13.4), (2.7, 10.6), (1, 8.5), (2.4, 6), (2.5, 3.4), (5.1, 2.9)]  # fmt: skip
_SLAB: Final = [(4.4, 3.6), (7, 4.5), (9.2, 3.4), (12, 4), (13, 6.1), (15.4, 8), (14, 9.4), (12.2, 12.4), (9.4, 11.6), (6.8, 12.7),
                (4, 12.1), (2.9, 9.9), (0.6, 8.2), (2.4, 6.2)]  # fmt: skip
_SHARD: Final = [(9.6, 1.4), (11.2, 2.6), (12.4, 2.2), (13, 3.8), (14.8, 4.6), (14, 6.6), (6.4, 14), (5.4, 13.2), (4.4, 14.6), (3, 12.8),
                 (1.2, 12.6), (2, 10.4), (1.4, 9.4)]  # fmt: skip


def _goods() -> list[str]:
    core = polygon(5, 3)
    rim = polygon(5, 6.6)
    seams = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in zip(core, rim, strict=True))
    plate = polygon(6, 7.4, 0, 8, 0.72)
    cell = polygon(6, 3.5, 0, 8, 0.72)
    bonds = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in zip(cell, plate, strict=True))
    tube = "M9.4 2.2L1.9 9.7A3.1 3.1 0 0 0 6.3 14.1L13.8 6.6Z"
    end = el("ellipse", cx=11.6, cy=4.4, rx=3.2, ry=2, transform="rotate(45 11.6 4.4)", fill=var("ink"), stroke=var("nanotube"))
    return [
        _symbol(
            "pl-buckyball-raw", 16, _shape(points(_LUMP), "buckyball-raw", "stone", 1.1),
            _shape("M5.2 6.4L8 4.7L10.6 6.9L9.7 10.2L6.4 10.4Z", "none", "ink", 1.2),
        ),
        _symbol(
            "pl-graphene-raw", 16, _shape(points(_SLAB), "graphene-raw", "stone", 1.1),
            _shape("M4.6 8.2L6.4 6.3L9.6 6.2L11.4 8.2L9.4 10L6.5 9.8Z", "none", "ink", 1.2),
        ),
        _symbol(
            "pl-nanotube-raw", 16, _shape(points(_SHARD), "nanotube-raw", "stone", 1.1),
            _shape("M9.6 1.4L10.6 4.4L14 6.6M3.6 11.6L7 8.2M6 12.4L8.2 10.2", "none", "ink", 1.2),
        ),
        _symbol(
            "pl-buckyball", 16, el("circle", cx=8, cy=8, r=6.9, fill=var("buckyball"), stroke=var("ink")),
            _shape(points(core), "ink", "ink", 0.6), _shape(seams, "none", "ink", 1.1), _shine("M3.2 6.6A5.2 5.2 0 0 1 5 3.7"),
        ),
        _symbol(
            "pl-graphene", 16, _shape(points(plate), "graphene"), _shape(points(cell), "none", "ink", 1.1),
            _shape(bonds, "none", "ink", 1.1), _shine("M5.2 4.1L9.4 4.1"),
        ),
        _symbol("pl-nanotube", 16, _shape(tube, "nanotube"), end, _shine("M4 9.6L9.4 4.2")),
    ]  # fmt: skip


def _bot(name: str, body: str, *face: str) -> str:
    return _symbol(
        name, 20,
        el("path", d="M10 5V2.4", stroke=var("metal"), stroke_width=1.6),
        el("circle", cx=10, cy=2, r=1.7, fill=body, stroke=var("ink"), stroke_width=0.6),
        el("rect", x=2.6, y=15.4, width=14.8, height=4, rx=2, fill=var("metal"), stroke=var("ink"), stroke_width=0.8),
        el("rect", x=1.6, y=4, width=16.8, height=12.4, rx=3, fill=body, stroke=var("ink"), stroke_width=1),
        *face,
    )  # fmt: skip


def _robots() -> list[str]:
    made = []
    for seat in range(SEATS):
        face = el("path", d=mark_path(seat), fill=var("ink"), transform="translate(4.6 4.8) scale(.675)")
        made.append(_bot(robot(seat), var(seat_colour(seat)), face))
    eyes = [el("circle", cx=cx, cy=9, r=1.6, fill=var("ink")) for cx in (6.6, 13.4)]
    smile = el("path", d="M6.5 12.6H13.5", stroke=var("ink"), stroke_width=1.2)
    made.append(_bot(WHITE_ROBOT, "#fff", *eyes, smile))
    made.append(_bot(f"{WHITE_ROBOT}-owned", "#fff"))
    return made


def _signs() -> list[str]:
    crescent = "M10.6 1.6A6.8 6.8 0 1 0 14.6 11.2A6 6 0 0 1 10.6 1.6Z"
    hull = "M8 .8C10.6 3 11.2 5.6 11 9.4L13.4 12V14.6L10.4 13H5.6L2.6 14.6V12L5 9.4C4.8 5.6 5.4 3 8 .8Z"
    window = el("circle", cx=8, cy=6, r=1.6, fill=var("ink"))
    marks = [_symbol(mark(seat), 16, _shape(mark_path(seat), seat_colour(seat))) for seat in range(SEATS)]
    return [
        *marks,
        _symbol(DOMINANCE, 16, el("path", d=crescent, fill=var("moon"))),
        _symbol(ROCKET, 16, _shape(hull, "metal", "ink", 0.8), window),
    ]


_SYMBOLS: Final = "".join(_goods() + _robots() + _signs())


def symbols() -> str:
    """All symbols, for the `defs` of a picture."""
    return _SYMBOLS


def white_robot(owner: int, size: float) -> str:
    """The white robot around the origin, with its owner's mark on the chest if it has one."""
    if owner < 0:
        return use(WHITE_ROBOT, 0, 0, size)
    return use(f"{WHITE_ROBOT}-owned", 0, 0, size) + use(mark(owner), 0, 0.01 * size, size * 0.52)


def row_of(symbols_: list[str], x: float, y: float, size: float, step: float) -> str:
    """Symbols side by side, the first with its middle at x, y."""
    return "".join(use(name, x + step * number, y, size) for number, name in enumerate(symbols_))
