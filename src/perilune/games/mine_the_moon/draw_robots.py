"""Which robot is which. The rules only count robots; a picture names them, so that a page can move them.

There is no memory to look into: names follow from the position alone.
"""

from typing import Final

# Where a robot may stand, for its name: add the kind, the column, the site or the slot.
HOME: Final = 0
HANDS: Final = 1
HELD: Final = 2
SILO: Final = 10
CRATER: Final = 20
TEAM: Final = 30
CREW: Final = 50
ROCKET: Final = 60


def numbers(places: list[int]) -> list[int]:
    """A number from 1 for each robot of a seat, given the place where each one stands."""
    return list(range(1, len(places) + 1))
