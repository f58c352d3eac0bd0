"""The table on a phone: one part below the other, always in the same order, and a mark where the question is."""

from typing import Final

from perilune.draw.svg import board_in, num
from perilune.games.uranus.cards.junk import has_junk
from perilune.games.uranus.draw.asteroids import far_pair, near_pair, threats
from perilune.games.uranus.draw.blast import exploded
from perilune.games.uranus.draw.corners import junk, objective, owner
from perilune.games.uranus.draw.finale import at_home, fireworks, safe_home
from perilune.games.uranus.draw.homes import BOARD, homes, homes_in_short
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.own import over_moon, own_moon
from perilune.games.uranus.draw.partners import partner_in_line
from perilune.games.uranus.draw.projects import board_name, project_board
from perilune.games.uranus.draw.scene import IN_HAND, Scene
from perilune.games.uranus.draw.scenery import GLOBE, NARROW_WIDTH
from perilune.games.uranus.draw.sets import Set, Strip, sets_of, strip
from perilune.games.uranus.draw.symbols import put
from perilune.games.uranus.draw.track import asteroid_track, clock
from perilune.games.uranus.state import LEFT, OVER, RIGHT, USING
from perilune.games.uranus.words.escape import only_flight

MARGIN: Final = 8.0
ROOM: Final = NARROW_WIDTH - 2 * MARGIN
CHIPS: Final = Strip(48, 19, IN_HAND)
ROW: Final = 52.0  # of the project board
RIM: Final = 22.0  # the asteroids and what is said of them reach over the edge of the moon, not to its land
OVERHANG: Final = 36.0  # of the moon below its land: what asteroids would do is seen instead
SCALE: Final = 0.772  # of the moon: its land is as wide as the phone, and its rim reaches beyond
SKY: Final = [
    (48.0, 56.0, 34.0),
    (344.0, 64.0, 32.0),
    (78.0, 158.0, 22.0),
    (318.0, 166.0, 24.0),
    (40.0, 214.0, 16.0),
]  # for fireworks
FEAST: Final = 0.46  # when all are safe: with the homes above it, as high as a phone


def narrow(scene: Scene) -> float:
    """All of it; returns how high it is."""
    sets = sets_of(scene, scene.focus)
    first = _ended(scene)
    if first:
        scene.put(f'<rect width="{num(NARROW_WIDTH)}" height="460" class="focus-here" fill="none" pointer-events="none"/>')
    top = 8.0
    if first == "homes":
        top = _homes(scene, sets, top, False)
        fireworks(scene, [(x, top + y, radius) for x, y, radius in SKY])
        top = _moon(scene, sets, top - RIM, False, FEAST)
    elif first == "moon":
        top = _moon(scene, sets, 6 - RIM, False)
    elif first == "partners":
        top = _homes(scene, sets, _partners(scene, top), False, 0)
    asteroid_track(scene, 16, NARROW_WIDTH - 21, top + 12)
    if scene.s.stage != OVER:
        scene.put(clock(scene, NARROW_WIDTH, 34))
    top += 48
    if first != "partners":
        top = _partners(scene, top)
    where = _question(scene)
    if first not in ("moon", "homes"):
        top = _moon(scene, sets, top, where == "moon")
    if has_junk(scene.s):
        _focus(scene, top, 84, where == "junk")
        junk(scene, MARGIN, top, ROOM, 48)
        top += 84
    behind = len(scene.parts)
    _focus(scene, top, 340, where == "sets")
    top += strip(scene, sets, CHIPS, MARGIN, top, ROOM) + 8
    if scene.s.stage != OVER:
        with board_in(scene.parts, BOARD):
            top += homes_in_short(scene, MARGIN, top, ROOM, sets) + 8
    high = IN_HAND.name * 4 + 9 * ROW + 5
    with board_in(scene.parts, board_name(scene, scene.focus)):
        project_board(scene, scene.focus, MARGIN, top, ROOM, high, sets)
    top += high + 14
    return _homes(scene, sets, top, where == "homes", behind) if first in ("", "moon") else top


