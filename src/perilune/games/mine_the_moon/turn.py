"""The turn's sequence: how each phase begins once the one before it is done.

Task, Mine, Work, Launch; then the next turn, or the end.
"""

from perilune.core.journal import Journal
from perilune.games.mine_the_moon.content import (
    COLUMNS,
    KINDS,
    PADS,
    SHAKER,
    SITES,
    SLOTS,
    Content,
)
from perilune.games.mine_the_moon.messages import (
    E_GRANT,
    E_OVER,
    E_SPINS,
    E_TURN,
    E_WHITE_BOX,
    E_WHITE_DROPS,
    E_WHITE_LEAVES,
    E_WHITE_TO,
)
from perilune.games.mine_the_moon.robots import come_home, holds_anything
from perilune.games.mine_the_moon.rockets import is_full, launch, pad_to_fill
from perilune.games.mine_the_moon.state import (
    ABDUCTED,
    AT_HOME,
    IN_BOX,
    IN_CRATER,
    IN_CREW,
    IN_SILO,
    IN_TEAM,
    LAUNCH,
    MINE,
    NOBODY,
    ON_ROCKET,
    OVER,
    TASK,
    WORK,
    MoonState,
)
from perilune.games.mine_the_moon.workers import next_worker


def begin_task(s: MoonState, journal: Journal) -> None:
    """1. Task: top priority first."""
    s.turn += 1
    s.stage = TASK
    s.at = s.order[0]
    for seat in range(s.seats):
        s.passed[seat] = 0
    journal.tell(E_TURN, s.turn)


def begin_mine(s: MoonState, content: Content, journal: Journal) -> None:
    """2. Mine: who has robots at home places them; who holds resources may drop them; the others are ready at once."""
    s.stage = MINE
    for seat in range(s.seats):
        s.ready[seat] = 0 if s.home[seat] > 0 or holds_anything(s, seat) else 1
    if 0 not in s.ready:
        begin_spins(s, content, journal)


def begin_spins(s: MoonState, content: Content, journal: Journal) -> None:
    """The sealed robots are shown, and the wheel is spun as often as the rules say (3.3, 3.4)."""
    s.spins = spins(s, content)
    s.spun = []
    journal.tell(E_SPINS, s.spins)
    if s.spins == 0:
        end_mine(s, content, journal)


def spins(s: MoonState, content: Content) -> int:
    """By the leader's zone, and more for shakers, Tremblers and Quakers."""
    count = content.spins(max(s.dominance))
    for column in range(COLUMNS):
        if s.teams[SHAKER * COLUMNS + column] != NOBODY:
            count += content.commons[SHAKER].amount
    for spot in range(s.seats * SITES):
        building = s.sites[spot]
        if building >= 0:
            spec = content.buildings[building]
            if spec.action.quakes or (spec.action.shakes and s.crew[spot] > 0):
                count += spec.amount
    return count


def end_mine(s: MoonState, content: Content, journal: Journal) -> None:
    """What was not found comes home (3.9), and Work begins."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            spot = seat * KINDS + kind
            if s.crater[spot] > 0:
                come_home(s, seat, s.crater[spot], IN_CRATER, spot)
                s.crater[spot] = 0
        s.ready[seat] = 0
    begin_work(s, content, journal)


def begin_work(s: MoonState, content: Content, journal: Journal) -> None:
    """3. Work: teams that only shook the crater come home by themselves (4.7); the rest work in priority order."""
    s.stage = WORK
    s.work_order = s.order[:]
    for seat in range(s.seats):
        s.waits[seat] = 0
    shaker = content.commons[SHAKER]
    for column in range(COLUMNS):
        seat = s.teams[SHAKER * COLUMNS + column]
        if seat != NOBODY and shaker.dominance[column] == 0:
            team_home(s, content, SHAKER, column)
    for spot in range(s.seats * SITES):
        if s.crew[spot] > 0 and content.buildings[s.sites[spot]].action.shakes:
            crew_home(s, spot)
    go_on_working(s, content, journal)


def team_home(s: MoonState, content: Content, place: int, column: int) -> None:
    """The team of a common building goes home."""
    spot = place * COLUMNS + column
    come_home(s, s.teams[spot], content.commons[place].teams[column], IN_TEAM, spot)
    s.teams[spot] = NOBODY


def crew_home(s: MoonState, spot: int) -> None:
    """The team on a site of a moonbase goes home."""
    come_home(s, spot // SITES, s.crew[spot], IN_CREW, spot)
    s.crew[spot] = 0


def go_on_working(s: MoonState, content: Content, journal: Journal) -> None:
    """The next worker decides; Launch begins when all teams are home."""
    worker = next_worker(s, content)
    if worker == NOBODY:
        begin_launch(s, content, journal)
    else:
        s.at = worker


def begin_launch(s: MoonState, content: Content, journal: Journal) -> None:
    """4. Launch: full and accelerated rockets leave, pad by pad; then the deck refills the pads."""
    s.stage = LAUNCH
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (s.marked[pad] == 1 or is_full(s, content, pad)):
            launch(s, content, pad, journal)
    if pad_to_fill(s) < 0:
        end_turn(s, content, journal)


def end_turn(s: MoonState, content: Content, journal: Journal) -> None:
    """The white robot finds its owner (5.5), then the next turn begins or the game is over (6.1)."""
    subsidy(s, journal)
    if s.last_turn == s.turn:
        s.stage = OVER
        journal.tell(E_OVER)
    else:
        begin_task(s, journal)


def subsidy(s: MoonState, journal: Journal) -> None:
    """The white robot goes to the owner of the Grant, or to whoever is alone in last place, or to its box.

    It stays where it is if its owner stays the same, but no Abductor keeps it beyond the turn.
    """
    owner = s.grant if s.grant != NOBODY else alone_in_last_place(s)
    if owner == s.white_owner and s.white_where != ABDUCTED:
        return
    move_white(s, owner, journal)
    if owner == NOBODY:
        journal.tell(E_WHITE_BOX)
    elif owner == s.grant:
        journal.tell(E_GRANT, owner)
    else:
        journal.tell(E_WHITE_TO, owner)


def alone_in_last_place(s: MoonState) -> int:
    """The seat with the least Dominance, or NOBODY if several share it."""
    lowest = min(s.dominance)
    return s.dominance.index(lowest) if s.dominance.count(lowest) == 1 else NOBODY


def move_white(s: MoonState, to: int, journal: Journal) -> None:
    """The white robot leaves its place, drops what it holds (5.6) and goes to another seat's home or to its box."""
    owner, where, spot = s.white_owner, s.white_where, s.white_spot
    if where == AT_HOME:
        s.home[owner] -= 1
    elif where == IN_SILO:
        s.silo[spot] -= 1
        journal.tell(E_WHITE_DROPS, spot % KINDS, owner)
    elif where == ON_ROCKET:
        s.loaded[spot] = NOBODY
        journal.tell(E_WHITE_LEAVES, spot // SLOTS, s.pads[spot // SLOTS])
    elif where == ABDUCTED:
        s.held[spot] = NOBODY
    s.white_owner = to
    s.white_where = IN_BOX if to == NOBODY else AT_HOME
    s.white_spot = 0
    if to != NOBODY:
        s.home[to] += 1


def standings(s: MoonState) -> list[tuple[int, int, int]]:
    """What decides, for each seat: Dominance, then robots on rockets, then in the silos (6.3)."""
    silos = [sum(s.silo[seat * KINDS : (seat + 1) * KINDS]) for seat in range(s.seats)]
    return [(s.dominance[seat], s.loaded.count(seat), silos[seat]) for seat in range(s.seats)]
