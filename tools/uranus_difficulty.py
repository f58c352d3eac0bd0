"""Measures how hard Uranus! is, with greedy bots. Writes two tables of docs/uranus-difficulty.md.

    PYTHONPATH=<compiled package> nice python tools/uranus_difficulty.py --games 200 --jobs 2
    PYTHONPATH=<compiled package> nice python tools/uranus_difficulty.py --games 200 --solo

The first table has teams of every size with each deck; boards, races and starting cards are random in each game. The second one,
`--solo`, has each race alone. Run it compiled: interpreted it takes hours.
"""

import argparse
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from typing import Any

from perilune.bots.greedy_bot import GreedyBot
from perilune.build import describe
from perilune.core.chance import CHANCE, Rng
from perilune.core.journal import Journal
from perilune.core.seen import Seen
from perilune.games import box

DECKS = ["first", "standard", "advanced"]
NUMERALS = ["I", "II", "III", "IV", "V", "VI"]
ANY = "any"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def play(task: tuple[int, str, str, int]) -> tuple[int, int]:
    """One game: the round in which it was won (0 if lost), and how many races escaped."""
    seats, deck, race, seed = task
    game = box("uranus")
    state = game.deal(game.settle(seats, {"deck": deck, "boards": "random", "race": race}))
    rng = Rng(seed)
    bots = [GreedyBot(seed * 10 + seat) for seat in range(seats)]
    silent = Journal(silent=True)
    while (phase := game.phase(state)) is not None:
        seat = phase.deciders(state)[0]
        if seat == CHANCE:
            moves = phase.legal(state, seat)
            move = moves[rng.weighted(phase.odds(state, moves))]
        else:
            move = bots[seat].choose(Seen(game, game.view(state, seat), seat, NAMES[:seats], [], 0))
        phase.play(state, seat, move, silent)
    escaped = sum(game.scores(state))
    return (state.space if escaped == seats else 0), escaped


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Measure:
    """One row: how often a kind of game was won."""

    def __init__(self, results: list[tuple[int, int]], seats: int) -> None:
        games = len(results)
        self.rounds = [ended for ended, _ in results if ended]
        wins = len(self.rounds)
        low, high = interval(wins, games)
        self.cells = f"{wins}/{games} | {100 * wins / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"
        self.escaped = f"{100 * sum(count for _, count in results) / (games * seats):.0f} %"
        self.middle = f"{median(self.rounds):.0f}" if self.rounds else "-"


def teams(pool: Any, games: int) -> list[str]:
    """Teams of every size with each deck."""
    rows = [
        "| deck | players | wins | share | 95 % interval (Wilson) | races that escape | winning round (median) |",
        "|---|---|---|---|---|---|---|",
    ]
    for deck in DECKS:
        for seats in range(1, 7):
            found = Measure(pool.map(play, [(seats, deck, ANY, seed) for seed in range(games)], chunksize=5), seats)
            rows.append(f"| {deck} | {seats} | {found.cells} | {found.escaped} | {found.middle} |")
            print(rows[-1], flush=True)
    return rows


def alone(pool: Any, games: int) -> list[str]:
    """Each race alone, with the standard deck."""
    rows = ["| board | race | wins | share | 95 % interval (Wilson) | winning round (median) |", "|---|---|---|---|---|---|"]
    for number, choice in enumerate(box("uranus").options[-1].choices[1:]):
        found = Measure(pool.map(play, [(1, "standard", choice.value, seed) for seed in range(games)], chunksize=5), 1)
        rows.append(f"| {NUMERALS[number]} | {choice.value.capitalize()} | {found.cells} | {found.middle} |")
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Play, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--out", default=str(Path(__file__).parent.parent / "docs/uranus-difficulty.md"))
    chosen = parser.parse_args()
    with Pool(chosen.jobs) as pool:
        rows = alone(pool, chosen.games) if chosen.solo else teams(pool, chosen.games)
    name = "solo" if chosen.solo else "table"
    path = Path(chosen.out)
    before, _, rest = path.read_text(encoding="utf-8").partition(f"<!-- {name} -->")
    _, _, after = rest.partition("<!-- end -->")
    note = f"Measured by `tools/uranus_difficulty.py --games {chosen.games}{' --solo' * chosen.solo}`, build: {describe()}."
    path.write_text("\n".join([f"{before}<!-- {name} -->", note, "", *rows, f"<!-- end -->{after}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
