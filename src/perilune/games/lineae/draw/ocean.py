"""The cross-section: sky, Jupiter, the staircase of water, locks, submersibles, vessels, and the deposits below."""

from perilune.draw.pieces import mark
from perilune.draw.svg import el, num, piece, rect, titled, use
from perilune.draw.words import fitted, label
from perilune.games.lineae.content import COLUMNS, DEPOSITS, GIFTS, KIND_KEYS, KINDS, LOCKS, NONE, SUBS, TILES, TRACK
from perilune.games.lineae.draw.scene import EDGE, FLOAT, GAP, Scene
from perilune.games.lineae.draw.symbols import CRAFT, SUN, colour, cube, ship
from perilune.games.lineae.moves import DOWN, LEFT, RIGHT, UP
from perilune.games.lineae.ocean import DEPOSIT_WIDTH, in_shadow, sub_at
from perilune.games.lineae.submersible import beside
from perilune.games.lineae.tides import TILE_WIDTH

_HIDDEN = 400.0  # how far from the ocean a tile waits that is not on the board


def sky(scene: Scene) -> None:
    """The sun over each column, the atmosphere below it, Jupiter and its shadow."""
    s, plan = scene.s, scene.plan
    top, wide = plan.sky_y, plan.tile
    sun, smoke = top + plan.sky * 0.26, top + plan.sky - 14
    scene.put(rect(GAP, top, plan.left, plan.sky, "sky", 8))
    scene.put(label(GAP + 6, sun + 4, "Sun", 11.5, "q"), label(GAP + 6, smoke + 4, "Smoke", 11.5, "q"))
    for column in range(COLUMNS):
        x = scene.column_x(column + 0.5)
        dark = s.round > 0 and in_shadow(s, column // TILE_WIDTH)
        shines = not dark and s.air[column] == NONE
        scene.put(use(SUN, x, sun, 17, "lit-sun" if shines else "no-sun"))
        spot = f'<circle cx="{num(x)}" cy="{num(smoke)}" r="9" class="none"/>'
        hot = f'<circle cx="{num(x)}" cy="{num(smoke)}" r="12" class="hot"/>'
        move = scene.moves.burn.at(column).text
        scene.put(scene.spots.around(move, f"The sky over column {column + 1}", spot, hot))
        if s.air[column] != NONE:
            scene.pieces.append(piece(f"smoke-{column + 1}", x, smoke, use(cube(s.air[column]), 0, 0, 17)))
    if s.round > 0:
        x = scene.column_x((TILES - s.round - 1) * TILE_WIDTH)
        bands = [
            el("ellipse", cx=wide, cy=22, rx=wide - 3, ry=23, fill=colour("jupiter"), stroke=colour("jupiter-band"), stroke_width=2),
            el("path", d=f"M12 12Q{num(wide)} 3 {num(2 * wide - 12)} 12M5 22Q{num(wide)} 14 {num(2 * wide - 5)} 22M10 32Q{num(wide)} 26 "
               f"{num(2 * wide - 10)} 32", fill="none", stroke=colour("jupiter-band"), stroke_width=3, opacity=0.6),
            el("ellipse", cx=wide * 1.45, cy=29, rx=13, ry=5, fill="#b4472f", stroke=colour("jupiter-band")),
            label(wide, 24, f"Jupiter · round {s.round}", 12, "k b", "middle"),
        ]  # fmt: skip
        shadow = rect(0, 0, 2 * wide, plan.ocean_y - top, "shade", 6)
        scene.pieces.append(piece("jupiter", x, top, shadow, *bands))


def ocean(scene: Scene) -> None:
    """The water and everything in it."""
    _bed(scene)
    _water_tiles(scene)
    _edges(scene)
    _cubes(scene)
    _locks(scene)
    _surface(scene)
    _vessels(scene)
    _submersibles(scene)


def _bed(scene: Scene) -> None:
    """What is always water, as far as the base of each space; air above it."""
    tides, plan = scene.content.tides, scene.plan
    scene.put(rect(GAP, plan.ocean_y - FLOAT, plan.left, plan.row * tides.rows + FLOAT, "sky", 0))
    scene.put(rect(GAP, plan.ocean_y - FLOAT, plan.left, 4, "ice", 0))
    for tile in range(TILES):
        rows = tides.fixed_rows + tides.base[tile]
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(rows - 1)
        scene.put(rect(x, y, plan.tile, plan.row * rows, "water"))
        lines = "".join(f"M{num(x + plan.column * n)} {num(y)}V{num(y + plan.row * rows)}" for n in range(1, TILE_WIDTH))
        lines += "".join(f"M{num(x)} {num(y + plan.row * n)}H{num(x + plan.tile)}" for n in range(1, rows))
        scene.put(el("path", d=lines, class_="grid"))
    for sub in range(SUBS):
        x, y = scene.cell_middle(scene.content.homes[sub])
        near = [scene.cell_middle(cell) for cell in scene.s.subs]
        if not any(abs(x - there[0]) < 1.5 * plan.column and y == there[1] for there in near):
            scene.put(label(x, y + 5, scene.content.sub_keys[sub].upper(), 12, "q b ghost", "middle"))


def _water_tiles(scene: Scene) -> None:
    """The eleven tiles: in their slots; waiting at the source to the left; or carried off to the right.

    When they move, those next to the source go first.
    """
    s, tides = scene.s, scene.content.tides
    wide, high = scene.plan.column, scene.plan.row
    places = {token: slot for slot, token in enumerate(s.water) if token != NONE}
    carried = [tuple(s.carried[n : n + 3]) for n in range(0, len(s.carried), 3)]
    for token in range(len(s.water)):
        order = 0
        inside = [rect(0, 0, scene.plan.tile, high, "tile", 4)]
        inside.append(el("path", d=f"M{num(wide)} 3V{num(high - 3)}M{num(2 * wide)} 3V{num(high - 3)}", class_="grid"))
        if token in places:
            slot = places[token]
            order = tides.slot_tile[slot]
            x = scene.column_x(tides.slot_tile[slot] * TILE_WIDTH)
            y = scene.row_y(tides.fixed_rows + tides.slot_level[slot] - 1)
            for column in range(TILE_WIDTH):
                cell = tides.slot_cell(slot) + column * tides.rows
                if s.cells[cell] != NONE:
                    inside.append(_cube_piece(f"afloat-{token}-{column}", wide * (column + 0.5), high / 2, s.cells[cell]))
        elif s.swept >> token & 1:
            x, y = scene.column_x(COLUMNS) + EDGE + 40, scene.row_y(tides.fixed_rows - 1)
            for tile, column, what in carried:
                if tile == token and what < KINDS:
                    inside.append(_cube_piece(f"afloat-{token}-{column}", wide * (column + 0.5), high / 2, what))
        else:
            x, y = scene.plan.ocean_x - _HIDDEN, scene.row_y(tides.rows - 1)
        scene.water.append(piece(f"water-{token + 1}", x, y, *inside, flow=order))


def _cube_piece(name: str, x: float, y: float, kind: int) -> str:
    return piece(f"cube-{name}", x, y, use(cube(kind), 0, 0, 18))


def _edges(scene: Scene) -> None:
    """The source and the outflow, with what has just been carried off."""
    s = scene.s
    waiting = len(s.water) - sum(1 for token in s.water if token != NONE) - bin(s.swept).count("1")
    x, y, room = GAP + 3, scene.plan.ocean_y + 8, EDGE - 6
    scene.put(
        titled(
            f"{waiting} tiles of water wait at the source", fitted(x, y + 6, "Source", room, 11.5), _tiles(x, y + 14, waiting)
        ),
        el("path", d=f"M{num(x + 3)} {num(y + 34)}h30m-7 -5l7 5l-7 5", class_="arrow"),
    )
    right = scene.column_x(COLUMNS) + 4
    low = scene.row_y(2)
    scene.put(
        fitted(right, low - 46, "Outflow", room, 11.5),
        el("path", d=f"M{num(right + 3)} {num(low - 36)}h30m-7 -5l7 5l-7 5", class_="arrow"),
    )
    gone = bin(s.swept).count("1")
    if gone:
        scene.put(titled(f"{gone} tile{'' if gone == 1 else 's'} off", _tiles(right, low - 26, gone)))
        for place, what in enumerate(s.carried[2::3][:12]):
            at = (right + 7 + place % 3 * 14, low + 6 + place // 3 * 17)
            if what < KINDS:
                scene.put(use(cube(what), at[0], at[1], 14))
            else:
                scene.put(label(at[0], at[1] + 5, scene.content.sub_keys[what - KINDS].upper(), 12, "happened b", "middle"))


def _tiles(x: float, y: float, count: int) -> str:
    """So many tiles of water, in a word of their own."""
    return rect(x, y, 14, 11, "tile", 2) + label(x + 16, y + 10, f"×{count}", 11.5, "b")


def _surface(scene: Scene) -> None:
    """The line where water meets air: the staircase."""
    line = ""
    wide, tall = scene.plan.column, scene.plan.tile
    for tile in range(TILES):
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        line += f"{'M' if not line else 'L'}{num(x)} {num(y)}"
        line += "".join(f"q{num(wide / 4)} -4 {num(wide / 2)} 0t{num(wide / 2)} 0" for _ in range(TILE_WIDTH))
    scene.top.append(el("path", d=line, class_="wave"))
    for tile in range(TILES):
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        start = scene.s.stage == 0
        move = (scene.moves.start if start else scene.moves.sail).at(tile).text
        scene.put(label(x + 5, y - 7, str(tile + 1), 11.5, "q"))
        scene.top.append(scene.spots.around(move, f"Space {tile + 1}", rect(x + 2, y - 29, tall - 4, 27, "hot", 6)))


def _cubes(scene: Scene) -> None:
    """Cubes in the rows that no tile reaches. Those on tiles belong to their tiles."""
    s, tides = scene.s, scene.content.tides
    on_tiles = {tides.slot_cell(slot) + n * tides.rows for slot in range(len(s.water)) for n in range(TILE_WIDTH)}
    for cell, kind in enumerate(s.cells):
        if kind != NONE and cell not in on_tiles:
            x, y = scene.cell_middle(cell)
            scene.water.append(_cube_piece(str(cell), x, y, kind))


def _locks(scene: Scene) -> None:
    """Gates between the spaces: raised when closed, sunk into the floor when open."""
    s, tides = scene.s, scene.content.tides
    for lock in range(LOCKS):
        x = scene.column_x(tides.after[lock] * TILE_WIDTH)
        closed = s.locks >> lock & 1
        top = scene.row_y(tides.fixed_rows + tides.holds[lock] - 1)
        bottom = scene.row_y(tides.fixed_rows - 1)
        scene.put(el("path", d=f"M{num(x)} {num(top - 4)}V{num(bottom)}", class_="rule", stroke_dasharray="3 4"))
        floor = bottom + scene.plan.row * tides.fixed_rows
        y = top - 6 if closed else floor - 4
        gate = rect(-1.5, 0, 3, floor - top + 4, "gate", 1) + rect(-4, 0, 8, bottom - top + 6, "gate", 3) if closed else ""
        gate += rect(-8, -4, 16, 8, "gate", 3)
        scene.pieces.append(piece(f"lock-{lock + 1}", x, y, gate))
        word = "closed: it holds the water" if closed else "open"
        move = scene.moves.turn_lock.at(lock).text
        hot = rect(x - 12, top - 8, 24, bottom - top + 10, "hot", 5)
        scene.top.append(scene.spots.around(move, f"Lock {lock + 1}, {word}", hot))


def _vessels(scene: Scene) -> None:
    """Vessels ride on the surface of their spaces, side by side."""
    s = scene.s
    for tile in range(TILES):
        crews = [seat for seat in range(s.seats) if s.vessel[seat] == tile]
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        tall = scene.plan.tile
        step = min(34.0, (tall - 48) / max(1, len(crews) - 1)) if len(crews) > 1 else 0
        for number, seat in enumerate(crews):
            middle = x + tall / 2 + (number - (len(crews) - 1) / 2) * step
            body = f'<use href="#{ship(seat)}" x="-25" y="-14" width="50" height="27"/>'
            scene.pieces.append(piece(f"vessel-{seat + 1}", middle, y - 10, body))


def _submersibles(scene: Scene) -> None:
    """Each craft with its letter and its hold, those in one cell side by side; where the one under way can go."""
    s = scene.s
    steered = scene.steered()
    for sub in range(SUBS):
        x, y = scene.cell_middle(s.subs[sub])
        together = [other for other in range(SUBS) if s.subs[other] == s.subs[sub]]
        x += (together.index(sub) - (len(together) - 1) / 2) * 16
        letter = scene.content.sub_keys[sub].upper()
        inside = [
            f'<use href="#{CRAFT}" x="-15" y="-13" width="30" height="26"/>',
            label(-6.5, 4.5, letter, 11.5, "k b", "middle"),
        ]
        held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])]
        for number, kind in enumerate(held):
            inside.append(use(cube(kind), 2 + number % 2 * 8, -3.4 + number // 2 * 8.4, 9))
        if sub == steered:
            inside.append(el("circle", cx=0, cy=0, r=17, class_="steered"))
        scene.pieces.append(piece(f"submersible-{letter.lower()}", x, y, *inside))
    if steered != NONE:
        _ways(scene, steered)


def _ways(scene: Scene, sub: int) -> None:
    s = scene.s
    cell = s.subs[sub]
    x, y = scene.cell_middle(cell)
    if s.cells[cell] != NONE and sub_at(s, cell) != NONE:
        what = KIND_KEYS[s.cells[cell]]
        scene.top.append(use(cube(s.cells[cell]), x + 11, y + 9, 14))
        scene.top.append(
            scene.spots.around(scene.moves.take.at().text, f"Take the {what} in", rect(x - 15, y - 13, 30, 26, "hot", 6))
        )
    if not scene.steering():
        return
    for way in (UP, DOWN, LEFT, RIGHT):
        there = beside(s, scene.content, cell, way)
        if there == NONE:
            continue
        ax, ay = scene.cell_middle(there)
        wide, high = scene.plan.column, scene.plan.row
        hot = rect(ax - wide / 2, ay - high / 2 + 1, wide, high - 2, "hot", 6)
        scene.top.append(scene.spots.around(scene.moves.step.at(way).text, "One step", hot))


def deposits(scene: Scene) -> float:
    """The tiles under the ocean: what dissolves above each column, what is excavated, the track. Returns where they end."""
    s, content, plan = scene.s, scene.content, scene.plan
    y = scene.row_y(0) + plan.row
    width = plan.column * DEPOSIT_WIDTH
    for place in range(DEPOSITS):
        x = scene.column_x(place * DEPOSIT_WIDTH)
        scene.put(rect(x + 1, y, width - 2, plan.deposit, "rock", 5))
        if s.deposits[place] == NONE:
            continue
        spec = content.deposits[s.deposits[place]]
        for column, kind in enumerate(spec.columns):
            if kind != NONE:
                scene.put(use(cube(kind), x + plan.column * (column + 0.5), y + 11, 15, "dim"))
        dug = KIND_KEYS[spec.excavate]
        told = f"{spec.name}: excavate {dug}; a vessel that starts above it gets {KIND_KEYS[spec.setup]}"
        scene.put(
            scene.spots.around(
                scene.moves.excavate.at().text, told, rect(x + 3, y + 21, 90, 25, "hot", 5), label(x + 7, y + 38, "Excavate", 12, "b"),
                use(cube(spec.excavate), x + 81, y + 33.5, 18),
            ),
            titled(told, label(x + width - 22, y + 38, "start", 11, "", "end"), use(cube(spec.setup), x + width - 12, y + 34, 14)),
        )  # fmt: skip
        _track(scene, place, x, y + plan.deposit - 24)
    return y + plan.deposit


def _track(scene: Scene, place: int, x: float, y: float) -> None:
    """The five spaces of a track: points, and a sign for the cube or the technology card that comes with them."""
    s, content = scene.s, scene.content
    step = (scene.plan.column * DEPOSIT_WIDTH - 8) / TRACK
    for at in range(TRACK):
        gift = GIFTS[content.track_gives[at]]
        cx = x + 4 + step * (at + 0.5)
        words = f"Space {at + 1}: {content.track_vp[at]} VP{' and a ' + gift if gift else ''}"
        words += ", one player only" if at == TRACK - 1 else ""
        sign = {"": "", "cube": _cube_sign(cx + 5.4, y), "technology": _card_sign(cx + 5.4, y - 1.5)}[gift]
        scene.put(
            titled(
                words,
                f'<circle cx="{num(cx)}" cy="{num(y)}" r="12.5" class="well"/>',
                label(cx - (5 if gift else 0), y + 4, str(content.track_vp[at]), 12, "b", "middle"),
                sign,
            )
        )
        crews = [seat for seat in range(s.seats) if s.tracks[seat * DEPOSITS + place] == at + 1]
        apart = 8.0 if len(crews) < 4 else 24 / len(crews)
        for number, seat in enumerate(crews):
            scene.stand(seat, 40 + place, cx + (number - (len(crews) - 1) / 2) * apart, y + 15, 15)
    move = scene.moves.recall.at(place).text
    if scene.spots.offered(move):
        scene.put(scene.spots.around(move, "", rect(x + 3, y - 15, step * TRACK + 2, 38, "hot", 6)))


def _cube_sign(x: float, y: float) -> str:
    edges = f"M{num(x - 4.4)} {num(y - 2.2)}l4.4 2.5l4.4 -2.5M{num(x)} {num(y + 0.3)}v5"
    return el("path", d=f"M{num(x)} {num(y - 4.7)}l4.4 2.5v5l-4.4 2.5l-4.4 -2.5v-5Z{edges}", class_="sign")


def _card_sign(x: float, y: float) -> str:
    words = f"M{num(x - 1.8)} {num(y - 1)}h3.6M{num(x - 1.8)} {num(y + 2)}h3.6"
    return el("path", d=f"M{num(x - 4)} {num(y - 4)}h8v11h-8Z{words}", class_="sign")


def seat_sign(seat: int, x: float, y: float, size: float) -> str:
    """A seat's mark."""
    return use(mark(seat), x, y, size)


def name_line(scene: Scene, x: float, y: float, seat: int, room: float, size: float = 14) -> str:
    """A seat's mark and name."""
    return seat_sign(seat, x + 8, y - 5, 16) + fitted(x + 20, y, scene.names[seat], room - 20, size, "b")
