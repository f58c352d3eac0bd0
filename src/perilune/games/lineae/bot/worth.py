"""How good a position looks to a seat: the eye of the greedy and of the searching bot. 100 is one VP.

What is certain counts in full; what still needs a worker, a voyage or a dive counts less, so that doing a thing looks
better than leaving it for later.
"""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE, amount, fitting, packed
from perilune.core.weights import WHOLE
from perilune.games.lineae.bot.dives import DOLLAR, PACE, RESTING, Dive, Harbour, Water, affordable
from perilune.games.lineae.cards.colony import REWARD
from perilune.games.lineae.content import ANY, KINDS, NONE, SLOTS, SUBS, TILES, Content
from perilune.games.lineae.goods import battery
from perilune.games.lineae.job import DOCKED_JOB, EMBASSY_JOB, GAIN_JOB, LOAD_JOB, PRINT_JOB, STEER, TECH_JOB, top_kind, top_seat
from perilune.games.lineae.launchpad import CUBES, TILE, in_reach
from perilune.games.lineae.reactor import markers
from perilune.games.lineae.state import ACTION, GAME_END, OVER, SETUP, OceanState
from perilune.games.lineae.workers import crew_size
from perilune.games.lineae.world.ocean import joined
from perilune.games.lineae.world.submersible import STEPS, SUB, price, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH

LOADED: Final = [0, 100, 300, 600, 900, 1200]  # what so many cubes in one turn of loading earn
LAUNCH: Final = 240  # what a launch brings besides
WORKER: Final = 22  # a free worker in the Action Phase
HIRED: Final = 42  # a worker, for each round to come
LAST_DOLLAR: Final = 32  # one of the last few
FEW_DOLLARS: Final = 4
ENERGY: Final = 9
TRIP: Final = 10  # to sail where it changes nothing only looks like doing something,
ADRIFT: Final = (
    250  # and so it does during a dive with rivals, until there is something to dock with: more than a berth and sunlight
)
SPARE: Final = 32  # a cube that fits no plan
HERE: Final = 82  # how much of a plan counts, in a hundred: the rocket is over the vessel,
NEAR: Final = 81  # can be sailed to,
FAR: Final = 45  # or needs a lock
USE: Final[dict[str, int]] = {  # a technology card, by its effect, for each round to come
    "wings": 30, "battery": 14, "terminal": 16, "impellers": 26, "crane": 22, "scrubber": 20, "printer": 10, "sluice": 16,
    "laser": 24, "gantry": 18,
}  # fmt: skip
SOME_USE: Final = 18  # any other
ROCKET: Final = 1000  # a rocket that a player alone has launched: all eight are the goal, and points are not
SLOT: Final = 120  # the same, for a slot that is filled on the way to it
STEERED: Final = 90  # how much of what a hold promises counts, in a hundred, on the way to the vessel
DOCKED: Final = 95  # and below it: so buying looks better than to sail on, and each cube better aboard
AHEAD: Final = 3  # rockets for which a player alone gathers cargo at the same time,
LATER: Final = 75  # each of which counts so much of the one before, in a hundred

PIER: Final = 60  # a rocket that can be sailed to from where one begins; with rivals, who turn hardly any locks

FEATURES: Final = [
    "VP", "the best rival's VP", "money", "electricity", "workers for the rounds to come", "workers to place",
    "technology cards", "the First Player marker", "sunlight to come", "cargo for the rockets", "work in hand", "the dive",
    "debts to the reactor", "an idle voyage", "rockets launched alone", "cubes in holds, alone",
    "rockets within sail, before the first round",
]  # fmt: skip
POINTS: Final = 0
RIVAL: Final = 1
MONEY: Final = 2
POWER: Final = 3
CREW: Final = 4
WORKERS: Final = 5
CARDS: Final = 6
TURN: Final = 7
LIGHT: Final = 8
CARGO: Final = 9
JOBS: Final = 10
DIVES: Final = 11
DEBT: Final = 12
VOYAGE: Final = 13
ROCKETS: Final = 14
HOLDS: Final = 15
WITHIN: Final = 16


