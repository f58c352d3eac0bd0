"""What a seat is after besides knowledge: its hidden agenda, and quests with their instruments.

Against rivals both bring a point or two. Alone nobody wins without them, so there they outweigh knowledge, and the way counts as well.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.cards.agendas import completed, count_cards, fulfilled
from perilune.games.astronavigators.cards.quests import foreign_instruments, items_found
from perilune.games.astronavigators.content import CARDS, CONTINENTS, FESTIVAL, FLAG, HOKULEA, QUESTS, SETS, WEEKS, Content
from perilune.games.astronavigators.ending import for_instruments, instruments
from perilune.games.astronavigators.jobs import QUEST
from perilune.games.astronavigators.state import HOME, INACTIVE, NOBODY, OPEN_QUEST, SOLAR_SYSTEM, SOLO, NavState

SPYING: Final = 1  # the agenda that asks for continents,
ALL_BUT_ANTARCTICA: Final = CONTINENTS - 1  # which is the last one
# What each agenda's mission asks for: cards, how many of them, and a set, by number.
MISSION_CARDS: Final = [
    [], [], [38, 37], [], [31, 32], [28], [], [22, 7], [40, 41], [], [19, 7], [33, 34, 31, 16], [27, 28, 29, 30], [4, 5, 6], [38, 39], [],
    [22, 12, 13], [35], [], [], [33, 39],
]  # fmt: skip
ENOUGH_CARDS: Final = [0, 0, 2, 0, 2, 1, 0, 2, 2, 0, 2, 2, 4, 2, 2, 0, 2, 1, 0, 0, 2]
MISSION_SET: Final = [6, -1, -1, 2, -1, -1, 1, -1, -1, 4, -1, -1, -1, -1, -1, 3, -1, -1, 9, 3, -1]
EASE: Final = [10, 30, 15, 20, 10, 25, 30, 25, 5, 45, 20, 30, 25, 45, 15, 5, 45, 20, 30, 30, 10]  # how easy a mission is
EASE_ALONE: Final = [10, 60, 15, 20, 10, 25, 30, 25, 5, 45, 20, 30, 25, 45, 15, 5, 45, 20, 30, 50, 10]
MISSION: Final = 1200  # the whole of a mission of which only a part is done counts less than this,
MISSION_ALONE: Final = 6000
FULFILLED: Final = 700  # a mission that only has to be shown,
SHOWN: Final = 1500  # and one that has been: a point of reputation
ACCOMPLISHED: Final = 4000  # alone
ITEM: Final = 500  # an item of a quest
FIRST_ITEM: Final = 1500  # the first of one whose instrument is needed, alone
INSTRUMENT: Final = 200  # to use it; what it counts at the end is reputation
OWN_QUEST: Final = 60  # a quest whose instrument is of the seat's continent and counts for nothing at the end,
OTHER_QUEST: Final = 200  # any other,
FOUND: Final = 250  # and each of its items
SPARE_INSTRUMENT: Final = 1600  # alone, one more than the level asks for
NEEDED_INSTRUMENT: Final = 12000
QUEST_OPEN: Final = 700  # alone, a quest whose instrument is needed,
QUEST_ITEM: Final = 4500  # the first of its items,
QUEST_FAR: Final = 100  # and a travel action between the seat and its square
AMONG_RIVALS: Final = 110  # per cent of this that count against rivals,
TOO_LATE: Final = 10  # and the month after which they count no more
DECK_ITEM: Final = 400  # alone, an item of a quest that could still be taken


def lacking(s: NavState, seat: int) -> int:
    """How many instruments a seat still needs: alone what the level asks for, against rivals one of another continent (17.1, 18.5)."""
    if s.mode == SOLO:
        return max(0, s.level - instruments(s, seat))
    return 1 if s.mode == SOLAR_SYSTEM and s.round <= TOO_LATE and foreign_instruments(s, seat) == 0 else 0


def at_stake(s: NavState, worth: int) -> int:
    """Alone an instrument decides the game; against rivals it is a point among others."""
    return worth if s.mode == SOLO else worth * AMONG_RIVALS // 100


def useful(s: NavState, c: Content, seat: int, quest: int) -> bool:
    """Whether the instrument of a quest is one that a seat lacks. Captain Cook's is hardly ever won."""
    return not c.quests[quest].there and (s.mode == SOLO or quest != s.character[seat])


