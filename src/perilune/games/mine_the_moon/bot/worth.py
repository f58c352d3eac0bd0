"""How good a position looks to a seat: the eye of the greedy bot. 100 is one Dominance.

What is certain counts in full, what is only planned (a team on its building, a robot on a wedge) a little less,
so that doing a thing looks better than leaving it for later. What will only be useful in turns to come fades with every
point of the leader, but by less than the point is worth, and whoever leads wants the end: so a point is never feared.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.core.weights import WHOLE
from perilune.games.mine_the_moon.buildings.construct import why_not_build
from perilune.games.mine_the_moon.buildings.effect import BUILDING, HAND, LEFT, STANDING
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    BUILD,
    CLOUT_MOVE,
    COLUMNS,
    COMMON,
    COMSAT,
    CONTROL,
    COPY,
    EXPORT,
    GAIN,
    GRANT,
    KINDS,
    LEECH,
    LOAD,
    NOTHING,
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
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.rockets import pad_owner
from perilune.games.mine_the_moon.state import MINE, NOBODY, OVER, TASK, WORK, MoonState
from perilune.games.mine_the_moon.turn import spins

KEPT: Final = [14, 20, 26, 40, 70, 100]  # a resource in the silo, whether or not a rocket wants it,
FADE: Final = 18  # each further one of its type so much less, in hundredths;
WANTED: Final = [10, 36]  # and for each point of the open slot that it would fill: raw, refined
LOADED: Final = 106  # a point of cargo on a rocket that has not launched, in hundredths of a point,
WAIT: Final = 4  # less so much for each slot that is still open
ABOARD: Final = LOADED - WAIT * (
    SLOTS - 1
)  # the least it counts once aboard: in Work nobody puts off loading for the promise of it
SHORT: Final = [370, 300, 60, 40]  # the loss when so few robots are free of cargo
PLAN: Final = 95  # what is planned counts this much in a hundred
LEAD: Final = 300  # to lead when the last turn is announced
THIRDS: Final = 3  # turns to come are counted in thirds: a point of the leader brings the end about so much nearer
FAR: Final = 14 * THIRDS  # no more than fourteen turns ahead
ROBOT: Final = 60  # a robot more than the fewest that a base has, for every two turns to come
FEWEST: Final = 7
HOME: Final = 8  # one at home, for the crater: the first five of them,
MORE: Final = 3  # and each further one
MADE: Final = 30  # what a building would produce counts this much in a hundred: it still has to be refined and loaded

# Work that is due is kept as one number, in the order in which one would do it: resources are made before they are used.
IN_ORDER: Final = [
    PRODUCE, SWAP, REFINE, COPY, GAIN, SHAKE, CLOUT_MOVE, PREROGATIVE, LEECH, ABDUCT, ACCELERATE, COMSAT, LOAD, EXPORT, BUILD,
    CONTROL, QUAKE, GRANT, NOTHING,
]  # fmt: skip
THOUSAND: Final = 1000  # more than any amount, and than any number of buildings

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
    slots = openings(s, seat, content)
    total = standing(s, seat, content, weights, slots)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.dominance[other])
    total -= weights[RIVAL] * rival * 25
    if s.stage != OVER:
        total += plans(s, seat, content, weights, slots)
    if s.last_turn > 0 and s.dominance[seat] > rival:
        total += weights[LEADING] * LEAD
    return total // WHOLE


def standing(s: MoonState, seat: int, content: Content, weights: list[int], slots: list[list[int]]) -> int:
    """What the seat has: Dominance, resources, cargo, buildings, robots."""
    stored = 0
    for raw in range(TYPES):
        stored += stock(raw, s.silo[seat * KINDS + raw], s.silo[seat * KINDS + raw + REFINED], slots)
    cargo = 0
    for pad in range(PADS):
        if s.pads[pad] >= 0:
            rocket = content.rockets[s.pads[pad]]
            points = 0
            empty = 0
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == seat:
                    points += rocket.values[slot]
                    cargo += 10 * s.marked[pad]
                elif s.loaded[pad * SLOTS + slot] == NOBODY:
                    empty += 1
            cargo += points * (LOADED - WAIT * empty)
    useful = 0
    for site in range(SITES):
        building = s.sites[seat * SITES + site]
        if building >= 0:
            useful += use(s, content, building)
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


def openings(s: MoonState, seat: int, content: Content) -> list[list[int]]:
    """What the open rocket slots that the seat may fill are worth, by type, the best first."""
    found: list[list[int]] = [[], [], []]
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
            rocket = content.rockets[s.pads[pad]]
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == NOBODY:
                    found[rocket.kinds[slot] - REFINED].append(rocket.values[slot])
    for values in found:
        values.sort(reverse=True)
    return found


def stock(raw: int, count: int, refined: int, slots: list[list[int]]) -> int:
    """What so many raw and refined resources of a type are worth: more where a rocket wants them, the refined ones first."""
    total = 0
    values = slots[raw]
    for number in range(count + refined):
        wanted = values[number] if number < len(values) else 0
        if number < refined:
            total += KEPT[raw + REFINED] * (100 - FADE * number) // 100 + WANTED[1] * wanted
        else:
            total += KEPT[raw] * (100 - FADE * number) // 100 + WANTED[0] * wanted
    return total


def gain(kind: int, silo: list[int], slots: list[list[int]], more: int) -> int:
    """What one more of a kind would be worth beside what is in the silo; one less, with -1."""
    raw = kind % TYPES
    before = stock(raw, silo[raw], silo[raw + REFINED], slots)
    if kind == raw:
        return stock(raw, silo[raw] + more, silo[raw + REFINED], slots) - before
    return stock(raw, silo[raw], silo[raw + REFINED] + more, slots) - before


def thirds_left(s: MoonState, content: Content) -> int:
    """A rough guess of how many thirds of a turn are still to come."""
    if s.last_turn > 0:
        return THIRDS * (s.last_turn - s.turn)
    return min(FAR, content.end_above + 1 - max(s.dominance))


def use(s: MoonState, content: Content, building: int) -> int:
    """What a building is worth in two turns to come, as games with a building for nothing have shown."""
    spec = content.buildings[building]
    if spec.effect == GAIN:
        return 62 * spec.amount
    if spec.effect == LEECH:
        return 120 * spec.amount // (s.seats - 1)
    if spec.effect == PRODUCE:
        return 20 + 22 * spec.amount - 10 * spec.team
    if spec.effect == REFINE:
        return 30 - 6 * spec.team
    if spec.effect == GRANT:
        return ROBOT
    if spec.effect == ACCELERATE:
        return 50
    if spec.effect == EXPORT or spec.effect == ABDUCT:
        return 20
    if spec.effect == COPY:
        return 15
    return 0 if spec.effect == NOTHING or spec.effect == CONTROL else 6


def plans(s: MoonState, seat: int, content: Content, weights: list[int], slots: list[list[int]]) -> int:
    """What the seat's teams, the work in hand and its robots in the crater promise."""
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    promise = 0
    due: list[int] = []
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if s.crew[spot] > 0:
            spec = content.buildings[s.sites[spot]]
            due.append(work_due(spec.effect, spec.amount, s.sites[spot]))
    for place in range(COMMON):
        for column in range(COLUMNS):
            if s.teams[place * COLUMNS + column] == seat:
                common = content.commons[place]
                promise += 100 * common.dominance[column] - 2 * column
                due.append(work_due(common.effect, common.amount, NOBODY))
    if s.pending and s.pending[-1][SEAT] == seat:
        job = s.pending[-1]
        if job[KIND] == STANDING:
            promise += 100 * content.buildings[job[BUILDING]].bonus + 40
        elif job[KIND] == SWAP and job[HAND] > 0:
            promise += 70 * job[HAND]
        elif job[KIND] == LOAD:
            slots = [values[:] for values in slots]
            promise += load_now(job[LEFT], silo, slots, ABOARD)
        else:  # it comes first: what other teams will make is too late for it
            promise += effect_worth(s, seat, content, work_due(job[KIND], job[LEFT], job[BUILDING]), silo, slots)
    due.sort()
    loads = 0
    for number in due:
        if IN_ORDER[number // THOUSAND // THOUSAND] == LOAD:
            loads += number // THOUSAND % THOUSAND
        else:
            promise += effect_worth(s, seat, content, number, silo, slots)
    if loads > 0:
        promise += load_worth(loads, silo, slots, ABOARD if s.stage == WORK else LOADED)
    total = weights[TEAMS] * (promise * PLAN // 100)
    if s.stage == TASK or s.stage == MINE:
        promise = HOME * min(s.home[seat], 5) + MORE * max(0, s.home[seat] - 5)
        promise += crater_worth(s, seat, content, slots)
        total += weights[CRATER] * (promise * PLAN // 100)
    return total


def progress(s: MoonState, content: Content) -> int:
    """How far the game has come, by the leader's Dominance, in per cent."""
    if s.stage == OVER:
        return 100
    return min(99, 100 * max(s.dominance) // (content.end_above + 1))


def work_due(effect: int, amount: int, building: int) -> int:
    """Work that is due, as a number."""
    return (IN_ORDER.index(effect) * THOUSAND + amount) * THOUSAND + building + 1


def effect_worth(s: MoonState, seat: int, content: Content, due: int, silo: list[int], slots: list[list[int]]) -> int:
    """What work would gain with this silo; refining and producing change the silo for the work after them."""
    effect = IN_ORDER[due // THOUSAND // THOUSAND]
    amount = due // THOUSAND % THOUSAND
    building = due % THOUSAND - 1
    if effect == REFINE:
        return refine_worth(amount, silo, slots)
    if effect == BUILD:
        return build_worth(s, seat, content, slots)
    if effect == PRODUCE:
        return produce_worth(s, seat, content, amount, building, silo, slots)
    if effect == GAIN:
        return 100 * amount
    if effect == SHAKE:
        return 9
    if effect == CLOUT_MOVE or effect == PREROGATIVE:
        return 0 if s.order[0] == seat else 14
    if effect == EXPORT:
        best = 0
        for kind in range(KINDS):
            if silo[kind] > 0 and content.buildings[building].gives[kind]:
                best = max(best, 100 * amount + gain(kind, silo, slots, -1))
        return best
    if effect == LEECH:
        return 90 * amount // (s.seats - 1)
    if effect == ABDUCT:
        return 30
    if effect == COPY:
        return copy_worth(s, seat, content, silo, slots)
    if effect == ACCELERATE:
        return 8 if s.loaded.count(seat) > 0 else 0
    if effect == COMSAT:
        return 4
    if effect == SWAP:
        return swap_worth(content, building, silo, slots)
    return 0


def refine_worth(amount: int, silo: list[int], slots: list[list[int]]) -> int:
    """The raw resources that gain most become refined."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for raw in range(TYPES):
            if silo[raw] > 0:
                before = stock(raw, silo[raw], silo[raw + REFINED], slots)
                more = stock(raw, silo[raw] - 1, silo[raw + REFINED] + 1, slots) - before
                if more > best:
                    best = more
                    chosen = raw
        if chosen == NOBODY:
            break
        silo[chosen] -= 1
        silo[chosen + REFINED] += 1
        total += best
    return total


def load_worth(amount: int, silo: list[int], slots: list[list[int]], point: int) -> int:
    """The best open slots for the refined resources in the silo, where a point of cargo counts so much."""
    gains: list[int] = []
    for raw in range(TYPES):
        kept = KEPT[raw + REFINED]
        for number, value in enumerate(slots[raw][: silo[raw + REFINED]]):
            gains.append((point - WANTED[1]) * value - kept * (100 - FADE * number) // 100)
    gains.sort(reverse=True)
    return sum(gains[:amount])


def load_now(amount: int, silo: list[int], slots: list[list[int]], point: int) -> int:
    """The same for a team that is already loading: what it loads, and the slots, are gone for the work after it."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for raw in range(TYPES):
            refined = silo[raw + REFINED]
            if refined > 0 and slots[raw]:
                more = (point - WANTED[1]) * slots[raw][0] - KEPT[raw + REFINED] * (100 - FADE * (refined - 1)) // 100
                if more > best:
                    best = more
                    chosen = raw
        if chosen == NOBODY:
            break
        silo[chosen + REFINED] -= 1
        del slots[chosen][0]
        total += best
    return total


def build_worth(s: MoonState, seat: int, content: Content, slots: list[list[int]]) -> int:
    """The best building that the seat can pay for now; a little for one that the crater may still pay for."""
    best = 6
    left = thirds_left(s, content)
    for building in range(len(s.stock)):
        if s.stock[building] > 0 and why_not_build(s, content, seat, building) == 0:
            spec = content.buildings[building]
            value = 100 * spec.bonus + use(s, content, building) * left // (2 * THIRDS)
            for raw in range(TYPES):
                count = s.silo[seat * KINDS + raw]
                refined = s.silo[seat * KINDS + raw + REFINED]
                value += stock(raw, count - spec.cost[raw], refined - spec.cost[raw + REFINED], slots) - stock(
                    raw, count, refined, slots
                )
            best = max(best, value)
    return best


def produce_worth(
    s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
) -> int:
    """The best raw resources that there is room for, one after the other."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for kind in range(TYPES):
            if content.buildings[building].takes[kind] and silo[kind] + silo[kind + REFINED] < s.silo_limit[seat]:
                more = gain(kind, silo, slots, 1)
                if more > best:
                    best = more
                    chosen = kind
        if chosen == NOBODY:
            break
        silo[chosen] += 1
        total += best
    return total * MADE // 100


def swap_worth(content: Content, building: int, silo: list[int], slots: list[list[int]]) -> int:
    """What a resource that may be given becomes at best."""
    spec = content.buildings[building]
    best = 0
    for give in range(KINDS):
        if spec.gives[give] and silo[give] > 0:
            lost = gain(give, silo, slots, -1)
            for take in range(KINDS):
                if spec.takes[take] and take % TYPES != give % TYPES:
                    best = max(best, gain(take, silo, slots, 1) + lost)
    return best


def copy_worth(s: MoonState, seat: int, content: Content, silo: list[int], slots: list[list[int]]) -> int:
    """The best work that a visible building on any base would do."""
    best = 0
    for spot in range(s.seats * SITES):
        building = s.sites[spot]
        if building >= 0 and content.buildings[building].effect not in (COPY, LOAD, BUILD):
            spec = content.buildings[building]
            best = max(best, effect_worth(s, seat, content, work_due(spec.effect, spec.amount, building), silo[:], slots))
    return best


def crater_worth(s: MoonState, seat: int, content: Content, slots: list[list[int]]) -> int:
    """What the robots on the wheel may find; a wedge's chance in the spins to come, as far as the silo has room."""
    weights = content.faces[s.face].weights
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    count = s.spins if s.spins > 0 else spins(s, content)
    total = 0
    for kind in range(KINDS):
        robots = s.crater[seat * KINDS + kind]
        if robots > 0:
            missed = 1.0
            for _ in range(count):
                missed *= 1.0 - weights[kind] / 100.0
            useful = min(robots, room(s, seat, kind))
            for _ in range(useful):
                total += int((1.0 - missed) * gain(kind, silo, slots, 1))
                silo[kind] += 1
    return total
