"""In the ice: Europa City with its three actions, the Launch Pad, the supply, and the reactor if it is there."""

from functools import lru_cache
from typing import NamedTuple

from perilune.core.drawing import Way
from perilune.draw.svg import num, use
from perilune.draw.words import label, width
from perilune.games.lineae.content import BASICS, HIRE_SPACE, KIND_KEYS, KINDS, MINERALS, NONE, PAD_SPACE
from perilune.games.lineae.draw.buildings import emblem
from perilune.games.lineae.draw.gist import crew_on, gist_row, stand_sign, tokens, workers_told
from perilune.games.lineae.draw.lines import traced
from perilune.games.lineae.draw.loading import loadable, pad_ways
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import CARD, CORE, STAR, cube, seat_mark
from perilune.games.lineae.draw.type import Token, paragraph, snug, tokens_width
from perilune.games.lineae.goods import card_of
from perilune.games.lineae.moves import BORROW, CONVERT, GAIN, PLACE, REPAY
from perilune.games.lineae.reactor import way
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.words.brings import outcome
from perilune.games.lineae.workers import spec_of

_SHORT = {"Universal Basic Income": "Basic Income"}  # where a chamber has no room for the whole name


_FEW = 3  # workers of a chamber who stand beside its picture; more take its place


class Room(NamedTuple):
    """A chamber: its upper left corner, its size, and how far down its left side is whole (a lock's sign is below)."""

    x: float
    y: float
    w: float
    h: float
    notch: float = 0


@lru_cache(64)
def outline(w: float, h: float, notch: float) -> str:
    """The wall of a chamber around its upper left corner."""
    top = f"M8 0H{num(w - 8)}Q{num(w)} 0 {num(w)} 8V{num(h - 8)}Q{num(w)} {num(h)} {num(w - 8)} {num(h)}"
    if not notch:
        return f"{top}H8Q0 {num(h)} 0 {num(h - 8)}V8Q0 0 8 0Z"
    return top + traced(
        "H33Q25 {} 25 {}V{}Q25 {} 19 {}H8Q0 {} 0 {}V8Q0 0 8 0Z", h, h - 8, notch + 6, notch, notch, notch, notch - 8
    )


def city(scene: Scene, rooms: list[Room]) -> None:
    """The three actions of Europa City, or the colony cards that cover them, then the Launch Pad."""
    for space in range(BASICS):
        _action(scene, space, rooms[space])
    _pad(scene, rooms[PAD_SPACE])


def _action(scene: Scene, space: int, room: Room) -> None:
    s = scene.s
    spec = spec_of(s, scene.content, space)
    effect = effect_of(scene.content, spec)
    price = effect.cost(s, scene.me)
    ways = scene.place_ways(space, outcome(effect, price)) if scene.of(PLACE) else []
    crowded = sum(s.crowd[space * s.seats : (space + 1) * s.seats]) > _FEW
    face = _chamber(
        room, spec.name, "" if crowded else spec.effect, effect.passive, spec.multi, tuple(tokens(effect, price, s.money[scene.me])),
        card_of(s, space) != NONE, bool(ways) or effect.passive or scene.deciding() != scene.seat,
    )  # fmt: skip
    ask = None if effect.passive else scene.moves.place.at(space, 0)
    title = f"{spec.name}, {workers_told(scene, space)}"
    scene.put(_at(room, scene.thing(f"space-of-{scene.content.spaces[space].key}", title, ways, ask, face)))
    step, most = (min(11.0, (room.w - _foot(room) - 16) / 4), 5) if crowded else (8.0 if room.notch else 11.0, _FEW)
    crew_on(scene, space, room.x + _foot(room), room.y + room.h - 17, step, most, 20)
    if space == HIRE_SPACE:
        hired = [seat for seat in range(s.seats) for _ in range(s.recruits[seat])]
        step = min(12.0, 40 / max(1, len(hired) - 1))
        for number, seat in enumerate(hired):
            scene.stand(seat, 30, room.x + room.w - 12 - number * step, room.y + room.h - 13, 16)


def _foot(room: Room) -> float:
    """Where the first worker of a chamber stands, from its left."""
    return 41 if room.notch else 18


def _at(room: Room, drawn: str) -> str:
    return f'<g transform="translate({num(room.x)},{num(room.y)})">{drawn}</g>'


@lru_cache(512)
def _walls(w: float, h: float, notch: float, lit: bool) -> str:
    d = outline(w, h, notch)
    lamp = 0.5 if lit else 0.2
    return (
        f'<path d="{d}" fill="none" stroke="#d6eaff" stroke-width="3" opacity=".42"/>'
        f'<path d="{d}" fill="#1c2138"/><path d="{d}" fill="url(#ln-room)"/>'
        f'<ellipse cx="{num(w * 0.72)}" cy="{num(h - 14)}" rx="{num(w * 0.27)}" ry="13" fill="url(#ln-lamp)" opacity="{lamp}"/>'
    )


