"""The scene of the end: hills of the Moon, and the Earth above them."""

from perilune.draw.horizon import far_stars, heaven, horizon, land, pits
from perilune.draw.lid import ball, disc, fade
from perilune.draw.svg import el


def moonscape() -> str:
    """The picture."""
    defs = [
        fade("sky", "#05070f", "#1c1d3a"),
        ball("earth", "#cfeeff", "#3f8be0", "#06122c"),
        fade("far", "#4b526b", "#262b42"),
        fade("near", "#8d95aa", "#3a4058"),
    ]
    earth = disc(1196, 66, 42, "url(#earth)") + el(
        "path", d="M1172 46q18-14 32 0t-8 20q-10 8-20 2t-4-22zM1206 78q12-4 14 6t-14 6z", fill="#6cc07c", opacity="0.7"
    )
    return horizon(
        "The Moon",
        defs,
        heaven("url(#sky)"),
        far_stars(110, 7),
        earth,
        land("M0 262C90 226 190 246 290 224S520 190 660 228 930 196 1080 226 1230 214 1280 232", "url(#far)", "#8b93ad"),
        land("M0 316C160 286 340 302 480 294S860 282 1020 298 1210 290 1280 300", "url(#near)", "#cdd4e6"),
        pits(26, 5, 330, 80, 9, 16, "#20253a"),
    )
