"""The table on a phone: one place below the other. The page goes to where the question is, which is marked `focus-here`."""

from functools import lru_cache
from typing import Final

from perilune.core.pending import KIND
from perilune.core.words import owned
from perilune.draw.svg import num, rect
from perilune.games.mine_the_moon.buildings.effect import STANDING
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    ADVANCED_SITE,
    BUILD,
    CONTROL_SITE,
    COPY,
    EMPTY,
    LEECH,
    LOAD,
    OWN_PAD,
    SITES,
    Building,
)
from perilune.games.mine_the_moon.draw.commons import Lot, Street, commons, subsidy
from perilune.games.mine_the_moon.draw.crater import Pit, crater
from perilune.games.mine_the_moon.draw.feast import NARROW_SKY, fireworks, honours
from perilune.games.mine_the_moon.draw.houses import NARROW_DOORS, Doors
from perilune.games.mine_the_moon.draw.rivals import Plain, others_of, settlement
from perilune.games.mine_the_moon.draw.rockets import Port, own_pad, rockets
from perilune.games.mine_the_moon.draw.scene import Scene, line
from perilune.games.mine_the_moon.draw.shelf import Shelf, grid
from perilune.games.mine_the_moon.draw.sites import PLATE, Row, shown_sites, site_at
from perilune.games.mine_the_moon.draw.strip import HIGH as STRIP
from perilune.games.mine_the_moon.draw.strip import in_short, strip
from perilune.games.mine_the_moon.draw.track import straight
from perilune.games.mine_the_moon.draw.wheel import NARROW_WHEEL
from perilune.games.mine_the_moon.state import LAUNCH, MINE, OVER, TASK, WORK

WIDTH: Final = 390.0
_NAME, _WORDS = 16.0, 15.5
_TEAMS: Final = 342.0
_PIT: Final = 296.0
_SKY: Final = 96.0  # over the crater, at the end
_SITE: Final = PLATE + 4
_FREE: Final = 64.0  # the row of sites that are free for advanced buildings
_OWN_PAD: Final = 182.0
_DOORS: Final = Doors(24, 32, 6)
_SCALE: Final = 1.5  # of rockets
_NOSE: Final = 58.0  # of the highest rocket: on a small screen it gives way to what is on the plates

# The places, for what is in focus.
_AT_TRACK, _AT_TEAMS, _AT_SITES, _AT_CRATER, _AT_STRIP, _AT_ROCKETS, _AT_SHELF, _AT_RIVALS, _WHERE_LIT = range(9)
_OF_JOB: Final = {
    BUILD: _WHERE_LIT, LOAD: _AT_ROCKETS, ACCELERATE: _AT_ROCKETS,
    STANDING: _AT_SITES, ABDUCT: _AT_RIVALS, LEECH: _AT_RIVALS, COPY: _AT_RIVALS,
}  # fmt: skip


def narrow(scene: Scene) -> float:
    """All places; returns how high the picture is."""
    tops = [0.0]
    tops.append(straight(scene))
    over = scene.s.stage == OVER
    if over:  # the feast in the crater comes first
        tops[-1] = _crater(scene, tops[-1], _SKY)
    tops.append(_teams(scene, tops[-1]))
    tops.append(_sites(scene, tops[-1]))
    tops.append(tops[-1] if over else _crater(scene, tops[-1]))
    strip(scene, tops[-1])
    if scene.me == scene.seat and not over:
        scene.put(in_short(scene))
    tops.append(tops[-1] + STRIP)
    tops.append(_rockets(scene, tops[-1]))
    tops.append(_shelf(scene, tops[-1]))
    tops.append(_rivals(scene, tops[-1]))
    place = _focus(scene)
    end = tops[place + 1] if place != _AT_CRATER else tops[_AT_STRIP + 1]  # who mines looks at the silos, too
    top = tops[place] if place != _AT_TEAMS else tops[_AT_TRACK]  # who sends teams sees the score, too
    top += _NOSE if place == _AT_ROCKETS else 0
    scene.put(f'<path d="M0 {num(top)}H{num(WIDTH)}V{num(end)}H0Z" class="focus-here" fill="none"/>')
    return tops[-1] + 8


def base_alone(scene: Scene) -> float:
    """A base by itself, as on a phone; returns how high it is."""
    scene.put(rect(0, 0, WIDTH, 900, "space"))
    strip(scene, 0)
    return _sites(scene, STRIP)


def _focus(scene: Scene) -> int:
    """The place that the present question needs."""
    s = scene.s
    if s.pending:
        place = _OF_JOB.get(s.pending[-1][KIND], _AT_STRIP)
        return _where_to_build(scene) if place == _WHERE_LIT else place
    if s.stage == WORK and scene.seat == s.at and scene.seat not in s.teams:
        return _AT_SITES
    return {TASK: _AT_TEAMS, MINE: _AT_CRATER, WORK: _AT_TEAMS, LAUNCH: _AT_ROCKETS}.get(s.stage, _AT_TRACK)


