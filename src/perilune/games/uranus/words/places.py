"""What people call the hexes of a moon: the land or the mine that is there, and the part of the moon where it lies.

Where that does not tell two hexes apart, their row is added, counted from the top as on the board, and their place in it from the left.
"""

from functools import lru_cache
from math import atan2, pi, sqrt
from typing import Final

from perilune.core.words import inside, is_you, series
from perilune.games.uranus.content import COLOUR_NAMES, LAVA, Content
from perilune.games.uranus.hexes import BIT, COORDINATES, HEXES, RADIUS, TUNNEL_ENDS, Cell, hexes_of
from perilune.games.uranus.state import UranusState

ROW: Final = [z + RADIUS + 1 for _, _, z in COORDINATES]
PLACE: Final = [x - max(-RADIUS, -RADIUS - z) + 1 for x, _, z in COORDINATES]
FIRST_OF_ROWS: Final = [h for h in range(HEXES) if PLACE[h] == 1]
SPOTS: Final = [f"row {ROW[h]}, hex {PLACE[h]}" for h in range(HEXES)]
_COMPASS: Final = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"]
_STEPS: Final = {  # the six neighbours of a hex
    (1, -1, 0): "east", (1, 0, -1): "north-east", (0, 1, -1): "north-west",
    (-1, 1, 0): "west", (-1, 0, 1): "south-west", (0, -1, 1): "south-east",
}  # fmt: skip


def _area(x: float, z: float) -> str:
    """The part of the moon in which a point lies."""
    far = max(abs(x), abs(z), abs(x + z))
    if far <= 1:
        return "in the middle"
    towards = _COMPASS[round(atan2(-1.5 * z, sqrt(3) * (x + z / 2)) / (pi / 4)) % 8]
    return f"on the {towards}ern edge" if far > RADIUS - 0.5 else f"in the {towards}"


AREAS: Final = [_area(x, z) for x, _, z in COORDINATES]
TUNNEL_AREAS: Final = [
    _area((COORDINATES[a][0] + COORDINATES[b][0]) / 2, (COORDINATES[a][2] + COORDINATES[b][2]) / 2) for a, b in TUNNEL_ENDS
]
TUNNEL_SPOTS: Final = [
    f"row {ROW[a]}, hexes {PLACE[a]} and {PLACE[b]}" if ROW[a] == ROW[b] else f"{SPOTS[a]} and {SPOTS[b]}" for a, b in TUNNEL_ENDS
]


@lru_cache(16)
def _alike(terrain: tuple[int, ...]) -> list[int]:
    """For each hex of a moon, all hexes with the same land in the same part of it."""
    return [
        sum(BIT[other] for other in range(HEXES) if (terrain[other], AREAS[other]) == (terrain[hex_], AREAS[hex_]))
        for hex_ in range(HEXES)
    ]


def _where(content: Content, moon: int, hex_: int, others: int) -> str:
    """The part of the moon, and the row if one of the others has the same land there."""
    twins = _alike(tuple(content.moons[moon].terrain))[hex_] & others & ~BIT[hex_]
    return f"{AREAS[hex_]} ({SPOTS[hex_]})" if twins else AREAS[hex_]


def land(s: UranusState, content: Content, seat: int, hex_: int) -> str:
    """A hex by its land, among those where a mine could be."""
    colour = content.moons[s.moons[seat]].terrain[hex_]
    return f"{COLOUR_NAMES[colour]} land {_where(content, s.moons[seat], hex_, ~(s.mines[seat] | s.dark[seat]))}"


def mine(s: UranusState, content: Content, seat: int, hex_: int) -> str:
    """A mine by its land, among those of its moon."""
    colour = content.moons[s.moons[seat]].terrain[hex_]
    return f"the {COLOUR_NAMES[colour]} mine {_where(content, s.moons[seat], hex_, s.mines[seat])}"


def target(s: UranusState, content: Content, seat: int, hex_: int) -> str:
    """What stands where something strikes."""
    if hex_ == content.moons[s.moons[seat]].volcano:
        return "the volcano"
    return mine(s, content, seat, hex_) if s.mines[seat] & BIT[hex_] else land(s, content, seat, hex_)


def tunnel(s: UranusState, content: Content, seat: int, number: int) -> str:
    """A tunnel by what is at its ends, and by their rows if there is another one like it."""
    return _tunnels(tuple(content.moons[s.moons[seat]].terrain), s.mines[seat])[number]


@lru_cache(64)
def _tunnels(terrain: tuple[int, ...], mines: int) -> list[str]:
    """All places for a tunnel on a moon with these mines, in words."""
    ends = [
        f"the {COLOUR_NAMES[terrain[h]]} mine" if mines & BIT[h] else f"{COLOUR_NAMES[terrain[h]]} land" for h in range(HEXES)
    ]
    told = [f"between {_both(ends[a], ends[b])} {TUNNEL_AREAS[t]}" for t, (a, b) in enumerate(TUNNEL_ENDS)]
    return [words if told.count(words) == 1 else f"{words} ({TUNNEL_SPOTS[t]})" for t, words in enumerate(told)]


def _both(one: str, other: str) -> str:
    """The two ends of a tunnel in words."""
    if one != other:
        return series(sorted([one, other], reverse=True))
    return f"two {one.removeprefix('the ')}s" if one.endswith("mine") else f"two hexes of {one}"


@lru_cache(4096)
def titled(colour: int, hex_: int, dark: bool, kind: int) -> str:
    """A hex as a title: what stands on it (nothing, a mine, a fortified one, one with a launchpad), its land, where it lies."""
    what = "dark hex" if dark else f"{COLOUR_NAMES[colour]} land"
    if colour == LAVA:
        what = "volcano, dark" if dark else "volcano"
    elif kind:
        what = f"{['', 'fortified ', ''][kind - 1]}{COLOUR_NAMES[colour]} mine{' with a launchpad' if kind == 3 else ''}"
    return f"{what.capitalize()} {AREAS[hex_]}, {SPOTS[hex_]}"


def asteroid(gap: int, names: list[str]) -> str:
    """Where the asteroid of a gap is, by the moons beside it: gap g lies to the left of seat g."""
    if len(names) > 2 and gap < len(names):
        return f"between {inside(names[gap])} and {inside(names[(gap + 1) % len(names)])}"
    if gap > 1:
        return f"number {gap + 1}"
    if len(names) < 2:
        return f"on the {['left', 'right'][gap]}"
    if any(is_you(name) for name in names):
        return f"on your {'left' if is_you(names[gap]) else 'right'}"
    return f"left of {names[gap]} and right of {names[1 - gap]}"


def spots(mask: int) -> str:
    """The hexes of a set by their rows."""
    rows: dict[int, list[str]] = {}
    for hex_ in hexes_of(mask):
        rows.setdefault(ROW[hex_], []).append(str(PLACE[hex_]))
    return (
        "; ".join(f"row {row}, {'hex' if len(found) == 1 else 'hexes'} {series(found)}" for row, found in rows.items()) or "none"
    )


def steps(cell: Cell) -> str:
    """How one comes from the point of impact to a hex of a pattern."""
    found: list[str] = []
    x, y, z = cell
    for (dx, dy, dz), towards in _STEPS.items():
        number = 0
        while abs(x - dx) + abs(y - dy) + abs(z - dz) < abs(x) + abs(y) + abs(z):
            x, y, z, number = x - dx, y - dy, z - dz, number + 1
        if number:
            found.append(f"{number} {towards}")
    return " and ".join(found)
