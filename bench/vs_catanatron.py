"""Perilune beside catanatron, a well-known Catan engine in Python: random four-player games, on one core, in one run.

    .venv/bin/python bench/vs_catanatron.py [--rounds 5] [--seconds 2]

The two take turns, so that a slow moment of the machine hits both; what counts is the median of the rounds.
One decision means: list what is possible, and play one of these moves at random. Both play without checking the move again. Catanatron
counts a roll of the dice as a decision; Perilune does not count chance. A copy is one that can be played on.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent
CATAN_VENV = HERE / ".venv-catanatron"
CATAN = "catanatron==3.2.1"
SEATS = 4
COPIED = 20


def measure_catanatron(seconds: float) -> dict[str, float]:
    """One round, inside catanatron's own venv."""
    import random

    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    games = decisions = 0
    middles = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=1 + games)
        games += 1
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
    spent = perf_counter() - start
    for seed in range(1, COPIED + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        for _ in range(decisions // games // 2):
            if game.winning_color() is None:
                game.execute(random.choice(game.state.playable_actions), validate_action=False)
        middles.append(game)
    rounds = []
    for _ in range(9):
        start = perf_counter()
        for _ in range(5):
            for game in middles:
                game.copy()
        rounds.append((perf_counter() - start) / (5 * COPIED) * 1e6)
    return {"decisions": decisions / spent, "copy": median(rounds)}


def catanatron_python() -> Path:
    """The interpreter of catanatron's own venv, which is made on first use."""
    python = CATAN_VENV / "bin" / "python"
    if not (CATAN_VENV / ".ready").exists():
        print(f"Installing {CATAN} into {CATAN_VENV}")
        venv.create(CATAN_VENV, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", CATAN], check=True)
        (CATAN_VENV / ".ready").touch()
    return python


def main() -> None:
    """Take turns, then print the medians and the ratios."""
    parser = argparse.ArgumentParser(description="Perilune's speed beside catanatron's, in one run.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each engine in each round")
    parser.add_argument("--catanatron-round", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.catanatron_round:
        print(json.dumps(measure_catanatron(given.seconds)))
        return

    from perilune.build import compiled, describe
    from perilune.games import BOXES, box

    print(describe() + f"; {CATAN}. Random games, {SEATS} players, medians of {given.rounds} rounds.")
    if not compiled():
        print("Perilune is not compiled here: the ratios are those of plain Python.")
    theirs_command = [str(catanatron_python()), __file__, "--catanatron-round", "--seconds", str(given.seconds)]
    theirs: list[dict[str, float]] = []
    ours: dict[str, list[dict[str, float]]] = {name: [] for name in BOXES if box(name).min_seats <= SEATS <= box(name).max_seats}
    for _ in range(given.rounds):
        theirs.append(_json(theirs_command))
        for name in ours:
            command = [sys.executable, "-m", "perilune", "bench", "--json", "--box", name, "--seats", str(SEATS)]
            ours[name] += _json([*command, "--seconds", str(given.seconds)])
    their_decisions, their_copy = _median(theirs, "decisions"), _median(theirs, "copy")
    print(f"  {'':18} {'decisions/s':>12} {'us/copy':>8} {'decisions ratio':>16} {'copy ratio':>11}")
    print(f"  {'catanatron':18} {their_decisions:12,.0f} {their_copy:8.2f}")
    for name, rounds in ours.items():
        decisions, copy = _median(rounds, "decisions"), _median(rounds, "copy")
        print(f"  {name:18} {decisions:12,.0f} {copy:8.2f} {decisions / their_decisions:15.1f}x {their_copy / copy:10.1f}x")


def _json(command: list[str]) -> Any:
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)


def _median(rounds: list[dict[str, float]], field: str) -> float:
    return median(row[field] for row in rounds)


if __name__ == "__main__":
    main()
