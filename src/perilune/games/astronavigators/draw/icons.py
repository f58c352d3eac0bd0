"""The signs of this box, each drawn once: vehicles, actions, tools, and the glyphs of the twelve sets. All in a square of 24."""

from itertools import combinations
from typing import Final

from perilune.draw.svg import num

# Vehicles, by number, and the other icons of continent tiles, by number.
VEHICLE_ICONS: Final = ["av-car", "av-train", "av-boat", "av-helicopter", "av-plane", "av-spacecraft"]
TILE_ICONS: Final = ["av-flag", "av-telescope", "av-shield", "av-site", "av-secret"]
TOOL_ICONS: Final = ["av-sextant", "av-scope", "av-attitude"]

_SOLID: Final = {
    "car": "M2 15.5V12.6l2.6-1.1 2-4.1C7 6.5 7.7 6 8.6 6h6c.7 0 1.3.3 1.8.9l3.4 4.3 1.3.5c.6.3.9.8.9 1.4v2.4c0 .6-.4 1-1 1h-1a2.7 2.7 0 0 0"
    "-5.3 0H9.3a2.7 2.7 0 0 0-5.3 0H3c-.6 0-1-.4-1-1zM8.3 8l-1.5 3.2h4.3V8zm4.5 0v3.2h4.3L14.7 "
"8zM6.7 15.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 "
    "0-3.8zm10.7 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z",
    "train": "M7 2.5h10c1.7 0 3 1.3 3 3V15c0 1.7-1.3 3-3 3l2.2 3h-2.5l-1.1-1.6H8.4L7.3 21H4.8L7 18c-1.7 0-3-1.3-3-3V5.5c0-1.7 1.3-3 3-3z"
    "M6.3 6v5h11.4V6zM7.5 13.3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm9 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
    "boat": "M11 2.5l7.5 10H11zM9.5 5.5v7H4.7zM2.5 14h19l-2.7 4.6c-1 .2-1.7.7-2.3 1.1-.7-.8-1.5-1.3-2.6-1.3s-1.9.5-2.6 1.3c-.7-.8-1.5-1.3"
    "-2.6-1.3s-1.7.4-2.3 1.1c-.6-.5-1.1-.8-1.9-1z",
    "helicopter": "M4 3.5h15V5h-6.5v2c4.5.2 7 3.2 7.5 7.5.1.9-.5 1.5-1.4 1.5H12c-2.3 0-4-1.2-4.6-3.5L7 10.8 2.8 10 "
"2 6.2h1.5L5 8.3h4c.5-.7 1.1"
    "-1.1 2-1.3V5H4zM13 9.2v3.3h4.8C17.1 10.6 15.5 9.4 13 9.2zM8 18.2h11.5c.8 0 1.5-.6 1.5-1.5h1c0 1.7-1 3-2.5 3H8z",
    "plane": "M12 1.8c1 0 1.6 1.1 1.6 2.7v4.3l8 5v2.2l-8-2.5v4.7l2.3 1.9v1.7L12 20.7l-3.9 1.1v-1.7l2.3-1.9v-4.7l-8 2.5v-2.2l8-5V4.5c0-1.6.6"
    "-2.7 1.6-2.7z",
    "spacecraft": "M12 1.5c2.8 2.3 4 5.3 4 9v3l3 3.3v3.7l-3.8-2H8.8l-3.8 2v-3.7l3-3.3v-3c0-3.7 1.2-6.7 4-9zm0 "
"5.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 "
    "0 0 0-3.8zM10 19.5h4l-2 3.5z",
    "flag": "M5 2h2v20H5zM8 3h12l-3.5 4.5L20 12H8z",
    "telescope": "M2.2 12.2L17 4.5l2.6 5L4.8 17zM18.3 3.6l1.5-.8 3 5.6-1.6.8zM10.5 15.5l2.2-1.2 4.3 7.7h-2.4l-2.7-4.8-1 4.8H8.7z",
    "shield": "M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5zm0 5.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z",
    "site": "M3 19.5h18V22H3zM10.7 6L12 2.5 13.3 6v12.3h-2.6zM6 9h2v9.3H6zM6 9l4 2v1.8l-4-2zM16 9h2v9.3h-2zm2 0l-4 2v1.8l4-2z",
    "secret": "M5 2h14c.6 0 1 .4 1 1v18c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V3c0-.6.4-1 1-1zm7 4.5c-2.3 0-3.8 "
"1.4-3.8 3.5h2.2c0-.9.6-1.5 1.5-1.5s1.5.5"
    " 1.5 1.3c0 .7-.4 1.1-1.2 1.6-1 .7-1.4 1.4-1.4 2.8h2.1c0-.8.3-1.1 1.1-1.7 1-.7 1.6-1.5 1.6-2.8 "
"0-2-1.5-3.2-3.6-3.2zm-1.2 9.3v2.3h2.3v-2.3z",
    "eye": "M12 5.5c4.5 0 8 2.7 10.5 6.5-2.5 3.8-6 6.5-10.5 6.5S4 15.8 1.5 12C4 8.2 7.5 5.5 12 5.5zm0 "
"2.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0"
    "-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    "save": "M6 2.5h12c.6 0 1 .4 1 1V22l-7-5-7 5V3.5c0-.6.4-1 1-1z",
    "planned": "M6 1.5h12c.6 0 1 .4 1 1V22.5l-7-5-7 5V2.5c0-.6.4-1 1-1zM12 5.5c-2.6 0-4.5 1.6-5.7 3.8 1.2 2.2 "
"3.1 3.8 5.7 3.8s4.5-1.6 5.7-3.8"
    "C16.5 7.1 14.6 5.5 12 5.5zm0 1.9a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z",
    "stay": ("M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 2.3a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 "
"0-14.4zM8.5 8h2.5v8H8.5zm4.5 0h2.5v8H13z"),
    "home": "M12 3l10 8.5h-2.7V21h-5.3v-6h-4v6H4.7v-9.5H2z",
    "lock": "M6 10V8a6 6 0 0 1 12 0v2h1c.6 0 1 .4 1 1v10c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V11c0-.6.4-1 1-1zm2.5 0h7V8a3.5 3.5 0 0 0-7 0z",
    "cup": "M6 2.5h12v2.3h4.5v2.7c0 3.1-2.1 5.3-5.1 5.7a6 6 0 0 1-3.9 3.3v2.3h4v3H6.5v-3h4v-2.3a6 6 0 0 1-3.9-3.3c-3-.4-5.1-2.6-5.1-5.7"
    "V4.8H6zM6 7H3.8v.7c0 1.5.8 2.6 2.2 3.1zM18 7v3.8c1.4-.5 2.2-1.6 2.2-3.1V7z",
    "first": "M12 1.8l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.6l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z",
    "done": "M9.3 19.5L2.5 12.7l2.4-2.4 4.4 4.4L19.1 4.9l2.4 2.4z",
    "sextant": "M12 2l1.7 3 7.8 12.6-.9.8A14.5 14.5 0 0 1 12 21.5a14.5 14.5 0 0 1-8.6-3.1l-.9-.8L10.3 5zm0 5L6 "
"16.6a11.5 11.5 0 0 0 4.7 1.5L11.4 10"
    "h1.2l.7 8.1A11.5 11.5 0 0 0 18 16.6z",
    "scope": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1 2.3A7.8 7.8 0 0 0 4.3 11H8v2H4.3A7.8 7.8 0 0 0 11 "
"19.7V16h2v3.7A7.8 7.8 0 0 0 19.7 13"
    "H16v-2h3.7A7.8 7.8 0 0 0 13 4.3V8h-2zm1 6.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
    "attitude": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.2a7.8 7.8 0 0 0-7.7 6.6h4.2l3.5 3.4 3.5-3.4h4.2A7.8 7.8 0 0 0 12 4.2z",
    "abort": "M12 2l3 2.3 3.7-.3.9 3.6L22.5 10l-1.4 3.4.9 3.6-3.5 1.3L16.6 21.5 12 20.4 7.4 21.5 5.5 18.3 2 "
"17l.9-3.6L1.5 10l2.9-2.4L5.3 4l3.7.3z"
    "M11 7l.3 7h1.4l.3-7zm1 8.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
    "port": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM7.5 6.5v11H10v-4.3h4v4.3h2.5v-11H14v4.3h-4V6.5z",
    "person": "M12 2.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM3.5 21.5c0-5 3.6-8 8.5-8s8.5 3 8.5 8z",
}  # fmt: skip

