"""Settings that cover every seat count and option of a box, and walks through their games."""

from collections.abc import Iterator
from typing import Any

from perilune.bots.greedy_bot import GreedyBot
from perilune.core.chance import CHANCE, Rng
from perilune.core.errors import BadOption
from perilune.core.game import Game, Option, Options, State
from perilune.core.journal import Journal
from perilune.core.playout import any_move
from perilune.core.table import Seen
from perilune.games import BOXES, box

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


class Setting:
    """A box with a seat count and options."""

    def __init__(self, name: str, seats: int, chosen: dict[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.chosen = chosen

    def __str__(self) -> str:
        words = [f"{key}={'+'.join(value) if isinstance(value, list) else value}" for key, value in self.chosen.items()]
        return "-".join([self.name, f"{self.seats}p", *words])

    @property
    def game(self) -> Game[Any]:
        return box(self.name)

    @property
    def options(self) -> Options:
        return self.game.settle(self.seats, self.chosen)

    def deal(self) -> State:
        state: State = self.game.deal(self.options)
        return state


def settings() -> list[Setting]:
    """For each box every seat count, at least twice, and every choice of every option, at some seat count or other."""
    found: list[Setting] = []
    for name in BOXES:
        game = box(name)
        counts = game.max_seats - game.min_seats + 1
        most = max([len(option.choices) for option in game.options], default=1)
        rounds = max(2, -(-most // counts))
        for seats in range(game.min_seats, game.max_seats + 1):
            for turn in range(rounds * (seats - game.min_seats), rounds * (seats - game.min_seats + 1)):
                chosen = {option.name: _choice(option, seats, turn) for option in game.options}
                try:
                    game.settle(seats, chosen)
                except BadOption:
                    continue
                found.append(Setting(name, seats, chosen))
            if not any(setting.name == name and setting.seats == seats for setting in found):
                found.append(Setting(name, seats, {}))
    return found


def _choice(option: Option, seats: int, turn: int) -> str | list[str]:
    count = len(option.choices)
    if option.per_seat:
        return [option.choices[(turn + seat) % count].value for seat in range(seats)]
    return option.choices[turn % count].value


def walk(setting: Setting, seed: int, steps: int, every: int = 1) -> Iterator[State]:
    """Positions of one game, half of the moves greedy and half random; at most so many steps, every so many-th of them."""
    game = setting.game
    rng = Rng(seed)
    greedy = GreedyBot(seed)
    silent = Journal(silent=True)
    state = setting.deal()
    for step in range(steps):
        phase = game.phase(state)
        if phase is None:
            return
        if step % every == 0:
            yield state
        deciders = phase.deciders(state)
        seat = deciders[rng.below(len(deciders))]
        moves = phase.legal(state, seat)
        if seat == CHANCE:
            move = moves[rng.weighted(phase.odds(state, moves))]
        elif rng.below(2) == 0:
            move = any_move(moves, rng)
        else:
            move = greedy.choose(seen(setting, state, seat))
        phase.play(state, seat, move, silent)


def seen(setting: Setting, state: State, seat: int, number: int = 0) -> Seen:
    """What a seat sees of a position, after so many changes."""
    names = NAMES[: setting.seats]
    return Seen(setting.game, setting.game.view(state, seat), seat, names, [], number)
