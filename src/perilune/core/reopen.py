"""A table again from its record, as far as today's rules follow it."""

from pathlib import Path
from typing import Any

from perilune.core.errors import DamagedRecord, IllegalMove, NotDeciding, UnknownMove
from perilune.core.game import Options, State
from perilune.core.record import Record, loads
from perilune.core.seen import AnyGame
from perilune.core.table import Table


def first_position(game: AnyGame, options: Options, record: Record) -> State:
    """The position that the first move of a record found."""
    start = _start(game, record)
    state: State = game.deal(options) if start is None else start
    return state


def _start(game: AnyGame, record: Record) -> State | None:
    """The position that a record begins with, if that is not the deal."""
    if record.start is None:
        return None
    try:
        state: State = game.restore(record.start).copy()  # or play would change the record
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedRecord(f"The record's first position is damaged near {error}. Use an unchanged copy of the file.") from error
    return state


class Reopened:
    """A table rebuilt from a record, as far as today's rules follow it.

    `parted` is -1, or the row from which they lead elsewhere, and `why` says how.
    """

    def __init__(self, table: Table, parted: int, why: str) -> None:
        self.table = table
        self.parted = parted
        self.why = why


def reopen(game: AnyGame, record: Record) -> Reopened:
    """Replay a record move by move, guarded, as far as today's rules follow it."""
    if len(record.names) != record.seats:
        raise DamagedRecord(
            f"The record names {len(record.names)} players for {record.seats} seats. Use an unchanged copy of the file."
        )
    chosen: dict[str, Any] = {name: list(values) for name, values in record.options.items()}
    options = game.settle(record.seats, chosen)
    table = Table(game, options, record.seed, record.names, throws=False, start=_start(game, record), notes=record.notes)
    parted = -1
    why = ""
    for place, row in enumerate(record.rows):
        try:
            table.submit(row.seat, row.text)
        except (UnknownMove, IllegalMove, NotDeciding) as error:
            if parted < 0:
                parted, why = place, f"Move {place + 1}, {row.text!r}, is not possible under today's rules: {error}"
            break
        if parted < 0 and table.record.rows[-1].digest != row.digest:
            parted, why = place, f"Move {place + 1}, {row.text!r}, has another effect under today's rules."
    table.throws = True
    table.settle_chance()
    return Reopened(table, parted, why)


def load(game: AnyGame, path: str | Path) -> Reopened:
    """Rebuild a table from a file."""
    return reopen(game, loads(Path(path).read_text(encoding="utf-8")))
