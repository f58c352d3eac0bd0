"""Spaces for workers, the players' vessels from inside, and the reactor."""

from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, card_in, el, num, rect, titled, use
from perilune.draw.words import fitted, label, lines, wrap
from perilune.games.lineae.content import (
    BASICS,
    HIRE_SPACE,
    KIND_KEYS,
    KINDS,
    LOCK_SPACE,
    LOCKS,
    MINERALS,
    NONE,
    PAD_SPACE,
    SUB_SPACE,
    SUBS,
    TECHS,
)
from perilune.games.lineae.draw_cards import crew_on, cube_chip, flown, octagons, place_spot, tech_card, zoom
from perilune.games.lineae.draw_ocean import name_line
from perilune.games.lineae.draw_scene import Scene
from perilune.games.lineae.draw_symbols import BOLT, FLAG, STAR, cube
from perilune.games.lineae.goods import battery, card_of
from perilune.games.lineae.moves import CONVERT, SWAP
from perilune.games.lineae.state import ACTION
from perilune.games.lineae.workers import spec_of

BASIC_H = 78.0
LOW_H = 78.0
MAT_H = 142.0


def actions(scene: Scene, x: float, y: float, w: float) -> float:
    """Europa City and the Launch Pad, then submersibles and locks; returns where they end."""
    gap = 6.0
    wide = (w - 3 * gap) / 4
    for number, space in enumerate([*range(BASICS), PAD_SPACE]):
        spec = spec_of(scene.s, scene.content, space)
        with card_in(scene.ground, f"{spec.name}. {spec.text}"):
            _basic(scene, space, x + number * (wide + gap), y, wide)
    y += BASIC_H + gap
    craft = (w - 9 * gap) * 0.112
    lock = (w - 9 * gap - SUBS * craft) / LOCKS
    for sub in range(SUBS):
        _sub_space(scene, sub, x + sub * (craft + gap), y, craft)
    start = x + SUBS * (craft + gap)
    for number in range(LOCKS):
        _lock_space(scene, number, start + number * (lock + gap), y, lock)
    return y + LOW_H


def _basic(scene: Scene, space: int, x: float, y: float, w: float) -> None:
    spec = spec_of(scene.s, scene.content, space)
    card = card_of(scene.s, space)
    words = spec.text if card == NONE else f"Colony card {scene.content.colony[card].number}. {spec.text}"
    spot = place_spot(scene, space, f"{spec.name}. {words}", x, y, w, BASIC_H, (x + w - 4, y + 5))
    scene.put(
        rect(x, y, w, BASIC_H, "panel" if card == NONE else "card", 6),
        fitted(x + 10, y + 18, spec.name, w - 16, 13.5, "b"),
        lines(x + 10, y + 34, wrap(words, w - 16, 11, 2), 13, 11, "q"),
        octagons(spec, x + 19, y + BASIC_H - 14),
    )
    if card != NONE:
        key = f"colony-{scene.content.colony[card].key}"
        scene.put(scene.card_spot(key, spot))
        zoom(scene, key, x, y, spec.name, f"Colony card {scene.content.colony[card].number}, in Europa City", [spec.text])
    else:
        scene.put(spot)
    crew_on(scene, space, x + 46, y + BASIC_H - 15, 20, 8)
    if space == HIRE_SPACE:
        at = x + w - 16
        for seat in range(scene.s.seats):
            for _ in range(scene.s.recruits[seat]):
                scene.stand(seat, 30, at, y + BASIC_H - 15, 17)
                at -= 15


