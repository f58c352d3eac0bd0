"""A night at the observatory on a phone: the sky as a window, the weeks two by two, my board, the Earth, one below the other.

What the present question is about comes first. No word is under 15.5 units, no target under 48.
"""

from perilune.core.drawing import Way
from perilune.core.words import inside
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import WEEKS, Content
from perilune.games.astronavigators.draw import chart, earth, heavens, orrery, setup, sky, strip
from perilune.games.astronavigators.draw.cards import card_face, card_stack, planet
from perilune.games.astronavigators.draw.phone_board import dials, own_board
from perilune.games.astronavigators.draw.scene import Scene, icon, moon
from perilune.games.astronavigators.draw.text import PHONE as TEXT
from perilune.games.astronavigators.draw.text import PHONE_WIDTH as WIDE
from perilune.games.astronavigators.draw.text import phone_fitted as fitted
from perilune.games.astronavigators.draw.weeks import by_three_letters, concerns, doing, done_plate, finished, too_late, ways
from perilune.games.astronavigators.jobs import TRAVEL, decider, in_hand
from perilune.games.astronavigators.state import (
    ACTION,
    AGENDA,
    CALIBRATE,
    DRAFT,
    FIRST_AND_FAST,
    ORRERY,
    OVER,
    RESOLVE,
    SOLAR_SYSTEM,
    SOLO,
)
from perilune.games.astronavigators.words.foretell import gain, status
from perilune.games.astronavigators.world.earth import COLUMNS
from perilune.games.astronavigators.world.observe import why_not_see
from perilune.games.astronavigators.world.sky import HOURS, zone_names

WINDOW = 150.0  # the height of the sky: with the weeks below it, it is as high as what a phone shows of the board


def observatory(scene: Scene) -> tuple[float, float]:
    """All of it, in the order of the question."""
    s = scene.s
    travels = in_hand(s) == TRAVEL and decider(s) == scene.seat
    scene.add(f'<rect width="{num(WIDE)}" height="4000" class="av-floor"/>')
    y = players(scene, 4)
    if s.stage in (DRAFT, AGENDA):
        y = choices(scene, y)
        y = overview(scene, y) if s.stage == DRAFT else sky_window(scene, y)
        if s.mode >= SOLAR_SYSTEM:
            y = planet_row(scene, y)
        return WIDE, way(scene, y) + 8
    if s.stage == ORRERY:
        return WIDE, orrery_ring(scene, y) + 8
    if travels:
        blocks = [own_board, sky_window, week_grid, way]
        y = close_map(scene, y)
    elif s.stage == CALIBRATE and decider(s) == scene.seat:
        tools = [dials] if s.astronaut[scene.seat] else []
        blocks = [way, own_board, *tools, sky_window, week_grid, overview]
    else:
        blocks = [sky_window, week_grid, own_board, overview, way]
    for block in blocks:  # each from its own origin: where it moves as a whole, its parts stay the same
        scene.add(f'<g transform="translate(0 {num(y)})">')
        y += block(scene, 0.0)
        scene.add("</g>")
    return WIDE, y + 8


def way(scene: Scene, y: float, across: float = WIDE) -> float:
    """The way to the Moon and back, folded until somebody flies."""
    scene.add(f'<g transform="translate(0 {num(y)})">')
    if scene.s.mode == FIRST_AND_FAST:  # half as long: there is room to say what it is
        scene.add(f'<g data-card="race">{label(12, 25 * across / WIDE, "The way to the Moon", TEXT, "qt")}</g>')
    strip.folded_race(scene, across, 23.5, TEXT / 12 * across / WIDE)
    scene.add("</g>")
    return y + 50


