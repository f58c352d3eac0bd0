"""The star map: 24 hours of right ascension by six rows of declination, the real figures, the Sun, and what hides them."""

from math import pi, sin

from perilune.draw.shapes import panel
from perilune.draw.svg import num, rect, titled
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import CONSTELLATIONS
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.messages import BELOW_HORIZON, IN_DAYLIGHT, IN_POLAR_DAY, SAYS
from perilune.games.astronavigators.observe import month_of
from perilune.games.astronavigators.sky import BELOW, DAYLIGHT, HALF_DAY, HOURS, ROWS, SEEN, zone_names

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Map:
    """Where things are on the star map. Right ascension grows to the left, as one sees it looking up."""

    def __init__(self, x: float, y: float, wide: float, high: float) -> None:
        self.x = x
        self.y = y
        self.cell = wide / HOURS
        self.wide = wide
        self.high = high  # of a row
        self.taken: list[Box] = []  # where names stand

    def place(self, ra: float, dec: float) -> tuple[float, float]:
        """Right ascension in hours, declination in degrees."""
        return self.x + (HOURS - ra) * self.cell, self.y + (90 - dec) / 30 * self.high


def star_map(scene: Scene, x: float, y: float, w: float, high: float) -> float:
    """The whole map, its rows so high; returns where it ends."""
    c = scene.c
    sky = Map(x + 30, y + 22, w - 36, high)
    tall = 22 + ROWS * high + 16
    month = scene.month()
    zone = scene.zone()
    spec = c.sky.months[month]
    where = f" · seen from zone {zone_names()[zone]}" if zone >= 0 else ""
    scene.put(panel(x, y, w, tall), label(x + 10, y + 15.5, "Star map", 13, "q b"))
    scene.put(label(x + 22 + width("Star map", 13, True), y + 15.5, f"Sun in {spec.zodiac}{where}", 12, "q"))
    scene.put(rect(sky.x, sky.y, sky.wide, ROWS * sky.high, "sea"))
    grid = "".join(f"M{num(sky.x + n * sky.cell)} {num(sky.y)}v{num(ROWS * sky.high)}" for n in range(1, HOURS))
    grid += "".join(f"M{num(sky.x)} {num(sky.y + n * sky.high)}h{num(sky.wide)}" for n in range(1, ROWS))
    scene.put(f'<path d="{grid}" class="grid"/>')
    _shade(scene, sky, month, zone)
    for row, name in enumerate(zone_names()):
        scene.put(label(sky.x - 7, sky.y + (row + 0.5) * sky.high + 4.5, name, 12.5, "b" if row == zone else "q", "end"))
    for hour in range(0, HOURS, 2):
        scene.put(label(sky.place(hour + 1, 0)[0], sky.y + ROWS * sky.high + 12.5, f"{hour} h", 11, "q", "middle"))
    _ecliptic(scene, sky)
    sx, sy = _sun(scene, sky, month)
    sky.taken.append((sx - 11, sy - 11, sx + 11, sy + 11))
    seen = [zone < 0 or c.sky.why_not(month, zone, figure) == SEEN for figure in range(CONSTELLATIONS)]
    drawn = [""] * CONSTELLATIONS
    for figure in sorted(range(CONSTELLATIONS), key=lambda figure: not seen[figure]):  # what is seen is named first
        drawn[figure] = _figure(scene, sky, figure, seen[figure], zone >= 0)
    for figure in sorted(range(CONSTELLATIONS), key=lambda figure: seen[figure]):  # and lies on top
        scene.put(drawn[figure])
    return y + tall


def _shade(scene: Scene, sky: Map, month: int, zone: int) -> None:
    """Daylight over the cells it hides, and a veil over what is below the horizon."""
    c = scene.c
    sun = c.sky.months[month].sun_hour
    if zone < 0:
        for off in range(-HALF_DAY, HALF_DAY):
            x = sky.place((sun + off) % HOURS + 1, 0)[0]
            scene.put(rect(x, sky.y, sky.cell, ROWS * sky.high, "day"))
        return
    scene.put(
        f'<rect x="{num(sky.x)}" y="{num(sky.y + zone * sky.high)}" width="{num(sky.wide)}" height="{num(sky.high)}" class="zenith"/>'
    )
    for row in range(ROWS):
        dark = [c.sky.cell(month, zone, row, hour) for hour in range(HOURS)]
        top = sky.y + row * sky.high
        if not any(dark):
            up = abs(row - zone) <= 2
            scene.put(rect(sky.x, top, sky.wide, sky.high, "day" if up else "below"))
            continue
        for hour in range(HOURS):
            if not dark[hour]:
                scene.put(rect(sky.place(hour + 1, 0)[0], top, sky.cell, sky.high, "day"))


def _ecliptic(scene: Scene, sky: Map) -> None:
    points = [sky.place(n / 2, 23.4 * sin(pi * n / 24)) for n in range(2 * HOURS + 1)]
    scene.put('<path d="M' + "L".join(f"{num(x)} {num(y)}" for x, y in points) + '" class="ecliptic"/>')


