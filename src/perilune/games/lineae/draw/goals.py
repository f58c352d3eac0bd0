"""While one steers: where the submersible can go."""

from perilune.core.drawing import WIDE, Thing, Way
from perilune.draw.svg import num
from perilune.games.lineae.content import KIND_KEYS, NONE
from perilune.games.lineae.draw.cells import Route, field
from perilune.games.lineae.draw.craft import Trails
from perilune.games.lineae.draw.dives import ENDS_TURN, buying, named, price_told, purchases, route_moves
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.job import STEER
from perilune.games.lineae.words.brings import excavation_brings
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.world.submersible import DUG, STEPS, room_in, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH


def reachable(scene: Scene) -> None:
    """While one steers: every cell that can be reached is a goal, with the cheapest way there."""
    if scene.job() != STEER or scene.deciding() != scene.seat or scene.seat < 0:
        return
    s, content, plan = scene.s, scene.content, scene.plan
    sub, frame = scene.steered, s.pending[-1]
    done = frame[STEPS]
    found = field(s, content, sub, steps_left(s, content, scene.seat, done))
    hot = f'width="{num(plan.column - 2)}" height="{num(plan.row - 2)}" rx="6" class="hot"/></g>'
    trails = Trails(scene, sub, found, done)
    scene.ghosts.append(trails.craft)
    dots, cells = [], []
    for cell in found.steps:
        if cell == found.start or not found.can_stop(cell):
            continue
        x, y = plan.cells[cell]
        dots.append(f"M{num(x)} {num(y if s.cells[cell] == NONE else y + 14)}h.1")  # never upon a cube
        key = f"cell-{cell}"
        route = found.route(cell)
        ways = _cell_ways(scene, sub, cell, route, done, frame[DUG])
        scene.things[key] = Thing(price_told(scene, len(route.ways), done, len(route.taken), 0), ways, plan.layout != WIDE)
        cells.append(
            f'<g class="offer cell" data-thing="{key}"><rect x="{num(x - plan.column / 2 + 1)}" y="{num(y - plan.row / 2 + 1)}" {hot}'
        )
        scene.ghost(f"to-{cell}", trails.ghost(cell, route))
    scene.put(f'<path d="{"".join(dots)}" class="reach" pointer-events="none"/>', *cells)


def _cell_ways(scene: Scene, sub: int, cell: int, route: Route, done: int, dug: int) -> list[Way]:
    s, content = scene.s, scene.content
    ghost = f"to-{cell}"
    moves = route_moves(route)
    steps, on_way = len(route.ways), sum(1 for place in route.taken if place != cell)
    here = s.cells[cell] != NONE
    says = f"Go and pick up {named([s.cells[place] for place in route.taken])}" if route.taken else "Go there"
    ways = [Way(moves, says, price_told(scene, steps, done, len(route.taken), 0), ghost)]
    if on_way:
        ways.append(
            Way(
                route_moves(route, False),
                f"Only the {KIND_KEYS[s.cells[cell]]} there" if here else "Go without picking any up",
                price_told(scene, steps, done, int(here), 0),
                ghost,
            )
        )
    column, row = divmod(cell, content.tides.rows)
    tile = column // TILE_WIDTH
    if s.vessel[scene.seat] == tile and row == scene.top[tile] - 1:
        income = len(route.taken) * content.pick_up
        bought, cost = purchases(scene, sub, [s.cells[place] for place in route.taken], income)
        if bought:
            ways.insert(
                0,
                Way(
                    moves + buying(scene, bought),
                    f"Dock and buy {named(bought)}",
                    price_told(scene, steps, done, len(route.taken), cost) + f"; {ENDS_TURN}",
                    ghost,
                ),
            )
    if row == 0 and not dug >> column // DEPOSIT_WIDTH & 1 and room_in(s, content, sub) > len(route.taken):
        ways.insert(
            0,
            Way(
                [*moves, "excavate"],
                f"{f'{says}, then' if route.taken else 'Go and'} excavate {excavation_brings(s, scene.seat, content, cell)}",
                price_told(scene, steps, done, len(route.taken), 0),
                ghost,
            ),
        )
    return ways
