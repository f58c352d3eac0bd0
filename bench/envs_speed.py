"""Steps a second of Perilune's environments beside PettingZoo's classic games and OpenSpiel's Python games, in one run, on one core.

    .venv/bin/python bench/envs_speed.py [--rounds 5] [--seconds 1]

A step is all that a learner needs for one decision: who is asked, what it sees, the mask of its legal moves, and one of them played;
a game that ends is dealt anew. Moves are random. "Moves only" leaves out what is seen and the mask: that is the game alone.
The three take turns, so that a slow moment of the machine hits all; what counts is
the median of the rounds, in seconds of processor time.
"""

import argparse
import json
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).resolve().parent
OTHERS_VENV = HERE / ".venv-envs"
OTHERS = ["pettingzoo[classic]==1.27.0", "open_spiel==2.0.2"]
GAMES = 256  # side by side
CLASSIC = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6", "go_v5"]
ALONE = "moves only"
PYTHON_GAMES = ["python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_liars_poker"]


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time; `step` returns how many it made."""
    step()
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        count += step()
    return count / spent


def classic(name: str) -> Callable[[], int]:
    """A game of PettingZoo."""
    import importlib
    import random

    import numpy as np

    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(seen["action_mask"])))
                steps += 1
        return steps

    return game


def python_game(name: str, seen: bool) -> Callable[[], int]:
    """A game of OpenSpiel that is written in Python, with or without what a player sees; chance is played but not counted."""
    import random

    import pyspiel
    from open_spiel.python import games  # noqa: F401
    from open_spiel.python.observation import make_observation

    rules = pyspiel.load_game(name)
    observation = make_observation(rules)

    def game() -> int:
        state = rules.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(codes, odds)[0])
                continue
            player = state.current_player()
            if seen:
                observation.set_from(state, player)
                state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions(player)))
            steps += 1
        return steps

    return game


def together(name: str, form: str) -> Callable[[], int]:
    """Many games of a box in one process."""
    import perilune.envs
    from perilune.core.chance import Rng

    games = perilune.envs.batch(name, GAMES, observation=form)
    rng = Rng(1)
    seen, masks = games.observe(), games.masks()

    def step() -> int:
        games.seats  # noqa: B018 - a learner asks for it
        games.observe(seen)
        games.masks(masks)
        games.step(games.random_actions(rng))
        return GAMES

    return step


def moves_only(name: str) -> Callable[[], int]:
    """The same games, and nobody looks at them."""
    import perilune.envs
    from perilune.core.chance import Rng

    games = perilune.envs.batch(name, GAMES)
    rng = Rng(1)

    def step() -> int:
        games.step(games.random_actions(rng))
        return GAMES

    return step


def turns(name: str) -> Callable[[], int]:
    """One game of a box in PettingZoo's own loop."""
    import random

    import numpy as np

    import perilune.envs

    env = perilune.envs.aec(name)

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            _, _, over, cut_off, info = env.last()
            if over or cut_off:
                env.step(None)
            else:
                env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
                steps += 1
        return steps

    return game


def one_round(who: str, seconds: float) -> dict[str, float]:
    """The rates of one library, in this process."""
    if who == "others":
        found = {f"PettingZoo {name}": rate(classic(name), seconds) for name in CLASSIC}
        found |= {f"OpenSpiel {name}": rate(python_game(name, seen=True), seconds) for name in PYTHON_GAMES}
        return found | {f"OpenSpiel {name}, {ALONE}": rate(python_game(name, seen=False), seconds) for name in PYTHON_GAMES}
    from perilune.games import BUILT_IN

    found = {}
    for name in BUILT_IN:
        found[f"{name}, {GAMES} games, numbers"] = rate(together(name, "numbers"), seconds)
        found[f"{name}, {GAMES} games, vectors"] = rate(together(name, "vector"), seconds)
        found[f"{name}, {GAMES} games, moves only"] = rate(moves_only(name), seconds)
        found[f"{name}, one game, AEC"] = rate(turns(name), seconds)
    return found


def others_python() -> Path:
    """The interpreter of the other libraries' venv, which is made on first use."""
    python = OTHERS_VENV / "bin" / "python"
    if not (OTHERS_VENV / ".ready").exists():
        print(f"Installing {', '.join(OTHERS)} into {OTHERS_VENV}")
        venv.create(OTHERS_VENV, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *OTHERS], check=True)
        (OTHERS_VENV / ".ready").touch()
    return python


def main() -> None:
    """Take turns, then print the medians and the ratios."""
    parser = argparse.ArgumentParser(description="Steps a second beside PettingZoo and OpenSpiel, in one run.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each line in each round")
    parser.add_argument("--round", choices=["ours", "others"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.round:
        print(json.dumps(one_round(given.round, given.seconds)))
        return

    from perilune.build import compiled, describe

    print(f"{describe()}; {', '.join(OTHERS)}. Medians of {given.rounds} rounds.")
    if not compiled():
        print("Perilune is not compiled here: the ratios are those of plain Python.")
    rounds: dict[str, list[dict[str, float]]] = {"others": [], "ours": []}
    for _ in range(given.rounds):
        for who, python in (("others", str(others_python())), ("ours", sys.executable)):
            command = [python, __file__, "--round", who, "--seconds", str(given.seconds)]
            output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
            rounds[who].append(json.loads(output.splitlines()[-1]))
    theirs, ours = ({line: median(row[line] for row in rows) for line in rows[0]} for rows in rounds.values())
    for line, steps in theirs.items():
        print(f"  {line:42} {steps:10,.0f} steps/s")
    zoo = {line: steps for line, steps in theirs.items() if line.startswith("PettingZoo")}
    spiel = {line: steps for line, steps in theirs.items() if line.startswith("OpenSpiel")}
    alone = {line: steps for line, steps in spiel.items() if line.endswith(ALONE)}
    spiel = {line: steps for line, steps in spiel.items() if line not in alone}
    print(f"  {'':42} {'':18} {'x PettingZoo':>22} {'x OpenSpiel':>22}")
    for line, steps in ours.items():
        beside = [{}, alone] if line.endswith(ALONE) else [zoo, spiel]  # like with like: PettingZoo's always show what is seen
        ratios = [f"{steps / max(row.values()):9.1f} to {steps / min(row.values()):9.1f}" if row else "" for row in beside]
        print(f"  {line:42} {steps:10,.0f} steps/s {ratios[0]:>22} {ratios[1]:>22}")


if __name__ == "__main__":
    main()
