"""Measures how hard Uranus! is: teams of greedy bots at every player count and deck. Writes docs/uranus-difficulty.md.

    PYTHONPATH=<compiled package> nice python tools/uranus_difficulty.py --games 200 --jobs 2

Boards, races and starting cards are random in each game. Run it compiled: interpreted it takes hours.
"""

import argparse
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import median

from perilune.bots.greedy_bot import GreedyBot
from perilune.build import describe
from perilune.core.chance import CHANCE, Rng
from perilune.core.journal import Journal
from perilune.core.table import Seen
from perilune.games import box

DECKS = ["first", "standard", "advanced"]
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def play(task: tuple[int, str, int]) -> tuple[int, int]:
    """One game: the round in which it was won (0 if lost), and how many races escaped."""
    seats, deck, seed = task
    game = box("uranus")
    state = game.deal(game.settle(seats, {"deck": deck, "boards": "random"}))
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


def main() -> None:
    """Play, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", default=str(Path(__file__).parent.parent / "docs/uranus-difficulty.md"))
    chosen = parser.parse_args()
    rows: list[str] = []
    with Pool(chosen.jobs) as pool:
        for deck in DECKS:
            for seats in range(1, 7):
                results = pool.map(play, [(seats, deck, seed) for seed in range(chosen.games)], chunksize=5)
                rounds = [ended for ended, _ in results if ended]
                wins = len(rounds)
                low, high = interval(wins, chosen.games)
                escaped = sum(count for _, count in results) / (chosen.games * seats)
                middle = f"{median(rounds):.0f}" if rounds else "-"
                row = (
                    f"| {deck} | {seats} | {wins}/{chosen.games} | {100 * wins / chosen.games:.1f} % "
                    f"| {100 * low:.1f} to {100 * high:.1f} % | {100 * escaped:.0f} % | {middle} |"
                )
                print(row, flush=True)
                rows.append(row)
    head = [
        "| deck | players | wins | share | 95 % interval (Wilson) | races that escape | winning round (median) |",
        "|---|---|---|---|---|---|---|",
    ]
    path = Path(chosen.out)
    text = path.read_text(encoding="utf-8") if path.exists() else "# Uranus!: how hard it is\n\n<!-- table -->\n<!-- end -->\n"
    before, _, rest = text.partition("<!-- table -->")
    _, _, after = rest.partition("<!-- end -->")
    note = f"Measured by `tools/uranus_difficulty.py --games {chosen.games}`, build: {describe()}.\n"
    path.write_text(before + "<!-- table -->\n" + "\n".join([note, *head, *rows]) + "\n<!-- end -->" + after, encoding="utf-8")


if __name__ == "__main__":
    main()
