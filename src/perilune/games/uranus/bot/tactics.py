"""What no good player does in this box, whatever a short search thinks of it, and what to do where it finds nothing."""

from perilune.core.move import Move
from perilune.games.uranus.bot.better_sets import better_sets, largest_cargo
from perilune.games.uranus.bot.openings import joining, payable, spoils
from perilune.games.uranus.cards.asteroids import gap_of
from perilune.games.uranus.cards.junk import AT, SHAPE, is_struck
from perilune.games.uranus.content import (
    COLOURS,
    MODULES,
    TUNNEL,
    Content,
)
from perilune.games.uranus.hexes import BIT, ENDS, TUNNEL_BIT, TUNNEL_WORD, WORDS, count, hexes_of
from perilune.games.uranus.moon import full, networks, struck
from perilune.games.uranus.moves import FACE, FLY, IMPACT, JOIN, READY, REMOVE_MINE, REMOVE_TUNNEL, SEND, TUNNEL_AT, USE, Moves
from perilune.games.uranus.rocks import find_set, fits, free_homes, rocks_in
from perilune.games.uranus.state import ATTACK, BUILDING, LEFT, NOBODY, PATTERN, POINT, RIGHT, USING, UranusState
from perilune.games.uranus.words.escape import all_can_fly, needs, only_flight
from perilune.games.uranus.words.harm import mildest, tunnels_lost, weight


def lacking(s: UranusState, content: Content, module: int) -> list[int]:
    """The rocks that a module still lacks, by colour."""
    return [content.modules[module][colour] - s.filled[module * COLOURS + colour] for colour in range(COLOURS)]


def strike(s: UranusState, seat: int) -> tuple[int, int]:
    """Where the space junk or the asteroid strikes that the seat is about to place, and its card."""
    if is_struck(s, seat):
        return s.pending[-1][AT], s.pending[-1][SHAPE]
    gap = gap_of(s, seat, s.facing[seat])
    return s.cards[gap * 2 + POINT], s.cards[gap * 2 + PATTERN]


def unwise(before: UranusState, after: UranusState, seat: int, moves: list[Move], content: Content) -> bool:
    """Turns that nobody should be advised to take: what takes mines or tunnels away again, an impact that is not laid in the mildest way,
    a launch to a module that is emptier than need be or that nobody needs, a flight that leaves partners behind who cannot fly yet,
    a loose rock for a set that pays for nothing with it, tunnels that join nothing or sets that are better apart, and to be ready while
    sets or tunnels are wasted by it. After anything else, to be ready is another idea."""
    kinds = [move.kind for move in moves]
    if REMOVE_MINE in kinds or REMOVE_TUNNEL in kinds or (READY in kinds and len(kinds) > 1):
        return True
    if only_flight(before, seat, content):
        return kinds[0] not in (READY, FLY) if before.stage == USING else kinds[0] != FLY
    if before.stage == USING and _joins_idly(after, seat, moves, content):
        return True
    if kinds[0] == READY:
        return _wastes(before, seat, content)
    if kinds[0] == IMPACT:
        point, card = strike(before, seat)
        return _harsh(before, seat, point, card, moves[0].a, content)
    if kinds[:2] == [FACE, IMPACT]:
        gap = gap_of(before, seat, moves[0].a)
        return _harsh(before, seat, before.cards[gap * 2 + POINT], before.cards[gap * 2 + PATTERN], moves[1].a, content)
    if kinds[0] == SEND:
        if len(free_homes(before, content)) >= before.flown.count(0):
            return True  # nobody needs another home
        return _scatters(before, seat, moves[0], content) or _spills(before, seat, moves[0], content)
    if FLY in kinds:
        return any(after.flown[other] == 0 and needs(after, content, other) for other in range(after.seats))
    without = after.copy()  # what else is built may be good: the tunnels must be of use as well
    without.tunnels = before.tunnels[:]
    return _digs_badly(without, after, seat, [move.a for move in moves if move.kind == TUNNEL_AT], content)


def _joins_idly(after: UranusState, seat: int, moves: list[Move], content: Content) -> bool:
    """Whether a loose rock is added to a set that pays for nothing with it, and cannot be launched."""
    if after.launches_left[seat] > 0:
        return False
    used = [move.a for move in moves if move.kind in (USE, SEND)]
    paying = [at for at, _ in payable(after, content, seat)]
    return any(move.kind == JOIN and move.b not in used and move.b not in paying for move in moves)


def _digs_badly(before: UranusState, after: UranusState, seat: int, dug: list[int], content: Content) -> bool:
    """Whether tunnels lead nowhere, join nothing, or join sets that are better apart and make no larger cargo for Uranus."""
    if not dug:
        return False
    if any(_leads_nowhere(after, seat, tunnel) for tunnel in dug) or _joined(before, seat) == _joined(after, seat):
        return True
    return spoils(before, content, seat, networks(before, seat), networks(after, seat)) and (
        largest_cargo(after, content, seat) <= largest_cargo(before, content, seat)
    )


