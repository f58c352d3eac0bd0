"""The picture on the lid: Jupiter over the cracked ice of Europa, and a submersible in the ocean below."""

from perilune.draw.lid import HEIGHT, WIDTH, ball, disc, fade, glow, lid, night, path, scatter, stars
from perilune.draw.svg import el, num

_ICE = 176.0  # where the ice begins
_BANDS = [(40, "#e9c79a"), (62, "#b5794a"), (78, "#ecd6b4"), (100, "#c28a58"), (122, "#e3bd8c"), (140, "#9c6540")]


def cover() -> str:
    """The picture."""
    sky, above = night("sky", "#04060f", "#1b2140")
    defs = [
        sky,
        ball("shade", "#ffffff00", "#00000022", "#000000cc"),
        el("clipPath", disc(452, 92, 118, "#000"), id="jupiter"),
        fade("ice", "#f4f8ff", "#8fb3d9"),
        fade("deep", "#1f6fb0", "#04122b"),
        glow("lamp", "#fff3c4"),
        glow("vent", "#ff8a3c"),
        glow("haze", "#d9ae7c"),
    ]
    return lid(
        "Lineae",
        defs,
        above,
        stars(120, 11, 170),
        _jupiter(),
        el("rect", y=_ICE, width=WIDTH, height=HEIGHT - _ICE, fill="url(#deep)"),
        _light(),
        _bed(),
        _submersible(214, 292),
        _submersible(452, 330, 0.62),
        _bubbles(),
        _ice(),
    )


def _jupiter() -> str:
    bands = "".join(
        path(f"M320 {y} Q452 {y + 22} 590 {y} V{y + 20} Q452 {y + 42} 320 {y + 20} Z", colour, opacity="0.85")
        for y, colour in _BANDS
    )
    spot = el("ellipse", cx=500, cy=132, rx=26, ry=13, fill="#b14a2a", opacity="0.85")
    body = el("g", disc(452, 92, 118, "#d9ae7c"), bands, spot, clip_path="url(#jupiter)")
    return disc(452, 92, 190, "url(#haze)", 0.45) + body + disc(452, 92, 118, "url(#shade)")


def _ice() -> str:
    edge = (
        "M0 160 L70 152 130 164 210 150 300 162 380 152 470 166 560 152 640 162 "
        "V206 L580 218 520 204 460 222 380 206 320 226 250 208 180 224 110 206 60 220 0 206 Z"
    )
    lines = [
        "M0 176 C120 166 220 198 330 172 S520 190 640 170",
        "M40 206 C150 180 260 196 360 186 S560 206 640 192",
        "M180 154 C200 174 236 178 262 206",
        "M430 158 C412 180 398 184 384 206",
    ]
    cracks = "".join(path(d, "none", "#a2523a", 2.4, opacity="0.75") for d in lines)
    return path(edge, "url(#ice)") + cracks


def _light() -> str:
    rays = ["M120 214 L60 400 H150 L160 214 Z", "M330 218 L320 400 H420 L372 218 Z", "M540 210 L560 400 H640 L580 210 Z"]
    return "".join(path(d, "#bfe6ff", opacity="0.07") for d in rays)


def _bed() -> str:
    ground = "M0 372 C90 350 150 384 230 366 S380 350 450 372 580 360 640 376 V400 H0 Z"
    chimney = "M556 384 L562 344 H574 L580 384 Z"
    return disc(568, 338, 46, "url(#vent)", 0.6) + path(chimney, "#241a18") + path(ground, "#1a130f")


def _submersible(x: float, y: float, size: float = 1) -> str:
    parts = [
        path("M60 -4 L190 -34 V34 Z", "#fff3c4", opacity="0.16"),
        disc(64, 0, 20, "url(#lamp)"),
        path("M-60 0 Q-56 -30 0 -30 T60 0 Q56 26 0 26 T-60 0 Z", "#e0bd55", "#0b0e1a", 2),
        path("M-24 -28 V-44 H14 V-29 Z", "#e0bd55", "#0b0e1a", 2),
        path("M-6 -44 V-58 H8", "none", "#aab4cc", 3),
        path("M-58 -8 L-78 -22 V18 L-58 6 Z", "#aab4cc", "#0b0e1a", 2),
        *[disc(place, -4, 8, "#bfe6ff") + disc(place, -4, 4, "#1f6fb0") for place in (-28, 0, 28)],
    ]
    return el("g", *parts, transform=f"translate({num(x)},{num(y)}) scale({num(size)})")


def _bubbles() -> str:
    return "".join(
        el("circle", cx=90 + 420 * x, cy=226 + 130 * y, r=1 + 3 * size, fill="none", stroke="#bfe6ff", opacity="0.45")
        for x, y, size in scatter(30, 5)
    )
