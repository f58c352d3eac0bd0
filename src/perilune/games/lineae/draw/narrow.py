"""The table for a phone: the ocean at a glance, the viewer's vessel, then the cross-section in four bands and what else there is."""

from functools import lru_cache

from perilune.core.words import counted
from perilune.draw.svg import num, rect, use
from perilune.draw.words import label, width
from perilune.games.lineae.content import KINDS, MINERALS, NONE, PAD_SPACE, TILES
from perilune.games.lineae.draw.chambers import Room, city, reactor, supply
from perilune.games.lineae.draw.deposits import deposits
from perilune.games.lineae.draw.feast import NIGHT, fireworks
from perilune.games.lineae.draw.fleet import submersibles
from perilune.games.lineae.draw.gates import locks
from perilune.games.lineae.draw.goals import reachable
from perilune.games.lineae.draw.hull import cargo_bay
from perilune.games.lineae.draw.overview import band_name, overview, window
from perilune.games.lineae.draw.plan import PHONE, Plan
from perilune.games.lineae.draw.rockets import on_the_ice
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.sky import sky
from perilune.games.lineae.draw.symbols import BOLT, COIN, FLAG, STAR, cube, seat_mark, worker
from perilune.games.lineae.draw.techs import tech_card
from perilune.games.lineae.draw.type import snug
from perilune.games.lineae.draw.water import cubes, tiles, vessels, waves
from perilune.games.lineae.goods import battery
from perilune.games.lineae.job import (
    DISTIL_JOB,
    DOCKED_JOB,
    EMBASSY_JOB,
    GAIN_JOB,
    LOAD_JOB,
    PRINT_JOB,
    RETURN_TECH,
    STEER,
    SWAP_JOB,
    TECH_JOB,
    TOLL_JOB,
)
from perilune.games.lineae.moves import CHOOSE
from perilune.games.lineae.state import ACTION, GAME_END, NOTHING_YET, ONE_ACTION, OVER, SETUP, SUNLIGHT
from perilune.games.lineae.world.tides import TILE_WIDTH

_BAR = 100.0  # where the viewer's vessel begins
_GAP = 6.0
_HALF = 141.0


def narrow(scene: Scene) -> float:
    """Everything; returns the height."""
    plan = scene.plan
    scene.put('<g class="night">')
    overview(scene)
    first, last = _focus_tiles(scene)
    scene.put(window(scene, first, last), "</g>")
    scene.put('<g id="inside">')
    inside(scene)
    scene.put("</g>", stores(scene))
    scene.put(_bands(plan), '<g class="night">')
    sky(scene)
    fireworks(scene)
    on_the_ice(scene)
    tiles(scene)
    cubes(scene)
    waves(scene)
    vessels(scene)
    deposits(scene)
    reachable(scene)
    locks(scene)
    submersibles(scene)
    bays = plan.bands[-1].bottom + 182
    store = _city(scene, plan.bands[-1].bottom + 10)
    scene.put("</g>")
    y = _technologies(scene, store)
    scene.put('<g class="night" pointer-events="none">', *scene.workers(), "</g>", _focus(scene, store, bays))
    scene.ghosts = ['<g class="night">', *scene.ghosts, "</g>"]
    return y


# The viewer's vessel.


def inside(scene: Scene) -> None:
    """The viewer's vessel from inside: points, electricity, workers and money; the cargo bays; the technologies on board."""
    s, seat = scene.s, scene.me
    scene.put(_name(seat, scene.names[seat], s.vp[seat], s.first == seat))
    scene.put(_stores(seat, s.energy[seat], battery(s, scene.content, seat), s.workers[seat], s.money[seat]))
    kinds = KINDS if s.biogenesis else MINERALS
    wide = (PHONE - 12 + 4) / kinds - 4
    for kind in range(kinds):
        cargo_bay(scene, kind, _GAP + (wide + 4) * kind, _BAR + 30, wide, 42)
    mine = [card for card, owner in enumerate(s.tech) if owner == seat]
    places = max(2, len(mine))
    wide = (PHONE - 12 + 4) / places - 4
    for number in range(places):
        x = _GAP + (wide + 4) * number
        if number < len(mine):
            tech_card(scene, mine[number], x, _BAR + 76, wide, 42)
        else:
            scene.put(_free(x, _BAR + 76, wide))


