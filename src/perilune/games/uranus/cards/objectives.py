"""Rules, chapter 10: personal objectives. A moon does not change after its race has flown, so they can be read off at the end."""

from typing import Final

from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import ALL_HEXES, BIT, count
from perilune.games.uranus.moon import networks
from perilune.games.uranus.state import UranusState

FIRST_FOOTPRINT: Final = 0
LAST_ONE_OUT: Final = 1
DEEP_DIGGERS: Final = 2
GRAND_JUNCTION: Final = 3
BUNKER_BUILDERS: Final = 4
KNOW_IT_ALLS: Final = 5
DEADEYE: Final = 6
FREIGHT_KINGS: Final = 7
CLEAN_SKIES: Final = 8
DOUBLE_DEPARTURE: Final = 9
GREEN_AND_PLEASANT: Final = 10

ALL_TECHS: Final = 15


def fulfilled(s: UranusState, content: Content, seat: int) -> bool:
    """Whether a flown seat has done what its objective asks."""
    goal = s.objectives[seat]
    number = content.objectives[goal].number
    moon = content.moons[s.moons[seat]]
    if goal == FIRST_FOOTPRINT:
        return s.flown[seat] == 1
    if goal == LAST_ONE_OUT:
        return s.flown[seat] == s.seats
    if goal == DEEP_DIGGERS:
        return count(s.mines[seat]) >= number
    if goal == GRAND_JUNCTION:
        return any(count(net & s.mines[seat]) >= number for net in networks(s, seat))
    if goal == BUNKER_BUILDERS:
        return count(s.forts[seat]) >= number
    if goal == KNOW_IT_ALLS:
        return s.known[seat] == ALL_TECHS
    if goal == DEADEYE:
        return s.shots[seat] >= number
    if goal == FREIGHT_KINGS:
        return s.placed[seat] >= number
    if goal == CLEAN_SKIES:
        return s.launches[seat] >= number and s.junked[seat] == 0
    if goal == DOUBLE_DEPARTURE:
        return count(s.pads[seat]) >= number
    if goal == GREEN_AND_PLEASANT:
        return count(ALL_HEXES & ~(s.dark[seat] | BIT[moon.volcano])) >= number
    return s.dark[seat] & moon.beside == 0
