"""The picture on the lid: Orion over the Earth's limb, a sextant's arc, and the way to the Moon."""

from perilune.draw.lid import ball, disc, glow, lid, night, path, scatter, stars
from perilune.draw.svg import el, num

# Orion, as one sees it from the north: the place and the brightness of its stars.
_ORION = {
    "betelgeuse": (118, 66, 4.6, "#ffb27a"),
    "bellatrix": (206, 76, 3.4, "#dfe9ff"),
    "alnitak": (146, 136, 3.2, "#dfe9ff"),
    "alnilam": (162, 128, 3.2, "#dfe9ff"),
    "mintaka": (178, 120, 3.0, "#dfe9ff"),
    "saiph": (134, 204, 3.2, "#dfe9ff"),
    "rigel": (220, 192, 5.0, "#bcd7ff"),
    "meissa": (160, 40, 2.4, "#dfe9ff"),
}
_LINES = [
    ("betelgeuse", "bellatrix"),
    ("betelgeuse", "alnitak"),
    ("bellatrix", "mintaka"),
    ("alnitak", "alnilam"),
    ("alnilam", "mintaka"),
    ("alnitak", "saiph"),
    ("mintaka", "rigel"),
    ("betelgeuse", "meissa"),
    ("bellatrix", "meissa"),
]


def cover() -> str:
    """The picture."""
    sky, above = night("sky", "#03050d", "#14203f")
    defs = [
        sky,
        ball("earth", "#9fd4ff", "#2b6cc0", "#051026", 0.5, 0.05),
        ball("moon", "#fffbe8", "#c9c3ad", "#2f2f38"),
        glow("air", "#7cd4ff"),
        glow("shine", "#fffbe8"),
    ]
    return lid("AstroNavigators", defs, above, stars(190, 23), _orion(), _moon(), _earth(), _sextant(), _flight())


def _orion() -> str:
    drawn = []
    for one, other in _LINES:
        (x1, y1, _, _), (x2, y2, _, _) = _ORION[one], _ORION[other]
        drawn.append(path(f"M{x1} {y1} L{x2} {y2}", "none", "#7cd4ff", 1.2, opacity="0.6"))
    for x, y, size, colour in _ORION.values():
        drawn.append(disc(x, y, size * 2.2, colour, 0.18) + disc(x, y, size, colour))
    return el("g", *drawn, transform="translate(60,6) scale(1.15)")


def _moon() -> str:
    spots = "".join(
        disc(528 + 56 * (x - 0.5), 92 + 56 * (y - 0.5), 2 + 7 * size, "#9a9482", 0.5) for x, y, size in scatter(9, 19)
    )
    return disc(528, 92, 84, "url(#shine)", 0.4) + disc(528, 92, 46, "url(#moon)") + spots


def _earth() -> str:
    land = (
        "M120 344 C170 316 214 330 236 344 S300 350 290 372 230 384 216 400 H110 C96 380 96 358 120 344 Z "
        "M360 338 C410 322 470 336 500 356 S520 392 508 400 H390 C372 384 340 352 360 338 Z"
    )
    air = el("ellipse", cx=320, cy=640, rx=560, ry=352, fill="url(#air)", opacity="0.55")
    return air + el("ellipse", cx=320, cy=640, rx=520, ry=326, fill="url(#earth)") + path(land, "#4f9a63", opacity="0.7")


def _sextant() -> str:
    ticks = "".join(
        path(f"M{num(-112 + 8 * n)} {num(92 - abs(n - 14) * 1.1)} v{9 if n % 4 == 0 else 5}", "none", "#e0bd55", 1.4)
        for n in range(29)
    )
    parts = [
        path("M0 0 L-118 92 Q0 132 118 92 Z", "none", "#e0bd55", 4),
        path("M-96 74 Q0 106 96 74", "none", "#e0bd55", 2),
        path("M0 0 L34 112", "none", "#fff3c4", 4),
        disc(0, 0, 8, "#e0bd55"),
        path("M-70 44 L-118 30 M-112 24 L-124 36", "none", "#e0bd55", 4),
        ticks,
    ]
    return el("g", *parts, transform="translate(206,250) rotate(-14) scale(0.9)", opacity="0.92")


def _flight() -> str:
    way = "M356 322 C470 300 600 236 570 130 C552 76 494 60 482 112"
    craft = el(
        "g",
        path("M-16 6 L-8 -12 H8 L16 6 Z", "#dfe5f1", "#0b0e1a", 1.5),
        path("M-14 6 H14 L10 22 H-10 Z", "#aab4cc", "#0b0e1a", 1.5),
        path("M-6 22 L0 40 L6 22 Z", "#ffb454"),
        transform="translate(556,216) rotate(-12)",
    )
    return path(way, "none", "#ffb454", 2.4, stroke_dasharray="3 8") + craft
