"""Quests of the Solar System mode: taking and completing them, and who has which instrument (rules, chapter 15)."""

from perilune.core.journal import Journal
from perilune.games.astronavigators.cards.agendas import has_card
from perilune.games.astronavigators.content import (
    QUESTS,
    SEXTANT,
    Content,
)
from perilune.games.astronavigators.jobs import ASK_QUEST, ask
from perilune.games.astronavigators.messages import (
    E_QUEST_DONE,
)
from perilune.games.astronavigators.state import CLOSED_QUEST, OPEN_QUEST, YEAR, NavState


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
