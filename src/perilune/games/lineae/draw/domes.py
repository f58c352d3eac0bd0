"""On the ice: the domes of the colony, and the plates with the numbers of the vessel spaces."""

from functools import lru_cache

from perilune.draw.svg import num, piece, rect
from perilune.draw.words import label, width
from perilune.games.lineae.content import ROW_SPACE
from perilune.games.lineae.draw.buildings import emblem
from perilune.games.lineae.draw.gist import crew_on, gist_row, stand_sign, tokens, workers_told
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.type import Token, snug
from perilune.games.lineae.moves import PLACE
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.words.brings import outcome


@lru_cache(256)
def plate(x: float, ice: float, tile: int, name: str, dark: bool) -> str:
    """The number of the space and what stands on it, on a plate in the ice."""
    wide = 26 + (width(name, 12, True) * 0.93 + 6 if name else 0)
    left = x - wide / 2
    disc = "#8795b8" if dark else "#c4dcf5"
    shaded = " shaded" if dark else ""
    return (
        f'<g data-says="Space {tile + 1}" data-card="space-{tile + 1}">{rect(left, ice + 4, wide, 19, "plate" + shaded, 9.5)}'
        f'<circle cx="{num(left + 12)}" cy="{num(ice + 13.5)}" r="8" fill="{disc}"/>'
        f"{label(left + 12, ice + 17.8, str(tile + 1), 12, 'ink b', 'middle')}"
        f"{label(left + 24, ice + 17.8, name, 12, 's') if name else ''}</g>"
    )


@lru_cache(256)
def _low(effect: str, name: str, passive: bool, multi: bool, gist: tuple[Token, ...]) -> str:
    """The same where there is no height for it: the card alone, with its building."""
    return (
        '<rect x="-68" y="-45" width="136" height="46" rx="8" fill="#111a33" stroke="#6f8fbd" stroke-width="1.2"/>'
        '<rect x="-68" y="-45" width="136" height="4" rx="2" fill="#c79a4a"/>'
        f'<g transform="translate(44,-2) scale(.6)">{emblem(effect, 0)}</g>'
        f"{snug(-62, -27, name, 124, 12, 'b')}{stand_sign(passive, multi, -54, -12)}"
        f"{gist_row(-38 + 8 * multi, -7, 62 - 8 * multi, list(gist))}"
        '<rect x="-68" y="-45" width="136" height="46" rx="8" class="hot"/>'
    )


def _name(name: str, room: float) -> str:
    """The name of a card on the wall of its dome, in two lines if it is long."""
    if width(name, 12, True) <= room + 12:
        return snug(0, -39, name, room, 12, "b", "middle")
    first, _, rest = name.partition(" ")
    return snug(0, -41, first, room, 12, "b", "middle") + snug(0, -28, rest, room, 12, "b", "middle")


@lru_cache(256)
def _glass(effect: str, name: str, passive: bool, multi: bool, gist: tuple[Token, ...], half: float) -> str:
    """A dome around its foot, half as wide: buildings under glass, and the card on its wall."""
    found = list(gist)
    x, wide = num(half), num(2 * half)
    return (
        f'<circle cy="-70" r="52" fill="url(#ln-lamp)" opacity=".5"/>{emblem(effect, -58)}'
        '<path d="M-46 -58C-46 -96 -22 -112 0 -112S46 -96 46 -58Z" fill="url(#ln-glass)" stroke="#bfe0ff" stroke-width="1.3"/>'
        '<path d="M-34 -78C-30 -94 -18 -102 -6 -105" class="line" stroke="#fff" stroke-width="2.4" opacity=".7"/>'
        f'<rect x="-{x}" y="-58" width="{wide}" height="60" rx="6" fill="#111a33" stroke="#6f8fbd" stroke-width="1.2"/>'
        f'<rect x="-{x}" y="-58" width="{wide}" height="4" rx="2" fill="#c79a4a"/>'
        f"{_name(name, 2 * half - 6)}{stand_sign(passive, multi, 14 - half, -13)}"
        f"{gist_row((33 if not multi else 37) - half, -8, 2 * half - (38 if not multi else 41), found)}"
        f'<path d="M-{x} 2V-58H-46C-46 -96 -22 -112 0 -112S46 -96 46 -58H{x}V2Z" class="hot"/>'
    )


def dome(scene: Scene, tile: int, dark: bool) -> None:
    """The colony card over a vessel space."""
    s, plan = scene.s, scene.plan
    card = scene.content.colony[s.row[tile]]
    effect = effect_of(scene.content, card)
    space = ROW_SPACE + tile
    x, ice = plan.middle(tile), plan.band_of[tile].ice
    price = effect.cost(s, scene.me)
    found = tuple(tokens(effect, price, s.money[scene.me]))
    ways = scene.place_ways(space, outcome(effect, price)) if scene.of(PLACE) else []
    ask = None if effect.passive else scene.moves.place.at(space, 0)
    title = f"{card.name}, {workers_told(scene, space)}"
    told = (card.effect, card.name, effect.passive, card.multi, found)
    half = min(52.0, plan.tile / 2 - 1)
    face = scene.thing(f"colony-{tile + 1}", title, ways, ask, _low(*told) if plan.narrow else _glass(*told, half))
    scene.put(plate(x, ice, tile, "Colony", dark), piece(f"colony-{card.key}", x, ice - 2, face))
    foot, step = (54.0 if plan.narrow else half - 14), 9.0 if card.multi else 6.0  # as close as they must be beside the words
    crew_on(scene, space, x - foot, ice - (14 if plan.narrow else 15), step, 2)
