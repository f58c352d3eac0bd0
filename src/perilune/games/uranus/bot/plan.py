"""What a moon's yards bring, and what a few more tunnels could make of them. For the bots only: no rule is here.

The use of a yard is the best step or launch that its set would pay for. A plan joins yards, cheapest first, until a set
pays for something better; what it promises counts less than what is done, or a bot would put it off for ever, and still
less while tunnels are missing.
"""

from typing import Final

from mypy_extensions import i64

from perilune.games.uranus.bot.ground import Ground, spread
from perilune.games.uranus.bot.wants import NEEDED, PLANNED, Price, Wants

REACH: Final = 9  # tunnels that a plan looks ahead
FURTHEST: Final = 22  # tunnels that a plan may be short of
PLAN_NEAR: Final = 70  # per cent of its gain that a plan promises: less than doing it, or a bot would put it off
PLAN_FAR: Final = 50  # the same while tunnels are missing, and less with each one
IDLE: Final = 6  # a yard with no better use may be joined on the way
FAR: Final = 99  # no tunnels lead there
SLOPE: Final = 17  # each tunnel still to dig
PLANS: Final = 2  # as many count at the same time


class Plan:
    """Yards to be joined, what that gains, and the tunnels it takes."""

    def __init__(self, gain: int, cost: int, yards: list[int]) -> None:
        self.gain = gain
        self.cost = cost
        self.yards = yards


