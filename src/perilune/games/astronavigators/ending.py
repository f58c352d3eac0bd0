"""Points, who is ahead in the race (rules, chapters 8, 13, 17, 18), and the ways in which the game ends (rules, chapters 6, 8, 18)."""

from typing import Final

from perilune.core.game import Outcome
from perilune.core.journal import Journal
from perilune.core.words import agreed, counted, does, inside, series, win
from perilune.games.astronavigators.cards.agendas import completed
from perilune.games.astronavigators.cards.quests import foreign_instruments, has_instrument
from perilune.games.astronavigators.content import QUESTS, SETS, Content
from perilune.games.astronavigators.messages import (
    E_OVER,
    E_POINTS_AGENDA,
    E_POINTS_NK,
    E_POINTS_RACE,
    E_POINTS_STAGE,
    E_POINTS_TOOLS,
    E_POINTS_WIN,
)
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, INACTIVE, MOON, OVER, SOLAR_SYSTEM, SOLO, NavState
from perilune.games.astronavigators.world.trajectory import in_race
from perilune.games.astronavigators.world.travel import BONUS


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


MOON_REACHED: Final = "First and Fast: somebody lands on the Moon"
FAST_TIME: Final = "First and Fast: month 24 is over, and nobody is on the Moon"
FAST_ALL_OUT: Final = "First and Fast: everybody has crashed"
FAST_LEFT: Final = "First and Fast: equal stages, the most knowledge left wins"
FAST_SHARED: Final = "First and Fast: all equal, the win is shared"
ALL_BACK: Final = "Reputation: everybody is back on Earth or out"
TIME_OVER: Final = "Reputation: month 24 is over"
BY_RACE: Final = "Reputation: equal points, the better position in the race wins"
SHARED: Final = "Reputation: all equal, the win is shared"
SOLO_WON: Final = "Solo: won"
SOLO_SHADOW: Final = "Solo: lost, the shadow is back first"
SOLO_TIME: Final = "Solo: lost, month 24 is over"
SOLO_OUT: Final = "Solo: lost, out of the race"
SOLO_AGENDA: Final = "Solo: lost, back in time but without the agenda"
SOLO_TOOLS: Final = "Solo: lost, back in time but without the instruments"

ENDINGS: Final = [
    MOON_REACHED, FAST_TIME, FAST_ALL_OUT, FAST_LEFT, FAST_SHARED, ALL_BACK, TIME_OVER, BY_RACE, SHARED, SOLO_WON, SOLO_SHADOW,
    SOLO_TIME, SOLO_OUT, SOLO_AGENDA, SOLO_TOOLS,
]  # fmt: skip


def outcome(s: NavState, c: Content, names: list[str]) -> Outcome:
    """Who won and why."""
    if s.mode == SOLO:
        return solo_outcome(s, c, names)
    if s.mode == FIRST_AND_FAST:
        return fast_outcome(s, names)
    return reputation_outcome(s, c, names)


def best(marks: list[int]) -> list[int]:
    """The seats with the highest mark."""
    most = max(marks)
    return [seat for seat in range(len(marks)) if marks[seat] == most]


def fast_outcome(s: NavState, names: list[str]) -> Outcome:
    """First on the Moon, or the furthest stage, crashed or not only if all are, then the most knowledge left (8.1, 8.2)."""
    all_out = 0 not in s.out
    stages = [s.place[seat] if all_out or s.out[seat] == 0 else -1 for seat in range(s.seats)]
    furthest = best(stages)
    if stages[furthest[0]] == MOON:
        why = fared(s, stages, names) + ahead_in_vain(s, furthest[0], names)
        return Outcome(furthest, f"{win(furthest, names)}: first on the Moon.", [MOON_REACHED], why)
    winners = best([stages[seat] * 1000 + s.nk[seat] - s.dv[seat] for seat in range(s.seats)])
    ways = [FAST_ALL_OUT if all_out else FAST_TIME]
    text = "Everybody has crashed." if all_out else "Nobody has reached the Moon."
    stage = stages[winners[0]]
    text += f" {win(winners, names)}, {f'furthest at stage {stage}' if stage else 'still on Earth like all'}"
    if len(furthest) > len(winners):
        ways.append(FAST_LEFT)
        text += " and with the most knowledge left"
    if len(winners) > 1:
        ways.append(FAST_SHARED)
    return Outcome(winners, text + ".", ways, fared(s, stages, names))


def fared(s: NavState, stages: list[int], names: list[str]) -> list[str]:
    """How each player fared in First and Fast, whoever came furthest first: what it takes to see why it was won or lost."""
    order = sorted(range(s.seats), key=lambda seat: -stages[seat])
    return [f"{names[seat]} {agreed(_fared(s, seat), names[seat])}{_bonuses(s, seat)}" for seat in order]


