"""Everything small that is drawn more than once, as shapes around the origin that the pictures use: land, rocks, pieces, icons.

A hex is 64 high and stands on its point (its radius is HEX); rocks, marks and icons are about 14 to 20 wide.
"""

from math import cos, pi, sin
from typing import Final

from perilune.draw.svg import num, points
from perilune.games.uranus.content import COLOURS, LAVA, RACES
from perilune.games.uranus.draw.colours import INK, OFFER, PALE, PIT

HEX: Final = 32.0  # the radius of a hex, from its middle to a corner, on a moon at its full size
DARK: Final = "ur-dark"
MINE: Final = "ur-mine"
PRINTED: Final = "ur-printed"
FORT: Final = "ur-fort"
PAD: Final = "ur-pad"
ASTEROID: Final = "ur-asteroid"
UNKNOWN: Final = "ur-unknown"
ANY_ROCK: Final = "ur-any"
BURST: Final = "ur-burst"
STAR: Final = "ur-star"
TICK: Final = "ur-tick"
HOME: Final = "ur-home"
CROSS: Final = "ur-cross"
AWAKE: Final = "ur-awake"

_LIGHT: Final = ["#62c27b", "#6aaef2", "#ef7564", "#b384ee", "#b5bfd0"]  # of rocks
_SHADOW: Final = ["#2f8f57", "#2f6fc0", "#b43a36", "#7644bd", "#78839a"]
_SHINE: Final = ["#a6ecae", "#b5dcff", "#ffb3a3", "#e3c6ff", "#e6eaf2"]
_OUTLINES: Final = [
    "M-6.5 1.5C-7 -3 -4.5 -6 0 -6.4C4.6 -6.6 7.2 -3 6.6 .8C6 4.8 3.2 6.6 -.6 6.4C-4 6.2 -6 4.6 -6.5 1.5Z",
    "M1.8 -7.6L5.4 -3.4L4.6 3.4L-1.2 7.8L-5 4L-4.2 -3Z",
    "M-7.2 5.6L-4.2 -2L-1.4 -3.4L1 -7.2L4.4 -2.4L7.4 5.6L2 7Z",
    "M-7.4 6V.6L-5 -3L-3 -.6L-.2 -7.6L2.8 -1.4L5 -4.2L7.4 .4V6Z",
    "M-7.2 3.4L-6.6 -3.2L-2.4 -6.2H3.4L7 -2.6L6.8 4L3 6.4H-4Z",
]
_FACETS: Final = [  # in the shadow, in the light
    (
        "M-5.6 2.4L-2 1L2 -1.6L5.9 0C5.6 4 3 5.6 -.4 5.5C-3.4 5.4 -5 4.4 -5.6 2.4Z",
        "M-5 -.6C-4.6 -3.4 -2.6 -5 .4 -5L2 -1.6L-2 1Z",
    ),
    ("M4.4 -3.2L3.8 3L-1 6.6L-.4 -.6Z", "M1.4 -6.4L-.4 -.6L-4.2 3.4L-3.4 -2.6Z"),
    ("M1 -5.6L3.8 -1.8L6.2 5L1.8 6.1L.2 .6Z", "M-5.8 4.8L-3.6 -1.4L-.8 -2.6L1 -5.6L.2 .6Z"),
    (
        "M.6 5.2L.2 -5L2.2 -.6L2.4 5.2ZM4.6 5.2L5 -2.4L6.5 .6V5.2Z",
        "M-6.4 5.2V.9L-4.9 -1.4L-4.2 5.2ZM-2.4 5.2L-2.2 -.6L-.3 -5.4L-.1 5.2Z",
    ),
    ("M-.6 .2L4 -2.4L5.9 -2L5.8 3.4L2.6 5.4H-3.4Z", "M-5.8 -2.6L-2.2 -5.1H2.8L4 -2.4L-.6 .2Z"),
]
_ICONS: Final = [  # of the nine tracks, in their order
    '<path d="M-10 8V0A10 10 0 0 1 10 0V8"/><path d="M-5 8V1A5 5 0 0 1 5 1V8M-3 8L-1.4 1M3 8L1.4 1M-2.6 5.4H2.6"/>',
    '<path d="M-7 9L-2 -5H2L7 9M-4.6 2.4H4.6M-6 6.4L4.6 2.4M6 6.4L-4.6 2.4"/><circle cy="-6.6" r="3"/>',
    '<path d="M-9 9V-7H-5V-4H-2V-7H2V-4H5V-7H9V9Z"/><path d="M-3 9V4A3 3 0 0 1 3 4V9"/>',
    '<path d="M0 -10C3 -7 4 -4 4 0V4H-4V0C-4 -4 -3 -7 0 -10Z"/><path d="M-4 0L-7 5M4 0L7 5M-10 9H10M-6 9L-4 6M6 9L4 6"/>',
    '<path d="M-9 8H5L2 2H-6Z"/><path d="M-4 2L7 -9L10 -6L0 2.6"/><path d="M9 -11L11 -13M12 -8H14" stroke-width="1.6"/>',
    '<path d="M-10 1L6 -7L9 -1L-7 7Z"/><path d="M0 3.4L-4 10M0 3.4L5 10M1 -4.6L3.6 1"/>',
    '<circle r="7"/><circle r="1.6" fill="currentColor"/><path d="M0 -11V-4M0 11V4M-11 0H-4M11 0H4"/>',
    '<path d="M9 -9C3 -9 -2 -6 -5 0L0 5C6 2 9 -3 9 -9Z"/><circle cx="3.4" cy="-3.4" r="1.8"/>'
    '<path d="M-4 -1L-9 0L-6 3M1 4L0 9L-3 6M-6 6L-9 9"/>',
    '<path d="M-11 3C-11 0 -6 -2 0 -2S11 0 11 3S6 7 0 7S-11 6 -11 3Z"/><path d="M-6 -1.4C-6 -6 -3 -9 0 -9S6 -6 6 -1.4"/>'
    '<path d="M-5 3H-4.8M0 3.6H.2M5 3H5.2" stroke-width="2.6"/>',
]
_CROWNS: Final = [  # what each race has on its head
    '<path d="M-7 -8C-12 -12 -13 -18 -10 -21C-8 -16 -5 -13 -2 -12M7 -8C12 -12 13 -18 10 -21C8 -16 5 -13 2 -12" {line}/>',
    '<path d="M-6 -10L-14 -17M6 -10L14 -17" {ink}/><path d="M-6 -10L-14 -17M6 -10L14 -17" {own}/>'
    '<circle cx="-14" cy="-17" r="2.8" {line}/><circle cx="14" cy="-17" r="2.8" {line}/>',
    '<path d="M0 -12C-2 -18 3 -20 1 -24" {ink}/><path d="M0 -12C-2 -18 3 -20 1 -24" {own}/><circle cx="1" cy="-24" r="3" {line}/>',
    '<path d="M-8 -8L-15 -9L-10 -14ZM8 -8L15 -9L10 -14Z" {line}/>',
    '<path d="M-10 -9Q-9 -19 0 -22Q9 -19 10 -9Q0 -13 -10 -9Z" {line}/><circle cy="-17" r="2" fill="#fff" opacity=".7"/>',
    '<path d="M-11 -7L-12 -17L-6 -13L0 -20L6 -13L12 -17L11 -7Z" {line}/>',
]