def _sun(scene: Scene, sky: Map, month: int) -> tuple[float, float]:
    spec = scene.c.sky.months[month]
    x, y = sky.place(spec.sun_hour or HOURS, spec.declination / 10)
    scene.stand("sun", x, y, '<circle r="10" class="sun"/>' + label(0, 4.2, str(spec.number), 12, "k b", "middle"))
    return x, y


def _figure(scene: Scene, sky: Map, figure: int, seen: bool, named: bool) -> str:
    """The stars and lines of a constellation, its name or its code, and what the pointer is told."""
    c = scene.c
    stars = c.figures[figure]
    places = [sky.place(ra / 100, dec / 100) for ra, dec in zip(stars.ra, stars.dec, strict=True)]
    lines = ""
    for n in range(0, len(stars.lines), 2):
        (ax, ay), (bx, by) = places[stars.lines[n]], places[stars.lines[n + 1]]
        if abs(ax - bx) < 6 * sky.cell:  # a line over the edge of the map, or round a pole, is left out
            lines += f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    dots = "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(max(1, 2.5 - mag / 24))}" class="star"/>'
        for (x, y), mag in zip(places, stars.mag, strict=True)
    )
    name = _name(sky, [c.cards[figure].name, stars.code] if seen and named else [stars.code], places, "b" if seen else "")
    hit = "".join(
        rect(sky.place(hour + 1, 0)[0], sky.y + row * sky.high, sky.cell, sky.high, "hot")
        for row in c.sky.rows[figure]
        for hour in c.sky.hours[figure]
    )
    told = titled(about_figure(scene, figure), hit, f'<path d="{lines}" class="figure"/>', dots, name)
    return told if seen else f'<g class="unseen">{told}</g>'


def _name(sky: Map, words: list[str], places: list[tuple[float, float]], class_: str) -> str:
    """The first of these words that finds a place round its stars where no other name stands; else the last one."""
    middle = sorted(x for x, _ in places)[len(places) // 2]
    below, above = max(y for _, y in places) + 12, min(y for _, y in places) - 5
    lines = [y for y in (below, above, below + 9, above - 9, (below + above) / 2) if sky.y + 9 < y < sky.y + ROWS * sky.high - 2]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    found: tuple[str, Box] | None = None
    for word in words:
        half = width(word, 11, class_ == "b") / 2
        for y in lines:
            for x in (middle, left - half - 4, right + half + 4):
                x = min(max(x, sky.x + half + 1), sky.x + sky.wide - half - 1)
                box = (x - half, y - 9, x + half, y + 2)
                free = all(box[2] < a or box[0] > c or box[3] < b or box[1] > d for a, b, c, d in sky.taken)
                if free or found is None or found[0] != words[-1]:
                    found = (word, box)
                if free:
                    sky.taken.append(box)
                    return label(x, y, word, 11, class_, "middle")
    assert found is not None
    word, box = found
    return label((box[0] + box[2]) / 2, box[3] - 2, word, 11, class_, "middle")


def about_figure(scene: Scene, figure: int) -> str:
    """Is it seen from here this month, and if not, why, and when and where would it be? The rules' own words."""
    c = scene.c
    name = c.cards[figure].name
    zone = scene.zone()
    parts: list[str] = []
    if zone >= 0:
        month = month_of(scene.s)
        why = c.sky.why_not(month, zone, figure)
        if why == SEEN:
            parts.append(f"{name} is seen from zone {zone_names()[zone]} in {c.sky.months[month].name}.")
        else:
            parts.append(refusal_text(scene, figure, month, zone, why))
        months = c.sky.months_seen(zone, figure)
        parts.append(f"From here: {_months(scene, months)}.")
    for other in range(ROWS):
        if other != zone:
            months = c.sky.months_seen(other, figure)
            if months:
                parts.append(f"From {zone_names()[other]}: {_months(scene, months)}.")
    return f"{name}. " + " ".join(parts)


def refusal_text(scene: Scene, figure: int, month: int, zone: int, why: int) -> str:
    """The sentence with which the rules would refuse the observation."""
    if why == BELOW:
        return scene.vocabulary.say(SAYS.reasons[BELOW_HORIZON].text, [figure, zone], scene.names)
    if why == DAYLIGHT:
        return scene.vocabulary.say(SAYS.reasons[IN_DAYLIGHT].text, [month, zone, figure], scene.names)
    return scene.vocabulary.say(SAYS.reasons[IN_POLAR_DAY].text, [month, zone, figure], scene.names)


def _months(scene: Scene, months: list[int]) -> str:
    if not months:
        return "never"
    if len(months) == 12:
        return "all year"
    names = [scene.c.sky.months[month].name[:3] for month in range(12)]
    first = next(month for month in months if (month - 1) % 12 not in months)
    run = [first]
    while (run[-1] + 1) % 12 in months and len(run) < len(months):
        run.append((run[-1] + 1) % 12)
    if len(run) == len(months):
        return names[first] if len(run) == 1 else f"{names[first]} to {names[run[-1]]}"
    return ", ".join(names[month] for month in months)
