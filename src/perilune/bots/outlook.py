"""The chance of each seat to win, from the features of a position.

A box keeps what was fitted in `weights/chance.toml`: for each variant of the game (see `Game.variant`) and each feature, how much a
point of it shifts the odds early, halfway and late. Seats that play against each other share one win, so only differences between
them count; a game that is won or lost together, or alone, has odds of its own. `perilune lab train BOX` writes the file.
"""

import tomllib
from math import exp
from typing import Any, Final

from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.game import Game, State
from perilune.core.seen import Seen
from perilune.core.weights import CHANCE

KNOTS: Final = [15, 50, 85]  # per cent of a game, between which is interpolated
START: Final = "start"  # the odds of a position without any features; only together or alone
FINE: Final = 1_000_000  # log-odds are counted in so small parts
TEMPERATURE: Final = 1000.0  # of a box that has no chances: so much worth makes a lead of e to 1
WORLDS: Final = 8
FARTHEST: Final = 30.0  # beyond which odds are certain anyway


class Outlook:
    """What the features of a box say about the chance to win."""

    def __init__(
        self, game: Game[Any], rows: dict[str, list[list[float]]], starts: dict[str, list[float]], made: str, content: str
    ) -> None:
        self.game = game
        self.content = content  # the digest of the content that it was fitted to
        self.rows = rows  # by variant: for each feature, its part in the log-odds at each knot
        self.starts = starts
        self.made = made  # from what, in words
        self._weights: dict[str, list[list[int]]] = {}  # by variant, for each per cent of the game: none before they are needed

    def knows(self, variant: str) -> bool:
        """Whether the chances of this variant were fitted to games of it, with this content. Otherwise they are a guess."""
        return variant in self.rows and self.content == self.game.content_digest

    def fits(self, variant: str) -> bool:
        """Whether there are chances of the same mode, if only with another number of seats: good enough to compare positions by."""
        like = self.nearest(variant)
        return bool(like) and like.rpartition("-")[0] == variant.rpartition("-")[0]

    def weights(self, variant: str, progress: int) -> list[int]:
        """What each feature counts for the log-odds at this point of the game, in small parts."""
        if variant not in self._weights:
            self._weights[variant] = [[] for _ in range(101)]
        found = self._weights[variant][progress]
        if not found:
            found = [round(between(knots, progress) * FINE) for knots in self.rows[variant]]
            self._weights[variant][progress] = found
        return found

    def nearest(self, variant: str) -> str:
        """The variant itself, or the one that is most like it: the same mode, then the number of seats. Empty if there is none."""
        if variant in self.rows:
            return variant
        best = ""
        least = 10_000
        mode, _, seats = variant.rpartition("-")
        for other in self.rows:
            kind, _, number = other.rpartition("-")
            if number.isdecimal() and seats.isdecimal() and (number == "1") == (seats == "1"):
                far = abs(int(number) - int(seats)) + (0 if kind == mode else 100)
                if far < least:
                    best, least = other, far
        return best

    def chances(self, s: State, seats: int) -> list[float]:
        """Each seat's chance in a position of which everything is known. Together, all have the same."""
        game = self.game
        names = [""] * seats
        if game.phase(s) is None:
            winners = game.outcome(s, names).winners
            if game.cooperative or seats == 1:
                return [1.0 if winners else 0.0] * seats
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        variant = self.nearest(game.variant(s))
        together = game.cooperative or seats == 1
        if not variant:
            values = [game.worth(s, seat) / TEMPERATURE for seat in range(seats)]
            return [0.5] * seats if together else shares(values)
        progress = game.progress(s)
        weights = self.weights(variant, progress)
        values = [game.weigh(s, seat, weights) / FINE for seat in range(seats)]
        if together:
            value = between(self.starts[variant], progress) + sum(values) / seats
            return [logistic(value)] * seats
        return shares(values)


def between(knots: list[float], progress: int) -> float:
    """A value between those at the knots."""
    if progress <= KNOTS[0]:
        return knots[0]
    for number in range(1, len(KNOTS)):
        if progress <= KNOTS[number]:
            part = (progress - KNOTS[number - 1]) / (KNOTS[number] - KNOTS[number - 1])
            return knots[number - 1] * (1 - part) + knots[number] * part
    return knots[-1]


def logistic(value: float) -> float:
    """The chance of these log-odds."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, value))))


def shares(values: list[float]) -> list[float]:
    """The chances of seats with these log-odds; together they are 1."""
    most = max(values)
    parts = [exp(max(-FARTHEST, value - most)) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


_OPEN: dict[str, Outlook] = {}


def outlook(game: Game[Any]) -> Outlook:
    """What is known about chances in this box; it is read once."""
    key = f"{game.name}/{game.content_digest}"
    if key not in _OPEN:
        _OPEN[key] = _read(game)
    found = _OPEN[key]
    if found.game is not game:  # the same box with another set of weights
        found = Outlook(game, found.rows, found.starts, found.made, found.content)
        _OPEN[key] = found
    return found


def _read(game: Game[Any]) -> Outlook:
    folder = game.weights_folder()
    file = None if folder is None else folder / f"{CHANCE}.toml"
    if file is None or not file.exists():
        return Outlook(game, {}, {}, "", "")
    try:
        with file.open("rb") as stream:
            data = tomllib.load(stream)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file} cannot be read: {error}. Make it again: perilune lab train {game.name}") from error
    return from_data(game, data, str(file))


def from_data(game: Game[Any], data: dict[str, Any], file: str) -> Outlook:
    """The chances that a file holds. A missing feature is refused; those of other content are a guess (`knows`)."""
    names = game.feature_names()
    rows: dict[str, list[list[float]]] = {}
    starts: dict[str, list[float]] = {}
    for variant, table in data.get("variant", {}).items():
        missing = [name for name in [START, *names] if name not in table]
        if missing:
            raise BadOption(f"{file} lacks {missing[0]!r} for {variant!r}. Make it again: perilune lab train {game.name}")
        rows[variant] = [[float(number) for number in table[name]] for name in names]
        starts[variant] = [float(number) for number in table[START]]
    return Outlook(game, rows, starts, str(data.get("made", "")), str(data.get("content", "")))


def chances(seen: Seen, worlds: int = WORLDS) -> list[float]:
    """Each seat's chance to win as far as this seat can know: the mean over imagined worlds. The same view gives the same chances."""
    look = outlook(seen.game)
    seats = len(seen.names)
    rng = Rng(1)
    total = [0.0] * seats
    for _ in range(worlds):
        world: State = seen.game.imagine(seen.view, seen.seat, rng)
        for seat, chance in enumerate(look.chances(world, seats)):
            total[seat] += chance
    return [chance / worlds for chance in total]
