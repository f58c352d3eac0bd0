"""The letters of sets: A, B, C in the order of their first mines, on the board, on buttons and in the log."""

from perilune.games.uranus.hexes import BIT, HEXES, hexes_of
from perilune.games.uranus.moon import networks
from perilune.games.uranus.state import UranusState


def lettered(s: UranusState, seat: int) -> list[int]:
    """The first mine of each network and of each set in hand, in order: the first one has the letter A.

    A set keeps its letter while others are used, because its network stays. Only an impact of space junk can change that.
    """
    places = 0
    for net in networks(s, seat):
        mines = net & s.mines[seat]
        places |= mines & -mines
    for row, owner in enumerate(s.set_owner):
        if owner == seat and s.set_at[row] < HEXES:
            places |= BIT[s.set_at[row]]
    return hexes_of(places)


def number_of_letter(s: UranusState, seat: int, at: int) -> int:
    """The letter of the set at this place, as a number from 0; that of a loose rock, which has no letter, is -1."""
    places = lettered(s, seat)
    return places.index(at) if at in places else -1


def called(s: UranusState, seat: int, at: int) -> int:
    """How people call a set: the number of its letter, or its place if it is a loose rock."""
    return number_of_letter(s, seat, at) if at < HEXES else at


def letter(number: int) -> str:
    """A letter by its number; after Z comes A2."""
    return chr(ord("A") + number % 26) + (str(number // 26 + 1) if number >= 26 else "")
