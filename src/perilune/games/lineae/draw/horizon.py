"""The scene of the end: the ice of Europa with its lines, and Jupiter above it."""

from perilune.draw.horizon import far_stars, heaven, horizon, land
from perilune.draw.lid import ball, disc, fade
from perilune.draw.svg import el

_LINES = "M0 372L260 330 560 352 900 318 1280 346M120 420L420 336 700 308M620 420L840 344 1180 306M980 420L1140 360 1280 392"


def icescape() -> str:
    """The picture."""
    defs = [
        fade("sky", "#04060e", "#1d2346"),
        ball("jupiter", "#f0d3ac", "#b9805a", "#1a0d0b"),
        fade("far", "#53709c", "#2a4068"),
        fade("near", "#9fbfe2", "#3e6699"),
    ]
    bands = "M1098 60Q1180 74 1262 58M1090 88Q1180 106 1270 86M1102 120Q1180 136 1258 118"
    jupiter = disc(1180, 88, 92, "url(#jupiter)") + el(
        "path", d=bands, fill="none", stroke="#7a4a34", stroke_width=8, opacity="0.4"
    )
    return horizon(
        "Europa",
        defs,
        heaven("url(#sky)"),
        far_stars(100, 11),
        el("g", jupiter, opacity="0.75"),
        land("M0 262L120 236 210 254 330 222 470 256 610 232 760 258 900 226 1040 252 1170 230 1280 250", "url(#far)", "#b8d4f2"),
        land("M0 312L180 298 400 308 640 294 880 306 1100 292 1280 304", "url(#near)", "#f2f8ff"),
        el("path", d=_LINES, fill="none", stroke="#9a5a4a", stroke_width=2.4, opacity="0.45"),
    )
