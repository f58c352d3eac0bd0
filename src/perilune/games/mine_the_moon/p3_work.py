"""Rules, chapter 4: Work. Teams come home and do what their buildings do, each seat in its own order.

Seats decide in the order that the priority track had when Work began; a seat is passed over while all its teams must wait
for somebody else's, or while it chooses to wait (workers.py). `at` is the seat that decides. What one building lets its
worker do is its effect: see buildings/effect.py.
"""

from perilune.core.game import numbered
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.mine_the_moon.buildings.construct import construction_effects
from perilune.games.mine_the_moon.buildings.effect import Effect, Effects, chooses_team
from perilune.games.mine_the_moon.buildings.goods import goods_effects
from perilune.games.mine_the_moon.buildings.rivals import rivals_effects
from perilune.games.mine_the_moon.buildings.rockets import rockets_effects
from perilune.games.mine_the_moon.content import COMMON, NOTHING, SITES, Content
from perilune.games.mine_the_moon.messages import (
    E_GAIN,
    E_SKIP,
    E_SKIP_OWN,
    E_WAIT,
    E_WORK,
    E_WORK_OWN,
    MUST_WORK,
    NO_CREW,
    NO_TEAM,
    NO_WAIT,
    NOT_YOUR_GO,
    W_DROP,
    WAIT_CLOUT,
    WAIT_LAB,
    WAIT_LEFT,
)
from perilune.games.mine_the_moon.moves import DROP, SKIP_COMMON, SKIP_OWN, WAIT, WORK_COMMON, WORK_OWN, Moves
from perilune.games.mine_the_moon.phase import TeamPhase
from perilune.games.mine_the_moon.robots import drop, drops, why_not_drop
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import crew_home, go_on_working, team_home
from perilune.games.mine_the_moon.workers import clout_before, column_of, first_team, held_up, lab_before, may_wait


class Work(TeamPhase):
    """Choosing which team works next."""

    def __init__(self, effects: Effects) -> None:
        super().__init__("Work", "4", effects)

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at:
            return drops(s, self.moves, seat)
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

    def legal(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at:
            return drops(s, self.moves, seat)
        found: list[Move] = []
        if held_up(s, self.content, seat) > 0 and may_wait(s, self.content, seat):
            found.append(self.moves.wait.at())
        for place in range(COMMON):
            if column_of(s, seat, place) >= 0:
                if first_team(s, place) == seat and lab_before(s, self.content, place) == NOBODY:
                    found.append(self.moves.work.at(place))
                found.append(self.moves.skip.at(place))
        for site in range(SITES):
            spot = seat * SITES + site
            if s.crew[spot] > 0:
                if clout_before(s, self.content, s.sites[spot]) == NOBODY:
                    found.append(self.moves.work_own.at(site))
                found.append(self.moves.skip_own.at(site))
        return found + drops(s, self.moves, seat)

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == DROP:
            return why_not_drop(s, seat, move)
        if not chooses_team(kind):
            return move.when
        if seat != s.at:
            return because(NOT_YOUR_GO, s.at)
        if kind == WORK_COMMON:
            return self.why_not_work(s, seat, move.a)
        if kind == WORK_OWN:
            return self.why_not_work_own(s, seat * SITES + move.a)
        if kind == SKIP_COMMON:
            return because(NO_TEAM, move.a) if column_of(s, seat, move.a) < 0 else 0
        if kind == SKIP_OWN:
            return because(NO_CREW, move.a) if s.crew[seat * SITES + move.a] == 0 else 0
        if held_up(s, self.content, seat) == 0:
            return NO_WAIT
        return 0 if may_wait(s, self.content, seat) else MUST_WORK

    def why_not_work(self, s: MoonState, seat: int, place: int) -> int:
        """0 if the seat's team on this common building may work now (4.2, 4.3)."""
        if column_of(s, seat, place) < 0:
            return because(NO_TEAM, place)
        first = first_team(s, place)
        if first != seat:
            return because(WAIT_LEFT, first, place)
        lab = lab_before(s, self.content, place)
        return 0 if lab == NOBODY else because(WAIT_LAB, lab)

    def why_not_work_own(self, s: MoonState, spot: int) -> int:
        """0 if the team on this site of a moonbase may work now (4.4)."""
        if s.crew[spot] == 0:
            return because(NO_CREW, spot % SITES)
        first = clout_before(s, self.content, s.sites[spot])
        return 0 if first == NOBODY else because(WAIT_CLOUT, first)

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        """Work that cannot do anything (2.10), and what is lost (7.2)."""
        if move.kind == DROP:
            return W_DROP
        if move.kind == WORK_COMMON:
            if self.content.commons[move.a].dominance[column_of(s, seat, move.a)] > 0:
                return 0
            return self.effects.of_common(move.a).idle_warning(s, seat, NOBODY)
        if move.kind == WORK_OWN:
            building = s.sites[seat * SITES + move.a]
            return self.effects.of(building).idle_warning(s, seat, building)
        return 0

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == DROP:
            drop(s, seat, move.a, journal)
        elif kind == WAIT:
            s.waits[seat] = held_up(s, self.content, seat)
            journal.tell(E_WAIT, seat)
        elif kind == WORK_COMMON:
            self.work(s, seat, move.a, journal)
        elif kind == WORK_OWN:
            spot = seat * SITES + move.a
            journal.tell(E_WORK_OWN, seat, s.sites[spot])
            crew_home(s, spot)
            self.effects.work_building(s, seat, s.sites[spot], spot, journal)
        elif kind == SKIP_COMMON:
            journal.tell(E_SKIP, seat, move.a)
            team_home(s, self.content, move.a, column_of(s, seat, move.a))
        else:
            spot = seat * SITES + move.a
            journal.tell(E_SKIP_OWN, seat, s.sites[spot])
            crew_home(s, spot)
        if not s.pending:
            go_on_working(s, self.content, journal)

    def work(self, s: MoonState, seat: int, place: int, journal: Journal) -> None:
        """The seat's leftmost team on a common building works."""
        column = column_of(s, seat, place)
        common = self.content.commons[place]
        journal.tell(E_WORK, seat, place)
        team_home(s, self.content, place, column)
        if common.dominance[column] > 0:
            journal.tell(E_GAIN, seat, common.dominance[column])
            gain(s, self.content, seat, common.dominance[column], journal)
        self.effects.of_common(place).begin(s, seat, common.amount, NOBODY, 0, journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        if held_up(s, self.content, seat) > 0 and may_wait(s, self.content, seat):
            return "Choose a team to work, bring it home, or wait until your other teams can work."
        return "Choose a team to work, or bring it home."

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return f"{does(names[s.at], 'works', 'work')}."

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
        return ""


def all_effects(content: Content, moves: Moves) -> Effects:
    """Every effect of the content, by its number, and the choice of a site after them."""
    effects = Effects(content, moves)
    found = [
        *goods_effects(effects),
        *construction_effects(effects),
        *rivals_effects(effects),
        *rockets_effects(effects),
        Effect(effects, NOTHING, []),
    ]
    effects.by_number = numbered({effect.number: effect for effect in found})
    return effects
