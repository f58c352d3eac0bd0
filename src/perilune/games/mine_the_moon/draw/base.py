"""A moonbase in the foreground: the dome of Robot Control, the silos, and the building sites."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Thing, Way
from perilune.draw.palette import var
from perilune.draw.pieces import good, mark
from perilune.draw.svg import num, rect, use
from perilune.draw.words import label, width
from perilune.games.mine_the_moon.content import CONTROL_SITE, KINDS, SITES, TYPES
from perilune.games.mine_the_moon.draw.houses import outline
from perilune.games.mine_the_moon.draw.robots import HANDS, HOME, SILO
from perilune.games.mine_the_moon.draw.scene import Places, Scene, line, unknown
from perilune.games.mine_the_moon.draw.silo_ways import silo_ways
from perilune.games.mine_the_moon.draw.sites import Tab, construct_ways, tab
from perilune.games.mine_the_moon.draw.symbols import INK, block, shadow, shape
from perilune.games.mine_the_moon.robots import holds_anything
from perilune.games.mine_the_moon.state import AT_HOME, IN_HAND, IN_SILO

TYPE_LABELS: Final = ["Buckyballs", "Graphene", "Nanotubes"]


class Yard(NamedTuple):
    """Dome and silos of a layout: middle of the dome, its half width and height; middles and half width of the silos; sizes."""

    ground: float
    dome: float
    half: float
    high: float
    silos: tuple[float, float, float]
    silo: float
    cell: float
    name: float
    words: float


WIDE_YARD: Final = Yard(618, 80, 64, 70, (186, 259, 332), 29, 22.5, 12.5, 12)
MEDIUM_YARD: Final = Yard(618, 63, 57, 66, (156, 227, 298), 28, 22.5, 12.5, 12)


def yard(scene: Scene, place: Yard) -> None:
    """Robot Control, the silos, and the keys for what has no place of its own."""
    _control(scene, place)
    for type_ in range(TYPES):
        _silo(scene, place, type_)


def _control(scene: Scene, place: Yard) -> None:
    """The dome with the robots that are at home."""
    s, seat = scene.s, scene.me
    count, total = s.home[seat], s.robots[seat] + (s.white_owner == seat)
    spec = scene.content.buildings[s.sites[seat * SITES + CONTROL_SITE]]
    leech = scene.moves.leech.at(seat)
    ways = construct_ways(scene, CONTROL_SITE)
    if scene.offered(leech):
        ways.append(Way([leech.text], "Leech yourself", "You lose Dominance."))
    x, ground, half, high = place.dome, place.ground, place.half, place.high
    scene.put(
        f'<g data-card="control">{dome(x, ground, half, high)}',
        _under_dome(place, seat, spec.name, count, total),
        "</g>",
    )
    below = Tab(x, ground + place.name + 2 * place.words, place.words, 2 * half)
    tab(scene, CONTROL_SITE, below)
    if ways:
        frame = outline(x - half, ground - high, 2 * half, below.y + below.words + 10 - ground + high, 20)
        scene.put(scene.control("home", "control", "Robot Control", ways, "", frame))
    places, tall = inside(x, ground - 8, half, high, count)
    scene.stand(seat, HOME, AT_HOME, 0, places, tall)
    if scene.sealed(seat) and count:
        scene.over.append(unknown(x, ground - high * 0.3, high * 0.4))
    waiting = scene.in_hand()
    if waiting:
        row = [(x + half + 6 + n * 9, ground + 2) for n in range(waiting)]
        scene.stand(seat, HANDS, IN_HAND, 0, row, high * 0.36)


@lru_cache(128)
def inside(x: float, floor: float, half: float, high: float, count: int) -> tuple[Places, float]:
    """Where robots stand in a dome: one row, or two where they are many."""
    if count <= 3:
        tall, rows = high * 0.57, [count]
    elif count <= 5:
        tall, rows = high * 0.48, [count]
    else:
        back = (count - 1) // 2
        tall, rows = high * 0.38, [back, count - back]
    places: Places = []
    for row, number in enumerate(rows):
        wide = 2 * half - (28 if len(rows) == 2 and row == 0 else 14) - tall * 0.3
        step = min(tall * 0.86, wide / number) if number else 0
        y = floor - (len(rows) - 1 - row) * tall * 0.86
        places += [(x + (n - (number - 1) / 2) * step, y) for n in range(number)]
    return places, tall


@lru_cache(16)
def dome(x: float, ground: float, half: float, high: float) -> str:
    """The glass of Robot Control."""
    inner, top = half - 2, -high
    left, right = num(-inner), num(inner)
    glass = f"M{left} 0v-18C{num(2 - inner)} {num(18 + top)} {num(-inner * 0.48)} {num(top)} 0 {num(top)}"
    glass += f"S{num(inner - 2)} {num(18 + top)} {right} -18V0Z"
    ribs = f"M0 {num(top)}V-8M{left} -26H{right}"
    for side in (-inner, inner):
        ribs += (
            f"M{num(side * 0.52)} {num(8 + top)}C{num(side * 0.64)} {num(24 + top)} {num(side * 0.68)} -30 {num(side * 0.68)} -8"
        )
    shine = f"M{num(-inner * 0.8)} -36C{num(-inner * 0.68)} {num(16 + top)} {num(-inner * 0.4)} {num(8 + top)}"
    shine += f" {num(-inner * 0.13)} {num(7 + top)}"
    return (
        f'<g transform="translate({num(x)},{num(ground)})">{shadow(0, 0, half * 1.1, 8)}'
        f'<path d="{glass}" class="shell"/><path d="{glass}" fill="url(#mm-dome)"/><path d="{ribs}" class="ribs"/>'
        + shape(shine, "none", "#fff", 2.4, ' opacity=".6"')
        + block(-half - 2, -8, 2 * half + 4, 9, "url(#mm-metal)", INK, 3) + block(-half - 2, -8, 2 * half + 4, 3, var("green"), corner=1.5)
        + "</g>"
    )  # fmt: skip


@lru_cache(256)
def _under_dome(place: Yard, seat: int, name: str, count: int, total: int) -> str:
    """What it is, by whose mark, and how many robots are free."""
    x, y, size = place.dome, place.ground + 3 + place.name, place.words
    told = f"{count} of {total} at home"
    room = 2 * place.half + 18
    left = x - min(room - 26, width(name, place.name, True)) / 2 - 2
    return (
        use(mark(seat), left, y - place.name * 0.36, place.name * 1.05)
        + line(x + 5, y, name, room - 26, place.name, "b", "middle")
        + line(x, y + size + 2.5, told, room, size, "b ask" if count else "q", "middle")
    )


# silos


def _silo(scene: Scene, place: Yard, type_: int) -> None:
    """A silo of one type: robots with what they hold, raw ones first, from the ground up."""
    s, seat = scene.s, scene.me
    limit = s.silo_limit[seat]
    raw, refined = s.silo[seat * KINDS + type_], s.silo[seat * KINDS + type_ + TYPES]
    x, half, cell, ground = place.silos[type_], place.silo, place.cell, place.ground
    scene.put(f'<g data-card="silo-{type_ + 1}">{_tower(x, ground, half, cell, type_, limit, raw + refined)}')
    scene.put(_under_silo(place, type_, raw + refined, limit))
    feet = [(x - half * 0.4, ground - 5.5 - n * cell - 1) for n in range(limit)]
    tall = cell * 0.9
    for kind, places in ((type_, feet[:raw]), (type_ + TYPES, feet[raw : raw + refined])):
        scene.stand(seat, SILO + kind, IN_SILO, seat * KINDS + kind, places, tall, carries=kind)
    ways = silo_ways(scene, type_, feet, tall) if seat == scene.seat else []
    top = ground - 10 - limit * cell
    frame = outline(x - half, top, 2 * half, ground - top, 8)
    scene.put(usable(scene, f"silo-{type_ + 1}", f"Silo for {TYPE_LABELS[type_]}", ways, frame), "</g>")


def usable(scene: Scene, key: str, title: str, ways: list[Way], frame: str) -> str:
    """A silo to click. Where a resource can only be dropped, it does not glow: that is seldom what one wants."""
    if not ways:
        return ""
    dropping = all(way.moves[0].startswith("drop") for way in ways)
    return scene.control(key, key, title, ways, "", frame, calm=dropping)


@lru_cache(256)
def _tower(x: float, ground: float, half: float, cell: float, type_: int, limit: int, full: int) -> str:
    top = ground - 5 - limit * cell
    cap = f"M{num(x - half)} {num(top)}A{num(half)} {num(half * 0.38)} 0 0 1 {num(x + half)} {num(top)}"
    cells = "".join(
        rect(x - half + 5, ground - 5 - (n + 1) * cell + 1, 2 * half - 10, cell - 1.5, "warm" if n < full else "door", 4)
        for n in range(limit)
    )
    return (
        shadow(x + 4, ground, half + 7) + shape(f"{cap}V{num(ground)}H{num(x - half)}Z", "url(#mm-metal)", INK, 1.2)
        + shape(f"{cap}Z", var(good(type_ + TYPES)[3:]), INK) + cells
    )  # fmt: skip


@lru_cache(64)
def _under_silo(place: Yard, type_: int, full: int, limit: int) -> str:
    x, y = place.silos[type_], place.ground + 3 + place.name
    return line(x, y, TYPE_LABELS[type_], place.silos[1] - place.silos[0] - 7, place.words, "b", "middle") + label(
        x, y + place.words + 2.5, f"{full} of {limit}", place.words, "q", "middle"
    )


# keys


def _pass_for_good(scene: Scene, key: str) -> str:
    """The key to pass. Whoever has no robot at home has nothing to place in Mine either, so one click does both."""
    moves = scene.moves
    texts = [moves.pass_.at().text, moves.ready.at().text]
    if scene.s.home[scene.seat] > 0 or not holds_anything(scene.s, scene.seat):
        return scene.spots.around(texts[0], "", key)
    scene.things["pass"] = Thing("Pass", [Way(texts, "Pass", "You have no robot to mine with, so you are ready as well.")])
    return f'<g class="offer" data-thing="pass">{key}</g>'


def keys(scene: Scene, left: float, right: float, y: float, size: float) -> None:
    """Keys for the offers that have found no place of their own, such as pass and done: from the corner of the base to its left.

    They are filled only if there is nothing better to do than to press them.
    """
    moves = scene.moves
    short = {
        moves.pass_.at().text: "Pass",
        moves.ready.at().text: "Ready",
        moves.done.at().text: "Done",
        moves.wait.at().text: "Wait",
    }
    better = any(move not in scene.spots.left and not move.startswith("drop") for move in scene.spots.offers)
    box, words = ("key aside", "b") if better else ("key", "k b")
    for move, sentence in reversed(list(scene.spots.left.items())):
        word = short.get(move, sentence)
        wide = min(right - left, width(word, size, True) + 2.4 * size)
        x = right - wide
        key = rect(x, y, wide, size * 1.85, box, size * 0.9) + line(
            x + wide / 2, y + size * 1.28, word, wide - 10, size, words, "middle"
        )
        scene.put(_pass_for_good(scene, key) if move == moves.pass_.at().text else scene.spots.around(move, "", key))
        right = x - 8
