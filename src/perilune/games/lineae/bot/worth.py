"""How good a position looks to a seat: the eye of the greedy and of the searching bot. 100 is one VP.

What is certain counts in full; what still needs a worker, a voyage or a dive counts less, so that doing a thing looks
better than leaving it for later.
"""

from typing import Final

from mypy_extensions import i64

from perilune.core.packed import BYTE, amount, fitting, packed
from perilune.games.lineae.colony import REWARD
from perilune.games.lineae.content import (
    ANY,
    COLUMNS,
    DEPOSITS,
    GANTRY,
    KINDS,
    NONE,
    SLOTS,
    TILES,
    WINGS,
    Content,
)
from perilune.games.lineae.goods import battery
from perilune.games.lineae.job import DOCKED_JOB, EMBASSY_JOB, GAIN_JOB, LOAD_JOB, PRINT_JOB, STEER, TECH_JOB, top_kind, top_seat
from perilune.games.lineae.launchpad import CUBES, TILE
from perilune.games.lineae.ocean import DEPOSIT_WIDTH, joined, other_sub_at
from perilune.games.lineae.reactor import markers
from perilune.games.lineae.state import ACTION, GAME_END, OVER, OceanState
from perilune.games.lineae.submersible import DUG, STEPS, SUB, can_advance, price, room_in, steps_left
from perilune.games.lineae.tides import TILE_WIDTH
from perilune.games.lineae.workers import crew_size

LOADED: Final = [0, 100, 300, 600, 900, 1200]  # what so many cubes in one turn of loading earn
LAUNCH: Final = 240  # what a launch brings besides
WORKER: Final = 22  # a free worker in the Action Phase
HIRED: Final = 42  # a worker, for each round to come
DOLLAR: Final = 20
LAST_DOLLAR: Final = 32  # one of the last few
FEW_DOLLARS: Final = 4
ENERGY: Final = 9
PACE: Final = 11  # a step of a planned dive: a little more than its electricity, so that going on looks better than waiting
TRIP: Final = 10  # to sail where it changes nothing only looks like doing something
BERTH: Final = 150  # a submersible at the surface, and the vessel somewhere else
LEFT_BEHIND: Final = 6  # what a hold promises that cannot be brought home is worth this part
SPARE: Final = 32  # a cube that fits no plan
HERE: Final = 82  # how much of a plan counts, in a hundred: the rocket is over the vessel,
NEAR: Final = 81  # can be sailed to,
FAR: Final = 45  # or needs a lock
USE: Final = [30, 14, 16, 26, 22, 20, 10, 16, 24, 18]  # a technology card, for each round to come


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


