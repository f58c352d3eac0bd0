"""The asteroid track, Uranus with its modules, and the project boards."""

from perilune.draw.palette import var
from perilune.draw.shapes import panel
from perilune.draw.svg import card_in, el, num, piece, points, rect, titled, use
from perilune.draw.words import fitted, label, width, wrap
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    MINE,
    MODULES,
    PAD,
    TELESCOPE,
    TRACK_KEYS,
    TRACKS,
    TUNNEL,
    Way,
)
from perilune.games.uranus.draw.art import ASTEROID, rock
from perilune.games.uranus.draw.moon import imp, letter
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.hexes import HEXES, NAMES
from perilune.games.uranus.moon import gun_start, track
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.state import OVER
from perilune.games.uranus.words.regions import last_round

TITLES = ["Tunnels", "Mines", "Fortification", "Launchpad", "Space gun", "Telescope", "Weaponry", "Rocket", "Spaceship"]
NOTES = [
    "Dig tunnels: the highest number crossed off.", "Build mines: the highest number crossed off, at most 2 a round.",
    "Makes a mine safe from impacts and eruptions.", "Launch sets and, at last, your race from here.",
    "Fire at the cards beside your moon.", "Cards beside your moon lie face up.", "Crosses out two steps of the space gun.",
    "Lets you launch sets to Uranus.", "Lets your race fly to Uranus.",
]  # fmt: skip
SHORT = ["Tunnels", "Mines", "Forts", "Launchpad", "Space gun", "Telescope", "Weaponry", "Rocket", "Spaceship"]
BRIEF = ["Tun", "Min", "Fort", "Pad", "Gun", "Tel", "Wpn", "Roc", "Ship"]
URANUS = "Uranus and its six modules"
STAGES = ["Set-up", "1 Asteroids", "2 Mine and transport", "3 Use and remove", "4 Build and activate"]


