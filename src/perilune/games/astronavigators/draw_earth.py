"""The Earth map: twelve by six squares of thirty degrees, with land, routes, icons, homes, launch pads and dice."""

from perilune.draw.shapes import panel
from perilune.draw.svg import num, points, rect, titled, use
from perilune.draw.words import label
from perilune.games.astronavigators.content import SPACECRAFT, VEHICLES
from perilune.games.astronavigators.draw_scene import ICONS, Scene
from perilune.games.astronavigators.earth import COLUMNS, SQUARES
from perilune.games.astronavigators.sky import ROWS, zone_names
from perilune.games.astronavigators.state import DRAFT, ORRERY, TRAVEL

W, H = 75.0, 62.0
HEIGHT = 26 + ROWS * H + 24


def corner(x: float, y: float, square: int) -> tuple[float, float]:
    """The upper left corner of a square on a map whose grid begins at x, y."""
    return x + square % COLUMNS * W, y + square // COLUMNS * H


def earth_map(scene: Scene, x: float, y: float) -> None:
    """The whole map."""
    left, top = x + 40, y + 26
    scene.put(panel(x, y, 40 + COLUMNS * W + 12, HEIGHT, "Earth map"))
    _legend(scene, x, y)
    scene.put(rect(left, top, COLUMNS * W, ROWS * H, "sea"))
    for land in scene.c.land:
        outline = [(left + (land[n] + 180) / 30 * W, top + (90 - land[n + 1]) / 30 * H) for n in range(0, len(land), 2)]
        scene.put(f'<path d="{points(outline)}" class="land"/>')
    grid = "".join(f"M{num(left + n * W)} {num(top)}v{num(ROWS * H)}" for n in range(1, COLUMNS))
    grid += "".join(f"M{num(left)} {num(top + n * H)}h{num(COLUMNS * W)}" for n in range(1, ROWS))
    scene.put(f'<path d="{grid}" class="grid"/>')
    _routes(scene, left, top)
    zone = scene.zone()
    for row, name in enumerate(zone_names()):
        scene.put(label(left - 8, top + (row + 0.5) * H + 5, name, 13, "b" if row == zone else "q", "end"))
    for column in range(COLUMNS):
        degrees = column * 30 - 180
        words = "0°" if degrees == 0 else f"{abs(degrees)}° {'E' if degrees > 0 else 'W'}"
        scene.put(label(left + column * W, top + ROWS * H + 16, words, 11, "q", "middle"))
    for square in range(SQUARES):
        scene.put(_square(scene, left, top, square))
    _dice(scene, left, top)


def _legend(scene: Scene, x: float, y: float) -> None:
    at = x + 150
    for vehicle in range(VEHICLES):
        name = scene.c.vehicle_names[vehicle]
        scene.put(use(ICONS[vehicle], at, y + 14, 13), label(at + 10, y + 18.5, name, 11.5, "q"))
        at += 30 + len(name) * 7.2
    scene.put(f'<path d="M{num(at)} {num(y + 14)}h22" class="road"/>', label(at + 27, y + 18.5, "road", 11.5, "q"))
    scene.put(f'<path d="M{num(at + 66)} {num(y + 14)}h22" class="rail"/>', label(at + 93, y + 18.5, "rail", 11.5, "q"))
    scene.put(rect(at + 130, y + 8, 14, 11, "home"), label(at + 149, y + 18.5, "home", 11.5, "q"))


def _routes(scene: Scene, left: float, top: float) -> None:
    for pairs, shift, class_ in ((scene.c.earth.roads, -4.0, "road"), (scene.c.earth.rails, 4.0, "rail")):
        d = ""
        for a, b in pairs:
            (ax, ay), (bx, by) = corner(left, top, a), corner(left, top, b)
            d += f"M{num(ax + W / 2 + shift)} {num(ay + H / 2 + shift)}L{num(bx + W / 2 + shift)} {num(by + H / 2 + shift)}"
        scene.put(f'<path d="{d}" class="{class_}" opacity=".55"/>')


def _square(scene: Scene, left: float, top: float, square: int) -> str:
    """Icons, home, launch pad; a click goes there."""
    s, c = scene.s, scene.c
    x, y = corner(left, top, square)
    here = [vehicle for vehicle in range(SPACECRAFT) if c.earth.icon(square, vehicle)]
    drawn = [rect(x + 1, y + 1, W - 2, H - 2, "hot", 3)]
    for place, vehicle in enumerate(here):
        drawn.append(use(ICONS[vehicle], x + 10 + place * 13.6, y + 10, 12.5))
    home = [spec for spec in c.characters if spec.home == square]
    if home:
        drawn.append(rect(x + 2, y + 2, W - 4, H - 4, "home", 3))
    rockets = [rocket for rocket in range(len(c.rockets)) if s.sites[rocket] == square]
    for place, _ in enumerate(rockets):
        drawn.append(use("av-pad", x + W - 12 - place * 15, y + H - 12, 17))
    kept = [s.kept[spot] for spot in range(0, len(s.kept), 2) if s.kept[spot] >= 0 and s.kept[spot + 1] == square]
    for place, _ in enumerate(kept, len(rockets)):
        drawn.append(f'<g class="ghost">{use("av-pad", x + W - 12 - place * 15, y + H - 12, 17)}</g>')
    for port in s.heliports:
        if port == square:
            drawn.append(label(x + 6, y + H - 6, "H", 13, "b"))
    moves = [f"go {c.earth.keys[square]}"]
    for site in (1, 2):
        text = f"heliport {site} {c.earth.keys[square]}"
        if scene.spots.offered(text):
            moves.append(text)
    told = _about(scene, square, here, [c.rockets[rocket].name for rocket in rockets], home[0].continent if home else "")
    if kept:
        told += f" Hidden launch site: {', '.join(c.rockets[rocket].name for rocket in kept)}."
    if home and scene.spots.offered(f"choose {home[0].key}"):
        moves = [f"choose {home[0].key}"]
    if (s.stage == TRAVEL and scene.seat == s.at) or scene.spots.offered(moves[0]):
        return scene.spots.box(moves, told, x + 1, y + 1, W - 2, H - 2, 3) + '<g class="pieces">' + "".join(drawn[1:]) + "</g>"
    return titled(told, *drawn)


def _about(scene: Scene, square: int, here: list[int], rockets: list[str], home: str) -> str:
    c = scene.c
    words = [f"{c.earth.names[square]}, zone {zone_names()[c.earth.zone(square)]}, {c.earth.longitude[square]}."]
    for continent, spec in enumerate(c.characters):
        found = [c.vehicle_names[v].lower() for v in here if c.earth.icon(square, v) >> continent & 1]
        if found:
            words.append(f"{spec.continent}: {', '.join(found)}.")
    if not here:
        words.append("Open sea: a boat may stop here.")
    if home:
        words.append(f"Home of {home}.")
    if rockets:
        words.append(f"Launch pad: {', '.join(rockets)}.")
    return " ".join(words)


def _dice(scene: Scene, left: float, top: float) -> None:
    s = scene.s
    crowd = [0] * SQUARES
    for seat in range(s.seats):
        if s.place[seat] == 0 and s.out[seat] == 0 and s.character[seat] >= 0 and s.stage != DRAFT:
            square = s.square[seat] if s.stage > ORRERY else scene.c.characters[s.character[seat]].home
            x, y = corner(left, top, square)
            scene.die(seat, x + 19 + crowd[square] % 3 * 20, y + 41 - crowd[square] // 3 * 8, 15)
            crowd[square] += 1
