"""The move after which the position looks best."""

from perilune.bots.patience import restless
from perilune.bots.player import Bot, serious
from perilune.core.chance import Rng
from perilune.core.game import State
from perilune.core.move import Move
from perilune.core.seen import Seen


class GreedyBot(Bot):
    """Imagines the world behind its view and asks the box what the position after each move is worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Move:
        moves = self.noticed(serious(seen.legal()))
        if len(moves) == 1:
            return moves[0]
        if restless(seen.number, self.rng):
            return moves[self.rng.below(len(moves))]
        world: State = seen.game.imagine(seen.view, seen.seat, self.rng)
        best: list[Move] = []
        most = 0
        for number, value in enumerate(seen.game.worth_all(world, seen.seat, moves)):
            if not best or value > most:
                best = [moves[number]]
                most = value
            elif value == most:
                best.append(moves[number])
        return best[self.rng.below(len(best))]

    def noticed(self, moves: list[Move]) -> list[Move]:
        """The moves that the bot thinks about: all."""
        return moves


class LearnerBot(GreedyBot):
    """A greedy bot that overlooks things: each time it notices only a part of its moves."""

    def noticed(self, moves: list[Move]) -> list[Move]:
        """About half of the moves, and at least one."""
        found = [move for move in moves if self.rng.below(2) == 0]
        return found or [moves[self.rng.below(len(moves))]]
