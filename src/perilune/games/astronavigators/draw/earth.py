"""The Earth map: twelve by six squares of thirty degrees, with land, routes, icons, homes, launch pads and dice."""

from perilune.draw.shapes import panel
from perilune.draw.svg import num, points, rect, titled, use
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import SPACECRAFT, VEHICLES
from perilune.games.astronavigators.draw.scene import ICONS, Scene
from perilune.games.astronavigators.earth import COLUMNS, SQUARES
from perilune.games.astronavigators.jobs import TRAVEL, decider, in_hand
from perilune.games.astronavigators.sites import KEPT, ROCKET, SQUARE
from perilune.games.astronavigators.sky import ROWS, zone_names
from perilune.games.astronavigators.state import DRAFT, ORRERY


class Map:
    """Where the squares are."""

    def __init__(self, x: float, y: float, wide: float, high: float) -> None:
        self.x = x
        self.y = y
        self.w = wide / COLUMNS
        self.h = high

    def corner(self, square: int) -> tuple[float, float]:
        """The upper left corner of a square."""
        return self.x + square % COLUMNS * self.w, self.y + square // COLUMNS * self.h


def earth_map(scene: Scene, x: float, y: float, w: float, high: float) -> float:
    """The whole map, its squares so high; returns where it ends."""
    grounds = Map(x + 30, y + 22, w - 36, high)
    left, top, wide = grounds.x, grounds.y, grounds.w
    tall = 22 + ROWS * high + 16
    scene.put(panel(x, y, w, tall), label(x + 10, y + 15.5, "Earth map", 13, "q b"))
    _legend(scene, x + 18 + width("Earth map", 13, True), y + 11, w - 26 - width("Earth map", 13, True))
    scene.put(rect(left, top, COLUMNS * wide, ROWS * high, "sea"))
    for land in scene.c.land:
        outline = [(left + (land[n] + 180) / 30 * wide, top + (90 - land[n + 1]) / 30 * high) for n in range(0, len(land), 2)]
        scene.put(f'<path d="{points(outline)}" class="land"/>')
    grid = "".join(f"M{num(left + n * wide)} {num(top)}v{num(ROWS * high)}" for n in range(1, COLUMNS))
    grid += "".join(f"M{num(left)} {num(top + n * high)}h{num(COLUMNS * wide)}" for n in range(1, ROWS))
    scene.put(f'<path d="{grid}" class="grid"/>')
    _routes(scene, grounds)
    zone = scene.zone()
    for row, name in enumerate(zone_names()):
        scene.put(label(left - 7, top + (row + 0.5) * high + 4.5, name, 12.5, "b" if row == zone else "q", "end"))
    for column in range(COLUMNS):
        degrees = column * 30 - 180
        words = "0°" if degrees == 0 else f"{abs(degrees)}° {'E' if degrees > 0 else 'W'}"
        scene.put(label(left + column * wide, top + ROWS * high + 12.5, words, 11, "q", "middle"))
    for square in range(SQUARES):
        scene.put(_square(scene, grounds, square))
    _dice(scene, grounds)
    return y + tall


def _legend(scene: Scene, x: float, y: float, w: float) -> None:
    """What the signs mean, in one line."""
    names = [scene.c.vehicle_names[vehicle] for vehicle in range(VEHICLES)]
    room = sum(width(name, 11) + 17 for name in names) + 3 * 23 + sum(width(word, 11) for word in ("road", "rail", "home"))
    gap = min(16.0, (w - room) / 8)
    for vehicle, name in enumerate(names):
        scene.put(use(ICONS[vehicle], x + 7, y, 13), label(x + 16, y + 4.5, name, 11, "q"))
        x += 17 + width(name, 11) + gap
    for class_, word in (("road", "road"), ("rail", "rail"), ("home", "home")):
        line = (
            f'<path d="M{num(x)} {num(y)}h18" class="{class_}"/>' if class_ != "home" else rect(x + 2, y - 5, 14, 10, "home", 2)
        )
        scene.put(line, label(x + 22, y + 4.5, word, 11, "q"))
        x += 23 + width(word, 11) + gap


def _routes(scene: Scene, grounds: Map) -> None:
    for pairs, shift, class_ in ((scene.c.earth.roads, -3.0, "road"), (scene.c.earth.rails, 3.0, "rail")):
        d = ""
        for a, b in pairs:
            (ax, ay), (bx, by) = grounds.corner(a), grounds.corner(b)
            ox, oy = grounds.w / 2 + shift, grounds.h / 2 + shift
            d += f"M{num(ax + ox)} {num(ay + oy)}L{num(bx + ox)} {num(by + oy)}"
        scene.put(f'<path d="{d}" class="{class_}" opacity=".45"/>')


def _square(scene: Scene, grounds: Map, square: int) -> str:
    """Icons, home, launch pad; a click goes there."""
    s, c = scene.s, scene.c
    x, y = grounds.corner(square)
    w, h = grounds.w, grounds.h
    here = [vehicle for vehicle in range(SPACECRAFT) if c.earth.icon(square, vehicle)]
    drawn = [rect(x + 1, y + 1, w - 2, h - 2, "hot", 3)]
    line = 4 if w > 56 else 3
    for place, vehicle in enumerate(here):
        drawn.append(use(ICONS[vehicle], x + 9 + place % line * 14, y + 9 + place // line * 13, 12, "faint"))
    home = [spec for spec in c.characters if spec.home == square]
    if home and not scene.spots.offered(f"choose {home[0].key}"):
        drawn.insert(1, rect(x + 1.5, y + 1.5, w - 3, h - 3, "home", 3))
    rockets = [rocket for rocket in range(len(c.rockets)) if s.sites[rocket] == square]
    for place, _ in enumerate(rockets):
        drawn.append(use("av-pad", x + w - 9 - place * 13, y + h - 9.5, 15))
    kept = [s.kept[at + ROCKET] for at in range(0, len(s.kept), KEPT) if s.kept[at + SQUARE] == square]
    for place, _ in enumerate(kept, len(rockets)):
        drawn.append(f'<g class="ghost">{use("av-pad", x + w - 9 - place * 13, y + h - 9.5, 15)}</g>')
    for port in s.heliports:
        if port == square:
            drawn.append(label(x + 6, y + h - 5, "H", 12, "b"))
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
    if (in_hand(s) == TRAVEL and scene.seat == decider(s)) or scene.spots.offered(moves[0]):
        return scene.spots.box(moves, told, x + 1, y + 1, w - 2, h - 2, 3) + '<g class="pieces">' + "".join(drawn[1:]) + "</g>"
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


def _dice(scene: Scene, grounds: Map) -> None:
    s = scene.s
    crowds: dict[int, list[int]] = {}
    for seat in range(s.seats):
        if s.place[seat] == 0 and s.out[seat] == 0 and s.character[seat] >= 0 and s.stage != DRAFT:
            square = s.square[seat] if s.stage > ORRERY else scene.c.characters[s.character[seat]].home
            crowds.setdefault(square, []).append(seat)
    for square, seats in crowds.items():
        x, y = grounds.corner(square)
        step = min(17.0, (grounds.w - 22) / max(1, len(seats) - 1))
        for place, seat in enumerate(seats):
            scene.die(seat, x + grounds.w - 11 - place * step, y + grounds.h - 11, 13)
