"""Rockets and colony cards over the vessel spaces, and the technology cards. Each is enlarged under the pointer."""

from perilune.draw.svg import card_in, el, num, piece, rect, titled, use
from perilune.draw.words import SMALLEST, fitted, label, lines, width, wrap
from perilune.games.lineae.content import (
    ANY,
    KIND_KEYS,
    NONE,
    ROW_SPACE,
    SLOTS,
    TECHS,
    TILES,
)
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import ROCKET, STAR, SUN, cube
from perilune.games.lineae.effect import Effect
from perilune.games.lineae.moves import LOAD_FREE
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.tides import TILE_WIDTH

ZOOM_W = 300.0
CHIP = 24.0  # the side of a key that is one of several

# What a technology card does, in few words.
_DOES = [
    "+{amount} per sun", "holds {amount}", "${amount} for a cube", "{amount} free steps", "free docking",
    "clean burning", "{amount} cubes for 1", "a lock for free", "digs {amount} cubes", "next rocket too",
]  # fmt: skip
_BREAKS = {"Hydrodynamic": "Hydro- dynamic"}  # where a long word parts in a narrow card


def rocket_row(scene: Scene) -> None:
    """Over each vessel space its rocket, or what came after it."""
    s, plan = scene.s, scene.plan
    for tile in range(TILES):
        x = scene.column_x(tile * TILE_WIDTH) + 1.5
        scene.put(rect(x, plan.rocket_y, plan.tile - 3, plan.rocket, "none", 6))
        if s.rockets[tile] != NONE:
            _rocket(scene, tile, x)
        elif s.row[tile] != NONE:
            _colony(scene, tile, x)
        elif s.stage:
            scene.put(label(x + plan.tile / 2 - 1.5, plan.rocket_y + plan.rocket / 2 + 4, "launched", 11.5, "q", "middle"))


def _rocket(scene: Scene, tile: int, x: float) -> None:
    s, plan = scene.s, scene.plan
    card = scene.content.rockets[s.rockets[tile]]
    w, y = plan.tile - 3, plan.rocket_y
    key = f"rocket-{card.key}"
    short = card.name.split()[0]
    face = [
        rect(0, 0, w, plan.rocket, "card", 6),
        _hull(w / 2, plan.rocket),
        fitted(w / 2, 13.5, short, w - 4, 12, "b", "middle"),
    ]
    scene.pieces.append(piece(key, x, y, *face, leave="up"))
    slots = [rect(x, y, w, plan.rocket, "hot", 6)]
    for slot in range(SLOTS):
        kind = card.slots[slot]
        sx, sy = _slot_place(slot, x + w / 2, y + plan.rocket)
        held = s.loads[tile * SLOTS + slot]
        wanted = "any cube" if kind == ANY else KIND_KEYS[kind]
        slots.append(f'<circle cx="{num(sx)}" cy="{num(sy)}" r="12" class="well"/>')
        if held != NONE:
            slots.append(use(cube(held), sx, sy, 18))
            continue
        slots.append(label(sx, sy + 4, "any", 11, "q", "middle") if kind == ANY else use(cube(kind), sx, sy, 16, "ghost"))
        if kind == ANY:
            offered = [move for move in scene.offers if move.kind == LOAD_FREE and move.a == tile]
            for n, move in enumerate(offered):
                below = len(offered) - 2
                at = (sx - 36.5 + 49 * n, sy - 12) if n < 2 else (sx + (n - 2 - below / 2) * (CHIP + 1), sy + 15)
                slots.append(cube_chip(scene, move.text, move.b, *at))
        elif kind not in [card.slots[n] for n in range(slot) if s.loads[tile * SLOTS + n] == NONE]:
            hot = f'<circle cx="{num(sx)}" cy="{num(sy)}" r="12.5" class="hot"/>'
            slots.append(scene.spots.around(scene.moves.load.at(tile, kind).text, wanted, hot))
    wants = ", ".join("any" if kind == ANY else KIND_KEYS[kind] for kind in card.slots)
    under = s.under[tile]
    points = [f"{vp} VP" for vp in scene.content.loading_vp]
    earns = f"Cubes loaded in one turn earn {', '.join(points[:-1])}, then {points[-1]} each."
    more = [f"Takes {wants}.", f"{earns} Whoever launches it may take a technology card."]
    if under != NONE:
        more.append(f"Under it waits the {scene.content.colony[under].name}.")
    with card_in(scene.top, f"{card.name}, the rocket over space {tile + 1}. {' '.join(more)}"):
        scene.top += [*slots, scene.card_spot(key, rect(x, y, w, plan.rocket - 78, "hot", 6))]
    zoom(scene, key, x, y + plan.rocket + 4, card.name, f"Rocket over space {tile + 1}", more)


