"""The building sites of a moonbase in the foreground, with what stands on them and what could be built next."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.svg import num, rect, use
from perilune.draw.words import SQUEEZE, label, width
from perilune.games.mine_the_moon.buildings.effect import BUILDING, SPOT, waiting_building
from perilune.games.mine_the_moon.content import ADVANCED_SITE, EMPTY, NO_SITE, SHAKER_SITE, SITES, Building
from perilune.games.mine_the_moon.draw.houses import WIDE_DOORS, Column, Doors, hall, light, outline
from perilune.games.mine_the_moon.draw.robots import CREW, HELD
from perilune.games.mine_the_moon.draw.rockets import own_pad
from perilune.games.mine_the_moon.draw.roofs import roof
from perilune.games.mine_the_moon.draw.scene import Scene, gist_line, gist_width, least, line
from perilune.games.mine_the_moon.draw.symbols import TALL, UP, ghost, stamp
from perilune.games.mine_the_moon.moves import SITE_LABELS
from perilune.games.mine_the_moon.state import ABDUCTED, IN_CREW, NOBODY, WORK
from perilune.games.mine_the_moon.words.resources import resources


class Row(NamedTuple):
    """A row of sites: the middle of the first, the step to the next, the ground, doors, and the sizes of words.

    On plates, a site's words stand to the right of its house instead of below it.
    """

    x: float
    step: float
    ground: float
    doors: Doors
    name: float
    words: float
    plates: bool = False


class Words(NamedTuple):
    """Where the words of a site stand: the middle of the lines, or their left edge on plates, their base lines, and their room."""

    x: float
    name: float
    gist: float
    tab: float
    room: float
    left: bool


WIDE_ROW: Final = Row(410, 82.5, 618, WIDE_DOORS, 12.5, 12)
_CLOSE: Final = 75.0  # sites this close together do not say that a tile is the last: their card does
_LAST: Final = "last"  # tile: whoever comes first has it
_LARGE: Final = 1.2  # times the size of words a tab may have, where there is room
_OVERHEAD: Final = 2.25  # how high a building is with its roof, in doors
_BARE: Final = 0.6  # and of the outline of a free site, on which nothing stands
PLATE: Final = 86.0  # how high a plate is,
_UNDER: Final = 8.0  # and how much of it is below the ground
MEDIUM_ROW: Final = Row(366, 69, 618, WIDE_DOORS, 12.5, 12)


def shown_sites(scene: Scene, seat: int) -> list[int]:
    """The sites that this base has, Robot Control apart; a Shaker of its own stands where others have the Reverter."""
    sites = scene.s.sites
    order = [SHAKER_SITE, *range(SHAKER_SITE), *range(ADVANCED_SITE, SITES)]
    return [site for site in order if sites[seat * SITES + site] != NO_SITE]


def row_of_sites(scene: Scene, row: Row) -> None:
    """All sites side by side, and perhaps a launchpad."""
    seat = scene.me
    shown = shown_sites(scene, seat)
    for number, site in enumerate(shown):
        site_at(scene, row, site, row.x + number * row.step)
    if scene.content.bases[scene.s.bases[seat]].own_pad:
        left = row.x + (len(shown) - 0.5) * row.step + 6
        own_pad(scene, left, row.ground, 2 * row.step - 8, row.words)


def site_at(scene: Scene, row: Row, site: int, x: float) -> None:
    """One site with its middle at x; on a plate, that of its house."""
    s, seat = scene.s, scene.me
    spot = seat * SITES + site
    building = s.sites[spot]
    ground = row.ground
    doors = 0 if building == EMPTY else scene.content.buildings[building].team + (s.held[spot] != NOBODY)
    at, plate = _words(row, x, _half(doors, row.doors)), _plate(row, x)
    scene.put(f'<g id="site-{site + 1}" data-card="site-{site + 1}">')
    if row.plates:
        scene.put(rect(*plate, "plate", 10))
        x += _half(doors, row.doors) - _half(0, row.doors)
    if building == EMPTY:
        word = SITE_LABELS[site] if site < ADVANCED_SITE else "Free site"
        planned = next_level(scene, seat, site) if site < ADVANCED_SITE else EMPTY
        scene.put(_bare(x, ground, row.doors), _name(at, word, at.room, row.name, "" if row.plates else "q"))
        if planned == EMPTY:
            told = ["not built" if site < ADVANCED_SITE else "advanced"]
        else:
            told = scene.gist_within(planned, at.room - 2, row.words)
            scene.put(_planned(scene.content.buildings[planned], x, ground, row.doors))
        scene.put(_gist(at, told, row.words))
        feet: list[tuple[float, float]] = []
        title = f"{word}: nothing built yet"
    else:
        spec = scene.content.buildings[building]
        feet = _doors(x, ground, doors, row.doors)
        room = at.room if row.plates else max(at.room, _long(spec.name))
        scene.put(_built(spec, x, ground, doors, row.doors), _name(at, spec.name, room, row.name, "b"))
        scene.put(_gist(at, scene.gist_within(building, at.room - 2, row.words), row.words))
        _crew(scene, spot, feet, row.doors)
        title = spec.name
    high = ground - row.doors.h * (_OVERHEAD if building != EMPTY or site < ADVANCED_SITE else _BARE)
    wide = row.step - 3
    if _working(scene, spot):
        scene.put(rect(*plate, "now", 10) if row.plates else rect(x - wide / 2, high - 2, wide, ground - high + 3, "now", 8))
    ways, ask = _ways(scene, site, feet, x, row)
    below = Tab(at.x, at.tab, row.words + (1.5 if row.plates else 0), at.room - 1, row.step > _CLOSE, at.left)
    builds = construct_ways(scene, site)
    if builds or row.plates:  # the whole site is what one clicks, its tab too
        tab(scene, site, below)
    if row.plates:
        frame = outline(*plate, 10)
    else:
        low = below.y + below.words + 10 if builds else ground + row.name + row.words + 10
        frame = _frame(x, high, wide - 3, low - high, ground - high + 3, scene.narrow or bool(builds))
    scene.put(scene.control(f"site-{site + 1}", f"site-{site + 1}", title, ways + builds, ask, frame))
    if not builds and not row.plates:
        tab(scene, site, below)
    scene.put("</g>")


@lru_cache(256)
def _half(doors: int, size: Doors) -> float:
    """Half the width of a house of a moonbase."""
    return max(24.0, doors * size.w / 2) + 7


def _plate(row: Row, x: float) -> tuple[float, float, float, float]:
    """The plate of a site, if it has one, by the middle of a small house on it."""
    return x - _half(0, row.doors) - 6, row.ground + _UNDER - PLATE, row.step - 4, PLATE


def _words(row: Row, x: float, half: float) -> Words:
    """Where the words of a site stand."""
    if not row.plates:
        return Words(
            x,
            row.ground + 3 + row.name,
            row.ground + 6 + row.name + row.words,
            row.ground + row.name + 2 * row.words,
            row.step - 3,
            False,
        )
    edge, top, wide, _ = _plate(row, x)
    left = edge + 2 * half + 13
    return Words(
        left, top + 5 + row.name, top + 14 + row.name + row.words, top + 24 + row.name + row.words, edge + wide - 5 - left, True
    )


def _name(at: Words, word: str, room: float, size: float, class_: str) -> str:
    return line(at.x, at.name, word, room, size, class_, "" if at.left else "middle")


def _gist(at: Words, told: list[str], size: float) -> str:
    """What a building does, in symbols and few words."""
    middle = at.x + min(at.room - 2, gist_width(tuple(told), size)) / 2 if at.left else at.x
    return gist_line(middle, at.gist, told, at.room - 2, size, "q")


@lru_cache(256)
def _frame(x: float, high: float, wide: float, tall: float, house: float, whole: bool) -> str:
    """The outline of a site. Where words are as wide as that, it goes around the house alone; they can be clicked all the same."""
    left = x - wide / 2
    if whole:
        return outline(left, high, wide, tall, 8)
    words = f'<rect x="{num(left)}" y="{num(high)}" width="{num(wide)}" height="{num(tall)}" fill="transparent"/>'
    return words + outline(left, high, wide, house, 8)


@lru_cache(64)
def _long(name: str) -> float:
    """The room that the name of a building needs at least, if it is not to be cut."""
    return width(name, least(0), True) / SQUEEZE


def _doors(x: float, ground: float, doors: int, size: Doors) -> list[tuple[float, float]]:
    """Where the robots of a building stand, from left to right."""
    return [(x + (n - (doors - 1) / 2) * size.w, ground - 2.5) for n in range(doors)]


@lru_cache(256)
def _built(spec: Building, x: float, ground: float, doors: int, size: Doors) -> str:
    """A building of a moonbase; one that is never worked stands by itself."""
    k = size.h / WIDE_DOORS.h
    if doors == 0:
        shadow = f'<ellipse cx="{num(x + 5)}" cy="{num(ground)}" rx="{num(34 * k)}" ry="6" fill="url(#mm-shade)"/>'
        return shadow + stamp(roof(spec.key), x, ground, 1.5 * k)
    return hall(x, ground, doors, size, spec.colour, spec.key, k)


@lru_cache(64)
def _bare(x: float, ground: float, size: Doors) -> str:
    """A quiet place where nothing stands yet."""
    half = size.w * 1.22
    slab = f"M{num(x - half)} {num(ground)}l7 -7h{num(2 * half - 14)}l7 7l-5 3h{num(10 - 2 * half)}Z"
    return f'<path d="{slab}" class="bare"/>'


@lru_cache(64)
def _planned(spec: Building, x: float, ground: float, size: Doors) -> str:
    """The building that could stand here, as a plan: dashed walls, and its roof behind them."""
    half, top, low = size.w * 0.95, ground - size.h * 0.86, ground - 4
    walls = f"M{num(x - half)} {num(low)}V{num(top)}H{num(x + half)}V{num(low)}Z"
    return f'<g class="planned">{stamp(roof(spec.key), x, top, 0.86 * size.h / WIDE_DOORS.h)}<path d="{walls}"/></g>'


def _crew(scene: Scene, spot: int, feet: list[tuple[float, float]], size: Doors) -> None:
    """The team at work, and the robot that an Abductor holds in the last door."""
    s = scene.s
    crew, owner = s.crew[spot], s.held[spot]
    for x, y in feet[:crew]:
        scene.put(light(Column(x - size.w / 2, y + 1.5 - size.h, 1), size))
    scene.stand(spot // SITES, CREW + spot % SITES, IN_CREW, spot, feet[:crew], size.h * 0.93)
    if owner != NOBODY:
        x, y = feet[-1]
        scene.put(rect(x - size.w / 2 + 1, y - size.h + 2, size.w - 2, size.h, "cage", 5))
        scene.stand(owner, HELD, ABDUCTED, spot, [(x, y)], size.h * 0.86)


def _working(scene: Scene, spot: int) -> bool:
    """Whether the work in hand is done here."""
    s = scene.s
    if not s.pending or waiting_building(s.pending[-1]) != NOBODY or s.pending[-1][BUILDING] == NOBODY:
        return False
    return s.pending[-1][SPOT] == spot


def _ways(scene: Scene, site: int, feet: list[tuple[float, float]], x: float, row: Row) -> tuple[list[Way], str]:
    """What can be done with a site of one's own, and what a click asks about if nothing can."""
    s, moves, seat = scene.s, scene.moves, scene.me
    if seat != scene.seat:
        return [], ""
    building = s.sites[seat * SITES + site]
    name = scene.content.buildings[building].name if building >= 0 else SITE_LABELS[site]
    text = scene.content.buildings[building].text if building >= 0 else ""
    task, work, skip, copy = moves.task_own.at(site), moves.work_own.at(site), moves.skip_own.at(site), moves.copy.at(seat, site)
    ways: list[Way] = []
    if scene.offered(work):
        ways.append(Way([work.text], f"Work the {name}"))
    if scene.offered(skip):
        ways.append(Way([skip.text], "Bring the team home", "It does not work this turn."))
    if scene.offered(task):
        team = scene.content.buildings[building].team
        shown = scene.foresee(
            f"ghost-site-{site + 1}", *[stamp(ghost(seat), fx, fy, row.doors.h * 0.93 / TALL) for fx, fy in feet[:team]]
        )
        ways.append(Way([task.text], f"Send {counted(team, 'robot')}", text, shown))
    if scene.offered(copy):
        ways.append(Way([copy.text], f"Do the work of the {name}", text))
    if site >= ADVANCED_SITE and scene.offered(stand := moves.stand.at(site - ADVANCED_SITE)):
        new = scene.content.buildings[s.pending[-1][BUILDING]]
        shown = scene.foresee(f"ghost-site-{site + 1}", f'<g opacity=".7">{_built(new, x, row.ground, new.team, row.doors)}</g>')
        ways.append(Way([stand.text], f"Put the {new.name} here", f"It covers the {name}." if building >= 0 else "", shown))
    if building == EMPTY:  # its card says what could stand there, and how
        return ways, ""
    return ways, work.text if s.stage == WORK and s.crew[seat * SITES + site] else task.text


