"""How fast bots think on one core: looks a second while they plan, and greedy games a second.

    .venv/bin/python bench/search_speed.py                    the installed (compiled) package
    .venv/bin/python bench/search_speed.py --box lineae --seats 4 --seconds 10

A look asks the box what a position is worth, after a copy of the position and one move. Processor time is counted, so that a
busy machine makes little difference.
"""

import argparse
from time import process_time
from typing import Any

from perilune.bots import PLANS, bot
from perilune.bots.planning_bot import Search
from perilune.bots.player import Bot
from perilune.build import describe
from perilune.core.chance import Rng
from perilune.core.game import Game
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.games import BOXES, box
from perilune.lab.play import play

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
APART = 9  # decisions between two positions that are searched


class Watched(Bot):
    """A greedy bot that keeps what it was shown."""

    def __init__(self, seed: int, shown: list[Seen]) -> None:
        self.inner = bot("greedy", seed)
        self.shown = shown

    def choose(self, seen: Seen) -> Move:
        self.shown.append(seen)
        return self.inner.choose(seen)


def measure(game: Game[Any], seats: int, seconds: float) -> tuple[float, float, float, float]:
    """Greedy games a second, greedy decisions a second, looks a second of a search, and seconds for a whole search."""
    options = game.settle(seats, {})
    positions: list[Seen] = []
    games, greedy = 0, 0.0
    while greedy < seconds:
        bots: list[Bot] = [Watched(games * seats + seat, positions) for seat in range(seats)]
        played = play(game, options, str(games), bots, NAMES[:seats])
        greedy += sum(thought.seconds for thought in played.thoughts)
        games += 1
    looks = searches = 0
    start = process_time()
    for seen in positions[:: max(APART, len(positions) // 200)]:
        if len(seen.legal()) > 1:
            search = Search(game, seen.view, seen.seat, seats, Rng(searches), PLANS["searching"], False)
            search.best()
            looks += search.scout.looks
            searches += 1
            if process_time() - start > seconds:
                break
    spent = process_time() - start
    return games / greedy, len(positions) / greedy, looks / spent, spent / max(1, searches)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", action="append", choices=BOXES, default=[])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each figure (%(default)s)")
    chosen = parser.parse_args()
    print(describe())
    print("| box | seats | greedy games/s | greedy decisions/s | looks/s | s for a searched turn |\n|---|---|---|---|---|---|")
    for name in chosen.box or BOXES:
        games, decisions, looks, turn = measure(box(name), chosen.seats, chosen.seconds)
        print(f"| {name} | {chosen.seats} | {games:.1f} | {decisions:,.0f} | {looks:,.0f} | {turn:.2f} |", flush=True)


if __name__ == "__main__":
    main()
