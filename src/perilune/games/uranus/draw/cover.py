"""The picture on the lid: asteroids fall on a moon of hexes, and Uranus waits behind it."""

from math import cos, pi, sin, sqrt

from perilune.draw.lid import ball, disc, glow, lid, night, path, scatter, stars
from perilune.draw.svg import el, num, points

_LAND = ["#c2564c", "#4d8f57", "#4b78c4", "#8a5cc0", "#8b93a7"]
_RADIUS = 25.0
_ASTEROIDS = [(330, 74, 15), (452, 40, 10), (236, 30, 9), (560, 120, 12)]


def cover() -> str:
    """The picture."""
    sky, above = night("sky", "#070512", "#221436")
    defs = [
        sky,
        ball("uranus", "#e9fffd", "#7fd6d8", "#123a4c"),
        ball("shade", "#ffffff22", "#00000010", "#000000d8", 0.4, 0.25),
        glow("fire", "#ff8a3c"),
        glow("air", "#7fd6d8"),
        el("clipPath", disc(232, 330, 190, "#000"), id="moon"),
    ]
    return lid(
        "Uranus!",
        defs,
        above,
        stars(140, 31),
        _uranus(),
        _moon(),
        "".join(_asteroid(x, y, size) for x, y, size in _ASTEROIDS),
        _rocket(),
    )


def _uranus() -> str:
    ring = el("ellipse", cx=0, cy=0, rx=150, ry=34, fill="none", stroke="#cfeff0", stroke_width=4, opacity="0.75")
    front = el("clipPath", el("rect", x=-160, y=0, width=320, height=60), id="front")
    turned = el("g", front, el("g", ring, clip_path="url(#front)"), transform="translate(512,150) rotate(72)")
    back = el("g", ring, transform="translate(512,150) rotate(72)")
    return disc(512, 150, 170, "url(#air)", 0.35) + back + disc(512, 150, 86, "url(#uranus)") + turned


def _moon() -> str:
    cells = []
    shades = scatter(200, 17)
    for row in range(-7, 6):
        for column in range(-6, 7):
            x = 232 + sqrt(3) * _RADIUS * (column + (row % 2) / 2)
            y = 330 + 1.5 * _RADIUS * row
            pick = shades[(row * 13 + column + 100) % len(shades)]
            dark = (x - 330) ** 2 + (y - 230) ** 2 < 54**2
            fill = "#14101f" if dark else _LAND[int(pick[0] * len(_LAND))]
            corners = [(x + _RADIUS * cos(pi / 6 + pi / 3 * n), y + _RADIUS * sin(pi / 6 + pi / 3 * n)) for n in range(6)]
            cells.append(path(points(corners), fill, "#0b0e1a", 2))
    tunnels = path("M146 255 L189 255 211 292 254 292 276 330 232 330", "none", "#f4f6fb", 5)
    mines = "".join(disc(x, y, 7, "#ffe9b0") for x, y in [(146, 255), (211, 292), (276, 330), (232, 330)])
    body = el("g", *cells, tunnels, mines, clip_path="url(#moon)")
    return body + disc(232, 330, 190, "url(#shade)") + disc(322, 236, 60, "url(#fire)", 0.9)


def _asteroid(x: float, y: float, size: float) -> str:
    near = f"M{num(x)} {num(y - size * 0.7)} L{num(x + 90)} {num(y - 74)} L{num(x + size * 0.8)} {num(y + size * 0.4)} Z"
    tail = path(near, "#ff8a3c", opacity="0.45")
    rough = [0.9, 1.1, 0.8, 1.05, 0.95, 1.15, 0.85]
    rock = [(x + size * far * cos(2 * pi * n / 7), y + size * far * sin(2 * pi * n / 7)) for n, far in enumerate(rough)]
    return tail + disc(x, y, size * 2.4, "url(#fire)", 0.7) + path(points(rock), "#5a4a45", "#ffb454", 1.5)


def _rocket() -> str:
    parts = [
        path("M-8 30 Q0 74 0 92 Q0 74 8 30 Z", "#ffd27a"),
        path("M-11 30 V-8 Q-11 -26 0 -42 Q11 -26 11 -8 V30 Z", "#f4f6fb", "#0b0e1a", 1.5),
        path("M-11 16 L-22 34 V38 L-9 31 Z M11 16 L22 34 V38 L9 31 Z", "#8a5cc0", "#0b0e1a", 1.5),
        disc(0, -8, 5, "#7fd6d8"),
    ]
    return el("g", *parts, transform="translate(418,262) rotate(42)")