_LINE = 36.0  # how high the line of stores is: a finger's width


def stores(scene: Scene) -> str:
    """All that the viewer has in one line, for the page to keep in view while the vessel itself is elsewhere."""
    s, seat = scene.s, scene.me
    kinds = KINDS if s.biogenesis else MINERALS
    cargo = tuple(s.cargo[seat * KINDS : seat * KINDS + kinds])
    return _line(seat, (s.vp[seat], s.energy[seat], s.workers[seat], s.money[seat]), cargo)


@lru_cache(256)
def _line(seat: int, have: tuple[int, ...], cargo: tuple[int, ...]) -> str:
    icons = [STAR, BOLT, worker(seat), COIN, *[cube(kind) for kind in range(len(cargo))]]
    counts = [str(count) for count in have + cargo]
    size = 16.0 if len(cargo) == MINERALS else 14.0
    wide = [size + 2 + width(count, 13, True) for count in counts]
    gap = min(14.0, (PHONE - 8 - sum(wide)) / len(wide))
    x, middle = (PHONE - sum(wide) - gap * len(wide)) / 2 + gap / 4, _LINE / 2
    made = []
    for place, (icon, count) in enumerate(zip(icons, counts, strict=True)):
        if place == len(have):
            made.append(f'<path d="M{num(x)} 9v{num(_LINE - 18)}" class="rule"/>')
            x += gap
        none = place >= len(have) and count == "0"
        made.append(use(icon, x + size / 2, middle, size, "faint" if none else ""))
        made.append(label(x + size + 2, middle + 4.7, count, 13, "q" if none else "b"))
        x += wide[place] + gap
    return f'<symbol id="stays-in-view" data-of="inside" viewBox="0 0 {num(PHONE)} {num(_LINE)}"><g class="pl">{"".join(made)}</g></symbol>'


@lru_cache(32)
def _free(x: float, y: float, w: float) -> str:
    return rect(x, y, w, 42, "bay", 6) + label(x + w / 2, y + 25, "room for a technology", 12, "q", "middle")


@lru_cache(256)
def _name(seat: int, name: str, points: int, first: bool) -> str:
    y = _BAR + 12
    flag = use(FLAG, 92, y, 15) if first else ""
    shown = use(seat_mark(seat), 15, y, 16) + snug(26, y + 4.6, name, 58, 13, "b") + flag + use(STAR, 112, y, 16)
    figure = label(122, y + 4.8, str(points), 14, "b")
    return f'<g data-card="vessel-{seat + 1}" data-says="{counted(points, "point")}">{shown}{figure}</g>'


@lru_cache(256)
def _stores(seat: int, energy: int, most: int, free: int, money: int) -> str:
    y = _BAR + 12
    power = use(BOLT, 154, y, 15) + label(162, y + 4.8, str(energy), 14, "b")
    power += label(164 + width(str(energy), 14, True), y + 4.8, f"/{most}", 12, "q")
    crew = use(worker(seat), 214, y, 17) + label(225, y + 4.8, str(free), 14, "b")
    purse = use(COIN, 256, y, 17) + label(267, y + 4.8, str(money), 14, "b")
    return (
        f'<g data-card="battery" data-says="{energy} of {most} electricity">{power}</g>'
        f'<g data-card="crew" data-says="{free} free workers">{crew}</g><g data-card="money" data-says="${money}">{purse}</g>'
    )


# Below the ocean.


