"""Rules, chapter 8: space junk. One card for each rock that did not fit; nobody does anything else until all are settled.

`job` is the junk in hand, empty if there is none.
"""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.uranus.allowance import why_not_full
from perilune.games.uranus.cards import (
    card_moves,
    clear_pair,
    discard,
    gap_of,
    gaps,
    keep_stocked,
    look,
    tidy_old,
    why_not_card,
)
from perilune.games.uranus.content import COLOURS, GUN, MINE, MODULES, TRACKS, TUNNEL, Content
from perilune.games.uranus.messages import (
    CARD_GONE,
    CHANCE_DECIDES,
    E_ANOTHER_POINT,
    E_ERASED,
    E_JUNK,
    E_NO_EFFECT,
    E_REMOVED,
    E_SAVED,
    E_SECURED,
    E_SHOT_DOWN,
    E_SHUFFLED,
    E_TURNED_ASIDE,
    E_WIPED,
    JUNK_IN_HAND,
    MODULE_CLAIMED,
    NO_BOX,
    NO_SURPLUS,
    NOT_BEGUN,
    NOT_LOADED,
    SAME_MODULE,
    SAME_PATTERN,
)
from perilune.games.uranus.moon import hit, loaded, strikes, unload
from perilune.games.uranus.moves import DRAW_JUNK, IMPACT, LET_GO, SAVE, SECURE, SHOOT_DOWN, WIPE, Moves, among
from perilune.games.uranus.rocks import begun, fill, room
from perilune.games.uranus.state import DOWN, JUNK, LEFT, NOBODY, NONE, PATTERN, POINT, RIGHT, UranusState

# The places of a job.
STEP: Final = 0
SENDER: Final = 1
MODULE: Final = 2  # at which the rocks were sent
CARDS: Final = 3  # still to be drawn
TARGET: Final = 4  # the seat that is hit
AT: Final = 5  # the point of impact
SHAPE: Final = 6  # the impact card
ROCKS: Final = 7  # five counts: the surplus

# Its steps.
DRAW: Final = 0  # chance draws a junk card
HIT_POINT: Final = 1  # chance draws the point of a new impact
HIT_PATTERN: Final = 2  # and its pattern
STRUCK: Final = 3  # the target lays the pattern, or fires
CHOOSE_SAVED: Final = 4  # the sender says which rock falls on the sender's moon
CHOOSE_SECURED: Final = 5  # or goes to another module
CHOOSE_WIPED: Final = 6  # or which module is wiped out


def open_job(s: UranusState, sender: int, module: int, surplus: list[int], journal: Journal) -> None:
    """Rocks did not fit: so many cards are drawn."""
    s.job = [DRAW, sender, module, sum(surplus), NOBODY, NOBODY, NOBODY] + surplus
    s.junked[sender] += sum(surplus)
    stock_junk(s, journal)


def stock_junk(s: UranusState, journal: Journal) -> None:
    """When all cards are used, the discard pile is shuffled (8.13)."""
    if s.junk_bag == 0:
        s.junk_bag = s.junk_out
        s.junk_out = 0
        journal.tell(E_SHUFFLED, JUNK)


def next_card(s: UranusState, journal: Journal) -> None:
    """The card is settled: the next one, or the end; rocks that nobody secured go back to the supply."""
    if s.job[CARDS] > 0:
        s.job[STEP] = DRAW
        stock_junk(s, journal)
        return
    for colour in range(COLOURS):
        s.supply[colour] += s.job[ROCKS + colour]
    s.job = []


def decider(s: UranusState) -> int:
    """Who settles the junk now."""
    step = s.job[STEP]
    if step <= HIT_PATTERN:
        return CHANCE
    return s.job[TARGET] if step == STRUCK else s.job[SENDER]


def candidates(s: UranusState, content: Content, moves: Moves) -> list[Move]:
    """Everything that may settle this step."""
    step = s.job[STEP]
    if step == DRAW:
        return among(moves.junk.moves, s.junk_bag)
    if step == HIT_POINT:
        return card_moves(moves, POINT, s.bag[POINT])
    if step == HIT_PATTERN:
        return card_moves(moves, PATTERN, s.bag[PATTERN])
    if step == STRUCK:
        return moves.impact.moves + moves.shoot_down.moves
    if step == CHOOSE_SAVED:
        return moves.save.moves
    if step == CHOOSE_SECURED:
        return moves.secure.moves + moves.let_go.moves
    return moves.wipe.moves


