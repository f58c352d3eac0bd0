"""Jobs about rank and rivals: Clout, Dominance, Abductor, Leecher, Solar Array."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    CLOUT,
    KINDS,
    PREROGATIVE,
    SITES,
    Content,
)
from perilune.games.mine_the_moon.idle import idle_work
from perilune.games.mine_the_moon.job import BUILDING, LEFT, SEAT, SPOT, Job, Jobs
from perilune.games.mine_the_moon.messages import (
    E_ABDUCT,
    E_CLOUT,
    E_COPY,
    E_FREED,
    E_GAIN,
    E_LEECH,
    E_YIELD,
    NO_SUCH_SEAT,
    NOT_COPIED,
    NOTHING_TO_ABDUCT,
    NOTHING_TO_COPY,
    OWN_SILO,
    W_EXPORT,
    W_NO_DOMINANCE,
    W_PRODUCE,
    W_SWAP,
    W_YOURSELF,
    WAIT_CLOUT,
    belongs,
)
from perilune.games.mine_the_moon.moves import ABDUCT_ONE, COPY_ONE, LEECH_ONE, Moves
from perilune.games.mine_the_moon.robots import release
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import ABDUCTED, IN_SILO, NOBODY, MoonState
from perilune.games.mine_the_moon.turn import free_held
from perilune.games.mine_the_moon.workers import first_team


class ToTheTop(Job):
    """Clout and Prerogative: first on the priority track (8.5, 10.12)."""

    def begin(self, s: MoonState, journal: Journal) -> None:
        seat = s.job[SEAT]
        s.order.remove(seat)
        s.order.insert(0, seat)
        journal.tell(E_CLOUT, seat)
        s.job = []


class Gain(Job):
    """Agri-Dome and Hydroponics: Dominance at once (10.3, 10.7)."""

    def begin(self, s: MoonState, journal: Journal) -> None:
        seat, points, building = s.job[SEAT], s.job[LEFT], s.job[BUILDING]
        s.job = []
        if building == NOBODY:
            journal.tell(E_GAIN, seat, points)
        else:
            journal.tell(E_YIELD, seat, points, building)
        gain(s, self.content, seat, points, journal)


class Shaken(Job):
    """A shaker has done its work in the crater; its team just comes home (4.7)."""

    def begin(self, s: MoonState, journal: Journal) -> None:
        s.job = []


class Abduct(Job):
    """Take a robot out of another silo; the captive before it goes home (10.1)."""

    def candidates(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        for spot in range(s.seats * KINDS):
            if s.silo[spot] > 0:
                found.append(self.moves.abduct.at(spot // KINDS, spot % KINDS))
        return found

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != ABDUCT_ONE:
            return belongs(move.kind)
        if move.a >= s.seats:
            return NO_SUCH_SEAT
        if move.a == s.job[SEAT]:
            return OWN_SILO
        return 0 if s.silo[move.a * KINDS + move.b] > 0 else NOTHING_TO_ABDUCT

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        return [move.a, move.b] if reason == NOTHING_TO_ABDUCT else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat, spot = s.job[SEAT], s.job[SPOT]
        s.job = []
        owner = free_held(s, self.content, spot)
        if owner != NOBODY:
            journal.tell(E_FREED, owner)
        journal.tell(E_ABDUCT, seat, move.a, move.b)
        if self.content.buildings[s.sites[spot]].effect != ABDUCT:  # it is covered, and nothing can hold the robot
            release(s, move.a, move.b, 1)
            journal.tell(E_FREED, move.a)
            return
        silo = move.a * KINDS + move.b
        s.silo[silo] -= 1
        s.held[spot] = move.a
        if s.silo[silo] == 0 and s.white_where == IN_SILO and s.white_spot == silo:
            s.white_where = ABDUCTED
            s.white_spot = spot

    def prompt(self, s: MoonState) -> str:
        return "Whose robot do you abduct?"


class Leech(Job):
    """A player of one's choice loses Dominance, never below zero; the job's LEFT is how much (10.9)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.leech.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != LEECH_ONE:
            return belongs(move.kind)
        return 0 if move.a < s.seats else NO_SUCH_SEAT

    def warning(self, s: MoonState, move: Move) -> int:
        if move.kind != LEECH_ONE:
            return 0
        if move.a == s.job[SEAT]:
            return W_YOURSELF
        return 0 if s.dominance[move.a] > 0 else W_NO_DOMINANCE

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        return [move.a] if reason == W_NO_DOMINANCE else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        lost = min(s.job[LEFT], s.dominance[move.a])
        journal.tell(E_LEECH, s.job[SEAT], move.a, lost)
        s.dominance[move.a] -= lost
        s.job = []

    def prompt(self, s: MoonState) -> str:
        return f"Who loses {s.job[LEFT]} Dominance?"


class Copy(Job):
    """The Solar Array does the work of a visible building on any moonbase (10.15)."""

    def __init__(self, content: Content, moves: Moves, jobs: Jobs) -> None:
        super().__init__(content, moves)
        self.jobs = jobs

    def candidates(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        for spot in range(s.seats * SITES):
            if s.sites[spot] >= 0:
                found.append(self.moves.copy.at(spot // SITES, spot % SITES))
        return found

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != COPY_ONE:
            return belongs(move.kind)
        if move.a >= s.seats:
            return NO_SUCH_SEAT
        building = s.sites[move.a * SITES + move.b]
        if building < 0:
            return NOTHING_TO_COPY
        spec = self.content.buildings[building]
        if not spec.copied:
            return NOT_COPIED
        return WAIT_CLOUT if spec.effect == PREROGATIVE and first_team(s, CLOUT) != NOBODY else 0

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == WAIT_CLOUT:
            return [first_team(s, CLOUT)]
        return [s.sites[move.a * SITES + move.b]] if reason in (W_SWAP, W_PRODUCE, W_EXPORT) else []

    def warning(self, s: MoonState, move: Move) -> int:
        if move.kind != COPY_ONE:
            return 0
        building = s.sites[move.a * SITES + move.b]
        return idle_work(s, self.content, s.job[SEAT], self.content.buildings[building].effect, building)

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        spot = move.a * SITES + move.b
        building = s.sites[spot]
        spec = self.content.buildings[building]
        journal.tell(E_COPY, seat, building, move.a)
        self.jobs.open(s, seat, spec.effect, spec.amount, building, spot, journal)

    def prompt(self, s: MoonState) -> str:
        return "Which building does the Solar Array copy?"

    def words(self, s: MoonState, move: Move, names: list[str]) -> str:
        if move.kind != COPY_ONE or move.a >= s.seats or s.sites[move.a * SITES + move.b] < 0:
            return ""
        spec = self.content.buildings[s.sites[move.a * SITES + move.b]]
        return f"Copy the {spec.name} of {names[move.a]}: {spec.text}"