def _bonuses(s: NavState, seat: int) -> str:
    """The large single gains of knowledge, which decide many games."""
    words = [f"{BONUS} for all six vehicles in the first year"] if s.bonus[seat * 2] else []
    words += [f"{BONUS} for all seven continents in the first year"] if s.bonus[seat * 2 + 1] else []
    sets = sum(1 for number in range(SETS) if s.sets[seat * SETS + number] != INACTIVE)
    words += [f"{counted(sets, 'set')}"] if sets else []
    return f" Part of that knowledge: {series(words)}." if words else ""


def ahead_in_vain(s: NavState, winner: int, names: list[str]) -> list[str]:
    """What a rival's greater knowledge was worth."""
    most = max(range(s.seats), key=lambda seat: s.nk[seat])
    if s.nk[most] <= s.nk[winner]:
        return []
    return [f"{names[most]} had the most knowledge, {s.nk[most]}. But the first landing wins, however much the others know."]


def _fared(s: NavState, seat: int) -> str:
    nk, dv = s.nk[seat], s.dv[seat]
    back = s.launches[seat] - (1 if s.place[seat] > 0 else 0)
    turned = f" after turning back {'once' if back == 1 else 'twice'}" if back > 0 else ""
    if s.out[seat] > 0:
        return f"{{was|were}} out of the race: the difficulty became greater than {nk} knowledge, and no abort was left."
    if s.place[seat] == MOON:
        return f"landed in month {s.round}{turned}, with {nk} knowledge against a difficulty of {dv} in all."
    if s.place[seat] > 0:
        return (
            f"had come to stage {s.place[seat]} of {MOON - 1}{turned}, with {nk} knowledge against a difficulty of {dv} so far."
        )
    if s.launches[seat] > 0:
        return f"{{was|were}} on Earth again{turned}, with {nk} knowledge."
    if s.astronaut[seat] == 1:
        return f"{{was|were}} an astronaut but had not launched yet, with {nk} knowledge."
    return f"{{was|were}} still an astronomer on Earth, with {nk} knowledge."


def reputation_outcome(s: NavState, c: Content, names: list[str]) -> Outcome:
    """The most reputation, then the position in the race (13.5)."""
    points = scores(s, c)
    most = best(points)
    winners = best([points[seat] * 1000 + race(s, seat) for seat in range(s.seats)])
    ways = [ALL_BACK]
    for seat in range(s.seats):
        if in_race(s, seat):
            ways = [TIME_OVER]
    unit = "point" if points[winners[0]] == 1 else "points"
    text = f"{win(winners, names)} with {points[winners[0]]} reputation {unit}"
    if len(most) > len(winners):
        ways.append(BY_RACE)
        text += ", ahead in the race"
    if len(winners) > 1:
        ways.append(SHARED)
    return Outcome(winners, text + ".", ways)


def solo_outcome(s: NavState, c: Content, names: list[str]) -> Outcome:
    """The solo game is won or lost (18.5)."""
    who, told = names[0], alone(s, c, names[0])
    here = does(who, "is", "are")
    if solo_won(s, c):
        return Outcome(
            [0], f"{here} back on Earth before the shadow, with the hidden agenda completed. The game is won.", [SOLO_WON], told
        )
    if s.shadow_place == HOME:
        return Outcome([], "The shadow is back on Earth first. The game is lost.", [SOLO_SHADOW], told)
    if s.out[0] > 0:
        return Outcome([], f"{here} out of the race. The game is lost.", [SOLO_OUT], told)
    if s.place[0] != HOME:
        text = f"The two years are over and {does(inside(who), 'is', 'are')} not back on Earth. The game is lost."
        return Outcome([], text, [SOLO_TIME], told)
    if not completed(s, c, 0):
        text = f"{here} back on Earth, but {agreed('{has|have}', who)} not completed the hidden agenda. The game is lost."
        return Outcome([], text, [SOLO_AGENDA], told)
    return Outcome(
        [], f"{here} back on Earth, but without the instruments that this level asks for. The game is lost.", [SOLO_TOOLS], told
    )


def alone(s: NavState, c: Content, who: str) -> list[str]:
    """How a solo game went: how far the player came, and what became of the hidden agenda."""
    place = s.place[0]
    if place == HOME:
        came = "{was|were} back on Earth"
    elif place == MOON:
        came = "{was|were} on the Moon"
    elif place > 0:
        stage, way = (place, "to the Moon") if place < MOON else (place - MOON, "home")
        came = f"had come to stage {stage} of {MOON - 1} on the way {way}"
    else:
        came = "{was|were} on Earth again" if s.launches[0] else "had not launched yet"
    lines = [f"{who} {agreed(came, who)} in month {s.round}: {s.nk[0]} knowledge, and a difficulty of {s.dv[0]}."]
    if s.agenda[0] >= 0:
        lines.append(f"The hidden agenda was {'' if completed(s, c, 0) else 'not '}completed.")
    return lines
