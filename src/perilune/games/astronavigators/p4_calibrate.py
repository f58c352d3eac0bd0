"""Rules, chapter 5: the calibration phase. In week order, seats finish their training or set their instruments."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.astronavigators.content import SETS, WEEKS
from perilune.games.astronavigators.jobs import NavPhase
from perilune.games.astronavigators.messages import (
    AI_FULL,
    AI_NEEDS_SCT,
    ALREADY_ASTRONAUT,
    E_AI,
    E_SCT,
    E_SXT,
    E_TRAIN,
    NO_ABORT_STAGE,
    NO_PHASE,
    NO_SET,
    NOT_ASTRONAUT,
    SCT_FULL,
    SET_IN_USE,
    SXT_FULL,
    W_SPENT_UNUSED,
    W_TRAIN,
    W_TRAIN_ENDS,
)
from perilune.games.astronavigators.moves import ABORT_STAGE, AI, DONE, SCT, SXT, TRAIN_UP
from perilune.games.astronavigators.sequence import go_on
from perilune.games.astronavigators.state import ACTIVE, AGAIN, MOON, NOBODY, YEAR, NavState
from perilune.games.astronavigators.world.flight import abort_stage
from perilune.games.astronavigators.world.launch import flight_cost, has_pad, launch_gives, phases_spare


class Calibrate(NavPhase):
    """`at` is the seat in the current week."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        m = self.moves
        if s.astronaut[seat] == 0:
            return [m.done.at(), m.train.at()]
        found = [m.done.at(), m.abort_stage.at()]
        for phase in range(WEEKS):
            found.append(m.sxt.at(phase))
        for number in range(SETS):
            found.append(m.sct.at(number))
            found.append(m.ai.at(number))
        return found

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == DONE:
            return 0
        if kind == TRAIN_UP:
            return ALREADY_ASTRONAUT if s.astronaut[seat] == 1 else 0
        if kind not in (SXT, SCT, AI, ABORT_STAGE):
            return move.when
        if s.astronaut[seat] == 0:
            return NOT_ASTRONAUT
        if kind == ABORT_STAGE:
            return 0 if 0 < s.place[seat] < MOON and s.aborts[seat * 2 + 1] == 0 else NO_ABORT_STAGE
        if kind == SXT:
            if s.sxt[seat] != NOBODY:
                return SXT_FULL
            return 0 if s.phases[seat * WEEKS + move.a] in (ACTIVE, AGAIN) else because(NO_PHASE, move.a)
        if kind == SCT and s.sct[seat] != NOBODY:
            return SCT_FULL
        if kind == AI and s.ai[seat] != NOBODY:
            return AI_FULL
        if kind == AI and s.sct[seat] == NOBODY:
            return AI_NEEDS_SCT
        if s.sets[seat * SETS + move.a] != ACTIVE:
            return because(NO_SET, move.a)
        return because(SET_IN_USE, move.a) if move.a == s.sct[seat] else 0

    def warning(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind == TRAIN_UP:
            has = s.nk[seat] + launch_gives(s, self.content, seat) + phases_spare(s, self.content, seat)
            if has < flight_cost(s, self.content):
                return because(W_TRAIN, s.nk[seat])
            waits = not has_pad(s, self.content, seat)  # on the pad, with enough knowledge, one is meant to
            return W_TRAIN_ENDS if waits and s.round < YEAR and s.launches[seat] == 0 else 0
        idle = s.place[seat] == 0 and not has_pad(s, self.content, seat)
        return W_SPENT_UNUSED if idle and move.kind in (SXT, SCT) else 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == TRAIN_UP:
            s.astronaut[seat] = 1
            journal.tell(E_TRAIN, seat)
        elif kind == SXT:
            s.sxt[seat] = move.a
            journal.tell(E_SXT, seat, move.a)
        elif kind == SCT:
            s.sct[seat] = move.a
            journal.tell(E_SCT, seat, move.a)
        elif kind == AI:
            s.ai[seat] = move.a
            journal.tell(E_AI, seat, move.a)
        elif kind == ABORT_STAGE:
            abort_stage(s, self.content, seat, journal)
        else:
            s.week += 1
        go_on(s, self.content, journal)

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        return "Stay an astronomer" if move.kind == DONE and s.astronaut[seat] == 0 else ""

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        if s.astronaut[seat] == 0:
            return "Finish your training and become an astronaut, or stay an astronomer?"
        if all(move.kind in (DONE, ABORT_STAGE) for move in self.legal(s, seat)):
            return "You have no token to put on an instrument. Choose Done, unless you want to turn back."
        return "Put tokens on your instruments for the next month, or choose Done."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(names[s.at], 'calibrates', 'calibrate')}."
