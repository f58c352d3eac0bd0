"""The pairs of cards beside the moons."""

from perilune.draw.palette import var
from perilune.draw.svg import card_in, el, points, rect, use
from perilune.draw.words import label
from perilune.games.uranus.cards import beside
from perilune.games.uranus.content import SYMBOLS
from perilune.games.uranus.draw.art import ASTEROID, corners
from perilune.games.uranus.draw.moon import HALF
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.hexes import NAMES
from perilune.games.uranus.state import NONE

CARD_W, CARD_H = 66.0, 60.0


def pair(scene: Scene, gap: int, x: float, y: float, side: int, own: bool) -> None:
    """The two cards of a gap, one below the other; those beside the viewer's moon can be chosen or fired at."""
    s = scene.s
    point, card = s.cards[gap * 2], s.cards[gap * 2 + 1]
    drawn: list[str] = []
    for n, value in enumerate((point, card)):
        top = y + (CARD_H + 6) * n
        if value == NONE:
            drawn.append(rect(x, top, CARD_W, CARD_H, "none", 8))
        elif value < 0:
            drawn.append(rect(x, top, CARD_W, CARD_H, "back", 8) + use(ASTEROID, x + CARD_W / 2, top + 24, 27))
            drawn.append(label(x + CARD_W / 2, top + 53, "place ?" if n == 0 else "pattern ?", 11, "light", "middle"))
        else:
            drawn.append(rect(x, top, CARD_W, CARD_H, "card", 8))
            drawn.append(_point(value, x, top) if n == 0 else _pattern(scene, value, x, top))
    hot = rect(x - 3, y - 3, CARD_W + 6, 2 * CARD_H + 12, "hot", 10)
    moves: list[str] = []
    if own:
        moves = [scene.moves.face.moves[side].text, scene.moves.fire.moves[gap].text]
    offered = [text for text in moves if scene.spots.offered(text)]
    title = pair_title(scene, gap)
    word = {"face": "take first", "fire": "fire!"}
    if offered:
        drawn.append(rect(x, y + 2 * CARD_H + 2, CARD_W, 24, "key", 12))
        drawn.append(label(x + CARD_W / 2, y + 2 * CARD_H + 18, word[offered[0].split()[0]], 12, "k b", "middle"))
    spot = scene.spots.around(offered[0] if offered else moves[1] if moves else "", title, "".join(drawn), hot)
    with card_in(scene.ground, f"{title}: {_about_pair(scene, point, card)}"):
        scene.put(scene.placed(f"pair-{gap + 1}", title, "", spot))


def pair_title(scene: Scene, gap: int) -> str:
    """A pair of cards, and between whose moons it lies."""
    who = [scene.names[seat] for seat in dict.fromkeys(beside(scene.s, gap))]
    return f"Pair {gap + 1}, between {' and '.join(who)}" if len(who) > 1 else f"Pair {gap + 1}"


def _about_pair(scene: Scene, point: int, card: int) -> str:
    """Where the asteroid hits and how wide, as the viewer knows it."""
    if point == NONE:
        return "no cards."
    if point < 0 or card < 0:
        return "face down."
    spec = scene.content.impacts[card]
    size = len(spec.cells)
    return f"an asteroid hits ({NAMES[point]}) with pattern {spec.key.upper()}, {size} {'hex' if size == 1 else 'hexes'}."


def _point(value: int, x: float, y: float) -> str:
    drawn = [
        label(x + CARD_W / 2, y + 16, "hits", 11, "q", "middle"),
        label(x + CARD_W / 2, y + 35, NAMES[value], 14, "b", "middle"),
    ]
    return "".join(drawn) + use(ASTEROID, x + CARD_W / 2, y + 51, 18)


def _pattern(scene: Scene, card: int, x: float, y: float) -> str:
    spec = scene.content.impacts[card]
    places = [(2 * HALF * (cx + cz / 2), 1.5 * cz) for cx, _, cz in spec.cells]
    wide = max(p[0] for p in places) - min(p[0] for p in places) + 2 * HALF
    tall = max(p[1] for p in places) - min(p[1] for p in places) + 2
    radius = min(9.0, 60 / wide, 44 / tall)
    mx = (max(p[0] for p in places) + min(p[0] for p in places)) / 2
    my = (max(p[1] for p in places) + min(p[1] for p in places)) / 2
    drawn = []
    for (px, py), cell in zip(places, spec.cells, strict=True):
        at = corners(x + CARD_W / 2 + (px - mx) * radius, y + 26 + (py - my) * radius, radius * 0.92)
        drawn.append(
            el("path", d=points(at), fill=var("refusal"), stroke=var("moon") if cell == (0, 0, 0) else var("ink"), stroke_width=2)
        )
    sign = {"circle": "○", "triangle": "△", "none": ""}[SYMBOLS[spec.symbol]]
    return (
        "".join(drawn)
        + label(x + 6, y + CARD_H - 5, spec.key.upper(), 11, "q")
        + label(x + CARD_W - 11, y + CARD_H - 5, sign, 13, "q", "middle")
    )
