"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.move import Move
from perilune.draw.palette import STYLE
from perilune.draw.pieces import symbols
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, card_in, document, rect, titled, use
from perilune.draw.words import fit, fitted, label, width, wrap
from perilune.games.uranus.cards import gap_of
from perilune.games.uranus.content import Content
from perilune.games.uranus.draw_art import STYLE as MORE
from perilune.games.uranus.draw_art import SYMBOLS
from perilune.games.uranus.draw_board import STAGES, asteroid_track, modules, pair, project_board, summary, supply
from perilune.games.uranus.draw_moon import heading, imp, moon
from perilune.games.uranus.draw_scene import Scene
from perilune.games.uranus.hexes import NAMES
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.rounds import this_round
from perilune.games.uranus.state import LEFT, NONE, RIGHT, SETUP, UranusState

WIDTH, GAP = 1440.0, 8.0
TRACK = 60.0
MOON_W, MOON_H, RADIUS = 800.0, 600.0, 36.0
SMALL_R, TINY_R, SMALL_H = 13.0, 12.0, 240.0


def draw(view: UranusState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> str:
    """The position as a stand-alone SVG."""
    told = {move.text: moves.vocabulary.say(moves.catalogue.verbs[move.kind].says, list(move.args), names) for move in offers}
    scene = Scene(view, seat, offers, names, content, moves, told)
    top = GAP
    asteroid_track(scene, GAP, top, WIDTH - 2 * GAP, TRACK)
    top += TRACK + GAP
    if view.moons[-1] < 0 or view.races[-1] < 0:
        scene.put(
            panel(GAP, top, WIDTH - 2 * GAP, 200), label(WIDTH / 2, top + 108, "The boards are being dealt.", 18, "q", "middle")
        )
        return _document(scene, top + 200 + GAP)
    focus = max(seat, 0)
    _large(scene, focus, GAP, top)
    right = GAP + MOON_W + GAP
    wide = WIDTH - right - GAP
    with board_in(scene.ground, "Uranus and its six modules"):
        modules(scene, right, top, wide, 252)
    with board_in(scene.ground, f"The project board of {names[focus]}"):
        project_board(scene, focus, right, top + 252 + GAP, wide, MOON_H - 252 - GAP)
    top += MOON_H + GAP
    top = _others(scene, focus, top)
    top = _keys(scene, top)
    return _document(scene, top)


def _document(scene: Scene, height: float) -> str:
    return document(
        WIDTH, height, "Uranus!", _described(scene), STYLE + MORE, symbols() + SYMBOLS,
        rect(0, 0, WIDTH, height, "space"), *scene.ground,
        '<g class="pieces">', *scene.pieces, "</g>", *scene.over,
    )  # fmt: skip


def _large(scene: Scene, seat: int, x: float, y: float) -> None:
    """One's own moon with the pairs of cards on its sides."""
    s = scene.s
    scene.put(panel(x, y, MOON_W, MOON_H))
    heading(scene, seat, x + 12, y + 26, MOON_W - 420, 16)
    supply(scene, x + MOON_W - 392, y + 21, 380)
    pair(scene, gap_of(s, seat, LEFT), x + 12, y + 196, LEFT, scene.asking)
    pair(scene, gap_of(s, seat, RIGHT), x + MOON_W - 104, y + 196, RIGHT, scene.asking)
    scene.put(
        label(x + 58, y + 184, "from the left", 12, "q", "middle"),
        label(x + MOON_W - 58, y + 184, "from the right", 12, "q", "middle"),
    )
    moon(scene, seat, x + MOON_W / 2, y + MOON_H / 2 + 18, RADIUS, True)
    if not s.flown[seat]:
        scene.pieces.append(imp(seat, x + 40, y + MOON_H - 44, 46))
    _objective(scene, seat, x + 12, y + 52)
    loose = [at for owner, at in zip(s.set_owner, s.set_at, strict=True) if owner == seat and at >= 61]
    for n, at in enumerate(loose):
        scene.put(use(f"ur-rock-{at - 61}", x + 120 + 26 * n, y + MOON_H - 36, 24))
    if loose:
        scene.put(label(x + 108, y + MOON_H - 12, "loose rocks", 12, "q"))


def _objective(scene: Scene, seat: int, x: float, y: float) -> None:
    goal = scene.s.objectives[seat]
    if goal >= 0:
        spec = scene.content.objectives[goal]
        with card_in(scene.ground, f"Objective {spec.name}: {spec.text}"):
            scene.put(label(x, y, spec.name, 13, "b"))
            for n, line in enumerate(wrap(spec.text, 140, 12, 4)):
                scene.put(label(x, y + 16 + 15 * n, line, 12, "q"))


def _others(scene: Scene, focus: int, top: float) -> float:
    """The other moons, in the order of seats to the left; returns where they end."""
    s = scene.s
    order = [(focus + n) % s.seats for n in range(1, s.seats)]
    if not order:
        return top
    wide = (WIDTH - 2 * GAP - GAP * (len(order) - 1)) / len(order)
    tall = SMALL_H + (18 if any(s.objectives[seat] >= 0 for seat in order) else 0)
    for place, seat in enumerate(order):
        x = GAP + (wide + GAP) * place
        scene.put(panel(x, top, wide, tall))
        heading(scene, seat, x + 8, top + 20, wide - 16, 13)
        radius = SMALL_R if wide > 300 else TINY_R
        moon(scene, seat, x + 8.6 * radius, top + 124, radius, False)
        if not s.flown[seat]:
            scene.pieces.append(imp(seat, x + 20, top + SMALL_H - 22, 28))
        if s.races[seat] >= 0:
            summary(scene, seat, x + 17.2 * radius, top + 44, min(wide - 17.2 * radius - 8, 150))
        gap = gap_of(s, seat, LEFT)
        if wide > 520 and gap not in (gap_of(s, focus, LEFT), gap_of(s, focus, RIGHT)):
            pair(scene, gap, x + 416, top + 36, LEFT, False)
        words = f"left: {_short(scene, gap)} · right: {_short(scene, gap_of(s, seat, RIGHT))}"
        scene.put(fitted(x + 42, top + SMALL_H - 8, words, wide - 54, 12, "q"))
        if s.objectives[seat] >= 0:
            goal = scene.content.objectives[s.objectives[seat]]
            scene.put(titled(goal.text, fitted(x + 42, top + SMALL_H + 9, f"objective: {goal.name}", wide - 54, 12, "b")))
    return top + tall + GAP


def _short(scene: Scene, gap: int) -> str:
    """A pair of cards in few words."""
    point, card = scene.s.cards[gap * 2], scene.s.cards[gap * 2 + 1]
    if point == NONE:
        return "no cards"
    return f"({NAMES[point]}) {scene.content.impacts[card].key.upper()}" if point >= 0 and card >= 0 else "face down"


def _keys(scene: Scene, top: float) -> float:
    """A button for every offer that has no place of its own on the boards."""
    left = list(scene.spots.left)
    if not left:
        return top
    x, y = GAP, top
    for text in left[:60]:
        words, size = fit(scene.spots.offers[text], 420, 13, True)
        wide = width(words, size, True) + 24
        if x + wide > WIDTH - GAP:
            x, y = GAP, y + 38
        drawn = rect(x, y, wide, 32, "key", 16) + label(x + wide / 2, y + 21, words, size, "k b", "middle")
        scene.over.append(scene.spots.around(text, "", drawn))
        x += wide + GAP
    return y + 32 + GAP


def _described(scene: Scene) -> str:
    s = scene.s
    safe = ", ".join(name for name, order in zip(scene.names, s.flown, strict=False) if order) or "nobody yet"
    stage = STAGES[s.stage] if s.stage != SETUP else "set-up"
    return f"Round {this_round(s)} of {scene.content.end - 1}, {stage}. Safe on Uranus: {safe}."
