"""Crowded and odd positions: full holds, empty supplies, an ocean without room, nothing to pay with, markers at their ends."""

from perilune.core.chance import Rng
from perilune.core.journal import Journal
from perilune.core.playout import step
from perilune.games import box
from perilune.games.lineae.content import (
    ANY,
    BASICS,
    COLUMNS,
    DEPOSITS,
    HYDROCARBON,
    KINDS,
    MINERALS,
    NONE,
    PAD_SPACE,
    ROW_SPACE,
    SLOTS,
    SUBS,
    TILES,
    TRACK,
)
from perilune.games.lineae.goods import battery
from perilune.games.lineae.job import STEER, TECH_JOB
from perilune.games.lineae.p4_end import begin_end
from perilune.games.lineae.rounds import begin_round, begin_turn, end_round
from perilune.games.lineae.state import ACTION, FULL, GO_ON, NOTHING_YET, ONE_ACTION, SETUP, OceanState
from perilune.games.lineae.world.locks import fill, offer_toll
from perilune.games.lineae.world.ocean import other_sub_at
from perilune.games.lineae.world.submersible import STEPS, beside, can_end, can_settle, room_in, steps_left
from tests.games.lineae.scene import CONTENT, tech

SILENT = Journal(silent=True)
ROWS = CONTENT.tides.rows


def odd_position(rng: Rng) -> OceanState:
    """A position that play reaches seldom or never, but that the rules allow."""
    game = box("lineae")
    chosen = {"game": ["full", "starter"], "biogenesis": ["off", "on"], "reactor": ["off", "on"]}
    options = game.settle(1 + rng.below(5), {name: pick(rng, values) for name, values in chosen.items()})
    s = game.deal(options)
    assert isinstance(s, OceanState)
    for _ in range(rng.below(12) if rng.below(20) == 0 else 100):
        if s.stage == SETUP:
            step(game, s, rng, SILENT)
    if s.stage == SETUP:
        return s
    s.round = 1 + rng.below(CONTENT.rounds)
    ocean(s, rng)
    cards(s, rng)
    crews(s, rng)
    goods(s, rng)
    moment(s, rng)
    return s


def pick(rng: Rng, values: list[str]) -> str:
    return values[rng.below(len(values))]


def some(rng: Rng, most: int) -> int:
    """None, all, or something between."""
    how = rng.below(4)
    return 0 if how == 0 else most if how == 1 else rng.below(most + 1)


def take(s: OceanState, rng: Rng, kinds: int = KINDS) -> int:
    """A cube out of the supply, or NONE."""
    left = [kind for kind in range(kinds) if s.supply[kind] > 0]
    if not left:
        return NONE
    kind = left[rng.below(len(left))]
    s.supply[kind] -= 1
    return kind


