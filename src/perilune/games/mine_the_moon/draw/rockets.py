"""Rockets on their pads. Each slot says what it takes, what it is worth, and whose robot is in it."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.pieces import good
from perilune.draw.svg import num, piece, rect, use
from perilune.draw.words import label
from perilune.games.mine_the_moon.content import EMPTY, NO_SITE, OWN_PAD, SLOTS, Rocket
from perilune.games.mine_the_moon.draw.houses import outline
from perilune.games.mine_the_moon.draw.robots import ROCKET
from perilune.games.mine_the_moon.draw.scene import Scene, line
from perilune.games.mine_the_moon.draw.scenery import CUT, EARTH
from perilune.games.mine_the_moon.draw.symbols import INK, TALL, TEAM, block, disc, ghost, shadow, shape, stamp
from perilune.games.mine_the_moon.moves import RESOURCE_LABELS
from perilune.games.mine_the_moon.state import NOBODY, ON_ROCKET
from perilune.games.mine_the_moon.words.coach import aboard, paid


class Port(NamedTuple):
    """The launchpads of a layout: their middles by number of pads, their ground, the scale of all, and the size of words."""

    two: tuple[float, ...]
    three: tuple[float, ...]
    ground: float
    scale: float
    name: float
    words: float
    plate: float  # how wide
    leave: str = "up"  # where rockets fly: on a phone the Earth is not in view


WIDE_PORT: Final = Port((730, 850), (694, 793, 892), 372, 1, 13.5, 12, 96, f"to {num(EARTH[0])},{num(EARTH[1])}")
MEDIUM_PORT: Final = Port((610, 730), (574, 671, 768), 372, 1, 13.5, 12, 95, f"to {num(EARTH[0] - CUT)},{num(EARTH[1])}")
_BODY, _ROW = 80.0, 32.0


def rockets(scene: Scene, port: Port) -> None:
    """The pads A, B and, with more players, C; each with its rocket or empty."""
    pads = [pad for pad in range(OWN_PAD) if scene.s.pads[pad] != NO_SITE]
    for pad, x in zip(pads, port.two if len(pads) == 2 else port.three, strict=True):
        _pad(scene, port, pad, x)


def _pad(scene: Scene, port: Port, pad: int, x: float) -> None:
    s = scene.s
    k = port.scale
    scene.put(f'<g data-card="rocket-{pad + 1}">', _stand(x, port.ground, k))
    number = s.pads[pad]
    if number == EMPTY:
        scene.put(_plate(port, x, f"Pad {'ABC'[pad]}", "empty", "", False), "</g>")
        return
    rocket = scene.content.rockets[number]
    top = port.ground - 16 * k - rocket.slots * _ROW * k - 3 * k  # of the first slot
    hull = _hull(rocket.slots, "ABC"[pad], s.marked[pad], k)
    slots = "".join([_slot(rocket, slot, s.loaded[pad * SLOTS + slot] != NOBODY, k) for slot in range(rocket.slots)])
    scene.put(piece(f"rocket-{rocket.key}", x, top, hull, slots, leave=port.leave))
    free = s.loaded[pad * SLOTS : pad * SLOTS + rocket.slots].count(NOBODY)
    told = "set to launch" if s.marked[pad] else f"{counted(free, 'slot')} open" if free else "full: leaves"
    scene.put(
        _plate(port, x, rocket.name, told, scene.content.buildings[rocket.back].name, free < 2 or s.marked[pad] > 0), "</g>"
    )
    for slot in range(rocket.slots):
        _berth(scene, pad, slot, x - 35 * k, top + slot * _ROW * k, 70 * k, 30 * k, 26 * k, (16 * k, 28 * k))
    accelerate = scene.moves.accelerate.at(pad)
    if scene.offered(accelerate):
        ways = [Way([accelerate.text], f"Launch {rocket.name}", "It leaves at the end of this turn, full or not.")]
        nose = _nose(x, top, k)
        scene.put(
            scene.control(
                f"launch-{pad + 1}",
                f"rocket-{pad + 1}",
                rocket.name,
                ways,
                "",
                f'<path d="{nose}" class="under"/><path d="{nose}" class="hot"/>',
            )
        )


def _berth(
    scene: Scene, pad: int, slot: int, x: float, y: float, w: float, h: float, tall: float, feet: tuple[float, float]
) -> None:
    """A slot of a rocket as a place for a robot, and as something to load."""
    s = scene.s
    spot = pad * SLOTS + slot
    rocket = scene.content.rockets[s.pads[pad]]
    stands = (x + feet[0], y + feet[1])
    if s.loaded[spot] != NOBODY:
        scene.stand(s.loaded[spot], ROCKET + spot, ON_ROCKET, spot, [stands], tall)
    load = scene.moves.load.at(pad, slot)
    kind, value = rocket.kinds[slot], rocket.values[slot]
    title = f"{rocket.name}: a {RESOURCE_LABELS[kind]} for {value} Dominance"
    ways = []
    if scene.offered(load):
        name = scene.foresee(f"ghost-load-{pad + 1}-{slot + 1}", stamp(ghost(scene.seat), *stands, tall / TALL))
        free = s.loaded[pad * SLOTS : pad * SLOTS + rocket.slots].count(NOBODY) - 1
        note = f"{value} Dominance when it launches. " + (
            f"{counted(free, 'slot')} stay open." if free > 1 else "1 slot stays open." if free else _filled(scene, pad, value)
        )
        ways = [Way([load.text], f"Load a {RESOURCE_LABELS[kind]}", note, name)]
    scene.put(
        scene.control(
            f"slot-{pad + 1}-{slot + 1}",
            f"rocket-{pad + 1}",
            title,
            ways,
            load.text,
            outline(x - 1, y - 1, w + 2, h + 2, class_="hot lantern"),
        )
    )


def _filled(scene: Scene, pad: int, value: int) -> str:
    """What is said before the last slot is loaded: whom the launch pays, and how much."""
    points = aboard(scene.s, pad, scene.content)
    points[scene.seat] += value
    return f"Then it is full, and its launch pays {paid(points, scene.names, scene.seat)}."


@lru_cache(64)
def _stand(x: float, ground: float, k: float) -> str:
    """The launchpad with its tower."""
    drawn = (
        '<ellipse cy="3" rx="52" ry="11" fill="#0b0e1a" opacity=".5"/>'
        f'<ellipse rx="50" ry="10" fill="url(#mm-pad)" stroke="{INK}"/><ellipse cy="-.5" rx="38" ry="6.6" fill="#2b3350"/>'
        + shape("M-44 1A46 9 0 0 0 44 1", "none", "#ffb454", 2, ' stroke-dasharray="6 6" opacity=".65"')
        + shape("M47 -2V-120M47 -100H40M47 -50H40", "none", "#39425a", 3)
    )
    return f'<g transform="translate({num(x)},{num(ground)})scale({k:g})">{drawn}</g>'


@lru_cache(64)
def _hull(slots: int, letter: str, marked: int, k: float) -> str:
    """A rocket around the top of its first slot."""
    low = slots * _ROW + 3
    b = num(low)
    fins = (
        shape(f"M-15 {b}l-5 14h40l-5 -14Z", "#4a5470", INK, 1.2)
        + shape(f"M-38 {num(low - 42)}l-10 32v24l16 -14Z", "url(#mm-fin)", INK, 1.2)
        + shape(f"M38 {num(low - 42)}l10 32v24l-16 -14Z", "#8f3c02", INK, 1.2)
    )
    sign = disc(0, -20, 11, "#ffb454" if marked else "#39445f", INK) + ("" if marked else disc(0, -20, 8.6, "#1d3d6b"))
    body = shape(f"M-40 {b}V-5C-40 -31 -16 -49 0 -59C16 -49 40 -31 40 -5V{b}Z", "url(#mm-hull)", INK, 1.3)
    nose = shape("M-21 -39C-14 -48 -7 -54 0 -59C7 -54 14 -48 21 -39Z", "url(#mm-fin)", INK, 1.1)
    named = label(0, -15.2 * k, letter, 13 * k, "b k" if marked else "b white", "middle")
    return f'<g transform="scale({k:g})">{fins}{body}{nose}{sign}</g>{named}'


@lru_cache(256)
def _slot(rocket: Rocket, slot: int, loaded: bool, k: float) -> str:
    """A slot of a rocket, seen from the top of its first one: a place for a robot, and what it must bring."""
    y = slot * _ROW * k
    kind = rocket.kinds[slot]
    berth = rect(-33 * k, y + 2 * k, 28 * k, 26 * k, "berth warm" if loaded else "berth", 4)
    vacant = "" if loaded else use(TEAM, -19 * k, y + 15 * k, 16 * k, "free")
    return (
        rect(-35 * k, y, 70 * k, 30 * k, "slot", 5) + berth + vacant + use(good(kind), 5 * k, y + 15 * k, 18 * k)
        + label(25 * k, y + 20.3 * k, str(rocket.values[slot]), 15 * k, "b value", "middle")
    )  # fmt: skip


def _nose(x: float, top: float, k: float) -> str:
    points = [(-40, -5), (-40, -31), (-16, -49), (0, -59), (16, -49), (40, -31), (40, -5)]
    a, b, c, d, e, f, g = [f"{num(x + px * k)} {num(top + py * k)}" for px, py in points]
    return f"M{a}C{b} {c} {d}C{e} {f} {g}Z"


@lru_cache(256)
def _plate(port: Port, x: float, name: str, told: str, back: str, soon: bool) -> str:
    """Name, open slots, and the building on the back on a blue tab."""
    k = port.scale
    wide, y = port.plate, port.ground + 11 * k
    first, second = y + port.name + 2, y + port.name + port.words + 5
    low = second + 5
    tab = port.words + 6
    drawn = [
        rect(x - wide / 2, y, wide, low + (tab + 3 if back else 0) - y, "plate", 7),
        line(x, first, name, wide - 8, port.name, "b", "middle"),
        line(x, second, told, wide - 6, port.words, "b gain" if soon else "q", "middle"),
    ]
    if back:
        drawn.append(
            rect(x - wide / 2 + 4, low, wide - 8, tab, "plan", 5)
            + line(x, low + port.words + 1, back, wide - 14, port.words, "pt", "middle")
        )
    return "".join(drawn)


# the launch base's own pad


def own_pad(scene: Scene, x: float, ground: float, w: float, words: float) -> None:
    """The launch base's own rocket lies on a carrier, best slot first."""
    s = scene.s
    high = w * 0.27
    top = ground - 12 - high
    scene.put(f'<g data-card="rocket-{OWN_PAD + 1}">', _carrier(x, ground, w))
    number = s.pads[OWN_PAD]
    if number < 0:
        scene.put(line(x + w / 2, top + high / 2 + 4, "Own launchpad", w - 12, words, "q", "middle"), "</g>")
        return
    rocket = scene.content.rockets[number]
    step = (w - high * 0.95) / rocket.slots
    free = tuple([s.loaded[OWN_PAD * SLOTS + slot] == NOBODY for slot in range(rocket.slots)])
    scene.put(
        piece(f"rocket-{rocket.key}", x, top, _lying(rocket, w, high, step, words, free, s.marked[OWN_PAD]), leave="up"),
        line(x + w / 2, ground + 16, rocket.name, w, words + 0.5, "b", "middle"),
        rect(x + w / 2 - 58, ground + 37, 116, words + 7, "plan", 5),
        line(x + w / 2, ground + 38 + words, scene.content.buildings[rocket.back].name, 108, words, "pt", "middle"),
        line(x + w / 2, ground + 18 + words, "your own launchpad", w, words, "q", "middle"),
        "</g>",
    )
    for slot in range(rocket.slots):
        tall = min(high * 0.56, step * 0.85)
        _berth(scene, OWN_PAD, slot, x + 9 + slot * step, top + 2, step - 2, high - 4, tall, ((step - 2) / 2, high * 0.6))
    accelerate = scene.moves.accelerate.at(OWN_PAD)
    if scene.offered(accelerate):
        ways = [Way([accelerate.text], f"Launch {rocket.name}", "It leaves at the end of this turn, full or not.")]
        side = max(24.0, high * 0.7)
        scene.put(scene.control("launch-4", "rocket-4", rocket.name, ways, "", outline(x + w - side, top, side, high)))


