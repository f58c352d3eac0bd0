"""What no good player does in this box, whatever a short search thinks of it, and what to do where it finds nothing."""

from typing import Final

from perilune.core.move import Move
from perilune.games.lineae.bot.worth import USE
from perilune.games.lineae.cards.upgrade import Technology
from perilune.games.lineae.content import KINDS, LOCK_SPACE, NONE, ROW_SPACE, SUB_SPACE, Content
from perilune.games.lineae.gifts import TAKEN
from perilune.games.lineae.goods import battery_room
from perilune.games.lineae.job import DOCKED_JOB, LOAD_JOB, RETURN_TECH, STEER, TECH_JOB, TOLL_JOB, top_kind
from perilune.games.lineae.launchpad import CUBES, TILE, in_reach
from perilune.games.lineae.moves import (
    BURN,
    BUY,
    CHOOSE,
    DONE,
    END,
    EXCAVATE,
    PASS,
    PLACE,
    SCRUB,
    START,
    STEP,
    TAKE,
    TURN_LOCK,
    Moves,
)
from perilune.games.lineae.p2_action import why_not_end
from perilune.games.lineae.state import ACTION, NOTHING_YET, ONE_ACTION, SUNLIGHT, OceanState
from perilune.games.lineae.words.coach import wanted
from perilune.games.lineae.words.goals import any_goal, goals, way_out
from perilune.games.lineae.words.launches import launches, loading, moves_to, ready
from perilune.games.lineae.workers import heads
from perilune.games.lineae.world.ocean import other_sub_at
from perilune.games.lineae.world.submersible import DUG, STEPS, SUB, beside, price, why_not_stop
from perilune.games.lineae.world.tides import TILE_WIDTH

REACHES: Final = (TAKE, EXCAVATE, BUY)  # what makes a dive worth its electricity
LONG: Final = 3  # rounds for which a technology card is still of some use


