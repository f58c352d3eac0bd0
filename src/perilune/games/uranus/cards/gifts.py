"""Rules, 7.7, 7.10, 7.12 and 7.14: what three races may build or learn for their neighbours, in phase 4."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.uranus.cards.asteroids import neighbours
from perilune.games.uranus.cards.races import ability_of, giver
from perilune.games.uranus.content import FORT, MINE, TECHS, TELESCOPE, TRACKS, Content
from perilune.games.uranus.hexes import ALL_HEXES, BIT, count
from perilune.games.uranus.messages import (
    E_GAVE_FORT,
    E_GAVE_MINE,
    E_GAVE_TECH,
    FORT_UNFINISHED,
    NO_MINES,
    NO_ROOM,
    NO_SUCH_SEAT,
    NOT_NEIGHBOUR,
    NOT_YOUR_RACE,
    NOTHING_TO_FORTIFY,
    SOLO,
    THEY_KNOW,
)
from perilune.games.uranus.moon import full, mines_allowed, not_yet, spend_mine, why_not_full, why_not_learnt
from perilune.games.uranus.moves import GIVE_FORT, GIVE_MINE, GIVE_TECH, Moves
from perilune.games.uranus.p3_use import discover
from perilune.games.uranus.state import NOBODY, UranusState


def why_not_give(s: UranusState, content: Content, seat: int, move: Move) -> int:
    """Three races may give a neighbour what they have built or learnt (7.7, 7.10, 7.12)."""
    kind = move.kind
    if ability_of(s, seat).gift != kind:
        return because(NOT_YOUR_RACE, giver(kind))
    if s.seats == 1:
        return SOLO
    other = receiver(move)
    if other >= s.seats:
        return NO_SUCH_SEAT
    if other not in neighbours(s, seat):
        return because(NOT_NEIGHBOUR, other)
    if kind == GIVE_MINE:
        if mines_allowed(s, content, seat) == 0:
            return not_yet(s, content, seat, MINE, NO_MINES)
        return 0 if free_hexes(s, content, other) > s.owed_mines[other] else because(NO_ROOM, other)
    if kind == GIVE_FORT:
        unfinished = why_not_full(s, content, seat, FORT, FORT_UNFINISHED)
        if unfinished:
            return unfinished
        plain = s.mines[other] & ~(s.forts[other] | s.pads[other])
        return 0 if plain != 0 else because(NOTHING_TO_FORTIFY, other)
    if s.known[other] >> move.a & 1:
        return because(THEY_KNOW, other, move.a)
    return why_not_learnt(s, content, seat, move.a)


def free_hexes(s: UranusState, content: Content, seat: int) -> int:
    """How many hexes of a moon could have a mine."""
    return count(ALL_HEXES & ~(s.dark[seat] | s.mines[seat] | BIT[content.moons[s.moons[seat]].volcano]))


def possible_gifts(s: UranusState, content: Content, moves: Moves, seat: int) -> list[Move]:
    """What three races may have for their neighbours, or keep."""
    found: list[Move] = []
    gift = ability_of(s, seat).gift
    if gift == GIVE_MINE and mines_allowed(s, content, seat) > 0:
        for other in neighbours(s, seat):
            found.append(moves.give_mine.moves[other])
    elif gift == GIVE_FORT and full(s, content, seat, FORT):
        for other in neighbours(s, seat):
            found.append(moves.give_fort.moves[other])
    elif gift == GIVE_TECH:
        learnt = [tech for tech in range(TECHS) if full(s, content, seat, TELESCOPE + tech)]
        for other in neighbours(s, seat):
            for tech in learnt:
                found.append(moves.give_tech.at(tech, other))
        for tech in learnt:
            found.append(moves.keep.moves[tech])
    return found


def give(s: UranusState, content: Content, seat: int, move: Move, journal: Journal) -> None:
    """A neighbour gets a mine or a fortification to build at once, or a technology."""
    if move.kind == GIVE_MINE:
        spend_mine(s, content, seat)
        s.owed_mines[move.a] += 1
        s.ready[move.a] = 0
        journal.tell(E_GAVE_MINE, seat, move.a)
    elif move.kind == GIVE_FORT:
        s.marks[seat * TRACKS + FORT] = 0
        s.owed_forts[move.a] += 1
        s.ready[move.a] = 0
        journal.tell(E_GAVE_FORT, seat, move.a)
    else:
        s.marks[seat * TRACKS + TELESCOPE + move.a] = 0
        journal.tell(E_GAVE_TECH, seat, move.a, move.b)
        s.ready[move.b] = 0
        discover(s, move.b, move.a, journal)


def receiver(move: Move) -> int:
    """The seat that a move gives something to, or NOBODY."""
    if move.kind == GIVE_MINE or move.kind == GIVE_FORT:
        return move.a
    return move.b if move.kind == GIVE_TECH else NOBODY
