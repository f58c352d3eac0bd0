"""What explains each part of the picture, by its key: its name, what it is and does, and its rule. All of it comes from the view."""

from typing import Final

from perilune.core.drawing import Card
from perilune.core.words import counted, owned, series
from perilune.games.uranus.cards.asteroids import gaps, neighbours
from perilune.games.uranus.cards.junk import has_junk
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, LAVA, MODULES, SYMBOLS, TELESCOPE, TRACK_NAMES, TRACKS, Content
from perilune.games.uranus.hexes import BIT, HEXES, count, hexes_of
from perilune.games.uranus.moon import gun_start, network, track
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import complete, find_set
from perilune.games.uranus.state import NOBODY, NONE, PATTERN, POINT, UranusState
from perilune.games.uranus.words.escape import needs
from perilune.games.uranus.words.letters import letter, lettered, number_of_letter
from perilune.games.uranus.words.places import AREAS, SPOTS, asteroid, titled
from perilune.games.uranus.words.regions import asteroid_track, loads, module, rocks, space_junk, steps, volcano

TRACK_TITLES: Final = [
    "Tunnels",
    "Mines",
    "Fortification",
    "Launchpad",
    "Space gun",
    "Telescope",
    "Weaponry",
    "Rocket",
    "Spaceship",
]
_USES: Final = [  # what a track is for, and its rule
    ("It lets you dig as many tunnels as the highest number crossed off. Digging the first one erases the track.", "5.1"),
    (
        "It lets you build as many mines as the highest number crossed off, at most two a round. Building the first one erases the track.",
        "5.4",
    ),
    ("When it is complete, you make one mine safe from impacts and eruptions. Then the track is erased.", "5.7"),
    (
        "When it is complete, you build a launchpad: from there you launch sets and, at last, your race. Then it is erased.",
        "5.8",
    ),
    (
        "When it is complete, the gun is loaded: one shot removes an asteroid beside your moon, for both moons. Then it is erased.",
        "5.9",
    ),
    ("The asteroids beside your moon lie face up, now and later.", "5.11"),
    ("It crosses off the first two steps of the space gun for good.", "5.12"),
    ("It lets you launch sets to Uranus.", "4.6"),
    ("It lets your race fly to a complete home, from a launchpad.", "6.1"),
]


def card(s: UranusState, seat: int, key: str, names: list[str], content: Content) -> Card | None:
    """The card of a part, None if there is no such part."""
    kind, _, rest = key.partition("-")
    viewer = max(seat, 0)
    if kind == "track":
        return Card("The asteroid track", asteroid_track(s, names, content), "2.2") if not rest else None
    if kind == "supply" and not rest:
        held = f"Only these rocks are left: {rocks(s.supply)}."
        return Card("The supply of moon rocks", [held, "Sets that are used, and rocks that are lost, come back to it."], "1.8")
    if kind == "junk" and not rest and has_junk(s):
        return Card("Space junk", space_junk(s, names, content), "4.9")
    if kind == "objective" and not rest and s.objectives[viewer] >= 0:
        goal = content.objectives[s.objectives[viewer]]
        return Card(goal.name, [goal.text, "It is your secret, and counts only if all races escape."], "10.1")
    numbers = [int(part) for part in rest.split("-") if part.isdigit()]
    if not numbers or "-".join(str(number) for number in numbers) != rest:
        return None
    return _numbered(s, viewer, kind, numbers, names, content)


def _numbered(s: UranusState, viewer: int, kind: str, numbers: list[int], names: list[str], content: Content) -> Card | None:
    first = numbers[0]
    if len(numbers) == 2:
        return _track(s, first - 1, numbers[1], content) if kind == "row" and first in _seats(s) and numbers[1] < TRACKS else None
    if len(numbers) > 2 or s.moons[viewer] == NOBODY:
        return None
    if kind == "hex" and first < HEXES:
        return _hex(s, viewer, first, content)
    if kind == "set":
        return _set(s, viewer, first, names, content)
    if kind == "pair" and 0 < first <= gaps(s):
        return _pair(s, first - 1, names, content)
    if kind == "home" and 0 < first <= MODULES:
        return _home(s, first - 1, names, content)
    if kind == "race" and first in _seats(s):
        return _race(s, first - 1, content)
    if kind == "moon" and first in _seats(s):
        return _moon(s, first - 1, names, content)
    return None


