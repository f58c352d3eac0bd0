"""Rules, chapter 1: set-up. Chance lays deposits and rockets and names the first player; then the vessels are placed."""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.lineae.content import DEPOSITS, KINDS, MINERALS, NONE, TILES, Content
from perilune.games.lineae.messages import (
    CHANCE_DECIDES,
    DARK_SPACE,
    E_DEPOSIT,
    E_FIRST,
    E_FLIPPED,
    E_ROCKET,
    E_START,
    NO_SUCH_SEAT,
    ROCKET_USED,
    SPACE_TAKEN,
    TILE_USED,
)
from perilune.games.lineae.moves import DEPOSIT, FIRST, ROCKET, START, Moves, not_now
from perilune.games.lineae.rounds import begin_round
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.brings import start_brings
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.world.tides import TILE_WIDTH


class SetUp(Phase[OceanState]):
    """`first` is NONE until chance has named the first player; then `asked` counts the vessels that are placed."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Set-up", "1")
        self.content = content
        self.moves = moves

    def deciders(self, s: OceanState) -> list[int]:
        return [CHANCE] if s.first == NONE else [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        if NONE in s.deposits:
            return self.moves.deposit.moves
        if NONE in s.rockets:
            return self.moves.rocket.moves
        return self.moves.first.moves if s.first == NONE else self.moves.start.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        kind = move.kind
        if NONE in s.deposits:
            if kind != DEPOSIT:
                return CHANCE_DECIDES
            return TILE_USED if self.lies(s, self.content.deposits[move.a].tile) else 0
        if NONE in s.rockets:
            if kind != ROCKET:
                return CHANCE_DECIDES
            return because(ROCKET_USED, move.a) if move.a in s.rockets else 0
        if s.first == NONE:
            if kind != FIRST:
                return CHANCE_DECIDES
            return 0 if move.a < s.seats else NO_SUCH_SEAT
        if kind != START:
            return not_now(s, move)
        if self.content.start_shared:
            return DARK_SPACE if move.a >= TILES - 2 else 0
        return because(SPACE_TAKEN, s.vessel.index(move.a)) if move.a in s.vessel else 0

    def lies(self, s: OceanState, tile: int) -> bool:
        """Whether a side of this deposit tile is on the board."""
        for side in s.deposits:
            if side != NONE and self.content.deposits[side].tile == tile:
                return True
        return False

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DEPOSIT:
            place = s.deposits.index(NONE)
            s.deposits[place] = move.a
            journal.tell(E_DEPOSIT, place, move.a)
            if place == DEPOSITS - 1:
                turn_over(s, self.content, journal)
                first_cubes(s, self.content)
        elif move.kind == ROCKET:
            tile = s.rockets.index(NONE)
            s.rockets[tile] = move.a
            journal.tell(E_ROCKET, move.a, tile)
        elif move.kind == FIRST:
            s.first = move.a
            s.at = (move.a - 1) % s.seats
            journal.tell(E_FIRST, move.a)
        else:
            self.start(s, seat, move.a, journal)

    def start(self, s: OceanState, seat: int, tile: int, journal: Journal) -> None:
        """A vessel is placed and gets its cube (1.10, 1.11); after the last one the first round begins."""
        s.vessel[seat] = tile
        kind = self.content.deposits[s.deposits[tile * TILE_WIDTH // DEPOSIT_WIDTH]].setup
        s.supply[kind] -= 1
        s.cargo[seat * KINDS + kind] += 1
        journal.tell(E_START, seat, tile, kind)
        s.asked += 1
        s.at = (seat - 1) % s.seats
        if s.asked == s.seats:
            begin_round(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        order = (
            ""
            if s.seats == 1
            else " You play first, so you choose last."
            if s.first == seat
            else f" {names[s.first]} plays first and chooses last."
        )
        return f"Put your vessel on a free space. Jupiter shades {TILES - 1} and {TILES} in round 1.{order}"

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return "The table is being set up." if s.first == NONE else f"{does(names[s.at], 'places', 'place')} a vessel."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != START or NONE in s.deposits:
            return ""
        return f"Begin on space {move.a + 1}: {start_brings(s, seat, self.content, move.a)}"


def missing(s: OceanState, content: Content) -> int:
    """A mineral that neither dissolves nor is excavated, or NONE."""
    for kind in range(MINERALS):
        found = False
        for side in s.deposits:
            spec = content.deposits[side]
            found = found or spec.excavate == kind or kind in spec.columns
        if not found:
            return kind
    return NONE


def turn_over(s: OceanState, content: Content, journal: Journal) -> None:
    """If a mineral is missing, the right-most tile whose other side dissolves it is turned over (1.4)."""
    kind = missing(s, content)
    if kind == NONE:
        return
    for place in range(DEPOSITS - 1, -1, -1):
        here = s.deposits[place]
        for other, spec in enumerate(content.deposits):
            if other != here and spec.tile == content.deposits[here].tile and kind in spec.columns:
                s.deposits[place] = other
                journal.tell(E_FLIPPED, other)
                return


def first_cubes(s: OceanState, content: Content) -> None:
    """The cubes shown on the deposits go to the ocean floor (1.5)."""
    for place, side in enumerate(s.deposits):
        for column, kind in enumerate(content.deposits[side].columns):
            if kind != NONE:
                s.cells[(place * DEPOSIT_WIDTH + column) * content.tides.rows] = kind
                s.supply[kind] -= 1
