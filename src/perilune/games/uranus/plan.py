"""What a moon's networks can do, and what a few more tunnels could make of them. For the bots only: no rule is here.

A yard is a network with mines. Its use is the best step or launch that its set would pay for. A plan joins yards,
cheapest first, until a set pays for something better; what it promises counts less than what is done, or a bot would put
it off for ever, and still less while tunnels are missing.
"""

from typing import Final

from perilune.games.uranus.content import (
    COLOURS,
    MODULES,
    OSMISH,
    PAD,
    ROCKET,
    SPACESHIP,
    TELESCOPE,
    TRACKS,
    Content,
    Way,
)
from perilune.games.uranus.hexes import ALL_HEXES, BIT, hexes_of
from perilune.games.uranus.moon import networks, track
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.state import NOBODY, UranusState

STEP: Final = 420  # a step of rocket technology
SHIP_STEP: Final = 400  # a step of spaceship technology
SHIP_URGENT: Final = 400  # and more when it is the last thing that the race lacks
PAD_STEP: Final = 950  # a step of the first launchpad
ROCK: Final = 50  # a rock on a module, and more the fuller the module is
CROWD: Final = 7
HOME: Final = 350  # a complete module
JUNK: Final = 65  # a junk card to come
MINOR: Final = [8, 45, 30, 0, 30, 22, 20, 0, 0]  # a step of each track that is not needed to escape
REACH: Final = 9  # tunnels that a plan looks ahead
FURTHEST: Final = 22  # tunnels that a plan may be short of
PLAN_NEAR: Final = 60  # per cent of its gain that a plan promises: less than doing it, or a bot would put it off
PLAN_FAR: Final = 50  # the same while tunnels are missing, and less with each one
IDLE: Final = 6  # a yard with no better use may be joined on the way
FAR: Final = 99  # no tunnels lead there
LAST_STEP: Final = 45  # per cent of a step that it promises to be able to pay: low, or a bot would put it off
ANY_STEP: Final = 90  # the same while more steps are left
LEARNT: Final = 250  # a finished track that the race must have, beyond its steps
ROCKET_KNOWN: Final = 75  # per cent of a launch that a set promises
ROCKET_UNKNOWN: Final = 25
SLOPE: Final = 12  # each tunnel still to dig

# Shifts that move hexes to their neighbours in the rows below: rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 hexes.
_STARTS: Final = [0, 5, 11, 18, 26, 35, 43, 50, 56, 61]


def _rows(numbers: list[int]) -> int:
    mask = 0
    for row in numbers:
        mask |= (1 << _STARTS[row + 1]) - (1 << _STARTS[row])
    return mask


_FIRSTS: Final = sum(1 << _STARTS[row] for row in range(9))
_LASTS: Final = sum(1 << (_STARTS[row + 1] - 1) for row in range(9))
_NOT_FIRST: Final = ALL_HEXES & ~_FIRSTS
_NOT_LAST: Final = ALL_HEXES & ~_LASTS
# In the lower half a row is shorter than the one above it: its outer hexes have one neighbour below.
_LOWER: Final = _rows([4, 5, 6, 7])
_SW: Final = ALL_HEXES & ~(_LOWER & _FIRSTS)
_SE: Final = ALL_HEXES & ~(_LOWER & _LASTS)
_D5: Final = _rows([0]) | (_rows([7]) & _SW)
_D6: Final = (_rows([0, 1])) | (_rows([6]) & _SW) | (_rows([7]) & _SE)
_D7: Final = (_rows([1, 2])) | (_rows([5]) & _SW) | (_rows([6]) & _SE)
_D8: Final = (_rows([2, 3])) | (_rows([4]) & _SW) | (_rows([5]) & _SE)
_D9: Final = _rows([3]) | (_rows([4]) & _SE)


def spread(mask: int) -> int:
    """A set of hexes and all their neighbours."""
    found = mask | ((mask & _NOT_LAST) << 1) | ((mask & _NOT_FIRST) >> 1)
    found |= ((mask & _D5) << 5) | ((mask & _D6) << 6) | ((mask & _D7) << 7) | ((mask & _D8) << 8) | ((mask & _D9) << 9)
    found |= ((mask >> 5) & _D5) | ((mask >> 6) & _D6) | ((mask >> 7) & _D7) | ((mask >> 8) & _D8) | ((mask >> 9) & _D9)
    return found


