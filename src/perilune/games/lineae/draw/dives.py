"""What one can do with a submersible: send workers, steer it, take in, dig, dock and buy. With what it costs and brings."""

from typing import Final

from perilune.core.drawing import Way
from perilune.core.words import counted, series
from perilune.draw.svg import num
from perilune.games.lineae.cards.technology import card_in_hand
from perilune.games.lineae.content import KIND_KEYS, KINDS, NONE, SUB_SPACE
from perilune.games.lineae.draw.cells import Field, Route, field
from perilune.games.lineae.draw.craft import Trails
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.job import DOCKED_JOB, STEER
from perilune.games.lineae.launchpad import open_slots
from perilune.games.lineae.moves import BUY, DONE, EXCAVATE, SELL, STEP, TAKE
from perilune.games.lineae.state import ONE_ACTION
from perilune.games.lineae.words.brings import excavation_brings
from perilune.games.lineae.world.submersible import STEPS, free_steps, price, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH

ENDS_TURN: Final = "ends your turn"
_WAYS = ["up", "down", "left", "right"]


# Before a dive.


def control(scene: Scene, sub: int) -> list[Way]:
    """Workers for a submersible: steer it, or send it straight to the vessel."""
    s, content = scene.s, scene.content
    steps = steps_left(s, content, scene.seat, 0)
    key = content.sub_keys[sub]
    ways = scene.place_ways(SUB_SPACE + sub, f"reach: {counted(steps, 'step')}", f"reach-{key}")
    if not ways:
        return []
    found = field(s, content, sub, steps)
    scene.ghost(f"reach-{key}", _dots(scene, found))
    return [*ways[:1], *_straight_home(scene, sub, found, ways[0]), *ways[1:]]


def _dots(scene: Scene, found: Field) -> str:
    """A dot in each cell where it could stop."""
    d = "".join(f"M{num(x)} {num(y)}h.1" for x, y in (scene.plan.cells[cell] for cell in found.steps if found.can_stop(cell)))
    return f'<path d="{d}" class="reach"/>'


def _straight_home(scene: Scene, sub: int, found: Field, first: Way) -> list[Way]:
    """The whole dive in one: under the vessel by the cheapest way, and buy what there is."""
    dock = _dock(scene, found)
    if dock == NONE:
        return []
    route = found.route(dock)
    bought, cost = _on_the_way(scene, sub, route)
    if not bought:
        return []
    key = scene.content.sub_keys[sub]
    trails = Trails(scene, sub, found, 0)
    scene.ghost(f"home-{key}", trails.craft, trails.ghost(dock, route))
    moves = [first.moves[0], *route_moves(route), *buying(scene, bought)]
    says = f"{first.says}, dock and buy {named(bought)}"
    return [Way(moves, says, price_told(scene, len(route.ways), 0, len(route.taken), cost), f"home-{key}")]


def _dock(scene: Scene, found: Field) -> int:
    """The cell below the vessel where a submersible comes past most cubes, then the nearest; NONE if it reaches none."""
    tile, rows = scene.s.vessel[scene.seat], scene.content.tides.rows
    cells = [(tile * TILE_WIDTH + column) * rows + scene.top[tile] - 1 for column in range(TILE_WIDTH)]
    reached = [cell for cell in cells if cell in found.steps and found.can_stop(cell)]
    return min(reached, key=lambda cell: (-len(found.route(cell).taken), found.steps[cell], cell), default=NONE)


def _on_the_way(scene: Scene, sub: int, route: Route) -> tuple[list[int], int]:
    """What can be bought at the end of a route, with the cubes that are picked up on it, and for how much."""
    taken = [scene.s.cells[cell] for cell in route.taken]
    return purchases(scene, sub, taken, len(taken) * scene.content.pick_up)


# Under way.


def under_way(scene: Scene, sub: int) -> list[Way]:
    """What the submersible under way can do where it is."""
    s, content = scene.s, scene.content
    ways = [Way([move.text], f"Pick up the {KIND_KEYS[s.cells[s.subs[sub]]]}", f"+${content.pick_up}") for move in scene.of(TAKE)]
    ways += [Way([move.text], "Excavate", excavation_brings(s, scene.seat, content, s.subs[sub])) for move in scene.of(EXCAVATE)]
    if scene.of(STEP) and not scene.of(BUY):
        ways += _home(scene, sub)
    bought, cost = purchases(scene, sub, [], 0) if scene.of(BUY) else ([], 0)
    if len(bought) > 1:
        ways.append(Way(buying(scene, bought), f"Buy {named(bought)}", f"${cost}; {ENDS_TURN}"))
    ways += [
        Way([move.text], f"Buy {KIND_KEYS[move.a]}", f"${price(s, content, scene.seat)}{_docks(scene)}") for move in scene.of(BUY)
    ]
    return ways + _endings(scene)


