"""The pairs of cards as asteroids in the gaps between the moons: what is known of them, where they would strike, how to meet them."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.svg import num, piece, points
from perilune.draw.words import fitted, label, width
from perilune.games.uranus.cards.asteroids import gap_of
from perilune.games.uranus.content import Content
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.moon_shape import MIDDLES, border
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.symbols import ASTEROID, CROSS, HEX, UNKNOWN, corners, put
from perilune.games.uranus.hexes import BIT, count, hexes_of
from perilune.games.uranus.state import ATTACK, LEFT, NONE, OVER, UranusState
from perilune.games.uranus.words.harm import briefly, losses, mildest
from perilune.games.uranus.words.places import AREAS, asteroid

SIDES = ["left", "right"]


def known(s: UranusState, gap: int) -> bool:
    """Whether both cards of a pair lie face up."""
    return s.cards[gap * 2] >= 0 and s.cards[gap * 2 + 1] >= 0


def title(scene: Scene, gap: int) -> str:
    """A pair of cards is an asteroid; and between whose moons it is."""
    return f"The asteroid {asteroid(gap, scene.names)}"


@lru_cache(64)
def boulder(x: float, y: float, radius: float, angle: float, face_up: bool) -> str:
    """An asteroid with its tail."""
    far, half = radius * 4.1, radius * 0.8
    sides = [(far, -half * 0.14), (far * 0.7, half * 0.24), (far * 0.92, half * 0.6)]
    tail = points([(0, -half), *sides, (0, half)])
    drawn = (
        f'<g class="glow" transform="translate({num(x)} {num(y)}) rotate({num(angle)})"><path d="{tail}" '
        f'fill="url(#{"ur-tail" if face_up else "ur-trail"})"/></g>'
        f'<circle class="glow" cx="{num(x)}" cy="{num(y)}" r="{num(radius * 1.95)}" fill="url(#{"ur-fire" if face_up else "ur-haze"})"/>'
    )
    return drawn + put(ASTEROID if face_up else UNKNOWN, x, y, radius / 9.2)


def far_pair(scene: Scene, gap: int, x: float, y: float, radius: float = 9.5, reach: float = 12.5) -> None:
    """A pair between two partners: small, in the sky."""
    s = scene.s
    if s.cards[gap * 2] == NONE:
        mark = scene.place(f"pair-{gap + 1}", title(scene, gap))
        scene.put(f'<g{mark} data-card="pair-{gap + 1}"><circle cx="{num(x)}" cy="{num(y)}" r="{num(reach)}" class="hot"/></g>')
        return
    up = known(s, gap)
    size = scene.sizes.body
    drawn = boulder(x, y, radius, -50, up) + ("" if up else label(x, y + size * 0.36, "?", size, "on-planet b", "middle"))
    fire = scene.moves.fire.moves[gap].text
    ring = "target" if fire in scene.offers else "hot"
    drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(reach)}" class="{ring}"/>'
    marks = scene.place(f"pair-{gap + 1}", title(scene, gap)) + f' data-card="pair-{gap + 1}"'
    if fire in scene.offers:
        scene.put(scene.thing(marks, f"pair-{gap + 1}", title(scene, gap), [_shot(fire)], drawn))
    else:
        scene.put(scene.spot(marks, "", title(scene, gap), drawn))


def near_pair(scene: Scene, side: int, frame: Frame, x: float, y: float, radius: float, told: bool) -> None:
    """A pair beside the viewer's moon: the asteroid, which can be fired at or taken first, and, if `told`, what it would do."""
    s, seat, size = scene.s, scene.focus, scene.sizes
    gap = gap_of(s, seat, side)
    marks = scene.place(f"pair-{gap + 1}", title(scene, gap)) + f' data-card="pair-{gap + 1}"'
    fallen = s.stage == ATTACK and not s.flown[seat] and not s.todo[seat] >> side & 1
    if s.cards[gap * 2] == NONE or fallen:
        at = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 1.25)}" fill="transparent"/>'
        why = "no asteroid" if s.cards[gap * 2] == NONE else "has struck"
        words = _beside(side, x, y + size.body * 0.36, radius, why, size.body, "q sky")
        scene.put(scene.spot(marks, scene.moves.fire.moves[gap].text, title(scene, gap), at, words))
        return
    up = known(s, gap)
    ways = _ways(scene, side, gap, frame)
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 1.27)}" class="{"target" if ways else "hot"}"/>'
    strike = ""
    if s.stage == ATTACK and up:
        tx, ty = MIDDLES[s.cards[gap * 2]]
        strike = f"strike {num(frame.x + tx * frame.scale)},{num(frame.y + ty * frame.scale)}"
    rock = boulder(0, 0, radius, -152 if side == LEFT else -28, up)
    drawn = piece(f"asteroid-{gap + 1}-{SIDES[side]}", x, y, rock, leave=strike) + ring
    if not up:
        drawn += label(x, y + radius * 0.36, "?", radius, "on-planet b", "middle")
    if not s.flown[seat] and s.stage != OVER and (told or not up):
        first, second = _least(scene, gap) if up else _hidden(s, gap)
        line = y - 3 if told else y - 12  # on a wide table the first row of hexes is near
        drawn += _ground(side, x, line, radius, max(width(first, size.body, up), width(second, size.body)), size.body)
        drawn += _beside(side, x, line, radius, first, size.body, "b sky" if up else "sky")
        drawn += _beside(side, x, line + 3 + size.body, radius, second, size.body, "q sky")
    if ways:
        scene.put(scene.thing(marks, f"pair-{gap + 1}", f"The asteroid from the {SIDES[side]}", ways, drawn))
        return
    ask = scene.moves.fire.moves[gap] if s.stage != ATTACK else scene.moves.face.moves[side]
    scene.put(scene.spot(marks, ask.text, title(scene, gap), drawn))


