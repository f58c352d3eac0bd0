"""Any legal move."""

from perilune.bots.player import Bot
from perilune.core.chance import Rng
from perilune.core.move import Move
from perilune.core.playout import any_move
from perilune.core.seen import Seen


class RandomBot(Bot):
    """Chooses evenly among the legal moves, but never begins to give up."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Move:
        return any_move(seen.legal(), self.rng)