def _ended(scene: Scene) -> str:
    """What comes first at the end, above the sheet: the homes, the moons that are lost, or one's own if it is."""
    s = scene.s
    if s.stage != OVER or s.conceded:
        return ""
    if exploded(s, scene.focus):
        return "moon"
    return "partners" if any(exploded(s, seat) for seat in range(s.seats)) else "homes"


def _homes(scene: Scene, sets: list[Set], top: float, asked: bool, behind: int = -1) -> float:
    """Uranus and its homes; its globe lies behind everything from the part `behind` on. Returns where the next part begins."""
    at = len(scene.parts) if behind < 0 else behind
    scene.parts.insert(at, f'<g class="pieces">{put(GLOBE, 300, top + 130, 0.95)}</g>')
    _focus(scene, top, 240, asked)
    with board_in(scene.parts, BOARD):
        top += homes(scene, MARGIN, top, ROOM, sets)
    return top + 8


def _question(scene: Scene) -> str:
    """Where the present question is."""
    if scene.offered("wipe") or scene.offered("secure"):
        return "homes"
    if scene.offered("fly") and only_flight(scene.s, scene.focus, scene.content):
        return "homes"
    if scene.offered("save"):
        return "junk"
    return "sets" if scene.s.stage == USING and scene.aim(scene.focus) is None and not has_junk(scene.s) else "moon"


def _focus(scene: Scene, y: float, high: float, here: bool) -> None:
    """A mark whose middle a page brings into view."""
    if here and scene.offers:
        mark = f'<rect y="{num(y)}" width="{num(NARROW_WIDTH)}" height="{num(high)}" class="focus-here" fill="none" pointer-events="none"/>'
        scene.put(mark)


def _partners(scene: Scene, y: float) -> float:
    """The partners' moons in a line, with the asteroids between them; returns where the next part begins."""
    s = scene.s
    others = [(scene.focus + n) % s.seats for n in range(1, s.seats)]
    if not others:
        return y
    wide = NARROW_WIDTH / len(others)
    radius = 26.0
    high = 2 * radius + (12 if len(others) < 3 else 46)
    for n, seat in enumerate(others):
        partner_in_line(scene, seat, wide * n, y, wide, radius)
    below = len(others) > 4  # there is no room for a finger between the moons
    for n, gap in enumerate(others[:-1]):
        far_pair(scene, gap, wide * (n + 1), y + (high + 18 if below else radius), 12, 24)
    return y + high + (44 if below else 0)


def _moon(scene: Scene, sets: list[Set], y: float, asked: bool, scale: float = SCALE) -> float:
    """The viewer's own moon with its asteroids in the corners; returns where the next part begins."""
    radius = 26.08 * scale * 10
    frame = Frame(NARROW_WIDTH / 2, y + RIM + radius, scale)
    left, right = (32.0, y + 24), (NARROW_WIDTH - 32, y + 24)
    aim = scene.aim(scene.focus)
    if aim is None:
        _focus(scene, y, 2 * radius + RIM - OVERHANG, asked)
    else:
        _focus(scene, frame.at(aim[0])[1] - 20, 40, asked)
    own_moon(scene, frame)
    safe_home(scene, frame)
    threats(scene, frame, [left, right])
    over_moon(scene, frame, sets)
    if scale == SCALE and not exploded(scene.s, scene.focus):
        near_pair(scene, LEFT, frame, *left, 20, True)
        near_pair(scene, RIGHT, frame, *right, 20, True)
    end = y + RIM + 2 * radius
    if not at_home(scene):  # there its dome has the name
        owner(scene, 10, end + 16, 150)
    objective(scene, NARROW_WIDTH - 184, end - 10, 176, True)
    return end + 28
