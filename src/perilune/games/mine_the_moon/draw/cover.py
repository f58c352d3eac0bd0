"""The picture on the lid: robots at work in a crater, a rocket that leaves, the Earth above."""

from perilune.draw.lid import ball, disc, fade, glow, lid, night, path, scatter, stars
from perilune.draw.svg import el, num

_ROBOTS = [(150, 318, "#56b4e9"), (226, 340, "#e69f00"), (316, 322, "#009e73"), (402, 350, "#d55e00")]


def cover() -> str:
    """The picture."""
    sky, above = night("sky", "#05070f", "#131a2e")
    defs = [
        sky,
        ball("earth", "#bfe6ff", "#3a7fd0", "#07142e"),
        fade("far", "#5d6479", "#2f3446"),
        fade("near", "#8b93a7", "#3c4256"),
        fade("floor", "#6d7488", "#262b3c"),
        glow("fire", "#ffb454"),
        glow("air", "#3a7fd0"),
    ]
    return lid(
        "Mine the Moon",
        defs,
        above,
        stars(150, 7, 250),
        _earth(),
        path("M0 250 C60 214 110 236 160 206 S250 176 330 204 470 170 540 200 620 190 640 206 V400 H0 Z", "url(#far)"),
        _rocket(498, 96),
        path("M0 300 C70 262 150 270 210 262 S420 240 500 268 600 262 640 250 V400 H0 Z", "url(#near)"),
        el("ellipse", cx=280, cy=346, rx=270, ry=62, fill="url(#floor)"),
        path("M10 346 A270 62 0 0 1 550 346", stroke="#aab4cc", width=3, opacity="0.5"),
        _craters(),
        "".join(_robot(x, y, colour) for x, y, colour in _ROBOTS),
        path("M0 384 C120 360 260 392 380 376 S560 366 640 386 V400 H0 Z", "#161b2b"),
    )


def _earth() -> str:
    land = (
        "M84 62 C96 50 116 54 120 66 S104 82 112 94 90 104 84 92 76 74 84 62 Z M128 92 C138 88 144 98 138 106 S124 104 128 92 Z"
    )
    return disc(108, 84, 84, "url(#air)", 0.5) + disc(108, 84, 46, "url(#earth)") + path(land, "#57a86b", opacity="0.75")


def _craters() -> str:
    drawn = []
    for x, y, size in scatter(16, 3):
        at_x, at_y = 40 + x * 480, 312 + y * 66
        drawn.append(el("ellipse", cx=at_x, cy=at_y, rx=5 + 14 * size, ry=2 + 4 * size, fill="#1d2233", opacity="0.55"))
    return "".join(drawn)


def _robot(x: float, y: float, colour: str) -> str:
    parts = [
        el("ellipse", cx=0, cy=21, rx=20, ry=5, fill="#0b0e1a", opacity="0.5"),
        path("M-13 20 V4 Q-13 -2 -7 -2 H7 Q13 -2 13 4 V20 Z", colour, "#0b0e1a", 1.5),
        path("M-9 -4 Q-9 -18 0 -18 T9 -4 Z", "#dfe5f1", "#0b0e1a", 1.5),
        disc(-3.5, -10, 2.2, "#0b0e1a"),
        disc(3.5, -10, 2.2, "#0b0e1a"),
        path("M13 6 L22 0 M22 0 L26 3 M22 0 L23 -5", "none", "#dfe5f1", 2),
        path("M0 -18 V-25", "none", "#dfe5f1", 1.5),
        disc(0, -26, 2.4, "#ffb454"),
    ]
    return el("g", *parts, transform=f"translate({num(x)},{num(y)})")


def _rocket(x: float, y: float) -> str:
    parts = [
        disc(0, 100, 62, "url(#fire)"),
        path("M-9 62 Q0 128 0 150 Q0 128 9 62 Z", "#ffd27a"),
        path("M-5 62 Q0 96 0 112 Q0 96 5 62 Z", "#fff6dd"),
        path("M-15 60 V2 Q-15 -30 0 -52 Q15 -30 15 2 V60 Z", "#dfe5f1", "#0b0e1a", 1.5),
        path("M-15 40 L-30 64 V70 L-13 62 Z M15 40 L30 64 V70 L13 62 Z", "#d55e00", "#0b0e1a", 1.5),
        disc(0, -8, 7, "#56b4e9"),
        path("M-15 24 H15", "none", "#8b93a7", 2),
    ]
    return el("g", *parts, transform=f"translate({num(x)},{num(y)}) rotate(9)")
