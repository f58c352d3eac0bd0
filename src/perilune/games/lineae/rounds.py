"""The sequence of a round: how each phase begins once the one before it is done."""

from perilune.core.journal import Journal
from perilune.games.lineae.cards.biogenesis import grow_algae
from perilune.games.lineae.cards.colony import farm_gain
from perilune.games.lineae.cards.technology import ANY_CARD, usable
from perilune.games.lineae.content import COLUMNS, HYDROCARBON, KINDS, NONE, TILES, Content
from perilune.games.lineae.goods import charge
from perilune.games.lineae.messages import E_ROUND, E_SUN
from perilune.games.lineae.p3_cleanup import clean_up
from perilune.games.lineae.p4_end import begin_end, next_conversion, rockets_left
from perilune.games.lineae.reactor import can_use_reactor
from perilune.games.lineae.state import ACTION, CLEANUP, GAME_END, NOTHING_YET, SUNLIGHT, OceanState
from perilune.games.lineae.world.ocean import icons, joined
from perilune.games.lineae.world.tides import TILE_WIDTH


def begin_round(s: OceanState, content: Content, journal: Journal) -> None:
    """1. Sunlight: algae, electricity, then diesel in turn order."""
    s.round += 1
    s.stage = SUNLIGHT
    journal.tell(E_ROUND, s.round)
    if s.biogenesis == 1:
        grow_algae(s, content, journal)
    for n in range(s.seats):
        seat = (s.first + n) % s.seats
        each = content.sunlight.of(s, seat) + farm_gain(s, content, seat)
        journal.tell(E_SUN, seat, charge(s, content, seat, each * icons(s, s.vessel[seat])))
    s.asked = 0
    s.burnt = 0
    next_diesel(s, content, journal)


def smoke_reaches(s: OceanState, content: Content, seat: int, column: int) -> bool:
    """Whether the seat's burnt cube may go to the sky over this column (2.5)."""
    tile = column // TILE_WIDTH
    here = s.vessel[seat]
    return tile == here or (content.diesel_anywhere and joined(s, content, here, tile))


def can_burn(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the seat has a diesel decision to make (2.4, 2.5, 8.7)."""
    if s.cargo[seat * KINDS + HYDROCARBON] == 0:
        return False
    clean = content.clean_diesel.of(s, seat)
    if clean > 0:
        return s.burnt < clean
    if s.burnt > 0:
        return False
    for column in range(COLUMNS):
        if s.air[column] == NONE and smoke_reaches(s, content, seat, column):
            return True
    return False


def next_diesel(s: OceanState, content: Content, journal: Journal) -> None:
    """The next seat that can burn something decides; then the Action Phase begins."""
    while s.asked < s.seats:
        seat = (s.first + s.asked) % s.seats
        if can_burn(s, content, seat):
            s.at = seat
            return
        s.asked += 1
        s.burnt = 0
    begin_action(s)


def begin_action(s: OceanState) -> None:
    """2. Action: the first player begins."""
    s.stage = ACTION
    for seat in range(s.seats):
        s.passed[seat] = 0
        s.sluiced[seat] = 0
    begin_turn(s, s.first)


def begin_turn(s: OceanState, seat: int) -> None:
    """A seat's turn."""
    s.at = seat
    s.acted = NOTHING_YET
    s.sailed = 0
    s.borrowed = 0
    s.converted = 0
    s.swept = 0
    s.carried = []


def next_turn(s: OceanState, content: Content, journal: Journal) -> None:
    """The next seat clockwise that has not passed and can do something; without one the round is over (3.11)."""
    for n in range(1, s.seats + 1):
        seat = (s.at + n) % s.seats
        if s.passed[seat] == 0 and (s.workers[seat] > 0 or can_do_without_workers(s, content, seat)):
            begin_turn(s, seat)
            return
    end_round(s, content, journal)


def can_do_without_workers(s: OceanState, content: Content, seat: int) -> bool:
    """Whether a seat without a free worker can sail or use its cards or the reactor (3.11)."""
    if usable(s, content, seat, ANY_CARD):
        return True
    for tile in range(TILES):
        if tile != s.vessel[seat] and joined(s, content, s.vessel[seat], tile):
            return True
    return can_use_reactor(s, content, seat)


def end_round(s: OceanState, content: Content, journal: Journal) -> None:
    """3. Cleanup, or the end of the game (10.1)."""
    if s.round == content.rounds or rockets_left(s) == 0:
        begin_end(s, content, journal)
        return
    clean_up(s, content, journal)
    resume(s, content, journal)


def resume(s: OceanState, content: Content, journal: Journal) -> None:
    """A job is done. If nothing else is in hand, the phase that has waited for it goes on."""
    if s.pending:
        return
    if s.stage == CLEANUP:
        begin_round(s, content, journal)
    elif s.stage == GAME_END:
        next_conversion(s, content, journal)
