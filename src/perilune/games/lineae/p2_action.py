"""Rules, chapter 3: the Action Phase. `at` is the seat whose go it is; `acted` says how far the go has come.

Workers on a space start an effect (effects.py); what takes more than one decision is a job on the stack (job.py).
"""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.content import (
    KINDS,
    NONE,
    PRINTER,
    ROW_SPACE,
    SLUICE,
    TERMINAL,
    TILES,
    Content,
)
from perilune.games.lineae.effects import use_space, why_not_use
from perilune.games.lineae.errands import Distil, Embassy, Gain, Print, Recall, Swap, Toll, offer_toll
from perilune.games.lineae.goods import card_of, cargo_count, to_supply
from perilune.games.lineae.job import DOCKED_JOB, PRINT_JOB, TOLL_JOB, Job, push, top_kind, top_seat
from perilune.games.lineae.launchpad import Draw, Load, ReturnTech, Tech
from perilune.games.lineae.messages import (
    E_PASS,
    E_SELL,
    E_WAIT,
    HAS_ACTED,
    MUST_ACT,
    MUST_PASS,
    NO_CUBE_TO_SELL,
    NO_PRINTER,
    NO_SLUICE,
    NO_TERMINAL,
    SLUICED,
    TOO_FEW_CUBES,
)
from perilune.games.lineae.moves import (
    BORROW,
    CONVERT,
    END,
    MAX_POWER,
    PASS,
    PLACE,
    PRINT,
    SAIL,
    SELL,
    TURN_LOCK,
    Moves,
    not_now,
)
from perilune.games.lineae.ocean import joined, sail, why_not_sail
from perilune.games.lineae.reactor import reactor_moves, use_reactor, why_not_reactor
from perilune.games.lineae.state import GO_ON, NOTHING_YET, ONE_ACTION, OceanState
from perilune.games.lineae.submersible import Docked, Steer
from perilune.games.lineae.turn import next_turn
from perilune.games.lineae.warnings import think_twice
from perilune.games.lineae.workers import heads, spec_of, stand, why_not_stand


