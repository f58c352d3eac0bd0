"""The viewer's own vessel from inside: battery, crew, money, cargo, technologies."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import MEDIUM, WIDE, Way
from perilune.core.words import owned
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import esc, rect, use
from perilune.draw.words import label
from perilune.games.lineae.cards.technology import card_in_hand
from perilune.games.lineae.content import KIND_KEYS, KINDS, MINERALS
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import BOLT, COIN, FLAG, FLOWN, STAR, cube, seat_mark, worker
from perilune.games.lineae.draw.techs import tech_card
from perilune.games.lineae.draw.type import snug
from perilune.games.lineae.goods import battery
from perilune.games.lineae.moves import DISTIL, GIVE, LOAD_CUBE, LOAD_FREE, SCRUB, SELL, SWAP
from perilune.games.lineae.state import ACTION

_TOP = 597.0
_HIGH = 96.0
_AIR = 14.0  # between a wall and what stands behind it


class Decks(NamedTuple):
    """A hull of a layout: where it ends, and its walls, each with a room to its right."""

    right: float
    battery: float
    crew: float
    money: float
    cargo: float
    technologies: float


DECKS: Final = {WIDE: Decks(938, 118, 314, 456, 530, 738), MEDIUM: Decks(812, 112, 264, 388, 452, 640)}


@lru_cache(16)
def _shell(seat: int, decks: Decks) -> str:
    """The outline of the hull, in the seat's colour, with its keel."""
    y, low = _TOP, _TOP + _HIGH
    x = decks.right
    d = (
        f"M8 {y + 6}Q8 {y} 16 {y}H{x - 20:g}Q{x + 2:g} {y} {x:g} {y + 14}C{x - 6:g} {y + 52} {x - 22:g} {y + 82} {x - 42:g} {low}"
        f"H44C24 {low - 8} 12 {y + 62} 8 {y + 6}Z"
    )
    keel = f"M30 {low - 9}C34 {low - 5} 39 {low - 2} 44 {low}H{x - 42:g}C{x - 38:g} {low - 3} {x - 35:g} {low - 6} {x - 33:g} {low - 9}Z"
    walls = "".join(f"M{wall:g} {y + 10}v68" for wall in decks[1:])
    tone = var(seat_colour(seat))
    return (
        f'<path d="{d}" class="panel" style="stroke:{tone};stroke-width:2"/><path d="{keel}" fill="{tone}"/>'
        f'<path d="{walls}" class="rule"/>'
    )


def hull(scene: Scene, decks: Decks) -> None:
    """The whole vessel."""
    s, seat = scene.s, scene.me
    y = _TOP
    launched = sum(1 for owner in s.launched if owner == seat)
    scene.put(
        _shell(seat, decks),
        _who(
            seat,
            scene.names[seat],
            seat == scene.seat,
            s.vp[seat],
            s.first == seat,
            launched,
            bool(s.stage == ACTION and s.passed[seat]),
        ),
    )
    most = battery(s, scene.content, seat)
    scene.put(_battery(decks.battery + _AIR, y + 21, decks.crew - decks.battery - 30, s.energy[seat], most))
    quarters, room = decks.crew + _AIR, decks.money - decks.crew
    scene.put(_crew(quarters, room - 24, s.workers[seat], s.boosted[seat], s.reserve[seat], seat))
    for number in range(s.workers[seat]):
        scene.stand(seat, 60, quarters + 13 + number * min(28.0, (room - 50) / max(1, s.workers[seat] - 1)), y + 49, 27)
    scene.put(_money(decks.money + _AIR, decks.cargo, s.money[seat]))
    kinds = KINDS if s.biogenesis else MINERALS
    bays = decks.cargo + _AIR
    wide = min(33.0, (decks.technologies - bays - 8) / kinds - 3)
    scene.put(f'<g data-card="cargo">{label(bays, y + 21, "Cargo bay", 12, "q")}</g>')
    for kind in range(kinds):
        cargo_bay(scene, kind, bays + (wide + 3) * kind, y + 30, wide, 42)
    own_technologies(scene, decks.technologies + 12, y, decks.right - decks.technologies - 52)


@lru_cache(128)
def _who(seat: int, name: str, mine: bool, points: int, first: bool, launched: int, passed: bool) -> str:
    y = _TOP
    flag = use(FLAG, 101, y + 22, 14) if first else ""
    rockets = "".join(use(FLOWN, 99 - 11 * n, y + 70, 17) for n in range(min(launched, 2)))
    if launched > 2:
        rockets = use(FLOWN, 84, y + 70, 16) + label(91, y + 75, f"×{launched}", 12, "b")
    whose = "passed" if passed else "aboard" if mine else "their vessel"
    vessel = esc(owned("The vessel", name))
    return (
        f'<g data-card="vessel-{seat + 1}" data-says="{vessel}">{use(seat_mark(seat), 34, y + 22, 18)}'
        f"{snug(48, y + 27, name, 44 if first else 60, 16, 'b')}{flag}{label(30, y + 46, whose, 12, 'q')}"
        f"{use(STAR, 38, y + 69, 20)}{snug(50, y + 76, str(points), 25, 19, 'b')}{rockets}</g>"
    )


