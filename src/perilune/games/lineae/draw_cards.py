"""Rockets and colony cards over the vessel spaces, and the technology cards. Each is enlarged under the pointer."""

from perilune.draw.svg import card_in, el, num, piece, rect, use
from perilune.draw.words import fitted, label, lines, wrap
from perilune.games.lineae.content import ANY, KIND_KEYS, NONE, ROW_SPACE, SLOTS, TECHS, TILES, Space
from perilune.games.lineae.draw_scene import TILE, Scene
from perilune.games.lineae.draw_symbols import ROCKET, STAR, cube
from perilune.games.lineae.moves import LOAD_FREE
from perilune.games.lineae.tides import TILE_WIDTH

ROW_Y, ROW_H = 134.0, 128.0
ZOOM_W = 300.0


def rocket_row(scene: Scene) -> None:
    """Over each vessel space its rocket, or what came after it."""
    s = scene.s
    for tile in range(TILES):
        x = scene.column_x(tile * TILE_WIDTH) + 2
        scene.put(rect(x, ROW_Y, TILE - 4, ROW_H, "none", 6))
        if s.rockets[tile] != NONE:
            _rocket(scene, tile, x)
        elif s.row[tile] != NONE:
            _colony(scene, tile, x)
        elif s.stage:
            scene.put(label(x + TILE / 2 - 2, ROW_Y + 70, "launched", 12, "q", "middle"))


