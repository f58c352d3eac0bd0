"""Perilune: four space board games on one engine.

>>> import perilune
>>> table = perilune.open_table("mine_the_moon", seats=3, seed="7", crater="b")
>>> seat = table.deciders()[0]  # who decides
>>> move = table.legal(seat)[0]  # what may be done
>>> print(table.why_not(0, "task loader 1"))  # why not, with the rule
It is Player 3's turn to choose. ... [rule 7.2]
>>> table.submit(seat, move)
>>> table.save("game.json")
>>> perilune.load_table("game.json").table.deciders() == table.deciders()
True
"""

from pathlib import Path
from typing import Any

from perilune.core.record import loads
from perilune.core.reopen import Reopened, reopen
from perilune.core.table import Table
from perilune.games import box

__version__ = "0.1.0"
__all__ = ["box", "load_table", "open_table"]


def open_table(
    name: str,
    seats: int,
    seed: str | int | None = None,
    names: list[str] | None = None,
    pack: str | Path | None = None,
    **options: Any,
) -> Table:
    """A new table of a box: its name, the number of seats, and the box's own options by name."""
    game = box(name, pack)
    return Table(game, game.settle(seats, options), None if seed is None else str(seed), names)


def load_table(path: str | Path, pack: str | Path | None = None) -> Reopened:
    """A table from a saved record; `.table` is the table, `.why` says where today's rules part from the record."""
    record = loads(Path(path).read_text(encoding="utf-8"))
    return reopen(box(record.box, pack), record)