def _beside(side: int, x: float, y: float, radius: float, words: str, size: float, kind: str) -> str:
    """Words between an asteroid and the middle of the picture."""
    far = radius * 1.27 + 6
    return label(x + far, y, words, size, kind) if side == LEFT else label(x - far, y, words, size, kind, "end")


def _ground(side: int, x: float, y: float, radius: float, wide: float, size: float) -> str:
    """What two lines of words lie on, because they reach over the rim of the moon."""
    far = radius * 1.27
    left = x + far if side == LEFT else x - far - wide - 12
    return (
        f'<rect x="{num(left)}" y="{num(y - size * 1.1)}" width="{num(wide + 12)}" height="{num(size * 2.7)}" '
        f'rx="{num(size * 0.6)}" class="words"/>'
    )


def _hidden(s: UranusState, gap: int) -> tuple[str, str]:
    """That a pair lies face down, and why."""
    point = s.cards[gap * 2]
    return ("face down", "no telescope") if point < 0 else (AREAS[point], "how, nobody knows")


def _least(scene: Scene, gap: int) -> tuple[str, str]:
    """The least that a pair which lies face up takes from the viewer's moon."""
    s, seat = scene.s, scene.focus
    point, card = s.cards[gap * 2], s.cards[gap * 2 + 1]
    if s.dark[seat] & BIT[point]:
        return "no damage", "its hex is dark"
    _, mask = mildest(s, scene.content, seat, point, card)
    words = briefly(s, scene.content, seat, mask)
    return f"{counted(count(mask), 'hex')} lost", words[0] if words else "at best"


def _ways(scene: Scene, side: int, gap: int, frame: Frame) -> list[Way]:
    """What can be done about an asteroid: fire at it, or take it first, as it comes or in the mildest way."""
    s, seat, moves = scene.s, scene.focus, scene.moves
    fire, face = moves.fire.moves[gap].text, moves.face.moves[side].text
    if fire in scene.offers:
        return [_shot(fire)]
    if face not in scene.offers:
        return []
    turn, mask = mildest(s, scene.content, seat, s.cards[gap * 2], s.cards[gap * 2 + 1])
    ghost = scene.ghost(f"foresee-{gap + 1}", frame.around(f'<path d="{border(mask)}" class="next"/>'))
    told = losses(s, scene.content, seat, mask)
    return [
        Way([face], "Take it first", "Then choose how its pattern lies.", ghost),
        Way([face, moves.impact.moves[turn].text], "Take it first, the mildest way", told, ghost),
    ]


def _shot(fire: str) -> Way:
    """To fire at an asteroid."""
    return Way([fire], "Fire the space gun", "The asteroid is gone, for both moons beside it.")


def slip_width(scene: Scene) -> float:
    """How wide the small card of a pair is."""
    return scene.sizes.body * 10


