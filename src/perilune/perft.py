"""Perft for euros: how many games of so many moves there are from a position, with every outcome of chance as a move.

Two implementations of a box that count the same are hardly different, and where they differ, `divide` says behind which move. Of
several seats that choose at the same time, the first one in `deciders` moves first. Moves that give the game up count like others.
"""

from typing import Any

from perilune.core.game import Game, Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move


class Counter:
    """Counts the leaves of the tree of games of one box."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._silent = Journal(silent=True)

    def moves(self, state: State) -> list[Move]:
        """What can be played next, by a seat or by chance; nothing when the game is over."""
        phase: Phase[Any] | None = self.game.phase(state)
        return [] if phase is None else phase.legal(state, phase.deciders(state)[0])

    def after(self, state: State, move: Move) -> State:
        """The position after one of these moves."""
        phase: Phase[Any] | None = self.game.phase(state)
        assert phase is not None, "nobody moves after the end"
        next_state: State = state.copy()
        phase.play(next_state, phase.deciders(state)[0], move, self._silent)
        return next_state

    def count(self, state: State, depth: int) -> int:
        """How many sequences of `depth` moves there are. A game that ends before is none."""
        if depth == 0:
            return 1
        moves = self.moves(state)
        if depth == 1:
            return len(moves)
        total = 0
        for move in moves:
            total += self.count(self.after(state, move), depth - 1)
        return total

    def divide(self, state: State, depth: int) -> list[tuple[str, int]]:
        """The count behind each move."""
        return [(move.text, self.count(self.after(state, move), depth - 1)) for move in self.moves(state)]
