"""Spaces for workers, the players' vessels from inside, and the reactor."""

from perilune.core.words import counted
from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import board_in, card_in, el, num, rect, titled, use
from perilune.draw.words import fitted, label, width, wrap
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
from perilune.games.lineae.draw.cards import CHIP, crew_on, cube_chip, flown, octagons, place_spot, tech_card, zoom
from perilune.games.lineae.draw.ocean import name_line
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import BOLT, FLAG, STAR, cube
from perilune.games.lineae.goods import battery, card_of
from perilune.games.lineae.moves import CONVERT, SWAP
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.state import ACTION
from perilune.games.lineae.workers import spec_of

SUPPLY = 46.0
REACTOR = 120.0
_GAP = 5.0


def actions(scene: Scene, x: float, y: float, w: float) -> float:
    """Europa City and the locks, then submersibles and the Launch Pad; returns where they end."""
    wide, high = (w - 6 * _GAP) / 7, scene.plan.space
    for space in range(BASICS):
        _basic(scene, space, x + space * (wide + _GAP), y, wide, high)
    for lock in range(LOCKS):
        _lock_space(scene, lock, x + (BASICS + lock) * (wide + _GAP), y, wide, high)
    y += high + _GAP
    for sub in range(SUBS):
        _sub_space(scene, sub, x + sub * (wide + _GAP), y, wide, high)
    _basic(scene, PAD_SPACE, x + SUBS * (wide + _GAP), y, wide, high)
    return y + high


def _basic(scene: Scene, space: int, x: float, y: float, w: float, h: float) -> None:
    """A basic action, or the colony card that covers it: name, what it does, and who works there."""
    spec = spec_of(scene.s, scene.content, space)
    effect = effect_of(scene.content, spec)
    card = card_of(scene.s, space)
    words = spec.text if card == NONE else f"Colony card {scene.content.colony[card].number}. {spec.text}"
    spot = place_spot(scene, space, f"{spec.name}. {words}", x, y, w, h, (x + w - 1, y + h - CHIP - 1))
    named = wrap(spec.name, w - 8, 11.5, 2)
    with card_in(scene.ground, f"{spec.name}. {spec.text}"):
        scene.put(
            rect(x, y, w, h, "panel" if card == NONE else "card", 6),
            *[fitted(x + 6, y + 14 + 13 * n, line, w - 10, 12, "b") for n, line in enumerate(named)],
            fitted(x + 6, y + 15 + 13 * len(named), effect.gist(), w - 10, 11, "q"),
            octagons(effect, x + 10, y + h - 13),
        )
        if card != NONE:
            key = f"colony-{scene.content.colony[card].key}"
            scene.put(scene.card_spot(key, spot))
            zoom(scene, key, x, y, spec.name, f"Colony card {scene.content.colony[card].number}, in Europa City", [spec.text])
        else:
            scene.put(spot)
    crew_on(scene, space, x + 11, y + h - 13, 16, 5)
    if space == HIRE_SPACE:
        hired = [seat for seat in range(scene.s.seats) for _ in range(scene.s.recruits[seat])]
        step = min(13.0, 44 / max(1, len(hired) - 1))
        for number, seat in enumerate(hired):
            scene.stand(seat, 30, x + w - 11 - number * step, y + h - 13, 15)


def _sub_space(scene: Scene, sub: int, x: float, y: float, w: float, h: float) -> None:
    s = scene.s
    space = SUB_SPACE + sub
    effect = effect_of(scene.content, scene.content.spaces[space])
    spec = effect.spec
    held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])]
    cell = (w - 2) / max(4, scene.content.hold)
    top = y + 22
    scene.put(rect(x, y, w, h, "panel", 6), label(x + 6, y + 15, f"Sub {scene.content.sub_keys[sub].upper()}", 12, "b"))
    scene.put(octagons(effect, x + 10, y + h - 13))
    for slot in range(scene.content.hold):
        scene.put(rect(x + 1.5 + slot * cell, top, cell - 1, 22, "well", 4))
        if slot < len(held):
            scene.put(use(cube(held[slot]), x + 1 + (slot + 0.5) * cell, top + 11, 17))
    scene.put(place_spot(scene, space, f"{spec.name}. {spec.text}", x, y, w, h, (x + w - 1, y + h - CHIP - 1)))
    if scene.steered() == sub:
        for slot, kind in enumerate(held):
            if kind not in held[:slot]:
                hot = rect(x + 1 + slot * cell, top - 1, cell * held.count(kind), 25, "hot", 4)
                scene.put(scene.spots.around(scene.moves.buy.at(kind).text, f"{KIND_KEYS[kind]} in the hold", hot))
    crew_on(scene, space, x + 11, y + h - 13, 16, 5)