class Plans:
    """The yards of one moon, their uses, and the plans for them."""

    def __init__(self, ground: Ground, wants: Wants) -> None:
        self.ground = ground
        self.wants = wants
        self.yards = ground.yards
        self.many: int = len(self.yards)
        self.uses = [wants.use_of(yard.rocks, yard.pad) for yard in self.yards]
        self.away: list[int] = []  # tunnels from each yard to each other one: see `distances`
        self.futures: dict[int, int] = {}  # by tunnels

    def rocks_to_launch(self) -> int:
        """How many rocks the best launch of the next round would place on a module."""
        most = 0
        if self.wants.rocket:
            for yard in self.yards:
                if yard.pad:
                    most = max(most, self.wants.rocks_to_launch(yard.rocks))
        return most

    def future(self, tunnels: int) -> int:
        """What the yards bring in a round, and what so many tunnels could add."""
        if tunnels not in self.futures:
            self.futures[tunnels] = self.yield_() + self.promise(tunnels)
        return self.futures[tunnels]

    def yield_(self) -> int:
        """What all yards together bring in a round."""
        total = 0
        for value in self.uses:
            total += value
        if self.wants.anywhere:
            more = 0
            for yard in range(self.many):
                more = max(more, self.wants.launch_of(self.yards[yard].rocks) - self.uses[yard])
            total += more
        for number in NEEDED:
            value = self.wants.steps[number]
            if value > 0:
                idle = self.uses.count(value) - 1  # one yard pays for the next step; more of them are a waste
                if idle > 0:
                    total -= idle * value * 2 // 3
        return total

    def hexes(self, yard: int) -> i64:
        """The hexes of a yard from which tunnels can be dug."""
        return self.yards[yard].net & self.ground.open

    def busy(self) -> i64:
        """The hexes of yards that no tunnel from another one should run through."""
        found: i64 = 0
        for yard in range(self.many):
            if self.uses[yard] > IDLE:
                found |= self.yards[yard].net
        return found

    def distances(self) -> list[int]:
        """Tunnels from each yard to each other one, over open hexes: the same both ways."""
        many = self.many
        found = [FAR] * (many * many)
        open_ = self.ground.open
        busy = self.busy()
        wanted: i64 = 0
        for yard in self.yards:
            wanted |= yard.net & open_
        for a in range(many - 1):
            start = self.hexes(a)
            closed = busy & ~start
            wanted &= ~start
            missing = wanted
            reached = start
            for step in range(1, REACH + 1):
                grown = spread(reached) & open_
                new = grown & ~reached
                if new & missing:
                    for b in range(a + 1, many):
                        target = self.yards[b].net
                        if new & missing & target:
                            found[a * many + b] = step
                            found[b * many + a] = step
                            missing &= ~target
                if new == 0 or missing == 0:
                    break
                reached = grown & ~closed
        return found

    def ring(self, yard: int, steps: int) -> i64:
        """The hexes that are so many tunnels from a yard, the way that `distances` counts."""
        reached = self.hexes(yard)
        closed = self.busy() & ~reached
        new = reached
        for _ in range(steps):
            grown = spread(reached) & self.ground.open
            new = grown & ~reached
            reached = grown & ~closed
        return new

    def promise(self, tunnels: int) -> int:
        """What the best plans add to the yield if so many tunnels can be dug."""
        total = 0
        for plan in self.best(tunnels):
            total += plan.gain
        return total

    def best(self, tunnels: int) -> list[Plan]:
        """The best plans that do not share a yard, as far as the tunnels go."""
        found: list[Plan] = []
        if self.many < 2:
            return found
        if not self.away:
            self.away = self.distances()
        alive = [1] * self.many
        for _ in range(PLANS):
            plan = self.best_of(alive, tunnels)
            if plan.gain <= 0:
                break
            found.append(plan)
            tunnels -= plan.cost
            if tunnels <= 0:
                break
            for yard in plan.yards:
                alive[yard] = 0
        return found

    def best_of(self, alive: list[int], tunnels: int) -> Plan:
        """The best plan for the yards that are free."""
        best = Plan(0, 0, [])
        have: i64 = 0
        for yard in range(self.many):
            if alive[yard]:
                have += self.yards[yard].rocks
        for number in PLANNED:
            value = self.wants.steps[number]
            if value == 0:
                continue
            for price in self.wants.board.prices[number]:
                if not price.paid_by(have):
                    continue
                key = price.rarest(have)
                for base in range(self.many):
                    use = self.uses[base]
                    if alive[base] and self.yards[base].rocks & key and out_of_reach(value - use, 1) > best.gain:
                        best = self.grow(alive, base, price, value, tunnels, best)
        for base in range(self.many):
            if alive[base] and self.yards[base].pad:
                best = self.collect(alive, base, tunnels, best)
        return best

    def grow(self, alive: list[int], base: int, price: Price, value: int, tunnels: int, beaten: Plan) -> Plan:
        """Join the nearest yards that help until the set pays this way; keep what is beaten when that is out of reach."""
        many = self.many
        rocks: i64 = self.yards[base].rocks
        far = self.away[base * many : (base + 1) * many]
        yards = [base]
        cost = 0
        gain = value - self.uses[base]
        far[base] = FAR
        while not price.paid_by(rocks):
            lacking = price.lacks(rocks)
            nearest = -1
            least = FAR
            for yard in range(many):
                if far[yard] < least and alive[yard] and self.yards[yard].rocks & lacking and self.uses[yard] < value:
                    nearest = yard
                    least = far[yard]
            if nearest < 0:
                return beaten
            cost += least
            gain -= self.uses[nearest]
            if cost > tunnels + FURTHEST or out_of_reach(gain, cost) <= beaten.gain:
                return beaten
            yards.append(nearest)
            rocks += self.yards[nearest].rocks
            self.come_nearer(far, nearest, yards)
        gain = outlook(gain, cost, tunnels)
        return Plan(gain, cost, yards) if gain > beaten.gain else beaten

    def collect(self, alive: list[int], base: int, tunnels: int, beaten: Plan) -> Plan:
        """Join yards to the one with the launchpad as long as its cargo gets better."""
        many = self.many
        rocks: i64 = self.yards[base].rocks
        use = self.wants.use_of(rocks, True)
        far = self.away[base * many : (base + 1) * many]
        yards = [base]
        cost = 0
        gain = 0
        far[base] = FAR
        while True:
            best = -1
            most = 0
            for yard in range(many):
                if alive[yard] and far[yard] < FAR:
                    more = self.wants.use_of(rocks + self.yards[yard].rocks, True) - use - self.uses[yard]
                    more = outlook(more, cost + far[yard], tunnels)
                    if more > most:
                        most = more
                        best = yard
            if best < 0:
                break
            gain += most
            cost += far[best]
            yards.append(best)
            rocks += self.yards[best].rocks
            use = self.wants.use_of(rocks, True)
            self.come_nearer(far, best, yards)
        return Plan(gain, cost, yards) if gain > beaten.gain else beaten

    def come_nearer(self, far: list[int], joined: int, yards: list[int]) -> None:
        """A yard has been joined to the others of a plan: what is near it is near now, and none of them is joined again."""
        row = joined * self.many
        for yard in range(self.many):
            if self.away[row + yard] < far[yard]:
                far[yard] = self.away[row + yard]
        for yard in yards:
            far[yard] = FAR


def out_of_reach(gain: int, cost: int) -> int:
    """The most that a plan can promise."""
    return gain * PLAN_NEAR // 100 - SLOPE * cost


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
