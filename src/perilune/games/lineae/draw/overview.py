"""The whole ocean at a glance, for a screen that shows two spaces at a time: loads, levels, locks, vessels and submersibles."""

from functools import lru_cache

from perilune.draw.feast import burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.lineae.content import LOCKS, NONE, SLOTS, SUBS, TILES
from perilune.games.lineae.draw.feast import winners
from perilune.games.lineae.draw.plan import PHONE, Plan
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import TILE, seat_mark
from perilune.games.lineae.moves import SAIL, START

_LEFT = 6.0
_TILE = 36.0
_ICE = 40.0
_NUMBER = 15.0  # how high the numbers of the spaces are: in the noses of rockets
_FLOOR = 92.0
_ROW = 5.6
_ROCKET = "M-13 40V22C-13 11 -6 4 0 0C6 4 13 11 13 22V40Z"
_DOME = "M-13 40V30C-13 16 13 16 13 30V40Z"


def overview(scene: Scene) -> None:
    """All eight spaces in one strip."""
    s, tides = scene.s, scene.content.tides
    scene.put(_sky(max(1, s.round)))
    for tile in range(TILES):
        held = SLOTS - s.loads[tile * SLOTS : (tile + 1) * SLOTS].count(NONE)
        state = held if s.rockets[tile] != NONE else NONE if s.row[tile] != NONE else NONE - 1
        what = "rocket" if s.rockets[tile] != NONE else "colony" if s.row[tile] != NONE else "space"
        scene.put(_space(tile, state, scene.top[tile], f"{what}-{tile + 1}", band_name(scene.plan, tile)))
    won = winners(s)
    scene.put(_gates(tuple(tides.after), s.locks, tuple(scene.top), s.water.count(NONE) - bin(s.swept).count("1")))
    for move in scene.of(SAIL) + scene.of(START):
        scene.put(_goal(move.a, scene.top[move.a]))
    for sub in range(SUBS):
        column, row = divmod(s.subs[sub], tides.rows)
        x, y = _LEFT + _TILE / 3 * (column + 0.5), _FLOOR - _ROW * (row + 0.5)
        tone = "#ffb454" if sub == scene.steered else "#e8eef9"
        pill = f'<rect x="-6" y="-2.8" width="12" height="5.6" rx="2.8" fill="{tone}" stroke="#071020"/>'
        scene.put(piece(f"map-sub-{sub + 1}", x, y, pill))
    for tile in set(s.vessel):
        if tile == NONE:
            continue
        crews = [seat for seat in range(s.seats) if s.vessel[seat] == tile]
        for number, seat in enumerate(crews):
            x = _LEFT + _TILE * (tile + 0.5) + (number - (len(crews) - 1) / 2) * min(11.0, 28 / len(crews))
            shine = burst(0, 0, 15, var(seat_colour(seat)), 0.5) if seat in won else ""
            sign = f'<g data-card="vessel-{seat + 1}">{shine}{use(seat_mark(seat), 0, 0, 11)}</g>'
            scene.put(piece(f"map-vessel-{seat + 1}", x, _FLOOR - _ROW * scene.top[tile] - 4, sign))


def band_name(plan: Plan, tile: int) -> str:
    """The id of the band that shows a space."""
    return f"band-{plan.bands.index(plan.band_of[tile]) + 1}"


@lru_cache(16)
def _sky(round_: int) -> str:
    x = _LEFT + _TILE * (TILES - round_)
    return (
        f'<rect width="{num(PHONE)}" height="{num(_FLOOR + 4)}" fill="#070a16"/>'
        f'<clipPath id="ln-map"><rect width="{num(PHONE)}" height="{num(_ICE)}"/></clipPath>'
        '<g clip-path="url(#ln-map)">'
        f'<use href="#ln-jupiter" transform="translate({num(x)},{num(_ICE - 8)}) scale({_TILE / 111:.3f})"/></g>'
        f'<rect id="planet" data-card="jupiter" x="{num(x - _TILE)}" width="{num(2 * _TILE)}" height="{num(_ICE)}" fill="transparent"/>'
        f'<rect y="{num(_ICE)}" width="{num(PHONE)}" height="{num(_FLOOR - _ICE)}" fill="url(#ln-cave)"/>'
        f'<rect y="{num(_ICE)}" width="{num(PHONE)}" height="3" fill="#eef6ff"/>'
    )


