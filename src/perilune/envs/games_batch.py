"""Many games in one process, for learning by self-play: arrays in, arrays out."""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perilune.core.chance import SPECTATOR, Rng
from perilune.core.errors import BadOption
from perilune.core.seen import Seen
from perilune.envs.arrays import Array, Encoding
from perilune.envs.episode import loads
from perilune.envs.episodes import NO_REFUSAL, Batch
from perilune.envs.task import BadAction, Task

OVER = 1  # in the array of ends: the game has ended
CUT_OFF = 2  # the game was too long


class GamesBatch:
    """So many games of one task side by side. In each, one seat is asked; a game that ends is dealt again at once."""

    def __init__(self, task: Task, games: int, seed: int = 0) -> None:
        if games < 1:
            raise BadOption(f"There cannot be {games} games. Choose 1 or more.")
        if task.observation == "dict":
            raise BadOption("Many games at once are observed as vectors or numbers. Choose one of: vector, numbers.")
        if task.mask != "info" or task.illegal != "raise":
            raise BadOption("Many games at once always have masks, and an illegal move raises. Leave out mask and illegal.")
        self.task = task
        self.games = games
        self.encoding = Encoding(task)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        rng = self._batch.rng
        return {"task": self.task, "episodes": self.snapshots(), "dice": [rng.a, rng.b, rng.c, rng.d]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["task"], len(kept["episodes"]))  # type: ignore[misc]
        for number, text in enumerate(kept["episodes"]):
            self.restore(number, text)
        rng = self._batch.rng
        rng.a, rng.b, rng.c, rng.d = kept["dice"]

    def reset(self, seed: int) -> None:
        """Deal all games again."""
        task = self.task
        vectors = task.observation == "vector"
        self._batch = Batch(task.game, task.options, task.layout, self.games, seed, task.concede, task.limit, vectors)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that is asked in each game."""
        return np.array(self._batch.seats(), np.int64)

    def observe(self, out: Array | None = None, copy: bool = True) -> Array:
        """A row a game: what the seat that is asked sees. With `out`, an array from an earlier call, it is written there.

        Without a copy it is the games' own array, to be read only, and it changes with the next step.
        """
        return self._shown(self._batch.views(), out, copy)

    def states(self, out: Array | None = None) -> Array:
        """A row a game: the whole position, for a critic."""
        return self._shown(self._batch.states(SPECTATOR), out, copy=True)

    def _shown(self, numbers: "array[Any]", out: Array | None, copy: bool) -> Array:
        rows = np.frombuffer(numbers, np.float32 if self.task.observation == "vector" else np.int64).reshape(self.games, -1)
        return _given(rows, out, copy, "Observations")

    def masks(self, out: Array | None = None, copy: bool = True) -> NDArray[np.bool_]:
        """A row a game: which moves of the catalogue the seat that is asked may play. `out` and `copy` are as in `observe`."""
        marks = np.frombuffer(self._batch.masks(), np.bool_).reshape(self.games, self.task.actions)
        return _given(marks, out, copy, "Masks")

    def seen(self, game: int) -> Seen:
        """All that the seat that is asked may know, with words for everything."""
        episode = self._batch.episodes[game]
        seat = episode.to_move()
        names = [f"Player {number + 1}" for number in range(self.task.seats)]
        return Seen(self.task.game, self.task.game.view(episode.state, seat), seat, names, [], episode.moves)

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        """Play a move in each game.

        Returns rewards (a row a game, a number a seat), parts of the win (likewise, zero before the end) and ends (a number a
        game: 0, OVER or CUT_OFF). BadAction, and no game has changed, if one of the moves is not legal.
        """
        try:
            codes = [int(action) for action in (actions.tolist() if isinstance(actions, np.ndarray) else actions)]
        except (TypeError, ValueError) as error:
            raise BadAction(f"Moves are whole numbers, one for each game: {error}. Pass numbers that the masks allow.") from error
        if len(codes) != self.games:
            raise BadAction(f"There are {self.games} games and {len(codes)} moves. Pass one move for each game.")
        wrong = self._batch.refused(codes)
        if wrong != NO_REFUSAL:
            raise BadAction(f"Game {wrong}: {self._why(wrong, codes[wrong])}")
        gains = array("d", bytes(8 * self.games * self.task.seats))
        shares = array("d", bytes(8 * self.games * self.task.seats))
        ends = bytearray(self.games)
        self._batch.step(codes, gains, shares, ends)
        points = np.frombuffer(gains).reshape(self.games, -1)
        won = np.frombuffer(shares).reshape(self.games, -1)
        rewards = points if self.task.reward == "score" else won if self.task.reward == "win" else points + won
        return rewards, won, np.frombuffer(ends, np.uint8)

    def _why(self, number: int, code: int) -> str:
        moves = self.task.game.catalogue.moves
        if not 0 <= code < len(moves):
            return f"{code} is not a move. A move is a number from 0 to {len(moves) - 1}."
        refusal = self.seen(number).why_not(moves[code])
        return f"{code} ({moves[code].text}) cannot be played: {refusal or 'it gives the game up; use concede=True to allow it'}"

    def random_actions(self, rng: Rng) -> list[int]:
        """A legal move for each game, evenly."""
        return self._batch.random_moves(rng)

    def snapshots(self) -> list[str]:
        """Every game at this point as text."""
        return [self.snapshot(number) for number in range(self.games)]

    def snapshot(self, game: int) -> str:
        """One game at this point as text."""
        return self._batch.episodes[game].dumps()

    def restore(self, game: int, text: str | bytes) -> None:
        """Go on from a snapshot in one of the games."""
        self._batch.put(game, loads(self.task.game, text))


def _given(rows: Array, out: Array | None, copy: bool, what: str) -> Array:
    """A copy of these rows, the same in an array that the learner has already, or the rows themselves, which it may only read."""
    if out is not None:
        if out.shape != rows.shape or out.dtype != rows.dtype:
            raise BadOption(
                f"{what} are {len(rows)} rows of {rows.shape[1]} of type {rows.dtype}. Pass an array like that as out."
            )
        np.copyto(out, rows)
        return out
    if copy:
        return rows.copy()
    rows.flags.writeable = False
    return rows