def _sub_space(scene: Scene, sub: int, x: float, y: float, w: float) -> None:
    s = scene.s
    space = SUB_SPACE + sub
    spec = scene.content.spaces[space]
    held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])]
    scene.put(rect(x, y, w, LOW_H, "panel", 6))
    scene.put(label(x + 7, y + 18, f"Sub {scene.content.sub_keys[sub].upper()}", 13, "b"), octagons(spec, x + 17, y + LOW_H - 14))
    for slot in range(scene.content.hold):
        scene.put(rect(x + 7 + slot * 23, y + 25, 21, 21, "well", 4))
        if slot < len(held):
            scene.put(use(cube(held[slot]), x + 17.5 + slot * 23, y + 35.5, 17))
    scene.put(place_spot(scene, space, f"{spec.name}. {spec.text}", x, y, w, LOW_H, (x + w - 3, y + 4)))
    if scene.steered() == sub:
        for slot, kind in enumerate(held):
            if kind not in held[:slot]:
                hot = rect(x + 7 + slot * 23, y + 25, 21, 21, "hot", 4)
                scene.put(scene.spots.around(scene.moves.buy.at(kind).text, f"{KIND_KEYS[kind]} in the hold", hot))
    crew_on(scene, space, x + 42, y + LOW_H - 15, 19, 4)


def _lock_space(scene: Scene, lock: int, x: float, y: float, w: float) -> None:
    space = LOCK_SPACE + lock
    spec = scene.content.spaces[space]
    closed = scene.s.locks >> lock & 1
    scene.put(rect(x, y, w, LOW_H, "panel", 6))
    scene.put(label(x + 6, y + 18, spec.name, 12.5, "b"), octagons(spec, x + w - 11, y + 15))
    gate = rect(x + 12, y + 26, 8, 20, "gate", 2) if closed else rect(x + 12, y + 40, 8, 6, "gate", 2)
    scene.put(gate, label(x + 27, y + 41, "closed" if closed else "open", 12, "q"))
    scene.put(place_spot(scene, space, f"{spec.name}. {spec.text}", x, y, w, LOW_H, (x + w - 3, y + LOW_H - 24)))
    crew_on(scene, space, x + 15, y + LOW_H - 15, 9, 3)


def mats(scene: Scene, x: float, y: float, w: float) -> float:
    """The players, the viewer first; returns where they end."""
    seats = scene.s.seats
    first = max(0, scene.seat)
    for number in range(seats):
        seat = (first + number) % seats
        with board_in(scene.ground, f"The vessel of {scene.names[seat]}"):
            mat(scene, seat, x, y, w)
        y += MAT_H + 6
    return y - 6


