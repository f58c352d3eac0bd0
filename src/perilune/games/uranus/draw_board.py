"""The asteroid track, the pairs of cards, Uranus with its modules, and the project boards."""

from perilune.draw.palette import var
from perilune.draw.shapes import panel
from perilune.draw.svg import card_in, el, num, piece, points, rect, titled, use
from perilune.draw.words import fitted, label, width
from perilune.games.uranus.cards import beside
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    MINE,
    MODULES,
    PAD,
    SYMBOLS,
    TELESCOPE,
    TRACKS,
    TUNNEL,
    Way,
)
from perilune.games.uranus.draw_art import ASTEROID, corners, rock
from perilune.games.uranus.draw_moon import HALF, imp
from perilune.games.uranus.draw_scene import Scene
from perilune.games.uranus.hexes import HEXES, NAMES
from perilune.games.uranus.moon import gun_start, track
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.rounds import this_round
from perilune.games.uranus.state import NONE

TITLES = ["Tunnels", "Mines", "Fortification", "Launchpad", "Space gun", "Telescope", "Weaponry", "Rocket", "Spaceship"]
NOTES = [
    "Dig tunnels: the highest number crossed.", "Build mines: the highest number crossed, at most 2 a round.",
    "Makes a mine safe from impacts and eruptions.", "Launch sets and, at last, your race from here.",
    "Fire at the cards beside your moon.", "Cards beside your moon lie face up.", "Crosses out two steps of the space gun.",
    "Lets you launch sets to Uranus.", "Lets your race fly to Uranus.",
]  # fmt: skip
SHORT = ["Tunn.", "Mines", "Fort.", "Pad", "Gun", "Tele.", "Weap.", "Rocket", "Ship"]
STAGES = ["Set-up", "1 Asteroids", "2 Mine and transport", "3 Use and remove", "4 Build and activate", "The end"]


