"""Rules, chapter 6 (and 10, 12): the decisions of a launch and of a flight."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.core.words import does
from perilune.games.astronavigators.cards.agendas import works
from perilune.games.astronavigators.content import KINDS_OF_TILE, SLIPPERY, STAGES, TRACK
from perilune.games.astronavigators.jobs import (
    AFTER,
    ASK_DRAW,
    ASK_GUESS,
    ASK_REDRAW,
    ASK_TAKE,
    BEFORE,
    CHOSEN,
    EASED,
    FACING,
    FIRST_STEP,
    FLAGS,
    FLIGHT,
    GUESSED,
    POINT,
    REDRAWN,
    SECOND,
    START,
    STEPS,
    VALUE,
    NavJob,
    ask,
)
from perilune.games.astronavigators.messages import (
    CHOOSE_FIRST,
    E_EASE,
    E_NAMED,
    E_NARROW,
    E_NEGATE,
    E_PUSH,
    NAME_FIRST,
    NARROW_FIRST,
    NO_FESTIVAL,
    NO_GUESS,
    NO_HOLD,
    NO_OWN_TILE,
    NO_SUCH_STAGE,
    NO_SUCH_VALUE,
    NO_TILE_LEFT,
    NOT_THIS_ROCKET,
    NOTHING_ON_SXT,
    STAGE_DRAWN,
    SWAP_DONE,
    W_BEHIND,
    W_NONE_LEFT,
    W_NOTHING_TO_NEGATE,
)
from perilune.games.astronavigators.moves import (
    DRAW_TILE,
    EASE,
    FACE,
    FLY,
    GUESS,
    HOLD,
    LIFT,
    NAME_VALUE,
    NARROW,
    NEGATE,
    PUSH,
    REDRAW,
    SWAP_TILE,
    stage_labels,
)
from perilune.games.astronavigators.sequence import go_on
from perilune.games.astronavigators.state import FACE_DOWN, MOON, NOBODY, SOLAR_SYSTEM, NavState
from perilune.games.astronavigators.words.foretell import deciding, flying
from perilune.games.astronavigators.world.flight import (
    can_negate,
    can_redraw,
    has_passed,
    may_choose,
    must_name,
    must_narrow,
    settle,
    step,
    swap_tiles,
)
from perilune.games.astronavigators.world.launch import launch, rockets_here
from perilune.games.astronavigators.world.trajectory import (
    kind_of,
    next_place,
    reshuffle,
    stages_in_play,
    tile_at,
    tiles_left,
    usual_value,
)


class LiftOff(NavJob):
    """Several rockets stand on the square: which one launches? (6.1)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.lift.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != LIFT:
            return move.when
        return 0 if move.a in rockets_here(s, self.content, seat) else because(NOT_THIS_ROCKET, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        launch(s, self.content, seat, move.a, journal)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Which rocket do you launch with?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'launches', 'launch')}."

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        spec = self.content.rockets[move.a]
        return f"Launch with the {spec.name}: {spec.text}" if s.mode >= SOLAR_SYSTEM else f"Launch with the {spec.name}"


