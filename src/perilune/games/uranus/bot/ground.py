"""One moon as a planner sees it: its yards, and how a tunnel or a mine would change them. For the bots only.

A yard is a network with mines. Hexes are bits of an int, rocks are one int too (see core/packed.py).
"""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE
from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import ALL_HEXES, BIT, hexes_of
from perilune.games.uranus.moon import tunnelled
from perilune.games.uranus.state import UranusState

# Shifts that move hexes to their neighbours in the rows below: rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 hexes.
_STARTS: Final = [0, 5, 11, 18, 26, 35, 43, 50, 56, 61]


def _rows(numbers: list[int]) -> int:
    mask = 0
    for row in numbers:
        mask |= (1 << _STARTS[row + 1]) - (1 << _STARTS[row])
    return mask


class Shifts:
    """Which hexes have a neighbour at each shift of their number."""

    def __init__(self) -> None:
        firsts = sum(1 << _STARTS[row] for row in range(9))
        lasts = sum(1 << (_STARTS[row + 1] - 1) for row in range(9))
        # In the lower half a row is shorter than the one above it: its outer hexes have one neighbour below.
        lower = _rows([4, 5, 6, 7])
        left = ALL_HEXES & ~(lower & firsts)
        right = ALL_HEXES & ~(lower & lasts)
        self.not_first: i64 = ALL_HEXES & ~firsts
        self.not_last: i64 = ALL_HEXES & ~lasts
        self.by_5: i64 = _rows([0]) | (_rows([7]) & left)
        self.by_6: i64 = _rows([0, 1]) | (_rows([6]) & left) | (_rows([7]) & right)
        self.by_7: i64 = _rows([1, 2]) | (_rows([5]) & left) | (_rows([6]) & right)
        self.by_8: i64 = _rows([2, 3]) | (_rows([4]) & left) | (_rows([5]) & right)
        self.by_9: i64 = _rows([3]) | (_rows([4]) & right)


_SHIFTS: Final = Shifts()


def spread(mask: i64) -> i64:
    """A set of hexes and all their neighbours."""
    by = _SHIFTS
    found = mask | ((mask & by.not_last) << 1) | ((mask & by.not_first) >> 1)
    found |= ((mask & by.by_5) << 5) | ((mask & by.by_6) << 6) | ((mask & by.by_7) << 7)
    found |= ((mask & by.by_8) << 8) | ((mask & by.by_9) << 9)
    found |= ((mask >> 5) & by.by_5) | ((mask >> 6) & by.by_6) | ((mask >> 7) & by.by_7)
    return found | ((mask >> 8) & by.by_8) | ((mask >> 9) & by.by_9)


class Yard:
    """A network with mines."""

    def __init__(self, first: int, net: i64, rocks: i64, pad: bool) -> None:
        self.first = first  # the hex of its first mine
        self.net = net
        self.rocks = rocks  # what its mines bring in a round
        self.pad = pad  # whether it has a launchpad

    def with_mine(self, hex_: int, rock: i64) -> "Yard":
        """The same with one more mine."""
        return Yard(min(self.first, hex_), self.net, self.rocks + rock, self.pad)

    def joined(self, other: "Yard") -> "Yard":
        """Both as one network."""
        return Yard(min(self.first, other.first), self.net | other.net, self.rocks + other.rocks, self.pad or other.pad)


class Ground:
    """The yards of a moon, in the order of their first mines."""

    def __init__(self, open_: i64, yards: list[Yard], bare: list[int]) -> None:
        self.open = open_  # hexes that are neither dark nor the volcano, nor soon lost
        self.yards = yards
        self.bare = bare  # networks without a mine

    def all_rocks(self) -> i64:
        """What all mines together bring."""
        total: i64 = 0
        for yard in self.yards:
            total += yard.rocks
        return total

    def yard_of(self, hex_: int) -> int:
        """The number of the yard that has this hex, or -1."""
        return place_of(self.yards, BIT[hex_])

    def like(self, other: "Ground") -> bool:
        """Whether both have the same yards."""
        if len(self.yards) != len(other.yards):
            return False
        for number, yard in enumerate(self.yards):
            if yard.net != other.yards[number].net:
                return False
        return True

    def with_tunnel(self, ends: int) -> "Ground":
        """The same with a tunnel between these two hexes."""
        bare = self.bare[:]
        joined: i64 = taken(bare, ends)
        yards: list[Yard] = []
        at = -1
        for yard in self.yards:
            if yard.net & joined == 0:
                yards.append(yard)
            elif at < 0:
                at = len(yards)
                yards.append(Yard(yard.first, yard.net | joined, yard.rocks, yard.pad))
            else:
                yards[at] = yards[at].joined(yard)
        if at < 0:
            bare.append(joined)
        return Ground(self.open, yards, bare)

    def with_mine(self, hex_: int, colour: int) -> "Ground":
        """The same with one more mine."""
        if self.open & BIT[hex_] == 0:
            return self
        yards = self.yards[:]
        bare = self.bare[:]
        at = self.yard_of(hex_)
        rock: i64 = 1 << BYTE * colour
        if at >= 0:
            yard = yards.pop(at).with_mine(hex_, rock)
        else:
            yard = Yard(hex_, taken(bare, BIT[hex_]), rock, False)
        place = len(yards)
        while place > 0 and yards[place - 1].first > yard.first:
            place -= 1
        yards.insert(place, yard)
        return Ground(self.open, yards, bare)


def place_of(yards: list[Yard], bit: i64) -> int:
    """The number of the yard that has the hex of this bit, or -1."""
    for number, yard in enumerate(yards):
        if yard.net & bit:
            return number
    return -1


def taken(nets: list[int], hexes: int) -> int:
    """These hexes and the networks that they touch, which leave the list."""
    found = hexes
    for number in range(len(nets) - 1, -1, -1):
        if nets[number] & hexes:
            found |= nets.pop(number)
    return found


def survey(s: UranusState, seat: int, content: Content, lost: int) -> Ground:
    """A seat's moon; `lost` are hexes that an eruption will take anyway."""
    moon = content.moons[s.moons[seat]]
    pads = s.pads[seat] & ~lost
    bare = tunnelled(s, seat)
    yards: list[Yard] = []
    for hex_ in hexes_of(s.mines[seat]):
        at = place_of(yards, BIT[hex_])
        if at < 0:
            at = len(yards)
            net = taken(bare, BIT[hex_])
            yards.append(Yard(hex_, net, 0, net & pads != 0))
        if lost & BIT[hex_] == 0:
            yards[at].rocks += 1 << BYTE * moon.terrain[hex_]
    for number in range(len(yards) - 1, -1, -1):
        if yards[number].rocks == 0:
            bare.append(yards.pop(number).net)
    return Ground(ALL_HEXES & ~(s.dark[seat] | lost | BIT[moon.volcano]), yards, bare)
