"""The orrery: where the planets stand, which of them the Sun hides, and how they move (rules, chapter 14)."""

from typing import Final

from perilune.games.astronavigators.content import EARTH, PLANETS, Content
from perilune.games.astronavigators.state import NavState

CIRCLE: Final = 720  # half degrees
PILLARS: Final = 120  # the pillars hide this much on each side of the Sun's far point
MONTHLY: Final = 0
YEARLY: Final = 1


def angle(s: NavState, c: Content, planet: int) -> int:
    """Where the planet stands, in half degrees."""
    return c.planets[planet].angle(s.planets[planet])


def planet_seen(s: NavState, c: Content, planet: int) -> bool:
    """Wholly outside the pillars, which stand opposite the Earth (14.3)."""
    far = (angle(s, c, EARTH) + CIRCLE // 2) % CIRCLE
    off = (angle(s, c, planet) - far) % CIRCLE
    return PILLARS < off < CIRCLE - PILLARS


def in_transit(s: NavState, c: Content, planet: int) -> bool:
    """On the Earth's line, on the same side of the Sun (14.4)."""
    return angle(s, c, planet) == angle(s, c, EARTH)


def planet_shown(s: NavState, c: Content, planet: int) -> bool:
    """Seen on the orrery, or on a card that lies open on the planet deck or on a week (10.2)."""
    if planet_seen(s, c, planet) or (s.planet_top >= 0 and c.cards[s.planet_top].planet == planet):
        return True
    for cards in s.weeks:
        if cards and c.cards[cards[-1]].planet == planet:
            return True
    return False


def move_planets(s: NavState, c: Content, new_year: bool) -> None:
    """Inner planets step each month, Jupiter and Saturn each year, the others never (14.5)."""
    for planet in range(PLANETS):
        spec = c.planets[planet]
        if spec.every == MONTHLY or (spec.every == YEARLY and new_year):
            s.planets[planet] = (s.planets[planet] + 1) % spec.spots
