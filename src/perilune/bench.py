"""Speed: random games on one core, compiled and interpreted side by side."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import median
from time import process_time
from typing import Any, TypedDict

import perilune
from perilune.build import compiled, describe
from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.game import Game, Options, State
from perilune.core.journal import Journal
from perilune.core.playout import OVER, playout, step
from perilune.games import box

COPIED = 20  # positions, from the middle of as many games


class Line(TypedDict):
    """What was measured for one box and seat count."""

    box: str
    seats: int
    games: float  # a second
    decisions: float  # a second
    copy: float  # microseconds


def measure(game: Game[Any], seats: int, seconds: float) -> Line:
    """Random games, one after another, for so long; then copies of positions in the middle of a game."""
    options = game.settle(seats, {})
    playout(game, game.deal(options), Rng(0))
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        games += 1
        decisions += playout(game, game.deal(options), Rng(games))
    copy = copy_time([_middle(game, options, seed) for seed in range(COPIED)])
    return Line(box=game.name, seats=seats, games=games / spent, decisions=decisions / spent, copy=copy)


def _middle(game: Game[Any], options: Options, seed: int) -> State:
    """The position half-way through a random game."""
    journal = Journal(silent=True)
    state, rng, steps = game.deal(options), Rng(seed), 0
    while step(game, state, rng, journal) != OVER:
        steps += 1
    state, rng = game.deal(options), Rng(seed)
    for _ in range(steps // 2):
        step(game, state, rng, journal)
    half: State = state
    return half


def copy_time(states: list[State]) -> float:
    """Microseconds for one copy: the median of several rounds."""
    rounds = []
    for _ in range(9):
        start = process_time()
        for _ in range(20):
            for state in states:
                state.copy()
        rounds.append((process_time() - start) / (20 * len(states)) * 1e6)
    return median(rounds)


def run(boxes: Sequence[str], seats: int, seconds: float, as_json: bool) -> int:
    """Measure and print; `seats` 0 is every number. JSON is of this build only, the table has the interpreted one beside it."""
    lines: list[Line] = []
    if not as_json:
        print(describe())
        _head()
    for name in boxes:
        game = box(name)
        for count in range(game.min_seats, game.max_seats + 1):
            if seats not in (0, count):
                continue
            line = measure(game, count, seconds)
            lines.append(line)
            if not as_json:
                _print(line)
    if not lines:
        raise BadOption(f"No chosen box seats {seats} players. Choose another number.")
    if as_json:
        print(json.dumps(lines))
        return 0
    if not compiled():
        print("Interpreted only: run the installed package for compiled figures.")
        return 0
    plain = interpreted(boxes, seats, seconds)
    print("Interpreted, the same files")
    _head()
    for line in plain:
        _print(line)
    gains = [fast["decisions"] / slow["decisions"] for fast, slow in zip(lines, plain, strict=True)]
    print(f"Compiled plays {min(gains):.1f} to {max(gains):.1f} times as fast.")
    return 0


def interpreted(boxes: Sequence[str], seats: int, seconds: float) -> list[Line]:
    """The same measurement of a copy of this package without its compiled modules."""
    with tempfile.TemporaryDirectory(prefix="perilune-plain-") as folder:
        copytree(Path(perilune.__file__).parent, Path(folder, "perilune"), ignore=ignore_patterns("*.so", "__pycache__"))
        command = [sys.executable, "-m", "perilune", "bench", "--json", "--seats", str(seats), "--seconds", str(seconds)]
        for name in boxes:
            command += ["--box", name]
        plain = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(command, env=plain, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    lines: list[Line] = json.loads(done.stdout)
    return lines


def _head() -> None:
    print(f"  {'box':18} {'seats':>5} {'games/s':>10} {'decisions/s':>12} {'us/decision':>12} {'us/copy':>8}")


def _print(line: Line) -> None:
    speed = line["decisions"]
    print(f"  {line['box']:18} {line['seats']:5} {line['games']:10.1f} {speed:12,.0f} {1e6 / speed:12.2f} {line['copy']:8.2f}")
