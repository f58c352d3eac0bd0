"""The rivals: a dome for each on the plain, with the robots at home, what they carry, and who is at work there."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import good, mark
from perilune.draw.svg import num, rect, use
from perilune.draw.words import label
from perilune.games.mine_the_moon.content import CONTROL_SITE, KINDS, SITES, TYPES
from perilune.games.mine_the_moon.draw.houses import Column, Doors, hall, light, outline
from perilune.games.mine_the_moon.draw.robots import CREW, HELD, HOME, SILO
from perilune.games.mine_the_moon.draw.rockets import small_rocket
from perilune.games.mine_the_moon.draw.scene import Places, Scene, line, unknown
from perilune.games.mine_the_moon.draw.symbols import INK, block, shadow, shape
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import ABDUCTED, AT_HOME, IN_CREW, IN_SILO, MINE, NOBODY


class Plain(NamedTuple):
    """Where the rivals live: from x to right, on this ground; the sizes of words, and how large all is."""

    x: float
    right: float
    ground: float
    name: float
    words: float
    scale: float
    rims: tuple[tuple[float, float], ...] = ((0, 0),) * 4  # where the transports wait at the crater


WIDE_PLAIN: Final = Plain(592, 946, 519, 12.5, 12, 1, ((40, 498), (556, 500), (92, 522), (506, 524)))
MEDIUM_PLAIN: Final = Plain(498, 818, 519, 12.5, 12, 1, ((28, 498), (474, 500), (74, 522), (430, 524)))
_ROW: Final = 15.0  # a cell of a rival's silo
_ROOMY: Final = 250.0  # a settlement this wide is drawn larger
_SMALL: Final = 0.8  # how large buildings are between silos and rockets
_WALL: Final = 7.0  # on either side of a building's doors
_GAP: Final = 3.0  # between two buildings
_AMPLE: Final = 60.0  # a dome this large has a high roof
_TIGHT: Final = 40.0  # and one this small
_SHOWN: Final = 2  # shows so many robots; more are one robot and a number


def others_of(scene: Scene) -> list[int]:
    """All other seats, from the one that sits next."""
    return [(scene.me + n) % scene.s.seats for n in range(1, scene.s.seats)]


def rivals(scene: Scene, plain: Plain) -> None:
    """All rivals side by side."""
    others = others_of(scene)
    wide = (plain.right - plain.x) / len(others)
    for number, seat in enumerate(others):
        settlement(scene, plain, seat, plain.x + wide * number, wide - 6, plain.rims[number])


def settlement(scene: Scene, plain: Plain, seat: int, x: float, w: float, rim: tuple[float, float] = (0, 0)) -> None:
    """The base of a rival; `rim` is where its transport waits at the crater."""
    s = scene.s
    k = 1.3 * plain.scale if w > _ROOMY else plain.scale
    ground = plain.ground
    dome = min(56 * k, w * 0.39)
    cell = min(30 * k, (w - dome - 8) / 3)
    middle = x + dome / 2 + 2
    left = x + dome + 6
    sealed = scene.sealed(seat) and s.ready[seat] == 1 and s.stage == MINE
    status = scene.status(seat)
    scene.put(
        f'<g data-card="base-{seat + 1}">{_dome(middle, ground, dome, seat, k)}{_silos(left, ground, cell, s.silo_limit[seat], k)}',
        _sign(plain, x, w, seat, scene.names[seat], status or _kind(scene, seat, w), bool(status)),
    )
    ways = _ways(scene, seat)
    if ways:
        scene.put(
            scene.control(
                f"rival-{seat + 1}", f"base-{seat + 1}", scene.names[seat], ways, "", outline(x, ground - 60 * k, w, 92 * k, 8)
            )
        )
    scene.put("</g>")
    if sealed and s.home[seat] and not scene.narrow:
        _transport(scene, seat, *rim)
    else:
        _at_home(scene, seat, middle, ground - 4 * k, dome, 21 * k)
    _carried(scene, seat, left, ground, cell, k)
    used = left + 3 * cell + 8
    if x + w - used > 80 * k:  # room beside the silos: all that the rival has built
        built = [site for site in range(SITES) if site != CONTROL_SITE and s.sites[seat * SITES + site] >= 0]
        _street(scene, seat, built, used, x + w - used, ground, k)
    else:
        _at_work(scene, seat, left, ground - 10 - s.silo_limit[seat] * _ROW * k, w - left + x, _SMALL * k)


def _kind(scene: Scene, seat: int, w: float) -> str:
    """The kind of base a rival has, in as many words as there is room for."""
    name = scene.content.bases[scene.s.bases[seat]].name
    return name if w > 100 else name.split()[0]


@lru_cache(64)
def _dome(x: float, ground: float, wide: float, seat: int, k: float) -> str:
    """A small dome with the seat's mark on a mast."""
    half = wide / 2
    glass = f"M{num(-half + 2)} -3V{num(-9 * k)}A{num(half - 2)} {num(half * 0.92)} 0 0 1 {num(half - 2)} {num(-9 * k)}V-3Z"
    top = -9 * k - half * 0.92
    return (
        f'<g transform="translate({num(x)},{num(ground)})">{shadow(4, 0, half + 6, 5)}'
        + shape(f"M0 {num(top)}v{num(-9 * k)}", "none", "#dfe5f1", 1.4)
        + use(mark(seat), 0, top - 14 * k, 15 * k)
        + f'<path d="{glass}" class="shell"/><path d="{glass}" fill="url(#mm-dome)"/>'
        + block(-half, -4, wide, 5, var(seat_colour(seat)), INK, 2.5)
        + "</g>"
    )


