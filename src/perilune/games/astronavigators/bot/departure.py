"""The way off the Earth, for a seat that knows enough for the flight: what leads to a launch pad, and what only delays."""

from typing import Final

from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.bot.missions import accomplished
from perilune.games.astronavigators.bot.worth import at_pad
from perilune.games.astronavigators.content import CONTINENTS, KINDS_OF_TILE, SPACECRAFT, WEEKS, Content
from perilune.games.astronavigators.jobs import TRAVEL
from perilune.games.astronavigators.moves import (
    CONNECT,
    DO_OBSERVE,
    DO_PLAN,
    DO_PLANNED,
    DO_TRAVEL,
    GO,
    OBSERVE_PLANET,
    OBSERVE_SECOND,
    PASS,
    PLAN_PLANET,
    STAY,
    STOP,
    TRAIN_UP,
    Moves,
)
from perilune.games.astronavigators.state import ACTION, ACTIVE, AGAIN, CALIBRATE, RESOLVE, SOLO, NavState
from perilune.games.astronavigators.world.launch import launch_gives, phases_spare, to_face, usual_costs
from perilune.games.astronavigators.world.observe import why_not_see
from perilune.games.astronavigators.world.trajectory import place_of, stages_in_play, usual_value
from perilune.games.astronavigators.world.travel import PRIMARY, VEHICLE, connection_vehicle, destinations, trips_from

GOOD_CHANCE: Final = 0.65  # of arriving, from which on a flight need not wait: told as 7 in 10

INSTEAD = [
    DO_OBSERVE,
    DO_PLAN,
    DO_PLANNED,
    OBSERVE_PLANET,
    OBSERVE_SECOND,
    PASS,
    PLAN_PLANET,
]  # what takes a week, but no journey


def heads(s: NavState, c: Content, seat: int) -> bool:
    """Whether the flight is what is left to do: with its launch the seat knows enough for it, and alone it has all that is asked for."""
    if s.stage not in (ACTION, RESOLVE, CALIBRATE) or s.place[seat] > 0 or s.out[seat]:
        return False
    if s.mode == SOLO and not accomplished(s, c, seat):
        return False
    return s.nk[seat] >= max(usual_costs(s, c, seat)) or (not lacks(s, seat, c) and arrival_chance(s, c, seat) >= GOOD_CHANCE)


def lacks(s: NavState, seat: int, c: Content) -> bool:
    """Whether the usual way takes more than the seat knows, with what its launch adds and its lunar phases take away."""
    return s.nk[seat] + launch_gives(s, c, seat) + phases_spare(s, c, seat) < max(usual_costs(s, c, seat))


def arrival_chance(s: NavState, c: Content, seat: int) -> float:
    """How likely a flight that begins now comes to its end, if the lunar phases are kept for the hardest stages."""
    stages = sorted(stages_ahead(s, seat), key=lambda tile: usual_value(s, c, tile))
    tokens = sum(s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN) for phase in range(WEEKS))
    sums: dict[int, float] = {0: 1.0}
    for tile in stages[: max(0, len(stages) - tokens)]:
        found: dict[int, float] = {}
        for total, chance in sums.items():
            for value, part in tile_odds(s, c, tile):
                found[total + value] = found.get(total + value, 0.0) + chance * part
        sums = found
    knows = s.nk[seat] + launch_gives(s, c, seat)
    arrive = 0.0
    for total, chance in sums.items():
        if total <= knows:
            arrive += chance
    return arrive


def stages_ahead(s: NavState, seat: int) -> list[int]:
    """The tiles that the seat has not come to."""
    return [tile for tile in range(stages_in_play(s)) if place_of(tile) > s.place[seat]]


def hardest_way(s: NavState, c: Content, seat: int) -> int:
    """The difficulty of a seat in the end if it meets the hardest tile that each stage may have."""
    return s.dv[seat] + to_face(s, seat) + sum(max(value for value, _ in tile_odds(s, c, tile)) for tile in stages_ahead(s, seat))


def tile_odds(s: NavState, c: Content, tile: int) -> list[tuple[int, float]]:
    """The values that a tile may have, and how likely each is."""
    if s.board[tile] >= 0:
        return [(s.board[tile], 1.0)]
    kinds = range(tile * KINDS_OF_TILE, (tile + 1) * KINDS_OF_TILE)
    many = sum(s.bag[kind] for kind in kinds)
    return [(c.values[kind], s.bag[kind] / many) for kind in kinds if s.bag[kind] > 0] or [(usual_value(s, c, tile), 1.0)]


def delays(before: NavState, after: NavState, seat: int, moves: list[Move], c: Content) -> bool:
    """Whether a turn does something else than to go to a launch pad, to finish the training there, or to launch."""
    if not heads(before, c, seat):
        return False
    if before.stage == CALIBRATE:
        waits = at_pad(before, c, seat) == 0 and before.astronaut[seat] == 0
        return waits and all(move.kind != TRAIN_UP for move in moves)
    if _travels(before, seat):
        return _strays(before, after, seat, moves[0], c)
    if before.stage != ACTION or before.pending:
        return False
    return any(_other_week(before, seat, move, c) for move in moves) or _wanders(before, seat, moves, c)


