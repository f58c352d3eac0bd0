"""Points: who is ahead in the race, and what reputation is for (rules, chapters 8, 13, 17, 18)."""

from perilune.core.journal import Journal
from perilune.games.astronavigators.content import QUESTS, Content
from perilune.games.astronavigators.messages import (
    E_OVER,
    E_POINTS_AGENDA,
    E_POINTS_NK,
    E_POINTS_RACE,
    E_POINTS_STAGE,
    E_POINTS_TOOLS,
    E_POINTS_WIN,
)
from perilune.games.astronavigators.quests import foreign_instruments, has_instrument
from perilune.games.astronavigators.reveal import completed
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, OVER, SOLAR_SYSTEM, SOLO, NavState


def race(s: NavState, seat: int) -> int:
    """The position in the race as a number: the earlier on Earth, the further on the way, the higher."""
    if s.landed[seat] > 0:
        return 100 - s.landed[seat]
    return s.place[seat]


def behind(marks: list[int], seat: int) -> int:
    """How many are ahead of the seat."""
    count = 0
    for mark in marks:
        if mark > marks[seat]:
            count += 1
    return count


def prize(seats: int, rank: int, race_: bool) -> int:
    """Reputation for a rank: for the arrival one less than the seats, for the others 2-1 with four players and 1 with fewer."""
    best = seats - 1 if race_ else 2 if seats == 4 else 1
    return max(0, best - rank)


def for_race(s: NavState) -> list[int]:
    """Reputation for the arrival (13.1)."""
    arrival = [race(s, seat) for seat in range(s.seats)]
    found = [0] * s.seats
    for seat in range(s.seats):
        if s.place[seat] > 0 and s.out[seat] < 2:
            found[seat] = prize(s.seats, behind(arrival, seat), True)
    return found


def for_knowledge(s: NavState) -> list[int]:
    """Reputation for NK less DV, among those who landed (13.2)."""
    left = [max(0, s.nk[seat] - s.dv[seat]) if s.place[seat] == HOME else 0 for seat in range(s.seats)]
    return for_most(s, left)


def for_instruments(s: NavState) -> list[int]:
    """Reputation for instruments of other continents (17.1)."""
    if s.mode < SOLAR_SYSTEM:
        return [0] * s.seats
    return for_most(s, [foreign_instruments(s, seat) for seat in range(s.seats)])


def for_most(s: NavState, counts: list[int]) -> list[int]:
    """Reputation for the most of something. Equals go by the race; 0 gives nothing."""
    marks = [counts[seat] * 200 + race(s, seat) for seat in range(s.seats)]
    found = [0] * s.seats
    for seat in range(s.seats):
        if counts[seat] > 0:
            found[seat] = prize(s.seats, behind(marks, seat), False)
    return found


def reputation(s: NavState) -> list[int]:
    """Reputation points of each seat; a revealed agenda is one (13.1 to 13.4, 17.1)."""
    arrival, left, tools = for_race(s), for_knowledge(s), for_instruments(s)
    return [arrival[seat] + left[seat] + tools[seat] + s.shown[seat] for seat in range(s.seats)]


def instruments(s: NavState, seat: int) -> int:
    """How many instruments the seat has, its own continent's included."""
    count = 0
    for quest in range(QUESTS):
        if has_instrument(s, seat, quest):
            count += 1
    return count


def solo_won(s: NavState, c: Content) -> bool:
    """Back before the shadow, the agenda completed, and as many instruments as the level asks (18.5)."""
    return s.place[0] == HOME and s.shadow_place != HOME and completed(s, c, 0) and instruments(s, 0) >= s.level


def scores(s: NavState, c: Content) -> list[int]:
    """First and Fast: the stage reached, 6 for the Moon. Solo: 1 for a win. Otherwise reputation."""
    if s.mode == FIRST_AND_FAST:
        return [0 if s.out[seat] > 0 else s.place[seat] for seat in range(s.seats)]
    if s.mode == SOLO:
        return [1 if solo_won(s, c) else 0]
    return reputation(s)


def finish(s: NavState, c: Content, journal: Journal) -> None:
    """The game is over, and its points are told."""
    s.stage = OVER
    s.pending = []
    journal.tell(E_OVER)
    tell_points(s, c, journal)


def tell_points(s: NavState, c: Content, journal: Journal) -> None:
    """What each seat's points are for, at the end of the game."""
    if s.mode == FIRST_AND_FAST:
        tell_each(E_POINTS_STAGE, scores(s, c), journal)
    elif s.mode == SOLO:
        tell_each(E_POINTS_WIN, scores(s, c), journal)
    else:
        tell_each(E_POINTS_RACE, for_race(s), journal)
        tell_each(E_POINTS_NK, for_knowledge(s), journal)
        tell_each(E_POINTS_TOOLS, for_instruments(s), journal)
        tell_each(E_POINTS_AGENDA, s.shown, journal)


def tell_each(sentence: int, points: list[int], journal: Journal) -> None:
    """One sentence for each seat that has points."""
    for seat in range(len(points)):
        if points[seat] > 0:
            journal.tell(sentence, seat, points[seat])
