"""The sets of a moon: those in hand, or those that its mines will produce next; and the strip that shows them beside the supply."""

from typing import Final

from perilune.core.drawing import Thing, Way
from perilune.core.move import Move
from perilune.draw.svg import num, rect
from perilune.draw.words import label, width
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, GUN, MINE, TELESCOPE, TRACKS
from perilune.games.uranus.draw.scene import Scene, Sizes
from perilune.games.uranus.draw.symbols import put, rock
from perilune.games.uranus.hexes import HEXES, NAMES, hexes_of
from perilune.games.uranus.moon import networks, track
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import find_set, fits, rocks_in
from perilune.games.uranus.state import MINING, OVER, USING, UranusState
from perilune.games.uranus.words.cards import TRACK_TITLES
from perilune.games.uranus.words.letters import letter, lettered

LETTERS_APART: Final = 4.5  # more than their line is wide, or their discs touch


class Set:
    """A set as it is shown: where it lies, its letter, its rocks by colour, and its row in the position (-1 for one to come)."""

    def __init__(self, at: int, sign: str, counts: list[int], row: int) -> None:
        self.at = at
        self.sign = sign
        self.counts = counts
        self.row = row

    @property
    def key(self) -> str:
        """Its name among the things of a picture."""
        return f"set-{self.at}"

    def rocks(self) -> list[int]:
        """The colour of each of its rocks."""
        return [colour for colour in range(COLOURS) for _ in range(self.counts[colour])]


def in_hand(s: UranusState) -> bool:
    """Whether the sets of this round lie on the table."""
    return s.stage in (MINING, USING)


def sets_of(scene: Scene, seat: int) -> list[Set]:
    """The sets in hand; at other times those that the mines will make, and the rocks that wait for the next round. In the order of the
    alphabet, loose rocks last."""
    return sorted(_sets_of(scene, seat), key=lambda one: (one.sign == "+", len(one.sign), one.sign))


def _sets_of(scene: Scene, seat: int) -> list[Set]:
    s = scene.s
    signs = {at: letter(n) for at, n in lettered(s, seat, scene.content).items()}
    if in_hand(s):
        return [
            Set(s.set_at[row], signs.get(s.set_at[row], "+"), s.set_rocks[row * COLOURS : (row + 1) * COLOURS], row)
            for row, owner in enumerate(s.set_owner)
            if owner == seat
        ]
    if s.flown[seat]:
        return []
    terrain = scene.content.moons[s.moons[seat]].terrain
    found = []
    for net in networks(s, seat):
        counts = [0] * COLOURS
        mines = hexes_of(net & s.mines[seat])
        for hex_ in mines:
            if terrain[hex_] >= 0:
                counts[terrain[hex_]] += 1
        found.append(Set(mines[0], signs[mines[0]], counts, -1))
    for colour in range(COLOURS):
        waiting = s.saved[seat * COLOURS + colour]
        for _ in range(waiting):
            found.append(Set(LOOSE + colour, "+", [int(c == colour) for c in range(COLOURS)], -1))
    return found


def rocks_told(counts: list[int]) -> str:
    """Rocks in words."""
    return ", ".join(f"{number} {COLOUR_NAMES[colour]}" for colour, number in enumerate(counts) if number)


def called(one: Set) -> str:
    """A set by its letter, or by its colour if it is a loose rock."""
    return f"Set {one.sign}" if one.at < HEXES else f"Loose {COLOUR_NAMES[one.at - LOOSE]} rock"


def token(one: Set) -> str:
    """A set as moves call it."""
    return NAMES[one.at] if one.at < HEXES else f"loose-{COLOUR_NAMES[one.at - LOOSE]}"


def ways_of(scene: Scene, one: Set) -> list[Way]:
    """What a set in hand can pay for, where it can be launched to, what can be added to it or it to others."""
    if not in_hand(scene.s) or not scene.offers:
        return []
    found: list[Way] = []
    for move in scene.offered("use"):
        if move.a == one.at:
            found.append(Way([move.text], TRACK_TITLES[move.b], step_note(scene, move.b), f"step-{move.b}"))
    for move in scene.offered("send"):
        if move.a == one.at:
            found.append(
                Way([move.text], f"Launch to module {move.b + 1}", launch_note(scene, one, move.b), f"launch-{one.at}-{move.b}")
            )
    joining: list[tuple[bool, Way]] = []  # those that pay for something new come first
    for move in scene.offered("join"):
        if move.b == one.at:
            note, pays = joined_note(scene, move)
            if pays or found:  # else it is no use, and the loose rock offers it anyway
                joining.append((not pays, Way([move.text], f"Add the loose {COLOUR_NAMES[move.a]} rock", note)))
        elif one.at == LOOSE + move.a and sum(one.counts) == 1:
            note, pays = joined_note(scene, move)
            joining.append((not pays, Way([move.text], f"Add it to {_other(scene, move.b)}", note)))
    return found + [way for _, way in sorted(joining, key=lambda row: row[0])]


