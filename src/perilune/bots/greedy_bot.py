"""The move after which the position looks best."""

from typing import Final

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
        moves = serious(seen.legal())
        if len(moves) == 1:
            return moves[0]
        if restless(seen.number, self.rng):
            return moves[self.rng.below(len(moves))]
        return self.think(seen, moves)

    def think(self, seen: Seen, moves: list[Move]) -> Move:
        """The move that it likes best."""
        return self.best(seen, moves)

    def best(self, seen: Seen, moves: list[Move]) -> Move:
        """The best of these moves; one of those that are as good."""
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


HANDFUL: Final = 8  # moves that are seen at a glance


class LearnerBot(GreedyBot):
    """A greedy bot that overlooks things: each time it notices a part of what it could do (`Game.learner_overlooks`), and that it may stop.

    Who learns from it should not see it leave what lies at hand: before it throws something away, or stops where there is only a handful
    to choose from, it looks at everything.
    """

    def think(self, seen: Seen, moves: list[Move]) -> Move:
        verbs = seen.game.catalogue.verbs
        many = seen.game.learner_overlooks()
        noticed = [move for move in moves if verbs[move.kind].ends or self.rng.below(many) == 0]
        if noticed:
            chosen = self.best(seen, noticed)
            verb = verbs[chosen.kind]
            if not verb.loses and not (verb.ends and len(moves) <= HANDFUL):
                return chosen
        return self.best(seen, moves)
