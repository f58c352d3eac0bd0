"""The locks: their gates, their signs in the ice, and what the water would do."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import counted, series
from perilune.draw.svg import num, piece, use
from perilune.draw.words import label
from perilune.games.lineae.content import LOCK_SPACE, LOCKS, NONE, TILES, Content
from perilune.games.lineae.draw.gist import crew_on, workers_told
from perilune.games.lineae.draw.lines import traced
from perilune.games.lineae.draw.plan import Plan
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import OCTAGON
from perilune.games.lineae.moves import PLACE, TURN_LOCK
from perilune.games.lineae.world.ocean import sub_at
from perilune.games.lineae.world.tides import TILE_WIDTH

_SIGN = (48.0, 33.0)


def locks(scene: Scene) -> None:
    """Gates between the spaces: raised when closed, sunk into the floor when open."""
    s, plan, tides = scene.s, scene.plan, scene.content.tides
    turning = scene.turning()
    for lock in range(LOCKS):
        behind = tides.after[lock]
        x, top, floor = plan.lock_x(lock), plan.under[behind - 1], plan.band_of[behind].floor
        closed = s.locks >> lock & 1
        ways = _ways(scene, lock)
        if ways or turning == lock:
            shown = tide_ghost(scene, lock)
            if turning == lock:
                scene.ghosts.append(f"<g>{shown}</g>")
            else:
                scene.ghost(f"tide-{lock + 1}", shown)
        high = plan.surface(behind - 1, tides.holds[lock])
        low = plan.surface(behind, scene.top[behind] - tides.fixed_rows)
        scene.put(_gate(lock, x, high, plan.surface(behind, 0), floor, low, bool(closed)))
        over = plan.surface(behind - 1, scene.top[behind - 1] - tides.fixed_rows)
        if not closed and over < low:
            scene.put(_cascade(x, over, low))
        word = "closed" if closed else "open"
        title = f"Lock {lock + 1}, {word}, {workers_told(scene, LOCK_SPACE + lock)}"
        sign = f'<g id="sign-{lock + 1}">{_sign(lock, x, top, word)}</g>'
        scene.put(scene.thing(f"lock-{lock + 1}", title, ways, scene.moves.place.at(LOCK_SPACE + lock, 0), sign))
        crew_on(scene, LOCK_SPACE + lock, x, top + 43, 9, 3, 21)


@lru_cache(256)
def _gate(lock: int, x: float, high: float, base: float, floor: float, low: float, closed: bool) -> str:
    """A gate: a wall of brass with a striped edge; over a closed one some water falls."""
    if not closed:
        sill = '<rect x="-8" width="16" height="10" rx="2" fill="url(#ln-hazard)" stroke="#071020"/>'
        return piece(f"lock-{lock + 1}", x, floor - 8, sill)
    tall = base - high + 11
    ribs = f'<path d="M-6 26h12M-6 48h12M-6 {num(tall - 12)}h12" class="line" stroke="#5b430e" stroke-width="1.2"/>'
    fall = low - high - 4
    spray = ""
    if fall > 8:
        spray = (
            f'<path d="M7.5 6c3.5 8 1.5 {num(fall - 20)} 2.5 {num(fall)}M11 12c3 12 2 {num(fall - 24)} 3 {num(fall - 6)}" class="line" '
            f'stroke="#d5f0ff" stroke-width="1.6" opacity=".5"/>'
            f'<path d="M4 {num(fall + 6)}q4 -7 8 0q4 -5 8 0q3 -4 6 0Z" fill="#e6f6ff" opacity=".7"/>'
        )
    return piece(
        f"lock-{lock + 1}", x, high - 5,
        f'<rect x="-6" width="12" height="{num(tall)}" rx="2" fill="url(#ln-gate)" stroke="#071020" stroke-width="1.2"/>'
        f'<rect x="-8" y="-3" width="16" height="8" rx="2" fill="url(#ln-hazard)" stroke="#071020"/>{ribs}{spray}',
    )  # fmt: skip


@lru_cache(64)
def _cascade(x: float, over: float, low: float) -> str:
    """Water that runs over an open lock from a space that the source keeps higher."""
    fall = low - over
    sheet = traced("M{} {}c9 0 15 7 15 18V{}h-16Z", x - 1, over, low + 1)
    streaks = traced("M{} {}c4 2 6 7 6 14V{}m5 {}V{}", x + 1, over + 4, low - 3, 12 - fall, low - 5)
    foam = traced("M{} {}q4 -9 9 -2q5 -8 9 0q5 -5 9 2Z", x - 3, low + 4)
    return (
        f'<g pointer-events="none"><path d="{sheet}" fill="#7cc4f2" fill-opacity=".7"/>'
        f'<path d="{streaks}" class="line" stroke="#e6f6ff" stroke-width="1.6" opacity=".75"/>'
        f'<path d="{foam}" fill="#e6f6ff" opacity=".85"/></g>'
    )


@lru_cache(64)
def _sign(lock: int, x: float, y: float, word: str) -> str:
    w, h = _SIGN
    left = x - w / 2
    return (
        f'<path d="M{num(left)} {num(y - 1)}h48v33h-13v24h-22v-24h-13Z" fill="transparent"/>'
        f'<rect x="{num(left)}" y="{num(y - 1)}" width="{num(w)}" height="{num(h)}" rx="6" class="sign"/>'
        f"{label(x, y + 12.6, f'Lock {lock + 1}', 12, 'b', 'middle')}{label(x, y + 26.4, word, 12, word, 'middle')}"
        f"{use(OCTAGON, x, y + 43, 21)}"
        f'<rect x="{num(left)}" y="{num(y - 1)}" width="{num(w)}" height="{num(h)}" rx="6" class="hot"/>'
    )


# What would happen.


@lru_cache(128)
def changing(content: Content, locks_: int, lock: int) -> list[int]:
    """The slots whose water comes or goes when the lock turns."""
    tides = content.tides
    after = locks_ ^ 1 << lock
    return [slot for slot in range(len(tides.slot_tile)) if tides.held(locks_, slot) != tides.held(after, slot)]


def _ways(scene: Scene, lock: int) -> list[Way]:
    sluice = [move for move in scene.of(TURN_LOCK) if move.a == lock]
    if not sluice and not scene.of(PLACE):
        return []
    told = tide_told(scene, lock)
    ways = scene.place_ways(LOCK_SPACE + lock, told, f"tide-{lock + 1}")
    return ways + [Way([move.text], "Remote Sluice, no worker", told, f"tide-{lock + 1}") for move in sluice]


def tide_told(scene: Scene, lock: int) -> str:
    """What turning the lock does, in few words."""
    s, tides = scene.s, scene.content.tides
    slots = changing(scene.content, s.locks, lock)
    if not slots:
        return "the water stays as it is"
    if not s.locks >> lock & 1:
        rise = sorted({tides.slot_tile[slot] + 1 for slot in slots})
        return f"{counted(len(slots), 'tile')} of water come{'s' if len(slots) == 1 else ''}: {series([str(tile) for tile in rise])} rise"
    cells = [tides.slot_cell(slot) + column * tides.rows for slot in slots for column in range(TILE_WIDTH)]
    lost = [scene.content.sub_keys[sub].upper() for cell in cells if (sub := sub_at(s, cell)) != NONE]
    count = sum(1 for cell in cells if s.cells[cell] != NONE)
    lost += [counted(count, "cube")] if count else []
    return (
        f"{counted(len(slots), 'tile')} of water run{'s' if len(slots) == 1 else ''} off{' with ' + series(lost) if lost else ''}"
    )


def tide_ghost(scene: Scene, lock: int) -> str:
    """The tiles that would come, or go with what is on them."""
    s, plan, tides = scene.s, scene.plan, scene.content.tides
    opening = s.locks >> lock & 1
    made = []
    for slot in changing(scene.content, s.locks, lock):
        tile = tides.slot_tile[slot]
        x, y = plan.tile_x[tile], plan.surface(tile, tides.slot_level[slot])
        made.append(_ghost_tile(plan, x, y, bool(opening)))
        for column in range(TILE_WIDTH):
            cell = tides.slot_cell(slot) + column * tides.rows
            if opening and (s.cells[cell] != NONE or sub_at(s, cell) != NONE):
                cx, cy = plan.cells[cell]
                r = 15 if s.cells[cell] != NONE else 27
                made.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{r}" class="toll"/>')
    levels = tides.level[(s.locks ^ 1 << lock) * TILES :]
    for tile in set(s.vessel):
        if tile != NONE and levels[tile] != scene.top[tile] - tides.fixed_rows:
            made.append(_lift(plan, tile, scene.top[tile] - tides.fixed_rows, levels[tile]))
    return "".join(made)


@lru_cache(128)
def _ghost_tile(plan: Plan, x: float, y: float, going: bool) -> str:
    frame = (
        f'<rect x="{num(x + 2)}" y="{num(y + 2)}" width="{num(plan.tile - 4)}" height="{num(plan.row - 4)}" rx="6" class="toll"'
    )
    if going:
        arrow = traced("M{} {}h20m-6 -6l6 6l-6 6", x + plan.tile - 32, y + plan.row / 2)
        return (
            f'{frame} style="fill:#08132c;fill-opacity:.55"/><path d="{arrow}" class="line" stroke="#ffb454" stroke-width="2.4"/>'
        )
    return f'{frame} style="fill:#3a9fdd;fill-opacity:.45"/>'


@lru_cache(128)
def _lift(plan: Plan, tile: int, level: int, after: int) -> str:
    """How a vessel would rise or fall."""
    x, y, to = plan.tile_x[tile] + plan.tile - 12, plan.surface(tile, level) - 6, plan.surface(tile, after) - 6
    tip = 6 if to < y else -6
    return f'<path d="M{num(x)} {num(y)}V{num(to)}m-6 {tip}l6 {-tip}l6 {tip}" class="line" stroke="#ffb454" stroke-width="2.4"/>'
