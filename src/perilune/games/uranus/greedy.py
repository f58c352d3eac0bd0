"""How good a position looks to a seat: the eye of the greedy and of the searching bot. The whole team counts.

What is done counts in full: marks, technologies, launchpads, rocks on modules. What the networks bring in the rounds to come
is estimated in plan.py. Sets in hand count next to nothing, so that using them is always better than keeping them.
Nothing may look worse only because the next round begins, or a bot would do anything rather than be ready.
"""

from typing import Final

from perilune.games.uranus.cards import beside, gaps
from perilune.games.uranus.content import (
    COLOURS,
    FORT,
    GALEPEGALS,
    GUN,
    MINE,
    MODULES,
    PAD,
    ROCKET,
    SPACESHIP,
    TELESCOPE,
    TRACKS,
    Content,
)
from perilune.games.uranus.hexes import ALL_HEXES, count
from perilune.games.uranus.junk import CARDS, STRUCK, TARGET
from perilune.games.uranus.junk import STEP as JUNK_STEP
from perilune.games.uranus.moon import loaded, track
from perilune.games.uranus.p4_build import mines_allowed, tunnels_allowed
from perilune.games.uranus.plan import JUNK, PAD_STEP, Yards, module_worth, needed_step
from perilune.games.uranus.state import BUILDING, MINING, NOBODY, NONE, OVER, UranusState

FLOWN: Final = 20_000
KNOWN: Final = [60, 60, 1050, 1050]  # the four technologies of somebody else
LEARNT: Final = 150  # a technology that the race must have, beyond its steps
MARK: Final = [0, 24, 26, 0, 26, 20, 20, 0, 0]  # a mark of each track that is not valued otherwise
SAVED_MINE: Final = 55
MINE_WORTH: Final = 65
SCARCE: Final = 110  # more for each of the first eight
COLOUR_MARK: Final = 26  # and this much less for each mark on the mine track
COLOUR: Final = 200  # a rock that a needed step costs and no mine produces
FORT_WORTH: Final = 90
PAD_READY: Final = 160  # a launchpad that can be used, beyond its steps
HEX: Final = 3
AWAKE: Final = 500  # a volcano that erupts
GUN_LOADED: Final = 230
GUN_NOW: Final = 40  # just before an attack: the time to fire
THREAT: Final = 70  # a pair of cards, for each moon beside it
KEEP: Final = 2000  # a rock is not given away
HAND: Final = 800  # a set in hand is worth this part of its use


def worth(s: UranusState, seat: int, content: Content) -> int:
    """The seat's moon and boards, the team's modules, the asteroids, and what neighbours have been given."""
    total = team(s, content)
    if s.flown[seat] == 0 and s.stage != OVER:
        total += own(s, seat, content)
    for other in range(s.seats):
        if other != seat:
            total += given(s, other)
    if s.job:
        total -= JUNK * s.job[CARDS]
        if s.job[JUNK_STEP] == STRUCK and s.job[TARGET] == seat:
            total -= 2 * THREAT
    return total


def team(s: UranusState, content: Content) -> int:
    """Races that have flown, the fullest modules, and the pairs of cards that will hit."""
    total = 0
    wanted = 0
    for seat in range(s.seats):
        if s.flown[seat] > 0:
            total += FLOWN
        else:
            wanted += 1
    values: list[int] = []
    for module in range(MODULES):
        if s.claimed[module] == NOBODY:
            filled = sum(s.filled[module * COLOURS : (module + 1) * COLOURS])
            values.append(module_worth(filled, sum(content.modules[module])))
    values.sort(reverse=True)
    total += sum(values[:wanted]) + sum(values[wanted:]) // 20
    for gap in range(gaps(s)):
        if s.cards[gap * 2] != NONE:
            for seat in beside(s, gap):
                if s.flown[seat] == 0:
                    total -= THREAT
    return total


def given(s: UranusState, other: int) -> int:
    """What somebody else has that may be a gift."""
    if s.flown[other] > 0:
        return 0
    total = 30 * s.owed_mines[other] + 60 * s.owed_forts[other]
    for tech in range(4):
        if s.known[other] >> tech & 1:
            total += KNOWN[tech] * 9 // 10
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == other and s.set_net[row] == 0:
            total += 1
    return total


def own(s: UranusState, seat: int, content: Content) -> int:
    """What the seat has and what its moon promises."""
    moon = content.moons[s.moons[seat]]
    lost = 0
    if s.volcano[seat] > 0 and s.stage == BUILDING:
        lost = moon.rings[min(s.volcano[seat], len(moon.rings) - 1)] & ~s.forts[seat]
    total = boards(s, seat, content)
    total += HEX * count(ALL_HEXES & ~s.dark[seat])
    mines = count(s.mines[seat] & ~lost)
    total += MINE_WORTH * mines + SCARCE * min(mines, 8) + FORT_WORTH * count(s.forts[seat])
    if s.volcano[seat] > 0:
        total -= AWAKE
    yards = Yards(s, seat, content, lost)
    missing = yards.rocks_missing()
    total -= missing * (COLOUR - COLOUR_MARK * s.marks[seat * TRACKS + MINE])
    left = content.end - 1 - s.space - (1 if s.stage == BUILDING else 0)
    if left > 0:
        tunnels = tunnels_allowed(s, content, seat)
        future = yards.yield_() + yards.promise(tunnels)
        total += (future if left > 2 else future // 2) + min(tunnels - s.tunnels_left[seat], 3)
    hand = 0
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == seat:
            pad = 1 if s.set_net[row] & s.pads[seat] else 0
            hand += yards.use_of(s.set_rocks, row * COLOURS, pad)
    if s.stage == MINING:  # the Falkafreedi choose by what their sets are worth, and keep their rocks
        return total + hand // 2 - KEEP * s.donated
    return total + hand // HAND + s.ready[seat]


def boards(s: UranusState, seat: int, content: Content) -> int:
    """Marks, technologies, launchpads and the gun."""
    total = 0
    base = seat * TRACKS
    gives = s.races[seat] == GALEPEGALS and s.seats > 1
    for tech in range(4):
        number = TELESCOPE + tech
        marks = s.marks[base + number]
        if s.known[seat] >> tech & 1:
            total += LEARNT + needed_step(number) * track(s, content, seat, number).steps if number >= ROCKET else KNOWN[tech]
            if gives:
                total += marks * (120 if number >= ROCKET else 10)
        elif number >= ROCKET:
            total += needed_step(number) * marks
        else:
            total += MARK[number] * marks
    rocket = s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 1
    ship = s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 1
    steps = track(s, content, seat, PAD).steps
    if s.pads[seat] != 0:
        total += PAD_STEP * steps + (PAD_READY if rocket or ship else -60) + MARK[FORT] * s.marks[base + PAD]
        total += 40 * (count(s.pads[seat]) - 1)
    else:
        total += PAD_STEP * s.marks[base + PAD]
    for number in (MINE, FORT, GUN):
        total += MARK[number] * s.marks[base + number]
    total += SAVED_MINE * min(2, mines_allowed(s, content, seat) + s.owed_mines[seat])
    if loaded(s, content, seat):
        now = s.stage == BUILDING and content.attacks[s.space + 1]
        total += GUN_NOW if now else GUN_LOADED
    return total
