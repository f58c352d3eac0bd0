"""The orrery: the planets on their orbits round the Sun, what the Sun hides from the Earth, and the planet card of the month."""

from functools import lru_cache
from math import cos, pi, sin

from perilune.draw.svg import num, piece, rect
from perilune.draw.words import label
from perilune.games.astronavigators.content import EARTH, PLANETS, Content
from perilune.games.astronavigators.draw.cards import card_face, planet
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.draw.weeks import Slot, first_free, in_weeks
from perilune.games.astronavigators.state import NOBODY
from perilune.games.astronavigators.words.foretell import observing
from perilune.games.astronavigators.world.orrery import angle, in_transit, planet_seen

SIZES = [4.2, 5.4, 5.8, 5.0, 8.2, 7.4, 6.4, 6.4]


class Ring:
    """A place for the orrery: its middle, the radius of the first orbit and the step to the next."""

    def __init__(self, x: float, y: float, first: float, step: float, size: float) -> None:
        self.x = x
        self.y = y
        self.first = first
        self.step = step
        self.size = size  # of the planets, as a share of their full size

    def radius(self, number: int) -> float:
        """Of an orbit."""
        return self.first + self.step * number

    def at(self, radius: float, half_degrees: float) -> tuple[float, float]:
        """The point at this angle, counted against the clock from the right."""
        turn = half_degrees / 2 * pi / 180
        return self.x + radius * cos(turn), self.y - radius * sin(turn)

    @property
    def rim(self) -> float:
        """Beyond the last orbit."""
        return self.radius(PLANETS - 1) + self.step * 0.8


def slot_orrery(scene: Scene, slot: Slot) -> None:
    """The fifth place beside the weeks: the planet card and a small orrery."""
    s, c = scene.s, scene.c
    x, y, w, h = slot.x, slot.y, slot.w, slot.h
    cw, ch = slot.card
    drawn = [rect(x, y, w, h, "slot", 12)]
    top = y + (h - ch) / 2
    if s.planet_top >= 0:
        face = card_face(c, s.planet_top, x + 7, top, cw, ch, "kept", slot.large)
        drawn.append(planet_card(scene, face, rect(x + 7, top, cw, ch, "fr", 8)))
    else:
        drawn.append(rect(x + 7, top, cw, ch, "row", 8))
    left = x + cw + 12
    room = x + w - left - 5
    drawn.append(
        fitted(
            left + room / 2,
            y + 15,
            c.cards[s.planet_top].name if s.planet_top >= 0 else "no planet card",
            room,
            12,
            "tx b",
            "middle",
        )
    )
    ring = Ring(left + room / 2, y + h / 2 + 9, 5.5, (min(room, h - 26) / 2 - 7) / PLANETS, 0.48)
    scene.add("".join(drawn), f'<g data-card="orrery" data-says="The orrery.">{sky_ground(c, ring, far_point(scene))}</g>')
    planets(scene, ring, False)


def planet_card(scene: Scene, face: str, frame: str) -> str:
    """The planet card of the month: the viewer can observe it in a week, or asks why not."""
    s = scene.s
    spec = scene.c.cards[s.planet_top]
    more, told = f' data-card="card-{spec.key}"', f"The planet card: {spec.name}."
    gives = observing(s, scene.c, scene.seat, [s.planet_top]) if scene.seat >= 0 else ""
    options = in_weeks(scene, "observe-planet", "Observe it", gives) + in_weeks(scene, "plan-planet", "Save it", "for later")
    if options:
        return scene.thing("planet-card", spec.name, options, told, face, frame, more=more)
    return scene.spot(first_free(scene, "observe-planet"), told, face, more=more)