def players(scene: Scene, y: float, across: float = WIDE) -> float:
    """Marks with their knowledge; the card of each has the rest."""
    s = scene.s
    winners = scene.winners()
    wide = (across - 8) / max(3, s.seats)
    for seat in range(s.seats):
        x = 4 + seat * wide
        turn = s.stage not in (DRAFT, OVER) and decider(s) == seat
        drawn = rect(x + 2, y, wide - 4, 48, "row-on" if seat in winners else "slot", 10) + (
            rect(x + 2, y, wide - 4, 48, "ev", 10) if turn else ""
        )
        drawn += f'<use href="#{mark(seat)}" x="{num(x + 8)}" y="{num(y + 5)}" width="18" height="18"/>'
        drawn += label(x + 32, y + 20.5, str(s.nk[seat]), 17, "kn b") + fitted(
            x + 8, y + 41, scene.names[seat], wide - 16, TEXT, "tx"
        )
        if seat in winners:
            drawn += icon("av-cup", x + wide - 14, y + 14, 17, "i-kn")
        elif s.first == seat and s.stage not in (DRAFT, OVER):
            drawn += icon("av-first", x + wide - 16, y + 14, 15, "i-kn")
        scene.add(f'<g data-card="seat-{seat + 1}" data-says="{esc(scene.names[seat])}: {s.nk[seat]} knowledge.">{drawn}</g>')
    return y + 53


# The sky.


def sky_window(scene: Scene, y: float, across: float = WIDE, high: float = WINDOW, size: float = TEXT, x: float = 0.0) -> float:
    """A window into the sky, on a phone of ten hours: round what can be observed, or else round midnight."""
    c, month, zone = scene.c, scene.month(), scene.zone()
    marked = tuple(sorted(sky.highlights(scene).items()))
    tall = round(1.94 * size)
    seen = high - tall - 10  # above the chips
    mine = [number for number, (sort, _) in marked if sort == sky.MINE]
    if mine:
        middle, height = _middle(c, mine, across, seen)
    else:
        height = (heavens.TOPS[zone] + heavens.TOPS[zone + 1]) / 2 if zone >= 0 else heavens.TOPS[3]
        middle = heavens.across((c.sky.months[month].sun_hour + HOURS / 2) % HOURS)
    left = min(max(middle - across / 2, 0.0), 948 - across)
    top = min(max(height - seen / 2, 44.0), heavens.BOTTOM + 4 - high)
    hides = sky.hidden(c, month).replace("Daylight hides sky hours", "Sun hides hours")
    chips = [sky.no_night(c, month, zone) or hides] + ([f"your zone {zone_names()[zone].replace('-', '−')}"] if zone >= 0 else [])
    wide = [width(words, size, True) + 24 for words in chips]
    shift = f"translate({num(x - left)} {num(y - top)})"
    clip = f'<clipPath id="window-clip"><rect x="{num(x)}" y="{num(y)}" width="{num(across)}" height="{num(high)}" rx="12"/></clipPath>'
    scene.add(f'<g id="sky">{clip}<g clip-path="url(#window-clip)">')
    scene.add(f'<g transform="{shift}">')
    scene.add('<use href="#av-night"/>')
    scene.add(sky.daylight(c, month, zone))
    free = (left + wide[0] + 18, left + across - wide[-1] - 18)
    inside = (left, left + across), (top, top + seen)
    told = sky.clear_words(c, marked, size, *inside, _unseen(zone, size, free, *inside))
    scene.add(sky.horizon(zone, size, told))
    scene.add('<g id="figures" clip-path="url(#av-sky-clip)">')
    for part in sky.figures(c, month, zone, marked, size, *inside):
        scene.add(part)
    scene.add("</g>")
    if left + 16 < sky.sun_at(c, month) < left + across - 16:  # half of it would lie under the edge, with half of its month
        scene.add(sky.sun(c, month, size))
    scene.add("</g></g></g>")
    for n, (words, w) in enumerate(zip(chips, wide, strict=True)):
        at = x + (across - w - 10 if n else 10.0)
        seat, card = (f"seat-{scene.seat + 1}", "zones") if n else ("tag", "daylight")
        plate = f'<rect x="{num(at)}" y="{num(y + high - tall - 8)}" width="{num(w)}" height="{tall}" rx="{num(tall / 2)}" '
        scene.add(
            f'<g data-card="{card}">{plate}class="{seat}" stroke="#ffd58a"/>'
            f"{label(at + w / 2, y + high - 8 - tall / 2 + 0.36 * size, words, size, 'k b' if n else 'sunny b', 'middle')}</g>"
        )
    return y + high + 8


