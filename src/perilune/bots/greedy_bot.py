"""The move after which the position looks best."""

from typing import Any

from perilune.bots.patience import restless
from perilune.bots.player import Bot, serious
from perilune.core.chance import Rng
from perilune.core.game import Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.table import Seen


class GreedyBot(Bot):
    """Imagines the world behind its view, tries each move in it, and asks the box what the result is worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.journal = Journal(silent=True)

    def choose(self, seen: Seen) -> Move:
        moves = self.noticed(serious(seen.legal()))
        if restless(seen.number, self.rng):
            return moves[self.rng.below(len(moves))]
        world: State = seen.game.imagine(seen.view, seen.seat, self.rng)
        phase: Phase[Any] | None = seen.game.phase(world)
        assert phase is not None, "nobody decides after the end"
        best: list[Move] = []
        most = 0
        for move in moves:
            trial = world.copy()
            phase.play(trial, seen.seat, move, self.journal)
            value = seen.game.worth(trial, seen.seat)
            if not best or value > most:
                best = [move]
                most = value
            elif value == most:
                best.append(move)
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
