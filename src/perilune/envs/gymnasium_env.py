"""Gymnasium: one agent among bots of a level."""

from typing import Any

import gymnasium
from gymnasium import spaces

from perilune.bots import bot
from perilune.core.errors import BadOption
from perilune.core.seen import Seen
from perilune.envs.arrays import Array, Observation
from perilune.envs.pettingzoo_base import SEEDS
from perilune.envs.render import MODES, render
from perilune.envs.session import Session
from perilune.envs.task import BadAction, Task, one_of

ANY_SEAT = -1
_STRIDE = 1_000_003


class SeatEnv(gymnasium.Env[Any, Any]):
    """A box as a Gymnasium environment: the agent has one seat, bots have the others.

    A bot is made again for each decision, from the seed of the game and the number of the move, so that a copy of the environment
    goes on exactly like the original.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it from the class

    def __init__(self, task: Task, seat: int | None = 0, bots: str = "greedy", render_mode: str | None = None) -> None:
        """`seat` None is another one in each game."""
        bot(bots)
        if seat is not None and not 0 <= seat < task.seats:
            raise BadOption(f"There is no seat {seat} at a table of {task.seats}. Seats are 0 to {task.seats - 1}.")
        self.task = task
        self.bots = bots
        self.render_mode = None if render_mode is None else one_of("render mode", render_mode, MODES)
        self.session = Session(task)
        self.fixed_seat = ANY_SEAT if seat is None else seat
        self.seat = max(self.fixed_seat, 0)
        self.action_space = spaces.Discrete(task.actions)
        self.observation_space = self.session.encoding.space(task.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. What kind of game was settled when the environment was made: `options` changes nothing."""
        super().reset(seed=seed)
        self.session.deal(int(self.np_random.integers(SEEDS)))
        if self.fixed_seat == ANY_SEAT:
            self.seat = int(self.np_random.integers(self.task.seats))
        self._others()
        return self._look()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's move, then the bots' until the agent is asked again."""
        episode = self.session.episode
        if episode.over or self.session.cut_off:
            raise BadAction("The game is over. Call reset for another one.")
        refused = ""
        reward = 0.0
        try:
            reward = self.session.act(self.seat, action)[self.seat]
        except BadAction as error:
            if self.task.illegal == "raise":
                raise
            refused = str(error)
            self.session.refusals += 1
        reward += self._others()
        observation, info = self._look()
        if refused:
            info["refused"] = refused
        return observation, reward, episode.over, self.session.cut_off, info

    def _others(self) -> float:
        """Let the bots play until the agent is asked. What that gives the agent."""
        episode = self.session.episode
        total = 0.0
        while not episode.over and self.seat not in episode.asked and not self.session.cut_off:
            seat = episode.to_move()
            player = bot(self.bots, (episode.seed * _STRIDE + episode.moves) % SEEDS)
            total += self.session.play(seat, player.choose(self.session.seen(seat)))[self.seat]
        return total

    def action_masks(self) -> Array:
        """A 1 for each move that the agent may play: under this name some libraries look for it."""
        return self.session.mask(self.seat)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.action_masks()
        info: dict[str, Any] = {} if self.task.mask == "observation" else {"action_mask": mask}
        if self.session.episode.over:
            info["win_share"] = self.session.episode.shares()[self.seat]
        return self.session.observe(self.seat, mask), info

    def state(self) -> Array:
        """The whole position, secrets and all: for a critic that only trains."""
        return self.session.state()

    def seen(self) -> Seen:
        """All that the agent may know, with words for everything."""
        return self.session.seen(self.seat)

    def why_not(self, action: Any) -> str:
        """Why the agent may not play this now, with the rule; empty if it may."""
        return self.session.why_not(self.seat, action)

    def render(self) -> Any:
        """The position as the agent sees it."""
        return None if self.render_mode is None else render(self.seen(), self.render_mode)

    def snapshot(self) -> str:
        """The game at this point as text."""
        return self.session.snapshot()

    def restore(self, text: str | bytes) -> tuple[Observation, dict[str, Any]]:
        """Go on from a snapshot, in the seat that the environment has."""
        self.session.restore(text)
        return self._look()
