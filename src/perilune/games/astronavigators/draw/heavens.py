"""The star map as it never changes: where things are on it, the Milky Way, the field of stars, the figures, the hills."""

from functools import lru_cache
from math import asin, atan2, cos, pi, radians, sin
from typing import Final

from perilune.draw.lid import scatter
from perilune.draw.svg import num
from perilune.games.astronavigators.content import CONSTELLATIONS, Content, Figure
from perilune.games.astronavigators.world.sky import HOURS, ROWS

LEFT, WIDE = 34.0, 910.0
RIGHT = LEFT + WIDE
HOUR = WIDE / HOURS
TOPS: Final = [52.0, 79.0, 123.0, 177.0, 231.0, 275.0, 308.0]  # of the rows; those near the poles are lower: little stands there
BOTTOM = TOPS[-1]

# Where the name of each figure stands: x, y, and its anchor (start, middle or end).
NAMES: Final = {
    "ursa-minor": (274, 67, "end"), "ursa-major": (532, 86, "start"), "cassiopeia": (880, 68, "end"), "auriga": (742, 82, "middle"),
    "lyra": (250, 122, "start"), "cygnus": (166, 138, "middle"), "aquila": (200, 184, "end"), "canis-minor": (632, 189, "middle"),
    "canis-major": (656, 232, "end"), "eridanus": (838, 254, "start"), "centaurus": (404, 235, "middle"), "crux": (486, 266, "start"),
    "aries": (868, 124, "start"), "taurus": (800, 122, "middle"), "gemini": (684, 110, "middle"), "cancer": (612, 110, "middle"),
    "leo": (540, 112, "middle"), "virgo": (476, 204, "middle"), "libra": (380, 190, "middle"), "scorpius": (311, 266, "middle"),
    "sagittarius": (239, 252, "middle"), "capricornus": (130, 234, "middle"), "aquarius": (84, 166, "middle"),
    "pisces": (902, 180, "middle"),
    "orion": (781, 183, "middle"), "carina": (598, 296, "middle"), "octans": (150, 303, "middle"),
}  # fmt: skip

# Stars with a colour that one knows: right ascension in hundredths of an hour, declination in hundredths of a degree.
_TINTS: Final = [
    (592, 741, "#ffb98a"), (524, -820, "#bcd7ff"), (460, 1651, "#ffb98a"), (528, 4600, "#fff0b8"), (776, 2803, "#ffd9a8"),
    (1649, -2643, "#ffb98a"), (675, -1672, "#e6f0ff"),
]  # fmt: skip


def across(hours: float) -> float:
    """Right ascension grows to the left, as one sees it looking up."""
    return LEFT + (HOURS - hours) * HOUR


def down(degrees: float) -> float:
    """Declination, each row of thirty degrees with its own height."""
    row = min(ROWS - 1, max(0, int((90 - degrees) / 30)))
    return TOPS[row] + ((90 - degrees) / 30 - row) * (TOPS[row + 1] - TOPS[row])


def _unwrapped(figure: Figure) -> list[tuple[float, float]]:
    """Hours and degrees of the stars, all on the same side of the edge of the map."""
    middle = figure.ra[-1] / 100
    found = []
    for ra, dec in zip(figure.ra, figure.dec, strict=True):
        hour = ra / 100
        hour += HOURS if middle - hour > HOURS / 2 else -HOURS if hour - middle > HOURS / 2 else 0
        found.append((hour, dec / 100))
    return found


def places(figure: Figure) -> list[tuple[float, float]]:
    """The stars on the map; some may lie beyond its edge."""
    return [(across(hour), down(degrees)) for hour, degrees in _unwrapped(figure)]


def wraps(figure: Figure) -> int:
    """1 or -1 if the figure goes over the left or the right edge of the map, else 0."""
    xs = [x for x, _ in places(figure)]
    return 1 if min(xs) < LEFT else -1 if max(xs) > RIGHT else 0


