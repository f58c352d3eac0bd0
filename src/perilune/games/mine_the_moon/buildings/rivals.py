"""Effects about rank and rivals: Clout, Dominance, shakers, Abductor, Leecher, Solar Array, and what is never worked."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import owned
from perilune.games.mine_the_moon.buildings.effect import LEFT, SPOT, Effect, Effects
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    CLOUT,
    CLOUT_MOVE,
    COLUMNS,
    CONTROL,
    COPY,
    GAIN,
    GRANT,
    KINDS,
    LEECH,
    PREROGATIVE,
    QUAKE,
    SHAKE,
    SITES,
)
from perilune.games.mine_the_moon.messages import (
    E_ABDUCT,
    E_CLOUT,
    E_COPY,
    E_FREED,
    E_GAIN,
    E_LEECH,
    E_ROBOT,
    E_YIELD,
    NO_SUCH_SEAT,
    NOT_COPIED,
    NOTHING_TO_ABDUCT,
    NOTHING_TO_COPY,
    OWN_SILO,
    W_ABDUCT,
    W_COPY,
    W_LEECH,
    W_NO_DOMINANCE,
    W_TOP,
    W_YOURSELF,
    WAIT_CLOUT,
)
from perilune.games.mine_the_moon.moves import COPY_ONE
from perilune.games.mine_the_moon.robots import come_home, other_holders, release
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import ABDUCTED, IN_SILO, NOBODY, MoonState
from perilune.games.mine_the_moon.workers import clout_before


class ToTheTop(Effect):
    """Clout and Prerogative: first on the priority track (8.5, 10.12)."""

    def __init__(self, effects: Effects, number: int) -> None:
        super().__init__(effects, number, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["top priority"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        overtaken = any(who not in (seat, NOBODY) for who in s.teams[CLOUT * COLUMNS : (CLOUT + 1) * COLUMNS])
        return W_TOP if s.order[0] == seat and not overtaken else 0

    def begin(self, s: MoonState, seat: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        s.order.remove(seat)
        s.order.insert(0, seat)
        journal.tell(E_CLOUT, seat)


class Gain(Effect):
    """Agri-Dome and Hydroponics: Dominance at once (10.3, 10.7)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, GAIN, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"+{amount}", "(dominance)"]

    def begin(self, s: MoonState, seat: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        if building == NOBODY:
            journal.tell(E_GAIN, seat, amount)
        else:
            journal.tell(E_YIELD, seat, amount, building)
        gain(s, self.content, seat, amount, journal)


class Shake(Effect):
    """A shaker has done its work in the crater; its team just comes home (4.7)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, SHAKE, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"+{amount} spin"]

    def begin(self, s: MoonState, seat: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        pass


class Quake(Effect):
    """The Quaker is never worked: while it stands, the crater is spun more often (10.13)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, QUAKE, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"+{amount} spins"]


class Control(Effect):
    """A level of Robot Control is never worked: it brings its robots as soon as it stands (9.5)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, CONTROL, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"+{amount} robot" if amount > 0 else "robots' home"]

    def constructed(self, s: MoonState, seat: int, amount: int, journal: Journal) -> None:
        s.robots[seat] += amount
        s.home[seat] += amount
        journal.tell(E_ROBOT, seat)


class Grant(Effect):
    """The Grant is never worked: the white robot is its owner's from the end of the turn on (10.6)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, GRANT, [])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["white robot"]

    def constructed(self, s: MoonState, seat: int, amount: int, journal: Journal) -> None:
        s.grant = seat

    def covered(self, s: MoonState, spot: int, journal: Journal) -> None:
        s.grant = NOBODY


