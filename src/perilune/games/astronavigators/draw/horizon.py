"""The scene of the end: a night on Earth, with the Moon and a constellation above an observatory."""

from perilune.draw.horizon import far_stars, heaven, horizon, land
from perilune.draw.lid import ball, disc, fade
from perilune.draw.svg import el, num

_CONSTELLATION = [(470, 52), (560, 34), (640, 66), (742, 40), (850, 74), (930, 44)]


def nightscape() -> str:
    """The picture."""
    defs = [
        fade("sky", "#04071a", "#1b2a55"),
        ball("moon", "#f3f1e6", "#b9bccb", "#2a2f45"),
        fade("far", "#24406a", "#172a4c"),
        fade("near", "#2f6a5c", "#163a3c"),
    ]
    moon = disc(1196, 70, 42, "url(#moon)") + disc(1182, 58, 9, "#8f94a8", 0.4) + disc(1208, 84, 7, "#8f94a8", 0.4)
    way = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in _CONSTELLATION)
    signs = el("path", d=way, fill="none", stroke="#7cd4ff", stroke_width=1.2, opacity="0.4") + "".join(
        disc(x, y, 2.6, "#ffe9b0", 0.8) for x, y in _CONSTELLATION
    )
    house = "M1150 300v-34h92v34z"
    dome = "M1144 268a52 46 0 0 1 104 0z"
    observatory = (
        el("path", d=house, fill="#31476f", stroke="#0b0e1a")
        + el("path", d=dome, fill="#c6d0e4", stroke="#0b0e1a")
        + el("path", d="M1190 224l14 0v44h-14z", fill="#1a2440")
    )
    return horizon(
        "The Earth at night",
        defs,
        heaven("url(#sky)"),
        far_stars(150, 23),
        moon,
        signs,
        land("M0 268C140 230 260 262 400 240S680 216 820 246 1080 226 1280 252", "url(#far)", "#5f86c0"),
        el("g", observatory, opacity="0.7"),
        land("M0 312C200 288 420 306 640 294S1080 284 1280 302", "url(#near)", "#8fd0b4"),
    )
