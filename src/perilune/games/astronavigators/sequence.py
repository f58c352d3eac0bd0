"""The sequence of play: how set-up, month and phases follow each other (rules, chapters 1 and 2).

`go_on` runs what needs no decision, until somebody or chance must answer.
"""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.cards.agendas import watch_december
from perilune.games.astronavigators.content import (
    BASIC,
    CONTINENTS,
    FIRST_PLANET,
    KINDS_OF_TILE,
    QUESTS,
    SETS,
    SEXTANT,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.ending import finish
from perilune.games.astronavigators.jobs import (
    ABOUT,
    ASK_CARD,
    ASK_FIRST,
    ASK_PILE,
    ASK_PLANET,
    ASK_SECOND,
    ASK_SHADOW,
    ASK_SUN,
    ASK_TOP,
    DRAW,
    FLIGHT,
    TRAVEL,
    ask,
)
from perilune.games.astronavigators.messages import (
    E_BAD,
    E_FIRST,
    E_MATCH,
    E_MONTH,
    E_PLANET_WAITS,
    E_SHADOW,
    E_SHUFFLE,
    E_START,
    E_TRAIN,
)
from perilune.games.astronavigators.state import (
    ACTION,
    ACTIVE,
    AGAIN,
    AGENDA,
    BEGIN,
    CALIBRATE,
    CLOSED_QUEST,
    DRAFT,
    FIRST_AND_FAST,
    HEAVENS,
    LAST_MONTH,
    MONTH,
    MONTH_END,
    MOON,
    NOBODY,
    ORRERY,
    OVER,
    RESOLUTION,
    RESOLVE,
    RESOLVED,
    SEXTANT_FIRST,
    SOLAR_SYSTEM,
    SOLO,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.week import resolve_on, trip_over
from perilune.games.astronavigators.world.flight import fly_on, shadow_after, shadow_before, spend_tokens
from perilune.games.astronavigators.world.orrery import move_planets
from perilune.games.astronavigators.world.trajectory import in_race, may_draw
from perilune.games.astronavigators.world.travel import turn_up


def go_on(s: NavState, c: Content, journal: Journal) -> None:
    """Everything that happens by itself."""
    while s.stage != OVER:
        if s.pending:
            if waits(s, c, journal):
                return
        elif s.stage == RESOLUTION:
            s.stage = RESOLVE
            s.week = 0
            if s.mode == SOLO and shadow_before(s, journal):
                finish(s, c, journal)
        elif s.stage == RESOLVE:
            if s.week < WEEKS:
                resolve_on(s, c, journal)
            else:
                s.stage = RESOLVED
                if s.mode == SOLO and shadow_after(s, journal):
                    finish(s, c, journal)
        elif s.stage == RESOLVED:
            end_resolution(s)
        elif s.stage == CALIBRATE:
            if s.week == WEEKS:
                s.stage = MONTH_END
            elif calibrate_on(s, journal):
                return
        elif s.stage == MONTH_END:
            planet_phase(s, c, journal)
        elif s.stage == MONTH:
            begin_month(s, c, journal)
        elif s.stage == HEAVENS:
            place_planets(s)
        elif s.stage == BEGIN:
            starting_tiles(s, c, journal)
        else:
            return


def waits(s: NavState, c: Content, journal: Journal) -> bool:
    """Whether what is in hand waits for an answer. If not, it has gone on by itself, or is over."""
    job = s.pending[-1]
    kind = job[KIND]
    if kind == FLIGHT:
        if fly_on(s, c, journal):
            return True
        after_flight(s, c, journal)
        return False
    over = False
    if job[SEAT] == CHANCE:
        over = not can_come(s, kind, job[ABOUT])
    elif kind == DRAW:
        over = not may_draw(s, job[SEAT])
    elif kind == TRAVEL:
        over = trip_over(s, c)
    if over:
        s.pending.pop()
    return not over


def can_come(s: NavState, question: int, about: int) -> bool:
    """Whether any card or tile is left with which chance can answer."""
    if question in (ASK_CARD, ASK_TOP):
        return sum(s.deck) > 0
    if question == ASK_SECOND:
        return sum(s.bag[about * KINDS_OF_TILE : (about + 1) * KINDS_OF_TILE]) > 0
    return True


# Set-up.


def begin_draft(s: NavState) -> None:
    """First and Fast: in seat order. Otherwise chance names who drafts first (9.1)."""
    s.stage = DRAFT
    if s.mode not in (FIRST_AND_FAST, SOLO):
        ask(s, ASK_FIRST, (1 << s.seats) - 1)


def end_draft(s: NavState) -> None:
    """Homes are taken; piles are turned up; the weeks get their first cards (1.4)."""
    for continent in range(CONTINENTS):
        ask(s, ASK_PILE, continent)
    for week in range(WEEKS):
        ask(s, ASK_CARD, week)
    ask(s, ASK_TOP, 0)
    if s.mode == FIRST_AND_FAST:
        s.stage = BEGIN
    else:
        s.stage = HEAVENS if s.mode >= SOLAR_SYSTEM else AGENDA


def starting_tiles(s: NavState, c: Content, journal: Journal) -> None:
    """Everybody takes the top tile of the home continent; it sets the starting NK (1.2)."""
    for seat in range(s.seats):
        home = s.character[seat]
        tile = s.pile_top[home]
        s.tiles[seat * CONTINENTS + home] = tile
        s.nk[seat] = c.tiles[tile].nk
        s.square[seat] = c.characters[home].home
        s.pad[seat] = s.square[seat]
        turn_up(s, c, home)
        journal.tell(E_START, seat, s.nk[seat])
    s.stage = MONTH
    if s.mode == FIRST_AND_FAST:
        best = max(s.nk)
        tied = 0
        for seat in range(s.seats):
            if s.nk[seat] == best:
                tied |= 1 << seat
        ask(s, ASK_FIRST, tied)
    else:
        journal.tell(E_FIRST, s.first)


def place_planets(s: NavState) -> None:
    """The next planet is placed: by the seats in turn, or by shadow and player in turn. Then the planet deck is shown (14.1, 18.2)."""
    placed = 0
    for spot in s.planets:
        if spot != NOBODY:
            placed += 1
    if placed == len(s.planets):
        s.offer[0] = NOBODY
        s.offer[1] = NOBODY
        ask(s, ASK_PLANET, 0)
        s.stage = AGENDA
        return
    s.stage = ORRERY
    s.at = (s.first + placed - 1) % s.seats
    if s.mode == SOLO:
        s.offer[0] = NOBODY
        s.offer[1] = NOBODY
        if placed % 2 == 1:
            ask(s, ASK_SHADOW, 0)
            ask(s, ASK_SUN, 0)


# The month.


def begin_month(s: NavState, c: Content, journal: Journal) -> None:
    """The weeks are filled: calibrated sets are compared, then the first player begins, or the Sextant's owner (2.1, 5.7, 15.5)."""
    journal.tell(E_MONTH, (s.round - 1) % YEAR)
    if s.round == 10 and s.mode != FIRST_AND_FAST:
        watch_december(s, c, journal)
    match(s, c, journal)
    if over(s):
        finish(s, c, journal)
        return
    s.lead = NOBODY
    s.turn = 0
    owner = sextant_owner(s)
    if owner == s.first:
        s.sextant = 1
    elif owner >= 0 and s.sextant == 1 and s.sextant_uses < s.seats and in_race(s, owner):
        s.stage = SEXTANT_FIRST
        s.at = owner
        return
    next_action(s)


def sextant_owner(s: NavState) -> int:
    """Who has the Sextant, or NOBODY."""
    for seat in range(s.seats):
        if s.quests[seat * QUESTS + SEXTANT] == CLOSED_QUEST:
            return seat
    return NOBODY


def match(s: NavState, c: Content, journal: Journal) -> None:
    """A set on the telescope or the attitude indicator that appears on a top card gives one more step."""
    shown = [cards[-1] for cards in s.weeks if cards]
    if s.planet_top >= 0:
        shown.append(s.planet_top)
    for seat in range(s.seats):
        for number in (s.sct[seat], s.ai[seat]):
            if number >= 0 and s.boost[seat] == 0:
                for card in shown:
                    if c.symbols[card][number] and s.boost[seat] == 0:
                        s.boost[seat] = 1
                        journal.tell(E_MATCH, seat)


def next_action(s: NavState) -> None:
    """The next seat chooses a week and an action; when all have, the weeks are resolved (2.2, 2.8)."""
    order: list[int] = []
    if s.lead != NOBODY:
        order.append(s.lead)
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        if in_race(s, seat) and seat != s.lead:
            order.append(seat)
    if s.turn < len(order):
        s.at = order[s.turn]
        s.stage = ACTION
    else:
        s.stage = RESOLUTION


def end_resolution(s: NavState) -> None:
    """Tokens on sextant and telescope are spent; calibration follows in week order (5.8)."""
    for seat in range(s.seats):
        spend_tokens(s, seat)
    s.stage = CALIBRATE
    s.week = 0


def calibrate_on(s: NavState, journal: Journal) -> bool:
    """The next seat in week order that has anything to decide in the calibration phase."""
    seat = s.who[s.week]
    if seat == NOBODY or not in_race(s, seat):
        s.week += 1
        return False
    if s.round == YEAR and s.astronaut[seat] == 0:
        s.astronaut[seat] = 1
        journal.tell(E_TRAIN, seat)
    if s.astronaut[seat] == 1 and not can_calibrate(s, seat):
        s.week += 1
        return False
    s.at = seat
    return True


def can_calibrate(s: NavState, seat: int) -> bool:
    """Whether an astronaut has any choice left in this calibration phase."""
    if 0 < s.place[seat] < MOON and s.aborts[seat * 2 + 1] == 0:
        return True
    if s.sxt[seat] == NOBODY:
        for phase in range(WEEKS):
            if s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN):
                return True
    active = 0
    for number in range(SETS):
        if s.sets[seat * SETS + number] == ACTIVE:
            active += 1
    return (s.sct[seat] == NOBODY and active > 0) or (s.sct[seat] != NOBODY and s.ai[seat] == NOBODY and active > 1)


def planet_phase(s: NavState, c: Content, journal: Journal) -> None:
    """The Sun moves on, planets move, the weeks get new cards, and the first player token is passed (2.9, 2.10)."""
    if s.round == LAST_MONTH or over(s):
        finish(s, c, journal)
        return
    s.round += 1
    for week in range(WEEKS):
        s.who[week] = NOBODY
        s.action[week] = 0
        s.via[week] = NOBODY
        s.brought[week] = NOBODY
        s.laid[week] = 0
    left = sum(s.deck) + (1 if s.top >= 0 else 0)
    if left < WEEKS:
        shuffle(s, journal)
    if s.top >= 0:
        s.weeks[0].append(s.top)
        s.top = NOBODY
    else:
        ask(s, ASK_CARD, 0)
    for week in range(1, WEEKS):
        ask(s, ASK_CARD, week)
    ask(s, ASK_TOP, 0)
    if s.mode >= SOLAR_SYSTEM:
        move_planets(s, c, s.round == YEAR + 1)
        next_planet_card(s, journal)
    if s.mode == SOLO:
        s.bad = (s.bad + 1) % WEEKS
        s.shadow = s.last_week if s.last_week != s.bad else (s.bad - 1) % WEEKS
        journal.tell(E_BAD, s.bad)
        journal.tell(E_SHADOW, s.shadow)
    s.first = (s.first + 1) % s.seats
    s.stage = MONTH


def next_planet_card(s: NavState, journal: Journal) -> None:
    """The planet card goes under the deck and the next one is turned up, unless it was searched out this month (14.2, 15.8)."""
    if s.searched == 1 and s.planet_top >= 0:
        s.searched = 0
        journal.tell(E_PLANET_WAITS, s.planet_top)
        return
    s.searched = 0
    if s.planet_top >= 0:
        s.planet_past[s.planet_top - FIRST_PLANET] += 1
        s.planet_top = NOBODY
    if sum(s.planet_deck) == 0:
        s.planet_deck, s.planet_past = s.planet_past, s.planet_deck
    if sum(s.planet_deck) > 0:
        ask(s, ASK_PLANET, 0)


def shuffle(s: NavState, journal: Journal) -> None:
    """All cards of the weeks but the four on top make a new deck (2.11)."""
    for cards in s.weeks:
        for card in cards[:-1]:
            if card < BASIC:
                s.deck[card] += 1
            else:
                s.planet_past[card - FIRST_PLANET] += 1
        if cards:
            del cards[:-1]
    journal.tell(E_SHUFFLE)


# The end.


def after_flight(s: NavState, c: Content, journal: Journal) -> None:
    """First and Fast ends with the first landing on the Moon (8.1)."""
    if s.mode == FIRST_AND_FAST and MOON in s.place:
        finish(s, c, journal)


def over(s: NavState) -> bool:
    """Whether nobody can act any more."""
    for seat in range(s.seats):
        if in_race(s, seat):
            return False
    return True
