"""The sky of the month over the zone in which the viewer stands: daylight, horizon, the figures in their strengths, the Sun."""

from collections.abc import Iterable
from functools import lru_cache

from perilune.draw.svg import esc, num, piece
from perilune.draw.words import label, lines, width
from perilune.games.astronavigators.content import CONSTELLATIONS, WEEKS, Content
from perilune.games.astronavigators.draw.heavens import BOTTOM, HOUR, LEFT, NAMES, RIGHT, TOPS, WIDE, across, down, places, wraps
from perilune.games.astronavigators.draw.scene import Scene, icon, moon
from perilune.games.astronavigators.draw.weeks import finished
from perilune.games.astronavigators.world.sky import BELOW, COVERED, DAYLIGHT, HALF_DAY, HOURS, POLAR_DAY, ROWS, SEEN, zone_names

NIGHT = '<g id="sky-ground"><use href="#av-night"/><use href="#av-hours"/></g>'
STRENGTH = {SEEN: "seen", DAYLIGHT: "lost", BELOW: "sunk", POLAR_DAY: "lost"}
_KEYS = 268.0  # below it there are keys at the right
_HOURS = 12.0  # the size of what is told of the daylight
_NEAR = 48.0  # how far the plate of a figure moves to be seen as a whole
_NAME = 130.0  # the longest name of a figure, on its plate
_ABOVE = ("February", "April", "September", "November", "December")  # names of months above their spots: below, a figure is near
_HIGH = (2, 3, 4)  # months of which the hours of daylight stand where the words about the horizon would
_SPOT, _LATER_SPOT = 6.0, 3.4  # how large the Sun's place is in the next month, and in those after it
MINE, KEPT, HERE = "mine", "kept", "here"
UNSEEN = "below your horizon"
Marked = tuple[tuple[int, tuple[str, int]], ...]  # figures that matter, and how
Plate = tuple[float, float, float]  # where it begins, the line of its words, and how wide it is
Sign = tuple[tuple[str, ...], float, float, float]  # its lines, their middle, the first of them, and how wide it is
_STEPS = (0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5, -2.0, 2.0)  # where else a plate may stand, in heights of it
_ASIDE = (0.0, -0.25, 0.25, -0.5, 0.5)  # and in widths
_ON_PLATE, _ON_ITSELF, _ON_OTHERS = 1000.0, 300.0, 30.0  # how far it would rather move than lie on these


def sky(scene: Scene) -> None:
    """Everything above the hill."""
    month, zone = scene.month(), scene.zone()
    scene.add(NIGHT)
    scene.add(daylight(scene.c, month, zone))
    scene.add(horizon(zone, 12, below(zone, month)))
    marked = highlights(scene)
    plates = tag_places(scene.c, tuple(sorted(marked)), 13.0, taken=sun_way(scene.c, month))
    sign = hours_sign(scene.c, month, zone, tuple(plates.values()))
    for number in range(CONSTELLATIONS):  # a part for each: from month to month only some of them change
        why = _why(scene.c, month, zone, number)
        named = not _hidden_name(scene.c, number, 12, (*plates.values(), *_sign_plates(sign)))
        scene.add(figure(scene.c, number, why, marked.get(number), 12, named, plates.get(number)))
    scene.add(hidden_hours(sign))
    scene.add(zones(zone, scene.seat))
    scene.add(_coming(scene.c, month))
    scene.add(sun(scene.c, month))


def highlights(scene: Scene) -> dict[int, tuple[str, int]]:
    """The figures that matter now: on a week (with its number), saved, or such that the viewer can observe them."""
    s = scene.s
    found: dict[int, tuple[str, int]] = {}
    for week in range(WEEKS):
        if s.weeks[week] and s.weeks[week][-1] < CONSTELLATIONS and not finished(scene, week):
            card = s.weeks[week][-1]
            mine = scene.offered(f"observe {week + 1}") and seen_now(scene, card)
            if card not in found or mine:
                found[card] = (MINE if mine else HERE, week)
    if scene.seat >= 0:
        for card in s.saved[scene.seat * 3 : scene.seat * 3 + 3]:
            if 0 <= card < CONSTELLATIONS and card not in found:
                found[card] = (KEPT, -1)
    return found


