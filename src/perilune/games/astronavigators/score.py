"""The end: who is ahead, what points are for, and who has won (rules, chapters 8, 13, 17, 18)."""

from perilune.core.game import Outcome
from perilune.core.journal import Journal
from perilune.core.words import series
from perilune.games.astronavigators.content import QUESTS
from perilune.games.astronavigators.quests import foreign_instruments, has_instrument
from perilune.games.astronavigators.says import (
    E_OVER,
    E_POINTS_AGENDA,
    E_POINTS_NK,
    E_POINTS_RACE,
    E_POINTS_STAGE,
    E_POINTS_TOOLS,
    E_POINTS_WIN,
)
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, MOON, OVER, SOLAR_SYSTEM, SOLO, NavState


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


def solo_won(s: NavState) -> bool:
    """Back before the shadow, the agenda fulfilled, and as many instruments as the level asks (18.5)."""
    tools = 0
    for quest in range(QUESTS):
        if has_instrument(s, 0, quest):
            tools += 1
    return s.place[0] == HOME and s.shadow_place != HOME and s.shown[0] == 1 and tools >= s.level


def scores(s: NavState) -> list[int]:
    """First and Fast: the stage reached, 6 for the Moon. Solo: 1 for a win. Otherwise reputation."""
    if s.mode == FIRST_AND_FAST:
        return [0 if s.out[seat] > 0 else s.place[seat] for seat in range(s.seats)]
    if s.mode == SOLO:
        return [1 if solo_won(s) else 0]
    return reputation(s)


def finish(s: NavState, journal: Journal) -> None:
    """The game is over, and its points are told."""
    s.stage = OVER
    s.flights = []
    s.draws = []
    journal.tell(E_OVER)
    tell_points(s, journal)


def tell_points(s: NavState, journal: Journal) -> None:
    """What each seat's points are for, at the end of the game."""
    if s.mode == FIRST_AND_FAST:
        tell_each(E_POINTS_STAGE, scores(s), journal)
    elif s.mode == SOLO:
        tell_each(E_POINTS_WIN, scores(s), journal)
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


def outcome(s: NavState, names: list[str]) -> Outcome:
    """Who won and why."""
    if s.mode == SOLO:
        return solo_outcome(s, names)
    points = scores(s)
    if s.mode == FIRST_AND_FAST:
        marks = [points[seat] * 1000 + s.nk[seat] - s.dv[seat] for seat in range(s.seats)]
    else:
        marks = [points[seat] * 1000 + race(s, seat) for seat in range(s.seats)]
    best = max(marks)
    winners = [seat for seat in range(s.seats) if marks[seat] == best]
    who = series([names[seat] for seat in winners])
    verb = "wins" if len(winners) == 1 else "share the win"
    first = winners[0]
    if s.mode != FIRST_AND_FAST:
        unit = "point" if points[first] == 1 else "points"
        tied = [seat for seat in range(s.seats) if points[seat] == points[first] and seat not in winners]
        text = f"{who} {verb} with {points[first]} reputation {unit}"
        return Outcome(winners, text + (", ahead in the race." if tied else "."))
    if s.place[first] == MOON:
        return Outcome(winners, f"{who} {verb}: first on the Moon.")
    where = f"stage {points[first]}" if points[first] else "Earth"
    return Outcome(winners, f"Nobody has reached the Moon. {who} {verb}, furthest at {where} and with the most knowledge left.")


def solo_outcome(s: NavState, names: list[str]) -> Outcome:
    """The solo game is won or lost."""
    if solo_won(s):
        return Outcome([0], f"{names[0]} is back on Earth before the shadow, with the agenda fulfilled: won.")
    if s.shadow_place == HOME:
        return Outcome([], "The shadow is back on Earth first: lost.")
    if s.place[0] != HOME:
        return Outcome([], f"{names[0]} is not back on Earth: lost.")
    missing = "the hidden agenda" if s.shown[0] == 0 else "the instruments of this level"
    return Outcome([], f"{names[0]} is back on Earth, but without {missing}: lost.")
