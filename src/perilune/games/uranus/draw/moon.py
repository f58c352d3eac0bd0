"""A moon: its hexes, what stands on them, and what a click there would do."""

from math import sqrt

from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, piece, points, use
from perilune.draw.words import fitted, label, width
from perilune.games.uranus.concede import has_conceded
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, LAVA
from perilune.games.uranus.draw.art import DARK, FORT, IMP, LETTERS, MINE, PAD, corners, rock, terrain
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.hexes import BIT, COORDINATES, ENDS, FROM, HEXES, NAMES, TO, TUNNELS, count, hexes_of
from perilune.games.uranus.moon import has_tunnel, struck
from perilune.games.uranus.moves import TURN_TOKENS
from perilune.games.uranus.state import OVER, UranusState

HALF = sqrt(3) / 2
SIDES = [(0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1), (1, 0, -1), (1, -1, 0)]  # beyond each side, from corner to corner


def middle(hex_: int, cx: float, cy: float, radius: float) -> tuple[float, float]:
    """Where a hex lies on a moon with its centre at cx, cy."""
    x, _, z = COORDINATES[hex_]
    return cx + radius * 2 * HALF * (x + z / 2), cy + radius * 1.5 * z


def height(radius: float) -> float:
    """How high a moon is."""
    return 14 * radius


def moon(scene: Scene, seat: int, cx: float, cy: float, radius: float, own: bool) -> None:
    """The whole moon; the viewer's own one with its hot spots."""
    s = scene.s
    board = scene.content.moons[s.moons[seat]]
    flown = s.flown[seat] > 0
    words = f"The moon of {scene.names[seat]}"
    drawn: list[str] = []
    for hex_ in range(HEXES):
        x, y = middle(hex_, cx, cy, radius)
        ground = use(DARK if s.dark[seat] & BIT[hex_] else terrain(board.terrain[hex_]), x, y, radius * 2)
        if s.dark[seat] & BIT[hex_]:
            ground = f'<g id="dark-{seat + 1}-{hex_}" data-flash="">{ground}</g>'
        called = place(scene, seat, hex_)
        drawn.append(scene.placed(f"hex-{seat + 1}-{hex_}", called, words, f"<title>{called}</title>{ground}"))
    drawn.append(_tunnels(scene, seat, cx, cy, radius))
    if own:
        drawn.append(_coordinates(scene, seat, cx, cy, radius))
    large = f'data-board="{esc(words)}"' if own else f'data-enlarge="{esc(words)}"'
    scene.put(f'<g id="moon-{seat + 1}" class="{"dim" if flown else "land"}" {large}>{"".join(drawn)}</g>')
    for hex_ in hexes_of(s.mines[seat]):
        x, y = middle(hex_, cx, cy, radius)
        on = use(MINE, 0, 0, radius * 0.95)
        if s.forts[seat] & BIT[hex_]:
            on = use(FORT, 0, 0, radius * 1.15) + on
        if s.pads[seat] & BIT[hex_]:
            on = use(PAD, 0, 0, radius * 1.35) + on
        scene.pieces.append(piece(f"mine-{seat + 1}-{hex_}", x, y, on))
    if s.volcano[seat] and not flown:
        _eruption(scene, seat, cx, cy, radius)
    _sets(scene, seat, cx, cy, radius, own)
    if own and scene.asking:
        _hot(scene, seat, cx, cy, radius)
        _variants(scene, seat, cx, cy, radius)


