"""What never changes in the panorama: sky, Earth, ridges, plain, crater and foreground, with the symbols of all pieces."""

from functools import lru_cache
from math import cos, sin, tau
from typing import Final

from perilune.core.drawing import LAYOUTS, MEDIUM, NARROW, Scenery
from perilune.draw.lid import scatter
from perilune.draw.pieces import good, symbols
from perilune.draw.svg import num
from perilune.games.mine_the_moon.content import KINDS, TYPES, Content, Face
from perilune.games.mine_the_moon.draw.captions import emblems
from perilune.games.mine_the_moon.draw.gradients import landscape, materials
from perilune.games.mine_the_moon.draw.roofs import roofs
from perilune.games.mine_the_moon.draw.style import LOOK, own
from perilune.games.mine_the_moon.draw.symbols import INK, block, disc, oval, robots_and_signs, shadow, shape
from perilune.games.mine_the_moon.draw.wheel import MEDIUM_WHEEL, NARROW_WHEEL, WIDE_WHEEL, Wedge, Wheel, sector, wedges

WIDTH: Final = 948.0
HEIGHT: Final = 754.0
CUT: Final = 128.0  # what a tablet does not show of the panorama, on its left
EARTH = (900.0, 72.0, 40.0)

# A wedge goes from its inner to its outer colour: dull where it is raw, bright where it is refined.
_ORE: Final = [
    ("#4a4033", "#94805f"), ("#3a384f", "#7f7ca6"), ("#2a4344", "#5d9294"),
    ("#8a6420", "#f4c364"), ("#5a4b9c", "#bdacfb"), ("#1d6f69", "#74e2d4"),
]  # fmt: skip

_BACK: Final = (
    "M0 178C50 150 80 152 120 142S200 158 250 140 330 114 372 128 450 158 500 142 560 120 620 128 700 154 750 134 850 120 948 142"
)
_FAR: Final = (
    "M0 196C40 172 62 158 92 168S150 140 188 130C214 124 232 152 262 160S330 142 364 148 430 178 470 168 "
    "540 132 580 140 640 172 690 162 770 132 812 142 900 172 948 154"
)
_SLOPES: Final = (
    "M188 130C160 140 140 160 112 172C140 172 168 166 196 178C196 160 186 146 188 130Z"
    "M580 140C552 142 528 158 500 170C530 168 556 172 586 180C590 164 580 154 580 140Z"
    "M812 142C786 142 760 154 736 164C764 162 790 168 816 174Z"
)
_MID: Final = "M0 234C60 204 110 214 170 208S300 188 380 200 520 214 600 196 760 194 830 206 920 202 948 194"
_PLAIN: Final = "M0 268C120 240 260 244 400 244S700 250 800 244 920 240 948 236"
_ROAD: Final = "M470 282C560 300 600 354 668 380C760 402 850 394 948 386"
_FORE: Final = "M0 542C90 532 180 546 280 540S470 531 560 536 760 548 840 538 920 536 948 541"


def sceneries(content: Content) -> list[Scenery]:
    """All that a table of the box may use: one for each layout and crater."""
    return [scenery(content, layout, face) for layout in LAYOUTS for face in range(len(content.faces))]


@lru_cache(64)
def scenery(content: Content, layout: str, face: int) -> Scenery:
    """The scenery of a layout with one side of the crater."""
    side = content.faces[face]
    if layout == NARROW:
        ground = [_slab(side)]
    elif layout == MEDIUM:
        behind = [f'<g transform="translate({num(-CUT)} 0)">', _sky(), _ridges(), _plain(), "</g>"]
        ground = [*behind, _crater(MEDIUM_WHEEL, side), _foreground()]
    else:
        ground = [_sky(), _ridges(), _plain(), _crater(WIDE_WHEEL, side), _foreground()]
    defs = [materials(), landscape(), symbols(), robots_and_signs(), roofs(content), emblems(content)]
    return Scenery(f"{layout}-{side.key}", f"<style>{LOOK}</style><defs>{''.join(defs)}</defs>{''.join(ground)}")


def alone(content: Content, keys: set[str]) -> str:
    """What a picture of one base needs to stand alone: style, materials, robots, and the roofs of these buildings."""
    return f"<style>{LOOK}</style><defs>{materials()}{symbols()}{robots_and_signs()}{roofs(content, keys)}</defs>"


def _dots(places: list[tuple[float, float]], colour: str, size: float, opacity: float) -> str:
    """Many small round dots as one path."""
    d = "".join(f"M{num(x)} {num(y)}h0" for x, y in places)
    return f'<path d="{d}" stroke="{colour}" stroke-width="{num(size)}" opacity="{opacity:g}" fill="none"/>'


