"""Learn to play Lineae by self-play, in minutes on one core, with nothing but numpy.

    pip install 'perilune[envs]'
    python examples/learn.py --minutes 10

A network of one hidden layer looks at what the seat that is asked sees. It says how good each move looks (a policy, masked to the
legal moves) and what the seat will get from here on (a value). 128 games are played side by side by the network against itself;
after each batch of moves it is pulled towards those that turned out better than it thought (PPO). Now and then it plays `greedy`,
with whom it never trained: that is the learning curve, printed and written as a CSV file.
"""

import argparse
import csv
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads cost more than they bring with matrices of this size

import numpy as np
from numpy.typing import NDArray

import perilune.envs
from perilune.envs.games_batch import GamesBatch

Floats = NDArray[np.float32]

GAMES = 128  # side by side
STEPS = 96  # moves in each game before the network learns from them
HIDDEN = 192
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
TRUST = 0.95  # how much of what comes later counts for a move
EPOCHS = 3
BATCH = 2048
POINTS = 0.1  # what a point is worth, beside 1 for the win


class Network:
    """One hidden layer, two heads, Adam. Inputs are brought to a common scale as they are seen."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = {
            "in": rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, actions), np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.updates = 0
        self.count = 1e-4
        self.mean = np.zeros(inputs)
        self.spread = np.ones(inputs)

    def scale(self, seen: Floats) -> Floats:
        """The inputs, each around 0 and seldom beyond 1."""
        scaled: Floats = np.clip((seen - self.mean) / np.sqrt(self.spread + 1e-2), -5, 5).astype(np.float32)
        return scaled

    def get_used_to(self, seen: Floats) -> None:
        """Note the mean and the spread of the inputs."""
        weight = len(seen) / (self.count + len(seen))
        shift = seen.mean(0) - self.mean
        self.spread = (1 - weight) * self.spread + weight * seen.var(0) + weight * (1 - weight) * shift**2
        self.mean = self.mean + weight * shift
        self.count = min(self.count + len(seen), 2e6)

    def forward(self, inputs: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the moves, and the values."""
        w = self.weights
        hidden = np.maximum(inputs @ w["in"] + w["bias"], 0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy_bias"], -1e9)
        logits -= logits.max(1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, inputs: Floats, masks: NDArray[np.bool_], to_policy: Floats, to_value: Floats, hidden: Floats) -> None:
        """One step of Adam down these gradients of the outputs."""
        w = self.weights
        back = (to_policy @ w["policy"].T + to_value[:, None] * w["value"].T) * (hidden > 0)
        gradients = {
            "in": inputs.T @ back,
            "bias": back.sum(0),
            "policy": hidden.T @ to_policy,
            "policy_bias": to_policy.sum(0),
            "value": hidden.T @ to_value[:, None],
            "value_bias": to_value.sum(keepdims=True),
        }
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        self.updates += 1
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-9))
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            size = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            w[name] -= RATE * first / (1 - 0.9**self.updates) / size


def sample(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """A move for each row, by its chances."""
    reached = chances.cumsum(1)
    points = rng.random((len(chances), 1)) * reached[:, -1:]
    moves: NDArray[np.int64] = (reached < points).sum(1)
    return moves


@dataclass
class Moves:
    """A batch of moves: what was seen, what was chosen, and how it turned out."""

    inputs: Floats
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    chance: Floats
    gains: Floats  # over what the network thought
    returns: Floats


def play(games: GamesBatch, network: Network, rng: np.random.Generator) -> Moves:
    """Let the network play itself for a while."""
    seats = games.task.seats
    inputs, masks, chosen, chances, values, movers = [], [], [], [], [], []
    rewards = np.zeros((STEPS, GAMES, seats), np.float32)
    ends = np.zeros((STEPS, GAMES), bool)
    for step in range(STEPS):
        mover, seen, mask = games.seats, games.observe(), games.masks()
        network.get_used_to(seen)
        scaled = network.scale(seen)
        _, chance, value = network.forward(scaled, mask)
        move = sample(chance, rng)
        points, won, ended = games.step(move)
        rewards[step] = won + POINTS * points
        ends[step] = ended > 0
        inputs.append(scaled)
        masks.append(mask)
        chosen.append(move)
        chances.append(chance[np.arange(GAMES), move])
        values.append(value)
        movers.append(mover)
    gains, returns, known = judge(np.array(values), np.array(movers), rewards, ends)
    flat = known.reshape(-1)
    return Moves(
        np.concatenate(inputs)[flat],
        np.concatenate(masks)[flat],
        np.concatenate(chosen)[flat],
        np.concatenate(chances)[flat],
        gains.reshape(-1)[flat],
        returns.reshape(-1)[flat],
    )


def judge(
    values: Floats, movers: NDArray[np.int64], rewards: Floats, ends: NDArray[np.bool_]
) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """How much better each move turned out than the network thought (GAE), seat by seat, from the last move back.

    The last moves of a seat have nothing after them to judge them by, unless the game has ended: they are left out.
    """
    steps, games, seats = rewards.shape
    gains = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), bool)
    later = np.zeros((games, seats), np.float32)  # the gain of the seat's next move
    value = np.zeros((games, seats), np.float32)  # what the network thought then
    income = np.zeros((games, seats), np.float32)  # rewards until then
    judged = np.zeros((games, seats), bool)
    every = np.arange(games)
    for step in range(steps - 1, -1, -1):
        over = ends[step][:, None]
        later, value, income = np.where(over, 0, later), np.where(over, 0, value), np.where(over, 0, income)
        judged = judged | over
        income = income + rewards[step]
        seat = movers[step]
        gain = income[every, seat] + value[every, seat] - values[step] + TRUST * later[every, seat]
        gains[step], known[step] = gain, judged[every, seat]
        later[every, seat], value[every, seat], income[every, seat] = gain, values[step], 0
        judged[every, seat] = True
    return gains, gains + values, known