@lru_cache(512)
def _space(tile: int, state: int, rows: int, key: str, band: str) -> str:
    """A rocket with how many of its slots are full, or a dome, over the water of its space. A tap leads there."""
    x = _LEFT + _TILE * (tile + 0.5)
    high = _ROW * rows
    water = f'<rect x="{num(x - _TILE / 2)}" y="{num(_FLOOR - high)}" width="{num(_TILE)}" height="{num(high)}" fill="#1b66a8"/>'
    water += f'<path d="M{num(x - _TILE / 2)} {num(_FLOOR - high)}h{num(_TILE)}" stroke="#c8ecff"/>'
    place = f'transform="translate({num(x)},0)"'
    top = ""
    if state >= 0:
        top = f'<path d="{_ROCKET}" {place} fill="#dfe7f4" stroke="#071020"/>{label(x, 36, f"{state}/{SLOTS}", 12, "ink b", "middle")}'
    elif state == NONE:
        lights = f'<path d="M{num(x - 6)} 37v-7m6 7v-11m6 11v-7" stroke="#ffdf8a" stroke-width="3"/>'
        top = f'<path d="{_DOME}" {place} fill="#33406b" stroke="#bfe0ff"/>{lights}'
    number = f'<circle cx="{num(x)}" cy="{_NUMBER}" r="7.6" class="plate"/>' + label(
        x, _NUMBER + 4.3, str(tile + 1), 12, "b", "middle"
    )
    room = f'<rect x="{num(x - _TILE / 2)}" width="{num(_TILE)}" height="{num(_FLOOR)}" fill="transparent"/>'
    return f'<g data-card="{key}" data-goes="{band}">{room}{top}{number}{water}</g>'


@lru_cache(64)
def _goal(tile: int, rows: int) -> str:
    """Where the viewer's vessel could go. A tap on the map looks there: who taps a map does not want to sail yet."""
    place = f'x="{num(_LEFT + _TILE * tile + 7)}" y="{num(_FLOOR - _ROW * rows - 9)}" width="{num(_TILE - 14)}" height="9" rx="3"'
    return f'<rect {place} class="toll" pointer-events="none"/>'


@lru_cache(256)
def _gates(after: tuple[int, ...], closed: int, rows: tuple[int, ...], waiting: int) -> str:
    made = []
    for lock in range(LOCKS):
        x, top = _LEFT + _TILE * after[lock], _FLOOR - _ROW * (rows[after[lock] - 1] + 0.6)
        if closed >> lock & 1:
            made.append(f'<rect x="{num(x - 2)}" y="{num(top)}" width="4" height="20" rx="1" fill="#c0952f" stroke="#071020"/>')
        else:
            made.append(f'<rect x="{num(x - 2)}" y="{num(_FLOOR - 3)}" width="4" height="3" fill="#c0952f"/>')
    tiles = use(TILE, 14, _FLOOR - 8, 12) + label(22, _FLOOR - 3.8, str(waiting), 12, "b")
    made.append(f'<g data-card="source" data-says="{waiting} tiles of water wait at the source">{tiles}</g>')
    return "".join(made)


def window(scene: Scene, first: int, last: int) -> str:
    """A frame around the spaces that the question is about."""
    x, w = _LEFT + _TILE * first - 1, _TILE * (last - first) + 2
    tone = var(seat_colour(scene.me))
    return f'<rect x="{num(x)}" y="1" width="{num(w)}" height="{num(_FLOOR + 1)}" rx="5" fill="none" stroke="{tone}" stroke-width="1.6"/>'