def _city(scene: Scene, y: float) -> float:
    """Europa City and the Launch Pad two by two, then the supply and the reactor."""
    rooms = [Room(_GAP + (_HALF + 6) * (n % 2), y + 22 + 74 * (n // 2), _HALF, 68) for n in range(4)]
    scene.put(_ice_block(y, 246 if scene.s.reactor else 232), label(_GAP + 2, y + 15, "Europa City", 13, "ink b"))
    city(scene, rooms)
    supply(scene, Room(_GAP, y + 172, PHONE - 12, 54))
    y += 232
    if scene.s.reactor:
        reactor(scene, Room(_GAP, y, PHONE - 12, 44))
        y += 50
    return y + 8


@lru_cache(16)
def _ice_block(y: float, h: float) -> str:
    """A piece of the crust, in which the chambers lie."""
    place = f'y="{num(y)}" width="{num(PHONE)}" height="{num(h)}"'
    return f'<rect {place} fill="#c4dcf5"/><rect {place} fill="url(#ln-ice)"/>'


def _technologies(scene: Scene, y: float) -> float:
    """The cards on display, two by two."""
    left = [card for card, owner in enumerate(scene.s.tech) if owner == NONE]
    if not left:
        return y
    scene.put(label(_GAP + 2, y + 14, "Technologies on display", 13, "b"))
    for number, card in enumerate(left):
        tech_card(scene, card, _GAP + (_HALF + 6) * (number % 2), y + 22 + 54 * (number // 2), _HALF, 50)
    return y + 26 + 54 * ((len(left) + 1) // 2)


# Where to look.


@lru_cache(8)
def _bands(plan: Plan) -> str:
    """Each band has a name, by which the map leads there."""
    return "".join(
        f'<rect id="{band_name(plan, band.first)}" y="{num(band.sky)}" width="{num(PHONE)}" height="{num(band.bottom - band.sky)}" '
        f'fill="none" pointer-events="none"/>'
        for band in plan.bands
    )


def _focus_tiles(scene: Scene) -> tuple[int, int]:
    """The spaces of the band that the question is about."""
    s, plan = scene.s, scene.plan
    turning = scene.turning()
    if scene.steered != NONE:
        tile = s.subs[scene.steered] // scene.content.tides.rows // TILE_WIDTH
    elif turning != NONE:
        tile = scene.content.tides.after[turning]
    else:
        tile = max(0, s.vessel[scene.deciding() if scene.job() == TECH_JOB else scene.me])
    band = plan.band_of[tile]
    return band.first, band.last


def _focus(scene: Scene, shelf: float, bays: float) -> str:
    """A mark where the page should go: to the own vessel, to a dive, to a rocket, to what is to be chosen from. Else it stays:
    above all where something has just happened, and the turn goes on."""
    plan, job, stage = scene.plan, scene.job(), scene.s.stage
    band = plan.band_of[_focus_tiles(scene)[0]]
    placing = job == NONE and stage == ACTION and scene.seat >= 0 and scene.deciding() == scene.seat
    loaded = scene.s.acted == ONE_ACTION and scene.deciding() >= 0 and scene.s.crew_seat[PAD_SPACE] == scene.deciding()
    if loaded and (placing or (job == TECH_JOB and not scene.of(CHOOSE))):  # what was loaded or launched, and the vessel
        tile = scene.s.vessel[scene.deciding()]
        level = plan.tides.level[scene.s.locks * TILES + tile]
        top, high = band.sky, plan.surface(tile, level) - band.sky + 20
    elif job in (STEER, DOCKED_JOB, TOLL_JOB) or (placing and (scene.s.acted == NOTHING_YET or scene.s.sailed == 1)):
        top, high = band.ice + 26, band.bottom - band.ice - 34
    elif job == LOAD_JOB or stage == SUNLIGHT:
        top, high = band.sky, 120.0
    elif job == TECH_JOB and scene.of(CHOOSE):
        top, high = shelf, 180.0
    elif job == GAIN_JOB:
        top, high = bays, 60.0
    elif stage == OVER:
        top, high = -NIGHT, NIGHT + 96
    elif job in (RETURN_TECH, SWAP_JOB, EMBASSY_JOB, PRINT_JOB, DISTIL_JOB) or stage in (SETUP, GAME_END):
        top, high = 0.0, plan.bands[0].sky
    else:
        return ""
    return (
        f'<rect class="focus-here" y="{num(top)}" width="{num(PHONE)}" height="{num(high)}" fill="none" pointer-events="none"/>'
    )
