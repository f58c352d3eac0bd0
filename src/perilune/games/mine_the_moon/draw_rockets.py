"""Launchpads with their rockets, and the buildings that can be constructed."""

from perilune.draw.pieces import good, row_of
from perilune.draw.shapes import card, dominance, panel
from perilune.draw.svg import card_in, el, esc, num, piece, rect, titled, use
from perilune.draw.words import fitted, label, lines, width, wrap
from perilune.games.mine_the_moon.content import EMPTY, NO_SITE, OWN_PAD, SLOTS, Building
from perilune.games.mine_the_moon.draw_robots import ROCKET
from perilune.games.mine_the_moon.draw_scene import Scene, gist, gist_line
from perilune.games.mine_the_moon.job import BUILDING, EFFECT, STANDING
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import NOBODY, ON_ROCKET

_ROW, _BODY = 30.0, 88.0
_NOSE = "c0 -20 28 -30 44 -36c16 6 44 16 44 36"


def launchpads(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The pads A, B and, with more players, C; each with its rocket or empty."""
    s = scene.s
    scene.put(panel(x, y, w, h, "Launchpads"))
    deck = f"{len(s.deck)} in the rocket deck"
    scene.put(label(x + w - 12, y + 18, deck, 12, "q", "end"), _deck(x + w - 30 - width(deck, 12), y + 13))
    pads = [pad for pad in range(OWN_PAD) if s.pads[pad] != NO_SITE]
    wide = (w - 16) / len(pads)
    for number, pad in enumerate(pads):
        with card_in(scene.ground, _about_pad(scene, pad)):
            _pad(scene, pad, x + 8 + wide * number, y + 26, wide, h - 32)


def _about_pad(scene: Scene, pad: int) -> str:
    """The rocket on a pad in words, with what it becomes."""
    card_number = scene.s.pads[pad]
    name = f"Launchpad {'ABC'[pad]}" if pad != OWN_PAD else "Own launchpad"
    if card_number < 0:
        return f"{name}: empty"
    rocket = scene.content.rockets[card_number]
    slots = [f"a {RESOURCE_LABELS[rocket.kinds[n]]} for {rocket.values[n]} Dominance" for n in range(rocket.slots)]
    return f"{name}: {rocket.name}. It takes {', '.join(slots)}. On the back: {scene.about(scene.content.buildings[rocket.back])}"


def _deck(x: float, y: float) -> str:
    return rect(x - 2, y - 7, 10, 14, "well", 2) + rect(x + 1, y - 7, 10, 14, "card", 2)


def _pad(scene: Scene, pad: int, x: float, y: float, w: float, h: float) -> None:
    name = "ABC"[pad]
    ground = y + h - 42
    middle = x + (_BODY / 2 + 22 if w > 200 else w / 2)
    scene.put(
        el("path", d=f"M{num(middle - 66)} {num(ground)}h132l-8 6h-116Z", class_="stone"),
        label(middle - 66, y + 16, name, 20, "q b"),
    )
    card_number = scene.s.pads[pad]
    if card_number == EMPTY:
        scene.put(
            el("path", d=_hull(3, middle, ground - 3 * _ROW - 8), class_="none"),
            label(middle, ground - 50, "empty", 13, "q", "middle"),
        )
        return
    rocket = scene.content.rockets[card_number]
    top = ground - rocket.slots * _ROW - 8
    back = scene.content.buildings[rocket.back]
    scene.put(piece(f"rocket-{rocket.key}", middle - _BODY / 2, top, _rocket(scene, pad), leave="up"))
    for slot in range(rocket.slots):
        seat = scene.s.loaded[pad * SLOTS + slot]
        if seat != NOBODY:
            spot = pad * SLOTS + slot
            scene.stand(seat, ROCKET + spot, ON_ROCKET, spot, [(middle - _BODY / 2 + 20, top + 19 + slot * _ROW)], 23)
    cost = scene.cost(back)
    scene.put(
        fitted(middle, ground + 22, rocket.name, w - 12, 14, "b", "middle"),
        titled(
            f"On the back: {scene.about(back)}",
            fitted(middle - 8 * len(cost) - 2, ground + 39, back.name, w - 22 - 16 * len(cost), 12, "q", "middle"),
            row_of(
                cost, middle + min(width(back.name, 12), w - 22 - 16 * len(cost)) / 2 - 8 * len(cost) + 11, ground + 35, 15, 16
            ),
        ),
    )
    if w > 200:
        beside = middle + _BODY / 2 + 24
        room = x + w - beside - 8
        told = wrap(back.text, room, 12, 10)
        scene.put(
            label(beside, y + 62, "On the back:", 12, "q"), fitted(beside, y + 79, back.name, room, 13, "b"),
            lines(beside, y + 96, told, 14, 12, "q"),
        )  # fmt: skip


def _hull(slots: int, middle: float, top: float) -> str:
    half = _BODY / 2
    high = slots * _ROW + 8
    return f"M{num(middle - half)} {num(top)}{_NOSE}v{num(high - 24)}l14 16v8h{num(-_BODY - 28)}v-8l14 -16Z"


def _rocket(scene: Scene, pad: int) -> str:
    """The rocket around its own origin, the upper left corner of the body."""
    s = scene.s
    rocket = scene.content.rockets[s.pads[pad]]
    half = _BODY / 2
    drawn = [el("path", d=_hull(rocket.slots, half, 0), class_="hull due" if s.marked[pad] else "hull")]
    drawn.append(_due(half, -13) if s.marked[pad] else el("circle", cx=half, cy=-13, r=7, class_="well"))
    move = scene.moves.accelerate.at(pad).text
    if scene.spots.offered(move):
        drawn.append(scene.spots.around(move, "", el("path", d=f"M0 0{_NOSE}Z", class_="hot")))
    for slot in range(rocket.slots):
        drawn.append(_slot(scene, pad, slot, 4, 4 + slot * _ROW))
    return "".join(drawn)


def _due(x: float, y: float) -> str:
    """The sign of an Accelerator on a rocket."""
    told = "An Accelerator launches this rocket at the end of the turn."
    return titled(told, el("circle", cx=x, cy=y, r=9, class_="moon"), label(x, y + 5, "!", 14, "space b", "middle"))


def _slot(scene: Scene, pad: int, slot: int, x: float, y: float) -> str:
    rocket = scene.content.rockets[scene.s.pads[pad]]
    kind, value = rocket.kinds[slot], rocket.values[slot]
    title = f"{rocket.name}, slot {slot + 1}: a {RESOURCE_LABELS[kind]} for {value} Dominance"
    return (
        rect(x + 2, y + 1, 28, 28, "well", 4) + use(good(kind), x + 42, y + 15, 19) + dominance(x + 54, y + 20, str(value), 14)
        + scene.spots.box([scene.moves.load.at(pad, slot).text], title, x, y, _BODY - 8, _ROW)
    )  # fmt: skip


def own_pad(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The launchpad of the launch base: its rocket lies on its side, best slot first."""
    s = scene.s
    large = h > 60
    if s.pads[OWN_PAD] < 0:
        scene.put(rect(x, y, w, h, "none", 6), label(x + 10, y + h / 2 + 4, "Own launchpad: empty", 12, "q"))
        return
    rocket = scene.content.rockets[s.pads[OWN_PAD]]
    back = scene.content.buildings[rocket.back]
    cost = scene.cost(back)
    step = min(56.0, (w - (60 if large else 100)) / rocket.slots)
    size = 30.0 if large else 20.0
    left, top = (x + 10, y + 46) if large else (x + 76, y + 4)
    drawn: list[str] = [rect(x, y, w, h, "card", 6)]
    if large:
        drawn += [
            label(x + 10, y + 18, "Own launchpad", 13, "b"),
            fitted(x + 10, y + 37, f"{rocket.name}; on the back: {back.name}", w - 30 - 18 * len(cost), 12.5, "q"),
            row_of(cost, x + w - 18 * len(cost), y + 33, 16, 18),
        ]
    else:
        drawn.append(fitted(x + 8, y + 15, rocket.name, 64, 12, "b") + fitted(x + 8, y + 29, back.name, 64, 11, "q"))
    long = rocket.slots * step
    high = size + (34 if large else 6)
    drawn.append(el(
        "path", class_="hull",
        d=f"M{num(left)} {num(top)}h{num(long)}q{num(high / 3)} {num(high / 4)} {num(high / 2.4)} {num(high / 2)}"
        f"q{num(-high / 12)} {num(high / 4)} {num(-high / 2.4)} {num(high / 2)}h{num(-long)}Z",
    ))  # fmt: skip
    if s.marked[OWN_PAD]:
        drawn.append(_due(left + long + 4, top + high / 2))
    for slot in range(rocket.slots):
        sx = left + 4 + slot * step
        kind, value = rocket.kinds[slot], rocket.values[slot]
        if large:
            drawn.append(rect(sx + 4, top + 5, size, size, "well", 4) + use(good(kind), sx + 10, top + 50, 17))
            drawn.append(dominance(sx + 20, top + 55, str(value), 13))
        else:
            drawn.append(rect(sx, top + 3, size, size, "well", 3))
            if s.loaded[OWN_PAD * SLOTS + slot] == NOBODY:
                drawn.append(use(good(kind), sx + size / 2, top + 3 + size / 2, 16))
        title = f"{rocket.name}, slot {slot + 1}: a {RESOURCE_LABELS[kind]} for {value} Dominance"
        move = scene.moves.load.at(OWN_PAD, slot).text
        drawn.append(scene.spots.box([move], title, sx - 1, top + 2, step - 4, high - 4))
        seat = s.loaded[OWN_PAD * SLOTS + slot]
        if seat != NOBODY:
            spot = OWN_PAD * SLOTS + slot
            place = (sx + (4 if large else 0) + size / 2, top + (5 if large else 3) + size / 2)
            scene.stand(seat, ROCKET + spot, ON_ROCKET, spot, [place], size - 4)
    accelerate = scene.moves.accelerate.at(OWN_PAD).text
    if scene.spots.offered(accelerate):
        drawn.append(scene.spots.box([accelerate], "", left + long + 4, top, high / 2.2, high))
    scene.put(f'<g id="rocket-{rocket.key}" data-enlarge="{esc(_about_pad(scene, OWN_PAD))}">{"".join(drawn)}</g>')


# buildings that can be constructed


def available(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The basic tiles with how many are left, and below them the advanced buildings that rockets have revealed."""
    s, content = scene.s, scene.content
    scene.put(panel(x, y, w, h, "Available buildings"))
    basic = [n for n, b in enumerate(content.buildings) if not b.advanced and max(b.stock) > 0]
    wide, high = (w - 16 - 3 * 6) / 4, 88.0
    for place, number in enumerate(basic):
        _tile(scene, number, x + 8 + (place % 4) * (wide + 6), y + 26 + (place // 4) * (high + 6), wide, high)
    top = y + 26 + (len(basic) + 3) // 4 * (high + 6)
    advanced = [n for n, b in enumerate(content.buildings) if b.advanced and s.stock[n] > 0]
    if advanced:
        scene.put(label(x + 10, top + 14, "Advanced, from launched rockets", 13, "q b"))
        _advanced(scene, advanced, x + 8, top + 22, w - 16, y + h - top - 28)
    else:
        scene.put(lines(x + 10, top + 18, wrap("Advanced buildings appear here when rockets launch.", w - 20, 13), 16, 13, "q"))


def _tile(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    s, spec = scene.s, scene.content.buildings[number]
    count = s.stock[number]
    cost = scene.cost(spec)
    drawn = [
        card(x, y, w, h, spec.colour, spec.name, 22),
        row_of(cost, x + 16, y + 37, 19, 20),
        gist_line(x + 7, y + 62, gist(spec), w - 12, 12),
        _team(x + 8, y + h - 19, spec.team),
        label(x + w - 7, y + h - 8, f"{count} left" if count else "none left", 12, "q", "end"),
    ]
    if spec.bonus:
        drawn.append(dominance(x + w - 38, y + 42, f"+{spec.bonus}", 13))
    body = f'<g class="dim">{"".join(drawn)}</g>' if count == 0 else "".join(drawn)
    scene.put(_stock_group(scene, spec), body, _build_spot(scene, number, x, y, w, h), "</g>")


def _stock_group(scene: Scene, spec: Building) -> str:
    return f'<g id="stock-{spec.key}" data-enlarge="{esc(scene.about(spec))}">'


def _build_spot(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> str:
    job = scene.s.job
    chosen = rect(x, y, w, h, "now", 6) if job and job[EFFECT] == STANDING and job[BUILDING] == number else ""
    return chosen + scene.spots.box(
        [scene.moves.build.at(number).text], scene.about(scene.content.buildings[number]), x, y, w, h, 6
    )


def _team(x: float, y: float, team: int, size: float = 12) -> str:
    return "".join(rect(x + n * (size + 2), y, size, size, "well", 2) for n in range(team))


def _advanced(scene: Scene, numbers: list[int], x: float, y: float, w: float, h: float) -> None:
    """Cards in two columns with their full text; with less of it where many cards must share the room."""
    wide = (w - 6) / 2
    for most in (5, 4, 3, 2, 1, 0):
        texts = [wrap(scene.content.buildings[n].text, wide - 18, 12, most) if most else [] for n in numbers]
        heights = [28.0 + 14 * len(rows) for rows in texts]
        places = _columns(heights, 4)
        if max(top + high for (_, top), high in zip(places, heights, strict=True)) <= h:
            break
    for n, rows, high, (column, top) in zip(numbers, texts, heights, places, strict=True):
        _card(scene, n, rows, x + column * (wide + 6), y + top, wide, high)


def _columns(heights: list[float], gap: float) -> list[tuple[int, float]]:
    """Put cards of these heights below each other in two columns, always in the shorter one."""
    filled = [0.0, 0.0]
    places: list[tuple[int, float]] = []
    for high in heights:
        column = 0 if filled[0] <= filled[1] else 1
        places.append((column, filled[column]))
        filled[column] += high + gap
    return places


def _card(scene: Scene, number: int, rows: list[str], x: float, y: float, w: float, h: float) -> None:
    spec: Building = scene.content.buildings[number]
    cost = scene.cost(spec)
    count = scene.s.stock[number]
    name = spec.name if count == 1 else f"{spec.name} ×{count}"
    right = x + w - 8
    short = len(rows) == 1 and rows[0].endswith("…")  # then the gist says more
    scene.put(
        _stock_group(scene, spec),
        rect(x, y, w, h, "card", 6),
        rect(x, y, 6, h, spec.colour, 3),
        fitted(x + 13, y + 18.5, name, w - 70 - 18 * len(cost) - 14 * spec.team, 13.5, "b"),
        _team(right - 38 - 18 * len(cost) - 14 * spec.team - 4, y + 8, spec.team),
        row_of(cost, right - 33 - 18 * len(cost) + 8, y + 14, 17, 18),
        dominance(right - 30, y + 19, f"+{spec.bonus}", 13) if spec.bonus else "",
        gist_line(x + 13, y + 34, gist(spec), w - 18, 12, "q") if short else lines(x + 13, y + 34, rows, 14, 12, "q"),
        _build_spot(scene, number, x, y, w, h),
        "</g>",
    )
