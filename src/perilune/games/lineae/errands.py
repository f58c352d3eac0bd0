"""Small jobs: choosing a cube, recalling a worker, paying toll, and those of the colony cards and the Molecular Printer."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.content import ALGAE, DEPOSITS, HYDROCARBON, KINDS, NONE, TILES, Content
from perilune.games.lineae.goods import score, to_cargo, to_supply
from perilune.games.lineae.job import GAIN_JOB, TOLL_JOB, Job, pop, push
from perilune.games.lineae.messages import (
    E_DISTIL,
    E_RECALL,
    E_RETURN,
    E_SWAP,
    E_TOLL,
    MORE_FOR_EARTH,
    MORE_TO_PRINT,
    MUST_CHOOSE,
    MUST_RECALL,
    NO_CUBE_FOR_EARTH,
    NO_CUBE_TO_PRINT,
    NO_CUBE_TO_SWAP,
    NO_TRACK_WORKER,
    NONE_TO_SWAP_FOR,
    SAME_AGAIN,
    SAME_KIND,
    STILL_NEEDS,
    SUPPLY_EMPTY,
    WHEN_STAY,
)
from perilune.games.lineae.moves import DISTIL, DONE, GAIN, GIVE, RECALL, SAIL, STAY, SWAP, not_now
from perilune.games.lineae.ocean import joined, sail, turn_lock, why_not_sail
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.workers import recruit


class Gain(Job):
    """A cube of choice from the supply."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.gain.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GAIN:
            return MUST_CHOOSE if move.kind == DONE else not_now(s, move)
        return 0 if s.supply[move.a] > 0 else because(SUPPLY_EMPTY, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        pop(s)
        to_cargo(s, seat, move.a, journal)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Take a cube of your choice from the supply."


class Recall(Job):
    """With an empty supply, a recruit comes off an excavation track (4.3)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.recall.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != RECALL:
            return MUST_RECALL if move.kind == DONE else not_now(s, move)
        return 0 if s.tracks[seat * DEPOSITS + move.a] > 0 else NO_TRACK_WORKER

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        price = s.jobs[-3]
        pop(s)
        s.tracks[seat * DEPOSITS + move.a] = 0
        s.reserve[seat] += 1
        journal.tell(E_RECALL, seat, move.a)
        recruit(s, seat, price, journal)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Your supply is empty: from which excavation track does the recruit come?"


class Toll(Job):
    """Before a lock turns, the others may sail for $1 (6.3)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.stay.moves + self.moves.sail.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == STAY:
            return 0
        if move.kind != SAIL:
            return WHEN_STAY if move.kind == DONE else not_now(s, move)
        return why_not_sail(s, self.content, seat, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        lock = s.jobs[-3]
        active = s.jobs[-2]
        if move.kind == SAIL:
            s.money[seat] -= self.content.toll
            s.money[active] += self.content.toll
            journal.tell(E_TOLL, seat, active, self.content.toll)
            sail(s, seat, move.a, journal)
        pop(s)
        offer_toll(s, self.content, lock, active, (seat + 1) % s.seats, journal)

    def prompt(self, s: OceanState, seat: int) -> str:
        return f"Lock {s.jobs[-3] + 1} is about to turn. Sail first, for a toll of ${self.content.toll}, or stay."


def offer_toll(s: OceanState, content: Content, lock: int, active: int, seat: int, journal: Journal) -> None:
    """Ask the seats from this one on who can sail and pay; then the lock turns."""
    s.sailed = 0
    while seat != active:
        if s.money[seat] >= content.toll:
            for tile in range(TILES):
                if tile != s.vessel[seat] and joined(s, content, s.vessel[seat], tile):
                    push(s, TOLL_JOB, seat, lock, active)
                    return
        seat = (seat + 1) % s.seats
    turn_lock(s, content, active, lock, journal)


class Swap(Job):
    """The Mineral Exchange (7.7)."""

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
            pop(s)
            return
        to_supply(s, seat, move.a)
        s.supply[move.b] -= 1
        s.cargo[seat * KINDS + move.b] += 1
        s.energy[seat] -= 1
        journal.tell(E_SWAP, seat, move.a, move.b)
        s.jobs[-3] += 1
        if s.jobs[-3] == s.jobs[-2] or s.energy[seat] == 0 or not can_swap(s, seat):
            pop(s)

    def prompt(self, s: OceanState, seat: int) -> str:
        return f"Swap a cube for 1 electricity ({s.jobs[-2] - s.jobs[-3]} left), or finish."


def can_swap(s: OceanState, seat: int) -> bool:
    """Whether the supply has a cube of another kind than some cube of the cargo bay."""
    for kind in range(KINDS):
        if s.cargo[seat * KINDS + kind] > 0:
            for other in range(KINDS):
                if other != kind and s.supply[other] > 0:
                    return True
    return False


class Embassy(Job):
    """Two cubes of different kinds go to Earth (7.11)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.give.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GIVE:
            return because(MORE_FOR_EARTH, 2 if s.jobs[-3] == NONE else 1) if move.kind == DONE else not_now(s, move)
        if s.cargo[seat * KINDS + move.a] == 0:
            return because(NO_CUBE_FOR_EARTH, move.a)
        return because(SAME_AGAIN, move.a) if s.jobs[-3] == move.a else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        journal.tell(E_RETURN, seat, move.a)
        if s.jobs[-3] == NONE:
            s.jobs[-3] = move.a
            return
        points = s.jobs[-2]
        pop(s)
        score(s, seat, points, journal)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Return a cube." if s.jobs[-3] == NONE else "Return a second cube of another kind."


class Print(Job):
    """The Molecular Printer (8.8)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.give.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GIVE:
            return because(MORE_TO_PRINT, s.jobs[-3]) if move.kind == GAIN or move.kind == DONE else not_now(s, move)
        return 0 if s.cargo[seat * KINDS + move.a] > 0 else because(NO_CUBE_TO_PRINT, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        journal.tell(E_RETURN, seat, move.a)
        s.jobs[-3] -= 1
        if s.jobs[-3] == 0:
            pop(s)
            push(s, GAIN_JOB, seat)

    def prompt(self, s: OceanState, seat: int) -> str:
        return f"Molecular Printer: return {counted(s.jobs[-3], 'more cube')}, then take one of your choice."


class Distil(Job):
    """The Biofuel Still (11.5)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.distil.moves + self.moves.done.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DISTIL:
            return 0 if can_distil(s, seat) else STILL_NEEDS
        return 0 if move.kind == DONE else not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            pop(s)
            return
        to_supply(s, seat, ALGAE)
        s.supply[HYDROCARBON] -= 1
        s.cargo[seat * KINDS + HYDROCARBON] += 1
        s.energy[seat] -= 1
        journal.tell(E_DISTIL, seat)
        if not can_distil(s, seat):
            pop(s)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Turn an algae cube into hydrocarbon for 1 electricity, or finish."


def can_distil(s: OceanState, seat: int) -> bool:
    """Whether the Biofuel Still could turn a cube."""
    return s.cargo[seat * KINDS + ALGAE] > 0 and s.energy[seat] > 0 and s.supply[HYDROCARBON] > 0
