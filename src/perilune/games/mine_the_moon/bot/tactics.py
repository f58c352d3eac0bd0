"""What no good player does in this box, whatever a short search thinks of it: the coach keeps silent about it."""

from typing import Final

from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.games.mine_the_moon.bot.effects import is_last
from perilune.games.mine_the_moon.bot.goods import LOADED, fillable, gain, launch_pays, load_worth, openings, refine_worth, stock
from perilune.games.mine_the_moon.buildings.effect import LEFT
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    CLOUT_MOVE,
    COLUMNS,
    COMMON,
    EMPTY,
    KINDS,
    LOAD,
    PADS,
    REFINE,
    REFINED,
    SITES,
    SLOTS,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.moves import (
    DROP,
    LOAD_ONE,
    PASS,
    PLACE,
    REFINE_ONE,
    STAND,
    TASK_COMMON,
    TASK_OWN,
    WORK_COMMON,
    Moves,
)
from perilune.games.mine_the_moon.robots import room
from perilune.games.mine_the_moon.rockets import is_full
from perilune.games.mine_the_moon.state import NOBODY, WORK, MoonState
from perilune.games.mine_the_moon.turn import spins

FAIR: Final = 70  # a wedge is good enough if it promises so much of the best one's, in hundredths
LAUNCH_WORTH: Final = 5  # Dominance of a launch that is worth all the robots that it takes
MUCH: Final = 150  # what a team at the Loader would gain at once, in hundredths of a point, is too much to pass up


