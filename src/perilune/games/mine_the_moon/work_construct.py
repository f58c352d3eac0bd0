"""Jobs that construct: the Uplink, the Lab, and the site for an advanced building (4.8 to 4.11)."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ADVANCED_SITE,
    CLOUT,
    CONTROL,
    EMPTY,
    GRANT,
    KINDS,
    NO_SITE,
    NOTHING,
    PREROGATIVE,
    SITES,
    Content,
)
from perilune.games.mine_the_moon.job import BUILDING, EFFECT, SEAT, STANDING, Job, Jobs
from perilune.games.mine_the_moon.messages import (
    ALREADY_BUILT,
    CANNOT_PAY,
    E_BONUS,
    E_BUILD,
    E_COVER,
    E_CREW_UNWORKED,
    E_FREED,
    E_LAST_WORK,
    E_ROBOT,
    MUST_STAND,
    NEEDS_LOWER,
    NO_ADVANCED_SITE,
    NO_SITE_FOR_IT,
    NOT_AVAILABLE,
    W_COVERS,
    W_CREW_UNWORKED,
    belongs,
)
from perilune.games.mine_the_moon.moves import BUILD_ONE, STAND, Moves
from perilune.games.mine_the_moon.robots import release
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import crew_home, free_held
from perilune.games.mine_the_moon.workers import first_team


class Build(Job):
    """Choose one building, pay for it, put it on its site."""

    def __init__(self, content: Content, moves: Moves, jobs: Jobs) -> None:
        super().__init__(content, moves)
        self.jobs = jobs

    def candidates(self, s: MoonState) -> list[Move]:
        return [self.moves.build.at(building) for building in range(len(s.stock)) if s.stock[building] > 0]

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != BUILD_ONE:
            return belongs(move.kind)
        return why_not_build(s, self.content, s.job[SEAT], move.a)

    def warning(self, s: MoonState, move: Move) -> int:
        spot = self.only_spot(s, move.a) if move.kind == BUILD_ONE else NOBODY
        return covering(s, self.content, spot) if spot != NOBODY else 0

    def only_spot(self, s: MoonState, building: int) -> int:
        """Where the building must stand, or NOBODY if its owner chooses a site."""
        seat = s.job[SEAT]
        spec = self.content.buildings[building]
        if spec.advanced and s.sites[seat * SITES + ADVANCED_SITE + 1] != NO_SITE:
            return NOBODY
        return seat * SITES + spec.site

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == W_COVERS or reason == W_CREW_UNWORKED:
            return [s.sites[self.only_spot(s, move.a)]]
        if reason == NEEDS_LOWER:
            return [move.a, self.content.buildings[move.a].on]
        if reason == CANNOT_PAY:
            kind = lacking(s, self.content, s.job[SEAT], move.a)
            return [move.a, kind, self.content.buildings[move.a].cost[kind], s.silo[s.job[SEAT] * KINDS + kind]]
        return [move.a] if reason in (NOT_AVAILABLE, NO_SITE_FOR_IT, ALREADY_BUILT) else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat, spot = s.job[SEAT], self.only_spot(s, move.a)
        pay(s, self.content, seat, move.a, journal)
        if spot != NOBODY:
            s.job = []
            erect(s, self.content, self.jobs, seat, move.a, spot, journal)
        else:
            s.job[EFFECT] = STANDING
            s.job[BUILDING] = move.a

    def prompt(self, s: MoonState) -> str:
        return "Construct one building."

    def words(self, s: MoonState, move: Move, names: list[str]) -> str:
        if move.kind != BUILD_ONE:
            return ""
        spec = self.content.buildings[move.a]
        return f"Construct the {spec.name} (+{spec.bonus} Dominance): {spec.text}"


class Stand(Job):
    """Choose the advanced site; what stands there is covered (4.11)."""

    def __init__(self, content: Content, moves: Moves, jobs: Jobs) -> None:
        super().__init__(content, moves)
        self.jobs = jobs

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.stand.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != STAND:
            return belongs(move.kind)
        return NO_ADVANCED_SITE if s.sites[s.job[SEAT] * SITES + ADVANCED_SITE + move.a] == NO_SITE else 0

    def why_not_done(self, s: MoonState) -> int:
        return MUST_STAND

    def warning(self, s: MoonState, move: Move) -> int:
        return covering(s, self.content, s.job[SEAT] * SITES + ADVANCED_SITE + move.a)

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == W_COVERS or reason == W_CREW_UNWORKED:
            return [s.sites[s.job[SEAT] * SITES + ADVANCED_SITE + move.a]]
        if reason == MUST_STAND:
            return [s.job[BUILDING]]
        return [move.a + 1] if reason == NO_ADVANCED_SITE else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat, building = s.job[SEAT], s.job[BUILDING]
        s.job = []
        erect(s, self.content, self.jobs, seat, building, seat * SITES + ADVANCED_SITE + move.a, journal)

    def prompt(self, s: MoonState) -> str:
        return f"Where does the {self.content.buildings[s.job[BUILDING]].name} stand?"

    def words(self, s: MoonState, move: Move, names: list[str]) -> str:
        if move.kind != STAND:
            return ""
        there = s.sites[s.job[SEAT] * SITES + ADVANCED_SITE + move.a]
        over = f", covering the {self.content.buildings[there].name}" if there >= 0 else ""
        return f"Put it on advanced site {move.a + 1}{over}"


def why_not_build(s: MoonState, content: Content, seat: int, building: int) -> int:
    """0 if the seat may construct this building now."""
    spec = content.buildings[building]
    if s.stock[building] == 0:
        return NOT_AVAILABLE
    if not spec.advanced:
        there = s.sites[seat * SITES + spec.site]
        if there == NO_SITE:
            return NO_SITE_FOR_IT
        if there != spec.on:
            return NEEDS_LOWER if spec.on >= 0 and not is_above(content, there, building) else ALREADY_BUILT
    for kind in range(KINDS):
        if spec.cost[kind] > s.silo[seat * KINDS + kind]:
            return CANNOT_PAY
    return 0


def is_above(content: Content, there: int, building: int) -> bool:
    """Whether what stands there is this building or a higher level of it."""
    while there >= 0:
        if there == building:
            return True
        there = content.buildings[there].on
    return False


def lacking(s: MoonState, content: Content, seat: int, building: int) -> int:
    """The first resource that the seat lacks for this building."""
    cost = content.buildings[building].cost
    for kind in range(KINDS):
        if cost[kind] > s.silo[seat * KINDS + kind]:
            return kind
    raise ValueError("the seat can pay")


def pay(s: MoonState, content: Content, seat: int, building: int, journal: Journal) -> None:
    """The robots that hold the cost go home, and the building is the seat's."""
    cost = content.buildings[building].cost
    for kind in range(KINDS):
        if cost[kind] > 0:
            release(s, seat, kind, cost[kind])
    s.stock[building] -= 1
    journal.tell(E_BUILD, seat, building)


