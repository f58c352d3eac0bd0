"""The move after which the position looks best."""

from perilune.bots.player import Bot
from perilune.core.chance import Rng
from perilune.core.move import Move
from perilune.core.table import Seen


class GreedyBot(Bot):
    """Imagines the world behind its view and asks the box what the position after each move is worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Move:
        moves = [move for move in seen.legal() if not move.gives_up]
        if len(moves) == 1:
            return moves[0]
        world = seen.game.imagine(seen.view, seen.seat, self.rng)
        best: list[Move] = []
        most = 0
        for number, value in enumerate(seen.game.worth_all(world, seen.seat, moves)):
            if not best or value > most:
                best = [moves[number]]
                most = value
            elif value == most:
                best.append(moves[number])
        return best[self.rng.below(len(best))]
