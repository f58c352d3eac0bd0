"""Rules, chapter 3: workers on spaces. Who can stand where, who is bumped, and what hiring costs."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.lineae.content import DEPOSITS, NONE, ROW_SPACE, SPACES, Content, Space
from perilune.games.lineae.goods import card_of
from perilune.games.lineae.messages import (
    E_BUMP,
    E_BUMP_CARD,
    E_HIRE,
    E_PLACE,
    E_PLACE_CARD,
    NO_CARD_THERE,
    NO_WORKERS,
    NOT_THERE,
    ONE_AT_A_TIME,
    OUTNUMBERED,
    TOO_FEW_WORKERS,
)
from perilune.games.lineae.state import OceanState


def spec_of(s: OceanState, content: Content, space: int) -> Space:
    """What the space does now. A space over a vessel space must have a card."""
    card = card_of(s, space)
    return content.spaces[space] if card == NONE else content.colony[card]


def heads(s: OceanState, seat: int, power: int) -> int:
    """How many free workers count this much: boosted ones count 2 and go first (11.6)."""
    return power - min(s.boosted[seat], power // 2)


def why_not_reach(s: OceanState, seat: int, space: int) -> int:
    """0 if the space serves the seat's vessel (7.1)."""
    tile = space - ROW_SPACE
    if tile < 0:
        return 0
    if s.row[tile] == NONE:
        return because(NO_CARD_THERE, tile)
    return 0 if s.vessel[seat] == tile else because(NOT_THERE, s.row[tile], tile, s.vessel[seat])


def why_not_stand(s: OceanState, seat: int, space: int, power: int, multi: bool) -> int:
    """0 if workers of the seat that count this much can stand here (3.3, 3.4)."""
    if s.workers[seat] == 0:
        return NO_WORKERS
    if multi:
        return 0 if power == 1 else because(ONE_AT_A_TIME, space)
    if s.crew_seat[space] != NONE and power <= s.crew_power[space]:
        return because(OUTNUMBERED, s.crew_seat[space], s.crew_power[space])
    return because(TOO_FEW_WORKERS, s.workers[seat], power) if heads(s, seat, power) > s.workers[seat] else 0


def stand(s: OceanState, seat: int, space: int, power: int, multi: bool, journal: Journal) -> None:
    """The workers go there, and those who were there go home."""
    count = heads(s, seat, power)
    plain = s.workers[seat] - s.boosted[seat]
    strong = min(s.boosted[seat], power // 2)
    strong += max(0, count - strong - plain)
    s.workers[seat] -= count
    s.boosted[seat] -= strong
    card = card_of(s, space)
    if card == NONE:
        journal.tell(E_PLACE, seat, count, space)
    else:
        journal.tell(E_PLACE_CARD, seat, count, card)
    if multi:
        s.crowd[space * s.seats + seat] += count
        return
    bump(s, space, journal)
    s.crew_seat[space] = seat
    s.crew_workers[space] = count
    s.crew_power[space] = power
    s.crew_boosted[space] = strong


def bump(s: OceanState, space: int, journal: Journal) -> None:
    """The workers on this space go home."""
    owner = s.crew_seat[space]
    if owner == NONE:
        return
    s.workers[owner] += s.crew_workers[space]
    s.boosted[owner] += s.crew_boosted[space]
    card = card_of(s, space)
    if card == NONE:
        journal.tell(E_BUMP, owner, s.crew_workers[space], space)
    else:
        journal.tell(E_BUMP_CARD, owner, s.crew_workers[space], card)
    clear(s, space)


def clear(s: OceanState, space: int) -> None:
    """Nobody stands here any more."""
    s.crew_seat[space] = NONE
    s.crew_workers[space] = 0
    s.crew_power[space] = 0
    s.crew_boosted[space] = 0


def all_home(s: OceanState) -> None:
    """All workers and recruits come back from the board (9.3)."""
    for space in range(SPACES):
        if s.crew_seat[space] != NONE:
            s.workers[s.crew_seat[space]] += s.crew_workers[space]
            clear(s, space)
        for seat in range(s.seats):
            s.workers[seat] += s.crowd[space * s.seats + seat]
            s.crowd[space * s.seats + seat] = 0
    for seat in range(s.seats):
        s.workers[seat] += s.recruits[seat]
        s.recruits[seat] = 0
        s.boosted[seat] = 0


def crew_size(s: OceanState, content: Content, seat: int) -> int:
    """How many workers the seat has hired so far."""
    count = content.workers - s.reserve[seat]
    for spot in range(seat * DEPOSITS, seat * DEPOSITS + DEPOSITS):
        if s.tracks[spot] > 0:
            count -= 1
    return count


def hiring_price(s: OceanState, content: Content, seat: int, spec: Space) -> int:
    """As many dollars as there will be workers, less with the Training Academy (4.2, 7.6)."""
    return max(0, crew_size(s, content, seat) + 1 - spec.amount)


def recruit(s: OceanState, seat: int, price: int, journal: Journal) -> None:
    """A worker comes from the supply and waits for the end of the round."""
    s.money[seat] -= price
    s.bank += price
    s.reserve[seat] -= 1
    s.recruits[seat] += 1
    journal.tell(E_HIRE, seat, price)
