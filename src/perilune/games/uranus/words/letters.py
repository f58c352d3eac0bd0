"""The letters of sets, on the board, on buttons and in the log: that of the first mine of a network, by the order of all mines."""

from perilune.games.uranus.hexes import BIT, FROM, HEXES, TO, hexes_of
from perilune.games.uranus.moon import net_with, networks, tunnelled
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


def brought(s: UranusState, seat: int, tunnel: int) -> str:
    """What a tunnel does for the sets: it joins two of them, or leads on from one; else nothing."""
    nets = tunnelled(s, seat)
    one, other = net_with(FROM[tunnel], nets) & s.mines[seat], net_with(TO[tunnel], nets) & s.mines[seat]
    if one == other:
        return ""
    first = (one & -one) | (other & -other)
    signs = [letter(number) for at, number in lettered(s, seat).items() if BIT[at] & first]
    return f"joins sets {signs[0]} and {signs[1]}" if len(signs) == 2 else f"from set {signs[0]}"


def letter(number: int) -> str:
    """A letter by its number; after Z comes A2."""
    return chr(ord("A") + number % 26) + (str(number // 26 + 1) if number >= 26 else "")
