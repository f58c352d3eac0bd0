"""What a seat is after besides knowledge: its hidden agenda, and quests with their instruments.

Against rivals both bring a point or two. Alone nobody wins without them, so there they outweigh knowledge, and the way counts as well.
"""

from typing import Final

from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.agendas import count_cards
from perilune.games.astronavigators.content import CARDS, HOKULEA, QUESTS, SETS, Content
from perilune.games.astronavigators.jobs import QUEST
from perilune.games.astronavigators.quests import foreign_instruments, items_found
from perilune.games.astronavigators.reveal import completed, fulfilled
from perilune.games.astronavigators.score import for_instruments, instruments
from perilune.games.astronavigators.state import INACTIVE, OPEN_QUEST, SOLO, YEAR, NavState

# What each agenda's mission asks for: cards, and a set, by number.
MISSION_CARDS: Final = [
    [], [], [38, 37], [], [31, 32], [28], [], [22, 7], [40, 41], [], [19, 7], [33, 34, 31, 16], [27, 28, 29, 30], [4, 5, 6], [38, 39], [],
    [22, 12, 13], [35], [], [], [33, 39],
]  # fmt: skip
EASE: Final = [10, 30, 15, 20, 10, 25, 30, 25, 5, 45, 20, 30, 25, 45, 15, 5, 45, 20, 30, 30, 10]  # how easy a mission is
MISSION_SET: Final = [6, -1, -1, 2, -1, -1, 1, -1, -1, 4, -1, -1, -1, -1, -1, 3, -1, -1, 9, 3, -1]
MISSION: Final = 600  # a card that brings a hidden agenda nearer,
MISSION_ALONE: Final = 1500
FULFILLED: Final = 700  # a mission that only has to be shown,
SHOWN: Final = 1500  # and one that has been: a point of reputation
ACCOMPLISHED: Final = 4000  # alone
ON_THE_WAY: Final = 1000  # alone, a whole mission of which only a part is done counts no more than this
PLACE: Final = 900  # a square where an agenda is shown now
ITEM: Final = 500  # an item of a quest
ITEM_ALONE: Final = 1500  # of one whose instrument is still needed
INSTRUMENT: Final = 200  # to use it; what it counts at the end is reputation
OWN_QUEST: Final = 60  # a quest whose instrument is of the seat's continent and counts for nothing at the end,
OTHER_QUEST: Final = 200  # any other,
FOUND: Final = 250  # and each of its items
SPARE_INSTRUMENT: Final = 1600  # alone, one more than the level asks for
NEEDED_INSTRUMENT: Final = 4000
QUEST_OPEN: Final = 900  # alone, a quest whose instrument is needed,
QUEST_ITEM: Final = 900  # and each of its items
TRIP: Final = 250  # alone, a journey between the seat and the square of such a quest, or of its mission


def lacking(s: NavState, seat: int) -> int:
    """How many instruments a player alone still needs for the level."""
    return max(0, s.level - instruments(s, seat)) if s.mode == SOLO else 0


def accomplished(s: NavState, c: Content, seat: int) -> bool:
    """Whether a player alone has all that the level asks for, but for the flight."""
    return lacking(s, seat) == 0 and (s.agenda[seat] < 0 or s.shown[seat] == 1 or fulfilled(s, c, seat))


def hidden(s: NavState, c: Content, seat: int) -> int:
    """The hidden agenda: how easy it is, and how far."""
    total = 0
    agenda = s.agenda[seat]
    if agenda < 0:
        if s.character[seat] >= 0:
            total += max(EASE[s.character[seat] * 3 : s.character[seat] * 3 + 3]) * 5
        return total
    total += EASE[agenda] * 10
    if s.mode == SOLO:
        return total + (ACCOMPLISHED if completed(s, c, seat) else part_done(s, c, seat))
    if s.shown[seat] == 0 and fulfilled(s, c, seat):
        total += FULFILLED
    return total


def repute(s: NavState, seat: int) -> int:
    """Reputation that does not hang on the flight: an agenda that has been shown, and the most instruments of other continents."""
    total = SHOWN * s.shown[seat]
    if s.mode != SOLO and foreign_instruments(s, seat) > 0:
        total += SHOWN * for_instruments(s)[seat]
    return total


def part_done(s: NavState, c: Content, seat: int) -> int:
    """What the done part of a mission counts."""
    agenda = s.agenda[seat]
    wanted = MISSION_SET[agenda]
    if wanted >= 0:
        least = c.sets[wanted].least
        return ON_THE_WAY * min(s.symbols[seat * SETS + wanted], least) // least
    cards = MISSION_CARDS[agenda]
    return ON_THE_WAY * count_cards(s, seat, cards) // len(cards) if cards else 0


def mission(s: NavState, c: Content, seat: int, card: int) -> int:
    """How much a card helps the seat's own agenda."""
    agenda = s.agenda[seat]
    if agenda < 0 or s.shown[seat] == 1 or (s.mode == SOLO and fulfilled(s, c, seat)):
        return 0
    help_ = MISSION_ALONE if s.mode == SOLO else MISSION
    wanted = MISSION_SET[agenda]
    if wanted >= 0 and wanted in c.cards[card].sets and s.sets[seat * SETS + wanted] == INACTIVE:
        return help_
    return help_ if card in MISSION_CARDS[agenda] and s.scored[seat * CARDS + card] == 0 else 0


def items(s: NavState, c: Content, seat: int, card: int) -> int:
    """How much a card helps the seat's quests."""
    each = ITEM_ALONE if lacking(s, seat) > 0 else ITEM
    total = 0
    for quest in range(QUESTS):
        if s.quests[seat * QUESTS + quest] == OPEN_QUEST and card in c.quests[quest].items:
            total += each
    return total


def quests(s: NavState, c: Content, seat: int) -> int:
    """Quests taken and instruments won."""
    total = 0
    needed = lacking(s, seat) > 0
    for quest in range(QUESTS):
        if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
            found = items_found(s, c, seat, quest)
            if needed:
                total += QUEST_OPEN + QUEST_ITEM * found
            else:
                total += (OWN_QUEST if quest == s.character[seat] else OTHER_QUEST) + FOUND * found
    for job in s.pending:
        if job[KIND] == QUEST and job[SEAT] == seat:  # one will be taken: what it costs is paid already
            total += (QUEST_OPEN if needed else OTHER_QUEST) - 10
    won = instruments(s, seat)
    if s.mode != SOLO:
        return total + INSTRUMENT * won
    return total + NEEDED_INSTRUMENT * min(won, s.level) + SPARE_INSTRUMENT * max(0, won - s.level)


def errands(s: NavState, c: Content, seat: int, square: int) -> int:
    """What there is to do on a square, or how far from it there is something to do."""
    total = 0
    needed = lacking(s, seat) > 0 and s.round <= YEAR
    for quest in range(QUESTS):
        if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
            found = items_found(s, c, seat, quest)
            goal = c.quests[quest].square
            if square == goal:
                total += (ITEM_ALONE if needed else ITEM) * found
            elif needed and found > 0:
                total -= TRIP * min(c.trips_to[goal][square], 4)
    agenda = s.agenda[seat]
    if agenda >= 0 and s.shown[seat] == 0:
        places = c.agendas[agenda].places
        done = bool(places) and (fulfilled(s, c, seat) or agenda == HOKULEA)
        if square in places:
            total += PLACE if done else 100
        elif done and s.mode == SOLO:
            nearest = 4
            for place in places:
                nearest = min(nearest, c.trips_to[place][square])
            total -= TRIP * nearest
    return total
