"""Rules, chapter 7: robots, silos and the white robot.

Robots are counted, not named, but for the white one, which has a place of its own. It counts
with its owner's robots wherever it is. It goes out last and comes home first (7.3).
"""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import KINDS, TYPES
from perilune.games.mine_the_moon.messages import E_DROP, NOTHING_TO_DROP
from perilune.games.mine_the_moon.moves import Moves
from perilune.games.mine_the_moon.state import AT_HOME, IN_HAND, IN_SILO, MoonState


def go_out(s: MoonState, seat: int, count: int, where: int, spot: int) -> None:
    """Robots leave Robot Control; the white one is among them only if nobody stays."""
    s.home[seat] -= count
    if s.home[seat] == 0 and s.white_where == AT_HOME and s.white_owner == seat:
        s.white_where = where
        s.white_spot = spot


def come_home(s: MoonState, seat: int, count: int, where: int, spot: int) -> None:
    """Robots come back to Robot Control; the white one, if it was there, is among the first."""
    s.home[seat] += count
    if count > 0 and s.white_where == where and s.white_spot == spot:
        s.white_where = AT_HOME
        s.white_spot = 0


def room(s: MoonState, seat: int, kind: int) -> int:
    """How many more of this kind's type the silo takes, raw and refined counted together."""
    first = seat * KINDS + kind % TYPES
    return s.silo_limit[seat] - s.silo[first] - s.silo[first + TYPES]


def free_robots(s: MoonState, seat: int) -> int:
    """How many robots of the seat hold neither a resource nor cargo, wherever they are."""
    tied = s.loaded.count(seat) + s.held.count(seat) + sum(s.silo[seat * KINDS : (seat + 1) * KINDS])
    return s.robots[seat] + (1 if s.white_owner == seat else 0) - tied


def holds_anything(s: MoonState, seat: int) -> bool:
    """Whether a robot of the seat is in its silo."""
    for spot in range(seat * KINDS, (seat + 1) * KINDS):
        if s.silo[spot] > 0:
            return True
    return False


def other_holders(s: MoonState, at: int) -> list[int]:
    """The seats beside this one that hold something they could drop (7.2)."""
    return [seat for seat in range(s.seats) if seat != at and holds_anything(s, seat)]


def hold(s: MoonState, seat: int, kind: int) -> None:
    """A robot from home takes a resource into the silo."""
    spot = seat * KINDS + kind
    go_out(s, seat, 1, IN_SILO, spot)
    s.silo[spot] += 1


def release(s: MoonState, seat: int, kind: int, count: int) -> None:
    """Robots leave the silo for home; what they held is spent or lost."""
    spot = seat * KINDS + kind
    s.silo[spot] -= count
    come_home(s, seat, count, IN_SILO, spot)


def drop(s: MoonState, seat: int, kind: int, journal: Journal) -> None:
    """A robot drops its resource (7.2)."""
    release(s, seat, kind, 1)
    journal.tell(E_DROP, seat, kind)


def refine(s: MoonState, seat: int, raw: int) -> None:
    """A robot's raw resource becomes refined."""
    spot = seat * KINDS + raw
    s.silo[spot] -= 1
    s.silo[spot + TYPES] += 1
    if s.silo[spot] == 0 and s.white_where == IN_SILO and s.white_spot == spot:
        s.white_spot = spot + TYPES


def to_hand(s: MoonState, seat: int, kind: int) -> None:
    """A robot's resource is given away in an exchange; the robot waits for the new one."""
    spot = seat * KINDS + kind
    s.silo[spot] -= 1
    if s.silo[spot] == 0 and s.white_where == IN_SILO and s.white_spot == spot:
        s.white_where = IN_HAND


def from_hand(s: MoonState, seat: int, kind: int, last: bool) -> None:
    """A waiting robot takes the new resource into the silo."""
    spot = seat * KINDS + kind
    s.silo[spot] += 1
    if last and s.white_where == IN_HAND:
        s.white_where = IN_SILO
        s.white_spot = spot


def drops(s: MoonState, moves: Moves, seat: int) -> list[Move]:
    """One move for each kind of resource that the seat holds."""
    return [moves.drop.at(kind) for kind in range(KINDS) if s.silo[seat * KINDS + kind] > 0]


def why_not_drop(s: MoonState, seat: int, move: Move) -> int:
    """0 if the seat holds such a resource."""
    return 0 if s.silo[seat * KINDS + move.a] > 0 else because(NOTHING_TO_DROP, move.a)
