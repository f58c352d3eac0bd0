"""The end in the scene: fireworks between the rockets, and a banner over Jupiter's orbit."""

from functools import lru_cache

from perilune.core.words import counted, win
from perilune.draw.feast import GOLD, banner, burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import num
from perilune.games.lineae.content import TILES
from perilune.games.lineae.draw.plan import PHONE
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import seat_mark
from perilune.games.lineae.p4_end import rockets_left, standings
from perilune.games.lineae.state import OVER, OceanState


def winners(s: OceanState) -> list[int]:
    """Who has won, once the game is over; alone, who has launched all rockets (10.5)."""
    if s.stage != OVER or (s.seats == 1 and rockets_left(s)):
        return []
    marks = standings(s)
    return [seat for seat in range(s.seats) if marks[seat] == max(marks)]


def fireworks(scene: Scene) -> None:
    """Between the rockets, in gold and in the colours of the winners."""
    won = winners(scene.s)
    if not won:
        return
    plan, colours = scene.plan, [GOLD, *[var(seat_colour(seat)) for seat in won]]
    made = []
    for tile in range(1, TILES):
        if plan.band_of[tile] != plan.band_of[tile - 1]:
            continue
        sky = plan.band_of[tile].sky
        y, radius = (sky + 22, 16.0) if plan.narrow else (sky + 66 + 12 * (tile % 2), 24.0)
        made.append(burst(plan.tile_x[tile], y, radius, colours[tile % len(colours)]))
    scene.put(f'<g pointer-events="none">{"".join(made)}</g>')


def honours(scene: Scene) -> None:
    """Who has won, where the rounds were counted."""
    won, plan = winners(scene.s), scene.plan
    if won:
        words = f"{win(won, scene.names)} · {counted(scene.s.vp[won[0]], 'point')}"
        x, room = (plan.tile_x[4], 330) if len(won) == 1 else (plan.bands[0].right / 2, 640)  # the rounds below are over
        plate = banner(x, 2, room, 18, tuple([seat_mark(seat) for seat in won]), words)
        scene.put(f'<g pointer-events="none">{plate}</g>')


NIGHT = 170.0  # how high the sky of the end is on a phone
_BURSTS = [(38, -128, 27), (262, -132, 25), (96, -92, 15), (214, -84, 17), (26, -46, 17), (276, -40, 20)]


def feast(scene: Scene) -> float:
    """On a phone the end is seen first: Jupiter, fireworks and who has won, above the ocean. Returns where the picture begins."""
    won = winners(scene.s)
    if not won:
        return 0
    scene.put(_night(tuple(won), f"{win(won, scene.names)} · {counted(scene.s.vp[won[0]], 'point')}"))
    return -NIGHT


@lru_cache(16)
def _night(won: tuple[int, ...], words: str) -> str:
    tones = [GOLD, *[var(seat_colour(seat)) for seat in won]]
    lights = "".join(burst(x, y, radius, tones[n % len(tones)]) for n, (x, y, radius) in enumerate(_BURSTS))
    plate = banner(PHONE / 2, -46, PHONE - 24, 15, tuple([seat_mark(seat) for seat in won]), words)
    return (
        f'<g class="night" pointer-events="none"><rect y="{num(-NIGHT)}" width="{num(PHONE)}" height="{num(NIGHT)}" fill="#070a16"/>'
        f'<clipPath id="ln-feast"><rect y="{num(-NIGHT)}" width="{num(PHONE)}" height="{num(NIGHT)}"/></clipPath>'
        f'<g clip-path="url(#ln-feast)"><use href="#ln-jupiter" transform="translate(150,-62) scale(.78)"/></g>{lights}{plate}</g>'
    )
