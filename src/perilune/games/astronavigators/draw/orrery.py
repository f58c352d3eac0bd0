"""The orrery: the planets on their orbits round the Sun, the Earth's line of sight, and the pillars that hide."""

from math import cos, pi, sin

from perilune.draw.palette import var
from perilune.draw.shapes import panel
from perilune.draw.svg import el, num, titled
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators.content import EARTH, PLANETS
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.orrery import angle, in_transit, planet_seen
from perilune.games.astronavigators.state import NOBODY, ORRERY

HEIGHT = 288.0
RIM = 122.0
_COLOURS = ["stone", "buckyball", "blue", "refusal", "buckyball-raw", "yellow", "green", "seat-1"]
_SIZES = [5.5, 6.5, 7.0, 6.0, 9.0, 8.5, 7.5, 7.5]
Box = tuple[float, float, float, float]


def _at(x: float, y: float, radius: float, half_degrees: float) -> tuple[float, float]:
    turn = half_degrees / 2 * pi / 180
    return x + radius * cos(turn), y - radius * sin(turn)


def _radius(planet: int) -> float:
    return 25 + planet * 12.6


def orrery(scene: Scene, x: float, y: float, w: float) -> None:
    """The whole board."""
    s, c = scene.s, scene.c
    cx, cy = x + w / 2, y + 26 + RIM + 6
    scene.put(panel(x, y, w, HEIGHT), label(x + 10, y + 17, "Orrery", 13, "q b"))
    if s.planet_top >= 0:
        card = c.cards[s.planet_top]
        scene.put(
            titled(
                "The planet card of the month.", fitted(x + w - 10, y + 17, f"{card.name} · {card.nk} NK", w - 90, 12, "b", "end")
            )
        )
    far = angle(s, c, EARTH) + 360
    ax, ay = _at(cx, cy, RIM, far - 120)
    bx, by = _at(cx, cy, RIM, far + 120)
    hidden = f"M{num(cx)} {num(cy)}L{num(ax)} {num(ay)}A{num(RIM)} {num(RIM)} 0 0 0 {num(bx)} {num(by)}Z"
    scene.put(titled("Behind the pillars: the Sun hides these planets from the Earth.", f'<path d="{hidden}" class="day"/>'))
    lines = ""
    for line in range(12):
        (px, py), (qx, qy) = _at(cx, cy, 14, line * 60), _at(cx, cy, RIM, line * 60)
        lines += f"M{num(px)} {num(py)}L{num(qx)} {num(qy)}"
    scene.put(f'<path d="{lines}" class="grid"/>')
    for planet in range(PLANETS):
        scene.put(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(_radius(planet))}" class="orbit"/>')
    for pillar in range(-2, 3):
        px, py = _at(cx, cy, RIM, far + pillar * 60)
        scene.put(f'<circle cx="{num(px)}" cy="{num(py)}" r="4.5" class="sun"/>')
    scene.put(
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="13" class="sun"/>',
        label(cx, cy + 4.5, str(c.sky.months[scene.month()].number), 13, "k b", "middle"),
    )
    taken: list[Box] = [(cx - 14, cy - 14, cx + 14, cy + 14)]
    for planet in range(PLANETS):
        if s.planets[planet] != NOBODY:
            px, py = _at(cx, cy, _radius(planet), angle(s, c, planet))
            r = _SIZES[planet]
            taken.append((px - r, py - r, px + r, py + r))
    for planet in range(PLANETS):
        if s.planets[planet] != NOBODY:
            _planet(scene, cx, cy, planet, taken)
        elif s.stage == ORRERY:
            _free_spots(scene, cx, cy, planet)


def _planet(scene: Scene, cx: float, cy: float, planet: int, taken: list[Box]) -> None:
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
    words = _name(name if seen else f"({name})", _SIZES[planet], "b" if seen else "q", px, py, taken)
    scene.stand(f"planet-{c.planets[planet].key}", px, py, titled(told, disc), words, around=f"{num(cx)},{num(cy)}")


def _name(name: str, r: float, class_: str, px: float, py: float, taken: list[Box]) -> str:
    """The name beside its planet, where it covers least."""
    half = width(name, 11, class_ == "b") / 2
    spots = [(0.0, r + 11), (0.0, -r - 3), (r + 3 + half, 4.0), (-r - 3 - half, 4.0)]
    spots += [(r + half, r + 9), (-r - half, r + 9), (r + half, -r - 2), (-r - half, -r - 2), (0.0, r + 20), (0.0, -r - 13)]

    def covered(spot: tuple[float, float]) -> float:
        x, y = px + spot[0], py + spot[1]
        box = (x - half, y - 9, x + half, y + 2)
        return sum(
            max(0.0, min(box[2], b[2]) - max(box[0], b[0])) * max(0.0, min(box[3], b[3]) - max(box[1], b[1])) for b in taken
        )

    dx, dy = min(spots, key=covered)
    taken.append((px + dx - half, py + dy - 9, px + dx + half, py + dy + 2))
    return label(dx, dy, name, 11, class_, "middle")


def _free_spots(scene: Scene, cx: float, cy: float, planet: int) -> None:
    spec = scene.c.planets[planet]
    for number in range(spec.spots):
        move = f"put {spec.key} {number + 1}"
        if scene.spots.offered(move):
            px, py = _at(cx, cy, _radius(planet), spec.angle(number))
            scene.put(scene.spots.around(move, "", f'<circle cx="{num(px)}" cy="{num(py)}" r="6.2" class="hot"/>'))
