"""What the two kinds of PettingZoo environments have in common: agents, spaces, pictures, snapshots."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from perilune.core.chance import SPECTATOR
from perilune.core.seen import Seen
from perilune.envs.arrays import FAR, Array
from perilune.envs.render import MODES, render
from perilune.envs.session import Session
from perilune.envs.task import Task, one_of

SEEDS = 2**63


def metadata(parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": "perilune", "render_modes": MODES, "render_fps": 1, "is_parallelizable": parallel}


class Seats:
    """The agents `player_0` and so on, and what can be asked about each at any time."""

    possible_agents: list[str]

    def sit_down(self, task: Task, render_mode: str | None, extra: int) -> None:
        """Set everything up but the first game; `extra` moves are known beyond the catalogue."""
        self.task = task
        self.render_mode = None if render_mode is None else one_of("render mode", render_mode, MODES)
        self.session = Session(task)
        self.possible_agents = [f"player_{seat}" for seat in range(task.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(task.actions + extra) for agent in self.possible_agents}
        self._observations = {agent: self.session.encoding.space(task.actions + extra) for agent in self.possible_agents}
        self.state_space = spaces.Box(-FAR, FAR, (self.session.encoding.width,))
        self._seeds = seeding.np_random(None)[0]

    def deal(self, seed: int | None) -> None:
        """Begin a new game: the one of this seed, or the next one of the seed before."""
        if seed is not None:
            self._seeds = seeding.np_random(seed)[0]
        self.session.deal(int(self._seeds.integers(SEEDS)))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def state(self) -> Array:
        """The whole position, secrets and all: for a critic that only trains."""
        return self.session.state()

    def seen(self, agent: str) -> Seen:
        """All that the agent may know, with words for everything."""
        return self.session.seen(self.seat_of[agent])

    def why_not(self, agent: str, action: Any) -> str:
        """Why the agent may not play this now, with the rule; empty if it may."""
        return self.session.why_not(self.seat_of[agent], action)

    def render(self, agent: str | None = None) -> Any:
        """The position as the agent sees it; without one, as a spectator does."""
        if self.render_mode is None:
            return None
        return render(self.session.seen(SPECTATOR if agent is None else self.seat_of[agent]), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
