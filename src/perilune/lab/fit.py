"""Fits the chance to win to games: a conditional logit over the seats of a position, or a logit for a win together or alone.

Needs numpy: `pip install perilune[train]`. The log-odds are linear in the features; their weights change with the progress of
the game, linearly between three knots. A ridge pulls them towards the weights that the box plays with, divided by a temperature.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perilune.bots.outlook import KNOTS
from perilune.lab.lessons import Lesson

Floats = NDArray[np.float64]
STEPS = 25
POINT = 100  # features count a point as 100
RIDGE = 300.0  # for a change by one deviation of a feature. Positions of a game are alike, so it is as much as some ten games
ENOUGH = 1e-7


@dataclass(frozen=True)
class Sample:
    """Positions, one row each: their games, progress, features of every seat, what these are worth, and who won (shares)."""

    game: NDArray[np.int64]
    progress: Floats
    features: Floats  # position, seat, feature; in points
    worth: Floats  # position, seat; in points
    won: Floats  # position, seat

    def part(self, chosen: NDArray[np.bool_]) -> "Sample":
        """Only these positions."""
        return Sample(self.game[chosen], self.progress[chosen], self.features[chosen], self.worth[chosen], self.won[chosen])


def sample(lessons: list[Lesson]) -> Sample:
    """All positions of these games; those of games that did not end teach nothing."""
    rows = [(one, moment) for one in lessons if one.ended for moment in one.moments]
    seats = len(rows[0][1].worth)
    won = np.array([[(seat in one.winners) / max(1, len(one.winners)) for seat in range(seats)] for one, _ in rows])
    return Sample(
        np.array([one.number for one, _ in rows]),
        np.array([moment.progress for _, moment in rows], dtype=np.float64),
        np.array([moment.features for _, moment in rows], dtype=np.float64) / POINT,
        np.array([moment.worth for _, moment in rows], dtype=np.float64) / POINT,
        won,
    )


def hats(progress: Floats) -> Floats:
    """How much of each knot counts at this progress."""
    return np.stack([np.interp(progress, KNOTS, row) for row in np.eye(len(KNOTS))], axis=1)


@dataclass(frozen=True)
class Fitted:
    """The weights of each feature at each knot, the start at each knot, and the temperature of the plain worth."""

    weights: Floats  # feature, knot
    start: Floats  # knot
    temperature: float

    def values(self, data: Sample) -> Floats:
        """The log-odds of every seat of every position."""
        found: Floats = np.einsum("nsf,fk,nk->ns", data.features, self.weights, hats(data.progress))
        return found

    def chances(self, data: Sample, together: bool) -> Floats:
        """The chance of every seat; together, of the team, in one column."""
        if together:
            return _logistic(self.values(data).mean(axis=1) + hats(data.progress) @ self.start)[:, None]
        return softmax(self.values(data))


def fit(data: Sample, play: list[int], together: bool, ridge: float = RIDGE, knots: bool = True) -> Fitted:
    """The likeliest weights; `play` are those of the box, in hundredths. Without `knots` they are the same all the game."""
    scale = np.array(play, dtype=np.float64) / 100
    spread = data.features.std(axis=(0, 1)) + 1e-9
    basis = hats(data.progress) if knots else np.ones((len(data.progress), 1))
    many, count = basis.shape[1], len(scale)
    seats = data.features.mean(axis=1, keepdims=True) if together else data.features
    terms = np.einsum("nsf,nk->nsfk", seats / spread, basis).reshape(len(seats), seats.shape[1], count * many)
    if together:
        won = (data.won.sum(axis=1) > 0).astype(np.float64)[:, None]
        terms = np.concatenate([terms, basis[:, None, :]], axis=2)
    else:
        won = data.won
    plain = np.einsum("nsf,f->ns", seats, scale)
    cold, level = _logit_of(plain, won) if together else (_temperature(plain, won), 0.0)
    prior = np.repeat((scale * spread * cold)[:, None], many, axis=1).reshape(-1)
    pull = np.full(terms.shape[2], ridge)
    if together:
        prior = np.concatenate([prior, np.full(many, level)])
        pull[-many:] = 0.01
    weights = newton(terms, won, prior, pull, together)
    found = weights[: count * many].reshape(count, many) / spread[:, None]
    start = weights[count * many :] if together else np.zeros(many)
    if not knots:
        found, start = np.repeat(found, len(KNOTS), axis=1), np.repeat(start, len(KNOTS))
    return Fitted(found, start, float(1 / max(cold, 1e-9)))


def newton(terms: Floats, won: Floats, prior: Floats, pull: Floats, together: bool) -> Floats:
    """Newton's method with a ridge, halving steps that go too far."""
    weights = prior.copy()

    def loss(at: Floats) -> float:
        return log_loss(_chances(terms @ at, together), won, together) * len(terms) + float(pull @ (at - prior) ** 2) / 2

    now = loss(weights)
    for _ in range(STEPS):
        chance = _chances(terms @ weights, together)
        slope = np.einsum("nsp,ns->p", terms, chance - won) + pull * (weights - prior)
        if together:
            spread = (chance * (1 - chance))[:, 0]
            bend = (terms[:, 0] * spread[:, None]).T @ terms[:, 0]
        else:
            mean = np.einsum("nsp,ns->np", terms, chance)
            flat = (terms * np.sqrt(chance)[:, :, None]).reshape(-1, terms.shape[2])
            bend = flat.T @ flat - mean.T @ mean
        step = np.linalg.solve(bend + np.diag(pull), slope)
        part = 1.0
        while part > 1e-4 and loss(weights - part * step) > now:
            part /= 2
        weights = weights - part * step
        after = loss(weights)
        if now - after < ENOUGH * abs(now):
            break
        now = after
    return weights


