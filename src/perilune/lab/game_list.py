"""The games that a page of the lab names: what came of each, and how to open it."""

import re
from collections.abc import Iterable

from perilune.draw.svg import esc
from perilune.lab import page
from perilune.lab.run_folder import RunFolder
from perilune.lab.run_rows import Row

_NAMED = re.compile(r'href="#game-(\d+)"')


def game_list(parts: Iterable[str], runs: dict[str, RunFolder]) -> list[str]:
    """A section with each game that these parts of a page have named. `runs` are by their names: one, or those that are compared."""
    numbers = sorted({int(number) for part in parts for number in _NAMED.findall(part)})
    if not numbers:
        return []
    found = {name: folder.some_rows(numbers) for name, folder in runs.items()}
    rows = [
        [
            page.anchor(number),
            page.opener(runs[name].path, number, name),
            *([esc(name)] if len(runs) > 1 else []),
            *_cells(found[name][number]),
        ]
        for number in numbers
        for name in runs
        if number in found[name]
    ]
    head = [
        "game",
        "to open it",
        *(["content"] if len(runs) > 1 else []),
        "seed",
        "bots",
        "points",
        "won by",
        "turns",
        "how it ended",
    ]
    told = "Each can be played again, move by move: the same seed and the same bots give the same game."
    return [page.heading("The games named above"), page.words(told, "quiet"), page.table(head, rows)]


def _cells(row: Row) -> list[str]:
    winners = ", ".join(f"seat {seat}" for seat in row["winners"]) or "nobody"
    points = ", ".join(str(points) for points in row["points"])
    return [esc(row["seed"]), esc(", ".join(row["bots"])), points, winners, str(row["turns"]), esc(", ".join(row["ways"]) or "-")]