def small_rocket(scene: Scene, x: float, ground: float, w: float) -> None:
    """A rival's own rocket, seen from afar: a good for each open slot, a robot in each loaded one."""
    s = scene.s
    if s.pads[OWN_PAD] < 0:
        return
    rocket = scene.content.rockets[s.pads[OWN_PAD]]
    high = w * 0.24
    top, step = ground - 3 - high, (w - high) / rocket.slots
    free = tuple([s.loaded[OWN_PAD * SLOTS + slot] == NOBODY for slot in range(rocket.slots)])
    hull = piece(f"rocket-{rocket.key}", x, top, _far(rocket, w, high, step, free, s.marked[OWN_PAD]), leave="up")
    scene.put(f'<g data-card="rocket-{OWN_PAD + 1}">{hull}</g>')
    for slot in range(rocket.slots):
        spot = OWN_PAD * SLOTS + slot
        if s.loaded[spot] != NOBODY:
            scene.stand(
                s.loaded[spot], ROCKET + spot, ON_ROCKET, spot, [(x + 4 + (slot + 0.5) * step, ground - 5)], min(high * 0.8, step)
            )
    accelerate = scene.moves.accelerate.at(OWN_PAD)
    if scene.offered(accelerate):
        ways = [Way([accelerate.text], f"Launch {rocket.name}", "It leaves at the end of this turn, full or not.")]
        scene.put(scene.control("launch-4", "rocket-4", rocket.name, ways, "", outline(x, top, w, max(24, high), 6)))


