"""What lies behind every position: sky and Uranus, by night or at dawn, for each layout; with it come the style and all symbols."""

from typing import Final

from perilune.core.drawing import MEDIUM, NARROW, WIDE, Scenery
from perilune.draw.lid import scatter
from perilune.draw.palette import STYLE, var
from perilune.draw.pieces import symbols
from perilune.draw.svg import num
from perilune.games.uranus.draw.captions import emblems
from perilune.games.uranus.draw.colours import STYLE as MORE
from perilune.games.uranus.draw.moon_shape import OUTLINE, ROCK
from perilune.games.uranus.draw.symbols import SYMBOLS, radial, stops

WIDTHS, HEIGHT = {WIDE: 948.0, MEDIUM: 820.0}, 754.0
NARROW_WIDTH = 390.0
GLOBE: Final = "ur-globe"  # Uranus, where it is part of a position
PLANET = (144.0, 150.0, 212.0)  # where Uranus stands, from the right edge, and its radius


def _paints() -> str:
    sky = (
        f'<linearGradient id="ur-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{var("ur-sky-top")}"/>'
        f'<stop offset="1" stop-color="{var("ur-sky-low")}"/></linearGradient>'
    )
    planet = ((0, "#d5f3f0", 1), (0.3, "#8ccfd2", 1), (0.62, "#4a9fae", 1), (0.88, "#1c5266", 1), (1, "#0f3143", 1))
    haze = [("ur-neb1", "#6b3fa0", 0.42), ("ur-neb2", "#1f6f86", 0.3), ("ur-neb3", "#a0426a", 0.22)]
    shade = (
        (0, "#fff", 0.16), (0.42, "#fff", 0), (0.6, "#05020c", 0.03), (0.84, "#05020c", 0.34), (1, "#05020c", 0.7),
    )  # fmt: skip
    at = f'gradientUnits="userSpaceOnUse" cx="{num(-0.32 * ROCK)}" cy="{num(-0.44 * ROCK)}" r="{num(1.7 * ROCK)}"'
    return (
        sky
        + radial("ur-planet", stops(*planet), 0.34, 0.3, 0.82)
        + radial("ur-air", stops((0, "#7fd6d8", 0.55), (0.55, "#5fb0c8", 0.2), (1, "#4a7bb8", 0)))
        + "".join(radial(name, stops((0, colour, full), (1, colour, 0))) for name, colour, full in haze)
        + f'<radialGradient id="ur-rim" {at}>{stops((0, "#7b7291", 1), (0.6, "#564d6c", 1), (1, "#241d36", 1))}</radialGradient>'
        + f'<radialGradient id="ur-shade" {at}>{stops(*shade)}</radialGradient>'
        + f'<radialGradient id="ur-halo"><stop offset=".86" stop-color="{var("ur-halo")}" stop-opacity="0"/>'
        + f'<stop offset=".885" stop-color="{var("ur-halo")}" stop-opacity=".34"/>'
        + f'<stop offset="1" stop-color="{var("ur-halo")}" stop-opacity="0"/></radialGradient>'
        + f'<linearGradient id="ur-teal" gradientUnits="userSpaceOnUse" x1="{num(-ROCK)}" y1="{num(ROCK)}" x2="{num(ROCK)}" '
        + f'y2="{num(-ROCK)}">{stops((0.62, "#8ff0f0", 0), (0.86, "#8ff0f0", 0.8), (1, "#8ff0f0", 0.2))}</linearGradient>'
        + f'<clipPath id="ur-land"><path d="{OUTLINE}"/></clipPath>'
    )


def _stars(width: float, height: float, count: int) -> str:
    """Stars, and fainter ones in a band across the sky, as a few paths of dots."""
    sizes: dict[float, list[str]] = {}
    for n, (x, y, size) in enumerate(scatter(count, 29)):
        if n % 9 < 4:  # in the band
            y = (0.9 - 0.62 * x + 0.24 * (y - 0.5)) % 1
            size *= 0.5
        dot = f"M{num(x * width)} {num(y * height)}h.1"
        sizes.setdefault(round(0.9 + 2.2 * size * size * 3) / 2, []).append(dot)
    return "".join(
        f'<path d="{"".join(dots)}" fill="none" stroke="{var("ur-star")}" stroke-width="{num(wide)}" stroke-linecap="round" '
        f'stroke-opacity="{min(0.95, round(0.25 + 0.25 * wide, 2))}"/>'
        for wide, dots in sorted(sizes.items())
    )


