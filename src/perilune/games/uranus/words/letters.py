"""The letters of sets, on the board, on buttons and in the log. A mine keeps its letter while it stands, whatever happens to others."""

from functools import lru_cache
from typing import Final

from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import BIT, FROM, HEXES, TO, count, hexes_of
from perilune.games.uranus.moon import net_with, networks, starting_mines, tunnelled
from perilune.games.uranus.state import NOBODY, UranusState

ALPHABET: Final = 26


def lettered(s: UranusState, seat: int, content: Content) -> dict[int, int]:
    """The first mine of each network and of each set in hand, with the number of its letter.

    Every mine has a letter of its own, and a network has the first of its mines' letters. So tunnels change no letter: a network that
    grows keeps its own, and of two that are joined the first one stays. Nor do mines that are built or lost change that of another one.
    """
    own = _letters(s, seat, content)
    first: dict[int, int] = {}
    for net in networks(s, seat):
        mines = hexes_of(net & s.mines[seat])
        first[mines[0]] = min(own[hex_] for hex_ in mines)
    for row, owner in enumerate(s.set_owner):
        at = s.set_at[row]
        if owner == seat and at < HEXES:
            first[at] = min(own[hex_] for hex_ in hexes_of(s.set_net[row] & s.mines[seat] | BIT[at]))
    return dict(sorted(first.items()))


def _letters(s: UranusState, seat: int, content: Content) -> dict[int, int]:
    """The letter of each mine, as a number: A to H for those that the moon began with, lost or not, and then those of the others."""
    if s.moons[seat] == NOBODY or s.starts[seat] == NOBODY:
        return {}
    held = 0
    for row, owner in enumerate(s.set_owner):
        if owner == seat and s.set_at[row] < HEXES:
            held |= BIT[s.set_at[row]]  # its mine may be lost already
    first, slots = _board(content, s.moons[seat], s.starts[seat])
    found = {hex_: number for number, hex_ in enumerate(hexes_of(first))}
    taken = set(found.values())
    for hex_ in hexes_of((s.mines[seat] | held) & ~first):
        number = slots[hex_]
        for _ in range(ALPHABET):
            if number not in taken:
                break
            number = number + 1 if number + 1 < ALPHABET else count(first)
        while number in taken:  # more mines than letters
            number += ALPHABET
        taken.add(number)
        found[hex_] = number
    return found


@lru_cache(64)
def _board(content: Content, moon: int, start: int) -> tuple[int, list[int]]:
    """The mines with which a moon begins, and the letter that a mine on each other hex would like to have: hexes that would like the
    same one are few, and far apart."""
    first = starting_mines(content, moon, start)
    slots, number = [0] * HEXES, count(first)
    for hex_ in range(HEXES):
        if first & BIT[hex_] == 0:
            slots[hex_] = number
            number = number + 1 if number + 1 < ALPHABET else count(first)
    return first, slots


def number_of_letter(s: UranusState, seat: int, at: int, content: Content) -> int:
    """The letter of the set at this place, as a number from 0; that of a loose rock, which has no letter, is -1."""
    return lettered(s, seat, content).get(at, -1)


def called(s: UranusState, seat: int, at: int, content: Content) -> int:
    """How people call a set: the number of its letter, or its place if it is a loose rock."""
    return number_of_letter(s, seat, at, content) if at < HEXES else at


def brought(s: UranusState, seat: int, tunnel: int, content: Content) -> str:
    """What a tunnel does for the sets: it joins two of them, or leads on from one; else nothing."""
    nets = tunnelled(s, seat)
    one, other = net_with(FROM[tunnel], nets) & s.mines[seat], net_with(TO[tunnel], nets) & s.mines[seat]
    if one == other:
        return ""
    first = (one & -one) | (other & -other)
    signs = sorted(number for at, number in lettered(s, seat, content).items() if BIT[at] & first)
    return f"joins sets {letter(signs[0])} and {letter(signs[1])}" if len(signs) == 2 else f"from set {letter(signs[0])}"


def joined(before: UranusState, after: UranusState, seat: int, content: Content) -> list[tuple[int, list[int]]]:
    """The networks that new tunnels have made of several ones, each with the letters of those."""
    first = {BIT[at]: number for at, number in lettered(before, seat, content).items()}
    parts = networks(before, seat)
    found: list[tuple[int, list[int]]] = []
    for net in networks(after, seat):
        mines = [part & before.mines[seat] for part in parts if part & net]
        if len(mines) > 1:
            found.append((net, sorted(first[mine & -mine] for mine in mines)))
    return found


def letter(number: int) -> str:
    """A letter by its number; after Z comes A2."""
    return chr(ord("A") + number % ALPHABET) + (str(number // ALPHABET + 1) if number >= ALPHABET else "")
