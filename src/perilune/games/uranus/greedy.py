"""How good a position looks to a seat: the eye of the greedy and of the searching bot. The whole team counts.

What is done counts in full: marks, technologies, launchpads, rocks on modules. What the networks bring in the rounds to come
is estimated in plan.py. Sets in hand count for little, so that using them is always better than keeping them.
A race helps: it gives a rock that serves a neighbour better, teaches, and stays to launch for the others while that is safe.
Nothing may look worse only because the next round begins, or a bot would do anything rather than be ready.
"""

from typing import Final

from perilune.games.uranus.allowance import mines_allowed, tunnels_allowed
from perilune.games.uranus.cards import beside, gaps, neighbours
from perilune.games.uranus.concede import has_conceded
from perilune.games.uranus.content import (
    COLOURS,
    FORT,
    GALEPEGALS,
    GUN,
    MINE,
    MODULES,
    MOST_MINES,
    PAD,
    ROCKET,
    SPACESHIP,
    TECHS,
    TELESCOPE,
    TRACKS,
    TUNNEL,
    Content,
)
from perilune.games.uranus.hexes import ALL_HEXES, count, hexes_of
from perilune.games.uranus.junk import CARDS, STRUCK, TARGET
from perilune.games.uranus.junk import STEP as JUNK_STEP
from perilune.games.uranus.moon import loaded, track
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.plan import JUNK, LEARNT, PAD_STEP, Yards, module_worth, needed_step
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import BUILDING, MINING, NOBODY, NONE, OVER, SETUP, UranusState

FLOWN: Final = 20_000
KNOWN: Final = [60, 60]  # telescopes and weaponry
TAUGHT: Final = [54, 54, 945, 945]  # the four technologies of somebody else
TEACH_STEP: Final = 120  # a mark for a technology that a neighbour must have
TEACH_MINOR: Final = 10
MARK: Final = [0, 24, 26, 0, 26, 20, 20, 0, 0]  # a mark of each track that is not valued otherwise
SAVED_MINE: Final = 55
SAVED_TUNNELS: Final = 3  # so many tunnels on the track count a little
SOON: Final = 2  # rounds before the end in which the future counts half
MINE_WORTH: Final = 65
ENOUGH_MINES: Final = 8
SCARCE: Final = 110  # more for each of the mines up to enough
GIVEN_MINE: Final = 30  # a mine that a neighbour may build
GIVEN_FORT: Final = 60
COLOUR: Final = 200  # a rock that a needed step costs and no mine produces
COLOUR_MARK: Final = 26  # and this much less for each mark on the mine track
FORT_WORTH: Final = 90
PAD_READY: Final = 160  # a launchpad that can be used, beyond its steps
PAD_EARLY: Final = -60  # one that cannot: on the track it is safer
SPARE_PAD_STEP: Final = 30  # a mark for one more launchpad
SPARE_PAD: Final = 130  # one more launchpad
HEX: Final = 3
UNWANTED: Final = 20  # a module that nobody needs is worth this part
AWAKE: Final = 500  # a volcano that erupts
GUN_LOADED: Final = 230
GUN_NOW: Final = 40  # just before an attack: the time to fire
THREAT: Final = 70  # a pair of cards, for each moon beside it
HAND: Final = 10  # a set in hand is worth this part of its use
GIFT: Final = 40  # a rock is given away if it serves the neighbour by so much more
HELP_ROCKS: Final = 3  # a race that could fly stays to launch so many rocks for the others
HELP_ROUNDS: Final = 4  # if so many rounds are left
CONCEDED: Final = 1_000_000  # more than anything else: a bot never concedes first, and always after somebody else


def worth(s: UranusState, seat: int, content: Content) -> int:
    """The seat's moon and boards, the team's modules, the asteroids, and what neighbours have been given."""
    total = team(s, content)
    if s.flown[seat] == 0 and s.stage != OVER:
        total += own(s, seat, content)
    elif s.stage == BUILDING and should_have_stayed(s, seat, content):
        total -= 2 * FLOWN
    for other in range(s.seats):
        if other != seat:
            total += given(s, other, content)
    if s.job:
        total -= JUNK * s.job[CARDS]
        if s.job[JUNK_STEP] == STRUCK and s.job[TARGET] == seat:
            total -= 2 * THREAT
    if has_conceded(s, seat):
        total += CONCEDED if s.conceded != 1 << seat else -CONCEDED
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
    total += sum(values[:wanted]) + sum(values[wanted:]) // UNWANTED
    for gap in range(gaps(s)):
        if s.cards[gap * 2] != NONE:
            for seat in beside(s, gap):
                if s.flown[seat] == 0:
                    total -= THREAT
    return total


def should_have_stayed(s: UranusState, seat: int, content: Content) -> bool:
    """Whether a race that has flown could safely have launched more for those who have no home yet."""
    if s.volcano[seat] > 0 or content.attacks[s.space + 1] or content.end - s.space <= HELP_ROUNDS:
        return False
    if s.flown.count(0) <= len(free_homes(s, content)):
        return False
    return Yards(s, seat, content, 0).rocks_to_launch() >= HELP_ROCKS


def given(s: UranusState, other: int, content: Content) -> int:
    """What somebody else has that may be a gift."""
    if s.flown[other] > 0:
        return 0
    total = GIVEN_MINE * s.owed_mines[other] + GIVEN_FORT * s.owed_forts[other]
    if s.owed_mines[other] > 0 and count(s.mines[other]) < ENOUGH_MINES:
        total += SCARCE
    for tech in range(TECHS):
        if s.known[other] >> tech & 1:
            total += TAUGHT[tech]
    if s.stage == MINING and s.donated:
        total += donation(s, other, content) // 2
    return total


