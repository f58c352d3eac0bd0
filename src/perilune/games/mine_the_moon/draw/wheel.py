"""The crater as a tilted wheel: where its wedges lie. An ellipse is a pressed circle, so areas keep the true odds."""

from functools import lru_cache
from math import cos, pi, sin, tau
from typing import Final, NamedTuple

from perilune.draw.svg import num
from perilune.games.mine_the_moon.content import KINDS, Face

# From the top, clockwise: all rockets; raw and refined of a type side by side; single rockets.
_AROUND: Final = [6, 0, 3, 1, 4, 2, 5, 7, 8, 9]


class Wheel(NamedTuple):
    """The middle of the floor, its half axes, and how much of them the hub takes."""

    x: float
    y: float
    rx: float
    ry: float
    hub: float

    def at(self, share: float, far: float) -> tuple[float, float]:
        """The point at this share of the full turn, 0 at the top; `far` is 1 at the rim."""
        angle = tau * share - pi / 2
        return self.x + self.rx * far * cos(angle), self.y + self.ry * far * sin(angle)


class Wedge(NamedTuple):
    """A result of the wheel, from share to share of the full turn."""

    result: int
    start: float
    end: float

    @property
    def middle(self) -> float:
        """The share in its middle."""
        return (self.start + self.end) / 2

    @property
    def percent(self) -> int:
        """How many of a hundred spins stop here."""
        return round(100 * (self.end - self.start))


WIDE_WHEEL: Final = Wheel(296, 408, 258, 115, 0.217)
MEDIUM_WHEEL: Final = Wheel(248, 408, 222, 115, 0.24)
NARROW_WHEEL: Final = Wheel(195, 0, 172, 118, 0.26)


def wedges(face: Face) -> list[Wedge]:
    """The wedges of a crater, a launch of all rockets in the middle of the top."""
    start = -face.weights[KINDS] / 200
    found = []
    for result in _AROUND:
        if face.weights[result]:
            end = start + face.weights[result] / 100
            found.append(Wedge(result, start, end))
            start = end
    return found


@lru_cache(256)
def sector(wheel: Wheel, start: float, end: float, inset: float = 0.0) -> str:
    """The path of a wedge, drawn in from its edges by this many units."""
    near, far = wheel.hub + inset / wheel.rx, 1 - inset / wheel.rx
    aside = inset / wheel.rx / tau
    big = 1 if end - start > 0.5 else 0
    outer, inner = f"{num(wheel.rx * far)} {num(wheel.ry * far)}", f"{num(wheel.rx * near)} {num(wheel.ry * near)}"
    (ax, ay), (bx, by) = wheel.at(start + aside / 0.8, far), wheel.at(end - aside / 0.8, far)
    (cx, cy), (dx, dy) = wheel.at(end - aside / 0.4, near), wheel.at(start + aside / 0.4, near)
    return (
        f"M{num(ax)} {num(ay)}A{outer} 0 {big} 1 {num(bx)} {num(by)}L{num(cx)} {num(cy)}A{inner} 0 {big} 0 {num(dx)} {num(dy)}Z"
    )


@lru_cache(1024)
def crowd(wheel: Wheel, start: float, end: float, count: int, tall: float) -> tuple[list[tuple[float, float]], float]:
    """Places for so many robots on a wedge, the farthest first, and how tall they are there: smaller where many share it."""
    while True:
        rows = _rows(wheel, start, end, tall)
        if sum(fits for _, fits in rows) >= count or tall < 16:
            break
        tall -= 2
    places: list[tuple[float, float]] = []
    for far, fits in rows:
        here = min(max(1, fits), count - len(places))
        for number in range(here):
            away = (number - (here - 1) / 2) * tall * 0.72 / (tau * wheel.rx * far)
            x, y = wheel.at((start + end) / 2 + away, far)
            places.append((x, y + tall * 0.3))
    while len(places) < count:
        x, y = wheel.at((start + end) / 2, 0.4)
        places.append((x, y + tall * 0.3))
    return sorted(places, key=lambda place: place[1]), tall


def _rows(wheel: Wheel, start: float, end: float, tall: float) -> list[tuple[float, int]]:
    """Rows of places at their distance from the middle, the most roomy first, each with how many fit."""
    wide = tall * 0.72
    return [(far, int((end - start) * tau * wheel.rx * far * 0.8 / wide)) for far in (0.54, 0.4, 0.68, 0.82)]
