"""Rules, 6.8 to 6.10: when a moon has gone dark altogether, the game is lost, and the seats may agree to end it."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import ALL_HEXES
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.says import CONCEDED, E_CONCEDED, E_GIVEN_UP, NOT_LOST
from perilune.games.uranus.state import OVER, UranusState


def why_not_concede(s: UranusState, seat: int) -> int:
    """Whether a seat that decides may concede (6.8, 6.10)."""
    if ALL_HEXES not in s.dark:  # its race is on it: a race flies from an active hex, and then its moon suffers no more
        return NOT_LOST
    return CONCEDED if has_conceded(s, seat) else 0


def concession(s: UranusState, seat: int, moves: Moves) -> list[Move]:
    """The move, if it is legal, to be added to what a seat may do."""
    return moves.concede.moves if why_not_concede(s, seat) == 0 else []


def concede(s: UranusState, seat: int, journal: Journal) -> None:
    """A seat agrees that the game is lost."""
    s.conceded |= 1 << seat
    journal.tell(E_CONCEDED, seat)
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
    """Whether a seat has agreed that the game is lost."""
    return s.conceded >> seat & 1 == 1


def given_up(s: UranusState, content: Content) -> bool:
    """Whether the game has ended by agreement: lost, but not at the end of the track."""
    return s.stage == OVER and 0 in s.flown and s.space < content.end
