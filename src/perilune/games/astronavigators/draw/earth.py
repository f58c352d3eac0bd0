"""The chart of the Earth: where the viewer can go, what lies there, who is where, and which zones see the cards of the weeks."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import owned
from perilune.draw.svg import esc, num, piece, rect
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import CONSTELLATIONS, CONTINENTS, SPACECRAFT, WEEKS, Content
from perilune.games.astronavigators.draw.chart import CELL, LEFT, TOPS, WIDE, corner, outline
from perilune.games.astronavigators.draw.icons import TILE_ICONS, VEHICLE_ICONS, plate, plate_width
from perilune.games.astronavigators.draw.scene import Scene, icon, moon
from perilune.games.astronavigators.draw.tokens import die
from perilune.games.astronavigators.jobs import TRAVEL, decider, in_hand
from perilune.games.astronavigators.moves import place_label
from perilune.games.astronavigators.state import ACTION, CALIBRATE, DRAFT, FIRST_AND_FAST, NOBODY, ORRERY, OVER, YEAR, NavState
from perilune.games.astronavigators.words.foretell import arriving
from perilune.games.astronavigators.world.earth import COLUMNS, SQUARES
from perilune.games.astronavigators.world.sites import KEPT, ROCKET, SQUARE
from perilune.games.astronavigators.world.sky import ROWS, SEEN, zone_names
from perilune.games.astronavigators.world.travel import VEHICLE, arrival_gives, connection_vehicle, destinations, home_words

PANEL = (8.0, 436.0, 578.0, 312.0)
_SIGN = 178.0  # how far the sign of a polar row reaches
# Where the face-up tile of each continent lies: in the sea beside it, at the upper edge of its row, as vehicles are told at the lower one.
_TILES = [(42, 488), (130, 594), (232, 488), (243, 594), (509, 538), (413, 650), (423, 699)]


def earth(scene: Scene) -> None:
    """The whole panel."""
    scene.add(_ground(scene.c, scene.month(), scene.zone(), scene.seat, _sign_aside(scene)))
    scene.add(_zone_weeks(scene))
    _plain(scene)
    for continent in range(CONTINENTS):
        scene.add(_pile(scene, continent))
    _offered(scene)
    for continent in range(CONTINENTS):  # they are seen above the frames of squares, but a click there is meant for the square
        scene.add(_tile(scene, continent))
    scene.add(sites(scene))
    ghosts(scene)
    dice(scene)


def _sign_aside(scene: Scene) -> bool:
    """Whether the sign of the northern row lies at the left: squares at the right of it can be chosen, and none at the left."""
    across = [corner(n)[0] - LEFT for n, key in enumerate(scene.c.earth.keys[:COLUMNS]) if scene.offered(f"go {key}")]
    return any(x > WIDE - _SIGN - CELL for x in across) and not any(x < _SIGN for x in across)


@lru_cache(256)
def _ground(c: Content, month: int, zone: int, seat: int, aside: bool) -> str:
    """The chart, polar night and midnight sun, and the viewer's zone."""
    x, y, w, h = PANEL
    drawn = [rect(x, y, w, h, "pnl", 12), '<use href="#av-chart"/>']
    for row, here in ((0, "October to February"), (ROWS - 1, "April to August")):
        top, high = TOPS[row], TOPS[row + 1] - TOPS[row]
        if c.sky.why_not(month, row, 0 if row == 0 else CONSTELLATIONS - 1) == SEEN or not c.sky.sun_up(month, row):
            drawn.append(
                f'<rect x="{num(LEFT)}" y="{num(top)}" width="{num(WIDE)}" height="{num(high)}" fill="#050a20" opacity=".5"/>'
            )
            drawn.append(_sign(row, top, "polar night", aside))
        else:
            drawn.append(
                f'<rect x="{num(LEFT)}" y="{num(top)}" width="{num(WIDE)}" height="{num(high)}" fill="#ffe3a6" opacity=".2"/>'
            )
            drawn.append(f'<g data-says="Night there: {here}.">{_sign(row, top, "midnight sun, no stars", aside)}</g>')
    if zone >= 0:
        drawn.append(rect(LEFT, TOPS[zone], WIDE, TOPS[zone + 1] - TOPS[zone], "zone"))
    for row, name in enumerate(zone_names()):
        middle = (TOPS[row] + TOPS[row + 1]) / 2
        if row == zone:
            drawn.append(f'<rect x="9.500" y="{num(middle - 19)}" width="25" height="20" rx="6" class="seat-{seat + 1}"/>')
        drawn.append(
            f'<g data-card="zone-{row}" data-says="Zone {name}.">'
            + label(22, middle - 4, name.replace("-", "−"), 13 if row == zone else 12, "k b" if row == zone else "qt", "middle")
            + "</g>"
        )
    return f'<g id="earth-chart">{"".join(drawn)}</g>'


