"""A moonbase: Robot Control and silos; its sites are in sites.py. Large for the viewer, compact for the others."""

from perilune.core.pending import SEAT
from perilune.draw.palette import seat_colour
from perilune.draw.pieces import good, mark
from perilune.draw.shapes import dominance
from perilune.draw.svg import board_in, el, num, rect, titled, use
from perilune.draw.words import fit, fitted, label, lines, width, wrap
from perilune.games.mine_the_moon.content import (
    CONTROL_SITE,
    KINDS,
    SITES,
    TYPES,
)
from perilune.games.mine_the_moon.draw.robots import HANDS, HOME, SILO
from perilune.games.mine_the_moon.draw.scene import Places, Scene, tile
from perilune.games.mine_the_moon.draw.sites import chips, sites
from perilune.games.mine_the_moon.effect import HAND
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import (
    AT_HOME,
    IN_HAND,
    IN_SILO,
)

TYPE_LABELS = ["Buckyballs", "Graphene", "Nanotubes"]
_SELF = 116.0  # the width of a large base's own corner: who it is, its points, its keys


def base(scene: Scene, seat: int, x: float, y: float, w: float, h: float, large: bool) -> None:
    """The moonbase of a seat."""
    with board_in(scene.ground, f"The moonbase of {scene.names[seat]}"):
        scene.put(rect(x, y, w, h, "panel", 8), rect(x, y + 8, 4, h - 16, seat_colour(seat), 2))
        if large:
            _large(scene, seat, x, y, w, h)
        elif w > 320:
            _wide(scene, seat, x, y, w, h)
        else:
            _narrow(scene, seat, x, y, w, h)


