"""How good a position looks to a seat: the eye of the greedy and of the searching bot. 100 is one VP.

What is certain counts in full; what still needs a worker, a voyage or a dive counts less, so that doing a thing looks
better than leaving it for later.
"""

from typing import Final

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
from perilune.games.lineae.job import EMBASSY_JOB, GAIN_JOB, LOAD_JOB, PRINT_JOB, STEER, TECH_JOB, top_kind, top_seat
from perilune.games.lineae.ocean import DEPOSIT_WIDTH, joined, other_sub_at
from perilune.games.lineae.reactor import markers
from perilune.games.lineae.state import ACTION, GAME_END, OVER, OceanState
from perilune.games.lineae.submersible import can_advance, price, room_in, steps_left
from perilune.games.lineae.tides import TILE_WIDTH

LOADED: Final = [0, 100, 300, 600, 900, 1200]  # what so many cubes in one turn of loading earn
LAUNCH: Final = 240  # what a launch brings besides
WORKER: Final = 22  # a free worker in the Action Phase
HIRED: Final = 42  # a worker, for each round to come
ENERGY: Final = 9
PACE: Final = 11  # a step of a planned dive: a little more than its electricity, so that going on looks better than waiting
SPARE: Final = 32  # a cube that fits no plan
HERE: Final = 82  # how much of a plan counts, in a hundred: the rocket is over the vessel,
NEAR: Final = 76  # can be sailed to,
FAR: Final = 45  # or needs a lock
USE: Final = [30, 14, 16, 26, 22, 20, 10, 16, 24, 18]  # a technology card, for each round to come


