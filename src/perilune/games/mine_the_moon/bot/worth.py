"""How good a position looks to a seat: the eye of the greedy bot. 100 is one Dominance.

What is certain counts in full, what is only planned (a team on its building, a robot on a wedge) a little less,
so that doing a thing looks better than leaving it for later. What will only be useful in turns to come fades with every
point of the leader, but by less than the point is worth, and whoever leads wants the end: so a point is never feared.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.core.weights import WHOLE
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    BUILD,
    CLOUT_MOVE,
    COLUMNS,
    COMMON,
    COMSAT,
    COPY,
    EXPORT,
    GAIN,
    GRANT,
    KINDS,
    LEECH,
    LOAD,
    OWN_PAD,
    PADS,
    PREROGATIVE,
    PRODUCE,
    QUAKE,
    REFINE,
    REFINED,
    SHAKE,
    SITES,
    SLOTS,
    SWAP,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.effect import BUILDING, HAND, LEFT, STANDING
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.rockets import pad_owner
from perilune.games.mine_the_moon.state import MINE, NOBODY, OVER, TASK, MoonState
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.work_construct import why_not_build

HELD: Final = [30, 45, 60, 90, 170, 240]  # a resource in the silo
FADE: Final = 18  # each further one of a kind is worth so much less, in hundredths
LOADED: Final = 104  # a point of cargo on a rocket that has not launched, in hundredths of a point
SHORT: Final = [370, 300, 60, 40]  # the loss when so few robots are free of cargo
PLAN: Final = 95  # what is planned counts this much in a hundred
LEAD: Final = 300  # to lead when the last turn is announced
THIRDS: Final = 3  # turns to come are counted in thirds: a point of the leader brings the end about so much nearer
FAR: Final = 14 * THIRDS  # no more than fourteen turns ahead
ROBOT: Final = 45  # a robot more than the fewest that a base has, for every two turns to come
FEWEST: Final = 7
HOME: Final = 8  # one at home, for the crater: the first five of them,
MORE: Final = 3  # and each further one
MADE: Final = 30  # what a building would produce counts this much in a hundred: it still has to be refined and loaded

FEATURES: Final = [
    "Dominance", "the best rival's Dominance", "resources in the silo", "cargo on rockets", "robots", "buildings", "free robots",
    "Clout and the white robot", "teams at work", "robots for the crater", "the lead in the last turn",
]  # fmt: skip
POINTS: Final = 0
RIVAL: Final = 1
SILO: Final = 2
CARGO: Final = 3
ROBOTS: Final = 4
BUILDINGS: Final = 5
FREE: Final = 6
CLOUT: Final = 7
TEAMS: Final = 8
CRATER: Final = 9
LEADING: Final = 10


def worth(s: MoonState, seat: int, content: Content, weights: list[int]) -> int:
    """The seat's position, less a part of the best rival's, with these weights for the features."""
    total = standing(s, seat, content, weights)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.dominance[other])
    total -= weights[RIVAL] * rival * 25
    if s.stage != OVER:
        total += plans(s, seat, content, weights)
    if s.last_turn > 0 and s.dominance[seat] > rival:
        total += weights[LEADING] * LEAD
    return total // WHOLE


def standing(s: MoonState, seat: int, content: Content, weights: list[int]) -> int:
    """What the seat has: Dominance, resources, cargo, buildings, robots."""
    stored = 0
    for kind in range(KINDS):
        stored += held(kind, s.silo[seat * KINDS + kind])
    cargo = 0
    for pad in range(PADS):
        if s.pads[pad] >= 0:
            rocket = content.rockets[s.pads[pad]]
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == seat:
                    cargo += LOADED * rocket.values[slot] + 10 * s.marked[pad]
    useful = 0
    for site in range(SITES):
        building = s.sites[seat * SITES + site]
        if building >= 0:
            useful += use(content, building)
    left = thirds_left(s, content)
    total = weights[POINTS] * 100 * s.dominance[seat] + weights[SILO] * stored + weights[CARGO] * cargo
    total += weights[ROBOTS] * ((s.robots[seat] - FEWEST) * ROBOT * left // (2 * THIRDS))
    total += weights[BUILDINGS] * (useful * left // (2 * THIRDS))
    free = s.robots[seat] - s.loaded.count(seat) - s.held.count(seat)
    for kind in range(KINDS):
        free -= s.silo[seat * KINDS + kind]
    if free < len(SHORT):
        total -= weights[FREE] * SHORT[max(free, 0)]
    if s.white_owner == seat:
        total += weights[CLOUT] * 15
    if s.order and s.order[0] == seat:
        total += weights[CLOUT] * 12
    return total


def held(kind: int, count: int) -> int:
    """What so many of a resource are worth: the first most, the others ever less."""
    return HELD[kind] * (count * 100 - FADE * count * (count - 1) // 2) // 100


def thirds_left(s: MoonState, content: Content) -> int:
    """A rough guess of how many thirds of a turn are still to come."""
    if s.last_turn > 0:
        return THIRDS * (s.last_turn - s.turn)
    return min(FAR, content.end_above + 1 - max(s.dominance))


def use(content: Content, building: int) -> int:
    """What a building is worth in a turn to come."""
    spec = content.buildings[building]
    if spec.effect == PRODUCE:
        return 20 + 22 * spec.amount - 10 * spec.team
    if spec.effect == REFINE:
        return 60 - 12 * spec.team
    if spec.effect == GAIN:
        return 75 * spec.amount - 25 * spec.team
    if spec.effect == EXPORT:
        return 35
    if spec.effect == QUAKE:
        return 25
    if spec.effect == GRANT:
        return 30
    if spec.effect == BUILD or spec.effect == LEECH:
        return 25
    return 12


def plans(s: MoonState, seat: int, content: Content, weights: list[int]) -> int:
    """What the seat's teams, the work in hand and its robots in the crater promise."""
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    promise = 0
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if s.crew[spot] > 0:
            spec = content.buildings[s.sites[spot]]
            promise += effect_worth(s, seat, content, spec.effect, spec.amount, s.sites[spot], silo)
    for place in range(COMMON):
        for column in range(COLUMNS):
            if s.teams[place * COLUMNS + column] == seat:
                common = content.commons[place]
                promise += 100 * common.dominance[column] - 2 * column
                promise += effect_worth(s, seat, content, common.effect, common.amount, NOBODY, silo)
    if s.pending and s.pending[-1][SEAT] == seat:
        promise += job_worth(s, seat, content, silo)
    total = weights[TEAMS] * (promise * PLAN // 100)
    if s.stage == TASK or s.stage == MINE:
        promise = HOME * min(s.home[seat], 5) + MORE * max(0, s.home[seat] - 5)
        promise += crater_worth(s, seat, content)
        total += weights[CRATER] * (promise * PLAN // 100)
    return total


def progress(s: MoonState, content: Content) -> int:
    """How far the game has come, by the leader's Dominance, in per cent."""
    if s.stage == OVER:
        return 100
    return min(99, 100 * max(s.dominance) // (content.end_above + 1))


def job_worth(s: MoonState, seat: int, content: Content, silo: list[int]) -> int:
    """What the work in hand still promises."""
    job = s.pending[-1]
    if job[KIND] == STANDING:
        spec = content.buildings[job[BUILDING]]
        return 100 * spec.bonus + 40
    if job[KIND] == SWAP and job[HAND] > 0:
        return 70 * job[HAND]
    return effect_worth(s, seat, content, job[KIND], job[LEFT], job[BUILDING], silo)


def effect_worth(s: MoonState, seat: int, content: Content, effect: int, amount: int, building: int, silo: list[int]) -> int:
    """What an effect would gain with this silo; refining and producing change the silo for the plans after them."""
    if effect == REFINE:
        return refine_worth(amount, silo)
    if effect == LOAD:
        return load_worth(s, seat, content, amount, silo)
    if effect == BUILD:
        return build_worth(s, seat, content)
    if effect == PRODUCE:
        return produce_worth(s, seat, content, amount, building, silo)
    if effect == GAIN:
        return 100 * amount
    if effect == SHAKE:
        return 9
    if effect == CLOUT_MOVE or effect == PREROGATIVE:
        return 0 if s.order[0] == seat else 14
    if effect == EXPORT:
        return max(100 * amount - HELD[REFINED], 0) if silo[REFINED] > 0 else (30 if silo[REFINED + 1] > 0 else 0)
    if effect == LEECH:
        return 20 * amount
    if effect == ABDUCT:
        return 30
    if effect == COPY:
        return 40
    if effect == ACCELERATE:
        return 8 if s.loaded.count(seat) > 0 else 0
    if effect == COMSAT:
        return 4
    if effect == SWAP:
        return swap_worth(content, building, silo)
    return 0


def refine_worth(amount: int, silo: list[int]) -> int:
    """The best raw resources become refined."""
    total = 0
    for raw in range(TYPES - 1, -1, -1):
        count = min(amount, silo[raw])
        amount -= count
        silo[raw] -= count
        silo[raw + REFINED] += count
        total += count * (HELD[raw + REFINED] - HELD[raw])
    return total


def load_worth(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> int:
    """The best open slots for the refined resources in the silo."""
    gains: list[int] = []
    for kind in range(REFINED, KINDS):
        values: list[int] = []
        for pad in range(PADS):
            if s.pads[pad] >= 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
                rocket = content.rockets[s.pads[pad]]
                for slot in range(rocket.slots):
                    if rocket.kinds[slot] == kind and s.loaded[pad * SLOTS + slot] == NOBODY:
                        values.append(rocket.values[slot])
        values.sort(reverse=True)
        for number, value in enumerate(values[: silo[kind]]):
            gains.append(LOADED * value - held(kind, silo[kind] - number) + held(kind, silo[kind] - number - 1))
    gains.sort(reverse=True)
    return sum(gains[:amount])


def build_worth(s: MoonState, seat: int, content: Content) -> int:
    """The best building that the seat can pay for now; a little for one that the crater may still pay for."""
    best = 6
    left = thirds_left(s, content)
    for building in range(len(s.stock)):
        if s.stock[building] > 0 and why_not_build(s, content, seat, building) == 0:
            spec = content.buildings[building]
            value = 100 * spec.bonus + use(content, building) * left // (2 * THIRDS)
            for kind in range(KINDS):
                count = s.silo[seat * KINDS + kind]
                value -= held(kind, count) - held(kind, count - spec.cost[kind])
            best = max(best, value)
    return best


def produce_worth(s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int]) -> int:
    """The best raw resources that there is room for, one after the other."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for kind in range(TYPES):
            if content.buildings[building].takes[kind] and silo[kind] + silo[kind + REFINED] < s.silo_limit[seat]:
                more = held(kind, silo[kind] + 1) - held(kind, silo[kind])
                if more > best:
                    best = more
                    chosen = kind
        if chosen == NOBODY:
            break
        silo[chosen] += 1
        total += best
    return total * MADE // 100


def swap_worth(content: Content, building: int, silo: list[int]) -> int:
    """What the cheapest givable becomes at best."""
    spec = content.buildings[building]
    best = 0
    for give in range(KINDS):
        if spec.gives[give] and silo[give] > 0:
            for take in range(KINDS):
                if spec.takes[take]:
                    best = max(best, HELD[take] - HELD[give])
    return best


def crater_worth(s: MoonState, seat: int, content: Content) -> int:
    """What the robots on the wheel may find; a wedge's chance in the spins to come, as far as the silo has room."""
    weights = content.faces[s.face].weights
    count = s.spins if s.spins > 0 else spins(s, content)
    total = 0
    for kind in range(KINDS):
        robots = s.crater[seat * KINDS + kind]
        if robots > 0:
            missed = 1.0
            for _ in range(count):
                missed *= 1.0 - weights[kind] / 100.0
            useful = min(robots, room(s, seat, kind))
            spread = 100 * useful - 5 * useful * (useful - 1)
            total += int((1.0 - missed) * HELD[kind] * spread / 100.0)
    return total