def stars(spots: list[tuple[float, float]], figure: Figure, most: float, scale: float = 1.0) -> str:
    """Lines and stars. The lines take their colour from where they are used; lines longer than `most` are left out."""
    lines, tips = "", figure.lines
    for n in range(0, len(tips), 2):
        (ax, ay), (bx, by) = spots[tips[n]], spots[tips[n + 1]]
        if abs(ax - bx) < most:
            lines += f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    drawn = [f'<path class="av-ln" d="{lines}"/>']
    sizes: dict[float, str] = {}
    halos = ""
    for number, (x, y) in enumerate(spots):
        magnitude = figure.mag[number] / 10
        size = round(max(0.8, 3.1 - 0.58 * magnitude) * scale * 5) / 2.5
        if magnitude < 2.4:
            halos += f"M{num(x)} {num(y)}h.01"
        tint = _tint(figure.ra[number], figure.dec[number])
        if magnitude < 1.5:
            drawn.append(_sparkle(x, y, 1.5 * size, tint))
        else:
            sizes[size] = sizes.get(size, "") + f"M{num(x)} {num(y)}h.01"
    if halos:
        drawn.insert(1, f'<path class="av-hl" stroke-width="{num(10 * scale)}" d="{halos}"/>')
    drawn += [f'<path class="av-st" stroke-width="{num(size)}" d="{d}"/>' for size, d in sizes.items()]
    return "".join(drawn)


def _tint(ra: int, dec: int) -> str:
    for hour, degrees, colour in _TINTS:
        if abs(ra - hour) < 4 and abs(dec - degrees) < 60:
            return f' style="fill:{colour}"'
    return ""


def _sparkle(x: float, y: float, s: float, tint: str) -> str:
    at, up, right = f"{num(x)} {num(y)}", num(s), num(s)
    spikes = (
        f"M{num(x)} {num(y - s)}q0 {up} {right} {up}q-{right} 0 -{right} {up}q0 -{up} -{right} -{up}q{right} 0 {right} -{up}Z"
    )
    r, across_ = num(s / 3), num(2 * s / 3)
    return f'<path class="av-sp"{tint} d="{spikes}M{at}m-{r} 0a{r} {r} 0 1 1 {across_} 0a{r} {r} 0 1 1 -{across_} 0"/>'


def figures(c: Content) -> str:
    """Every figure once, to be used in one of its strengths."""
    return "".join(
        f'<g id="av-fig-{number}">{_hit(figure)}{stars(places(figure), figure, 6 * HOUR)}</g>'
        for number, figure in enumerate(c.figures[:CONSTELLATIONS])
    )


def _hit(figure: Figure) -> str:
    """Where one points at a figure: its frame, large enough to be hit."""
    spots = places(figure)
    left, right = min(x for x, _ in spots) - 6, max(x for x, _ in spots) + 6
    top, bottom = min(y for _, y in spots) - 6, max(y for _, y in spots) + 6
    left, right = (left, right) if right - left > 26 else (left - 8, right + 8)
    top, bottom = (top, bottom) if bottom - top > 26 else (top - 7, bottom + 7)
    if right - left > WIDE / 3:
        left, right = max(left, LEFT), max(left, LEFT) + 120
    frame = f'x="{num(left)}" y="{num(top)}" width="{num(right - left)}" height="{num(bottom - top)}"'
    return f'<rect {frame} fill="transparent" stroke="none"/>'


