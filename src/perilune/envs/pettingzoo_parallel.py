"""PettingZoo's parallel environment: all that are asked choose at once; the others wait."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from perilune.envs.arrays import Array, Observation
from perilune.envs.pettingzoo_base import Seats, metadata
from perilune.envs.task import BadAction, Task

Told = dict[str, Any]


class TogetherEnv(Seats, ParallelEnv[str, Any, Any]):
    """A box as a PettingZoo parallel environment. The last action, one beyond the catalogue, is to wait: for who is not asked."""

    metadata = metadata(parallel=True)

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        self.sit_down(task, render_mode, 1)
        self.wait = task.actions

    def __str__(self) -> str:
        return self.task.game.name

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], Told]:
        """Begin a new game. What kind of game was settled when the environment was made: `options` changes nothing."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self._look({})

    def mask(self, agent: str) -> Array:
        """What the agent may do: moves if it is asked, otherwise only to wait."""
        seat = self.seat_of[agent]
        mask = self.session.mask(seat, 1)
        mask[self.wait] = seat not in self.session.episode.asked
        return mask

    def _look(self, refused: dict[str, str]) -> tuple[dict[str, Observation], Told]:
        observations, infos = {}, {}
        for agent in self.agents:
            mask = self.mask(agent)
            observations[agent] = self.session.observe(self.seat_of[agent], mask)
            info: dict[str, Any] = {} if self.task.mask == "observation" else {"action_mask": mask}
            if agent in refused:
                info["refused"] = refused[agent]
            infos[agent] = info
        return observations, infos

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Play the moves of all that are asked, by seat.

        A move that is no longer possible after the one before it is not played, and its agent told why: it is asked again. So
        is every move that the mask did not offer, if the task says `refuse`; if it says `raise`, nothing is played at all.
        """
        asked = [self.possible_agents[seat] for seat in self.session.episode.asked]
        self._check(actions, asked)
        totals = np.zeros(self.task.seats)
        refused: dict[str, str] = {}
        for agent in asked:
            if self.session.episode.over:
                break
            try:
                totals += self.session.act(self.seat_of[agent], actions[agent])
            except BadAction as error:
                refused[agent] = str(error)
        if len(refused) == len(asked):
            self.session.refusals += 1
        over, cut_off = self.session.episode.over, self.session.cut_off
        observations, infos = self._look(refused)
        rewards = {agent: float(totals[self.seat_of[agent]]) for agent in self.agents}
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut_off)
        if over or cut_off:
            self.agents = []
        return observations, rewards, *ended, infos

    def _check(self, actions: dict[str, Any], asked: list[str]) -> None:
        """BadAction if somebody has not chosen, or has chosen what the mask does not offer."""
        missing = [agent for agent in asked if agent not in actions]
        if missing:
            raise BadAction(f"{', '.join(missing)} must choose, too. Pass an action for everybody who is asked.")
        if self.task.illegal == "raise":
            for agent in self.agents:
                if agent in asked:
                    why = self.why_not(agent, actions[agent])
                else:
                    idle = int(actions.get(agent, self.wait)) == self.wait
                    why = "" if idle else f"It is not asked, so it can only wait: {self.wait}."
                if why:
                    raise BadAction(f"{agent}: {why}")

    def snapshot(self) -> str:
        """The game at this point as text."""
        return self.session.snapshot()

    def restore(self, text: str | bytes) -> tuple[dict[str, Observation], Told]:
        """Go on from a snapshot."""
        self.session.restore(text)
        self.agents = [] if self.session.episode.over else self.possible_agents[:]
        return self._look({})
