"""The solo game's opponent: two tokens that block weeks, and a craft that flies in the second year (rules, chapter 18)."""

from perilune.core.journal import Journal
from perilune.games.astronavigators.flight import hunt
from perilune.games.astronavigators.messages import E_SHADOW_FLIES, E_SHADOW_HOME
from perilune.games.astronavigators.state import HOME, NOBODY, YEAR, NavState
from perilune.games.astronavigators.trajectory import is_tile


def tokens_before(s: NavState, week: int) -> int:
    """How many of the two tokens stand in an earlier week."""
    count = 0
    for token in (s.bad, s.shadow):
        if 0 <= token < week:
            count += 1
    return count


def shadow_flies(s: NavState, journal: Journal) -> bool:
    """One step: to the next stage that the player's craft does not fill. True if the shadow is back on Earth."""
    place = s.shadow_place + 1
    skipped: list[int] = []
    while is_tile(place) and s.place[0] == place and s.out[0] == 0:
        skipped.append(place)
        place += 1
    s.shadow_place = place
    journal.tell(E_SHADOW_FLIES)
    hunt(s, NOBODY, skipped, journal)
    if s.shadow_place == HOME:
        journal.tell(E_SHADOW_HOME)
    return s.shadow_place == HOME


def shadow_before(s: NavState, journal: Journal) -> bool:
    """Before the player's action if a token stands before it; twice if both do."""
    if s.round <= YEAR:
        return False
    for _ in range(tokens_before(s, s.last_week)):
        if shadow_flies(s, journal):
            return True
    return False


def shadow_after(s: NavState, journal: Journal) -> bool:
    """After the player's action if no token stood before it."""
    if s.round <= YEAR or s.place[0] == HOME or tokens_before(s, s.last_week) > 0:
        return False
    return shadow_flies(s, journal)
