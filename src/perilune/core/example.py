"""Example: a position of the rulebook with words about it, made from a seed and moves, and drawn like any table.

A box keeps its examples in `examples.toml`:

    [[example]]
    key = "lock"                    # the guide asks for it by this name
    title = "A lock opens"
    text = "Markdown, in the rulebook's own order."
    seats = 2
    options = { colony = "starter" }
    seed = "lock"
    moves = ["start t3", "start t5"]        # played after the deal; chance answers by the seed
    then = ["place lock-2 1"]               # optional: played for a second picture, after the first
    seat = 0                                # whose view is drawn; the one who decides, if it is left out
    set = { energy = [3, 9] }               # optional: fields of the position that the story needs otherwise
"""

import tomllib
from pathlib import Path
from typing import Any

from perilune.core.errors import BadContent, PeriluneError
from perilune.core.game import Game
from perilune.core.seen import Seen
from perilune.core.table import Table


class Example:
    """One example as its file tells it."""

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        self.key = key
        self.title = str(row["title"])
        self.text = str(row["text"])
        self._row = row

    def pictures(self, game: Game[Any]) -> list[Seen]:
        """The position, and the one after `then` where the example has it, as a seat sees them."""
        row = self._row
        try:
            table = Table(game, game.settle(int(row["seats"]), dict(row.get("options", {}))), str(row.get("seed", self.key)))
            _play(table, row.get("moves", []))
            if "set" in row:
                state = game.restore({**table.state.to_json(), **row["set"]})
                table = Table(game, table.options, str(row.get("seed", self.key)), start=state)
            seat = int(row["seat"]) if "seat" in row else table.deciders()[0]
            seen = [table.seen(seat)]
            if "then" in row:
                _play(table, row["then"])
                seen.append(table.seen(seat))
        except (PeriluneError, KeyError, TypeError, ValueError) as error:
            raise BadContent(f"The example {self.key!r} cannot be played: {error}") from error
        return seen


def _play(table: Table, moves: list[str]) -> None:
    for text in moves:
        move = table.game.catalogue.parse(text)
        seats = [seat for seat in table.deciders() if move in table.legal(seat)] or table.deciders()
        table.submit(seats[0], move)


def examples(folder: Path) -> list[Example]:
    """The examples of the box in this folder, in the order of its file."""
    path = folder / "examples.toml"
    if not path.is_file():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["example"]
    return [Example(str(row["key"]), row) for row in rows]
