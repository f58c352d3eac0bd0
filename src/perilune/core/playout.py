"""Random play in one compiled loop: for benchmarks, searches and the tests that need thousands of games."""

from typing import Final, TypeVar

from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Game, State
from perilune.core.journal import Journal
from perilune.core.move import Move

S = TypeVar("S", bound=State)
OVER: Final = -3


def any_move(moves: list[Move], rng: Rng) -> Move:
    """One of these moves, evenly; giving up only where nothing else can be done."""
    chosen = moves[rng.below(len(moves))]
    while chosen.gives_up and len(moves) > 1:
        chosen = moves[rng.below(len(moves))]
    return chosen


def step(game: Game[S], s: S, rng: Rng, journal: Journal) -> int:
    """Play one random legal move and return who moved: a seat, CHANCE by its odds, or OVER."""
    phase = game.phase(s)
    if phase is None:
        return OVER
    deciders = phase.deciders(s)
    seat = deciders[0] if len(deciders) == 1 else deciders[rng.below(len(deciders))]
    moves = phase.legal(s, seat)
    if seat == CHANCE:
        move = moves[rng.weighted(phase.odds(s, moves))]
    else:
        move = any_move(moves, rng)
    phase.play(s, seat, move, journal)
    return seat


def playout(game: Game[S], s: S, rng: Rng, limit: int = 1_000_000) -> int:
    """Play at random to the end. Returns how many decisions the seats made; chance is not counted."""
    journal = Journal(silent=True)
    decisions = 0
    for _ in range(limit):
        who = step(game, s, rng, journal)
        if who == OVER:
            return decisions
        if who >= 0:
            decisions += 1
    raise RuntimeError(f"{game.title} did not end after {limit} moves")