@lru_cache(64)
def _silos(x: float, ground: float, cell: float, limit: int, k: float) -> str:
    """Three small silos, each with its cells."""
    row = _ROW * k
    drawn = []
    for type_ in range(TYPES):
        left = x + type_ * cell
        top = ground - 3 - limit * row
        cap = f"M{num(left)} {num(top)}a{num(cell / 2 - 1)} {num(6 * k)} 0 0 1 {num(cell - 2)} 0"
        drawn.append(
            shape(f"{cap}V{num(ground)}h{num(2 - cell)}Z", "url(#mm-metal)", INK)
            + shape(f"{cap}Z", var(good(type_ + TYPES)[3:]), INK, 0.8)
        )
        drawn += [rect(left + 2, ground - 3 - (n + 1) * row + 1, cell - 6, row - 1.5, "door", 2.5) for n in range(limit)]
    return "".join(drawn)


@lru_cache(512)
def _sign(plain: Plain, x: float, w: float, seat: int, name: str, told: str, lively: bool) -> str:
    """The plate with the rival's name and what they do."""
    y = plain.ground + 3
    high = plain.name + plain.words + 8
    return (
        rect(x, y, w, high, "plate", 6) + use(mark(seat), x + plain.name * 0.75, y + plain.name * 0.66 + 2, plain.name)
        + line(x + plain.name * 1.5, y + plain.name + 1.5, name, w - plain.name * 1.7, plain.name, "b")
        + line(x + 6, y + high - 4.5, told, w - 10, plain.words, "b new" if lively else "q")
    )  # fmt: skip


def _at_home(scene: Scene, seat: int, x: float, floor: float, wide: float, tall: float) -> None:
    """Robots in the dome; while others place theirs, nobody knows which of them are still here."""
    count = scene.s.home[seat]
    if wide < _TIGHT and count > _SHOWN and not scene.sealed(seat):
        scene.stand(seat, HOME, AT_HOME, 0, [(x - wide * 0.2, floor)] * count, tall * 0.85)
        scene.over.append(label(x + wide * 0.22, floor - 2, str(count), 13, "b dark", "middle"))
        return
    places, size = _rows(x, floor, wide, tall, count)
    scene.stand(seat, HOME, AT_HOME, 0, places, size)
    if scene.sealed(seat) and places:
        scene.over.append(unknown(x, floor - tall * 0.3, max(15.5, tall * 0.9)))


