"""The pieces of this box: cubes by their silhouette, workers, vessels, submersibles, and its colours, dark and light."""

from typing import Final

from perilune.draw.palette import SEATS, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el
from perilune.games.lineae.content import KIND_KEYS

_DARK: Final = {
    "water": "#12406b",
    "water-line": "#2f78b4",
    "tile": "#1d5f97",
    "tile-line": "#63b2ea",
    "sky": "#0d1424",
    "ice": "#b9cfe6",
    "rock": "#33291f",
    "rock-line": "#6d5844",
    "gate": "#c9a23c",
    "jupiter": "#c98f5f",
    "jupiter-band": "#8f5d3d",
    "shade": "#000000",
    "sun": "#ffd65c",
    "silica": "#bfe6ff",
    "sulfur": "#f4d94a",
    "salt": "#f4eef0",
    "iron": "#d2734c",
    "hydrocarbon": "#4b3d66",
    "algae": "#74d48e",
    "craft": "#eef3fb",
    "star": "#c79bff",
}
_LIGHT: Final = {
    "water": "#a9d2f2",
    "water-line": "#5b9fd2",
    "tile": "#7fbdec",
    "tile-line": "#2e7fbd",
    "sky": "#dfe8f6",
    "ice": "#8aa6c4",
    "rock": "#d9c7b2",
    "rock-line": "#8d7357",
    "gate": "#8f6a00",
    "shade": "#223355",
    "sun": "#e09a00",
    "star": "#7d3fd0",
}


def colour(name: str) -> str:
    """A colour of this box."""
    return f"var(--ln-{name})"


def _properties(theme: dict[str, str]) -> str:
    return "".join(f"--ln-{name}:{value};" for name, value in theme.items())


def _back() -> dict[str, str]:
    return {name: _DARK[name] for name in _LIGHT}


_COLOURS: Final = (
    f":where(:root){{{_properties(_DARK)}}}"
    f"@media(prefers-color-scheme:light){{:where(:root){{{_properties(_LIGHT)}}}}}"
    f':where(:root[data-theme="dark"]){{{_properties(_back())}}}'
    f':where(:root[data-theme="light"]){{{_properties(_LIGHT)}}}'
)

STYLE: Final = _COLOURS + "".join(
    [
        f".pl .sky{{fill:{colour('sky')}}}",
        f".pl .water{{fill:{colour('water')};stroke:{colour('water-line')};stroke-width:.6}}",
        f".pl .tile{{fill:{colour('tile')};stroke:{colour('tile-line')};stroke-width:1.4}}",
        f".pl .wave{{fill:none;stroke:{colour('tile-line')};stroke-width:2.2;stroke-linecap:round;pointer-events:none}}",
        f".pl .grid{{fill:none;stroke:{colour('water-line')};stroke-width:.7;opacity:.55}}",
        f".pl .rock{{fill:{colour('rock')};stroke:{colour('rock-line')};stroke-width:1.2}}",
        f".pl .gate{{fill:{colour('gate')};stroke:{var('ink')};stroke-width:1}}",
        f".pl .shade{{fill:{colour('shade')};opacity:.34}}",
        f".pl .battery{{fill:{colour('sun')}}}",
        f".pl .steered{{fill:none;stroke:{var('happened')};stroke-width:2.5}}",
        ".pl .zoom{display:none;pointer-events:none}",
        f".pl .zoomed{{fill:{var('card')};stroke:{var('happened')};stroke-width:2}}",
        f".pl .ice{{fill:{colour('ice')}}}",
        f".pl text.vp{{fill:{colour('star')}}}",
        f".pl .sign{{fill:none;stroke:{var('text')};stroke-width:1.1;stroke-linejoin:round}}",
        f".pl .tick{{fill:none;stroke:{var('gain')};stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}}",
        f".pl .arrow{{fill:none;stroke:{var('text')};stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}}",
    ]
)

OCTAGON: Final = "M-3.7 -9H3.7L9 -3.7V3.7L3.7 9H-3.7L-9 3.7V-3.7Z"
ROCKET: Final = "ln-rocket"
SUN: Final = "ln-sun"
CRAFT: Final = "ln-craft"
STAR: Final = "ln-star"
BOLT: Final = "ln-bolt"
FLAG: Final = "ln-flag"


def cube(kind: int) -> str:
    """The symbol of a kind of cube."""
    return f"ln-{KIND_KEYS[kind]}"


def worker(seat: int) -> str:
    """The symbol of a seat's worker."""
    return f"ln-worker-{seat + 1}"


def ship(seat: int) -> str:
    """The symbol of a seat's vessel."""
    return f"ln-ship-{seat + 1}"


def _symbol(name: str, box: str, *inside: str) -> str:
    return el("symbol", *inside, id=name, viewBox=box)


def _path(d: str, fill: str, width: float = 1.1, stroke: str = "") -> str:
    return el("path", d=d, fill=fill, stroke=stroke or var("ink"), stroke_width=width, stroke_linejoin="round")


