"""The settings at which environments are checked: a few with each run of the tests, all of them by a command.

python -m tests.envs.everything
"""

from typing import Any

import perilune.envs
from perilune.conformance.settings import Setting, settings
from perilune.envs.task import Task
from perilune.games import BUILT_IN


class Case:
    """A setting of a box, as environments of every kind."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __str__(self) -> str:
        return str(self.setting)

    @property
    def name(self) -> str:
        return self.setting.name

    def task(self) -> Task:
        return Task(self.name, self.setting.seats, self.setting.chosen)

    def aec(self, **form: Any) -> Any:
        return perilune.envs.aec(self.name, self.setting.seats, **form, **self.setting.chosen)

    def parallel(self, **form: Any) -> Any:
        return perilune.envs.parallel(self.name, self.setting.seats, **form, **self.setting.chosen)

    def gym(self, **form: Any) -> Any:
        return perilune.envs.gym(self.name, self.setting.seats, **form, **self.setting.chosen)

    def openspiel(self, **form: Any) -> Any:
        return perilune.envs.openspiel(self.name, self.setting.seats, **form, **self.setting.chosen)

    def batch(self, games: int, **form: Any) -> Any:
        return perilune.envs.batch(self.name, games, self.setting.seats, **form, **self.setting.chosen)


ALL = [Case(setting) for name in BUILT_IN for setting in settings(name)]
QUICK = [next(case for case in ALL if case.name == name and case.setting.seats == 3) for name in BUILT_IN]
