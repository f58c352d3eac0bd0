"""What the tracks of a project board allow: tunnels and mines by number, everything else when the track is complete."""

from perilune.core.messages import because
from perilune.games.uranus.content import MINE, MOST_MINES, TELESCOPE, TRACKS, TUNNEL, Content
from perilune.games.uranus.messages import TECH_UNFINISHED
from perilune.games.uranus.moon import track
from perilune.games.uranus.state import UranusState


def tunnels_allowed(s: UranusState, content: Content, seat: int) -> int:
    """How many tunnels may still be dug or removed this round (5.1)."""
    return s.tunnels_left[seat] + track(s, content, seat, TUNNEL).values[s.marks[seat * TRACKS + TUNNEL]]


def mines_allowed(s: UranusState, content: Content, seat: int) -> int:
    """How many mines may still be built, removed or given this round (5.4)."""
    return s.mines_left[seat] + min(MOST_MINES, track(s, content, seat, MINE).values[s.marks[seat * TRACKS + MINE]])


def spend_tunnel(s: UranusState, content: Content, seat: int) -> None:
    """The first tunnel erases the track."""
    s.tunnels_left[seat] = tunnels_allowed(s, content, seat) - 1
    s.marks[seat * TRACKS + TUNNEL] = 0


def spend_mine(s: UranusState, content: Content, seat: int) -> None:
    """The first mine erases the track."""
    s.mines_left[seat] = mines_allowed(s, content, seat) - 1
    s.marks[seat * TRACKS + MINE] = 0


def full(s: UranusState, content: Content, seat: int, number: int) -> bool:
    """Whether a track is complete."""
    return s.marks[seat * TRACKS + number] >= track(s, content, seat, number).steps


def why_not_full(s: UranusState, content: Content, seat: int, number: int, reason: int) -> int:
    """This reason, with how far the track is and how long, unless it is complete."""
    marks = s.marks[seat * TRACKS + number]
    steps = track(s, content, seat, number).steps
    return 0 if marks >= steps else because(reason, marks, steps)


def why_not_learnt(s: UranusState, content: Content, seat: int, tech: int) -> int:
    """Whether the Galepegals have completed the track of a technology (7.10)."""
    marks = s.marks[seat * TRACKS + TELESCOPE + tech]
    steps = track(s, content, seat, TELESCOPE + tech).steps
    return 0 if marks >= steps else because(TECH_UNFINISHED, tech, marks, steps)


def not_yet(s: UranusState, content: Content, seat: int, number: int, reason: int) -> int:
    """This reason, with how far a track is and how far it must be to allow anything."""
    step = 0
    for value in track(s, content, seat, number).values:
        if value > 0:
            break
        step += 1
    return because(reason, s.marks[seat * TRACKS + number], step)
