"""Technology cards: on display, and on board of a vessel."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.draw.svg import num, piece, rect, use
from perilune.draw.words import label, width
from perilune.games.lineae.content import NONE, PRINTER, SCRUBBER, TECHS
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import STAR, tech_icon
from perilune.games.lineae.draw.type import snug
from perilune.games.lineae.moves import CHOOSE, DISCARD, PRINT, SCRUB

# What a technology card does, in few words.
DOES = [
    "+{amount} per sun", "holds {amount}", "a cube for ${amount}", "{amount} free steps", "free docking",
    "clean burning", "{amount} cubes for 1", "a lock for free", "digs {amount}", "next rocket too",
]  # fmt: skip
_ROOMY = 175.0  # from here on a card also says what it does
_LOW = 48.0  # on board of a vessel
_TIGHT = 135.0  # below this, its icon is above its name
_MOST = 188.0


def display(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The cards that can be taken, in a row."""
    left = [card for card in range(TECHS) if scene.s.tech[card] == NONE]
    if not left:
        return
    wide = min(_MOST, (w + 5) / len(left)) - 5
    for number, card in enumerate(left):
        tech_card(scene, card, x + number * (wide + 5), y, wide, h)


def tech_card(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    """A card with its icon, name, points, and what it does where there is room for it."""
    card = scene.content.technologies[number]
    ways = [
        Way([move.text], f"Take the {card.name}", f"{card.vp} VP at the end") for move in scene.of(CHOOSE) if move.a == number
    ]
    ways += [Way([move.text], f"Put the {card.name} back") for move in scene.of(DISCARD) if move.a == number]
    mine = scene.s.tech[number] == scene.seat and scene.seat >= 0
    if mine and number == PRINTER:
        ways += [Way([move.text], f"Return {card.amount} cubes", "take one of your choice") for move in scene.of(PRINT)]
    if mine and number == SCRUBBER:
        ways += [
            Way([move.text], "Burn hydrocarbon", f"+{scene.content.diesel} electricity, no smoke") for move in scene.of(SCRUB)
        ]
    face = _face(number, card.name, card.vp, DOES[number].format(amount=card.amount), w, h)
    verb = scene.moves.discard if mine else scene.moves.choose
    ask = None if scene.s.tech[number] not in (NONE, scene.seat) else verb.at(number)
    scene.put(piece(f"tech-{card.key}", x, y, scene.thing(f"tech-{card.key}", f"{card.name}, {card.vp} VP", ways, ask, face)))


@lru_cache(256)
def _face(number: int, name: str, points: int, does: str, w: float, h: float) -> str:
    made = [rect(0, 0, w, h, "card", 8)]
    first, _, second = name.partition(" ")
    star = width(str(points), 12, True)
    if w >= _ROOMY:
        made.append(use(tech_icon(number), 21, h / 2, 27))
        made.append(snug(41, h / 2 - 5, name, w - 46, 12, "b"))
        made.append(snug(41, h / 2 + 13, does, w - 88, 12, "q"))
        made.append(use(STAR, w - 24 - star, h / 2 + 9, 13) + label(w - 8, h / 2 + 13.4, str(points), 12.5, "b", "end"))
    elif w >= 100 and h < _LOW:
        made.append(use(tech_icon(number), 16, h / 2, 22) + snug(30, h / 2 - 3, first, w - 34, 12))
        made.append(snug(30, h / 2 + 12, second, w - 60, 12))
        made.append(use(STAR, w - 15 - star, h / 2 + 8, 12) + label(w - 6, h / 2 + 12.2, str(points), 12, "b", "end"))
    elif w >= _TIGHT:
        made.append(use(tech_icon(number), 20, h / 2, 26))
        made.append(snug(39, h / 2 - 3, first, w - 70, 12, "b") + snug(39, h / 2 + 12, second, w - 70, 12, "b"))
        made.append(use(STAR, w - 17 - star, h / 2, 13) + label(w - 7, h / 2 + 4.4, str(points), 12.5, "b", "end"))
    elif w >= 78:
        made.append(use(tech_icon(number), 14, 13, 20) + use(STAR, w - 19 - star, 12, 13))
        made.append(label(w - 6, 16.4, str(points), 12.5, "b", "end"))
        made.append(snug(6, h - 18, first, w - 11, 12) + snug(6, h - 5, second, w - 11, 12))
    else:
        made.append(use(tech_icon(number), 15, h / 2, 23))
        made.append(snug(29, h / 2 - 3, first, w - 32, 12) + snug(29, h / 2 + 11, second, w - 32, 12))
    return "".join(made) + f'<rect x="0" y="0" width="{num(w)}" height="{num(h)}" rx="8" class="hot"/>'