def why_not(s: UranusState, content: Content, move: Move) -> int:
    """Whether a move settles the junk in hand."""
    job = s.job
    step = job[STEP]
    kind = move.kind
    if step == DRAW:
        if kind != DRAW_JUNK:
            return CHANCE_DECIDES
        return 0 if s.junk_bag >> move.a & 1 else CARD_GONE
    if step == HIT_POINT:
        return why_not_card(move, POINT, s.bag[POINT])
    if step == HIT_PATTERN:
        return why_not_card(move, PATTERN, s.bag[PATTERN])
    if kind < IMPACT or kind > WIPE:
        return JUNK_IN_HAND
    if step == STRUCK:
        if kind == IMPACT:
            same: int = content.impacts[job[SHAPE]].same[move.a]
            return because(SAME_PATTERN, same) if same != move.a else 0
        if kind == SHOOT_DOWN:
            return why_not_full(s, content, job[TARGET], GUN, NOT_LOADED)
    elif step == CHOOSE_SAVED:
        if kind == SAVE:
            return 0 if job[ROCKS + move.a] > 0 else because(NO_SURPLUS, move.a)
    elif step == CHOOSE_SECURED:
        if kind == SECURE:
            return why_not_secured(s, content, move.a, move.b)
        if kind == LET_GO:
            return 0
    elif kind == WIPE:
        return 0 if s.claimed[move.a] == NOBODY and begun(s, content, move.a) else because(NOT_BEGUN, move.a)
    return move.when


def why_not_secured(s: UranusState, content: Content, colour: int, module: int) -> int:
    """Whether a surplus rock can go to another module (8.6)."""
    if s.job[ROCKS + colour] == 0:
        return because(NO_SURPLUS, colour)
    if module == s.job[MODULE]:
        return because(SAME_MODULE, module)
    if s.claimed[module] != NOBODY:
        return because(MODULE_CLAIMED, module, s.claimed[module])
    return 0 if room(s, content, module, colour) > 0 else because(NO_BOX, module, colour)


def play(s: UranusState, content: Content, move: Move, journal: Journal) -> None:
    """Settle a step."""
    job = s.job
    step = job[STEP]
    if step == DRAW:
        s.junk_bag &= ~(1 << move.a)
        s.junk_out |= 1 << move.a
        job[CARDS] -= 1
        journal.tell(E_JUNK, job[SENDER], move.a)
        resolve(s, content, move.a + 1, journal)
    elif step == HIT_POINT:
        s.bag[POINT] &= ~(1 << move.a)
        new_point(s, content, move.a, journal)
    elif step == HIT_PATTERN:
        s.bag[PATTERN] &= ~(1 << move.a)
        job[SHAPE] = move.a
        job[STEP] = STRUCK
        if not strikes(s, job[TARGET], job[AT], journal):
            end_hit(s, journal)
    elif step == STRUCK:
        if move.kind == SHOOT_DOWN:
            unload(s, job[TARGET])
            journal.tell(E_SHOT_DOWN, job[TARGET])
        else:
            hit(s, content, job[TARGET], job[AT], job[SHAPE], move.a, journal)
        end_hit(s, journal)
    elif step == CHOOSE_SAVED:
        save(s, move.a, journal)
    elif step == CHOOSE_SECURED:
        if move.kind == SECURE:
            job[ROCKS + move.a] -= 1
            journal.tell(E_SECURED, job[SENDER], move.a, move.b)
            fill(s, content, job[SENDER], move.b, move.a, 1, journal)
        next_card(s, journal)
    else:
        wipe(s, move.a, journal)


def new_point(s: UranusState, content: Content, point: int, journal: Journal) -> None:
    """The point of a new impact is known; a volcano is safe until the first attack is over (2.8)."""
    job = s.job
    if s.attacks == 0 and point == content.moons[s.moons[job[TARGET]]].volcano:
        journal.tell(E_ANOTHER_POINT, job[TARGET])
        discard(s, POINT, point)
        keep_stocked(s, POINT, journal)
        return
    job[AT] = point
    job[STEP] = HIT_PATTERN
    keep_stocked(s, PATTERN, journal)


def end_hit(s: UranusState, journal: Journal) -> None:
    """The two cards of the new impact are discarded."""
    discard(s, POINT, s.job[AT])
    discard(s, PATTERN, s.job[SHAPE])
    next_card(s, journal)


