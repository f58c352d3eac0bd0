"""`perilune lab tune`: finds weights of the evaluation by play. In each game every other greedy bot counts each feature more or less, at
random, and its rivals the other way round: who wins tells which way is up. Only what wins its match is let in.
"""

import json
from dataclasses import dataclass
from math import exp
from pathlib import Path

from perilune.bots import bot
from perilune.bots.player import Bot
from perilune.bots.weighted import WeightedBot
from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.weights import FITTED, Weights
from perilune.lab.crew import each
from perilune.lab.lessons import Course
from perilune.lab.match import Effort
from perilune.lab.play import play
from perilune.lab.progress import Progress
from perilune.lab.train import School, admit, load_usual, write_weights

SPREAD = 0.35  # by so much, as a logarithm, a weight is changed up or down in a game
PACE = 0.35  # of a step: so much of the slope that was seen,
SLOWER = 8  # and half of that after so many steps
FARTHEST = 1.6  # a weight stays within five times, and a fifth, of what it was
RIDGE = 1.0  # pulls a slope that few games have shown towards none


@dataclass(frozen=True)
class Trial:
    """One game: its number, and the weights around which those of its seats are changed."""

    course: Course
    number: int
    weights: list[float]


def signs(trial: Trial) -> list[int]:
    """Up or down, for each weight; the same for the same game."""
    rng = Rng(trial.number + (len(trial.course.seed) << 32))
    return [1 - 2 * rng.below(2) for _ in trial.weights]


def side(number: int, seat: int) -> int:
    """Whether a seat goes with the signs of a game or against them; seats take turns."""
    return 1 if (number + seat) % 2 == 0 else -1


def tried(trial: Trial) -> tuple[int, list[float]]:
    """Play a game; returns its number and each seat's share of the win."""
    course, game = trial.course, trial.course.game
    way = signs(trial)
    bots: list[Bot] = []
    for seat in range(course.seats):
        row = whole(trial.weights, [SPREAD * sign * side(trial.number, seat) for sign in way])
        rows = [row] * (course.seats + 1)
        player = WeightedBot(bot(course.bots, trial.number * course.seats + seat), FITTED)
        player.games[game.content_digest] = game.weighted(Weights(FITTED, game.feature_names(), rows, "a trial"))
        bots.append(player)
    names = [f"{course.bots} {seat + 1}" for seat in range(course.seats)]
    winners = play(game, game.settle(course.seats, course.chosen), f"{course.seed}/tune/{trial.number}", bots, names).winners
    return trial.number, [(seat in winners) / max(1, len(winners)) for seat in range(course.seats)]


def whole(weights: list[float], logs: list[float]) -> list[int]:
    """Weights changed by these logarithms, in whole hundredths. One that is nothing stays nothing."""
    return [max(1, round(weight * exp(log))) if weight else 0 for weight, log in zip(weights, logs, strict=True)]


class Tuning:
    """A climb, step by step. Each is kept in a file, so that an interrupted run goes on where it was."""

    def __init__(self, school: School) -> None:
        if school.together:
            raise BadOption(
                f"{school.game.title} has no rivals here: nobody to win against. Tune it with more players, or another box."
            )
        self.school = school
        self.usual = load_usual(school)
        self.file = school.folder / f"tune-{school.course.box}-{school.variant}.jsonl"
        self.logs: list[list[float]] = []  # after each step

    def climb(self, steps: int, games: int, processes: int, progress: Progress) -> list[int]:
        """So many steps of so many games each. The weights are the mean of the later half of the steps."""
        self._read(games)
        progress.start(steps * games)
        progress.step(len(self.logs) * games)
        while len(self.logs) < steps:
            self.logs.append(self._step(games, processes, progress))
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(self.logs[-1]) + "\n")
        progress.end()
        later = self.logs[steps // 2 : steps]
        return whole([float(weight) for weight in self.usual], [sum(logs) / len(later) for logs in zip(*later, strict=True)])

    def _read(self, games: int) -> None:
        """The steps of an earlier run with the same head; what was not written to its end is played again."""
        head = json.dumps({**self.school.head(), "games": games}, sort_keys=True)
        lines = self.file.read_text(encoding="utf-8", errors="replace").split("\n") if self.file.exists() else []
        kept = lines[1:-1] if lines and lines[0] == head else []
        self.file.write_text("".join(line + "\n" for line in [head, *kept]), encoding="utf-8")
        self.logs = [json.loads(line) for line in kept]

    def _step(self, games: int, processes: int, progress: Progress) -> list[float]:
        """One step up the slope that its games show."""
        import numpy as np

        from perilune.lab.fit import newton  # numpy is an extra

        step = len(self.logs)
        logs = self.logs[-1] if self.logs else [0.0] * len(self.usual)
        weights = [weight * exp(log) for weight, log in zip(self.usual, logs, strict=True)]
        trials = {number: Trial(self.school.course, number, weights) for number in range(step * games, (step + 1) * games)}
        results: dict[int, list[float]] = {}
        for number, shares in each(tried, trials.values(), processes):
            results[number] = shares
            progress.step(1, str)
        sides = [[[SPREAD * side(number, seat) * sign for sign in signs(trials[number])] for seat in range(len(results[number]))]
                 for number in trials]  # fmt: skip
        won = np.array([results[number] for number in trials])
        none = np.zeros(len(logs))
        slope = newton(np.array(sides), won, none, none + RIDGE, False)
        pace = PACE / (1 + step / SLOWER)
        return [max(-FARTHEST, min(FARTHEST, log + pace * float(up))) for log, up in zip(logs, slope, strict=True)]


def tune(school: School, steps: int, games: int, effort: Effort, into: Path | None, progress: Progress) -> list[str]:
    """The whole of it; returns what to tell."""
    weights = Tuning(school).climb(steps, games, effort.processes, progress)
    names = school.game.feature_names()
    lines = [f"{school.variant}: " + ", ".join(f"{name} {weight}" for name, weight in zip(names, weights, strict=True)) + "."]
    won, words = admit(school, weights, effort, progress)
    lines.append(f"Weights: {words}.")
    if won and into is not None:
        made = f"{steps} steps of {games} games of {school.course.bots}, seed {school.course.seed}"
        write_weights(school, into, weights, f"{school.variant}: {made}; {words}")
        lines.append(f"They won, and are now in {into / f'{FITTED}.toml'}.")
    return lines