def _other(scene: Scene, at: int) -> str:
    """A set that a loose rock is added to."""
    if at >= HEXES:
        return f"the loose {COLOUR_NAMES[at - LOOSE]} rock"
    return f"set {letter(lettered(scene.s, scene.focus, scene.content)[at])}"


def joined_note(scene: Scene, move: Move) -> tuple[str, bool]:
    """What a set has with a loose rock added to it, and what that pays for; and whether it pays for anything new."""
    s, other = scene.s, _other(scene, move.b)
    start = find_set(s, scene.focus, move.b) * COLOURS
    before = s.set_rocks[start : start + COLOURS]
    after = [rocks + int(colour == move.a) for colour, rocks in enumerate(before)]
    pays = [TRACK_TITLES[n] for n in range(TRACKS) if pays_for(scene, n, after) and not pays_for(scene, n, before)]
    words = f"{other[0].upper()}{other[1:]} then has {rocks_told(after)}"
    return f"{words}. Now also pays for: {', '.join(pays)}." if pays else f"{words}.", bool(pays)


def pays_for(scene: Scene, number: int, counts: list[int]) -> bool:
    """Whether these rocks pay for a step of a track that has one left."""
    s, seat = scene.s, scene.focus
    spec = track(s, scene.content, seat, number)
    known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1
    return not known and s.marks[seat * TRACKS + number] < spec.steps and spec.paid_by(counts, 0)


def step_note(scene: Scene, number: int, steps: int = 1) -> str:
    """What the next steps of a track bring."""
    s = scene.s
    spec = track(s, scene.content, scene.focus, number)
    before = s.marks[scene.focus * TRACKS + number]
    marks = before + steps
    value = spec.values[marks]
    which = f"Step {marks} of {spec.steps}" if steps == 1 else f"Steps {before + 1} to {marks} of {spec.steps}"
    if number < 2 and value:
        return f"{which}: {value} {TRACK_TITLES[number].lower() if value > 1 else TRACK_TITLES[number].lower()[:-1]}."
    if marks == spec.steps:
        done = "your race knows it" if number >= TELESCOPE else "ready to build" if number < GUN else "loaded"
        return f"{which}: {done}."
    missing = next((step for step in range(marks, spec.steps) if number == MINE and spec.values[step]), spec.steps) - marks
    return f"{which}: {missing} more for {_BRINGS[number]}."


_BRINGS: Final = [
    "tunnels",
    "a mine",
    "a fortification",
    "a launchpad",
    "a shot",
    "the telescope",
    "weaponry",
    "rockets",
    "a spaceship",
]


def launch_note(scene: Scene, one: Set, module: int) -> str:
    """How many rocks of a set fit into a module, what they make of it, and what comes of the others."""
    fit = fits(scene.s, scene.content, one.row, module)
    over = rocks_in(scene.s, one.row) - fit
    boxes = sum(scene.content.modules[module])
    full = sum(scene.s.filled[module * COLOURS : (module + 1) * COLOURS]) + fit
    words = f"{fit} {'rock fits' if fit == 1 else 'rocks fit'}: " + (
        f"then {full} of {boxes} boxes {'is' if full == 1 else 'are'} full." if full < boxes else "a home for a race!"
    )
    return words if not over else f"{words} {over} left over: {over} space junk {'card' if over == 1 else 'cards'}."


def sign(x: float, y: float, text: str, radius: float = 8.6, size: float = 12) -> str:
    """The letter of a set on its white disc."""
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" class="letter"/>'
    return disc + label(x, y + size * 0.36, text, size, "k b", "middle")


def in_order(some: list[Set], sets: list[Set]) -> list[Set]:
    """Some of these sets, in the order of all."""
    return [one for one in sets if one in some]


