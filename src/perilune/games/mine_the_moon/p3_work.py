"""Rules, chapter 4: Work. Teams come home and do what their buildings do, each seat in its own order.

Seats decide in the order that the priority track had when Work began; a seat is passed over while all its teams must wait
for somebody else's, or while it chooses to wait (workers.py). `at` is the seat that decides. What one building lets its
worker do is a job: see job.py.
"""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import (
    CLOUT,
    COMMON,
    COMSAT,
    PREROGATIVE,
    SITES,
    UPLINK,
    Content,
)
from perilune.games.mine_the_moon.dropping import drops, why_not_drop
from perilune.games.mine_the_moon.idle import idle_work
from perilune.games.mine_the_moon.job import EFFECT, Job, Jobs
from perilune.games.mine_the_moon.messages import (
    E_GAIN,
    E_SKIP,
    E_SKIP_OWN,
    E_WAIT,
    E_WORK,
    E_WORK_OWN,
    JOB_IN_HAND,
    MUST_WORK,
    NO_CREW,
    NO_TEAM,
    NO_WAIT,
    NOT_YOUR_GO,
    NOTHING_TO_DROP,
    W_COPY,
    W_EXPORT,
    W_PRODUCE,
    W_SWAP,
    WAIT_CLOUT,
    WAIT_LAB,
    WAIT_LEFT,
    belongs,
)
from perilune.games.mine_the_moon.moves import (
    DONE,
    DROP,
    SKIP_COMMON,
    SKIP_OWN,
    WAIT,
    WORK_COMMON,
    WORK_OWN,
    Moves,
)
from perilune.games.mine_the_moon.robots import drop, other_holders
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import crew_home, go_on_working, team_home
from perilune.games.mine_the_moon.work_construct import Build, Stand
from perilune.games.mine_the_moon.work_goods import Export, Produce, Refine, Swap
from perilune.games.mine_the_moon.work_rivals import Abduct, Copy, Gain, Leech, Shaken, ToTheTop
from perilune.games.mine_the_moon.work_rockets import Accelerate, Comsat, Load
from perilune.games.mine_the_moon.workers import column_of, first_team, held_up, lab_waiting, may_wait


