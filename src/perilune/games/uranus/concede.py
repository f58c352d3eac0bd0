"""Rules, 6.8 to 6.10: a team may give up at any time, when all who could play on agree."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.words import do, inside
from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import ALL_HEXES
from perilune.games.uranus.messages import (
    CONCEDED,
    E_AGREED,
    E_CONCEDED,
    E_GIVEN_UP,
    E_PLAYS_ON,
    NOBODY_CONCEDED,
    NOT_CONCEDED,
    SOMEBODY_CONCEDED,
)
from perilune.games.uranus.moves import AGREE, CONCEDE, Moves
from perilune.games.uranus.state import OVER, UranusState


def asked_to_agree(s: UranusState, seat: int, names: list[str], question: str) -> str:
    """A question to a seat, with what it should know when somebody wants to give up."""
    if s.conceded == 0:
        return question
    if has_conceded(s, seat):
        return f"{question} You want to give up; the game ends when everybody has agreed."
    who = [other for other in range(s.seats) if has_conceded(s, other)]
    return f"{question} {do(who, names, 'wants', 'want')} to give up: you may agree."


def conceders(s: UranusState, names: list[str]) -> list[str]:
    """Who wants to give up."""
    return [inside(names[seat]) for seat in range(s.seats) if has_conceded(s, seat)]


def why_not_concede(s: UranusState, seat: int, kind: int) -> int:
    """Whether a seat that decides may begin to give up, agree to it, or play on after all (6.8, 6.10)."""
    if has_conceded(s, seat):
        return CONCEDED if kind <= AGREE else 0
    if kind == CONCEDE:
        return 0 if s.conceded == 0 else SOMEBODY_CONCEDED
    if kind == AGREE:
        return 0 if s.conceded != 0 else NOBODY_CONCEDED
    return NOT_CONCEDED


def concession(s: UranusState, seat: int, moves: Moves) -> list[Move]:
    """The one of the three moves that is legal, to be added to what a seat may do."""
    if s.conceded == 0:
        return moves.concede.moves
    return moves.play_on.moves if has_conceded(s, seat) else moves.agree.moves


def concede(s: UranusState, seat: int, kind: int, journal: Journal) -> None:
    """A seat gives the game up, or plays on after all."""
    if has_conceded(s, seat):
        s.conceded &= ~(1 << seat)
        journal.tell(E_PLAYS_ON, seat)
        return
    s.conceded |= 1 << seat
    journal.tell(E_CONCEDED if kind == CONCEDE else E_AGREED, seat)
    end_if_agreed(s, journal)


def end_if_agreed(s: UranusState, journal: Journal) -> None:
    """To be asked whenever a seat concedes, a moon goes dark or a race flies (6.9)."""
    if s.conceded == 0:
        return
    for seat in range(s.seats):
        if s.flown[seat] == 0 and s.dark[seat] != ALL_HEXES and not has_conceded(s, seat):
            return
    s.stage = OVER
    journal.tell(E_GIVEN_UP)


def has_conceded(s: UranusState, seat: int) -> bool:
    """Whether a seat wants to give up."""
    return s.conceded >> seat & 1 == 1


def given_up(s: UranusState, content: Content) -> bool:
    """Whether the game has ended by agreement: lost, but not at the end of the track."""
    return s.stage == OVER and 0 in s.flown and s.space < content.end
