"""Rules, chapter 3: the Action Phase. `at` is the seat whose turn it is; `acted` says how far the turn has come.

Workers on a space start its effect (cards/effect.py); what takes more than one decision is a job on the stack (job.py).
"""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted, does
from perilune.games.lineae.cards.technology import ANY_CARD, IN_TURN, UNDER_WAY, add_uses, use_card, use_words, why_not_use
from perilune.games.lineae.content import NONE, PAD_SPACE, ROW_SPACE, Content
from perilune.games.lineae.goods import card_of
from perilune.games.lineae.messages import E_PASS, E_WAIT, HAS_ACTED, MUST_ACT, MUST_PASS, NO_OCTAGON, WORKERS_LEFT
from perilune.games.lineae.moves import BORROW, CONVERT, END, MAX_POWER, PASS, PLACE, SAIL, Moves, not_now
from perilune.games.lineae.reactor import reactor_moves, use_reactor, why_not_reactor
from perilune.games.lineae.rounds import next_turn
from perilune.games.lineae.spaces import Spaces
from perilune.games.lineae.state import GO_ON, NOTHING_YET, ONE_ACTION, OceanState
from perilune.games.lineae.words.brings import voyage_brings, workers_bring
from perilune.games.lineae.workers import heads, stand, why_not_reach, why_not_stand
from perilune.games.lineae.world.ocean import add_voyages, sail, why_not_sail


class Action(Phase[OceanState]):
    """Turns, until everybody has passed or can do nothing more."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Action", "3")
        self.content = content
        self.moves = moves
        self.spaces = Spaces(content)

    def deciders(self, s: OceanState) -> list[int]:
        return [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = [self.moves.pass_.at(), self.moves.end.at()]
        self.add_actions(s, seat, found)
        reactor_moves(s, seat, self.moves, found)
        return found

    def legal(self, s: OceanState, seat: int) -> list[Move]:
        """The same as the filter, but nothing is asked twice: only the reactor adds moves that are not legal."""
        found: list[Move] = []
        if s.acted != ONE_ACTION:
            found.append(self.moves.pass_.at())
        if why_not_end(s, seat) == 0:
            found.append(self.moves.end.at())
        self.add_actions(s, seat, found)
        if s.reactor == 1:
            rest: list[Move] = []
            reactor_moves(s, seat, self.moves, rest)
            for move in rest:
                if why_not_reactor(s, self.content, seat, move) == 0:
                    found.append(move)
        return found

    def add_actions(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """Sail, place workers, use technology cards."""
        add_voyages(s, self.content, self.moves, seat, found)
        add_uses(s, self.content, self.moves, seat, UNDER_WAY, found)
        if s.acted != ONE_ACTION and s.workers[seat] > 0:
            self.add_places(s, seat, found)
        add_uses(s, self.content, self.moves, seat, IN_TURN, found)

    def add_places(self, s: OceanState, seat: int, found: list[Move]) -> None:
        """For each space that the seat can use, every number of workers that will do."""
        here = ROW_SPACE + s.vessel[seat]
        most = s.workers[seat] + s.boosted[seat]
        for number in range(ROW_SPACE + 1):
            space = number if number < ROW_SPACE else here
            if space == here and s.row[s.vessel[seat]] == NONE:
                continue
            effect = self.spaces.at(s, space)
            multi = effect.spec.multi
            if effect.passive or (not multi and s.crew_power[space] >= most) or effect.why_not_use(s, seat) != 0:
                continue
            if multi:
                found.append(self.moves.place.at(space, 0))
                continue
            power = s.crew_power[space] + 1
            while power <= MAX_POWER and heads(s, seat, power) <= s.workers[seat]:
                found.append(self.moves.place.at(space, power - 1))
                power += 1

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == PLACE:
            return HAS_ACTED if s.acted == ONE_ACTION else self.why_not_place(s, seat, move.a, move.b + 1)
        if kind == SAIL:
            return why_not_sail(s, self.content, seat, move.a)
        if kind == PASS:
            return HAS_ACTED if s.acted == ONE_ACTION else 0
        if kind == END:
            return why_not_end(s, seat)
        if kind in ANY_CARD:
            return why_not_use(s, self.content, seat, move)
        if BORROW <= kind <= CONVERT:
            return why_not_reactor(s, self.content, seat, move)
        return not_now(s, move)

    def why_not_place(self, s: OceanState, seat: int, space: int, power: int) -> int:
        """0 if workers that count so much can be placed there, and it does something."""
        refused = why_not_reach(s, seat, space)
        if refused != 0:
            return refused
        effect = self.spaces.at(s, space)
        if effect.passive:
            return because(NO_OCTAGON, card_of(s, space))
        refused = why_not_stand(s, seat, space, power, effect.spec.multi)
        return refused if refused != 0 else effect.why_not_use(s, seat)

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == PLACE:
            return self.spaces.at(s, move.a).warning(s, seat)
        return because(WORKERS_LEFT, s.workers[seat]) if move.kind == PASS and s.workers[seat] > 0 else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == SAIL:
            sail(s, seat, move.a, journal)
            s.sailed = 1
            return
        s.sailed = 0
        if kind == PLACE:
            effect = self.spaces.at(s, move.a)
            s.acted = GO_ON if effect.spec.arrow else ONE_ACTION
            stand(s, seat, move.a, move.b + 1, effect.spec.multi, journal)
            effect.use(s, seat, move.a, journal)
        elif kind == PASS:
            s.passed[seat] = 1
            journal.tell(E_PASS, seat)
            next_turn(s, self.content, journal)
        elif kind == END:
            if s.acted == NOTHING_YET:
                journal.tell(E_WAIT, seat)
            next_turn(s, self.content, journal)
        elif kind in ANY_CARD:
            use_card(s, self.content, seat, move, journal)
        else:
            use_reactor(s, seat, move, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        free = f"You have {counted(s.workers[seat], 'free worker')}, {s.energy[seat]} electricity and ${s.money[seat]}."
        if s.acted == NOTHING_YET and s.workers[seat] == 0:
            wait = ", or end your turn and wait for workers to come back" if why_not_end(s, seat) == 0 else ""
            return f"You have no free worker. Sail or use your cards if you like, then pass{wait}."
        if s.acted == NOTHING_YET:
            return f"Place workers or pass. {free}"
        if s.acted == GO_ON:
            if s.workers[seat] == 0:
                return "The arrow gives you another turn, but you have no free worker: sail or use your cards, or end it."
            return f"The arrow gives you another turn: place workers, or end. {free}"
        return "End your turn; you may sail first."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return f"{does(names[s.at], 'takes', 'take')} a turn."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == PLACE and (move.a < ROW_SPACE or s.row[move.a - ROW_SPACE] != NONE):
            return self.place_words(s, seat, move, names)
        if move.kind == SAIL:
            return f"Sail to space {move.a + 1}: {voyage_brings(s, seat, self.content, move.a)}"
        return use_words(s, self.content, seat, move) if move.kind in ANY_CARD else ""

    def place_words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        """How many workers, where, and what for."""
        effect = self.spaces.at(s, move.a)
        spec = effect.spec
        count = heads(s, seat, move.b + 1)
        who = "a worker" if count == 1 else counted(count, "worker")
        the = "the " if move.a == PAD_SPACE or card_of(s, move.a) != NONE else ""
        text = f"Place {who} on {the}{spec.name}"
        if move.b + 1 != count:
            text += f", counting {move.b + 1}"
        if card_of(s, move.a) != NONE:
            return f"{text}: {spec.text}"
        return f"{text}: {workers_bring(s, seat, names, self.content, effect, move.a, move.b + 1)}"


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
