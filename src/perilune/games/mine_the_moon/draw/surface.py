"""The lunar surface: Dominance track, crater, common buildings, priority and subsidy."""

from math import pi
from typing import NamedTuple

from perilune.core.pending import KIND
from perilune.draw.palette import seat_colour
from perilune.draw.pieces import DOMINANCE, ROCKET, good, mark
from perilune.draw.shapes import at_angle, dominance, panel, sector
from perilune.draw.svg import card_in, el, num, piece, rect, titled, use
from perilune.draw.words import fitted, label
from perilune.games.mine_the_moon.content import (
    COLUMNS,
    COMMON,
    KINDS,
    NO_SITE,
    TYPES,
    Common,
)
from perilune.games.mine_the_moon.draw.robots import CRATER, TEAM
from perilune.games.mine_the_moon.draw.scene import Places, Scene, tile
from perilune.games.mine_the_moon.effect import BUILDING
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import (
    ABDUCTED,
    AT_HOME,
    IN_BOX,
    IN_CRATER,
    IN_CREW,
    IN_HAND,
    IN_SILO,
    IN_TEAM,
    LAUNCH,
    MINE,
    NOBODY,
    ON_ROCKET,
    OVER,
    SETUP,
    TASK,
    WORK,
)
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.regions import white_robot

STAGES = {SETUP: "Set-up", TASK: "Task", MINE: "Mine", WORK: "Work", LAUNCH: "Launch", OVER: "The end"}


_NAMES = 232.0  # where the lanes begin, right of the names


def track_height(seats: int) -> float:
    """How high the Dominance track is: a lane for each seat between two rows of figures."""
    return 46 + _lane(seats) * seats


def _lane(seats: int) -> float:
    return 20 if seats < 4 else 17


def track(scene: Scene, x: float, y: float, w: float) -> None:
    """Dominance and priority in one: a lane for each seat, the first in priority on top; zones of spins above, figures below."""
    s, content = scene.s, scene.content
    height = track_height(s.seats)
    scene.put(panel(x, y, w, height))
    last = ""
    if s.last_turn and s.stage != OVER:
        last = " · last turn" if s.last_turn == s.turn else " · one more turn"
    scene.put(
        fitted(x + 12, y + 20, f"Turn {s.turn} · {STAGES[s.stage]}{last}" if s.turn else STAGES[s.stage], _NAMES - 24, 15, "b")
    )
    cells = max(content.end_above + 6, max(s.dominance) + 2)
    left = x + _NAMES
    step = (w - _NAMES - 12) / cells
    top, bottom = y + 28, y + 28 + _lane(s.seats) * s.seats
    ends = content.zone_from[1:] + [cells]
    for start, end, count in zip(content.zone_from, ends, content.zone_spins, strict=True):
        x0, x1 = left + start * step, left + end * step
        word = "spin" if count == 1 else "spins"
        scene.put(titled(
            f"While the leader stands between {start} and {end - 1}: {count} {word} of the crater a turn.",
            rect(x0 + 1, y + 8, x1 - x0 - 2, 16, "well", 4), label((x0 + x1) / 2, y + 20, f"{count} {word}", 12, "q", "middle"),
        ))  # fmt: skip
        if start:
            scene.put(el("path", d=f"M{num(x0)} {num(y + 8)}V{num(bottom + 4)}", class_="rule", stroke_dasharray="2 3"))
    order = s.order + [seat for seat in range(s.seats) if seat not in s.order]
    for place, seat in enumerate(order):
        _lane_of(scene, seat, place, x, top + _lane(s.seats) * (place + 0.5), left, step, cells)
    finish = left + (content.end_above + 1) * step
    scene.put(titled(
        f"As soon as somebody has more than {content.end_above}, this turn is finished and one more is played.",
        rect(finish - 1, top, 2.5, bottom - top, "moon"),
    ))  # fmt: skip
    for cell in range(cells):
        at = left + (cell + 0.5) * step
        if cell % 5 == 0:
            scene.put(label(at, bottom + 13, str(cell), 12, "q" if cell % 10 else "b", "middle"))
        else:
            scene.put(rect(at - 0.5, bottom + 7, 1, 4, "stone"))


