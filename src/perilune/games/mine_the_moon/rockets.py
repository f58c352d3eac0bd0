"""Rockets: dealing them, loading them, launching them. Used by Set-up, Mine, Work and Launch."""

from perilune.core.journal import Journal
from perilune.games.mine_the_moon.content import EMPTY, NO_SITE, OWN_PAD, PADS, SLOTS, Content
from perilune.games.mine_the_moon.messages import (
    E_APPEARS,
    E_DEAL,
    E_DECK_EMPTY,
    E_DECK_OUT,
    E_LAST_TURN,
    E_LAUNCH,
    E_SCORE,
)
from perilune.games.mine_the_moon.robots import come_home
from perilune.games.mine_the_moon.state import BEYOND_TRACK, DECK_OUT, NOBODY, ON_ROCKET, MoonState


def gain(s: MoonState, content: Content, seat: int, points: int, journal: Journal) -> None:
    """Dominance goes up; beyond the end of the track the last turn is announced (6.1)."""
    s.dominance[seat] += points
    if s.last_turn == 0 and s.dominance[seat] > content.end_above:
        announce_end(s, BEYOND_TRACK)
        journal.tell(E_LAST_TURN, seat)


def announce_end(s: MoonState, why: int) -> None:
    """This turn is finished, and one more is played."""
    s.last_turn = s.turn + 1
    s.last_why = why


def pad_owner(s: MoonState, content: Content) -> int:
    """The seat with a launchpad of its own, or NOBODY."""
    for seat in range(s.seats):
        if content.bases[s.bases[seat]].own_pad:
            return seat
    return NOBODY


def pad_to_fill(s: MoonState) -> int:
    """The next empty launchpad that the deck can fill, or -1 (5.4)."""
    if s.deck:
        for pad in range(PADS):
            if s.pads[pad] == EMPTY:
                return pad
    return -1


def deal(s: MoonState, card: int, journal: Journal) -> None:
    """A rocket from the deck stands on the next empty pad."""
    pad = pad_to_fill(s)
    s.pads[pad] = card
    journal.tell(E_DEAL, card, pad)
    leave_deck(s, card, journal)


def leave_deck(s: MoonState, card: int, journal: Journal) -> None:
    """A card leaves the deck. When it was the last one, everybody is told what that means (6.2)."""
    s.deck.remove(card)
    if not s.deck:
        journal.tell(E_DECK_EMPTY)
        end_if_pad_stays_empty(s, journal)


def end_if_pad_stays_empty(s: MoonState, journal: Journal) -> None:
    """A launchpad that cannot be refilled announces the last turn (6.2)."""
    if s.last_turn == 0 and not s.deck and EMPTY in s.pads:
        announce_end(s, DECK_OUT)
        journal.tell(E_DECK_OUT, s.pads.index(EMPTY))


def is_full(s: MoonState, content: Content, pad: int) -> bool:
    """Whether every slot of the rocket on this pad is loaded."""
    if s.pads[pad] < 0:
        return False
    for slot in range(content.rockets[s.pads[pad]].slots):
        if s.loaded[pad * SLOTS + slot] == NOBODY:
            return False
    return True


def launch(s: MoonState, content: Content, pad: int, journal: Journal) -> None:
    """The rocket leaves: its cargo scores, its robots go home, the building on its back becomes available (5.2, 5.3)."""
    rocket = content.rockets[s.pads[pad]]
    journal.tell(E_LAUNCH, s.pads[pad], pad)
    for slot in range(rocket.slots):
        spot = pad * SLOTS + slot
        seat = s.loaded[spot]
        if seat != NOBODY:
            journal.tell(E_SCORE, seat, rocket.values[slot], s.pads[pad])
            gain(s, content, seat, rocket.values[slot], journal)
            come_home(s, seat, 1, ON_ROCKET, spot)
            s.loaded[spot] = NOBODY
    s.stock[rocket.back] += 1
    journal.tell(E_APPEARS, rocket.back)
    s.pads[pad] = EMPTY
    s.marked[pad] = 0
    end_if_pad_stays_empty(s, journal)


def launch_all(s: MoonState, content: Content, journal: Journal) -> None:
    """All Rockets Launch, the empty ones too (3.7)."""
    for pad in range(PADS):
        if s.pads[pad] >= 0:
            launch(s, content, pad, journal)


def pads_at_start(seats: int, own_pad: bool) -> list[int]:
    """A and B, with 4-5 players C, and the own pad of a launch base (1.3)."""
    pads = [EMPTY, EMPTY, EMPTY if seats >= 4 else NO_SITE, NO_SITE]
    if own_pad:
        pads[OWN_PAD] = EMPTY
    return pads
