"""Alone: the week in which a player acts decides whether the shadow flies twice, this month or later (rules 18.3, 18.4)."""

from typing import Final

from perilune.games.astronavigators.content import WEEKS
from perilune.games.astronavigators.state import YEAR, NavState


def hurries(bad: int, shadow: int, week: int) -> int:
    """1 if both tokens stand before the week, so that the shadow flies twice."""
    return 1 if bad < week and shadow < week else 0


def follows(bad: int, week: int) -> int:
    """The tokens of the month after a month in which the player took this week: bad timing * WEEKS + shadow."""
    bad = (bad + 1) % WEEKS
    return bad * WEEKS + (week if week != bad else (bad - 1) % WEEKS)


def least_haste() -> list[int]:
    """For each place of the tokens (bad timing * WEEKS + shadow): how often the shadow will fly twice within a year at least."""
    least = [0] * (WEEKS * WEEKS)
    for _ in range(YEAR):
        before = least
        least = [0] * (WEEKS * WEEKS)
        for bad in range(WEEKS):
            for shadow in range(WEEKS):
                free = [week for week in range(WEEKS) if week not in (bad, shadow)]
                least[bad * WEEKS + shadow] = min([hurries(bad, shadow, week) + before[follows(bad, week)] for week in free])
    return least


LEAST: Final = least_haste()


def haste(s: NavState, week: int) -> int:
    """How often the shadow will fly twice, at least, if the player takes this week now. It does not fly in the first year."""
    now = hurries(s.bad, s.shadow, week) if s.round > YEAR else 0
    return now + LEAST[follows(s.bad, week)]