def _unseen(
    zone: int, size: float, free: tuple[float, float], window: tuple[float, float], rows: tuple[float, float]
) -> list[tuple[float, float]]:
    """Where the middle of the words about the horizon may lie: above the chips anywhere, or else between them if they leave room."""
    if zone < 0:
        return []
    x, y = sky.below(zone)
    half = width(sky.UNSEEN, size) / 2
    between = free[1] - free[0] > 2 * half
    first = min(max(x, free[0] + half), free[1] - half) if between else (free[0] + free[1]) / 2
    y = max(y, rows[0] + 1.2 * size) if between else y
    if not rows[0] + size < y < rows[1]:
        return [(first, y)] if between else []
    low, high = window[0] + half + 4, window[1] - half - 4
    steps = [low + n * 20 for n in range(1 + int((high - low) / 20))]
    wide = [first, *sorted(steps, key=lambda at: abs(at - first))]
    return [(at, height) for height in (y, y - 13) if height > rows[0] + size for at in wide]


def _middle(c: Content, mine: list[int], across: float, high: float) -> tuple[float, float]:
    """The middle of all figures that can be observed, or if a window does not hold them, of the first."""
    spots = [spot for number in mine for spot in heavens.places(c.figures[number])]
    if not _holds(spots, across, high):
        spots = heavens.places(c.figures[mine[0]])
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _holds(spots: list[tuple[float, float]], across: float, high: float) -> bool:
    """Whether a window so large shows all of these stars."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(xs) - min(xs) < across and max(ys) - min(ys) < high


# The weeks.


def week_grid(scene: Scene, y: float) -> float:
    """Two by two; the Solar System has the planets below."""
    if scene.s.stage == DRAFT:
        return y
    for week in range(WEEKS):
        scene.add(_week(scene, week, 4 + week % 2 * 193, y + week // 2 * 98))
    if _asks_for_a_week(scene):
        scene.add(f'<rect y="{num(y)}" width="{num(WIDE)}" height="196" class="focus-here" fill="none" pointer-events="none"/>')
    y += 198
    if scene.s.mode >= SOLAR_SYSTEM:
        y = planet_row(scene, y)
    return y


def _asks_for_a_week(scene: Scene) -> bool:
    """Whether the seat is to choose a week now: that can also be done with what it has, but the weeks are what one looks at."""
    return scene.s.stage == ACTION and not scene.s.pending and any(ways(scene, week) for week in range(WEEKS))


def _week(scene: Scene, week: int, x: float, y: float) -> str:
    s, c = scene.s, scene.c
    w, h = 189.0, 94.0
    cards = s.weeks[week]
    options = ways(scene, week) if s.stage == ACTION and not s.pending and scene.seat >= 0 else []
    now = s.stage in (RESOLVE, CALIBRATE) and s.week == week and s.who[week] >= 0
    over = finished(scene, week)
    name = c.cards[cards[-1]].name if cards else "" if scene.dealing() else "no card"
    drawn = rect(x, y, w, h, "slot", 12) + rect(x, y, w, h, "fr" if options else "ev" if now else "hot", 12)
    if over:
        drawn += done_plate(scene, week, x + 6, y + 7, 60.0, 80.0)
    elif cards:
        mine = scene.offered(f"observe {week + 1}")
        face = card_face(c, cards[-1], x + 6, y + 7, 60.0, 80.0, "mine" if mine else "kept", False)
        stack = card_stack(x + 6, y + 7, 60.0, 80.0, len(cards) - 1)
        drawn += f'<g data-card="card-{c.cards[cards[-1]].key}">{stack}{face}</g>'
    left, room = x + 74, w - 80
    drawn += moon(week, left + 8, y + 17, 8) + label(left + 22, y + 22.5, f"Week {week + 1}", TEXT, "qt b")
    if over:
        drawn += _taken(scene, week, left, y + 48, room)
    else:
        drawn += fitted(left, y + 45, name, room, 17, "tx b")
        drawn += _week_state(scene, week, left, y + 66, room)
    told = f"Week {week + 1}: {name or 'no card yet'}."
    if over:
        told = f"Week {week + 1}: {inside(scene.names[s.who[week]])} {doing(scene, week)[0]}."
    if options:
        more = f' data-card="week-{week + 1}"'
        return scene.thing(f"week-{week + 1}", f"Week {week + 1}: {name}", options, told, drawn, more=more)
    return f'<g data-says="{esc(told)}">{drawn}</g>'


def _week_state(scene: Scene, week: int, x: float, y: float, room: float) -> str:
    """Who is there and what for; or whether the viewer sees the card, and what it gives."""
    s, c = scene.s, scene.c
    if s.who[week] >= 0:
        return _taken(scene, week, x, y, room)
    if s.mode == SOLO and week in (s.bad, s.shadow):
        return icon("av-lock", x + 8, y - 5, 16, "i-qt") + fitted(
            x + 22, y, "bad timing" if week == s.bad else "the shadow", room - 22, TEXT, "qt"
        )
    if not concerns(scene, week):
        late = fitted(x, y + 21, "for a journey", room, TEXT, "qt") if too_late(scene, week) else ""
        return fitted(x, y, "free week", room, TEXT, "of") + late if s.stage == ACTION else ""
    card = s.weeks[week][-1]
    if why_not_see(s, c, scene.seat, card, week) == 0:
        worth = gain(s, c, scene.seat, [card])
        return fitted(x, y, "seen now", room, TEXT, "gn b") + fitted(x, y + 21, f"+{worth}", room, 17, "gn b")
    told, when = status(s, c, scene.seat, card, week)
    if width(when, TEXT) > room:
        when = by_three_letters(when)
    if not told:
        told = f"week {c.cards[card].week + 1} only" if c.cards[card].week not in (-1, week) else "not seen here"
    return fitted(x, y, told, room, TEXT, "of") + fitted(x, y + 21, when, room, TEXT, "qt")


def _taken(scene: Scene, week: int, x: float, y: float, room: float) -> str:
    """Who is in a week, and what for."""
    who = scene.s.who[week]
    sign = f'<use href="#{mark(who)}" x="{num(x)}" y="{num(y - 13)}" width="16" height="16"/>'
    named = sign + fitted(x + 22, y, scene.names[who], room - 22, TEXT, "tx b")
    return named + fitted(x, y + 21, doing(scene, week)[0], room, TEXT, "qt")


def planet_row(scene: Scene, y: float) -> float:
    """The planet card and the orrery, side by side."""
    s, c = scene.s, scene.c
    drawn = rect(4, y, WIDE - 8, 156, "slot", 12)
    if s.planet_top >= 0:
        spec = c.cards[s.planet_top]
        face = card_face(c, s.planet_top, 12.0, y + 36, 84.0, 108.0, "kept", False)
        face += f"{fitted(12, y + 24, spec.name, 190, 17, 'tx b')}{label(106, y + 56, f'+{spec.nk}', 17, 'kn b')}"
        drawn += orrery.planet_card(scene, face, rect(12, y + 36, 84, 108, "fr", 8))
    else:
        drawn += fitted(12, y + 24, "no planet card", 190, TEXT, "qt")
    ring = orrery.Ring(290, y + 78, 10, 7.2, 0.75)
    scene.add(drawn, f'<g data-card="orrery" data-says="The orrery.">{orrery.sky_ground(c, ring, orrery.far_point(scene))}</g>')
    orrery.planets(scene, ring, False)
    return y + 164


# The Earth.


def overview(scene: Scene, y: float, across: float = 374.0) -> float:
    """The whole chart, to read: who is where, and what is in reach."""
    scale = across / chart.WIDE
    shift = f"translate({num(8 - chart.LEFT * scale)} {num(y - chart.TOPS[0] * scale)}) scale({scale:.4f})"
    zone = scene.zone()
    band = rect(chart.LEFT, chart.TOPS[zone], chart.WIDE, chart.TOPS[zone + 1] - chart.TOPS[zone], "zone") if zone >= 0 else ""
    reach = "".join(earth.frame(square, "reach") for square in earth.leads(scene))
    lit = ""
    if scene.s.stage == DRAFT:
        for spec in scene.c.characters:
            if scene.offered(f"choose {spec.key}"):
                lit += earth.frame(spec.home, "goal")
    scene.add(f'<g id="earth-chart" transform="{shift}"><use href="#av-chart"/>{band}{reach}{lit}{earth.sites(scene)}</g>')
    earth.ghosts(scene, f' transform="{shift}"')
    mark_at = len(scene.parts)
    earth.dice(scene)
    dice = "".join(scene.parts[mark_at:])
    del scene.parts[mark_at:]
    scene.add(f'<g transform="{shift}">{dice}</g>')
    return y + (chart.TOPS[-1] - chart.TOPS[0]) * scale + 8


def close_map(scene: Scene, y: float) -> float:
    """Eight columns round the traveller, with squares as large as a finger."""
    s, c, seat = scene.s, scene.c, scene.seat
    scale = 48.6 / chart.CELL
    column = s.square[seat] % COLUMNS
    first = (column - 4) % COLUMNS
    left = chart.LEFT + first * chart.CELL
    high = (chart.TOPS[-1] - chart.TOPS[0]) * scale
    clip = f'<clipPath id="near-clip"><rect x="0" y="{num(y)}" width="{num(WIDE)}" height="{num(high)}" rx="8"/></clipPath>'
    at = f"translate({num(-left * scale)} {num(y - chart.TOPS[0] * scale)}) scale({scale:.4f})"
    ground = f'<use href="#av-chart"/><use href="#av-chart" x="{num(chart.WIDE)}"/>'
    scene.add(f'<g class="focus-here">{clip}<g clip-path="url(#near-clip)"><g transform="{at}">{ground}</g></g></g>')
    drawn = ""
    for square in range(len(c.earth.keys)):
        ahead = (square % COLUMNS - first) % COLUMNS
        if ahead >= 8:
            continue
        _, top, w, h = chart.corner(square)
        x = ahead * w * scale
        box = (x + 2, y + (top - chart.TOPS[0]) * scale + 2, w * scale - 4, h * scale - 4)
        key = c.earth.keys[square]
        card = f' data-card="square-{key}"'
        name = c.earth.names[square].split(",")[0]
        options = [Way([m], scene.says(m)) for m in (f"go {key}", f"heliport 1 {key}", f"heliport 2 {key}") if scene.offered(m)]
        whole = rect(box[0] - 2, box[1] - 2, box[2] + 4, box[3] + 4, "hit")
        shapes = whole + (rect(*box, "goal", 6) if options else "")
        if options and scene.offered(f"go {key}"):
            shapes += earth.worth(scene, square, box[0] + box[2] / 2, box[1] + box[3] - 2, TEXT)
        if len(options) == 1:
            drawn += scene.spot(options[0].moves[0], name, shapes, more=card)
        elif options:
            drawn += scene.thing(f"square-{key}", name, options, name, shapes, more=card)
        else:
            drawn += f"<g{card}>{shapes}</g>"
        drawn += earth.pads(scene, square, box[0] + box[2] - 11, box[1] + 11)
    scene.add(f'<g id="squares">{drawn}</g>')
    for other, aside in earth.crowds(scene):
        square = scene.square(other)
        ahead = (square % COLUMNS - first) % COLUMNS
        if ahead < 8:
            _, top, w, h = chart.corner(square)
            left, down = earth.beside_pad(scene, square)
            cx, cy = (ahead + 0.5) * w * scale + aside - left, y + (top + h / 2 - chart.TOPS[0]) * scale + down
            scene.add(earth.die_piece(scene.names[other], other, s.die[other], cx, cy, other == seat))
    return y + high + 8


# Before the first month.


def choices(scene: Scene, y: float) -> float:
    """Cards to choose from, one below the other, with all their words."""
    rows, title = setup.offered(scene)
    scene.add(f'<g id="title">{label(10, y + 24, title, 19, "tx b")}</g>')
    y += 36
    if rows and scene.s.mode == FIRST_AND_FAST:  # continents: two beside each other, all in view
        for n, (move, name, text, card) in enumerate(rows):
            x, top = 4 + n % 2 * 193.0, y + n // 2 * 82.0
            w = WIDE - 8 if n == len(rows) - 1 and n % 2 == 0 else 189.0
            drawn = rect(x, top, w, 76, "row", 10) + rect(x, top, w, 76, "fr", 10)
            drawn += setup.land(_home_land(scene, card), x + 31, top + 38, 50, 52)
            drawn += fitted(x + 62, top + 25, name, w - 68, 17, "tx b")
            for row, line in enumerate(text.split("\n")):
                drawn += fitted(x + 62, top + 46 + 19 * row, line, w - 68, TEXT, "qt")
            scene.add(scene.spot(move, name, drawn, more=f' data-card="{card}"'))
        return y + (len(rows) + 1) // 2 * 82 + 2
    for move, name, text, card in rows:
        shown = card.startswith("character-")
        left = 82.0 if shown else 16.0
        words = setup.lines_of(text, 372 - left, TEXT)
        high = max(64.0 if shown else 48.0, 38.0 + 20 * len(words))
        drawn = rect(4, y, WIDE - 8, high, "row", 10) + rect(4, y, WIDE - 8, high, "fr", 10)
        if shown:
            drawn += setup.land(_home_land(scene, card), 43, y + high / 2, 62, min(58.0, high - 12))
        drawn += fitted(left, y + 26, name, 372 - left, 17, "tx b")
        drawn += "".join(label(left, y + 47 + 20 * n, line, TEXT, "qt") for n, line in enumerate(words))
        scene.add(scene.spot(move, name, drawn, more=f' data-card="{card}"'))
        y += high + 8
    return y


def _home_land(scene: Scene, card: str) -> int:
    """The continent of a character, by the name of the card that explains it."""
    return scene.c.earth.land_of[scene.c.characters[int(card.rpartition("-")[2])].home]


def orrery_ring(scene: Scene, y: float) -> float:
    """The orrery as wide as the phone; the list below has every spot."""
    c = scene.c
    ring = orrery.Ring(195, y + 195, 22, 21.5, 1.1)
    scene.add(f'<g data-card="orrery">{orrery.sky_ground(c, ring, orrery.far_point(scene))}</g>')
    orrery.planets(scene, ring, False)
    y += 396
    for number, spec in enumerate(c.planets):
        options = [
            Way([m], f"Spot {n + 1}", f"{spec.angle(n) / 2:g} degrees")
            for n in range(spec.spots)
            if scene.offered(m := f"put {spec.key} {n + 1}")
        ]
        x, top = 4 + number % 2 * 193, y + number // 2 * 54
        drawn = (
            rect(x, top, 189, 48, "row", 10)
            + planet(number, x + 26, top + 24, 12)
            + label(x + 50, top + 30, spec.name, 17, "tx b" if options else "qt")
        )
        if options:
            drawn += rect(x, top, 189, 48, "fr", 10)
        scene.add(scene.thing(f"planet-{spec.key}", spec.name, options, spec.name, drawn, more=f' data-card="planet-{number}"'))
    return y + 216