class Yards:
    """The networks of one moon as a planner sees them."""

    def __init__(self, s: UranusState, seat: int, content: Content, lost: int) -> None:
        """`lost` are hexes that an eruption will take anyway."""
        self.s = s
        self.seat = seat
        self.content = content
        self.open: int = ALL_HEXES & ~(s.dark[seat] | lost | BIT[content.moons[s.moons[seat]].volcano])
        self.hexes: list[int] = []
        self.rocks: list[int] = []  # five counts for each yard
        self.pad: list[int] = []
        terrain = content.moons[s.moons[seat]].terrain
        pads = s.pads[seat] & ~lost
        for net in networks(s, seat):
            counts = [0] * COLOURS
            for hex_ in hexes_of(net & s.mines[seat] & ~lost):
                counts[terrain[hex_]] += 1
            if sum(counts) > 0:
                self.hexes.append(net & self.open)
                self.rocks += counts
                self.pad.append(1 if net & pads else 0)
        self.left = [self.steps_left(number) for number in range(TRACKS)]
        self.useful: list[int] = useful_modules(s, content)
        self.uses: list[int] = []
        for yard in range(len(self.hexes)):
            self.uses.append(self.use_of(self.rocks, yard * COLOURS, self.pad[yard]))

    def steps_left(self, number: int) -> int:
        """Steps that are still wanted of a track."""
        s, seat = self.s, self.seat
        spec = track(s, self.content, seat, number)
        if number >= TELESCOPE and (s.known[seat] >> (number - TELESCOPE) & 1 or not spec.ways):
            return 0
        if number == PAD and s.pads[seat] != 0:
            return 0
        return max(0, spec.steps - s.marks[seat * TRACKS + number])

    def rocks_missing(self) -> int:
        """Rocks that all mines together are short of for a step of each track that is still needed."""
        have = [0] * COLOURS
        for place, amount in enumerate(self.rocks):
            have[place % COLOURS] += amount
        total = 0
        for number in (PAD, ROCKET, SPACESHIP):
            if self.left[number] > 0:
                least = FAR
                for way in track(self.s, self.content, self.seat, number).ways:
                    least = min(least, short_of(way, have))
                total += least
        return total

    def use_of(self, rocks: list[int], start: int, pad: int) -> int:
        """What a set is good for: the best step or launch."""
        content, s, seat = self.content, self.s, self.seat
        best = 4
        for number in range(TRACKS):
            if self.left[number] == 0:
                continue
            value = self.step_worth(number)
            if value > best and track(s, content, seat, number).paid_by(rocks, start):
                best = value
        if pad:
            best = max(best, self.launch_of(rocks, start))
        return best

    def step_worth(self, number: int) -> int:
        """What it promises that a yard can pay for a step of a track."""
        needed = needed_step(self.s, self.seat, number)
        if needed == 0:
            return MINOR[number] * ANY_STEP // 100
        if self.left[number] == 1:
            return (needed + LEARNT) * LAST_STEP // 100
        return needed * ANY_STEP // 100

    def launch_of(self, rocks: list[int], start: int) -> int:
        """The best module for a set."""
        s, content = self.s, self.content
        best = 0
        for module in self.useful:
            boxes = content.modules[module]
            filled = placed = surplus = size = 0
            for colour in range(COLOURS):
                have = s.filled[module * COLOURS + colour]
                count = rocks[start + colour]
                fit = min(count, boxes[colour] - have)
                filled += have
                placed += fit
                surplus += count - fit
                size += boxes[colour]
            if placed > 0:
                value = module_worth(filled + placed, size) - module_worth(filled, size) - JUNK * surplus
                best = max(best, value)
        return best * (ROCKET_KNOWN if s.known[self.seat] >> (ROCKET - TELESCOPE) & 1 else ROCKET_UNKNOWN) // 100

    def rocks_to_launch(self) -> int:
        """How many rocks the best launch of the next round would place on a module."""
        if self.s.known[self.seat] >> (ROCKET - TELESCOPE) & 1 == 0:
            return 0
        most = 0
        for yard in range(len(self.hexes)):
            if self.pad[yard]:
                for module in self.useful:
                    fit = 0
                    for colour in range(COLOURS):
                        free = self.content.modules[module][colour] - self.s.filled[module * COLOURS + colour]
                        fit += min(self.rocks[yard * COLOURS + colour], free)
                    most = max(most, fit)
        return most

    def yield_(self) -> int:
        """What all yards together bring in a round."""
        total = 0
        for value in self.uses:
            total += value
        if self.s.races[self.seat] == OSMISH and self.s.pads[self.seat] != 0 and self.left[SPACESHIP] == 0:
            more = 0  # one set of any yard can be launched; before, it would keep them from a network for the spaceship
            for yard in range(len(self.uses)):
                more = max(more, self.launch_of(self.rocks, yard * COLOURS) - self.uses[yard])
            total += more
        for number in (PAD, ROCKET, SPACESHIP):
            value = self.step_worth(number)
            idle = self.uses.count(value) - 1  # one yard pays for the next step; more of them are a waste
            if self.left[number] > 0 and idle > 0:
                total -= idle * value * 2 // 3
        return total

    def distances(self) -> list[int]:
        """Tunnels from each yard to each other one, over open hexes."""
        many = len(self.hexes)
        found = [FAR] * (many * many)
        for a in range(many):
            reached = self.hexes[a]
            wanted = 0
            busy = 0  # yards that no tunnel should run through
            for b in range(many):
                if b != a:
                    wanted |= self.hexes[b]
                    if self.uses[b] > IDLE:
                        busy |= self.hexes[b]
            for step in range(1, REACH + 1):
                grown = spread(reached) & self.open
                new = grown & ~reached
                if new == 0:
                    break
                if new & wanted:
                    for b in range(many):
                        if found[a * many + b] == FAR and b != a and new & self.hexes[b]:
                            found[a * many + b] = step
                reached = grown & ~busy
        return found

    def promise(self, tunnels: int) -> int:
        """What the best plans add to the yield if so many tunnels can be dug."""
        many = len(self.hexes)
        if many < 2:
            return 0
        away = self.distances()
        alive = [1] * many
        total = 0
        for _ in range(2):
            found = self.best_plan(away, alive, tunnels)
            if found[0] <= 0:
                break
            total += found[0]
            tunnels -= found[1]
            if tunnels <= 0:
                break
            for yard in found[2:]:
                alive[yard] = 0
        return total

    def best_plan(self, away: list[int], alive: list[int], tunnels: int) -> list[int]:
        """The best plan: its gain, its cost in tunnels, and its yards."""
        s, seat = self.s, self.seat
        best = [0, 0]
        many = len(alive)
        have = [0] * COLOURS
        for yard in range(many):
            if alive[yard]:
                for colour in range(COLOURS):
                    have[colour] += self.rocks[yard * COLOURS + colour]
        for number in (PAD, ROCKET, SPACESHIP):
            if self.left[number] == 0:
                continue
            value = self.step_worth(number)
            for way in track(s, self.content, seat, number).ways:
                if not way.paid_by(have, 0):
                    continue
                key = key_colour(way, have)
                for base in range(many):
                    if alive[base] and self.uses[base] < value and self.rocks[base * COLOURS + key] > 0:
                        plan = self.grow(away, alive, base, way, value, tunnels, best[0])
                        if plan[0] > best[0]:
                            best = plan
        for base in range(len(alive)):
            if alive[base] and self.pad[base]:
                plan = self.collect(away, alive, base, tunnels)
                if plan[0] > best[0]:
                    best = plan
        return best

    def grow(self, away: list[int], alive: list[int], base: int, way: Way, value: int, tunnels: int, beaten: int) -> list[int]:
        """Join the nearest yards that help until the set pays this way; give up when `beaten` is out of reach."""
        many = len(alive)
        rocks = self.rocks[base * COLOURS : (base + 1) * COLOURS]
        far = away[base * many : (base + 1) * many]
        yards = [base]
        cost = 0
        given_up = self.uses[base]
        while not way.paid_by(rocks, 0):
            nearest = -1
            least = FAR
            for yard in range(many):
                if far[yard] < least and alive[yard] and self.uses[yard] < value and yard not in yards:
                    if helps(rocks, self.rocks, yard * COLOURS, way):
                        nearest = yard
                        least = far[yard]
            if nearest < 0:
                return [0, 0]
            cost += least
            given_up += self.uses[nearest]
            if cost > tunnels + FURTHEST or value - given_up - SLOPE * cost <= beaten:
                return [0, 0]
            yards.append(nearest)
            for colour in range(COLOURS):
                rocks[colour] += self.rocks[nearest * COLOURS + colour]
            row = nearest * many
            for yard in range(many):
                if away[row + yard] < far[yard]:
                    far[yard] = away[row + yard]
        return [outlook(value - given_up, cost, tunnels), cost] + yards

    def collect(self, away: list[int], alive: list[int], base: int, tunnels: int) -> list[int]:
        """Join yards to the one with the launchpad as long as its cargo gets better."""
        many = len(alive)
        rocks = self.rocks[base * COLOURS : (base + 1) * COLOURS]
        far = away[base * many : (base + 1) * many]
        yards = [base]
        cost = 0
        gain = 0
        while True:
            best = -1
            most = 0
            for yard in range(many):
                if alive[yard] and yard not in yards and far[yard] < FAR:
                    joined = [rocks[c] + self.rocks[yard * COLOURS + c] for c in range(COLOURS)]
                    more = self.use_of(joined, 0, 1) - self.use_of(rocks, 0, 1) - self.uses[yard]
                    more = outlook(more, cost + far[yard], tunnels)
                    if more > most:
                        most = more
                        best = yard
            if best < 0:
                break
            gain += most
            cost += far[best]
            yards.append(best)
            for colour in range(COLOURS):
                rocks[colour] += self.rocks[best * COLOURS + colour]
            for yard in range(many):
                far[yard] = min(far[yard], away[best * many + yard])
        return [gain, cost] + yards


