"""Symbols and styles of Uranus!: terrains by colour and texture, rocks by colour and outline, what stands on a hex."""

from math import cos, pi, sin
from typing import Final

from perilune.draw.palette import var
from perilune.draw.svg import el, points

ROCKS: Final = ["#86d89a", "#83bdf7", "#f5938a", "#c9a2f4", "#c8d0dc"]
GROUND: Final = ["#2f6b46", "#2a5b96", "#95433f", "#68468f", "#5c6575"]
LINES: Final = ["#5fa877", "#6497d2", "#c9756f", "#9a78c2", "#8d97a9"]
LETTERS: Final = ["G", "B", "R", "P", "S"]

_TEXTURES: Final = [
    "M5 8l1.5-3 1.5 3M11 7l1.5-3 1.5 3M8 14l1.5-3 1.5 3M3.5 14l1.2-2.4 1.2 2.4M13.5 14.5l1.2-2.4 1.2 2.4",  # grass
    "M4 7q1.5-1.6 3 0t3 0 3 0 3 0M3 11q1.5-1.6 3 0t3 0 3 0 3 0 2 0M5 15q1.5-1.6 3 0t3 0 3 0",  # waves
    "M4 7h4l2-2M11 9h5M3.5 12.5h3l2 2h3l2-2h3",  # cracks
    "M6 5.5l1.3 1.8L6 9.1 4.7 7.3ZM13.5 6l1.3 1.8-1.3 1.8-1.3-1.8ZM9.8 11l1.3 1.8-1.3 1.8-1.3-1.8ZM5 13l.9 1.3-.9 1.3-.9-1.3Z",  # crystals
    "M5 6.5a1.6 1.6 0 1 0 .1 0M12.5 6a2 2 0 1 0 .1 0M8.5 12a2.2 2.2 0 1 0 .1 0M14 13.5a1.1 1.1 0 1 0 .1 0",  # craters
]
_OUTLINES: Final = [
    [(3, 9), (5, 4), (10, 2.5), (14, 5.5), (13, 11), (8.5, 13.6), (4.5, 12.5)],
    [(8, 1.6), (13.6, 8), (8, 14.4), (2.4, 8)],
    [(8, 1.8), (14.4, 13.4), (1.6, 13.4)],
    [(4.4, 2.4), (11.6, 2.4), (14, 8), (11.6, 13.6), (4.4, 13.6), (2, 8)],
    [(2.6, 2.6), (13.4, 2.6), (13.4, 13.4), (2.6, 13.4)],
]