@lru_cache(4096)
def _turned(figure: Figure) -> tuple[list[float], list[float]]:
    """The figure as one sees it looking at its middle, so that those near the poles keep their shape."""
    spots = _unwrapped(figure)
    vectors = [(cos(radians(d)) * cos(h * pi / 12), cos(radians(d)) * sin(h * pi / 12), sin(radians(d))) for h, d in spots]
    mx, my, mz = (sum(v[n] for v in vectors) / len(vectors) for n in range(3))
    middle, tilt = atan2(my, mx), asin(mz / (mx * mx + my * my + mz * mz) ** 0.5)
    xs, ys = [], []
    for x, y, z in vectors:
        east = y * cos(middle) - x * sin(middle)
        out = x * cos(middle) + y * sin(middle)
        xs.append(-east)
        ys.append(-(z * cos(tilt) - out * sin(tilt)))
    return xs, ys


PICTURE = (60.0, 64.0)  # the frame of a figure on a card


def pictures(c: Content) -> str:
    """Every figure as it looks on its card, its middle at the origin; a card makes it as large as it has room."""
    return "".join(f'<g id="av-pic-{number}">{_pictured(c.figures[number])}</g>' for number in range(CONSTELLATIONS))


def _pictured(figure: Figure) -> str:
    """The figure as large as its frame allows, within reason."""
    xs, ys = _turned(figure)
    scale = min(PICTURE[0] / max(0.2, max(xs) - min(xs)), PICTURE[1] / max(0.2, max(ys) - min(ys)))
    cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return stars([((a - cx) * scale, (b - cy) * scale) for a, b in zip(xs, ys, strict=True)], figure, 999.0)


def picture(number: int, x: float, y: float, w: float, h: float, class_: str) -> str:
    """A figure in its room on a card, in one of its strengths."""
    scale = min(w / PICTURE[0], h / PICTURE[1])
    at = f"translate({num(x + w / 2)} {num(y + h / 2)})" + (f" scale({scale:.2f})" if scale != 1 else "")
    return f'<use href="#av-pic-{number}" transform="{at}" class="{class_}"/>'


# What lies under the figures.


def milky_way() -> str:
    """The galactic equator: one line, drawn wide and faint to narrow, and dark clouds along it."""
    track = [_galactic(n * 7.5) for n in range(48)]
    track.sort()
    whole = [(h - 24, d) for h, d in track[-4:]] + track + [(h + 24, d) for h, d in track[:4]]
    d = "M" + "L".join(f"{across(h):.0f} {down(dec):.0f}" for h, dec in whole)
    widths = [(96, 0.021), (82, 0.025), (69, 0.029), (56, 0.033), (43, 0.037), (31, 0.042), (20, 0.046)]
    layers = "".join(f'<use href="#av-way" stroke-width="{w}" opacity="{o}"/>' for w, o in widths)
    clouds = (
        '<use href="#av-way" class="av-cloud" stroke-width="9" opacity=".1"/><use href="#av-way" '
        'class="av-cloud" stroke-width="4" opacity=".13"/>'
    )
    return f'<g fill="none" stroke="#b4bfff" stroke-linejoin="round"><defs><path id="av-way" d="{d}"/></defs>{layers}{clouds}</g>'


def _galactic(longitude: float) -> tuple[float, float]:
    """Right ascension in hours and declination in degrees of a point on the galactic equator."""
    turn, pole = radians(122.93 - longitude), radians(27.13)
    dec = asin(cos(pole) * cos(turn))
    ra = 192.86 + 180 / pi * atan2(sin(turn), -sin(pole) * cos(turn))
    return ra % 360 / 15, dec * 180 / pi


def star_field(wide: float, high: float, count: int, seed: int, bare: list[int] | None = None) -> str:
    """Nameless stars in three sizes; none between two heights, where a star beside a number would be read with it."""
    sorts = [("", 1.0, 0.5), ("", 1.4, 0.55), ("", 1.9, 0.6)]
    drawn = ["", "", ""]
    for number, (x, y, _) in enumerate(scatter(count, seed)):
        if bare is not None and bare[0] < y * high < bare[1]:
            continue
        drawn[0 if number % 8 < 5 else 1 if number % 8 < 7 else 2] += f"M{x * wide:.0f} {y * high:.0f}h.01"
    paths = [f'<path d="{d}" stroke-width="{w}" opacity="{o}"/>' for d, (_, w, o) in zip(drawn, sorts, strict=True)]
    return f'<g fill="none" stroke="#e3eaff" stroke-linecap="round">{"".join(paths)}</g>'


