"""What no good player does in this box, whatever a short search thinks of it: the coach keeps silent about it."""

from typing import Final

from perilune.core.move import Move
from perilune.games.mine_the_moon.bot.goods import LOADED, gain, load_worth, openings, refine_worth, stock
from perilune.games.mine_the_moon.buildings.effect import LEFT
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    COLUMNS,
    COMMON,
    EMPTY,
    KINDS,
    REFINED,
    SITES,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.moves import DROP, PASS, PLACE, REFINE_ONE, STAND, TASK_COMMON, TASK_OWN, WORK_COMMON
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import spins

FAIR: Final = 70  # a wedge is good enough if it promises so much of the best one's, in hundredths
MUCH: Final = 150  # what a team at the Loader would gain at once, in hundredths of a point, is too much to pass up


def unwise(s: MoonState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether these moves, from here, hold something that no good player does."""
    first = moves[0]
    if any(move.kind == STAND and _covers(s, seat, move.a) for move in moves):
        return True
    if any(move.kind == DROP for move in moves):
        return _throws_away(s, seat, moves, content)
    if first.kind == PASS:  # where its robots mine is a question of its own, and comes next
        return len(moves) > 1 or _passes_up(s, seat, content)
    if first.kind == PLACE:
        return _poor_wedges(s, seat, [move.a for move in moves if move.kind == PLACE], content)
    if first.kind == REFINE_ONE:
        return _poor_refining(s, seat, first.a, content)
    return first.kind == WORK_COMMON and content.commons[first.a].action.loads and _refines_later(s, seat, content)


def _covers(s: MoonState, seat: int, number: int) -> bool:
    """Whether a building would be covered although a site is free."""
    sites = s.sites[seat * SITES + ADVANCED_SITE : (seat + 1) * SITES]
    return sites[number] != EMPTY and EMPTY in sites


def _throws_away(s: MoonState, seat: int, moves: list[Move], content: Content) -> bool:
    """To drop something reads as throwing points away, unless a team of this turn needs the robot. Two are too many for one team."""
    dropped = sum(move.kind == DROP for move in moves)
    return dropped > 1 or sum(_team(s, seat, move, content) for move in moves) < s.home[seat] + dropped


def _team(s: MoonState, seat: int, move: Move, content: Content) -> int:
    """How many robots a move sends out as a team."""
    if move.kind == TASK_COMMON:
        return content.commons[move.a].teams[move.b]
    return content.buildings[s.sites[seat * SITES + move.a]].team if move.kind == TASK_OWN else 0


def _passes_up(s: MoonState, seat: int, content: Content) -> bool:
    """Whether a team could still be sent to the Loader, and would have something to load."""
    for place in range(COMMON):
        common = content.commons[place]
        spots = range(place * COLUMNS, (place + 1) * COLUMNS)
        if not common.action.loads or any(s.teams[spot] == seat for spot in spots):
            continue
        free = [column for column in common.used(s.seats) if s.teams[place * COLUMNS + column] == NOBODY]
        if any(common.teams[column] <= s.home[seat] for column in free):
            silo, slots = _after_refining(s, seat, content), openings(s, seat, content)
            return load_worth(common.amount, silo, slots, LOADED) >= MUCH
    return False


def _refines_later(s: MoonState, seat: int, content: Content) -> bool:
    """Whether another team, which works after the Loader, would make more to load."""
    silo, slots = s.silo[seat * KINDS : (seat + 1) * KINDS], openings(s, seat, content)
    later = load_worth(KINDS, _after_refining(s, seat, content), slots, LOADED)
    return later > load_worth(KINDS, silo, slots, LOADED)


def _after_refining(s: MoonState, seat: int, content: Content) -> list[int]:
    """The silo once all teams have refined what they can."""
    silo, slots = s.silo[seat * KINDS : (seat + 1) * KINDS], openings(s, seat, content)
    amount = 0
    for place in range(COMMON):
        if content.commons[place].action.refines:
            teams = s.teams[place * COLUMNS : (place + 1) * COLUMNS]
            amount += content.commons[place].amount * teams.count(seat)
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if s.crew[spot] > 0 and content.buildings[s.sites[spot]].action.refines:
            amount += content.buildings[s.sites[spot]].amount
    refine_worth(amount, silo, slots)
    return silo


def _poor_wedges(s: MoonState, seat: int, kinds: list[int], content: Content) -> bool:
    """Whether one of these robots would find far more on another wedge than on its own, chances and all."""
    there = s.crater[seat * KINDS : (seat + 1) * KINDS]
    for kind in kinds:
        promises = [_promise(s, seat, wedge, there[wedge], content) for wedge in range(KINDS)]
        if 100 * promises[kind] < FAIR * max(promises):
            return True
        there[kind] += 1
    return False


def _promise(s: MoonState, seat: int, kind: int, there: int, content: Content) -> float:
    """What one more robot on a wedge may find, beside those that are there."""
    if room(s, seat, kind) <= there:
        return 0.0
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    silo[kind] += there
    return chance(s, kind, content) * gain(kind, silo, openings(s, seat, content), 1)


def chance(s: MoonState, kind: int, content: Content) -> float:
    """How likely at least one of this turn's spins stops at a wedge (3.5)."""
    weights = content.faces[s.face].weights
    count = s.spins if s.spins > 0 else spins(s, content)
    return float(1 - (1 - weights[kind] / sum(weights)) ** count)


def _poor_refining(s: MoonState, seat: int, raw: int, content: Content) -> bool:
    """Whether another raw resource gains more than twice as much, and not all can be refined."""
    silo, slots = s.silo[seat * KINDS : (seat + 1) * KINDS], openings(s, seat, content)
    if not s.pending or s.pending[-1][LEFT] >= sum(silo[:TYPES]):
        return False
    gains = [_refined(one, silo, slots) for one in range(TYPES)]
    return 2 * gains[raw] < max(gains)


def _refined(raw: int, silo: list[int], slots: list[list[int]]) -> int:
    """What it brings to refine one of a type; 0 if there is none."""
    if silo[raw] == 0:
        return 0
    return stock(raw, silo[raw] - 1, silo[raw + REFINED] + 1, slots) - stock(raw, silo[raw], silo[raw + REFINED], slots)
