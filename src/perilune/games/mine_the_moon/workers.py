"""Who works now (rules 4.1 to 4.5): left to right on common buildings, Labs before the Uplink, Clout before the Prerogative.

A seat with a team that has to wait for another seat's may wait with its other teams too. Nobody can wait for ever: a wait
ends when one of those teams is free to work, and when all who could work wait, the first in priority works.
"""

from perilune.games.mine_the_moon.content import (
    CLOUT,
    COLUMNS,
    COMMON,
    SITES,
    UPLINK,
    Content,
)
from perilune.games.mine_the_moon.state import NOBODY, MoonState


def next_worker(s: MoonState, content: Content) -> int:
    """The first seat in priority that can work and does not wait; if all wait, the first of them; NOBODY when all are home."""
    waiting = NOBODY
    for seat in s.work_order:
        if can_work(s, content, seat):
            if not is_waiting(s, content, seat):
                return seat
            if waiting == NOBODY:
                waiting = seat
    return waiting


def is_waiting(s: MoonState, content: Content, seat: int) -> bool:
    """Whether the seat has chosen to wait, and none of the teams it waits with has become free since."""
    return s.waits[seat] > 0 and held_up(s, content, seat) >= s.waits[seat]


def may_wait(s: MoonState, content: Content, seat: int) -> bool:
    """Whether the others can go on without this seat."""
    if is_waiting(s, content, seat):
        return False
    for other in s.work_order:
        if other != seat and can_work(s, content, other):
            return True
    return False


def held_up(s: MoonState, content: Content, seat: int) -> int:
    """How many of the seat's teams have to wait for another seat's. A Solar Array does where a Prerogative could be copied."""
    count = 0
    for place in range(COMMON):
        behind = after_labs(place) and other_lab(s, content, seat)
        for column in range(COLUMNS):
            who = s.teams[place * COLUMNS + column]
            if who == seat:
                if behind:
                    count += 1
            elif who != NOBODY:
                behind = True
    if other_on_clout(s, seat):
        for spot in range(seat * SITES, (seat + 1) * SITES):
            if s.crew[spot] > 0:
                action = content.buildings[s.sites[spot]].action
                if action.after_clout or (action.copies and prerogative_stands(s, content)):
                    count += 1
    return count


def other_lab(s: MoonState, content: Content, seat: int) -> bool:
    """Whether another seat's Lab team has not worked yet."""
    for spot in range(s.seats * SITES):
        if s.crew[spot] > 0 and spot // SITES != seat and content.buildings[s.sites[spot]].action.constructs:
            return True
    return False


def other_on_clout(s: MoonState, seat: int) -> bool:
    """Whether another seat's team at the Clout has not worked yet."""
    for column in range(COLUMNS):
        who = s.teams[CLOUT * COLUMNS + column]
        if who != NOBODY and who != seat:
            return True
    return False


def prerogative_stands(s: MoonState, content: Content) -> bool:
    """Whether a Prerogative is in sight on some moonbase."""
    for building in s.sites:
        if building >= 0 and content.buildings[building].action.after_clout:
            return True
    return False


def can_work(s: MoonState, content: Content, seat: int) -> bool:
    """Whether one of the seat's teams may work now."""
    for place in range(COMMON):
        if first_team(s, place) == seat and lab_before(s, content, place) == NOBODY:
            return True
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if s.crew[spot] > 0 and clout_before(s, content, s.sites[spot]) == NOBODY:
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


def clout_before(s: MoonState, content: Content, building: int) -> int:
    """The seat whose team at the Clout works before this building may be worked, or NOBODY (4.4)."""
    return first_team(s, CLOUT) if content.buildings[building].action.after_clout else NOBODY


def after_labs(place: int) -> bool:
    """Whether a common building waits for the Labs (4.3)."""
    return place == UPLINK


def lab_before(s: MoonState, content: Content, place: int) -> int:
    """A seat whose Lab team works before this common building may be worked, or NOBODY (4.3)."""
    if not after_labs(place):
        return NOBODY
    for spot in range(s.seats * SITES):
        if s.crew[spot] > 0 and content.buildings[s.sites[spot]].action.constructs:
            return spot // SITES
    return NOBODY
