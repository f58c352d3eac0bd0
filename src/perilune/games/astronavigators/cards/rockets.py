"""What the rockets can do in the Solar System mode, each ability once (rules, chapter 16)."""

from typing import Final

from perilune.games.astronavigators.content import ABILITY_KEYS, GAS, POLAR_AXIS, PRECESSION, ROCKY, Content
from perilune.games.astronavigators.state import SOLAR_SYSTEM, NavState


class Ability:
    """What a rocket can do; this one does nothing in flight."""

    def __init__(self, regains: bool = False, relaunches: bool = False) -> None:
        self.regains = regains  # an Abort brings all spent tokens back (16.2)
        self.relaunches = relaunches  # after an abort it launches again at once (16.3)
        self.wanted = -1  # the set that gives it one more step (16.1)

    def steps(self, s: NavState, seat: int) -> int:
        """Additional steps after what was calibrated."""
        return 0


class AfterSet(Ability):
    """One more step after calibrating a certain set (16.1)."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self.wanted = wanted

    def steps(self, s: NavState, seat: int) -> int:
        return 1 if self.wanted in (s.sct[seat], s.ai[seat]) else 0


class AfterPhase(Ability):
    """One more step after calibrating any lunar phase (16.1)."""

    def steps(self, s: NavState, seat: int) -> int:
        return 1 if s.sxt[seat] >= 0 else 0


NO_ABILITY: Final = Ability()

_BY_KEY: Final[dict[str, Ability]] = {
    "saturn": NO_ABILITY,  # its NK come with the launch
    "falcon": Ability(regains=True),
    "starship": Ability(relaunches=True),
    "gas-planet": AfterSet(GAS),
    "rocky-planet": AfterSet(ROCKY),
    "lunar": AfterPhase(),
    "precession": AfterSet(PRECESSION),
    "polar-axis": AfterSet(POLAR_AXIS),
}
ABILITIES: Final[list[Ability]] = [_BY_KEY[key] for key in ABILITY_KEYS]


def rocket_of(s: NavState, c: Content, seat: int) -> Ability:
    """What the rocket of the seat's last launch can do, in a mode with rocket abilities (16.4)."""
    if s.mode < SOLAR_SYSTEM or s.rocket[seat] < 0:
        return NO_ABILITY
    return ABILITIES[c.rockets[s.rocket[seat]].ability]
