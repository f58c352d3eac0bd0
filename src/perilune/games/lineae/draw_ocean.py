"""The cross-section: sky, Jupiter, the staircase of water, locks, submersibles, vessels, and the deposits below."""

from perilune.draw.pieces import mark
from perilune.draw.svg import el, num, piece, rect, titled, use
from perilune.draw.words import fitted, label
from perilune.games.lineae.content import COLUMNS, DEPOSITS, GIFTS, KIND_KEYS, KINDS, LOCKS, NONE, SUBS, TILES, TRACK
from perilune.games.lineae.draw_scene import COLUMN, OCEAN_X, OCEAN_Y, ROW, TILE, Scene
from perilune.games.lineae.draw_symbols import CRAFT, SUN, colour, cube, ship
from perilune.games.lineae.moves import DOWN, LEFT, RIGHT, UP
from perilune.games.lineae.ocean import DEPOSIT_WIDTH, in_shadow, sub_at
from perilune.games.lineae.submersible import beside
from perilune.games.lineae.tides import TILE_WIDTH

SKY_Y, SKY_H = 56.0, 74.0
EDGE = 68.0  # the source to the left and the outflow to the right
DEPOSIT_H = 110.0
_HIDDEN = 400.0  # how far from the ocean a tile waits that is not on the board


