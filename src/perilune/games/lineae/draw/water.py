"""The water: its tiles, the waves on it, the cubes in it, and the vessels on it."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import owned
from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.lineae.content import KIND_KEYS, KINDS, NONE, TILES
from perilune.games.lineae.draw.plan import Plan
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import SHIP_OUTLINE, TILE, cube, drawn, ship
from perilune.games.lineae.draw.type import snug
from perilune.games.lineae.moves import END, PASS, SAIL, START, STAY
from perilune.games.lineae.words.brings import voyage_brings
from perilune.games.lineae.world.tides import TILE_WIDTH

CUBE = 21.0
_HIDDEN = 200.0  # how far from the ocean a tile waits that is not on the board
_MAST = 34.0


def tiles(scene: Scene) -> None:
    """The tiles of water: in their slots; waiting at the source to the left; or carried off to the right.

    When they move, those next to the source go first.
    """
    s, plan, tides = scene.s, scene.plan, scene.content.tides
    places = {token: slot for slot, token in enumerate(s.water) if token != NONE}
    for token in range(len(s.water)):
        if token in places:
            slot = places[token]
            tile, level, cell = tides.slot_tile[slot], tides.slot_level[slot], tides.slot_cell(slot)
            afloat = tuple(s.cells[cell + column * tides.rows] for column in range(TILE_WIDTH))
            scene.put(_tile(plan, token, plan.tile_x[tile], plan.surface(tile, level), level, afloat, tile))
        elif s.swept >> token & 1:
            carried = [NONE] * TILE_WIDTH
            for at in range(0, len(s.carried), 3):
                if s.carried[at] == token and s.carried[at + 2] < KINDS:
                    carried[s.carried[at + 1]] = s.carried[at + 2]
            last = plan.band_of[TILES - 1]
            scene.put(_tile(plan, token, last.right + 40, plan.surface(TILES - 1, 0), 1, tuple(carried), 0))
        else:
            scene.put(
                _tile(plan, token, -_HIDDEN, plan.surface(0, max(plan.highest)), max(plan.highest), (NONE,) * TILE_WIDTH, 0)
            )
    scene.put('<use href="#ln-rays"/>')


@lru_cache(16)
def _afloat(kind: int) -> str:
    """A cube in the water."""
    return f'<g data-card="cube-{KIND_KEYS[kind]}">{use(cube(kind), 0, 0, CUBE)}</g>'


@lru_cache(1024)
def _tile(plan: Plan, token: int, x: float, y: float, level: int, afloat: tuple[int, ...], flow: int) -> str:
    cubes = "".join(
        piece(f"cube-afloat-{token}-{n}", plan.column * (n + 0.5), plan.row / 2, _afloat(kind))
        for n, kind in enumerate(afloat)
        if kind != NONE
    )
    return piece(f"water-{token + 1}", x, y, f'<use href="#ln-water-{level}"/>{_brim(plan, flow, level)}{cubes}', flow=flow)


def _brim(plan: Plan, tile: int, level: int) -> str:
    """The water between a tile and the edge of a narrow band."""
    band = plan.band_of[tile]
    left, right = plan.tile_x[tile] - band.left, band.right - plan.tile_x[tile] - plan.tile
    if not plan.narrow or min(left, right) > plan.column:
        return ""
    x, w = (-left, left) if left < right else (plan.tile, right)
    return f'<rect x="{num(x)}" width="{num(w)}" height="{num(plan.row + 0.5)}" fill="url(#ln-sea-{level})"/>'


def cubes(scene: Scene) -> None:
    """Cubes in the rows that no tile reaches, a part for each vessel space. Those on tiles belong to their tiles."""
    s, rows = scene.s, scene.content.tides.rows
    for tile in range(TILES):
        deep = scene.content.tides.fixed_rows + scene.content.tides.base[tile]
        first = tile * TILE_WIDTH * rows
        found = tuple(
            (cell, s.cells[cell])
            for column in range(first, first + TILE_WIDTH * rows, rows)
            for cell in range(column, column + deep)
            if s.cells[cell] != NONE
        )
        scene.put(_cubes(scene.plan, found))


@lru_cache(2048)
def _cubes(plan: Plan, found: tuple[tuple[int, int], ...]) -> str:
    return "".join(piece(f"cube-{cell}", *plan.cells[cell], _afloat(kind)) for cell, kind in found)


def waves(scene: Scene) -> None:
    """The surface of each vessel space, from the source to the outflow."""
    s, plan = scene.s, scene.plan
    for tile in range(TILES):
        level = scene.top[tile] - scene.content.tides.fixed_rows
        scene.put(_wave(plan, tile, level))
    if not plan.narrow:
        waiting = s.water.count(NONE) - bin(s.swept).count("1")
        scene.put(_source(plan, waiting, scene.top[0] - scene.content.tides.fixed_rows))
        gone = bin(s.swept).count("1")
        if gone:
            scene.put(_outflow(plan, gone))


@lru_cache(128)
def _wave(plan: Plan, tile: int, level: int) -> str:
    band = plan.band_of[tile]
    left = band.left if tile == band.first and tile == 0 else plan.tile_x[tile]
    right = band.right if tile == TILES - 1 else plan.tile_x[tile] + plan.tile
    count = int((right - left) // 24)
    crest = "q6 -4.4 12 0t12 0" * count + f"h{num(right - left - 24 * count)}"
    x, y = plan.tile_x[tile], plan.surface(tile, level)
    return piece(
        f"surface-{tile + 1}", x, y,
        f'<path d="M{num(left - x)} 0{crest}v7h{num(left - right)}Z" fill="#bfe6ff" opacity=".22"/>'
        f'<path d="M{num(left - x)} 0{crest}" class="line" stroke="#c8ecff" stroke-width="2"/>',
    )  # fmt: skip


@lru_cache(64)
def _source(plan: Plan, waiting: int, level: int) -> str:
    """Where water comes from: a pipe in the ice, with the tiles that wait there. Beside the first space it is as high as in it."""
    ice, y = plan.bands[0].ice, plan.surface(0, level)
    beside = "".join(
        f'<g transform="translate(0,{num(plan.surface(0, step))})"><rect width="{num(plan.tile_x[0])}" height="{num(plan.row + 0.5)}" '
        f'fill="url(#ln-sea-{step})"/></g>'
        for step in range(plan.tides.base[0] + 1, level + 1)
    )
    return beside + (
        f'<g data-card="source" data-says="{waiting} tiles of water wait at the source">'
        f'<path d="M22 {num(ice + 30)}V{num(y)}" class="line" stroke="#8fd0ff" stroke-width="5" opacity=".6"/>'
        f'<path d="M14 {num(ice + 28)}h16v8h-16Z" fill="#8592ab" stroke="#071020" stroke-width="1.2"/>'
        f'<rect x="1" y="{num(ice - 4)}" width="45" height="35" rx="6" class="sign"/>{snug(23.5, ice + 10, "Source", 41, 12, "", "middle")}'
        f"{use(TILE, 16, ice + 21, 15)}{label(27, ice + 25.6, str(waiting), 13, 'b')}</g>"
    )


@lru_cache(64)
def _outflow(plan: Plan, gone: int) -> str:
    """Where the water went that a lock has just let go."""
    x, y = plan.tile_x[-1] + plan.tile - 68, plan.surface(TILES - 1, 0) + 16
    return (
        f'<g data-says="{gone} tiles off">'
        f'<rect x="{num(x)}" y="{num(y)}" width="76" height="20" rx="8" class="tag" style="stroke:#7cd4ff"/>'
        f"{use(TILE, x + 13, y + 10, 15)}{label(x + 24, y + 14.4, f'{gone} off', 12, 'cool b')}"
        f'<path d="M{num(x + 61)} {num(y + 10)}h10m-4 -4l4 4l-4 4" class="line" stroke="#7cd4ff" stroke-width="1.6"/></g>'
    )


# Vessels.


def vessels(scene: Scene) -> None:
    """Vessels ride on the surface of their spaces, side by side; where the viewer's can go, its outline waits."""
    s, plan = scene.s, scene.plan
    goals = {move.a: move for kind in (SAIL, START) for move in scene.of(kind)}
    for tile in range(TILES):
        crews = [seat for seat in range(s.seats) if s.vessel[seat] == tile]
        y = plan.surface(tile, scene.top[tile] - scene.content.tides.fixed_rows)
        goal = goals.get(tile)
        if goal is not None:
            scene.put(_berth(plan, tile, y, bool(crews), goal.text, scene.spots.offers[goal.text]))
        elif s.stage and scene.spots.asking and scene.seat not in crews:
            ask = scene.moves.sail.at(tile).text
            scene.spots.asked.append(ask)
            scene.put(_harbour(plan, tile, y, ask))
        wide, places = _moorings(plan, tile, len(crews), goal is not None)
        for x, seat in zip(places, crews, strict=True):
            body = drawn(ship(seat), -wide / 2, -wide * 34 / 72 + 2, wide, wide * 44 / 72)
            title = owned("The vessel", scene.names[seat])
            ways = _own_ways(scene) if seat == scene.seat else []
            hot = f'<path d="{SHIP_OUTLINE}" transform="translate(0,2) scale({wide / 72:.2f})" class="hot"/>'
            scene.put(piece(f"vessel-{seat + 1}", x, y, scene.thing(f"vessel-{seat + 1}", title, ways, None, body, hot)))


