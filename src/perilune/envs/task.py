"""Task: what an environment plays, and in which form a learner gets it. Every wrong word is refused with a sentence."""

from functools import cache
from pathlib import Path
from typing import Any

from perilune.core.errors import BadOption, PeriluneError
from perilune.core.game import Game, Options
from perilune.envs.layout import Layout, measure
from perilune.games import box

REWARDS = ["score", "win", "both"]  # points gained, part of the win at the end, or their sum
OBSERVATIONS = ["vector", "numbers", "dict"]  # floats with sets as bits, the numbers as they are, or the numbers field by field
MASKS = ["info", "observation"]  # where the mask of the legal moves stands
ILLEGAL = ["raise", "refuse"]  # what becomes of a move that is not legal
LIMIT = 20_000  # decisions, after which a game is cut off: far more than any game that gets anywhere


class BadAction(PeriluneError, ValueError):
    """The move is not one of those that the mask offers; the text says why."""


class Task:
    """A setting of a box, and the form of its rewards and observations."""

    def __init__(
        self,
        box_name: str,
        seats: int | None = None,
        chosen: dict[str, Any] | None = None,
        pack: str | Path | None = None,
        reward: str = "score",
        observation: str = "vector",
        mask: str = "info",
        illegal: str = "raise",
        concede: bool = False,
        limit: int = LIMIT,
    ) -> None:
        self.game: Game[Any] = box(box_name, pack)
        self.options: Options = self.game.settle(self.game.min_seats if seats is None else seats, chosen or {})
        self.pack = None if pack is None else str(pack)
        self.reward = one_of("reward", reward, REWARDS)
        self.observation = one_of("observation", observation, OBSERVATIONS)
        self.mask = one_of("mask", mask, MASKS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.concede = concede
        if limit < 1:
            raise BadOption(f"A game cannot be cut off after {limit} decisions. Choose a limit of 1 or more.")
        self.limit = limit

    def __reduce__(self) -> tuple[Any, ...]:
        form = (self.reward, self.observation, self.mask, self.illegal, self.concede, self.limit)
        return Task, (self.game.name, self.options.seats, self.options.values, self.pack, *form)

    @property
    def seats(self) -> int:
        return self.options.seats

    @property
    def layout(self) -> Layout:
        values = tuple((name, tuple(row)) for name, row in sorted(self.options.values.items()))
        return _layout(self.game.name, self.pack or "", self.seats, values)

    @property
    def actions(self) -> int:
        """How many moves the catalogue of the box has."""
        return len(self.game.catalogue.moves)

    def rewards(self, gains: list[int], shares: list[float]) -> list[float]:
        """What each seat is rewarded with for so many points and these parts of the win."""
        if self.reward == "score":
            return [float(gain) for gain in gains]
        if self.reward == "win":
            return shares[:]
        return [gain + share for gain, share in zip(gains, shares, strict=True)]


def one_of(what: str, given: str, known: list[str]) -> str:
    """The word, if it is one of those that are known."""
    if given not in known:
        raise BadOption(f"There is no {what} {given!r}. Choose one of: {', '.join(known)}.")
    return given


@cache
def _layout(name: str, pack: str, seats: int, values: tuple[tuple[str, tuple[str, ...]], ...]) -> Layout:
    game = box(name, pack or None)
    return measure(game, game.settle(seats, {option: list(row) for option, row in values}))