def asteroid_track(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The spaces from the moon to the explosion, with the marker."""
    s, end = scene.s, scene.content.end
    now = s.space
    scene.put(panel(x, y, w, h))
    title = "The end" if s.stage == OVER else f"Round {now}" if now else "Before round 1"
    stage = last_round(s, scene.content) if s.stage == OVER else STAGES[s.stage]
    scene.put(label(x + 12, y + 20, title, 14, "b"), fitted(x + 12, y + 38, stage, 140, 12, "q"))
    left = x + 156
    step = (w - 162) / (end + 1)
    for space in range(end + 1):
        cx = left + step * (space + 0.5)
        cy = y + h / 2 - 5
        kind = "an attack" if scene.content.attacks[space] else "the end: the moons explode" if space == end else "no attack"
        drawn = rect(cx - step / 2 + 1.5, y + 5, step - 3, h - 10, "well" if space <= now else "card", 6)
        if scene.content.attacks[space]:
            drawn += use(ASTEROID, cx, cy, 20)
        elif space == end:
            burst = [(cx + r * a, cy + r * b) for r, a, b in _burst()]
            drawn += el("path", d=points(burst), fill=var("refusal"), stroke=var("ink"))
        elif space == 0:
            drawn += el("circle", cx=cx, cy=cy, r=8, fill=var("metal"), stroke=var("ink"))
        drawn += label(cx, y + h - 9, str(space) if 0 < space < end else "start" if space == 0 else "end", 11, "q", "middle")
        scene.put(f"<g><title>Space {space}: {kind}</title>{drawn}</g>")
    at = left + step * (now + 0.5)
    ring = el("circle", cx=0, cy=0, r=12.5, class_="now")
    scene.pieces.append(piece("marker", at, y + h / 2 - 5, ring))


def _burst() -> list[tuple[float, float, float]]:
    from math import cos, pi, sin

    return [(11.0 if n % 2 == 0 else 5.0, cos(pi * n / 8), sin(pi * n / 8)) for n in range(16)]


def modules(scene: Scene, x: float, y: float, w: float, h: float, columns: int) -> None:
    """Uranus: six modules, their boxes and who lives there; and the supply of rocks."""
    s, content = scene.s, scene.content
    scene.put(panel(x, y, w, h), label(x + 34, y + 17, "Uranus", 13, "q b"))
    tilt = f"rotate(-24 {num(x + 19)} {num(y + 13)})"
    scene.put(
        el("circle", cx=x + 19, cy=y + 13, r=6.5, class_="planet"),
        el("ellipse", cx=x + 19, cy=y + 13, rx=10.5, ry=3, class_="belt", transform=tilt),
    )
    supply(scene, x + w - 10, y + 13)
    wide, high = (w - 16 - 6 * (columns - 1)) / columns, (h - 32 - 6 * (MODULES // columns - 1)) / (MODULES // columns)
    for module in range(MODULES):
        mx = x + 8 + (module % columns) * (wide + 6)
        my = y + 25 + (module // columns) * (high + 6)
        done = complete(s, content, module)
        drawn = [rect(mx, my, wide, high, "card", 8)]
        title = f"Module {module + 1}" + (", complete" if done else "")
        drawn.append(label(mx + 8, my + 16, f"{module + 1}" + (" ✓" if done else ""), 13, "b"))
        cell = min((wide - 14) / 4, (high - 22) / 2)
        place = 0
        for colour in range(COLOURS):
            for n in range(content.modules[module][colour]):
                bx = mx + wide / 2 + (place % 4 - 1.5) * min(cell * 1.2, (wide - 14) / 4)
                by = my + 20 + cell * (place // 4 + 0.5)
                full = n < s.filled[module * COLOURS + colour]
                drawn.append(rect(bx - cell / 2 + 1, by - cell / 2 + 1, cell - 2, cell - 2, "well", 4))
                drawn.append(use(rock(colour), bx, by, cell - 4, "" if full else "ghost"))
                place += 1
        if s.claimed[module] >= 0:
            title += f", home of {scene.names[s.claimed[module]]}"
            scene.pieces.append(imp(s.claimed[module], mx + wide - 15, my + 11, 20))
        fly = scene.moves.fly.moves[module].text
        texts = [scene.moves.wipe.moves[module].text]
        texts += [f"secure {COLOUR_NAMES[colour]} {module + 1}" for colour in range(COLOURS)]
        text = next((text for text in texts if scene.spots.offered(text)), fly)
        spot = scene.spots.around(text, title, *drawn, rect(mx, my, wide, high, "hot", 8))
        scene.put(scene.placed(f"module-{module + 1}", title, URANUS, spot))
        if scene.spots.offered(fly):
            scene.over.append(f'<g class="pieces">{label(mx + wide - 8, my + 16, "fly here", 12, "b", "end")}</g>')
        _chips(scene, f"send {{}} {module + 1}", mx + 24, my - 2, wide - 26, 22)


def _chips(scene: Scene, form: str, x: float, y: float, room: float, high: float) -> None:
    """A small key for each set that may be used here, to the right: its letter, and its rocks while there is room for them."""
    found = [(form.format(place), sign, kinds) for place, sign, kinds in set_places(scene)]
    found = [each for each in found if scene.spots.offered(each[0])]
    if not found:
        return
    shown = max([n for n in (4, 3, 2, 1, 0) if sum(_chip(kinds, n) + 3 for _, _, kinds in found) <= room + 3], default=0)
    at = x + room
    for text, sign, kinds in reversed(found[: int((room + 3) // 27)] if shown == 0 else found):
        wide = _chip(kinds, shown)
        at -= wide
        drawn = [rect(at, y, wide, high, "key", high / 2), label(at + 12, y + high / 2 + 4.2, sign, 12, "k b", "middle")]
        drawn += [use(rock(colour), at + 25 + 10 * n, y + high / 2, 13) for n, colour in enumerate(kinds[:shown])]
        if 0 < shown < len(kinds):
            drawn.append(label(at + 20 + 10 * shown, y + high / 2 + 4, "+", 12, "k b"))
        scene.over.append(scene.spots.around(text, "", *drawn))
        at -= 3


def _chip(kinds: list[int], shown: int) -> float:
    """How wide the key of a set is with so many of its rocks."""
    return 24.0 if not shown else 24 + 10 * min(len(kinds), shown) + (8 if len(kinds) > shown else 2)


def set_places(scene: Scene) -> list[tuple[str, str, list[int]]]:
    """The viewer's sets: their words in moves, their letters on the moon, and their rocks."""
    s = scene.s
    found: list[tuple[str, str, list[int]]] = []
    for row, owner in enumerate(s.set_owner):
        if owner == scene.seat:
            at = s.set_at[row]
            name = NAMES[at] if at < HEXES else f"loose-{COLOUR_NAMES[at - LOOSE]}"
            sign = letter(s, owner, at) if at < HEXES else "+"
            counts = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
            found.append((name, sign, [colour for colour in range(COLOURS) for _ in range(counts[colour])]))
    return found


def board_of(scene: Scene, seat: int) -> str:
    """What a seat's project board is called."""
    return f"The project board of {scene.names[seat]}"


def project_board(scene: Scene, seat: int, x: float, y: float, w: float, h: float, own: bool) -> None:
    """The nine tracks of a race: steps, cost, and on the viewer's own one a key for each set that pays."""
    s = scene.s
    race = scene.content.races[s.races[seat]]
    text = race.text if s.seats > 1 else race.solo_text
    scene.put(panel(x, y, w, h))
    top = y + 23
    with card_in(scene.ground, f"{race.name}, {race.role.lower()}. {text}"):
        scene.put(
            titled(
                text,
                rect(x + 6, y + 3, w - 12, 19, "hot", 6),
                label(x + 10, y + 17, f"{race.name}, {race.role.lower()}", 13, "q b"),
            )
        )
    if h > 330:
        for row in wrap(text, w - 24, 12):
            scene.put(label(x + 10, top + 14, row, 12, "q"))
            top += 16
        top += 8
    high = (y + h - 5 - top) / TRACKS
    box = min(24.0, high - 5)
    for number in range(TRACKS):
        line = top + high * (number + 0.5)
        spec = track(s, scene.content, seat, number)
        known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
        marks = s.marks[seat * TRACKS + number]
        drawn = [
            rect(x + 6, line - high / 2 + 1, w - 12, high - 2, "card", 6),
            fitted(x + 13, line + 4.3, TITLES[number], 88, 12, "b"),
        ]
        at = x + 104
        if known and not marks:
            drawn.append(label(at, line + 4.3, "✓ known", 12, "b"))
        else:
            for step in range(1, spec.steps + 1):
                kind = "done" if step <= marks else "step"
                goal = " goal" if spec.values[step] > spec.values[step - 1] else ""
                drawn.append(rect(at, line - box / 2, box, box, kind + goal, 4))
                sign = str(spec.values[step]) if number in (TUNNEL, MINE) and spec.values[step] else "★" if goal else ""
                if number == 4 and step <= gun_start(s, seat):
                    sign = "–"
                if sign:
                    drawn.append(label(at + box / 2, line + 4, sign, 11, "k b" if step <= marks else "b", "middle"))
                at += box + 2
        at = max(x + 110 + 5 * (box + 1), at + 4) if w > 380 else at + 6
        cost, end = _cost(spec.ways, at, line)
        drawn.append(cost)
        words = f"A step costs {spec.words()}." if spec.ways else "Known from the start."
        told = titled(f"{TITLES[number]}. {NOTES[number]} {words}", *drawn)
        scene.put(scene.placed(f"track-{seat + 1}-{TRACK_KEYS[number]}", TITLES[number], board_of(scene, seat), told))
        if not own:
            continue
        high_key = min(26.0, high - 1)
        _chips(scene, f"use {{}} {TRACK_KEYS[number]}", end + 4, line - high_key / 2, x + w - 8 - end - 4, high_key)
        keep = f"keep {TRACK_KEYS[number]}"
        if scene.spots.offered(keep):
            key = rect(x + w - 62, line - high_key / 2, 54, high_key, "key", high_key / 2)
            scene.over.append(scene.spots.around(keep, "", key, label(x + w - 35, line + 4, "keep", 12, "k b", "middle")))


def _cost(ways: list[Way], x: float, y: float) -> tuple[str, float]:
    """A cost in numbers and rocks, and where it ends; "3≠" stands for three different ones."""
    drawn: list[str] = []
    for place, way in enumerate(ways):
        if place:
            drawn.append(label(x, y + 4, "/", 11.5, "q"))
            x += 6
        if way.different:
            drawn.append(label(x, y + 4, f"{way.different}≠", 12, "b"))
            x += 20
        for colour in way.asked:
            if colour != way.asked[0]:
                drawn.append(label(x - 2, y + 4, "+", 11.5, "q"))
                x += 6
            drawn.append(label(x, y + 4, str(way.rocks[colour]), 12, "b") + use(rock(colour), x + 14.5, y, 13))
            x += 23
    return "".join(drawn), x


def _states(scene: Scene, seat: int) -> list[tuple[int, int, str]]:
    """Marks, steps and state of a seat's tracks; a track that is known has no steps left."""
    s = scene.s
    found = []
    for number in range(TRACKS):
        spec = track(s, scene.content, seat, number)
        marks = s.marks[seat * TRACKS + number]
        known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
        state = "✓" if known or (number == PAD and s.pads[seat]) else f"{marks}/{spec.steps}"
        found.append((marks, spec.steps, state))
    return found


def _row(scene: Scene, seat: int, number: int, state: str, *drawn: str) -> None:
    """A track of another seat, that can be marked and tells what it is."""
    told = "known or built" if state == "✓" else state.replace("/", " of ") + " steps"
    row = titled(f"{TITLES[number]}: {told}. {NOTES[number]}", *drawn)
    scene.put(scene.placed(f"track-{seat + 1}-{TRACK_KEYS[number]}", TITLES[number], board_of(scene, seat), row))


def summary(scene: Scene, seat: int, x: float, y: float, w: float, down: float) -> None:
    """A neighbour's board, a line for each track: its name, and its steps as boxes where there is room for them."""
    for number, (marks, steps, state) in enumerate(_states(scene, seat)):
        line = y + down * number
        name = fitted(x, line, TITLES[number] if w > 110 else SHORT[number], min(w - 26, 100), 11, "q")
        if w < 170:
            _row(scene, seat, number, state, name, label(x + w, line, state, 11.5, "b", "end"))
            continue
        if state == "✓":
            _row(scene, seat, number, state, name, label(x + 108, line, state, 12, "b"))
            continue
        boxes = [rect(x + 108 + 13 * n, line - 10, 11, 11, "done" if n < marks else "step", 3) for n in range(steps)]
        _row(scene, seat, number, state, name, *boxes)


def grid(scene: Scene, seat: int, x: float, y: float, w: float, down: float) -> None:
    """A neighbour's board in three columns and three lines."""
    for number, (_, _, state) in enumerate(_states(scene, seat)):
        left, line = x + number % 3 * w / 3, y + number // 3 * down
        name = fitted(left, line, BRIEF[number], w / 3 - 25, 11, "q")
        _row(scene, seat, number, state, name, label(left + w / 3 - 6, line, state, 11, "b", "end"))


def supply(scene: Scene, right: float, y: float) -> None:
    """What is left in the supply, and which deck is played; it ends at the right."""
    s = scene.s
    at = right
    for colour in reversed(range(COLOURS)):
        number = str(s.supply[colour])
        at -= width(number, 12) + 24
        drawn = use(rock(colour), at + 7, y, 14) + label(at + 16, y + 4.2, number, 12, "b")
        scene.put(titled(f"{COLOUR_NAMES[colour]} rocks in the supply", drawn))
    deck = ["first play", "standard", "advanced"][s.deck]
    scene.put(titled(f"The {deck} deck of impact cards.", label(at - 2, y + 4, "supply", 11.5, "q", "end")))