class DrawTile(NavJob):
    """After a launch, whoever is on Earth draws a trajectory tile of a stage not drawn before (6.3)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.draw_tile.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != DRAW_TILE:
            return move.when
        if move.a >= stages_in_play(s):
            return because(NO_SUCH_STAGE, move.a)
        if s.own[seat * TRACK + move.a] != NOBODY:
            return because(STAGE_DRAWN, move.a)
        return 0 if tiles_left(s, move.a) > 0 else because(NO_TILE_LEFT, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        ask(s, ASK_DRAW, seat * TRACK + move.a)

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != DRAW_TILE or move.a >= stages_in_play(s):
            return ""
        return f"Draw a tile of {stage_labels()[move.a]}: most show {usual_value(s, self.content, move.a)}"

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        pilots = [job[SEAT] for job in s.pending if job[KIND] == FLIGHT]
        if seat in pilots:
            return "Lift-off! For which stage do you draw a secret tile?"
        who = does(names[pilots[-1]], "has", "have") if pilots else "A craft has"
        return f"{who} launched. For which stage do you draw a secret tile?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'draws', 'draw')} a secret tile of a stage."


class Flight(NavJob):
    """The decisions of the flight in hand; which ones there are depends on its point."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        m = self.moves
        point = s.pending[-1][POINT]
        if point == START:
            return [m.ease.at(), m.push.at()] + m.name_value.moves
        if point == AFTER:
            return [m.fly.at()] + m.guess.moves
        found = m.swap.moves[:]
        if point == BEFORE:
            return [m.fly.at(), m.hold.at()] + m.narrow.moves + found
        return [m.face.at(), m.negate.at(), m.redraw.at()] + found

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        kind = move.kind
        flight = s.pending[-1]
        point = flight[POINT]
        if kind == SWAP_TILE:
            if point not in (BEFORE, FACING):
                return move.when
            if s.swapped[seat] == 1:
                return SWAP_DONE
            if s.own[seat * TRACK + move.a] == NOBODY:
                return because(NO_OWN_TILE, move.a)
            return self.narrow_first(s, flight, point)
        if kind == NARROW:
            return self.why_not_narrow(s, seat, flight, point, move)
        if kind in (EASE, PUSH):
            return 0 if point == START and may_choose(s, self.content, flight) else move.when
        if kind == NAME_VALUE:
            if point != START or may_choose(s, self.content, flight):
                return move.when
            return 0 if must_name(s, seat) else move.when
        if kind == FLY:
            if point == START:
                return CHOOSE_FIRST if may_choose(s, self.content, flight) else NAME_FIRST
            return move.when if point == FACING else self.narrow_first(s, flight, point)
        if kind == HOLD:
            if point != BEFORE:
                return move.when
            return NO_HOLD if flight[FLAGS] & FIRST_STEP else self.narrow_first(s, flight, point)
        if kind == GUESS:
            if point != AFTER or not works(s, seat, SLIPPERY):
                return NO_GUESS
            tile, value = tile_at(s.place[seat]), self.content.all_values[move.a]
            return 0 if kind_of(self.content, tile, value) >= 0 else because(NO_SUCH_VALUE, tile, value)
        if kind not in (FACE, NEGATE, REDRAW):
            return move.when
        if point != FACING:
            return move.when
        if kind == NEGATE:
            return 0 if can_negate(s, seat) else NOTHING_ON_SXT
        if kind == REDRAW:
            return 0 if can_redraw(s, flight) else NO_FESTIVAL
        return 0

    def narrow_first(self, s: NavState, flight: list[int], point: int) -> int:
        """Science and Superstition chooses its stage before the flight goes on (10.8)."""
        return NARROW_FIRST if point == BEFORE and must_narrow(s, flight) else 0

    def why_not_narrow(self, s: NavState, seat: int, flight: list[int], point: int, move: Move) -> int:
        if point != BEFORE or not must_narrow(s, flight):
            return move.when
        track = 0 if s.place[seat] < MOON else STAGES
        return 0 if move.a in (track + 1, track + 3) else move.when

    def warning(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind == NEGATE:
            return W_NOTHING_TO_NEGATE if s.pending[-1][VALUE] == 0 else 0
        if move.kind == SWAP_TILE:
            alike = s.board[move.a] == s.own[seat * TRACK + move.a]
            return because(W_BEHIND, move.a) if has_passed(s, seat, move.a) and not alike else 0
        if move.kind == GUESS:
            tile = tile_at(s.place[seat])
            value = self.content.all_values[move.a]
            kind = kind_of(self.content, tile, value)
            return because(W_NONE_LEFT, value) if s.bag[tile * KINDS_OF_TILE + kind] == 0 else 0
        return 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        flight = s.pending[-1]
        c = self.content
        if kind == FLY:
            if flight[POINT] == AFTER:
                flight[FLAGS] |= GUESSED
            else:
                step(s, c, flight, journal)
        elif kind == HOLD:
            flight[STEPS] = 0
        elif kind == SWAP_TILE:
            if s.board[move.a] == FACE_DOWN:
                ask(s, ASK_TAKE, move.a)
            else:
                swap_tiles(s, move.a, s.board[move.a], journal)
        elif kind == FACE:
            settle(s, c, flight, flight[VALUE], journal)
        elif kind == NEGATE:
            s.negated[seat] = 1
            journal.tell(E_NEGATE, seat)
            settle(s, c, flight, 0, journal)
        elif kind == REDRAW:
            flight[FLAGS] |= REDRAWN
            reshuffle(s, tile_at(s.place[seat]))
            ask(s, ASK_REDRAW, tile_at(s.place[seat]))
        elif kind == GUESS:
            flight[SECOND] = c.all_values[move.a]
            reshuffle(s, tile_at(s.place[seat]))
            ask(s, ASK_GUESS, tile_at(s.place[seat]))
        elif kind == EASE:
            flight[FLAGS] |= CHOSEN | EASED
            journal.tell(E_EASE, seat)
        elif kind == PUSH:
            flight[FLAGS] |= CHOSEN
            flight[STEPS] += 1
            journal.tell(E_PUSH, seat)
        elif kind == NARROW:
            s.slim[seat * 2 + (0 if s.place[seat] < MOON else 1)] = move.a
            journal.tell(E_NARROW, seat, move.a)
        else:
            assert kind == NAME_VALUE
            s.named[seat] = c.all_values[move.a]
            journal.tell(E_NAMED, seat, s.named[seat])
        go_on(s, c, journal)

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        """A choice of the flight, and what it does to the difficulty."""
        if move.kind == FLY and s.pending[-1][POINT] == BEFORE:
            return f"Fly on: {flying(s, self.content, seat, next_place(s, seat, False))}"
        told = deciding(s, self.content, seat, move.text) if move.kind in (FACE, NEGATE, SWAP_TILE) else ""
        if not told or (move.kind == SWAP_TILE and s.own[seat * TRACK + move.a] < 0):
            return ""
        if move.kind == SWAP_TILE:
            return f"Exchange your tile of {stage_labels()[move.a]}: {told}"
        return f"{'Face the difficulty' if move.kind == FACE else 'Use the sextant'}: {told}"

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        flight = s.pending[-1]
        point = flight[POINT]
        if point == FACING:
            tile = stage_labels()[tile_at(s.place[seat])]
            value = flight[VALUE]
            return f"{tile.capitalize()} counts {value} for you. Your difficulty is {s.dv[seat]}, your knowledge {s.nk[seat]}."
        if point == AFTER:
            return "Guess the next tile of this stage? If you are right you fly on at once; if not, you abort. Or go on without a guess."
        if point == START:
            return "Choose what your agenda does."
        first = "Fly on, or exchange a tile first?" if flight[FLAGS] & FIRST_STEP else "You have one more step. Fly on?"
        return f"{first} Your difficulty is {s.dv[seat]}, your knowledge {s.nk[seat]}."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'is', 'are')} in flight."
