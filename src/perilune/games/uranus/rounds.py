"""How a round goes on: what happens by itself between the phases. All seats act at once; the last one to be ready ends a phase."""

from perilune.core.journal import Journal
from perilune.games.uranus.cards.asteroids import clear_pair, deal_pairs, gap_of, gaps, look, replace_on_volcanoes, turning_up
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.concede import end_if_agreed
from perilune.games.uranus.content import FORT, MINE, PAD, SPACESHIP, TELESCOPE, TRACKS, TUNNEL, Content
from perilune.games.uranus.hexes import count
from perilune.games.uranus.messages import E_ATTACK, E_LOST, E_NEW_CARDS, E_ROUND, E_UNUSED, E_WON
from perilune.games.uranus.moon import erupt, loaded, strikes, track
from perilune.games.uranus.rocks import free_homes, produce, return_all
from perilune.games.uranus.state import ATTACK, BUILDING, LEFT, MINING, NOBODY, OVER, RIGHT, USING, UranusState


def waiting_for(s: UranusState) -> list[int]:
    """The seats that are not ready."""
    return [seat for seat in range(s.seats) if s.ready[seat] == 0]


def begin_round(s: UranusState, content: Content, journal: Journal) -> None:
    """The marker moves on, perhaps to the end; eruptions spread; perhaps asteroids attack (2.1, 2.2, 2.9, 6.6)."""
    s.space += 1
    if s.space >= content.end:
        s.stage = OVER
        s.pending = []
        journal.tell(E_LOST)
        return
    journal.tell(E_ROUND, s.space)
    for seat in range(s.seats):
        if s.flown[seat] == 0:
            erupt(s, content, seat, journal)
    end_if_agreed(s, journal)
    if s.stage == OVER:
        return
    if content.attacks[s.space]:
        journal.tell(E_ATTACK)
        s.stage = ATTACK
        s.revealing = 1
        look(s)
        go_on_revealing(s, content, journal)
    else:
        begin_mining(s, content, journal)


def go_on_revealing(s: UranusState, content: Content, journal: Journal) -> None:
    """When all cards are up, each seat faces the attacks from its left and right."""
    if s.revealing == 0 or turning_up(s):
        return
    replace_on_volcanoes(s, content, journal)
    if turning_up(s):
        return
    s.revealing = 0
    for seat in range(s.seats):
        s.ready[seat] = 1
        s.todo[seat] = 0
        s.facing[seat] = NOBODY
        if s.flown[seat] == 0:
            for side in (LEFT, RIGHT):
                if s.cards[gap_of(s, seat, side) * 2] >= 0:
                    s.todo[seat] |= 1 << side
            if take_attacks(s, seat, journal):
                s.ready[seat] = 0
    if 0 not in s.ready:
        end_attack(s, content, journal)


def take_attacks(s: UranusState, seat: int, journal: Journal) -> bool:
    """Strike out attacks on dark points (2.6) and face the only one left. False if there is none."""
    for side in (LEFT, RIGHT):
        if s.todo[seat] >> side & 1 and not strikes(s, seat, s.cards[gap_of(s, seat, side) * 2], journal):
            s.todo[seat] &= ~(1 << side)
    s.facing[seat] = NOBODY
    if s.todo[seat] == 1 << LEFT:
        s.facing[seat] = LEFT
    elif s.todo[seat] == 1 << RIGHT:
        s.facing[seat] = RIGHT
    return s.todo[seat] != 0


def end_attack(s: UranusState, content: Content, journal: Journal) -> None:
    """The used pairs are discarded, and every gap gets a new one (2.10)."""
    s.attacks += 1
    for gap in range(gaps(s)):
        clear_pair(s, gap)
    journal.tell(E_NEW_CARDS)
    deal_pairs(s, journal)
    begin_mining(s, content, journal)


def begin_mining(s: UranusState, content: Content, journal: Journal) -> None:
    """All mines produce; only the Falkafreedi have something to decide (3.1, 7.3, 7.4)."""
    s.stage = MINING
    produce(s, content, journal)
    s.doubled = 0
    s.donated = 0
    for seat in range(s.seats):
        s.ready[seat] = 0 if ability_of(s, seat).doubles and s.flown[seat] == 0 and s.mines[seat] else 1
    if 0 not in s.ready:
        begin_using(s, content, journal)


def begin_using(s: UranusState, content: Content, journal: Journal) -> None:
    """Each seat with a set decides."""
    s.stage = USING
    for seat in range(s.seats):
        s.ready[seat] = 0 if seat in s.set_owner else 1
        s.launched[seat] = 0
        s.launches_left[seat] = count(s.pads[seat])
    if 0 not in s.ready:
        begin_building(s, content, journal)


def begin_building(s: UranusState, content: Content, journal: Journal) -> None:
    """What was not used goes back to the supply (4.11); then each seat that has something to build or use decides."""
    for seat in range(s.seats):
        unused = s.set_owner.count(seat)
        if unused > 0:
            journal.tell(E_UNUSED, seat, unused)
    return_all(s)
    s.stage = BUILDING
    for seat in range(s.seats):
        s.ready[seat] = 0 if busy(s, content, seat) else 1
    if 0 not in s.ready:
        end_building(s, content, journal)


def busy(s: UranusState, content: Content, seat: int) -> bool:
    """Whether the seat has anything to do in phase 4."""
    if s.flown[seat] > 0:
        return False
    marks = s.marks[seat * TRACKS : (seat + 1) * TRACKS]
    for number in (TUNNEL, MINE, FORT, PAD):
        if track(s, content, seat, number).values[marks[number]] > 0:
            return True
    if loaded(s, content, seat) or may_fly(s, content, seat):
        return True
    ability = ability_of(s, seat)
    if ability.removes_free:
        moon = content.moons[s.moons[seat]]
        return s.mines[seat] & ~moon.mines != 0 or any(s.tunnels[seat * 3 : seat * 3 + 3])
    if ability.teaches(s):
        for number in range(TELESCOPE, TRACKS):
            if marks[number] >= track(s, content, seat, number).steps:
                return True
    return False


def may_fly(s: UranusState, content: Content, seat: int) -> bool:
    """Whether the race could leave now (6.1)."""
    return s.pads[seat] != 0 and s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 1 and len(free_homes(s, content)) > 0


def end_building(s: UranusState, content: Content, journal: Journal) -> None:
    """What was not built is lost; the next round begins."""
    for seat in range(s.seats):
        s.tunnels_left[seat] = 0
        s.mines_left[seat] = 0
        s.owed_mines[seat] = 0
        s.owed_forts[seat] = 0
    begin_round(s, content, journal)


def win(s: UranusState, journal: Journal) -> None:
    """The last race has flown (6.5)."""
    s.stage = OVER
    journal.tell(E_WON)