def asteroid_track(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The spaces from the moon to the explosion, with the marker."""
    s, end = scene.s, scene.content.end
    now = this_round(s)
    scene.put(panel(x, y, w, h))
    scene.put(label(x + 12, y + 20, f"Round {now}" if now else "Before round 1", 14, "b"))
    scene.put(fitted(x + 12, y + 40, STAGES[s.stage], 150, 13, "q"))
    left = x + 176
    step = (w - 190) / (end + 1)
    for space in range(end + 1):
        cx = left + step * (space + 0.5)
        cy = y + h / 2 - 3
        kind = "an attack" if scene.content.attacks[space] else "the end: the moons explode" if space == end else "no attack"
        drawn = rect(cx - step / 2 + 2, y + 8, step - 4, h - 16, "well" if space <= now else "card", 6)
        if scene.content.attacks[space]:
            drawn += use(ASTEROID, cx, cy - 2, 26)
        elif space == end:
            burst = [(cx + r * a, cy - 2 + r * b) for r, a, b in _burst()]
            drawn += el("path", d=points(burst), fill=var("refusal"), stroke=var("ink"))
        elif space == 0:
            drawn += el("circle", cx=cx, cy=cy - 2, r=11, fill=var("metal"), stroke=var("ink"))
        drawn += label(cx, y + h - 11, str(space) if 0 < space < end else "start" if space == 0 else "end", 11, "q", "middle")
        scene.put(f"<g><title>Space {space}: {kind}</title>{drawn}</g>")
    at = left + step * (now + 0.5)
    ring = el("circle", cx=0, cy=0, r=15.5, class_="now")
    scene.pieces.append(piece("marker", at, y + h / 2 - 5, ring))


def _burst() -> list[tuple[float, float, float]]:
    from math import cos, pi, sin

    return [(13.0 if n % 2 == 0 else 6.0, cos(pi * n / 8), sin(pi * n / 8)) for n in range(16)]


def pair(scene: Scene, gap: int, x: float, y: float, side: int, own: bool) -> None:
    """The two cards of a gap, 92 wide and 188 high; those beside the viewer's moon can be chosen or fired at."""
    s = scene.s
    point, card = s.cards[gap * 2], s.cards[gap * 2 + 1]
    who = " and ".join(scene.names[seat] for seat in dict.fromkeys(beside(s, gap)))
    drawn: list[str] = []
    for n, value in enumerate((point, card)):
        top = y + 96 * n
        if value == NONE:
            drawn.append(rect(x, top, 92, 88, "none", 8))
        elif value < 0:
            drawn.append(rect(x, top, 92, 88, "back", 8) + use(ASTEROID, x + 46, top + 40, 34))
            drawn.append(label(x + 46, top + 76, "place ?" if n == 0 else "pattern ?", 12, "light", "middle"))
        else:
            drawn.append(rect(x, top, 92, 88, "card", 8))
            drawn.append(_point(value, x, top) if n == 0 else _pattern(scene, value, x, top))
    hot = rect(x - 4, y - 4, 100, 192, "hot", 10)
    moves = []
    if own:
        moves = [scene.moves.face.moves[side].text, scene.moves.fire.moves[gap].text]
    offered = [text for text in moves if scene.spots.offered(text)]
    title = f"Pair {gap + 1}, between {who}" if len(who.split(" and ")) > 1 else f"Pair {gap + 1}"
    word = {"face": "take first", "fire": "fire!"}
    if offered:
        drawn.append(rect(x + 6, y + 182, 80, 22, "key", 11))
        drawn.append(label(x + 46, y + 197, word[offered[0].split()[0]], 12, "k b", "middle"))
    spot = scene.spots.around(offered[0] if offered else moves[1] if moves else "", title, "".join(drawn), hot)
    with card_in(scene.ground, f"{title}: {_about_pair(scene, point, card)}"):
        scene.put(spot)


def _about_pair(scene: Scene, point: int, card: int) -> str:
    """Where the asteroid hits and how wide, as the viewer knows it."""
    if point == NONE:
        return "no cards."
    if point < 0 or card < 0:
        return "face down."
    spec = scene.content.impacts[card]
    return f"an asteroid hits ({NAMES[point]}) with pattern {spec.key.upper()}, {len(spec.cells)} hexes."


def _point(value: int, x: float, y: float) -> str:
    drawn = [label(x + 46, y + 22, "hits", 12, "q", "middle"), label(x + 46, y + 48, NAMES[value], 17, "b", "middle")]
    return "".join(drawn) + use(ASTEROID, x + 46, y + 68, 22)


def _pattern(scene: Scene, card: int, x: float, y: float) -> str:
    spec = scene.content.impacts[card]
    places = [(2 * HALF * (cx + cz / 2), 1.5 * cz) for cx, _, cz in spec.cells]
    wide = max(p[0] for p in places) - min(p[0] for p in places) + 2 * HALF
    tall = max(p[1] for p in places) - min(p[1] for p in places) + 2
    radius = min(11.0, 78 / wide, 66 / tall)
    mx = (max(p[0] for p in places) + min(p[0] for p in places)) / 2
    my = (max(p[1] for p in places) + min(p[1] for p in places)) / 2
    drawn = []
    for (px, py), cell in zip(places, spec.cells, strict=True):
        at = corners(x + 46 + (px - mx) * radius, y + 40 + (py - my) * radius, radius * 0.92)
        drawn.append(
            el("path", d=points(at), fill=var("refusal"), stroke=var("moon") if cell == (0, 0, 0) else var("ink"), stroke_width=2)
        )
    sign = {"circle": "○", "triangle": "△", "none": ""}[SYMBOLS[spec.symbol]]
    return "".join(drawn) + label(x + 8, y + 82, spec.key.upper(), 11, "q") + label(x + 80, y + 82, sign, 13, "q", "middle")


def modules(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """Uranus: six modules, their boxes and who lives there."""
    s, content = scene.s, scene.content
    scene.put(panel(x, y, w, h, "Uranus"))
    scene.put(el("circle", cx=x + w / 2, cy=y + h / 2 + 6, r=h * 0.46, class_="planet"))
    tilt = f"rotate(-12 {num(x + w / 2)} {num(y + h / 2)})"
    scene.put(el("ellipse", cx=x + w / 2, cy=y + h / 2 + 6, rx=w * 0.46, ry=h * 0.12, class_="belt", transform=tilt))
    wide, high = (w - 32) / 3, (h - 44) / 2
    for module in range(MODULES):
        mx = x + 10 + (module % 3) * (wide + 6)
        my = y + 28 + (module // 3) * (high + 6)
        done = complete(s, content, module)
        drawn = [rect(mx, my, wide, high, "card", 8)]
        title = f"Module {module + 1}" + (", complete" if done else "")
        drawn.append(label(mx + 8, my + 18, f"{module + 1}", 14, "b"))
        if done:
            drawn.append(label(mx + 24, my + 18, "complete", 12, "b"))
        place = 0
        for colour in range(COLOURS):
            for n in range(content.modules[module][colour]):
                bx = mx + 26 + (place % 4) * 31
                by = my + 39 + (place // 4) * 31
                full = n < s.filled[module * COLOURS + colour]
                drawn.append(rect(bx - 13, by - 13, 26, 26, "well", 5))
                drawn.append(use(rock(colour), bx, by, 22, "" if full else "ghost"))
                place += 1
        if s.claimed[module] >= 0:
            title += f", home of {scene.names[s.claimed[module]]}"
            scene.pieces.append(imp(s.claimed[module], mx + wide - 20, my + 18, 30))
        fly = scene.moves.fly.moves[module].text
        wipe = scene.moves.wipe.moves[module].text
        text = wipe if scene.spots.offered(wipe) else fly
        scene.put(scene.spots.around(text, title, *drawn, rect(mx, my, wide, high, "hot", 8)))
        if scene.spots.offered(fly):
            scene.over.append(label(mx + wide - 8, my + high - 8, "fly here", 13, "b", "end"))
        _chips(scene, f"send {{}} {module + 1}", mx + 6, my + high - 26, wide - 12)


def _chips(scene: Scene, form: str, x: float, y: float, room: float) -> None:
    """A small key for each set that may be used here."""
    at = x
    for place, kinds in set_places(scene):
        text = form.format(place)
        if not scene.spots.offered(text):
            continue
        wide = 10 + 12 * min(len(kinds), 5) + (12 if len(kinds) > 5 else 0)
        if at + wide > x + room:
            return
        drawn = [rect(at, y, wide, 22, "key", 11)]
        drawn += [use(rock(colour), at + 11 + 12 * n, y + 11, 13) for n, colour in enumerate(kinds[:5])]
        if len(kinds) > 5:
            drawn.append(label(at + 6 + 12 * 5, y + 15, "+", 12, "k b"))
        scene.over.append(scene.spots.around(text, "", *drawn))
        at += wide + 4


def set_places(scene: Scene) -> list[tuple[str, list[int]]]:
    """The viewer's sets: their words in moves, and their rocks."""
    s = scene.s
    found: list[tuple[str, list[int]]] = []
    for row, owner in enumerate(s.set_owner):
        if owner == scene.seat:
            at = s.set_at[row]
            name = NAMES[at] if at < HEXES else f"loose-{COLOUR_NAMES[at - LOOSE]}"
            counts = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
            found.append((name, [colour for colour in range(COLOURS) for _ in range(counts[colour])]))
    return found


def project_board(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """The nine tracks of the viewer's race: steps, cost, and a key for each set that pays."""
    s = scene.s
    race = scene.content.races[s.races[seat]]
    scene.put(panel(x, y, w, h, f"Project board of the {race.name}, {race.role.lower()}"))
    scene.put(f"<g><title>{race.text}</title>{fitted(x + 12, y + 38, race.text, w - 24, 12, 'q')}</g>")
    high = (h - 50) / TRACKS
    for number in range(TRACKS):
        top = y + 46 + high * number
        spec = track(s, scene.content, seat, number)
        known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
        marks = s.marks[seat * TRACKS + number]
        drawn = [rect(x + 6, top, w - 12, high - 3, "card", 6), fitted(x + 14, top + high / 2 + 4, TITLES[number], 98, 13, "b")]
        at = x + 118
        if known and not marks:
            drawn.append(label(at, top + high / 2 + 4, "✓ known", 13, "b"))
        else:
            for step in range(1, spec.steps + 1):
                kind = "done" if step <= marks else "step"
                goal = " goal" if spec.values[step] > spec.values[step - 1] else ""
                drawn.append(rect(at, top + high / 2 - 12, 22, 22, kind + goal, 4))
                sign = str(spec.values[step]) if number in (TUNNEL, MINE) and spec.values[step] else "★" if goal else ""
                if number == 4 and step <= gun_start(s, seat):
                    sign = "–"
                if sign:
                    drawn.append(label(at + 11, top + high / 2 + 4, sign, 12, "k b" if step <= marks else "b", "middle"))
                at += 25
        drawn.append(_cost(spec.ways, x + 258, top + high / 2))
        cost = f"A step costs {spec.letters()}." if spec.ways else "Known from the start."
        scene.put(titled(f"{TITLES[number]}. {NOTES[number]} {cost}", *drawn))
        _chips(scene, f"use {{}} {_TRACK_KEYS[number]}", x + 400, top + high / 2 - 12, w - 412)


_TRACK_KEYS = ["tunnel", "mine", "fort", "pad", "gun", "telescope", "weaponry", "rocket", "spaceship"]


def _cost(ways: list[Way], x: float, y: float) -> str:
    """A cost in numbers and rocks; a fan of all colours stands for different ones."""
    drawn: list[str] = []
    for place, way in enumerate(ways):
        if place:
            drawn.append(label(x, y + 4, "/", 12, "q"))
            x += 8
        if way.different:
            drawn.append(label(x, y + 4, f"{way.different}≠", 13, "b"))
            x += 24
        for colour, amount in enumerate(way.rocks):
            if amount:
                drawn.append(label(x, y + 4, str(amount), 13, "b") + use(rock(colour), x + 16, y, 14))
                x += 28
    return "".join(drawn)


def summary(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """A neighbour's board in a few lines."""
    s = scene.s
    lines = []
    for number in range(TRACKS):
        spec = track(s, scene.content, seat, number)
        marks = s.marks[seat * TRACKS + number]
        known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
        state = "✓" if known else f"{marks}/{spec.steps}"
        if number == PAD and s.pads[seat]:
            state = "✓"
        lines.append((TITLES[number] if w > 100 else SHORT[number], state))
    for n, (name, state) in enumerate(lines):
        scene.put(fitted(x, y + 17 * n, name, w - 24, 11.5, "q") + label(x + w, y + 17 * n, state, 12, "b", "end"))


def supply(scene: Scene, x: float, y: float, w: float) -> None:
    """What is left in the supply, and the decks."""
    s = scene.s
    at = x
    scene.put(label(at, y + 5, "Supply", 12, "q"))
    at += 52
    for colour in range(COLOURS):
        count = str(s.supply[colour])
        drawn = use(rock(colour), at, y, 16) + label(at + 11, y + 5, count, 13, "b")
        scene.put(titled(f"{COLOUR_NAMES[colour]} rocks in the supply", drawn))
        at += 26 + width(count, 13)
    deck = ["first play", "standard", "advanced"][s.deck]
    scene.put(fitted(at + 4, y + 5, f"{deck} deck", w - (at - x) - 4, 12, "q"))
