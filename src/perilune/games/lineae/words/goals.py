"""What a submersible under way can still reach: cubes in the water, deposits to excavate, and the vessel above."""

from typing import NamedTuple

from perilune.core.move import Move
from perilune.games.lineae.content import KIND_KEYS, KINDS, NONE, Content
from perilune.games.lineae.draw.cells import Field, Route, field
from perilune.games.lineae.job import STEER, top_kind
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.world.submersible import DUG, STEPS, SUB, can_advance, price, room_in, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH

MOST = 6  # goals, besides the vessel


class Goal(NamedTuple):
    """Something to reach: the steps there, what it is, and the moves."""

    steps: int
    what: str
    moves: list[Move]


def goals(s: OceanState, seat: int, content: Content, moves: Moves) -> list[Goal]:
    """What the electricity of the seat still reaches on its dive: first the vessel, if there is something to buy, then the nearest."""
    if not s.pending or top_kind(s) != STEER:
        return []
    sub, gone, dug = s.pending[-1][SUB], s.pending[-1][STEPS], s.pending[-1][DUG]
    found = field(s, content, sub, steps_left(s, content, seat, gone))
    near = sorted((steps, cell) for cell, steps in found.steps.items() if found.can_stop(cell))
    told: list[Goal] = []
    for steps, cell in near:
        what = catch(s, seat, content, sub, cell, dug)
        if what and len(told) < MOST and not any(goal.what == what for goal in told):
            route = found.route(cell)
            ends = [moves.excavate.at()] if what.endswith("floor") and len(route.taken) < room_in(s, content, sub) else []
            if ends or not what.endswith("floor"):
                told.append(Goal(steps, what, _way(route, moves) + ends))
    return _docking(s, seat, content, sub, found, near, moves) + told


def catch(s: OceanState, seat: int, content: Content, sub: int, cell: int, dug: int) -> str:
    """What a submersible with room in its hold could fetch in a cell; nothing, if there is nothing."""
    if room_in(s, content, sub) == 0:
        return ""
    if s.cells[cell] != NONE:
        return KIND_KEYS[s.cells[cell]]
    column, row = divmod(cell, content.tides.rows)
    place = column // DEPOSIT_WIDTH
    kind = content.deposits[s.deposits[place]].excavate
    if row > 0 or dug >> place & 1 or (s.supply[kind] == 0 and not can_advance(s, seat, place)):
        return ""
    return f"{KIND_KEYS[kind]} from the floor"


def any_goal(s: OceanState, seat: int, content: Content, sub: int) -> bool:
    """Whether a dive with this submersible, begun now, would reach anything."""
    found = field(s, content, sub, steps_left(s, content, seat, 0))
    rows = content.tides.rows
    for cell in found.steps:
        if found.can_stop(cell) and (catch(s, seat, content, sub, cell, 0) or _buys(s, seat, content, sub, cell, rows)):
            return True
    return False


def _buys(s: OceanState, seat: int, content: Content, sub: int, cell: int, rows: int) -> bool:
    """Whether the seat could dock there and buy something."""
    tile = cell // rows // TILE_WIDTH
    if tile != s.vessel[seat] or cell % rows != content.tides.top[s.locks * len(s.rockets) + tile] - 1:
        return False
    return any(s.hold[sub * KINDS : (sub + 1) * KINDS]) and s.money[seat] >= price(s, content, seat)


def _docking(
    s: OceanState, seat: int, content: Content, sub: int, found: Field, near: list[tuple[int, int]], moves: Moves
) -> list[Goal]:
    """The nearest place below the vessel, and all that the money buys there."""
    for steps, cell in near:
        if _buys(s, seat, content, sub, cell, content.tides.rows):
            held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])]
            each = price(s, content, seat)
            bought = held if each == 0 else held[: s.money[seat] // each]
            way = _way(found.route(cell), moves)
            return [Goal(steps, "your vessel", way + [moves.buy.at(kind) for kind in bought])]
    return []


def way_out(s: OceanState, seat: int, content: Content, moves: Moves) -> list[Move]:
    """The steps to the nearest place where the submersible under way may stop."""
    sub = s.pending[-1][SUB]
    found = field(s, content, sub, steps_left(s, content, seat, s.pending[-1][STEPS]))
    stops = [(steps, cell) for cell, steps in found.steps.items() if cell != found.start and found.can_stop(cell)]
    return _way(found.route(min(stops)[1]), moves) if stops else []


def _way(route: Route, moves: Moves) -> list[Move]:
    """The steps, with the cubes that are picked up on the way."""
    made: list[Move] = []
    for cell, way in zip(route.cells, route.ways, strict=True):
        made.append(moves.step.at(way))
        if cell in route.taken:
            made.append(moves.take.at())
    return made
