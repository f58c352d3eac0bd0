"""The scene of the end: Uranus with its ring, above the ground of the planet's moons."""

from perilune.draw.horizon import far_stars, heaven, horizon, land, pits
from perilune.draw.lid import ball, disc, fade
from perilune.draw.svg import el


def moonrise() -> str:
    """The picture."""
    defs = [
        fade("sky", "#05060f", "#241a3c"),
        ball("uranus", "#d9fbff", "#5fb4bd", "#0c2b36"),
        fade("far", "#3f4166", "#26284a"),
        fade("near", "#6d6f94", "#33355a"),
    ]
    planet = disc(1150, 96, 84, "url(#uranus)")
    ring = el("path", d="M1096 -6Q1122 110 1226 196", fill="none", stroke="#e8ecf5", stroke_width=4, opacity="0.5")
    return horizon(
        "The moons of Uranus",
        defs,
        heaven("url(#sky)"),
        far_stars(110, 29),
        el("g", planet, ring, opacity="0.7"),
        land("M0 258C120 232 230 254 360 236S620 206 780 238 1060 222 1280 246", "url(#far)", "#8f90b8"),
        land("M0 314C180 292 380 306 600 296S1000 286 1280 300", "url(#near)", "#b9bbdc"),
        pits(22, 9, 334, 76, 7, 14, "#1c1e38"),
    )
