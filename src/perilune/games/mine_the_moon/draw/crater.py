"""The crater in a position: what can be chosen, the chances of this turn's spins, where the wheel stopped, and who mines."""

from functools import lru_cache
from math import dist
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.pieces import DOMINANCE, ROCKET, good
from perilune.draw.svg import num, piece, rect, use
from perilune.draw.words import label, width
from perilune.games.mine_the_moon.bot.effects import is_last
from perilune.games.mine_the_moon.content import KINDS, NO_SITE
from perilune.games.mine_the_moon.draw.robots import CRATER
from perilune.games.mine_the_moon.draw.scene import RINGED, Scene
from perilune.games.mine_the_moon.draw.symbols import INK, TALL, ghost, oval, shape, stamp
from perilune.games.mine_the_moon.draw.wheel import MEDIUM_WHEEL, WIDE_WHEEL, Wedge, Wheel, crowd, sector, wedges
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.state import IN_CRATER, MINE, NOBODY, OVER, SETUP, TASK
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.cards import capitalized


class Pit(NamedTuple):
    """The crater of a layout: its wheel, how tall robots and words are in it, where my robots come from, and how far out stops are told."""

    wheel: Wheel
    tall: float
    odds: float
    words: float
    home: tuple[float, float]
    stops: float = 1.075


WIDE_PIT: Final = Pit(WIDE_WHEEL, 38, 15.5, 12, (86, 556))
MEDIUM_PIT: Final = Pit(MEDIUM_WHEEL, 36, 15, 12, (74, 556), 1.0)
_SMALL: Final = 200.0  # a wheel of this half width says less
_FAR: Final = [0.77, 0.82, 0.86, 0.9]  # how far out the chance may stand, the best first
_SUBSIDY: Final = 0.25  # where the Subsidy stands, as a share of the full turn
_READY: Final = "Ready?"
_OFTEN: Final = 3  # so many robots have a way of their own; then there is one for all,
_FEW: Final = 5  # unless no more than these are at home


def crater(scene: Scene, pit: Pit) -> None:
    """Wedges, stops, robots and hub."""
    s = scene.s
    face = scene.content.faces[s.face]
    count, when = coming(scene)
    for part in wedges(face):
        if part.result < KINDS:
            _wedge(scene, pit, part, count)
        else:
            idle = part.result > KINDS and s.pads[part.result - KINDS - 1] == NO_SITE
            odds = chance(part, count) if when or s.stage == SETUP else 0
            scene.put(f'<g data-card="wedge-{part.result + 1}">{_launch(pit, part, odds, idle)}</g>')
    _stops(scene, pit)
    _hub(scene, pit, count, when)


def coming(scene: Scene) -> tuple[int, str]:
    """How many spins are to come, and when."""
    s = scene.s
    if s.stage == MINE and 0 not in s.ready:
        return s.spins, "to come"
    if s.stage in (TASK, MINE):
        return spins(s, scene.content), "this turn"
    if s.stage in (SETUP, OVER) or is_last(s):
        return 1, ""
    calm = s.copy()
    calm.teams, calm.crew = [NOBODY] * len(s.teams), [0] * len(s.crew)
    return spins(calm, scene.content), "next turn"


def chance(part: Wedge, count: int) -> int:
    """How likely at least one of so many spins stops here, in hundredths."""
    return round(100 * (1 - (1 - (part.end - part.start)) ** count))


def _wedge(scene: Scene, pit: Pit, part: Wedge, count: int) -> None:
    """A wedge with ore: the chance, and the robots that mine there."""
    s = scene.s
    kind = part.result
    ways = _ways(scene, pit, part)
    frame = _frame(pit.wheel, part)
    title = capitalized(RESOURCE_LABELS[kind])
    spot = scene.control(f"wedge-{kind + 1}", f"wedge-{kind + 1}", title, ways, scene.moves.place.at(kind).text, frame)
    here = [max(0, s.crater[seat * KINDS + kind]) for seat in range(s.seats)]
    scene.put(f'<g data-card="wedge-{kind + 1}">{spot}</g>')
    if s.stage != OVER:  # nothing is to come then
        scene.over.append(f'<g class="pieces">{_odds(pit, part, chance(part, count), sum(here))}</g>')
    if sum(here):
        places, tall = crowd(pit.wheel, part.start, part.end, sum(here), pit.tall)
        done = 0
        for seat, number in enumerate(here):
            scene.stand(seat, CRATER + kind, IN_CRATER, seat * KINDS + kind, places[done : done + number], tall, stance=RINGED)
            done += number


@lru_cache(64)
def _frame(wheel: Wheel, part: Wedge) -> str:
    """The outline of a wedge that can be chosen."""
    d = sector(wheel, part.start, part.end, 4)
    return f'<path d="{d}" class="under"/><path d="{d}" class="hot lantern"/>'


