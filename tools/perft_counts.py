"""Write the published counts of perft: `python tools/perft_counts.py [BOX ...]`, with the compiled build.

Positions: the deal at the fewest and at most players, and a few in the middle of random games. Each is counted as deep as MOST allows.
"""

import json
import sys
from pathlib import Path
from typing import Any

from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Game, State
from perilune.core.journal import Journal
from perilune.core.playout import any_move
from perilune.games import BUILT_IN, box
from perilune.perft import Counter
from perilune.perft_command import Position

FOLDER = Path(__file__).parent.parent / "tests" / "perft"
MOST = 300_000
DEEPEST = 8
MIDDLES = [25, 60, 120]  # moves, chance included


def walked(game: Game[Any], seats: int, seed: int, moves: int) -> tuple[State, list[list[Any]]]:
    """The position after so many random moves, and the moves."""
    state: State = game.deal(game.settle(seats, {}))
    rng, silent = Rng(seed), Journal(silent=True)
    after: list[list[Any]] = []
    while len(after) < moves:
        phase: Any = game.phase(state)
        if phase is None:
            break
        seat = phase.deciders(state)[0]
        found = phase.legal(state, seat)
        move = found[rng.weighted(phase.odds(state, found))] if seat == CHANCE else any_move(found, rng)
        after.append([seat, move.text])
        phase.play(state, seat, move, silent)
    return state, after


def counted(game: Game[Any], state: State) -> list[int]:
    """The counts, depth by depth, up to the first that is larger than MOST."""
    counter = Counter(game)
    counts: list[int] = []
    while len(counts) < DEEPEST:
        count = counter.count(state, len(counts) + 1)
        if count > MOST and counts:
            break
        counts.append(count)
        if count == 0:
            break
    return counts


def positions(game: Game[Any]) -> list[Position]:
    """The positions of a box, counted."""
    places = [(game.min_seats, 0), (game.max_seats, 0)]
    middle = (game.min_seats + game.max_seats + 1) // 2
    places += [(seats, moves) for moves in MIDDLES for seats in (max(2, game.min_seats), middle)]
    found = []
    for seats, moves in places:
        state, after = walked(game, seats, moves + seats, moves)
        options = game.settle(seats, {}).values
        found.append(Position(seats=seats, options=options, after=after, counts=counted(game, state)))
    return found


def main() -> None:
    """Write a file for each box."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or BUILT_IN:
        game = box(name)
        rows = [json.dumps(position) for position in positions(game)]
        head = f'{{"box": "{name}", "rules": {game.rules_version}, "content": "{game.content_digest}", "positions": [\n'
        FOLDER.joinpath(f"{name}.json").write_text(head + ",\n".join(rows) + "\n]}\n", encoding="utf-8")
        print(f"{name}: written")


if __name__ == "__main__":
    main()
