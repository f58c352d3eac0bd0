"""On the ice: rockets with their slots, and what came after them."""

from functools import lru_cache

from perilune.core.drawing import WIDE, Way
from perilune.core.move import Move
from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.lineae.content import ANY, KIND_KEYS, NONE, PAD_SPACE, SLOTS, TILES
from perilune.games.lineae.draw.domes import dome, plate
from perilune.games.lineae.draw.loading import Load, load_of, loadable, told
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.sky import shaded
from perilune.games.lineae.draw.symbols import ANY_CUBE, CARD, LYING, LYING_OUTLINE, ROCKET, ROCKET_OUTLINE, cube, drawn, wanted
from perilune.games.lineae.job import LOAD_JOB
from perilune.games.lineae.moves import DONE, LOAD_CUBE, LOAD_FREE

_FOUR = [(-13.0, -60.0), (13.0, -60.0), (-13.0, -34.0), (13.0, -34.0)]
_TOP = (0.0, -87.0)


@lru_cache(64)
def slot_places(slots: tuple[int, ...], lying: bool) -> list[tuple[float, float]]:
    """Where the slots of a rocket are: the free one in its nose, the others two by two; all in a row where it lies."""
    if lying:
        return [(-46.0 + 23 * slot, -20.0) for slot in range(SLOTS)]
    four = iter(_FOUR)
    top_left = True
    found = []
    for kind in slots:
        if kind == ANY and top_left:
            top_left = False
            found.append(_TOP)
        else:
            found.append(next(four, _TOP))
    return found


def on_the_ice(scene: Scene) -> None:
    """Over each vessel space its rocket, or what came after it."""
    s = scene.s
    ready = loadable(scene)
    for tile in range(TILES):
        dark = shaded(s, tile)
        if s.rockets[tile] != NONE:
            _rocket(scene, tile, dark, tile in ready)
        elif s.row[tile] != NONE:
            dome(scene, tile, dark)
        else:
            x, ice = scene.plan.middle(tile), scene.plan.band_of[tile].ice
            scene.put(plate(x, ice, tile, "launched" if s.stage else "", dark), piece(f"pad-{tile + 1}", x, ice, _pad()))


@lru_cache(1)
def _pad() -> str:
    """Where a rocket has left: a scorched ramp. It is new then, so a phone looks there while the rocket flies."""
    return (
        '<path d="M-30 -8V-30h-7M30 -8V-30h7" class="line" stroke="#6b7ba6" stroke-width="2.4"/>'
        '<path d="M-40 1l7 -9h66l7 9Z" fill="#39435c" stroke="#071020" stroke-width="1.2"/>'
        '<ellipse cy="-8" rx="26" ry="4" fill="#0a0d18" opacity=".8"/>'
    )


@lru_cache(512)
def _face(slots: tuple[int, ...], loads: tuple[int, ...], lying: bool) -> str:
    """A rocket around its foot, with what is in its slots. Where there is no height for it, it lies on its side."""
    made = [drawn(LYING, -72, -46, 144, 52)]
    if not lying:
        made = ['<ellipse cy="2" rx="44" ry="5" fill="#0a1730" opacity=".45"/>', drawn(ROCKET, -46, -126, 92, 130)]
    for (x, y), kind, held in zip(slot_places(slots, lying), slots, loads, strict=True):
        full = " full" if held != NONE else ""
        made.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="11.6" class="slot{full}"/>')
        if held != NONE:
            made.append(use(cube(held), x, y, 18.6))
        else:
            made.append(use(ANY_CUBE if kind == ANY else wanted(kind), x, y, 16))
    return "".join(made) + f'<path d="{LYING_OUTLINE if lying else ROCKET_OUTLINE}" class="hot"/>'


