"""How long a drawing takes, and how large it is: every box at every player count, in all layouts, in one run.

    PYTHONPATH=src .venv/bin/python bench/draw_speed.py [BOX ...] [--positions 24]

Positions come from games of greedy bots. Each is drawn several times, and the best time counts. Shown are the median and the slowest
of these, in milliseconds of one core, and kilobytes gzipped: the first position without its scenery, the median change from one position
to the next as it goes over the wire, and the scenery.
"""

import argparse
import gzip
import json
from functools import partial
from itertools import pairwise
from statistics import median
from time import process_time
from timeit import repeat

from perilune.bots import bot
from perilune.core.drawing import LAYOUTS, Drawing
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.play.position_change import drawing_change, hashes


def seen_by_first(name: str, seats: int, limit: int) -> list[Seen]:
    """What the first seat sees, move by move, in a game of greedy bots."""
    game = box(name)
    table = Table(game, game.settle(seats, {}), "draw-speed")
    players = [bot("greedy", seat) for seat in range(seats)]
    found = [table.seen(0)]
    while not table.over and len(found) < limit:
        seat = table.deciders()[0]
        table.submit(seat, players[seat].choose(table.seen(seat)))
        found.append(table.seen(0))
    return found


def best(seen: Seen, layout: str) -> float:
    """Milliseconds for one drawing, at its best."""
    offers = seen.legal()
    draw = partial(seen.game.draw, seen.view, seen.seat, offers, seen.names, layout)
    return 1000 * min(repeat(draw, timer=process_time, number=1, repeat=7))


def kilobytes(text: str) -> float:
    """How large a text is on the wire."""
    return len(gzip.compress(text.encode())) / 1000


def change(old: Drawing, new: Drawing) -> float:
    """How large the change from one drawing to the next is."""
    return kilobytes(json.dumps(drawing_change(hashes(old.parts), new.parts)))


def measure(name: str, seats: int, positions: int) -> None:
    """One line for each layout."""
    views = seen_by_first(name, seats, 400)
    for layout in LAYOUTS:
        times = [best(view, layout) for view in views[:: max(1, len(views) // positions)]]
        drawings = [view.drawing(layout) for view in views]
        first = max(kilobytes("".join(drawing.parts)) for drawing in drawings[::20])
        pushed = median(change(old, new) for old, new in pairwise(drawings))
        scenery = drawings[0].scenery
        ground = kilobytes(scenery.svg) if scenery is not None else 0.0
        print(
            f"{name:16} {seats} {layout:7} {median(times):6.2f} ms, slowest {max(times):6.2f} "
            f"| position {first:5.1f} kB, push {pushed:5.2f}, scenery {ground:5.1f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boxes", nargs="*", metavar="BOX")
    parser.add_argument("--positions", type=int, default=24, help="how many positions of a game are timed")
    asked = parser.parse_args()
    for name in asked.boxes or BOXES:
        game = box(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            measure(name, seats, asked.positions)


if __name__ == "__main__":
    main()
