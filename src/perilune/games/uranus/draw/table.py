"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.drawing import Drawing
from perilune.core.move import Move
from perilune.draw.palette import STYLE
from perilune.draw.pieces import symbols
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, card_in, document, rect, titled, use
from perilune.draw.words import fitted, label, width, wrap
from perilune.games.uranus.cards import gap_of
from perilune.games.uranus.concede import conceders
from perilune.games.uranus.content import COLOURS, Content
from perilune.games.uranus.draw.art import STYLE as MORE
from perilune.games.uranus.draw.art import SYMBOLS, rock
from perilune.games.uranus.draw.boards import URANUS, asteroid_track, board_of, grid, modules, project_board, summary
from perilune.games.uranus.draw.cards import CARD_W, pair, pair_title
from perilune.games.uranus.draw.moon import heading, imp, moon
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.hexes import NAMES
from perilune.games.uranus.moves import LOOSE, Moves
from perilune.games.uranus.state import LEFT, NONE, RIGHT, UranusState
from perilune.games.uranus.words.regions import moment

WIDTH, HEIGHT, GAP = 944.0, 752.0, 8.0  # as large as the board's place on a laptop: a unit is a pixel there
TRACK = 48.0
ASIDE = 400.0


def draw(view: UranusState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves) -> Drawing:
    """The position as a stand-alone SVG. Offers without a place on it are in the list beside the board."""
    told = {move.text: moves.vocabulary.say(moves.catalogue.verbs[move.kind].says, list(move.args), names) for move in offers}
    scene = Scene(view, seat, offers, names, content, moves, told)
    top = GAP
    asteroid_track(scene, GAP, top, WIDTH - 2 * GAP, TRACK)
    top += TRACK + GAP
    bottom = HEIGHT - GAP
    if view.moons[-1] < 0 or view.races[-1] < 0:
        scene.put(
            panel(GAP, top, WIDTH - 2 * GAP, bottom - top),
            label(WIDTH / 2, top + 300, "The boards are being dealt.", 18, "q", "middle"),
        )
        return _document(scene)
    focus = max(seat, 0)
    aside = ASIDE if view.seats > 1 else 372.0
    wide = WIDTH - 3 * GAP - aside
    if view.seats == 1:  # the modules lie below, in one row
        high = 546.0
        shelf = (GAP, top + high + GAP, WIDTH - 2 * GAP, bottom - top - high - GAP)
    else:
        high = 440.0 if view.seats < 5 else 422.0
        shelf = (2 * GAP + wide, top, aside, 166.0)
    with board_in(scene.ground, URANUS):
        modules(scene, *shelf, 6 if view.seats == 1 else 3)
    _large(scene, focus, GAP, top, wide, high)
    below = top if view.seats == 1 else top + shelf[3] + GAP
    with board_in(scene.ground, board_of(scene, focus)):
        project_board(scene, focus, 2 * GAP + wide, below, aside, top + high - below, True)
    if view.seats > 1:
        _others(scene, focus, top + high + GAP, bottom)
    return _document(scene)


def _document(scene: Scene) -> Drawing:
    parts = document(
        WIDTH, HEIGHT, "Uranus!", _described(scene), STYLE + MORE, symbols() + SYMBOLS,
        rect(0, 0, WIDTH, HEIGHT, "space"), *scene.ground,
        '<g class="pieces">', *scene.pieces, "</g>", *scene.over,
    )  # fmt: skip
    return Drawing(parts, scene.spots.asked, scene.places)