def _seats(s: UranusState) -> range:
    return range(1, s.seats + 1)


def _track(s: UranusState, seat: int, number: int, content: Content) -> Card:
    use, rule = _USES[number]
    lines = [use, steps(s, seat, number, content)]
    spec = track(s, content, seat, number)
    if spec.ways:
        lines.append("One set pays for one step, and all of it goes back to the supply.")
    if number == 4 and gun_start(s, seat):
        lines.append("Weaponry has crossed off the first two steps.")
    return Card(TRACK_NAMES[number].capitalize(), lines, rule)


def _hex(s: UranusState, seat: int, hex_: int, content: Content) -> Card:
    board = content.moons[s.moons[seat]]
    colour = board.terrain[hex_]
    bit = BIT[hex_]
    kind = 0 if not s.mines[seat] & bit else 2 if s.forts[seat] & bit else 3 if s.pads[seat] & bit else 1
    title = titled(colour, hex_, s.dark[seat] & bit != 0, kind)
    if colour == LAVA:
        return Card(title, [f"It {volcano(s, seat)}.", "Nothing can be built here. Hit by an impact, it wakes."], "2.9")
    if s.dark[seat] & bit:
        return Card(
            title,
            ["It is dark for good: nothing can be built here, and an impact that points here does no damage."],
            "2.6",
        )
    if not s.mines[seat] & bit:
        lines = [f"A mine here would produce one {COLOUR_NAMES[colour]} rock a round."]
        return Card(title, lines + _tunnels(s, seat, hex_), "5.5")
    lines = [f"It produces one {COLOUR_NAMES[colour]} rock a round."]
    if board.mines & bit:
        lines.append("It is printed on the moon: you cannot take it down yourself.")
    if s.forts[seat] & bit:
        lines.append("It never goes dark.")
    if s.pads[seat] & bit:
        which = "Any set of the moon" if ability_of(s, seat).any_set else "The set of its network"
        lines.append(f"{which} can be launched to Uranus from here, and the race can fly.")
    return Card(title, lines + _net(s, seat, hex_, content), "3.1")


def _tunnels(s: UranusState, seat: int, hex_: int) -> list[str]:
    return ["A tunnel passes here."] if count(network(s, seat, hex_)) > 1 else []


def _net(s: UranusState, seat: int, hex_: int, content: Content) -> list[str]:
    """The network of a mine, with its letter."""
    mines = network(s, seat, hex_) & s.mines[seat]
    sign = letter(number_of_letter(s, seat, hexes_of(mines)[0], content))
    if count(mines) == 1:
        return [f"It stands alone: set {sign}, one rock."]
    return [f"It belongs to network {sign}, with {counted(count(mines), 'mine')}: all their rocks make one set."]


def _set(s: UranusState, seat: int, at: int, names: list[str], content: Content) -> Card | None:
    row = find_set(s, seat, at)
    if row >= 0:
        held = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
        lines = [f"{rocks(held).capitalize()}.", "It pays for one step of one track, or is launched to Uranus: always all of it."]
        if s.set_net[row] & s.pads[seat]:
            lines.append("Its network has a launchpad.")
        if at >= HEXES:
            lines = [
                _origin(s, seat, names),
                "Use it alone, as a set of its own; or add it to another set, which then has one rock more.",
            ]
        return Card(_named(s, seat, at, content), lines, "4.1" if at < HEXES else "3.4")
    if LOOSE <= at < LOOSE + COLOURS and s.saved[seat * COLOURS + at - LOOSE]:
        return Card(
            f"A {COLOUR_NAMES[at - LOOSE]} rock", ["It fell on your moon unharmed. Next round it may be added to any set."], "8.5"
        )
    if at >= HEXES or at not in lettered(s, seat, content):
        return None
    mines = network(s, seat, at) & s.mines[seat]
    terrain = content.moons[s.moons[seat]].terrain
    made = [sum(1 for hex_ in hexes_of(mines) if terrain[hex_] == colour) for colour in range(COLOURS)]
    return Card(
        f"{_named(s, seat, at, content)}, next round", [f"{rocks(made).capitalize()}, if nothing is lost before then."], "3.2"
    )