@lru_cache(256)
def _moorings(plan: Plan, tile: int, count: int, berth: bool) -> tuple[float, list[float]]:
    """How wide the vessels of a space are drawn, and where; room for one more is kept at the left."""
    if count == 0:
        return 0, []
    left = 46.0 if berth else 0.0
    right = 20.0 if tile + 1 in plan.tides.after else 0.0  # the sign of a lock
    room = plan.tile - left - right
    wide = 60.0 if count == 1 and not berth else 45.0
    step = 0.0 if count == 1 else min(42.0, (room - wide) / (count - 1))
    middle = plan.tile_x[tile] + left + room / 2
    return wide, [middle + (number - (count - 1) / 2) * step for number in range(count)]


def _own_ways(scene: Scene) -> list[Way]:
    """What one can do with one's vessel: sail, and end the turn."""
    ways = [Way([move.text], f"Sail to space {move.a + 1}", _voyage(scene, move.a)) for move in scene.of(SAIL)]
    ways += [Way([move.text], "Stay", "let the lock turn") for move in scene.of(STAY)]
    ways += [Way([move.text], "End your turn") for move in scene.of(END)]
    return ways + [Way([move.text], "Pass", "no more turns this round") for move in scene.of(PASS)]


def sail_note(scene: Scene) -> str:
    """What a voyage costs."""
    return f"${scene.content.toll} toll" if scene.turning() != NONE else "free"


