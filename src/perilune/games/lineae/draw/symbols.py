"""The pieces and icons of this box, each drawn once as a symbol that everything else uses by name."""

import re
from typing import Final

from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import num
from perilune.games.lineae.content import KIND_KEYS
from perilune.games.lineae.draw.colours import INK, colour
from perilune.games.lineae.moves import MAX_SEATS

ANY_CUBE: Final = "ln-any"
SUN: Final = "ln-sun"
ECLIPSE: Final = "ln-eclipse"
SMOKE: Final = "ln-smoke"
STAR: Final = "ln-star"
BOLT: Final = "ln-bolt"
FLAG: Final = "ln-flag"
COIN: Final = "ln-coin"
ARROW: Final = "ln-arrow"
TILE: Final = "ln-tile"
CARD: Final = "ln-card"
TECH: Final = "ln-tech"
FLOWN: Final = "ln-flown"
OCTAGON: Final = "ln-octagon"
OCTAGONS: Final = "ln-octagons"
ROCKET: Final = "ln-rocket"
LYING: Final = "ln-lying"
CRAFT: Final = "ln-craft"
RING: Final = "ln-ring"
CORE: Final = "ln-core"

# Outlines that are also drawn around a piece, when it is offered.
CRAFT_OUTLINE: Final = (
    "M-18.6 -9H-9.5V-20Q-9.5 -22.5 -7 -22.5H7Q9.5 -22.5 9.5 -20V-9H17C25 -9 29.6 -4 29.6 3S25 15.5 17 15.5"
    "H-18.6C-24.6 15.5 -28 10 -28 3S-24.6 -9 -18.6 -9Z"
)
ROCKET_OUTLINE: Final = "M-28 -36L-42.5 -14V3.5H42.5V-14L28 -36V-72C28 -97 12 -115 0 -126C-12 -115 -28 -97 -28 -72Z"
LYING_OUTLINE: Final = "M-68 -42L-52 -37H42C56 -37 66 -26 70 -20C66 -14 56 -3 42 -3H-52L-68 2Z"
SHIP_OUTLINE: Final = "M-33 -9H-12V-22H8V-16H27V-9H34C32 -2 28 4 24 8H-25C-29 4 -32 -2 -33 -9Z"
_OCTAGON: Final = "M7.2 1.5H16.8L22.5 7.2V16.8L16.8 22.5H7.2L1.5 16.8V7.2Z"
_DOLLAR: Final = "M14.6 9.2C13 7.6 9.4 8 9.6 10C9.8 12.4 14.6 11.4 14.6 14C14.6 16.4 10.8 16.4 9.2 14.8M12 6.6V17.4"
_FLOWN: Final = "M12 1C16 5 17 9 16.6 14.4L20 18.4V22.5L15.4 20H8.6L4 22.5V18.4L7.4 14.4C7 9 8 5 12 1Z"
_CLOUD: Final = "M8 22C1.5 22 .8 14 7 13C6.4 6.6 14 4 17.6 8.2C20.4 2.6 30 4.4 29.4 11C37 10.4 38.6 21 31 22Z"


def cube(kind: int) -> str:
    """The symbol of a kind of cube."""
    return f"ln-{KIND_KEYS[kind]}"


def wanted(kind: int) -> str:
    """The outline of a kind of cube: an open slot for it."""
    return f"ln-open-{KIND_KEYS[kind]}"


def seat_mark(seat: int) -> str:
    """The symbol of a seat's mark."""
    return f"ln-mark-{seat + 1}"


def worker(seat: int) -> str:
    """The symbol of a seat's worker."""
    return f"ln-worker-{seat + 1}"


def ship(seat: int) -> str:
    """The symbol of a seat's vessel, 72 by 44 around its water line."""
    return f"ln-ship-{seat + 1}"


def tech_icon(effect: str) -> str:
    """The symbol of a technology, by its effect."""
    return f"ln-t-{effect}" if effect in _TECHNOLOGIES else TECH


def drawn(symbol: str, x: float, y: float, width: float, height: float, class_: str = "") -> str:
    """A symbol that is no square, with its upper left corner here."""
    named = f' class="{class_}"' if class_ else ""
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{named}/>'


def _symbol(name: str, box: str, *inside: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}" stroke-linejoin="round" stroke-linecap="round">{"".join(inside)}</symbol>'