class Work(Phase[MoonState]):
    """Choosing which team works next; the work itself is a job."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Work", "4")
        self.content = content
        self.moves = moves
        self.jobs = Jobs()
        passive = Job(content, moves)
        to_the_top = ToTheTop(content, moves)
        self.jobs.by_effect = [  # in the order of content.EFFECTS
            Refine(content, moves),
            Swap(content, moves),
            Produce(content, moves),
            Build(content, moves, self.jobs),
            Load(content, moves),
            to_the_top,
            Shaken(content, moves),
            Gain(content, moves),
            Abduct(content, moves),
            Accelerate(content, moves),
            Comsat(content, moves),
            Leech(content, moves),
            Export(content, moves),
            Copy(content, moves, self.jobs),
            to_the_top,
            passive,
            passive,
            passive,
            passive,
            Stand(content, moves, self.jobs),
        ]

    def deciders(self, s: MoonState) -> list[int]:
        if s.job and s.job[EFFECT] == COMSAT:
            return [CHANCE]
        return [s.at]

    def bystanders(self, s: MoonState) -> list[int]:
        if s.job and s.job[EFFECT] == COMSAT:
            return []
        return other_holders(s, s.at)

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at and seat != CHANCE:
            return drops(s, self.moves, seat)
        if s.job:
            found = self.jobs.of(s).candidates(s)
            if seat == CHANCE:
                return found
            found = found + self.moves.done.moves
        else:
            found = [self.moves.wait.at()]
            for place in range(COMMON):
                if column_of(s, seat, place) >= 0:
                    found.append(self.moves.work.at(place))
                    found.append(self.moves.skip.at(place))
            for site in range(SITES):
                if s.crew[seat * SITES + site] > 0:
                    found.append(self.moves.work_own.at(site))
                    found.append(self.moves.skip_own.at(site))
        return found + drops(s, self.moves, seat)

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        kind = move.kind
        if seat != CHANCE:
            if kind == DROP:
                return why_not_drop(s, seat, move)
            if seat != s.at:
                return NOT_YOUR_GO
        if s.job:
            if WORK_COMMON <= kind <= SKIP_OWN or kind == WAIT:
                return JOB_IN_HAND
            job = self.jobs.of(s)
            return job.why_not_done(s) if kind == DONE and seat != CHANCE else job.why_not(s, move)
        if kind == WORK_COMMON:
            if column_of(s, seat, move.a) < 0:
                return NO_TEAM
            if first_team(s, move.a) != seat:
                return WAIT_LEFT
            return WAIT_LAB if move.a == UPLINK and lab_waiting(s, self.content) != NOBODY else 0
        if kind == WORK_OWN:
            if s.crew[seat * SITES + move.a] == 0:
                return NO_CREW
            effect = self.content.buildings[s.sites[seat * SITES + move.a]].effect
            return WAIT_CLOUT if effect == PREROGATIVE and first_team(s, CLOUT) != NOBODY else 0
        if kind == SKIP_COMMON:
            return NO_TEAM if column_of(s, seat, move.a) < 0 else 0
        if kind == SKIP_OWN:
            return NO_CREW if s.crew[seat * SITES + move.a] == 0 else 0
        if kind == WAIT:
            if held_up(s, self.content, seat) == 0:
                return NO_WAIT
            return 0 if may_wait(s, self.content, seat) else MUST_WORK
        return belongs(kind)

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        """Work that cannot do anything, or a choice in the work in hand that wastes something."""
        if move.kind == WORK_COMMON:
            if self.content.commons[move.a].dominance[column_of(s, seat, move.a)] > 0:
                return 0
            return idle_work(s, self.content, seat, self.content.commons[move.a].effect, NOBODY)
        if move.kind == WORK_OWN:
            building = s.sites[seat * SITES + move.a]
            return idle_work(s, self.content, seat, self.content.buildings[building].effect, building)
        return self.jobs.of(s).warning(s, move) if s.job and move.kind != DROP else 0

    def numbers(self, s: MoonState, seat: int, move: Move, reason: int) -> list[int]:
        if reason == NO_TEAM or reason == NO_CREW or reason == NOTHING_TO_DROP:
            return [move.a]
        if reason == NOT_YOUR_GO:
            return [s.at]
        if s.job:
            return self.jobs.of(s).numbers(s, move, reason)
        if reason == WAIT_LEFT:
            return [first_team(s, move.a), move.a]
        if reason == WAIT_LAB:
            return [lab_waiting(s, self.content)]
        if reason in (W_SWAP, W_PRODUCE, W_EXPORT, W_COPY):
            return [s.sites[seat * SITES + move.a]]
        return [first_team(s, CLOUT)] if reason == WAIT_CLOUT else []

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == DROP:
            drop(s, seat, move.a, journal)
            self.jobs.close_if_idle(s)
        elif kind == DONE:
            s.job = []
        elif kind == WAIT:
            s.waits[seat] = held_up(s, self.content, seat)
            journal.tell(E_WAIT, seat)
        elif s.job:
            self.jobs.of(s).play(s, move, journal)
            self.jobs.close_if_idle(s)
        elif kind == WORK_COMMON:
            column = column_of(s, seat, move.a)
            common = self.content.commons[move.a]
            journal.tell(E_WORK, seat, move.a)
            team_home(s, self.content, move.a, column)
            if common.dominance[column] > 0:
                journal.tell(E_GAIN, seat, common.dominance[column])
                gain(s, self.content, seat, common.dominance[column], journal)
            self.jobs.open(s, seat, common.effect, common.amount, NOBODY, 0, journal)
        elif kind == WORK_OWN:
            spot = seat * SITES + move.a
            building = s.sites[spot]
            spec = self.content.buildings[building]
            journal.tell(E_WORK_OWN, seat, building)
            crew_home(s, spot)
            self.jobs.open(s, seat, spec.effect, spec.amount, building, spot, journal)
        elif kind == SKIP_COMMON:
            journal.tell(E_SKIP, seat, move.a)
            team_home(s, self.content, move.a, column_of(s, seat, move.a))
        else:
            spot = seat * SITES + move.a
            journal.tell(E_SKIP_OWN, seat, s.sites[spot])
            crew_home(s, spot)
        if not s.job:
            go_on_working(s, self.content, journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        if s.job:
            return self.jobs.of(s).prompt(s)
        if held_up(s, self.content, seat) > 0 and may_wait(s, self.content, seat):
            return "Choose a team to work, bring it home, or wait until your other teams can work."
        return "Choose a team to work, or bring it home."

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return f"{names[s.at]} works."

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == WORK_OWN or move.kind == SKIP_OWN:
            building = s.sites[seat * SITES + move.a]
            if building >= 0:
                name = self.content.buildings[building].name
                if move.kind == WORK_OWN:
                    return f"Work your {name}: {self.content.buildings[building].text}"
                return f"Bring the team home from your {name} without working"
        if move.kind == WORK_COMMON:
            common = self.content.commons[move.a]
            return f"Work the {common.name}: {common.text}"
        return self.jobs.of(s).words(s, move, names) if s.job else ""