@lru_cache(512)
def _battery(x: float, y: float, w: float, energy: int, most: int) -> str:
    step = (w + 3) / most
    cells = "".join(rect(x + step * n, y + 11, step - 3, 36, "charged" if n < energy else "bay", 3) for n in range(most))
    count = f"{label(x + w - 18, y, str(energy), 13, 'b', 'end')}{label(x + w, y, f'/{most}', 12, 'q', 'end')}"
    named = use(BOLT, x + 6, y - 4, 14) + label(x + 15, y, "Electricity", 12, "q")
    return f'<g data-card="battery" data-says="{energy} of {most} electricity">{named}{count}{cells}</g>'


@lru_cache(512)
def _crew(x: float, w: float, free: int, strong: int, reserve: int, seat: int) -> str:
    y = _TOP
    more = f"{reserve} more to hire" if reserve else "all are hired"
    counting = f", {strong} strong" if strong else ""
    rest = "" if free else use(worker(seat), x + 13, y + 49, 24, "faint")
    return (
        f'<g data-card="crew" data-says="{free} free workers">{label(x, y + 21, "Workers", 12, "q")}'
        f"{label(x + w + 4, y + 21, f'{free} free{counting}', 13, 'b', 'end')}{rest}{label(x, y + 78, more, 12, 'q')}</g>"
    )


@lru_cache(256)
def _money(x: float, wall: float, money: int) -> str:
    y = _TOP
    coin = 24.0 if wall - x > 55 else 20.0
    figure = x + coin + 3
    purse = use(COIN, x + coin / 2, y + 50, coin) + snug(figure, y + 56.6, str(money), wall - figure - 5, 18, "b")
    shown = label(x, y + 21, "Money", 12, "q") + purse
    return f'<g data-card="money" data-says="${money}">{shown}</g>'


def bay_ways(scene: Scene, kind: int) -> list[Way]:
    """What the viewer can do with a cube of the cargo bay."""
    name = KIND_KEYS[kind]
    content = scene.content
    ways = [Way([move.text], f"Return {name}") for move in scene.of(GIVE) if move.a == kind]
    ways += [Way([move.text], f"Load {name}", "into its own slot") for move in scene.of(LOAD_CUBE) if move.b == kind]
    ways += [
        Way([move.text], f"Load {name}", "into the wild slot, which takes any kind")
        for move in scene.of(LOAD_FREE)
        if move.b == kind
    ]
    ways += [Way([move.text], f"Swap for {KIND_KEYS[move.b]}", "1 electricity") for move in scene.of(SWAP) if move.a == kind]
    if name == "algae":
        ways += [Way([move.text], "Turn into hydrocarbon", "1 electricity") for move in scene.of(DISTIL)]
    if name == "hydrocarbon":
        ways += [Way([move.text], "Burn it", f"+{content.diesel} electricity, no smoke") for move in scene.of(SCRUB)]
    terminal = card_in_hand(scene.s, content, scene.seat, SELL)
    if terminal is not None:
        ways += [Way([move.text], f"Sell {name}", f"+${terminal.amount}") for move in scene.of(SELL) if move.a == kind]
    return ways


def cargo_bay(scene: Scene, kind: int, x: float, y: float, w: float, h: float) -> None:
    """A bay of the cargo: a box for each kind, with what can be done with it."""
    count = scene.s.cargo[scene.me * KINDS + kind]
    ways = bay_ways(scene, kind) if scene.seat >= 0 else []
    title = f"{count} {KIND_KEYS[kind]} in the cargo bay"
    scene.put(scene.thing(f"bay-{KIND_KEYS[kind]}", title, ways, scene.moves.sell.at(kind), _bay(kind, count, x, y, w, h)))


@lru_cache(512)
def _bay(kind: int, count: int, x: float, y: float, w: float, h: float) -> str:
    icon = use(cube(kind), x + w / 2, y + 14, 21) if count else use(cube(kind), x + w / 2, y + 14, 19, "faint")
    number = label(x + w / 2, y + 37, str(count), 13, "b" if count else "q", "middle")
    return rect(x, y, w, h, "bay", 5) + icon + number + rect(x, y, w, h, "hot", 5)


def own_technologies(scene: Scene, x: float, y: float, w: float) -> None:
    """The cards on board, side by side, and the places that are free."""
    s = scene.s
    mine = [card for card, owner in enumerate(s.tech) if owner == scene.me]
    limit = scene.content.technology_limit
    scene.put(_tech_head(x, y, w, len(mine), limit))
    places = max(limit, len(mine))
    free = places - len(mine)
    wide = (w - 30 * free - 4 * (places - 1)) / max(1, len(mine))
    for number, card in enumerate(mine):
        tech_card(scene, card, x + number * (wide + 4), y + 30, wide, 44)
    for number in range(free):
        left = x + w - 30 - number * 34 if mine else x + number * ((w + 4) / places)
        room = 30 if mine else (w + 4) / places - 4
        scene.put(rect(left, y + 30, room, 44, "bay", 6) + label(left + room / 2, y + 56, "free", 12, "q", "middle"))


@lru_cache(64)
def _tech_head(x: float, y: float, w: float, count: int, limit: int) -> str:
    head = label(x, y + 21, "Technologies", 12, "q") + label(x + w, y + 21, f"{count} of {limit}", 12, "q", "end")
    return f'<g data-says="{count} of {limit} technologies. Whoever launches a rocket takes one.">{head}</g>'
