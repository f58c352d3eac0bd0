"""A moonbase: Robot Control, silos, building sites. Large for the viewer, compact for the others."""

from perilune.draw.palette import seat_colour
from perilune.draw.pieces import good, mark
from perilune.draw.shapes import card, dominance
from perilune.draw.svg import board_in, el, esc, num, rect, titled, use
from perilune.draw.words import fit, fitted, label, lines, width, wrap
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    CONTROL_SITE,
    EMPTY,
    KINDS,
    NO_SITE,
    SHAKER_SITE,
    SITES,
    TYPES,
)
from perilune.games.mine_the_moon.draw_robots import CREW, HANDS, HELD, HOME, SILO
from perilune.games.mine_the_moon.draw_rockets import own_pad
from perilune.games.mine_the_moon.draw_scene import Places, Scene, gist, gist_line
from perilune.games.mine_the_moon.draw_surface import home_key
from perilune.games.mine_the_moon.job import BUILDING, EFFECT, HAND, SEAT, SPOT, STANDING
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS, SITE_LABELS
from perilune.games.mine_the_moon.state import (
    ABDUCTED,
    AT_HOME,
    IN_CREW,
    IN_HAND,
    IN_SILO,
    NOBODY,
    WORK,
)

LARGE, COMPACT, NARROW = 276.0, 184.0, 302.0
_CELL = 40.0
TYPE_LABELS = ["Buckyballs", "Graphene", "Nanotubes"]


def base(scene: Scene, seat: int, x: float, y: float, w: float, large: bool) -> None:
    """The moonbase of a seat."""
    high = LARGE if large else COMPACT if w > 400 else NARROW
    with board_in(scene.ground, f"The moonbase of {scene.names[seat]}"):
        scene.put(rect(x, y, w, high, "panel", 8), rect(x, y + 8, 4, high - 16, seat_colour(seat)))
        _heading(scene, seat, x, y, w, large)
        if large:
            _large(scene, seat, x, y, w)
        else:
            _compact(scene, seat, x, y, w)


def _heading(scene: Scene, seat: int, x: float, y: float, w: float, large: bool) -> None:
    """Mark, name, side of the base, Dominance. A Leecher chooses its victim here."""
    s = scene.s
    spec = scene.content.bases[s.bases[seat]]
    size = 17.0 if large else 14.0
    line = y + (21 if large else 18)
    name, size = fit(scene.names[seat], 200 if large else 130, size, True)
    wide = width(name, size, True)
    left = x + 38 + wide
    note = scene.status(seat) or ("deciding" if seat in scene.deciding() else "")
    about = f"{spec.name} · {spec.note}" if large else spec.name
    room = x + w - left - 70 - (width(note, 12.5, True) + 8 if note else 0)
    scene.put(
        titled(spec.note, use(mark(seat), x + 21, line - 5, size + 2), label(x + 34, line, name, size, "b")),
        titled(spec.note, fitted(left + 8, line, about, room, 12.5, "q")) if room > 70 else "",
        dominance(x + w - 50, line, str(s.dominance[seat]), 16),
    )
    if note:
        scene.put(label(x + w - 60, line, note, 12.5, "b happened" if note == "deciding" else "q", "end"))
    leech = scene.moves.leech.at(seat).text
    if scene.spots.offered(leech):
        scene.put(scene.spots.box([leech], "", x + 8, line - 17, wide + 32, 24))


