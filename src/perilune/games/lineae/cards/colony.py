"""Rules, chapter 7: what the colony cards do. Each has its class, and beside it the job that it starts."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.lineae.cards.effect import ActsByItself, Effect
from perilune.games.lineae.content import KINDS, NONE, Content
from perilune.games.lineae.goods import (
    battery_room,
    cargo_count,
    charge,
    pay,
    score,
    serves,
    take_marker,
    to_supply,
    wasting,
    where_is,
)
from perilune.games.lineae.job import EMBASSY_JOB, SWAP_JOB, TECH_JOB, OceanJob
from perilune.games.lineae.messages import (
    E_ENERGY,
    E_GENERATOR,
    E_LOST,
    E_RETURN,
    E_SAVED,
    E_SWAP,
    MORE_FOR_EARTH,
    NEEDS_TWO_KINDS,
    NO_CUBE_FOR_EARTH,
    NO_CUBE_TO_SWAP,
    NO_CUBES_TO_SWAP,
    NO_TECH_LEFT,
    NONE_TO_SWAP_FOR,
    NOTHING_TO_SWAP,
    SAME_AGAIN,
    SAME_KIND,
)
from perilune.games.lineae.moves import DONE, GIVE, SWAP, not_now
from perilune.games.lineae.state import OceanState


class Council(Effect):
    """Colonial Council (7.4)."""

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        take_marker(s, seat, journal)
        score(s, seat, self.spec.amount, journal)

    def gist(self, price: int) -> str:
        return f"first, {counted(self.spec.amount, 'point')}"

    def signs(self, price: int) -> list[str]:
        return ["(flag)", f"+{self.spec.amount}", "(star)"]


class Exchange(Effect):
    """Mineral Exchange (7.7)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        if s.energy[seat] == 0 or cargo_count(s, seat) == 0:
            return NO_CUBES_TO_SWAP
        return 0 if can_swap(s, seat) else NOTHING_TO_SWAP

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        s.pending.append([SWAP_JOB, seat, self.spec.amount])

    def gist(self, price: int) -> str:
        return f"swap {self.spec.amount}"

    def signs(self, price: int) -> list[str]:
        return [f"swap {self.spec.amount}", "(bolt)"]


SWAPS: Final = ARGS  # how many more may be made


class Swap(OceanJob):
    """At the Mineral Exchange, a cube at a time."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        for kind in range(KINDS):
            if s.cargo[seat * KINDS + kind] > 0:
                for other in range(KINDS):
                    found.append(self.moves.swap.at(kind, other))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DONE:
            return 0
        if move.kind != SWAP:
            return not_now(s, move)
        if move.a == move.b:
            return SAME_KIND
        if s.cargo[seat * KINDS + move.a] == 0:
            return because(NO_CUBE_TO_SWAP, move.a)
        return 0 if s.supply[move.b] > 0 else because(NONE_TO_SWAP_FOR, move.b)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            s.pending.pop()
            return
        to_supply(s, seat, move.a)
        s.supply[move.b] -= 1
        s.cargo[seat * KINDS + move.b] += 1
        s.energy[seat] -= 1
        journal.tell(E_SWAP, seat, move.a, move.b)
        s.pending[-1][SWAPS] -= 1
        if s.pending[-1][SWAPS] == 0 or s.energy[seat] == 0 or not can_swap(s, seat):
            s.pending.pop()

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return f"Swap a cube for 1 electricity ({s.pending[-1][SWAPS]} left), or finish."


def can_swap(s: OceanState, seat: int) -> bool:
    """Whether the supply has a cube of another kind than some cube of the cargo bay."""
    for kind in range(KINDS):
        if s.cargo[seat * KINDS + kind] > 0:
            for other in range(KINDS):
                if other != kind and s.supply[other] > 0:
                    return True
    return False


class Power(Effect):
    """Power Station (7.8)."""

    def warning(self, s: OceanState, seat: int) -> int:
        room = battery_room(s, self.content, seat)
        return wasting(room, self.spec.amount)

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        pay(s, seat, self.spec.cost, journal)
        journal.tell(E_ENERGY, seat, charge(s, self.content, seat, self.spec.amount))

    def gist(self, price: int) -> str:
        return f"${self.spec.cost} for {self.spec.amount}"

    def signs(self, price: int) -> list[str]:
        return [f"${price}", "(arrow)", str(self.spec.amount), "(bolt)"]


class Research(Effect):
    """Research Institute (7.10)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        return 0 if NONE in s.tech else NO_TECH_LEFT

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        pay(s, seat, self.spec.cost, journal)
        s.pending.append([TECH_JOB, seat])

    def gist(self, price: int) -> str:
        return f"${self.spec.cost}: a card"

    def signs(self, price: int) -> list[str]:
        return [f"${price}", "(arrow)", "(technology)"]


