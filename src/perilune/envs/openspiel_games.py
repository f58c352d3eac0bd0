"""OpenSpiel: every box as a game of that library, `perilune_lineae(players=3,game=starter)`. Importing this registers them."""

from typing import Any

import numpy as np
import pyspiel

from perilune.core.chance import CHANCE
from perilune.core.game import Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.envs.arrays import Encoding
from perilune.envs.episode import win_shares
from perilune.envs.task import LIMIT, REWARDS, Task, one_of
from perilune.games import BOXES, box

BETWEEN = "+"  # the choices of an option that each seat makes for itself
FAR = 100_000.0  # points: more than anybody ever makes
SILENT = Journal(silent=True)


class Position:
    """A position that OpenSpiel may copy and pickle, compiled or not."""

    def __init__(self, task: Task, state: State, moves: int) -> None:
        self.task = task
        self.state = state
        self.moves = moves

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.task, self.state.copy(), self.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.task, self.state.to_json(), self.moves)


def _restored(task: Task, data: dict[str, Any], moves: int) -> Position:
    return Position(task, task.game.restore(data), moves)


class BoxGame(pyspiel.Game):
    """A box with a number of players, its options and a kind of reward."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        rules = box(name)
        defaults = game_type(name).parameter_specification
        given = {key: params.get(key, default) for key, default in defaults.items()}
        chosen = {option.name: _choice(str(given[option.name])) for option in rules.options if given[option.name]}
        self.task = Task(name, int(given["players"]), chosen, reward=one_of("reward", str(given["reward"]), REWARDS))
        self.encoding = Encoding(self.task)
        points = self.task.reward != "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions,
            max_chance_outcomes=self.task.actions,
            num_players=self.task.seats,
            min_utility=-FAR if points else 0.0,
            max_utility=FAR if points else 1.0,
            max_game_length=LIMIT,
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self) -> "BoxState":
        return BoxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BoxObserver":
        return BoxObserver(self)


class BoxState(pyspiel.State):
    """A position. Seats that choose at the same time choose one after another; nobody sees what the others chose."""

    def __init__(self, game: BoxGame) -> None:
        super().__init__(game)
        state: State = game.task.game.deal(game.task.options)
        self.position = Position(game.task, state, 0)

    @property
    def task(self) -> Task:
        """What is played."""
        return self.position.task

    def _phase(self) -> Phase[Any] | None:
        phase: Phase[Any] | None = self.task.game.phase(self.position.state)
        return phase

    def asked(self) -> list[int]:
        """The deciders; empty when the game is over."""
        phase = self._phase()
        return [] if phase is None else phase.deciders(self.position.state)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.asked()[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.moves >= LIMIT or self._phase() is None

    def _moves(self, seat: int) -> list[Move]:
        phase = self._phase()
        assert phase is not None, "nobody decides after the end"
        found = phase.legal(self.position.state, seat)
        return [move for move in found if not move.gives_up] or found

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.code for move in self._moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        phase = self._phase()
        assert phase is not None
        moves = phase.legal(self.position.state, CHANCE)
        odds = phase.odds(self.position.state, moves)
        total = sum(odds)
        return sorted((move.code, weight / total) for move, weight in zip(moves, odds, strict=True) if weight)

    def _apply_action(self, action: int) -> None:
        phase = self._phase()
        assert phase is not None
        move = self.task.game.catalogue.moves[action]
        phase.play(self.position.state, phase.deciders(self.position.state)[0], move, SILENT)
        self.position.moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.task.game.catalogue.moves[action].text

    def returns(self) -> list[float]:
        if self._phase() is not None:
            return [0.0] * self.task.seats
        game = self.task.game
        scores = game.scores(self.position.state)
        winners = game.outcome(self.position.state, [f"Player {seat + 1}" for seat in range(self.task.seats)]).winners
        return self.task.rewards(scores, win_shares(game.cooperative, self.task.seats, winners))

    def __str__(self) -> str:
        return f"{self.task.game.title} after {self.position.moves} moves"


class BoxObserver:
    """What a seat sees, from its view alone."""

    def __init__(self, game: BoxGame) -> None:
        self._task = game.task
        self._encoding = game.encoding
        self.tensor = np.zeros(self._encoding.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BoxState, player: int) -> None:
        """Fill the tensor."""
        row = self._encoding.layout.row(self._view(state, player), player, state.asked())
        self.tensor[:] = self._encoding.vectors(self._encoding.rows(row))[0]

    def string_from(self, state: BoxState, player: int) -> str:
        """The same numbers as text."""
        numbers = self._encoding.layout.numbers(self._view(state, player), player, state.asked())
        return " ".join(str(number) for number in numbers)

    def _view(self, state: BoxState, player: int) -> State:
        view: State = self._task.game.view(state.position.state, player)
        return view


def _choice(text: str) -> str | list[str]:
    return text.split(BETWEEN) if BETWEEN in text else text


def short_name(name: str) -> str:
    """What OpenSpiel calls a box."""
    return f"perilune_{name}"


def game_type(name: str) -> Any:
    """The description of a box for OpenSpiel."""
    rules = box(name)
    options = {option.name: "" for option in rules.options}  # empty: what the box chooses by itself
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.min_seats, "reward": "win", **options},
    )


def _register(name: str) -> None:
    class Game(BoxGame):
        """OpenSpiel makes a game from its parameters alone, so each box needs a class."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    pyspiel.register_game(game_type(name), Game)


for _name in BOXES:
    if short_name(_name) not in pyspiel.registered_names():
        _register(_name)