def _lock_space(scene: Scene, lock: int, x: float, y: float, w: float, h: float) -> None:
    space = LOCK_SPACE + lock
    effect = effect_of(scene.content, scene.content.spaces[space])
    spec = effect.spec
    closed = scene.s.locks >> lock & 1
    scene.put(rect(x, y, w, h, "panel", 6))
    scene.put(label(x + 6, y + 15, spec.name, 12, "b"), octagons(effect, x + 10, y + h - 13))
    gate = rect(x + 12, y + 22, 8, 20, "gate", 2) if closed else rect(x + 12, y + 36, 8, 6, "gate", 2)
    scene.put(gate, label(x + 28, y + 37, "closed" if closed else "open", 12, "q"))
    scene.put(place_spot(scene, space, f"{spec.name}. {spec.text}", x, y, w, h, (x + w - 1, y + h - CHIP - 1)))
    crew_on(scene, space, x + 11, y + h - 13, 16, 5)


def mats(scene: Scene, x: float, y: float, w: float, h: float) -> float:
    """The players in this room, the viewer first; returns where they end."""
    seats = scene.s.seats
    first = max(0, scene.seat)
    high = min(150.0 if seats == 1 else 176.0, (h + 6) / seats - 6)
    for number in range(seats):
        seat = (first + number) % seats
        with board_in(scene.ground, f"The vessel of {scene.names[seat]}"):
            mat(scene, seat, x, y, w, high)
        y += high + 6
    return y - 6