def _sky() -> str:
    x, y, r = EARTH
    stars = [(a * WIDTH, b * 200, size) for a, b, size in scatter(150, 11)]
    groups = [[(a, b) for a, b, size in stars if low <= size < high] for low, high in ((0, 0.55), (0.55, 0.88), (0.88, 1))]
    land = (
        "M880 42Q892 34 902 44Q898 54 908 60Q904 76 892 78Q884 68 876 64Q872 50 880 42ZM914 76Q926 72 930 84Q926 96 916 94Q908 84 914 76Z"
        "M880 92Q894 88 900 98Q892 108 882 104Z"
    )
    return "".join([
        f'<rect width="{num(WIDTH)}" height="312" fill="url(#mm-sky)"/>',
        oval(200, 46, 330, 90, "url(#mm-haze-0)"), oval(620, 112, 300, 80, "url(#mm-haze-1)"),
        _dots(groups[0], own("star-0"), 1.1, 0.7), _dots(groups[1], own("star"), 1.6, 0.8), _dots(groups[2], own("star"), 2.5, 0.95),
        disc(x, y, 92, "url(#mm-air)"), disc(x, y, r, "url(#mm-earth)"),
        f'<clipPath id="mm-globe">{disc(x, y, r, "#000")}</clipPath><g clip-path="url(#mm-globe)">',
        shape(land, "#5fb075", more=' opacity=".8"'),
        shape("M862 64Q884 56 906 66T944 62M866 86Q890 80 912 88T940 84", "none", "#fff", 2.4, ' opacity=".5"'),
        shape("M912 34A40 40 0 0 1 912 110A54 54 0 0 0 912 34Z", "#04081a", more=' opacity=".55"'),
        "</g>",
    ])  # fmt: skip


def _ridges() -> str:
    return "".join([
        shape(f"{_BACK}V312H0Z", own("back")), shape(_BACK, "none", own("back-edge"), 1.2, ' opacity=".55"'),
        shape(f"{_FAR}V312H0Z", "url(#mm-far)"), shape(_SLOPES, own("lit"), more=' opacity=".28"'),
        shape(f"{_MID}V402H0Z", "url(#mm-mid)"), shape(_MID, "none", own("mid-edge"), 1.4, ' opacity=".45"'),
    ])  # fmt: skip


def _plain() -> str:
    pits = []
    for a, b, size in scatter(34, 5):
        x, y = a * WIDTH, 262 + b * 262
        if not (abs(x - WIDE_WHEEL.x) < 310 and abs(y - WIDE_WHEEL.y) < 150):
            pits.append(_pit(x, y, 3 + 12 * size * size * (0.4 + b)))
    dust = [(a * WIDTH, 256 + b * 276) for a, b, _ in scatter(220, 23)]
    return "".join([
        shape(f"{_PLAIN}V582H0Z", "url(#mm-plain)"), *pits,
        _dots(dust[:120], own("dust-0"), 1.5, 0.5), _dots(dust[120:], own("dust-1"), 1.2, 0.4),
        shape(_ROAD, "none", own("road"), 13, ' opacity=".5"'),
        shape(_ROAD, "none", own("road-line"), 1.2, ' opacity=".4" stroke-dasharray="7 8"'),
    ])  # fmt: skip


def _pit(x: float, y: float, r: float) -> str:
    """A small crater: its shadow, its lit edge and its floor."""
    low = r * 0.35 + 0.4
    return (
        oval(x, y, r, low, own("pit"), ' opacity=".6"')
        + shape(
            f"M{num(x - r)} {num(y)}A{num(r)} {num(low)} 0 0 0 {num(x + r)} {num(y)}",
            "none",
            own("pit-edge"),
            1.1,
            ' opacity=".4"',
        )
        + oval(x + r / 8, y + r / 14, r * 0.7, low * 0.6, own("pit-floor"), ' opacity=".5"')
    )


def _wobbled(wheel: Wheel, rx: float, ry: float, rough: float, seed: int) -> str:
    """An ellipse around the wheel as nature makes it."""
    steps = 60
    offsets = [size - 0.5 for _, _, size in scatter(steps, seed)]
    points = []
    for n in range(steps):
        out = 1 + rough * (offsets[n] + offsets[n - 1]) / 2
        angle = tau * n / steps
        points.append((wheel.x + rx * out * cos(angle), wheel.y + ry * out * sin(angle)))
    d = ""
    for n, (x, y) in enumerate(points):
        px, py = points[n - 1]
        d += f"{'Q' if d else 'M'}{f'{num(px)} {num(py)} ' if d else ''}{num((x + px) / 2)} {num((y + py) / 2)}"
    first, last = points[0], points[-1]
    return d + f"Q{num(last[0])} {num(last[1])} {num((first[0] + last[0]) / 2)} {num((first[1] + last[1]) / 2)}Z"


