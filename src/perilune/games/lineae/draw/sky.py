"""Over the ice: Jupiter on its way, the suns, and smoke."""

from functools import lru_cache

from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.lineae.content import NONE, TILES
from perilune.games.lineae.draw.plan import Band, Plan
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import ECLIPSE, SMOKE, SUN, cube, drawn
from perilune.games.lineae.moves import BURN
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.tides import TILE_WIDTH

ORBIT = 15.0
SUNS = 39.0  # below the upper edge of the sky
JUPITER = 64.0  # over the ice


def sky(scene: Scene) -> None:
    """Jupiter with its orbit, then the suns over each vessel space."""
    s = scene.s
    now = max(1, s.round)
    scene.put(*_jupiter(scene.plan, now), _orbit(scene.plan, now, scene.content.rounds))
    burning = {move.a for move in scene.of(BURN)}
    asking = scene.spots.asking
    for tile in range(TILES):
        first = tile * TILE_WIDTH
        columns = range(first, first + TILE_WIDTH)
        scene.put(
            _suns(
                scene.plan,
                tile,
                shaded(s, tile),
                tuple(s.air[first : first + TILE_WIDTH]),
                tuple(column in burning for column in columns),
                asking,
            )
        )
        if asking:
            scene.spots.asked += [f"burn {column + 1}" for column in columns if column not in burning]


def shaded(s: OceanState, tile: int) -> bool:
    """Whether Jupiter covers a vessel space; in set-up, whether it will in round 1."""
    return TILES - tile in (max(1, s.round), max(1, s.round) + 1)


@lru_cache(64)
def _jupiter(plan: Plan, round_: int) -> list[str]:
    """The planet is as wide as the two spaces that it shades. Where the section is cut, each band has its part of it."""
    made = []
    scale = plan.tile / 111
    for number, band in enumerate(plan.bands):
        left = TILES - round_ - 1  # the left one of the two
        if left + 1 < band.first or left >= band.last:
            continue
        x = plan.tile_x[band.first] + plan.tile * (left + 1 - band.first)
        y = band.ice - JUPITER
        larger = f' transform="scale({scale:.2f})"' if scale != 1 else ""
        shown = f'<use href="#ln-jupiter"{larger}/>'
        name = "jupiter" if not plan.narrow else f"jupiter-{number + 1}"
        made.append(f'<g clip-path="url(#ln-sky-{number})">{piece(name, x, y, shown)}</g>')
        if not plan.narrow:
            made.append(_planet(x, plan.tile, band))
        veil = f'<rect x="{num(-plan.tile - 14)}" width="{num(2 * plan.tile + 28)}" height="27" fill="url(#ln-veil)"/>'
        made.append(piece(f"shadow-{number + 1}", x, band.ice - 1, veil))
    return made


def _planet(x: float, half: float, band: Band) -> str:
    """Where it is seen over the ice, for a lesson to light: the planet itself goes on behind the ice. A phone has that on its map."""
    place = f'x="{num(x - half)}" y="{num(band.sky + 28)}" width="{num(2 * half)}" height="{num(band.ice - band.sky - 28)}"'
    return f'<rect id="planet" {place} fill="none" pointer-events="none"/>'


@lru_cache(64)
def _orbit(plan: Plan, now: int, rounds: int) -> str:
    """The rounds along Jupiter's way; wide only, a phone has them in the header."""
    if plan.narrow:
        return ""
    left, right = plan.tile_x[0] + plan.tile * (TILES - rounds), plan.tile_x[0] + plan.tile * (TILES - 1)
    made = [f'<path d="M{num(left)} {ORBIT}H{num(right)}" class="line" stroke="#6b7598" stroke-dasharray="1 5"/>']
    for number in range(1, rounds + 1):
        x = plan.tile_x[0] + plan.tile * (TILES - number)
        if number == now:
            made.append(f'<circle cx="{num(x)}" cy="{ORBIT}" r="11" fill="#fff1d6" stroke="#5a2d17" stroke-width="2"/>')
            made.append(label(x, ORBIT + 4.4, str(number), 12, "ink b", "middle"))
            continue
        gone = number < now
        edge, word = ("#4a5272", "q") if gone else ("#8b93b5", "")
        made.append(f'<circle cx="{num(x)}" cy="{ORBIT}" r="9" fill="#1a2038" stroke="{edge}"/>')
        made.append(label(x, ORBIT + 4.4, str(number), 12, word, "middle"))
    if now < rounds:
        x = plan.tile_x[0] + plan.tile * (TILES - now) - 18
        made.append(f'<path d="M{num(x)} {ORBIT}h-66m8 -5l-8 5l8 5" class="line" stroke="#ffd9a3" stroke-width="1.8"/>')
    return f'<g data-card="jupiter" data-says="Round {now} of {rounds}">{"".join(made)}</g>'


@lru_cache(1024)
def _suns(plan: Plan, tile: int, dark: bool, air: tuple[int, ...], burning: tuple[bool, ...], asking: bool) -> str:
    """What is over the three columns of a space: a sun with its light, a sun in smoke, or an eclipsed one."""
    band = plan.band_of[tile]
    y = band.sky + (13 if plan.narrow else SUNS)
    light, made = "", []
    for number, smoke in enumerate(air):
        column = tile * TILE_WIDTH + number
        x = plan.column_x(column) + plan.column / 2
        if smoke != NONE:
            cloud = drawn(SMOKE, -20, -15, 40, 28) + use(cube(smoke), 0, 0, 14)
            made.append(piece(f"smoke-{column + 1}", x, y, cloud))
        elif dark:
            made.append(use(ECLIPSE, x, y, 17))
        else:
            light += f"M{num(x - 5)} {num(y + 4)}h10L{num(x + 17)} {num(band.ice)}h-34Z"
            made.append(use(SUN, x, y, 18))
        hot = f'<circle cx="{num(x)}" cy="{num(y)}" r="14" class="hot"/>'
        if burning[number]:
            made.append(
                f'<g class="offer" data-move="burn {column + 1}" data-says="Burn hydrocarbon: its smoke hides this sun">{hot}</g>'
            )
        elif asking:
            made.append(f'<g data-ask="burn {column + 1}">{hot}</g>')
    cones = f'<path d="{light}" fill="url(#ln-sunray)"/>' if light else ""
    return f'<g data-card="sun-{tile + 1}">{cones}{"".join(made)}</g>'
