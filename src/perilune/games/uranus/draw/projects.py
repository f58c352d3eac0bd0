"""The project board of a race: its nine tracks, what a step costs, how far they are, and which sets pay for one."""

from functools import lru_cache

from perilune.core.drawing import Way as Use
from perilune.core.words import inside, owned, series
from perilune.draw.svg import num, rect
from perilune.draw.words import fitted, label, width
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import FORT, GUN, MINE, PAD, TELESCOPE, TRACK_KEYS, TRACKS, TUNNEL, Way
from perilune.games.uranus.draw.partners import race_piece
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.sets import LETTERS_APART, Set, called, in_order, sign, step_note, token
from perilune.games.uranus.draw.symbols import ANY_ROCK, HOME, STAR, TICK, icon, put, rock
from perilune.games.uranus.hexes import HEXES
from perilune.games.uranus.moon import full, gun_start, mines_allowed, track, tunnels_allowed
from perilune.games.uranus.state import BUILDING
from perilune.games.uranus.words.cards import TRACK_TITLES


def board_name(scene: Scene, seat: int) -> str:
    """What a seat's project board is called."""
    return owned("The project board", scene.names[seat])


@lru_cache(256)
def cost(ways: tuple[tuple[int, tuple[int, ...]], ...], unit: float, named: bool) -> str:
    """A cost in numbers and rocks, from the left. Each way is the number of different rocks, and those it names."""
    drawn: list[str] = []
    x = 0.0
    size = unit * 0.94
    for place, (different, rocks) in enumerate(ways):
        if place:
            drawn.append(label(x, size * 0.36, "/", size, "q"))
            x += unit * 0.62
        if different:
            drawn.append(label(x, size * 0.36, str(different), size, "b") + put(ANY_ROCK, x + unit * 1.12, 0, unit / 16.6))
            x += unit * 1.9
            if named and len(ways) == 1:
                drawn.append(label(x, size * 0.36, "different colours", size * 0.98, "q"))
        first = True
        for colour, number in enumerate(rocks):
            if number:
                if not first:
                    drawn.append(label(x - 3, size * 0.36, "+", size, "q"))
                    x += unit * 0.5
                drawn.append(label(x, size * 0.36, str(number), size, "b") + put(rock(colour), x + unit * 1.12, 0, unit / 16.6))
                x += unit * 1.9
                first = False
    return "".join(drawn)


