"""Session: an episode with the eyes and hands that every environment needs, whatever its library."""

from typing import Any

import numpy as np

from perilune.core.chance import SPECTATOR
from perilune.core.game import State
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.envs.arrays import Array, Encoding, Observation
from perilune.envs.episode import Episode, loads
from perilune.envs.task import BadAction, Task


class Session:
    """One game of a task: what a seat sees of it, what it may do, and why not."""

    def __init__(self, task: Task, seed: int = 0) -> None:
        self.task = task
        self.encoding = Encoding(task)
        self.names = [f"Player {seat + 1}" for seat in range(task.seats)]
        self.deal(seed)

    def __getstate__(self) -> dict[str, Any]:
        return {"task": self.task, "episode": self.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["task"])  # type: ignore[misc]
        self.restore(kept["episode"])

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        self.episode = Episode(self.task.game, self.task.options, seed, self.task.concede)
        self.scores = self.task.game.scores(self.episode.state)
        self.refusals = 0  # moves that were not played: they count, or they would never end

    @property
    def cut_off(self) -> bool:
        """Whether the game has become too long."""
        return not self.episode.over and self.episode.moves + self.refusals >= self.task.limit

    def seen(self, seat: int = SPECTATOR) -> Seen:
        """All that the seat may know."""
        game = self.task.game
        return Seen(game, game.view(self.episode.state, seat), seat, self.names, [], self.episode.moves)

    def mask(self, seat: int, extra: int = 0) -> Array:
        """A 1 for each move of the catalogue that the seat may play now, and so many zeros more."""
        mask = np.zeros(self.task.actions + extra, np.int8)
        mask[[move.code for move in self.episode.legal(seat)]] = 1
        return mask

    def observe(self, seat: int, mask: Array) -> Observation:
        """What the seat sees, in the form that the task asks for."""
        view: State = self.task.game.view(self.episode.state, seat)
        return self.encoding.observation(self._row(view, seat), mask)

    def state(self) -> Array:
        """The whole position as a vector, secrets and all: for a critic, never for a player."""
        rows = self.encoding.rows(self._row(self.episode.state, SPECTATOR))
        return np.asarray(self.encoding.vectors(rows)[0])

    def _row(self, state: State, seat: int) -> bytes:
        return self.encoding.layout.row(state, seat, self.episode.asked)

    def move(self, action: Any) -> Move:
        """The move of a catalogue number; BadAction if there is none."""
        moves = self.task.game.catalogue.moves
        try:
            code = int(action)
        except (TypeError, ValueError) as error:
            raise BadAction(f"{str(action)[:60]!r} is not a move. A move is a number from 0 to {len(moves) - 1}.") from error
        if not 0 <= code < len(moves):
            raise BadAction(f"{code} is not a move of {self.task.game.title}. A move is a number from 0 to {len(moves) - 1}.")
        return moves[code]

    def why_not(self, seat: int, action: Any) -> str:
        """Why the seat may not play this now, with the rule; empty if it may."""
        move = self.move(action)
        if self.episode.allows(seat, move):
            return ""
        refusal = self.seen(seat).why_not(move)
        if refusal is None:
            return f"{move.code} ({move.text}) gives the game up, which the mask leaves out. Use concede=True to allow it."
        return f"{move.code} ({move.text}) cannot be played: {refusal.text} [rule {refusal.rule}]"

    def play(self, seat: int, move: Move) -> list[float]:
        """Play a legal move; what each seat is rewarded with."""
        self.episode.play(seat, move)
        scores = self.task.game.scores(self.episode.state)
        gains = [now - before for now, before in zip(scores, self.scores, strict=True)]
        self.scores = scores
        return self.task.rewards(gains, self.episode.shares())

    def act(self, seat: int, action: Any) -> list[float]:
        """Play the move of this number; BadAction, and nothing has changed, if the seat may not."""
        move = self.move(action)
        if not self.episode.allows(seat, move):
            raise BadAction(self.why_not(seat, action))
        return self.play(seat, move)

    def snapshot(self) -> str:
        """The game at this point as text: `restore` goes on from there, with the same chance to come."""
        return self.episode.dumps()

    def restore(self, text: str | bytes) -> None:
        """Go on from a snapshot of the same setting. Raises, and changes nothing, if it cannot be used."""
        episode = loads(self.task.game, text)
        if episode.options.seats != self.task.seats or episode.options.values != self.task.options.values:
            raise BadAction("The snapshot has another number of seats or other options. Make an environment like it first.")
        self.episode = episode
        self.scores = self.task.game.scores(episode.state)
        self.refusals = 0