def improve(network: Network, moves: Moves, rng: np.random.Generator) -> None:
    """Pull the network towards the moves that turned out well, but not far (PPO)."""
    gains = (moves.gains - moves.gains.mean()) / (moves.gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gains))
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH]
            every = np.arange(len(part))
            hidden, chances, values = network.forward(moves.inputs[part], moves.masks[part])
            chosen, gain = moves.chosen[part], gains[part]
            ratio = chances[every, chosen] / moves.chance[part]
            clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
            pull = np.where(clipped, 0, ratio * gain)[:, None]
            logs = np.log(chances + 1e-9)
            entropy = -(chances * logs).sum(1, keepdims=True)
            to_policy = chances * pull + ENTROPY * chances * (logs + entropy)
            to_policy[every, chosen] -= pull[:, 0]
            to_value = values - moves.returns[part]
            network.learn(
                moves.inputs[part],
                moves.masks[part],
                (to_policy / len(part)).astype(np.float32),
                (0.5 * to_value / len(part)).astype(np.float32),
                hidden,
            )


def against(network: Network, box: str, bots: str, games: int, options: dict[str, Any]) -> tuple[float, float]:
    """The share of wins and the points more than the bot, over so many games, half of them in each seat."""
    wins = margin = 0.0
    for seat in (0, 1):
        env: Any = perilune.envs.gym(box, 2, seat=seat, bots=bots, illegal="raise", **options)
        for number in range(games // 2):
            seen, info = env.reset(seed=1_000_000 + number)
            over = cut_off = False
            while not over and not cut_off:
                _, chances, _ = network.forward(network.scale(seen[None]), info["action_mask"][None].astype(bool))
                seen, _, over, cut_off, info = env.step(int(chances[0].argmax()))
            scores = env.session.scores
            wins += info.get("win_share", 0.0)
            margin += scores[seat] - scores[1 - seat]
    return wins / games, margin / games


def main() -> None:
    """Learn for some minutes; print and write the curve."""
    parser = argparse.ArgumentParser(description="Learn to play by self-play.")
    parser.add_argument("--box", default="lineae")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=10.0, help="of learning; playing greedy comes on top (%(default)s)")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between two points of the curve (%(default)s)")
    parser.add_argument("--games", type=int, default=100, help="games for each point of the curve (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"), help="where the curve is written (%(default)s)")
    given = parser.parse_args()
    options: dict[str, Any] = dict(text.split("=", 1) for text in given.option)
    rng = np.random.default_rng(given.seed)
    games = perilune.envs.batch(given.box, GAMES, 2, seed=given.seed, **options)
    network = Network(games.encoding.width, games.task.actions, given.seed)
    spent, due, moves = 0.0, 0.0, 0
    with given.curve.open("w", encoding="utf-8", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "moves", "wins_against_random", "wins_against_greedy", "points_more_than_greedy"])
        print("minutes     moves  wins against random  against greedy  points more than greedy")
        while True:
            if spent >= due:
                easy, _ = against(network, given.box, "random", given.games, options)
                wins, margin = against(network, given.box, "greedy", given.games, options)
                curve.writerow([round(spent / 60, 2), moves, easy, wins, round(margin, 2)])
                file.flush()
                print(f"{spent / 60:7.1f} {moves:9,} {easy:20.0%} {wins:15.0%} {margin:24.1f}", flush=True)
                due += given.every * 60
            if spent >= given.minutes * 60:
                break
            start = time.process_time()
            improve(network, play(games, network, rng), rng)
            spent += time.process_time() - start
            moves += STEPS * GAMES


if __name__ == "__main__":
    main()
