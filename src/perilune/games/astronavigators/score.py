"""Who is ahead, and who has won (rules, chapters 8, 13, 17, 18)."""

from perilune.core.game import Outcome
from perilune.games.astronavigators.content import QUESTS
from perilune.games.astronavigators.quests import foreign_instruments, has_instrument
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, MOON, SOLAR_SYSTEM, SOLO, NavState


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


def reputation(s: NavState) -> list[int]:
    """Reputation points of each seat (13.1 to 13.4, 17.1)."""
    found: list[int] = []
    arrival = [race(s, seat) for seat in range(s.seats)]
    left = [max(0, s.nk[seat] - s.dv[seat]) * 200 + arrival[seat] if s.place[seat] == HOME else 0 for seat in range(s.seats)]
    tools = [foreign_instruments(s, seat) * 200 + arrival[seat] for seat in range(s.seats)]
    for seat in range(s.seats):
        points = 0
        if s.place[seat] > 0 and s.out[seat] < 2:
            points += prize(s.seats, behind(arrival, seat), True)
        if left[seat] >= 200:
            points += prize(s.seats, behind(left, seat), False)
        if s.mode >= SOLAR_SYSTEM and tools[seat] >= 200:
            points += prize(s.seats, behind(tools, seat), False)
        found.append(points + s.shown[seat])
    return found


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
    who = " and ".join(names[seat] for seat in winners)
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
