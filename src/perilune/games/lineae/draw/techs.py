"""Technology cards: on display, and on board of a vessel."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.svg import num, piece, rect, use
from perilune.draw.words import label, width
from perilune.games.lineae.cards.technology import gist
from perilune.games.lineae.content import NONE
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import STAR, tech_icon
from perilune.games.lineae.draw.type import snug
from perilune.games.lineae.moves import CHOOSE, DISCARD, PRINT, SCRUB

# Moves that are made on the card itself, by its effect: their kind, what they do and for what. The others are on other things.
_ON_CARD = {
    "printer": (PRINT, "Return {amount} cubes", "take one of your choice"),
    "scrubber": (SCRUB, "Burn hydrocarbon", "+{diesel} electricity, no smoke"),
}
_ROOMY = 175.0  # from here on a card also says what it does
_LOW = 48.0  # on board of a vessel
_TIGHT = 135.0  # below this, its icon is above its name
_MOST = 188.0


def display(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The cards that can be taken, in a row."""
    left = [card for card, owner in enumerate(scene.s.tech) if owner == NONE]
    if not left:
        return
    wide = min(_MOST, (w + 5) / len(left)) - 5
    for number, card in enumerate(left):
        tech_card(scene, card, x + number * (wide + 5), y, wide, h)


def tech_card(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    """A card with its icon, name, points, and what it does where there is room for it."""
    card = scene.content.technologies[number]
    does = gist(scene.content, card)
    taken = [
        Way([move.text], f"Take the {card.name}", f"{does}; {counted(card.vp, 'point')} at the end")
        for move in scene.of(CHOOSE)
        if move.a == number
    ]
    ways = taken[:]
    ways += [Way([move.text], f"Put the {card.name} back") for move in scene.of(DISCARD) if move.a == number]
    mine = scene.s.tech[number] == scene.seat and scene.seat >= 0
    if mine and card.effect in _ON_CARD:
        kind, used, gives = _ON_CARD[card.effect]
        used = used.format(amount=card.amount)
        ways += [Way([move.text], used, gives.format(diesel=scene.content.diesel)) for move in scene.of(kind)]
    face = _face(card.effect, card.name, card.vp, does, w, h)
    verb = scene.moves.discard if mine else scene.moves.choose
    ask = None if scene.s.tech[number] not in (NONE, scene.seat) else verb.at(number)
    title = f"{card.name}, {counted(card.vp, 'point')}"
    thing = scene.thing(f"tech-{card.key}", title, ways, ask, face, opens=bool(taken))  # nobody takes one unread
    scene.put(piece(f"tech-{card.key}", x, y, thing))


def _tile(x: float, y: float, side: float) -> str:
    """What lies dark behind an icon, by day as well: icons are made of light."""
    return rect(x - side / 2, y - side / 2, side, side, "screen", 6)


@lru_cache(256)
def _face(effect: str, name: str, points: int, does: str, w: float, h: float) -> str:
    made = [rect(0, 0, w, h, "card", 8)]
    first, _, second = name.partition(" ")
    star = width(str(points), 12, True)
    if w >= _ROOMY:
        made.append(_tile(20, h / 2, 33) + use(tech_icon(effect), 20, h / 2, 27))
        made.append(snug(41, h / 2 - 5, name, w - 46, 12, "b"))
        made.append(snug(41, h / 2 + 13, does, w - 88, 12, "q"))
        made.append(use(STAR, w - 24 - star, h / 2 + 9, 13) + label(w - 8, h / 2 + 13.4, str(points), 12.5, "b", "end"))
    elif w >= 100 and h < _LOW:
        made.append(_tile(15, h / 2, 26) + use(tech_icon(effect), 15, h / 2, 21) + snug(30, h / 2 - 3, first, w - 34, 12))
        made.append(snug(30, h / 2 + 12, second, w - 60, 12))
        made.append(use(STAR, w - 15 - star, h / 2 + 8, 12) + label(w - 6, h / 2 + 12.2, str(points), 12, "b", "end"))
    elif w >= 74 and h < _LOW:  # no room for an icon beside or above the name
        made.append(snug(7, h / 2 - 3, first, w - 12, 12) + snug(7, h / 2 + 12, second, w - 36, 12))
        made.append(use(STAR, w - 14 - star, h / 2 + 8, 12) + label(w - 5, h / 2 + 12.2, str(points), 12, "b", "end"))
    elif w < 74 and h < _LOW:  # two on board: the last word of a name tells which it is
        made.append(_tile(14, 15, 22) + use(tech_icon(effect), 14, 15, 19) + use(STAR, w - 14 - star, 14, 12))
        made.append(label(w - 5, 18.4, str(points), 12.5, "b", "end") + snug(w / 2, h - 5, second, w - 8, 12, "b", "middle"))
    elif w >= _TIGHT:
        made.append(_tile(19, h / 2, 32) + use(tech_icon(effect), 19, h / 2, 26))
        made.append(snug(39, h / 2 - 3, first, w - 45, 12, "b") + snug(39, h / 2 + 12, second, w - 65 - star, 12, "b"))
        made.append(use(STAR, w - 17 - star, h / 2 + 7.6, 13) + label(w - 7, h / 2 + 12, str(points), 12.5, "b", "end"))
    elif w >= 74:
        made.append(_tile(14, 12, 20) + use(tech_icon(effect), 14, 12, 17) + use(STAR, w - 19 - star, 12, 13))
        made.append(label(w - 6, 16.4, str(points), 12.5, "b", "end"))
        made.append(snug(6, h - 18, first, w - 11, 12) + snug(6, h - 5, second, w - 11, 12))
    else:
        made.append(
            snug(w / 2, h / 2 - 3, first, w - 6, 12, "", "middle") + snug(w / 2, h / 2 + 11, second, w - 6, 12, "", "middle")
        )
    return "".join(made) + f'<rect x="0" y="0" width="{num(w)}" height="{num(h)}" rx="8" class="hot"/>'
