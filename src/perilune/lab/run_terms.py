"""What a run plays: its box, bots and options, and from these every game by its number.

The values that are varied make cells; each cell plays the same seeds. An option of the table takes one value in each cell. Of an option
that each seat chooses, the values go round the seats, so that they meet in one game and each of them sits everywhere.
The bots go round as well, from seed to seed.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from typing import Any

from perilune.bots import bot
from perilune.bots.player import Bot
from perilune.core.errors import BadOption
from perilune.core.game import Game, Options
from perilune.games import box
from perilune.lab.digests import digests

FORMAT = "perilune-run-1"
LOOKS = re.compile(r"(\w+):(\d+)")


@dataclass(frozen=True)
class RunTerms:
    """Everything that a row depends on."""

    box: str
    seats: int
    chosen: dict[str, Any]
    varied: dict[str, list[str]]
    bots: list[str]
    seed: str = "lab"
    pack: str | None = None
    decisions: bool = False

    @property
    def game(self) -> Game[Any]:
        return box(self.box, self.pack)

    @property
    def cells(self) -> int:
        """How many games share a seed."""
        cells = 1
        for values in self.varied.values():
            cells *= len(values)
        return cells

    def block(self, number: int) -> int:
        """The block of a game: those with the same seed."""
        return number // self.cells

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{self.block(number)}"

    def options(self, number: int) -> Options:
        """The options of a game."""
        game = self.game
        places = list(product(*(range(len(values)) for values in self.varied.values())))[number % self.cells]
        chosen = dict(self.chosen)
        for (name, values), place in zip(self.varied.items(), places, strict=True):
            if per_seat(game, name):
                chosen[name] = [values[(place + seat) % len(values)] for seat in range(self.seats)]
            else:
                chosen[name] = values[place]
        return game.settle(self.seats, chosen)

    def line_up(self, number: int) -> list[str]:
        """The names of the bots, seat by seat: the same ones go round all seats, then another of them comes first."""
        around, turn = divmod(self.block(number), self.seats)
        return [self.bots[((seat + turn) % self.seats + around) % len(self.bots)] for seat in range(self.seats)]

    def players(self, number: int) -> list[Bot]:
        """The bots themselves: those of a seat have the same seed in each game of a block."""
        seed = self.game_seed(number)
        return [bot(name, _number(f"{seed}/bot/{seat}")) for seat, name in enumerate(self.line_up(number))]

    def head(self) -> dict[str, Any]:
        """The terms with the digests of all that plays, as plain data."""
        return {
            "format": FORMAT,
            "box": self.game.name,
            "seats": self.seats,
            "options": self.chosen,
            "varied": self.varied,
            "bots": self.bots,
            "seed": self.seed,
            "decisions": self.decisions,
            "digests": digests(self.game, self.options(0)),
        }


def terms_of(head: dict[str, Any], pack: str | None) -> RunTerms:
    """The terms that a head was made from."""
    chosen, varied = dict(head["options"]), {name: list(values) for name, values in head["varied"].items()}
    return RunTerms(
        str(head["box"]),
        int(head["seats"]),
        chosen,
        varied,
        list(head["bots"]),
        str(head["seed"]),
        pack,
        bool(head["decisions"]),
    )


def per_seat(game: Game[Any], name: str) -> bool:
    """Whether each seat chooses this option for itself."""
    return any(option.name == name and option.per_seat for option in game.options)


def varied_options(game: Game[Any], texts: list[str]) -> dict[str, list[str]]:
    """What was given as --vary NAME=A,B; `NAME=all` stands for every value. Of what each seat chooses, a value may be there twice."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in game.options)
            raise BadOption(f"{game.title} has no option {name!r} to vary. It has: {known}. Write --vary NAME=A,B.")
        if name in found:
            raise BadOption(f"The option {name!r} is varied twice. Write all its values in one --vary {name}=A,B.")
        given = [choice.value for choice in option.choices] if values == "all" else values.split(",")
        for value in given:
            option.index(value)
        if len(set(given)) < (2 if option.per_seat else max(2, len(given))):
            raise BadOption(f"--vary {name} needs at least two different values. One value is set with --option {name}=VALUE.")
        found[name] = given
    return found


def run_bots(text: str, seats: int) -> list[str]:
    """The names of the bots that go round the seats; `searching:200` reads as `searching@200`."""
    names = [LOOKS.sub(r"\1@\2", name.strip()) for name in text.split(",")]
    for name in names:
        bot(name)
    if len(names) > seats:
        raise BadOption(f"There are {len(names)} bots for {seats} seats. Name at most {seats}.")
    return names


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
