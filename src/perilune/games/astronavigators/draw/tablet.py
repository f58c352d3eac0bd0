"""The table on a tablet: the sky across all of it, and the other parts of the phone in two columns below."""

from collections.abc import Callable
from typing import Final

from perilune.draw.svg import num
from perilune.games.astronavigators.draw.phone import (
    choices,
    close_map,
    orrery_ring,
    overview,
    planet_row,
    players,
    sky_window,
    way,
    week_grid,
)
from perilune.games.astronavigators.draw.phone_board import own_board
from perilune.games.astronavigators.draw.phone_race import dials, finale, hand, stage
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import PHONE_WIDTH
from perilune.games.astronavigators.jobs import TRAVEL, decider, in_hand
from perilune.games.astronavigators.state import AGENDA, DRAFT, ORRERY, OVER, SOLAR_SYSTEM

Part = Callable[[Scene, float], float]

WIDE: Final = 2 * PHONE_WIDTH + 16
HIGH_SKY, SKY, LOW_SKY = 260.0, 222.0, 160.0  # in set-up; in a month; where planets need the room
LEAST: Final = 740.0  # as high as other boards


def observatory(scene: Scene) -> tuple[float, float]:
    """A night at the observatory."""
    s = scene.s
    y = _floor(scene)
    if s.stage == ORRERY:
        return WIDE, _columns(scene, y, [orrery_ring], [own_board, way])
    solar = s.mode >= SOLAR_SYSTEM
    y = sky_window(scene, y, WIDE, HIGH_SKY if s.stage in (DRAFT, AGENDA) else LOW_SKY if solar else SKY)
    if s.stage == DRAFT:
        return WIDE, _columns(scene, y, [choices], [overview, way])
    if s.stage == AGENDA:
        return WIDE, _columns(scene, y, [choices], [planet_row, way] if solar else [overview, way])
    if in_hand(s) == TRAVEL and decider(s) == scene.seat:
        return WIDE, _columns(scene, y, [close_map, week_grid], [own_board, way])
    if solar:
        return WIDE, _columns(scene, y, [week_grid, overview], [own_board, way])
    return WIDE, _columns(scene, y, [week_grid, overview, way], [own_board])


def flight(scene: Scene) -> tuple[float, float]:
    """The race."""
    y = _floor(scene)
    there: list[Part] = [finale, way, week_grid] if scene.s.stage == OVER else [stage, week_grid]
    return WIDE, _columns(scene, y, there, [dials, hand, own_board])


def _floor(scene: Scene) -> float:
    """The ground of all, and who plays."""
    scene.add(f'<rect width="{num(WIDE)}" height="4000" class="av-floor"/>')
    return players(scene, 4, WIDE)


def _columns(scene: Scene, y: float, *columns: list[Part]) -> float:
    """Parts of a phone's width, one below the other in each column; returns how high all of it is."""
    ends = []
    for number, parts in enumerate(columns):
        top = y
        for part in parts:  # each from its own origin: where it moves as a whole, its parts stay the same
            scene.add(f'<g transform="translate({num(number * (PHONE_WIDTH + 16))} {num(top)})">')
            top += part(scene, 0.0)
            scene.add("</g>")
        ends.append(top)
    return max(LEAST, *ends) + 4