def _lane_of(scene: Scene, seat: int, place: int, x: float, lane: float, left: float, step: float, cells: int) -> None:
    """A seat's lane: its place in the order, its name and points, and how far it has come."""
    s = scene.s
    points = s.dominance[seat]
    at = left + (points + 0.5) * step
    note = scene.status(seat)
    if seat in scene.deciding():
        high = _lane(s.seats) - 2
        scene.put(rect(x + 7, lane - high / 2, _NAMES - 16, high, "now", 5))
    tick = el("path", d=f"M{num(x + 165)} {num(lane)}l4 4.5l7 -9", class_="tick") if note else ""
    name = fitted(12, 4.5, scene.names[seat], 112 if note else 128, 13)
    scene.put(
        label(x + 14, lane + 4.5, str(place + 1), 12, "q") if place < len(s.order) else "",
        titled(f"{scene.names[seat]}: {note}", tick) if note else "",
        dominance(x + 184, lane + 4.5, str(points), 14),
        el("path", d=f"M{num(left)} {num(lane)}H{num(left + cells * step)}", class_="rule"),
        rect(left, lane - 2.5, at - left, 5, seat_colour(seat), 2.5),
    )
    sign = use(mark(seat), 0, 0, 15)
    if place < len(s.order):
        scene.markers.append(piece(f"marker-priority-{seat + 1}", x + 36, lane, sign, name))
    else:
        scene.put(f'<g transform="translate({num(x + 36)},{num(lane)})">{sign}{name}</g>')
    scene.markers.append(piece(f"marker-dominance-{seat + 1}", at, lane, use(mark(seat), 0, 0, 17)))


# the crater

_WHEEL = [6, 0, 3, 1, 4, 2, 5, 7, 8, 9]  # all rockets on top; raw and refined of a type side by side; single rockets


class Wheel(NamedTuple):
    """The middle of the wheel and its radii: the rim with the shares, the ring where robots stand, the hub."""

    x: float
    y: float
    rim: float
    ring: float
    hub: float