def resolve(s: UranusState, content: Content, card: int, journal: Journal) -> None:
    """What a junk card does, by its number."""
    job = s.job
    sender = job[SENDER]
    if card == 1 or card == 2:
        turn_aside(s, gap_of(s, sender, RIGHT if card == 1 else LEFT), journal)
    elif card == 3 or card == 4:
        burst(s, gap_of(s, sender, RIGHT if card == 3 else LEFT), journal)
    elif card == 5:
        if one_colour(s) >= 0:
            save(s, one_colour(s), journal)
        else:
            job[STEP] = CHOOSE_SAVED
    elif card == 6:
        if can_secure(s, content):
            job[STEP] = CHOOSE_SECURED
        else:
            no_effect(s, journal)
    elif card == 7:
        s.marks[sender * TRACKS + TUNNEL] = 0
        s.marks[sender * TRACKS + MINE] = 0
        journal.tell(E_ERASED, sender)
        next_card(s, journal)
    elif card == 8:
        crash(s, (sender + s.seats - 1) % s.seats, journal)
    elif card == 9:
        crash(s, (sender + 1) % s.seats, journal)
    elif card == 10:
        crash(s, sender, journal)
    elif card == 11:
        fall(s, content, journal)
    else:
        storm(s, journal)


def no_effect(s: UranusState, journal: Journal) -> None:
    """The card finds nothing to do."""
    journal.tell(E_NO_EFFECT)
    next_card(s, journal)


def turn_aside(s: UranusState, gap: int, journal: Journal) -> None:
    """A new coordinate card comes face down; telescopes beside it turn it up (8.1, 8.2)."""
    if s.cards[gap * 2] == NONE:
        no_effect(s, journal)
        return
    keep_stocked(s, POINT, journal)
    discard(s, POINT, s.cards[gap * 2])
    s.cards[gap * 2] = DOWN
    tidy_old(s)
    journal.tell(E_TURNED_ASIDE, gap)
    look(s)
    next_card(s, journal)


def burst(s: UranusState, gap: int, journal: Journal) -> None:
    """The pair is removed (8.3, 8.4)."""
    if s.cards[gap * 2] == NONE:
        no_effect(s, journal)
        return
    clear_pair(s, gap)
    journal.tell(E_REMOVED, gap)
    next_card(s, journal)


def crash(s: UranusState, target: int, journal: Journal) -> None:
    """A moon is hit by a new impact, unless its race has flown (8.8 to 8.10)."""
    if s.flown[target] > 0:
        no_effect(s, journal)
        return
    s.job[TARGET] = target
    s.job[STEP] = HIT_POINT
    keep_stocked(s, POINT, journal)


def one_colour(s: UranusState) -> int:
    """The colour of the surplus if it has only one, else NOBODY."""
    found = NOBODY
    for colour in range(COLOURS):
        if s.job[ROCKS + colour] > 0:
            if found != NOBODY:
                return NOBODY
            found = colour
    return found


def save(s: UranusState, colour: int, journal: Journal) -> None:
    """A rock falls on the sender's moon unharmed, for the next round (8.5)."""
    s.job[ROCKS + colour] -= 1
    s.saved[s.job[SENDER] * COLOURS + colour] += 1
    journal.tell(E_SAVED, colour, s.job[SENDER])
    next_card(s, journal)


def can_secure(s: UranusState, content: Content) -> bool:
    """Whether a surplus rock would fit into another module."""
    for colour in range(COLOURS):
        for module in range(MODULES):
            if why_not_secured(s, content, colour, module) == 0:
                return True
    return False


def fall(s: UranusState, content: Content, journal: Journal) -> None:
    """A module that is begun but not complete is wiped out (8.11)."""
    open_ = [m for m in range(MODULES) if s.claimed[m] == NOBODY and begun(s, content, m)]
    if not open_:
        no_effect(s, journal)
    elif len(open_) == 1:
        wipe(s, open_[0], journal)
    else:
        s.job[STEP] = CHOOSE_WIPED


def wipe(s: UranusState, module: int, journal: Journal) -> None:
    """The rocks of a module go back to the supply."""
    lost = 0
    for colour in range(COLOURS):
        lost += s.filled[module * COLOURS + colour]
        s.supply[colour] += s.filled[module * COLOURS + colour]
        s.filled[module * COLOURS + colour] = 0
    journal.tell(E_WIPED, module, lost)
    next_card(s, journal)


def storm(s: UranusState, journal: Journal) -> None:
    """Every pair moves from a player's right to the player's left (8.12): the card says so."""
    last = (gaps(s) - 1) * 2
    s.cards = s.cards[last : last + 2] + s.cards[:last]
    look(s)
    next_card(s, journal)


def prompt(s: UranusState, content: Content) -> str:
    """The question to the decider."""
    step = s.job[STEP]
    if step == STRUCK:
        gun = ", or fire your space gun" if loaded(s, content, s.job[TARGET]) else ""
        return f"Space junk crashes into your moon: choose how the impact lies{gun}."
    if step == CHOOSE_SAVED:
        return "Which rock falls on your moon unharmed?"
    if step == CHOOSE_SECURED:
        return "A rock is caught in time: place it on another module, or let it go."
    return "Which module is wiped out?"