def _rocket(scene: Scene, tile: int, x: float) -> None:
    s = scene.s
    card = scene.content.rockets[s.rockets[tile]]
    w = TILE - 4
    key = f"rocket-{card.key}"
    face = [rect(0, 0, w, ROW_H, "card", 6), _hull(w / 2)]
    for line, word in enumerate(wrap(card.name, w - 10, 12, 2)):
        face.append(fitted(w / 2, 15 + 13 * line, word, w - 4, 12, "b", "middle"))
    scene.pieces.append(piece(key, x, ROW_Y, *face, leave="up"))
    slots = [rect(x, ROW_Y, w, ROW_H, "hot", 6)]
    for slot in range(SLOTS):
        kind = card.slots[slot]
        sx, sy = _slot_place(slot, x, w)
        held = s.loads[tile * SLOTS + slot]
        wanted = "any cube" if kind == ANY else KIND_KEYS[kind]
        slots.append(f'<circle cx="{num(sx)}" cy="{num(sy)}" r="13" class="well"/>')
        if held != NONE:
            slots.append(use(cube(held), sx, sy, 20))
        elif kind == ANY:
            slots.append(label(sx, sy + 5, "any", 12, "q", "middle"))
        else:
            slots.append(use(cube(kind), sx, sy, 17, "ghost"))
        if held != NONE:
            continue
        if kind == ANY:
            offered = [move for move in scene.offers if move.kind == LOAD_FREE and move.a == tile]
            for n, move in enumerate(offered):
                slots.append(cube_chip(scene, move.text, move.b, sx + (-48, 31, -31, 14)[n % 4], sy + 2 - n // 4 * 17))
        elif kind not in [card.slots[n] for n in range(slot) if s.loads[tile * SLOTS + n] == NONE]:
            hot = f'<circle cx="{num(sx)}" cy="{num(sy)}" r="14" class="hot"/>'
            slots.append(scene.spots.around(scene.moves.load.at(tile, kind).text, wanted, hot))
    wants = ", ".join("any" if kind == ANY else KIND_KEYS[kind] for kind in card.slots)
    under = s.under[tile]
    more = [f"Takes {wants}.", "Each turn: 1 VP, 2 VP, then 3 VP for each cube. Who fills it takes a technology card."]
    if under != NONE:
        more.append(f"Under it waits the {scene.content.colony[under].name}.")
    with card_in(scene.top, f"{card.name}, the rocket over space {tile + 1}. {' '.join(more)}"):
        scene.top += [*slots, scene.card_spot(key, rect(x, ROW_Y, w, 36, "hot", 6))]
    zoom(scene, key, x, ROW_Y + ROW_H + 4, card.name, f"Rocket over space {tile + 1}", more)


def cube_chip(scene: Scene, move: str, kind: int, x: float, y: float) -> str:
    """A small key with a cube on it."""
    return scene.spots.around(move, "", rect(x, y, 15.5, 16, "chip", 4), use(cube(kind), x + 7.7, y + 8, 13))


def _slot_place(slot: int, x: float, w: float) -> tuple[float, float]:
    if slot == SLOTS - 1:
        return x + w / 2, ROW_Y + 108
    return x + w / 2 + (-17 if slot % 2 == 0 else 17), ROW_Y + 53 + slot // 2 * 28


def _hull(middle: float) -> str:
    right = "c34 14 36 40 34 66l8 16v12l-18 -6h-24"
    left = "h-24l-18 6v-12l8 -16c-2 -26 0 -52 34 -66Z"
    return el("path", d=f"M{num(middle)} 30{right}{left}", class_="hull")


def _colony(scene: Scene, tile: int, x: float) -> None:
    s = scene.s
    number = s.row[tile]
    card = scene.content.colony[number]
    w = TILE - 4
    key = f"colony-{card.key}"
    face = [rect(0, 0, w, ROW_H, "card", 6), _number(w - 14, ROW_H - 14, card.number)]
    for line, word in enumerate(wrap(card.name, w - 8, 12, 2)):
        face.append(fitted(7, 17 + 13 * line, word, w - 10, 12, "b"))
    face.append(lines(7, 48, wrap(card.text, w - 10, 11, 4), 13, 11))
    face.append(octagons(card, 16, ROW_H - 14))
    scene.pieces.append(piece(key, x, ROW_Y, *face))
    space = ROW_SPACE + tile
    spot = place_spot(scene, space, card.name, x, ROW_Y, w, ROW_H, (x + w - 4, ROW_Y + ROW_H - 44))
    with card_in(scene.top, f"{card.name}, colony card {card.number}. {card.text}"):
        scene.top.append(scene.card_spot(key, spot))
    crew_on(scene, space, x + 40, ROW_Y + ROW_H - 14, 17, 4)
    zoom(scene, key, x, ROW_Y + ROW_H + 4, card.name, f"Colony card {card.number}, over space {tile + 1}", [card.text])


def _number(x: float, y: float, number: int) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="10" class="well"/>' + label(x, y + 4, str(number), 11, "b", "middle")


def octagons(space: Space, x: float, y: float) -> str:
    """The sign of a space for workers: one octagon or many, with an arrow if there is one."""
    if space.passive:
        return label(x - 9, y + 4, "always on", 11, "q")
    shape = "M{0} {1}h6l4 4v6l-4 4h-6l-4 -4v-6Z"
    drawn = [el("path", d=shape.format(num(x - 3), num(y - 7)), class_="well")]
    if space.multi:
        drawn.insert(0, el("path", d=shape.format(num(x + 1), num(y - 10)), class_="well"))
    if space.arrow:
        drawn.append(el("path", d=f"M{num(x - 5)} {num(y)}h9m-3 -3l3 3l-3 3", class_="arrow"))
    return "".join(drawn)


def place_spot(scene: Scene, space: int, title: str, x: float, y: float, w: float, h: float, chips: tuple[float, float]) -> str:
    """A space for workers: a click places as few as will do; chips, from this corner to the left, place more."""
    offered = scene.place_moves(space)
    drawn = [scene.spots.around(offered[0], title, rect(x, y, w, h, "hot", 6))]
    more = offered[1:4]
    for number, move in enumerate(reversed(more)):
        left = chips[0] - 16 * (number + 1)
        chip = [
            rect(left, chips[1], 15, 17, "chip", 4),
            label(left + 7.5, chips[1] + 13, move.rpartition(" ")[2], 11.5, "k b", "middle"),
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
        scene.stand(seat, space, x + number * step, y, 19)
    if s.crew_seat[space] != NONE and s.crew_power[space] != s.crew_workers[space]:
        scene.top.append(label(x + len(crews) * step, y + 4, f"counts {s.crew_power[space]}", 11, "q"))


def technologies(scene: Scene, x: float, y: float, w: float, across: int) -> float:
    """The technology cards on display; returns where they end."""
    s = scene.s
    scene.put(label(x + 4, y + 14, "Technology on display", 13, "q b"))
    gap, height = 6.0, 64.0
    wide = (w - gap * (across - 1)) / across
    for number in range(TECHS):
        cx = x + number % across * (wide + gap)
        cy = y + 22 + number // across * (height + gap)
        scene.put(rect(cx, cy, wide, height, "none", 6))
        if s.tech[number] == NONE:
            tech_card(scene, number, cx, cy, wide, height)
    return y + 22 + (TECHS // across) * (height + gap) - gap


def tech_card(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    """A technology card: name, VP, and as much of its text as there is room for."""
    card = scene.content.technologies[number]
    key = f"tech-{card.key}"
    face = [rect(0, 0, w, h, "card", 6), fitted(8, 17, card.name, w - 46, 12.5, "b")]
    face.append(use(STAR, w - 26, 12, 14) + label(w - 17, 17, str(card.vp), 12.5, "b"))
    room = int((h - 22) // 13.5)
    if room > 0:
        face.append(lines(8, 33, wrap(card.text, w - 14, 11, room), 13.5, 11, "q"))
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


def zoom(scene: Scene, key: str, x: float, y: float, name: str, kind: str, text: list[str]) -> None:
    """The enlarged card, kept within the picture."""
    rows: list[str] = []
    for part in text:
        rows += wrap(part, ZOOM_W - 32, 16)
    height = 74 + 22 * len(rows)
    left = max(8.0, min(x, 1432 - ZOOM_W))
    top = y if y < 500 else y - height - 8
    scene.enlarge(
        key,
        rect(left, top, ZOOM_W, height, "zoomed", 10),
        fitted(left + 16, top + 30, name, ZOOM_W - 32, 20, "b"),
        label(left + 16, top + 50, kind, 13, "q"),
        lines(left + 16, top + 78, rows, 22, 16),
    )


def flown(scene: Scene, seat: int, x: float, y: float, step: float) -> None:
    """The rockets that a seat has launched."""
    mine = [card for card, owner in enumerate(scene.s.launched) if owner == seat]
    for number, card in enumerate(mine):
        name = scene.content.rockets[card]
        scene.pieces.append(piece(f"launched-{name.key}", x + number * step, y, use(ROCKET, 0, 0, 20)))