def _planet(x: float, y: float, radius: float, tilt: float = -54) -> str:
    """Uranus: its air, its bands, and its ring, behind it and before it."""
    share = radius / 212
    rings = "".join(
        f'<ellipse rx="{num(rx * share)}" ry="{num(rx * share * 0.2)}" fill="none" stroke="#d9f4f4" '
        f'stroke-width="{width}" opacity="{full}"/>'
        for rx, width, full in ((372, 4, ".34"), (354, 1.3, ".26"), (390, 1, ".24"))
    )
    bands = "".join(
        f'<ellipse cy="{num(cy * share)}" rx="{num(230 * share)}" ry="{num(ry * share)}" fill="{fill}" opacity="{full}"/>'
        for cy, ry, fill, full in (
            (-120, 20, "#fff", ".1"), (-62, 14, "#2d7f90", ".14"), (-10, 20, "#fff", ".1"), (46, 16, "#1f6577", ".2"),
            (96, 18, "#0d3a4c", ".2"),
        )
    )  # fmt: skip
    turned = f'transform="translate({num(x)} {num(y)}) rotate({num(tilt)})"'
    disc = f'cx="{num(x)}" cy="{num(y)}"'
    return (
        f'<circle {disc} r="{num(radius * 1.7)}" fill="url(#ur-air)" opacity=".75"/><g {turned}>{rings}</g>'
        f'<circle {disc} r="{num(radius)}" fill="url(#ur-planet)"/>'
        f'<clipPath id="ur-disc"><circle {disc} r="{num(radius)}"/></clipPath><clipPath id="ur-near">'
        f'<rect x="{num(-radius * 2)}" width="{num(radius * 4)}" height="{num(radius)}"/></clipPath>'
        f'<g clip-path="url(#ur-disc)"><g transform="translate({num(x)} {num(y)}) rotate(-22)">{bands}</g></g>'
        f'<g {turned}><g clip-path="url(#ur-near)">{rings}</g></g>'
    )


def _wide(width: float) -> str:
    clouds = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="420" ry="{ry}" fill="url(#{name})" style="opacity:{var("ur-nebula")}"/>'
        for name, x, y, ry in (("ur-neb1", 150, 650, 300), ("ur-neb3", 700, 520, 280), ("ur-neb2", 420, 120, 220))
    )
    ground = f'<rect width="{num(width)}" height="{num(HEIGHT)}" fill="url(#ur-sky)"/>'
    x, y, radius = PLANET
    return ground + clouds + _stars(width, HEIGHT, 330) + _planet(width - x, y, radius)


def _narrow() -> str:
    """Only the sky: a phone scrolls, and has Uranus where its homes are."""
    clouds = (
        f'<ellipse cx="60" cy="520" rx="320" ry="240" fill="url(#ur-neb1)" style="opacity:{var("ur-nebula")}"/>'
        f'<ellipse cx="330" cy="90" rx="260" ry="200" fill="url(#ur-neb2)" style="opacity:{var("ur-nebula")}"/>'
    )
    globe = f'<defs><g id="{GLOBE}">{_planet(0, 0, 212)}</g></defs>'
    return (
        globe
        + f'<rect width="{num(NARROW_WIDTH)}" height="100%" fill="url(#ur-sky)"/>'
        + clouds
        + _stars(NARROW_WIDTH, 1500, 240)
    )


SYMBOLS_AND_PAINTS: Final = symbols() + SYMBOLS + emblems() + _paints()


def _scenery(layout: str, drawn: str) -> Scenery:
    return Scenery(layout, f"<style>{STYLE + MORE}</style><defs>{SYMBOLS_AND_PAINTS}</defs>{drawn}")


SCENERIES: Final = {layout: _scenery(layout, _wide(width)) for layout, width in WIDTHS.items()} | {
    NARROW: _scenery(NARROW, _narrow())
}
