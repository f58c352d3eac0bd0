"""Thousands of random games over every seat count and option: they end, conserve what they must and leak nothing.

    .venv/bin/python tools/soak.py --games 10000          all boxes, the installed (compiled) package
    .venv/bin/python tools/soak.py --box lineae --games 500

Every position of a game may be looked at; every 200th is, so that ten thousand games take minutes, not hours.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from perilune.build import describe
from perilune.core.chance import SPECTATOR, Rng
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step
from perilune.games import BOXES
from tests.conformance.walks import Setting, settings

LOOK = 200


def soak(setting: Setting, seed: int) -> int:
    """One game, watched. Returns its moves."""
    game = setting.game
    state = setting.deal()
    start = game.inventory(state)
    rng = Rng(seed)
    journal = Journal(silent=True)
    moves = 0
    while step(game, state, rng, journal) != OVER:
        moves += 1
        if (moves + seed) % LOOK == 0:
            assert game.inventory(state) == start, f"{setting}, seed {seed}, move {moves}: not conserved"
            for seat in [*range(setting.seats), SPECTATOR]:
                view = game.view(state, seat)
                world = game.imagine(view, seat, rng)
                assert game.view(world, seat).to_json() == view.to_json(), f"{setting}, seed {seed}, move {moves}: a leak"
    assert game.inventory(state) == start, f"{setting}, seed {seed}: not conserved at the end"
    return moves


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", action="append", choices=BOXES, default=[])
    parser.add_argument("--games", type=int, default=1000, help="for each box")
    chosen = parser.parse_args()
    print(describe())
    for name in chosen.box or BOXES:
        tables = [setting for setting in settings() if setting.name == name]
        start = perf_counter()
        moves = sum(soak(tables[number % len(tables)], number) for number in range(chosen.games))
        print(
            f"{name}: {chosen.games} games over {len(tables)} settings, {moves:,} moves, {perf_counter() - start:.0f} s, all sound"
        )


if __name__ == "__main__":
    main()