def unwise(s: MoonState, after: MoonState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether these moves, from here, hold something that no good player does."""
    first = moves[0]
    if _goes_too_far(s, moves):
        return True
    if any(move.kind == LOAD_ONE for move in moves) and _secured(after, seat, content) < _secured(s, seat, content):
        return True
    if any(move.kind == STAND and _covers(s, seat, move.a) for move in moves):
        return True
    if any(move.kind == DROP for move in moves):
        return _throws_away(s, seat, moves, content)
    if first.kind == PASS:
        return _passes_up(s, seat, content)
    if first.kind == TASK_COMMON and is_last(s) and content.commons[first.a].effect == CLOUT_MOVE:
        return True  # there is no next turn to be first in
    if _spoils(s, after, seat, first, content):
        return True
    if _loads_little(s, seat, moves, content):
        return True
    if first.kind == PLACE and not is_last(s):
        return _poor_wedges(s, seat, [move.a for move in moves if move.kind == PLACE], content)
    if first.kind == REFINE_ONE:
        return _poor_refining(s, seat, first.a, content)
    return first.kind == WORK_COMMON and content.commons[first.a].action.loads and _refines_later(s, seat, content)


def _goes_too_far(s: MoonState, moves: list[Move]) -> bool:
    """Whether this goes on after passing, or into the next turn: where robots mine, and the next teams go, are questions of their own."""
    kinds = [move.kind for move in moves]
    return PASS in kinds[:-1] or (s.stage == WORK and (TASK_COMMON in kinds or TASK_OWN in kinds))


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
    """Whether a team could still be sent to the Loader, and would have something to load; perhaps with one more that refines it."""
    if _free_teams(s, seat, content, LOAD) and _load_worth(s, seat, content, _after_refining(s, seat, content)) >= MUCH:
        return True
    return launchable(s, seat, content) > 0


def launchable(s: MoonState, seat: int, content: Content) -> int:
    """The Dominance of rockets that the seat could fill this turn only if it now sends teams to refine or to load."""
    refining, loading = _free_teams(s, seat, content, REFINE), _free_teams(s, seat, content, LOAD)
    loads = _sent(s, seat, content, LOAD)
    if not (loading or loads):
        return 0
    silo, amount = _after_refining(s, seat, content), content.commons[_places(content, LOAD)[0]].amount
    as_it_is = launch_pays(s, seat, fillable(s, seat, content, amount, silo), content)
    if not loads and as_it_is:
        return as_it_is
    if not refining or min(refining) + (0 if loads else min(loading)) > s.home[seat]:
        return 0
    refine_worth(content.commons[_places(content, REFINE)[0]].amount, silo, openings(s, seat, content))
    return launch_pays(s, seat, fillable(s, seat, content, amount, silo), content) - as_it_is


def _sent(s: MoonState, seat: int, content: Content, effect: int) -> bool:
    """Whether the seat has a team at the common building that does this."""
    return any(seat in s.teams[place * COLUMNS : (place + 1) * COLUMNS] for place in _places(content, effect))


def _spoils(s: MoonState, after: MoonState, seat: int, move: Move, content: Content) -> bool:
    """Whether a team takes the robots that would refine and load for a launch this turn."""
    if move.kind not in (TASK_COMMON, TASK_OWN) or after.turn != s.turn or launchable(s, seat, content) < LAUNCH_WORTH:
        return False
    common = content.commons[move.a] if move.kind == TASK_COMMON else None
    if common is not None and (common.action.loads or common.action.refines):
        return False
    rest = s.home[seat] - _team(s, seat, move, content)
    poorer = s.copy()
    poorer.home[seat] = rest
    return launchable(poorer, seat, content) == 0


def _places(content: Content, effect: int) -> list[int]:
    """The common buildings that do this."""
    return [place for place in range(COMMON) if content.commons[place].effect == effect]


def _free_teams(s: MoonState, seat: int, content: Content, effect: int) -> list[int]:
    """The sizes of the teams that the seat could send to a common building that does this, unless it has one there."""
    found: list[int] = []
    for place in _places(content, effect):
        common = content.commons[place]
        spots = s.teams[place * COLUMNS : (place + 1) * COLUMNS]
        if seat not in spots:
            sizes = [common.teams[column] for column in common.used(s.seats) if spots[column] == NOBODY]
            found += [size for size in sizes if size <= s.home[seat]]
    return found


def _load_worth(s: MoonState, seat: int, content: Content, silo: list[int]) -> int:
    """What a team at the Loader would gain with this silo."""
    return load_worth(content.commons[_places(content, LOAD)[0]].amount, silo, openings(s, seat, content), LOADED)


def _loads_little(s: MoonState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether a second team is sent to load the only thing that a first one refines, and no rocket leaves for it."""
    tasks = [content.commons[move.a] for move in moves if move.kind == TASK_COMMON]
    if not any(common.action.loads for common in tasks):
        return False
    silo, slots = _after_refining(s, seat, content), openings(s, seat, content)
    refine_worth(sum([common.amount for common in tasks if common.action.refines]), silo, slots)
    ready = [silo[kind] if slots[kind - REFINED] else 0 for kind in range(REFINED, KINDS)]
    if sum(ready) != 1 or sum(s.silo[seat * KINDS + REFINED : (seat + 1) * KINDS]) > 0:
        return False
    return not fillable(s, seat, content, 1, silo)


def _secured(s: MoonState, seat: int, content: Content) -> int:
    """The Dominance that the seat has, and what will leave at the end of the turn: full rockets, and those it can still fill."""
    total = s.dominance[seat] + leaving(s, seat, content)
    if s.stage != WORK:
        return total
    loads = sum([job[LEFT] for job in s.pending if job[KIND] == LOAD and job[SEAT] == seat])
    for place in _places(content, LOAD):
        loads += content.commons[place].amount * s.teams[place * COLUMNS : (place + 1) * COLUMNS].count(seat)
    pads = fillable(s, seat, content, loads, _after_refining(s, seat, content))
    return total + launch_pays(s, seat, pads, content)


def leaving(s: MoonState, seat: int, content: Content) -> int:
    """What full rockets, and those that an Accelerator has marked, pay the seat at the end of the turn."""
    total = 0
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (s.marked[pad] == 1 or is_full(s, content, pad)):
            rocket = content.rockets[s.pads[pad]]
            total += sum([rocket.values[slot] for slot in range(rocket.slots) if s.loaded[pad * SLOTS + slot] == seat])
    return total


def filling(s: MoonState, seat: int, legal: list[Move], moves: Moves, content: Content) -> list[Move]:
    """Work the Loader, or go on with it, and fill the rockets that pay most with what is refined; nothing if none can be filled."""
    at_work = bool(s.pending) and s.pending[-1][KIND] == LOAD and s.pending[-1][SEAT] == seat
    begin = [move for move in legal if move.kind == WORK_COMMON and content.commons[move.a].effect == LOAD]
    if not (at_work or begin):
        return []
    amount = s.pending[-1][LEFT] if at_work else content.commons[begin[0].a].amount
    pads = fillable(s, seat, content, amount, s.silo[seat * KINDS : (seat + 1) * KINDS])
    slots = [
        moves.load.at(pad, slot)
        for pad in pads
        for slot in range(content.rockets[s.pads[pad]].slots)
        if s.loaded[pad * SLOTS + slot] == NOBODY
    ]
    return [*([] if at_work else begin[:1]), *slots] if slots else []


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
