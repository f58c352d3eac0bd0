"""A bot of thirty lines: it imagines worlds behind what it sees, plays each of its moves on at random, and takes the best.

python examples/bot.py
"""

import perilune
from perilune.bots import bot
from perilune.bots.player import Bot
from perilune.core.chance import Rng
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.playout import playout
from perilune.core.seen import Seen


class Dreamer(Bot):
    """Knows nothing about any box, so it plays all of them."""

    def __init__(self, seed: int, dreams: int = 12) -> None:
        self.rng = Rng(seed)
        self.dreams = dreams

    def choose(self, seen: Seen) -> Move:
        moves = [move for move in seen.legal() if not move.gives_up] or seen.legal()
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self.worth(seen, move))

    def worth(self, seen: Seen, move: Move) -> float:
        """How often the seat wins after this move, and with how many points."""
        total = 0.0
        for _ in range(self.dreams):
            world = seen.game.imagine(seen.view, seen.seat, self.rng)
            phase = seen.game.phase(world)
            assert phase is not None, "nobody is asked after the end"
            phase.play(world, seen.seat, move, Journal(silent=True))
            playout(seen.game, world, self.rng)
            won = seen.seat in seen.game.outcome(world, seen.names).winners
            total += won + seen.game.scores(world)[seen.seat] / 100
        return total


def match(box: str, games: int, other: str = "random") -> float:
    """The share of games that a Dreamer wins against another bot, in each seat in turn."""
    wins = 0.0
    for number in range(games):
        mine = number % 2
        table = perilune.open_table(box, seats=2, seed=number // 2)
        players = [Dreamer(number) if seat == mine else bot(other, number) for seat in range(2)]
        while not table.over:
            seat = table.deciders()[0]
            table.submit(seat, players[seat].choose(table.seen(seat)))
        winners = table.game.outcome(table.state, table.names).winners
        wins += 1 / len(winners) if mine in winners else 0
    return wins / games


if __name__ == "__main__":
    for name in ("random", "greedy"):
        print(f"Lineae: the Dreamer wins {match('lineae', 20, name):.0%} of 20 games against {name}.")
