"""Rules, chapter 8: space junk. One card for each rock that did not fit; nobody does anything else until all are settled (4.9).

The junk in hand is a job, and what a card asks for is a job above it. What each card does is in junk_cards.py.
"""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.pending import ARGS, KIND
from perilune.games.uranus.content import COLOURS, MODULES, Content
from perilune.games.uranus.messages import E_SAVED, E_SHUFFLED, E_WIPED, MODULE_CLAIMED, NO_BOX, NO_SURPLUS, SAME_MODULE
from perilune.games.uranus.rocks import room
from perilune.games.uranus.state import JUNK, NOBODY, SPACE_JUNK, STRUCK, UranusState

# The junk in hand.
SENDER: Final = ARGS
MODULE: Final = ARGS + 1  # at which the rocks were sent
CARDS: Final = ARGS + 2  # still to be drawn
ROCKS: Final = ARGS + 3  # five counts: the surplus

# A new impact: HIT_POINT, then HIT_PATTERN, then STRUCK.
TARGET: Final = ARGS  # the seat that is hit
AT: Final = ARGS + 1  # the point of impact, NOBODY before it is drawn
SHAPE: Final = ARGS + 2  # the impact card, likewise


def begin_junk(s: UranusState, sender: int, module: int, surplus: list[int], journal: Journal) -> None:
    """Rocks did not fit: so many cards are drawn."""
    s.pending.append([SPACE_JUNK, CHANCE, sender, module, sum(surplus)] + surplus)
    s.junked[sender] += sum(surplus)
    stock_junk(s, journal)


def has_junk(s: UranusState) -> bool:
    """Whether space junk is in hand."""
    return len(s.pending) > 0 and s.pending[0][KIND] == SPACE_JUNK


def junk_in_hand(s: UranusState) -> list[int]:
    """The job of the junk, below everything that its cards ask for."""
    return s.pending[0]


def is_struck(s: UranusState, seat: int) -> bool:
    """Whether the seat must lay a new impact of space junk now."""
    return len(s.pending) > 0 and s.pending[-1][KIND] == STRUCK and s.pending[-1][TARGET] == seat


def stock_junk(s: UranusState, journal: Journal) -> None:
    """When all cards are used, the discard pile is shuffled (8.13)."""
    if s.junk_bag == 0:
        s.junk_bag = s.junk_out
        s.junk_out = 0
        journal.tell(E_SHUFFLED, JUNK)


def next_card(s: UranusState, journal: Journal) -> None:
    """A card is settled: the next one, or the end; rocks that nobody secured go back to the supply."""
    junk = junk_in_hand(s)
    if junk[CARDS] > 0:
        stock_junk(s, journal)
        return
    for colour in range(COLOURS):
        s.supply[colour] += junk[ROCKS + colour]
    s.pending.pop()


def why_not_secured(s: UranusState, content: Content, colour: int, module: int) -> int:
    """Whether a surplus rock can go to another module (8.6)."""
    junk = junk_in_hand(s)
    if junk[ROCKS + colour] == 0:
        return because(NO_SURPLUS, colour)
    if module == junk[MODULE]:
        return because(SAME_MODULE, module)
    if s.claimed[module] != NOBODY:
        return because(MODULE_CLAIMED, module, s.claimed[module])
    return 0 if room(s, content, module, colour) > 0 else because(NO_BOX, module, colour)


def can_secure(s: UranusState, content: Content) -> bool:
    """Whether a surplus rock would fit into another module."""
    for colour in range(COLOURS):
        for module in range(MODULES):
            if why_not_secured(s, content, colour, module) == 0:
                return True
    return False


def save(s: UranusState, colour: int, journal: Journal) -> None:
    """A rock falls on the sender's moon unharmed, for the next round (8.5)."""
    junk = junk_in_hand(s)
    junk[ROCKS + colour] -= 1
    s.saved[junk[SENDER] * COLOURS + colour] += 1
    journal.tell(E_SAVED, colour, junk[SENDER])


def wipe(s: UranusState, module: int, journal: Journal) -> None:
    """The rocks of a module go back to the supply (8.11)."""
    lost = 0
    for colour in range(COLOURS):
        lost += s.filled[module * COLOURS + colour]
        s.supply[colour] += s.filled[module * COLOURS + colour]
        s.filled[module * COLOURS + colour] = 0
    journal.tell(E_WIPED, module, lost)
