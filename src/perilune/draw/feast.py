"""The end of a game in the scene itself: fireworks, and a banner that says who won."""

from functools import lru_cache
from math import cos, pi, sin

from perilune.draw.svg import num, rect, use
from perilune.draw.words import fitted, width

GOLD = "#ffd98a"  # of fireworks, beside the colours of the winners
_RAYS = 12


@lru_cache(256)
def burst(x: float, y: float, radius: float, colour: str, inner: float = 0.38) -> str:
    """A firework: rays of two lengths with a spark at the end of each."""
    rays = sparks = ""
    for n in range(_RAYS):
        angle = 2 * pi * n / _RAYS + 0.13
        far = radius * (0.72 if n % 2 else 0.86)
        across, down = cos(angle), sin(angle)
        rays += f"M{num(x + radius * inner * across)} {num(y + radius * inner * down)}"
        rays += f"L{num(x + far * across)} {num(y + far * down)}"
        end = far + radius * 0.16
        sparks += f"M{num(x + end * across)} {num(y + end * down)}h0"
    line = f'fill="none" stroke="{colour}" stroke-linecap="round"'
    return f'<path d="{rays}" {line} stroke-width="1.5" opacity=".85"/><path d="{sparks}" {line} stroke-width="2.8"/>'


@lru_cache(64)
def banner(x: float, y: float, room: float, size: float, signs: tuple[str, ...], words: str) -> str:
    """A plate with its middle at x and its top at y: the marks of the winners, and the words."""
    marks = size * 1.35 * len(signs)
    wide = min(room, width(words, size, True) + marks + size * 1.6)
    left = x - wide / 2
    shown = "".join(use(sign, left + size * (1.3 + 1.35 * n), y + size, size * 1.15) for n, sign in enumerate(signs))
    said = fitted(left + size * 0.75 + marks, y + size * 1.36, words, wide - marks - size * 1.4, size, "b", least=12)
    return f'<g class="feast">{rect(x - wide / 2, y, wide, size * 2, "banner", size)}{shown}{said}</g>'
