"""Rules, chapter 2: Task. In priority order, one team at a time, until everybody has passed."""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import COLUMNS, COMMON, SITES, Content
from perilune.games.mine_the_moon.dropping import drops, why_not_drop
from perilune.games.mine_the_moon.idle import idle_work
from perilune.games.mine_the_moon.messages import (
    COLUMN_TAKEN,
    CREW_TOO_SMALL,
    CROWD_COLUMN,
    E_PASS,
    E_TASK,
    E_TASK_OWN,
    NEVER_WORKED,
    NO_BUILDING,
    NO_COLUMN,
    NOT_YOUR_GO,
    NOTHING_TO_DROP,
    SITE_BUSY,
    TEAM_TOO_SMALL,
    W_COPY,
    W_EXPORT,
    W_PRODUCE,
    W_SWAP,
    belongs,
)
from perilune.games.mine_the_moon.moves import DROP, PASS, TASK_COMMON, TASK_OWN, Moves
from perilune.games.mine_the_moon.robots import drop, go_out, other_holders
from perilune.games.mine_the_moon.state import IN_CREW, IN_TEAM, NOBODY, MoonState
from perilune.games.mine_the_moon.turn import begin_mine


class Task(Phase[MoonState]):
    """`at` is the seat whose go it is."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Task", "2")
        self.content = content
        self.moves = moves

    def deciders(self, s: MoonState) -> list[int]:
        return [s.at]

    def bystanders(self, s: MoonState) -> list[int]:
        return other_holders(s, s.at)

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at:
            return drops(s, self.moves, seat)
        found = [self.moves.pass_.at()]
        for place in range(COMMON):
            for column in range(COLUMNS):
                if s.teams[place * COLUMNS + column] == NOBODY:
                    found.append(self.moves.task.at(place, column))
        for site in range(SITES):
            if s.sites[seat * SITES + site] >= 0:
                found.append(self.moves.task_own.at(site))
        return found + drops(s, self.moves, seat)

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == DROP:
            return why_not_drop(s, seat, move)
        if seat != s.at:
            return NOT_YOUR_GO
        if kind == TASK_COMMON:
            common = self.content.commons[move.a]
            team = common.teams[move.b]
            if team == 0:
                return NO_COLUMN
            if s.seats < 4 and common.crowd[move.b]:
                return CROWD_COLUMN
            if s.teams[move.a * COLUMNS + move.b] != NOBODY:
                return COLUMN_TAKEN
            return TEAM_TOO_SMALL if s.home[seat] < team else 0
        if kind == TASK_OWN:
            building = s.sites[seat * SITES + move.a]
            if building < 0:
                return NO_BUILDING
            team = self.content.buildings[building].team
            if team == 0:
                return NEVER_WORKED
            if s.crew[seat * SITES + move.a] > 0:
                return SITE_BUSY
            return CREW_TOO_SMALL if s.home[seat] < team else 0
        return 0 if kind == PASS else belongs(kind)

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        """Work that could not do anything as things stand."""
        if move.kind == TASK_COMMON:
            return idle_work(s, self.content, seat, self.content.commons[move.a].effect, NOBODY)
        if move.kind == TASK_OWN:
            building = s.sites[seat * SITES + move.a]
            return idle_work(s, self.content, seat, self.content.buildings[building].effect, building)
        return 0

    def numbers(self, s: MoonState, seat: int, move: Move, reason: int) -> list[int]:
        if reason == NO_COLUMN:
            return [move.a, move.b]
        if reason == CROWD_COLUMN:
            return [move.b, move.a]
        if reason == COLUMN_TAKEN:
            return [move.b, move.a, s.teams[move.a * COLUMNS + move.b]]
        if reason == TEAM_TOO_SMALL:
            return [move.a, self.content.commons[move.a].teams[move.b], s.home[seat]]
        if reason in (NO_BUILDING, NOTHING_TO_DROP):
            return [move.a]
        if reason == NOT_YOUR_GO:
            return [s.at]
        if reason in (NEVER_WORKED, SITE_BUSY, W_SWAP, W_PRODUCE, W_EXPORT, W_COPY):
            return [s.sites[seat * SITES + move.a]]
        if reason == CREW_TOO_SMALL:
            building = s.sites[seat * SITES + move.a]
            return [building, self.content.buildings[building].team, s.home[seat]]
        return []

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == DROP:
            drop(s, seat, move.a, journal)
            return
        if kind == PASS:
            s.passed[seat] = 1
            journal.tell(E_PASS, seat)
        elif kind == TASK_COMMON:
            spot = move.a * COLUMNS + move.b
            team = self.content.commons[move.a].teams[move.b]
            go_out(s, seat, team, IN_TEAM, spot)
            s.teams[spot] = seat
            journal.tell(E_TASK, seat, team, move.a)
        else:
            spot = seat * SITES + move.a
            team = self.content.buildings[s.sites[spot]].team
            go_out(s, seat, team, IN_CREW, spot)
            s.crew[spot] = team
            journal.tell(E_TASK_OWN, seat, team, s.sites[spot])
        self.next_seat(s, journal)

    def next_seat(self, s: MoonState, journal: Journal) -> None:
        """The next seat on the priority track that has not passed; Mine begins when there is none."""
        place = s.order.index(s.at)
        for _ in range(s.seats):
            place += 1
            if place == s.seats:
                place = 0
            if s.passed[s.order[place]] == 0:
                s.at = s.order[place]
                return
        begin_mine(s, self.content, journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        robots = s.home[seat]
        return f"Task a team, or pass. You have {robots} robot{'' if robots == 1 else 's'} at home."

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return f"{names[s.at]} tasks a team or passes."

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == TASK_COMMON:
            common = self.content.commons[move.a]
            return f"Task {_robots(common.teams[move.b])} to the {common.name}, column {move.b + 1}"
        if move.kind == TASK_OWN and s.sites[seat * SITES + move.a] >= 0:
            building = self.content.buildings[s.sites[seat * SITES + move.a]]
            return f"Task {_robots(building.team)} to your {building.name}"
        return ""


def _robots(count: int) -> str:
    return "1 robot" if count == 1 else f"{count} robots"