def _cost_key(ways: list[Way]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple((way.different, tuple(way.rocks)) for way in ways)


def usable(scene: Scene, seat: int, number: int) -> bool:
    """Whether something on this track can be built or used now."""
    s, content = scene.s, scene.content
    if seat != scene.seat or s.stage != BUILDING or s.flown[seat] or not scene.offers:
        return False
    if number == TUNNEL:
        return tunnels_allowed(s, content, seat) > 0
    if number == MINE:
        return mines_allowed(s, content, seat) > 0
    return number in (FORT, PAD, GUN) and full(s, content, seat, number)


def again(scene: Scene, seat: int) -> bool:
    """Whether a race may develop technologies that it knows, for others (7.10)."""
    return ability_of(scene.s, seat).teaches(scene.s)


def busy(scene: Scene, seat: int, number: int) -> int:
    """What is left of a track that has been erased because building from it has begun."""
    s = scene.s
    return s.tunnels_left[seat] if number == TUNNEL else s.mines_left[seat] if number == MINE else 0


def steps(scene: Scene, seat: int, number: int, right: float, y: float) -> tuple[str, float]:
    """The boxes of a track, that end at the right; and where they begin."""
    s = scene.s
    spec = track(s, scene.content, seat, number)
    marks = s.marks[seat * TRACKS + number]
    return _steps(
        tuple(spec.values), marks, gun_start(s, seat) if number == GUN else 0, number in (TUNNEL, MINE),
        usable(scene, seat, number), right, y, scene.sizes.box, scene.sizes.least,
    )  # fmt: skip


@lru_cache(2048)
def _steps(
    values: tuple[int, ...], marks: int, skipped: int, counted: bool, warm: bool, right: float, y: float, box: float, least: float
) -> tuple[str, float]:
    number = len(values) - 1
    left = right - number * (box + 3) + 3
    drawn: list[str] = []
    for step in range(1, number + 1):
        x = left + (step - 1) * (box + 3)
        done = step <= marks
        kind = "skipped" if step <= skipped else "step" if not done else "usable" if warm else "crossed"
        drawn.append(f'<rect x="{num(x)}" y="{num(y - box / 2)}" width="{num(box)}" height="{num(box)}" rx="5" class="{kind}"/>')
        middle = x + box / 2
        size = max(box * 0.56, least)
        if step <= skipped:
            drawn.append(label(middle, y + size * 0.36, "–", size, "q b", "middle"))
        elif counted and values[step]:
            drawn.append(label(middle, y + size * 0.36, str(values[step]), size, "ink b" if done else "b", "middle"))
        elif values[step] > values[step - 1]:
            colour = "#241304" if done else "var(--pl-moon)"
            drawn.append(f'<g style="color:{colour}">{put(STAR, middle, y, box / 23)}</g>')
        elif done:
            drawn.append(f'<g style="color:#0b2a1c">{put(TICK, middle, y, box * 0.026)}</g>')
    return "".join(drawn), left


def row(scene: Scene, seat: int, number: int, x: float, y: float, w: float, high: float, sets: list[Set]) -> None:
    """One track: icon, name, cost, steps; the letters of the sets that pay for a step."""
    s, size = scene.s, scene.sizes
    spec = track(s, scene.content, seat, number)
    known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1 == 1
    marks = s.marks[seat * TRACKS + number]
    left = busy(scene, seat, number)
    warm = usable(scene, seat, number)
    ways = _ways(scene, seat, number, sets)
    kind = "row busy" if left else "row usable" if warm or ways else "row"
    middle = y + high / 2
    drawn = [rect(x, y + 1, w, high - 2, kind, 8)]
    lit = " usable" if warm or ways or left else " good" if known else ""
    begin = x + 28 + size.name
    drawn.append(f'<g class="icon{lit}">{put(icon(number), x + 6 + size.name, middle, size.name / 15.7)}</g>')
    if known and not marks and not again(scene, seat):
        drawn.append(label(begin, middle + size.name * 0.36, TRACK_TITLES[number], size.name, "b"))
        drawn.append(label(x + w - 9, middle + size.body * 0.36, "known", size.body, "good", "end"))
        drawn.append(f'<g class="icon good">{put(TICK, x + w - 18 - size.body * 3.3, middle, 0.7)}</g>')
    else:
        boxes, end = steps(scene, seat, number, x + w - 8, middle)
        drawn.append(label(begin, middle - size.name * 0.26, TRACK_TITLES[number], size.name, "b"))
        paid = cost(_cost_key(spec.ways), size.unit, end - x > 190)
        drawn.append(f'<g transform="translate({num(begin)} {num(middle + size.unit * 0.64)})">{paid}</g>{boxes}')
        after = begin + 5 + width(TRACK_TITLES[number], size.name, True)
        line = middle - size.name * 0.6
        if left:
            drawn.append(_pill(f"{left} to build", after, line, end - 4 - after, size.body))
        elif ways:
            drawn.append(_payers(scene, number, sets, end - 4, line, after))
        elif known:
            drawn.append(label(after, middle - size.name * 0.26, "known", size.body, "good"))
    told = TRACK_TITLES[number]
    marks_ = scene.place(f"track-{seat + 1}-{TRACK_KEYS[number]}", told, board_name(scene, seat))
    marks_ += f' data-card="row-{seat + 1}-{number}"'
    if ways:
        scene.put(scene.thing(marks_, f"row-{number}", told, ways, *drawn))
        at = x + w - 8 - (spec.steps - marks) * (size.box + 3) + 3
        lands = [
            rect(at - 2 + n * (size.box + 3), middle - size.box / 2 - 2, size.box + 4, size.box + 4, "lands", 6)
            for n in range(len(ways[0].moves))
        ]
        scene.ghost(f"step-{number}", lands[0])
        scene.ghost(f"steps-{number}", "".join(lands))
    else:
        scene.put(f'<g{marks_} data-says="{told}">{"".join(drawn)}</g>')


def _pill(words: str, x: float, y: float, room: float, size: float) -> str:
    wide = min(room, width(words, size, True) + 14)
    high = size * 1.45
    ground = f'<rect x="{num(x)}" y="{num(y - high / 2)}" width="{num(wide)}" height="{num(high)}" rx="{num(high / 2)}" class="usable"/>'
    return ground + fitted(x + wide / 2, y + size * 0.36, words, wide - 6, size, "ink b", "middle", size)


def _payers(scene: Scene, number: int, sets: list[Set], right: float, y: float, left: float) -> str:
    """The letters of the sets that pay, to the right; as many as there is room for, of the smallest, and dots for the others."""
    size = scene.sizes
    step = size.sign * 2 + LETTERS_APART
    paying = [one for one in sets if f"use {token(one)} {TRACK_KEYS[number]}" in scene.offers]
    room = right - left
    dots = 0.0 if len(paying) <= room // step else size.body
    most = max(1, int((room - dots) // step))
    shown = paying if not dots else in_order(sorted(paying, key=lambda one: sum(one.counts))[:most], paying)
    drawn = label(right - 2, y + size.body * 0.36, "…", size.body, "b", "end") if dots else ""
    at = right - dots - step * (len(shown) - 0.5)
    for one in shown:
        drawn += sign(at, y, one.sign, size.sign, size.least)
        at += step
    return drawn


def _ways(scene: Scene, seat: int, number: int, sets: list[Set]) -> list[Use]:
    """The sets that pay for a step of this track, and what the Galepegals may do with a technology."""
    if seat != scene.seat:
        return []
    found: list[Use] = []
    for one in sets:
        text = f"use {token(one)} {TRACK_KEYS[number]}"
        if text in scene.offers:
            found.append(Use([text], f"{called(one)} pays", step_note(scene, number), f"step-{number}"))
    found = _together(scene, number, sets) + found
    if number >= TELESCOPE:
        for move in scene.offered("keep"):
            if move.a == number - TELESCOPE:
                found.append(Use([move.text], "Keep it for your own moon", "The track is erased."))
        for move in scene.offered("give"):
            if move.a == number - TELESCOPE:
                found.append(
                    Use(
                        [move.text],
                        f"Give it to {inside(scene.names[move.b])}",
                        "The track is erased and can be completed again.",
                    )
                )
    return found


def _together(scene: Scene, number: int, sets: list[Set]) -> list[Use]:
    """Several steps at once, paid with sets that are good for nothing else."""
    s, seat = scene.s, scene.focus
    left = track(s, scene.content, seat, number).steps - s.marks[seat * TRACKS + number]
    uses = [move.a for move in scene.offered("use") + scene.offered("send")]
    text = TRACK_KEYS[number]
    only = [one for one in sets if one.at < HEXES and uses.count(one.at) == 1 and f"use {token(one)} {text}" in scene.offers]
    paid = only[:left]
    if len(paid) < 2:
        return []
    says = f"Sets {series([one.sign for one in paid])} pay"
    return [Use([f"use {token(one)} {text}" for one in paid], says, step_note(scene, number, len(paid)), f"steps-{number}")]


def project_board(scene: Scene, seat: int, x: float, y: float, w: float, h: float, sets: list[Set]) -> None:
    """The race and its nine tracks."""
    s = scene.s
    race = scene.content.races[s.races[seat]]
    size = scene.sizes
    scene.put(rect(x, y, w, h, "plate", 12))
    head = size.name * 4
    name = size.name + 1.5
    after = x + 56 + width(race.name, name, True)
    ability = ability_of(s, seat)
    scene.put(
        f'<g data-card="race-{seat + 1}">{rect(x + 4, y + 3, w - 8, head - 6, "hot", 6)}',
        label(x + 50, y + head * 0.4, race.name, name, "b"),
        fitted(after, y + head * 0.4, f"{race.role.lower()} of {race.moon}", x + w - 8 - after, size.body, "q", "", size.least),
        fitted(x + 50, y + head * 0.75, ability.alone if s.seats == 1 else ability.line, w - 60, size.body, "", "", size.least)
        + "</g>",
    )
    if s.flown[seat]:
        scene.put(f'<g class="icon good">{put(HOME, x + 26, y + head / 2, 1.2)}</g>')
    else:
        scene.put(f'<g class="pieces">{race_piece(scene, seat, x + 26, y + head / 2 + 4, 1.0)}</g>')
    high = (h - head - 5) / TRACKS
    for number in range(TRACKS):
        row(scene, seat, number, x + 5, y + head + high * number, w - 10, high, sets)
        if number < TRACKS - 1:
            line = y + head + high * (number + 1)
            scene.put(f'<path d="M{num(x + 12)} {num(line)}H{num(x + w - 12)}" class="rule"/>')
