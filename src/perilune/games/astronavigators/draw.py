"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.draw.palette import STYLE
from perilune.draw.pieces import symbols
from perilune.draw.svg import board_in, document, rect
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators import draw_boards, draw_earth, draw_moon, draw_orrery, draw_sky, draw_track
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.draw_scene import STYLE as MORE
from perilune.games.astronavigators.draw_scene import Scene, button_width
from perilune.games.astronavigators.draw_scene import symbols as signs
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import FIRST_AND_FAST, SOLAR_SYSTEM, NavState

WIDTH, GAP = 1440.0, 8.0
MODES = ["First and Fast", "Constellation", "Solar System", "Solo"]


def draw(view: NavState, seat: int, offers: dict[str, str], names: list[str], content: Content, moves: Moves) -> str:
    """The position as a stand-alone SVG. `offers` are the texts of the moves with their sentences."""
    scene = Scene(view, seat, offers, names, content, moves)
    parts: list[str] = []
    right = GAP + 952 + GAP
    # The boards are drawn first, so that offers find their places; what is left becomes keys above them.
    with board_in(scene.ground, "The star map"):
        draw_sky.star_map(scene, GAP, 0)
    with board_in(scene.ground, "The trajectory"):
        draw_track.trajectory(scene, right, 0)
    second = max(draw_sky.HEIGHT, draw_track.HEIGHT) + GAP
    with board_in(scene.ground, "The Earth map"):
        draw_earth.earth_map(scene, GAP, second)
    with board_in(scene.ground, "The lunar phases"):
        draw_moon.lunar_board(scene, right, second)
    third = second + draw_moon.HEIGHT + GAP
    bottom = _boards(scene, third)
    if view.mode >= SOLAR_SYSTEM:
        with board_in(scene.ground, "The orrery"):
            draw_orrery.orrery(scene, right, third)
        bottom = max(bottom, third + draw_orrery.HEIGHT)
    header, top = _header(scene)
    height = top + bottom + GAP
    parts.append(header)
    parts.append(
        f'<g id="boards" transform="translate(0,{top:g})">{"".join(scene.ground)}<g class="pieces">{"".join(scene.pieces)}</g></g>'
    )
    return document(
        WIDTH,
        height,
        "AstroNavigators",
        _described(scene),
        STYLE + MORE,
        symbols() + signs(),
        rect(0, 0, WIDTH, height, "space"),
        *parts,
    )


def _boards(scene: Scene, top: float) -> float:
    """All player boards, the viewer's first; returns where they end."""
    s = scene.s
    order = [*range(s.seats)] if scene.seat < 0 else [(scene.seat + n) % s.seats for n in range(s.seats)]
    room = WIDTH - 2 * GAP if s.mode < SOLAR_SYSTEM else 952.0
    columns = min(s.seats, 4 if s.mode < SOLAR_SYSTEM else 2)
    wide = (room - GAP * (columns - 1)) / columns
    tall = draw_boards.height(scene)
    for place, seat in enumerate(order):
        with board_in(scene.ground, f"The board of {scene.names[seat]}"):
            draw_boards.board(scene, seat, GAP + place % columns * (wide + GAP), top + place // columns * (tall + GAP), wide)
    return top + -(-s.seats // columns) * (tall + GAP) - GAP


def _header(scene: Scene) -> tuple[str, float]:
    """The month, and beside it keys for all offers that have no place on a board; returns where they end."""
    s = scene.s
    month = scene.c.sky.months[scene.month()]
    year = 1 if s.round <= 12 else 2
    words = f"{month.name}, year {year} · month {s.round} of 24 · {MODES[s.mode]}"
    drawn = [label(GAP + 4, 26, words, 17, "b")]
    x, y = GAP + 4 + width(words, 17, True) + 24, 6.0
    for move in list(scene.spots.left):
        text = scene.spots.offers[move]
        wide = min(button_width(text), WIDTH - 2 * GAP)
        if x + wide > WIDTH - GAP:
            x, y = GAP, y + 34
        inside = [rect(x, y, wide, 29, "card", 6), rect(x, y, wide, 29, "hot", 6), fitted(x + 8, y + 19, text, wide - 12, 12.5)]
        drawn.append(scene.spots.around(move, text, *inside))
        x += wide + 6
    return "".join(drawn), y + 36


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {nk} NK" for name, nk in zip(scene.names, s.nk, strict=False))
    goal = "first on the Moon wins" if s.mode == FIRST_AND_FAST else "to the Moon and back"
    return f"Month {s.round}, {scene.c.sky.months[scene.month()].name}; {goal}. {points}."
