"""How good a position looks to a seat: the eye of the greedy and of the searching bot. The whole team counts.

What is done counts in full: marks, technologies, launchpads, rocks on modules. What the networks bring in the rounds to come
is estimated in plan.py. Sets in hand count only as far as they are better than those of every round, so that using them is always better
than keeping them, and to be ready never looks better than to dig.
A race helps: it gives a rock that serves a neighbour better, teaches, and stays to launch for the others until the end is near.
Nothing may look worse only because the next round begins, or a bot would do anything rather than be ready.
"""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE, amount, packed
from perilune.core.weights import WHOLE
from perilune.games.uranus.bot.ground import Ground, survey
from perilune.games.uranus.bot.plan import Plans
from perilune.games.uranus.bot.wants import (
    JUNK,
    LEARNT,
    PAD_STEP,
    Boards,
    Cargo,
    Wants,
    filled_in,
    module_worth,
    needed_step,
    useful_modules,
)
from perilune.games.uranus.cards.asteroids import beside, gaps, neighbours
from perilune.games.uranus.cards.junk import CARDS, has_junk, is_struck, junk_in_hand
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
from perilune.games.uranus.hexes import ALL_HEXES, WORDS, count, hexes_of
from perilune.games.uranus.moon import loaded, mines_allowed, track, tunnels_allowed
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import ATTACK, BUILDING, MINING, NOBODY, NONE, OVER, SETUP, UranusState

FLOWN: Final = 20_000
KNOWN: Final = [60, 60]  # telescopes and weaponry
TAUGHT: Final = [54, 54, 945, 945]  # the four technologies of somebody else
TEACH_STEP: Final = 120  # a mark for a technology that a neighbour must have
TEACH_MINOR: Final = 10
MARK: Final = [3, 24, 26, 0, 26, 20, 20, 0, 0]  # a mark of each track that is not valued otherwise
SAVED_MINE: Final = 55
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
GUN_NOW: Final = 40  # just before an attack, the time to fire, and in it, when it is too late
THREAT: Final = 130  # a pair of cards, for each moon beside it
HAND: Final = 10  # a set in hand that is better than usual is worth this part of the difference
GIFT: Final = 40  # a rock is given away if it serves the neighbour by so much more
HELP_ROCKS: Final = 1  # a race that could fly stays to launch so many rocks for the others, even through an attack,
HELP_ROUNDS: Final = 4  # if so many rounds are left
CONCEDED: Final = 1_000_000  # more than anything else: a bot never concedes first, and always after somebody else

FEATURES: Final = [
    "races that have flown", "modules on Uranus", "impact cards beside moons", "what neighbours have been given",
    "space junk", "giving up", "technologies", "launchpads", "marks and mines to build", "the gun", "hexes that are left",
    "fortifications", "the volcano", "sets of rocks", "mines", "rocks that no mine produces", "what the networks will bring",
]  # fmt: skip
ESCAPED: Final = 0
HOMES: Final = 1
IMPACTS: Final = 2
GIFTS: Final = 3
DEBRIS: Final = 4
RESIGNED: Final = 5
LEARNING: Final = 6
PADS: Final = 7
TRACKED: Final = 8
ARMS: Final = 9
LAND: Final = 10
FORTS: Final = 11
VOLCANO: Final = 12
SETS: Final = 13
MINES: Final = 14
LACKING: Final = 15
NETWORKS: Final = 16


class Sight:
    """What a seat sees while it looks at several positions: what does not change from one to the next is found once."""

    def __init__(self, content: Content, boards: Boards, seat: int, weights: list[int]) -> None:
        self.content = content
        self.boards = boards
        self.seat = seat
        self.weights = weights
        self.plans: list[Plans] = []
        self._cargo: list[Cargo] = []
        self._uranus: list[list[int]] = []  # what the cargo was found from
        self._ground: Ground | None = None
        self._moon: list[int] = []  # what the ground was found from

    def worth(self, s: UranusState) -> int:
        """The seat's moon and boards, the team's modules, the asteroids, and what neighbours have been given."""
        total = around(self, s)
        if s.flown[self.seat] == 0 and s.stage != OVER:
            frame = Frame(self, s)
            total += frame.total + frame.worth(self.plans_for(self.ground(s), frame.wants), frame.tunnels)
        elif s.stage == BUILDING and should_have_stayed(self, s):
            total -= self.weights[ESCAPED] * 2 * FLOWN
        return total // WHOLE

    def wants(self, s: UranusState, seat: int) -> Wants:
        """What a seat still wants."""
        lasting = ALL_HEXES & ~soon_lost(s, seat, self.content)
        return Wants(s, seat, self.boards.of(s, seat), self.cargo(s), mined(s, seat, self.content, lasting))

    def cargo(self, s: UranusState) -> list[Cargo]:
        """The modules that launches can fill."""
        uranus = [s.filled, s.claimed, s.flown]
        if self._uranus != uranus:
            self._cargo = useful_modules(s, self.content)
            self._uranus = uranus
        return self._cargo

    def ground(self, s: UranusState) -> Ground:
        """The seat's moon."""
        seat = self.seat
        lost = soon_lost(s, seat, self.content)
        moon = [s.mines[seat], s.dark[seat], s.pads[seat], lost, s.tunnels[seat * WORDS], s.tunnels[seat * WORDS + 1]]
        moon.append(s.tunnels[seat * WORDS + 2])
        ground = self._ground
        if ground is None or self._moon != moon:
            ground = survey(s, seat, self.content, lost)
            self._ground = ground
            self._moon = moon
        return ground

    def plans_for(self, ground: Ground, wants: Wants) -> Plans:
        """The plans for this moon, if nothing that they depend on has changed the same as before."""
        for plans in self.plans:
            if plans.ground is ground and plans.wants.same_as(wants):
                return plans
        found = Plans(ground, wants)
        self.plans.append(found)
        return found


