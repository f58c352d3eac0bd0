"""The stage of the race as it never changes: the globe, the Moon, and where the stages of the way are."""

from math import cos, radians, sin
from typing import Final

from perilune.draw.lid import scatter
from perilune.draw.svg import num
from perilune.games.astronavigators.content import CONTINENTS
from perilune.games.astronavigators.draw.chart import path
from perilune.games.astronavigators.draw.coasts import COASTS, outlines

GLOBE = (58.0, 440.0, 196.0)  # x, y, radius
MOON_AT = (850.0, 166.0, 82.0)
HIGH = 484.0  # of the stage
OUT: Final = [(246.0, 292.0), (312.0, 202.0), (424.0, 150.0), (562.0, 132.0), (690.0, 144.0)]
BACK: Final = [(758.0, 332.0), (652.0, 394.0), (530.0, 420.0), (408.0, 424.0), (300.0, 400.0)]
FACING = (-106.0, -4.0)  # the place on Earth that is turned to us
_TINTS: Final = ["#5c8a5e", "#559a5a", "#8f9160", "#b39a5c", "#8f9160", "#b3845c", "#dfeaf4"]


def on_globe(east: float, north: float) -> tuple[float, float, bool]:
    """A place on the globe as we see it, and whether it is on our side; what is behind is moved to the edge."""
    gx, gy, r = GLOBE
    turn, lift, tilt = radians(east - FACING[0]), radians(north), radians(FACING[1])
    x = cos(lift) * sin(turn)
    y = cos(tilt) * sin(lift) - sin(tilt) * cos(lift) * cos(turn)
    near = sin(tilt) * sin(lift) + cos(tilt) * cos(lift) * cos(turn)
    if near < 0:
        size = max(0.05, (x * x + y * y) ** 0.5)
        x, y = x / size, y / size
    return gx + r * x, gy - r * y, near >= 0


def globe() -> str:
    """The Earth, lit from the upper right."""
    gx, gy, r = GLOBE
    drawn = ""
    for n in range(CONTINENTS):
        rings = []
        for ring in outlines(COASTS[n]):
            spots = [on_globe(*spot) for spot in ring]
            if sum(1 for spot in spots if spot[2]) > len(spots) / 4:
                rings.append([(x, y) for x, y, _ in spots])
        if rings:
            drawn += f'<path d="{path(rings)}" fill="{_TINTS[n]}"/>'
    clouds = "".join(
        f'<ellipse cx="{gx - 60 + x * 260:.0f}" cy="{gy - 160 + y * 200:.0f}" rx="{16 + 26 * size:.0f}" ry="{3 + 3 * y:.1f}" '
        f'transform="rotate({20 * x - 14:.0f} {gx:.0f} {gy:.0f})"/>'
        for x, y, size in scatter(14, 5)
    )
    return (
        f'<circle cx="{gx:g}" cy="{gy:g}" r="{r * 1.18:g}" fill="url(#av-gair)"/><g clip-path="url(#av-globe-clip)">'
        f'<circle cx="{gx:g}" cy="{gy:g}" r="{r:g}" fill="url(#av-gsea)"/><g stroke="#e8f2dc" '
        f'stroke-width=".7" stroke-opacity=".4">{drawn}</g>'
        f'<g fill="#fff" opacity=".26">{clouds}</g><circle cx="{gx:g}" cy="{gy:g}" r="{r:g}" fill="url(#av-gshade)"/></g>'
    )


def moon() -> str:
    """The Moon with its seas and craters."""
    mx, my, r = MOON_AT
    seas = [(-29, -29, 25, 20, -20), (8, -34, 18, 15, 10), (26, -15, 16, 13, 30), (-37, 4, 20, 28, 0), (41, 4, 10, 8, 0),
            (16, 8, 13, 10, 0), (-12, 29, 16, 11, 20)]  # fmt: skip
    dark = "".join(
        f'<ellipse cx="{mx + x:g}" cy="{my + y:g}" rx="{a}" ry="{b}" transform="rotate({t} {mx + x:g} {my + y:g})"/>'
        for x, y, a, b, t in seas
    )
    rims, pits = "", ""
    for x, y, size in scatter(40, 11):
        cx, cy, s = mx + (x - 0.5) * 2 * r, my + (y - 0.5) * 2 * r, 1.2 + 3.6 * size
        rims += f"M{cx - s:.1f} {cy:.1f}a{s:.1f} {s:.1f} 0 0 0 {2 * s:.1f} 0"
        pits += f"M{cx - s:.1f} {cy:.1f}a{s:.1f} {s:.1f} 0 1 0 {2 * s:.1f} 0a{s:.1f} {s:.1f} 0 1 0 -{2 * s:.1f} 0"
    rays = "".join(f"M{mx - 8:g} {my + 59:g}l{37 * cos(n * 0.7):.0f} {37 * sin(n * 0.7):.0f}" for n in range(9))
    return (
        f'<circle cx="{mx:g}" cy="{my:g}" r="{1.7 * r:g}" fill="url(#av-moonglow)" opacity=".55"/><circle '
        f'cx="{mx:g}" cy="{my:g}" r="{r:g}" '
        'fill="url(#av-mface)"/><g clip-path="url(#av-moon-clip)"><g fill="#8f8b80" opacity=".5">'
        f'{dark}</g><path d="{pits}" fill="#6f6b64" '
        f'opacity=".36"/><path d="{rims}" fill="none" stroke="#fff8e0" stroke-width=".8" opacity=".45"/>'
        f'<circle cx="{mx - 8:g}" cy="{my + 59:g}" '
        f'r="7.4" fill="#fffbe8" opacity=".8"/><path d="{rays}" fill="none" stroke="#fffbe8" stroke-width="1.2" opacity=".22"/>'
        f'<circle cx="{mx:g}" cy="{my:g}" r="{r:g}" fill="url(#av-mshade)"/></g>'
    )


def earth_and_moon(earth: tuple[float, float, float], luna: tuple[float, float, float]) -> str:
    """The two of the scenery at other places and in other sizes: x, y, radius."""
    drawn = ""
    for name, (x, y, radius), was in (("av-earth", earth, GLOBE), ("av-luna", luna, MOON_AT)):
        size = radius / was[2]
        place = f"translate({num(x - was[0] * size)} {num(y - was[1] * size)}) scale({size:.3f})"
        drawn += f'<g transform="{place}"><use href="#{name}"/></g>'
    return drawn


def smooth(spots: list[tuple[float, float]]) -> str:
    """A soft line through these points."""
    d = f"M{num(spots[0][0])} {num(spots[0][1])}"
    for n in range(len(spots) - 1):
        before, here, there, after = spots[max(0, n - 1)], spots[n], spots[n + 1], spots[min(len(spots) - 1, n + 2)]
        ax, ay = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        bx, by = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        d += f"C{num(ax)} {num(ay)} {num(bx)} {num(by)} {num(there[0])} {num(there[1])}"
    return d
