"""Effects with resources: refine, exchange, produce, and the Mass Driver."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import SEAT
from perilune.core.words import counted
from perilune.games.mine_the_moon.buildings.effect import BUILDING, HAND, LEFT, Effect, Effects, up_to
from perilune.games.mine_the_moon.content import EXPORT, KINDS, LETTERS, PRODUCE, REFINE, REFINED, SWAP, TYPES, Building
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
    NOT_SHIPPED,
    NOT_TAKEN_HERE,
    NOTHING_GIVEN,
    NOTHING_TO_GIVE,
    NOTHING_TO_SHIP,
    RESULT_WOULD_NOT_FIT,
    SILO_FULL,
    TAKING,
    W_EXPORT,
    W_LAST_ROBOT,
    W_PRODUCE,
    W_REFINE,
    W_SWAP,
)
from perilune.games.mine_the_moon.moves import GIVE
from perilune.games.mine_the_moon.robots import free_robots, from_hand, hold, refine, release, room, to_hand
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import MoonState

ALL: Final = 9  # as many as silos can hold


def signs(wanted: list[bool]) -> list[str]:
    """Any one of these kinds of resources, as signs with a stroke between them, or in a word."""
    if wanted == [kind < REFINED for kind in range(KINDS)]:
        return ["raw"]
    if wanted == [kind >= REFINED for kind in range(KINDS)]:
        return ["refined"]
    found: list[str] = []
    for kind in range(KINDS):
        if wanted[kind]:
            found += ["/", f"({LETTERS[kind]})"] if found else [f"({LETTERS[kind]})"]
    return found


class Refine(Effect):
    """Raw resources become refined (4.15)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, REFINE, [effects.moves.refine])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["refine all" if amount >= ALL else f"refine {amount}"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        first = seat * KINDS
        return 0 if sum(s.silo[first : first + TYPES]) > 0 else W_REFINE

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        return 0 if s.silo[seat * KINDS + move.a] > 0 else because(NO_RAW, move.a)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        refine(s, seat, move.a)
        journal.tell(E_REFINE, seat, move.a)
        s.pending[-1][LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        frame = s.pending[-1]
        first = frame[SEAT] * KINDS
        return frame[LEFT] == 0 or s.silo[first] + s.silo[first + 1] + s.silo[first + 2] == 0

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Refine {up_to(s.pending[-1][LEFT], 'raw resource')}."


class Swap(Effect):
    """Give, then take as many; where all exchanges happen at the same time, no more is given after the first taking (4.14)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, SWAP, [effects.moves.give, effects.moves.take])

    def gist(self, amount: int, building: int) -> list[str]:
        spec = self.content.buildings[building]
        times = [] if amount >= ALL else [f"{amount}×"]
        return [*times, *signs(spec.gives), "→", *signs(spec.takes)]

    def brief(self, amount: int, building: int) -> list[str]:
        spec = self.content.buildings[building]
        if amount < ALL:
            return [f"swap {amount}"]
        return ["make raw" if any(spec.gives[REFINED:]) else "swap all"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        spec = self.content.buildings[building]
        for kind in range(KINDS):
            if spec.gives[kind] and s.silo[seat * KINDS + kind] > 0 and room_for_all(s, spec, seat, kind, 0):
                return 0
        return because(W_SWAP, building)

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        building = s.pending[-1][BUILDING]
        spec = self.content.buildings[building]
        return self.why_not_give(s, seat, move.a, spec) if move.kind == GIVE else self.why_not_take(s, seat, move.a, spec)

    def why_not_give(self, s: MoonState, seat: int, kind: int, spec: Building) -> int:
        """0 if the worker may give a resource of this kind."""
        frame = s.pending[-1]
        if not spec.gives[kind]:
            return because(NOT_GIVEN_HERE, frame[BUILDING], kind)
        if frame[LEFT] == 0:
            return because(TAKING if spec.at_once else ENOUGH_GIVEN, frame[BUILDING])
        if s.silo[seat * KINDS + kind] == 0:
            return because(NOTHING_TO_GIVE, kind)
        return 0 if room_for_all(s, spec, seat, kind, frame[HAND]) else RESULT_WOULD_NOT_FIT

    def why_not_take(self, s: MoonState, seat: int, kind: int, spec: Building) -> int:
        """0 if the worker may take a resource of this kind."""
        frame = s.pending[-1]
        if not spec.takes[kind]:
            return because(NOT_TAKEN_HERE, frame[BUILDING], kind)
        if frame[HAND] == 0:
            return because(NOTHING_GIVEN, kind)
        return 0 if room(s, seat, kind) > 0 else because(SILO_FULL, s.silo_limit[seat])

    def choices(self, s: MoonState) -> list[Move]:
        frame = s.pending[-1]
        first = frame[SEAT] * KINDS
        found: list[Move] = []
        if frame[LEFT] > 0:
            found = [move for move in self.moves.give.moves if s.silo[first + move.a] > 0]
        return found + self.moves.take.moves if frame[HAND] > 0 else found

    def why_not_done(self, s: MoonState) -> int:
        hand = s.pending[-1][HAND]
        return because(MUST_TAKE, hand) if hand > 0 else 0

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        frame = s.pending[-1]
        if move.kind == GIVE:
            to_hand(s, seat, move.a)
            frame[HAND] += 1
            frame[LEFT] -= 1
            journal.tell(E_GIVE, seat, move.a)
        else:
            frame[HAND] -= 1
            if self.content.buildings[frame[BUILDING]].at_once:
                frame[LEFT] = 0
            from_hand(s, seat, move.a, frame[HAND] == 0)
            journal.tell(E_TAKE, seat, move.a)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        left, hand = s.pending[-1][LEFT], s.pending[-1][HAND]
        if hand == 0:
            return f"Give {up_to(left, 'resource')}, then take as many."
        if left > 0:
            return f"Give up to {left} more, or take {hand} now."
        return f"Take {counted(hand, 'resource')}."


def room_for_all(s: MoonState, building: Building, seat: int, given: int, hand: int) -> bool:
    """Whether the silos have room for everything that must be taken, once this one is given too."""
    space = 0
    for kind in range(KINDS):
        if building.takes[kind]:
            space += room(s, seat, kind)
            if kind % TYPES == given % TYPES:
                space += 1
    return space > hand


class Produce(Effect):
    """A robot from home brings a raw resource to the silo (4.13)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, PRODUCE, [effects.moves.produce])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"+{amount}", *signs(self.content.buildings[building].takes)]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        takes = self.content.buildings[building].takes
        for kind in range(TYPES):
            if takes[kind] and room(s, seat, kind) > 0:
                return 0
        return because(W_PRODUCE, building)

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        building = s.pending[-1][BUILDING]
        if not self.content.buildings[building].takes[move.a]:
            return because(NOT_TAKEN_HERE, building, move.a)
        if s.home[seat] == 0:
            return NO_FREE_ROBOT
        return 0 if room(s, seat, move.a) > 0 else because(SILO_FULL, s.silo_limit[seat])

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        return W_LAST_ROBOT if free_robots(s, seat) == 1 else 0

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        hold(s, seat, move.a)
        journal.tell(E_PRODUCE, seat, move.a)
        s.pending[-1][LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        return s.pending[-1][LEFT] == 0 or super().idle(s)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Produce {up_to(s.pending[-1][LEFT], 'raw resource')}."


class Export(Effect):
    """The Mass Driver ships one resource; LEFT is the Dominance that it pays (10.10)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, EXPORT, [effects.moves.export])

    def gist(self, amount: int, building: int) -> list[str]:
        return [*signs(self.content.buildings[building].gives), "→", f"+{amount}", "(dominance)"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        gives = self.content.buildings[building].gives
        for kind in range(KINDS):
            if gives[kind] and s.silo[seat * KINDS + kind] > 0:
                return 0
        return because(W_EXPORT, building)

    def choices(self, s: MoonState) -> list[Move]:
        return self.all_choices[REFINED:]

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        building = s.pending[-1][BUILDING]
        if not self.content.buildings[building].gives[move.a]:
            return because(NOT_SHIPPED, building, move.a)
        return 0 if s.silo[seat * KINDS + move.a] > 0 else because(NOTHING_TO_SHIP, move.a)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        points = s.pending.pop()[LEFT]
        release(s, seat, move.a, 1)
        journal.tell(E_EXPORT, seat, move.a)
        journal.tell(E_SHIPPED, seat, points)
        gain(s, self.content, seat, points, journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Ship one resource for {s.pending[-1][LEFT]} Dominance?"


def goods_effects(effects: Effects) -> list[Effect]:
    """The effects of this file."""
    return [Refine(effects), Swap(effects), Produce(effects), Export(effects)]