def mat(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """One vessel from inside: points, money, battery, crew, cargo, technology and launched rockets."""
    s = scene.s
    scene.put(panel(x, y, w, h))
    if scene.deciding() == seat:
        scene.put(rect(x, y, w, h, "now", 8))
    air = (h - 113) / 5  # between the rows, what is left
    row = y + 3 + air / 2
    left, right = x + 8, x + w - 8
    points = width(str(s.vp[seat]), 15, True)
    scene.put(use(STAR, right - points - 10, row + 8.5, 17), label(right, row + 14, str(s.vp[seat]), 15, "b", "end"))
    money = f"${s.money[seat]}"
    scene.put(label(right - points - 25, row + 14, money, 14, "b", "end"))
    room = right - points - 30 - width(money, 14, True) - left
    if s.first == seat:
        room -= 20
        scene.put(titled("First player", use(FLAG, left + room + 8, row + 9, 16)))
    if s.stage == ACTION and s.passed[seat]:
        room -= 20
        scene.put(titled("passed", el("path", d=f"M{num(left + room + 4)} {num(row + 9)}l4 5l8 -10", class_="tick")))
    scene.put(name_line(scene, left - 2, row + 13.5, seat, room))
    row += 20 + air
    _battery(scene, seat, left, row, right - left)
    row += 17 + air
    for number in range(s.workers[seat]):
        scene.stand(seat, 60, left + 9 + number * 18, row + 9, 17)
    strong = f"{s.boosted[seat]} strong · " if s.boosted[seat] else ""
    scene.put(
        titled(
            f"{counted(s.reserve[seat], 'worker')} in the supply",
            label(right, row + 13, f"{strong}+{s.reserve[seat]}", 12, "q", "end"),
        )
    )
    flown(scene, seat, right - 32 - width(strong, 12), row + 9, 17)
    row += 19 + air
    _cargo(scene, seat, left, row, right - left)
    row += 28 + air
    mine = [card for card in range(TECHS) if s.tech[card] == seat]
    slots = max(2, len(mine))
    wide = (right - left - 5 * (slots - 1)) / slots
    for slot in range(slots):
        scene.put(rect(left + slot * (wide + 5), row, wide, 24, "none", 6))
    for slot, card in enumerate(mine):
        tech_card(scene, card, left + slot * (wide + 5), row, wide, 24)


def _battery(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    s = scene.s
    most = battery(s, scene.content, seat)
    step = (w - 62) / most
    told = f"{s.energy[seat]} of {most} electricity"
    drawn = [use(BOLT, x + 8, y + 8, 16)]
    for cell in range(most):
        drawn.append(rect(x + 20 + cell * step, y + 2, step - 2, 12, "battery" if cell < s.energy[seat] else "well", 2))
    drawn.append(label(x + w, y + 12.5, f"{s.energy[seat]}/{most}", 12, "b", "end"))
    scene.put(titled(told, *drawn))


def _cargo(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """The cargo bay: a box for each kind, where the viewer's cubes can be given, sold and swapped."""
    s = scene.s
    kinds = KINDS if s.biogenesis else MINERALS
    step = (w + 4) / kinds
    for kind in range(kinds):
        left = x + kind * step
        count = s.cargo[seat * KINDS + kind]
        drawn = [rect(left, y, step - 4, 25, "well", 6), use(cube(kind), left + 12, y + 12.5, 18, "" if count else "ghost")]
        drawn.append(label(left + step - 9, y + 17, str(count), 13, "b" if count else "q", "end"))
        scene.put(titled(f"{count} {KIND_KEYS[kind]} in the cargo bay", *drawn))
        if seat == scene.seat:
            moves = [scene.moves.give.at(kind).text, scene.moves.sell.at(kind).text]
            if kind == KINDS - 1:
                moves.append(scene.moves.distil.at().text)
            scene.put(scene.spots.box(moves, f"Your {KIND_KEYS[kind]}", left, y, step - 4, 25, 6))


def reactor(scene: Scene, x: float, y: float, w: float) -> float:
    """The rondel, unrolled: cubes and markers of each sector; returns where it ends."""
    s = scene.s
    scene.put(panel(x, y, w, REACTOR), label(x + 10, y + 16, "Reactor Core, clockwise →", 12, "q b"))
    step = (w - 12) / MINERALS  # two chips fit side by side
    for kind in range(MINERALS):
        left, wide = x + 7 + kind * step, step - 2
        word = f"{s.rondel[kind]} {KIND_KEYS[kind]} in the reactor"
        moves = [scene.moves.borrow.at(kind).text, scene.moves.repay.at(kind).text]
        scene.put(rect(left, y + 22, wide, REACTOR - 26, "well", 7))
        scene.put(use(cube(kind), left + 14, y + 37, 20), label(left + wide - 8, y + 42, str(s.rondel[kind]), 14, "b", "end"))
        scene.put(scene.spots.box(moves, word, left, y + 22, wide, 44, 7))
        owing = [seat for seat in range(s.seats) for _ in range(s.debts[seat * MINERALS + kind])]
        apart = min(13.0, (wide - 20) / max(1, len(owing) - 1))
        for number, seat in enumerate(owing):
            told = f"{scene.names[seat]} owes a {KIND_KEYS[kind]}"
            scene.put(titled(told, use(mark(seat), left + 9 + number * apart, y + 57, 13)))
        ways = [move for move in scene.offers if move.kind == CONVERT and move.b == kind]
        for number, move in enumerate(ways):
            half = wide / 2
            scene.put(cube_chip(scene, move.text, move.a, left + number % 2 * half, y + 67 + number // 2 * (CHIP + 0.5), half))
    return y + REACTOR


def supply(scene: Scene, x: float, y: float, w: float) -> float:
    """How many of each kind are left, cubes to choose from; above them what can be swapped; returns where it ends."""
    s = scene.s
    scene.put(panel(x, y, w, SUPPLY), label(x + 10, y + 14, "Supply", 12, "q b"))
    kinds = KINDS if s.biogenesis else MINERALS
    step = (w - 12) / kinds
    for kind in range(kinds):
        left = x + 8 + kind * step
        hot = rect(left, y + 17, step - 4, 26, "hot", 6)
        drawn = [hot, use(cube(kind), left + 9, y + 30, 17), label(left + 19, y + 34.5, str(s.supply[kind]), 12.5, "b")]
        scene.put(scene.spots.around(scene.moves.gain.at(kind).text, f"{s.supply[kind]} {KIND_KEYS[kind]} in the supply", *drawn))
    swaps = [[move for move in scene.offers if move.kind == SWAP and move.b == kind] for kind in range(kinds)]
    high = max(len(ways) for ways in swaps) * (CHIP + 2)
    if high:
        scene.top.append(rect(x, y - high - 4, w, high + 4, "panel", 8))
    for kind, ways in enumerate(swaps):
        for number, move in enumerate(ways):
            left = x + 8 + kind * step + (step - 4 - CHIP) / 2
            scene.top.append(cube_chip(scene, move.text, move.a, left, y - (number + 1) * (CHIP + 2)))
    return y + SUPPLY