def seen_now(scene: Scene, figure: int) -> bool:
    """Whether the sky shows this figure to the viewer."""
    zone = scene.zone()
    return zone >= 0 and scene.c.sky.why_not(scene.month(), zone, figure) == SEEN


@lru_cache(128)
def daylight(c: Content, month: int, zone: int) -> str:
    """The hours and rows that the Sun hides; in a polar summer the whole sky."""
    spec = c.sky.months[month]
    rows = COVERED[zone] if zone >= 0 else list(range(ROWS))
    if not rows:
        told = no_night(c, month, zone)
        return _midnight_sun(zone, f"{told}: no stars from here.", c.sky.sun_up(month, zone)) if told else "<g/>"
    top, high = TOPS[rows[0]], TOPS[rows[-1] + 1] - TOPS[rows[0]]
    x, wide = across(spec.sun_hour + HALF_DAY), 2 * HALF_DAY * HOUR
    lefts = [x + shift for shift in (-WIDE, 0, WIDE) if x + shift < RIGHT and x + shift + wide > LEFT]
    boxes = "".join(_box(max(LEFT, a), top, min(RIGHT, a + wide) - max(LEFT, a), high) for a in lefts)
    rects = "".join(
        f'<rect x="{num(a)}" y="{num(top)}" width="{num(wide)}" height="{num(high)}" fill="url(#av-day)"/>' for a in lefts
    )
    sy = down(spec.declination / 10)
    glows = "".join(
        f'<ellipse cx="{num(a + wide / 2)}" cy="{num(sy)}" rx="150" ry="120" fill="url(#av-sunglow)" opacity=".8"/>'
        for a in lefts
    )
    first, last = (spec.sun_hour - HALF_DAY) % HOURS, (spec.sun_hour + HALF_DAY) % HOURS
    one = f"Daylight hides {first} h to {last} h"
    edges = boxes.replace("<rect", '<rect fill="none" stroke="#ffd9a0" stroke-width="1.200" opacity=".55"')
    clip = f'<clipPath id="av-day-clip">{boxes}</clipPath>'
    return (
        f'<g id="daylight" data-card="daylight" data-says="{one} of right ascension.">{clip}<g '
        f'clip-path="url(#av-day-clip)">{rects}{glows}</g>{edges}</g>'
    )


def hidden(c: Content, month: int) -> str:
    """Which hours of the sky, not of the day, the daylight hides."""
    sun = c.sky.months[month].sun_hour
    return f"Daylight hides sky hours {(sun - HALF_DAY) % HOURS}–{(sun + HALF_DAY) % HOURS}"


def no_night(c: Content, month: int, zone: int) -> str:
    """What hides the whole sky of a zone near the pole; nothing where there is a night, or always one."""
    if zone < 0 or COVERED[zone]:
        return ""
    if c.sky.sun_up(month, zone):
        return "Midnight sun"
    return "Twilight all month" if c.sky.why_not(month, zone, 0) == POLAR_DAY else ""