def _large(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """One's own moon. It leaves the corners free: above for the pairs of cards, below for what one holds and for being ready."""
    s = scene.s
    scene.put(panel(x, y, w, h))
    heading(scene, seat, x + 12, y + 23, w - 24, 15)
    radius = min((w - 90) / 15.6, (h - 46) / 14)
    moon(scene, seat, x + w / 2, y + 36 + (h - 42) / 2, radius, True)
    scene.put(label(x + 10, y + 46, "from the left", 11, "q"), label(x + w - 10, y + 46, "from the right", 11, "q", "end"))
    pair(scene, gap_of(s, seat, LEFT), x + 8, y + 51, LEFT, scene.asking)
    pair(scene, gap_of(s, seat, RIGHT), x + w - 8 - CARD_W, y + 51, RIGHT, scene.asking)
    if not s.flown[seat]:
        scene.pieces.append(imp(seat, x + 30, y + h - 30, 38))
    _objective(scene, seat, x + 10, y + h - 62)
    _loose(scene, seat, x + 56, y + h - 30)
    text = scene.moves.ready.moves[0].text
    if scene.spots.offered(text):
        key = rect(x + w - 92, y + h - 38, 82, 28, "key", 14) + label(x + w - 51, y + h - 19, "Ready", 13, "k b", "middle")
        scene.over.append(scene.spots.around(text, "", key))


def _loose(scene: Scene, seat: int, x: float, y: float) -> None:
    """Loose rocks; those that were added to each other lie close together."""
    s = scene.s
    at = x
    for row, owner in enumerate(s.set_owner):
        if owner == seat and s.set_at[row] >= LOOSE:
            for colour in range(COLOURS):
                for _ in range(s.set_rocks[row * COLOURS + colour]):
                    scene.put(use(rock(colour), at + 9, y, 19))
                    at += 11
            at += 10
    if at > x:
        scene.put(titled("Loose rocks: each can be added to a set.", label(x, y + 22, "+ loose", 11, "q")))


def _objective(scene: Scene, seat: int, x: float, y: float) -> None:
    goal = scene.s.objectives[seat]
    if goal >= 0:
        spec = scene.content.objectives[goal]
        words = f"Objective {spec.name}: {spec.text}"
        lines = wrap(spec.name, 66, 12)
        with card_in(scene.ground, words):
            drawn = [label(x, y + 14 * (n - len(lines)), line, 12, "b") for n, line in enumerate(lines)]
            scene.put(titled(words, label(x, y - 14 * len(lines) - 15, "objective", 11, "q"), *drawn))


def _others(scene: Scene, focus: int, top: float, bottom: float) -> None:
    """The other moons, in the order of seats to the left."""
    s = scene.s
    order = [(focus + n) % s.seats for n in range(1, s.seats)]
    wide = (WIDTH - 2 * GAP - GAP * (len(order) - 1)) / len(order)
    tall = bottom - top
    for place, seat in enumerate(order):
        x = GAP + (wide + GAP) * place
        if len(order) == 1:
            _only_other(scene, seat, x, top, wide - ASIDE - GAP, tall)
        elif wide > 280:
            _beside(scene, seat, x, top, wide, tall)
        else:
            _upright(scene, seat, x, top, wide, tall)


def _only_other(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """The one other moon, with its project board below the viewer's."""
    s = scene.s
    radius = (h - 40) / 14
    scene.put(panel(x, y, w, h))
    heading(scene, seat, x + 12, y + 22, w - 24, 14)
    moon(scene, seat, x + 12 + 7.8 * radius, y + 34 + 7 * radius, radius, False)
    if not s.flown[seat]:
        scene.pieces.append(imp(seat, x + 24, y + h - 24, 30))
    left = x + 24 + 15.6 * radius
    race = scene.content.races[s.races[seat]]
    scene.put(label(left, y + 56, race.role, 12.5, "b"))
    for n, line in enumerate(wrap(race.text, x + w - 12 - left, 12)):
        scene.put(label(left, y + 75 + 16 * n, line, 12, "q"))
    _goal(scene, seat, left, y + h - 30, x + w - 12 - left)
    _gifts(scene, seat, left, y + h - 36, x + w - 12 - left)
    with board_in(scene.ground, board_of(scene, seat)):
        project_board(scene, seat, x + w + GAP, y, ASIDE, h, False)


def _beside(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Another moon with its tracks beside it."""
    s = scene.s
    scene.put(panel(x, y, w, h))
    heading(scene, seat, x + 8, y + 20, w - 16, 13)
    radius = min((h - 52) / 14, (w - 120) / 15.6)
    moon(scene, seat, x + 8 + 7.8 * radius, y + 30 + (h - 52) / 2, radius, False)
    if not s.flown[seat]:
        scene.pieces.append(imp(seat, x + 18, y + h - 36, 26))
    left = x + 18 + 15.6 * radius
    if s.races[seat] >= 0:
        summary(scene, seat, left, y + 46, x + w - 10 - left, (h - 76) / 8)
    if not _goal(scene, seat, x + 10, y + h - 9, w - 20):
        _sides(scene, seat, x + 10, y + h - 9, w - 20, 0)
    _gifts(scene, seat, x + 8, y + h - 56, w - 16)


def _upright(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Another moon with its tracks below it."""
    s = scene.s
    scene.put(panel(x, y, w, h))
    heading(scene, seat, x + 8, y + 19, w - 14, 12.5)
    radius = min((w - 16) / 15.6, (h - 102) / 14)
    moon(scene, seat, x + w / 2, y + 26 + 7 * radius, radius, False)
    if not s.flown[seat]:
        scene.pieces.append(imp(seat, x + 17, y + 42, 24))
    if s.races[seat] >= 0:
        grid(scene, seat, x + 8, y + h - 65, w - 16, 15)
    if not _goal(scene, seat, x + 8, y + h - 8, w - 16):
        _sides(scene, seat, x + 8, y + h - 20, w - 16, 14)
    _gifts(scene, seat, x + 6, y + h - 100, w - 12)


def _gifts(scene: Scene, seat: int, x: float, y: float, room: float) -> None:
    """Keys for what can be given to this neighbour."""
    moves = scene.moves
    given = [(moves.give_mine, [seat], "mine"), (moves.give_fort, [seat], "fort")]
    found = [(verb.at(*args).text, word) for verb, args, word in given]
    tokens = moves.give_tech.terms[0].tokens
    found += [(moves.give_tech.at(n, seat).text, token) for n, token in enumerate(tokens)]
    offered = [(text, word) for text, word in found if scene.spots.offered(text)]
    at = x
    for text, word in offered:
        wide = width(word, 11.5, True) + 20
        if at + wide > x + room:
            return
        key = rect(at, y, wide, 24, "key", 12) + label(at + wide / 2, y + 16, word, 11.5, "k b", "middle")
        scene.over.append(scene.spots.around(text, "", key))
        at += wide + 4


def _goal(scene: Scene, seat: int, x: float, y: float, room: float) -> bool:
    """The objective of another seat, when it is known."""
    if scene.s.objectives[seat] < 0:
        return False
    spec = scene.content.objectives[scene.s.objectives[seat]]
    scene.put(titled(f"Objective: {spec.text}", fitted(x, y, spec.name, room, 11.5, "b")))
    return True


def _sides(scene: Scene, seat: int, x: float, y: float, room: float, down: float) -> None:
    """The pairs on both sides of a moon in few words: side by side, or one below the other."""
    for n, (word, side) in enumerate((("left", LEFT), ("right", RIGHT))):
        gap = gap_of(scene.s, seat, side)
        at, wide = (x, room) if down else (x + n * room / 2, room / 2 - 6)
        words = fitted(at, y + n * down, f"{word}: {_short(scene, gap)}", wide, 11, "q")
        scene.put(scene.placed(f"pair-{gap + 1}", pair_title(scene, gap), "", words))


def _short(scene: Scene, gap: int) -> str:
    """A pair of cards in few words."""
    point, card = scene.s.cards[gap * 2], scene.s.cards[gap * 2 + 1]
    if point == NONE:
        return "no cards"
    return f"{NAMES[point]} {scene.content.impacts[card].key.upper()}" if point >= 0 and card >= 0 else "face down"


def _described(scene: Scene) -> str:
    s = scene.s
    safe = ", ".join(name for name, order in zip(scene.names, s.flown, strict=False) if order) or "nobody yet"
    words = f"{moment(s, scene.content)}. Safe on Uranus: {safe}."
    return f"{words} Conceded: {', '.join(conceders(s, scene.names))}." if s.conceded else words