def _ways(scene: Scene, pit: Pit, part: Wedge) -> list[Way]:
    """One robot, two, three and so on, or all that are at home."""
    s, seat = scene.s, scene.seat
    kind = part.result
    place = scene.moves.place.at(kind)
    if not scene.offered(place):
        return []
    free = s.home[seat]
    already = s.crater[seat * KINDS + kind]
    space = room(s, seat, kind)
    ways = []
    for number in sorted({*range(1, (free if free <= _FEW else _OFTEN) + 1), free}):
        says = f"Send {counted(number, 'robot')}"
        if number == free and number > 1:
            says = "Send both" if number == 2 else f"Send all {number}"
        found = min(space, already + number)
        lost = already + number - found
        note = f"If the wedge is hit: {found} more in the silo"
        note += f", no room for {lost}." if lost else "."
        places, tall = crowd(pit.wheel, part.start, part.end, already + number, pit.tall)
        shapes = [stamp(ghost(seat), x, y, tall / TALL) for x, y in places[already:]]
        x, y = places[-1]
        hx, hy = pit.home
        path = shape(
            f"M{num(hx)} {num(hy)}Q{num((hx + x) / 2 - 40)} {num(min(hy, y) + 30)} {num(x)} {num(y)}", more=' class="way"'
        )
        ways.append(Way([place.text] * number, says, note, scene.foresee(f"ghost-place-{kind + 1}-{number}", path, *shapes)))
    return ways


@lru_cache(512)
def _odds(pit: Pit, part: Wedge, hundredths: int, robots: int) -> str:
    """The good and the chance to find it, on a pill near the rim; nearer where robots need the room."""
    size = pit.odds
    words = f"{hundredths}%"
    wide = size * 1.42 + width(words, size, True) + 13
    places, tall = crowd(pit.wheel, part.start, part.end, robots, pit.tall)
    free = [far for far in _FAR if not _covers(*pit.wheel.at(part.middle, far), wide, size * 1.8, places, tall)]
    x, y = pit.wheel.at(part.middle, free[0] if free else _FAR[-1])
    left = x - wide / 2
    pill = (
        rect(left, y - size * 0.9, wide, size * 1.8, "pill", size * 0.9)
        + use(good(part.result), left + size * 0.95 + 1, y, size * 1.42)
        + label(left + size * 1.75 + 3, y + size * 0.36, words, size, "b white")
    )
    return f'<g data-card="wedge-{part.result + 1}">{pill}</g>'


def _covers(x: float, y: float, wide: float, high: float, places: list[tuple[float, float]], tall: float) -> bool:
    """Whether a pill around this place would lie over a robot."""
    half = tall * 0.36
    return any(abs(px - x) < wide / 2 + half and y - high / 2 < py and y + high / 2 > py - tall for px, py in places)


@lru_cache(512)
def _launch(pit: Pit, part: Wedge, hundredths: int, idle: bool) -> str:
    """A wedge that launches rockets."""
    x, y = pit.wheel.at(part.middle, 0.78)
    size, small = pit.odds, pit.words
    if part.result == KINDS:
        if hundredths == 0:  # nothing is to come
            return use(ROCKET, x, y - size * 0.2, size * 1.35)
        if pit.wheel.rx < _SMALL:  # narrow there: one above the other
            odds = label(x, y + size * 1.05, f"{hundredths}%", size, "b dark", "middle")
            return use(ROCKET, x, y - size * 0.55, size * 1.35) + odds
        odds = label(x + size * 0.05, y + size * 0.16, f"{hundredths}%", size, "b dark")
        told = use(ROCKET, x - size * 0.85, y - size * 0.2, size * 1.35) + odds
        return told + label(x, y + size * 1.35, "all launch", small, "dark", "middle")
    letter = "ABC"[part.result - KINDS - 1]
    drawn = (
        use(ROCKET, x - size * 0.5, y - size * 0.35, size * 1.2)
        + label(x + size * 0.25, y, letter, size, "b dark")
        + (label(x, y + small * 1.3, f"{hundredths}%", small, "b dark", "middle") if hundredths else "")
    )
    return f'<g class="dim">{drawn}</g>' if idle else drawn


def _stops(scene: Scene, pit: Pit) -> None:
    """Where the wheel stopped in this turn's spins: a chevron on the rim with the number of each spin."""
    s, wheel = scene.s, pit.wheel
    if not s.spun or s.stage < MINE or (s.stage == MINE and 0 in s.ready):
        return
    parts = {part.result: part for part in wedges(scene.content.faces[s.face])}
    chevrons, figures = [], []
    for number, result in enumerate(s.spun):
        part = parts[result]
        before = s.spun[:number].count(result)
        first = -1 if part.middle < _SUBSIDY else 1  # away from the Subsidy, which stands at the right end of the rim
        share = _beside(pit, part.middle, (before + 1) // 2, first if before % 2 else -first)
        last = number == len(s.spun) - 1
        chevrons.append(_chevron(wheel, s.turn, number + 1, share, last))
        x, y = _told_at(pit, share)
        figures.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(pit.words * 0.72)}" class="stop"/>'
            + label(x, y + pit.words * 0.36, str(number + 1), pit.words, "b counted", "middle")
        )
    d = sector(wheel, parts[s.spun[-1]].start, parts[s.spun[-1]].end, 2)
    scene.put(f'<g class="bright" data-flash="" id="hit-{s.turn}-{len(s.spun)}"><path d="{d}" class="now"/></g>')
    press = wheel.ry / wheel.rx
    tilted = f'<g transform="translate({num(wheel.x)},{num(wheel.y)})scale(1,{press:.4f})">{"".join(chevrons)}</g>'
    around = (
        f'<ellipse cx="{num(wheel.x)}" cy="{num(wheel.y)}" rx="{num(wheel.rx * 1.1)}" ry="{num(wheel.ry * 1.1)}" fill="none"/>'
    )
    scene.put(f'<g class="bright" data-card="stops">{around}{tilted}{"".join(figures)}</g>')