def _harsh(s: UranusState, seat: int, point: int, card: int, turn: int, content: Content) -> bool:
    """Whether a way to lay a pattern is not as mild as the one that the board proposes: two voices would need a reason each."""
    mask = struck(s, content, seat, point, card, turn)
    return weight(s, content, seat, mask) > weight(s, content, seat, mildest(s, content, seat, point, card)[1])


def _scatters(s: UranusState, seat: int, move: Move, content: Content) -> bool:
    """Whether as many rocks of a set fit on a module that lacks less."""
    row = find_set(s, seat, move.a)
    lacks, fitting = sum(lacking(s, content, move.b)), fits(s, content, row, move.b)
    return any(
        sum(lacking(s, content, module)) < lacks and fits(s, content, row, module) >= fitting
        for module in range(MODULES)
        if s.claimed[module] == NOBODY
    )


def _spills(s: UranusState, seat: int, move: Move, content: Content) -> bool:
    """Whether rocks would become space junk that fit on another module, though the launch completes no home."""
    row = find_set(s, seat, move.a)
    fitting = fits(s, content, row, move.b)
    if fitting == rocks_in(s, row) or _completes(s, seat, move, content):
        return False
    return any(fits(s, content, row, module) > fitting for module in range(MODULES) if s.claimed[module] == NOBODY)


def _leads_nowhere(s: UranusState, seat: int, tunnel: int) -> bool:
    """Whether a tunnel has an end with no mine and no other tunnel."""
    ends = ENDS[tunnel] & ~s.mines[seat]
    return any(tunnels_lost(s, seat, BIT[hex_]) == 1 for hex_ in hexes_of(ends))


def useful(s: UranusState, seat: int, content: Content, moves: Moves) -> list[list[Move]]:
    """The mildest way to lay a pattern; steps that a set pays for, or tunnels for better sets, or to a lone mine; else to be ready."""
    found: list[list[Move]] = []
    if is_struck(s, seat) or (s.stage == ATTACK and s.facing[seat] != NOBODY):
        point, card = strike(s, seat)
        return [[moves.impact.moves[mildest(s, content, seat, point, card)[0]]]]
    if s.stage == ATTACK and s.todo[seat] == 3:
        return [[moves.face.moves[side], _mildest_from(s, content, seat, side, moves)] for side in (LEFT, RIGHT)]
    if only_flight(s, seat, content):
        found = [[moves.fly.moves[module]] for module in free_homes(s, content)] if s.stage == BUILDING else []
    elif s.stage == USING:
        found = [[moves.use.at(at, number)] for at, number in payable(s, content, seat)]
    elif s.stage == BUILDING:
        ways = better_sets(s, content, seat, False)
        ways += [way for way in joining(s, content, seat) if way not in ways]
        found = [[moves.tunnel.moves[tunnel] for tunnel in way] for way in ways]
    return found or [moves.ready.moves]


def homes_ready(s: UranusState, content: Content) -> int:
    """How many races have flown, or have a home to fly to."""
    waiting = s.flown.count(0)
    return s.seats - waiting + min(waiting, len(free_homes(s, content)))


def completing(s: UranusState, seat: int, legal: list[Move], content: Content) -> list[list[Move]]:
    """The launches that make a module a home."""
    return [[move] for move in legal if move.kind == SEND and _completes(s, seat, move, content)]


def _completes(s: UranusState, seat: int, move: Move, content: Content) -> bool:
    return fits(s, content, find_set(s, seat, move.a), move.b) == sum(lacking(s, content, move.b))


def _mildest_from(s: UranusState, content: Content, seat: int, side: int, moves: Moves) -> Move:
    """The mildest way to lay the pattern of the asteroid on this side."""
    gap = gap_of(s, seat, side)
    return moves.impact.moves[mildest(s, content, seat, s.cards[gap * 2 + POINT], s.cards[gap * 2 + PATTERN])[0]]


def _wastes(s: UranusState, seat: int, content: Content) -> bool:
    """Whether a seat that is ready now loses sets that pay for a step, or a round without the sets that its tunnels could make; or
    stays behind although every race could fly."""
    if s.stage == USING:
        return not all_can_fly(s, content) and bool(payable(s, content, seat))
    if s.stage == BUILDING and all_can_fly(s, content):
        return True
    if s.stage != BUILDING:
        return False
    lost = s.tunnels_left[seat] > 0 or full(s, content, seat, TUNNEL)  # others are kept
    if lost and joining(s, content, seat):
        return True
    return any(not _digs_badly(s, _dug(s, seat, way), seat, way, content) for way in better_sets(s, content, seat, not lost))


def _dug(s: UranusState, seat: int, way: list[int]) -> UranusState:
    """The position with these tunnels."""
    after = s.copy()
    for tunnel in way:
        after.tunnels[seat * WORDS + TUNNEL_WORD[tunnel]] |= TUNNEL_BIT[tunnel]
    return after


def _joined(s: UranusState, seat: int) -> list[int]:
    """How many mines each network has."""
    return sorted(count(net & s.mines[seat]) for net in networks(s, seat))