def _sign(row: int, top: float, words: str, aside: bool) -> str:
    """What the sky does there, on a plate: in the north at the right, if it need not move aside, in the south at the left, off the tile."""
    w = width(words, 12, True) + 14
    x = LEFT + WIDE - 4 - w if row == 0 and not aside else LEFT + 4
    return rect(x, top + 3, w, 19, "tag", 9) + label(x + w / 2, top + 16.5, words, 12, "sk b", "middle")


def _zone_weeks(scene: Scene) -> str:
    """Beside each zone the phases of the weeks whose card is seen from there this month: where one would have to go."""
    s = scene.s
    tops = tuple(cards[-1] if cards and cards[-1] < CONSTELLATIONS else -1 for cards in s.weeks)
    return _phases_by_zone(scene.c, scene.month(), tops) if ORRERY < s.stage < OVER and s.round <= YEAR else "<g/>"


@lru_cache(512)
def _phases_by_zone(c: Content, month: int, tops: tuple[int, ...]) -> str:
    drawn = ""
    for row in range(ROWS):
        seen = [week for week in range(WEEKS) if tops[week] >= 0 and c.sky.why_not(month, row, tops[week]) == SEEN]
        y = (TOPS[row] + TOPS[row + 1]) / 2 + 9
        left = 22 - (min(2, len(seen)) - 1) * 6
        shapes = "".join(
            moon(week, left + n % 2 * 12, y + n // 2 * 11 - (0 if len(seen) < 3 else 3), 5.4) for n, week in enumerate(seen)
        )
        told = ", ".join(c.cards[tops[week]].name for week in seen) or "none of the cards"
        drawn += (
            f'<g data-card="zone-{row}" data-says="Seen from zone {zone_names()[row]}: {told}.">'
            f"{rect(9, TOPS[row], 27, TOPS[row + 1] - TOPS[row], 'hot')}{shapes}</g>"
        )
    return f'<g id="zone-weeks">{drawn}</g>'


def leads(scene: Scene) -> dict[int, list[int]]:
    """The squares in reach of the viewer now, each with the vehicles that lead there."""
    s, c, seat = scene.s, scene.c, scene.seat
    found: dict[int, list[int]] = {}
    if seat < 0 or not scene.placed(seat) or s.stage != ACTION or s.pending or s.at != seat:
        return found
    for vehicle in range(SPACECRAFT):
        for square in destinations(s, c, seat, vehicle):
            found.setdefault(square, []).append(vehicle)
    return found


def _plain(scene: Scene) -> None:
    """All squares explain themselves."""
    scene.add('<g id="all-squares">')
    for square, key in enumerate(scene.c.earth.keys[:SQUARES]):  # a part for each: from move to move most of them stay
        asked = scene.asking and not scene.offered(f"go {key}")
        scene.add(_plain_square(scene.c, square, asked))
        if asked:
            scene.asked.append(f"go {key}")
    scene.add("</g>")


def _offered(scene: Scene) -> None:
    """Squares that can be chosen, or reached by a journey, lie above the tiles."""
    s = scene.s
    if in_hand(s) == TRAVEL and decider(s) == scene.seat:
        drawn = [goal for square in range(SQUARES) if (goal := _goal(scene, square))]
    elif s.stage == DRAFT:
        drawn = [_home(scene, number) for number in range(CONTINENTS)]
    else:
        free = [week + 1 for week in range(WEEKS) if scene.offered(f"pass {week + 1}")]
        drawn = [_in_reach(scene, square, vehicles, free) for square, vehicles in leads(scene).items()]
    for part in drawn:  # a part for each: from move to move most of them stay
        scene.add(part)


@lru_cache(256)
def _plain_square(c: Content, square: int, asked: bool) -> str:
    """One of them; if it is asked for by name, one is told why not."""
    key = c.earth.keys[square]
    ask = f' data-ask="go {key}"' if asked else ""
    return f'<g{ask} data-card="square-{key}" data-says="{esc(place_label(c, square))}">{frame(square, "hit")}</g>'


def _goal(scene: Scene, square: int) -> str:
    """Where a journey can end, or a heliport can stand."""
    s, c = scene.s, scene.c
    key, told = c.earth.keys[square], place_label(c, square)
    card = f' data-card="square-{key}"'
    options = [Way([f"heliport {n} {key}"], f"Put heliport {n} here") for n in (1, 2) if scene.offered(f"heliport {n} {key}")]
    if scene.offered(f"go {key}"):
        options.insert(0, Way([f"go {key}"], "Go there", arriving(s, c, scene.seat, square, s.die[scene.seat])))
    if len(options) > 1:
        return scene.thing(f"square-{key}", told, options, told, frame(square, "hit"), frame(square, "goal"), more=card)
    if options:
        x, y, w, h = corner(square)
        plate_ = worth(scene, square, x + w / 2, y + h - 2, 12.0)
        return scene.spot(options[0].moves[0], told, frame(square, "hit"), frame(square, "goal") + plate_, more=card)
    return ""  # the plain square tells why


def worth(scene: Scene, square: int, middle: float, bottom: float, size: float) -> str:
    """What the arrival on a square gives, on a plate at its lower edge; nothing if it gives nothing."""
    trip = scene.s.pending[-1]
    more = arrival_gives(scene.s, scene.c, scene.seat, square, trip[VEHICLE]) if trip[VEHICLE] >= 0 else 0
    return _worth(more, middle, bottom, size) if more else ""


@lru_cache(512)
def _worth(more: int, middle: float, bottom: float, size: float) -> str:
    w, high = width(f"+{more}", size, True) + 10, 1.3 * size
    plate_ = rect(middle - w / 2, bottom - high, w, high, "pilln", high / 2)
    return f'<g pointer-events="none">{plate_}{label(middle, bottom - 0.28 * size, f"+{more}", size, "gn b", "middle")}</g>'


def _home(scene: Scene, number: int) -> str:
    """The home of a character that can be chosen."""
    spec = scene.c.characters[number]
    if not scene.offered(f"choose {spec.key}"):
        return ""
    note = home_words(scene.s, scene.c, number) if scene.s.mode == FIRST_AND_FAST else spec.text
    options = [Way([f"choose {spec.key}"], f"Start in {spec.continent}", note)]
    shapes = frame(spec.home, "hit") + frame(spec.home, "goal")
    return scene.thing(
        f"home-{spec.key}", spec.continent, options, spec.continent, shapes, more=f' data-card="character-{number}"'
    )


def _in_reach(scene: Scene, square: int, vehicles: list[int], free: list[int]) -> str:
    """A square that a journey could lead to, with the vehicles for it."""
    c = scene.c
    options = _declared(scene, square, vehicles, free)
    told = place_label(c, square)
    shapes = frame(square, "reach") + _vehicles(square, tuple(vehicles))
    return scene.thing(
        f"square-{c.earth.keys[square]}", told, options, told, shapes, more=f' data-card="square-{c.earth.keys[square]}"'
    )


def _declared(scene: Scene, square: int, vehicles: list[int], free: list[int]) -> list[Way]:
    """To go there one travels in some week: with the vehicle that brings the most in each free week, with any other in the first."""
    s, c = scene.s, scene.c
    found: list[Way] = []
    for vehicle in sorted(vehicles, key=lambda vehicle: -arrival_gives(s, c, scene.seat, square, vehicle)):
        name = c.vehicle_names[vehicle].lower()
        note = arriving(s, c, scene.seat, square, vehicle)
        found += [
            Way([f"travel {week} {name}", f"go {c.earth.keys[square]}"], f"By {name} in week {week}", note)
            for week in (free[:1] if found else free)
            if scene.offered(f"travel {week} {name}")
        ]
    return found


@lru_cache(512)
def frame(square: int, class_: str) -> str:
    """The outline of a square."""
    return f'<use href="#{outline(square)}" class="{class_}"/>'


@lru_cache(512)
def _vehicles(square: int, vehicles: tuple[int, ...]) -> str:
    """One plate with the vehicles that lead to a square, at its lower edge."""
    x, y, w, h = corner(square)
    half = plate_width(len(vehicles)) / 2
    middle = min(max(x + w / 2, LEFT + 1 + half), LEFT + WIDE - half - 1)
    return f'<use href="#{plate(vehicles)}" x="{num(middle)}" y="{num(y + h - 11)}"/>'


def _pile(scene: Scene, continent: int) -> str:
    """Where the tiles of a continent are explained."""
    top = scene.s.pile_top[continent]
    if top < 0:
        return "<g/>"
    x, y = _TILES[continent]
    name = scene.c.characters[continent].continent
    place = rect(x, y, _tile_width(scene.s), 21, "hit")
    return f'<g data-card="pile-{continent}" data-says="The top tile of {esc(name)}.">{place}</g>'


def _tile_width(s: NavState) -> float:
    """With its knowledge in the first year, and with a second sign where there is one."""
    plain, pays = s.mode == FIRST_AND_FAST, s.round <= YEAR
    return (46 if plain else 64) if pays else (26 if plain else 43)


def _tile(scene: Scene, continent: int) -> str:
    """The face-up tile of a continent: bright if the viewer has not been there."""
    s = scene.s
    top = s.pile_top[continent]
    if top < 0:
        return "<g/>"
    new = scene.seat < 0 or s.tiles[scene.seat * CONTINENTS + continent] == NOBODY
    return _tile_face(scene.c, top, new, s.mode == FIRST_AND_FAST, s.round <= YEAR, _tile_width(s))


@lru_cache(512)
def _tile_face(c: Content, tile: int, new: bool, plain: bool, pays: bool, wide: float) -> str:
    spec = c.tiles[tile]
    x, y = _TILES[spec.continent]
    drawn = f'<rect x="{x}" y="{y}" width="{num(wide)}" height="21" rx="6" class="{"pilln" if new else "pillo"}"/>'
    signs = icon(VEHICLE_ICONS[spec.vehicle], x + 12, y + 10.5, 14, "i-tx" if new else "i-pl")
    if not plain:
        signs += icon(TILE_ICONS[spec.icon], x + 29, y + 10.5, 13, "i-br")
    if pays:
        signs += label(x + wide - 5, y + 15, f"+{spec.nk}", 12, "gn b" if new else "qt b", "end")
    faded = "" if new else ' opacity=".72"'
    return f'<g pointer-events="none">{drawn}<g{faded}>{signs}</g></g>'


def sites(scene: Scene) -> str:
    """Launch sites, hidden ones of the viewer, heliports, and the homes of the players."""
    s, c = scene.s, scene.c
    drawn = ""
    for square in range(SQUARES):
        x, y, w, _ = corner(square)
        drawn += pads(scene, square, x + w - 10, y + 10)
    for square in s.heliports:
        if square >= 0:
            x, y, _, h = corner(square)
            drawn += f'<g data-says="A heliport: helicopters stop here.">{icon("av-port", x + 11, y + h - 11, 15, "i-kn")}</g>'
    if s.stage != DRAFT:
        for seat in range(s.seats):
            if s.character[seat] >= 0:
                x, y, _, _ = corner(c.characters[s.character[seat]].home)
                home = esc(owned("Home", scene.names[seat]))
                drawn += f'<g data-says="{home}.">{icon("av-home", x + 9, y + 9, 13, f"c-{seat + 1}")}</g>'
    return f'<g id="sites">{drawn}</g>'


def pads(scene: Scene, square: int, x: float, y: float) -> str:
    """The launch pads of a square that the viewer knows, one beside the other, to the left of this point."""
    s, c = scene.s, scene.c
    hidden = [s.kept[at + ROCKET] for at in range(0, len(s.kept), KEPT) if s.kept[at + SQUARE] == square]
    drawn = ""
    for nth, rocket in enumerate([rocket for rocket, site in enumerate(s.sites) if site == square] + hidden):
        cx = x - nth * 20
        ring = f'<circle cx="{num(cx)}" cy="{num(y)}" r="10.500" fill="#0b1228" stroke="#ffe9b0" stroke-width="1.200"/>'
        secret = ' opacity=".6"' if rocket in hidden else ""
        drawn += (
            f'<g data-card="rocket-{c.rockets[rocket].key}" data-says="Launch site: {esc(c.rockets[rocket].name)}."{secret}>'
            f"{ring}{icon('av-site', cx, y, 15, 'i-mo')}</g>"
        )
    return drawn


def ghosts(scene: Scene, at: str = "") -> None:
    """Hidden groups that a way shows: the squares that a vehicle reaches, the zones that see a card."""
    wanted = dict.fromkeys(way.ghost for thing in scene.things.values() for way in thing.ways if way.ghost)
    wanted |= dict.fromkeys(f"reach-{vehicle}" for vehicle in by_tile(scene))
    for ghost in wanted:
        kind, number = ghost.rsplit("-", 1)
        if kind == "reach":
            squares = destinations(scene.s, scene.c, scene.seat, int(number))
            drawn = "".join(frame(square, "goal") for square in squares)
        else:
            drawn = _lit_zones(scene.c, scene.month(), int(number))
        scene.add(f'<g id="{ghost}" class="foreseen"><g{at}>{drawn}</g></g>')


def by_tile(scene: Scene) -> list[int]:
    """The vehicles of the tiles with which the viewer can travel on now: the board, which is drawn later, shows where they lead."""
    keys = scene.moves.connect.terms[0].tokens
    tiles = [n for n in range(CONTINENTS) if scene.offered(f"connect {keys[n]}")]
    return [connection_vehicle(scene.s, scene.c, scene.seat, tile) for tile in tiles]


@lru_cache(512)
def _lit_zones(c: Content, month: int, figure: int) -> str:
    return "".join(
        rect(LEFT + 1, TOPS[row] + 1, WIDE - 2, TOPS[row + 1] - TOPS[row] - 2, "goal", 4)
        for row in range(ROWS)
        if c.sky.why_not(month, row, figure) == SEEN
    )


def clear_place(scene: Scene, widths: list[float], high: float) -> tuple[float, float] | None:
    """Where on the chart the keys of a journey, or of the end of a month, cover nothing: their right end and their top."""
    ends = scene.s.stage == CALIBRATE and not scene.s.pending
    if not widths or decider(scene.s) != scene.seat or not (ends or in_hand(scene.s) == TRAVEL):
        return None
    wide = sum(widths) + 8 * (len(widths) - 1)
    there = [corner(n) for n, key in enumerate(scene.c.earth.keys[:SQUARES]) if scene.offered(f"go {key}")]
    there += [corner(scene.square(seat)) for seat in range(scene.s.seats) if scene.placed(seat)]
    there += [(x, y, _tile_width(scene.s), 21.0) for x, y in _TILES]
    north = LEFT if _sign_aside(scene) else LEFT + WIDE - 184
    there += [(LEFT, TOPS[-2], 184.0, 25.0), (north, TOPS[0], 184.0, 25.0)]  # the signs of the polar rows
    for y in (TOPS[-1] - high - 5, TOPS[0] + 6):
        for part in (1.0, 0.8, 0.6, 0.4, 0.2):
            right = LEFT + part * (WIDE - 6)
            if right - wide > LEFT and not any(
                a < right and right - wide < a + w and b < y + high and y < b + h for a, b, w, h in there
            ):
                return right, y
    return None


def dice(scene: Scene) -> None:
    """Each player's die on its square, with the vehicle that it shows."""
    for seat, aside in crowds(scene):
        x, y, w, h = corner(scene.square(seat))
        left, down = beside_pad(scene, scene.square(seat))
        cx = min(max(x + w / 2 + aside - left, LEFT + 16), LEFT + WIDE - 16)
        cy = y + h / 2 + 2 + max(down, below_tile(scene.s, cx, y + h / 2 + 2))
        scene.add(die_piece(scene.names[seat], seat, scene.s.die[seat], cx, cy, seat == scene.seat))


def beside_pad(scene: Scene, square: int) -> tuple[float, float]:
    """How far to the left and below the middle a die stands, so that a launch pad of its square is seen."""
    return (5.0, 7.0) if square in scene.s.sites else (0.0, 0.0)


def below_tile(s: NavState, x: float, y: float) -> float:
    """How far down a die with its middle here moves, so that the tile of a continent behind it is read."""
    for continent, (left, top) in enumerate(_TILES):
        if s.pile_top[continent] >= 0 and -12 < x - left < _tile_width(s) + 12 and abs(y - top - 10.5) < 24:
            return 11.0
    return 0.0


def crowds(scene: Scene) -> list[tuple[int, float]]:
    """Who stands on the map, the viewer last, above the others, and how far beside the middle of the square: it may be shared."""
    there = [seat for seat in range(scene.s.seats) if scene.placed(seat)]
    found: list[tuple[int, float]] = []
    for seat in there:
        seats = [other for other in there if scene.square(other) == scene.square(seat)]
        step = 22.0 if len(seats) < 3 else 14.0
        found.append((seat, (seats.index(seat) - (len(seats) - 1) / 2) * step))
    return sorted(found, key=lambda place: place[0] == scene.seat)


@lru_cache(1024)
def die_piece(name: str, seat: int, face: int, x: float, y: float, mine: bool) -> str:
    """A player's die with the vehicle that it shows; the viewer's own is larger and has a ring."""
    ring = f'<circle r="21" class="ring-{seat + 1}"/>' if mine else ""
    scale = "" if mine else ' transform="scale(.88)"'
    sign = icon(VEHICLE_ICONS[face], 2, 2, 17, "i-dk") if face >= 0 else icon("av-person", 2, 2, 15, "i-dk")
    body = f'{ring}<g{scale}><use href="#{die(seat)}"/>{sign}</g>'
    return piece(f"die-{seat + 1}", x, y, f'<g data-card="seat-{seat + 1}" data-says="{esc(name)}">{body}</g>', arc=0.15)


def where(scene: Scene, seat: int) -> str:
    """The square of a seat in few words."""
    return scene.c.earth.names[scene.square(seat)].split(",")[0] if scene.placed(seat) else ""
