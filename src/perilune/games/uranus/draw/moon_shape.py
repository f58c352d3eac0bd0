"""The shape of a moon around its middle, at full size: where its hexes lie, and a rock that breaks where its edge has gone dark."""

from functools import lru_cache
from math import atan2, cos, pi, sin, sqrt
from typing import Final

from perilune.draw.svg import num, points
from perilune.games.uranus.draw.symbols import HEX, corners
from perilune.games.uranus.hexes import BIT, COORDINATES, HEXES, RADIUS, hexes_of

ROCK: Final = 8.15 * HEX  # the radius of the whole rock
MIDDLES: Final = [(HEX * sqrt(3) * (x + z / 2), HEX * 1.5 * z) for x, _, z in COORDINATES]
OUTLINE: Final = "".join(points(corners(HEX, x, y)) for x, y in MIDDLES)  # of all hexes
SIDES: Final = [(0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1), (1, 0, -1), (1, -1, 0)]  # beyond each side, from corner to corner
EDGE: Final = sum(BIT[h] for h in range(HEXES) if max(abs(c) for c in COORDINATES[h]) == RADIUS)
_STEPS: Final = 90  # of the rim
_APOTHEM: Final = 6.75 * HEX  # of the large hexagon that the hexes make


def _noise(n: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return (n * 2654435761 % 4294967296 >> 8) % 1000 / 1000


def _angle_of(hex_: int) -> float:
    x, y = MIDDLES[hex_]
    return atan2(y, x)


_ROUND: Final = sorted(hexes_of(EDGE), key=_angle_of)
# The hex of the edge that is nearest to each step of the rim.
_NEAREST: Final = [
    min(_ROUND, key=lambda h: abs((_angle_of(h) - 2 * pi * step / _STEPS + pi) % (2 * pi) - pi)) for step in range(_STEPS)
]


def border(mask: int) -> str:
    """The line around a set of hexes, as the path of its sides."""
    inside = {COORDINATES[hex_] for hex_ in hexes_of(mask)}
    path = []
    for hex_ in hexes_of(mask):
        x, y, z = COORDINATES[hex_]
        at = corners(HEX, *MIDDLES[hex_])
        for side, (dx, dy, dz) in enumerate(SIDES):
            if (x + dx, y + dy, z + dz) not in inside:
                (x1, y1), (x2, y2) = at[side], at[(side + 1) % 6]
                path.append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    return "".join(path)


@lru_cache(256)
def rock(dark_edge: int, detailed: bool) -> str:
    """The rock under the hexes: whole where the edge is, broken away where it is dark, with rubble that drifts off."""
    rim: list[tuple[float, float]] = []
    cracks: list[list[tuple[float, float]]] = []
    rubble: list[str] = []
    craters: list[str] = []
    for step in range(_STEPS):
        angle = 2 * pi * step / _STEPS
        broken = dark_edge & BIT[_NEAREST[step]] != 0
        if not broken:
            rim.append((ROCK * cos(angle), ROCK * sin(angle)))
            if detailed and _noise(step * 7 + 3) < 0.3:
                craters.append(_crater(angle, step))
            continue
        first = dark_edge & BIT[_NEAREST[step - 1]] == 0 or not cracks
        bite = _APOTHEM / cos(angle % (pi / 3) - pi / 6) * 0.985 + (_noise(step) - 0.5) * 0.62 * HEX
        at = (bite * cos(angle), bite * sin(angle))
        if first:
            cracks.append(_side(angle - pi / _STEPS, bite, step))
            rim += cracks[-1]
        rim.append(at)
        cracks[-1].append(at)
        if dark_edge & BIT[_NEAREST[(step + 1) % _STEPS]] == 0:
            side = _side(angle + pi / _STEPS, bite, step + 7)[::-1]
            rim += side
            cracks[-1] += side
        if detailed and _noise(step * 5 + 1) < 0.5:
            rubble.append(_pebble(angle, step))
    drawn = f'<path d="{points(rim)}" fill="url(#ur-rim)"/>' + "".join(craters)
    if cracks:
        d = "".join("M" + "L".join(f"{num(x)} {num(y)}" for x, y in crack) for crack in cracks)
        drawn += f'<path d="{d}" class="crack"/><path d="{d}" class="crest"/>'
    return drawn + "".join(rubble)


def _side(angle: float, bite: float, seed: int) -> list[tuple[float, float]]:
    """The jagged side of a break, from the rim inwards."""
    found = []
    for n in range(5):
        far = ROCK + (bite - ROCK) * n / 5
        off = angle + (_noise(seed * 3 + n * 11) - 0.5) * 0.07 * (n > 0)
        found.append((far * cos(off), far * sin(off)))
    return found


def _crater(angle: float, step: int) -> str:
    far = ROCK * (0.885 + 0.075 * _noise(step * 3))
    x, y, size = far * cos(angle), far * sin(angle), 3.5 + 5 * _noise(step * 11)
    wide, high = num(size), num(size * 0.83)
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{wide}" ry="{high}" fill="#2c2440" opacity=".75"/>'
        f'<path d="M{num(x - size * 0.92)} {num(y + size * 0.25)}a{wide} {high} 0 0 0 {num(size * 1.84)} 0" class="lip"/>'
    )


def _pebble(angle: float, step: int) -> str:
    out = ROCK * (0.94 + 0.14 * _noise(step * 13))
    x, y, size = out * cos(angle), out * sin(angle), 2 + 4.5 * _noise(step * 17)
    rough = [(size * (0.7 + 0.4 * _noise(step + n)), n * pi / 3) for n in range(6)]
    shape = [(x + far * cos(a), y + far * sin(a)) for far, a in rough]
    return f'<path d="{points(shape)}" class="rubble"/>'
