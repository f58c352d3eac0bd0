"""Rules, chapter 2: Task. In priority order, one team at a time, until everybody has passed."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import agreed, counted, does
from perilune.games.mine_the_moon.buildings.effect import Effects
from perilune.games.mine_the_moon.content import COLUMNS, KINDS, NO_SITE, OWN_PAD, REFINED, SITES, SLOTS, TYPES
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
    NO_SUCH_SITE,
    NOT_YOUR_GO,
    SITE_BUSY,
    TEAM_TOO_SMALL,
    W_BUILD,
    W_BUILD_UNMINED,
    W_DROP,
    W_LOAD,
    W_LOAD_UNMINED,
    W_LOAD_UNREFINED,
    W_REFINE,
    W_REFINE_UNMINED,
)
from perilune.games.mine_the_moon.moves import DROP, PASS, TASK_COMMON, TASK_OWN
from perilune.games.mine_the_moon.phase import TeamPhase
from perilune.games.mine_the_moon.robots import drop, drops, go_out, why_not_drop
from perilune.games.mine_the_moon.state import IN_CREW, IN_TEAM, NOBODY, MoonState
from perilune.games.mine_the_moon.turn import begin_mine


class Task(TeamPhase):
    """`at` is the seat whose go it is."""

    def __init__(self, effects: Effects) -> None:
        super().__init__("Task", "2", effects)
        commons = self.content.commons
        self.crowd_columns = [move for move in self.moves.task.moves if commons[move.a].teams[move.b] > 0]
        self.columns = [move for move in self.crowd_columns if not commons[move.a].crowd[move.b]]

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat != s.at:
            return drops(s, self.moves, seat)
        found = [self.moves.pass_.at()]
        if s.home[seat] > 0:
            for move in self.columns if s.seats < 4 else self.crowd_columns:
                if s.teams[move.a * COLUMNS + move.b] == NOBODY:
                    found.append(move)
            for site in range(SITES):
                building = s.sites[seat * SITES + site]
                if building >= 0 and self.content.buildings[building].team > 0:
                    found.append(self.moves.task_own.at(site))
        return found + drops(s, self.moves, seat)

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == DROP:
            return why_not_drop(s, seat, move)
        if kind > TASK_OWN:  # no verb of this phase
            return move.when
        if seat != s.at:
            return because(NOT_YOUR_GO, s.at)
        if kind == TASK_COMMON:
            return self.why_not_common(s, seat, move.a, move.b)
        if kind == TASK_OWN:
            return self.why_not_own(s, seat, seat * SITES + move.a)
        return 0

    def why_not_common(self, s: MoonState, seat: int, place: int, column: int) -> int:
        """0 if the seat may task a team to this column of a common building."""
        common = self.content.commons[place]
        team = common.teams[column]
        if team == 0:
            return because(NO_COLUMN, place, column)
        if s.seats < 4 and common.crowd[column]:
            return because(CROWD_COLUMN, place)
        if s.teams[place * COLUMNS + column] != NOBODY:
            return because(COLUMN_TAKEN, place, s.teams[place * COLUMNS + column])
        return because(TEAM_TOO_SMALL, place, team, s.home[seat]) if s.home[seat] < team else 0

    def why_not_own(self, s: MoonState, seat: int, spot: int) -> int:
        """0 if the seat may task a team to this site of its moonbase."""
        building = s.sites[spot]
        if building < 0:
            return because(NO_SUCH_SITE if building == NO_SITE else NO_BUILDING, spot % SITES)
        team = self.content.buildings[building].team
        if team == 0:
            return because(NEVER_WORKED, building)
        if s.crew[spot] > 0:
            return because(SITE_BUSY, building)
        return because(CREW_TOO_SMALL, building, team, s.home[seat]) if s.home[seat] < team else 0

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        """Work that could not do anything as things stand (2.10), and what is lost (7.2)."""
        if move.kind == DROP:
            return W_DROP
        if move.kind == TASK_COMMON:
            team = self.content.commons[move.a].teams[move.b]
            return self._hoped(s, seat, team, self.effects.of_common(move.a).idle_warning(s, seat, NOBODY))
        if move.kind == TASK_OWN:
            building = s.sites[seat * SITES + move.a]
            team = self.content.buildings[building].team
            return self._hoped(s, seat, team, self.effects.of(building).idle_warning(s, seat, building))
        return 0

    def _hoped(self, s: MoonState, seat: int, team: int, warning: int) -> int:
        """Where robots stay at home, the crater may still bring what the team lacks: the warning says so. Or another team brings it."""
        if warning in (W_BUILD, W_REFINE, W_LOAD) and self._supplied(s, seat, warning):
            return 0
        if s.home[seat] <= team:
            return warning
        if warning == W_BUILD:
            return W_BUILD_UNMINED
        if warning == W_REFINE:
            return W_REFINE_UNMINED
        if warning == W_LOAD:
            return W_LOAD_UNREFINED if self._can_refine(s, seat, team) else W_LOAD_UNMINED
        return warning

    def _can_refine(self, s: MoonState, seat: int, team: int) -> bool:
        """Whether the seat has something raw for an open slot, and beside this team robots for one that refines it."""
        for place, common in enumerate(self.content.commons):
            if common.action.refines:
                for column in common.used(s.seats):
                    open_to = s.teams[place * COLUMNS + column] == NOBODY and team + common.teams[column] <= s.home[seat]
                    if open_to and self._raw_fits(s, seat):
                        return True
        return False

    def _raw_fits(self, s: MoonState, seat: int) -> bool:
        """Whether an open slot on a common pad would take what the seat has, once it is refined."""
        for pad in range(OWN_PAD):
            if s.pads[pad] >= 0:
                rocket = self.content.rockets[s.pads[pad]]
                for slot in range(rocket.slots):
                    raw = rocket.kinds[slot] - REFINED
                    if s.loaded[pad * SLOTS + slot] == NOBODY and s.silo[seat * KINDS + raw] > 0:
                        return True
        return False

    def _supplied(self, s: MoonState, seat: int, warning: int) -> bool:
        """Whether a team that the seat has already sent makes what another one would lack."""
        own = [spot for spot in range(seat * SITES, (seat + 1) * SITES) if s.crew[spot] > 0]
        actions = [self.content.buildings[s.sites[spot]].action for spot in own]
        actions += [self.content.commons[spot // COLUMNS].action for spot in range(len(s.teams)) if s.teams[spot] == seat]
        makes, refines = any(action.makes for action in actions), any(action.refines for action in actions)
        if warning == W_LOAD:  # which knows itself what could be refined
            return makes and refines
        raw = sum(s.silo[seat * KINDS : seat * KINDS + TYPES])
        return makes or (warning == W_BUILD and refines and raw > 0)

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
        if s.home[seat] == 0:
            return "You have no robot at home. Pass, or drop a resource to free its robot."
        return f"Send a team to a building, or pass. You have {counted(s.home[seat], 'robot')} at home."

    def waiting(self, s: MoonState, names: list[str]) -> str:
        return f"{does(names[s.at], 'sends', 'send')} a team or {agreed('{passes|pass}', names[s.at])}."

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == TASK_COMMON:
            common = self.content.commons[move.a]
            column = common.column(move.b, s.seats)
            return f"Send {counted(common.teams[move.b], 'robot')} to the {common.name}" + (f", {column}" if column else "")
        if move.kind == TASK_OWN and s.sites[seat * SITES + move.a] >= 0:
            building = self.content.buildings[s.sites[seat * SITES + move.a]]
            return f"Send {counted(building.team, 'robot')} to your {building.name}"
        return ""
