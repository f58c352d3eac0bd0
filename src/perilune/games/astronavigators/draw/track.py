"""The trajectory: out over five stages to the Moon, and back over five to Earth."""

from perilune.core.chance import HIDDEN
from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import num, rect, titled, use
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import STAGES, TRACK
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.jobs import DRAW, FLIGHT, decider, in_hand
from perilune.games.astronavigators.moves import stage_labels, stage_tokens
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, MOON, SOLO, NavState
from perilune.games.astronavigators.trajectory import is_tile, next_place, place_of, tile_at

TILE_H = 36.0


class Course:
    """Where the places are: there and back in one line, or the way out above and the way back below."""

    def __init__(self, tall: float, line: bool, back: bool) -> None:
        self.tall = tall
        self.line = line
        self.back = back
        self.x = self.y = self.w = 0.0

    def at(self, x: float, y: float, w: float) -> "Course":
        """The same with its upper left corner here, so wide."""
        self.x, self.y, self.w = x, y, w
        return self

    @property
    def tile(self) -> float:
        """How wide a tile is."""
        return 44.0 if self.line else 35.0

    def spot(self, place: int) -> tuple[float, float]:
        """The middle of a place."""
        x, y, w = self.x, self.y, self.w
        if self.line:
            return x + 40 + place * (w - 80) / HOME, y + 72
        middle = y + (98 if self.back else 82)
        if place in (0, HOME):
            return x + 31, middle
        if place == MOON:
            return x + w - 30, middle
        stage = place if place < MOON else HOME - place
        step = (w - 56 - 54) / STAGES
        return x + 56 + (stage - 0.5) * step, middle + (0 if not self.back else -23 if place < MOON else 23)

    def over(self, place: int) -> int:
        """-1 where craft stand above a place, 1 where they stand below it."""
        return -1 if self.line or place <= MOON else 1


def course(s: NavState, line: bool) -> Course:
    """The way that this mode flies."""
    back = s.mode != FIRST_AND_FAST
    return Course(98.0 if line else 176.0 if back else 126.0, line, back)


def trajectory(scene: Scene, way: Course) -> None:
    """The whole board."""
    s = scene.s
    x, y, w = way.x, way.y, way.w
    scene.put(panel(x, y, w, way.tall), label(x + 10, y + 17, "Trajectory", 13, "q b"))
    scene.put(label(x + w - 10, y + 17, f"{'2 craft' if s.seats >= 3 else '1 craft'} to a stage", 11.5, "q", "end"))
    if s.mode == SOLO:
        sign = x + 34 + width("Trajectory", 13, True)
        scene.put(
            f'<g class="dim">{use("av-spacecraft", sign, y + 13, 15)}</g>', label(sign + 10, y + 17, "the shadow", 11.5, "q")
        )
    for places in [[0, 1, 2, 3, 4, 5, MOON]] + ([[MOON, 7, 8, 9, 10, 11, HOME]] if way.back else []):
        at = [way.spot(place) for place in places]
        scene.put('<path d="M' + "L".join(f"{num(a)} {num(b)}" for a, b in at) + '" class="arc"/>')
    for place in [0, HOME] if way.line else [0]:
        ex, ey = way.spot(place)
        scene.put(
            f'<circle cx="{num(ex)}" cy="{num(ey)}" r="22" class="globe"/>', label(ex, ey + 4, "Earth", 11.5, "k b", "middle")
        )
    mx, my = way.spot(MOON)
    scene.put(f'<circle cx="{num(mx)}" cy="{num(my)}" r="21" class="lune"/>', label(mx, my + 4, "Moon", 11, "k b", "middle"))
    for tile in range(TRACK if way.back else STAGES):
        _tile(scene, way, tile)
    _ahead(scene, way)
    _craft(scene, way)