def _origin(s: UranusState, seat: int, names: list[str]) -> str:
    """Where a loose rock comes from: a neighbour's gift, or space junk that fell unharmed."""
    givers = [other for other in neighbours(s, seat) if ability_of(s, other).doubles and s.donated]
    if not givers:
        return "It fell on your moon unharmed, from space junk."
    gave = f"{names[givers[0]]} gave it to you: the Falkafreedi may give a neighbour one rock a round"
    return f"{gave}." if s.junk_out == 0 else f"{gave}. Or it fell on your moon, from space junk."


def _named(s: UranusState, seat: int, at: int, content: Content) -> str:
    return f"Set {letter(number_of_letter(s, seat, at, content))}" if at < HEXES else f"Loose {COLOUR_NAMES[at - LOOSE]} rock"


def _pair(s: UranusState, gap: int, names: list[str], content: Content) -> Card:
    point, shape = s.cards[gap * 2 + POINT], s.cards[gap * 2 + PATTERN]
    if point == NONE:
        lines = ["It is gone. New asteroids come after the next attack."]
    else:
        lines = [
            f"It will strike {SPOTS[point]}, {AREAS[point]}."
            if point >= 0
            else "It lies face down: nobody knows yet what it strikes."
        ]
        if shape >= 0:
            kind = {"circle": ", one of the mildest", "triangle": ", one of the worst"}.get(
                SYMBOLS[content.impacts[shape].symbol], ""
            )
            lines.append(f"Its pattern has {counted(len(content.impacts[shape].cells), 'hex')}{kind}.")
        lines.append("In an attack it hits both moons beside it. Each owner may turn and mirror the pattern.")
    return Card(f"The asteroid {asteroid(gap, names)}", lines, "2.4")


def _home(s: UranusState, number: int, names: list[str], content: Content) -> Card:
    lines = [module(s, number, names, content)]
    if s.claimed[number] == NOBODY:
        done = complete(s, content, number)
        lines.append(
            "A race with a spaceship and a launchpad can fly here."
            if done
            else "Sets launched to it fill its boxes; each rock that does not fit costs a space junk card."
        )
    return Card(f"Module {number + 1}", lines, "6.1" if complete(s, content, number) else "4.8")


def _race(s: UranusState, seat: int, content: Content) -> Card | None:
    if s.races[seat] == NOBODY:
        return None
    race = content.races[s.races[seat]]
    known = [TRACK_NAMES[TELESCOPE + tech] for tech in range(4) if s.known[seat] >> tech & 1]
    lines = [race.text if s.seats > 1 else race.solo_text]
    if known:
        lines.append(f"Known: {', '.join(known)}.")
    return Card(f"{race.name}, {race.role.lower()} of {race.moon}", lines, ability_of(s, seat).rule)


def _moon(s: UranusState, seat: int, names: list[str], content: Content) -> Card:
    lines = [f"{HEXES - count(s.dark[seat])} of {HEXES} hexes are left, with {counted(count(s.mines[seat]), 'mine')}."]
    if s.flown[seat]:
        lines.insert(0, f"The race has flown, as number {s.flown[seat]}.")
    else:
        lacking = needs(s, content, seat)
        still = f"To fly, the race still needs {series(lacking)}."
        lines += [still if lacking else "The race has all that it needs to fly.", f"The volcano {volcano(s, seat)}."]
    if s.races[seat] != NOBODY:
        race = content.races[s.races[seat]]
        lines.append(f"{race.name}, {race.role.lower()}: {race.text if s.seats > 1 else race.solo_text}")
    if s.objectives[seat] >= 0:
        lines.append(f"Objective: {content.objectives[s.objectives[seat]].name}.")
    lines.append("Its rows are numbered from the top, the hexes of a row from the left.")
    return Card(owned("The moon", names[seat]), lines + loads(s, seat, content), "1.2")
