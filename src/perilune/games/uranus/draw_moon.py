"""A moon: its hexes, what stands on them, and what a click there would do."""

from math import sqrt

from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, piece, points, use
from perilune.draw.words import fitted, label
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, LAVA
from perilune.games.uranus.draw_art import DARK, FORT, IMP, MINE, PAD, corners, rock, terrain
from perilune.games.uranus.draw_scene import Scene
from perilune.games.uranus.hexes import BIT, COORDINATES, FROM, HEXES, NAMES, TO, TUNNELS, count, hexes_of
from perilune.games.uranus.moon import has_tunnel
from perilune.games.uranus.moves import TURN_TOKENS

HALF = sqrt(3) / 2


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
    drawn: list[str] = []
    for hex_ in range(HEXES):
        x, y = middle(hex_, cx, cy, radius)
        ground = use(DARK if s.dark[seat] & BIT[hex_] else terrain(board.terrain[hex_]), x, y, radius * 2)
        struck = f' id="dark-{seat + 1}-{hex_}" data-flash=""' if s.dark[seat] & BIT[hex_] else ""
        drawn.append(f'<g data-place="hex-{seat + 1}-{hex_}"{struck}>{ground}</g>')
    drawn.append(_tunnels(scene, seat, cx, cy, radius))
    words = f"The moon of {scene.names[seat]}"
    large = f'data-board="{esc(words)}"' if own else f'data-enlarge="{esc(words)}"'
    scene.put(f'<g class="{"dim" if flown else "land"}" {large}>{"".join(drawn)}</g>')
    for hex_ in hexes_of(s.mines[seat]):
        x, y = middle(hex_, cx, cy, radius)
        on = use(MINE, 0, 0, radius * 0.95)
        if s.forts[seat] & BIT[hex_]:
            on = use(FORT, 0, 0, radius * 1.15) + on
        if s.pads[seat] & BIT[hex_]:
            on = use(PAD, 0, 0, radius * 1.35) + on
        scene.pieces.append(piece(f"mine-{seat + 1}-{hex_}", x, y, on))
    if not flown:
        x, y = middle(board.volcano, cx, cy, radius)
        if s.volcano[seat]:
            size = max(11.0, radius * 0.5)
            scene.put(label(x, y + radius * 0.85, erupts(s.volcano[seat], len(board.rings)), size, "lava b", "middle"))
    _sets(scene, seat, cx, cy, radius, own)
    if own and scene.asking:
        _hot(scene, seat, cx, cy, radius)
        _variants(scene, seat, cx, cy, radius)


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
        scene.pieces.append(piece(f"set-{seat + 1}-{s.set_at[row]}", x, y, drawn))


def _hot(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> None:
    """Tunnels to dig or remove, and hexes to choose."""
    moves = scene.moves
    for tunnel in range(TUNNELS):
        for verb, kind in ((moves.tunnel, "way"), (moves.remove_tunnel, "fill")):
            text = verb.moves[tunnel].text
            if scene.spots.offered(text):
                x1, y1 = middle(FROM[tunnel], cx, cy, radius)
                x2, y2 = middle(TO[tunnel], cx, cy, radius)
                cut = 0.24
                line = (
                    f'<line x1="{num(x1 + (x2 - x1) * cut)}" y1="{num(y1 + (y2 - y1) * cut)}" '
                    f'x2="{num(x2 + (x1 - x2) * cut)}" y2="{num(y2 + (y1 - y2) * cut)}" class="{kind}"/>'
                )
                scene.over.append(scene.spots.around(text, "", line))
    keyed = (
        (moves.mine, "+"), (moves.fortify, "▢"), (moves.pad, "◎"), (moves.double, "2×"), (moves.remove_mine, "✕"),
    )  # fmt: skip
    for hex_ in range(HEXES):
        x, y = middle(hex_, cx, cy, radius)
        offered = [(verb.moves[hex_].text, key) for verb, key in keyed if scene.spots.offered(verb.moves[hex_].text)]
        offered += [(text, key) for text, key in scene.gifts_of(hex_) if scene.spots.offered(text)]
        title = place(scene, seat, hex_)
        if not offered:
            spot = f'<path d="{points(corners(x, y, radius * 0.92))}" class="spot"/>'
            scene.over.insert(0, scene.spots.around(moves.mine.moves[hex_].text, title, spot))
        elif len(offered) == 1 and offered[0][1] in "+2×":
            spot = f'<path d="{points(corners(x, y, radius * 0.86))}" class="spot"/>'
            scene.over.insert(0, scene.spots.around(offered[0][0], title, spot))
        else:
            side = min(22.0, radius * 1.6 / len(offered))
            left = x - side * (len(offered) - 1) / 2
            for n, (text, key) in enumerate(offered):
                at = left + side * n
                disc = f'<circle cx="{num(at)}" cy="{num(y + radius * 0.42)}" r="{num(side / 2 - 1)}" class="key"/>'
                word = label(at, y + radius * 0.42 + 4, key, 12, "k b", "middle")
                scene.over.append(scene.spots.around(text, "", disc, word))


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


def _variants(scene: Scene, seat: int, cx: float, cy: float, radius: float) -> None:
    """All ways to lay the impact pattern: the first is shown, the page cycles through them."""
    aim = scene.aim(seat)
    if aim is None:
        return
    point, card = aim
    spec = scene.content.impacts[card]
    kids: list[str] = []
    for turn in range(len(TURN_TOKENS)):
        text = scene.moves.impact.moves[turn].text
        if not scene.spots.offered(text):
            continue
        mask = spec.masks[turn * HEXES + point] & ~(scene.s.dark[seat] | scene.s.forts[seat])
        cells = [
            f'<path d="{points(corners(*middle(hex_, cx, cy, radius), radius * 0.9))}" class="struck"/>'
            for hex_ in hexes_of(mask)
        ]
        lost = count(scene.s.mines[seat] & mask)
        told = f"{scene.spots.offers[text]}: {len(cells)} hexes go dark, {lost} of them with a mine. Click to take it."
        del scene.spots.left[text]
        kids.append(f'<g class="variant offer" data-move="{esc(text)}"><title>{esc(told)}</title>{"".join(cells)}</g>')
    if kids:
        x, y = middle(point, cx, cy, radius)
        scene.over.append(f'<path d="{points(corners(x, y, radius * 0.98))}" class="aim"/>')
        scene.over.append(f'<g class="variants" data-variants="impact">{"".join(kids)}</g>')


def heading(scene: Scene, seat: int, x: float, y: float, room: float, size: float) -> None:
    """Whose moon it is."""
    s = scene.s
    race = scene.content.races[s.races[seat]] if s.races[seat] >= 0 else None
    scene.put(use(mark(seat), x + size * 0.6, y - size * 0.36, size * 1.15))
    name = scene.names[seat] if race is None else f"{scene.names[seat]} · {race.name} of {race.moon}"
    if s.flown[seat]:
        name += " · safe on Uranus"
    elif s.stage < 5 and s.ready[seat]:
        name += " · ready"
    scene.put(fitted(x + size * 1.5, y, name, room - size * 1.5, size, "b"))
