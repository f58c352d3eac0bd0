"""The trajectory: out over five stages to the Moon, and back over five to Earth."""

from math import cos, pi, sin

from perilune.core.chance import HIDDEN
from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import num, rect, titled, use
from perilune.draw.words import label
from perilune.games.astronavigators.content import STAGES, TRACK
from perilune.games.astronavigators.draw_scene import Scene
from perilune.games.astronavigators.flight import is_tile, next_place, place_of, tile_at
from perilune.games.astronavigators.moves import stage_labels, stage_tokens
from perilune.games.astronavigators.state import DRAW, FIRST_AND_FAST, FLIGHT, HOME, MOON, SOLO, NavState

WIDTH = 464.0
HEIGHT = 316.0


def spot(x: float, y: float, place: int) -> tuple[float, float]:
    """Where a place is: Earth to the left, the Moon to the right, the way out above, the way back below."""
    if place in (0, HOME):
        return x + 52, y + 165
    if place == MOON:
        return x + WIDTH - 50, y + 165
    stage = place if place < MOON else HOME - place
    angle = pi * (1 - stage / 6)
    up = -1 if place < MOON else 1
    return x + WIDTH / 2 + 168 * cos(angle), y + 165 + up * (34 + 64 * sin(angle))


def trajectory(scene: Scene, x: float, y: float) -> None:
    """The whole board."""
    s = scene.s
    tracks = STAGES if s.mode == FIRST_AND_FAST else TRACK
    scene.put(panel(x, y, WIDTH, HEIGHT, "Trajectory"))
    scene.put(label(x + WIDTH - 12, y + 18, f"each stage holds {2 if s.seats >= 3 else 1} craft", 11.5, "q", "end"))
    if tracks == STAGES:
        y += 36  # there is no way back to leave room for
    ways = [[0, 1, 2, 3, 4, 5, MOON]] + ([[MOON, 7, 8, 9, 10, 11, HOME]] if tracks == TRACK else [])
    for way in ways:
        at = [spot(x, y, place) for place in way]
        scene.put('<path d="M' + "L".join(f"{num(a)} {num(b)}" for a, b in at) + '" class="arc"/>')
    ex, ey = spot(x, y, 0)
    scene.put(f'<circle cx="{num(ex)}" cy="{num(ey)}" r="38" class="globe"/>', label(ex, ey + 4.5, "Earth", 13, "k b", "middle"))
    mx, my = spot(x, y, MOON)
    scene.put(f'<circle cx="{num(mx)}" cy="{num(my)}" r="30" class="lune"/>', label(mx, my + 4.5, "Moon", 13, "k b", "middle"))
    for tile in range(tracks):
        _tile(scene, x, y, tile)
    _ahead(scene, x, y)
    _craft(scene, x, y)


def _tile(scene: Scene, x: float, y: float, tile: int) -> None:
    s, c = scene.s, scene.c
    cx, cy = spot(x, y, place_of(tile))
    value = s.board[tile]
    worth = "face down" if value < 0 else f"difficulty {value}"
    values = ", ".join(f"{c.copies[tile * 4 + kind]} x {c.values[tile * 4 + kind]}" for kind in range(4))
    told = f"{stage_labels()[tile].capitalize()}, {c.stage_names[tile].lower()}: {worth}. Tiles: {values}."
    shape = rect(cx - 27, cy - 24, 54, 48, "card" if value < 0 else "well", 7)
    words = label(cx, cy + 1, "?" if value < 0 else str(value), 20, "q b" if value < 0 else "b", "middle")
    mine = s.own[scene.seat * TRACK + tile] if scene.seat >= 0 else -1
    if mine >= 0:
        told += f" The tile in your hand shows {mine}."
        words += label(cx, cy + 18, f"yours {mine}", 11, "moon b", "middle")
    else:
        words += label(cx, cy + 18, f"stage {tile % STAGES + 1}", 11, "q", "middle")
    token = stage_tokens()[tile]
    move = f"draw {token}" if s.stage == DRAW else f"exchange {token}"
    if s.stage in (DRAW, FLIGHT) and scene.seat == s.at:
        scene.put(scene.spots.around(move, told, shape, rect(cx - 27, cy - 24, 54, 48, "hot", 7), words))
    else:
        scene.put(titled(told, shape, words))


def _ahead(scene: Scene, x: float, y: float) -> None:
    """A click on the next stage flies there."""
    s = scene.s
    if scene.seat < 0 or not scene.spots.offered("fly") or s.place[scene.seat] == HOME:
        return
    place = next_place(s, scene.seat, False)
    cx, cy = spot(x, y, place)
    if is_tile(place) and f"exchange {stage_tokens()[tile_at(place)]}" in scene.spots.offers:
        scene.put(scene.button("fly", "fly", cx - 20, cy + 26, 40, 22))
    else:
        scene.put(scene.spots.around("fly", "Fly on", rect(cx - 29, cy - 26, 58, 52, "hot", 8)))


def _craft(scene: Scene, x: float, y: float) -> None:
    s = scene.s
    crowd: dict[int, int] = {}
    for seat in range(s.seats):
        place = s.place[seat]
        if place == 0 or (s.out[seat] > 0 and place < MOON):
            continue
        cx, cy = spot(x, y, place)
        nth = crowd.get(place, 0)
        crowd[place] = nth + 1
        if s.out[seat] > 0:
            scene.put(f'<g class="ghost">{use(mark(seat), cx - 20 + nth * 18, cy - 20, 16)}</g>')
            continue
        if place == HOME:
            scene.stand(
                f"die-{seat + 1}",
                cx - 13 + nth % 2 * 26,
                cy - 19 + nth // 2 * 36,
                use("av-spacecraft", 0, 0, 22),
                use(mark(seat), 0, -3, 12),
            )
            continue
        out = -38 if place <= MOON else 38
        at = cx - 13 * (crowd_at(s, place) - 1) + nth * 26
        scene.stand(f"die-{seat + 1}", at, cy + out, use("av-spacecraft", 0, 0, 32), use(mark(seat), 0, -4, 16))
        if 3 <= place <= MOON + 1:
            scene.put(titled("With the lunar module.", label(at + 15, cy + out + 4, "LM", 11, "q")))
    if s.mode == SOLO:
        cx, cy = spot(x, y, s.shadow_place)
        ghost = f'<g class="dim">{use("av-spacecraft", 0, 0, 28)}</g>'
        scene.stand("shadow-craft", cx + 16, cy - 38, ghost, label(14, 4, "shadow", 11, "b"))


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