def mat(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """One vessel from inside: points, money, battery, crew, cargo, technology and launched rockets."""
    s = scene.s
    scene.put(panel(x, y, w, MAT_H))
    if scene.deciding() == seat:
        scene.put(rect(x, y, w, MAT_H, "now", 8))
    scene.put(name_line(scene, x + 8, y + 22, seat, 150))
    if s.first == seat:
        scene.put(titled("First player", use(FLAG, x + 172, y + 16, 18)))
    if s.stage == ACTION and s.passed[seat]:
        scene.put(label(x + 186, y + 21, "passed", 12, "q"))
    scene.put(use(STAR, x + w - 60, y + 17, 20), label(x + w - 46, y + 23, str(s.vp[seat]), 18, "b"))
    scene.put(label(x + w - 110, y + 22, f"${s.money[seat]}", 16, "b"))
    _battery(scene, seat, x + 8, y + 32, 250)
    for number in range(s.workers[seat]):
        scene.stand(seat, 60, x + 18 + number * 20, y + 67, 19)
    strong = f", {s.boosted[seat]} strong" if s.boosted[seat] else ""
    scene.put(label(x + 252, y + 71, f"{s.workers[seat]} free{strong} · {s.reserve[seat]} in supply", 11, "q", "end"))
    _cargo(scene, seat, x + 8, y + 82, 252)
    tx = x + 266
    wide = w - 274
    mine = [card for card in range(TECHS) if s.tech[card] == seat]
    for slot in range(max(2, len(mine))):
        scene.put(rect(tx, y + 32 + slot * 38, wide, 34, "none", 6))
    for slot, card in enumerate(mine):
        tech_card(scene, card, tx, y + 32 + slot * 38, wide, 34)
    flown(scene, seat, tx + 12, y + 124, 19)


def _battery(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    s = scene.s
    most = battery(s, scene.content, seat)
    step = (w - 62) / most
    told = f"{s.energy[seat]} of {most} electricity"
    drawn = [use(BOLT, x + 10, y + 9, 18)]
    for cell in range(most):
        drawn.append(rect(x + 22 + cell * step, y + 2, step - 2, 14, "battery" if cell < s.energy[seat] else "well", 2))
    drawn.append(label(x + w, y + 14, f"{s.energy[seat]}/{most}", 13, "b", "end"))
    scene.put(titled(told, *drawn))


def _cargo(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """The cargo bay: a box for each kind, where the viewer's cubes can be given, sold and swapped."""
    s = scene.s
    kinds = KINDS if s.biogenesis else MINERALS
    step = w / kinds
    for kind in range(kinds):
        left = x + kind * step
        count = s.cargo[seat * KINDS + kind]
        drawn = [
            rect(left, y, step - 4, 50, "well", 6),
            use(cube(kind), left + step / 2 - 2, y + 19, 24, "" if count else "ghost"),
        ]
        drawn.append(label(left + step / 2 - 2, y + 44, str(count), 14, "b" if count else "q", "middle"))
        scene.put(titled(f"{count} {KIND_KEYS[kind]} in the cargo bay", *drawn))
        if seat == scene.seat:
            moves = [scene.moves.give.at(kind).text, scene.moves.sell.at(kind).text]
            if kind == KINDS - 1:
                moves.append(scene.moves.distil.at().text)
            scene.put(scene.spots.box(moves, f"Your {KIND_KEYS[kind]}", left, y, step - 4, 50, 6))


def reactor(scene: Scene, x: float, y: float, w: float) -> float:
    """The rondel, unrolled: cubes and markers of each sector; returns where it ends."""
    s = scene.s
    height = 114.0
    scene.put(panel(x, y, w, height, "Reactor Core · clockwise"))
    step = (w - 14) / MINERALS
    for kind in range(MINERALS):
        left = x + 8 + kind * step
        word = f"{s.rondel[kind]} {KIND_KEYS[kind]} in the reactor"
        moves = [scene.moves.borrow.at(kind).text, scene.moves.repay.at(kind).text]
        scene.put(rect(left, y + 26, step - 6, 80, "well", 8))
        scene.put(use(cube(kind), left + 18, y + 44, 22), label(left + 34, y + 50, f"×{s.rondel[kind]}", 14, "b"))
        scene.put(scene.spots.box(moves, word, left, y + 26, step - 6, 58, 8))
        if kind < MINERALS - 1:
            scene.put(el("path", d=f"M{num(left + step - 8)} {num(y + 59)}l5 0m-3 -3l3 3l-3 3", class_="arrow"))
        owing = [seat for seat in range(s.seats) for _ in range(s.debts[seat * MINERALS + kind])]
        for number, seat in enumerate(owing):
            told = f"{scene.names[seat]} owes a {KIND_KEYS[kind]}"
            scene.put(titled(told, use(mark(seat), left + 10 + number * 11, y + 72, 13)))
        ways = [move for move in scene.offers if move.kind == CONVERT and move.b == kind]
        for number, move in enumerate(ways):
            scene.put(cube_chip(scene, move.text, move.a, left + 2 + number * 18.5, y + 87))
    return y + height


def supply(scene: Scene, x: float, y: float, w: float) -> float:
    """How many of each kind are left, cubes to choose from, and swaps; returns where it ends."""
    s = scene.s
    height = 70.0
    scene.put(panel(x, y, w, height, "Supply"))
    kinds = KINDS if s.biogenesis else MINERALS
    step = (w - 12) / kinds
    for kind in range(kinds):
        left = x + 8 + kind * step
        hot = rect(left, y + 22, step - 4, 28, "hot", 6)
        drawn = [hot, use(cube(kind), left + 15, y + 36, 22), label(left + 30, y + 41, str(s.supply[kind]), 14, "b")]
        scene.put(scene.spots.around(scene.moves.gain.at(kind).text, f"{s.supply[kind]} {KIND_KEYS[kind]} in the supply", *drawn))
        ways = [move for move in scene.offers if move.kind == SWAP and move.b == kind]
        for number, move in enumerate(ways[:4]):
            scene.put(cube_chip(scene, move.text, move.a, left + number * 16, y + 51))
    return y + height