@lru_cache(128)
def _far(rocket: Rocket, w: float, high: float, step: float, free: tuple[bool, ...], marked: int) -> str:
    """A rocket on its side that is far away, around its upper left corner."""
    long = 4 + rocket.slots * step
    nose = f"Q{num(w)} 1 {num(w)} {num(high / 2)}Q{num(w)} {num(high - 1)} {num(long)} {num(high)}"
    drawn = [
        shape(f"M4 0H{num(long)}{nose}H4Z", "url(#mm-hull)", INK),
        shape(f"M{num(long)} 0{nose}Z", "#ffb454" if marked else "#c2571a", INK),
    ]
    for slot, open_ in enumerate(free):
        left = 4 + slot * step
        drawn.append(rect(left + 1, 2, step - 2, high - 4, "berth" if open_ else "berth warm", 2))
        if open_:
            drawn.append(use(good(rocket.kinds[slot]), left + step / 2, high / 2, min(step - 3, high - 6), "ghost"))
    return "".join(drawn)


@lru_cache(32)
def _carrier(x: float, ground: float, w: float) -> str:
    wheels = "".join(disc(x + 12 + n * (w - 24) / 5, ground - 4, 4.5, "#8b95ad", INK) for n in range(6))
    return (
        shadow(x + w / 2, ground, w / 2 + 6) + block(x, ground - 12, w, 7, "#39425a", INK, 3) + wheels
    )  # fmt: skip


