"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from functools import lru_cache

from perilune.core.chance import SPECTATOR
from perilune.core.drawing import NARROW, Drawing
from perilune.core.move import Move
from perilune.core.words import owned
from perilune.draw.palette import STYLE
from perilune.draw.svg import document, esc, num
from perilune.games.lineae.content import Content
from perilune.games.lineae.draw.chambers import Room, city, reactor, supply
from perilune.games.lineae.draw.colours import STYLE as BOX_STYLE
from perilune.games.lineae.draw.deposits import deposits
from perilune.games.lineae.draw.feast import feast, fireworks, honours
from perilune.games.lineae.draw.fleet import submersibles
from perilune.games.lineae.draw.gates import locks
from perilune.games.lineae.draw.goals import reachable
from perilune.games.lineae.draw.hull import DECKS, hull
from perilune.games.lineae.draw.narrow import inside, narrow
from perilune.games.lineae.draw.plan import HEIGHT, PHONE, WIDTHS, Plan, plan_of
from perilune.games.lineae.draw.rockets import on_the_ice
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.scenery import scenery
from perilune.games.lineae.draw.sky import sky
from perilune.games.lineae.draw.symbols import symbols_in
from perilune.games.lineae.draw.techs import display
from perilune.games.lineae.draw.water import cubes, tiles, vessels, waves
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.regions import STAGES

_NO_WORDS = '<desc id="pl-desc"></desc>'


def draw(
    view: OceanState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves, layout: str
) -> Drawing:
    """The position in a layout."""
    plan = plan_of(content, layout)
    scene = Scene(view, seat, offers, names, content, moves, plan)
    if plan.narrow:
        head, end = _document(PHONE, narrow(scene), feast(scene))
    else:
        _wide(scene)
        head, end = _document(WIDTHS[layout], HEIGHT)
    return Drawing(
        [head, _described(scene), *scene.parts, *scene.ghosts, end],
        scene.spots.asked,
        None,
        scene.things,
        scenery(content, layout),
    )


@lru_cache(64)
def _document(width: float, height: float, top: float = 0) -> tuple[str, str]:
    """The opening, which stays the same while the position changes, and the end."""
    parts = document(width, height, "Lineae", "", STYLE, "", "", top=top)
    return parts[0].replace(_NO_WORDS, ""), parts[-1]


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {score}" for name, score in zip(scene.names, s.vp, strict=False))
    return f'<desc id="pl-desc">Round {s.round}, {STAGES[s.stage]}. Points: {esc(points)}.</desc>'


def _wide(scene: Scene) -> None:
    """One cross-section; the viewer's vessel and the technologies below it."""
    plan = scene.plan
    scene.put('<g class="night">')
    sky(scene)
    fireworks(scene)
    honours(scene)
    on_the_ice(scene)
    tiles(scene)
    rooms = _rooms(plan)
    city(scene, rooms)
    supply(scene, rooms[4])
    if scene.s.reactor:
        reactor(scene, rooms[5])
    cubes(scene)
    waves(scene)
    vessels(scene)
    deposits(scene)
    reachable(scene)
    locks(scene)
    submersibles(scene)
    scene.put("</g>")
    hull(scene, DECKS[plan.layout])
    display(scene, 5, 698, plan.bands[0].right - 10, 51)
    scene.put('<g class="night" pointer-events="none">', *scene.workers(), "</g>")
    scene.ghosts = ['<g class="night">', *scene.ghosts, "</g>"]


@lru_cache(16)
def _rooms(plan: Plan) -> list[Room]:
    """Europa City lies over spaces 4 to 6, the Launch Pad over 7, the supply over 8, the reactor over 2 and 3."""
    top = plan.bands[0].ice + 27
    found = []
    for tile in range(3, 8):
        x, under = plan.tile_x[tile] + 3, plan.under[tile] - 6
        step = plan.under[tile - 1]
        notched = tile in plan.tides.after and step > top and step < under
        found.append(Room(x, top, plan.tile - 8, max(62.0, under - top), step - top - 3 if notched else 0))
    left, right = plan.tile_x[1] + 26, plan.tile_x[3] - 26
    return [*found, Room(left, top - 2, right - left, plan.under[1] - top - 2)]


def vessel_picture(view: OceanState, seat: int, names: list[str], content: Content, moves: Moves) -> str:
    """A vessel from inside, standing alone."""
    scene = Scene(view, SPECTATOR, [], names, content, moves, plan_of(content, NARROW))
    scene.me = seat
    inside(scene)
    drawn = "".join(scene.parts)
    title = esc(owned("The vessel", names[seat]))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="pl" viewBox="0 98 {num(PHONE)} 122" role="img" '
        f'aria-label="{title}"><style>{STYLE}{BOX_STYLE}</style><defs>{symbols_in(drawn)}</defs>'
    )
    return f"{head}{drawn}</svg>"