def star_dust(count: int, seed: int) -> str:
    """More of them along the Milky Way."""
    d = ""
    for x, y, size in scatter(count, seed):
        hour, dec = _galactic(x * 360)
        d += f"M{across(hour):.0f} {down(dec) + (y - 0.5) * 60 * (0.4 + size):.0f}h.01"
    return f'<path d="{d}" fill="none" stroke="#dfe6ff" stroke-width="1.1" opacity=".5" stroke-linecap="round"/>'


def mesh() -> str:
    """The grid of hours and rows, and the ecliptic with the places of the Sun."""
    grid = "".join(f"M{num(across(hour))} {num(TOPS[0])}V{num(BOTTOM)}" for hour in range(0, HOURS + 1, 2))
    grid += "".join(f"M{num(LEFT)} {num(top)}H{num(RIGHT)}" for top in TOPS[:-1])
    way = "M" + "L".join(f"{across(n / 2):.0f} {down(ecliptic(n / 2)):.0f}" for n in range(2 * HOURS + 1))
    months = "".join(f"M{num(across(hour))} {num(down(ecliptic(hour)))}h.01" for hour in range(0, HOURS + 1, 2))
    return (
        f'<path d="{grid}" fill="none" stroke="#8fa3e0" stroke-width=".7" opacity=".16"/><g fill="none" stroke="#ffd58a" '
        f'stroke-linecap="round"><path d="{way}" stroke-width="1.3" opacity=".55" stroke-dasharray="1.5 4"/>'
        f'<path d="{months}" stroke-width="4.4" opacity=".8"/></g>'
    )


def ecliptic(hour: float) -> float:
    """The declination of the Sun's way at a right ascension, about."""
    return 23.4 * sin(pi * hour / 12)


def _crest(base: float, height: float, wave: float, shift: float) -> str:
    points = [
        (x, base + height * (sin(x / wave + shift) + 0.5 * sin(x / wave * 2.7 + 2 * shift) + 0.3 * sin(x / wave * 5.1 + shift)))
        for x in range(-20, 990, 30)
    ]
    return "M" + "L".join(f"{x} {y:.0f}" for x, y in points) + "V420H-20Z"


def ridge() -> str:
    """Hills with their crest about y = 0; the page of the sky moves them to the horizon of a zone."""
    return (
        '<rect x="0" y="-66" width="948" height="76" fill="url(#av-air)"/>'
        f'<path d="{_crest(2, 5, 70, 1)}" fill="url(#av-hill)"/><path d="{_crest(20, 5, 52, 3)}" fill="url(#av-slope)"/>'
    )


def foreground() -> str:
    """The hill on which the weeks lie, in front of every sky."""
    return f'<path d="{_crest(312, 4, 64, 2)}V760H-20Z" class="av-floor"/>'


def dome() -> str:
    """The observatory, its floor at the origin."""
    return (
        '<path d="M-14-18h28V0h-28z" fill="#0a1226"/><path d="M-16-17A16 16 0 0 1 16-17Z" fill="#2a4070"/>'
        '<path d="M1-17V-33A16 16 0 0 1 9-30V-17Z" fill="#ffdf9a" opacity=".9"/><path d="M3-21L13-36l4 2.600L8-19Z" fill="#c9d4ee"/>'
        '<path d="M-16-17A16 16 0 0 1 0-33" fill="none" stroke="#9dbcf5" stroke-width="1.200"/><path d="M-17-18h34v3h-34z" fill="#4a64a0"/>'
        '<path d="M-10-12h5v5h-5z" fill="#ffd58a" opacity=".8"/>'
    )