def slip(scene: Scene, side: int, x: float, y: float) -> None:
    """The small card of a pair that lies face up: its pattern, and the least that it takes from the viewer's moon."""
    s, seat, size = scene.s, scene.focus, scene.sizes
    gap = gap_of(s, seat, side)
    fallen = s.stage == ATTACK and not s.todo[seat] >> side & 1
    if not known(s, gap) or fallen or s.flown[seat] or s.stage == OVER:
        return
    first, second = _least(scene, gap)
    wide, high = slip_width(scene), size.body * 3.36
    at, room = x + high + 2, wide - high - 6
    scene.put(
        f'<g data-card="pair-{gap + 1}"><rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" rx="9" class="slip" '
        f'style="stroke:#ff8a5c"/>{_pattern(scene.content, s.cards[gap * 2 + 1], x + high / 2 + 1, y + high / 2, high / 42)}'
        + fitted(at, y + high * 0.43, first, room, size.body, "b", "", size.least)
        + fitted(at, y + high * 0.81, second, room, size.body, "q", "", size.least) + "</g>"
    )  # fmt: skip


@lru_cache(256)
def _pattern_shape(cells: tuple[tuple[int, int, int], ...]) -> list[tuple[float, float, bool]]:
    places = [(1.732 * (cx + cz / 2), 1.5 * cz, (cx, cz) == (0, 0)) for cx, _, cz in cells]
    wide = max(p[0] for p in places) - min(p[0] for p in places) + 1.8
    tall = max(p[1] for p in places) - min(p[1] for p in places) + 2
    radius = min(7.6, 34 / wide, 34 / tall)
    mx = (max(p[0] for p in places) + min(p[0] for p in places)) / 2
    my = (max(p[1] for p in places) + min(p[1] for p in places)) / 2
    return [((px - mx) * radius, (py - my) * radius, first) for px, py, first in places] + [(radius, 0, False)]


def _pattern(content: Content, card: int, x: float, y: float, size: float = 1.0) -> str:
    """The pattern of an impact card, as small hexes; its point is bright."""
    cells = _pattern_shape(tuple(content.impacts[card].cells))
    radius = cells[-1][0] * size
    return "".join(
        f'<path d="{points(corners(radius * 0.94, x + px * size, y + py * size))}" fill="{"#ff6b6b" if first else "#a53f4c"}"/>'
        for px, py, first in cells[:-1]
    )


def threats(scene: Scene, frame: Frame, starts: list[tuple[float, float]]) -> None:
    """Where the known asteroids beside the viewer's moon would strike: their way, their cross-hairs, and the least that goes dark."""
    s, seat = scene.s, scene.focus
    if s.flown[seat] or s.stage == OVER or scene.aim(seat) is not None:
        return
    drawn: list[str] = []
    for side, (x, y) in enumerate(starts):
        gap = gap_of(s, seat, side)
        if not known(s, gap) or (s.stage == ATTACK and not s.todo[seat] >> side & 1):
            continue
        point = s.cards[gap * 2]
        tx, ty = MIDDLES[point]
        sx, sy = (x - frame.x) / frame.scale, (y - frame.y) / frame.scale
        bend = (sx + tx) / 2 + (30 if side else -30), (sy + ty) / 2
        drawn.append(f'<path d="M{num(sx)} {num(sy)}Q{num(bend[0])} {num(bend[1])} {num(tx)} {num(ty - 24)}" class="fall"/>')
        if not s.dark[seat] & BIT[point]:
            _, mask = mildest(s, scene.content, seat, point, s.cards[gap * 2 + 1])
            drawn.append(struck_hexes(mask))
        drawn.append(crosshairs(s, seat, point))
    if drawn:
        scene.put(f'<g class="pieces">{frame.around(*drawn)}</g>')


def crosshairs(s: UranusState, seat: int, point: int) -> str:
    """Where an asteroid strikes. The wall of a fortified mine stays in view around it."""
    return put(CROSS, *MIDDLES[point], 0.6 if s.forts[seat] & BIT[point] else 1.0)


@lru_cache(512)
def struck_hexes(mask: int) -> str:
    """Hexes that would go dark."""
    return "".join(f'<path d="{points(corners(HEX * 0.93, *MIDDLES[hex_]))}" class="struck"/>' for hex_ in hexes_of(mask))