def _cubes() -> list[str]:
    ink = var("ink")
    facets = el("path", d="M8 .8L5.6 6.2L8 15.2L10.4 6.2ZM2.8 6.2H13.2", fill="none", stroke=ink, stroke_width=0.9)
    edges = el("path", d="M2.2 5L8 7.8L13.8 5M8 7.8V14.8", fill="none", stroke=ink, stroke_width=1)
    rays = el("path", d="M8 6V10.4M8 12.2V12.6", fill="none", stroke=ink, stroke_width=1.6, stroke_linecap="round")
    anvil = el("path", d="M4.4 5.4H11.6V7.2L9.4 8.6V10H11V11.4H5V10H6.6V8.6L4.4 7.2Z", fill=ink)
    shine = el("path", d="M5.4 10.4A3 3 0 0 0 7.4 12.8", fill="none", stroke="#fff", stroke_width=1.2, stroke_linecap="round")
    vein = el("path", d="M4 12.4Q7.4 9 11.4 4.6M7 9.4L6.6 6.6M8.8 7.6L11.6 8", fill="none", stroke=ink, stroke_width=1)
    return [
        _symbol(cube(0), "0 0 16 16", _path("M8 .8L13.2 6.2L8 15.2L2.8 6.2Z", colour("silica")), facets),
        _symbol(cube(1), "0 0 16 16", _path("M8 1.4L15 14H1Z", colour("sulfur")), rays),
        _symbol(cube(2), "0 0 16 16", _path("M8 1.6L13.8 5V11.6L8 14.8L2.2 11.6V5Z", colour("salt")), edges),
        _symbol(cube(3), "0 0 16 16", _path("M1 8a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", colour("iron"), 1.2), anvil),
        _symbol(cube(4), "0 0 16 16", _path("M8 1C10.6 4.6 12.8 7.2 12.8 10.2A4.8 4.8 0 0 1 3.2 10.2C3.2 7.2 5.4 4.6 8 1Z",
                                           colour("hydrocarbon"), 1.2, "#cbbfe8"), shine),
        _symbol(cube(5), "0 0 16 16", _path("M2.4 13.6C1.6 6 6.6 1.8 14 2C14.4 9.6 10.2 14.4 2.4 13.6Z", colour("algae")), vein),
    ]  # fmt: skip


def _seats() -> list[str]:
    made = []
    for seat in range(SEATS):
        body = var(seat_colour(seat))
        sign = el("path", d=mark_path(seat), fill=var("ink"), transform="translate(-4.8 -4.8) scale(.6)")
        made.append(_symbol(worker(seat), "-10 -10 20 20", _path(OCTAGON, body, 1.2), sign))
        deck = _path("M-8 -3V-9H2V-3", var("metal"), 1)
        crates = _path("M4 -3V-8H12V-3ZM8 -8V-3", var("stone"), 0.9)
        hull = _path("M-20 -3H20L15 9H-14Z", body, 1.3)
        flag = el("path", d=mark_path(seat), fill=var("ink"), transform="translate(-5.4 -2.6) scale(.66)")
        made.append(_symbol(ship(seat), "-22 -12 44 24", deck, crates, hull, flag))
    return made


def _signs() -> list[str]:
    rays = "".join(
        f"M{x1} {y1}L{x2} {y2}"
        for x1, y1, x2, y2 in [(8, 0.6, 8, 3), (8, 13, 8, 15.4), (0.6, 8, 3, 8), (13, 8, 15.4, 8),
                               (2.8, 2.8, 4.4, 4.4), (11.6, 11.6, 13.2, 13.2), (2.8, 13.2, 4.4, 11.6), (11.6, 4.4, 13.2, 2.8)]
    )  # fmt: skip
    hull = "M8 .6C10.8 3 11.4 6 11.2 9.6L13.6 12.2V15L10.4 13.2H5.6L2.4 15V12.2L4.8 9.6C4.6 6 5.2 3 8 .6Z"
    return [
        _symbol(SUN, "0 0 16 16", el("circle", cx=8, cy=8, r=3.8, fill="currentColor"),
                el("path", d=rays, stroke="currentColor", stroke_width=1.5, stroke_linecap="round")),
        _symbol(ROCKET, "0 0 16 16", _path(hull, var("metal"), 0.8), el("circle", cx=8, cy=6, r=1.6, fill=var("ink"))),
        _symbol(STAR, "0 0 16 16", _path("M8 1L10 6H15.4L11.4 9.4L13 15L8 11.8L3 15L4.6 9.4L.6 6H6Z", colour("star"), 0.6)),
        _symbol(BOLT, "0 0 16 16", _path("M9.4 .8L3 9.2H7.4L6.4 15.2L13 6.6H8.6Z", colour("sun"), 0.8)),
        _symbol(FLAG, "0 0 16 16", _path("M3.5 15V1.5M3.5 2H13L10.6 5.2L13 8.4H3.5", var("moon"), 1.2, var("text"))),
        _symbol(CRAFT, "-17 -15 34 30",
                el("path", d="M-4 -9V-14H4", fill="none", stroke=var("metal"), stroke_width=2),
                _path("M-10 -9H9A9 9 0 0 1 9 11H-10A9 9 0 0 1 -10 -9Z", colour("craft"), 1.2),
                el("path", d="M-16 -3L-17 -8M-16 5L-17 10", stroke=var("metal"), stroke_width=2)),
    ]  # fmt: skip


_SYMBOLS: Final = "".join(_cubes() + _seats() + _signs())


def symbols() -> str:
    """All symbols of this box, for the `defs` of a picture."""
    return _SYMBOLS
