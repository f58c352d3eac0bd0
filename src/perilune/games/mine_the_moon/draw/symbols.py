"""Robots and signs of the box, drawn once in the scenery. Each stands on its origin, so a copy is a place and a scale."""

from typing import Final

from perilune.draw.palette import SEATS, seat_colour, var
from perilune.draw.pieces import mark, mark_path
from perilune.draw.svg import num

INK: Final = "#0b0e1a"
TALL: Final = 34.0  # of a robot, at scale 1
SEATED: Final = SEATS - 1  # the seats of this box

TEAM: Final = "mm-team"
UP: Final = "mm-up"


def shape(d: str, fill: str = "none", stroke: str = "none", width: float = 1, more: str = "") -> str:
    """A path with round joints."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke != "none" else ""
    return f'<path d="{d}" fill="{fill}"{line}{more}/>'


def block(x: float, y: float, w: float, h: float, fill: str, stroke: str = "none", corner: float = 0) -> str:
    """A rectangle of a drawing that never changes."""
    line = f' stroke="{stroke}"' if stroke != "none" else ""
    rounded = f' rx="{num(corner)}"' if corner else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{rounded} fill="{fill}"{line}/>'


def disc(x: float, y: float, r: float, fill: str, stroke: str = "none", width: float = 1) -> str:
    """A circle of a drawing that never changes."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke != "none" else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """An ellipse of a drawing that never changes."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{more}/>'


def shadow(x: float, y: float, rx: float, ry: float = 7, more: str = "") -> str:
    """What lies dark on the ground below a thing."""
    return oval(x, y, rx, ry, "url(#mm-shade)", more)


def stamp(symbol: str, x: float, y: float, scale: float = 1, more: str = "") -> str:
    """A copy of a symbol that stands at x, y."""
    if scale == 1:
        return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}"{more}/>'
    return f'<use href="#{symbol}" transform="translate({num(x)},{num(y)})scale({scale:.3g})"{more}/>'


def robot(seat: int) -> str:
    """The symbol of a seat's robot."""
    return f"mm-robot-{seat + 1}"


def white_robot(owner: int) -> str:
    """The symbol of the white robot, with the mark of the seat that has it; -1 for none."""
    return f"mm-white-{owner + 1}"


def ghost(seat: int) -> str:
    """The symbol of a robot of a seat that would be there."""
    return f"mm-ghost-{seat + 1}"


_BODY: Final = "M-10 -4.6V-15.4Q-10 -19.2 -6.2 -19.2H6.2Q10 -19.2 10 -15.4V-4.6Z"
_SHADE: Final = "M4 -5.2V-18.6H6.2Q9.4 -18.6 9.4 -15.4V-5.2Z"
_GHOST: Final = "M-10 -1V-15Q-10 -19 -6.5 -19.4Q-7 -29 0 -29T6.5 -19.4Q10 -19 10 -15V-1Z"


def _frame() -> str:
    """Tracks, head, visor and antenna: the same for every robot."""
    wheels = "".join(disc(x, -2.5, 1.4, "#8b95ad") for x in (-6, 0, 6))
    return (
        block(-10.5, -5, 21, 5, "#39425a", INK, 2.5)
        + wheels
        + shape("M-6.8 -19.6Q-7 -29.6 0 -29.6T6.8 -19.6Z", "url(#mm-head)", INK, 1.1)
        + block(-5, -25.6, 10, 4.4, "#10172b", corner=2.2)
        + disc(-2.3, -23.4, 1.2, "#9fe2ff")
        + disc(2.3, -23.4, 1.2, "#9fe2ff")
        + shape("M0 -29.6V-32.4", "none", "#dfe5f1", 1.3)
        + disc(0, -33, 1.6, "#ffb454")
    )


def _painted(body: str, chest: str) -> str:
    """A robot with this colour and this on its chest."""
    return shape(_BODY, body, INK, 1.1) + shape(_SHADE, INK, more=' opacity=".24"') + chest + '<use href="#mm-frame"/>'


def _group(name: str, *inside: str) -> str:
    return f'<g id="{name}">{"".join(inside)}</g>'


def _robots() -> list[str]:
    made = [_group("mm-frame", _frame())]
    for seat in range(SEATED):
        colour = var(seat_colour(seat))
        chest = shape(mark_path(seat), INK, more=' transform="translate(-5.6,-17.6)scale(.7)"')
        mine = f'<use href="#{mark(seat)}" x="-5.6" y="-17.6" width="11.2" height="11.2"/>'
        made += [
            _group(robot(seat), _painted(colour, chest)),
            _group(white_robot(seat), _painted("#fff", mine)),
            _group(
                ghost(seat),
                shape(_GHOST, colour, "#fff", 1.6, ' fill-opacity=".5" stroke-dasharray="3.2 2.6"'),
                f'<use href="#{mark(seat)}" x="-5" y="-16" width="10" height="10"/>',
            ),
        ]
    made.append(_group(white_robot(-1), _painted("#fff", "")))
    return made


def _sign(name: str, *inside: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 16 16">{"".join(inside)}</symbol>'


def _signs() -> list[str]:
    """Small signs in the colour of the text around them."""
    now = "currentColor"
    return [
        _sign(
            TEAM, shape("M3 7.4A1.8 1.8 0 0 1 4.8 5.6H11.2A1.8 1.8 0 0 1 13 7.4V13.4H3Z", now), shape("M8 5.4V2.4", "none", now, 1.6),
            disc(8, 2.2, 1.5, now), disc(6, 9, 1.1, INK), disc(10, 9, 1.1, INK),
        ),
        _sign(UP, shape("M8 2.2L13.6 8H10.4V13.8H5.6V8H2.4Z", now)),
    ]  # fmt: skip


def robots_and_signs() -> str:
    """For the `defs` of the scenery."""
    return "".join(_robots() + _signs())
