"""The table on a desktop or a tablet: one's own moon in front, the partners above it, Uranus and the race's board beside it."""

from typing import Final, NamedTuple

from perilune.draw.svg import board_in, num
from perilune.games.uranus.cards.junk import has_junk
from perilune.games.uranus.draw.asteroids import far_pair, near_pair, slip, slip_width, threats
from perilune.games.uranus.draw.corners import junk, objective, owner
from perilune.games.uranus.draw.finale import at_home, fireworks, flights, safe_home
from perilune.games.uranus.draw.homes import BOARD, homes
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.own import over_moon, own_moon
from perilune.games.uranus.draw.partners import partner
from perilune.games.uranus.draw.projects import board_name, project_board
from perilune.games.uranus.draw.scene import BESIDE, Scene
from perilune.games.uranus.draw.sets import Strip, sets_of, strip
from perilune.games.uranus.draw.track import asteroid_track, heading
from perilune.games.uranus.state import LEFT, RIGHT

COLUMN: Final = 318.0  # how wide the column of Uranus and the project board is
BOTTOM: Final = 746.0
PARTNERS: Final = {  # by their number: where their moons stand, from left to right, and how large they are
    0: [],
    1: [(304.0, 122.0, 58.0)],
    2: [(84.0, 132.0, 54.0), (524.0, 132.0, 54.0)],
    3: [(84.0, 134.0, 54.0), (304.0, 112.0, 44.0), (524.0, 134.0, 54.0)],
    4: [(62.0, 128.0, 46.0), (226.0, 110.0, 46.0), (382.0, 110.0, 46.0), (546.0, 128.0, 46.0)],
    5: [(54.0, 122.0, 40.0), (180.0, 106.0, 40.0), (304.0, 102.0, 40.0), (428.0, 106.0, 40.0), (554.0, 122.0, 40.0)],
}

# For fireworks, around the middle of the moon: on both sides of the dome on it, and above.
SKY: Final = [
    (-196.0, -92.0, 58.0),
    (188.0, -116.0, 64.0),
    (-112.0, -196.0, 40.0),
    (84.0, -208.0, 36.0),
    (-214.0, 140.0, 30.0),
    (212.0, 138.0, 36.0),
]


class Hall(NamedTuple):
    """How much room there is: where the column begins, what is left of the places beside it, across and of the moons, how large a moon is
    that is alone, and the chips of sets."""

    aside: float
    across: float
    moons: float
    alone: float
    chips: Strip


DESKTOP: Final = Hall(622, 1, 1, 1.1, Strip(23, 13, BESIDE))
TABLET: Final = Hall(494, 0.8, 0.94, 0.93, Strip(32, 14.5, BESIDE))


def wide(scene: Scene, hall: Hall) -> None:
    """All of it."""
    alone, x = scene.s.seats == 1, hall.across
    frame = Frame(306 * x, 410, hall.alone) if alone else Frame(304 * x, 478, 0.985 * hall.moons)
    high = 132.0 if alone else 268.0
    left, right = (54 * x, high), (556 * x, high - (4 if alone else 6))
    sets = sets_of(scene, scene.focus)
    heading(scene, 16, 22)
    asteroid_track(scene, 162, hall.aside - 26, 22)
    moons = _moons(scene, hall)
    where = {seat: (at, y) for seat, (at, y, _) in moons.items()}
    flights(scene, where | {scene.focus: (frame.x, frame.y)}, hall.aside, 8, COLUMN)
    _sky(scene, moons, x)
    own_moon(scene, frame)
    fireworks(scene, [(frame.x + x * frame.scale, frame.y + y * frame.scale, radius * frame.scale) for x, y, radius in SKY])
    safe_home(scene, frame)
    threats(scene, frame, [left, right])
    over_moon(scene, frame, sets)
    near_pair(scene, LEFT, frame, *left, 20, False)
    near_pair(scene, RIGHT, frame, *right, 20, False)
    _slips(scene, hall, left, right)
    if not at_home(scene):  # there its dome has the name
        owner(scene, 14, 737, 150)
    objective(scene, hall.aside - 129, 690, 119)
    if has_junk(scene.s):
        junk(scene, 166 * x, 698, min(300 * x, hall.aside - 137 - 166 * x), 26)  # as far as the objective
    _column(scene, hall)


def _slips(scene: Scene, hall: Hall, left: tuple[float, float], right: tuple[float, float]) -> None:
    """What the asteroids beside the moon would do, where no hex lies under it: on a desktop below them, on a tablet between them."""
    if hall is DESKTOP:
        slip(scene, LEFT, 4, left[1] + 32)
        slip(scene, RIGHT, hall.aside - 135, right[1] + 38)
    else:
        slip(scene, LEFT, left[0] + 32, left[1] - 41)
        slip(scene, RIGHT, right[0] - 32 - slip_width(scene), left[1] - 41)


def _column(scene: Scene, hall: Hall) -> None:
    """Uranus, the sets, the race's board."""
    sets, x = sets_of(scene, scene.focus), hall.aside
    with board_in(scene.parts, BOARD):
        top = 8 + homes(scene, x, 8, COLUMN, sets)
    top += 4
    top += strip(scene, sets, hall.chips, x, top, COLUMN) + 6
    with board_in(scene.parts, board_name(scene, scene.focus)):
        project_board(scene, scene.focus, x, top, COLUMN, BOTTOM - top, sets)


def _moons(scene: Scene, hall: Hall) -> dict[int, tuple[float, float, float]]:
    """Where the partners' moons are, in the order in which they sit, and how large."""
    others = [(scene.focus + n) % scene.s.seats for n in range(1, scene.s.seats)]
    places = PARTNERS[len(others)]
    return {seat: (x * hall.across, y, radius * hall.moons) for seat, (x, y, radius) in zip(others, places, strict=True)}


def _sky(scene: Scene, moons: dict[int, tuple[float, float, float]], across: float) -> None:
    """The partners, and the asteroids between them."""
    if moons:
        scene.put(f'<ellipse cx="{num(304 * across)}" cy="300" rx="{num(262 * across)}" ry="196" class="orbit"/>')
    where = list(moons.values())
    for n, (seat, (x, y, radius)) in enumerate(moons.items()):
        if n + 1 < len(where):  # gap g lies to the left of seat g
            x2, y2, radius2 = where[n + 1]
            far_pair(scene, seat, (x + radius + x2 - radius2) / 2, (y + y2) / 2 - 12)
        partner(scene, seat, x, y, radius, len(where) > 3)
