"""Environments for learning: the boxes for PettingZoo, Gymnasium and OpenSpiel, and many games at once.

>>> import perilune.envs
>>> env = perilune.envs.gym("lineae", seats=2, bots="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, over, cut_off, info = env.step(info["action_mask"].argmax())

Importing this registers the boxes with the libraries that are installed, so that their own `make` finds them.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from perilune.core.errors import BadOption
from perilune.envs.task import LIMIT, BadAction, Task
from perilune.games import BOXES, box

if TYPE_CHECKING:
    from perilune.envs.games_batch import GamesBatch
    from perilune.envs.gymnasium_env import SeatEnv
    from perilune.envs.pettingzoo_aec import TurnEnv
    from perilune.envs.pettingzoo_parallel import TogetherEnv

__all__ = ["BadAction", "Task", "aec", "batch", "gym", "names", "openspiel", "parallel", "task"]


def task(
    box: str,
    seats: int | None = None,
    *,
    reward: str = "score",
    observation: str = "vector",
    mask: str = "info",
    illegal: str = "raise",
    concede: bool = False,
    limit: int = LIMIT,
    pack: str | Path | None = None,
    **options: Any,
) -> Task:
    """What is played, and in which form a learner gets it: the settings of every environment. Options of the box by their names."""
    return Task(box, seats, options, pack, reward, observation, mask, illegal, concede, limit)


def aec(box: str, seats: int | None = None, *, render_mode: str | None = None, **settings: Any) -> "TurnEnv":
    """A PettingZoo environment, one seat after another, with the settings of `task`."""
    _needs("pettingzoo", "envs")
    from perilune.envs.pettingzoo_aec import TurnEnv

    return TurnEnv(task(box, seats, **settings), render_mode)


def parallel(box: str, seats: int | None = None, *, render_mode: str | None = None, **settings: Any) -> "TogetherEnv":
    """A PettingZoo environment in which all seats that are asked choose at once, and the others wait; with the settings of `task`."""
    _needs("pettingzoo", "envs")
    from perilune.envs.pettingzoo_parallel import TogetherEnv

    return TogetherEnv(task(box, seats, **settings), render_mode)


def gym(
    box: str,
    seats: int | None = None,
    *,
    seat: int | None = 0,
    bots: str = "greedy",
    render_mode: str | None = None,
    **settings: Any,
) -> "SeatEnv":
    """A Gymnasium environment: the agent has one seat (None: another one in each game), bots of a level have the others.

    The settings are those of `task`; an illegal move is refused, unless they say otherwise.
    """
    _needs("gymnasium", "envs")
    from perilune.envs.gymnasium_env import SeatEnv

    return SeatEnv(task(box, seats, **{"illegal": "refuse", **settings}), seat, bots, render_mode)


def batch(box: str, games: int, seats: int | None = None, *, seed: int = 0, **settings: Any) -> "GamesBatch":
    """Many games side by side in this process, as arrays: for learning by self-play. With the settings of `task`."""
    _needs("numpy", "envs")
    from perilune.envs.games_batch import GamesBatch

    return GamesBatch(task(box, seats, **settings), games, seed)


def openspiel(box: str, seats: int | None = None, *, reward: str = "win", **options: Any) -> Any:
    """An OpenSpiel game. What each seat chooses for itself is a list."""
    _needs("pyspiel", "openspiel")
    import pyspiel

    from perilune.envs.openspiel_games import BETWEEN, short_name

    played = task(box, seats, reward=reward, **options)
    chosen = {name: BETWEEN.join(values) for name, values in played.options.values.items()}
    return pyspiel.load_game(short_name(played.game.name), {"players": played.seats, "reward": reward, **chosen})


def names() -> list[str]:
    """What Gymnasium's and PettingZoo's `make` call the boxes; the version is that of the rules."""
    return [_name(name) for name in BOXES]


def _name(name: str) -> str:
    return f"perilune/{name}-v{box(name).rules_version}"


def _needs(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise BadOption(f"This needs the package {module!r}. Install it: pip install 'perilune[{extra}]'.")


def _register() -> None:
    """Tell the installed libraries what the boxes are called."""
    for name in BOXES:
        if find_spec("gymnasium") is not None:
            import gymnasium

            gymnasium.register(_name(name), entry_point="perilune.envs:gym", kwargs={"box": name}, order_enforce=False)
        if find_spec("pettingzoo") is not None:
            import pettingzoo

            if hasattr(pettingzoo, "register"):  # since 1.27
                pettingzoo.register("aec", _name(name), entry_point="perilune.envs:aec", kwargs={"box": name})
                pettingzoo.register("parallel", _name(name), entry_point="perilune.envs:parallel", kwargs={"box": name})
    if find_spec("pyspiel") is not None:
        import perilune.envs.openspiel_games  # noqa: F401


_register()
