"""Steps a second of Perilune's environments beside PettingZoo's classic games and OpenSpiel's Python games, in one run, on one core.

    .venv/bin/python bench/envs_speed.py [--rounds 5] [--seconds 1]

A step is all that a learner needs for one decision: whose turn it is, what that seat sees, the mask of its legal moves, and one of them
played; chance answers, and a game that ends is dealt again. Moves are random. Perilune plays 256 games side by side, the others one, in
the loop of their own documentation. "Moves only" leaves out what is seen and the mask. That is the game alone, beside OpenSpiel's games
in the same manner (PettingZoo's always show what is seen).
The two take turns, so that a slow moment of the machine hits both; what counts is the median of the rounds, in seconds of processor time.
It prints the tables of docs/research.md. "A look" is how many numbers a step shows, mask left out.
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
CLASSIC = ["chess_v6", "connect_four_v3", "go_v5", "hanabi_v5", "leduc_holdem_v4", "rps_v2"]
CLASSIC += ["texas_holdem_v4", "texas_holdem_no_limit_v6", "tictactoe_v3"]
PYTHON_GAMES = [
    "ant_foraging",
    "block_dominoes",
    "dynamic_routing",
    "hangman",
    "kuhn_poker",
    "liars_poker",
    "team_dominoes",
    "tic_tac_toe",
]

Steps = Callable[[], int]  # plays on, and returns how many steps that was
Line = tuple[float, int]  # steps a second, and numbers in a look
MOVES_ONLY = 0  # numbers in a look, where nobody looks


def rate(step: Steps, seconds: float) -> float:
    """Steps a second of processor time."""
    step()
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        count += step()
    return count / spent


def classic(name: str) -> tuple[Steps, int]:
    """A game of PettingZoo."""
    import importlib
    import random

    import numpy as np

    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset()
    look = env.last()[0]
    masked = isinstance(look, dict)  # rock, paper, scissors has no mask
    size = int(np.size(look["observation"] if masked else look))

    def game() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(seen["action_mask"])) if masked else env.action_space(agent).sample())
                steps += 1
        return steps

    return game, size


def python_game(name: str, looks: bool) -> tuple[Steps, int]:
    """A game of OpenSpiel that is written in Python, with or without what a player sees; chance is played but not counted."""
    import random

    import pyspiel
    from open_spiel.python import games  # noqa: F401
    from open_spiel.python.observation import make_observation

    rules = pyspiel.load_game(f"python_{name}")
    observation = make_observation(rules)

    def choice(state: Any, player: int) -> int:
        if looks:
            observation.set_from(state, player)
            state.legal_actions_mask(player)
        return int(random.choice(state.legal_actions(player)))

    def game() -> int:
        state = rules.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(codes, odds)[0])
            elif state.is_simultaneous_node():
                asked = [player for player in range(rules.num_players()) if state.legal_actions(player)]
                chosen = {player: choice(state, player) for player in asked}
                state.apply_actions([chosen.get(player, 0) for player in range(rules.num_players())])
                steps += len(asked)
            else:
                state.apply_action(choice(state, state.current_player()))
                steps += 1
        return steps

    return game, len(observation.tensor) if looks else MOVES_ONLY


def together(name: str, form: str) -> tuple[Steps, int]:
    """Many games of a box in one process."""
    import perilune.envs
    from perilune.core.chance import Rng

    games = perilune.envs.batch(name, GAMES, observation=form)
    rng = Rng(1)

    def step() -> int:
        games.seats  # noqa: B018 - a learner asks for it
        games.observe(copy=False)
        games.masks(copy=False)
        games.step(games.random_actions(rng))
        return GAMES

    return step, games.observe().shape[1]


def moves_only(name: str) -> tuple[Steps, int]:
    """The same games, and nobody looks at them."""
    import perilune.envs
    from perilune.core.chance import Rng

    games = perilune.envs.batch(name, GAMES)
    rng = Rng(1)

    def step() -> int:
        games.step(games.random_actions(rng))
        return GAMES

    return step, MOVES_ONLY


def turns(name: str) -> tuple[Steps, int]:
    """One game of a box in PettingZoo's own loop."""
    import random

    import numpy as np

    import perilune.envs

    env: Any = perilune.envs.aec(name)

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

    return game, env.session.encoding.width


def lines(who: str) -> dict[str, tuple[Steps, int]]:
    """What is measured of one library, by its name in the tables."""
    if who == "others":
        found = {f"PettingZoo {name}": classic(name) for name in CLASSIC}
        found |= {f"OpenSpiel {name}": python_game(name, looks=True) for name in PYTHON_GAMES}
        return found | {f"OpenSpiel {name}, moves only": python_game(name, looks=False) for name in PYTHON_GAMES}
    from perilune.games import BUILT_IN

    found = {f"{name}": together(name, "vector") for name in BUILT_IN}
    found |= {f"{name}, numbers": together(name, "numbers") for name in BUILT_IN}
    found |= {f"{name}, moves only": moves_only(name) for name in BUILT_IN}
    return found | {f"{name}, one game, AEC": turns(name) for name in BUILT_IN}


def one_round(who: str, seconds: float) -> dict[str, Line]:
    """The rates of one library, in this process."""
    return {name: (rate(step, seconds), size) for name, (step, size) in lines(who).items()}


def others_python() -> Path:
    """The interpreter of the other libraries' venv, which is made on first use."""
    python = OTHERS_VENV / "bin" / "python"
    if not (OTHERS_VENV / ".ready").exists():
        print(f"Installing {', '.join(OTHERS)} into {OTHERS_VENV}")
        venv.create(OTHERS_VENV, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *OTHERS], check=True)
        (OTHERS_VENV / ".ready").touch()
    return python


def beside(theirs: dict[str, Line], ours: dict[str, Line]) -> None:
    """A table: a row for each of their games, a column for each box, how many times as many steps a second."""
    print(f"\n| | steps/s | a look | {' | '.join(ours)} |\n|---|---|---|{'---|' * len(ours)}")
    for name, (steps, size) in theirs.items():
        ratios = " | ".join(f"{mine / steps:.1f}" for mine, _ in ours.values())
        print(f"| {name} | {steps:,.0f} | {size:,} | {ratios} |")


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
    rounds: dict[str, list[dict[str, Line]]] = {"others": [], "ours": []}
    for _ in range(given.rounds):
        for who, python in (("others", str(others_python())), ("ours", sys.executable)):
            command = [python, __file__, "--round", who, "--seconds", str(given.seconds)]
            output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
            rounds[who].append(json.loads(output.splitlines()[-1]))
    theirs, ours = (
        {name: (median(row[name][0] for row in rows), rows[0][name][1]) for name in rows[0]} for rows in rounds.values()
    )
    print("\n| | steps/s | a look |\n|---|---|---|")
    for name, (steps, size) in ours.items():
        print(f"| {name} | {steps:,.0f} | {size:,} |")
    beside(
        {name: line for name, line in theirs.items() if line[1]}, {name: line for name, line in ours.items() if "," not in name}
    )
    alone = [{name: line for name, line in rows.items() if line[1] == MOVES_ONLY} for rows in (theirs, ours)]
    beside(alone[0], alone[1])


if __name__ == "__main__":
    main()
