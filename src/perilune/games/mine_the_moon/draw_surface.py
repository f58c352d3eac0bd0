"""The lunar surface: Dominance track, crater, common buildings, priority and subsidy."""

from math import pi

from perilune.draw.palette import seat_colour
from perilune.draw.pieces import DOMINANCE, ROCKET, good, mark
from perilune.draw.shapes import at_angle, card, dominance, panel, sector
from perilune.draw.svg import card_in, el, num, piece, rect, titled, use
from perilune.draw.words import fitted, label, lines, wrap
from perilune.games.mine_the_moon.content import COLUMNS, COMMON, KINDS, NO_SITE, TYPES, Common
from perilune.games.mine_the_moon.draw_robots import CRATER, TEAM
from perilune.games.mine_the_moon.draw_scene import Places, Scene
from perilune.games.mine_the_moon.job import BUILDING, EFFECT
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import (
    IN_BOX,
    IN_CRATER,
    IN_TEAM,
    LAUNCH,
    MINE,
    NOBODY,
    OVER,
    SETUP,
    TASK,
    WORK,
)
from perilune.games.mine_the_moon.turn import spins

STAGES = {SETUP: "Set-up", TASK: "Task", MINE: "Mine", WORK: "Work", LAUNCH: "Launch", OVER: "The end"}


def track_height(seats: int) -> float:
    """How high the Dominance track is: a lane for each seat between two rows of figures."""
    return 50 + _lane(seats) * seats


def _lane(seats: int) -> float:
    return 20 if seats < 4 else 18


def track(scene: Scene, x: float, y: float, w: float) -> None:
    """The Dominance track: one lane for each seat, the zones of the crater's spins above, figures below."""
    s, content = scene.s, scene.content
    height = track_height(s.seats)
    scene.put(panel(x, y, w, height))
    last = " · last turn" if s.last_turn == s.turn and s.stage != OVER else ""
    scene.put(fitted(x + 12, y + 20, f"Turn {s.turn} · {STAGES[s.stage]}{last}" if s.turn else STAGES[s.stage], 164, 15, "b"))
    cells = max(content.end_above + 6, max(s.dominance) + 2)
    left = x + 184
    step = (w - 184 - 12) / cells
    top, bottom = y + 30, y + 30 + _lane(s.seats) * s.seats
    ends = content.zone_from[1:] + [cells]
    for start, end, count in zip(content.zone_from, ends, content.zone_spins, strict=True):
        x0, x1 = left + start * step, left + end * step
        word = "spin" if count == 1 else "spins"
        scene.put(titled(
            f"While the leader stands between {start} and {end - 1}, the crater is spun {count} times a turn.",
            rect(x0 + 1, y + 8, x1 - x0 - 2, 16, "well", 4), label((x0 + x1) / 2, y + 20, f"{count} {word}", 12, "q", "middle"),
        ))  # fmt: skip
        if start:
            scene.put(el("path", d=f"M{num(x0)} {num(y + 8)}V{num(bottom + 4)}", class_="rule", stroke_dasharray="2 3"))
    for seat in range(s.seats):
        lane = top + _lane(s.seats) * (seat + 0.5)
        points = s.dominance[seat]
        at = left + (points + 0.5) * step
        scene.put(
            fitted(x + 34, lane + 4.5, scene.names[seat], 96, 13),
            dominance(x + 138, lane + 4.5, str(points), 14),
            el("path", d=f"M{num(left)} {num(lane)}H{num(left + cells * step)}", class_="rule"),
            rect(left, lane - 2.5, at - left, 5, seat_colour(seat), 2.5),
            use(mark(seat), x + 20, lane, 15),
        )
        scene.markers.append(piece(f"marker-dominance-{seat + 1}", at, lane, use(mark(seat), 0, 0, 19)))
    finish = left + (content.end_above + 1) * step
    scene.put(rect(finish - 1, y + 28, 2.5, bottom - y - 26, "moon"))
    for cell in range(cells):
        strong = "b" if cell % 5 == 0 else "q"
        scene.put(label(left + (cell + 0.5) * step, bottom + 14, str(cell), 11.5 if step > 22 else 11, strong, "middle"))