def worth(s: OceanState, seat: int, content: Content) -> int:
    """The seat's position, less a part of the best rival's."""
    total = 100 * s.vp[seat] - rivals(s, seat)
    if s.stage == OVER:
        return total
    if s.stage == GAME_END:
        return total + last_goods(s, seat)
    left = content.rounds - s.round
    money = s.money[seat]
    total += 20 * money + 12 * min(money, 4) + ENERGY * s.energy[seat] - 150 * markers(s, seat)
    total += HIRED * left * crew(s, seat, content)
    if s.stage == ACTION and s.passed[seat] == 0:
        total += WORKER * s.workers[seat]
    for card in range(len(s.tech)):
        if s.tech[card] == seat:
            total += 100 * content.technologies[card].vp + USE[card] * left
    total += 8 if s.first == seat else 0
    if s.vessel[seat] == NONE:
        return total
    total += daylight(s, seat, content)
    can_act = left > 0 or s.workers[seat] > 0 or bool(s.jobs)
    cargo = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    here = plan_worth(s, seat, content, cargo) if can_act else pairs_worth(cargo)
    total += here
    if s.jobs and top_seat(s) == seat:
        total += job_worth(s, seat, content, cargo, here)
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
    total = 100 * (s.money[seat] // 5) + s.money[seat] % 5
    for spot in range(seat * KINDS, seat * KINDS + KINDS):
        total += 100 * (s.cargo[spot] // 2)
    if s.jobs and top_kind(s) == PRINT_JOB:
        total -= 90
    if s.jobs and top_kind(s) == GAIN_JOB:
        total += 40
    return total


def pairs_worth(cargo: list[int]) -> int:
    """Cubes that will not be loaded any more."""
    total = 0
    for count in cargo:
        total += 100 * (count // 2)
    return total


def crew(s: OceanState, seat: int, content: Content) -> int:
    """Workers that the seat has, those on tracks not counted."""
    count = content.workers - s.reserve[seat]
    for spot in range(seat * DEPOSITS, seat * DEPOSITS + DEPOSITS):
        if s.tracks[spot] > 0:
            count -= 1
    return count


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


def plan_worth(s: OceanState, seat: int, content: Content, cargo: list[int]) -> int:
    """What the cargo promises: the best rocket for it, and something for each cube that is over."""
    count = 0
    for kind in range(KINDS):
        count += cargo[kind]
    if count == 0:
        return 0
    best = 0
    for tile in range(TILES):
        if s.rockets[tile] != NONE:
            value = rocket_worth(s, seat, content, cargo, count, tile)
            if value > best:
                best = value
    return best + SPARE * count


def rocket_worth(s: OceanState, seat: int, content: Content, cargo: list[int], count: int, tile: int) -> int:
    """What loading this rocket would earn, beyond the worth of the cubes."""
    slots = content.rockets[s.rockets[tile]].slots
    rest = cargo[:]
    fits = 0
    open_slots = 0
    free = 0
    for slot in range(SLOTS):
        if s.loads[tile * SLOTS + slot] == NONE:
            open_slots += 1
            kind = slots[slot]
            if kind == ANY:
                free += 1
            elif rest[kind] > 0:
                rest[kind] -= 1
                fits += 1
    fits += min(free, count - fits)
    if fits == 0:
        return 0
    before = 0
    if s.jobs and top_kind(s) == LOAD_JOB and top_seat(s) == seat:
        before = s.jobs[-2]
        if s.jobs[-3] != NONE and s.jobs[-3] != tile:
            return 0
    gain = LOADED[min(before + fits, 5)] - LOADED[before]
    if fits == open_slots:
        gain += LAUNCH
    gain -= SPARE * fits
    at = s.vessel[seat]
    if at == tile or (s.tech[GANTRY] == seat and (at == tile - 1 or at == tile + 1)):
        share = HERE
    elif joined(s, content, at, tile):
        share = NEAR
    else:
        share = FAR
    if before > 0 or (s.jobs and top_kind(s) == LOAD_JOB):
        share = 95 if share == HERE else 0
    elif s.workers[seat] == 0:
        share = share * 2 // 3
    return max(gain, 0) * share // 100


def job_worth(s: OceanState, seat: int, content: Content, cargo: list[int], here: int) -> int:
    """What the job in hand still promises."""
    kind = top_kind(s)
    if kind == STEER:
        return dive_worth(s, seat, content, cargo, here)
    if kind == TECH_JOB:
        return 180
    if kind == GAIN_JOB:
        return 60
    if kind == PRINT_JOB:
        return -90
    if kind == EMBASSY_JOB:
        return s.jobs[-2] * 100 - 40
    return 0


def dive_worth(s: OceanState, seat: int, content: Content, cargo: list[int], here: int) -> int:
    """What the submersible can still bring: its hold if it can dock, and one more cube or excavation on the way."""
    sub = s.jobs[-3]
    cell = s.subs[sub]
    left = steps_left(s, content, seat, s.jobs[-2])
    extra: list[int] = []
    for kind in range(KINDS):
        more = cargo[:]
        more[kind] += 1
        extra.append(plan_worth(s, seat, content, more) - here)
    cost = price(s, content, seat)
    room = room_in(s, content, sub)
    home = docking_way(s, seat, content, cell)
    catch = hold_worth(s, seat, sub, extra, cost, 0)
    best = 0
    if home <= left:
        best = catch - PACE * home
    if room > 0:
        best = max(best, _targets(s, seat, content, sub, left, extra, catch))
    return max(best, 0)


def hold_worth(s: OceanState, seat: int, sub: int, extra: list[int], cost: int, more_money: int) -> int:
    """What the cubes in the hold are worth aboard, as far as the money goes."""
    afford = 99 if cost == 0 else (s.money[seat] + more_money) // cost
    total = 0
    for kind in range(KINDS):
        count = min(s.hold[sub * KINDS + kind], afford)
        afford -= count
        if count > 0:
            total += count * max(0, extra[kind] * 9 // 10 - 20 * cost)
    return total


def _targets(s: OceanState, seat: int, content: Content, sub: int, left: int, extra: list[int], catch: int) -> int:
    rows = content.tides.rows
    cell = s.subs[sub]
    best = 0
    for column in range(COLUMNS):
        away = abs(column - cell // rows)
        if away > left:
            continue
        place = column // DEPOSIT_WIDTH
        top = content.tides.top[s.locks * TILES + column // TILE_WIDTH]
        for row in range(top):
            there = column * rows + row
            kind = s.cells[there]
            value = 0
            if kind != NONE:
                value = 25 + max(0, extra[kind] * 8 // 10 - 20)
            elif row == 0 and (s.jobs[-1] >> place & 1) == 0 and not other_sub_at(s, there, sub):
                dug = content.deposits[s.deposits[place]].excavate
                value = max(0, extra[dug] * 8 // 10 - 20) if s.supply[dug] > 0 else 0
                if can_advance(s, seat, place):
                    reached = s.tracks[seat * DEPOSITS + place]
                    value += 100 * content.track_vp[reached] + 60 * content.track_gives[reached] + 20
            if value == 0:
                continue
            way = distance(s, content, cell, there)
            if way > left:
                continue
            home = docking_way(s, seat, content, there)
            gain = value + catch if way + home <= left else value // 2 + catch // 6
            gain -= PACE * (way + (home if way + home <= left else 0))
            best = max(best, gain)
    return best


def distance(s: OceanState, content: Content, cell: int, there: int) -> int:
    """Steps between two cells; steps of the staircase in between are not looked at."""
    rows = content.tides.rows
    return abs(cell // rows - there // rows) + abs(cell % rows - there % rows)


def docking_way(s: OceanState, seat: int, content: Content, cell: int) -> int:
    """Steps to the nearest place below a space to which the vessel can sail."""
    rows = content.tides.rows
    column = cell // rows
    best = 99
    for tile in range(TILES):
        if not joined(s, content, s.vessel[seat], tile):
            continue
        first = tile * TILE_WIDTH
        across = max(0, first - column, column - first - TILE_WIDTH + 1)
        best = min(best, across + abs(content.tides.top[s.locks * TILES + tile] - 1 - cell % rows))
    return best
