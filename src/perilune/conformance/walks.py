"""Walks through the games of a setting. The moves of a walk are found once, and every check walks them again.

To find them, a greedy bot weighs half of the moves; to walk them is only to play. Each walk has a position of its own, so no check
can disturb another.
"""

from collections.abc import Iterator
from typing import Any

from perilune.bots.greedy_bot import GreedyBot
from perilune.conformance.settings import Setting
from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.playout import any_move


class Trail:
    """The moves of one game, half of them greedy and half random, found as far as anybody has walked."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.moves: list[tuple[int, Move]] = []
        self._setting = setting
        self._state = setting.deal()
        self._rng = Rng(seed)
        self._greedy = GreedyBot(seed)
        self._silent = Journal(silent=True)
        self._broken: Exception | None = None

    def reaches(self, step: int) -> bool:
        """Whether the game still goes on after so many moves. A box that breaks on the way breaks in the same place for all."""
        if self._broken is not None and len(self.moves) <= step:
            raise self._broken
        try:
            while len(self.moves) <= step and self._setting.game.phase(self._state) is not None:
                self.moves.append(self._next())
        except Exception as error:
            self._broken = error
            raise
        return len(self.moves) > step

    def _next(self) -> tuple[int, Move]:
        """Play one more move."""
        phase = phase_of(self._setting, self._state)
        deciders = phase.deciders(self._state)
        seat = deciders[self._rng.below(len(deciders))]
        moves = phase.legal(self._state, seat)
        if seat == CHANCE:
            move = moves[self._rng.weighted(phase.odds(self._state, moves))]
        elif self._rng.below(2) == 0:
            move = any_move(moves, self._rng)
        else:
            move = self._greedy.choose(self._setting.seen(self._state, seat))
        phase.play(self._state, seat, move, self._silent)
        return seat, move


_TRAILS: dict[tuple[str, int], Trail] = {}


def walk(setting: Setting, seed: int, steps: int, every: int = 1) -> Iterator[State]:
    """Positions of one game: at most so many steps, every so many-th of them."""
    key = str(setting), seed
    if key not in _TRAILS:
        _TRAILS[key] = Trail(setting, seed)
    trail = _TRAILS[key]
    silent = Journal(silent=True)
    state = setting.deal()
    for step in range(steps):
        setting.step = step
        if not trail.reaches(step):
            return
        if step % every == 0:
            yield state
        phase_of(setting, state).play(state, *trail.moves[step], silent)


def phase_of(setting: Setting, state: State) -> Phase[Any]:
    """The chapter that rules a position of a walk."""
    phase: Phase[Any] | None = setting.game.phase(state)
    assert phase is not None, "The same moves end the game now, and did not before: what they do depends on something else."
    return phase
