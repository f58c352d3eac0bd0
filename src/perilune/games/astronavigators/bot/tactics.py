"""What no good player does in this box, whatever a short search thinks of it, and what to do where it finds nothing."""

from typing import Final

from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.bot.departure import (
    INSTEAD,
    delays,
    heads,
    lacks,
    onward,
)
from perilune.games.astronavigators.bot.worth import (
    at_pad,
)
from perilune.games.astronavigators.content import SPACECRAFT, TRACK, WEEKS, Content
from perilune.games.astronavigators.jobs import BEFORE, DRAW, FACING, POINT, STEPS, in_hand
from perilune.games.astronavigators.jobs import FLIGHT as FLIES
from perilune.games.astronavigators.moves import (
    CHOOSE,
    CONNECT,
    DO_TRAVEL,
    DRAW_TILE,
    FACE,
    FLY,
    GO,
    HOLD,
    NEGATE,
    STAY,
    STOP,
    SWAP_TILE,
    TRAIN_UP,
    Moves,
)
from perilune.games.astronavigators.state import (
    ACTION,
    FIRST_AND_FAST,
    NOBODY,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.world.flight import can_negate, has_passed
from perilune.games.astronavigators.world.launch import to_face, usual_costs
from perilune.games.astronavigators.world.trajectory import in_race, stages_in_play, tile_at, tiles_left, usual_value
from perilune.games.astronavigators.world.travel import nights

LATER: Final = [
    GO,
    STAY,
    CONNECT,
    STOP,
    DRAW_TILE,
    FLY,
    HOLD,
    FACE,
    NEGATE,
    SWAP_TILE,
]  # chosen when a week that was declared comes round
ROCKET: Final = 10  # knowledge that a flight may lack when the training ends: a rocket, or a lunar phase, makes up for it


def may_launch(s: NavState, seat: int, c: Content) -> bool:
    """Whether a seat on Earth could launch next month."""
    return s.place[seat] == 0 and not s.out[seat] and s.astronaut[seat] == 1 and at_pad(s, c, seat) == 0


def unwise(before: NavState, after: NavState, seat: int, moves: list[Move], c: Content) -> bool:
    """Too soon an astronaut, or too late on the way; a home without night, a sextant left unused, a stage made harder."""
    if delays(before, after, seat, moves, c):
        return True
    if moves[0].kind == CHOOSE:
        return before.mode == FIRST_AND_FAST and not nights(before, c, c.characters[moves[0].a].home)
    if moves[0].kind == FACE:
        return _wastes(before, seat)
    if before.stage == ACTION and moves[0].kind in INSTEAD and _loaded(before, seat, c):
        return True
    if any(move.kind == SWAP_TILE and _rash(before, seat, move.a) for move in moves):
        return True
    if moves[0].kind == DRAW_TILE:
        return usual_value(before, c, moves[0].a) < max(usual_value(before, c, tile) for tile in _to_draw(before, seat))
    if before.stage == ACTION and any(move.kind in LATER for move in moves):
        if any(move.kind in LATER and move.kind != GO for move in moves) or not _at_once(before, seat, moves):
            return True  # what is chosen in the resolution hangs on what the others do first: another place may be better then
    if moves[-1].kind == CONNECT:
        return True  # it leads on, and nobody has said where
    trains = any(move.kind == TRAIN_UP for move in moves) and not heads(before, c, seat)
    return trains and after.round < YEAR - 1 and after.nk[seat] + ROCKET < max(usual_costs(after, c, seat))


def _at_once(s: NavState, seat: int, moves: list[Move]) -> bool:
    """Whether the week that this turn takes comes round before anybody else decides: the others have declared, and take later weeks."""
    weeks = [move.a for move in moves if move.kind == DO_TRAVEL]
    waiting = [other for other in range(s.seats) if other != seat and in_race(s, other) and other not in s.who]
    return not waiting and all(s.who[earlier] < 0 for week in weeks for earlier in range(week))


def _loaded(s: NavState, seat: int, c: Content) -> bool:
    """Whether a token on the sextant waits for a launch, for which the seat knows enough: it is spent this month in any case."""
    return s.sxt[seat] != NOBODY and may_launch(s, seat, c) and not lacks(s, seat, c)


def _rash(s: NavState, seat: int, tile: int) -> bool:
    """Whether the seat's own tile makes a stage harder, or nobody knows: on the stage itself it sees the tile before it decides.

    To lay it on a stage that it has passed only gives it away, unless both are alike, for one more step.
    """
    own = s.own[seat * TRACK + tile]
    return s.board[tile] < 0 or own > s.board[tile] or (own < s.board[tile] and has_passed(s, seat, tile))


def _to_draw(s: NavState, seat: int) -> list[int]:
    """The stages of which the seat may draw a tile now."""
    return [tile for tile in range(stages_in_play(s)) if s.own[seat * TRACK + tile] == NOBODY and tiles_left(s, tile) > 0]


def useful(s: NavState, seat: int, c: Content, m: Moves) -> list[list[Move]]:
    """What can be advised where the search finds nothing to speak of: the hardest stage to draw for, or the way to the Moon."""
    if in_hand(s) == DRAW:
        hardest = max([usual_value(s, c, tile) for tile in _to_draw(s, seat)], default=0)
        return [[m.draw_tile.at(tile)] for tile in _to_draw(s, seat) if usual_value(s, c, tile) == hardest]
    if in_hand(s) == FLIES:
        return _in_flight(s, seat, m)
    if s.stage == ACTION and not s.pending and (s.place[seat] > 0 or _loaded(s, seat, c)):
        return [[m.travel.at(week, SPACECRAFT)] for week in range(WEEKS) if s.who[week] < 0]
    return onward(s, seat, c, m) or _weeks(s, m)


def _in_flight(s: NavState, seat: int, m: Moves) -> list[list[Move]]:
    """What can be advised in flight: to go on, and where a tile is too hard, what makes it easier."""
    point = s.pending[-1][POINT]
    if point == BEFORE:
        return [m.fly.moves]
    if point != FACING:
        return []
    here = tile_at(s.place[seat])
    helps = s.own[seat * TRACK + here]
    found = m.negate.moves if can_negate(s, seat) else []
    if s.swapped[seat] == 0 and 0 <= helps < s.board[here]:
        found = [*found, m.swap.at(here)]
    if s.dv[seat] + to_face(s, seat) <= s.nk[seat] or not found:
        found = [*found, *m.face.moves]
    return [[move] for move in found]


def _weeks(s: NavState, m: Moves) -> list[list[Move]]:
    """What a week can be taken for; some of it may not be possible, and what brings nothing has no reason."""
    if s.stage != ACTION or s.pending:
        return []
    return [[move] for move in [*m.observe.moves, *m.planned.moves, *m.travel.moves, *m.plan.moves] if s.who[move.a] < 0]


def _wastes(s: NavState, seat: int) -> bool:
    """Whether the last tile of this month is faced while a token lies on the sextant: it is spent anyway."""
    flight = s.pending[-1]
    return can_negate(s, seat) and flight[KIND] == FLIES and flight[SEAT] == seat and flight[STEPS] <= 0
