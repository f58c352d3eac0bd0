"""Launchpads with their rockets, and the buildings that can be constructed."""

from perilune.core.pending import KIND
from perilune.draw.pieces import good, row_of
from perilune.draw.shapes import dominance
from perilune.draw.svg import card_in, el, esc, num, piece, rect, titled, use
from perilune.draw.words import fitted, label, width
from perilune.games.mine_the_moon.content import EMPTY, NO_SITE, OWN_PAD, SLOTS, Building
from perilune.games.mine_the_moon.draw.robots import ROCKET
from perilune.games.mine_the_moon.draw.scene import Scene, gist_line, teams
from perilune.games.mine_the_moon.effect import BUILDING, STANDING
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import NOBODY, ON_ROCKET

_ROW, _BODY = 26.0, 80.0
_NOSE = "c0 -16 26 -24 40 -30c14 6 40 14 40 30"


def launchpads(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The pads A, B and, with more players, C; each with its rocket or empty."""
    s = scene.s
    scene.put(rect(x, y, w, h, "panel", 8))
    pads = [pad for pad in range(OWN_PAD) if s.pads[pad] != NO_SITE]
    wide = (w - 8) / len(pads)
    for number, pad in enumerate(pads):
        with card_in(scene.ground, _about_pad(scene, pad)):
            _pad(scene, pad, x + 4 + wide * number, y + 6, wide, h - 12)


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
    middle = x + w / 2
    scene.put(
        el("path", d=f"M{num(middle - 48)} {num(ground)}h96l-7 5h-82Z", class_="stone"),
        label(middle - 46, y + 16, name, 18, "q b"),
    )
    card_number = scene.s.pads[pad]
    if card_number == EMPTY:
        scene.put(
            el("path", d=_hull(3, middle, ground - 3 * _ROW - 8), class_="none"),
            label(middle, ground - 42, "empty", 13, "q", "middle"),
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
            scene.stand(seat, ROCKET + spot, ON_ROCKET, spot, [(middle - _BODY / 2 + 17, top + 4 + (slot + 0.5) * _ROW)], 21)
    scene.put(
        fitted(middle, ground + 22, rocket.name, w - 10, 14, "b", "middle"),
        titled(f"On the back: {scene.about(back)}", _back(scene, back, middle, ground + 39, w - 6)),
    )


def _back(scene: Scene, back: Building, middle: float, y: float, room: float) -> str:
    """What a rocket becomes: the name and the cost of the building on its back."""
    cost = scene.cost(back)
    icons = 14.0 * len(cost) + 3
    wide = min(width(back.name, 11.5), room - icons)
    left = middle - (wide + icons) / 2
    return fitted(left, y, back.name, wide, 11.5, "q") + row_of(cost, left + wide + 10, y - 4, 13, 14)


def _hull(slots: int, middle: float, top: float) -> str:
    half = _BODY / 2
    high = slots * _ROW + 8
    return f"M{num(middle - half)} {num(top)}{_NOSE}v{num(high - 16)}l6 10v6h{num(-_BODY - 12)}v-6l6 -10Z"


def _rocket(scene: Scene, pad: int) -> str:
    """The rocket around its own origin, the upper left corner of the body."""
    s = scene.s
    rocket = scene.content.rockets[s.pads[pad]]
    half = _BODY / 2
    drawn = [el("path", d=_hull(rocket.slots, half, 0), class_="hull due" if s.marked[pad] else "hull")]
    drawn.append(_due(half, -11) if s.marked[pad] else el("circle", cx=half, cy=-11, r=6, class_="well"))
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
        rect(x + 1, y + 1, 24, 24, "well", 4) + use(good(kind), x + 37, y + 13, 17) + dominance(x + 48, y + 18, str(value), 13)
        + scene.spots.box([scene.moves.load.at(pad, slot).text], title, x, y, _BODY - 8, _ROW)
    )  # fmt: skip


def own_pad(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The launchpad of the launch base: its rocket lies on its side, best slot first. Where it is low, it says less."""
    s = scene.s
    if s.pads[OWN_PAD] < 0:
        scene.put(rect(x, y, w, h, "none", 6), fitted(x + w / 2, y + h / 2 + 4, "Own launchpad", w - 12, 12, "q", "middle"))
        return
    rocket = scene.content.rockets[s.pads[OWN_PAD]]
    back = scene.content.buildings[rocket.back]
    large = h > 60
    size = 24.0 if large else 20.0
    left, top = (x + 6, y + 22) if large else (x + 4, y + 2 if h < 34 else y + h - 27)
    high = h - 26 if large else 24.0
    step = min(36.0, (w - 8 - high / 2.4) / rocket.slots)
    drawn: list[str] = [rect(x, y, w, h, "card", 6)]
    if large:
        named = min(width(rocket.name, 12, True), w / 2)
        drawn.append(fitted(x + 8, y + 15, rocket.name, named, 12, "b"))
        told = fitted(x + w - 8, y + 15, back.name, w - named - 22, 11.5, "q", "end")
        drawn.append(titled(f"On the back: {scene.about(back)}", told))
    elif h >= 40:
        drawn.append(fitted(x + 7, y + 13, rocket.name, w - 14, 12, "b"))
    long = rocket.slots * step
    drawn.append(el(
        "path", class_="hull due" if s.marked[OWN_PAD] else "hull",
        d=f"M{num(left)} {num(top)}h{num(long)}q{num(high / 3)} {num(high / 4)} {num(high / 2.4)} {num(high / 2)}"
        f"q{num(-high / 12)} {num(high / 4)} {num(-high / 2.4)} {num(high / 2)}h{num(-long)}Z",
    ))  # fmt: skip
    if s.marked[OWN_PAD]:
        drawn.append(_due(left + long + 5, top + high / 2))
    for slot in range(rocket.slots):
        drawn.append(_own_slot(scene, slot, left + slot * step, top, step, high, size))
    accelerate = scene.moves.accelerate.at(OWN_PAD).text
    if scene.spots.offered(accelerate):
        drawn.append(scene.spots.box([accelerate], "", left + long - 2, top - 1, max(24, high / 2.2), max(24, high)))
    scene.put(f'<g id="rocket-{rocket.key}" data-enlarge="{esc(_about_pad(scene, OWN_PAD))}">{"".join(drawn)}</g>')


def _own_slot(scene: Scene, slot: int, x: float, y: float, step: float, high: float, size: float) -> str:
    s = scene.s
    rocket = scene.content.rockets[s.pads[OWN_PAD]]
    kind, value = rocket.kinds[slot], rocket.values[slot]
    seat = s.loaded[OWN_PAD * SLOTS + slot]
    side = min(size, step - 3)
    drawn = [rect(x + (step - side) / 2, y + 2, side, side, "well", 4)]
    if high > 40:
        drawn.append(
            use(good(kind), x + step / 2 - 7, y + high - 11, 14) + label(x + step / 2 + 2, y + high - 7, str(value), 12, "b")
        )
    elif seat == NOBODY:
        drawn.append(use(good(kind), x + step / 2, y + 2 + side / 2, 15))
    title = f"{rocket.name}, slot {slot + 1}: a {RESOURCE_LABELS[kind]} for {value} Dominance"
    drawn.append(scene.spots.box([scene.moves.load.at(OWN_PAD, slot).text], title, x + 0.5, y + 1, step - 1, high - 2))
    if seat != NOBODY:
        spot = OWN_PAD * SLOTS + slot
        scene.stand(seat, ROCKET + spot, ON_ROCKET, spot, [(x + step / 2, y + 2 + side / 2)], side - 3)
    return "".join(drawn)


# buildings that can be constructed


def available(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """The basic tiles with how many are left, and below them the advanced buildings that rockets have revealed."""
    s, content = scene.s, scene.content
    scene.put(rect(x, y, w, h, "panel", 8), label(x + 10, y + 17, "Buildings", 12.5, "q b"))
    deck = f"{len(s.deck)} in the rocket deck"
    scene.put(titled(
        "When a launchpad cannot be refilled, the game ends after one more turn.",
        label(x + w - 28, y + 17, deck, 12, "q" if s.deck else "b happened", "end"), _deck(x + w - 20, y + 13),
    ))  # fmt: skip
    basic = [n for n, b in enumerate(content.buildings) if not b.advanced and max(b.stock) > 0]
    advanced = [n for n, b in enumerate(content.buildings) if b.advanced and s.stock[n] > 0]
    top = y + 24
    top += _stock(scene, basic, x + 8, top, w - 16, 4 * 36) + 3
    scene.put(el("path", d=f"M{num(x + 8)} {num(top)}h{num(w - 16)}", class_="rule"))
    room = y + h - top - 13
    if advanced:
        _stock(scene, advanced, x + 8, top + 6, w - 16, room)
    places = int((room + 3) // 36) * 2
    wide = (w - 21) / 2
    for place in range(len(advanced), places if len(advanced) <= places else 0):
        left, at = x + 8 + place % 2 * (wide + 5), top + 6 + place // 2 * 36
        scene.put(rect(left, at, wide, 33, "none ghost", 5))
        if place == 0:
            scene.put(label(left + wide / 2, at + 21, "advanced", 12, "q", "middle"))


def _stock(scene: Scene, numbers: list[int], x: float, y: float, w: float, h: float) -> float:
    """Cards in two columns, or in three where many share the room; returns how high they are together."""
    columns = 2 if (len(numbers) + 1) // 2 * 35 - 3 <= h else 3
    rows = (len(numbers) + columns - 1) // columns
    gap = 3.0
    wide = (w - 5 * (columns - 1)) / columns
    high = min(33.0 if columns == 2 else 44.0, (h + gap) / rows - gap)
    for place, number in enumerate(numbers):
        _card(scene, number, x + place % columns * (wide + 5), y + place // columns * (high + gap), wide, high)
    return rows * (high + gap)


def _card(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> None:
    """How many are left on a tab of its colour; name and cost; what it does, its team and its bonus."""
    spec = scene.content.buildings[number]
    count = scene.s.stock[number]
    cost = scene.cost(spec)
    left, right = x + 20, x + w - 5
    bonus = 30.0 if spec.bonus else 0.0
    first, second = (y + 14, y + h - 5) if w > 120 else (y + (11 if h < 28 else 12.5), y + h - (2.5 if h < 28 else 4))
    drawn = [
        rect(x, y, w, h, "card", 5),
        el("path", d=f"M{num(x + 16)} {num(y)}h-11a5 5 0 0 0 -5 5v{num(h - 10)}a5 5 0 0 0 5 5h11Z", class_=spec.colour),
        label(x + 8, y + h / 2 + 4.5, str(count), 12.5, "k b", "middle"),
    ]
    if w > 120:
        crew = 11.0 * spec.team
        long = width(spec.name, 11, True) > 1.15 * (right - left - 15 * len(cost) - 2)  # then the cost is on the second line
        each = 13.0 if long else 15.0
        icons = each * len(cost) + 2
        if long:
            crew = icons - 2
        drawn += [
            fitted(left, first, spec.name, right - left - (0 if long else icons), 12.5, "b"),
            row_of(
                cost, right - (bonus if long else 0) - icons + each / 2 + 2, (second if long else first) - 4.5, each - 1, each
            ),
            gist_line(left, second, scene.gist(number), right - left - bonus - crew - 6, 11.5, "q"),
            teams(right - bonus - crew - 1, second - 8.5, spec.team),
            dominance(right - 27, second, f"+{spec.bonus}", 12) if spec.bonus else "",
        ]
    else:
        drawn += [
            fitted(left, first, spec.name, right - left + 3, 11.5, "b"),
            row_of(cost, left + 6, second - 4, 13, 13),
            teams(left + 15 * len(cost), second - 8, spec.team, 7) if h < 40 else "",
            dominance(right - 26, second, f"+{spec.bonus}", 11.5) if spec.bonus else "",
            gist_line(left, (first + second) / 2 + 0.5, scene.gist(number), right - left + 3, 11, "q") if h >= 40 else "",
        ]
    body = f'<g class="dim">{"".join(drawn)}</g>' if count == 0 else "".join(drawn)
    paid = [frame[BUILDING] for frame in scene.s.pending if frame[KIND] == STANDING]
    chosen = rect(x, y, w, h, "now", 5) if number in paid else ""
    about = scene.about(spec)
    scene.put(
        f'<g id="stock-{spec.key}" data-enlarge="{esc(about)}">', body, chosen,
        scene.spots.box([scene.moves.build.at(number).text], about, x, y, w, h, 5), "</g>",
    )  # fmt: skip