# what could be built next


def next_level(scene: Scene, seat: int, site: int) -> int:
    """The basic building that can follow on this site, or -1."""
    here = scene.s.sites[seat * SITES + site]
    for number, spec in enumerate(scene.content.buildings):
        if spec.site == site and not spec.advanced and spec.on == here and any(spec.cost):
            return number
    return EMPTY


class Tab(NamedTuple):
    """Where the tab of a site hangs: its middle and top, the size of words, its room, and whether it says that a tile is the last."""

    x: float
    y: float
    words: float
    room: float
    counted: bool = True
    left: bool = False  # whether it begins at x


def tab(scene: Scene, site: int, at: Tab) -> None:
    """A blue tab with the next level of a basic site: its cost, its bonus, and whether it is the last tile. A click asks about it."""
    if site >= ADVANCED_SITE:
        return
    number = next_level(scene, scene.me, site)
    if number == EMPTY:
        return
    spec = scene.content.buildings[number]
    left = scene.s.stock[number]
    cost = tuple(scene.cost(spec))
    last = at.counted and left == 1
    whole = _tab_width(len(cost), spec.bonus, at.words, last)
    size = at.words if scene.narrow else at.words * max(1.0, min(_LARGE, at.room / whole))
    wide = _tab_width(len(cost), spec.bonus, size, last)
    middle = at.x + wide / 2 if at.left else at.x
    drawn = _tab(middle, at.y, size, cost, spec.bonus, left, last)
    build = scene.moves.build.at(number)
    spot = ""
    if not scene.narrow and not scene.offered(build):  # on a phone it is too small for a finger
        frame = outline(middle - wide / 2, at.y - 1, wide, size + 8, 6)
        spot = scene.control(f"tab-{site + 1}", f"stock-{number + 1}", spec.name, [], "", frame)
    scene.put(f'<g id="stock-{spec.key}" data-card="stock-{number + 1}">{drawn}{spot}</g>')