class Action(Phase[OceanState]):
    """Turns, until everybody has passed or has no free worker."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Action", "3")
        self.content = content
        self.moves = moves
        self.jobs: list[Job] = [  # in the order of job.py
            Steer(content, moves, sailing=True, trading=True),
            Docked(content, moves, trading=True),
            Load(content, moves),
            Tech(content, moves),
            ReturnTech(content, moves),
            Gain(content, moves),
            Recall(content, moves),
            Toll(content, moves),
            Draw(content, moves),
            Swap(content, moves),
            Embassy(content, moves),
            Print(content, moves),
            Distil(content, moves),
        ]

    def deciders(self, s: OceanState) -> list[int]:
        return [top_seat(s)] if s.jobs else [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        if s.jobs:
            job = self.jobs[top_kind(s)]
            found = job.candidates(s, seat)
            if job.sailing:
                self.add_voyages(s, seat, found)
            if job.trading:
                self.add_sales(s, seat, found)
            return found
        found = [self.moves.pass_.at(), self.moves.end.at()]
        self.add_voyages(s, seat, found)
        self.add_sales(s, seat, found)
        if s.acted != ONE_ACTION and s.workers[seat] > 0:
            self.add_places(s, seat, found)
        self.add_cards(s, seat, found)
        return found

    def legal(self, s: OceanState, seat: int) -> list[Move]:
        """The same as the filter, but between jobs nothing is asked twice: what is added there is legal already."""
        if s.jobs:
            return super().legal(s, seat)
        found: list[Move] = []
        if s.acted != ONE_ACTION:
            found.append(self.moves.pass_.at())
        if why_not_end(s, seat) == 0:
            found.append(self.moves.end.at())
        self.add_voyages(s, seat, found)
        self.add_sales(s, seat, found)
        if s.acted != ONE_ACTION and s.workers[seat] > 0:
            self.add_places(s, seat, found)
        if s.tech[PRINTER] == seat or s.tech[SLUICE] == seat or s.reactor == 1:
            rest: list[Move] = []
            self.add_cards(s, seat, rest)
            for move in rest:
                if self.why_not(s, seat, move) == 0:
                    found.append(move)
        return found

    def add_cards(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """What technology cards and the reactor let the seat do between jobs."""
        if s.tech[PRINTER] == seat:
            found.append(self.moves.print.at())
        if s.tech[SLUICE] == seat:
            found += self.moves.turn_lock.moves
        if s.reactor == 1:
            reactor_moves(s, seat, self.moves, found)

    def add_voyages(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """Where the vessel can sail, even while a submersible is under way."""
        if s.sailed == 0:
            for tile in range(TILES):
                if tile != s.vessel[seat] and joined(s, self.content, s.vessel[seat], tile):
                    found.append(self.moves.sail.at(tile))

    def add_sales(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """What the Commodity Terminal takes, even while a submersible is under way or docked."""
        if s.tech[TERMINAL] == seat:
            for kind in range(KINDS):
                if s.cargo[seat * KINDS + kind] > 0:
                    found.append(self.moves.sell.at(kind))

    def add_places(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """For each space that the seat can use, every number of workers that will do."""
        here = ROW_SPACE + s.vessel[seat]
        most = s.workers[seat] + s.boosted[seat]
        for number in range(ROW_SPACE + 1):
            space = number if number < ROW_SPACE else here
            if space == here and s.row[s.vessel[seat]] == NONE:
                continue
            spec = spec_of(s, self.content, space)
            if spec.passive or (not spec.multi and s.crew_power[space] >= most):
                continue
            if why_not_use(s, self.content, seat, space) != 0:
                continue
            if spec.multi:
                found.append(self.moves.place.at(space, 0))
                continue
            power = s.crew_power[space] + 1
            while power <= MAX_POWER and heads(s, seat, power) <= s.workers[seat]:
                found.append(self.moves.place.at(space, power - 1))
                power += 1

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        kind = move.kind
        if s.jobs:
            job = self.jobs[top_kind(s)]
            if job.sailing and kind == SAIL:
                return why_not_sail(s, self.content, seat, move.a)
            if job.trading and kind == SELL:
                return why_not_sell(s, seat, move.a)
            return job.why_not(s, seat, move)
        if kind == PLACE:
            if s.acted == ONE_ACTION:
                return HAS_ACTED
            refused = why_not_stand(s, self.content, seat, move.a, move.b + 1)
            return refused if refused != 0 else why_not_use(s, self.content, seat, move.a)
        if kind == SAIL:
            return why_not_sail(s, self.content, seat, move.a)
        if kind == PASS:
            return HAS_ACTED if s.acted == ONE_ACTION else 0
        if kind == END:
            return why_not_end(s, seat)
        if kind == SELL:
            return why_not_sell(s, seat, move.a)
        if kind == PRINT:
            return why_not_print(s, self.content, seat)
        if kind == TURN_LOCK:
            if s.tech[SLUICE] != seat:
                return NO_SLUICE
            return SLUICED if s.sluiced[seat] == 1 else 0
        if BORROW <= kind <= CONVERT:
            return why_not_reactor(s, self.content, seat, move)
        return not_now(s, move)

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        return think_twice(s, self.content, seat, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == SAIL and (not s.jobs or top_kind(s) != TOLL_JOB):
            sail(s, seat, move.a, journal)
            s.sailed = 1
            return
        s.sailed = 0
        if kind == SELL:
            sell(s, self.content, seat, move.a, journal)
        elif s.jobs:
            docked = top_kind(s) == DOCKED_JOB
            self.jobs[top_kind(s)].play(s, seat, move, journal)
            if docked and not s.jobs:
                next_turn(s, self.content, journal)
        elif kind == PLACE:
            s.acted = GO_ON if spec_of(s, self.content, move.a).arrow else ONE_ACTION
            stand(s, self.content, seat, move.a, move.b + 1, journal)
            use_space(s, self.content, seat, move.a, journal)
        elif kind == PASS:
            s.passed[seat] = 1
            journal.tell(E_PASS, seat)
            next_turn(s, self.content, journal)
        elif kind == END:
            if s.acted == NOTHING_YET:
                journal.tell(E_WAIT, seat)
            next_turn(s, self.content, journal)
        elif kind == PRINT:
            push(s, PRINT_JOB, seat, self.content.technologies[PRINTER].amount)
        elif kind == TURN_LOCK:
            s.sluiced[seat] = 1
            offer_toll(s, self.content, move.a, seat, (seat + 1) % s.seats, journal)
        else:
            use_reactor(s, seat, move, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        if s.jobs:
            return self.jobs[top_kind(s)].prompt(s, seat)
        free = f"You have {counted(s.workers[seat], 'free worker')}."
        if s.acted == NOTHING_YET and s.workers[seat] == 0:
            wait = ", or end your turn and wait for workers to come back" if why_not_end(s, seat) == 0 else ""
            return f"You have no free worker. Sail or use your cards, then pass{wait}."
        if s.acted == NOTHING_YET:
            return f"Place workers or pass. {free}"
        if s.acted == GO_ON:
            return f"The arrow gives you another turn: place workers, or end. {free}"
        return "End your turn; you may sail first."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        if s.jobs and top_seat(s) < 0:
            return "The colony grows."
        if s.jobs and top_kind(s) == TOLL_JOB:
            return f"{names[top_seat(s)]} may sail before the lock turns."
        return f"{names[top_seat(s) if s.jobs else s.at]} takes a turn."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if s.jobs:
            if move.kind == SAIL and top_kind(s) == TOLL_JOB:
                return f"Sail to space {move.a + 1} for ${self.content.toll}"
            return self.jobs[top_kind(s)].words(s, seat, move)
        if move.kind == PLACE and (move.a < ROW_SPACE or s.row[move.a - ROW_SPACE] != NONE):
            return self.place_words(s, seat, move)
        if move.kind == SELL:
            kind = self.moves.vocabulary.labels["kind"][move.a]
            return f"Commodity Terminal: return {kind} for ${self.content.technologies[TERMINAL].amount}"
        return ""

    def place_words(self, s: OceanState, seat: int, move: Move) -> str:
        """How many workers, where, and what for."""
        spec = spec_of(s, self.content, move.a)
        count = heads(s, seat, move.b + 1)
        who = "a worker" if count == 1 else counted(count, "worker")
        text = f"Place {who} on {'the ' if card_of(s, move.a) != NONE else ''}{spec.name}"
        if move.b + 1 != count:
            text += f", counting {move.b + 1}"
        return f"{text}: {spec.text}" if card_of(s, move.a) != NONE else text


def why_not_end(s: OceanState, seat: int) -> int:
    """0 if the seat can end its turn: after placing workers, or to wait for workers that another seat may send back (3.11)."""
    if s.acted != NOTHING_YET:
        return 0
    if s.workers[seat] > 0:
        return because(MUST_ACT, s.workers[seat])
    for other in range(s.seats):
        if s.passed[other] == 0 and s.workers[other] > 0:
            return 0
    return MUST_PASS


def why_not_sell(s: OceanState, seat: int, kind: int) -> int:
    """0 if the Commodity Terminal takes this cube (8.4)."""
    if s.tech[TERMINAL] != seat:
        return NO_TERMINAL
    return 0 if s.cargo[seat * KINDS + kind] > 0 else because(NO_CUBE_TO_SELL, kind)


def sell(s: OceanState, content: Content, seat: int, kind: int, journal: Journal) -> None:
    """A cube becomes money."""
    to_supply(s, seat, kind)
    price = content.technologies[TERMINAL].amount
    s.bank -= price
    s.money[seat] += price
    journal.tell(E_SELL, seat, kind, price)


def why_not_print(s: OceanState, content: Content, seat: int) -> int:
    """0 if the Molecular Printer can work (8.8)."""
    if s.tech[PRINTER] != seat:
        return NO_PRINTER
    needed = content.technologies[PRINTER].amount
    has = cargo_count(s, seat)
    return 0 if has >= needed else because(TOO_FEW_CUBES, needed, has)