class Embassy(Effect):
    """Embassy to Earth (7.11)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        kinds = 0
        for spot in range(seat * KINDS, seat * KINDS + KINDS):
            if s.cargo[spot] > 0:
                kinds += 1
        return 0 if kinds >= 2 else NEEDS_TWO_KINDS

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        s.pending.append([EMBASSY_JOB, seat, NONE, self.spec.amount])

    def gist(self, price: int) -> str:
        return f"2 for {counted(self.spec.amount, 'point')}"

    def signs(self, price: int) -> list[str]:
        return ["2", "(cube)", "(arrow)", str(self.spec.amount), "(star)"]


GIVEN: Final = ARGS  # the kind of the first cube, NONE before
REWARD: Final = ARGS + 1  # in points


class GiveTwo(OceanJob):
    """Two cubes of different kinds go to Earth."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.give.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        given = s.pending[-1][GIVEN]
        if move.kind == DONE:
            return because(MORE_FOR_EARTH, 2 if given == NONE else 1)
        if move.kind != GIVE:
            return not_now(s, move)
        if s.cargo[seat * KINDS + move.a] == 0:
            return because(NO_CUBE_FOR_EARTH, move.a)
        return because(SAME_AGAIN, move.a) if given == move.a else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        journal.tell(E_RETURN, seat, move.a)
        if s.pending[-1][GIVEN] == NONE:
            s.pending[-1][GIVEN] = move.a
        else:
            score(s, seat, s.pending.pop()[REWARD], journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Return a cube." if s.pending[-1][GIVEN] == NONE else "Return a second cube of another kind."


class Farm(ActsByItself):
    """Solar Farm (7.9)."""

    def gist(self, price: int) -> str:
        return f"+{self.spec.amount} per sun"

    def signs(self, price: int) -> list[str]:
        return [f"+{self.spec.amount}", "(bolt)", "(sun)"]


def farm_gain(s: OceanState, content: Content, seat: int) -> int:
    """What the Solar Farm adds to each icon that shines on this seat's vessel."""
    return content.colony[content.farm].amount if serves(s, where_is(s, content.farm), seat) else 0


class Generator(ActsByItself):
    """Hydrodynamic Generator (7.12)."""

    def gist(self, price: int) -> str:
        return f"{self.spec.amount} per lock"

    def signs(self, price: int) -> list[str]:
        return ["(water)", "(arrow)", str(self.spec.amount), "(bolt)"]


def generate(s: OceanState, content: Content, active: int, tiles: int, journal: Journal) -> None:
    """A lock has turned, and so many water tiles have come or gone: the Hydrodynamic Generator works."""
    place = where_is(s, content.generator)
    if place == NONE:
        return
    most = content.colony[content.generator].amount
    for n in range(s.seats):
        seat = (active + n) % s.seats
        if serves(s, place, seat):
            journal.tell(E_GENERATOR, seat, charge(s, content, seat, min(tiles, most)))


class Treatment(ActsByItself):
    """Water Treatment Plant (7.13)."""

    def gist(self, price: int) -> str:
        return "flow is yours"

    def signs(self, price: int) -> list[str]:
        return ["(water)", "(arrow)", "(cube)"]


def receive(s: OceanState, content: Content, active: int, cubes: list[int], journal: Journal) -> None:
    """Cubes have left the board: to the supply, or one each in turn to the players of the Water Treatment Plant (6.5, 7.13)."""
    plant = where_is(s, content.treatment)
    takers = [(active + n) % s.seats for n in range(s.seats) if serves(s, plant, (active + n) % s.seats)]
    for number, kind in enumerate(cubes):
        if takers:
            seat = takers[number % len(takers)]
            s.cargo[seat * KINDS + kind] += 1
            journal.tell(E_SAVED, seat, kind)
        else:
            s.supply[kind] += 1
            journal.tell(E_LOST, kind)


COLONY_EFFECTS: Final[dict[str, type[Effect]]] = {  # by the names of their effects in the TOML rows
    "council": Council,
    "exchange": Exchange,
    "power": Power,
    "farm": Farm,
    "research": Research,
    "embassy": Embassy,
    "generator": Generator,
    "treatment": Treatment,
}
