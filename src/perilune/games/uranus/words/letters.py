"""The letters of sets, on the board, on buttons and in the log: that of the first mine of a network, by the order of all mines."""

from perilune.games.uranus.hexes import BIT, HEXES, hexes_of
from perilune.games.uranus.moon import networks
from perilune.games.uranus.state import UranusState


def lettered(s: UranusState, seat: int) -> dict[int, int]:
    """The first mine of each network and of each set in hand, with the number of its letter.

    Every mine has a letter, and a network has that of its first one. So tunnels change no letter: a network that grows keeps its own,
    and of two that are joined the first one stays. Only mines that are built or lost can change letters.
    """
    first = 0
    for net in networks(s, seat):
        mines = net & s.mines[seat]
        first |= mines & -mines
    held = 0
    for row, owner in enumerate(s.set_owner):
        if owner == seat and s.set_at[row] < HEXES:
            held |= BIT[s.set_at[row]]
    return {at: number for number, at in enumerate(hexes_of(s.mines[seat] | held)) if (first | held) & BIT[at]}


def number_of_letter(s: UranusState, seat: int, at: int) -> int:
    """The letter of the set at this place, as a number from 0; that of a loose rock, which has no letter, is -1."""
    return lettered(s, seat).get(at, -1)


def called(s: UranusState, seat: int, at: int) -> int:
    """How people call a set: the number of its letter, or its place if it is a loose rock."""
    return number_of_letter(s, seat, at) if at < HEXES else at


def letter(number: int) -> str:
    """A letter by its number; after Z comes A2."""
    return chr(ord("A") + number % 26) + (str(number // 26 + 1) if number >= 26 else "")
