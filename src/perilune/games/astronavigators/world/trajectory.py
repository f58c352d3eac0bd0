"""The trajectory: its stages, which of them are full, and the tiles that lie there, are drawn or left (rules 6.3 to 6.8)."""

from perilune.core.chance import HIDDEN
from perilune.games.astronavigators.cards.agendas import at_work
from perilune.games.astronavigators.content import KINDS_OF_TILE, STAGES, TRACK, Content
from perilune.games.astronavigators.jobs import DRAW, begin
from perilune.games.astronavigators.state import FACE_DOWN, FIRST_AND_FAST, HOME, MOON, NOBODY, SOLO, NavState


def is_tile(place: int) -> bool:
    """Stages have tiles; Earth and the Moon have none."""
    return 0 < place < MOON or MOON < place < HOME


def tile_at(place: int) -> int:
    """The tile of a stage, 0 to 9."""
    return place - 1 if place < MOON else place - 2


def place_of(tile: int) -> int:
    """The stage of a tile."""
    return tile + 1 if tile < STAGES else tile + 2


def in_race(s: NavState, seat: int) -> bool:
    """Whether the seat still acts: it has not landed and not dropped out."""
    return s.out[seat] == 0 and s.place[seat] != HOME


def housing(s: NavState, seat: int, place: int) -> int:
    """How many craft the stage holds for this seat (6.5, 10.8)."""
    return (2 if s.seats >= 3 else 1) - at_work(s, seat).less_room(s, seat, tile_at(place))


def is_full(s: NavState, seat: int, place: int) -> bool:
    """Whether the seat must skip this stage."""
    craft = 1 if s.mode == SOLO and s.shadow_place == place else 0
    for other in range(s.seats):
        if other != seat and s.place[other] == place and s.out[other] == 0:
            craft += 1
    return craft >= housing(s, seat, place)


def next_place(s: NavState, seat: int, hunting: bool) -> int:
    """Where one step leads: the next stage that is not full."""
    place = at_work(s, seat).next_stage(s.place[seat])
    while is_tile(place) and not hunting and is_full(s, seat, place):
        place += 1
    return place


def skipped_places(s: NavState, seat: int, origin: int, target: int) -> list[int]:
    """Full stages that a step went over; what an agenda leaves out is not skipped for being full."""
    return [place for place in range(at_work(s, seat).next_stage(origin), target) if is_tile(place)]


def stages_in_play(s: NavState) -> int:
    """How many stages have tiles: First and Fast has no way back."""
    return STAGES if s.mode == FIRST_AND_FAST else TRACK


def may_draw(s: NavState, seat: int) -> bool:
    """Whether there is a stage whose tile the seat may still draw (6.3)."""
    for tile in range(stages_in_play(s)):
        if s.own[seat * TRACK + tile] == NOBODY and tiles_left(s, tile) > 0:
            return True
    return False


def draw_after_launch(s: NavState, seat: int) -> None:
    """The launching seat and all others on Earth will draw a trajectory tile; nobody does in the solo game (6.3, 18.1)."""
    if s.mode == SOLO:
        return
    for n in range(s.seats, 0, -1):  # the last to draw lies lowest on the stack
        other = (seat + n - 1) % s.seats
        if s.place[other] == 0 and s.out[other] == 0:
            begin(s, [DRAW, other])


def tiles_left(s: NavState, tile: int) -> int:
    """How many tiles of the stage can be drawn: those nobody has seen, less the one that lies face down on the board.

    In a view the bag also holds what others have drawn, so these are taken off: the number is the same for everybody.
    """
    count = 0
    for seat in range(s.seats):
        if s.own[seat * TRACK + tile] == HIDDEN:
            count -= 1
    for kind in range(KINDS_OF_TILE):
        count += s.bag[tile * KINDS_OF_TILE + kind]
    return count - (1 if s.board[tile] == FACE_DOWN else 0)


def can_draw(s: NavState, tile: int) -> bool:
    """Whether a new tile of the stage can be drawn, discarded ones shuffled in."""
    return tiles_left(s, tile) + sum(s.gone[tile * KINDS_OF_TILE : (tile + 1) * KINDS_OF_TILE]) > 0


def reshuffle(s: NavState, tile: int) -> None:
    """When no tile of the stage is left, the discarded ones come back."""
    if tiles_left(s, tile) > 0:
        return
    for kind in range(KINDS_OF_TILE):
        spot = tile * KINDS_OF_TILE + kind
        s.bag[spot] += s.gone[spot]
        s.gone[spot] = 0


def kind_of(c: Content, tile: int, shown: int) -> int:
    """Which of the stage's four kinds has this value."""
    for kind in range(KINDS_OF_TILE):
        if c.values[tile * KINDS_OF_TILE + kind] == shown:
            return kind
    return NOBODY


def usual_value(s: NavState, c: Content, tile: int) -> int:
    """The value of a turned tile, or the commonest value of its stage."""
    return s.board[tile] if s.board[tile] >= 0 else c.values[tile * KINDS_OF_TILE]


def mean(s: NavState, c: Content, tile: int) -> int:
    """What a stage is expected to cost."""
    if s.board[tile] != FACE_DOWN:
        return s.board[tile]
    first = tile * KINDS_OF_TILE
    count = 0
    total = 0
    for kind in range(KINDS_OF_TILE):
        count += s.bag[first + kind]
        total += s.bag[first + kind] * c.values[first + kind]
    return total // count if count else 0