def _temperature(values: Floats, won: Floats) -> float:
    """The factor with which plain values predict best who wins."""
    tried = np.geomspace(1e-3, 3.0, 60)
    return float(min(tried, key=lambda factor: log_loss(softmax(values * factor), won, False)))


def _logit_of(values: Floats, won: Floats) -> tuple[float, float]:
    """The factor and the level with which plain values predict best whether a game is won; more is never worse."""
    spread = float(values.std()) + 1e-9
    terms = np.stack([values / spread, np.ones_like(values)], axis=2)
    factor, level = newton(terms, won, np.zeros(2), np.array([1.0, 0.01]), True)
    return max(0.0, float(factor)) / spread, float(level)


def log_loss(chance: Floats, won: Floats, together: bool) -> float:
    """The mean surprise at the results: less is better."""
    sure = np.clip(chance, 1e-9, 1 - 1e-9)
    if together:
        return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())
    return float(-(won * np.log(sure)).sum(axis=1).mean())


def _chances(values: Floats, together: bool) -> Floats:
    return _logistic(values) if together else softmax(values)


def softmax(values: Floats) -> Floats:
    parts = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = parts / parts.sum(axis=1, keepdims=True)
    return found


def _logistic(values: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-np.clip(values, -30, 30)))
    return found


def leader_wins(values: Floats, data: Sample) -> tuple[float, int]:
    """How often the seat with the most wins from positions halfway through (one of each game), and in how many games."""
    share, games = 0.0, 0
    for number in np.unique(data.game):
        rows = np.flatnonzero(data.game == number)
        row = rows[np.argmin(abs(data.progress[rows] - 50))]
        if abs(data.progress[row] - 50) <= 20:
            best = np.flatnonzero(values[row] == values[row].max())
            share += float(data.won[row][best].mean())
            games += 1
    return share / max(1, games), games


def bins(chance: Floats, won: Floats, many: int = 10) -> list[tuple[float, float, int]]:
    """Reliability: for each tenth of predicted chances, their mean, how often it came true, and how many there were."""
    found: list[tuple[float, float, int]] = []
    flat, real = chance.reshape(-1), won.reshape(-1)
    for low in range(many):
        chosen = (flat >= low / many) & ((flat < (low + 1) / many) | (low == many - 1))
        count = int(chosen.sum())
        if count:
            found.append((float(flat[chosen].mean()), float(real[chosen].mean()), count))
    return found


def described(fitted: Fitted, names: list[str]) -> dict[str, Any]:
    """The weights by name, as plain data."""
    return {name: [round(float(number), 5) for number in row] for name, row in zip(names, fitted.weights, strict=True)}