def cube_chip(scene: Scene, move: str, kind: int, x: float, y: float, w: float = CHIP) -> str:
    """A small key with a cube on it."""
    return scene.spots.around(move, "", rect(x, y, w, CHIP, "chip", 5), use(cube(kind), x + w / 2, y + CHIP / 2, 17))


def _slot_place(slot: int, middle: float, bottom: float) -> tuple[float, float]:
    """Two, two and one, from the top of the rocket down."""
    if slot == SLOTS - 1:
        return middle, bottom - 15
    return middle + (-13 if slot % 2 == 0 else 13), bottom - 65 + slot // 2 * 25


def _hull(middle: float, bottom: float) -> str:
    """A rocket from its nose, under the name, to the fins at the lower edge."""
    fin, low = bottom - 22, bottom - 4

    def at(x: float, y: float) -> str:
        return f"{num(middle + x)} {num(y)}"

    right = f"C{at(18, 24)} {at(29, 38)} {at(29, 62)}L{at(29, fin)}L{at(33, fin + 10)}V{num(low)}L{at(20, low - 5)}"
    left = f"H{num(middle - 20)}L{at(-33, low)}V{num(fin + 10)}L{at(-29, fin)}L{at(-29, 62)}C{at(-29, 38)} {at(-18, 24)} {at(0, 18)}Z"
    return el("path", d=f"M{at(0, 18)}{right}{left}", class_="hull")


def _colony(scene: Scene, tile: int, x: float) -> None:
    s, plan = scene.s, scene.plan
    number = s.row[tile]
    card = scene.content.colony[number]
    effect = effect_of(scene.content, card)
    w, h, y = plan.tile - 3, plan.rocket, plan.rocket_y
    key = f"colony-{card.key}"
    face = [rect(0, 0, w, h, "card", 6), _number(w - 13, h - 13, card.number)]
    named = wrap(" ".join(_BREAKS.get(word, word) for word in card.name.split()), w - 8, 11.5, 3)
    for line, word in enumerate(named):
        face.append(fitted(5, 14 + 12.5 * line, word, w - 7, 11.5, "b"))
    gist = wrap(effect.gist(), w - 6, 11, 2)
    face.append(lines(5, 18 + 12.5 * len(named), gist, 12, 11, "q"))
    face.append(octagons(effect, 14, h - 13))
    scene.pieces.append(piece(key, x, y, *face))
    space = ROW_SPACE + tile
    spot = place_spot(scene, space, card.name, x, y, w, h, (x + w + 1.5, y + h - CHIP - 1))
    with card_in(scene.top, f"{card.name}, colony card {card.number}. {card.text}"):
        scene.top.append(scene.card_spot(key, spot))
    crew_on(scene, space, x + 14, y + h - 13, 11, 3)
    zoom(scene, key, x, y + h + 4, card.name, f"Colony card {card.number}, over space {tile + 1}", [card.text])


def _number(x: float, y: float, number: int) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="10" class="well"/>' + label(x, y + 4, str(number), 11, "b", "middle")


def octagons(effect: Effect, x: float, y: float) -> str:
    """The sign of a space for workers: one octagon or many, with an arrow if there is one."""
    if effect.passive:
        return titled("Acts by itself", use(SUN, x, y, 16, "lit-sun"))
    shape = "M{0} {1}h6l4 4v6l-4 4h-6l-4 -4v-6Z"
    drawn = [el("path", d=shape.format(num(x - 3), num(y - 7)), class_="well")]
    if effect.spec.multi:
        drawn.insert(0, el("path", d=shape.format(num(x + 1), num(y - 10)), class_="well"))
    if effect.spec.arrow:
        drawn.append(el("path", d=f"M{num(x - 5)} {num(y)}h9m-3 -3l3 3l-3 3", class_="arrow"))
    return "".join(drawn)


def place_spot(scene: Scene, space: int, title: str, x: float, y: float, w: float, h: float, chips: tuple[float, float]) -> str:
    """A space for workers: a click places as few as will do; chips, from this corner to the left, place more."""
    offered = scene.place_moves(space)
    drawn = [scene.spots.around(offered[0], title, rect(x, y, w, h, "hot", 6))]
    more = offered[1:4]
    for number, move in enumerate(reversed(more)):
        left = chips[0] - CHIP * (number + 1)
        chip = [
            rect(left, chips[1], CHIP, CHIP, "chip", 5),
            label(left + CHIP / 2, chips[1] + 16.5, move.rpartition(" ")[2], 12.5, "k b", "middle"),
        ]
        drawn.append(scene.spots.around(move, "", *chip))
    return "".join(drawn)