def helps(rocks: list[int], other: list[int], start: int, way: Way) -> bool:
    """Whether another yard has a rock that this way still lacks."""
    for colour in range(COLOURS):
        if other[start + colour] > 0:
            if rocks[colour] < way.rocks[colour] or (way.different > 0 and rocks[colour] == 0):
                return True
    return False


def useful_modules(s: UranusState, content: Content) -> list[int]:
    """The modules that are not complete and still wanted: as many as races need a home, the fullest first."""
    wanted = s.flown.count(0)
    open_: list[int] = []
    for module in range(MODULES):
        if s.claimed[module] == NOBODY:
            if complete(s, content, module):
                wanted -= 1
            else:
                open_.append(sum(s.filled[module * COLOURS : (module + 1) * COLOURS]) * MODULES + module)
    open_.sort(reverse=True)
    begun = 0
    found: list[int] = []
    for mark in open_:
        if mark >= MODULES:
            if begun < wanted:
                found.append(mark % MODULES)
                begun += 1
        elif begun < wanted:
            found.append(mark)
    return found


def needed_step(s: UranusState, seat: int, number: int) -> int:
    """A step of a track that a race needs to escape; 0 for the others. With rocket and launchpad, the spaceship is urgent."""
    if number == PAD:
        return PAD_STEP
    if number == SPACESHIP:
        launching = s.pads[seat] != 0 and s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 1
        return SHIP_STEP + (SHIP_URGENT if launching else 0)
    return STEP if number == ROCKET else 0


def short_of(way: Way, have: list[int]) -> int:
    """How many rocks are missing to pay this way."""
    missing = 0
    colours = 0
    for colour in range(COLOURS):
        missing += max(0, way.rocks[colour] - have[colour])
        if have[colour] > 0:
            colours += 1
    return missing + max(0, way.different - colours)


def key_colour(way: Way, have: list[int]) -> int:
    """The rarest colour that this way may need: plans begin there."""
    best = -1
    for colour in range(COLOURS):
        if have[colour] > 0 and (way.different > 0 or way.rocks[colour] > 0):
            if best < 0 or have[colour] < have[best]:
                best = colour
    return best


def outlook(gain: int, cost: int, tunnels: int) -> int:
    """What a gain is worth when it takes so many tunnels and so many are there."""
    if gain <= 0:
        return 0
    missing = cost - tunnels
    if missing > 0:
        gain = gain * PLAN_FAR * max(0, FURTHEST - missing) // (100 * FURTHEST)
    else:
        gain = gain * PLAN_NEAR // 100
    return max(0, gain - SLOPE * cost)


def module_worth(filled: int, size: int) -> int:
    """A module with so many rocks."""
    return ROCK * filled + CROWD * filled * filled + (HOME if filled >= size else 0)
