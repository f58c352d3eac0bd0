"""Who may work now (rules 4.1 to 4.4): left to right on common buildings, Labs before the Uplink, Clout before the Prerogative."""

from perilune.games.mine_the_moon.content import (
    BUILD,
    CLOUT,
    COLUMNS,
    COMMON,
    PREROGATIVE,
    SITES,
    UPLINK,
    Content,
)
from perilune.games.mine_the_moon.state import NOBODY, MoonState


def next_worker(s: MoonState, content: Content) -> int:
    """The first seat, by the priority that Work began with, that has a team which need not wait; NOBODY when all are home."""
    for seat in s.work_order:
        if can_work(s, content, seat):
            return seat
    return NOBODY


def can_work(s: MoonState, content: Content, seat: int) -> bool:
    """Whether one of the seat's teams may work now."""
    for place in range(COMMON):
        if first_team(s, place) == seat and (place != UPLINK or lab_waiting(s, content) == NOBODY):
            return True
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if s.crew[spot] > 0 and (content.buildings[s.sites[spot]].effect != PREROGATIVE or first_team(s, CLOUT) == NOBODY):
            return True
    return False


def first_team(s: MoonState, place: int) -> int:
    """The seat whose team is furthest left on a common building, or NOBODY."""
    for column in range(COLUMNS):
        if s.teams[place * COLUMNS + column] != NOBODY:
            return s.teams[place * COLUMNS + column]
    return NOBODY


def column_of(s: MoonState, seat: int, place: int) -> int:
    """The leftmost column with a team of this seat, or -1."""
    for column in range(COLUMNS):
        if s.teams[place * COLUMNS + column] == seat:
            return column
    return -1


def lab_waiting(s: MoonState, content: Content) -> int:
    """A seat whose Lab team has not worked yet, or NOBODY."""
    for spot in range(s.seats * SITES):
        if s.crew[spot] > 0 and content.buildings[s.sites[spot]].effect == BUILD:
            return spot // SITES
    return NOBODY