def _docks(scene: Scene) -> str:
    """What the first cube that is bought changes: there may be more to buy, but the dive is over."""
    return "" if scene.job() == DOCKED_JOB else "; docks, and ends the dive"


def _endings(scene: Scene) -> list[Way]:
    """Stop, and end the turn with it, where nothing but a voyage could come after that; or cast off."""
    found: list[Way] = []
    for move in scene.of(DONE):
        if scene.job() == DOCKED_JOB:
            found.append(Way([move.text], "Cast off", ENDS_TURN))
        elif scene.job() == STEER:
            if scene.s.acted == ONE_ACTION:
                found.append(Way([move.text, scene.moves.end.at().text], "Stop here and end your turn"))
            found.append(Way([move.text], "Stop here", "you can still sail"))
    return found


def _home(scene: Scene, sub: int) -> list[Way]:
    """Under the vessel and buy, from wherever it is: on a phone the vessel may be out of sight."""
    done = scene.s.pending[-1][STEPS]
    found = field(scene.s, scene.content, sub, steps_left(scene.s, scene.content, scene.seat, done))
    dock = _dock(scene, found)
    if dock == NONE or dock == found.start:
        return []
    route = found.route(dock)
    bought, cost = _on_the_way(scene, sub, route)
    if not bought:
        return []
    told = f"{price_told(scene, len(route.ways), done, len(route.taken), cost)}; {ENDS_TURN}"
    return [
        Way(
            route_moves(route) + buying(scene, bought),
            f"Go up, dock and buy {named(bought)}",
            told,
            f"to-{dock}",
        )
    ]


def purchases(scene: Scene, sub: int, more: list[int], income: int) -> tuple[list[int], int]:
    """The kinds of every cube of the hold, and of those taken in on the way, as far as the money goes; and what they cost.

    Those that the rocket over the vessel wants come first.
    """
    s, content = scene.s, scene.content
    each = price(s, content, scene.seat)
    money = s.money[scene.seat] + income
    held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])] + more
    count = len(held) if each == 0 else min(len(held), money // each)
    if count < len(held):
        held = _wanted_first(scene, held)
    return held[:count], count * each


def _wanted_first(scene: Scene, held: list[int]) -> list[int]:
    """Cubes in the order in which one would buy them: for slots of the rocket over the vessel, then the others."""
    s, tile = scene.s, scene.s.vessel[scene.seat]
    left = open_slots(s, scene.content, tile)
    for kind in range(KINDS):
        for _ in range(min(left.count(kind), s.cargo[scene.seat * KINDS + kind])):
            left.remove(kind)  # there is one aboard for it
    wanted: list[int] = []
    others: list[int] = []
    for kind in held:
        if kind in left:
            left.remove(kind)
            wanted.append(kind)
        else:
            others.append(kind)
    return wanted + others


def buying(scene: Scene, kinds: list[int]) -> list[str]:
    """The moves that buy these, which is all that the money is good for; so cast off, unless the Commodity Terminal can bring more."""
    sells = card_in_hand(scene.s, scene.content, scene.seat, SELL) is not None
    return [scene.moves.buy.at(kind).text for kind in kinds] + ([] if sells else [scene.moves.done.at().text])


def named(kinds: list[int]) -> str:
    """Cubes by their kinds; in figures where there are several of one."""
    counts = [(kinds.count(kind), KIND_KEYS[kind]) for kind in dict.fromkeys(kinds)]
    return series([name if count == 1 else f"{count} {name}" for count, name in counts])


def route_moves(route: Route, taking: bool = True) -> list[str]:
    """The moves of a route, with the cubes taken in on the way, or only the last one."""
    moves: list[str] = []
    for cell, way in zip(route.cells, route.ways, strict=True):
        moves.append(f"step {_WAYS[way]}")
        if cell in route.taken and (taking or cell == route.cells[-1]):
            moves.append("take")
    return moves


def price_told(scene: Scene, steps: int, done: int, taken: int, cost: int) -> str:
    """What a route costs and brings."""
    free = free_steps(scene.s, scene.content, scene.seat)
    energy = max(0, done + steps - free) - max(0, done - free)
    words = counted(steps, "step") if steps else "no step"
    if energy:
        words += f", −{energy} electricity"
    money = taken * scene.content.pick_up - cost
    return words if money == 0 else f"{words}, {'+' if money > 0 else '−'}${abs(money)}"
