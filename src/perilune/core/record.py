"""Record: a game as its moves. A record is the game; everything else is computed from it.

It carries the rules version, the digest of the content and, after each move, the running digest of the
positions. So a record that was made under older rules still opens, and says where today's rules part from it.
"""

import json
from hashlib import sha256
from typing import Any, Final

from perilune.core.errors import DamagedRecord, ForeignRecord
from perilune.core.game import State

FORMAT: Final = "perilune-record-1"
PRACTICE: Final = "practice"  # a note: moves could be taken back as far as one liked


class Row:
    """One move: who played it, its text, and the running digest after it."""

    def __init__(self, seat: int, text: str, digest: str) -> None:
        self.seat = seat
        self.text = text
        self.digest = digest


class Record:
    """A game in progress or finished. Only its Table writes to it."""

    def __init__(
        self,
        box: str,
        rules: int,
        content: str,
        seats: int,
        options: dict[str, list[str]],
        seed: str,
        names: list[str],
        rows: list[Row],
        start: dict[str, Any] | None = None,
        notes: list[str] | None = None,
    ) -> None:
        self.box = box
        self.rules = rules
        self.content = content
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = names
        self.rows = rows
        self.start = start  # the first position, where it is not the deal
        self.notes = (
            notes if notes is not None else []
        )  # how it was played, besides the moves: PRACTICE, or what a table has to say

    def to_json(self) -> dict[str, Any]:
        """The record as plain data, a row a move."""
        noted = {"notes": self.notes} if self.notes else {}
        return {
            "format": FORMAT,
            "box": self.box,
            "rules": self.rules,
            "content": self.content,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "names": self.names,
            "start": self.start,
            **noted,
            "moves": [[row.seat, row.text, row.digest] for row in self.rows],
        }

    def dumps(self) -> str:
        """The record as text: one line for the head, one for each move, easy to read and to compare."""
        data = self.to_json()
        moves = data.pop("moves")
        lines = ",\n".join(json.dumps(move) for move in moves)
        return json.dumps(data)[:-1] + ', "moves": [\n' + lines + "\n]}\n"


def loads(text: str) -> Record:
    """The record of this text. DamagedRecord or ForeignRecord say what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"This record is incomplete: {error}. Use an unchanged copy of the file.") from error
    return from_json(data)


def from_json(data: Any) -> Record:
    """The record of this plain data."""
    if not isinstance(data, dict) or "format" not in data:
        raise ForeignRecord("This file is not a Perilune record. Choose a file that a table has saved.")
    if data["format"] != FORMAT:
        raise ForeignRecord(
            f"The record has the format {str(data['format'])[:40]!r}, this version reads {FORMAT!r}. Update Perilune."
        )
    try:
        rows = [Row(_int(seat), _str(text), _str(digest)) for seat, text, digest in data["moves"]]
        return Record(
            _str(data["box"]),
            _int(data["rules"]),
            _str(data["content"]),
            _int(data["seats"]),
            {_str(name): [_str(value) for value in values] for name, values in data["options"].items()},
            _str(data["seed"]),
            [_str(name) for name in data["names"]],
            rows,
            _position(data.get("start")),
            [_str(note) for note in data.get("notes", [])],
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise DamagedRecord(f"The record is damaged near {str(error)[:100]}. Use an unchanged copy of the file.") from error


def _int(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} where a whole number belongs")
    return value


def _str(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} where a text belongs")
    return value


def _position(value: Any) -> dict[str, Any] | None:
    if value is not None and not isinstance(value, dict):
        raise TypeError(f"{value!r} where a position belongs")
    return value


def state_digest(before: str, state: State) -> str:
    """The running digest: of all positions so far and this one."""
    body = json.dumps(state.to_json(), separators=(",", ":"), sort_keys=True)
    return sha256((before + body).encode()).hexdigest()[:12]
