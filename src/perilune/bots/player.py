"""What a bot is."""

import json
from hashlib import sha256

from mypy_extensions import mypyc_attr

from perilune.core.game import State
from perilune.core.move import Move
from perilune.core.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for the seat whose Seen it gets."""

    def choose(self, seen: Seen) -> Move:
        """One of `seen.legal()`, which is never empty when a bot is asked."""
        raise NotImplementedError  # abstract

    def expects(self) -> dict[str, str]:
        """What it has already decided to do next: for the `view_key` of each view that it expects, the text of the move."""
        return {}


def serious(moves: list[Move]) -> list[Move]:
    """The moves without giving up, which bots leave to people; all, if nothing else can be done."""
    found = [move for move in moves if not move.gives_up]
    return found or moves


def view_key(view: State) -> str:
    """A short text that is the same for the same view, and for no other."""
    return sha256(json.dumps(view.to_json(), separators=(",", ":")).encode()).hexdigest()[:24]