# the crater

_RIM, _RING, _HUB = 182.0, 142.0, 46.0
_WHEEL = [6, 0, 3, 1, 4, 2, 5, 7, 8, 9]  # all rockets on top; raw and refined of a type side by side; single rockets


def crater(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The wheel with its true shares, and the robots that mine on it."""
    face = scene.content.faces[scene.s.face]
    scene.put(panel(x, y, w, h, face.name), fitted(x + 84, y + 18, face.note, w - 94, 12, "q"))
    cx, cy = x + w / 2, y + 26 + (h - 26) / 2
    scene.put(el("circle", cx=cx, cy=cy, r=_RIM + 3, class_="well"))
    start = -face.weights[KINDS] / 200 if face.weights[KINDS] else 0.0
    for result in _WHEEL:
        share = face.weights[result] / 100
        if share == 0:
            continue
        end = start + share
        if result < KINDS:
            _wedge(scene, cx, cy, start, end, result)
        else:
            _launch_wedge(scene, cx, cy, start, end, result)
        _stops(scene, cx, cy, start, end, result)
        start = end
    _hub(scene, cx, cy)


def _stops(scene: Scene, x: float, y: float, start: float, end: float, result: int) -> None:
    """How often the wheel stopped here in this turn's spins; a pointer shows each stop, the largest the last."""
    spun = scene.s.spun
    times = spun.count(result)
    if times == 0:
        return
    rim = sector(x, y, _RIM - 1, _RIM + 5, start + 0.002, end - 0.002)
    scene.put(titled(f"Spun {times} times this turn" if times > 1 else "Spun once this turn", el("path", d=rim, class_="stop")))
    if times > 1:
        tx, ty = at_angle(x, y, _HUB + 16, (start + end) / 2)
        scene.put(label(tx, ty + 4, f"×{times}", 12, "b happened", "middle"))
    for number, stop in enumerate(spun):
        if stop == result:
            last = number == len(spun) - 1
            before = spun[:number].count(result)
            share = (start + end) / 2 + (before + 1) // 2 * (0.014 if before % 2 else -0.014)
            pointer = el("path", d=f"M0 {num(5 - _RIM)}l-7 -13h14Z" if last else f"M0 {num(1 - _RIM)}l-5 -9h10Z", class_="stop")
            scene.markers.append(
                piece(f"spin-{scene.s.turn}-{number + 1}", x, y, pointer, turn=360 * share, spin=min(3, number + 1))
            )


def _wedge(scene: Scene, x: float, y: float, start: float, end: float, kind: int) -> None:
    s = scene.s
    share = round((end - start) * 100)
    middle = (start + end) / 2
    tx, ty = at_angle(x, y, (_RIM + _RING) / 2, middle)
    wedge = sector(x, y, _HUB + 3, _RIM, start + 0.001, end - 0.001)
    inner = sector(x, y, _HUB + 3, _RING, start + 0.001, end - 0.001)
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
    places, size = _fill_wedge(x, y, start, end, len(crowd))
    done = 0
    for seat in range(s.seats):
        count = crowd.count(seat)
        spot = seat * KINDS + kind
        scene.stand(seat, CRATER + kind, IN_CRATER, spot, places[done : done + count], size)
        done += count


def _sign(symbol: str, text: str, x: float, y: float, above: bool) -> str:
    """A symbol and a number on the rim: above each other at the sides of the wheel, else side by side."""
    if above:
        return use(symbol, x, y - 8, 20) + label(x, y + 15, text, 13, "b", "middle")
    return use(symbol, x - 16, y, 22) + label(x - 3, y + 4.5, text, 13, "b")


def _fill_wedge(x: float, y: float, start: float, end: float, count: int) -> tuple[Places, float]:
    """Places for so many robots on a wedge, row by row from the rim; closer together the more there are."""
    pitch = 24.0
    while True:
        rows: list[tuple[float, int]] = []
        radius = _RING - 12
        while radius > _HUB + 10:
            rows.append((radius, int(((end - start) * 2 * pi * radius - 8) / pitch)))
            radius -= pitch
        if sum(fits for _, fits in rows) >= count or pitch < 5:
            break
        pitch -= 1.5
    places: Places = []
    for radius, fits in rows:
        here = min(fits, count - len(places))
        for number in range(here):
            away = (number - (here - 1) / 2) * pitch / (2 * pi * radius)
            places.append(at_angle(x, y, radius, (start + end) / 2 + away))
    while len(places) < count:
        places.append(at_angle(x, y, _HUB + 14, (start + end) / 2))
    return places, max(15.0, min(22.0, pitch))


def _launch_wedge(scene: Scene, x: float, y: float, start: float, end: float, result: int) -> None:
    share = round((end - start) * 100)
    middle = (start + end) / 2
    wedge = sector(x, y, _HUB + 3, _RIM, start + 0.001, end - 0.001)
    pad = "all" if result == KINDS else "ABC"[result - KINDS - 1]
    title = "All rockets launch at once" if result == KINDS else f"The rocket on launchpad {pad} launches at once"
    ix, iy = at_angle(x, y, _RING - 4, middle)
    px, py = at_angle(x, y, _RING - 34, middle)
    tx, ty = at_angle(x, y, _RIM - 13, middle)
    idle = result > KINDS and scene.s.pads[result - KINDS - 1] == NO_SITE
    scene.put(titled(
        f"{title}: {share} in 100 spins" + (". There is no such pad at this table: nothing happens." if idle else ""),
        el("path", d=wedge, class_="launch"),
        use(ROCKET, ix, iy, 26, "dim" if idle else ""),
        label(px, py + 5, pad, 14, "b", "middle"),
        label(tx, ty + 4.5, f"{share}%", 13, "b", "middle"),
    ))  # fmt: skip


def _hub(scene: Scene, x: float, y: float) -> None:
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
    hub = el("circle", cx=x, cy=y, r=_HUB, class_="panel")
    if s.stage in (SETUP, OVER):
        scene.put(hub, use(DOMINANCE, x, y, 44))
        return
    scene.put(titled(
        f"Spins {when}: {count}. The leader's zone gives {zone}; teams on shakers, and Quakers, add more.",
        hub,
        label(x, y + 3, str(count), 30, "b", "middle"),
        label(x, y + 19, "spin" if count == 1 else "spins", 12, "q", "middle"),
        label(x, y + 32, when, 11.5, "q", "middle"),
    ))  # fmt: skip


# the common buildings


def commons(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The five common buildings, and the priority track with the subsidy box as the sixth place."""
    wide, high = (w - 16) / 3, (h - 8) / 2
    for place in range(COMMON):
        common = scene.content.commons[place]
        with card_in(scene.ground, f"{common.name}. {common.text}"):
            _common(scene, place, x + (place % 3) * (wide + 8), y + (place // 3) * (high + 8), wide, high)
    _priority(scene, x + 2 * (wide + 8), y + high + 8, wide, high)


def _common(scene: Scene, place: int, x: float, y: float, w: float, h: float) -> None:
    common = scene.content.commons[place]
    scene.put(titled(f"{common.name}. {common.text}", card(x, y, w, h, common.colour, common.name)))
    job = scene.s.job
    if job and job[BUILDING] == NOBODY and job[EFFECT] == common.effect:
        scene.put(rect(x, y, w, h, "now", 6))
    rows = wrap(common.text, w - 16, 12, 5)
    scene.put(lines(x + 8, y + h - 7 - 14 * (len(rows) - 1), rows, 14, 12, "q"))
    shown = [n for n in range(COLUMNS) if common.teams[n] and (scene.s.seats >= 4 or not common.crowd[n])]
    left = x + 10
    for column in shown:
        _column(scene, place, common, column, left, y + 30)
        left += 52


def _column(scene: Scene, place: int, common: Common, column: int, x: float, y: float) -> None:
    """A column of boxes; clicking it tasks a team, or lets the team that stands there work."""
    s = scene.s
    spot = place * COLUMNS + column
    team, seat = common.teams[column], s.teams[spot]
    size = 28.0
    high = team * (size + 2) + 2
    boxes = "".join(rect(x + 3, y + 3 + n * (size + 2), size, size, "well", 4) for n in range(team))
    mine = seat >= 0 and seat == scene.seat and s.stage == WORK
    first = mine and s.teams[place * COLUMNS : spot].count(seat) == 0
    work, skip = scene.moves.work.at(place).text, scene.moves.skip.at(place).text
    task = scene.moves.task.at(place, column).text
    who = f", {scene.names[seat]}'s" if seat >= 0 else ""
    title = f"{common.name}, column {column + 1}: a team of {team}{who}"
    scene.put(
        rect(x, y, size + 6, high + 2, "panel", 5), boxes,
        scene.spots.box([work if first else task], title, x, y, size + 6, high + 2, 5),
    )  # fmt: skip
    if common.dominance[column]:
        scene.put(dominance(x + 3, y + high + 16, f"+{common.dominance[column]}", 12))
    if first and scene.spots.offered(skip):
        scene.put(home_key(scene, skip, x + size + 14, y + 13))
    if seat >= 0:
        places = [(x + 3 + size / 2, y + 3 + size / 2 + n * (size + 2)) for n in range(team)]
        scene.stand(seat, TEAM + spot, IN_TEAM, spot, places, 25)


def home_key(scene: Scene, move: str, x: float, y: float) -> str:
    """A small round key: bring these robots home."""
    arrow = el("path", d=f"M{num(x - 4)} {num(y)}l4 -4.5l4 4.5M{num(x)} {num(y - 4)}V{num(y + 5)}", class_="arrow")
    return scene.spots.around(move, "", el("circle", cx=x, cy=y, r=9, class_="key"), arrow)


def _priority(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    s = scene.s
    scene.put(panel(x, y, w, h, "Priority"))
    row = 22.0
    for place in range(s.seats):
        top = y + 26 + place * (row + 2)
        scene.put(rect(x + 8, top, w - 16, row, "well", 4), label(x + 14, top + 15.5, str(place + 1), 12, "q"))
        if place >= len(s.order):
            continue
        seat = s.order[place]
        note = scene.status(seat)
        room = w - 62 - (46 if note else 0)
        scene.markers.append(piece(
            f"marker-priority-{seat + 1}", x + 34, top + 11, use(mark(seat), 0, 0, 16), fitted(12, 4.5, scene.names[seat], room, 13),
            label(w - 46, 4.5, note, 11.5, "q", "end") if note else "",
        ))  # fmt: skip
        if seat in scene.deciding():
            scene.put(rect(x + 8, top, w - 16, row, "now", 4))
    top = y + h - 46
    boxed = s.white_where == IN_BOX
    scene.put(titled(
        "Subsidy: at the end of a turn the white robot goes to the player who alone has the least Dominance.",
        rect(x + 8, top, w - 16, 38, "none" if boxed else "well", 4),
        label(x + 16, top + (23 if boxed else 16), "Subsidy", 12.5, "q b"),
    ))  # fmt: skip
    if boxed:
        scene.put_white(x + w - 30, top + 19, 26)
    else:
        scene.put(
            use(mark(s.white_owner), x + 22, top + 27, 13), fitted(x + 33, top + 31, scene.names[s.white_owner], w - 49, 12.5)
        )