class Rocket:
    """The open slots of a rocket on its pad."""

    def __init__(self, s: OceanState, content: Content, tile: int) -> None:
        kinds = content.rockets[s.rockets[tile]].slots
        slots = free = many = 0
        for slot in range(SLOTS):
            if s.loads[tile * SLOTS + slot] == NONE:
                many += 1
                if kinds[slot] == ANY:
                    free += 1
                else:
                    slots += 1 << BYTE * kinds[slot]
        self.tile = tile
        self.slots: i64 = slots  # for each kind of cube
        self.free: i64 = free  # for any kind
        self.open: i64 = many

    def rest(self, cargo: i64) -> i64:
        """What is over of the cargo when the slots are filled as far as possible; a free one with what there is most of."""
        for kind in range(KINDS):
            have = cargo >> BYTE * kind & 255
            slots = self.slots >> BYTE * kind & 255
            cargo -= min(have, slots) << BYTE * kind
        for _ in range(self.free):
            most: i64 = 0
            spare = NONE
            for kind in range(KINDS):
                have = cargo >> BYTE * kind & 255
                if have > most:
                    most = have
                    spare = kind
            if spare == NONE:
                break
            cargo -= 1 << BYTE * spare
        return cargo


class Market:
    """What cargo is worth to a seat: the best rocket for it, alone the best few, and something for each cube that is over."""

    def __init__(self, rockets: list[Rocket], s: OceanState, seat: int, content: Content) -> None:
        self.rockets = rockets
        loading = bool(s.pending) and top_kind(s) == LOAD_JOB
        own = loading and top_seat(s) == seat
        self.loaded: i64 = s.pending[-1][CUBES] if own else 0  # cubes in this turn of loading
        self.alone: bool = s.seats == 1
        self.slot: i64 = SLOT if self.alone else 0  # what a slot counts besides,
        self.launch: i64 = LAUNCH + (ROCKET - SLOTS * SLOT if self.alone else 0)  # and a launch
        only = s.pending[-1][TILE] if own else NONE
        self.shares: list[int] = []  # how much of what each rocket would earn counts, in a hundred
        for rocket in rockets:
            share = share_of(s, seat, content, rocket.tile)
            if loading:
                now = share == HERE and (only == NONE or only == rocket.tile)
                share = 95 if now else share if self.alone else 0
            elif s.workers[seat] == 0 and not self.alone:
                share = share * 2 // 3
            self.shares.append(share)

    def worth(self, cargo: i64) -> int:
        """What so many cubes of each kind promise."""
        count = amount(cargo)
        if count == 0:
            return 0
        if self.alone:
            return self.spread(cargo) + SPARE * count
        best = 0
        for number in range(len(self.rockets)):
            best = max(best, self.gain(number, cargo, count))
        return best + SPARE * count

    def gain(self, number: int, cargo: i64, count: i64) -> int:
        """What a rocket would make of so many cubes, besides what they are worth unused."""
        rocket = self.rockets[number]
        fits = fitting(cargo, rocket.slots)
        fits += min(rocket.free, count - fits)
        if fits == 0:
            return 0
        gain = LOADED[min(self.loaded + fits, SLOTS)] - LOADED[self.loaded] + (self.slot - SPARE) * fits
        if fits == rocket.open:
            gain += self.launch
        return gain * self.shares[number] // 100

    def spread(self, cargo: i64) -> int:
        """The same for the best few rockets, one after another, each with what the ones before have left over."""
        total = 0
        part = 100
        taken = 0
        for _ in range(AHEAD):
            count = amount(cargo)
            if count == 0:
                break
            best = 0
            chosen = NONE
            for number in range(len(self.rockets)):
                if taken >> number & 1 == 0:
                    gain = self.gain(number, cargo, count)
                    if gain > best:
                        best = gain
                        chosen = number
            if chosen == NONE:
                break
            total += best * part // 100
            part = part * LATER // 100
            taken |= 1 << chosen
            cargo = self.rockets[chosen].rest(cargo)
        return total

    def prices(self, cargo: i64) -> list[int]:
        """What one more cube of each kind would add."""
        here = self.worth(cargo)
        return [self.worth(cargo + (1 << BYTE * kind)) - here for kind in range(KINDS)]


def share_of(s: OceanState, seat: int, content: Content, tile: int) -> int:
    """How near the vessel is to a rocket."""
    if in_reach(s, content, seat, tile):
        return HERE
    return NEAR if joined(s, content, s.vessel[seat], tile) else FAR


