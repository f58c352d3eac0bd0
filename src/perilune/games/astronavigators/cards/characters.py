"""The characters, a class for each: what it changes in observing, saving and travelling (rules 9.3 to 9.9)."""

from typing import Final

from perilune.games.astronavigators.content import (
    BOAT,
    CHARACTER_KEYS,
    CONSTELLATIONS,
    FIRST_PLANET,
    HELICOPTER,
    LUNAR_ECLIPSE,
    MILKY_WAY,
    SOLAR_ECLIPSE,
    Content,
)
from perilune.games.astronavigators.state import FIRST_AND_FAST, NOBODY, NavState

LUNAR_BONUS: Final = 5  # NK, Wang's


class Character:
    """One character. This one has no ability: everybody in First and Fast."""

    saves: int  # how many cards the save area holds
    scores_below: bool  # a planned observation also scores the card below the saved ones
    set_nk: bool  # whether sets give NK besides their token
    heliports: int  # how many it may place instead of moving
    vehicle: int  # the one with which it may go other ways than the icons alone allow, or NOBODY

    def __init__(self) -> None:
        self.saves = 1
        self.scores_below = False
        self.set_nk = True
        self.heliports = 0
        self.vehicle = NOBODY

    def value(self, c: Content, card: int) -> int:
        """The NK for observing the card."""
        return c.cards[card].nk

    def own_ways(self, s: NavState) -> bool:
        """Whether it goes other ways with its vehicle now."""
        return True

    def in_range(self, c: Content, square: int, vehicle: int) -> list[int]:
        """The squares that the vehicle reaches from this one, icons not asked."""
        return c.earth.reach[vehicle][square]

    def own_icons(self, s: NavState, c: Content, square: int) -> int:
        """The continents whose icon of its vehicle it finds on a square without a printed one, as a mask."""
        return 0


class Neil(Character):
    """Saves up to three cards (9.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.saves = 3


class Joao(Character):
    """Eclipses and transits give twice the NK (9.4)."""

    def value(self, c: Content, card: int) -> int:
        spec = c.cards[card]
        return 2 * spec.nk if spec.transit or card in (SOLAR_ECLIPSE, LUNAR_ECLIPSE) else spec.nk


class Yuri(Character):
    """A planned observation also scores the card that lay on top of the week (9.5)."""

    def __init__(self) -> None:
        super().__init__()
        self.scores_below = True


class Leo(Character):
    """Constellations give twice the NK, those of the Milky Way none; nor do sets (9.6)."""

    def __init__(self) -> None:
        super().__init__()
        self.set_nk = False

    def value(self, c: Content, card: int) -> int:
        nk = c.cards[card].nk
        if card >= CONSTELLATIONS:
            return nk
        return 0 if c.symbols[card][MILKY_WAY] else 2 * nk


class Wang(Character):
    """Lunar cards give more NK (9.7)."""

    def value(self, c: Content, card: int) -> int:
        nk = c.cards[card].nk
        return nk + LUNAR_BONUS if CONSTELLATIONS <= card < FIRST_PLANET else nk


class Jarrah(Character):
    """Goes one step further by boat (9.8)."""

    def __init__(self) -> None:
        super().__init__()
        self.vehicle = BOAT

    def in_range(self, c: Content, square: int, vehicle: int) -> list[int]:
        return c.earth.far_boat[square] if vehicle == BOAT else c.earth.reach[vehicle][square]


class Sphen(Character):
    """Places up to two heliports instead of moving, and is the only one to use them (9.9)."""

    def __init__(self) -> None:
        super().__init__()
        self.heliports = 2
        self.vehicle = HELICOPTER

    def own_ways(self, s: NavState) -> bool:
        return s.heliports != [NOBODY, NOBODY]

    def own_icons(self, s: NavState, c: Content, square: int) -> int:
        land = c.earth.land_of[square]
        return 1 << land if land >= 0 and square in s.heliports else 0


NO_CHARACTER: Final = Character()

_BY_KEY: Final[dict[str, Character]] = {
    "neil": Neil(),
    "joao": Joao(),
    "yuri": Yuri(),
    "leo": Leo(),
    "wang": Wang(),
    "jarrah": Jarrah(),
    "sphen": Sphen(),
}
CHARACTERS: Final[list[Character]] = [_BY_KEY[key] for key in CHARACTER_KEYS]


def character_of(s: NavState, seat: int) -> Character:
    """The character that the seat plays; First and Fast has none, and in the draft it may be hidden."""
    who = s.character[seat]
    return NO_CHARACTER if s.mode == FIRST_AND_FAST or who < 0 else CHARACTERS[who]