@lru_cache(512)
def _beside(pit: Pit, share: float, steps: int, way: int) -> float:
    """So many places further around the rim, each far enough from the last for two numbers not to touch."""
    gap = pit.words * 1.44 + 2
    for _ in range(steps):
        start = _told_at(pit, share)
        while dist(start, _told_at(pit, share)) < gap:
            share += way * 0.001
    return share


def _told_at(pit: Pit, share: float) -> tuple[float, float]:
    """Where the number of a spin stands; not behind the silos, which are right below the crater."""
    x, y = pit.wheel.at(share, pit.stops)
    return x, min(y, pit.wheel.y + pit.wheel.ry)


@lru_cache(512)
def _chevron(wheel: Wheel, turn: int, number: int, share: float, last: bool) -> str:
    """A pointer at the rim that turns to its place; the last one throws a beam."""
    rim = wheel.rx
    beam = f'<path d="M0 0L-26 {num(-rim)}Q0 {num(-rim - 12)} 26 {num(-rim)}Z" class="beam"/>' if last else ""
    point = f'<path d="M0 {num(1 - rim)}l-8 -22h16Z" class="stop"/>'
    return piece(f"spin-{turn}-{number}", 0, 0, beam, point, turn=360 * share, spin=min(3, number + 1))


def _hub(scene: Scene, pit: Pit, count: int, when: str) -> None:
    """How many spins there are; in Mine a click on it says that one is ready."""
    s = scene.s
    ready = scene.moves.ready.at()
    drawn = _dial(pit, count if when or s.stage == SETUP else 0, _READY if scene.offered(ready) else when)
    if s.stage == MINE and 0 in s.ready:
        ways = (
            [Way([ready.text], "Ready", "Your robots are sealed. The crater spins when all are ready.")]
            if scene.offered(ready)
            else []
        )
        wheel = pit.wheel
        ring = f'cx="{num(wheel.x)}" cy="{num(wheel.y)}" rx="{num(wheel.rx * wheel.hub)}" ry="{num(wheel.ry * wheel.hub)}"'
        drawn += scene.control(
            "hub",
            "spins",
            "The spins of this turn",
            ways,
            ready.text,
            f'<ellipse {ring} class="under"/><ellipse {ring} class="hot lantern"/>',
        )
    scene.put(f'<g data-card="spins">{drawn}</g>')


@lru_cache(64)
def _dial(pit: Pit, count: int, when: str) -> str:
    wheel = pit.wheel
    x, y, rx, ry = wheel.x, wheel.y, wheel.rx * wheel.hub, wheel.ry * wheel.hub
    ticks = "".join(
        "M{} {}L{} {}".format(*map(num, wheel.at(n / 36, wheel.hub * 0.94)), *map(num, wheel.at(n / 36, wheel.hub * 0.85)))
        for n in range(36)
    )
    plate = (
        oval(x, y + 3, rx, ry + 2, INK, ' opacity=".8"')
        + oval(x, y, rx * 0.96, ry * 0.96, "url(#mm-hub)", ' stroke="#9aa6c2" stroke-width="1.6"')
        + shape(ticks, "none", "#9aa6c2", 1, ' opacity=".6"')
    )
    if not when:
        return plate + (use(DOMINANCE, x, y, ry * 1.2, "bright") if count else "")
    if when == _READY:
        asked = label(x, y - 1, when, pit.words + 1, "b white", "middle")
        return plate + asked + label(x, y + pit.words, counted(count, "spin"), pit.words, "white", "middle")
    words = {"this turn": "spin" if count == 1 else "spins"}.get(when, when)
    big = pit.odds * (1.72 if len(words) < 6 else 1.5)
    if wheel.rx < _SMALL:
        words = {"next turn": "next"}.get(words, words)  # a dial is narrow there
        told = label(x, y + 2, str(count), big, "b white", "middle") + label(
            x, y + pit.words + 2, words, pit.words, "b white", "middle"
        )
        return plate + told
    wide = width(str(count), big, True) + width(words, pit.words + 1, True) + 4
    left = x - wide / 2
    return (
        plate + label(left, y + big * 0.34, str(count), big, "b white")
        + label(left + width(str(count), big, True) + 4, y + big * 0.3, words, pit.words + 1, "b white")
    )  # fmt: skip