def onward(s: NavState, seat: int, c: Content, m: Moves) -> list[list[Move]]:
    """What leads a seat that knows enough to the Moon; some of it may not be possible."""
    if not heads(s, c, seat):
        return []
    if s.stage == CALIBRATE:
        return [m.train.moves] if at_pad(s, c, seat) == 0 else [m.done.moves]
    if _travels(s, seat):
        vehicle = s.pending[-1][VEHICLE]
        ends = _good_ends(s, c, seat, vehicle) if vehicle >= 0 else []
        found = [m.go.at(square) for square in ends]
        found += [m.connect.at(tile) for tile in range(CONTINENTS) if _tile_leads(s, c, seat, tile)]
        return [[move] for move in found or m.stay.moves + m.stop.moves]
    free = [week for week in range(WEEKS) if s.who[week] < 0]
    if at_pad(s, c, seat) > 0:
        return [[m.travel.at(week, vehicle)] for week in free for vehicle in range(SPACECRAFT) if nearer(s, c, seat, vehicle)]
    if s.astronaut[seat] == 1:
        return [[m.travel.at(week, SPACECRAFT)] for week in free]
    seen = [week for week in free if s.weeks[week] and why_not_see(s, c, seat, s.weeks[week][-1], week) == 0]
    return [[m.observe.at(week)] for week in seen] or [[m.pass_.at(week)] for week in free]


def nearer(s: NavState, c: Content, seat: int, vehicle: int) -> list[int]:
    """The squares in reach of a vehicle that are nearer to a launch pad than the seat is."""
    away = at_pad(s, c, seat)
    return [square for square in destinations(s, c, seat, vehicle) if trips_from(s, c, seat, square) < away]


def _good_ends(s: NavState, c: Content, seat: int, vehicle: int) -> list[int]:
    """Where a journey should end: nearer to a launch pad, or else no further from it."""
    away = at_pad(s, c, seat)
    if s.pending[-1][PRIMARY] == 0:  # who has used a tile must go somewhere
        away = max(away, _nearest(s, c, seat, vehicle))
    as_near = [square for square in destinations(s, c, seat, vehicle) if trips_from(s, c, seat, square) == away]
    return nearer(s, c, seat, vehicle) or as_near


def _nearest(s: NavState, c: Content, seat: int, vehicle: int) -> int:
    """How near to a launch pad a vehicle can take the seat, in trips from there."""
    return min([trips_from(s, c, seat, square) for square in destinations(s, c, seat, vehicle)], default=0)


def _travels(s: NavState, seat: int) -> bool:
    """Whether the seat has a journey in hand."""
    return bool(s.pending) and s.pending[-1][KIND] == TRAVEL and s.pending[-1][SEAT] == seat


def _tile_leads(s: NavState, c: Content, seat: int, continent: int) -> bool:
    """Whether a tile leads nearer to a launch pad."""
    vehicle = connection_vehicle(s, c, seat, continent)
    return vehicle >= 0 and bool(nearer(s, c, seat, vehicle))


def _strays(before: NavState, after: NavState, seat: int, move: Move, c: Content) -> bool:
    """Whether a journey leads away from the pads, or stops although it could lead nearer."""
    away, then = at_pad(before, c, seat), at_pad(after, c, seat)
    vehicle = before.pending[-1][VEHICLE]
    if move.kind == CONNECT:
        by = connection_vehicle(before, c, seat, move.a)
        return by >= 0 and all(trips_from(before, c, seat, square) > away for square in destinations(before, c, seat, by))
    if move.kind == STOP:
        return any(_tile_leads(before, c, seat, tile) for tile in range(CONTINENTS))
    if move.kind == GO:
        then = trips_from(before, c, seat, move.a)
        away = max(away, _nearest(before, c, seat, vehicle)) if before.pending[-1][PRIMARY] == 0 else away
    if move.kind in (GO, STAY):
        return then > away or (then == away and vehicle >= 0 and bool(nearer(before, c, seat, vehicle)))
    return False


def _other_week(s: NavState, seat: int, move: Move, c: Content) -> bool:
    """Whether a week is taken for something else than the way to the pad, or the launch; a trainee on the pad waits, and may observe."""
    here = at_pad(s, c, seat) == 0
    if move.kind == DO_TRAVEL:
        if here:
            return move.b != SPACECRAFT
        return not nearer(s, c, seat, move.b) and _leads(s, c, seat)
    if move.kind not in INSTEAD:
        return False
    return s.astronaut[seat] == 1 if here else _leads(s, c, seat)


def _wanders(s: NavState, seat: int, moves: list[Move], c: Content) -> bool:
    """Whether a journey that could lead nearer to a pad ends elsewhere."""
    vehicles = [move.b for move in moves if move.kind == DO_TRAVEL]
    ends = [move.a for move in moves if move.kind == GO]
    if not vehicles or not ends or not nearer(s, c, seat, vehicles[0]):
        return False
    return trips_from(s, c, seat, ends[-1]) >= at_pad(s, c, seat)


def _leads(s: NavState, c: Content, seat: int) -> bool:
    """Whether any vehicle leads nearer to a pad from here."""
    return any(nearer(s, c, seat, vehicle) for vehicle in range(SPACECRAFT))