@lru_cache(512)
def _rows(x: float, floor: float, wide: float, tall: float, count: int) -> tuple[Places, float]:
    if count > 4:
        tall *= 0.8 if wide > _AMPLE else 0.68  # so that the heads of the back row are under the glass
    rows = [count] if count <= 4 else [count // 2, count - count // 2]
    places: Places = []
    for row, number in enumerate(rows):
        room = wide - 9 - tall * 0.55 - (5 if len(rows) == 2 and row == 0 else 0)
        step = min(tall * 0.72, room / max(1, number - 1))
        y = floor - (len(rows) - 1 - row) * tall * 0.62
        places += [(x + (n - (number - 1) / 2) * step, y) for n in range(number)]
    return places, tall


def _carried(scene: Scene, seat: int, x: float, ground: float, cell: float, k: float) -> None:
    """Robots in the silos with what they hold."""
    s = scene.s
    row = _ROW * k
    for type_ in range(TYPES):
        filled = 0
        for kind in (type_, type_ + TYPES):
            spot = seat * KINDS + kind
            count = s.silo[spot]
            places = [(x + type_ * cell + cell * 0.26, ground - 3.5 - (filled + n) * row) for n in range(count)]
            scene.stand(seat, SILO + kind, IN_SILO, spot, places, min(row * 0.95, cell * 0.62), carries=kind)
            filled += count


def _at_work(scene: Scene, seat: int, x: float, ground: float, w: float, k: float) -> None:
    """The rival's own buildings that have a team or hold a robot, on its silos; and a rocket of its own."""
    s = scene.s
    at = x
    for site in range(SITES):
        if s.crew[seat * SITES + site] or s.held[seat * SITES + site] != NOBODY:
            at = _shed(scene, seat, site, at, ground, k) + 3
    if scene.content.bases[s.bases[seat]].own_pad:
        small_rocket(scene, min(at, x + w - 84 * k), ground, 84 * k)


def _street(scene: Scene, seat: int, built: list[int], left: float, room: float, ground: float, k: float) -> None:
    """What a rival has built, side by side; where that is too wide, in two rows, and smaller if it must be."""
    rows = [built]
    if _wide(scene, seat, built, k) > room:
        half = len(built) // 2
        rows = [built[:half], built[half:]]
    walls = 2 * _WALL + _GAP
    for number, row in enumerate(rows):
        wide, fixed = _wide(scene, seat, row, k), walls * len(row)
        size = k if wide <= room else k * (room - fixed) / (wide - fixed)
        at = left
        for site in row:
            at = _shed(scene, seat, site, at, ground - 30 * k * (len(rows) - 1 - number), size) + _GAP


def _wide(scene: Scene, seat: int, built: list[int], k: float) -> float:
    """How wide a row of a rival's buildings is."""
    return sum(2 * _half(_doors_of(scene, seat * SITES + site), k) + _GAP for site in built)


def _doors_of(scene: Scene, spot: int) -> int:
    """How many robots are in a building: its team, and one that it holds."""
    return scene.s.crew[spot] + (scene.s.held[spot] != NOBODY)


def _half(doors: int, k: float) -> float:
    """Half the width of a rival's building."""
    return max(11 * k, doors * 7 * k) + _WALL


def _shed(scene: Scene, seat: int, site: int, left: float, ground: float, k: float) -> float:
    """A building of a rival with its team; returns its right edge."""
    s = scene.s
    size = Doors(14 * k, 15 * k, 3)
    spot = seat * SITES + site
    crew, held = s.crew[spot], s.held[spot]
    spec = scene.content.buildings[s.sites[spot]]
    doors = _doors_of(scene, spot)
    half = _half(doors, k)
    middle = left + half
    feet = [(middle + (n - (doors - 1) / 2) * size.w, ground - 2) for n in range(doors)]
    scene.put(f'<g data-card="base-{seat + 1}">{hall(middle, ground, doors, size, spec.colour, spec.key, 0.48 * k, 22 * k)}')
    scene.put(*[light(Column(fx - size.w / 2, ground - 1 - size.h, 1), size) for fx, _ in feet[:crew]], "</g>")
    scene.stand(seat, CREW + site, IN_CREW, spot, feet[:crew], size.h * 0.95)
    if held != NOBODY:
        scene.put(rect(feet[-1][0] - size.w / 2 + 1, ground - size.h, size.w - 2, size.h - 1, "cage", 3))
        scene.stand(held, HELD, ABDUCTED, spot, feet[-1:], size.h * 0.9)
    return middle + half


def _transport(scene: Scene, seat: int, x: float, y: float) -> None:
    """A closed transport at the rim: so many robots, sealed."""
    s = scene.s
    count = s.home[seat]
    step = 30 / max(1, count - 1)
    scene.stand(seat, HOME, AT_HOME, 0, [(x - 15 + n * step, y - 3) for n in range(count)], 20)
    scene.over.append(f'<g data-card="base-{seat + 1}">{_closed(seat, count, x, y)}</g>')


@lru_cache(128)
def _closed(seat: int, count: int, x: float, y: float) -> str:
    wheels = "".join(
        f'<circle cx="{num(x + dx)}" cy="{num(y - 2.4)}" r="2.9" fill="#8b95ad" stroke="{INK}"/>' for dx in (-17, -6, 6, 17)
    )
    return (
        shadow(x + 6, y + 1, 36) + block(x - 25, y - 6, 50, 6, "#2b3350", INK, 3) + wheels
        + shape(f"M{num(x - 26)} {num(y - 6)}v-7q0 -16 26 -16t26 16v7Z", var(seat_colour(seat)), INK, 1.3)
        + shape(f"M{num(x - 20)} {num(y - 16)}q4 -9 18 -10", "none", "#fff", 1.6, ' opacity=".55"')
        + f'<circle cx="{num(x - 10)}" cy="{num(y - 15)}" r="9.5" fill="#0b0e1a" opacity=".82"/>' + use(mark(seat), x - 10, y - 15, 13)
        + label(x + 10, y - 9.5, str(count), 16, "b k", "middle") + label(x, y + 13, "sealed", 12, "dark", "middle")
    )  # fmt: skip


def _ways(scene: Scene, seat: int) -> list[Way]:
    """What can be done to a rival: take a robot, copy a building, make it lose Dominance."""
    s, moves = scene.s, scene.moves
    name = scene.names[seat]
    ways: list[Way] = []
    for kind in range(KINDS):
        abduct = moves.abduct.at(seat, kind)
        if scene.offered(abduct):
            ways.append(
                Way(
                    [abduct.text], f"Abduct the robot with a {RESOURCE_LABELS[kind]}", "You hold the robot; its resource is lost."
                )
            )
    for site in range(SITES):
        copy = moves.copy.at(seat, site)
        if scene.offered(copy):
            spec = scene.content.buildings[s.sites[seat * SITES + site]]
            ways.append(Way([copy.text], f"Do the work of the {spec.name}", spec.text))
    leech = moves.leech.at(seat)
    if scene.offered(leech):
        ways.append(Way([leech.text], f"Leech {name}", f"{name} loses Dominance, never below 0."))
    return ways