class Frame:
    """A position of a race that is still on its moon: everything but its yards, and how much they count. With its weights."""

    def __init__(self, sight: Sight, s: UranusState) -> None:
        seat, content, weights = sight.seat, sight.content, sight.weights
        self.weights = weights
        self.wants = sight.wants(s, seat)
        self.rounds: int = content.end - 1 - s.space - (1 if s.stage == BUILDING else 0)
        self.missing: int = COLOUR - COLOUR_MARK * s.marks[seat * TRACKS + MINE]
        if s.stage == SETUP:
            self.tunnels: int = first_tunnels(s, seat, content, s.mines[seat])
        else:
            self.tunnels = tunnels_allowed(s, content, seat)
        total = boards(s, seat, content, weights)
        total += weights[LAND] * HEX * count(ALL_HEXES & ~s.dark[seat]) + weights[FORTS] * FORT_WORTH * count(s.forts[seat])
        if s.volcano[seat] > 0:
            total -= weights[VOLCANO] * AWAKE
        hand = in_hand(s, seat, self.wants, content)
        if s.stage == MINING:  # the Falkafreedi choose by what their sets are worth
            total += weights[SETS] * (hand // 2 - GIFT * s.donated)
        else:
            total += weights[SETS] * (hand // HAND + s.ready[seat])
        self.total: int = total

    def worth(self, plans: Plans, tunnels: int) -> int:
        """The yards, with so many tunnels to dig."""
        rocks = plans.ground.all_rocks()
        mines: int = amount(rocks)
        total = self.weights[MINES] * (MINE_WORTH * mines + SCARCE * min(mines, ENOUGH_MINES))
        total -= self.weights[LACKING] * self.missing * self.wants.rocks_missing(rocks)
        if self.rounds > 0:
            future = plans.future(tunnels)
            total += self.weights[NETWORKS] * (future if self.rounds > SOON else future // 2)
        return total


def around(sight: Sight, s: UranusState) -> int:
    """What is not on the seat's own moon and boards, with its weights."""
    seat, weights = sight.seat, sight.weights
    total = team(s, sight.content, weights)
    for other in range(s.seats):
        if other != seat:
            total += weights[GIFTS] * given(sight, s, other)
    if has_junk(s):
        total -= weights[DEBRIS] * JUNK * junk_in_hand(s)[CARDS]
        if is_struck(s, seat):
            total -= weights[IMPACTS] * 2 * THREAT
    if has_conceded(s, seat):
        total += weights[RESIGNED] * (CONCEDED if s.conceded != 1 << seat else -CONCEDED)
    return total


def team(s: UranusState, content: Content, weights: list[int]) -> int:
    """Races that have flown, the fullest modules, and the pairs of cards that will hit."""
    wanted = s.flown.count(0)
    total = weights[ESCAPED] * FLOWN * (s.seats - wanted)
    values: list[int] = []
    for module in range(MODULES):
        if s.claimed[module] == NOBODY:
            values.append(module_worth(filled_in(s, module), sum(content.modules[module])))
    values.sort(reverse=True)
    total += weights[HOMES] * (sum(values[:wanted]) + sum(values[wanted:]) // UNWANTED)
    for gap in range(gaps(s)):
        if s.cards[gap * 2] != NONE:
            for seat in beside(s, gap):
                if s.flown[seat] == 0:
                    total -= weights[IMPACTS] * THREAT
    return total


def progress(s: UranusState, content: Content) -> int:
    """How far the game has come, by rounds, in per cent."""
    return 100 if s.stage == OVER else min(99, max(0, 100 * s.space // content.end))


def should_have_stayed(sight: Sight, s: UranusState) -> bool:
    """Whether a race that has flown could have launched more for those who have no home yet."""
    content = sight.content
    if s.volcano[sight.seat] > 0 or content.end - s.space <= HELP_ROUNDS:
        return False
    if s.flown.count(0) <= len(free_homes(s, content)):
        return False
    ground = survey(s, sight.seat, content, 0)
    return Plans(ground, sight.wants(s, sight.seat)).rocks_to_launch() >= HELP_ROCKS


def soon_lost(s: UranusState, seat: int, content: Content) -> int:
    """The hexes that an eruption takes before the next round."""
    if s.volcano[seat] == 0 or s.stage != BUILDING:
        return 0
    rings = content.moons[s.moons[seat]].rings
    return rings[min(s.volcano[seat], len(rings) - 1)] & ~s.forts[seat]


def given(sight: Sight, s: UranusState, other: int) -> int:
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
        total += donation(sight, s, other) // 2
    return total


def donation(sight: Sight, s: UranusState, other: int) -> int:
    """What the best of somebody's loose rocks adds to the best of their sets."""
    loose = [s.set_at[row] - LOOSE for row in range(len(s.set_owner)) if s.set_owner[row] == other and s.set_at[row] >= LOOSE]
    best = 0
    if loose:
        wants = sight.wants(s, other)
        for row in range(len(s.set_owner)):
            if s.set_owner[row] == other and s.set_at[row] < LOOSE:
                pad = s.set_net[row] & s.pads[other] != 0
                rocks: i64 = packed(s.set_rocks, row * COLOURS, COLOURS)
                before = wants.use_of(rocks, pad)
                for colour in loose:
                    best = max(best, wants.use_of(rocks + (1 << BYTE * colour), pad) - before)
    return best


def in_hand(s: UranusState, seat: int, wants: Wants, content: Content) -> int:
    """What the seat's sets are good for beyond what their networks bring in every round: rocks that were given, saved or doubled."""
    total = 0
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == seat:
            rocks: i64 = packed(s.set_rocks, row * COLOURS, COLOURS)
            pad = s.set_net[row] & s.pads[seat] != 0
            if s.set_at[row] >= LOOSE:
                total += wants.use_of(rocks, pad)
                continue
            usual = mined(s, seat, content, s.set_net[row])
            if rocks != usual:
                total += wants.use_of(rocks, pad) - wants.use_of(usual, pad)
    return total


def mined(s: UranusState, seat: int, content: Content, hexes: int) -> i64:
    """What the mines on these hexes of a moon bring in a round."""
    coloured = content.moons[s.moons[seat]].coloured
    mines = s.mines[seat] & hexes
    rocks: i64 = 0
    for colour in range(COLOURS):
        rocks |= count(mines & coloured[colour]) << BYTE * colour
    return rocks


def wanted_beside(s: UranusState, seat: int, tech: int) -> bool:
    """Whether a neighbour does not know a technology."""
    for other in neighbours(s, seat):
        if s.known[other] >> tech & 1 == 0:
            return True
    return False


def first_tunnels(s: UranusState, seat: int, content: Content, mines: int) -> int:
    """The tunnels that the first round's rocks of these mines will pay for."""
    spec = track(s, content, seat, TUNNEL)
    terrain = content.moons[s.moons[seat]].terrain
    paying = 0
    for hex_ in hexes_of(mines):
        rock = [0] * COLOURS
        rock[terrain[hex_]] = 1
        if spec.paid_by(rock, 0):
            paying += 1
    return spec.values[min(paying, spec.steps)]


def boards(s: UranusState, seat: int, content: Content, weights: list[int]) -> int:
    """Marks, technologies, launchpads and the gun, with their weights."""
    total = weights[LEARNING] * technologies(s, seat, content) + weights[PADS] * launchpads(s, seat, content)
    for number in (TUNNEL, MINE, FORT):
        total += weights[TRACKED] * MARK[number] * s.marks[seat * TRACKS + number]
    total += weights[TRACKED] * SAVED_MINE * min(MOST_MINES, mines_allowed(s, content, seat) + s.owed_mines[seat])
    if loaded(s, content, seat):
        now = s.stage == ATTACK or (s.stage == BUILDING and content.attacks[s.space + 1])
        total += weights[ARMS] * (GUN_NOW if now else GUN_LOADED)
    else:  # the marks of a loaded gun would be lost by firing it
        total += weights[ARMS] * MARK[GUN] * s.marks[seat * TRACKS + GUN]
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
