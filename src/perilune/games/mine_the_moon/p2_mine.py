"""Rules, chapter 3: Mine. All seats place at once, sealed; then the wheel spins."""

from perilune.core.chance import CHANCE
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import do
from perilune.games.mine_the_moon.content import KINDS, Content
from perilune.games.mine_the_moon.messages import (
    ALL_PLACED,
    E_FOUND,
    E_NO_PAD,
    E_READY,
    E_SPIN,
    E_SURPLUS,
    NO_WEDGE,
    READY_ALREADY,
    ROBOTS_LEFT,
    W_DROP,
    W_NO_ROOM,
    W_SILO_FULL,
)
from perilune.games.mine_the_moon.moves import DEAL, DROP, PLACE, READY, Moves
from perilune.games.mine_the_moon.p0_setup import spin_odds, why_not_deal, why_not_spin
from perilune.games.mine_the_moon.robots import come_home, drop, drops, go_out, holds_anything, room, why_not_drop
from perilune.games.mine_the_moon.rockets import deal, launch, launch_all, pad_to_fill
from perilune.games.mine_the_moon.state import IN_CRATER, IN_SILO, MoonState
from perilune.games.mine_the_moon.turn import begin_spins, end_mine


class Mine(Phase[MoonState]):
    """Seats place robots until each one is ready; then `spins` counts down."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Mine", "3")
        self.content = content
        self.moves = moves
        self.wedges: list[list[Move]] = [  # where a robot can be placed, by the face of the crater
            [move for move in moves.place.moves if face.weights[move.a] > 0] for face in content.faces
        ]

    def deciders(self, s: MoonState) -> list[int]:
        found = [seat for seat in range(s.seats) if s.ready[seat] == 0]
        return found or [CHANCE]

    def bystanders(self, s: MoonState) -> list[int]:
        if 0 not in s.ready:
            return []
        return [seat for seat in range(s.seats) if s.ready[seat] == 1 and holds_anything(s, seat)]

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        if seat == CHANCE:
            if pad_to_fill(s) >= 0:
                return [self.moves.deal.at(card) for card in s.deck]
            return self.moves.spin.moves
        if s.ready[seat] == 1:
            return drops(s, self.moves, seat)
        found = self.wedges[s.face] if s.home[seat] > 0 else self.moves.ready.moves
        return found + drops(s, self.moves, seat)

    def legal(self, s: MoonState, seat: int) -> list[Move]:
        return super().legal(s, seat) if seat == CHANCE else self.candidates(s, seat)  # a seat's candidates are not guesses

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        if seat == CHANCE:
            if pad_to_fill(s) >= 0:
                return why_not_deal(s, move)
            return why_not_spin(s, self.content, move)
        kind = move.kind
        if kind == DROP:
            return why_not_drop(s, seat, move)
        if kind != PLACE and kind != READY:
            return move.when
        if s.ready[seat] == 1:
            return READY_ALREADY
        if kind == PLACE:
            if self.content.faces[s.face].weights[move.a] == 0:
                return because(NO_WEDGE, s.face, move.a)
            return 0 if s.home[seat] > 0 else ALL_PLACED
        return because(ROBOTS_LEFT, s.home[seat]) if s.home[seat] > 0 else 0

    def warning(self, s: MoonState, seat: int, move: Move) -> int:
        """A wedge whose resource the silo has no room for, and what is lost (7.2)."""
        if move.kind == DROP:
            return W_DROP
        if move.kind != PLACE:
            return 0
        left, placed = room(s, seat, move.a), s.crater[seat * KINDS + move.a]
        if left <= 0:
            return because(W_SILO_FULL, move.a)
        return because(W_NO_ROOM, left, move.a, placed) if placed >= left else 0

    def odds(self, s: MoonState, moves: list[Move]) -> list[int]:
        if pad_to_fill(s) >= 0:
            return [1] * len(moves)
        return spin_odds(s, self.content, moves)

    def play(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == PLACE:
            spot = seat * KINDS + move.a
            go_out(s, seat, 1, IN_CRATER, spot)
            s.crater[spot] += 1
        elif kind == READY:
            s.ready[seat] = 1
            journal.tell(E_READY, seat)
            if 0 not in s.ready:
                begin_spins(s, self.content, journal)
        elif kind == DROP:
            drop(s, seat, move.a, journal)
            s.ready[seat] = 0
        else:
            if kind == DEAL:
                deal(s, move.a, journal)
            else:
                self.spin(s, move.a, journal)
            if s.spins == 0 and pad_to_fill(s) < 0:
                end_mine(s, self.content, journal)

    def spin(self, s: MoonState, result: int, journal: Journal) -> None:
        """The wheel stops: robots on that wedge have found it, or rockets launch at once (3.5 to 3.8)."""
        s.spins -= 1
        s.spun.append(result)
        journal.tell(E_SPIN, result)
        if result < KINDS:
            for seat in range(s.seats):
                self.find(s, seat, result, journal)
        elif result == KINDS:
            launch_all(s, self.content, journal)
        elif s.pads[result - KINDS - 1] >= 0:
            launch(s, self.content, result - KINDS - 1, journal)
        else:
            journal.tell(E_NO_PAD)

    def find(self, s: MoonState, seat: int, kind: int, journal: Journal) -> None:
        """A seat's robots on the wedge go to its silo as far as there is room, the others home (3.5, 3.6)."""
        spot = seat * KINDS + kind
        count = s.crater[spot]
        if count == 0:
            return
        s.crater[spot] = 0
        found = min(count, room(s, seat, kind))
        if count > found:
            come_home(s, seat, count - found, IN_CRATER, spot)
            journal.tell(E_SURPLUS, seat, count - found, kind)
        if found > 0:
            s.silo[spot] += found
            journal.tell(E_FOUND, seat, kind, found)
            if s.white_where == IN_CRATER and s.white_spot == spot:
                s.white_where = IN_SILO

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        left = s.home[seat]
        if left > 0:
            return f"Place your robots in the crater: {left} to go. Nobody sees where until all are ready."
        if sum(s.crater[seat * KINDS : (seat + 1) * KINDS]) > 0:
            return "All your robots are in the crater. Ready?"
        return "You have no robot at home to mine with. Press Ready, or drop a resource to free its robot."

    def waiting(self, s: MoonState, names: list[str]) -> str:
        placing = [seat for seat in range(s.seats) if s.ready[seat] == 0]
        if not placing:
            return "The crater spins."
        return f"{do(placing, names, 'is', 'are')} placing robots in the crater."
