"""PettingZoo's agent environment cycle: one seat after another."""

from typing import Any

from pettingzoo import AECEnv

from perilune.envs.arrays import Observation
from perilune.envs.pettingzoo_base import Seats, metadata
from perilune.envs.task import BadAction, Task


class TurnEnv(Seats, AECEnv[str, Any, Any]):
    """A box as a PettingZoo AEC environment. Seats that choose at the same time are asked one by one; what they choose stays sealed."""

    metadata = metadata(parallel=False)

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        super().__init__()
        self.sit_down(task, render_mode, 0)

    def __str__(self) -> str:
        return self.task.game.name

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. What kind of game was settled when the environment was made: `options` changes nothing."""
        self.deal(seed)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._look()

    def _look(self) -> None:
        """Note who is asked next, and what it may do."""
        over, cut_off = self.session.episode.over, self.session.cut_off
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or cut_off:
            self.agent_selection = self.agents[0]
            return
        seat = self.session.episode.to_move()
        self.agent_selection = self.possible_agents[seat]
        if self.task.mask == "info":
            self.infos[self.agent_selection]["action_mask"] = self.session.mask(seat)

    def observe(self, agent: str) -> Observation:
        """What the agent sees; the mask is empty while it is not asked."""
        seat = self.seat_of[agent]
        return self.session.observe(seat, self.session.mask(seat))

    def step(self, action: Any) -> None:
        """Play the move of this number for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = ""
        rewards = [0.0] * self.task.seats
        try:
            rewards = self.session.act(self.seat_of[agent], action)
        except BadAction as error:
            if self.task.illegal == "raise":
                raise
            refused = str(error)
            self.session.refusals += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self._look()
        if refused:
            self.infos[agent]["refused"] = refused

    def snapshot(self) -> str:
        """The game at this point as text."""
        return self.session.snapshot()

    def restore(self, text: str | bytes) -> None:
        """Go on from a snapshot. Rewards are counted from here on."""
        self.session.restore(text)
        self._begin()
