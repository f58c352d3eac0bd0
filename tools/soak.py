"""Thousands of games over every seat count and option: they end, conserve what they must and leak nothing.

    .venv/bin/python tools/soak.py --games 10000                        all boxes, random play, the installed (compiled) package
    .venv/bin/python tools/soak.py --games 10000 --bots greedy --jobs 2
    .venv/bin/python tools/soak.py --box lineae --games 500 --bots random,greedy

A game that needs more decisions than any sensible one has stalled; the setting and the seed are printed, so that it can be played again.
Every 200th position of a game is looked at, and not every one, so that ten thousand games take minutes, not hours.
"""

import argparse
import sys
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from perilune.bots import BOTS, bot
from perilune.bots.player import serious
from perilune.build import describe
from perilune.conformance.settings import Setting, settings
from perilune.core.chance import CHANCE, Rng
from perilune.core.game import State
from perilune.core.journal import Journal
from perilune.games import BOXES

LOOK = 200
MOST = {"random": 400_000}  # decisions in one game
MOST_OF_A_BOT = 20_000  # a greedy game has 100 to 700


def soak(level: str, name: str, number: int) -> tuple[int, str]:
    """One game, watched. Returns its moves, and what was wrong with it."""
    tables = settings(name)
    setting = tables[number % len(tables)]
    game = setting.game
    state = setting.deal()
    start = game.inventory(state)
    rng = Rng(number)
    bots = [bot(level, number * setting.seats + seat) for seat in range(setting.seats)]
    journal = Journal(silent=True)
    moves, decisions = 0, 0
    while (phase := game.phase(state)) is not None:
        deciders = phase.deciders(state)
        seat = deciders[rng.below(len(deciders))]
        decisions += seat != CHANCE
        if seat != CHANCE and level != "random":
            move = bots[seat].choose(setting.seen(state, seat, moves))
        else:
            offers = phase.legal(state, seat) if seat == CHANCE else serious(phase.legal(state, seat))
            move = offers[rng.weighted(phase.odds(state, offers)) if seat == CHANCE else rng.below(len(offers))]
        phase.play(state, seat, move, journal)
        moves += 1
        if decisions > MOST.get(level, MOST_OF_A_BOT):
            return moves, f"{setting}, game {number}: still going on after {decisions} decisions"
        if (moves + number) % LOOK == 0 and (wrong := look(setting, state, start, rng)):
            return moves, f"{setting}, game {number}, move {moves}: {wrong}"
    return moves, "" if game.inventory(state) == start else f"{setting}, game {number}: not conserved at the end"


def look(setting: Setting, state: State, start: dict[str, int], rng: Rng) -> str:
    """What is wrong with a position; empty if nothing is."""
    game = setting.game
    if game.inventory(state) != start:
        return "not conserved"
    for seat in setting.watchers:
        view = game.view(state, seat)
        if game.view(game.imagine(view, seat, rng), seat).to_json() != view.to_json():
            return "a leak"
    return ""


def main() -> None:
    """Play and report; the exit code tells whether all was sound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", action="append", choices=BOXES, default=[])
    parser.add_argument("--games", type=int, default=1000, help="for each box and level (%(default)s)")
    parser.add_argument("--bots", default="random", help=f"levels, with commas between them, of: {', '.join(BOTS)}")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (%(default)s)")
    chosen = parser.parse_args()
    print(describe())
    sound = True
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for name in chosen.box or BOXES:
            for level in chosen.bots.split(","):
                start = perf_counter()
                moves = 0
                for played, wrong in pool.imap_unordered(partial(soak, level, name), range(chosen.games), chunksize=8):
                    moves += played
                    if wrong:
                        sound = False
                        print(wrong, flush=True)
                took = perf_counter() - start
                print(f"{name}, {level}: {chosen.games} games, {moves:,} moves, {took:.0f} s", flush=True)
    print("All sound." if sound else "Not sound, see above.")
    sys.exit(0 if sound else 1)


if __name__ == "__main__":
    main()