def _to_build(scene: Scene) -> list[Building]:
    """What can be constructed now."""
    return [spec for number, spec in enumerate(scene.content.buildings) if scene.offered(scene.moves.build.at(number))]


def _where_to_build(scene: Scene) -> int:
    """The place where most of what can be constructed is lit: a basic building at its site, an advanced one on the shelf."""
    lit = _to_build(scene)
    shelf = sum(spec.advanced for spec in lit)
    dome = sum(spec.site == CONTROL_SITE for spec in lit if not spec.advanced)
    sites = len(lit) - shelf - dome
    if sites and sites >= shelf:
        return _AT_SITES
    return _AT_SHELF if shelf or not dome else _AT_STRIP


@lru_cache(64)
def _ground(y: float, high: float, horizon: bool) -> str:
    """The ground of a place, perhaps with a piece of sky."""
    sky = f'<use href="#mm-horizon" y="{num(y)}"/>' if horizon else ""
    top = y + (126 if horizon else 0)
    return f'{sky}<rect y="{num(top)}" width="{num(WIDTH)}" height="{num(y + high - top)}" fill="url(#mm-plain)"/>'


def _heading(y: float, words: str) -> str:
    return line(12, y + 22, words, WIDTH - 24, _NAME, "b")


def _teams(scene: Scene, y: float) -> float:
    """The common buildings in two rows."""
    street = _street(scene.s.seats >= 4, y)
    scene.put(_ground(y, _TEAMS, True))
    commons(scene, street)
    subsidy(scene, street)
    return y + _TEAMS


@lru_cache(32)
def _street(crowd: bool, y: float) -> Street:
    first, second = y + 110, y + 296
    lots = (Lot(58, first, 108), Lot(195, first, 158), Lot(80, second, 154), Lot(239, second, 154), Lot(332, first, 108))
    if not crowd:
        lots = (Lot(50, first, 92), Lot(182, first, 128), Lot(72, second, 128), Lot(226, second, 128), Lot(328, first, 116))
    return Street(lots, NARROW_DOORS, _NAME, _WORDS, Lot(354 if crowd else 342, second, 68 if crowd else 90))


def _sites(scene: Scene, y: float) -> float:
    """One's own buildings, two in a row, each on a plate; last, side by side, the sites that are free for advanced ones."""
    s, seat = scene.s, scene.me
    scene.put(_heading(y, "Your base" if seat == scene.seat else owned("The base", scene.names[seat])))
    y += 32
    shown = shown_sites(scene, seat)
    free = [site for site in shown if site >= ADVANCED_SITE and s.sites[seat * SITES + site] == EMPTY]
    for number, site in enumerate([site for site in shown if site not in free]):
        ground = y + (number // 2) * _SITE + PLATE - 8
        site_at(scene, Row(0, 193, ground, _DOORS, _NAME, _WORDS, True), site, 41 + number % 2 * 193)
        bottom = ground + _SITE - PLATE + 8
    for number, site in enumerate(free):
        site_at(scene, Row(0, 128, bottom + 22, _DOORS, _NAME, _WORDS), site, 67 + number * 128)
    y = bottom + (_FREE if free else 0)
    if scene.content.bases[s.bases[seat]].own_pad:
        own_pad(scene, 28, y + 116, 334, _WORDS)
        y += _OWN_PAD
    return y + 6


def _crater(scene: Scene, y: float, sky: float = 0) -> float:
    """The crater, perhaps under a sky for fireworks."""
    high = sky + _PIT
    middle = y + high - _PIT / 2
    scene.put(_ground(y, high, sky > 0))
    fireworks(scene, NARROW_SKY)
    scene.put(f'<use href="#mm-wheel" y="{num(middle)}"/>')
    pit = Pit(NARROW_WHEEL._replace(y=middle), 36, 17, _WORDS, (54, y + high + 20))
    crater(scene, pit)
    honours(scene, pit)
    return y + high


def _rockets(scene: Scene, y: float) -> float:
    s = scene.s
    slots = max([scene.content.rockets[s.pads[pad]].slots for pad in range(OWN_PAD) if s.pads[pad] >= 0] or [3])
    ground = y + 14 + (59 + 32 * slots + 19) * _SCALE
    high = ground - y + 96
    scene.put(_ground(y, high, True))
    rockets(scene, Port((104, 286), (66, 195, 324), ground, _SCALE, _NAME, _WORDS, 126))
    return y + high


def _shelf(scene: Scene, y: float) -> float:
    scene.put(f'<g data-card="deck">{_heading(y, f"Advanced buildings · {len(scene.s.deck)} rockets in the deck")}</g>')
    return grid(scene, Shelf(8, y + 32, 382, 84, _NAME, _WORDS))


def _rivals(scene: Scene, y: float) -> float:
    scene.put(_heading(y, "The other bases"))
    y += 30
    for seat in others_of(scene):
        scene.put(rect(4, y, 382, 128, "plate", 10))
        settlement(scene, Plain(8, 382, y + 78, _NAME, _WORDS, 1), seat, 12, 366)
        y += 134
    return y
