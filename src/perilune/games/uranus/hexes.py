"""The geometry of a moon: 61 hexes with cube coordinates, 156 places for a tunnel, sets of hexes as bits of an int.

Hexes are numbered in rows from the top (z = -4) to the bottom (z = 4), from left to right. A set of hexes is an int with
bit `h` for hex h. Tunnels are bits too, 52 in each of three ints: see TUNNEL_WORD and TUNNEL_BIT.
"""

from typing import Final

RADIUS: Final = 4
HEXES: Final = 61
TUNNELS: Final = 156
WORDS: Final = 3  # ints that hold the tunnels of one moon
WORD: Final = 52  # tunnels in each of them
TURNS: Final = 12  # the ways to lay an impact pattern: six turns, plain and mirrored
ALL_HEXES: Final = (1 << HEXES) - 1
ALL_TUNNELS: Final = (1 << WORD) - 1  # of one of the three ints

COORDINATES: Final = [
    (x, -x - z, z) for z in range(-RADIUS, RADIUS + 1) for x in range(max(-RADIUS, -RADIUS - z), min(RADIUS, RADIUS - z) + 1)
]
NAMES: Final = [f"{x},{y},{z}" for x, y, z in COORDINATES]
BIT: Final = [1 << h for h in range(HEXES)]

Cell = tuple[int, int, int]


def _number(cell: Cell) -> int:
    return COORDINATES.index(cell) if max(abs(cell[0]), abs(cell[1]), abs(cell[2])) <= RADIUS else -1


def distance(a: int, b: int) -> int:
    """Steps from hex to hex."""
    p, q = COORDINATES[a], COORDINATES[b]
    return max(abs(p[0] - q[0]), abs(p[1] - q[1]), abs(p[2] - q[2]))


NEIGHBOURS: Final = [[b for b in range(HEXES) if distance(a, b) == 1] for a in range(HEXES)]
TUNNEL_ENDS: Final = [(a, b) for a in range(HEXES) for b in NEIGHBOURS[a] if a < b]
TUNNEL_NAMES: Final = [f"{NAMES[a]}:{NAMES[b]}" for a, b in TUNNEL_ENDS]
FROM: Final = [ends[0] for ends in TUNNEL_ENDS]
TO: Final = [ends[1] for ends in TUNNEL_ENDS]
TUNNEL_WORD: Final = [t // WORD for t in range(TUNNELS)]
TUNNEL_BIT: Final = [1 << t % WORD for t in range(TUNNELS)]
ENDS: Final = [BIT[a] | BIT[b] for a, b in TUNNEL_ENDS]  # both ends of a tunnel, as bits
NEXT_TO: Final = [sum(BIT[n] for n in NEIGHBOURS[h]) for h in range(HEXES)]  # the hexes around a hex, as bits
# WITHIN[h][r]: the hexes at most r steps from h, as bits.
WITHIN: Final = [[sum(BIT[b] for b in range(HEXES) if distance(a, b) <= r) for r in range(2 * RADIUS + 1)] for a in range(HEXES)]


class Union:
    """Numbered sets: the union of those whose numbers are in another set. It is looked up for eight numbers at a time."""

    def __init__(self, sets: list[int]) -> None:
        used = [number for number, members in enumerate(sets) if members != 0]
        self.first: int = used[0]
        self.unions: list[list[int]] = []  # for each eight sets, from the first that is not empty: every union of them
        for start in range(used[0], used[-1] + 1, 8):
            found = [0]
            for members in sets[start : start + 8]:
                found += [union | members for union in found]
            self.unions.append(found)

    def of(self, numbers: int) -> int:
        """The union of the sets with these numbers."""
        found = 0
        numbers >>= self.first
        for unions in self.unions:
            found |= unions[numbers & 255]
            numbers >>= 8
        return found


def _tunnels_at(hex_: int, word: int) -> int:
    return sum(TUNNEL_BIT[t] for t in range(word * WORD, (word + 1) * WORD) if hex_ in TUNNEL_ENDS[t])


# TUNNELS_AT[word].of(hexes): the places of tunnels that end on any of these hexes, as bits of one of the three ints.
TUNNELS_AT: Final = [Union([_tunnels_at(h, word) for h in range(HEXES)]) for word in range(WORDS)]


def hexes_of(mask: int) -> list[int]:
    """The hexes of a set, in order."""
    found: list[int] = []
    hex_ = 0
    while mask != 0:
        if mask & 255 == 0:
            mask >>= 8
            hex_ += 8
        else:
            if mask & 1:
                found.append(hex_)
            mask >>= 1
            hex_ += 1
    return found


def count(mask: int) -> int:
    """How many hexes a set has."""
    found = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def laid(cells: list[Cell], turn: int) -> list[Cell]:
    """A pattern's cells, turned by 60 degrees `turn % 6` times, mirrored before that if `turn` is 6 or more."""
    found: list[Cell] = []
    for x, y, z in cells:
        if turn >= 6:
            y, z = z, y
        for _ in range(turn % 6):
            x, y, z = -z, -x, -y
        found.append((x, y, z))
    return found


def covered(cells: list[Cell], point: int) -> int:
    """The hexes that a pattern covers when its point of impact lies on this hex; what is beyond the edge is lost."""
    at = COORDINATES[point]
    mask = 0
    for x, y, z in cells:
        hex_ = _number((at[0] + x, at[1] + y, at[2] + z))
        if hex_ >= 0:
            mask |= BIT[hex_]
    return mask
