"""A moon that goes up in fire, with its race, when the track has come to its end."""

from math import cos, pi, sin
from typing import Final

from perilune.draw.svg import num, points
from perilune.games.uranus.draw.moon_shape import ROCK
from perilune.games.uranus.state import OVER, UranusState

# How far the tongues of the fire reach, one after the other.
_TONGUES: Final = [1.0, 0.74, 0.92, 0.8, 1.06, 0.7, 0.96, 0.84, 1.02, 0.72, 0.9, 0.78, 1.08, 0.76]


def _flare(radius: float, waist: float, turn: float) -> str:
    """A star of uneven tongues around the origin."""
    many = len(_TONGUES)
    corners = []
    for n, reach in enumerate(_TONGUES):
        for share, half in ((reach, 0.0), (waist, 0.5)):
            angle = turn + 2 * pi * (n + half) / many
            corners.append((radius * share * cos(angle), radius * share * sin(angle)))
    return points(corners)


def _rubble() -> str:
    """Pieces of the crust on their way out."""
    drawn = ""
    for n, reach in enumerate(_TONGUES):
        angle = 2 * pi * (n + 0.5) / len(_TONGUES) + reach
        away, size = ROCK * (0.62 + 0.5 * (reach - 0.7)), 9 + 30 * (1.1 - reach)
        x, y = away * cos(angle), away * sin(angle)
        drawn += points(
            [(x - size, y), (x - size * 0.2, y - size * 0.8), (x + size, y - size * 0.1), (x + size * 0.2, y + size * 0.7)]
        )
    return f'<path d="{drawn}" fill="#5d4a58" stroke="#241420" stroke-width="2"/>'


EXPLOSION: Final = (
    f'<circle r="{num(ROCK * 1.35)}" fill="url(#ur-fire)"/>'
    f'<path d="{_flare(ROCK * 0.86, 0.46, 0.2)}" fill="#d63b26" opacity=".8"/>'
    f'<path d="{_flare(ROCK * 0.66, 0.46, 0.42)}" fill="#ff7a2e" opacity=".92"/>'
    f'<path d="{_flare(ROCK * 0.46, 0.5, 0.1)}" fill="#ffc45c"/>'
    f'<circle r="{num(ROCK * 0.46)}" fill="url(#ur-core)"/>{_rubble()}'
)


def exploded(s: UranusState, seat: int) -> bool:
    """Whether the moon has gone up in fire, with its race: the track has come to its end (6.6)."""
    return s.stage == OVER and s.flown[seat] == 0 and s.conceded == 0