@lru_cache(1024)
def _chamber(
    room: Room, name: str, effect: str, passive: bool, multi: bool, gist: tuple[Token, ...], card: bool, lit: bool
) -> str:
    w, h, notch = room.w, room.h, room.notch
    low = h < 80
    foot = _foot(room)
    quiet = "b" if lit else "b q"
    beside, scale = 26, 0.52 if low else 0.66
    if notch and (multi or w < 96):  # clear of the workers
        beside, scale = 20, min(scale, 0.58 if w >= 96 else 0.5)
    picture = f'<g transform="translate({num(w - beside)},{num(h - 2)}) scale({scale})">{emblem(effect, 0)}</g>' if effect else ""
    if notch and multi and w < 96:  # on a tablet the places of the workers need that room
        picture = ""
    badge = use(CARD, w - 11, 13, 13) if card and not low and len(name) < 12 else ""
    line, left = (36.0 if low else 50.0), (29.0 if low and notch else 8.0)
    if low and notch and name in _SHORT:  # the sign of a lock stands beside it
        title, line = snug(8, 17, _SHORT[name], w - 14, 12, quiet), 36.0
    elif low and width(name, 12, True) > 1.25 * (w - 14) and not (card and notch):
        *first, last = name.split()
        title = snug(8, 15, " ".join(first), w - 14, 12, quiet) + label(8, 29, last, 12, quiet)
        if tokens_width(list(gist)) * 0.7 <= w - 20 - width(last, 12, True):  # what it does fits beside the last word
            line, left = 29.0, 14 + width(last, 12, True)
        elif notch:
            title, line = snug(8, 17, _SHORT.get(name, name), w - 14, 12, quiet), 36.0
        else:  # or beside the workers, instead of the picture
            line, left, picture = h - 12, foot + 15, ""
    elif low or badge:
        title = snug(8, 17, name, w - (28 if badge else 14), 12, quiet)
    else:
        title = paragraph(8, 17, name, w - 14, 2, quiet)
    return (
        f"{_walls(w, h, notch, lit)}{picture}{title}{badge}{stand_sign(passive, multi, foot, h - 17)}"
        f'{gist_row(left, line, w - left - 6, list(gist))}<path d="{outline(w, h, notch)}" class="hot"/>'
    )


def _pad(scene: Scene, room: Room) -> None:
    tiles = loadable(scene)
    ways = pad_ways(scene, tiles) if scene.of(PLACE) else []
    lit = bool(ways) or scene.deciding() != scene.seat
    points = scene.content.loading_vp
    earns = f"{', '.join(str(p) for p in points[:-1])}, then"
    title = f"Launch Pad, {workers_told(scene, PAD_SPACE)}"
    multi = scene.content.spaces[PAD_SPACE].multi
    face = _launch_pad(room, earns, points[-1], multi, lit)
    scene.put(_at(room, scene.thing("launch-pad", title, ways, scene.moves.place.at(PAD_SPACE, 0), face)))
    crew_on(scene, PAD_SPACE, room.x + _foot(room), room.y + room.h - 19, 12, 3, 24)


_ARROW_ROOM = 96.0  # as wide as a pad has to be, so that the arrow over its tower does not touch the words


@lru_cache(64)
def _launch_pad(room: Room, earns: str, last: int, multi: bool, lit: bool) -> str:
    w, h = room.w, room.h
    x = w - 36
    beams = traced("M{} {}V{}m24 0V{}m-28 12h32m-32 12h32m-32 12h32", x + 4, h - 51, h, h - 51)
    tower = (
        f'<path d="M{num(x)} {num(h)}V{num(h - 51)}h32V{num(h)}" fill="#2b3a5e" stroke="#071020"/>'
        f'<path d="{beams}" class="line" stroke="#6b7ba6" stroke-width="1.2"/>'
        f'<path d="M{num(x + 7)} {num(h - 31)}h18v16h-18Z" fill="#c0952f" stroke="#071020"/>'
    )
    arrow = f'<path d="M{num(x + 17)} {num(h - 57)}v-14m-6 6l6 -7l6 7" class="line" stroke="#ffcf7d" stroke-width="2.4"/>'
    low = h < 80
    if low or w < _ARROW_ROOM:
        arrow = ""
    quiet = "" if lit else "q"
    words = label(8, 35, earns, 12, quiet) + label(8, 49, f"{last} each", 12, quiet) + use(STAR, 58, 45, 13)
    if low:
        room_for = w - 66
        star = 17 + min(room_for, width(f"{earns} {last}", 12))  # behind the words, and clear of the tower
        words = snug(8, 35, f"{earns} {last}", room_for, 12, quiet) + use(STAR, star, 31, 13)
    return (
        f"{_walls(w, h, room.notch, lit)}{tower}{arrow}{snug(8, 17, 'Launch Pad', w - 14, 12, 'b' if lit else 'b q')}"
        f'{words}{stand_sign(False, multi, _foot(room), h - 19, 25)}<path d="{outline(w, h, room.notch)}" class="hot"/>'
    )