def erect(s: MoonState, content: Content, jobs: Jobs, seat: int, building: int, spot: int, journal: Journal) -> None:
    """Put the building on its site, and take the bonus. A team that is still there works what stood there a last time."""
    spec = content.buildings[building]
    old, crew = s.sites[spot], s.crew[spot]
    if old != EMPTY:
        cover(s, content, spot, journal)
    s.sites[spot] = building
    if spec.effect == CONTROL:
        s.robots[seat] += spec.amount
        s.home[seat] += spec.amount
        journal.tell(E_ROBOT, seat)
    elif spec.effect == GRANT:
        s.grant = seat
    if spec.bonus > 0:
        journal.tell(E_BONUS, seat, spec.bonus)
        gain(s, content, seat, spec.bonus, journal)
    if crew > 0:
        if must_wait(s, content, old):
            journal.tell(E_CREW_UNWORKED, old)
        else:
            last = content.buildings[old]
            journal.tell(E_LAST_WORK, old)
            jobs.open(s, seat, last.effect, last.amount, old, spot, journal)


def must_wait(s: MoonState, content: Content, building: int) -> bool:
    """Whether a team there has to wait for the Clout (4.4)."""
    return content.buildings[building].effect == PREROGATIVE and first_team(s, CLOUT) != NOBODY


def covering(s: MoonState, content: Content, spot: int) -> int:
    """0, or what building on this site would waste."""
    old = s.sites[spot]
    if old < 0:
        return 0
    if s.crew[spot] > 0 and must_wait(s, content, old):
        return W_CREW_UNWORKED
    spec = content.buildings[old]
    return W_COVERS if spec.advanced and spec.effect != NOTHING else 0


def cover(s: MoonState, content: Content, spot: int, journal: Journal) -> None:
    """What stood there loses its action: its team and its captive go home, a Grant gives up the white robot (4.11)."""
    old = s.sites[spot]
    if s.crew[spot] > 0:
        crew_home(s, spot)
    effect = content.buildings[old].effect
    if effect == ABDUCT:
        owner = free_held(s, content, spot)
        if owner != NOBODY:
            journal.tell(E_FREED, owner)
    elif effect == GRANT:
        s.grant = NOBODY
    if content.buildings[old].advanced:
        s.covered += 1
        journal.tell(E_COVER, old)