@lru_cache(64)
def _lying(rocket: Rocket, w: float, high: float, step: float, words: float, free: tuple[bool, ...], marked: int) -> str:
    """A rocket on its side, around its upper left corner."""
    long = 8 + rocket.slots * step
    tip, bend = f"{num(w)} {num(high / 2)}", num(w - high * 0.2)
    curve = f"M{num(long)} 0C{bend} 2 {num(w)} {num(high * 0.36)} {tip}"
    curve += f"C{num(w)} {num(high * 0.64)} {bend} {num(high - 2)} {num(long)} {num(high)}Z"
    nose = shape(curve, "#ffb454" if marked else "url(#mm-fin)", INK, 1.2)
    drawn = [
        shape(f"M8 -3L-6 -7V{num(high * 0.3)}ZM8 {num(high + 3)}L-6 {num(high + 7)}V{num(high * 0.7)}Z", "#8f3c02", INK),
        nose, block(2, 0, long - 2, high, "url(#mm-metal-down)", INK, 5),
    ]  # fmt: skip
    for slot in range(rocket.slots):
        left = 9 + slot * step
        drawn.append(rect(left, 3, step - 2, high - 6, "slot", 4))
        if free[slot]:
            drawn.append(use(good(rocket.kinds[slot]), left + step / 2 - 1, high * 0.34, min(step - 6, high * 0.42)))
        drawn.append(label(left + step / 2 - 1, high - words * 0.45, str(rocket.values[slot]), words, "b value", "middle"))
    return "".join(drawn)
