"""The settings at which a box is checked: every seat count, and every choice of every option."""

from functools import cache
from typing import Any, Final

from perilune.core.chance import SPECTATOR
from perilune.core.errors import BadOption
from perilune.core.game import Game, Option, Options, State
from perilune.core.seen import Seen
from perilune.games import box

NOWHERE: Final = -1
NAMES: Final = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


class Setting:
    """A box with a seat count and options."""

    def __init__(self, name: str, seats: int, chosen: dict[str, Any], number: int = 0) -> None:
        """`number` is its place among the settings of the box."""
        self.name = name
        self.seats = seats
        self.chosen = chosen
        self.number = number
        self.step = NOWHERE  # how far the last walk has come: for the report of what a check found there

    def __str__(self) -> str:
        words = [f"{key}={'+'.join(value) if isinstance(value, list) else value}" for key, value in self.chosen.items()]
        return "-".join([self.name, f"{self.seats}p", *words])

    @property
    def game(self) -> Game[Any]:
        return box(self.name)

    @property
    def options(self) -> Options:
        return self.game.settle(self.seats, self.chosen)

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return NAMES[: self.seats]

    @property
    def watchers(self) -> list[int]:
        """Everybody who looks at the table: the seats and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def deal(self) -> State:
        state: State = self.game.deal(self.options)
        return state

    def seen(self, state: State, seat: int, number: int = 0) -> Seen:
        """What a seat sees of a position, after so many changes."""
        return Seen(self.game, self.game.view(state, seat), seat, self.names, [], number)


@cache
def settings(name: str) -> list[Setting]:
    """Every seat count of the box, at least twice, and every choice of every option, at some seat count or other."""
    game = box(name)
    counts = game.max_seats - game.min_seats + 1
    most = max([len(option.choices) for option in game.options], default=1)
    rounds = max(2, -(-most // counts))
    found: list[Setting] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        first = rounds * (seats - game.min_seats)
        choices = [_chosen(game.options, seats, turn) for turn in range(first, first + rounds)]
        possible = [chosen for chosen in choices if _settles(game, seats, chosen)] or [{}]
        found += [Setting(name, seats, chosen, len(found) + place) for place, chosen in enumerate(possible)]
    return found


def _chosen(options: list[Option], seats: int, turn: int) -> dict[str, Any]:
    return {option.name: _choice(option, seats, turn) for option in options}


def _choice(option: Option, seats: int, turn: int) -> str | list[str]:
    count = len(option.choices)
    if option.per_seat:
        return [option.choices[(turn + seat) % count].value for seat in range(seats)]
    return option.choices[turn % count].value


def _settles(game: Game[Any], seats: int, chosen: dict[str, Any]) -> bool:
    try:
        game.settle(seats, chosen)
    except BadOption:
        return False
    return True
