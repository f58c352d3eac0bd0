"""The whole table as one picture, as a seat sees it. A pure function of the view.

One unit is one pixel where the picture is shown beside the rail on a laptop (947 x 756); five players share a little more room.
"""

from typing import NamedTuple

from perilune.core.drawing import Drawing
from perilune.core.move import Move
from perilune.core.words import series
from perilune.draw.palette import STYLE, var
from perilune.draw.pieces import symbols
from perilune.draw.svg import board_in, document, rect
from perilune.games.mine_the_moon.draw.base import base, draw_keys
from perilune.games.mine_the_moon.draw.rockets import available, launchpads
from perilune.games.mine_the_moon.draw.scene import Scene
from perilune.games.mine_the_moon.draw.surface import STAGES, commons, crater, track, track_height
from perilune.games.mine_the_moon.effect import Effects
from perilune.games.mine_the_moon.state import MoonState

GAP = 8.0
PADS = 226.0


class Plan(NamedTuple):
    """How large things are: the picture; the right column for rockets and buildings; the surface; a large base; the crater."""

    width: float
    height: float
    right: float
    surface: float
    large: float
    crater: float


_PLANS = {
    2: Plan(944, 752, 316, 280, 173, 264),
    3: Plan(944, 752, 316, 250, 160, 246),
    4: Plan(944, 752, 316, 236, 154, 242),
    5: Plan(1040, 832, 324, 240, 154, 250),
}

_MORE = (
    f".pl .launch{{fill:{var('space')};stroke:{var('moon')};stroke-width:1.5;stroke-dasharray:4 3}}"
    f".pl .hull{{fill:{var('card')};stroke:{var('metal')};stroke-width:1.5}}"
    f".pl .due{{stroke:{var('moon')};stroke-width:2.5;stroke-dasharray:4 3}}.pl text.space{{fill:{var('space')}}}"
    f".pl .cage{{fill:none;stroke:{var('refusal')};stroke-width:2;stroke-dasharray:2 3}}"
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2}}"
    f".pl .stop{{fill:{var('happened')};stroke:{var('ink')};stroke-width:1}}"
    f".pl text.happened{{fill:{var('happened')}}}"
    f".pl .seal{{paint-order:stroke;stroke:{var('panel')};stroke-width:4}}"
    f".pl .arrow,.pl .tick{{fill:none;stroke:{var('ink')};stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}"
    f".pl .tick{{stroke:{var('gain')}}}"
)


def draw(view: MoonState, seat: int, offers: list[Move], names: list[str], effects: Effects) -> Drawing:
    """The position as a stand-alone SVG."""
    scene = Scene(view, seat, offers, names, effects)
    plan = _PLANS[view.seats]
    track(scene, GAP, GAP, plan.width - 2 * GAP)
    top = GAP + track_height(view.seats) + GAP
    left = plan.width - plan.right - 3 * GAP
    with board_in(scene.ground, "The crater"):
        crater(scene, GAP, top, plan.crater, plan.surface)
    commons(scene, GAP + plan.crater + GAP, top, left - plan.crater - GAP, plan.surface)
    _bases(scene, plan, GAP, top + plan.surface + GAP, left)
    right = plan.width - plan.right - GAP
    with board_in(scene.ground, "The launchpads"):
        launchpads(scene, right, top, plan.right, PADS)
    with board_in(scene.ground, "Buildings that can be constructed"):
        available(scene, right, top + PADS + GAP, plan.right, plan.height - top - PADS - 2 * GAP)
    draw_keys(scene)
    parts = document(
        plan.width, plan.height, "Mine the Moon", _described(scene), STYLE + _MORE, symbols(),
        rect(0, 0, plan.width, plan.height, "space"), *scene.ground,
        '<g class="pieces">', scene.robots(), *scene.markers, "</g>",
    )  # fmt: skip
    return Drawing(parts, scene.spots.asked)


def _bases(scene: Scene, plan: Plan, x: float, y: float, w: float) -> None:
    """All moonbases. The viewer's is large, and so are both with two seats; the others share what is left."""
    seats = scene.s.seats
    first = max(0, scene.seat)
    order = [(first + n) % seats for n in range(seats)]
    large = 2 if seats == 2 else 1
    for seat in order[:large]:
        base(scene, seat, x, y, w, plan.large, True)
        y += plan.large + GAP
    small = order[large:]
    columns = 3 if len(small) == 3 else 2
    rows = (len(small) + columns - 1) // columns
    for place, seat in enumerate(small):
        wide = (w - GAP * (columns - 1)) / columns
        high = (plan.height - y - GAP * rows) / rows
        base(scene, seat, x + place % columns * (wide + GAP), y + place // columns * (high + GAP), wide, high, False)


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {score}" for name, score in zip(scene.names, s.dominance, strict=False))
    waiting = series([scene.names[seat] for seat in scene.deciding()])
    return f"Turn {s.turn}, {STAGES[s.stage]}. Dominance: {points}." + (f" The game waits for {waiting}." if waiting else "")
