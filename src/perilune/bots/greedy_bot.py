"""The move after which the position looks best."""

from typing import Any

from perilune.bots.player import Bot
from perilune.core.chance import Rng
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.table import Seen


class GreedyBot(Bot):
    """Imagines the world behind its view, tries each move in it, and asks the box what the result is worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.journal = Journal(silent=True)

    def choose(self, seen: Seen) -> Move:
        world = seen.game.imagine(seen.view, seen.seat, self.rng)
        phase: Phase[Any] | None = seen.game.phase(world)
        assert phase is not None, "nobody decides after the end"
        best: list[Move] = []
        most = 0
        for move in seen.legal():
            if move.gives_up:
                continue
            trial = world.copy()
            phase.play(trial, seen.seat, move, self.journal)
            value = seen.game.worth(trial, seen.seat)
            if not best or value > most:
                best = [move]
                most = value
            elif value == most:
                best.append(move)
        return best[self.rng.below(len(best))]