def supply(scene: Scene, room: Room) -> None:
    """How many of each kind are left, cubes to choose from; and how many cards the colony deck has."""
    s = scene.s
    kinds = KINDS if s.biogenesis else MINERALS
    gains = {move.a: move.text for move in scene.of(GAIN)}
    scene.put(_at(room, _store(room, len(s.deck) if s.game else NONE)))
    for kind in range(kinds):
        x = room.x + 6 + (room.w - 5) / 2 * (kind % 2) if room.h > 80 else room.x + 8 + 46 * kind
        y = room.y + 24 + 25 * (kind // 2) if room.h > 80 else room.y + 24
        ways = [Way([gains[kind]], "")] if kind in gains else []
        shown = _stock(x, y, min(47.0, (room.w - 9) / 2), kind, s.supply[kind])
        title = f"{s.supply[kind]} {KIND_KEYS[kind]} in the supply"
        scene.put(scene.thing(f"supply-{KIND_KEYS[kind]}", title, ways, scene.moves.gain.at(kind), shown))


@lru_cache(64)
def _store(room: Room, deck: int) -> str:
    wall = (
        f'<path d="{outline(room.w, room.h, room.notch)}" fill="#0f1d3c" stroke="#d6eaff" stroke-width="2" stroke-opacity=".35"/>'
    )
    shelf = f'<g data-card="supply">{wall}{label(8, 17, "Supply", 12, "q s")}</g>'
    if deck == NONE:
        return shelf
    if room.h < 80:
        cards = (
            label(room.w - 66, 17, "deck", 12, "q")
            + use(CARD, room.w - 24, 13, 16)
            + label(room.w - 14, 17.4, str(deck), 13, "s")
        )
        return f'{shelf}<g data-card="deck" data-says="{deck} cards in the colony deck">{cards}</g>'
    cards = (
        (label(room.w - 74, room.h - 12, "deck", 12, "q") if room.w > 95 else "")  # a sign would lie over it
        + use(CARD, room.w - 34, room.h - 16, 18)
        + label(room.w - 24, room.h - 11.6, str(deck), 13, "s")
    )
    return f'{shelf}<g data-card="deck" data-says="{deck} cards in the colony deck">{cards}</g>'


@lru_cache(512)
def _stock(x: float, y: float, w: float, kind: int, count: int) -> str:
    hot = f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="24" rx="6" class="hot"/>'
    icon, words = (20, 24) if w > 44 else (17, 19)  # how large the cube is, where its number begins
    return use(cube(kind), x + words / 2, y + 12, icon) + label(x + words, y + 16.6, str(count), 13, "s") + hot


def reactor(scene: Scene, room: Room) -> None:
    """The rondel, unrolled clockwise: cubes and markers of each sector."""
    s = scene.s
    left = _core_room(room)
    step = (room.w - left - 3) / MINERALS
    scene.put(_at(room, _core(room)))
    for kind in range(MINERALS):
        owing = tuple(seat for seat in range(s.seats) for _ in range(s.debts[seat * MINERALS + kind]))
        title = f"{s.rondel[kind]} {KIND_KEYS[kind]} in the reactor"
        face = _sector(room.x + left + kind * step, room.y, step, room.h, kind, s.rondel[kind], owing)
        scene.put(scene.thing(f"reactor-{KIND_KEYS[kind]}", title, _reactor_ways(scene, kind), scene.moves.borrow.at(kind), face))


def _reactor_ways(scene: Scene, kind: int) -> list[Way]:
    name = KIND_KEYS[kind]
    ways = [Way([move.text], f"Borrow {name}", "leave a marker") for move in scene.of(BORROW) if move.a == kind]
    ways += [Way([move.text], f"Pay {name} back", "take your marker") for move in scene.of(REPAY) if move.a == kind]
    ways += [
        Way([move.text], f"Turn your {KIND_KEYS[move.a]} into {name}", f"{way(move.a, kind)} electricity")
        for move in scene.of(CONVERT)
        if move.b == kind
    ]
    return ways


def _core_room(room: Room) -> float:
    """How much the sign of the reactor takes, at its left."""
    return 27.0 if room.w > 150 else 22.0


@lru_cache(16)
def _core(room: Room) -> str:
    side = _core_room(room) - 5
    d = outline(room.w, room.h, 0)
    return (
        '<g data-card="reactor" data-says="The Reactor Core">'
        f'<path d="{d}" fill="none" stroke="#d6eaff" stroke-width="3" opacity=".42"/>'
        f'<path d="{d}" fill="#1c2138"/><path d="{d}" fill="url(#ln-room)"/>{use(CORE, side / 2 + 3, room.h / 2, side)}</g>'
    )


@lru_cache(512)
def _sector(x: float, y: float, w: float, h: float, kind: int, count: int, owing: tuple[int, ...]) -> str:
    marks = "".join(
        use(seat_mark(seat), x + 5 + n * min(8.0, (w - 10) / max(1, len(owing) - 1)), y + h - 5, 9)
        for n, seat in enumerate(owing)
    )
    hot = f'<rect x="{num(x)}" y="{num(y + 1)}" width="{num(w - 2)}" height="{num(h - 2)}" rx="6" class="hot"/>'
    icon, words = (14, 17) if w > 25 else (11, 12.5)
    return use(cube(kind), x + words - 7.5, y + 15, icon) + label(x + words, y + 19.4, str(count), 12, "b") + marks + hot
