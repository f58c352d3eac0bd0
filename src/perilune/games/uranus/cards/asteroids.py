"""The pairs of cards between the moons, and their decks.

Gap g lies to the left of seat g; the gap to a seat's right is the one before. With one or two players there are two gaps.
A deck is a bag: face-down cards are drawn from it when they are turned up. When it runs out, the cards that still
lie face down are all that is left of it (`old`), and the discard pile becomes the new bag.
"""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.pending import ARGS, KIND
from perilune.games.uranus.content import TELESCOPE, Content
from perilune.games.uranus.hexes import count
from perilune.games.uranus.messages import CARD_GONE, CHANCE_DECIDES, E_PATTERN, E_POINT, E_SHUFFLED, E_VOLCANO_SAFE
from perilune.games.uranus.moves import DRAW_PATTERN, DRAW_POINT, Moves, among
from perilune.games.uranus.state import DOWN, LEFT, NONE, OLD, PATTERN, POINT, TURN_UP, UranusState

GAP: Final = ARGS  # of a TURN_UP: the gap whose cards chance turns up now


def gaps(s: UranusState) -> int:
    """How many pairs of cards there are."""
    return s.seats if s.seats > 2 else 2


def gap_of(s: UranusState, seat: int, side: int) -> int:
    """The gap to the left or the right of a moon."""
    if side == LEFT:
        return seat
    return seat - 1 if seat > 0 else gaps(s) - 1


def beside(s: UranusState, gap: int) -> list[int]:
    """The seats whose moons a pair hits."""
    if s.seats == 1:
        return [0]
    return [gap, gap + 1 if gap + 1 < s.seats else 0]


def neighbours(s: UranusState, seat: int) -> list[int]:
    """The seats that a seat may help: the next ones to the left and right whose races have not flown (6.4)."""
    found: list[int] = []
    for step in (1, s.seats - 1):
        other = (seat + step) % s.seats
        while other != seat and s.flown[other] > 0:
            other = (other + step) % s.seats
        if other != seat and other not in found:
            found.append(other)
    return found


def watched(s: UranusState, gap: int) -> bool:
    """Whether a race beside the gap, still on its moon, has telescopes (5.11)."""
    for seat in beside(s, gap):
        if s.flown[seat] == 0 and s.known[seat] & 1:
            return True
    return False


def down(card: int) -> bool:
    """Whether there is a card that nobody has seen."""
    return card <= DOWN


def look(s: UranusState) -> None:
    """Chance must turn the next pair up: any in an attack, else those beside telescopes."""
    if turning_up(s):
        s.pending.pop()
    for gap in range(gaps(s)):
        if down(s.cards[gap * 2]) or down(s.cards[gap * 2 + 1]):
            if s.revealing == 1 or watched(s, gap):
                s.pending.append([TURN_UP, CHANCE, gap])
                return


def turning_up(s: UranusState) -> bool:
    """Whether chance turns cards up now."""
    return len(s.pending) > 0 and s.pending[-1][KIND] == TURN_UP


def keep_stocked(s: UranusState, which: int, journal: Journal) -> None:
    """A card is about to be taken from a deck: shuffle the discard pile if the deck has none but face-down cards left (2.11)."""
    lying = 0
    for gap in range(gaps(s)):
        if s.cards[gap * 2 + which] == DOWN:
            lying += 1
    if count(s.bag[which]) > lying:
        return
    for gap in range(gaps(s)):
        if s.cards[gap * 2 + which] == DOWN:
            s.cards[gap * 2 + which] = OLD
    s.old[which] |= s.bag[which]
    s.bag[which] = s.out[which]
    s.out[which] = 0
    journal.tell(E_SHUFFLED, which)


def deal_pairs(s: UranusState, journal: Journal) -> None:
    """A new face-down pair in every gap (1.5, 2.10)."""
    for gap in range(gaps(s)):
        for which in (POINT, PATTERN):
            keep_stocked(s, which, journal)
            s.cards[gap * 2 + which] = DOWN
    look(s)


def discard(s: UranusState, which: int, card: int) -> None:
    """A card that everybody has seen goes to its discard pile; one that nobody has seen goes back into its deck."""
    if card >= 0:
        s.out[which] |= 1 << card


def clear_pair(s: UranusState, gap: int) -> None:
    """The pair leaves its gap."""
    for which in (POINT, PATTERN):
        discard(s, which, s.cards[gap * 2 + which])
        s.cards[gap * 2 + which] = NONE
    tidy_old(s)


def tidy_old(s: UranusState) -> None:
    """Old cards that no longer lie anywhere go to the discard pile."""
    for which in (POINT, PATTERN):
        if s.old[which] != 0:
            lying = False
            for gap in range(gaps(s)):
                if s.cards[gap * 2 + which] == OLD:
                    lying = True
            if not lying:
                s.out[which] |= s.old[which]
                s.old[which] = 0


def to_turn_up(s: UranusState) -> int:
    """Which card of the pair that is turned up comes next."""
    return POINT if down(s.cards[s.pending[-1][GAP] * 2]) else PATTERN


def source(s: UranusState) -> int:
    """What the card that is turned up now may be, as bits."""
    which = to_turn_up(s)
    return s.old[which] if s.cards[s.pending[-1][GAP] * 2 + which] == OLD else s.bag[which]


def card_moves(moves: Moves, which: int, bits: int) -> list[Move]:
    """The moves of chance for the cards of a bag."""
    return among(moves.point.moves if which == POINT else moves.pattern.moves, bits)


def why_not_card(move: Move, which: int, bits: int) -> int:
    """Chance draws a card that is in the bag."""
    if move.kind != (DRAW_POINT if which == POINT else DRAW_PATTERN):
        return CHANCE_DECIDES
    return 0 if bits >> move.a & 1 else CARD_GONE


def turn_up(s: UranusState, move: Move, journal: Journal) -> None:
    """Chance has drawn the face of the pair's next card."""
    which = to_turn_up(s)
    gap = s.pending[-1][GAP]
    place = gap * 2 + which
    if s.cards[place] == OLD:
        s.old[which] &= ~(1 << move.a)
    else:
        s.bag[which] &= ~(1 << move.a)
    s.cards[place] = move.a
    journal.tell(E_POINT if which == POINT else E_PATTERN, gap, move.a)
    tidy_old(s)
    look(s)


def replace_on_volcanoes(s: UranusState, content: Content, journal: Journal) -> None:
    """In the first attack, a pair that points at a volcano beside it is replaced (2.8)."""
    if s.attacks > 0:
        return
    for gap in range(gaps(s)):
        for seat in beside(s, gap):
            if s.flown[seat] == 0 and s.cards[gap * 2] == content.moons[s.moons[seat]].volcano:
                journal.tell(E_VOLCANO_SAFE, seat, gap)
                clear_pair(s, gap)
                for which in (POINT, PATTERN):
                    keep_stocked(s, which, journal)
                    s.cards[gap * 2 + which] = DOWN
    look(s)


def learn(s: UranusState, seat: int, tech: int) -> None:
    """A race knows a technology from now on; `tech` counts from 0."""
    s.known[seat] |= 1 << tech
    if tech == TELESCOPE - TELESCOPE:
        look(s)