def _path(d: str, fill: str, width: float = 0, stroke: str = INK, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<path d="{d}" fill="{fill}"{line}{more}/>'


def _stroke(d: str, stroke: str, width: float, more: str = "") -> str:
    return _path(d, "none", width, stroke, more)


def _disc(x: float, y: float, r: float, fill: str, width: float = 0, stroke: str = INK, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{line}{more}/>'


def _box(x: float, y: float, w: float, h: float, fill: str, round_: float = 0, width: float = 0, stroke: str = INK) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    corner = f' rx="{round_:g}"' if round_ else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corner} fill="{fill}"{line}/>'


_SQUARE: Final = "0 0 24 24"

# Each kind of cube: its outline, the colour of the outline where it is wanted, and its facets.
_CUTS: Final = [
    ("M12 1.4L19.6 9L12 22.6L4.4 9Z", "M4.4 9H19.6", "#9fd6f5", "#8cc9ec",
     [("M12 1.4L8.6 9L12 22.6L4.4 9Z", "#dff4ff"), ("M12 1.4L15.4 9H8.6Z", "#fff"), ("M15.4 9H19.6L12 22.6Z", "#4f96c4")]),
    ("M12 2L23 20.5H1Z", "", "#e8cf4c", "#ffe14d", [("M12 2L23 20.5H14.5Z", "#c79a10"), ("M12 2L1 20.5L7 15Z", "#fff6a8")]),
    ("M12 2L21 7V17L12 22L3 17V7Z", "M3 7L12 12L21 7M12 12V22", "#e4e4ee", "#e4e4ee",
     [("M12 2L21 7L12 12L3 7Z", "#fff"), ("M21 7V17L12 22V12Z", "#a9acc4")]),
    ("M6.5 5.5H17.5L23 18.5H1Z", "M4.8 9.8H19.2", "#e88a62", "#cf6238",
     [("M6.5 5.5H17.5L19.2 9.8H4.8Z", "#ffb08a"), ("M17.5 5.5L23 18.5H18.2L15.6 9.8H19.2Z", "#8c3a1c")]),
]  # fmt: skip
_DROP: Final = "M12 1.5C16 7 19.5 10.8 19.5 15.2A7.5 7.5 0 0 1 4.5 15.2C4.5 10.8 8 7 12 1.5Z"
_LEAF: Final = "M3.6 20.4C2.4 9 9.9 2.7 21 3C21.6 14.4 15.3 21.6 3.6 20.4Z"
_VEINS: Final = "M5 19Q11 13.5 17 7M10.5 14L10 9.8M13.2 11.4L17.4 12"


def _cubes() -> list[str]:
    made = []
    for kind, (outline, lines, open_, body, facets) in enumerate(_CUTS):
        cut = "".join(_path(d, fill) for d, fill in facets)
        made.append(_symbol(cube(kind), _SQUARE, _path(outline, body), cut, _stroke(outline, INK, 1.3)))
        made.append(_symbol(wanted(kind), _SQUARE, _stroke(outline + lines, open_, 1.9)))
    shine = _stroke("M8.2 15.4A4.4 4.4 0 0 0 11.4 19.4", "#fff", 1.7)
    shade = _path("M12 5C14.5 8.6 17 11.6 17 15A5 5 0 0 1 15.6 18.4C16 13.5 13 10 12 5Z", "#6f55a8")
    dots = [(12, 4, "#9fd6f5"), (19.6, 9.5, "#ffe14d"), (16.7, 18.5, "#f1f1f7"), (7.3, 18.5, "#e0774d"), (4.4, 9.5, "#a58af0")]
    return [
        *made,
        _symbol(cube(4), _SQUARE, _path(_DROP, "#43306e", 1.7, "#d6c8ff"), shine, shade),
        _symbol(wanted(4), _SQUARE, _stroke(_DROP, "#b9a4f0", 1.9)),
        _symbol(cube(5), _SQUARE, _path(_LEAF, "#74d48e", 1.3), _stroke(_VEINS, "#155c33", 1.5)),
        _symbol(wanted(5), _SQUARE, _stroke(_LEAF, "#74d48e", 1.9)),
        _symbol(ANY_CUBE, _SQUARE, *[_disc(x, y, 3.6, fill) for x, y, fill in dots]),
    ]


def _seats() -> list[str]:
    made = []
    for seat in range(MAX_SEATS):
        body, sign = var(seat_colour(seat)), mark_path(seat)
        made.append(_symbol(seat_mark(seat), "0 0 16 16", _path(sign, body, 0.6)))
        made.append(
            _symbol(
                worker(seat), _SQUARE, _path(_OCTAGON, body, 1.6),
                _path("M7.2 1.5H16.8L22.5 7.2V9H1.5V7.2Z", "#fff", more=' opacity=".22"'),
                _path(sign, INK, more=' transform="translate(5.2 5.6) scale(.85)"'),
            )
        )  # fmt: skip
        hull = "M-33 -9H34C32 -2 28 4 24 8H-25C-29 4 -32 -2 -33 -9Z"
        made.append(
            _symbol(
                ship(seat), "-36 -34 72 44", '<use href="#ln-deck"/>', _path(hull, body, 1.4),
                _path("M-33 -9H34L32.6 -5.4H-32.2Z", "#fff", more=' opacity=".35"'),
                _path("M-27.6 4.6C-27 6 -26 7 -25 8H24C25.4 6.8 26.6 5.6 27.6 4.6Z", "#000", more=' opacity=".28"'),
                _path(sign, INK, more=' transform="translate(-7 -6.4) scale(.84)"'),
            )
        )  # fmt: skip
    deck = (
        _path("M-12 -8V-22H8V-8", "#c9d3e6", 1.2)
        + _path("M-12 -22H8V-18H-12Z", "#eef3fb")
        + _path("M-8 -15H-4V-12H-8ZM-2 -15H2V-12H-2Z", "#ffdf8a")
        + _stroke("M-4 -22V-31M-4 -29H4", "#c9d3e6", 1.6)
        + _path("M11 -8V-16H19V-8ZM20 -8V-14H27V-8Z", "#5d6a8c", 1)
    )
    return [f'<g id="ln-deck">{deck}</g>', *made]


def _signs() -> list[str]:
    rays = "M12 .8V4.6M12 19.4V23.2M.8 12H4.6M19.4 12H23.2M4 4L6.8 6.8M17.2 17.2L20 20M4 20L6.8 17.2M17.2 6.8L20 4"
    star = "M12 1.4L15.1 8.7L23 9.3L17 14.5L18.9 22.3L12 18.1L5.1 22.3L7 14.5L1 9.3L8.9 8.7Z"
    empty = ' fill-opacity=".75"'
    teeth = "M12 4.8V7M12 17V19.2M4.9 12H7M17 12H19.1M7 7L8.5 8.5M15.5 15.5L17 17M7 17L8.5 15.5M15.5 8.5L17 7"
    behind = _path(_OCTAGON, "#0a1020", 1.3, "#8fa3c8")
    blade = "M12 12L6.6 4.6A9.2 9.2 0 0 1 17.4 4.6Z"
    return [
        _symbol(SUN, _SQUARE, _stroke(rays, "#ffd65c", 2.2), _disc(12, 12, 5.6, "#fff0b8", 2, "#ffd65c")),
        _symbol(ECLIPSE, _SQUARE, _disc(12, 12, 5.4, "#1a1008", 1.6, "#3a2415", ' fill-opacity=".55"')),
        _symbol(SMOKE, "0 0 40 28", _path(_CLOUD, "#232034", 1.1, "#8f86b0"),
                _stroke("M10 13.4C10 9.4 14.6 8.6 17 11.4M22 9.4C24 7.6 27 8.4 27.4 11", "#5c547a", 1.2)),
        _symbol(STAR, _SQUARE, _path(star, colour("star"), 1)),
        _symbol(BOLT, _SQUARE, _path("M14 1L4.4 13.6H11L9.4 23L19.6 9.8H12.9Z", colour("bolt"), 1.1)),
        _symbol(FLAG, _SQUARE, _stroke("M5 22.5V2", var("edge"), 2), _path("M5 3H20L16.4 7.8L20 12.6H5Z", "#ffe9b0", 1)),
        _symbol(COIN, _SQUARE, _disc(12, 12, 10, "#f2c14e", 1.2), _disc(12, 12, 7.4, "none", 1.2, "#a06f12"),
                _stroke(_DOLLAR, "#5b3c05", 1.5)),
        _symbol(ARROW, _SQUARE, _stroke("M3 12H19M13 5.5L19.8 12L13 18.5", var("text"), 2.6)),
        _symbol(TILE, _SQUARE, _box(1.5, 5, 21, 14, "#2f86c9", 3, 1.6, "#a8dcff"), _stroke("M4 10q2 -2.4 4 0t4 0t4 0t4 0", "#d9f1ff", 1.6)),
        _symbol(CARD, _SQUARE, _box(4, 2.5, 16, 19, "#33406b", 2.5, 1.5, "#aebbdc"),
                _path("M7.5 16.5C7.5 9.5 16.5 9.5 16.5 16.5Z", "#ffdf8a")),
        _symbol(TECH, _SQUARE, _box(3.5, 2, 17, 20, "#24345c", 2.8, 1.8, "#c9d6f2"), _disc(12, 12, 4.6, "none", 2.6, "#7cd4ff"),
                _stroke(teeth, "#7cd4ff", 2)),
        _symbol(FLOWN, _SQUARE, _path(_FLOWN, "#d5deee", 1), _disc(12, 9, 2.4, "#27507d")),
        _symbol(OCTAGON, _SQUARE, _path(_OCTAGON, "#0a1020", 1.5, "#8fa3c8", empty)),
        _symbol(OCTAGONS, "0 0 34 24", f'<g transform="translate(10 0)">{behind}</g><g transform="translate(5 0)">{behind}</g>', behind),
        _symbol(RING, _SQUARE, _disc(12, 12, 9.6, "#1a1c2c", 1.5, "#ffb454")),
        _symbol(CORE, _SQUARE, _disc(12, 12, 11, "#2a2410", 1.2, "#ffd65c"), _path(blade, "#ffd65c"),
                _path(blade, "#ffd65c", more=' transform="rotate(120 12 12)"'),
                _path(blade, "#ffd65c", more=' transform="rotate(240 12 12)"'),
                _disc(12, 12, 2.6, "#2a2410", 1, "#ffd65c")),
    ]  # fmt: skip


_PALE: Final = "#aebbdc"
_PLATE: Final = "#24345c"


def _technologies() -> dict[str, str]:
    """What the symbol of each technology shows, by its effect."""
    cells = "".join(_box(x, 8.5, 3, 8, "#ffd65c") for x in (5.5, 9.7, 13.9))
    fan = (
        "M12 12C9 8 10 4.5 13.5 4.5C15.5 7 14 10 12 12ZM12 12C17 11.4 19.6 14 18 17C14.6 17.6 12.8 15 12 12Z"
        "M12 12C10 16.6 6.4 17.4 4.8 14.6C6 11.4 9.2 11 12 12Z"
    )
    dollar = "M14.2 8.3C12.8 6.9 9.8 7.2 10 9C10.2 11 14.2 10.2 14.2 12.4C14.2 14.4 11 14.4 9.6 13M12 6.2V14.8"
    return {
        "wings": _path("M2 7H10V17H2ZM14 7H22V17H14Z", "#24508a", 1.3, _PALE) + _stroke("M2 12H10M6 7V17M14 12H22M18 7V17", "#7fb2ea", 1)
        + _box(10, 9.5, 4, 5, "#ffdf8a", 1),
        "battery": _box(3, 6, 16, 13, _PLATE, 2, 1.5, _PALE) + _box(19, 10, 3, 5, _PALE, 1) + cells,
        "terminal": _path("M3 5H21V16H3Z", _PLATE, 1.5, _PALE) + _stroke(dollar, "#ffdf8a", 1.4) + _stroke("M8 20H16M12 16V20", _PALE, 1.6),
        "impellers": _disc(12, 12, 9.6, "#1b2a4d", 1.5, _PALE) + _path(fan, "#7cd4ff"),
        "crane": _stroke("M6 22V4H20M6 8L10 4M17 4V11", _PALE, 1.8) + _path("M13.5 11H20.5V17H13.5Z", "#ffdf8a", 0.8),
        "scrubber": _path("M7 22V10H17V22Z", _PLATE, 1.5, _PALE) + _stroke("M7 14H17M7 18H17", _PALE, 1.2)
        + _path("M9 7C6 6 8 2.6 10.4 3.8C12 1 17 2 16 5.4C17.6 6 16.6 8 15 7.6Z", "#5ad19a"),
        "printer": _path("M4 4H20V9H4ZM12 9V13", _PLATE, 1.5, _PALE) + _path("M12 13L16 15.2V19.8L12 22L8 19.8V15.2Z", "#fff", 0.8),
        "sluice": _box(8, 2, 8, 13, "#c9a23c", 1, 0.8) + _stroke("M2 18q2.5 -2.6 5 0t5 0t5 0t5 0", "#8fd0ff", 2)
        + _disc(12, 8, 2.4, "#1b2a4d"),
        "laser": _path("M6 2H18V9L14.5 12H9.5L6 9Z", _PLATE, 1.5, _PALE) + _stroke("M12 12V22M8 22H16", "#ff7a59", 2.2),
        "gantry": _stroke("M5 22L8 2M11 22L8 2M5.8 16H10.2M6.6 10H9.4M8 4H16", _PALE, 1.7)
        + _path("M17 22V12C17 9 18.6 7 19.5 6C20.4 7 22 9 22 12V22Z", "#ffdf8a", 0.8),
    }  # fmt: skip


_TECHNOLOGIES: Final = _technologies()


def _large() -> list[str]:
    hull = "M-18.6 -9H17C25 -9 29.6 -4 29.6 3S25 15.5 17 15.5H-18.6C-24.6 15.5 -28 10 -28 3S-24.6 -9 -18.6 -9Z"
    fins = _path("M-26 -40L-41 -14V2L-24 -8Z", "#a2523a", 1.2) + _path("M26 -40L41 -14V2L24 -8Z", "#74341f", 1.2)
    nose = "M-14.6 -105C-10.4 -113 -4 -120.6 0 -124C4 -120.6 10.4 -113 14.6 -105Q0 -101 -14.6 -105Z"
    return [
        _symbol(ROCKET, "-46 -126 92 130", fins, _path("M-15 -9L-19 1H19L15 -9Z", "#39435c", 1.2),
                _path("M-28 -8V-72C-28 -96 -12 -114 0 -124C12 -114 28 -96 28 -72V-8Z", "url(#ln-hull)", 1.4), _path(nose, "#a2523a", 1),
                _stroke("M-28 -72Q0 -68 28 -72", "#6d7a97", 0.9), _stroke("M-22 -70V-12", "#fff", 2, ' opacity=".7"')),
        _symbol(LYING, "-72 -46 144 52", _path("M-40 -36L-70 -43V-20H-50ZM-40 -4L-70 3V-20H-50Z", "#a2523a", 1.2),
                _path("M-58 -30L-68 -34V-6L-58 -10Z", "#39435c", 1.2),
                _path("M-58 -37H42C56 -37 66 -26 70 -20C66 -14 56 -3 42 -3H-58Z", "url(#ln-body)", 1.4),
                _path("M57 -33.4C63 -29.6 68 -23 70 -20C68 -17 63 -10.4 57 -6.6Q61 -20 57 -33.4Z", "#a2523a", 1)),
        _symbol(CRAFT, "-36 -24 72 46", _path("M-26 -2L-31.5 -8V14L-26 8Z", "#8592ab", 1),
                _path("M-9.5 -8V-20Q-9.5 -22.5 -7 -22.5H7Q9.5 -22.5 9.5 -20V-8Z", "#e0bd55", 1.2), _path(hull, "#e8eef9"),
                _path("M-27 8C-25.4 13 -22.4 15.5 -18.6 15.5H17C23 15.5 27 12.6 28.6 8Z", "#98a5c0"), _stroke(hull, INK, 1.3),
                _box(-25, -4.6, 51.4, 15, "#0c1c38", 7.5, 1, "#5a6a8c"), _disc(28.6, 3, 2.6, "#fff3c4")),
    ]  # fmt: skip


_ICONS: Final = [_symbol(tech_icon(effect), _SQUARE, icon) for effect, icon in _TECHNOLOGIES.items()]
_ALL: Final = {made.split('"', 2)[1]: made for made in _cubes() + _seats() + _signs() + _ICONS + _large()}
_USED: Final = re.compile('href="#([^"]+)"')


def symbols() -> str:
    """All symbols of this box, for the `defs` of its scenery."""
    return "".join(_ALL.values())


def symbols_in(svg: str) -> str:
    """Those that a small picture uses."""
    return "".join(_ALL[name] for name in sorted(set(_USED.findall(svg)) & set(_ALL)))