def sky(scene: Scene) -> None:
    """The sun over each column, the atmosphere below it, Jupiter and its shadow."""
    s = scene.s
    scene.put(rect(8, SKY_Y, OCEAN_X + COLUMN * COLUMNS + EDGE - 8, SKY_H, "sky", 8))
    scene.put(label(16, SKY_Y + 26, "Sun", 12, "q"), label(16, SKY_Y + 57, "Smoke", 12, "q"))
    for column in range(COLUMNS):
        x = scene.column_x(column + 0.5)
        dark = s.round > 0 and in_shadow(s, column // TILE_WIDTH)
        shines = not dark and s.air[column] == NONE
        scene.put(use(SUN, x, SKY_Y + 22, 20, "lit-sun" if shines else "no-sun"))
        spot = f'<circle cx="{num(x)}" cy="{num(SKY_Y + 54)}" r="12" class="none"/>'
        hot = f'<circle cx="{num(x)}" cy="{num(SKY_Y + 54)}" r="13" class="hot"/>'
        move = scene.moves.burn.at(column).text
        scene.put(scene.spots.around(move, f"The sky over column {column + 1}", spot, hot))
        if s.air[column] != NONE:
            scene.pieces.append(piece(f"smoke-{column + 1}", x, SKY_Y + 54, use(cube(s.air[column]), 0, 0, 18)))
    if s.round > 0:
        x = scene.column_x((TILES - s.round - 1) * TILE_WIDTH)
        bands = [
            el("ellipse", cx=TILE, cy=26, rx=TILE - 3, ry=30, fill=colour("jupiter"), stroke=colour("jupiter-band"), stroke_width=2),
            el("path", d=f"M14 14Q{num(TILE)} 4 {num(2 * TILE - 14)} 14M5 26Q{num(TILE)} 17 {num(2 * TILE - 5)} 26M10 38Q{num(TILE)} 31 "
               f"{num(2 * TILE - 10)} 38", fill="none", stroke=colour("jupiter-band"), stroke_width=4, opacity=0.75),
            el("ellipse", cx=TILE * 1.4, cy=32, rx=18, ry=7, fill="#b4472f", stroke=colour("jupiter-band")),
            label(TILE, 31, f"Jupiter · round {s.round}", 13, "k b", "middle"),
        ]  # fmt: skip
        shadow = rect(0, 0, 2 * TILE, 258, "shade", 6)
        scene.pieces.append(piece("jupiter", x, SKY_Y, shadow, *bands))


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
    tides = scene.content.tides
    height = ROW * tides.rows
    scene.put(rect(OCEAN_X - EDGE, OCEAN_Y - 44, COLUMN * COLUMNS + 2 * EDGE, height + 44, "sky", 0))
    scene.put(rect(OCEAN_X - EDGE, OCEAN_Y - 44, COLUMN * COLUMNS + 2 * EDGE, 5, "ice", 0))
    for tile in range(TILES):
        rows = tides.fixed_rows + tides.base[tile]
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(rows - 1)
        scene.put(rect(x, y, TILE, ROW * rows, "water"))
        lines = "".join(f"M{num(x + COLUMN * n)} {num(y)}V{num(y + ROW * rows)}" for n in range(1, TILE_WIDTH))
        lines += "".join(f"M{num(x)} {num(y + ROW * n)}H{num(x + TILE)}" for n in range(1, rows))
        scene.put(el("path", d=lines, class_="grid"))
    for sub in range(SUBS):
        x, y = scene.cell_middle(scene.content.homes[sub])
        scene.put(label(x, y + 5, scene.content.sub_keys[sub].upper(), 13, "q b ghost", "middle"))


def _water_tiles(scene: Scene) -> None:
    """The eleven tiles: in their slots; waiting at the source to the left; or carried off to the right.

    When they move, those next to the source go first.
    """
    s, tides = scene.s, scene.content.tides
    places = {token: slot for slot, token in enumerate(s.water) if token != NONE}
    carried = [tuple(s.carried[n : n + 3]) for n in range(0, len(s.carried), 3)]
    for token in range(len(s.water)):
        order = 0
        inside = [rect(0, 0, TILE, ROW, "tile", 4)]
        inside.append(el("path", d=f"M{num(COLUMN)} 3V{num(ROW - 3)}M{num(2 * COLUMN)} 3V{num(ROW - 3)}", class_="grid"))
        if token in places:
            slot = places[token]
            order = tides.slot_tile[slot]
            x = scene.column_x(tides.slot_tile[slot] * TILE_WIDTH)
            y = scene.row_y(tides.fixed_rows + tides.slot_level[slot] - 1)
            for column in range(TILE_WIDTH):
                cell = tides.slot_cell(slot) + column * tides.rows
                if s.cells[cell] != NONE:
                    inside.append(_cube_piece(f"afloat-{token}-{column}", COLUMN * (column + 0.5), ROW / 2, s.cells[cell]))
        elif s.swept >> token & 1:
            x, y = scene.column_x(COLUMNS) + EDGE + 40, scene.row_y(tides.fixed_rows - 1)
            for tile, column, what in carried:
                if tile == token and what < KINDS:
                    inside.append(_cube_piece(f"afloat-{token}-{column}", COLUMN * (column + 0.5), ROW / 2, what))
        else:
            x, y = OCEAN_X - _HIDDEN, scene.row_y(tides.rows - 1)
        scene.water.append(piece(f"water-{token + 1}", x, y, *inside, flow=order))


def _cube_piece(name: str, x: float, y: float, kind: int) -> str:
    return piece(f"cube-{name}", x, y, use(cube(kind), 0, 0, 22))


def _edges(scene: Scene) -> None:
    """The source and the outflow, with what has just been carried off."""
    s = scene.s
    waiting = len(s.water) - sum(1 for token in s.water if token != NONE) - bin(s.swept).count("1")
    x, y = OCEAN_X - EDGE + 4, OCEAN_Y + 6
    scene.put(
        label(x + 2, y + 8, "Source", 12, "b"), label(x + 2, y + 24, f"{waiting} tile{'' if waiting == 1 else 's'}", 12, "q")
    )
    scene.put(el("path", d=f"M{num(x + 4)} {num(y + 38)}h40m-8 -6l8 6l-8 6", class_="arrow"))
    right = scene.column_x(COLUMNS) + 6
    low = scene.row_y(2)
    scene.put(
        label(right, low - 54, "Outflow", 12, "b"),
        el("path", d=f"M{num(right)} {num(low - 42)}h40m-8 -6l8 6l-8 6", class_="arrow"),
    )
    gone = bin(s.swept).count("1")
    if gone:
        scene.put(label(right, low - 18, f"{gone} tile{'' if gone == 1 else 's'} off", 12, "happened"))
        for place, what in enumerate(s.carried[2::3][:10]):
            at = (right + 8 + place % 3 * 20, low + place // 3 * 22)
            if what < KINDS:
                scene.put(use(cube(what), at[0], at[1], 17))
            else:
                scene.put(label(at[0], at[1] + 5, scene.content.sub_keys[what - KINDS].upper(), 14, "happened b", "middle"))


def _surface(scene: Scene) -> None:
    """The line where water meets air: the staircase."""
    line = ""
    for tile in range(TILES):
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        line += f"{'M' if not line else 'L'}{num(x)} {num(y)}"
        line += "".join(f"q{num(COLUMN / 4)} -4 {num(COLUMN / 2)} 0t{num(COLUMN / 2)} 0" for _ in range(TILE_WIDTH))
    scene.top.append(el("path", d=line, class_="wave"))
    for tile in range(TILES):
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        start = scene.s.stage == 0
        move = (scene.moves.start if start else scene.moves.sail).at(tile).text
        scene.put(label(x + TILE - 8, y - 8, str(tile + 1), 12, "q", "end"))
        scene.top.append(scene.spots.around(move, f"Space {tile + 1}", rect(x + 3, y - 37, TILE - 6, 35, "hot", 6)))


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
        floor = bottom + ROW * tides.fixed_rows
        y = top - 6 if closed else floor - 4
        gate = rect(-1.5, 0, 3, floor - top + 4, "gate", 1) + rect(-5, 0, 10, bottom - top + 6, "gate", 3) if closed else ""
        gate += rect(-10, -4, 20, 9, "gate", 3)
        scene.pieces.append(piece(f"lock-{lock + 1}", x, y, gate))
        word = "closed: it holds the water" if closed else "open"
        move = scene.moves.turn_lock.at(lock).text
        hot = rect(x - 11, top - 8, 22, bottom - top + 10, "hot", 5)
        scene.top.append(scene.spots.around(move, f"Lock {lock + 1}, {word}", hot))


def _vessels(scene: Scene) -> None:
    """Vessels ride on the surface of their spaces, side by side."""
    s = scene.s
    for tile in range(TILES):
        crews = [seat for seat in range(s.seats) if s.vessel[seat] == tile]
        x, y = scene.column_x(tile * TILE_WIDTH), scene.row_y(scene.top_row(tile) - 1)
        step = min(46.0, (TILE - 62) / max(1, len(crews) - 1)) if len(crews) > 1 else 0
        for number, seat in enumerate(crews):
            middle = x + TILE / 2 + (number - (len(crews) - 1) / 2) * step
            body = f'<use href="#{ship(seat)}" x="-32" y="-18" width="64" height="35"/>'
            scene.pieces.append(piece(f"vessel-{seat + 1}", middle, y - 13, body))


def _submersibles(scene: Scene) -> None:
    """Each craft with its letter and its hold; where the one under way can go."""
    s = scene.s
    steered = scene.steered()
    for sub in range(SUBS):
        x, y = scene.cell_middle(s.subs[sub])
        letter = scene.content.sub_keys[sub].upper()
        inside = [f'<use href="#{CRAFT}" x="-17" y="-15" width="34" height="30"/>', label(-8, 5, letter, 13, "k b", "middle")]
        held = [kind for kind in range(KINDS) for _ in range(s.hold[sub * KINDS + kind])]
        for number, kind in enumerate(held):
            inside.append(use(cube(kind), 2 + number % 2 * 9, -4 + number // 2 * 9.5, 10))
        if sub == steered:
            inside.append(el("circle", cx=0, cy=0, r=19, class_="steered"))
        scene.pieces.append(piece(f"submersible-{letter.lower()}", x, y, *inside))
    if steered != NONE:
        _ways(scene, steered)


def _ways(scene: Scene, sub: int) -> None:
    s = scene.s
    cell = s.subs[sub]
    x, y = scene.cell_middle(cell)
    if s.cells[cell] != NONE and sub_at(s, cell) != NONE:
        what = KIND_KEYS[s.cells[cell]]
        scene.top.append(use(cube(s.cells[cell]), x + 12, y + 10, 15))
        scene.top.append(
            scene.spots.around(scene.moves.take.at().text, f"Take the {what} in", rect(x - 17, y - 15, 34, 30, "hot", 6))
        )
    if not scene.steering():
        return
    for way in (UP, DOWN, LEFT, RIGHT):
        there = beside(s, scene.content, cell, way)
        if there == NONE:
            continue
        ax, ay = scene.cell_middle(there)
        hot = rect(ax - COLUMN / 2 + 2, ay - ROW / 2 + 2, COLUMN - 4, ROW - 4, "hot", 6)
        scene.top.append(scene.spots.around(scene.moves.step.at(way).text, "One step", hot))


def deposits(scene: Scene) -> float:
    """The tiles under the ocean: what dissolves above each column, what is excavated, the track. Returns where they end."""
    s, content = scene.s, scene.content
    y = scene.row_y(0) + ROW
    width = COLUMN * DEPOSIT_WIDTH
    for place in range(DEPOSITS):
        x = scene.column_x(place * DEPOSIT_WIDTH)
        scene.put(rect(x + 1, y, width - 2, DEPOSIT_H, "rock", 5))
        if s.deposits[place] == NONE:
            continue
        spec = content.deposits[s.deposits[place]]
        for column, kind in enumerate(spec.columns):
            if kind != NONE:
                scene.put(use(cube(kind), x + COLUMN * (column + 0.5), y + 15, 18, "dim"))
        dug = KIND_KEYS[spec.excavate]
        told = f"{spec.name}: excavate {dug}; a vessel that starts above it gets {KIND_KEYS[spec.setup]}"
        scene.put(
            scene.spots.around(
                scene.moves.excavate.at().text, told, rect(x + 4, y + 29, 122, 26, "hot", 5), label(x + 10, y + 47, "Excavate", 13, "b"),
                use(cube(spec.excavate), x + 96, y + 42, 20),
            )
        )  # fmt: skip
        scene.put(titled(told, label(x + 134, y + 47, "Setup", 12), use(cube(spec.setup), x + 186, y + 42, 17)))
        _track(scene, place, x, y + 76)
    return y + DEPOSIT_H


def _track(scene: Scene, place: int, x: float, y: float) -> None:
    s, content = scene.s, scene.content
    for at in range(TRACK):
        gift = GIFTS[content.track_gives[at]]
        cx = x + 24 + at * 42
        words = f"Space {at + 1}: {content.track_vp[at]} VP{' and a ' + gift if gift else ''}"
        words += ", one player only" if at == TRACK - 1 else ""
        sign = {"": "", "cube": "+■", "technology": "+T"}[gift]
        scene.put(
            titled(
                words,
                f'<circle cx="{num(cx)}" cy="{num(y)}" r="17" class="well"/>',
                label(cx, y + (0 if gift else 5), f"{content.track_vp[at]} VP", 12, "", "middle"),
                label(cx, y + 12, sign, 11, "q", "middle") if sign else "",
            )
        )
        crews = [seat for seat in range(s.seats) if s.tracks[seat * DEPOSITS + place] == at + 1]
        for number, seat in enumerate(crews):
            scene.stand(seat, 40 + place, cx + (number - (len(crews) - 1) / 2) * 9, y + 20, 17)
    move = scene.moves.recall.at(place).text
    if scene.spots.offered(move):
        scene.put(scene.spots.around(move, "", rect(x + 4, y - 19, 208, 38, "hot", 6)))


def seat_sign(seat: int, x: float, y: float, size: float) -> str:
    """A seat's mark."""
    return use(mark(seat), x, y, size)


def name_line(scene: Scene, x: float, y: float, seat: int, room: float, size: float = 14) -> str:
    """A seat's mark and name."""
    return seat_sign(seat, x + 8, y - 5, 16) + fitted(x + 20, y, scene.names[seat], room - 20, size, "b")
