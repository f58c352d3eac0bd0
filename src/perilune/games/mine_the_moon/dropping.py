"""Rule 7.2: what a seat may drop. Used by Task, Mine and Work."""

from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import KINDS
from perilune.games.mine_the_moon.messages import NOTHING_TO_DROP
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.state import MoonState


def drops(s: MoonState, moves: Moves, seat: int) -> list[Move]:
    """One move for each kind of resource that the seat holds."""
    return [moves.drop.at(kind) for kind in range(KINDS) if s.silo[seat * KINDS + kind] > 0]


def why_not_drop(s: MoonState, seat: int, move: Move) -> int:
    """0 if the seat holds such a resource."""
    return 0 if s.silo[seat * KINDS + move.a] > 0 else because(NOTHING_TO_DROP, move.a)
