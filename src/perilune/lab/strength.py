"""How strong bots are, from games of any of them: one Plackett-Luce fit, and its errors by bootstrap over blocks.

The chance of a seat to win is its bot's strength times what the seat is worth, over the sum of these for all seats.
"""

from collections import Counter
from dataclasses import dataclass
from math import log10

from perilune.core.chance import Rng

STEPS = 100
RESAMPLES = 120
ELO = 400  # points for ten times the strength

Game = tuple[tuple[int, ...], tuple[int, ...]]  # the bot of each seat, by number, and the seats that won


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo points above the anchor, with its interval of 95 %."""

    elo: float
    low: float
    high: float


def strengths(games: Counter[Game], bots: int) -> list[float]:
    """The likeliest strengths. Half a game won and half a game lost against an average bot keep them finite."""
    seats = max(len(line_up) for line_up, _ in games)
    strength = [1.0] * bots
    chair = [1.0] * seats
    won = [0.5] * bots
    won_in = [0.5] * seats
    for (line_up, winners), count in games.items():
        for seat in winners:
            won[line_up[seat]] += count / len(winners)
            won_in[seat] += count / len(winners)
    played: Counter[tuple[int, ...]] = Counter()
    for (line_up, winners), count in games.items():
        played[line_up] += count if winners else 0
    for _ in range(STEPS):
        due = [1 / (value + 1) for value in strength]
        due_in = [1 / (value + 1) for value in chair]
        for line_up, count in played.items():
            total = sum(strength[who] * chair[seat] for seat, who in enumerate(line_up))
            for seat, who in enumerate(line_up):
                due[who] += count * chair[seat] / total
                due_in[seat] += count * strength[who] / total
        strength = [value / share for value, share in zip(won, due, strict=True)]
        chair = [value / share for value, share in zip(won_in, due_in, strict=True)]
        chair = [value * seats / sum(chair) for value in chair]
    return strength


def ratings(matches: list[list[list[Game]]], bots: int, anchor: int) -> list[Rating]:
    """Each bot's rating over the blocks of games of these matches.

    The blocks of each match are drawn again, together with a made-up one in which the others won: a match that never
    surprised anybody tells how strong a bot is at least, not how strong it is.
    """
    rng = Rng(len(matches))
    fitted = _elos([block for blocks in matches for block in blocks], bots, anchor)
    pools = [[*blocks, [upset(game) for game in blocks[0]]] for blocks in matches]
    again: list[list[float]] = []
    for _ in range(RESAMPLES):
        drawn = [pool[rng.below(len(pool))] for pool in pools for _ in range(len(pool) - 1)]
        again.append(_elos(drawn, bots, anchor))
    found = []
    for who in range(bots):
        tried = sorted(elos[who] for elos in again)
        found.append(Rating(fitted[who], tried[RESAMPLES // 40], tried[-1 - RESAMPLES // 40]))
    return found


def upset(game: Game) -> Game:
    """The same game, won by those who lost it to another bot."""
    line_up, winners = game
    better = [line_up[seat] for seat in winners]
    return line_up, tuple(seat for seat, who in enumerate(line_up) if who not in better)


def _elos(blocks: list[list[Game]], bots: int, anchor: int) -> list[float]:
    strength = strengths(Counter(game for block in blocks for game in block), bots)
    return [ELO * log10(value / strength[anchor]) for value in strength]