def unwise(before: OceanState, after: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Turns that nobody should be advised to take: to burn a cube of which a third or more is lost, to place more workers than are needed,
    to pass where waiting is free, to steer to nothing, and to forget a rocket that could be launched. What comes after the end of the turn,
    or after placing the vessel, is another matter; so is a technology card, which is told when it can be chosen."""
    first = moves[0]
    if any(move.kind in (PASS, END) for move in moves[:-1]) or any(move.kind == CHOOSE for move in moves[1:]):
        return True
    if first.kind == START and len(moves) > 1:
        return True
    if first.kind in (BURN, SCRUB):
        return (content.diesel - battery_room(before, content, seat)) * 3 >= content.diesel
    if first.kind == CHOOSE:
        return _poor_exchange(before, after, seat, first.a, content)
    if _leaves_wanted(before, seat, moves, content):
        return True
    if _adrift(before, seat, moves, content) or _forgets_launch(before, after, seat, moves, content):
        return True
    if first.kind == PLACE:
        return _too_many(before, seat, first.a, first.b + 1)
    return first.kind == PASS and before.workers[seat] == 0 and why_not_end(before, seat) == 0


def _too_many(s: OceanState, seat: int, space: int, power: int) -> bool:
    """Whether fewer workers would do to take a space: one, or one more than stand there. The others are free for another space."""
    least = 1 if s.crew_seat[space] == NONE else s.crew_power[space] + 1
    return heads(s, seat, power) > heads(s, seat, least)


def _adrift(s: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether a dive reaches nothing, or is told beyond the last thing that it reaches."""
    steers = bool(s.pending) and top_kind(s) == STEER
    if not steers and not (moves[0].kind == PLACE and SUB_SPACE <= moves[0].a < LOCK_SPACE):
        return False
    dive = moves if steers else moves[1:]
    if not dive:
        return not any_goal(s, seat, content, moves[0].a - SUB_SPACE)
    if _circles(s, s.pending[-1][SUB] if steers else moves[0].a - SUB_SPACE, dive, content):
        return True
    if any(move.kind in REACHES for move in dive):
        return dive[-1].kind == STEP or _goes_on(s, s.pending[-1][SUB] if steers else moves[0].a - SUB_SPACE, dive, content)
    if not any(move.kind == STEP for move in dive):
        return False
    sub = s.pending[-1][SUB] if steers else NONE
    return not steers or dive[-1].kind == STEP or why_not_stop(s, sub, s.subs[sub]) == 0


def _circles(s: OceanState, sub: int, dive: list[Move], content: Content) -> bool:
    """Whether a submersible comes back to where it was, and has done nothing on the way."""
    cell = s.subs[sub]
    been = [cell]
    for move in dive:
        if move.kind in REACHES:
            been = [cell]
        elif move.kind == STEP:
            cell = beside(s, content, cell, move.a)
            if cell in been:
                return True
            been.append(cell)
    return False


def _goes_on(s: OceanState, sub: int, dive: list[Move], content: Content) -> bool:
    """Whether a submersible is steered on after the last thing that it reaches: not to the surface, and not because it has to."""
    cell = s.subs[sub]
    reached, steps = cell, 0
    for move in dive:
        if move.kind in REACHES:
            reached, steps = cell, 0
        elif move.kind == STEP:
            cell = beside(s, content, cell, move.a)
            steps += 1
    if cell == NONE or steps == 0 or other_sub_at(s, reached, sub):
        return False
    rows = content.tides.rows
    return cell % rows < content.tides.top[s.locks * len(s.rockets) + cell // rows // TILE_WIDTH] - 1


def _leaves_wanted(s: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether a seat casts off from a cube that costs nothing, or that a rocket within reach wants."""
    if moves[0].kind != DONE or not s.pending or top_kind(s) != DOCKED_JOB:
        return False
    sub, each = s.pending[-1][SUB], price(s, content, seat)
    held = [kind for kind in range(KINDS) if s.hold[sub * KINDS + kind] > 0]
    if not held or s.money[seat] < each:
        return False
    return each == 0 or (s.round < content.rounds and any(wanted(s, seat, content, kind) for kind in held))


def _forgets_launch(before: OceanState, after: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether a rocket could be launched now, and a turn that launches none ends, or leaves too few workers for it."""
    if (
        before.stage != ACTION
        or before.pending
        or before.acted == ONE_ACTION
        or before.launched.count(seat) < after.launched.count(seat)
    ):
        return False
    if not any(launch.locks or not launch.sails or before.sailed == 0 for launch in ready(before, seat, content)):
        return False
    if moves[0].kind in (END, PASS):
        return True
    left = after.workers[seat] if after.round == before.round else 0
    under_way = any(launch.workers <= left for launch in launches(after, seat, content)) or _on_the_way(
        before, seat, moves, content
    )
    return not under_way


def _on_the_way(s: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether these are the first moves of a launch: the lock, the voyage, the Launch Pad."""
    turned = [move.a - (LOCK_SPACE if move.kind == PLACE else 0) for move in moves if _turns(move)]
    locks = [launch.locks for launch in ready(s, seat, content)]
    return any(turned and turned[0] in some for some in locks)


def _turns(move: Move) -> bool:
    return move.kind == TURN_LOCK or (move.kind == PLACE and LOCK_SPACE <= move.a < ROW_SPACE)


def _poor_exchange(before: OceanState, after: OceanState, seat: int, card: int, content: Content) -> bool:
    """Whether a technology card that is of more use, or worth as much, has to go back for this one."""
    mine = [spec for spec in content.technologies if before.tech[spec.number] == seat]
    if len(mine) < content.technology_limit:
        return False
    gone = [spec for spec in mine if after.tech[spec.number] != seat] or mine
    left = content.rounds - before.round
    new = content.technologies[card]
    if left >= LONG and USE.get(new.effect, 0) < min(USE.get(spec.effect, 0) for spec in gone):
        return True
    return _card_worth(new, left) <= min(_card_worth(spec, left) for spec in gone)


def _card_worth(card: Technology, left: int) -> int:
    """What a technology card is worth with so many rounds left: its points, and its use."""
    return 100 * card.vp + USE.get(card.effect, 0) * left


def useful(s: OceanState, seat: int, moves: Moves, content: Content) -> list[list[Move]]:
    """What leads to a launch, or to something that a dive still reaches; then what ends a phase, a job or a turn."""
    if s.pending:
        kind = top_kind(s)
        if kind == TOLL_JOB:
            return [moves.stay.moves]
        if kind == LOAD_JOB:
            loads = [loading(s, seat, content, tile, moves) for tile in _loading_at(s, seat, content)]
            return [load for load in loads if load] + ([moves.done.moves] if s.pending[-1][CUBES] else [])
        if kind == TECH_JOB and s.tech.count(seat) >= content.technology_limit:
            return [moves.done.moves]
        if kind == RETURN_TECH:
            return [[moves.discard.at(_least_useful(s, content, seat))]]
        reached = [goal.moves for goal in goals(s, seat, content, moves)] if kind == STEER else _buys(s, seat, content, moves)
        if kind == STEER and why_not_stop(s, s.pending[-1][SUB], s.subs[s.pending[-1][SUB]]) != 0:
            return [*reached, [*way_out(s, seat, content, moves), moves.done.at()]]
        busy = kind == STEER and s.pending[-1][STEPS] == 0 and s.pending[-1][DUG] == 0
        return reached + ([] if busy or kind not in (STEER, DOCKED_JOB) else [moves.done.moves])
    if s.stage == SUNLIGHT:
        return [moves.done.moves]
    if s.stage != ACTION:
        return []
    found = [] if s.acted == ONE_ACTION else [moves_to(s, seat, content, launch, moves) for launch in ready(s, seat, content)]
    if s.acted == NOTHING_YET and s.workers[seat] > 0:
        return found
    return [*found, moves.end.moves if why_not_end(s, seat) == 0 else moves.pass_.moves]


def _buys(s: OceanState, seat: int, content: Content, moves: Moves) -> list[list[Move]]:
    """The cubes that somebody who has docked can buy."""
    if top_kind(s) != DOCKED_JOB or s.money[seat] < price(s, content, seat):
        return []
    sub = s.pending[-1][SUB]
    return [[moves.buy.at(kind)] for kind in range(KINDS) if s.hold[sub * KINDS + kind] > 0]


def _least_useful(s: OceanState, content: Content, seat: int) -> int:
    """The card to put back: not the one that has just been taken."""
    left = content.rounds - s.round
    mine = [card for card in content.technologies if s.tech[card.number] == seat and card.number != s.pending[-1][TAKEN]]
    return min(mine, key=lambda card: _card_worth(card, left)).number


def _loading_at(s: OceanState, seat: int, content: Content) -> list[int]:
    """The spaces whose rocket the seat can load in this turn: the one that it has begun with, or any in reach."""
    begun = s.pending[-1][TILE]
    if begun != NONE:
        return [begun]
    return [tile for tile in range(len(s.rockets)) if s.rockets[tile] != NONE and in_reach(s, content, seat, tile)]