def crew_on(scene: Scene, space: int, x: float, y: float, step: float, most: int) -> None:
    """The workers on a space, side by side, closer together where there are many."""
    s = scene.s
    crews: list[int] = []
    if s.crew_seat[space] != NONE:
        crews += [s.crew_seat[space]] * s.crew_workers[space]
    for seat in range(s.seats):
        crews += [seat] * s.crowd[space * s.seats + seat]
    if len(crews) > most:
        step = step * (most - 1) / (len(crews) - 1)
    for number, seat in enumerate(crews):
        scene.stand(seat, space, x + number * step, y, 17)
    if s.crew_seat[space] != NONE and s.crew_power[space] != s.crew_workers[space]:
        told = f"They count {s.crew_power[space]}"
        scene.top.append(titled(told, label(x + (len(crews) - 1) * step + 10, y + 4, f"={s.crew_power[space]}", 11.5, "b")))


def technologies(scene: Scene, x: float, y: float, w: float, h: float, across: int) -> None:
    """The technology cards on display; empty places are drawn."""
    s = scene.s
    gap = 5.0
    down = TECHS // across
    wide, high = (w - gap * (across - 1)) / across, min(72.0, (h - gap * (down - 1)) / down)
    for number in range(TECHS):
        cx = x + number % across * (wide + gap)
        cy = y + number // across * (high + gap)
        scene.put(rect(cx, cy, wide, high, "none", 6))
        if s.tech[number] == NONE:
            tech_card(scene, number, cx, cy, wide, high)


def tech_card(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    """A technology card: name, VP, and its text where there is room for it, or what it does in few words."""
    card = scene.content.technologies[number]
    key = f"tech-{card.key}"
    face = [rect(0, 0, w, h, "card", 6)]
    if h < 30:
        face.append(snug(6, h / 2 + 4.5, card.name, w - 23, 12) + label(w - 5, h / 2 + 4.5, str(card.vp), 12, "vp b", "end"))
    else:
        wide = w > 200  # then there is room for the whole text
        told = wrap(card.text, w - 12, 11) if wide else [_DOES[number].format(amount=card.amount)]
        if 17 + 12 * len(told) > h:
            told = [_DOES[number].format(amount=card.amount)]
        stars = 14.5 if wide else 30.0
        face += [
            fitted(7, 14.5, card.name, w - 40 if wide else w - 12, 12.5),
            use(STAR, w - 22, stars - 4.5, 14),
            label(w - 6, stars, str(card.vp), 12.5, "b", "end"),
            lines(7, 28 if wide else 30, told, 12, 11, "q"),
        ]
    scene.pieces.append(piece(key, x, y, *face))
    mine = scene.s.tech[number] != NONE
    moves = [(scene.moves.discard if mine else scene.moves.choose).at(number).text]
    if card.key == "molecular-printer":
        moves.append(scene.moves.print.at().text)
    if card.key == "carbon-scrubber":
        moves.append(scene.moves.scrub.at().text)
    words = f"{card.name}, {card.vp} VP. {card.text}"
    with card_in(scene.top, words):
        scene.top.append(scene.card_spot(key, scene.spots.box(moves, words, x, y, w, h, 6)))
    zoom(scene, key, x, y, card.name, f"Technology, {card.kind}, {card.vp} VP", [card.text])


def snug(x: float, y: float, text: str, room: float, size: float) -> str:
    """A line that is never cut: smaller, and then squeezed as far as it must be."""
    smaller = max(SMALLEST, min(size, size * room / width(text, size)))
    drawn = label(x, y, text, smaller)
    if width(text, smaller) > room:
        drawn = drawn.replace("<text ", f'<text textLength="{num(room)}" lengthAdjust="spacingAndGlyphs" ', 1)
    return drawn


def zoom(scene: Scene, key: str, x: float, y: float, name: str, kind: str, text: list[str]) -> None:
    """The enlarged card, kept within the picture."""
    rows: list[str] = []
    for part in text:
        rows += wrap(part, ZOOM_W - 32, 14)
    height = 70 + 19 * len(rows)
    left = max(8.0, min(x, scene.plan.width - 8 - ZOOM_W))
    top = y if y < scene.plan.height / 2 else y - height - 8
    scene.enlarge(
        key,
        rect(left, top, ZOOM_W, height, "zoomed", 10),
        fitted(left + 16, top + 28, name, ZOOM_W - 32, 18, "b"),
        label(left + 16, top + 46, kind, 12, "q"),
        lines(left + 16, top + 70, rows, 19, 14),
    )


def flown(scene: Scene, seat: int, x: float, y: float, step: float) -> None:
    """The rockets that a seat has launched, from x to the left."""
    mine = [card for card, owner in enumerate(scene.s.launched) if owner == seat]
    step = step if len(mine) < 5 else step * 4 / len(mine)
    for number, card in enumerate(mine):
        name = scene.content.rockets[card]
        scene.pieces.append(piece(f"launched-{name.key}", x - number * step, y, use(ROCKET, 0, 0, 17)))