def ocean(s: OceanState, rng: Rng) -> None:
    """Locks, vessels, cubes, submersibles often side by side, holds often full, and smoke."""
    for cell, kind in enumerate(s.cells):
        if kind != NONE:
            s.supply[kind] += 1
            s.cells[cell] = NONE
    s.locks = rng.below(16)
    s.water = [NONE] * len(s.water)
    fill(s, CONTENT)
    s.vessel = [rng.below(TILES) for _ in range(s.seats)]
    wet = [cell for cell in range(COLUMNS * ROWS) if cell % ROWS < top(s, cell)]
    crowd = rng.below(3)
    near = wet[rng.below(len(wet))] // ROWS
    for sub in range(SUBS):
        free = [cell for cell in wet if cell not in s.subs[:sub]]
        close = [cell for cell in free if abs(cell // ROWS - near) < 2 and cell % ROWS < 3]
        s.subs[sub] = close[rng.below(len(close))] if crowd and close else free[rng.below(len(free))]
        for _ in range(some(rng, CONTENT.hold)):
            kind = take(s, rng)
            if kind != NONE:
                s.hold[sub * KINDS + kind] += 1
    density = [0, 40, 90, 100][rng.below(4)]
    for cell in wet:
        if cell not in s.subs and rng.below(100) < density:
            s.cells[cell] = take(s, rng)
    for column in range(COLUMNS):
        if rng.below(4) == 0 and s.supply[HYDROCARBON] > 0:
            s.supply[HYDROCARBON] -= 1
            s.air[column] = HYDROCARBON


def top(s: OceanState, cell: int) -> int:
    """How many rows of water this cell's column has."""
    return CONTENT.tides.top[s.locks * TILES + cell // ROWS // 3]


def cards(s: OceanState, rng: Rng) -> None:
    """Rockets launched or nearly full, colony cards in their places, technology with those who may have it."""
    launched = some(rng, TILES)
    for tile in range(TILES):
        if tile < launched:
            s.launched[s.rockets[tile]] = rng.below(s.seats)
            s.rockets[tile] = NONE
            if s.game == FULL and s.under[tile] != NONE:
                s.row[tile], s.under[tile] = s.under[tile], NONE
            elif s.deck and rng.below(3):
                s.row[tile] = s.deck.pop(rng.below(len(s.deck)))
            continue
        for slot in range(some(rng, SLOTS - 1)):
            wanted = CONTENT.rockets[s.rockets[tile]].slots[slot]
            if wanted != ANY and s.supply[wanted] > 0:
                s.supply[wanted] -= 1
                s.loads[tile * SLOTS + slot] = wanted
    for space in range(BASICS):
        if s.game == FULL and CONTENT.covered_after[space] < s.round and s.deck:
            s.city[space] = s.deck.pop(rng.below(len(s.deck)))
    for seat in range(s.seats):
        for _ in range(some(rng, CONTENT.technology_limit)):
            free = [card for card, owner in enumerate(s.tech) if owner == NONE]
            if free:
                s.tech[free[rng.below(len(free))]] = seat
        s.sluiced[seat] = rng.below(2)


def crews(s: OceanState, rng: Rng) -> None:
    """Workers on tracks, hired, free and on spaces; often none is free or in the supply."""
    for seat in range(s.seats):
        for place in range(DEPOSITS):
            reached = some(rng, TRACK)
            taken = any(s.tracks[other * DEPOSITS + place] == TRACK for other in range(s.seats))
            if reached and s.reserve[seat] > 0:
                s.tracks[seat * DEPOSITS + place] = TRACK - 1 if reached == TRACK and taken else reached
                s.reserve[seat] -= 1
        hired = some(rng, s.reserve[seat])
        s.reserve[seat] -= hired
        s.workers[seat] += hired
        for _ in range(some(rng, s.workers[seat])):
            space = rng.below(ROW_SPACE)
            if space == 0:
                s.crowd[seat] += 1
            elif s.crew_seat[space] in (NONE, seat) and (space >= PAD_SPACE or s.city[space] == NONE):
                s.crew_seat[space] = seat
                s.crew_workers[space] += 1
                s.crew_power[space] += 1
            else:
                continue
            s.workers[seat] -= 1
        s.boosted[seat] = some(rng, s.workers[seat]) if s.biogenesis else 0


def goods(s: OceanState, rng: Rng) -> None:
    """Batteries, money and cargo bays full or empty; now and then somebody has the whole supply."""
    for seat in range(s.seats):
        s.energy[seat] = some(rng, battery(s, CONTENT, seat))
        s.bank += s.money[seat]
        s.money[seat] = some(rng, 12)
        s.bank -= s.money[seat]
        for _ in range(some(rng, 200 if rng.below(4) == 0 else 9)):
            kind = take(s, rng)
            if kind != NONE:
                s.cargo[seat * KINDS + kind] += 1
        if s.reactor:
            for _ in range(some(rng, CONTENT.markers)):
                s.debts[seat * MINERALS + rng.below(MINERALS)] += 1
    for kind in range(MINERALS):
        moved = min(s.rondel[kind], rng.below(3))
        s.rondel[kind] -= moved
        s.supply[kind] += moved


def moment(s: OceanState, rng: Rng) -> None:
    """Somewhere in a round: a turn, a dive, a lock about to turn, or a phase that begins."""
    s.stage = ACTION
    s.first = rng.below(s.seats)
    s.passed = [rng.below(2) for _ in range(s.seats)]
    begin_turn(s, rng.below(s.seats))
    s.passed[s.at] = 0
    how = rng.below(10)
    if how == 0:
        s.round -= 1
        begin_round(s, CONTENT, SILENT)
    elif how == 1:
        end_round(s, CONTENT, SILENT)
    elif how == 2:
        begin_end(s, CONTENT, SILENT)
    elif how == 3:
        s.acted = GO_ON
        offer_toll(s, CONTENT, rng.below(4), s.at, (s.at + 1) % s.seats, SILENT)
    elif how < 8:
        s.acted = ONE_ACTION
        dive(s, rng)
    else:
        s.acted = [NOTHING_YET, ONE_ACTION, GO_ON][rng.below(3)]
        s.sailed = rng.below(2)


def dive(s: OceanState, rng: Rng) -> None:
    """A submersible under way, if possible over a cube or another one; now and then a technology card is to be chosen."""
    sub = rng.below(SUBS)
    choosing = rng.below(3) == 0
    s.pending.append([STEER, s.at, sub, rng.below(4), rng.below(16)])
    if choosing and rng.below(2):
        s.tech = [NONE if owner == s.at else owner for owner in s.tech]
        impellers = tech("ducted-impellers")
        s.tech[impellers] = s.tech[rng.below(impellers)] = s.at
        s.energy[s.at] = 0
        s.pending[-1][STEPS] = 1
    ways = [beside(s, CONTENT, s.subs[sub], way) for way in range(4)]
    left = steps_left(s, CONTENT, s.at, s.pending[-1][STEPS])
    home = s.subs[sub]
    for cell in ways:
        if cell != NONE and (s.cells[cell] != NONE or other_sub_at(s, cell, sub)):
            room = room_in(s, CONTENT, sub)
            s.subs[sub] = cell
            if not can_settle(s, sub, cell, room) and can_end(s, CONTENT, sub, left, room):
                break
            s.subs[sub] = home
    if choosing and NONE in s.tech:
        s.pending.append([TECH_JOB, s.at])
