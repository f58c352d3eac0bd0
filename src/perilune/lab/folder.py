"""The folder of a match: what is being measured, and every game as a record that can be opened.

A game is one file, written whole or not at all, so an interrupted match goes on where it was.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from perilune.core.errors import BadOption, BadRecord
from perilune.core.record import loads
from perilune.lab.play import Played, Reached, Thought

HEAD = "match.json"
GAMES = "games"
NOTE = "lab"  # where a record says what the lab noted


@dataclass(frozen=True)
class Kept:
    """What the lab notes of a finished game."""

    winners: list[int]
    scores: list[int]
    stalled: bool
    moves: int
    thoughts: list[Thought]
    reached: Reached | None  # by a player alone


class Folder:
    """A folder for one match. Another one cannot be kept in it."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        try:
            (path / GAMES).mkdir(parents=True, exist_ok=True)
            known = self._head()
            if known is None:
                write_whole(path / HEAD, json.dumps(head, indent=1) + "\n")
        except OSError as error:
            raise BadOption(f"The folder {path} cannot be used: {error.strerror}. Choose another with --out.") from error
        if known is not None and known != head:
            differs = ", ".join(key for key in head if not isinstance(known, dict) or known.get(key) != head[key])
            raise BadOption(f"The folder {path} holds another match: it differs in {differs}. Choose another with --out.")

    def _head(self) -> Any:
        """What the folder says that it holds; None if it is new."""
        file = self.path / HEAD
        if not file.exists():
            return None
        try:
            return json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadOption(f"{file} is damaged, so its games are unknown. Choose another folder with --out.") from error

    def file(self, name: str) -> Path:
        """Where the game of this name is, or will be."""
        return self.path / GAMES / f"{name}.json"

    def save(self, name: str, played: Played) -> Kept:
        """Keep a game: a record, with the lab's note in front."""
        moves = len(played.record.rows)
        kept = Kept(played.winners, played.scores, played.stalled, moves, played.thoughts, played.reached)
        write_whole(self.file(name), f'{{"{NOTE}": {json.dumps(asdict(kept))}, ' + played.record.dumps()[1:])
        return kept

    def load(self, name: str, seed: str) -> Kept | None:
        """The game of this name, if it was kept. BadRecord says what is wrong with a damaged one."""
        try:
            text = self.file(name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"it cannot be read: {error}") from error
        record = loads(text)
        if record.seed != seed:
            raise BadRecord(f"it has the seed {record.seed!r}, not {seed!r}")
        return _kept(json.loads(text).get(NOTE), len(record.rows))

    def set_aside(self, name: str) -> Path:
        """Keep a damaged record out of the way, under another name."""
        return self.file(name).replace(self.file(name).with_suffix(".damaged"))


def _kept(note: Any, moves: int) -> Kept:
    try:
        thoughts = [Thought(float(thought["seconds"]), int(thought["turns"])) for thought in note["thoughts"]]
        reached = note["reached"] and Reached([int(n) for n in note["reached"]["rank"]], str(note["reached"]["text"]))
        winners, scores = [int(s) for s in note["winners"]], [int(n) for n in note["scores"]]
        kept = Kept(winners, scores, note["stalled"], note["moves"], thoughts, reached)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("it does not say how the game ended") from error
    if kept.moves != moves:
        raise BadRecord(f"it has {moves} moves, and had {kept.moves}")
    return kept


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A draft to write, which then becomes the file: whole or not at all. On a full disk or when interrupted, no half of it stays."""
    draft = file.with_suffix(f".{os.getpid()}.part")
    try:
        yield draft
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    with whole(file) as draft:
        draft.write_text(text, encoding="utf-8")