class Sight:
    """What a seat sees while it looks at several positions: what does not change from one to the next is found once."""

    def __init__(self, content: Content, seat: int, weights: list[int]) -> None:
        self.content = content
        self.seat = seat
        self.weights = weights
        self._rockets: list[Rocket] = []
        self._loads: list[int] = []  # what the rockets were found from
        self._water: Water | None = None

    def worth(self, s: OceanState) -> int:
        """The seat's position, less a part of the best rival's."""
        return self.whole(s) // WHOLE

    def whole(self, s: OceanState) -> int:
        """The features of the position with their weights, in hundredths."""
        market = self.market(s)
        total = self.ashore(s, market)
        if s.stage == ACTION and s.pending and top_seat(s) == self.seat:
            if top_kind(s) == STEER:
                sub = s.pending[-1][SUB]
                left = steps_left(s, self.content, self.seat, s.pending[-1][STEPS])
                dive = self.dive(s, market)
                total += self.weights[DIVES] * dive.worth(s, sub, s.subs[sub], left)
                if s.seats > 1 and s.sailed == 1 and not dive.at_surface(s.subs[sub]):
                    total -= self.weights[VOYAGE] * ADRIFT
            elif top_kind(s) == DOCKED_JOB:
                total += self.weights[DIVES] * self.hold(s, market, s.pending[-1][SUB], DOCKED)
        return total

    def hold(self, s: OceanState, market: Market, sub: int, part: int) -> int:
        """What the cubes in a hold are worth aboard, so much in a hundred; never more than buying them one by one."""
        cubes: i64 = affordable(s, self.seat, self.content, sub)
        if cubes == 0:
            return 0
        cargo: i64 = self.cargo(s)
        gain = (market.worth(cargo + cubes) - market.worth(cargo)) * part // 100
        return max(0, gain - LAST_DOLLAR * price(s, self.content, self.seat) * amount(cubes))

    def cargo(self, s: OceanState) -> int:
        """The cubes in the seat's bays."""
        return packed(s.cargo, self.seat * KINDS, KINDS)

    def market(self, s: OceanState) -> Market:
        """The rockets on their pads, for this seat."""
        if self._loads != s.loads:
            self._rockets = [Rocket(s, self.content, tile) for tile in range(TILES) if s.rockets[tile] != NONE]
            self._loads = s.loads[:]
        return Market(self._rockets, s, self.seat, self.content)

    def dive(self, s: OceanState, market: Market) -> Dive:
        """The dives of a seat that steers."""
        water = self._water
        tile = s.vessel[self.seat]
        group = self.content.tides.group[s.locks * TILES + tile]
        if water is None or water.locks != s.locks or water.group != group or water.cells != s.cells:
            water = Water(s, self.content, tile)
            self._water = water
        sub = s.pending[-1][SUB]
        cubes: i64 = packed(s.hold, sub * KINDS, KINDS)
        prices = market.prices(self.cargo(s) + cubes)
        return Dive(s, self.seat, self.content, water, self.hold(s, market, sub, STEERED), prices)

    def resting(self, s: OceanState, market: Market) -> int:
        """What lies in the holds of submersibles under no steering: a player alone finds it there later."""
        steered = s.pending[-1][SUB] if s.pending and top_kind(s) in (STEER, DOCKED_JOB) else NONE
        cargo: i64 = self.cargo(s)
        before = market.worth(cargo)
        harbour: Harbour | None = None
        rows = self.content.tides.rows
        total = 0
        for sub in range(SUBS):
            hold: i64 = packed(s.hold, sub * KINDS, KINDS)
            if hold == 0 or sub == steered:
                continue
            if harbour is None:
                harbour = Harbour(s, self.content, s.vessel[self.seat])
            after = market.worth(cargo + hold)
            gain: i64 = (after - before) * RESTING // 100 - LAST_DOLLAR * price(s, self.content, self.seat) * amount(hold)
            gain -= PACE * harbour.way_home(s.subs[sub] // rows, s.subs[sub] % rows)
            if gain > 0:
                total += gain
                cargo += hold
                before = after
        return total

    def ashore(self, s: OceanState, market: Market) -> int:
        """Everything but a dive, with its weights."""
        seat, content, weights = self.seat, self.content, self.weights
        total = weights[POINTS] * 100 * s.vp[seat] - weights[RIVAL] * rivals(s, seat)
        if s.seats == 1:
            total += weights[ROCKETS] * towards_goal(s)
        if s.stage == OVER:
            return total
        if s.stage == GAME_END:
            return total + weights[CARGO] * last_goods(s, seat)
        left = content.rounds - s.round
        money = s.money[seat]
        total += weights[MONEY] * (DOLLAR * money + (LAST_DOLLAR - DOLLAR) * min(money, FEW_DOLLARS))
        total += weights[POWER] * ENERGY * s.energy[seat] + weights[CREW] * HIRED * left * crew_size(s, content, seat)
        if s.reactor == 1:
            total -= weights[DEBT] * 150 * markers(s, seat)
        if s.stage == ACTION and s.passed[seat] == 0:
            total += weights[WORKERS] * WORKER * s.workers[seat]
        for card in content.technologies:
            if s.tech[card.number] == seat:
                total += weights[CARDS] * (100 * card.vp + USE.get(card.effect, SOME_USE) * left)
        total += weights[TURN] * 8 if s.first == seat else 0
        if s.sailed == 1:
            total -= weights[VOYAGE] * TRIP
        if s.vessel[seat] == NONE:
            return total
        total += weights[LIGHT] * daylight(s, seat, content)
        if s.stage == SETUP and s.seats > 1:
            total += weights[WITHIN] * PIER * within_sail(s, seat, content)
        if left > 0 or s.workers[seat] > 0 or s.pending:
            total += weights[CARGO] * market.worth(self.cargo(s))
            if s.seats == 1:
                total += weights[HOLDS] * self.resting(s, market)
        else:
            total += weights[CARGO] * pairs_worth(s, seat)
        if s.pending and top_seat(s) == seat:
            total += weights[JOBS] * job_worth(s)
        return total


def progress(s: OceanState, content: Content) -> int:
    """How far the game has come, by rounds and by rockets on their pads, in per cent."""
    if s.stage == OVER:
        return 100
    gone = s.rockets.count(NONE) if s.round > 0 and s.stage >= ACTION else 0
    return min(99, max(100 * (s.round - 1) // content.rounds, 100 * gone // (TILES + 1), 0))


def within_sail(s: OceanState, seat: int, content: Content) -> int:
    """How many rockets the vessel can sail to without turning a lock."""
    found = 0
    for tile in range(TILES):
        if s.rockets[tile] != NONE and joined(s, content, s.vessel[seat], tile):
            found += 1
    return found


def towards_goal(s: OceanState) -> int:
    """How far a player alone is with all the rockets."""
    filled = 0
    for tile in range(TILES):
        if s.rockets[tile] != NONE:
            for slot in range(SLOTS):
                if s.loads[tile * SLOTS + slot] != NONE:
                    filled += 1
    return ROCKET * s.launched.count(0) + SLOT * filled


def rivals(s: OceanState, seat: int) -> int:
    """A part of the best rival's points."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.vp[other] > most:
            most = s.vp[other]
    return 25 * most


def last_goods(s: OceanState, seat: int) -> int:
    """At the end only pairs and whole fives count; what is left over breaks ties."""
    total = 100 * (s.money[seat] // 5) + s.money[seat] % 5 + pairs_worth(s, seat)
    if s.pending and top_kind(s) == PRINT_JOB:
        total -= 90
    if s.pending and top_kind(s) == GAIN_JOB:
        total += 40
    return total


def pairs_worth(s: OceanState, seat: int) -> int:
    """Cubes that will not be loaded any more."""
    total = 0
    for spot in range(seat * KINDS, seat * KINDS + KINDS):
        total += 100 * (s.cargo[spot] // 2)
    return total


def daylight(s: OceanState, seat: int, content: Content) -> int:
    """The electricity that the vessel's space promises for the next round."""
    if s.round >= content.rounds:
        return 0
    tile = s.vessel[seat]
    coming = s.round + 1
    if tile == TILES - coming or tile == TILES - 1 - coming:
        return 0
    each = content.sunlight.of(s, seat)
    gain = 0
    for column in range(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH):
        if s.air[column] == NONE:
            gain += each
    return ENERGY * min(gain, battery(s, content, seat)) * 2 // 3


def job_worth(s: OceanState) -> int:
    """What the job in hand still promises; a dive is looked at on its own."""
    kind = top_kind(s)
    if kind == TECH_JOB:
        return 180
    if kind == GAIN_JOB:
        return 60
    if kind == PRINT_JOB:
        return -90
    if kind == EMBASSY_JOB:
        return s.pending[-1][REWARD] * 100 - 40
    return 0
