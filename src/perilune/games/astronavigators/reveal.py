"""When a mission is fulfilled and the hidden agenda is shown (rule 10.1)."""

from perilune.core.journal import Journal
from perilune.games.astronavigators.agendas import ALL_AGENDAS, AT_LAUNCH, IN_DECEMBER, OBSERVING, ON_SQUARE
from perilune.games.astronavigators.content import HOKULEA, Content
from perilune.games.astronavigators.messages import E_REVEAL
from perilune.games.astronavigators.state import NavState


def fulfilled(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is fulfilled, apart from the place where it is shown."""
    return s.agenda[seat] >= 0 and ALL_AGENDAS[s.agenda[seat]].fulfilled(s, c, seat)


def completed(s: NavState, c: Content, seat: int) -> bool:
    """Whether the seat's mission is accomplished, shown or not; where the mission ends on a square, it is shown there (18.5)."""
    if s.shown[seat] == 1:
        return True
    return not ALL_AGENDAS[s.agenda[seat]].ends_there and fulfilled(s, c, seat)


def show(s: NavState, c: Content, seat: int, moment: int, journal: Journal) -> None:
    """Reveal the agenda if this is its moment and its mission is fulfilled."""
    if s.agenda[seat] < 0 or s.shown[seat] == 1 or ALL_AGENDAS[s.agenda[seat]].moment != moment:
        return
    if fulfilled(s, c, seat):
        s.shown[seat] = 1
        journal.tell(E_REVEAL, seat, s.agenda[seat])


def show_at_launch(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Most agendas are revealed while launching."""
    show(s, c, seat, AT_LAUNCH, journal)


def show_on_square(s: NavState, c: Content, seat: int, journal: Journal) -> None:
    """Some are revealed on a certain square; corners of the Polynesian Triangle are noted for everybody, so that it gives nobody away."""
    square = s.square[seat]
    triangle = c.agendas[HOKULEA].places
    for corner in range(3):
        if triangle[corner] == square:
            s.corners[seat] |= 1 << corner
    if s.agenda[seat] >= 0 and square in c.agendas[s.agenda[seat]].places:
        show(s, c, seat, ON_SQUARE, journal)


def watch_missions(s: NavState, c: Content, seat: int, card: int, journal: Journal) -> None:
    """After an observation: missions that depend on it, and agendas that are shown where the seat stands."""
    if s.agenda[seat] >= 0:
        ALL_AGENDAS[s.agenda[seat]].observed(s, c, seat, card)
        show(s, c, seat, OBSERVING, journal)
    if s.place[seat] == 0:
        show_on_square(s, c, seat, journal)


def watch_december(s: NavState, c: Content, journal: Journal) -> None:
    """Galactic Alignment is shown as December of the first year begins (10.5)."""
    for seat in range(s.seats):
        if s.agenda[seat] >= 0:
            ALL_AGENDAS[s.agenda[seat]].december(s, seat)
            show(s, c, seat, IN_DECEMBER, journal)
