"""The whole table as one picture, as a seat sees it. A pure function of the view.

Wide: one lunar panorama of 948 by 754, a unit is a pixel beside the rail of a laptop; 820 by 754 on a tablet. Narrow: see narrow.py.
"""

import re
from typing import Final

from perilune.core.chance import SPECTATOR
from perilune.core.drawing import NARROW, Drawing
from perilune.core.move import Move
from perilune.core.words import inside, series
from perilune.draw.svg import esc, num
from perilune.games.mine_the_moon.buildings.effect import Effects
from perilune.games.mine_the_moon.content import SITES
from perilune.games.mine_the_moon.draw.narrow import WIDTH as NARROW_WIDTH
from perilune.games.mine_the_moon.draw.narrow import base_alone, narrow
from perilune.games.mine_the_moon.draw.panorama import PANORAMAS, panorama
from perilune.games.mine_the_moon.draw.scene import Scene
from perilune.games.mine_the_moon.draw.scenery import HEIGHT, alone, scenery
from perilune.games.mine_the_moon.state import LAUNCH, MINE, OVER, SETUP, TASK, WORK, MoonState

_NAMED: Final = re.compile(r' (?:id|data-card)="[^"]*"')  # what a picture of a picture does without
STAGES: Final = {SETUP: "Set-up", TASK: "Task", MINE: "Mine", WORK: "Work", LAUNCH: "Launch", OVER: "The end"}


def draw(view: MoonState, seat: int, offers: list[Move], names: list[str], effects: Effects, layout: str) -> Drawing:
    """The position as a stand-alone SVG."""
    scene = Scene(view, seat, offers, names, effects, layout)
    if scene.narrow:
        width, height = NARROW_WIDTH, narrow(scene)
    else:
        places = PANORAMAS[layout]
        width, height = places.width, HEIGHT
        panorama(scene, places)
    parts = [
        _opening(width, height),
        f'<desc id="pl-desc">{esc(_described(scene))}</desc>',
        *scene.ground, '<g class="pieces">', *scene.robots(), "</g>", *scene.over, *scene.ghosts, "</svg>",
    ]  # fmt: skip
    return Drawing(parts, scene.spots.asked, things=scene.things, scenery=scenery(scene.content, layout, view.face))


def base_picture(view: MoonState, seat: int, names: list[str], effects: Effects) -> str:
    """The base of a seat by itself, standing alone: what a card shows of a rival's."""
    scene = Scene(view, SPECTATOR, [], names, effects, NARROW)
    scene.me = seat
    height = base_alone(scene)
    built = {scene.content.buildings[building].key for building in view.sites[seat * SITES : (seat + 1) * SITES] if building >= 0}
    drawn = "".join([*scene.ground, '<g class="pieces">', *scene.robots(), "</g>", *scene.over])
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 0 {num(NARROW_WIDTH)} {num(height)}" role="img">'
    return f"{opening}{alone(scene.content, built)}{_NAMED.sub('', drawn)}</svg>"


def _opening(width: float, height: float) -> str:
    """The same for every position of a layout, so that it is sent once."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 0 {num(width)} {num(height)}" role="img" '
        f'aria-labelledby="pl-title pl-desc"><title id="pl-title">Mine the Moon</title>'
    )


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{inside(name)} {score}" for name, score in zip(scene.names, s.dominance, strict=False))
    waiting = series([inside(scene.names[seat]) for seat in scene.deciding()])
    return f"Turn {s.turn}, {STAGES[s.stage]}. Dominance: {points}." + (f" The game waits for {waiting}." if waiting else "")