def _rocket(scene: Scene, tile: int, dark: bool, ready: bool) -> None:
    s, plan = scene.s, scene.plan
    card = scene.content.rockets[s.rockets[tile]]
    x, ice = plan.middle(tile), plan.band_of[tile].ice
    slots, loads = tuple(card.slots), tuple(s.loads[tile * SLOTS : (tile + 1) * SLOTS])
    held = SLOTS - loads.count(NONE)
    title = f"{card.name}, {held} of {SLOTS} loaded"
    ways = rocket_ways(scene, tile) if ready else []
    if ready:
        scene.ghost(f"load-{tile + 1}", load_ghost(load_of(scene, tile), slot_places(slots, plan.narrow), x, ice - 1))
    face = scene.thing(
        f"rocket-{tile + 1}", title, ways, scene.moves.load.at(tile, max(0, slots[0])), _face(slots, loads, plan.narrow),
        opens=plan.layout != WIDE and scene.job() != LOAD_JOB,
    )  # fmt: skip
    aside = 14 if plan.narrow and s.under[tile] != NONE else 0  # leaves room for the card that waits
    scene.put(plate(x - aside, ice, tile, card.name.split()[0], dark), piece(f"rocket-{card.key}", x, ice - 1, face, leave="up"))
    for (sx, sy), move in zip(slot_places(slots, plan.narrow), _slot_moves(scene, tile, slots, loads), strict=True):
        if move is not None:
            hot = f'<circle cx="{num(x + sx)}" cy="{num(ice - 1 + sy)}" r="13" class="hot"/>'
            scene.put(scene.thing(f"rocket-{tile + 1}", "", [Way([move.text], "")], None, hot))
    if s.under[tile] != NONE:
        name = scene.content.colony[s.under[tile]].name
        bx, by = (x + 60, ice + 13) if plan.narrow else (x + min(43, plan.tile / 2 - 12), ice - 16)
        scene.put(
            f'<g data-card="under-{tile + 1}" data-says="Under it waits the {name}"><circle cx="{num(bx)}" cy="{num(by)}" r="12" '
            f'fill="#111a33" stroke="#6f8fbd"/>{use(CARD, bx, by, 16)}</g>'
        )


def _slot_moves(scene: Scene, tile: int, slots: tuple[int, ...], loads: tuple[int, ...]) -> list[Move | None]:
    """The move of each open slot that takes just one, in the middle of loading."""
    moves: list[Move | None] = [None] * SLOTS
    if scene.job() != LOAD_JOB:
        return moves
    for slot in range(SLOTS):
        if loads[slot] != NONE:
            continue
        kind = LOAD_FREE if slots[slot] == ANY else LOAD_CUBE
        fits = [move for move in scene.of(kind) if move.a == tile and (kind == LOAD_FREE or move.b == slots[slot])]
        if len(fits) == 1:
            moves[slot] = fits[0]
    return moves


def rocket_ways(scene: Scene, tile: int) -> list[Way]:
    """What can be done with a rocket: load all that fits, or a single cube."""
    load = load_of(scene, tile)
    ghost = f"load-{tile + 1}"
    if scene.job() != LOAD_JOB:
        first = scene.place_ways(PAD_SPACE, told(load), ghost, load.moves)[:1]
        return [Way(way.moves, f"{way.says} on the Launch Pad, load all that fits", way.note, ghost) for way in first]
    ways = [Way(load.moves, "Load all that fits", told(load), ghost)] if len(load.cubes) > 1 else []
    for kind, name in ((LOAD_CUBE, "its own slot"), (LOAD_FREE, "the wild slot, which takes any kind")):
        for move in scene.of(kind):
            if move.a == tile:
                ways.append(Way([move.text], f"Load {KIND_KEYS[move.b]}", f"into {name}"))
    return ways + [Way([move.text], "Finish", "load no more") for move in scene.of(DONE)]


def load_ghost(load: Load, places: list[tuple[float, float]], x: float, y: float) -> str:
    """The cubes that would be loaded, each with its points."""
    made = []
    for slot, kind, points in load.cubes:
        cx, cy = x + places[slot][0], y + places[slot][1]
        made.append(
            f'<circle cx="{num(cx)}" cy="{num(cy)}" r="12" fill="#2b2418" stroke="#ffb454" stroke-width="2"/>{use(cube(kind), cx, cy, 18)}'
            f'<circle cx="{num(cx + 10)}" cy="{num(cy - 9)}" r="7.5" fill="#ffb454"/>'
            f"{label(cx + 10, cy - 4.8, str(points), 12, 'ink b', 'middle')}"
        )
    return "".join(made)