class Market:
    """What cargo is worth to a seat: the best rocket for it, and something for each cube that is over."""

    def __init__(self, rockets: list[Rocket], s: OceanState, seat: int, content: Content) -> None:
        self.rockets = rockets
        loading = bool(s.pending) and top_kind(s) == LOAD_JOB
        own = loading and top_seat(s) == seat
        self.loaded: i64 = s.pending[-1][CUBES] if own else 0  # cubes in this turn of loading
        only = s.pending[-1][TILE] if own else NONE
        self.shares: list[int] = []  # how much of what each rocket would earn counts, in a hundred
        for rocket in rockets:
            share = share_of(s, seat, content, rocket.tile)
            if loading:
                share = 95 if share == HERE and (only == NONE or only == rocket.tile) else 0
            elif s.workers[seat] == 0:
                share = share * 2 // 3
            self.shares.append(share)

    def worth(self, cargo: i64) -> int:
        """What so many cubes of each kind promise."""
        count = amount(cargo)
        if count == 0:
            return 0
        best = 0
        for number, rocket in enumerate(self.rockets):
            fits = fitting(cargo, rocket.slots)
            fits += min(rocket.free, count - fits)
            if fits > 0:
                gain = LOADED[min(self.loaded + fits, SLOTS)] - LOADED[self.loaded] - SPARE * fits
                if fits == rocket.open:
                    gain += LAUNCH
                best = max(best, gain * self.shares[number] // 100)
        return best + SPARE * count

    def prices(self, cargo: i64) -> list[int]:
        """What one more cube of each kind would add."""
        here = self.worth(cargo)
        return [self.worth(cargo + (1 << BYTE * kind)) - here for kind in range(KINDS)]


def share_of(s: OceanState, seat: int, content: Content, tile: int) -> int:
    """How near the vessel is to a rocket."""
    at = s.vessel[seat]
    if at == tile or (s.tech[GANTRY] == seat and (at == tile - 1 or at == tile + 1)):
        return HERE
    return NEAR if joined(s, content, at, tile) else FAR


class Catch:
    """Something that a submersible could fetch: a cube, or what a deposit gives."""

    def __init__(self, column: int, row: int, what: int, home: int) -> None:
        self.column: i64 = column
        self.row: i64 = row
        self.what = what  # a kind of cube, or KINDS + the place of a deposit
        self.home: i64 = home  # steps from there to where it can dock


class Water:
    """All that a seat's submersibles could fetch while cubes and locks stay as they are."""

    def __init__(self, s: OceanState, content: Content, tile: int) -> None:
        self.locks = s.locks
        self.cells = s.cells
        group = content.tides.group
        start = s.locks * TILES
        self.group: int = group[start + tile]
        harbour = [tile for tile in range(TILES) if group[start + tile] == self.group]
        # Vessel spaces that are joined lie side by side, on one level.
        self.first: i64 = harbour[0] * TILE_WIDTH
        self.last: i64 = harbour[-1] * TILE_WIDTH + TILE_WIDTH - 1
        self.surface: i64 = content.tides.top[start + harbour[0]] - 1
        self.catches: list[Catch] = []
        rows = content.tides.rows
        for column in range(COLUMNS):
            cell = column * rows
            if s.cells[cell] == NONE:
                self.add(column, 0, KINDS + column // DEPOSIT_WIDTH)
            for row in range(content.tides.top[start + column // TILE_WIDTH]):
                kind = s.cells[cell + row]
                if kind != NONE:
                    self.add(column, row, kind)

    def add(self, column: int, row: int, what: int) -> None:
        """One more thing to fetch."""
        self.catches.append(Catch(column, row, what, self.way_home(column, row)))

    def way_home(self, column: i64, row: i64) -> i64:
        """Steps to the nearest place below a space to which the vessel can sail."""
        across: i64 = 0
        if column < self.first:
            across = self.first - column
        elif column > self.last:
            across = column - self.last
        return across + apart(self.surface, row)


def apart(a: i64, b: i64) -> i64:
    """How far one number is from another."""
    return a - b if a > b else b - a


class Dive:
    """What a submersible can still bring to a seat: its hold if it can dock, and one more cube or excavation on the way."""

    def __init__(self, s: OceanState, seat: int, content: Content, water: Water, prices: list[int]) -> None:
        self.content = content
        self.seat = seat
        self.water = water
        self.prices = prices
        self.aboard = [max(0, prices[kind] * 8 // 10 - DOLLAR) for kind in range(KINDS)]  # what each catch adds to the hold
        self.gains = [DOLLAR] * KINDS  # and what it earns at once
        for place in range(DEPOSITS):
            dug = s.pending[-1][DUG] >> place & 1 == 1
            kind = content.deposits[s.deposits[place]].excavate
            self.aboard.append(0 if dug or s.supply[kind] == 0 else self.aboard[kind])
            self.gains.append(0 if dug else self.track(s, place))

    def track(self, s: OceanState, place: int) -> int:
        """What the next step along an excavation track is worth."""
        if not can_advance(s, self.seat, place):
            return 0
        reached = s.tracks[self.seat * DEPOSITS + place]
        return 100 * self.content.track_vp[reached] + 60 * self.content.track_gives[reached]

    def worth(self, s: OceanState, sub: int, cell: int, steps: int) -> int:
        """A submersible in this cell that can still go so many steps; those of the staircase are not looked at."""
        rows = self.content.tides.rows
        column: i64 = cell // rows
        row: i64 = cell % rows
        left: i64 = steps
        hold: i64 = hold_worth(s, self.seat, self.content, sub, self.prices)
        home = self.water.way_home(column, row)
        best: i64 = max(0, hold - PACE * home) if home <= left else hold // LEFT_BEHIND
        if home == 0 and s.vessel[self.seat] != column // TILE_WIDTH:
            best = max(0, best - BERTH)
        if room_in(s, self.content, sub) == 0:
            return best
        for catch in self.water.catches:
            way = apart(catch.column, column) + apart(catch.row, row)
            if way > left:
                continue
            gain: i64 = self.gains[catch.what]
            more: i64 = self.aboard[catch.what]
            if gain + more == 0 or (catch.what >= KINDS and other_sub_at(s, catch.column * rows, sub)):
                continue
            if way + catch.home <= left:
                gain += more + hold - PACE * (way + catch.home)
            else:
                gain += (more + hold) // LEFT_BEHIND - PACE * way
            if gain > best:
                best = gain
        return best


def hold_worth(s: OceanState, seat: int, content: Content, sub: int, prices: list[int]) -> int:
    """What the cubes in a hold are worth aboard, as far as the money goes."""
    cost = price(s, content, seat)
    afford = 99 if cost == 0 else s.money[seat] // cost
    total = 0
    for kind in range(KINDS):
        count = min(s.hold[sub * KINDS + kind], afford)
        if count > 0:
            afford -= count
            total += count * max(0, prices[kind] * 9 // 10 - DOLLAR * cost)
    return total


class Sight:
    """What a seat sees while it looks at several positions: what does not change from one to the next is found once."""

    def __init__(self, content: Content, seat: int) -> None:
        self.content = content
        self.seat = seat
        self._rockets: list[Rocket] = []
        self._loads: list[int] = []  # what the rockets were found from
        self._water: Water | None = None

    def worth(self, s: OceanState) -> int:
        """The seat's position, less a part of the best rival's."""
        market = self.market(s)
        total = self.ashore(s, market)
        if s.stage == ACTION and s.pending and top_seat(s) == self.seat:
            if top_kind(s) == STEER:
                sub = s.pending[-1][SUB]
                left = steps_left(s, self.content, self.seat, s.pending[-1][STEPS])
                total += self.dive(s, market).worth(s, sub, s.subs[sub], left)
            elif top_kind(s) == DOCKED_JOB:
                total += self.purchase(s, market, s.pending[-1][SUB])
        return total

    def purchase(self, s: OceanState, market: Market, sub: int) -> int:
        """What a docked submersible still has to offer: the next cube only, so that buying it always looks better."""
        cost = price(s, self.content, self.seat)
        best = 0
        if s.money[self.seat] >= cost:
            prices = market.prices(self.cargo(s))
            for kind in range(KINDS):
                if s.hold[sub * KINDS + kind] > 0:
                    best = max(best, prices[kind] * 9 // 10 - LAST_DOLLAR * cost)
        return best

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
        return Dive(s, self.seat, self.content, water, market.prices(self.cargo(s)))

    def ashore(self, s: OceanState, market: Market) -> int:
        """Everything but a dive."""
        seat, content = self.seat, self.content
        total = 100 * s.vp[seat] - rivals(s, seat)
        if s.stage == OVER:
            return total
        if s.stage == GAME_END:
            return total + last_goods(s, seat)
        left = content.rounds - s.round
        money = s.money[seat]
        total += DOLLAR * money + (LAST_DOLLAR - DOLLAR) * min(money, FEW_DOLLARS)
        total += ENERGY * s.energy[seat] + HIRED * left * crew_size(s, content, seat)
        if s.reactor == 1:
            total -= 150 * markers(s, seat)
        if s.stage == ACTION and s.passed[seat] == 0:
            total += WORKER * s.workers[seat]
        for card in range(len(s.tech)):
            if s.tech[card] == seat:
                total += 100 * content.technologies[card].vp + USE[card] * left
        total += 8 if s.first == seat else 0
        if s.sailed == 1:
            total -= TRIP
        if s.vessel[seat] == NONE:
            return total
        total += daylight(s, seat, content)
        if left > 0 or s.workers[seat] > 0 or s.pending:
            total += market.worth(self.cargo(s))
        else:
            total += pairs_worth(s, seat)
        if s.pending and top_seat(s) == seat:
            total += job_worth(s)
        return total


def rivals(s: OceanState, seat: int) -> int:
    """A part of the best rival's points."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.vp[other] > most:
            most = s.vp[other]
    return 25 * most


def last_goods(s: OceanState, seat: int) -> int:
    """At the end only pairs and whole fives count; what is over breaks ties."""
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
    each = content.sunlight + (content.technologies[WINGS].amount if s.tech[WINGS] == seat else 0)
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