def large_orrery(scene: Scene) -> None:
    """The orrery as the whole stage, while the planets are placed."""
    ring = Ring(474, 232, 30, 24, 1.3)
    scene.add('<g id="orrery-ground"><use href="#av-stage-stars"/></g>')
    scene.add(f'<g data-card="orrery">{sky_ground(scene.c, ring, far_point(scene))}</g>')
    drawn = ""
    for number in range(PLANETS):
        spec = scene.c.planets[number]
        if scene.s.planets[number] != NOBODY:
            continue
        for spot in range(spec.spots):
            move = f"put {spec.key} {spot + 1}"
            if scene.offered(move):
                px, py = ring.at(ring.radius(number), spec.angle(spot))
                hit = f'<circle cx="{num(px)}" cy="{num(py)}" r="12" class="hit"/>'
                drawn += scene.spot(
                    move,
                    "",
                    hit,
                    f'<g opacity=".8">{planet(number, round(px, 1), round(py, 1), 4.5)}</g>',
                    f'<circle cx="{num(px)}" cy="{num(py)}" r="7" class="fr"/>',
                )
    scene.add(f'<g id="spots">{drawn}</g>')
    planets(scene, ring, True)
    scene.add(_legend(scene))


def _legend(scene: Scene) -> str:
    """The planets by name, those that are placed and those to come."""
    drawn = ""
    for number in range(PLANETS):
        y = 70 + 34 * number
        placed = scene.s.planets[number] != NOBODY
        drawn += planet(number, 36, y, 10) + label(56, y + 5, scene.c.planets[number].name, 14, "sk b" if not placed else "skq")
        drawn += label(150, y + 5, "stands" if placed else "to be placed", 12, "skq" if placed else "warm")
    return f'<g id="planets-to-place">{drawn}</g>'


def far_point(scene: Scene) -> int:
    """The direction of the pillars, opposite the Earth, in half degrees."""
    return (angle(scene.s, scene.c, EARTH) + 360) % 720


@lru_cache(128)
def _ground(ring_key: tuple[float, float, float, float], far: int) -> str:
    x, y, first, step = ring_key
    ring = Ring(x, y, first, step, 1)
    ax, ay = ring.at(ring.rim, far - 120)
    bx, by = ring.at(ring.rim, far + 120)
    rim = num(ring.rim)
    hidden = (
        f'<path d="M{num(x)} {num(y)}L{num(ax)} {num(ay)}A{rim} {rim} 0 0 0 {num(bx)} {num(by)}Z" fill="#ffb454" opacity=".16"/>'
    )
    orbits = "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(ring.radius(n))}"/>' for n in range(PLANETS))
    pillars = ""
    for pillar in range(-2, 3):
        px, py = ring.at(ring.rim, far + pillar * 60)
        pillars += f'<circle cx="{num(px)}" cy="{num(py)}" r="{num(max(1.6, step * 0.2))}" fill="#d9bd78"/>'
    sun = (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(first * 0.9)}" fill="url(#av-sunglow)"/><circle '
        f'cx="{num(x)}" cy="{num(y)}" r="{num(first * 0.42)}" fill="#ffdf8f"/>'
    )
    return f'{hidden}<g fill="none" stroke="#5d6fa8" stroke-width=".8" opacity=".7">{orbits}</g>{pillars}{sun}'


def sky_ground(c: Content, ring: Ring, far: int) -> str:
    """The Sun, the orbits, the pillars and what they hide."""
    assert c.planets
    return _ground((ring.x, ring.y, ring.first, ring.step), far)


def planets(scene: Scene, ring: Ring, named: bool) -> None:
    """Each planet where it stands; what is hidden is faint."""
    s, c = scene.s, scene.c
    for number in range(PLANETS):
        if s.planets[number] == NOBODY:
            continue
        px, py = ring.at(ring.radius(number), angle(s, c, number))
        seen = number == EARTH or planet_seen(s, c, number)
        crossing = number < EARTH and in_transit(s, c, number)
        told = "you are here" if number == EARTH else "in transit" if crossing else "seen" if seen else "hidden by the Sun"
        name = c.planets[number].name
        r = SIZES[number] * ring.size
        body = planet(number, 0.0, 0.0, round(r, 1))
        words = fitted(0, r + 13, name, 80, 12, "sk halo", "middle") if named else ""
        faded = "" if seen else ' opacity=".45"'
        scene.add(
            piece(
                f"planet-{c.planets[number].key}",
                px,
                py,
                f'<g data-card="planet-{number}" data-says="{name}: {told}."{faded}>{body}{words}</g>',
                around=f"{num(ring.x)},{num(ring.y)}",
            )
        )