def _tile(scene: Scene, way: Course, tile: int) -> None:
    s, c = scene.s, scene.c
    cx, cy = way.spot(place_of(tile))
    value = s.board[tile]
    worth = "face down" if value < 0 else f"difficulty {value}"
    values = ", ".join(f"{c.copies[tile * 4 + kind]} x {c.values[tile * 4 + kind]}" for kind in range(4))
    told = f"{stage_labels()[tile].capitalize()}, {c.stage_names[tile].lower()}: {worth}. Tiles: {values}."
    place = (cx - way.tile / 2, cy - TILE_H / 2, way.tile, TILE_H)
    shape = rect(*place, "card" if value < 0 else "well", 6)
    words = label(cx, cy, "?" if value < 0 else str(value), 16, "q b" if value < 0 else "b", "middle")
    mine = s.own[scene.seat * TRACK + tile] if scene.seat >= 0 else -1
    if mine >= 0:
        told += f" The tile in your hand shows {mine}."
        words += use(mark(scene.seat), cx - 8, cy + 9.5, 10) + label(cx - 1, cy + 13.5, str(mine), 11, "moon b")
    else:
        words += label(cx, cy + 13.5, str(tile % STAGES + 1), 11, "q", "middle")
    token = stage_tokens()[tile]
    move = f"draw {token}" if in_hand(s) == DRAW else f"exchange {token}"
    if in_hand(s) in (DRAW, FLIGHT) and scene.seat == decider(s):
        scene.put(scene.spots.around(move, told, shape, rect(*place, "hot", 6), words))
    else:
        scene.put(titled(told, shape, words))


def _ahead(scene: Scene, way: Course) -> None:
    """A click on the next stage flies there."""
    s = scene.s
    if scene.seat < 0 or not scene.spots.offered("fly") or s.place[scene.seat] == HOME:
        return
    place = next_place(s, scene.seat, False)
    cx, cy = way.spot(place)
    if is_tile(place) and f"exchange {stage_tokens()[tile_at(place)]}" in scene.spots.offers:
        scene.put(scene.button("fly", "Fly", cx - 18, cy + (20 if way.over(place) > 0 else -44), 36, 24))
    else:
        scene.put(scene.spots.around("fly", "Fly on", rect(cx - way.tile / 2 - 2, cy - 21, way.tile + 4, 42, "hot", 8)))


def _craft(scene: Scene, way: Course) -> None:
    s = scene.s
    crowd: dict[int, int] = {}
    for seat in range(s.seats):
        place = s.place[seat]
        if place == 0 or (s.out[seat] > 0 and place < MOON):
            continue
        cx, cy = way.spot(place)
        nth = crowd.get(place, 0)
        crowd[place] = nth + 1
        if s.out[seat] > 0:
            scene.put(f'<g class="ghost">{use(mark(seat), cx - 14 + nth * 14, cy - 16, 14)}</g>')
            continue
        if place == HOME:
            at = cx - 11 + nth % 2 * 22, cy - 14 + nth // 2 * 28
            scene.stand(f"die-{seat + 1}", *at, use("av-spacecraft", 0, 0, 20), use(mark(seat), 0, -2, 12))
            continue
        high = 34 + (nth // 2 * 22 if place == MOON else 0)
        row = min(2, crowd_at(s, place)) if place == MOON else crowd_at(s, place)
        at = cx - 10 * (row - 1) + (nth % 2 if place == MOON else nth) * 20, cy + way.over(place) * high
        lander = use("av-lander", 7, 8, 11) if 3 <= place <= MOON + 1 else ""
        scene.stand(f"die-{seat + 1}", *at, use("av-spacecraft", 0, 0, 26), use(mark(seat), 0, -3, 13), lander)
        if lander:
            scene.put(titled("With the lunar module.", rect(at[0] - 10, at[1] - 13, 20, 26, "hot")))
    if s.mode == SOLO:
        cx, cy = way.spot(s.shadow_place)
        scene.stand("shadow-craft", cx - 14, cy - 34, f'<g class="dim">{use("av-spacecraft", 0, 0, 26)}</g>')


def crowd_at(s: NavState, place: int) -> int:
    """How many craft are at a place."""
    return sum(1 for seat in range(s.seats) if s.place[seat] == place and s.out[seat] == 0)


def owns_tiles(scene: Scene, seat: int) -> list[str]:
    """The tiles a seat has drawn, as the viewer knows them."""
    found: list[str] = []
    for tile in range(TRACK):
        value = scene.s.own[seat * TRACK + tile]
        if value >= 0 or value == HIDDEN:
            where = f"{'out' if tile < STAGES else 'in'} {tile % STAGES + 1}"
            found.append(f"{where}: {'?' if value == HIDDEN else value}")
    return found