class Strip:
    """How sets are laid out as chips: how high they are, and how much room a rock has."""

    def __init__(self, high: float, unit: float, size: Sizes) -> None:
        self.high = high
        self.unit = unit
        self.size = size
        self.digit = width("2", size.least, True) + 2
        self.head = size.sign * 2 + 6  # for the letter

    def width(self, one: Set) -> float:
        """How wide the chip of a set is: all of its rocks, or, of more than six, as many of each colour."""
        if sum(one.counts) <= 6:
            return self.head + self.unit * sum(one.counts) + 7
        return self.head + sum(self.unit + self.digit for number in one.counts if number) + 7

    def chip(self, scene: Scene, one: Set, x: float, y: float) -> str:
        """A set as a chip: its letter and its rocks."""
        middle = y + self.high / 2
        drawn = [rect(x, y, self.width(one), self.high, "chip", min(self.high / 2, 18))]
        drawn.append(sign(x + self.head / 2, middle, one.sign, self.size.sign, self.size.least))
        at = x + self.head + self.unit / 2
        scale = self.unit / 16
        if sum(one.counts) <= 6:
            drawn += [put(rock(colour), at + self.unit * n, middle, scale) for n, colour in enumerate(one.rocks())]
        else:
            for colour, number in enumerate(one.counts):
                if number:
                    drawn.append(label(at - self.unit / 2, middle + self.size.least * 0.36, str(number), self.size.least, "b"))
                    drawn.append(put(rock(colour), at + self.digit, middle, scale))
                    at += self.unit + self.digit
        title = f"{called(one)}: {rocks_told(one.counts)}"
        marks = f' data-card="{one.key}"'
        ways = ways_of(scene, one)
        if ways:
            scene.things.setdefault(one.key, Thing(called(one), ways, opens=True))  # its card tells the rocks
            return scene.thing(marks, one.key, title, ways, *drawn)
        return f'<g{marks} data-says="{title}">{"".join(drawn)}</g>'

    def lines(self, sets: list[Set], room: float, first: float) -> list[list[Set]]:
        """The sets in lines; the first line has less room."""
        found: list[list[Set]] = [[]]
        left = room - first
        for one in sets:
            wide = self.width(one)
            if wide > left and found[-1]:
                found.append([])
                left = room
            found[-1].append(one)
            left -= wide + 5
        return found


def strip(scene: Scene, sets: list[Set], how: Strip, x: float, y: float, w: float) -> float:
    """The sets and the supply; returns how high it is."""
    size = how.size
    title = "Sets" if in_hand(scene.s) or scene.s.stage == OVER else "Next sets"
    first = width(title, size.body) + 16
    lines = how.lines(sets, w - 16, first)
    step = how.high + 3
    supply_high = size.body * 2
    high = 10 + step * len(lines) + supply_high
    named = label(x + 10, y + 7 + how.high / 2 + size.body * 0.36, title, size.body, "q")
    scene.put(f'<g id="sets">{rect(x, y, w, high, "plate", 10)}{named}</g>')
    for number, line in enumerate(lines):
        at = x + 8 + (first if number == 0 else 0)
        for one in line:
            scene.put(how.chip(scene, one, at, y + 7 + step * number))
            at += how.width(one) + 5
    if not sets:
        none = "none left" if scene.s.stage == USING else "none"
        scene.put(label(x + 8 + first, y + 7 + how.high / 2 + size.body * 0.36, none, size.body, "q"))
    _supply(scene, x, y + high - supply_high / 2 - 2, w)
    return high


def _supply(scene: Scene, x: float, y: float, w: float) -> None:
    """What is left of each colour."""
    size = scene.sizes
    drawn = [label(x + 10, y + size.body * 0.36, "Supply", size.body, "q")]
    left = width("Supply", size.body) + 24
    step = (w - left - 4) / COLOURS
    for colour in range(COLOURS):
        at = x + left + step * colour
        drawn.append(put(rock(colour), at + size.unit / 2, y, size.unit / 15.3))
        drawn.append(label(at + size.unit * 1.25, y + size.body * 0.36, str(scene.s.supply[colour]), size.body + 0.5, "b"))
    scene.put(f'<g data-card="supply">{rect(x + 4, y - size.body, w - 8, size.body * 2, "hot")}{"".join(drawn)}</g>')