def _voyage(scene: Scene, tile: int) -> str:
    """What a voyage costs, and what the rocket there takes."""
    return f"{sail_note(scene)}; {voyage_brings(scene.s, scene.seat, scene.content, tile)}"


@lru_cache(256)
def _berth(plan: Plan, tile: int, y: float, shared: bool, move: str, told: str) -> str:
    """The outline of a vessel where it could go."""
    x = plan.tile_x[tile] + 25 if shared else plan.middle(tile)
    scale = 0.58 if shared else 0.84
    return (
        f'<g class="offer" data-move="{move}" data-card="space-{tile + 1}" data-says="{told}">'
        f'<rect x="{num(plan.tile_x[tile] + 2)}" y="{num(y - _MAST)}" width="{num(plan.tile - 4)}" height="{_MAST:g}" fill="transparent"/>'
        f'<path d="{SHIP_OUTLINE}" transform="translate({num(x)},{num(y + 1)}) scale({scale})" class="hot" stroke-dasharray="5 3"/></g>'
    )


@lru_cache(128)
def _harbour(plan: Plan, tile: int, y: float, ask: str) -> str:
    return (
        f'<g data-ask="{ask}" data-card="space-{tile + 1}" data-says="Space {tile + 1}">'
        f'<rect x="{num(plan.tile_x[tile] + 2)}" y="{num(y - 24)}" width="{num(plan.tile - 4)}" height="24" fill="transparent"/></g>'
    )