def _large(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    top, left, inner = y + 32, x + 12, w - 20
    control = 258.0
    _control(scene, seat, left, top, control, 112)
    wide = (inner - control - 3 * 8) / TYPES
    for type_ in range(TYPES):
        _silo(scene, seat, type_, left + control + 8 + type_ * (wide + 8), top, wide, 112)
    _sites(scene, seat, left, top + 120, inner, 116)


def _compact(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Robots and silos beside the sites, or above them where the base is narrow."""
    top, left, inner = y + 28, x + 12, w - 20
    beside = w > 400
    half = 206.0 if beside else inner
    _home(scene, seat, left, top, half, 19)
    silos = top + (46 if beside else 26)
    wide = (half - 2 * 6) / TYPES
    for type_ in range(TYPES):
        _small_silo(scene, seat, type_, left + type_ * (wide + 6), silos, wide)
    if beside:
        _chips(scene, seat, left + half + 10, top, inner - half - 10)
    else:
        _chips(scene, seat, left, silos + 94, inner)


# Robot Control


def _control(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Robots at home, and the keys for what has no other place on the board."""
    building = scene.s.sites[seat * SITES + CONTROL_SITE]
    spec = scene.content.buildings[building]
    scene.put(card(x, y, w, h, spec.colour, spec.name, 22))
    _home(scene, seat, x + 6, y + 26, w - 12, 24)
    if seat == scene.seat:
        scene.keys = (x + 6, y + h - 28, w - 12)


def _home(scene: Scene, seat: int, x: float, y: float, w: float, size: float) -> None:
    """Robots in Robot Control in rows, then those that wait for what an exchange brings.

    While others place theirs in the crater, nobody knows which of them are still here: they stand under question marks.
    """
    s = scene.s
    count = s.home[seat]
    waiting = s.job[HAND] if s.job and s.job[SEAT] == seat else 0
    step = size + 2
    per_row = max(1, int(w / step))
    places: Places = [(x + size / 2 + (n % per_row) * step, y + size / 2 + (n // per_row) * step) for n in range(count + waiting)]
    scene.stand(seat, HOME, AT_HOME, 0, places[:count], size)
    if not places:
        scene.put(label(x + 2, y + size * 0.7, "no robot at home", 12, "q"))
    if scene.sealed(seat) and count:
        scene.put(titled(
            f"{scene.names[seat]} places these in the crater. Where is sealed until everybody is ready.",
            *[rect(px - step / 2 + 1, py - step / 2 + 1, step - 2, step - 2, "none", 4) for px, py in places],
        ))  # fmt: skip
        scene.markers += [label(px + size / 2, py + size / 2, "?", size * 0.7, "b seal", "end") for px, py in places]
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
    short = {moves.pass_.at().text: "Pass", moves.ready.at().text: "Ready", moves.done.at().text: "Done"}
    x, y, w = scene.keys
    for move, sentence in list(scene.spots.left.items()):
        word = short.get(move, sentence)
        wide = min(w, width(word, 13, True) + 24)
        key = rect(x, y, wide, 24, "key", 6) + fitted(x + wide / 2, y + 16.5, word, wide - 8, 13, "k b", "middle")
        scene.put(scene.spots.around(move, "", key))
        x += wide + 6


# silos


def _silo(scene: Scene, seat: int, type_: int, x: float, y: float, w: float, h: float) -> None:
    """A silo of one type: raw above, refined below, and never more than the limit of both together."""
    s = scene.s
    full = s.silo[seat * KINDS + type_] + s.silo[seat * KINDS + type_ + TYPES]
    limit = s.silo_limit[seat]
    scene.put(
        rect(x, y, w, h, "card", 6),
        label(x + 8, y + 17, TYPE_LABELS[type_], 13, "b"),
        label(x + w - 8, y + 17, f"{full} of {limit}", 12, "q", "end"),
    )
    for row, kind in enumerate((type_, type_ + TYPES)):
        top = y + 26 + row * 42
        scene.put(label(x + 8, top + 23, ("raw", "refined")[row], 12, "q"))
        _cells(scene, seat, kind, x + 58, top, 38, limit)
        drop = scene.moves.drop.at(kind).text
        if seat == scene.seat and scene.spots.offered(drop):
            cross = el("path", d=f"M{num(x + w - 15)} {num(top + 12)}v11m-4.5 -4.5l4.5 5l4.5 -5m-10 9h11", class_="arrow")
            scene.put(scene.spots.around(drop, "", el("circle", cx=x + w - 15, cy=top + 19, r=11, class_="key"), cross))


def _small_silo(scene: Scene, seat: int, type_: int, x: float, y: float, w: float) -> None:
    limit = scene.s.silo_limit[seat]
    scene.put(rect(x, y, w, 88, "card", 5))
    for row, kind in enumerate((type_, type_ + TYPES)):
        _cells(scene, seat, kind, x + 2, y + 4 + row * 40, (w - 4) / max(3, limit), limit)


def _cells(scene: Scene, seat: int, kind: int, x: float, y: float, size: float, limit: int) -> None:
    """The boxes of one kind. A robot in a box holds the good; an empty box shows what could be there."""
    s, moves = scene.s, scene.moves
    spot = seat * KINDS + kind
    count = s.silo[spot]
    places: Places = []
    for n in range(limit):
        left = x + n * size
        scene.put(rect(left + 1, y + 1, size - 2, _CELL - 2, "well", 4))
        if n < count and size > 30:
            places.append((left + size / 2 - 5, y + 24))
            scene.markers.append(use(good(kind), left + size - 11, y + 11, 18))
        elif n < count:
            places.append((left + size / 2, y + 26))
            scene.markers.append(use(good(kind), left + size / 2, y + 9.5, 15))
        else:
            scene.put(use(good(kind), left + size / 2, y + _CELL / 2, min(20, size - 4), "ghost"))
    scene.stand(seat, SILO + kind, IN_SILO, spot, places, min(24, size - 1.5))
    title = f"{scene.names[seat]}: {count} {RESOURCE_LABELS[kind]}"
    if seat == scene.seat:
        wanted = [moves.give.at(kind).text, moves.take.at(kind).text, moves.export.at(kind).text]
        if kind < TYPES:
            wanted = [moves.refine.at(kind).text, moves.produce.at(kind).text, *wanted]
    else:
        wanted = [moves.abduct.at(seat, kind).text]
    offered = [move for move in wanted if scene.spots.offered(move)]
    scene.put(scene.spots.box(offered or [""], title, x, y, limit * size, _CELL))


# building sites


def _shown(scene: Scene, seat: int) -> list[int]:
    """The sites that this base has, Robot Control apart."""
    s = scene.s
    order = [*range(SHAKER_SITE + 1), *range(ADVANCED_SITE, SITES)]
    return [site for site in order if s.sites[seat * SITES + site] != NO_SITE]


def _sites(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Building sites side by side; advanced ones are wider, for their text."""
    sites = _shown(scene, seat)
    pad = scene.content.bases[scene.s.bases[seat]].own_pad
    shares = [1.0 if site < ADVANCED_SITE else 1.5 for site in sites] + ([3.0] if pad else [])
    unit = (w - 8 * (len(shares) - 1)) / sum(shares)
    for site, share in zip(sites, shares, strict=False):
        _site(scene, seat, site, x, y, unit * share, h)
        x += unit * share + 8
    if pad:
        own_pad(scene, x, y, unit * 3, h)


def _site(scene: Scene, seat: int, site: int, x: float, y: float, w: float, h: float) -> None:
    spot = seat * SITES + site
    building = scene.s.sites[spot]
    scene.put(_site_group(scene, seat, site))
    if building == EMPTY:
        word = SITE_LABELS[site] if site < ADVANCED_SITE else "Advanced site"
        scene.put(rect(x, y, w, h, "none", 6), fitted(x + w / 2, y + h / 2 + 4, word, w - 10, 12.5, "q", "middle"))
        title = f"{word}: nothing built yet"
    else:
        spec = scene.content.buildings[building]
        title = scene.about(spec)
        scene.put(card(x, y, w, h, spec.colour, spec.name, 22))
        _boxes(scene, seat, site, x + 7, y + 28, 26)
        if spec.team == 0:
            scene.put(label(x + 8, y + 44, "always on" if spec.text.startswith("Always") else "not worked", 12, "q"))
        if w > 130:
            scene.put(lines(x + 8, y + 69, wrap(spec.text, w - 14, 12, 4), 13.5, 12, "q"))
        else:
            scene.put(gist_lines(x + 7, y + 74, gist(spec), w - 12))
        _captive(scene, spot, x + w - 18, y + 41, 24)
    scene.put(_site_spot(scene, seat, site, title, x, y, w, h), "</g>")
    _skip(scene, seat, site, x + w - 14, y + 40)


def _site_group(scene: Scene, seat: int, site: int) -> str:
    """The start of the group of a site; a building can be enlarged."""
    building = scene.s.sites[seat * SITES + site]
    words = "" if building == EMPTY else f' data-enlarge="{esc(scene.about(scene.content.buildings[building]))}"'
    return f'<g id="site-{seat + 1}-{site + 1}"{words}>'


def gist_lines(x: float, y: float, parts: list[str], room: float) -> str:
    """A gist in a narrow place: its words in lines, or its symbols on one."""
    if len(parts) == 1:
        return lines(x, y, wrap(parts[0], room, 13), 16, 13)
    return gist_line(x, y, parts, room, 14)


def _boxes(scene: Scene, seat: int, site: int, x: float, y: float, size: float) -> None:
    """The team boxes of a building and the crew that stands in them."""
    s = scene.s
    spot = seat * SITES + site
    team = scene.content.buildings[s.sites[spot]].team
    scene.put("".join(rect(x + n * (size + 2), y, size, size, "well", 4) for n in range(team)))
    places = [(x + size / 2 + n * (size + 2), y + size / 2) for n in range(s.crew[spot])]
    scene.stand(seat, CREW + site, IN_CREW, spot, places, size - 3)


def _captive(scene: Scene, spot: int, x: float, y: float, size: float) -> None:
    """The robot that an Abductor holds."""
    owner = scene.s.held[spot]
    if owner != NOBODY:
        half = size / 2 + 2
        scene.put(titled(f"Held here: a robot of {scene.names[owner]}", rect(x - half, y - half, half * 2, half * 2, "cage", 4)))
        scene.stand(owner, HELD, ABDUCTED, spot, [(x, y)], size - 3)


def _site_spot(scene: Scene, seat: int, site: int, title: str, x: float, y: float, w: float, h: float) -> str:
    """What a click on a site means: task or work it, put a building there, or copy its work."""
    s, moves = scene.s, scene.moves
    wanted = [moves.copy.at(seat, site).text]
    if seat == scene.seat:
        work = moves.work_own.at(site).text
        task = moves.task_own.at(site).text
        wanted = [work, task, *wanted] if s.stage == WORK and s.crew[seat * SITES + site] else [task, work, *wanted]
        if site >= ADVANCED_SITE:
            wanted.append(moves.stand.at(site - ADVANCED_SITE).text)
    elif not scene.spots.offered(wanted[0]):
        wanted = [""]
    job = s.job
    working = bool(job) and job[EFFECT] != STANDING and job[BUILDING] != NOBODY and job[SPOT] == seat * SITES + site
    now = rect(x, y, w, h, "now", 6) if working else ""
    return now + scene.spots.box(wanted, title, x, y, w, h, 6)


def _skip(scene: Scene, seat: int, site: int, x: float, y: float) -> None:
    move = scene.moves.skip_own.at(site).text
    if seat == scene.seat and scene.spots.offered(move):
        scene.put(home_key(scene, move, x, y))


def _chips(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """The sites of a compact base in two columns: name, team, gist."""
    sites = _shown(scene, seat)
    wide, high = (w - 6) / 2, 35.0
    for place, site in enumerate(sites):
        _chip(scene, seat, site, x + (place % 2) * (wide + 6), y + place // 2 * (high + 3), wide, high)
    if scene.content.bases[scene.s.bases[seat]].own_pad:
        own_pad(scene, x, y + (len(sites) + 1) // 2 * (high + 3), w, high)


def _chip(scene: Scene, seat: int, site: int, x: float, y: float, w: float, h: float) -> None:
    spot = seat * SITES + site
    building = scene.s.sites[spot]
    scene.put(_site_group(scene, seat, site))
    if building == EMPTY:
        word = SITE_LABELS[site] if site < ADVANCED_SITE else "Advanced site"
        scene.put(rect(x, y, w, h, "none", 5), fitted(x + 9, y + h / 2 + 4, word, w - 14, 12, "q"))
        title = f"{word}: nothing built yet"
    else:
        spec = scene.content.buildings[building]
        title = scene.about(spec)
        taken = 18 * (spec.team + (scene.s.held[spot] != NOBODY))
        low = width(spec.name, 11, True) > 1.2 * (w - 14 - taken)  # the boxes leave the name its line
        scene.put(
            rect(x, y, w, h, "card", 5), rect(x, y, 5, h, spec.colour, 2.5),
            fitted(x + 9, y + 15, spec.name, w - 14 - (0 if low else taken), 12, "b"),
            gist_line(x + 9, y + 30, gist(spec), w - 12 - (taken if low else 0), 11.5, "q"),
        )  # fmt: skip
        top = y + (18 if low else 2)
        _boxes(scene, seat, site, x + w - 1 - 18 * spec.team, top, 16)
        _captive(scene, spot, x + w - 10 - 18 * spec.team, top + 8, 16)
    scene.put(_site_spot(scene, seat, site, title, x, y, w, h), "</g>")
    _skip(scene, seat, site, x + w, y + 4)
