"""Houses: a wall, a strip of the building's colour, its roof, and doors. A door is a robot's place."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.draw.palette import var
from perilune.draw.svg import num, rect, use
from perilune.games.mine_the_moon.draw.roofs import roof
from perilune.games.mine_the_moon.draw.symbols import INK, TEAM, block, shadow, shape, stamp


class Doors(NamedTuple):
    """The size of a door, and the wall between two columns."""

    w: float
    h: float
    gap: float


WIDE_DOORS: Final = Doors(27, 28, 6)
NARROW_DOORS: Final = Doors(44, 32, 4)
_PANE, _LAMP = "#8fb4e6", "#ffd79a"


class Column(NamedTuple):
    """A column of doors of a house: its left edge, its top, and how many doors it has."""

    x: float
    top: float
    doors: int

    def feet(self, size: Doors) -> list[tuple[float, float]]:
        """Where the robots of its team stand, from the ground up."""
        bottom = self.top + self.doors * size.h
        return [(self.x + size.w / 2, bottom - n * size.h - 1.5) for n in range(self.doors)]


@lru_cache(256)
def columns(x: float, ground: float, teams: tuple[int, ...], size: Doors) -> list[Column]:
    """The columns of a house with its middle at x, from left to right."""
    step = size.w + size.gap
    left = x - (step * len(teams) - size.gap) / 2
    return [Column(left + n * step, ground - 1 - team * size.h, team) for n, team in enumerate(teams)]


@lru_cache(256)
def house(x: float, ground: float, teams: tuple[int, ...], size: Doors, colour: str, key: str, roof_scale: float = 1) -> str:
    """A house with columns of doors."""
    places = columns(x, ground, teams, size)
    left, right = places[0].x - 7, places[-1].x + size.w + 7
    top = min(column.top for column in places) - 7
    drawn = [_body(left, right, top, ground, colour, key, roof_scale)]
    for number, column in enumerate(places):
        drawn.append(f'<g class="door">{_doorway(column, size)}</g>')
        if column.top - top > size.h:
            drawn.append(_windows(column.x + size.w / 2, column.top - size.h / 2 - 3, number))
    return "".join(drawn)


@lru_cache(256)
def hall(
    x: float, ground: float, doors: int, size: Doors, colour: str, key: str, roof_scale: float = 1, least: float = 48
) -> str:
    """A house whose doors are in a row: the building of a moonbase."""
    half = max(least / 2, doors * size.w / 2) + 7
    top = ground - size.h - 7
    rows = "".join(
        f'<g class="door">{_doorway(Column(x - doors * size.w / 2 + n * size.w, ground - 1 - size.h, 1), size)}</g>'
        for n in range(doors)
    )
    panes = "" if doors else _windows(x, ground - size.h / 2 - 2, 0)
    return _body(x - half, x + half, top, ground, colour, key, roof_scale) + rows + panes


def _body(left: float, right: float, top: float, ground: float, colour: str, key: str, roof_scale: float) -> str:
    """Shadow, roof, wall and strip."""
    west, east, high, low = num(left), num(right), num(top), num(ground)
    walls = f"M{west} {low}V{num(top + 5)}Q{west} {high} {num(left + 5)} {high}H{num(right - 5)}Q{east} {high} {east} {num(top + 5)}V{low}Z"
    middle = (left + right) / 2
    return (
        shadow(middle + 12, ground + 1, (right - left) / 2 + 10)
        + stamp(roof(key), middle, top + 1, roof_scale)
        + shape(walls, "url(#mm-wall)", INK, 1.2)
        + shape(f"M{num(left + 1)} {num(top + 5)}q0 -4 4 -4H{num(right - 5)}q4 0 4 4Z", var(colour))
        + shape(f"M{num(left + 2)} {num(ground - 1)}V{num(top + 6)}", "none", "#dfe5f1", 1, ' opacity=".45"')
    )  # fmt: skip


def _doorway(column: Column, size: Doors) -> str:
    """A dark column with the sign of a robot in each door."""
    sign = min(size.w, size.h) * 0.52
    high = column.doors * size.h
    bars = "".join(f"M{num(column.x + 2)} {num(column.top + n * size.h)}h{num(size.w - 4)}" for n in range(1, column.doors))
    signs = "".join(use(TEAM, column.x + size.w / 2, column.top + (n + 0.5) * size.h, sign, "free") for n in range(column.doors))
    lines = shape(bars, "none", "#55607c", 1.4) if bars else ""
    return rect(column.x - 1, column.top - 1, size.w + 2, high + 1, "door", 5) + lines + signs


def _windows(x: float, y: float, number: int) -> str:
    """Small windows in a blank wall, one of them dark."""
    return "".join(
        block(x - 10.5 + n * 8, y, 5, 6.5, _PANE if (n + number) % 3 == 1 else _LAMP, "#2b3350", 1.5) for n in range(3)
    )


@lru_cache(1024)
def light(column: Column, size: Doors) -> str:
    """The light behind the doors of a team."""
    high = column.doors * size.h
    bars = "".join(f"M{num(column.x + 2)} {num(column.top + n * size.h)}h{num(size.w - 4)}" for n in range(1, column.doors))
    lines = shape(bars, "none", "#55607c", 1.4) if bars else ""
    return rect(column.x - 1, column.top - 1, size.w + 2, high + 1, "warm", 5) + lines


def outline(x: float, y: float, w: float, h: float, round_: float = 6, class_: str = "hot") -> str:
    """The outline of what can be used, on a dark line of its own; `hot lantern` is as bright by day as by night."""
    return rect(x, y, w, h, "under", round_) + rect(x, y, w, h, class_, round_)
