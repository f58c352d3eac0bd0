"""The star map: 24 hours of right ascension by six rows of declination, the real figures, the Sun, and what hides them."""

from math import pi, sin

from perilune.draw.shapes import panel
from perilune.draw.svg import num, rect, titled
from perilune.draw.words import label, width
from perilune.games.astronavigators.content import CONSTELLATIONS
from perilune.games.astronavigators.draw_scene import Scene
from perilune.games.astronavigators.observe import month_of
from perilune.games.astronavigators.says import BELOW_HORIZON, IN_DAYLIGHT, IN_POLAR_DAY, REASONS
from perilune.games.astronavigators.sky import BELOW, DAYLIGHT, HALF_DAY, HOURS, ROWS, SEEN, zone_names

CELL_W, CELL_H = 37.5, 44.0
HEIGHT = 26 + ROWS * CELL_H + 26
Names = list[tuple[float, float, float]]  # where names stand: the middle, the base line, half the width


class Map:
    """Where things are on the star map. Right ascension grows to the left, as one sees it looking up."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y

    def place(self, ra: float, dec: float) -> tuple[float, float]:
        """Right ascension in hours, declination in degrees."""
        return self.x + (HOURS - ra) * CELL_W, self.y + (90 - dec) / 30 * CELL_H


def star_map(scene: Scene, x: float, y: float) -> None:
    """The whole map."""
    c = scene.c
    sky = Map(x + 40, y + 26)
    month = scene.month()
    zone = scene.zone()
    spec = c.sky.months[month]
    where = f" · seen from zone {zone_names()[zone]}" if zone >= 0 else ""
    scene.put(panel(x, y, 40 + HOURS * CELL_W + 12, HEIGHT, f"Star map · {spec.name} · Sun in {spec.zodiac}{where}"))
    scene.put(rect(sky.x, sky.y, HOURS * CELL_W, ROWS * CELL_H, "sea"))
    grid = "".join(f"M{num(sky.x + n * CELL_W)} {num(sky.y)}v{num(ROWS * CELL_H)}" for n in range(1, HOURS))
    grid += "".join(f"M{num(sky.x)} {num(sky.y + n * CELL_H)}h{num(HOURS * CELL_W)}" for n in range(1, ROWS))
    scene.put(f'<path d="{grid}" class="grid"/>')
    _shade(scene, sky, month, zone)
    for row, name in enumerate(zone_names()):
        scene.put(label(sky.x - 8, sky.y + (row + 0.5) * CELL_H + 5, name, 13, "b" if row == zone else "q", "end"))
    for hour in range(0, HOURS, 2):
        scene.put(label(sky.place(hour + 1, 0)[0], sky.y + ROWS * CELL_H + 17, f"{hour} h", 11, "q", "middle"))
    _ecliptic(scene, sky)
    names: Names = []
    for figure in range(CONSTELLATIONS):
        scene.put(_figure(scene, sky, figure, month, zone, names))
    _sun(scene, sky, month)


def _shade(scene: Scene, sky: Map, month: int, zone: int) -> None:
    """Daylight over the cells it hides, and a veil over what is below the horizon."""
    c = scene.c
    sun = c.sky.months[month].sun_hour
    if zone < 0:
        for off in range(-HALF_DAY, HALF_DAY):
            x = sky.place((sun + off) % HOURS + 1, 0)[0]
            scene.put(rect(x, sky.y, CELL_W, ROWS * CELL_H, "day"))
        return
    scene.put(
        f'<rect x="{num(sky.x)}" y="{num(sky.y + zone * CELL_H)}" width="{num(HOURS * CELL_W)}" height="{num(CELL_H)}" class="zenith"/>'
    )
    for row in range(ROWS):
        dark = [c.sky.cell(month, zone, row, hour) for hour in range(HOURS)]
        top = sky.y + row * CELL_H
        if not any(dark):
            up = abs(row - zone) <= 2
            scene.put(rect(sky.x, top, HOURS * CELL_W, CELL_H, "day" if up else "below"))
            continue
        for hour in range(HOURS):
            if not dark[hour]:
                scene.put(rect(sky.place(hour + 1, 0)[0], top, CELL_W, CELL_H, "day"))


def _ecliptic(scene: Scene, sky: Map) -> None:
    points = [sky.place(n / 2, 23.4 * sin(pi * n / 24)) for n in range(2 * HOURS + 1)]
    scene.put('<path d="M' + "L".join(f"{num(x)} {num(y)}" for x, y in points) + '" class="ecliptic"/>')


def _sun(scene: Scene, sky: Map, month: int) -> None:
    spec = scene.c.sky.months[month]
    x, y = sky.place(spec.sun_hour or HOURS, spec.declination / 10)
    disc = '<circle r="13" class="sun"/>' + label(0, 4.5, str(spec.number), 13, "k b", "middle")
    scene.stand("sun", x, y, disc)


def _figure(scene: Scene, sky: Map, figure: int, month: int, zone: int, names: Names) -> str:
    """The stars and lines of a constellation, its code, and what the pointer is told."""
    c = scene.c
    stars = c.figures[figure]
    places = [sky.place(ra / 100, dec / 100) for ra, dec in zip(stars.ra, stars.dec, strict=True)]
    lines = ""
    for n in range(0, len(stars.lines), 2):
        (ax, ay), (bx, by) = places[stars.lines[n]], places[stars.lines[n + 1]]
        if abs(ax - bx) < 6 * CELL_W:  # a line over the edge of the map, or round a pole, is left out
            lines += f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    dots = "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(max(1.2, 3.6 - mag / 16))}" class="star"/>'
        for (x, y), mag in zip(places, stars.mag, strict=True)
    )
    cx = sorted(x for x, _ in places)[len(places) // 2]
    seen = zone < 0 or c.sky.why_not(month, zone, figure) == SEEN
    word = c.cards[figure].name if seen and zone >= 0 else stars.code
    low = _free_line(sky, cx, width(word, 11, True) / 2, [y for _, y in places], names)
    name = label(cx, low, word, 11, "b" if seen else "", "middle")
    hit = "".join(
        rect(sky.place(hour + 1, 0)[0], sky.y + row * CELL_H, CELL_W, CELL_H, "hot")
        for row in c.sky.rows[figure]
        for hour in c.sky.hours[figure]
    )
    told = titled(about_figure(scene, figure), hit, f'<path d="{lines}" class="figure"/>', dots, name)
    return told if seen else f'<g class="unseen">{told}</g>'


def _free_line(sky: Map, x: float, half: float, heights: list[float], names: Names) -> float:
    """A base line for a name, below or above its stars, where no other name stands."""
    below, above = max(heights) + 13, min(heights) - 6
    lines = [y for y in (below, above, below + 11, above - 11) if sky.y + 9 < y < sky.y + ROWS * CELL_H - 2]
    free = [y for y in lines if all(abs(y - b) > 11 or abs(x - a) > half + wide + 2 for a, b, wide in names)]
    line = (free or lines)[0]
    names.append((x, line, half))
    return line


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
        return scene.vocabulary.say(REASONS[BELOW_HORIZON].says, [figure, zone], scene.names)
    if why == DAYLIGHT:
        sun = scene.c.sky.months[month].sun_hour
        hours = [month, sun, (sun - HALF_DAY) % HOURS, (sun + HALF_DAY) % HOURS, zone, figure]
        return scene.vocabulary.say(REASONS[IN_DAYLIGHT].says, hours, scene.names)
    return scene.vocabulary.say(REASONS[IN_POLAR_DAY].says, [month, zone, figure], scene.names)


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