def donation(s: UranusState, other: int, content: Content) -> int:
    """What the best of somebody's loose rocks adds to the best of their sets."""
    loose = [s.set_at[row] - LOOSE for row in range(len(s.set_owner)) if s.set_owner[row] == other and s.set_at[row] >= LOOSE]
    best = 0
    if loose:
        yards = Yards(s, other, content, 0)
        for row in range(len(s.set_owner)):
            if s.set_owner[row] == other and s.set_at[row] < LOOSE:
                pad = 1 if s.set_net[row] & s.pads[other] else 0
                rocks = s.set_rocks[row * COLOURS : (row + 1) * COLOURS]
                before = yards.use_of(rocks, 0, pad)
                for colour in loose:
                    rocks[colour] += 1
                    best = max(best, yards.use_of(rocks, 0, pad) - before)
                    rocks[colour] -= 1
    return best


def own(s: UranusState, seat: int, content: Content) -> int:
    """What the seat has and what its moon promises."""
    moon = content.moons[s.moons[seat]]
    lost = 0
    if s.volcano[seat] > 0 and s.stage == BUILDING:
        lost = moon.rings[min(s.volcano[seat], len(moon.rings) - 1)] & ~s.forts[seat]
    total = boards(s, seat, content)
    total += HEX * count(ALL_HEXES & ~s.dark[seat])
    mines = count(s.mines[seat] & ~lost)
    total += MINE_WORTH * mines + SCARCE * min(mines, ENOUGH_MINES) + FORT_WORTH * count(s.forts[seat])
    if s.volcano[seat] > 0:
        total -= AWAKE
    yards = Yards(s, seat, content, lost)
    missing = yards.rocks_missing()
    total -= missing * (COLOUR - COLOUR_MARK * s.marks[seat * TRACKS + MINE])
    left = content.end - 1 - s.space - (1 if s.stage == BUILDING else 0)
    if left > 0:
        tunnels = first_tunnels(s, seat, content) if s.stage == SETUP else tunnels_allowed(s, content, seat)
        future = yards.yield_() + yards.promise(tunnels)
        total += (future if left > 2 else future // 2) + min(tunnels - s.tunnels_left[seat], SAVED_TUNNELS)
    hand = in_hand(s, seat, yards)
    if s.stage == MINING:  # the Falkafreedi choose by what their sets are worth
        return total + hand // 2 - GIFT * s.donated
    return total + hand // HAND + s.ready[seat]


def in_hand(s: UranusState, seat: int, yards: Yards) -> int:
    """What the seat's sets are good for."""
    total = 0
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == seat:
            pad = 1 if s.set_net[row] & s.pads[seat] else 0
            total += yards.use_of(s.set_rocks, row * COLOURS, pad)
    return total


def wanted_beside(s: UranusState, seat: int, tech: int) -> bool:
    """Whether a neighbour does not know a technology."""
    for other in neighbours(s, seat):
        if s.known[other] >> tech & 1 == 0:
            return True
    return False


def first_tunnels(s: UranusState, seat: int, content: Content) -> int:
    """The tunnels that the first round's rocks will pay for."""
    spec = track(s, content, seat, TUNNEL)
    terrain = content.moons[s.moons[seat]].terrain
    paying = 0
    for hex_ in hexes_of(s.mines[seat]):
        rock = [0] * COLOURS
        rock[terrain[hex_]] = 1
        if spec.paid_by(rock, 0):
            paying += 1
    return spec.values[min(paying, spec.steps)]


def boards(s: UranusState, seat: int, content: Content) -> int:
    """Marks, technologies, launchpads and the gun."""
    total = technologies(s, seat, content) + launchpads(s, seat, content)
    for number in (MINE, FORT, GUN):
        total += MARK[number] * s.marks[seat * TRACKS + number]
    total += SAVED_MINE * min(MOST_MINES, mines_allowed(s, content, seat) + s.owed_mines[seat])
    if loaded(s, content, seat):
        now = s.stage == BUILDING and content.attacks[s.space + 1]
        total += GUN_NOW if now else GUN_LOADED
    return total


def technologies(s: UranusState, seat: int, content: Content) -> int:
    """What the race knows, how far it is with the rest, and what the Galepegals have in hand for a neighbour."""
    total = 0
    teaches = s.races[seat] == GALEPEGALS and s.seats > 1
    for tech in range(TECHS):
        number = TELESCOPE + tech
        marks = s.marks[seat * TRACKS + number]
        needed = needed_step(s, seat, number)
        if s.known[seat] >> tech & 1 == 0:
            total += (needed or MARK[number]) * marks
            continue
        total += LEARNT + needed * track(s, content, seat, number).steps if needed else KNOWN[tech]
        if teaches and wanted_beside(s, seat, tech):
            total += marks * (TEACH_STEP if needed else TEACH_MINOR)
    return total


def launchpads(s: UranusState, seat: int, content: Content) -> int:
    """The first launchpad or its marks, and spare ones."""
    marks = s.marks[seat * TRACKS + PAD]
    if s.pads[seat] == 0:
        return PAD_STEP * marks
    rocket = s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 1
    ship = s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 1
    usable = rocket or (ship and len(free_homes(s, content)) > 0)
    total = PAD_STEP * track(s, content, seat, PAD).steps + (PAD_READY if usable else PAD_EARLY)
    return total + SPARE_PAD_STEP * marks + SPARE_PAD * (count(s.pads[seat]) - 1)
