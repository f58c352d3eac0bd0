"""How good a position looks to a seat: the eye of the greedy bot. 100 is one Dominance.

What is certain counts in full, what is only planned (a team on its building, a robot on a wedge) a little less,
so that doing a thing looks better than leaving it for later. A full rocket counts as if it had left. What will only be
useful in turns to come fades with every point of the leader, but by less than the point is worth, and whoever leads wants
the end: so a point is never feared. In the last turn hardly anything counts that does not score in it.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.core.weights import WHOLE
from perilune.games.mine_the_moon.bot.effects import (
    LEAD,
    ROBOT,
    THIRDS,
    VALUES,
    due_amount,
    due_effect,
    effect_worth,
    is_last,
    later,
    thirds_left,
    use,
    work_due,
)
from perilune.games.mine_the_moon.bot.goods import (
    ABOARD,
    FULL,
    LOADED,
    WAIT,
    fillable,
    gain,
    launch_pays,
    load_worth,
    openings,
    stock,
)
from perilune.games.mine_the_moon.buildings.construct import has_place
from perilune.games.mine_the_moon.content import (
    ACTIONS,
    BUILD,
    COLUMNS,
    COMMON,
    KINDS,
    PADS,
    REFINED,
    SITES,
    SLOTS,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.state import MINE, NOBODY, OVER, TASK, WORK, MoonState
from perilune.games.mine_the_moon.turn import spins

SHORT: Final = [370, 300, 60, 40]  # the loss when so few robots are free of cargo
PLAN: Final = 95  # what is planned counts this much in a hundred
FEWEST: Final = 7
HOME: Final = 8  # one at home, for the crater: the first five of them,
MORE: Final = 3  # and each further one

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
    scored = s.dominance[seat]
    cargo = 0
    free = s.robots[seat] - s.held.count(seat)
    for pad in range(PADS):
        if s.pads[pad] >= 0:
            rocket = content.rockets[s.pads[pad]]
            points = 0
            robots = 0
            empty = 0
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == seat:
                    points += rocket.values[slot]
                    robots += 1
                elif s.loaded[pad * SLOTS + slot] == NOBODY:
                    empty += 1
            if empty == 0 or s.marked[pad] == 1:
                scored += points  # it leaves at the end of the turn, and its robots come home
                cargo += points * (FULL - 100)
            else:
                cargo += points * (LOADED - WAIT * empty)
                free -= robots
    useful = 0
    count = 0
    for site in range(SITES):
        building = s.sites[seat * SITES + site]
        if building >= 0:
            useful += use(s, content, building)
            count += 1
    left = thirds_left(s, content)
    last = is_last(s)
    share = later(s)
    total = weights[POINTS] * 100 * scored + weights[SILO] * (stored * share // 100) + weights[CARGO] * (cargo * share // 100)
    total += weights[ROBOTS] * ((s.robots[seat] - FEWEST) * ROBOT * left // (2 * THIRDS))
    total += weights[BUILDINGS] * (useful * left // (2 * THIRDS) + count)  # so that none is covered without need
    for kind in range(KINDS):
        free -= s.silo[seat * KINDS + kind]
    if not last and free < len(SHORT):
        total -= weights[FREE] * SHORT[max(free, 0)]
    if not last and s.white_owner == seat:
        total += weights[CLOUT] * 15
    if not last and s.order and s.order[0] == seat:
        total += weights[CLOUT] * 12
    return total


def plans(s: MoonState, seat: int, content: Content, weights: list[int], slots: list[list[int]]) -> int:
    """What the seat's teams, the work in hand and its robots in the crater promise."""
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    last = is_last(s)
    share = later(s)
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
        slots = [values[:] for values in slots]  # what is loaded now fills some
        value = VALUES[job[KIND]]
        in_hand = value.in_hand(s, seat, content, job, silo, slots)
        promise += in_hand if value.scores else in_hand * share // 100
    due.sort()
    loads = 0
    for number in due:
        if ACTIONS[due_effect(number)].loads:
            loads += due_amount(number)
        else:
            promise += effect_worth(s, seat, content, number, silo, slots)
    if loads > 0 and last:
        promise += 100 * launch_pays(s, seat, fillable(s, seat, content, loads, silo), content)
    elif loads > 0:
        promise += load_worth(loads, silo, slots, ABOARD if s.stage == WORK else LOADED) * share // 100
    total = weights[TEAMS] * (promise * PLAN // 100)
    if s.stage == TASK or s.stage == MINE:
        promise = HOME * min(s.home[seat], 5) + MORE * max(0, s.home[seat] - 5)
        promise += crater_worth(s, seat, content, slots)
        promise = promise * share // 100
        if last and BUILD in [due_effect(number) for number in due]:
            promise += building_hope(s, seat, content)
        total += weights[CRATER] * (promise * PLAN // 100)
    return total


def progress(s: MoonState, content: Content) -> int:
    """How far the game has come, by the leader's Dominance, in per cent."""
    if s.stage == OVER:
        return 100
    return min(99, 100 * max(s.dominance) // (content.end_above + 1))


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


def building_hope(s: MoonState, seat: int, content: Content) -> int:
    """In the last turn, the bonus of a building that the robots in the crater may still pay for; times the chance that they do."""
    weights = content.faces[s.face].weights
    count = s.spins if s.spins > 0 else spins(s, content)
    best = 0.0
    for built in range(len(s.stock)):
        spec = content.buildings[built]
        if s.stock[built] > 0 and spec.bonus > 0 and has_place(s, seat, content, built):
            hope = 100.0 * spec.bonus
            lacks = 0
            for kind in range(KINDS):
                lacking = spec.cost[kind] - s.silo[seat * KINDS + kind]
                if lacking > 0:
                    lacks += lacking
                    missed = (1.0 - weights[kind] / 100.0) ** count
                    hope = hope * (1.0 - missed) if lacking <= s.crater[seat * KINDS + kind] else 0.0
            if lacks > 0:
                best = max(best, hope)
    return int(best)