def _coordinates(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> str:
    """The name of every hex, as the moves and the log call it; not where keys or an eruption's label lie."""
    s = scene.s
    awake = scene.content.moons[s.moons[seat]].volcano if s.volcano[seat] else -1
    drawn = []
    for hex_ in range(HEXES):
        if hex_ != awake and not (scene.asking and has_keys(_offered(scene, hex_))):
            x, y = middle(hex_, cx, cy, radius)
            drawn.append(label(x, y + radius * 0.58, NAMES[hex_], 11, "", "middle"))
    return f'<g class="coordinates">{"".join(drawn)}</g>'


def letter(s: UranusState, seat: int, hex_: int) -> str:
    """The letter of a set, that stays with its mine while the seat uses its sets."""
    sets = [s.set_at[row] for row, owner in enumerate(s.set_owner) if owner == seat and s.set_at[row] < HEXES]
    places = sorted({*hexes_of(s.mines[seat]), *sets})
    return chr(ord("A") + places.index(hex_) % 26)


def _eruption(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> None:
    """A volcano that is awake: the ring that it has reached, the one that comes next, and how far that is."""
    board = scene.content.moons[scene.s.moons[seat]]
    reach = scene.s.volcano[seat]
    scene.put(f'<path d="{border(board.rings[reach - 1], cx, cy, radius)}" class="reached"/>')
    if reach < len(board.rings):
        scene.put(f'<path d="{border(board.rings[reach], cx, cy, radius)}" class="next"/>')
    x, y = middle(board.volcano, cx, cy, radius)
    size = max(11.0, radius * 0.45)
    high = -0.48 if radius > 20 else 0.85  # above, where no coordinates stand
    scene.put(label(x, y + radius * high, erupts(reach, len(board.rings)), size, "lava b", "middle"))


def border(mask: int, cx: float, cy: float, radius: float) -> str:
    """The line around a set of hexes, as the path of its sides."""
    inside = {COORDINATES[hex_] for hex_ in hexes_of(mask)}
    path = []
    for hex_ in hexes_of(mask):
        x, y, z = COORDINATES[hex_]
        at = corners(*middle(hex_, cx, cy, radius), radius)
        for side, (dx, dy, dz) in enumerate(SIDES):
            if (x + dx, y + dy, z + dz) not in inside:
                (x1, y1), (x2, y2) = at[side], at[(side + 1) % 6]
                path.append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    return "".join(path)


def erupts(radius: int, rings: int) -> str:
    """The label of a volcano that is awake: how far it reaches next, or that nothing is left for it."""
    return f"erupts {radius}" if radius < rings else "burnt out"


def imp(seat: int, x: float, y: float, size: float) -> str:
    """A race's imp, in the colour of its seat."""
    inside = f'<g style="color:{var(seat_colour(seat))}">{use(IMP, 0, 0, size)}</g>'
    return piece(f"imp-{seat + 1}", x, y, inside, use(mark(seat), size * 0.42, size * 0.36, size * 0.42))


def _tunnels(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> str:
    path = []
    for tunnel in range(TUNNELS):
        if has_tunnel(scene.s, seat, tunnel):
            x1, y1 = middle(FROM[tunnel], cx, cy, radius)
            x2, y2 = middle(TO[tunnel], cx, cy, radius)
            path.append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    if not path:
        return ""
    d = "".join(path)
    return "".join(
        f'<path d="{d}" class="{kind}" style="stroke-width:{num(radius * wide)}"/>'
        for kind, wide in (("bore", 0.4), ("tunnel", 0.22))
    )


def _sets(scene: Scene, seat: int, cx: float, cy: float, radius: float, own: bool) -> None:
    """The sets in hand lie on their mines: the rocks if there is room, else their number."""
    s = scene.s
    for row, owner in enumerate(s.set_owner):
        if owner != seat or s.set_at[row] >= HEXES:
            continue
        x, y = middle(s.set_at[row], cx, cy, radius)
        counts = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
        kinds = [colour for colour in range(COLOURS) for _ in range(counts[colour])]
        size = radius * (0.62 if own else 0.8)
        step = size * 0.72
        shown = kinds[:6]
        left = -step * (len(shown) - 1) / 2
        drawn = "".join(use(rock(colour), left + step * n, -radius * 0.5, size) for n, colour in enumerate(shown))
        if len(kinds) > 6 and own:
            drawn += label(left + step * 6, -radius * 0.4, f"+{len(kinds) - 6}", 12, "b")
        if own:
            drawn += label(0, 4, letter(s, seat, s.set_at[row]), 11, "light b", "middle")
        scene.pieces.append(piece(f"set-{seat + 1}-{s.set_at[row]}", x, y, drawn))


def _around(number: int) -> list[tuple[float, float]]:
    """Where the keys of a hex lie round its middle, in parts of its radius."""
    if number < 4:
        return [[(0.0, 0.42)], [(-0.42, 0.42), (0.42, 0.42)], [(0.0, -0.52), (-0.42, 0.42), (0.42, 0.42)]][number - 1]
    return [(1.3 * (n / (number - 1) - 0.5), 0.42 if n % 2 else -0.42) for n in range(number)]


def _offered(scene: Scene, hex_: int) -> list[tuple[str, str]]:
    """What can be done on a hex, and the signs for it."""
    moves = scene.moves
    keyed = (
        (moves.mine, "+"), (moves.fortify, "▢"), (moves.pad, "◎"), (moves.double, "2×"), (moves.remove_mine, "✕"),
    )  # fmt: skip
    found = [(verb.moves[hex_].text, key) for verb, key in keyed]
    found += [(f"join {name} {NAMES[hex_]}", f"+{LETTERS[colour]}") for colour, name in enumerate(COLOUR_NAMES)]
    return [(text, key) for text, key in found + scene.gifts_of(hex_) if scene.spots.offered(text)]


def has_keys(offered: list[tuple[str, str]]) -> bool:
    """A lone offer to build, to double or to add is the whole hex; others are keys on it."""
    return len(offered) > 1 or (len(offered) == 1 and offered[0][1][0] not in "+2")


def _hot(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> None:
    """Tunnels to dig or remove, and hexes to choose."""
    moves = scene.moves
    for tunnel in range(TUNNELS):
        for verb, kind in ((moves.tunnel, "way"), (moves.remove_tunnel, "fill")):
            text = verb.moves[tunnel].text
            if scene.spots.offered(text):
                x1, y1 = middle(FROM[tunnel], cx, cy, radius)
                x2, y2 = middle(TO[tunnel], cx, cy, radius)
                line = f'<path d="{points(_bar(x1, y1, x2, y2))}" class="{kind}"'
                if kind == "way":  # it can be drawn from hex to hex
                    line += f' data-ends="hex-{seat + 1}-{FROM[tunnel]} hex-{seat + 1}-{TO[tunnel]}"'
                line += "/>"
                scene.over.append(scene.spots.around(text, "", line))
    for hex_ in range(HEXES):
        x, y = middle(hex_, cx, cy, radius)
        offered = _offered(scene, hex_)
        title = place(scene, seat, hex_)
        if not offered:
            spot = f'<path d="{points(corners(x, y, radius * 0.92))}" class="spot"/>'
            scene.over.insert(0, scene.spots.around(moves.mine.moves[hex_].text, title, spot))
        elif not has_keys(offered):
            spot = f'<path d="{points(corners(x, y, radius * 0.86))}" class="spot"/>'
            scene.over.insert(0, scene.spots.around(offered[0][0], title, spot))
        else:
            for (text, key), (dx, dy) in zip(offered, _around(len(offered)), strict=True):
                at, low = x + dx * radius, y + dy * radius
                disc = f'<circle cx="{num(at)}" cy="{num(low)}" r="{num(radius * 0.38)}" class="key"/>'
                scene.over.append(scene.spots.around(text, "", disc, label(at, low + 4, key, 11, "k b", "middle")))


def _bar(x1: float, y1: float, x2: float, y2: float, cut: float = 0.24, half: float = 2.5) -> list[tuple[float, float]]:
    """The corners of a bar from hex to hex, without what would lie on their middles."""
    dx, dy = x2 - x1, y2 - y1
    wide = half / sqrt(dx * dx + dy * dy)
    ends = [(x1 + dx * cut, y1 + dy * cut), (x2 - dx * cut, y2 - dy * cut)]
    return [(x - dy * wide * side, y + dx * wide * side) for (x, y), side in zip(ends + ends[::-1], (1, 1, -1, -1), strict=True)]


def place(scene: Scene, seat: int, hex_: int) -> str:
    """A hex in words."""
    s = scene.s
    colour = scene.content.moons[s.moons[seat]].terrain[hex_]
    words = [f"({NAMES[hex_]})", "volcano" if colour == LAVA else COLOUR_NAMES[colour]]
    if s.dark[seat] & BIT[hex_]:
        words.append("dark")
    if s.mines[seat] & BIT[hex_]:
        words.append(
            "fortified mine" if s.forts[seat] & BIT[hex_] else "mine with a launchpad" if s.pads[seat] & BIT[hex_] else "mine"
        )
    return ", ".join(words)


def losses(scene: Scene, seat: int, mask: int) -> str:
    """What a moon would lose if these hexes went dark."""
    s = scene.s
    dark = count(mask)
    words = f"{dark} {'hex goes' if dark == 1 else 'hexes go'} dark."
    lost = [
        f"{'launchpad' if s.pads[seat] & BIT[hex_] else 'mine'} on ({NAMES[hex_]})" for hex_ in hexes_of(s.mines[seat] & mask)
    ]
    tunnels = sum(1 for tunnel in range(TUNNELS) if ENDS[tunnel] & mask and has_tunnel(s, seat, tunnel))
    if tunnels:
        lost.append("1 tunnel" if tunnels == 1 else f"{tunnels} tunnels")
    if lost:
        words += f" Lost: {', '.join(lost)}."
    return words + (" The volcano wakes." if mask & BIT[scene.content.moons[s.moons[seat]].volcano] else "")


def _variants(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> None:
    """All ways to lay the impact pattern: the first is shown, the page cycles through them."""
    aim = scene.aim(seat)
    if aim is None:
        return
    point, card = aim
    kids: list[str] = []
    for turn in range(len(TURN_TOKENS)):
        text = scene.moves.impact.moves[turn].text
        if not scene.spots.offered(text):
            continue
        mask = struck(scene.s, scene.content, seat, point, card, turn)
        cells = [
            f'<path d="{points(corners(*middle(hex_, cx, cy, radius), radius * 0.9))}" class="struck"/>'
            for hex_ in hexes_of(mask)
        ]
        told = f"{scene.spots.offers[text]}: {losses(scene, seat, mask)} Click to take it."
        del scene.spots.left[text]
        marks = f'data-move="{esc(text)}"{_turned(scene, card, turn)}'
        kids.append(f'<g class="variant offer" {marks}><title>{esc(told)}</title>{"".join(cells)}</g>')
    if kids:
        x, y = middle(point, cx, cy, radius)
        scene.over.append(f'<path d="{points(corners(x, y, radius * 0.98))}" class="aim"/>')
        scene.over.append(f'<g class="variants" data-ground="moon-{seat + 1}">{"".join(kids)}</g>')


def _turned(scene: Scene, card: int, turn: int) -> str:
    """Which move each button of the page leads to: turned to the left or right, or mirrored from left to right."""
    first, same = turn // 6 * 6, scene.content.impacts[card].same
    ways = {"left": first + (turn - 1) % 6, "right": first + (turn + 1) % 6, "flip": 6 - first + (4 - turn) % 6}
    return "".join(f' data-{way}="{esc(scene.moves.impact.moves[same[to]].text)}"' for way, to in ways.items())


def heading(scene: Scene, seat: int, x: float, y: float, room: float, size: float) -> None:
    """Whose moon it is, which race lives there, and how it is with them."""
    s = scene.s
    race = scene.content.races[s.races[seat]] if s.races[seat] >= 0 else None
    states = ["conceded"] if has_conceded(s, seat) else []
    if s.flown[seat]:
        states.insert(0, "safe on Uranus" if room >= 250 else "safe")
    elif s.stage != OVER and s.ready[seat]:
        states.append("ready")
    state = ", ".join(states if room >= 250 else states[:1])
    end = x + room - (width(state, 11.5) + 8 if state else 0)
    if state:
        scene.put(label(x + room, y, state, 11.5, "q", "end"))
    scene.put(use(mark(seat), x + size * 0.6, y - size * 0.36, size * 1.15))
    at = x + size * 1.5
    name = scene.names[seat]
    scene.put(fitted(at, y, name, end - at, size, "b"))
    at += min(width(name, size, True), end - at) + 8
    for words in [f"{race.name} of {race.moon}", race.name] if race else []:
        if at + width(words, size - 1.5) <= end:
            scene.put(label(at, y, words, max(11.0, size - 1.5), "q"))
            break
