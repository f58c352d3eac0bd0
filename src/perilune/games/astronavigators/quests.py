"""Quests and instruments of the Solar System mode (rules, chapter 15)."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.astronavigators.agenda import has_card
from perilune.games.astronavigators.content import (
    ARMILLARY,
    ASTROLABE,
    BASIC,
    FIRST_LUNAR,
    FIRST_PLANET,
    JIAN_YI,
    OCTANT,
    QUESTS,
    REFLECTOR,
    REFRACTOR,
    SEXTANT,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.jobs import ASK_QUEST, ask
from perilune.games.astronavigators.messages import (
    CANNOT_SWITCH,
    E_QUEST_DONE,
    E_SEARCH,
    E_SWITCH,
    WEEK_BUSY,
    WEEK_EMPTY,
    WEEK_OWN,
)
from perilune.games.astronavigators.state import (
    CLOSED_QUEST,
    JOURNEY,
    NOBODY,
    OBSERVE,
    OPEN_QUEST,
    PLAN,
    REST,
    YEAR,
    NavState,
)


def items_found(s: NavState, c: Content, seat: int, quest: int) -> int:
    """How many of the quest's items the seat has observed; Captain Cook's count only at Tahiti."""
    spec = c.quests[quest]
    count = 0
    for place, item in enumerate(spec.items):
        if spec.there:
            count += s.cook[seat] >> place & 1
        elif has_card(s, seat, item):
            count += 1
    return count


def can_finish(s: NavState, c: Content, seat: int, quest: int) -> bool:
    """Whether the seat may complete the quest here and now."""
    if s.quests[seat * QUESTS + quest] != OPEN_QUEST or s.place[seat] != 0:
        return False
    return s.square[seat] == c.quests[quest].square and items_found(s, c, seat, quest) > 0


def finish_quest(s: NavState, c: Content, seat: int, quest: int, journal: Journal) -> None:
    """The reward, doubled in the first year, and the instrument."""
    spec = c.quests[quest]
    reward = spec.all if items_found(s, c, seat, quest) == len(spec.items) else spec.some
    if s.round <= YEAR:
        reward *= 2
    s.nk[seat] += reward
    s.quests[seat * QUESTS + quest] = CLOSED_QUEST
    if quest == SEXTANT:
        s.sextant = 1
    journal.tell(E_QUEST_DONE, seat, quest, reward, quest)


def has_instrument(s: NavState, seat: int, instrument: int) -> bool:
    """Whether the seat has completed the instrument's quest."""
    return s.quests[seat * QUESTS + instrument] == CLOSED_QUEST


def foreign_instruments(s: NavState, seat: int) -> int:
    """Instruments that are not of the seat's own continent."""
    count = 0
    for quest in range(QUESTS):
        if quest != s.character[seat] and has_instrument(s, seat, quest):
            count += 1
    return count


def can_bring(s: NavState, seat: int) -> bool:
    """Whether the seat has an instrument to bring along with an action."""
    for instrument in range(1, QUESTS):
        if has_instrument(s, seat, instrument):
            return True
    return False


def week_free(s: NavState, week: int) -> bool:
    """Not the seat's own week, and empty or taken for a travel action only, which may be done by now."""
    return week != s.week and (s.who[week] == NOBODY or abs(s.action[week]) in (JOURNEY, REST))


def findable(s: NavState, instrument: int, card: int) -> bool:
    """Whether a searching instrument can find the card now."""
    if instrument == ARMILLARY:
        return card in s.weeks[s.week]
    if instrument == REFLECTOR:
        return card >= FIRST_PLANET and s.planet_deck[card - FIRST_PLANET] + s.planet_past[card - FIRST_PLANET] > 0
    if instrument == REFRACTOR:
        if not FIRST_LUNAR <= card < FIRST_PLANET:
            return False
        for week in range(WEEKS):
            if week_free(s, week) and card in s.weeks[week]:
                return True
        return False
    return instrument == JIAN_YI and card < BASIC and s.deck[card] > 0


def why_not_switch(s: NavState, instrument: int, week: int) -> int:
    """Whether a switching instrument can take the top card of the week: 0, or the reason."""
    if instrument == ASTROLABE:
        if week == s.week:
            return because(WEEK_OWN, week, instrument)
        if not week_free(s, week):
            return because(WEEK_BUSY, s.who[week], week, instrument)
        return 0 if s.weeks[week] and s.weeks[s.week] else because(WEEK_EMPTY, week, instrument)
    if instrument != OCTANT:
        return because(CANNOT_SWITCH, instrument)
    return 0 if s.top >= 0 and s.weeks[week] and s.weeks[week][-1] < BASIC else because(WEEK_EMPTY, week, instrument)


def instrument_works(s: NavState, seat: int, instrument: int) -> bool:
    """Whether the instrument finds anything to do."""
    if instrument in (ASTROLABE, OCTANT):
        for week in range(WEEKS):
            if why_not_switch(s, instrument, week) == 0:
                return True
        return False
    for card in range(FIRST_PLANET + 10):
        if findable(s, instrument, card):
            return True
    return False


def find(s: NavState, seat: int, instrument: int, card: int, journal: Journal) -> None:
    """Put the card on top of the week or of its deck."""
    if instrument == ARMILLARY:
        s.weeks[s.week].remove(card)
        s.weeks[s.week].append(card)
    elif instrument == REFLECTOR:
        find_planet(s, card)
    elif instrument == REFRACTOR:
        for week in range(WEEKS):
            if week_free(s, week) and card in s.weeks[week]:
                s.weeks[week].remove(card)
                s.weeks[s.week].append(card)
                break
    else:
        if s.top >= 0:
            s.deck[s.top] += 1
        s.top = card
        s.deck[card] -= 1
    journal.tell(E_SEARCH, seat, card, instrument)


def find_planet(s: NavState, card: int) -> None:
    """The Reflector Telescope: the card is observed or saved at once, or else waits on the deck for the next month (15.8)."""
    if s.planet_deck[card - FIRST_PLANET] > 0:
        s.planet_deck[card - FIRST_PLANET] -= 1
    else:
        s.planet_past[card - FIRST_PLANET] -= 1
    if s.action[s.week] in (OBSERVE, PLAN):
        s.weeks[s.week].append(card)
        return
    if s.planet_top >= 0:
        s.planet_past[s.planet_top - FIRST_PLANET] += 1
    s.planet_top = card
    s.searched = 1


def switch(s: NavState, seat: int, instrument: int, week: int, journal: Journal) -> None:
    """Two top cards change places."""
    other = s.weeks[week][-1]
    if instrument == ASTROLABE:
        mine = s.weeks[s.week][-1]
        s.weeks[s.week][-1] = other
    else:
        mine = s.top
        s.top = other
    s.weeks[week][-1] = mine
    journal.tell(E_SWITCH, seat, mine, other)


def quests_left(s: NavState) -> int:
    """How many quests are in the deck."""
    return sum(s.quest_deck)


def draw_quests(s: NavState, seat: int) -> None:
    """Two quests to choose from; the last one of the deck comes alone (15.1)."""
    for _ in range(min(2, quests_left(s))):
        ask(s, ASK_QUEST, seat)


def own_quest(s: NavState, seat: int) -> bool:
    """Whether the quest of the seat's continent is still in the deck."""
    return s.quest_deck[s.character[seat]] == 1