def accomplished(s: NavState, c: Content, seat: int) -> bool:
    """Whether a player alone has all that the level asks for, but for the flight."""
    return lacking(s, seat) == 0 and (s.agenda[seat] < 0 or s.shown[seat] == 1 or fulfilled(s, c, seat))


def hidden(s: NavState, c: Content, seat: int) -> int:
    """The hidden agenda: how easy it is, and how far."""
    total = 0
    agenda = s.agenda[seat]
    if agenda < 0:
        if s.character[seat] >= 0:
            ease = EASE_ALONE if s.mode == SOLO else EASE
            total += max(ease[s.character[seat] * 3 : s.character[seat] * 3 + 3]) * 5
        return total
    done, parts = mission_parts(s, c, seat)
    total += whole_mission(s) * done // parts
    if s.mode == SOLO:
        return total + EASE_ALONE[agenda] * 100 + (ACCOMPLISHED if completed(s, c, seat) else 0)
    total += EASE[agenda] * 10
    if s.shown[seat] == 0 and fulfilled(s, c, seat):
        total += FULFILLED
    return total


def whole_mission(s: NavState) -> int:
    """What a mission counts when all of its parts are done, beside what it brings."""
    return MISSION_ALONE if s.mode == SOLO else MISSION


def completion(s: NavState) -> int:
    """What the last part of a mission counts besides."""
    return ACCOMPLISHED if s.mode == SOLO else FULFILLED


def repute(s: NavState, seat: int) -> int:
    """Reputation that does not hang on the flight: an agenda that has been shown, and the most instruments of other continents."""
    total = SHOWN * s.shown[seat]
    if s.mode != SOLO and foreign_instruments(s, seat) > 0:
        total += SHOWN * for_instruments(s)[seat]
    return total


def mission_parts(s: NavState, c: Content, seat: int) -> tuple[int, int]:
    """How many parts of its mission a seat has done, and how many there are. A square where it ends is a part of its own."""
    agenda = s.agenda[seat]
    wanted = MISSION_SET[agenda]
    done, parts = 0, 1
    if wanted >= 0:
        parts = c.sets[wanted].least
        done = min(s.symbols[seat * SETS + wanted], parts)
    elif agenda == SPYING:
        parts = ALL_BUT_ANTARCTICA
        for continent in range(parts):
            done += 0 if s.tiles[seat * CONTINENTS + continent] == NOBODY else 1
    elif agenda == FESTIVAL:
        parts = WEEKS
        for phase in range(WEEKS):
            done += 0 if s.phases[seat * WEEKS + phase] == INACTIVE else 1
    else:
        parts = ENOUGH_CARDS[agenda]
        done = min(count_cards(s, seat, MISSION_CARDS[agenda]), parts)
    if c.agendas[agenda].places:
        parts += 1
    return (parts if completed(s, c, seat) else done, parts)


def mission(s: NavState, c: Content, seat: int, card: int) -> int:
    """How much a card helps the seat's own agenda; the last one most."""
    agenda = s.agenda[seat]
    if agenda < 0 or s.shown[seat] == 1 or fulfilled(s, c, seat):
        return 0
    wanted = MISSION_SET[agenda]
    if wanted >= 0:
        helps = wanted in c.cards[card].sets and s.sets[seat * SETS + wanted] == INACTIVE
    else:
        helps = card in MISSION_CARDS[agenda] and s.scored[seat * CARDS + card] == 0
    if not helps:
        return 0
    done, parts = mission_parts(s, c, seat)
    return whole_mission(s) // parts + (completion(s) if done + 1 >= parts else 0)


def wanted_cards(s: NavState, c: Content, seat: int) -> list[int]:
    """Cards that a player alone still needs: for the mission, and one for each quest whose instrument is needed."""
    found: list[int] = []
    agenda = s.agenda[seat]
    if not fulfilled(s, c, seat):
        wanted = MISSION_SET[agenda]
        if wanted >= 0:
            found += [card for card in range(c.sky.count) if c.symbols[card][wanted]]
        else:
            found += [card for card in MISSION_CARDS[agenda] if s.scored[seat * CARDS + card] == 0]
    if lacking(s, seat) > 0:
        for quest in range(QUESTS):
            if s.quests[seat * QUESTS + quest] == OPEN_QUEST and items_found(s, c, seat, quest) == 0:
                found += c.quests[quest].items
    return found


