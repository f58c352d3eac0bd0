"""Rules, chapter 7: what each race can do that others cannot, each once. What its tracks cost stands in races.toml."""

from typing import Final

from perilune.games.uranus.content import RACE_KEYS
from perilune.games.uranus.moves import GIVE_FORT, GIVE_MINE, GIVE_TECH
from perilune.games.uranus.state import UranusState

NO_GIFT: Final = -1


class Ability:
    """What a race can do: in a line, with others and alone, and by the rule where it begins."""

    def __init__(
        self,
        rule: str,
        line: str,
        alone: str,
        any_set: bool = False,
        doubles: bool = False,
        fires_far: bool = False,
        removes_free: bool = False,
        learns: bool = False,
        gift: int = NO_GIFT,
    ) -> None:
        self.rule = rule
        self.line = line
        self.alone = alone
        self.any_set = any_set  # launches sets from anywhere on its moon, one for each launchpad (7.1)
        self.doubles = doubles  # one of its mines produces two rocks, and one may be given away (7.3, 7.4)
        self.fires_far = fires_far  # also at the asteroids beside its neighbours (7.5)
        self.removes_free = removes_free  # tunnels and mines (7.7)
        self.learns = learns  # decides for each technology whether to keep it (7.10)
        self.gift = gift  # the kind of move by which it gives something to a neighbour in phase 4

    def teaches(self, s: UranusState) -> bool:
        """Whether it develops technologies for neighbours, too: those that it knows, and those that it would keep (7.10)."""
        return self.learns and s.seats > 1


_BY_KEY: Final[dict[str, Ability]] = {
    "osmish": Ability("7.1", "Launch any set, one for each launchpad", "Launch any set, one for each launchpad", any_set=True),
    "falkafreedi": Ability("7.3", "One mine makes two rocks; give one away", "One mine makes two rocks", doubles=True),
    "yarls": Ability("7.5", "Fire past your neighbours, too", "Weaponry is known, the gun is cheap", fires_far=True),
    "kroviots": Ability(
        "7.7",
        "Build mines for neighbours, remove for free",
        "Mines sooner, removing for free",
        removes_free=True,
        gift=GIVE_MINE,
    ),
    "galepegals": Ability("7.10", "Learn cheaply, give technologies away", "Technologies are cheap", learns=True, gift=GIVE_TECH),
    "arshantans": Ability("7.12", "Fortify your neighbours' mines, too", "Telescope is known, forts are cheap", gift=GIVE_FORT),
}
ABILITIES: Final[list[Ability]] = [_BY_KEY[key] for key in RACE_KEYS]
NO_ABILITY: Final = Ability("7.1", "", "")


def ability_of(s: UranusState, seat: int) -> Ability:
    """What the seat's race can do; nothing before it is dealt."""
    race = s.races[seat]
    return ABILITIES[race] if race >= 0 else NO_ABILITY


def giver(kind: int) -> int:
    """The race that may give such a gift."""
    for race, ability in enumerate(ABILITIES):
        if ability.gift == kind:
            return race
    return -1
