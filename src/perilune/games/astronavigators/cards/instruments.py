"""The instruments that quests give, a class for each: what it reaches, and what it does with it (rules 15.4, 15.8)."""

from typing import Final

from perilune.core.game import numbered
from perilune.core.messages import because
from perilune.games.astronavigators.content import (
    ARMILLARY,
    ASTROLABE,
    BASIC,
    CARDS,
    FIRST_LUNAR,
    FIRST_PLANET,
    JIAN_YI,
    OCTANT,
    QUESTS,
    REFLECTOR,
    REFRACTOR,
    SEXTANT,
    WEEKS,
)
from perilune.games.astronavigators.messages import CANNOT_SWITCH, NOT_FOUND, WEEK_BUSY, WEEK_EMPTY, WEEK_OWN
from perilune.games.astronavigators.state import JOURNEY, NOBODY, OBSERVE, PLAN, REST, NavState


class Instrument:
    """One instrument in the week that is resolved. Some search for a card, some switch two; the Sextant stays at home."""

    def __init__(self, number: int) -> None:
        self.number = number

    def finds(self, s: NavState, card: int) -> bool:
        """Whether the card is where it searches."""
        return False

    def find(self, s: NavState, card: int) -> None:
        """Put the card on top of the week or of its deck."""

    def why_not_switch(self, s: NavState, week: int) -> int:
        """Whether it can take the top card of the week: 0, or a refusal."""
        return because(CANNOT_SWITCH, self.number)

    def given(self, s: NavState) -> int:
        """The card that it gives for another."""
        return NOBODY

    def give(self, s: NavState, card: int) -> None:
        """Put this card where the given one lay."""

    def why_not_find(self, s: NavState, card: int) -> int:
        """Whether it can find the card: 0, or a refusal."""
        return 0 if self.finds(s, card) else because(NOT_FOUND, card, self.number)

    def works(self, s: NavState) -> bool:
        """Whether it finds anything to do."""
        for week in range(WEEKS):
            if self.why_not_switch(s, week) == 0:
                return True
        for card in range(CARDS):
            if self.finds(s, card):
                return True
        return False


class ArmillarySphere(Instrument):
    """Searches the cards of the week."""

    def finds(self, s: NavState, card: int) -> bool:
        return card in s.weeks[s.week]

    def find(self, s: NavState, card: int) -> None:
        s.weeks[s.week].remove(card)
        s.weeks[s.week].append(card)


class ReflectorTelescope(Instrument):
    """Searches the planet deck. The card is observed or saved at once, or else waits on the deck for the next month (15.8)."""

    def finds(self, s: NavState, card: int) -> bool:
        return card >= FIRST_PLANET and s.planet_deck[card - FIRST_PLANET] + s.planet_past[card - FIRST_PLANET] > 0

    def find(self, s: NavState, card: int) -> None:
        pile = s.planet_deck if s.planet_deck[card - FIRST_PLANET] > 0 else s.planet_past
        pile[card - FIRST_PLANET] -= 1
        if s.action[s.week] in (OBSERVE, PLAN):
            s.weeks[s.week].append(card)
            return
        if s.planet_top >= 0:
            s.planet_past[s.planet_top - FIRST_PLANET] += 1
        s.planet_top = card
        s.searched = 1


class RefractorTelescope(Instrument):
    """Searches the other weeks that it reaches for a lunar card."""

    def finds(self, s: NavState, card: int) -> bool:
        return FIRST_LUNAR <= card < FIRST_PLANET and self.week_of(s, card) != NOBODY

    def find(self, s: NavState, card: int) -> None:
        s.weeks[self.week_of(s, card)].remove(card)
        s.weeks[s.week].append(card)

    def week_of(self, s: NavState, card: int) -> int:
        """The first week in reach that has the card, or NOBODY."""
        for week in range(WEEKS):
            if in_reach(s, week) and card in s.weeks[week]:
                return week
        return NOBODY


class JianYi(Instrument):
    """Searches the deck."""

    def finds(self, s: NavState, card: int) -> bool:
        return card < BASIC and s.deck[card] > 0

    def find(self, s: NavState, card: int) -> None:
        if s.top >= 0:
            s.deck[s.top] += 1
        s.top = card
        s.deck[card] -= 1


class PersianAstrolabe(Instrument):
    """Switches the top card of the week with that of another week that it reaches."""

    def why_not_switch(self, s: NavState, week: int) -> int:
        if week == s.week:
            return because(WEEK_OWN, week, self.number)
        if not in_reach(s, week):
            return because(WEEK_BUSY, s.who[week], week, self.number)
        return 0 if s.weeks[week] and s.weeks[s.week] else because(WEEK_EMPTY, week, self.number)

    def given(self, s: NavState) -> int:
        return s.weeks[s.week][-1]

    def give(self, s: NavState, card: int) -> None:
        s.weeks[s.week][-1] = card


class Octant(Instrument):
    """Switches the top card of any week with that of the deck."""

    def why_not_switch(self, s: NavState, week: int) -> int:
        if s.top >= 0 and s.weeks[week] and s.weeks[week][-1] < BASIC:
            return 0
        return because(WEEK_EMPTY, week, self.number)

    def given(self, s: NavState) -> int:
        return s.top

    def give(self, s: NavState, card: int) -> None:
        s.top = card


def in_reach(s: NavState, week: int) -> bool:
    """Not the seat's own week, and empty or taken for a travel action only, which may be done by now (15.4)."""
    return week != s.week and (s.who[week] == NOBODY or abs(s.action[week]) in (JOURNEY, REST))


_ALL: Final[list[Instrument]] = [
    Instrument(SEXTANT),
    ArmillarySphere(ARMILLARY),
    ReflectorTelescope(REFLECTOR),
    RefractorTelescope(REFRACTOR),
    JianYi(JIAN_YI),
    PersianAstrolabe(ASTROLABE),
    Octant(OCTANT),
]
INSTRUMENTS: Final[list[Instrument]] = numbered({instrument.number: instrument for instrument in _ALL})
assert len(INSTRUMENTS) == QUESTS
