"""What lies under every position and never changes: the night, the chart, the stage of the race, signs, pieces and colours.

All of it is defined here and shown by the parts of a position, so one scenery serves both stages and all layouts.
"""

from functools import lru_cache
from typing import Final

from perilune.core.drawing import Scenery
from perilune.draw.palette import STYLE as HOUSE
from perilune.draw.pieces import marks
from perilune.draw.svg import num
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.draw import chart, heavens, icons, space, tokens
from perilune.games.astronavigators.draw.captions import emblems
from perilune.games.astronavigators.draw.look import STYLE

HOURS_AT: Final = [34, 52]  # the heights between which the hours of the sky are written

Stop = tuple[float, str, float]


def _stops(stops: list[Stop]) -> str:
    return "".join(
        f'<stop offset="{at:g}" class="{colour}"/>' if colour.startswith("z-") else
        f'<stop offset="{at:g}" stop-color="{colour}"' + (f' stop-opacity="{alpha:g}"/>' if alpha < 1 else "/>")
        for at, colour, alpha in stops
    )  # fmt: skip


def _down(name: str, *stops: Stop) -> str:
    return f'<linearGradient id="av-{name}" x2="0" y2="1">{_stops(list(stops))}</linearGradient>'


def _right(name: str, *stops: Stop) -> str:
    return f'<linearGradient id="av-{name}">{_stops(list(stops))}</linearGradient>'


def _round(name: str, *stops: Stop, at: tuple[float, float, float] = (0.5, 0.5, 0.5)) -> str:
    x, y, r = at
    where = "" if at == (0.5, 0.5, 0.5) else f' cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<radialGradient id="av-{name}"{where}>{_stops(list(stops))}</radialGradient>'


_LIGHT: Final = [
    _down("sky", (0, "z-zenith", 1), (0.55, "z-heaven", 1), (1, "z-dawn", 1)),
    _down("hill", (0, "z-hill", 1), (0.4, "z-slope", 1)),
    _down("slope", (0, "z-slope", 1), (0.4, "z-heaven", 1)),
    _down("air", (0, "#3e6fb0", 0), (1, "#4d8ad0", 0.45)),
    _down("panel", (0, "z-panel-1", 1), (1, "z-panel-2", 1)),
    _down("face", (0, "#0d1533", 1), (1, "#22376b", 1)),
    _down("brass", (0, "#f1dca0", 1), (1, "#b79a52", 1)),
    _right("nk", (0, "#b79a52", 1), (1, "#ffe9b0", 1)),
    _right("day", (0, "#f0a35e", 0.55), (0.09, "#c98f86", 0.6), (0.25, "#5b86c2", 0.82), (0.5, "#7fb2e6", 0.9), (0.75, "#5b86c2", 0.82),
           (0.91, "#c98f86", 0.6), (1, "#f0a35e", 0.55)),
    _round("sunglow", (0, "#fff6d8", 1), (0.12, "#ffe7a0", 0.95), (0.3, "#ffd27a", 0.5), (1, "#ffb454", 0)),
    _round("gold", (0, "#ffb454", 0.42), (1, "#ffb454", 0)),
    _round("moonglow", (0, "#ffe9b0", 0.55), (0.5, "#ffe9b0", 0.16), (1, "#ffe9b0", 0)),
    _round("ocean", (0, "z-sea-1", 1), (1, "z-sea-2", 1), at=(0.5, 0.45, 0.75)),
    _round("gsea", (0, "#5fb2f0", 1), (0.45, "#2364ad", 1), (1, "#061230", 1), at=(0.62, 0.3, 0.8)),
    _round("gshade", (0.35, "#020817", 0), (0.8, "#020817", 0.62), (1, "#020817", 0.85), at=(0.66, 0.26, 0.85)),
    _round("gair", (0.84, "#7cd4ff", 0.75), (0.9, "#4fa8f0", 0.3), (1, "#4fa8f0", 0)),
    _round("mface", (0, "#fffbe8", 1), (0.5, "#cfcab8", 1), (1, "#3a3b48", 1), at=(0.34, 0.3, 0.85)),
    _round("mshade", (0.45, "#05070f", 0), (1, "#05070f", 0.75), at=(0.34, 0.3, 0.85)),
]  # fmt: skip


def _clips() -> str:
    gx, gy, gr = space.GLOBE
    mx, my, mr = space.MOON_AT
    sea = f'x="{num(chart.LEFT)}" y="{num(chart.TOPS[0])}" width="{num(chart.WIDE)}" height="{num(chart.TOPS[-1] - chart.TOPS[0])}" rx="4"'
    return (
        f'<clipPath id="av-globe-clip"><circle cx="{gx:g}" cy="{gy:g}" r="{gr:g}"/></clipPath>'
        f'<clipPath id="av-moon-clip"><circle cx="{mx:g}" cy="{my:g}" r="{mr:g}"/></clipPath>'
        f'<clipPath id="av-sea-clip"><rect {sea}/></clipPath>'
        f'<clipPath id="av-sky-clip"><rect width="948" height="{num(heavens.BOTTOM + 6)}"/></clipPath>'
        f'<clipPath id="av-stage-clip"><rect width="948" height="{num(space.HIGH)}"/></clipPath>'
    )


def _groups(c: Content) -> str:
    night = (
        f'<rect width="948" height="330" fill="url(#av-sky)"/>{heavens.milky_way()}{heavens.star_dust(170, 3)}'
        f"{heavens.star_field(948, 320, 230, 7, HOURS_AT)}{heavens.mesh()}"
    )
    stars = (
        f'<rect width="948" height="{num(space.HIGH)}" fill="url(#av-sky)"/><g transform="translate(-40 '
        '-6) scale(1.1 1.5)"><use href="#av-band"/></g>'
        f"{heavens.star_field(948, 480, 190, 13)}"
    )
    hours = "".join(
        f'<text x="{num(heavens.across(hour))}" y="48" font-size="12" class="av-skq" text-anchor="middle">{hour} h</text>'
        for hour in range(2, 24, 2)
    )
    parts = {
        "band": heavens.milky_way(), "night": night, "hours": hours, "ridge": heavens.ridge(), "front": heavens.foreground(),
        "dome": heavens.dome(), "chart": chart.ground(c), "earth": space.globe(), "luna": space.moon(), "stage-stars": stars,
        "stage": '<use href="#av-stage-stars"/><use href="#av-earth"/><use href="#av-luna"/>',
    }  # fmt: skip
    parts["night"] = parts["night"].replace(parts["band"], '<use href="#av-band"/>')
    return "".join(f'<g id="av-{name}">{drawn}</g>' for name, drawn in parts.items())


@lru_cache(4)
def scenery(c: Content) -> Scenery:
    """The scenery of a content."""
    signs = marks() + icons.symbols() + tokens.symbols() + emblems()
    defs = (
        "".join(_LIGHT)
        + tokens.gradients()
        + _clips()
        + signs
        + chart.lands()
        + chart.squares()
        + icons.plates()
        + heavens.figures(c)
        + heavens.pictures(c)
        + _groups(c)
    )
    return Scenery("night", f"<style>{HOUSE}{STYLE}</style><defs>{defs}</defs>")