def construct_ways(scene: Scene, site: int) -> list[Way]:
    """The next level of a basic site, if it can be constructed now."""
    number = next_level(scene, scene.me, site) if site < ADVANCED_SITE else EMPTY
    if number == EMPTY or not scene.offered(build := scene.moves.build.at(number)):
        return []
    spec = scene.content.buildings[number]
    return [Way([build.text], f"Construct the {spec.name}", f"Costs {resources(spec.cost)}. {spec.text}")]


def _tab_width(cost: int, bonus: int, size: float, last: bool) -> float:
    return size * ((0.3 if last else 1.15) + 1.04 * cost + (1.6 if bonus else 0)) + (width(_LAST, size) if last else 0) + 4


@lru_cache(256)
def _tab(x: float, y: float, size: float, cost: tuple[str, ...], bonus: int, left: int, last: bool) -> str:
    wide = _tab_width(len(cost), bonus, size, last)
    at = x - wide / 2 + 3
    base = y + size + 1
    drawn = [rect(x - wide / 2, y, wide, size + 6, "plan", 5)]
    if not last:  # that word needs the room
        drawn.append(use(UP, at + size * 0.45, y + size * 0.75, size * 0.85, "plan-up"))
        at += size * 0.9
    for symbol in cost:
        drawn.append(use(symbol, at + size * 0.5, y + size * 0.75, size * 1.04))
        at += size * 1.04
    if bonus:
        drawn.append(label(at + 1, base, f"+{bonus}", size, "b pts"))
    if last:
        drawn.append(label(x + wide / 2 - 4, base, _LAST, size, "pt", "end"))
    body = "".join(drawn)
    return f'<g class="dim">{body}</g>' if left == 0 else body
