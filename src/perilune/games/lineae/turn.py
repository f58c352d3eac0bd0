"""The sequence of a round: how each phase begins once the one before it is done."""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.games.lineae.content import (
    ALGAE,
    BASICS,
    COLUMNS,
    FARM,
    HYDROCARBON,
    KINDS,
    NONE,
    PRINTER,
    SCRUBBER,
    SLUICE,
    TERMINAL,
    TILES,
    WINGS,
    Content,
)
from perilune.games.lineae.goods import cargo_count, charge, serves, where_is
from perilune.games.lineae.job import DRAW_JOB, push
from perilune.games.lineae.messages import (
    E_ALGAE,
    E_END,
    E_END_ROCKETS,
    E_FINAL_DEBT,
    E_FINAL_MONEY,
    E_FINAL_PAIRS,
    E_FINAL_TECH,
    E_PROMOTE,
    E_ROUND,
    E_SUN,
)
from perilune.games.lineae.ocean import dissolve, icons, joined, sub_at
from perilune.games.lineae.reactor import can_use_reactor, markers
from perilune.games.lineae.state import ACTION, CLEANUP, FULL, GAME_END, NOTHING_YET, OVER, SUNLIGHT, OceanState
from perilune.games.lineae.tides import TILE_WIDTH
from perilune.games.lineae.workers import all_home


def begin_round(s: OceanState, content: Content, journal: Journal) -> None:
    """1. Sunlight: algae, electricity, then diesel in turn order."""
    s.round += 1
    s.stage = SUNLIGHT
    journal.tell(E_ROUND, s.round)
    if s.biogenesis == 1:
        grow_algae(s, content, journal)
    farm = where_is(s, content, FARM)
    for n in range(s.seats):
        seat = (s.first + n) % s.seats
        each = content.sunlight + (content.technologies[WINGS].amount if s.tech[WINGS] == seat else 0)
        if serves(s, farm, seat):
            each += farm_gain(content)
        journal.tell(E_SUN, seat, charge(s, content, seat, each * icons(s, s.vessel[seat])))
    s.asked = 0
    s.burnt = 0
    next_diesel(s, content, journal)


def farm_gain(content: Content) -> int:
    """What the Solar Farm adds to each icon (7.9)."""
    for card in content.colony:
        if card.effect == FARM:
            return card.amount
    return 0


def grow_algae(s: OceanState, content: Content, journal: Journal) -> None:
    """In the middle column of the top row of each vessel space that has sun enough (11.2)."""
    tides = content.tides
    grown = 0
    for tile in range(TILES):
        if icons(s, tile) < content.algae_sun or s.supply[ALGAE] == 0:
            continue
        cell = (tile * TILE_WIDTH + 1) * tides.rows + tides.top[s.locks * TILES + tile] - 1
        if s.cells[cell] == NONE and sub_at(s, cell) == NONE:
            s.cells[cell] = ALGAE
            s.supply[ALGAE] -= 1
            grown += 1
    if grown > 0:
        journal.tell(E_ALGAE, grown)


def smoke_reaches(s: OceanState, content: Content, seat: int, column: int) -> bool:
    """Whether the seat's burnt cube may go to the sky over this column (2.5)."""
    tile = column // TILE_WIDTH
    here = s.vessel[seat]
    return tile == here or (content.diesel_anywhere and joined(s, content, here, tile))


def can_burn(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the seat has a diesel decision to make (2.4, 2.5, 8.7)."""
    if s.cargo[seat * KINDS + HYDROCARBON] == 0:
        return False
    if s.tech[SCRUBBER] == seat:
        return s.burnt < content.technologies[SCRUBBER].amount
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
    begin_go(s, s.first)


def begin_go(s: OceanState, seat: int) -> None:
    """A seat's go."""
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
            begin_go(s, seat)
            return
    end_round(s, content, journal)


def can_do_without_workers(s: OceanState, content: Content, seat: int) -> bool:
    """Whether a seat without a free worker can sail or use its cards or the reactor (3.11)."""
    if s.tech[SLUICE] == seat and s.sluiced[seat] == 0:
        return True
    for tile in range(TILES):
        if tile != s.vessel[seat] and joined(s, content, s.vessel[seat], tile):
            return True
    return can_convert(s, content, seat) or can_use_reactor(s, content, seat)


def end_round(s: OceanState, content: Content, journal: Journal) -> None:
    """3. Cleanup, or the end of the game (10.1). Jupiter's step is the new number of the round that begins after it."""
    if s.round == content.rounds or rockets_left(s) == 0:
        begin_end(s, content, journal)
        return
    s.stage = CLEANUP
    dissolve(s, content, journal)
    all_home(s)
    promote(s, content, journal)
    if not s.jobs:
        begin_round(s, content, journal)


def rockets_left(s: OceanState) -> int:
    """How many rockets are still on the board."""
    count = 0
    for rocket in s.rockets:
        if rocket != NONE:
            count += 1
    return count


def promote(s: OceanState, content: Content, journal: Journal) -> None:
    """After some rounds a colony card comes to cover a basic action (7.2, 7.3)."""
    if s.game != FULL:
        return
    for space in range(BASICS):
        if content.covered_after[space] != s.round:
            continue
        lowest = NONE
        for tile in range(TILES):
            if s.row[tile] != NONE and (lowest == NONE or s.row[tile] < s.row[lowest]):
                lowest = tile
        if lowest != NONE:
            s.city[space] = s.row[lowest]
            s.row[lowest] = NONE
            journal.tell(E_PROMOTE, s.city[space], space)
            if s.deck:
                push(s, DRAW_JOB, CHANCE, lowest)
        elif s.deck:
            push(s, DRAW_JOB, CHANCE, TILES + space)


def begin_end(s: OceanState, content: Content, journal: Journal) -> None:
    """The game ends: technology counts (10.2), then those with immediate effects may use them."""
    s.stage = GAME_END
    journal.tell(E_END_ROCKETS if rockets_left(s) == 0 else E_END)
    for seat in range(s.seats):
        points = 0
        for card, owner in enumerate(s.tech):
            if owner == seat:
                points += content.technologies[card].vp
        s.vp[seat] += points
        if points > 0:
            journal.tell(E_FINAL_TECH, seat, points)
    s.asked = 0
    next_conversion(s, content, journal)


def next_conversion(s: OceanState, content: Content, journal: Journal) -> None:
    """The next seat that could use an immediate technology decides (10.3); then goods become points."""
    while s.asked < s.seats:
        seat = (s.first + s.asked) % s.seats
        if can_convert(s, content, seat):
            s.at = seat
            return
        s.asked += 1
    for seat in range(s.seats):
        money = s.money[seat] // content.dollars_per_vp
        pairs = 0
        for spot in range(seat * KINDS, seat * KINDS + KINDS):
            pairs += s.cargo[spot] // content.cubes_per_vp
        s.vp[seat] += money + pairs
        if money > 0:
            journal.tell(E_FINAL_MONEY, seat, money)
        if pairs > 0:
            journal.tell(E_FINAL_PAIRS, seat, pairs)
        lost = markers(s, seat) * content.penalty
        if lost > 0:
            s.vp[seat] -= lost
            journal.tell(E_FINAL_DEBT, seat, lost)
    s.stage = OVER


def can_convert(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the seat has an immediate technology and cubes for it."""
    count = cargo_count(s, seat)
    if s.tech[TERMINAL] == seat and count > 0:
        return True
    return s.tech[PRINTER] == seat and count >= content.technologies[PRINTER].amount
