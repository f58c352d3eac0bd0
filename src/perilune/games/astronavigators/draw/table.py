"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.drawing import Drawing
from perilune.draw.palette import STYLE
from perilune.draw.pieces import symbols
from perilune.draw.svg import board_in, document, rect
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.draw import boards, earth, moon, orrery, sky, track
from perilune.games.astronavigators.draw.scene import STYLE as MORE
from perilune.games.astronavigators.draw.scene import Scene, button_width
from perilune.games.astronavigators.draw.scene import symbols as signs
from perilune.games.astronavigators.draw.short_board import short_board
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import FIRST_AND_FAST, SOLAR_SYSTEM, NavState

GAP, HEAD, RIGHT = 8.0, 34.0, 308.0
MODES = ["First and Fast", "Constellation", "Solar System", "Solo"]


def draw(view: NavState, seat: int, offers: dict[str, str], names: list[str], content: Content, moves: Moves) -> Drawing:
    """The position as a stand-alone SVG. `offers` are the texts of the moves with their sentences.

    The canvas is as large as the board's place on a laptop: a unit is a pixel there. The Solar System has one board more
    and a canvas that is an eighth larger.
    """
    scene = Scene(view, seat, offers, names, content, moves)
    planets = view.mode >= SOLAR_SYSTEM
    wide, tall = (1072.0, 856.0) if planets else (944.0, 752.0)
    left, bottom = wide - RIGHT - 3 * GAP, tall - HEAD - GAP
    right = GAP + left + GAP
    # The boards are drawn first, so that offers find their places; what is left becomes keys above them.
    with board_in(scene.ground, "The star map"):
        y = sky.star_map(scene, GAP, 0, left, 30.0 if view.seats == 1 else 23.0) + GAP
    with board_in(scene.ground, "The Earth map"):
        y = earth.earth_map(scene, GAP, y, left, 52.0 if view.seats == 1 else 38.0) + GAP
    course = track.course(view, planets)
    low = orrery.HEIGHT if planets else course.tall
    with board_in(scene.ground, "The trajectory"):
        if planets:
            track.trajectory(scene, course.at(GAP, y, left))
            y += course.tall + GAP
        else:
            track.trajectory(scene, course.at(right, bottom - low, RIGHT))
    with board_in(scene.ground, "The lunar phases"):
        moon.lunar_board(scene, right, 0, RIGHT, bottom - low - GAP)
    _boards(scene, GAP, y, left, bottom - y)
    if planets:
        with board_in(scene.ground, "The orrery"):
            orrery.orrery(scene, right, bottom - low, RIGHT)
    boards = f'<g id="boards" transform="translate(0,{HEAD:g})">{"".join(scene.ground)}<g class="pieces">{"".join(scene.pieces)}</g></g>'
    parts = document(
        wide,
        tall,
        "AstroNavigators",
        _described(scene),
        STYLE + MORE,
        symbols() + signs(),
        rect(0, 0, wide, tall, "space"),
        _header(scene, wide),
        boards,
    )
    return Drawing(parts, scene.spots.asked)


def _boards(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The viewer's board, and below it the others: a second board for one of them, a table for more."""
    s = scene.s
    order = [*range(s.seats)] if scene.seat < 0 else [(scene.seat + n) % s.seats for n in range(s.seats)]
    large = 1 if s.seats != 2 else 2
    tall = h if s.seats == 1 else (h - GAP) / 2
    low = (h - tall - GAP - 4 * (s.seats - 2)) / max(1, s.seats - 1)
    for place, seat in enumerate(order):
        with board_in(scene.ground, f"The board of {scene.names[seat]}"):
            if place < large:
                boards.board(scene, seat, x, y + place * (tall + GAP), w, tall)
            else:
                short_board(scene, seat, x, y + tall + GAP + (place - 1) * (low + 4), w, low)


def _header(scene: Scene, wide: float) -> str:
    """The month, and beside it keys for the offers that have no place on a board, in one line.

    If they are too many for it, the short ones stay: the list beside the board has them all.
    """
    s = scene.s
    month = f"{scene.c.sky.months[scene.month()].name}, year {1 if s.round <= 12 else 2}"
    more = f"month {s.round} of 24 · {MODES[s.mode]}"
    at = GAP + 4 + width(month, 17, True) + 10
    drawn = [label(GAP + 4, 24, month, 17, "b"), label(at, 24, more, 12.5, "q")]
    x = at + width(more, 12.5) + 16
    keys = list(scene.spots.left)
    if sum(button_width(scene.spots.offers[move]) + 6 for move in keys) > wide - GAP - x + 6:
        keys = [move for move in keys if " " not in move]
    for move in keys:
        text = scene.spots.offers[move]
        w = button_width(text)
        if x + w > wide - GAP:
            break
        inside = [rect(x, 3, w, 28, "card", 6), rect(x, 3, w, 28, "hot", 6), fitted(x + 8, 21.5, text, w - 12, 12.5)]
        drawn.append(scene.spots.around(move, text, *inside))
        x += w + 6
    return "".join(drawn)


def _described(scene: Scene) -> str:
    s = scene.s
    points = ", ".join(f"{name} {nk} NK" for name, nk in zip(scene.names, s.nk, strict=False))
    goal = "first on the Moon wins" if s.mode == FIRST_AND_FAST else "to the Moon and back"
    return f"Month {s.round}, {scene.c.sky.months[scene.month()].name}; {goal}. {points}."
