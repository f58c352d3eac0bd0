"""The table on a desktop: one's own moon in front, the partners above it, Uranus and the race's board beside it."""

from typing import Final

from perilune.draw.svg import board_in
from perilune.games.uranus.draw.asteroids import far_pair, near_pair, slip, threats
from perilune.games.uranus.draw.corners import junk, objective, owner
from perilune.games.uranus.draw.finale import flights, safe_home
from perilune.games.uranus.draw.homes import BOARD, homes
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.own import over_moon, own_moon
from perilune.games.uranus.draw.partners import partner
from perilune.games.uranus.draw.projects import board_name, project_board
from perilune.games.uranus.draw.scene import BESIDE, Scene
from perilune.games.uranus.draw.sets import Strip, sets_of, strip
from perilune.games.uranus.draw.track import asteroid_track, heading
from perilune.games.uranus.junk import has_junk
from perilune.games.uranus.state import LEFT, RIGHT

ASIDE: Final = 622.0  # where the column of Uranus and the project board begins
COLUMN: Final = 318.0
BOTTOM: Final = 746.0
CHIPS: Final = Strip(23, 13, BESIDE)
PARTNERS: Final = {  # by their number: where their moons stand, from left to right, and how large they are
    0: [],
    1: [(304.0, 122.0, 58.0)],
    2: [(84.0, 132.0, 54.0), (524.0, 132.0, 54.0)],
    3: [(84.0, 134.0, 54.0), (304.0, 112.0, 44.0), (524.0, 134.0, 54.0)],
    4: [(62.0, 128.0, 46.0), (226.0, 110.0, 46.0), (382.0, 110.0, 46.0), (546.0, 128.0, 46.0)],
    5: [(54.0, 122.0, 40.0), (180.0, 106.0, 40.0), (304.0, 102.0, 40.0), (428.0, 106.0, 40.0), (554.0, 122.0, 40.0)],
}


def wide(scene: Scene) -> None:
    """All of it."""
    alone = scene.s.seats == 1
    frame = Frame(306, 410, 1.1) if alone else Frame(304, 478, 0.985)
    left, right = [(54.0, 132.0), (556.0, 128.0)] if alone else [(54.0, 268.0), (556.0, 262.0)]
    sets = sets_of(scene, scene.focus)
    heading(scene, 16, 22)
    asteroid_track(scene, 162, 596, 22)
    flights(scene, _moons(scene) | {scene.focus: (frame.x, frame.y)}, ASIDE, 8, COLUMN)
    _sky(scene)
    own_moon(scene, frame)
    safe_home(scene, frame)
    threats(scene, frame, [left, right])
    over_moon(scene, frame, sets)
    near_pair(scene, LEFT, frame, *left, 20, False)
    near_pair(scene, RIGHT, frame, *right, 20, False)
    slip(scene, LEFT, left[0] + 32, left[1] - 18)
    slip(scene, RIGHT, 487, right[1] + 38)
    owner(scene, 14, 737, 150)
    objective(scene, 493, 690, 119)
    if has_junk(scene.s):
        junk(scene, 166, 698, 300, 26)
    _column(scene)


def _column(scene: Scene) -> None:
    """Uranus, the sets, the race's board."""
    sets = sets_of(scene, scene.focus)
    with board_in(scene.parts, BOARD):
        top = 8 + homes(scene, ASIDE, 8, COLUMN, sets)
    top += 4
    top += strip(scene, sets, CHIPS, ASIDE, top, COLUMN) + 6
    with board_in(scene.parts, board_name(scene, scene.focus)):
        project_board(scene, scene.focus, ASIDE, top, COLUMN, BOTTOM - top, sets)


def _moons(scene: Scene) -> dict[int, tuple[float, float]]:
    """Where the partners' moons are."""
    others = [(scene.focus + n) % scene.s.seats for n in range(1, scene.s.seats)]
    return {seat: PARTNERS[len(others)][n][:2] for n, seat in enumerate(others)}


def _sky(scene: Scene) -> None:
    """The partners in the order in which they sit, and the asteroids between them."""
    s = scene.s
    others = [(scene.focus + n) % s.seats for n in range(1, s.seats)]
    where = PARTNERS[len(others)]
    if others:
        scene.put('<ellipse cx="304" cy="300" rx="262" ry="196" class="orbit"/>')
    for n, seat in enumerate(others):
        x, y, radius = where[n]
        if n + 1 < len(others):  # gap g lies to the left of seat g
            x2, y2, radius2 = where[n + 1]
            far_pair(scene, seat, (x + radius + x2 - radius2) / 2, (y + y2) / 2 - 12)
        partner(scene, seat, x, y, radius, len(others) > 3)
