"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.drawing import Drawing
from perilune.core.move import Move
from perilune.draw.palette import STYLE, var
from perilune.draw.pieces import symbols as house_symbols
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, document, rect
from perilune.draw.words import fitted, label, width
from perilune.games.lineae.content import Content
from perilune.games.lineae.draw.cards import rocket_row, technologies
from perilune.games.lineae.draw.ocean import deposits, ocean, seat_sign, sky
from perilune.games.lineae.draw.players import REACTOR, SUPPLY, actions, mats, reactor, supply
from perilune.games.lineae.draw.scene import FLOAT, GAP, HEAD, Scene
from perilune.games.lineae.draw.symbols import STYLE as BOX_STYLE
from perilune.games.lineae.draw.symbols import colour, symbols
from perilune.games.lineae.moves import DONE, END, PASS, STAY, Moves
from perilune.games.lineae.state import ACTION, CLEANUP, GAME_END, OVER, SETUP, SUNLIGHT, OceanState

STAGES = {
    SETUP: "Set-up",
    SUNLIGHT: "Sunlight",
    ACTION: "Action",
    CLEANUP: "Cleanup",
    GAME_END: "The end",
    OVER: "The end",
}

_MORE = (
    f".pl .lit-sun{{color:{colour('sun')}}}.pl .no-sun{{color:{var('quiet')};opacity:.3}}"
    f".pl .now{{fill:none;stroke:{var('happened')};stroke-width:2.5}}"
    f".pl .happened{{fill:{var('happened')}}}"
    f".pl .chip{{fill:{var('offer')};stroke:{var('ink')}}}.pl .offer:hover>.chip{{opacity:.75}}"
    f".pl .hull{{fill:{var('panel')};stroke:{var('metal')};stroke-width:1.5}}"
)


def draw(view: OceanState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> Drawing:
    """The position as a stand-alone SVG."""
    scene = Scene(view, seat, offers, names, content, moves)
    plan = scene.plan
    _head(scene)
    sky(scene)
    rocket_row(scene)
    with board_in(scene.ground, "The ocean"):
        ocean(scene)
    bottom = deposits(scene) + 6
    bottom = actions(scene, GAP, bottom, plan.left) + 6
    x, w = GAP + plan.left + GAP, plan.width - plan.left - 3 * GAP
    end = plan.height - GAP
    if plan.below:
        technologies(scene, GAP, bottom, plan.left, end - bottom, 5)
    below = SUPPLY + (REACTOR + 6 if view.reactor else 0) + (0 if plan.below else 246)
    y = mats(scene, x, plan.sky_y, w, end - plan.sky_y - below - 6) + 6
    y = supply(scene, x, y, w) + 6
    if view.reactor:
        y = reactor(scene, x, y, w) + 6
    if not plan.below:
        technologies(scene, x, y, w, end - y, 1 if end - y > 450 else 2)
    box = rect(GAP, plan.ocean_y - FLOAT, plan.left, FLOAT + plan.row * content.tides.rows, "")
    parts = document(
        plan.width, plan.height, "Lineae", _described(scene), STYLE + BOX_STYLE + _MORE + "".join(scene.zoom_rules),
        house_symbols() + symbols() + f'<clipPath id="ln-ocean">{box}</clipPath>',
        rect(0, 0, plan.width, plan.height, "space"),
        *scene.ground,
        '<g class="pieces" clip-path="url(#ln-ocean)">', *scene.water, "</g>",
        '<g class="pieces">', *scene.pieces, scene.workers(), "</g>",
        *scene.top, *scene.zooms,
    )  # fmt: skip
    return Drawing(parts, scene.spots.asked)


def _head(scene: Scene) -> None:
    """Round and phase, who decides, and keys for what has no place of its own."""
    s, w = scene.s, scene.plan.width
    scene.put(panel(GAP, GAP, w - 2 * GAP, HEAD))
    last = " · last round" if s.round == scene.content.rounds and s.stage < GAME_END else ""
    round_ = f"Round {s.round} of {scene.content.rounds} · " if s.round else ""
    scene.put(fitted(GAP + 12, GAP + 21, f"{round_}{STAGES[s.stage]}{last}", 268, 15, "b"))
    who = scene.deciding()
    if who >= 0:
        scene.put(seat_sign(who, GAP + 300, GAP + 16, 16), fitted(GAP + 313, GAP + 21, f"{scene.names[who]} decides", 170, 13))
    told = f"{sum(1 for card in s.launched if card >= 0)} of 8 rockets launched"
    if s.game:
        told += f" · {len(s.deck)} colony cards"
    x = w - GAP - 6
    for move in scene.offers:
        if move.kind in (PASS, END, STAY, DONE):
            words = {PASS: "Pass", END: "End turn", STAY: "Stay", DONE: "Done"}[move.kind]
            wide = width(words, 13, True) + 24
            x -= wide
            key = rect(x, GAP + 3, wide, HEAD - 6, "key", 8)
            scene.put(scene.spots.around(move.text, "", key, label(x + wide / 2, GAP + 20.5, words, 13, "k b", "middle")))
            x -= 6
    scene.put(fitted(GAP + 496, GAP + 21, told, x - GAP - 502, 12, "q"))


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {score}" for name, score in zip(scene.names, s.vp, strict=False))
    return f"Round {s.round}, {STAGES[s.stage]}. VP: {points}."