def items(s: NavState, c: Content, seat: int, card: int) -> int:
    """How much a card helps the seat's quests."""
    needed = lacking(s, seat) > 0
    total = 0
    for quest in range(QUESTS):
        if card in c.quests[quest].items and s.scored[seat * CARDS + card] == 0:
            first = needed and useful(s, c, seat, quest) and items_found(s, c, seat, quest) == 0
            if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
                total += max(ITEM, at_stake(s, FIRST_ITEM)) if first else ITEM
            elif first and s.quest_deck[quest] == 1:
                total += at_stake(s, DECK_ITEM)
    return total


def quests(s: NavState, c: Content, seat: int) -> int:
    """Quests taken and instruments won."""
    total = 0
    needed = lacking(s, seat) > 0
    for quest in range(QUESTS):
        if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
            found = items_found(s, c, seat, quest)
            if needed and useful(s, c, seat, quest):
                far = QUEST_FAR * c.trips_to[c.quests[quest].square][s.square[seat]]
                total += at_stake(s, QUEST_OPEN + (QUEST_ITEM if found > 0 else 0) - far)
            else:
                total += (OWN_QUEST if quest == s.character[seat] else OTHER_QUEST) + FOUND * found
    for job in s.pending:
        if job[KIND] == QUEST and job[SEAT] == seat:  # one will be taken: what it costs is paid already
            if needed:
                total += at_stake(s, QUEST_OPEN - 2 * QUEST_FAR + QUEST_ITEM * chance_of_a_find(s, c, seat) // 100)
            else:
                total += OTHER_QUEST - 10
    won = instruments(s, seat)
    if s.mode != SOLO:
        return total + INSTRUMENT * won
    return total + NEEDED_INSTRUMENT * min(won, s.level) + SPARE_INSTRUMENT * max(0, won - s.level)


def tiles_short(s: NavState, c: Content, seat: int) -> int:
    """How many tiles a seat will lack for the quests that it needs: each costs a flag, or any two (15.1, 15.2).

    Continents that are still to be visited will give one each, but for Antarctica, which is far from everywhere.
    """
    wanted = 2 * lacking(s, seat)
    for quest in range(QUESTS):
        wanted -= 2 if s.quests[seat * QUESTS + quest] == OPEN_QUEST and useful(s, c, seat, quest) else 0
    for continent in range(CONTINENTS):
        tile = s.tiles[seat * CONTINENTS + continent]
        if tile == NOBODY:
            wanted -= 1 if continent < ALL_BUT_ANTARCTICA else 0
        elif tile >= 0 and s.flipped[seat * CONTINENTS + continent] == 0:
            wanted -= 2 if c.tiles[tile].icon == FLAG else 1
    for job in s.pending:
        wanted -= 2 if job[KIND] == QUEST and job[SEAT] == seat else 0
    return max(0, wanted)


def chance_of_a_find(s: NavState, c: Content, seat: int) -> int:
    """The chance that one of two quests asks for something that the seat has observed already, in per cent."""
    left = 0
    good = 0
    for quest in range(QUESTS):
        if s.quest_deck[quest] == 1:
            left += 1
            if useful(s, c, seat, quest) and items_found(s, c, seat, quest) > 0:
                good += 1
                if quest == s.character[seat] and s.mode == SOLO:
                    return 100
    if left == 0:
        return 0
    without = 100 - 100 * good // left
    return 100 - without * without // 100


def goal_of_agenda(s: NavState, c: Content, seat: int) -> int:
    """The square, the nearest if there are several, where the seat's agenda could be shown now; NOBODY if there is none."""
    agenda = s.agenda[seat]
    places = c.agendas[agenda].places
    if not places or not (agenda == HOKULEA or fulfilled(s, c, seat)):
        return NOBODY
    best = places[0]
    for place in places:
        if c.trips_to[place][s.square[seat]] < c.trips_to[best][s.square[seat]]:
            best = place
    return best


def nearness(s: NavState, c: Content) -> int:
    """How near a player alone came to a win, in per cent: the mission, the instruments and the flight count the same."""
    shares = [100 * s.place[0] // HOME]
    if s.agenda[0] >= 0:
        done, parts = mission_parts(s, c, 0)
        shares.append(100 * done // parts)
    if s.level > 0:
        shares.append(100 * min(instruments(s, 0), s.level) // s.level)
    return sum(shares) // len(shares)