def crater(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The wheel with its true shares, and the robots that mine on it."""
    face = scene.content.faces[scene.s.face]
    scene.put(panel(x, y, w, h), titled(f"{face.name}. {face.note}", label(x + 9, y + 18, face.name, 12.5, "q b")))
    rim = min(w, h) / 2 - 14
    wheel = Wheel(x + w / 2, y + h / 2, rim, rim - 33, max(33.0, rim * 0.28))
    scene.put(el("circle", cx=wheel.x, cy=wheel.y, r=rim + 3, class_="well"))
    start = -face.weights[KINDS] / 200 if face.weights[KINDS] else 0.0
    for result in _WHEEL:
        share = face.weights[result] / 100
        if share == 0:
            continue
        end = start + share
        if result < KINDS:
            _wedge(scene, wheel, start, end, result)
        else:
            _launch_wedge(scene, wheel, start, end, result)
        _stops(scene, wheel, start, end, result)
        start = end
    _hub(scene, wheel)


def _stops(scene: Scene, wheel: Wheel, start: float, end: float, result: int) -> None:
    """How often the wheel stopped here in this turn's spins; a pointer shows each stop, the largest the last."""
    spun = scene.s.spun
    times = spun.count(result)
    if times == 0:
        return
    x, y = wheel.x, wheel.y
    rim = sector(x, y, wheel.rim - 1, wheel.rim + 4, start + 0.002, end - 0.002)
    scene.put(titled(f"Spun {times} times this turn" if times > 1 else "Spun once this turn", el("path", d=rim, class_="stop")))
    if times > 1:
        tx, ty = at_angle(x, y, wheel.hub + 11, (start + end) / 2)
        scene.put(label(tx, ty + 4, f"×{times}", 12, "b happened", "middle"))
    for number, stop in enumerate(spun):
        if stop == result:
            last = number == len(spun) - 1
            before = spun[:number].count(result)
            share = (start + end) / 2 + (before + 1) // 2 * (0.014 if before % 2 else -0.014)
            pointer = el(
                "path", d=f"M0 {num(1 - wheel.rim)}l-6.5 -12h13Z" if last else f"M0 {num(-wheel.rim)}l-5 -9h10Z", class_="stop"
            )
            scene.markers.append(
                piece(f"spin-{scene.s.turn}-{number + 1}", x, y, pointer, turn=360 * share, spin=min(3, number + 1))
            )


def _wedge(scene: Scene, wheel: Wheel, start: float, end: float, kind: int) -> None:
    s = scene.s
    share = round((end - start) * 100)
    middle = (start + end) / 2
    x, y = wheel.x, wheel.y
    tx, ty = at_angle(x, y, (wheel.rim + wheel.ring) / 2 - 1, middle)
    wedge = sector(x, y, wheel.hub + 2, wheel.rim, start + 0.001, end - 0.001)
    inner = sector(x, y, wheel.hub + 2, wheel.ring, start + 0.001, end - 0.001)
    tint = f"fill:var(--pl-{good(kind)[3:]})"
    move = scene.moves.place.at(kind).text
    scene.put(
        el("path", d=wedge, class_="card"),
        el("path", d=inner, style=tint, opacity=0.34 if kind < TYPES else 0.46),
        _sign(good(kind), f"{share}%", tx, ty, abs(tx - x) > abs(ty - y)),
        scene.spots.around(
            move, f"{RESOURCE_LABELS[kind].capitalize()}: {share} in 100 spins", el("path", d=wedge, class_="hot")
        ),
    )
    crowd = [seat for seat in range(s.seats) for _ in range(max(0, s.crater[seat * KINDS + kind]))]
    places, size = _fill_wedge(wheel, start, end, len(crowd))
    done = 0
    for seat in range(s.seats):
        count = crowd.count(seat)
        spot = seat * KINDS + kind
        scene.stand(seat, CRATER + kind, IN_CRATER, spot, places[done : done + count], size)
        done += count


def _sign(symbol: str, text: str, x: float, y: float, above: bool) -> str:
    """A symbol and a number on the rim: above each other at the sides of the wheel, else side by side."""
    if above:
        return use(symbol, x, y - 8, 17) + label(x, y + 13, text, 12, "b", "middle")
    return use(symbol, x - 13, y, 18) + label(x - 2, y + 4.5, text, 12, "b")


def _fill_wedge(wheel: Wheel, start: float, end: float, count: int) -> tuple[Places, float]:
    """Places for so many robots on a wedge, row by row from the rim; closer together the more there are."""
    pitch = 22.0
    while True:
        rows: list[tuple[float, int]] = []
        radius = wheel.ring - 10
        while radius > wheel.hub + 9:
            rows.append((radius, int(((end - start) * 2 * pi * radius - 6) / pitch)))
            radius -= pitch
        if sum(fits for _, fits in rows) >= count or pitch < 5:
            break
        pitch -= 1.5
    places: Places = []
    for radius, fits in rows:
        here = min(fits, count - len(places))
        for number in range(here):
            away = (number - (here - 1) / 2) * pitch / (2 * pi * radius)
            places.append(at_angle(wheel.x, wheel.y, radius, (start + end) / 2 + away))
    while len(places) < count:
        places.append(at_angle(wheel.x, wheel.y, wheel.hub + 13, (start + end) / 2))
    return places, max(14.0, min(20.0, pitch))


def _launch_wedge(scene: Scene, wheel: Wheel, start: float, end: float, result: int) -> None:
    share = round((end - start) * 100)
    middle = (start + end) / 2
    x, y = wheel.x, wheel.y
    wedge = sector(x, y, wheel.hub + 2, wheel.rim, start + 0.001, end - 0.001)
    pad = "all" if result == KINDS else "ABC"[result - KINDS - 1]
    title = "All rockets launch at once" if result == KINDS else f"The rocket on launchpad {pad} launches at once"
    ix, iy = at_angle(x, y, wheel.rim - 30, middle)
    px, py = at_angle(x, y, wheel.rim - 50, middle)
    tx, ty = at_angle(x, y, wheel.rim - 11, middle)
    idle = result > KINDS and scene.s.pads[result - KINDS - 1] == NO_SITE
    scene.put(titled(
        f"{title}: {share} in 100 spins" + (". There is no such pad at this table: nothing happens." if idle else ""),
        el("path", d=wedge, class_="launch"),
        use(ROCKET, ix, iy, 20, "dim" if idle else ""),
        label(px, py + 4, pad, 12, "b", "middle"),
        label(tx, ty + 4.5, f"{share}%", 12, "b", "middle"),
    ))  # fmt: skip


def _hub(scene: Scene, wheel: Wheel) -> None:
    """How many spins are still to come, or how many there will be."""
    s = scene.s
    if s.stage == MINE and 0 not in s.ready:
        count, when = s.spins, "to come"
    elif s.stage in (TASK, MINE):
        count, when = spins(s, scene.content), "this turn"
    else:
        calm = s.copy()
        calm.teams, calm.crew = [NOBODY] * len(s.teams), [0] * len(s.crew)
        count, when = spins(calm, scene.content), "next turn"
    zone = scene.content.spins(max(s.dominance))
    x, y = wheel.x, wheel.y
    hub = el("circle", cx=x, cy=y, r=wheel.hub, class_="panel")
    if s.stage in (SETUP, OVER):
        scene.put(hub, use(DOMINANCE, x, y, 36))
        return
    scene.put(titled(
        f"Spins {when}: {count}. The leader's zone gives {zone}; teams on shakers, and Quakers, add more.",
        hub,
        label(x, y - 3, str(count), 22, "b", "middle"),
        label(x, y + 11, "spin" if count == 1 else "spins", 11.5, "q", "middle"),
        label(x, y + 23, when, 11.5, "q", "middle"),
    ))  # fmt: skip


# the common buildings


def commons(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The five common buildings, and the subsidy box as the sixth place."""
    wide, high = (w - 16) / 3, (h - 8) / 2
    for place in range(COMMON):
        common = scene.content.commons[place]
        with card_in(scene.ground, f"{common.name}. {common.text}"):
            _common(scene, place, x + (place % 3) * (wide + 8), y + (place // 3) * (high + 8), wide, high)
    _subsidy(scene, x + 2 * (wide + 8), y + high + 8, wide, high)


def _common(scene: Scene, place: int, x: float, y: float, w: float, h: float) -> None:
    common = scene.content.commons[place]
    gist = " ".join(scene.effects.of_common(place).gist(common.amount, NOBODY))
    scene.put(titled(
        f"{common.name}. {common.text}", tile(x, y, w, h, common.colour, common.name, 20),
        fitted(x + w / 2, y + h - 7, gist, w - 8, 12, "q", "middle"),
    ))  # fmt: skip
    if any(frame[BUILDING] == NOBODY and frame[KIND] == common.effect for frame in scene.s.pending):
        scene.put(rect(x, y, w, h, "now", 6))
    shown = [n for n in range(COLUMNS) if common.teams[n] and (scene.s.seats >= 4 or not common.crowd[n])]
    size = min(28.0, (h - 44) / 3 - 2)
    step = size + (10 if len(shown) < 3 else 8)
    left = x + (w - step * (len(shown) - 1) - size - 6) / 2
    for column in shown:
        _column(scene, place, column, left, y + 24, size, x + w - 13)
        left += step


def _column(scene: Scene, place: int, column: int, x: float, y: float, size: float, key: float) -> None:
    """A column of boxes; clicking it tasks a team, or lets the team that stands there work."""
    s = scene.s
    common: Common = scene.content.commons[place]
    spot = place * COLUMNS + column
    team, seat = common.teams[column], s.teams[spot]
    high = team * (size + 1) + 3
    boxes = "".join(rect(x + 3, y + 2 + n * (size + 1), size, size, "well", 4) for n in range(team))
    mine = seat >= 0 and seat == scene.seat and s.stage == WORK
    first = mine and s.teams[place * COLUMNS : spot].count(seat) == 0
    work, skip = scene.moves.work.at(place).text, scene.moves.skip.at(place).text
    task = scene.moves.task.at(place, column).text
    who = f", {scene.names[seat]}'s" if seat >= 0 else ""
    title = f"{common.name}, column {column + 1}: a team of {team}{who}"
    scene.put(
        rect(x, y, size + 6, high, "panel", 5), boxes,
        scene.spots.box([work if first else task], title, x, y, size + 6, high, 5),
    )  # fmt: skip
    if common.dominance[column]:
        scene.put(dominance(x + 1, y + high + 15, f"+{common.dominance[column]}", 12))
    if first and scene.spots.offered(skip):
        scene.put(home_key(scene, skip, key, y - 11))
    if seat >= 0:
        places = [(x + 3 + size / 2, y + 2 + size / 2 + n * (size + 1)) for n in range(team)]
        scene.stand(seat, TEAM + spot, IN_TEAM, spot, places, size - 3)


def home_key(scene: Scene, move: str, x: float, y: float) -> str:
    """A small round key: bring these robots home."""
    arrow = el("path", d=f"M{num(x - 4.5)} {num(y)}l4.5 -5l4.5 5M{num(x)} {num(y - 4.5)}V{num(y + 5.5)}", class_="arrow")
    return scene.spots.around(move, "", el("circle", cx=x, cy=y, r=13, class_="key"), arrow)


_WHITE = {
    AT_HOME: "at home",
    IN_TEAM: "in a team",
    IN_CREW: "in a team",
    IN_CRATER: "in the crater",
    IN_SILO: "in the silo",
    ON_ROCKET: "on a rocket",
    ABDUCTED: "abducted",
    IN_HAND: "in hand",
}


def _subsidy(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    s = scene.s
    boxed = s.white_where == IN_BOX
    told = ["for the last"] if boxed else [scene.names[s.white_owner], _WHITE[s.white_where]]
    scene.put(titled(
        f"{white_robot(s, scene.names, scene.content)} At the end of a turn it goes to the player who alone has the least Dominance.",
        rect(x, y, w, h, "panel", 8),
        label(x + w / 2, y + 18, "Subsidy", 12.5, "q b", "middle"),
        rect(x + w / 2 - 24, y + h / 2 - 25, 48, 44, "none" if boxed else "well", 6),
        *[fitted(x + w / 2, y + h - 8 - 13 * (len(told) - 1 - n), line, w - 8, 12, "q", "middle") for n, line in enumerate(told)],
    ))  # fmt: skip
    if boxed:
        scene.put_white(x + w / 2, y + h / 2 - 3, 32)
    else:
        scene.put(use(mark(s.white_owner), x + w / 2, y + h / 2 - 3, 22))
