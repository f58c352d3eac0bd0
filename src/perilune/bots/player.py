"""What a bot is."""

from mypy_extensions import mypyc_attr

from perilune.core.move import Move
from perilune.core.table import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for the seat whose Seen it gets."""

    def choose(self, seen: Seen) -> Move:
        """One of `seen.legal()`, which is never empty when a bot is asked."""
        raise NotImplementedError  # abstract