_STROKE: Final = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'


def _line(d: str, more: str = "") -> str:
    return f'<path d="{d}" {_STROKE}{more}/>'


def _dot(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="currentColor"/>'


def _fill(d: str) -> str:
    return f'<path d="{d}" fill="currentColor"/>'


def _hexagon() -> str:
    corners = [(12, 3), (20, 7.7), (20, 16.3), (12, 21), (4, 16.3), (4, 7.7)]
    return _line("M12 3l8 4.7v8.6L12 21l-8-4.7V7.7z") + "".join(_dot(x, y, 2.5) for x, y in corners)


# Glyphs of the sets, in their order.
_SETS: Final = [
    _line("M2 15C6 3 9 3 12 12S18 21 22 9") + _dot(7, 6.5, 3.6),
    _fill("M12 21L7.5 11h9z") + f'<ellipse cx="12" cy="7" rx="8.5" ry="3.6" {_STROKE}/>' + _line("M12 11V2"),
    '<path d="M3 20C7 18 5 13 10 11S17 6 21 3" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" opacity=".45"/>'
    + _dot(6, 17, 1.8) + _dot(11, 11.5, 2.2) + _dot(17.5, 6, 1.8) + _dot(5, 6, 1.3) + _dot(18, 17, 1.3),
    _fill("M12 1l2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8z"),
    f'<circle cx="12" cy="12" r="6.5" {_STROKE}/>' + _line("M16.5 1.5L7.5 22.5") + _line("M5.8 10.5C9 13 14 13.8 18.3 13"),
    f'<circle cx="12" cy="12" r="9.5" {_STROKE} stroke-dasharray="3 3.6"/>'
    + _fill("M12 6.5c3.5 0 5.8 2 5.3 5.3S14 17.5 11 17.3 6.3 14.5 7 11s2-4.5 5-4.5z"),
    _line("M12 4.5L20 18.5 4 16z") + _dot(12, 4.5, 3) + _dot(20, 18.5, 3) + _dot(4, 16, 3),
    _hexagon(),
    _line("M2.5 18.5a9.5 9.5 0 0 1 19 0z") + _fill("M12 2l1.5 3.5L17 7l-3.5 1.5L12 12l-1.5-3.5L7 7l3.5-1.5z"),
    _line("M2.5 5.5a9.5 9.5 0 0 0 19 0z") + _line("M12 10.5v11M8.3 15h7.4"),
    f'<circle cx="12" cy="12" r="9" {_STROKE}/>' + _dot(9, 9.5, 2.2) + _dot(15, 13, 2.8) + _dot(9.5, 16, 1.4),
    _dot(12, 12, 6.3) + f'<ellipse cx="12" cy="12" rx="11" ry="3.6" transform="rotate(-20 12 12)" {_STROKE}/>',
]  # fmt: skip


def set_icon(number: int) -> str:
    """The glyph of a set."""
    return f"av-set-{number}"


def symbols() -> str:
    """All signs, for the scenery."""
    solid = [
        f'<symbol id="av-{name}" viewBox="0 0 24 24"><path d="{d}" fill="currentColor" fill-rule="evenodd"/></symbol>'
        for name, d in _SOLID.items()
    ]
    glyphs = [f'<symbol id="{set_icon(number)}" viewBox="0 0 24 24">{drawn}</symbol>' for number, drawn in enumerate(_SETS)]
    return "".join(solid + glyphs)


def plate(vehicles: tuple[int, ...]) -> str:
    """The name of a plate with these vehicles, in their order."""
    return f"av-p{''.join(str(vehicle) for vehicle in vehicles)}"


def plate_width(vehicles: int) -> float:
    """How wide a plate with so many vehicles is: not wider than a square, more than three stand in two rows."""
    return 13.0 * (vehicles if vehicles < 4 else 3) + 6


def plates() -> str:
    """A plate for each choice of the vehicles that stay on the Earth, the middle of its lowest row at the origin."""
    drawn = ""
    for many in range(1, len(VEHICLE_ICONS)):
        for vehicles in combinations(range(len(VEHICLE_ICONS) - 1), many):
            left = -plate_width(many) / 2
            above = many - 3 if many > 3 else 0  # so many stand in the upper row, in its middle
            rows = [(vehicles[:above], -18.0, -6.5 * above), (vehicles[above:], -6.0, left + 3)]
            signs = "".join(
                f'<use href="#{VEHICLE_ICONS[v]}" x="{num(start + 0.5 + 13 * n)}" y="{num(y)}" width="12" height="12" class="av-sign"/>'
                for row, y, start in rows
                for n, v in enumerate(row)
            )
            top, high = (-20, 28) if above else (-8, 16)
            shape = f'<rect x="{num(left)}" y="{top}" width="{num(-2 * left)}" height="{high}" rx="8" class="av-plate"/>'
            drawn += f'<g id="{plate(vehicles)}">{shape}{signs}</g>'
    return drawn