def rock(colour: int, missing: bool = False) -> str:
    """The symbol of a moon rock, or of the box that waits for one."""
    return f"ur-o{colour}" if missing else f"ur-r{colour}"


def land(colour: int, mirrored: bool = False) -> str:
    """The symbol of a hex; every second one is mirrored, so that land does not look tiled."""
    return "ur-volcano" if colour == LAVA else f"ur-h{colour}{'m' if mirrored else ''}"


def far_land(colour: int) -> str:
    """The symbol of a hex on a moon far away."""
    return "ur-fv" if colour == LAVA else f"ur-f{colour}"


def icon(track: int) -> str:
    """The symbol of a track of a project board."""
    return f"ur-i{track}"


def imp(race: int) -> str:
    """The symbol of a race, in the colour of the text around it."""
    return f"ur-imp{race}"


def put(symbol: str, x: float, y: float, scale: float = 1.0, class_: str = "") -> str:
    """A copy of a shape with its middle here."""
    named = f' class="{class_}"' if class_ else ""
    if scale == 1:
        return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}"{named}/>'
    return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}) scale({round(scale, 3)})"{named}/>'


def corners(radius: float = HEX, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    """The corners of a hex that stands on its point."""
    return [(x + radius * cos(pi / 6 + pi / 3 * n), y + radius * sin(pi / 6 + pi / 3 * n)) for n in range(6)]


def star(radius: float) -> str:
    """The outline of a star with five points."""
    far = [(radius if n % 2 == 0 else radius * 0.42, pi * n / 5 - pi / 2) for n in range(10)]
    return points([(r * cos(a), r * sin(a)) for r, a in far])


def _g(name: str, *inside: str, more: str = "") -> str:
    return f'<g id="{name}"{more}>{"".join(inside)}</g>'


def _shape(d: str, fill: str, opacity: str = "", more: str = "") -> str:
    shown = f' opacity="{opacity}"' if opacity else ""
    return f'<path d="{d}" fill="{fill}"{shown}{more}/>'


def _line(d: str, colour: str, width: float, opacity: str = "", fill: str = "none") -> str:
    more = f' stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return _shape(d, fill, opacity, more)


_HEX: Final = points(corners(31.2))
_BEVEL: Final = _line("M-26 15V-15L0 -30L26 -15", "#fff", 1.4, ".2") + _line("M26 -15V15L0 30L-26 15", "#000", 1.6, ".26")


def _tree(x: float, y: float, size: float) -> str:
    a, b = size, size * 1.4
    crown = f"M{num(x)} {num(y)}l{num(a)} {num(b)}h-1.6l{num(a * 0.8)} {num(b * 0.8)}h{num(-a * 2.7)}l{num(a * 0.8)} {num(-b * 0.8)}h-1.6Z"
    lit = f"M{num(x)} {num(y)}l{num(-a)} {num(b)}h1.6l{num(-a * 0.8)} {num(b * 0.8)}h{num(a * 1.35)}Z"
    return _shape(crown, "#2a6141") + _shape(lit, "#7cc486", ".55")


def _hole(x: float, y: float, rx: float, ry: float) -> str:
    rim = _line(f"M{num(x - rx * 0.94)} {num(y + ry * 0.28)}a{num(rx)} {num(ry)} 0 0 0 {num(rx * 1.88)} 0", "#cfd6e4", 1.2)
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="#4d566c"/>{rim}'


def _lands() -> list[str]:
    trees = [(-17, -15.6, 3.4), (-10.5, -19.2, 2.7), (16, -17.3, 3.2), (14, 14, 3.1), (-13, 15.4, 2.9)]
    green = _shape("M-26.5 10Q-16 3 -5 12T26.5 9V15.5L0 30.6L-26.5 15.5Z", "#2c6a45", ".5") + "".join(
        _tree(*tree) for tree in trees
    )
    waves = "M-22 -9q4 -3.4 8 0t8 0M4 -19q3.4 -3 6.8 0t6.8 0M-4 22q3.6 -3 7.2 0t7.2 0M8 13q3.4 -3 6.8 0t6.8 0"
    blue = (
        _line(waves, "#b9dbff", 1.7, ".62")
        + _shape("M-20 8l8 -4 7 3 -3 6 -9 2Z", "#cfe7ff", ".42")
        + _shape("M-5 -22l6 -1 2 4 -7 2Z", "#cfe7ff", ".35")
    )
    ridge = "M-26.5 2L-17 -1L-9 5L3 3L13 8L26.5 5"
    red = (
        _shape("M4 -5L7 -15H17L21 -5Z", "#7a302f", ".5")
        + _shape("M7 -15H17L18.4 -11.4H5.9Z", "#f0a58c", ".6")
        + _shape(f"{ridge}V15.5L0 30.6L-26.5 15.5Z", "#7a302f", ".5")
        + _line(ridge, "#f0a58c", 1.3, ".55")
        + _shape("M-24 13.5L-12 11L-2 18L9 15L20 18.8L0 30.6Z", "#5f2226", ".55")
        + _line("M-21 -11L-14 -14M-17 -6.5h6", "#7a302f", 1.5, ".6")
    )
    purple = (
        _shape("M-20 -2l4 -11 4 11 -4 5ZM-13 0l3 -7 3 7 -3 4Z", "#c7a2f2", ".7")
        + _line("M-16 -13v16M-10 -7v11", "#4d2f7c", 1, ".6")
        + _shape("M11 20l3.6 -12 3.8 12 -3.8 5ZM5 23l2.6 -7 2.6 7 -2.6 3Z", "#c7a2f2", ".62")
        + _shape("M9 -16l2.6 -7 2.6 7 -2.6 3.6Z", "#c7a2f2", ".5")
    )
    holes = _hole(-15, -8, 7, 5) + _hole(13, 17, 6, 4.2)
    small = (
        '<ellipse cx="13" cy="-15" rx="3.6" ry="2.5" fill="#4d566c"/><ellipse cx="-9" cy="20" rx="3" ry="2.1" fill="#4d566c"/>'
    )
    grey = f'<g opacity=".75">{holes}{small}</g>'
    drawn = [
        _g(land(n), _shape(_HEX, f"url(#ur-t{n})"), inside, _BEVEL) for n, inside in enumerate((green, blue, red, purple, grey))
    ]
    drawn += [_g(land(n, True), f'<use href="#{land(n)}" transform="scale(-1 1)"/>') for n in range(COLOURS)]
    return drawn + [_g(far_land(n), _shape(_HEX, f"url(#ur-t{n})")) for n in range(COLOURS)]


def _grounds() -> list[str]:
    cone = (
        '<circle cy="-8" r="24" fill="url(#ur-lava)" opacity=".75"/>'
        + _line("M-24 19L-9 -8Q0 -3 9 -8L24 19Q0 29 -24 19Z", "#1b0f12", 1.2, "", "#9a6555")
        + _shape("M9 -8L24 19Q12 25 3 25.4L4 -5Z", "#5a3639")
        + _shape("M-8 -8Q0 -3 8 -8Q0 -13 -8 -8Z", "#ff9a4a")
        + _line("M-3 -5q-2 8 -6 13M3 -5q1 9 5 17", "#ff8a3c", 2.4)
    )
    smoke = _line("M-2 -13q-5 -5 1 -9t0 -8", "#b9aeb8", 2.4, ".5")
    fire = '<circle cy="-9" r="20" fill="url(#ur-lava)"/>' + _line("M0 -10V-25M-6 -11L-13 -22M6 -11L13 -22", "#ffd27a", 2.6)
    pit = (
        _line("M-26 15V-15L0 -30L26 -15", "#000", 2, ".5")
        + _shape("M-19 -13L-8 -19L4 -17L15 -20L20 -7L17 6L21 13L8 18L-4 16L-13 20L-20 9L-17 -2Z", "url(#ur-pit)")
        + _line("M-20 9L-13 20L-4 16L8 18L21 13", "#5b4a6c", 1.3, ".75")
        + _shape("M-5 -5l3 -2 3 2 -2 3h-3Z", "#2f2540")
    )
    return [
        _g(land(LAVA), _shape(_HEX, "url(#ur-tv)"), cone, smoke, _BEVEL),
        _g(AWAKE, _shape(_HEX, "#3a1c1c"), cone, fire, _BEVEL),
        _g(DARK, _shape(_HEX, "#2a2136"), pit),
        _g(far_land(LAVA), _shape(_HEX, "#2b1b1f"), _shape("M-20 17L0 -17L20 17Z", "#ff8a3c")),
        _g("ur-fd", _shape(_HEX, "#0b0813")),
    ]


def _pieces() -> list[str]:
    tower = "M-6.5 7L-1.6 -5.6H1.6L6.5 7M-4.2 1.4H4.2M-5.6 4.6L4.2 1.4M5.6 4.6L-4.2 1.4"
    rig = _line(tower, PALE, 1.5) + f'<circle cy="-6" r="2.7" fill="{PIT}" stroke="{PALE}" stroke-width="1.5"/>'
    shade = '<ellipse cy="2.5" rx="14" ry="13.6" fill="#05030b" opacity=".5"/>'
    eight = points([(14.6 * cos(pi / 8 + pi / 4 * n), 14.6 * sin(pi / 8 + pi / 4 * n)) for n in range(8)])
    teeth = "".join(
        f'<rect x="-3.2" y="-24" width="6.4" height="5.4" rx="1" fill="url(#ur-steel)" transform="rotate({60 * n})"/>'
        for n in range(6)
    )
    wall = f'<path d="{points(corners(22))}" fill="none" stroke="url(#ur-steel)" stroke-width="4.4" stroke-linejoin="round"/>'
    hull = "M0 -19C5 -14 6.4 -8 6.2 1V8H-6.2V1C-6.4 -8 -5 -14 0 -19Z"
    lump = "M-9 1L-7 -6L0 -9L7 -7L10 -1L8 6L1 9L-6 7Z"
    burst = points(
        [((13 if n % 2 == 0 else 6.8) * cos(pi * n / 8), (13 if n % 2 == 0 else 6.8) * sin(pi * n / 8)) for n in range(16)]
    )
    cross = "M11.5 0H28.8M-11.5 0H-28.8M0 11.5V28.8M0 -11.5V-28.8"
    aim = "".join(
        f'<circle r="19.8" fill="none" stroke="{colour}" stroke-width="{width}"/>{_line(cross, colour, width)}'
        for colour, width in ((INK, 5), ("#ff6b6b", 2.4))
    )
    holes = '<ellipse cx="-2" cy="-2" rx="2.6" ry="2" fill="{0}"/><ellipse cx="4" cy="3" rx="1.8" ry="1.4" fill="{0}"/>'
    return [
        _g(MINE, shade, f'<circle r="12.6" fill="{PIT}" stroke="{PALE}" stroke-width="2.2"/>', rig),
        _g(PRINTED, shade, _line(eight, PALE, 2.4, "", PIT), rig),
        _g(FORT, f'<path d="{points(corners(22.5))}" fill="none" stroke="{INK}" stroke-width="7.4"/>', wall, teeth),
        _g(
            PAD,
            '<ellipse cy="12" rx="22" ry="12" fill="#05030b" opacity=".55"/>',
            f'<ellipse cy="10" rx="21" ry="11.5" fill="#2a2440" stroke="{OFFER}" stroke-width="2.4" stroke-dasharray="6 3.4"/>',
            f'<ellipse cy="10" rx="14" ry="7" fill="{PIT}"/>',
            _line("M-13.5 11V-14M-13.5 -14L-7 -10M-13.5 -5L-7 -2", "#c9cfdf", 1.8),
            _line(hull, INK, 1, "", "url(#ur-steel)"),
            _line("M6.2 1L11 9V13L6.2 10ZM-6.2 1L-11 9V13L-6.2 10Z", INK, 0.9, "", "#56b4e9"),
            f'<circle cy="-6" r="2.8" fill="#2f6fc0" stroke="{INK}" stroke-width=".8"/>',
            _shape("M-3 8h6l-1 4h-4Z", "#6b6f86"),
        ),
        _g(ASTEROID, _line(lump, INK, 1, "", "url(#ur-stone)"), holes.format("#3a2c2a")),
        _g(UNKNOWN, _line(lump, INK, 1, "", "url(#ur-cold)"), holes.format("#1f1a33")),
        _g(BURST, _line(burst, INK, 1, "", "#ff6b6b")),
        _g(STAR, _shape(star(7), "currentColor")),
        _g(CROSS, aim, '<circle r="2.6" fill="#ff6b6b"/>'),
    ]


def _stones() -> list[str]:
    made = []
    for n in range(COLOURS):
        shadow, light = _FACETS[n]
        made.append(
            _g(rock(n), _line(_OUTLINES[n], INK, 1.1, "", _LIGHT[n]), _shape(shadow, _SHADOW[n]), _shape(light, _SHINE[n]))
        )
        stroke = f' fill-opacity=".28" stroke="{_LIGHT[n]}" stroke-width="1.5" stroke-opacity=".8" transform="scale(.86)"'
        made.append(_g(rock(n, True), _shape(_OUTLINES[n], _SHADOW[n], "", stroke)))
    thirds = zip(
        ("M0 0L-5.6 1.6L-4.2 -3.9L0 -6Z", "M0 0V-6L4.2 -3.9L5.6 1.6Z", "M0 0L5.6 1.6L0 5.9L-5.6 1.6Z"), _LIGHT, strict=False
    )
    body = _line("M-6.8 2L-5 -4.4L0 -7L5 -4.4L6.8 2L0 7Z", INK, 1.1, "", "#e6eaf2")
    made.append(_g(ANY_ROCK, body, *(_shape(d, colour) for d, colour in thirds)))
    return made


def _signs() -> list[str]:
    thin = ' fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
    made = [_g(icon(n), inside, more=thin) for n, inside in enumerate(_ICONS)]
    made.append(_g(TICK, '<path d="M-5 0L-1.5 4L6 -5" stroke-width="2.6"/>', more=thin))
    made.append(_g(HOME, '<path d="M-10 8A10 10 0 0 1 10 8Z"/><path d="M-3 8V3H3V8M-11 8H11"/>', more=thin))
    line = f'fill="currentColor" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'
    ink = f'fill="none" stroke="{INK}" stroke-width="4.4" stroke-linecap="round"'
    own = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"'
    face = (
        f'<path d="M-8 14C-9 6 9 6 8 14V18H-8Z" {line}/>'
        f'<path d="M-12 -2C-12 -10 -7 -14 0 -14S12 -10 12 -2C12 5 7 9 0 9S-12 5 -12 -2Z" {line}/>'
        '<path d="M-9.6 -3C-9.6 -9 -5.6 -12 -1 -12.2C-5 -9 -6.6 -6 -7 0C-8.8 -.4 -9.6 -1.6 -9.6 -3Z" fill="#fff" opacity=".28"/>'
        '<ellipse cx="-4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/><ellipse cx="4.6" cy="-3" rx="3.2" ry="3.8" fill="#fff"/>'
        f'<circle cx="-4" cy="-2.4" r="1.7" fill="{INK}"/><circle cx="5.2" cy="-2.4" r="1.7" fill="{INK}"/>'
        f'<path d="M-4 3.6Q0 6.6 4 3.6" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/>'
    )
    made += [_g(imp(race), _CROWNS[race].format(line=line, ink=ink, own=own), face) for race in range(RACES)]
    return made


def _linear(name: str, stops: str, x2: float = 0, y2: float = 1, x1: float = 0) -> str:
    return f'<linearGradient id="{name}" x1="{x1:g}" y1="0" x2="{x2:g}" y2="{y2:g}">{stops}</linearGradient>'


def stops(*of: tuple[float, str, float]) -> str:
    """The colours of a gradient: where, which, how opaque."""
    return "".join(
        f'<stop offset="{at:g}" stop-color="{colour}"{"" if full == 1 else f""" stop-opacity="{full:g}" """.rstrip()}/>'
        for at, colour, full in of
    )


def radial(name: str, of: str, x: float = 0.5, y: float = 0.5, r: float = 0.5) -> str:
    """A gradient that goes out from a point."""
    return f'<radialGradient id="{name}" cx="{x:g}" cy="{y:g}" r="{r:g}">{of}</radialGradient>'


def _paints() -> list[str]:
    lands = ["#58a466", "#34714a", "#5288d6", "#305a9e", "#cf6455", "#953f3c", "#9768cf", "#643f98", "#99a2b8", "#646d84"]
    made = [_linear(f"ur-t{n}", stops((0, lands[2 * n], 1), (1, lands[2 * n + 1], 1)), 0.7, 1, 0.15) for n in range(COLOURS)]
    plain = {"ur-tv": ("#4a2f33", "#241820"), "ur-pit": ("#05040a", "#1d1526"), "ur-warm": ("#ffc879", "#f59a35")}
    plain["ur-steel"] = ("#e9edf6", "#8f99b3")
    made += [_linear(name, stops((0, top, 1), (1, low, 1))) for name, (top, low) in plain.items()]
    for name, colour in (("ur-tail", "#ff9a4a"), ("ur-trail", "#7f78ab")):
        made.append(_linear(name, stops((0, colour, 0.85), (1, colour, 0)), 1, 0))
    made += [
        radial("ur-lava", stops((0, "#ffd27a", 0.9), (0.5, "#ff7a3c", 0.45), (1, "#ff5a2c", 0))),
        radial("ur-core", stops((0, "#fff", 1), (0.45, "#fff3d0", 0.95), (1, "#ffc45c", 0))),
        radial("ur-fire", stops((0, "#ffb15c", 0.95), (0.4, "#ff7a2e", 0.5), (1, "#ff6a2e", 0))),
        radial("ur-haze", stops((0, "#8d86b8", 0.5), (1, "#8d86b8", 0))),
        radial("ur-stone", stops((0, "#9a8578", 1), (0.6, "#5f4e4a", 1), (1, "#2b211f", 1)), 0.62, 0.3, 0.8),
        radial("ur-cold", stops((0, "#5a5478", 1), (0.6, "#37314f", 1), (1, "#1b172b", 1)), 0.62, 0.3, 0.8),
        '<pattern id="ur-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="6" height="6" fill="#1a0510" fill-opacity=".42"/><path d="M0 0V6" stroke="#ff6b6b" stroke-width="1.6"/></pattern>',
    ]
    return made


SYMBOLS: Final = "".join(_paints() + _lands() + _grounds() + _pieces() + _stones() + _signs())
