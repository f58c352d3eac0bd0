"""What Task and Work have in common."""

from perilune.core.game import Phase
from perilune.games.mine_the_moon.buildings.effect import Effects
from perilune.games.mine_the_moon.robots import other_holders
from perilune.games.mine_the_moon.state import MoonState


class TeamPhase(Phase[MoonState]):
    """The seat in `at` decides about its teams; the others may only drop what their robots hold (7.2)."""

    def __init__(self, name: str, rule: str, effects: Effects) -> None:
        super().__init__(name, rule)
        self.content = effects.content
        self.moves = effects.moves
        self.effects = effects

    def deciders(self, s: MoonState) -> list[int]:
        return [s.at]

    def bystanders(self, s: MoonState) -> list[int]:
        return other_holders(s, s.at)
