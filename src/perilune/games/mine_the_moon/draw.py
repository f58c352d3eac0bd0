"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.move import Move
from perilune.draw.palette import STYLE, var
from perilune.draw.pieces import symbols
from perilune.draw.svg import board_in, document, rect
from perilune.games.mine_the_moon.content import Content
from perilune.games.mine_the_moon.draw_base import COMPACT, LARGE, NARROW, base, draw_keys
from perilune.games.mine_the_moon.draw_rockets import available, launchpads
from perilune.games.mine_the_moon.draw_scene import Scene
from perilune.games.mine_the_moon.draw_surface import STAGES, commons, crater, track, track_height
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.state import MoonState

WIDTH, GAP = 1440.0, 8.0
LEFT = 920.0  # the crater, the common buildings and the moonbases; rockets and buildings to buy are to the right
SURFACE = 404.0
PADS = 284.0

_MORE = (
    f".pl .launch{{fill:{var('space')};stroke:{var('moon')};stroke-width:1.5;stroke-dasharray:4 3}}"
    f".pl .hull{{fill:{var('card')};stroke:{var('metal')};stroke-width:1.5}}"
    f".pl .due{{stroke:{var('moon')};stroke-width:2.5;stroke-dasharray:4 3}}.pl text.space{{fill:{var('space')}}}"
    f".pl .cage{{fill:none;stroke:{var('refusal')};stroke-width:2;stroke-dasharray:2 3}}"
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2.5}}"
    f".pl .stop{{fill:{var('happened')};stroke:{var('ink')};stroke-width:1}}"
    f".pl text.happened{{fill:{var('happened')}}}"
    f".pl .seal{{paint-order:stroke;stroke:{var('panel')};stroke-width:4}}"
    f".pl .arrow{{fill:none;stroke:{var('ink')};stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}"
)


def draw(view: MoonState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> str:
    """The position as a stand-alone SVG."""
    scene = Scene(view, seat, offers, names, content, moves)
    top = GAP
    track(scene, GAP, top, WIDTH - 2 * GAP)
    top += track_height(view.seats) + GAP
    bottom = _bases(scene, top + SURFACE + GAP)
    with board_in(scene.ground, "The crater"):
        crater(scene, GAP, top, 384, SURFACE)
    commons(scene, GAP + 384 + GAP, top, LEFT - 384 - 2 * GAP, SURFACE)
    right = LEFT + GAP
    with board_in(scene.ground, "The launchpads"):
        launchpads(scene, right, top, WIDTH - right - GAP, PADS)
    with board_in(scene.ground, "Buildings that can be constructed"):
        available(scene, right, top + PADS + GAP, WIDTH - right - GAP, bottom - top - PADS - GAP)
    draw_keys(scene)
    height = bottom + GAP
    return document(
        WIDTH, height, "Mine the Moon", _described(scene), STYLE + _MORE, symbols(),
        rect(0, 0, WIDTH, height, "space"), *scene.ground,
        '<g class="pieces">', scene.robots(), *scene.markers, "</g>",
    )  # fmt: skip


def _bases(scene: Scene, top: float) -> float:
    """All moonbases; returns where they end. The viewer's is large, and so are both with two seats."""
    seats = scene.s.seats
    order = [*range(seats)] if scene.seat < 0 else [(scene.seat + n) % seats for n in range(seats)]
    large = seats if seats == 2 else 0 if scene.seat < 0 else 1
    for seat in order[:large]:
        base(scene, seat, GAP, top, LEFT - GAP, True)
        top += LARGE + GAP
    small = order[large:]
    columns = 3 if len(small) in (3, 5) else 2
    wide = (LEFT - GAP * columns) / columns
    high = (COMPACT if columns == 2 else NARROW) + GAP
    for place, seat in enumerate(small):
        base(scene, seat, GAP + (place % columns) * (wide + GAP), top + place // columns * high, wide, False)
    return top + (len(small) + columns - 1) // columns * high - GAP


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {score}" for name, score in zip(scene.names, s.dominance, strict=False))
    waiting = " and ".join(scene.names[seat] for seat in scene.deciding())
    return f"Turn {s.turn}, {STAGES[s.stage]}. Dominance: {points}." + (f" The game waits for {waiting}." if waiting else "")