class Abduct(Effect):
    """Take a robot out of another silo; the captive before it goes home (10.1)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, ABDUCT, [effects.moves.abduct])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["take a robot"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        return 0 if other_holders(s, seat) else W_ABDUCT

    def choices(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        for spot in range(s.seats * KINDS):
            if s.silo[spot] > 0:
                found.append(self.moves.abduct.at(spot // KINDS, spot % KINDS))
        return found

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        if move.a >= s.seats:
            return NO_SUCH_SEAT
        if move.a == seat:
            return OWN_SILO
        return 0 if s.silo[move.a * KINDS + move.b] > 0 else because(NOTHING_TO_ABDUCT, move.a, move.b)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        spot = s.pending.pop()[SPOT]
        self.free(s, spot, journal)
        journal.tell(E_ABDUCT, seat, move.a, move.b)
        if self.effects.of(s.sites[spot]) is not self:  # it is covered, and nothing can hold the robot
            release(s, move.a, move.b, 1)
            journal.tell(E_FREED, move.a)
            return
        silo = move.a * KINDS + move.b
        s.silo[silo] -= 1
        s.held[spot] = move.a
        if s.silo[silo] == 0 and s.white_where == IN_SILO and s.white_spot == silo:
            s.white_where = ABDUCTED
            s.white_spot = spot

    def covered(self, s: MoonState, spot: int, journal: Journal) -> None:
        self.free(s, spot, journal)

    def free(self, s: MoonState, spot: int, journal: Journal) -> None:
        """The robot that is held on this site goes home, if there is one."""
        owner = s.held[spot]
        if owner != NOBODY:
            come_home(s, owner, 1, ABDUCTED, spot)
            s.held[spot] = NOBODY
            journal.tell(E_FREED, owner)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return "Whose robot do you abduct?"


class Leech(Effect):
    """A player of one's choice loses Dominance, never below zero; LEFT is how much (10.9)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, LEECH, [effects.moves.leech])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"rival −{amount}", "(dominance)"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        return 0 if sum(s.dominance) > s.dominance[seat] else W_LEECH

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        return 0 if move.a < s.seats else NO_SUCH_SEAT

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        if move.a == seat:
            return W_YOURSELF
        return 0 if s.dominance[move.a] > 0 else because(W_NO_DOMINANCE, move.a)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        lost = min(s.pending.pop()[LEFT], s.dominance[move.a])
        journal.tell(E_LEECH, seat, move.a, lost)
        s.dominance[move.a] -= lost

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Who loses {s.pending[-1][LEFT]} Dominance?"


class Copy(Effect):
    """The Solar Array does the work of a visible building on any moonbase (10.15)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, COPY, [effects.moves.copy])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["copy another"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        for there in s.sites:
            if there >= 0 and self.content.buildings[there].copied:
                return 0
        return because(W_COPY, building)

    def choices(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        for spot in range(s.seats * SITES):
            if s.sites[spot] >= 0:
                found.append(self.moves.copy.at(spot // SITES, spot % SITES))
        return found

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        if move.a >= s.seats:
            return NO_SUCH_SEAT
        building = s.sites[move.a * SITES + move.b]
        if building < 0:
            return NOTHING_TO_COPY
        if not self.content.buildings[building].copied:
            return NOT_COPIED
        first = clout_before(s, self.content, building)
        return 0 if first == NOBODY else because(WAIT_CLOUT, first)

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        building = s.sites[move.a * SITES + move.b]
        return self.effects.of(building).idle_warning(s, seat, building)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        spot = move.a * SITES + move.b
        s.pending.pop()
        journal.tell(E_COPY, seat, s.sites[spot], move.a)
        self.effects.work_building(s, seat, s.sites[spot], spot, journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return "Which building does the Solar Array copy?"

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != COPY_ONE or move.a >= s.seats or s.sites[move.a * SITES + move.b] < 0:
            return ""
        spec = self.content.buildings[s.sites[move.a * SITES + move.b]]
        return f"Copy {owned(f'the {spec.name}', names[move.a])}: {spec.text}"


def rivals_effects(effects: Effects) -> list[Effect]:
    """The effects of this file."""
    return [
        ToTheTop(effects, CLOUT_MOVE),
        ToTheTop(effects, PREROGATIVE),
        Gain(effects),
        Shake(effects),
        Quake(effects),
        Control(effects),
        Grant(effects),
        Abduct(effects),
        Leech(effects),
        Copy(effects),
    ]