def _large(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Who it is, Robot Control and the silos in a row; the sites below."""
    top, left, right = y + 6, x + 10, x + w - 7
    high = 68.0 if h < 170 else 74.0
    s = scene.s
    spec = scene.content.bases[s.bases[seat]]
    name = scene.names[seat]
    if width(name, 11.5, True) > _SELF - 27:
        told = lines(left + 21, top + 14, wrap(name, _SELF - 22, 12, 2), 14.5, 12, "b")
    else:
        told = fitted(left + 21, top + 15, name, _SELF - 27, 14, "b") + fitted(left, top + 32, spec.name, _SELF - 8, 12, "q")
    scene.put(
        titled(f"{name}: {spec.name}. {spec.note}", use(mark(seat), left + 8, top + 10, 17), told),
        dominance(left, top + high - 8, str(s.dominance[seat]), 17),
    )
    _leech(scene, seat, left - 2, top - 2, _SELF - 4)
    if seat == scene.seat:
        scene.keys = (left + _SELF - 7, top + high - 27)
    elif seat in scene.deciding():
        scene.put(label(left + _SELF - 8, top + high - 9, "deciding", 12, "b happened", "end"))
    silo = 26.0 * max(3, s.silo_limit[seat]) + 34
    left += _SELF
    control = right - left - TYPES * (silo + 6)
    _control(scene, seat, left, top, control, high)
    for type_ in range(TYPES):
        _silo(scene, seat, type_, left + control + 6 + type_ * (silo + 6), top, silo, high)
    sites(scene, seat, x + 10, top + high + 6, w - 17, h - high - 18)


def _heading(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Mark, name and Dominance of a small base."""
    s = scene.s
    spec = scene.content.bases[s.bases[seat]]
    points = str(s.dominance[seat])
    wide = width(points, 14, True) + 18
    deciding = seat in scene.deciding()
    room = w - 34 - wide - 9
    bold = width(scene.names[seat], 11, True) <= room * 1.1
    name, size = fit(scene.names[seat], room, 13.5, bold)
    scene.put(
        titled(spec.note, use(mark(seat), x + 19, y + 13, 15), fitted(x + 31, y + 17.5, name, room, size, "b" if bold else "")),
        dominance(x + w - wide - 5, y + 17.5, points, 14),
    )
    left = x + 39 + min(room, width(name, size, bold))
    rest = x + w - wide - 12 - left
    note = "deciding" if deciding else spec.name
    if rest > width(note, 12):
        scene.put(titled(spec.note, label(left, y + 17.5, note, 12, "b happened" if deciding else "q")))
    _leech(scene, seat, x + 8, y + 1, 26 + min(room, width(name, size, bold)))


def _leech(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """A Leecher chooses its victim here."""
    leech = scene.moves.leech.at(seat).text
    if scene.spots.offered(leech):
        scene.put(scene.spots.box([leech], "", x, y, w, 24))


def _narrow(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Robots, silos and sites below each other."""
    left, inner = x + 10, w - 17
    _heading(scene, seat, x, y, w)
    _home(scene, seat, left, y + 22, inner, 17, 1)
    _small_silos(scene, seat, left, y + 42, inner, 33)
    chips(scene, seat, left, y + 79, inner, h - 84)


def _wide(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Robots and silos to the left, sites to the right."""
    left, half = x + 10, 140.0
    _heading(scene, seat, x, y, half + 10)
    _home(scene, seat, left, y + 24, half, 17, 1)
    _small_silos(scene, seat, left, y + 45, half, h - 50)
    chips(scene, seat, left + half + 6, y + 5, w - half - 22, h - 9)


# Robot Control


def _control(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Robots at home."""
    building = scene.s.sites[seat * SITES + CONTROL_SITE]
    spec = scene.content.buildings[building]
    scene.put(titled(scene.about(spec), tile(x, y, w, h, spec.colour, spec.name)))
    _home(scene, seat, x + 6, y + 22, w - 10, 20, 2)


def _home(scene: Scene, seat: int, x: float, y: float, w: float, size: float, rows: int) -> None:
    """Robots in Robot Control in so many rows, then those that wait for what an exchange brings.

    While others place theirs in the crater, nobody knows which of them are still here: they stand under question marks.
    """
    s = scene.s
    count = s.home[seat]
    waiting = s.pending[-1][HAND] if s.pending and s.pending[-1][SEAT] == seat else 0
    step = size + 1
    per_row = max(int(w / step), (count + waiting + rows - 1) // rows)
    step = min(step, w / per_row)
    places: Places = [
        (x + size / 2 + (n % per_row) * step, y + size / 2 + (n // per_row) * (size + 1)) for n in range(count + waiting)
    ]
    scene.stand(seat, HOME, AT_HOME, 0, places[:count], size)
    if not places:
        scene.put(label(x + 2, y + size * 0.7, "no robot at home", 12, "q"))
    if scene.sealed(seat) and count:
        scene.put(titled(
            f"{scene.names[seat]} places these in the crater. Where is sealed until everybody is ready.",
            *[rect(px - size / 2, py - size / 2, size, size, "none", 4) for px, py in places if size > 18],
        ))  # fmt: skip
        scene.markers += [label(px + size / 2, py + size / 2, "?", max(12, size * 0.7), "b seal", "end") for px, py in places]
    if waiting:
        scene.stand(seat, HANDS, IN_HAND, 0, places[count:], size - 4)
        scene.put(titled(
            "In hand: waiting for what the exchange brings.",
            *[rect(px - step / 2 + 1, py - step / 2 + 1, step - 2, step - 2, "none", 4) for px, py in places[count:]],
        ))  # fmt: skip


def draw_keys(scene: Scene) -> None:
    """Keys for the offers that have found no place of their own, such as pass, ready and done."""
    if scene.keys is None:
        return
    moves = scene.moves
    short = {
        moves.pass_.at().text: "Pass",
        moves.ready.at().text: "Ready",
        moves.done.at().text: "Done",
        moves.wait.at().text: "Wait",
    }
    right, y = scene.keys
    for move, sentence in list(scene.spots.left.items()):
        word = short.get(move, sentence)
        wide = min(_SELF - 8, width(word, 13, True) + 16)
        right -= wide
        key = rect(right, y, wide, 26, "key", 7) + fitted(right + wide / 2, y + 17.5, word, wide - 8, 13, "k b", "middle")
        scene.put(scene.spots.around(move, "", key))
        right -= 6


# silos


def _silo(scene: Scene, seat: int, type_: int, x: float, y: float, w: float, h: float) -> None:
    """A silo of one type: raw above, refined below, and never more than the limit of both together."""
    s = scene.s
    full = s.silo[seat * KINDS + type_] + s.silo[seat * KINDS + type_ + TYPES]
    limit = s.silo_limit[seat]
    told = f"{TYPE_LABELS[type_]}: {full} of {limit}"
    scene.put(titled(told, rect(x, y, w, h, "card", 6)))
    dropping = False
    size = 26.0
    for row, kind in enumerate((type_, type_ + TYPES)):
        top = y + (h - 62) / 2 + row * 32
        _cells(scene, seat, kind, x + 4, top, size, 30, limit)
        drop = scene.moves.drop.at(kind).text
        if seat == scene.seat and scene.spots.offered(drop):
            dropping = True
            cx, cy = x + w - 15, top + 15
            arrow = el("path", d=f"M{num(cx)} {num(cy - 6.5)}v10m-4.5 -4.5l4.5 5l4.5 -5m-10 9h11", class_="arrow")
            scene.put(scene.spots.around(drop, "", el("circle", cx=cx, cy=cy, r=13, class_="key"), arrow))
    if not dropping:
        scene.put(titled(told, label(x + w - 15, y + h / 2 + 4, f"{full}/{limit}", 12, "b" if full else "q", "middle")))


def _small_silos(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """The silos of a small base: for each type raw and refined, beside each other or, where it is high, above each other."""
    high = h > 60
    wide = (w - 2 * 5) / TYPES
    for type_ in range(TYPES):
        left = x + type_ * (wide + 5)
        scene.put(rect(left, y, wide, h, "card", 5))
        for n, kind in enumerate((type_, type_ + TYPES)):
            if high:
                _heap(scene, seat, kind, left + 1, y + 1 + n * (h - 1) / 2, wide - 2, (h - 3) / 2)
            else:
                _heap(scene, seat, kind, left + 1 + n * (wide - 1) / 2, y + 1, (wide - 3) / 2, h - 2)


def _heap(scene: Scene, seat: int, kind: int, x: float, y: float, w: float, h: float) -> None:
    """One kind in a small silo: the good, and below it the robots that hold it, closer together where it is narrow."""
    s = scene.s
    spot = seat * KINDS + kind
    count = s.silo[spot]
    size = min(16.0, w * 0.6)
    step = min(size, (w - size - 1) / max(1, count - 1))
    middle = x + w / 2
    scene.put(rect(x, y, w, h, "well", 4))
    if count:
        places = [(middle + (n - (count - 1) / 2) * step, y + h - size / 2 - 1) for n in range(count)]
        scene.stand(seat, SILO + kind, IN_SILO, spot, places, size)
        scene.markers.append(use(good(kind), middle, y + (h - size) / 2, min(15.0, h - size - 1)))
    else:
        scene.put(use(good(kind), middle, y + h / 2, 16, "ghost"))
    title = f"{scene.names[seat]}: {count} {RESOURCE_LABELS[kind]}, {s.silo_limit[seat]} of a type at most"
    abduct = scene.moves.abduct.at(seat, kind).text
    scene.put(scene.spots.box([abduct if scene.spots.offered(abduct) else ""], title, x, y, w, h))


def _cells(scene: Scene, seat: int, kind: int, x: float, y: float, size: float, high: float, limit: int) -> None:
    """The boxes of one kind. A robot in a box holds the good; an empty box shows what could be there."""
    s, moves = scene.s, scene.moves
    spot = seat * KINDS + kind
    count = s.silo[spot]
    places: Places = []
    for n in range(limit):
        left = x + n * size
        scene.put(rect(left + 0.5, y + 0.5, size - 1, high - 1, "well", 4))
        if n < count:
            places.append((left + size / 2 - 2, y + high - 11.5))
            scene.markers.append(use(good(kind), left + size - 8, y + 8.5, 15))
        else:
            scene.put(use(good(kind), left + size / 2, y + high / 2, 18, "ghost"))
    scene.stand(seat, SILO + kind, IN_SILO, spot, places, 20)
    title = f"{scene.names[seat]}: {count} {RESOURCE_LABELS[kind]}"
    if seat == scene.seat:
        wanted = [moves.give.at(kind).text, moves.take.at(kind).text, moves.export.at(kind).text]
        if kind < TYPES:
            wanted = [moves.refine.at(kind).text, moves.produce.at(kind).text, *wanted]
    else:
        wanted = [moves.abduct.at(seat, kind).text]
    offered = [move for move in wanted if scene.spots.offered(move)]
    scene.put(scene.spots.box(offered or [""], title, x, y, limit * size, high))
