"""The orrery: the planets on their orbits round the Sun, the Earth's line of sight, and the pillars that hide."""

from math import cos, pi, sin

from perilune.draw.palette import var
from perilune.draw.shapes import panel
from perilune.draw.svg import el, num, titled
from perilune.draw.words import fitted, label
from perilune.games.astronavigators.content import EARTH, PLANETS
from perilune.games.astronavigators.draw_scene import Scene
from perilune.games.astronavigators.orrery import angle, in_transit, planet_seen
from perilune.games.astronavigators.state import NOBODY, ORRERY

WIDTH = 464.0
HEIGHT = 480.0
_COLOURS = ["stone", "buckyball", "blue", "refusal", "buckyball-raw", "moon", "green", "seat-1"]
_SIZES = [7.0, 8.5, 9.0, 8.0, 13.0, 12.0, 10.0, 10.0]


def _at(x: float, y: float, radius: float, half_degrees: float) -> tuple[float, float]:
    turn = half_degrees / 2 * pi / 180
    return x + radius * cos(turn), y - radius * sin(turn)


def _radius(planet: int) -> float:
    return 36 + planet * 23.0


def orrery(scene: Scene, x: float, y: float) -> None:
    """The whole board."""
    s, c = scene.s, scene.c
    cx, cy = x + WIDTH / 2, y + 26 + 218
    scene.put(panel(x, y, WIDTH, HEIGHT, "Orrery"))
    if s.planet_top >= 0:
        card = c.cards[s.planet_top]
        scene.put(fitted(x + 90, y + 18, f"planet card: {card.name}, {card.nk} NK", 360, 12, "b"))
    far = angle(s, c, EARTH) + 360
    ax, ay = _at(cx, cy, 214, far - 120)
    bx, by = _at(cx, cy, 214, far + 120)
    hidden = f"M{num(cx)} {num(cy)}L{num(ax)} {num(ay)}A214 214 0 0 0 {num(bx)} {num(by)}Z"
    scene.put(titled("Behind the pillars: the Sun hides these planets from the Earth.", f'<path d="{hidden}" class="day"/>'))
    lines = ""
    for line in range(12):
        (px, py), (qx, qy) = _at(cx, cy, 20, line * 60), _at(cx, cy, 214, line * 60)
        lines += f"M{num(px)} {num(py)}L{num(qx)} {num(qy)}"
    scene.put(f'<path d="{lines}" class="grid"/>')
    for planet in range(PLANETS):
        scene.put(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(_radius(planet))}" class="orbit"/>')
    for pillar in range(-2, 3):
        px, py = _at(cx, cy, 214, far + pillar * 60)
        scene.put(f'<circle cx="{num(px)}" cy="{num(py)}" r="6" class="sun"/>')
    scene.put(
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="17" class="sun"/>',
        label(cx, cy + 5, str(c.sky.months[scene.month()].number), 14, "k b", "middle"),
    )
    for planet in range(PLANETS):
        if s.planets[planet] != NOBODY:
            _planet(scene, cx, cy, planet)
        elif s.stage == ORRERY:
            _free_spots(scene, cx, cy, planet)


def _planet(scene: Scene, cx: float, cy: float, planet: int) -> None:
    s, c = scene.s, scene.c
    px, py = _at(cx, cy, _radius(planet), angle(s, c, planet))
    name = c.planets[planet].name
    if planet == EARTH:
        told = "The Earth, where you stand."
    elif in_transit(s, c, planet):
        told = f"{name} stands between the Earth and the Sun: its transit can be observed."
    else:
        told = f"{name} is {'seen' if planet_seen(s, c, planet) else 'hidden by the Sun'} this month."
    seen = planet == EARTH or planet_seen(s, c, planet)
    disc = el("circle", r=_SIZES[planet], fill=var(_COLOURS[planet]), stroke=var("ink"), opacity=None if seen else 0.55)
    words = label(
        0,
        _SIZES[planet] + 11 if py > cy else -_SIZES[planet] - 4,
        name if seen else f"({name})",
        11,
        "b" if seen else "q",
        "middle",
    )
    scene.stand(f"planet-{c.planets[planet].key}", px, py, titled(told, disc), words, around=f"{num(cx)},{num(cy)}")


def _free_spots(scene: Scene, cx: float, cy: float, planet: int) -> None:
    spec = scene.c.planets[planet]
    for number in range(spec.spots):
        move = f"put {spec.key} {number + 1}"
        if scene.spots.offered(move):
            px, py = _at(cx, cy, _radius(planet), spec.angle(number))
            scene.put(scene.spots.around(move, "", f'<circle cx="{num(px)}" cy="{num(py)}" r="8" class="hot"/>'))
