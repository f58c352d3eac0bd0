"""Jobs with resources: refine, swap, produce, and the Mass Driver."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import KINDS, REFINED, TYPES, Building
from perilune.games.mine_the_moon.job import BUILDING, HAND, LEFT, SEAT, Job
from perilune.games.mine_the_moon.messages import (
    E_EXPORT,
    E_GIVE,
    E_PRODUCE,
    E_REFINE,
    E_SHIPPED,
    E_TAKE,
    ENOUGH_GIVEN,
    MUST_TAKE,
    NO_FREE_ROBOT,
    NO_RAW,
    NOT_GIVEN_HERE,
    NOT_TAKEN_HERE,
    NOTHING_GIVEN,
    NOTHING_TO_EXPORT,
    NOTHING_TO_GIVE,
    RESULT_WOULD_NOT_FIT,
    SILO_FULL,
    TAKING,
    belongs,
)
from perilune.games.mine_the_moon.moves import EXPORT_ONE, GIVE, PRODUCE_ONE, REFINE_ONE, TAKE
from perilune.games.mine_the_moon.robots import from_hand, hold, refine, release, room, to_hand
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import MoonState


class Refine(Job):
    """Raw resources become refined (4.15)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.refine.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != REFINE_ONE:
            return belongs(move.kind)
        return 0 if s.silo[s.job[SEAT] * KINDS + move.a] > 0 else NO_RAW

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        return [move.a] if reason == NO_RAW else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        refine(s, seat, move.a)
        journal.tell(E_REFINE, seat, move.a)
        s.job[LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        first = s.job[SEAT] * KINDS
        return s.job[LEFT] == 0 or s.silo[first] + s.silo[first + 1] + s.silo[first + 2] == 0

    def prompt(self, s: MoonState) -> str:
        return f"Refine up to {s.job[LEFT]} more."


class Swap(Job):
    """Give, then take as many; where all exchanges happen at the same time, no more is given after the first taking (4.14)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.give.moves + self.moves.take.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        seat = s.job[SEAT]
        building = self.content.buildings[s.job[BUILDING]]
        if move.kind == GIVE:
            if not building.gives[move.a]:
                return NOT_GIVEN_HERE
            if s.job[LEFT] == 0:
                return TAKING if building.at_once else ENOUGH_GIVEN
            if s.silo[seat * KINDS + move.a] == 0:
                return NOTHING_TO_GIVE
            return 0 if room_for_all(s, building, seat, move.a, s.job[HAND]) else RESULT_WOULD_NOT_FIT
        if move.kind != TAKE:
            return belongs(move.kind)
        if not building.takes[move.a]:
            return NOT_TAKEN_HERE
        if s.job[HAND] == 0:
            return NOTHING_GIVEN
        return 0 if room(s, seat, move.a) > 0 else SILO_FULL

    def why_not_done(self, s: MoonState) -> int:
        return MUST_TAKE if s.job[HAND] > 0 else 0

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == MUST_TAKE:
            return [s.job[HAND]]
        if reason == NOT_GIVEN_HERE or reason == NOT_TAKEN_HERE:
            return [s.job[BUILDING], move.a]
        if reason == ENOUGH_GIVEN or reason == TAKING:
            return [s.job[BUILDING]]
        if reason == NOTHING_TO_GIVE or reason == NOTHING_GIVEN:
            return [move.a]
        return [s.silo_limit[s.job[SEAT]]] if reason == SILO_FULL else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        if move.kind == GIVE:
            to_hand(s, seat, move.a)
            s.job[HAND] += 1
            s.job[LEFT] -= 1
            journal.tell(E_GIVE, seat, move.a)
        else:
            s.job[HAND] -= 1
            if self.content.buildings[s.job[BUILDING]].at_once:
                s.job[LEFT] = 0
            from_hand(s, seat, move.a, s.job[HAND] == 0)
            journal.tell(E_TAKE, seat, move.a)

    def prompt(self, s: MoonState) -> str:
        if s.job[HAND] == 0:
            return f"Give up to {s.job[LEFT]}, then take as many."
        if s.job[LEFT] > 0:
            return f"Give up to {s.job[LEFT]} more, or take {s.job[HAND]} now."
        return f"Take {s.job[HAND]}."


def room_for_all(s: MoonState, building: Building, seat: int, given: int, hand: int) -> bool:
    """Whether the silos have room for everything that must be taken, once this one is given too."""
    space = 0
    for kind in range(KINDS):
        if building.takes[kind]:
            space += room(s, seat, kind)
            if kind % TYPES == given % TYPES:
                space += 1
    return space > hand


def may_swap(s: MoonState, building: Building, seat: int) -> bool:
    """Whether the seat holds something that the building exchanges for something that fits."""
    for kind in range(KINDS):
        if building.gives[kind] and s.silo[seat * KINDS + kind] > 0 and room_for_all(s, building, seat, kind, 0):
            return True
    return False


def may_produce(s: MoonState, building: Building, seat: int) -> bool:
    """Whether the silos have room for something that the building produces."""
    for kind in range(TYPES):
        if building.takes[kind] and room(s, seat, kind) > 0:
            return True
    return False


class Produce(Job):
    """A robot from home brings a raw resource to the silo (4.13)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.produce.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        seat = s.job[SEAT]
        if move.kind != PRODUCE_ONE:
            return belongs(move.kind)
        if not self.content.buildings[s.job[BUILDING]].takes[move.a]:
            return NOT_TAKEN_HERE
        if s.home[seat] == 0:
            return NO_FREE_ROBOT
        return 0 if room(s, seat, move.a) > 0 else SILO_FULL

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == NOT_TAKEN_HERE:
            return [s.job[BUILDING], move.a]
        return [s.silo_limit[s.job[SEAT]]] if reason == SILO_FULL else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        hold(s, seat, move.a)
        journal.tell(E_PRODUCE, seat, move.a)
        s.job[LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        return s.job[LEFT] == 0 or super().idle(s)

    def prompt(self, s: MoonState) -> str:
        return f"Produce up to {s.job[LEFT]}."


class Export(Job):
    """The Mass Driver ships one resource for Dominance; the job's LEFT is what it pays (10.10)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.export.moves[REFINED:]

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != EXPORT_ONE:
            return belongs(move.kind)
        wanted = self.content.buildings[s.job[BUILDING]].gives[move.a]
        return 0 if wanted and s.silo[s.job[SEAT] * KINDS + move.a] > 0 else NOTHING_TO_EXPORT

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        return [s.job[BUILDING], move.a] if reason == NOTHING_TO_EXPORT else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        points = s.job[LEFT]
        s.job = []
        release(s, seat, move.a, 1)
        journal.tell(E_EXPORT, seat, move.a)
        journal.tell(E_SHIPPED, seat, points)
        gain(s, self.content, seat, points, journal)

    def prompt(self, s: MoonState) -> str:
        return f"Ship one resource for {s.job[LEFT]} Dominance?"
