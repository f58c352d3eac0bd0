"""Lunar phase and set tokens: spent after a month on the instruments, and active again after some aborts (rules 5.8, 7.4, 10.15)."""

from perilune.games.astronavigators.agendas import works
from perilune.games.astronavigators.content import QIXI, SETS, WEEKS
from perilune.games.astronavigators.state import ACTIVE, AGAIN, NOBODY, SPENT, NavState


def spend_tokens(s: NavState, seat: int) -> None:
    """What lies on sextant and telescope is spent; the attitude indicator's token comes back (5.8)."""
    if s.sxt[seat] >= 0:
        spend_phase(s, seat)
    if s.sct[seat] >= 0:
        s.sets[seat * SETS + s.sct[seat]] = SPENT
    s.sct[seat] = NOBODY
    s.ai[seat] = NOBODY
    s.boost[seat] = 0
    s.negated[seat] = 0


def spend_phase(s: NavState, seat: int) -> None:
    """The phase on the sextant is spent; with the Qixi Festival it stays there for a second month (10.15)."""
    spot = seat * WEEKS + s.sxt[seat]
    if s.phases[spot] == ACTIVE and works(s, seat, QIXI):
        s.phases[spot] = AGAIN
    else:
        s.phases[spot] = SPENT
        s.sxt[seat] = NOBODY


def regain(s: NavState, seat: int) -> None:
    """All spent tokens are active again (7.4)."""
    for number in range(SETS):
        if s.sets[seat * SETS + number] == SPENT:
            s.sets[seat * SETS + number] = ACTIVE
    for phase in range(WEEKS):
        if s.phases[seat * WEEKS + phase] in (SPENT, AGAIN):
            s.phases[seat * WEEKS + phase] = ACTIVE