def _crater(wheel: Wheel, face: Face) -> str:
    """Slope, wall and floor, with ore in each wedge."""
    x, y = num(wheel.x), num(wheel.y)
    press = wheel.ry / wheel.rx
    ores = "".join(
        f'<radialGradient id="mm-ore-{kind}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{num(wheel.rx)}" '
        f'gradientTransform="translate({x} {y})scale(1 {press:.3f})">'
        f'<stop offset=".2" stop-color="{low}"/><stop offset="1" stop-color="{high}"/>'
        "</radialGradient>"
        for kind, (low, high) in enumerate(_ORE)
    )
    stripes = (
        '<pattern id="mm-stripes" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        '<rect width="7" height="14" fill="#ffb454" opacity=".2"/></pattern>'
    )
    parts = wedges(face)
    grooves = "".join(
        "M{} {}L{} {}".format(*map(num, wheel.at(part.start, wheel.hub)), *map(num, wheel.at(part.start, 1))) for part in parts
    )
    ring = f'<ellipse cx="{x}" cy="{y}" rx="{num(wheel.rx)}" ry="{num(wheel.ry)}" '
    top = wheel.at(0.03, 1)
    dark = (
        f"M{num(wheel.x - wheel.rx)} {y}A{num(wheel.rx)} {num(wheel.ry)} 0 0 1 {num(top[0])} {num(top[1])}"
        f"A{num(wheel.rx * 0.98)} {num(wheel.ry * 0.9)} 0 0 0 {num(wheel.x - wheel.rx)} {y}Z"
    )
    return "".join([
        f"<defs>{ores}{stripes}</defs>",
        shadow(wheel.x, wheel.y + 4, wheel.rx * 1.32, wheel.ry * 1.42, ' opacity=".55"'),
        shape(_wobbled(wheel, wheel.rx * 1.135, wheel.ry * 1.175, 0.03, 3), "url(#mm-rim)"),
        shape(_wobbled(wheel, wheel.rx * 1.085, wheel.ry * 1.1, 0.022, 8), own("rim-1"), more=' opacity=".55"'),
        oval(wheel.x, wheel.y - 2, wheel.rx + 18, wheel.ry + 11, "url(#mm-bowl)"),
        f'{ring}fill="#1b2032" stroke="{INK}" stroke-width="5" stroke-opacity=".6"/>',
        *[_floor(wheel, part) for part in parts],
        shape(grooves, "none", INK, 3), f'{ring}fill="none" stroke="{INK}" stroke-width="2.5"/>',
        shape(dark, "#05070f", more=' opacity=".34"'),
    ])  # fmt: skip


def _floor(wheel: Wheel, part: Wedge) -> str:
    """A wedge with the ore that lies in it, or with the stripes of a launch."""
    d = sector(wheel, part.start, part.end)
    if part.result >= KINDS:
        return shape(d, "#0a0d18") + shape(d, "url(#mm-stripes)")
    return shape(d, f"url(#mm-ore-{part.result})") + _lumps(wheel, part)


def _lumps(wheel: Wheel, part: Wedge) -> str:
    """Ore, the farthest first; the nearer, the larger."""
    refined = part.result >= TYPES
    count = int((part.end - part.start) * (120 if refined else 105))
    places = []
    for a, b, size in scatter(count, 40 + part.result):
        far = (0.32 + 0.62 * b) if b > 0.3 else 0.55 + b
        x, y = wheel.at(part.start + (part.end - part.start) * (0.08 + 0.84 * a), far)
        places.append((x, y, (8.5 + 6 * size) * (0.72 + 0.55 * (y - wheel.y + wheel.ry) / (2 * wheel.ry))))
    places.sort(key=lambda place: place[1])
    shadows = _dots([(x + 1, y + side * 0.42) for x, y, side in places], "#05070f", 6, 0.28)
    lumps = "".join(
        f'<use href="#{good(part.result)}" x="{num(x - side / 2)}" y="{num(y - side / 2)}" width="{num(side)}" height="{num(side)}"/>'
        for x, y, side in places
    )
    return f'{shadows}<g opacity="{0.74 if refined else 0.62}">{lumps}</g>'


def _foreground() -> str:
    dust = [(a * WIDTH, 552 + b * 128) for a, b, _ in scatter(70, 31)]
    return (
        shape(f"{_FORE}V{num(HEIGHT)}H0Z", "url(#mm-fore)")
        + shape(_FORE, "none", own("fore-edge"), 1.6, ' opacity=".55"')
        + _dots(dust, own("dust-1"), 1.3, 0.25)
        + f'<rect y="683" width="{num(WIDTH)}" height="71" class="strip"/>'
        + shape(f"M0 683H{num(WIDTH)}", "none", own("plate-line"))
    )


def _slab(face: Face) -> str:
    """On a phone each place has its own piece of ground: a horizon, a plain, and the wheel around its middle."""
    stars = [(a * 390, b * 90) for a, b, _ in scatter(46, 13)]
    horizon = "".join([
        block(0, 0, 390, 150, "url(#mm-sky)"), _dots(stars, own("star"), 1.5, 0.8),
        shape("M0 96C40 76 70 66 110 78S190 50 240 64 330 92 390 62V150H0Z", own("back")),
        shape("M0 126C60 100 120 116 190 102S320 96 390 110V152H0Z", "url(#mm-mid)"),
    ])  # fmt: skip
    return f'<defs><g id="mm-wheel">{_crater(NARROW_WHEEL, face)}</g><g id="mm-horizon">{horizon}</g></defs>' + block(
        0, 0, 390, 6000, own("fore-2")
    )
