"""The submersibles where they are, with their holds and who works there."""

from perilune.draw.svg import num, piece, use
from perilune.games.lineae.content import KINDS, NONE, SUB_SPACE, SUBS
from perilune.games.lineae.draw.craft import CRAFT_HALF, craft_face
from perilune.games.lineae.draw.dives import control, under_way
from perilune.games.lineae.draw.gist import crew_on, workers_told
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import cube
from perilune.games.lineae.moves import PLACE
from perilune.games.lineae.world.tides import TILE_WIDTH

_TIGHT = 0.7  # the scale of those side by side
_SNUG = 0.8  # and of one beside a cube
_UNDER = 7  # how much deeper it floats under a vessel, so that its letter covers nothing of that
_ABOVE, _BELOW = -12, 17  # where its workers stand: on its back, or under it where a vessel is above


def submersibles(scene: Scene) -> None:
    """Each craft with its letter, its hold and who works there."""
    s, plan = scene.s, scene.plan
    rows = scene.content.tides.rows
    placing = bool(scene.of(PLACE))
    asking = scene.seat >= 0
    for sub in range(SUBS):
        x, y = plan.cells[s.subs[sub]]
        letter = scene.content.sub_keys[sub].upper()
        held = tuple(kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind]))
        crew = _ABOVE
        scale, aside = _room(s.subs, s.cells, sub, rows, plan.column)
        tile, row = s.subs[sub] // rows // TILE_WIDTH, s.subs[sub] % rows
        if tile in s.vessel and row == scene.top[tile] - 1:  # clear of the vessel above
            scale, y, crew = min(scale, _SNUG), y + _UNDER, _BELOW
        x = plan.whole(s.subs[sub], x + aside, CRAFT_HALF * scale)
        ways = under_way(scene, sub) if sub == scene.steered else control(scene, sub) if placing else []
        title = f"Submersible {letter}, {workers_told(scene, SUB_SPACE + sub)}"
        body = craft_face(letter, held, scene.content.hold, sub == scene.steered, scale != 1)
        ask = scene.moves.place.at(SUB_SPACE + sub, 0) if asking else None
        face = scene.thing(f"sub-{letter.lower()}", title, ways, ask, body, opens=sub == scene.steered)
        shown = face if scale == 1 else f'<g transform="scale({scale})">{face}</g>'
        scene.put(piece(f"submersible-{letter.lower()}", x, y + 1, shown))
        crew_on(scene, SUB_SPACE + sub, x + 19 * scale, y + crew * scale, 10, 3, 17)
    if scene.steered != NONE:
        here = s.subs[scene.steered]
        if s.cells[here] != NONE:
            x, y = plan.cells[here]
            disc = f'<circle cx="{num(x + 16)}" cy="{num(y + 13)}" r="12" fill="#10182e" stroke="#7cd4ff"/>'
            scene.put(f'<g pointer-events="none">{disc}{use(cube(s.cells[here]), x + 16, y + 13, 17)}</g>')


def _room(subs: list[int], cells: list[int], sub: int, rows: int, column: float) -> tuple[float, float]:
    """The scale of a craft and how far it lies beside the middle of its cell, so that none hides another or a cube."""
    here = subs[sub]
    together = [other for other in range(SUBS) if subs[other] == here]
    if len(together) > 1:
        return _TIGHT, (together.index(sub) - (len(together) - 1) / 2) * 32
    beside = [cell for cell in (here - rows, here + rows) if column < 45 and 0 <= cell < len(cells)]
    if any(cell in subs for cell in beside):
        return _TIGHT, 0.0
    return (_SNUG if any(cells[cell] != NONE for cell in beside) else 1.0), 0.0