def corners(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """The corners of a hex that stands on its point."""
    return [(x + radius * cos(pi / 6 + pi / 3 * n), y + radius * sin(pi / 6 + pi / 3 * n)) for n in range(6)]


def rock(colour: int) -> str:
    """The symbol of a moon rock."""
    return f"ur-rock-{colour}"


def terrain(colour: int) -> str:
    """The symbol of a hex; the volcano is -1."""
    return f"ur-hex-{colour if colour >= 0 else 'v'}"


DARK: Final = "ur-dark"
MINE: Final = "ur-mine"
FORT: Final = "ur-fort"
PAD: Final = "ur-pad"
ASTEROID: Final = "ur-asteroid"
IMP: Final = "ur-imp"


def _symbol(name: str, side: float, *inside: str) -> str:
    return el("symbol", *inside, id=name, viewBox=f"0 0 {side:g} {side:g}")


def _hex(name: str, fill: str, *inside: str) -> str:
    outline = points(corners(10, 10, 9.7))
    return _symbol(name, 20, el("path", d=outline, fill=fill, stroke="#10141f", stroke_width=0.5), *inside)


def _line(d: str, colour: str, width: float = 0.6, fill: str = "none") -> str:
    return el("path", d=d, fill=fill, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _made() -> str:
    made = [_hex(terrain(n), GROUND[n], _line(_TEXTURES[n], LINES[n])) for n in range(5)]
    cone = _line("M3.6 14.6L8 6.4h4l4.4 8.2Z", "#ffb454", 0.7, "#3b2626")
    lava = _line("M8 6.4q1 2.4 2 .6t2-.6M9 9l-.6 3M11.2 9l.8 2.6", "#ff7a3c", 1)
    made.append(_hex(terrain(-1), "#241a20", cone, lava, _line("M10 5V3M8.4 4.6L7.4 3M11.6 4.6l1-1.6", "#ffb454", 0.7)))
    made.append(
        _hex(DARK, "#07080d", _line("M4 8L12 3.4M2.6 12.4L16.4 4.6M4.4 15L17 8M8 16.6l8.6-4.8", "#3a4258", 0.7))
    )  # fmt: skip
    for n in range(5):
        body = el("path", d=points(_OUTLINES[n]), fill=ROCKS[n], stroke="#10141f", stroke_width=1)
        made.append(_symbol(rock(n), 16, body, _line("M5.6 7.2L7.6 5.4", "#fff", 1.2)))
    made.append(_symbol(MINE, 20, el("circle", cx=10, cy=10, r=5, fill="#0b0e1a", stroke="#f4f6fb", stroke_width=1.6)))
    made.append(
        _symbol(FORT, 20, el("rect", x=2.4, y=2.4, width=15.2, height=15.2, rx=1, fill="none", stroke="#f4f6fb", stroke_width=2))
    )
    ring = el("circle", cx=10, cy=10, r=8.6, fill="none", stroke="#ffd27a", stroke_width=2, stroke_dasharray="3 1.6")
    made.append(_symbol(PAD, 20, ring, _line("M10 6.4l2.2 4.8H7.8Z", "#ffd27a", 0.8, "#ffd27a")))
    lump = [(3, 7), (6, 2.6), (11, 2.4), (14.4, 6.6), (13, 12), (8, 14), (3.6, 11.6)]
    made.append(
        _symbol(
            ASTEROID, 16, el("path", d=points(lump), fill=var("stone"), stroke=var("ink"), stroke_width=0.8),
            el("circle", cx=7, cy=6.6, r=1.5, fill=var("ink"), opacity=0.5),
            el("circle", cx=10.6, cy=9.6, r=1.1, fill=var("ink"), opacity=0.5),
        )
    )  # fmt: skip
    made.append(
        _symbol(
            IMP, 16, _line("M4 4L2.4 1.4M12 4l1.6-2.6", "#8792ad", 1.3),
            el("circle", cx=8, cy=7, r=4.6, fill="currentColor", stroke="#10141f", stroke_width=0.8),
            el("circle", cx=6.2, cy=6.4, r=1, fill="#10141f"), el("circle", cx=9.8, cy=6.4, r=1, fill="#10141f"),
            _line("M5.6 9.2q2.4 1.8 4.8 0", "#10141f", 1), _line("M5.4 11.6l-1.8 3M10.6 11.6l1.8 3", "#8792ad", 1.3),
        )
    )  # fmt: skip
    return "".join(made)


SYMBOLS: Final = _made()

STYLE: Final = (
    ".pl .tunnel{stroke:#f4f6fb;stroke-width:.22;stroke-linecap:round}.pl .bore{stroke:#10141f;stroke-width:.4;stroke-linecap:round}"
    f".pl .way{{fill:{var('offer')};stroke:#10141f;stroke-width:1.5;stroke-linejoin:round;opacity:.7}}"
    ".pl .offer:hover>.way,.pl .lit>.way{fill:#fff;opacity:1}"
    f".pl .fill{{fill:{var('refusal')};stroke:#10141f;stroke-width:1.5;opacity:0}}.pl .offer:hover>.fill,.pl .lit>.fill{{opacity:.9}}"
    f".pl .offer>.spot{{fill:{var('offer')};fill-opacity:.16;stroke:{var('offer')};stroke-width:2}}"
    ".pl .offer:hover>.spot{fill-opacity:.45}"
    ".pl .spot{fill:transparent}"
    f".pl .struck{{fill:{var('refusal')};fill-opacity:.5;stroke:{var('refusal')};stroke-width:2}}"
    f".pl .aim{{fill:none;stroke:{var('offer')};stroke-width:3}}"
    ".pl .variant{display:none}.pl .variant:first-child,.pl .variant.shown{display:inline}"
    ".pl .variants.cycling>.variant{display:none}.pl .variants.cycling>.variant.shown{display:inline}"
    f".pl .step{{fill:{var('well')};stroke:{var('edge')}}}.pl .done{{fill:{var('gain')};fill-opacity:.7;stroke:{var('ink')}}}"
    f".pl .goal{{stroke:{var('moon')};stroke-width:2}}"
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2.5}}"
    f".pl .planet{{fill:#3d8f9d}}.pl .belt{{fill:none;stroke:#3d8f9d;stroke-width:1.5}}"
    ".pl .back{fill:#3a2f55;stroke:#7a68ad}.pl text.light{fill:#e8ecf5}"
    ".pl .reached,.pl .next{fill:none;stroke:#ff7a3c;stroke-width:3;stroke-linecap:round;pointer-events:none}"
    ".pl .next{stroke-width:2;stroke-dasharray:5 4}"
    ".pl .coordinates text{fill:#fff;fill-opacity:.6;stroke:#07080d;stroke-opacity:.65;stroke-width:2;paint-order:stroke}"
    ".pl text.lava{fill:#ff9a6b;stroke:#07080d;stroke-width:3;paint-order:stroke}"
)
