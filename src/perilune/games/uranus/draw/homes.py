"""Uranus: six homes under their domes, the rocks that are there and those that are missing, and who lives in them."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.core.words import counted, owned
from perilune.draw.pieces import mark
from perilune.draw.svg import num, use
from perilune.draw.words import fitted, label
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, MODULES
from perilune.games.uranus.draw.partners import race_piece
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.sets import LETTERS_APART, Set, called, in_order, launch_note, sign
from perilune.games.uranus.draw.symbols import HOME, put, rock
from perilune.games.uranus.rocks import fits, free_homes
from perilune.games.uranus.state import OVER

BOARD = "Uranus and its six modules"
WIDE, HIGH = 101.0, 83.0  # of one home
SHORT = 3.0  # between homes in one row
DOME = "M0 77V30C0 8 24 0 50.5 0S101 8 101 30V77Q101 83 95 83H6Q0 83 0 77Z"
_SHINE = '<path d="M10 25C16 11 28 6 44.5 5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".35"/>'


def summary(scene: Scene) -> str:
    """How many homes are free, and how many races wait for one; at the end, how many are safe."""
    s = scene.s
    free, waiting = len(free_homes(s, scene.content)), s.flown.count(0)
    if s.stage == OVER:
        return f"{s.seats - waiting} of {counted(s.seats, 'race')} safe" if waiting else "every race is safe"
    races = f"{waiting} {'race waits' if waiting == 1 else 'races wait'}"
    return f"{free} free, {races}"


def boxes(scene: Scene, module: int) -> list[tuple[int, bool]]:
    """The boxes of a home: their colours, and whether a rock is in them."""
    filled = scene.s.filled[module * COLOURS : (module + 1) * COLOURS]
    return [(colour, n < filled[colour]) for colour in range(COLOURS) for n in range(scene.content.modules[module][colour])]


@lru_cache(512)
def _rocks(filled: tuple[tuple[int, bool], ...]) -> str:
    drawn = []
    for n, (colour, full) in enumerate(filled):
        x, y = box_place(n, len(filled))
        drawn.append(f'<rect x="{num(x - 10.5)}" y="{num(y - 10.5)}" width="21" height="21" rx="5" class="box"/>')
        drawn.append(put(rock(colour, not full), x, y))
    return "".join(drawn)


def box_place(n: int, boxes_: int) -> tuple[float, float]:
    """Where a box of a home lies: two rows, with more boxes closer together."""
    columns = max(4, -(-boxes_ // 2))
    step = min(24.0, 93 / columns)
    return 50.5 + (n % columns - (columns - 1) / 2) * step, 46.0 + 23 * (n // columns)


def home(scene: Scene, module: int, x: float, y: float, sets: list[Set], scale: float = 1.0) -> None:
    """One home: a click launches a set to it, flies there, or does what space junk asks for."""
    s, size = scene.s, scene.sizes
    filled = boxes(scene, module)
    there = sum(1 for _, full in filled if full)
    done = there == len(filled)
    owner = s.claimed[module]
    ways = _ways(scene, module, sets)
    senders = [one for one in sets if f"send {_token(scene, one)} {module + 1}" in scene.offers]
    title = (
        f"Module {module + 1}" + (", complete" if done else "") + (f", {owned('home', scene.names[owner])}" if owner >= 0 else "")
    )
    frame = f'<g transform="translate({num(x)} {num(y)}){"" if scale == 1 else f" scale({round(scale, 3)})"}">'
    line = y + 23 * scale + size.body * 0.4
    middle = x + 60 * scale
    words = [label(x + 12 * scale, line + 1, str(module + 1), size.name + 0.5, "on-planet b")]
    if owner >= 0:
        words.append(use(mark(owner), x + 86 * scale, y + 25 * scale, 15 * scale))
    elif senders:
        words += _letters(scene, module, senders, x + 25 * scale, y + 22 * scale, 73 * scale)
    elif scene.moves.fly.moves[module].text in scene.offers:
        words.append(fitted(middle, line, "fly here", 70 * scale, size.body + 0.5, "pale b", "middle", size.least))
    elif done:
        sign_ = put(HOME, x + 42 * scale, y + 20 * scale, 0.72 * scale)
        words.append(f'<g style="color:#ffe9b0">{sign_}</g>' + label(x + 55 * scale, line, "free", size.body + 0.5, "pale b"))
    else:
        words.append(label(middle, line, f"{there} of {len(filled)}", size.body, "on-home", "middle"))
    marks = scene.place(f"module-{module + 1}", title, BOARD) + f' data-card="home-{module + 1}"'
    dome = f'<path d="{DOME}" class="home{" free" if done else ""}{" chosen" if ways else ""}"/>{_SHINE}'
    drawn = f"{frame}{dome}{_rocks(tuple(filled))}</g>{''.join(words)}"
    if ways:
        scene.put(scene.thing(marks, f"home-{module + 1}", f"Module {module + 1}", ways, drawn))
    else:
        scene.put(scene.spot(marks, scene.moves.fly.moves[module].text, title, drawn))
    if owner >= 0:
        scene.put(f'<g class="pieces">{race_piece(scene, owner, x + 50.5 * scale, y + 20 * scale, 0.82 * scale)}</g>')
    for one in senders:
        scene.ghost(f"launch-{one.at}-{module}", f"{frame}{_landing(filled, one)}</g>")


def _letters(scene: Scene, module: int, senders: list[Set], x: float, y: float, room: float) -> list[str]:
    """The letters of the sets that could be launched to a home: if there are too many, those that fit best, and dots for the others."""
    size = scene.sizes
    step = size.sign * 2 + LETTERS_APART
    dots = 0.0 if len(senders) <= room // step else size.body * 0.8
    most = int((room - dots) // step)
    shown = senders if not dots else in_order(sorted(senders, key=lambda one: _misfit(scene, one, module))[:most], senders)
    drawn = [sign(x + step * (n + 0.5), y, one.sign, size.sign, size.least) for n, one in enumerate(shown)]
    return drawn + ([label(x + room - 1, y + size.body * 0.36, "…", size.body, "on-planet b", "end")] if dots else [])


def _misfit(scene: Scene, one: Set, module: int) -> tuple[int, int]:
    """How ill a set fits into a home: the rocks left over, then the fewest that it brings."""
    fit = fits(scene.s, scene.content, one.row, module)
    return sum(one.counts) - fit, -fit


def _landing(filled: list[tuple[int, bool]], one: Set) -> str:
    """The rocks of a set in the boxes that they would fill."""
    left = one.counts[:]
    drawn = []
    for n, (colour, full) in enumerate(filled):
        if not full and left[colour]:
            left[colour] -= 1
            x, y = box_place(n, len(filled))
            drawn.append(
                f'<rect x="{num(x - 11)}" y="{num(y - 11)}" width="22" height="22" rx="5" class="lands"/>{put(rock(colour), x, y)}'
            )
    return "".join(drawn)


def _token(scene: Scene, one: Set) -> str:
    return scene.moves.send.terms[0].tokens[one.at]


def _ways(scene: Scene, module: int, sets: list[Set]) -> list[Way]:
    """What can be done with a home now; of the sets, those that fit best come first."""
    found: list[Way] = []
    senders = [one for one in sets if f"send {_token(scene, one)} {module + 1}" in scene.offers]
    for one in sorted(senders, key=lambda one: _misfit(scene, one, module)):
        text = f"send {_token(scene, one)} {module + 1}"
        says = f"Launch {called(one)[0].lower() + called(one)[1:]}"
        found.append(Way([text], says, launch_note(scene, one, module), f"launch-{one.at}-{module}"))
    fly = scene.moves.fly.moves[module].text
    if fly in scene.offers:
        found.append(Way([fly], "Fly here", "Your race moves in for good."))
    wipe = scene.moves.wipe.moves[module].text
    if wipe in scene.offers:
        found.append(Way([wipe], "Let it lose its rocks", "They go back to the supply."))
    for colour in range(COLOURS):
        text = f"secure {COLOUR_NAMES[colour]} {module + 1}"
        if text in scene.offers:
            found.append(Way([text], f"Place the {COLOUR_NAMES[colour]} rock", "It is saved from the space junk."))
    return found


def homes(scene: Scene, x: float, y: float, w: float, sets: list[Set]) -> float:
    """The six homes in two rows, under their title; returns how high they are."""
    size = scene.sizes
    scale = (w - 14) / 3 / WIDE
    high = size.name * 1.8
    scene.put(
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(high)}" rx="{num(high / 2)}" fill="#081a26" opacity=".78"/>'
        + label(x + 14, y + high / 2 + size.name * 0.36, "Homes on Uranus", size.name + 1, "on-planet b")
        + label(x + w - 14, y + high / 2 + size.body * 0.36, summary(scene), size.body, "on-home", "end")
    )
    step = HIGH * scale + 7
    for module in range(MODULES):
        home(scene, module, x + (WIDE * scale + 7) * (module % 3), y + high + 7 + step * (module // 3), sets, scale)
    return high + 7 + 2 * step


def homes_in_short(scene: Scene, x: float, y: float, w: float, sets: list[Set]) -> float:
    """The six homes in one row, beside the sets: how full they are, and where a set can be launched to. Returns how high it is."""
    s, size = scene.s, scene.sizes
    scale = (w - 5 * SHORT) / MODULES / WIDE
    line = y + size.least * 1.06
    for module in range(MODULES):
        at = x + (WIDE * scale + SHORT) * module
        filled = boxes(scene, module)
        there = sum(1 for _, full in filled if full)
        done = there == len(filled)
        ways = _ways(scene, module, sets)
        kind = f"home short{' free' if done else ''}{' chosen' if ways else ''}"
        dome = f'<path d="{DOME}" class="{kind}"/>'
        rocks = "".join(put(rock(colour, not full), *box_place(n, len(filled)), 1.15) for n, (colour, full) in enumerate(filled))
        right = at + WIDE * scale - 5
        words = label(at + 6, line, str(module + 1), size.least, "on-planet b")
        if s.claimed[module] >= 0:
            words += use(mark(s.claimed[module]), right - 7, line - size.least * 0.36, 13)
        elif done:
            words += f'<g style="color:#ffe9b0">{put(HOME, right - 9, line - size.least * 0.36, 0.72)}</g>'
        else:
            words += label(right, line, f"{there}/{len(filled)}", size.least, "on-home", "end")
        drawn = f'<g transform="translate({num(at)} {num(y)}) scale({round(scale, 3)})">{dome}{rocks}</g>{words}'
        title, marks = f"Module {module + 1}", f' data-card="home-{module + 1}"'
        scene.put(
            scene.thing(marks, f"home-{module + 1}", title, ways, drawn)
            if ways
            else scene.spot(marks, scene.moves.fly.moves[module].text, title, drawn)
        )
    return HIGH * scale


def home_place(scene: Scene, module: int, x: float, y: float, w: float) -> tuple[float, float]:
    """The top of a home where `homes` draws it."""
    scale = (w - 14) / 3 / WIDE
    left = x + (WIDE * scale + 7) * (module % 3)
    return left + WIDE * scale / 2, y + scene.sizes.name * 1.8 + 7 + (HIGH * scale + 7) * (module // 3)
