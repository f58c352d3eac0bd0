"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.move import Move
from perilune.draw.palette import STYLE, var
from perilune.draw.pieces import symbols as house_symbols
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, document, rect
from perilune.draw.words import fitted, label, width
from perilune.games.lineae.content import COLUMNS, Content
from perilune.games.lineae.draw_cards import rocket_row, technologies
from perilune.games.lineae.draw_ocean import EDGE, deposits, ocean, seat_sign, sky
from perilune.games.lineae.draw_players import actions, mats, reactor, supply
from perilune.games.lineae.draw_scene import COLUMN, OCEAN_X, OCEAN_Y, ROW, Scene
from perilune.games.lineae.draw_symbols import STYLE as BOX_STYLE
from perilune.games.lineae.draw_symbols import colour, symbols
from perilune.games.lineae.moves import DONE, END, PASS, STAY, Moves
from perilune.games.lineae.state import ACTION, CLEANUP, GAME_END, OVER, SETUP, SUNLIGHT, OceanState

WIDTH, GAP = 1440.0, 8.0
RIGHT = 1016.0  # where the players begin
HEAD = 40.0

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


def draw(view: OceanState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> str:
    """The position as a stand-alone SVG."""
    scene = Scene(view, seat, offers, names, content, moves)
    _head(scene)
    sky(scene)
    rocket_row(scene)
    with board_in(scene.ground, "The ocean"):
        ocean(scene)
    bottom = deposits(scene) + GAP
    left_width = RIGHT - 2 * GAP
    bottom = actions(scene, GAP, bottom, left_width) + GAP
    y = mats(scene, RIGHT, GAP + HEAD + GAP, WIDTH - RIGHT - GAP) + GAP
    y = supply(scene, RIGHT, y, WIDTH - RIGHT - GAP) + GAP
    if view.reactor:
        y = reactor(scene, RIGHT, y, WIDTH - RIGHT - GAP) + GAP
    if y + 5 * 70 < bottom + 2 * 70:
        y = technologies(scene, RIGHT, y, WIDTH - RIGHT - GAP, 2) + GAP
    else:
        bottom = technologies(scene, GAP, bottom, left_width, 5) + GAP
    height = max(y, bottom)
    ocean_box = rect(OCEAN_X - EDGE, OCEAN_Y - 44, COLUMN * COLUMNS + 2 * EDGE, 44 + ROW * content.tides.rows, "")
    return document(
        WIDTH, height, "Lineae", _described(scene), STYLE + BOX_STYLE + _MORE + "".join(scene.zoom_rules),
        house_symbols() + symbols() + f'<clipPath id="ln-ocean">{ocean_box}</clipPath>',
        rect(0, 0, WIDTH, height, "space"),
        *scene.ground,
        '<g class="pieces" clip-path="url(#ln-ocean)">', *scene.water, "</g>",
        '<g class="pieces">', *scene.pieces, scene.workers(), "</g>",
        *scene.top, *scene.zooms,
    )  # fmt: skip


def _head(scene: Scene) -> None:
    """Round and phase, and keys for what has no place of its own."""
    s = scene.s
    scene.put(panel(GAP, GAP, WIDTH - 2 * GAP, HEAD))
    last = " · last round" if s.round == scene.content.rounds and s.stage < GAME_END else ""
    round_ = f"Round {s.round} of {scene.content.rounds} · " if s.round else ""
    scene.put(fitted(GAP + 14, GAP + 26, f"{round_}{STAGES[s.stage]}{last}", 300, 16, "b"))
    who = scene.deciding()
    if who >= 0:
        scene.put(
            seat_sign(who, GAP + 326, GAP + 20, 18), fitted(GAP + 340, GAP + 26, f"{scene.names[who]} decides", 190, 14, "b")
        )
    told = f"{sum(1 for card in s.launched if card >= 0)} of 8 rockets launched"
    if s.game:
        told += f" · {len(s.deck)} cards in the colony deck"
    scene.put(label(GAP + 540, GAP + 26, told, 13, "q"))
    x = WIDTH - GAP - 10
    for move in scene.offers:
        if move.kind in (PASS, END, STAY, DONE):
            words = {PASS: "Pass", END: "End turn", STAY: "Stay", DONE: "Done"}[move.kind]
            wide = width(words, 14, True) + 28
            x -= wide
            key = rect(x, GAP + 5, wide, HEAD - 10, "key", 8)
            scene.put(scene.spots.around(move.text, "", key, label(x + wide / 2, GAP + 25, words, 14, "k b", "middle")))
            x -= 8


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {score}" for name, score in zip(scene.names, s.vp, strict=False))
    return f"Round {s.round}, {STAGES[s.stage]}. VP: {points}."