@lru_cache(256)
def hours_sign(c: Content, month: int, zone: int, plates: tuple[Plate, ...] = ()) -> Sign | None:
    """Where it says what the daylight hides: at its upper edge, at its lower one, or between them, wherever it covers least.

    Where there is no night, it says so in the middle.
    """
    size, plates = _HOURS, (*plates, *sun_way(c, month))
    rows = COVERED[zone] if zone >= 0 else list(range(ROWS))
    if not rows:
        return _polar_sign(c, no_night(c, month, zone), zone, plates)
    words = hidden(c, month)
    w = width(words, size, True) + 24
    y = max(TOPS[rows[0]], TOPS[zone - 2] if zone >= ROWS // 2 else 0)  # not on the hills of a southern zone
    middle = across(c.sky.months[month].sun_hour or HOURS)
    told: tuple[str, ...] = (words,)
    if not LEFT + w / 2 <= middle <= RIGHT - w / 2:  # it goes over the edge of the map: in two lines, on its larger part
        told, w = ("Daylight hides", words.removeprefix("Daylight hides ")), 112.0
        middle = min(middle, RIGHT - w / 2) if middle >= LEFT + w / 2 else RIGHT - w / 2
        y = max(y, TOPS[1] + 4)
    high = 0.4 * size + 1.2 * size * len(told)
    low = min(TOPS[rows[-1] + 1], _KEYS) - high + 0.8 * size
    y = min((y, low, *_between(y, low)), key=lambda at: _under(c, plates, middle, w, at, high))
    return told, middle, y, w


def _polar_sign(c: Content, told: str, zone: int, plates: tuple[Plate, ...]) -> Sign | None:
    """That there is no night, in the middle of what would be seen from a zone near a pole."""
    if not told:
        return None
    rows, words = _polar_rows(zone), f"{told}: no stars from here"
    top, bottom, w = TOPS[rows[0]] + 14, TOPS[rows[-1] + 1] - 14, width(words, _HOURS, True) + 24
    home, x = (top + bottom) / 2, (LEFT + RIGHT) / 2
    ways = sorted(_between(top, bottom), key=lambda at: abs(at - home))
    return (words,), x, min(ways, key=lambda at: _under(c, plates, x, w, at, 1.6 * _HOURS)), w


def _between(top: float, bottom: float) -> list[float]:
    """The heights between two others at which a sign is tried."""
    return [top + step * 10 for step in range(1, int((bottom - top) / 10))]


@lru_cache(256)
def hidden_hours(sign: Sign | None) -> str:
    """What the daylight hides, on a plate."""
    if sign is None:
        return "<g/>"
    told, middle, y, w = sign
    high = 0.4 * _HOURS + 1.2 * _HOURS * len(told)
    plate = (
        f'<rect x="{num(middle - w / 2)}" y="{num(y - 0.8 * _HOURS)}" width="{num(w)}" '
        f'height="{num(high)}" rx="{num(0.8 * _HOURS)}" class="tag" stroke="#ffd9a0"/>'
    )
    text = lines(middle, y + 0.36 * _HOURS, list(told), 1.2 * _HOURS, _HOURS, "sunny b", "middle")
    return f'<g data-card="daylight" data-says="{" ".join(told)}.">{plate}{text}</g>'


def _sign_plates(sign: Sign | None) -> list[Plate]:
    """What a sign about the daylight covers, line by line."""
    if sign is None:
        return []
    told, middle, y, w = sign
    return [(middle - w / 2, y + 0.36 * _HOURS + 1.2 * _HOURS * line, w) for line in range(len(told))]


def _under(c: Content, plates: tuple[Plate, ...], middle: float, w: float, y: float, high: float) -> int:
    """How much lies under a sign with this middle: a plate of a figure counts more than a name, which can be left out."""
    names = [_name_place(c, number, 12) for number in range(CONSTELLATIONS)]
    return 3 * _meets(plates, middle, w, y, high) + _meets(names, middle, w, y, high)


def _meets(plates: Iterable[Plate], middle: float, w: float, y: float, high: float) -> int:
    """How many of these plates or names lie under a sign with this middle."""
    met = 0
    for left, at, wide in plates:
        if left < middle + w / 2 and left + wide > middle - w / 2 and at - 15 < y + high - 9 and at + 8 > y - 10:
            met += 1
    return met


def _box(x: float, y: float, w: float, h: float) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="16"/>'


def _polar_rows(zone: int) -> list[int]:
    """The rows of the sky that a zone near a pole would see."""
    return [row for row in range(ROWS) if abs(row - zone) <= 2]


def _midnight_sun(zone: int, told: str, sun_up: bool) -> str:
    rows = _polar_rows(zone)
    top, bottom = TOPS[rows[0]], TOPS[rows[-1] + 1]
    return (
        f'<g id="daylight" data-card="daylight" data-says="{told}"><rect x="{num(LEFT)}" y="{num(top)}" width="{num(WIDE)}" '
        f'height="{num(bottom - top)}" rx="16" fill="url(#av-day)" opacity="{".9" if sun_up else ".55"}"/></g>'
    )


def below(zone: int, month: int = -1) -> tuple[float, float]:
    """The middle of the words about the horizon, on the hills."""
    if zone >= ROWS // 2:
        return 357.0, TOPS[zone - 2] - 16
    lower = 58 if zone == 1 and month in _HIGH else 27
    return (570.0, 730.0, 700.0)[zone], TOPS[zone + 3] + lower


@lru_cache(64)
def horizon(zone: int, size: float = 12, words_at: tuple[float, float] | None = None) -> str:
    """Hills over the rows that are not seen from a zone: at the lower edge, or for southern zones at the upper one."""
    front = '<use href="#av-front"/>'
    if zone < 0:
        return f'<g id="horizon">{front}<use href="#av-dome" x="60" y="312"/></g>'
    if zone < ROWS // 2:
        y = TOPS[zone + 3]
        ground = f'<use href="#av-ridge" y="{num(y)}"/>'
        house = f'<use href="#av-dome" x="60" y="{num(y + 18)}"/>'
    else:
        ground = f'<g transform="matrix(1 0 0 -1 0 {num(TOPS[zone - 2])})"><use href="#av-ridge"/></g>'
        house = '<use href="#av-dome" x="60" y="312"/>'
    sign = label(*words_at, UNSEEN, size, "skq", "middle") if words_at else ""
    return f'<g id="horizon"><g clip-path="url(#av-sky-clip)">{ground}</g>{front}{house}{sign}</g>'


@lru_cache(512)
def figures(
    c: Content,
    month: int,
    zone: int,
    marked: Marked,
    size: float,
    window: tuple[float, float],
    rows: tuple[float, float],
) -> list[str]:
    """Those between two edges of the map; those that matter last, so that they lie on top. Names are whole or not there."""
    chosen = dict(marked)
    plates = _plates_in(c, marked, size, window, rows)
    why = [_why(c, month, zone, number) for number in range(CONSTELLATIONS)]
    order = sorted(range(CONSTELLATIONS), key=lambda figure: (figure in chosen, why[figure] == SEEN))
    return [
        figure(c, n, why[n], chosen.get(n), size, _named(c, n, size, window, rows, plates), plates.get(n))
        for n in order
        if _within(c, n, window)
    ]


def _plates_in(
    c: Content, marked: Marked, size: float, window: tuple[float, float], rows: tuple[float, float]
) -> dict[int, Plate]:
    """The plates of the figures that matter; those that can be observed find their places first."""
    chosen = dict(marked)
    first = sorted(chosen, key=lambda number: (chosen[number][0] != MINE, number))
    return tag_places(c, tuple(first), size + 1, window, rows)


def clear_words(
    c: Content,
    marked: Marked,
    size: float,
    window: tuple[float, float],
    rows: tuple[float, float],
    ways: list[tuple[float, float]],
) -> tuple[float, float] | None:
    """The first of these middles where the words about the horizon keep away from the figures that matter, and from every name."""
    w = width(UNSEEN, size)
    plates = _plates_in(c, marked, size, window, rows)
    shown = [n for n in range(CONSTELLATIONS) if n not in plates and _named(c, n, size, window, rows, plates)]
    names = {n: _name_place(c, n, size) for n in shown}
    apart = [
        (x, y)
        for x, y in ways
        if not _on_plate(plates.values(), x - w / 2, y, w, 1.3 * size)
        and not any(_on_lines(c, number, x - w / 2, y - 2.4 * size, w, 3.2 * size) for number, _ in marked)
    ]
    clear = [
        (x, y) for x, y in apart if not _on_plate(names.values(), x - w / 2, y, w, 2 * size)
    ]  # close under a name they read as its caption
    return clear[0] if clear else None


def _named(
    c: Content, number: int, size: float, window: tuple[float, float], rows: tuple[float, float], plates: dict[int, Plate]
) -> bool:
    """Whether there is room for the whole name of a figure in a window."""
    left, y, w = _name_place(c, number, size)
    inside = window[0] + 3 < left and left + w < window[1] - 3 and rows[0] + 0.9 * size < y < rows[1] - 0.3 * size
    return inside and not _hidden_name(c, number, size, plates.values())


def _hidden_name(c: Content, number: int, size: float, plates: Iterable[Plate]) -> bool:
    """Whether the plate of another figure, or of the daylight, lies on the name of this one."""
    left, y, w = _name_place(c, number, size)
    return _on_plate(plates, left, y, w, 1.2 * size)


def _name_place(c: Content, number: int, size: float) -> Plate:
    """Where the name of a figure begins, its line, and how wide it is."""
    x, y, anchor = NAMES[c.cards[number].key]
    w = width(c.cards[number].name, size)
    return x - w / 2 if anchor == "middle" else x - w if anchor == "end" else x, y, w


def _within(c: Content, number: int, window: tuple[float, float]) -> bool:
    """Whether something of a figure, or its name, may be seen between these edges."""
    xs = [x for x, _ in places(c.figures[number])] + [NAMES[c.cards[number].key][0]]
    return wraps(c.figures[number]) != 0 or (max(xs) + _NAME > window[0] and min(xs) - _NAME < window[1])


def _why(c: Content, month: int, zone: int, number: int) -> int:
    """Whether a figure is seen from a zone; without a zone all are."""
    return c.sky.why_not(month, zone, number) if zone >= 0 else SEEN


@lru_cache(1024)
def figure(
    c: Content,
    number: int,
    why: int,
    chosen: tuple[str, int] | None,
    size: float,
    named: bool = True,
    plate: Plate | None = None,
) -> str:
    """One figure: its stars in one of the strengths, and its name or its tag."""
    key = c.cards[number].key
    class_ = chosen[0] if chosen and (why == SEEN or chosen[0] == KEPT) else STRENGTH[why]
    shapes = f'<use href="#av-fig-{number}" class="{class_}"/>'
    edge = wraps(c.figures[number])
    if edge:
        shapes += f'<use href="#av-fig-{number}" x="{num(edge * WIDE)}" class="{class_}"/>'
        shapes = f'<g clip-path="url(#av-sky-clip)">{shapes}</g>'
    if chosen and chosen[0] == MINE:
        shapes = _ring(c, number) + shapes
    told = {SEEN: "seen", DAYLIGHT: "hidden by daylight", BELOW: "below the horizon", POLAR_DAY: "no night there"}[why]
    name = c.cards[number].name
    words = _tag(name, chosen, why, size + 1, plate) if chosen and plate else _name(key, name, why, size) if named else ""
    return f'<g data-card="card-{key}" data-says="{esc(name)}: {told}.">{shapes}{words}</g>'


def _ring(c: Content, number: int) -> str:
    spots = places(c.figures[number])
    cx, cy = (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2, (min(y for _, y in spots) + max(y for _, y in spots)) / 2
    rx, ry = max(x for x, _ in spots) - cx + 16, max(y for _, y in spots) - cy + 13
    return f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(min(70, rx * 1.5))}" ry="{num(min(60, ry * 1.6))}" fill="url(#av-gold)"/>'


def _name(key: str, name: str, why: int, size: float) -> str:
    x, y, anchor = NAMES[key]
    if why == SEEN:
        return label(x, y, name, size, "sk halo", anchor)
    return f'<g opacity="{".9" if why == DAYLIGHT else ".85"}">{label(x, y, name, size, "sk" if why == DAYLIGHT else "skq", anchor)}</g>'


@lru_cache(512)
def tag_places(
    c: Content,
    numbers: tuple[int, ...],
    size: float,
    window: tuple[float, float] = (0.0, RIGHT + 4),
    rows: tuple[float, float] = (0.0, BOTTOM - 2),
    taken: tuple[Plate, ...] = (),
) -> dict[int, Plate]:
    """Where the names of these figures stand on their plates: beside the lines of the figure, and none on another, or what is taken."""
    found: dict[int, Plate] = {}
    high = 1.6 * size
    for number in numbers:
        left, home, w = _tag_place(c, number, size, window, rows)
        ways = [(left + aside * w, home + step * high, w) for aside in _ASIDE for step in _STEPS]
        inside = [way for way in ways if way[:2] == (left, home) or _inside(way, size, window, rows)]
        costs = [
            _covers(c, number, way, high, (*found.values(), *taken)) + abs(way[0] - left) + abs(way[1] - home) for way in inside
        ]
        found[number] = inside[costs.index(min(costs))]
    return found


def _covers(c: Content, number: int, plate: Plate, high: float, found: Iterable[Plate]) -> float:
    """How bad it is what the plate of a figure would lie on: other plates, its own lines, those of other figures."""
    x, y, w = plate
    top = y - 4 - high / 2
    lines = [n for n in range(CONSTELLATIONS) if _on_lines(c, n, x, top, w, high)]
    worst = _ON_PLATE if _on_plate(found, x, y, w, high) else 0.0
    return worst + sum(_ON_ITSELF if n == number else _ON_OTHERS for n in lines)


def _inside(plate: Plate, size: float, window: tuple[float, float], rows: tuple[float, float]) -> bool:
    left, y, w = plate
    return window[0] + 4 <= left and left + w <= window[1] - 4 and rows[0] + 1.2 * size <= y <= rows[1] - 0.6 * size


def _on_plate(found: Iterable[Plate], left: float, y: float, w: float, high: float) -> bool:
    return any(abs(y - at) < high + 2 and left < there + wide and there < left + w for there, at, wide in found)


def _on_lines(c: Content, number: int, left: float, top: float, w: float, high: float) -> bool:
    """Whether a plate covers something of a figure."""
    spots = _along(c, number)
    return any(left < x < left + w and top < y < top + high for x, y in spots)


@lru_cache(64)
def _along(c: Content, number: int) -> list[tuple[float, float]]:
    """Points on the lines of a figure."""
    spots, tips = places(c.figures[number]), c.figures[number].lines
    found = []
    for n in range(0, len(tips), 2):
        (ax, ay), (bx, by) = spots[tips[n]], spots[tips[n + 1]]
        found += [(ax + (bx - ax) * part / 8, ay + (by - ay) * part / 8) for part in range(9)]
    return found


def _tag_place(c: Content, number: int, size: float, window: tuple[float, float], rows: tuple[float, float]) -> Plate:
    """The plate of a figure where its name stands, moved into the window if it is near."""
    x, home, anchor = NAMES[c.cards[number].key]
    inside = min(max(home, rows[0] + 1.2 * size), rows[1] - 0.6 * size)
    y = inside if abs(inside - home) < _NEAR else home  # else it stays outside, with its figure
    w = width(c.cards[number].name, size, True) + 32
    left = x - w / 2 if anchor == "middle" else x - w if anchor == "end" else x
    if left < window[1] and left + w > window[0]:  # else it stays outside, with its figure
        left = min(max(left, window[0] + 4), window[1] - w - 4)
    return left, y, w


def _tag(name: str, chosen: tuple[str, int], why: int, size: float, plate: Plate) -> str:
    """The name on a plate, with the phase of the week where the card lies, or a bookmark."""
    (left, y, w), (sort, week) = plate, chosen
    colour, ink = (
        ("#ffb454", "warm")
        if sort == MINE
        else ("#7cd4ff", "cool")
        if sort == KEPT
        else ("#fff", "wh")
        if why == SEEN
        else ("#a9b6dc", "skq")
    )
    sign = moon(week, left + 13, y - 4, 6.5) if week >= 0 else icon("av-save", left + 13, y - 4, 13, "i-hp")
    ground = (
        f'<rect x="{num(left)}" y="{num(y - 4 - 0.8 * size)}" width="{num(w)}" height="{num(1.6 * size)}" '
        f'rx="10.500" class="tag" stroke="{colour}"/>'
    )
    return ground + sign + label(left + 24, y + 0.6, name, size, f"{ink} b")


@lru_cache(64)
def zones(zone: int, seat: int) -> str:
    """The names of the rows, the viewer's own in the seat's colour."""
    drawn = ""
    for row, name in enumerate(zone_names()):
        y = (TOPS[row] + TOPS[row + 1]) / 2
        if row == zone:
            drawn += f'<rect x="5" y="{num(y - 11)}" width="27" height="22" rx="6" class="seat-{seat + 1}"/>'
        drawn += label(
            18.5, y + 4.5, name.replace("-", "−"), 12 if row != zone else 13, "k b" if row == zone else "skq", "middle"
        )
    return f'<g id="sky-zones" data-card="zones" data-says="The zones of the sky.">{drawn}</g>'


@lru_cache(16)
def _coming(c: Content, month: int) -> str:
    """Where the Sun will stand in the next three months."""
    drawn = ""
    for ahead in (1, 2, 3):
        spec = c.sky.months[(month + ahead) % 12]
        x, y = across(spec.sun_hour or HOURS), down(spec.declination / 10)
        r = _SPOT if ahead == 1 else _LATER_SPOT
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="#0d1533" stroke="#ffd58a" stroke-width="1.500"/>'
    for ahead, (left, at, w) in enumerate(coming_at(c, month)):
        name = c.sky.months[(month + 1 + ahead) % 12].name[:3]
        drawn += label(left + w / 2, at, name, 12, f"sunny halo{'' if ahead else ' b'}", "middle")
    return f'<g id="coming">{drawn}</g>'


@lru_cache(16)
def coming_at(c: Content, month: int) -> tuple[Plate, ...]:
    """Where the names of the next three months stand: above their spots or below, wherever there is no figure."""
    found = []
    for ahead in (1, 2, 3):
        spec = c.sky.months[(month + ahead) % 12]
        r = _SPOT if ahead == 1 else _LATER_SPOT
        w = width(spec.name[:3], 12, ahead == 1)
        x, y = max(across(spec.sun_hour or HOURS), 50), down(spec.declination / 10)
        found.append((x - w / 2, y - r - 5 if spec.name in _ABOVE else y + r + 13, w))
    return tuple(found)


def sun_at(c: Content, month: int) -> float:
    """How far across the map the Sun stands."""
    return max(across(c.sky.months[month].sun_hour or HOURS), 40)


@lru_cache(16)
def sun_way(c: Content, month: int) -> tuple[Plate, ...]:
    """What the Sun covers, its places in the next three months, and their names, as if they were plates."""
    x, y = sun_at(c, month), down(c.sky.months[month].declination / 10)
    found = [(x - 16, y - 1, 32.0), (x - 16, y + 8, 32.0)]  # higher than a line of words
    for ahead in (1, 2, 3):
        spec = c.sky.months[(month + ahead) % 12]
        x, y = across(spec.sun_hour or HOURS), down(spec.declination / 10)
        found.append((x - _SPOT, y + 4, 2 * _SPOT))
    return (*found, *coming_at(c, month))


@lru_cache(16)
def sun(c: Content, month: int, size: float = 12) -> str:
    """The Sun, a piece that moves on each month."""
    spec = c.sky.months[month]
    y = down(spec.declination / 10)
    face = '<circle r="15" fill="#ffdf8f"/><circle r="12" fill="#fff4cf"/>' + label(
        0, 0.37 * size, spec.name[:3], size, "dk b", "middle"
    )
    told = f'<g data-card="sun" data-says="The Sun in {spec.name}, in {spec.zodiac}.">{face}</g>'
    return piece("sun", sun_at(c, month), y, told)


assert TOPS[-1] == BOTTOM
