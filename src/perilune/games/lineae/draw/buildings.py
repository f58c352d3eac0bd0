"""What stands under a dome or in a chamber of the ice: small buildings, each with the sign of what it is for."""

from functools import lru_cache

from perilune.draw.svg import use
from perilune.games.lineae.content import HYDROCARBON
from perilune.games.lineae.draw.colours import INK
from perilune.games.lineae.draw.symbols import BOLT, COIN, FLAG, STAR, SUN, TECH, TILE, cube, tech_icon

_ALGAE = 5
_SIGNS = {
    "income": COIN, "council": FLAG, "election": FLAG, "power": BOLT, "farm": SUN, "research": TECH, "embassy": STAR,
    "exchange": cube(0), "generator": tech_icon("impellers"), "treatment": TILE, "vats": cube(_ALGAE), "still": cube(HYDROCARBON),
    "canteen": cube(2),
}  # fmt: skip


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-linejoin="round"/>'


def _lights(d: str) -> str:
    return f'<path d="{d}" class="line" stroke="#ffdf8a" stroke-width="2.4"/>'


@lru_cache(64)
def emblem(effect: str, y: float) -> str:
    """A skyline that stands on the height y around the middle, with the card's sign on its tower."""
    if effect in ("council", "embassy", "election"):
        blocks = _path("M-30 0V-24L0 -40L30 -24V0Z", "#4a5680") + _path("M-30 -24L0 -40L30 -24Z", "#6a78a6")
        lights = '<path d="M-23 -2V-21M-12 -2V-21M12 -2V-21M23 -2V-21" class="line" stroke="#8fa3d0" stroke-width="3.4"/>'
        sign = use(_SIGNS[effect], 0, -12, 20)
    elif effect in ("vats", "still", "treatment"):
        blocks = "".join(_path(f"M{x} 0V-26Q{x + 10} -36 {x + 20} -26V0Z", "#3f6a7c" if x else "#52648f") for x in (-34, -10, 14))
        lights = _lights("M-28 -8H-20M20 -8H28")
        sign = use(_SIGNS[effect], 0, -15, 18)
    elif effect in ("farm",):
        blocks = "".join(_path(f"M{x} -4L{x + 6} -24H{x + 24}L{x + 18} -4Z", "#24508a") for x in (-38, -12, 14))
        lights = (
            '<path d="M-32 -14H-14M-6 -14H12M20 -14H38M-25 -4L-19 -24M1 -4L7 -24M27 -4L33 -24" class="line" stroke="#7fb2ea"/>'
        )
        sign = use(SUN, 0, -38, 18)
    elif effect in ("hire",):
        blocks = _path("M-30 0V-22H-12V0ZM12 0V-22H30V0Z", "#3b4c78") + _path("M-12 0V-34H12V0Z", "#52648f")
        lights = '<path d="M-5 0V-12Q-5 -18 0 -18T5 -12V0Z" fill="#ffcf7d"/>' + _lights(
            "M-25 -14H-22M-20 -14H-17M17 -14H20M22 -14H25"
        )
        sign = ""
    else:
        blocks = _path("M-32 0V-18H-18V0ZM18 0V-24H32V0Z", "#3b4c78") + _path("M-14 0V-30L-10 -38H10L14 -30V0Z", "#52648f")
        lights = _lights("M-29 -14H-26M-24 -14H-21M-29 -8H-26M21 -18H24M26 -18H29M21 -12H24M26 -6H29")
        sign = use(_SIGNS.get(effect, COIN), 0, -19, 19)
    return f'<g transform="translate(0,{y:g})">{blocks}{lights}{sign}</g>'
