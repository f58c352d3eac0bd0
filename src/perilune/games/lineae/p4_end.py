"""Rules, chapter 10: the end. Before goods become points, immediate technologies may still be used."""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.lineae.cards.technology import IMMEDIATE, add_uses, usable, use_card, use_words, why_not_use
from perilune.games.lineae.content import KINDS, NONE, Content
from perilune.games.lineae.messages import E_END, E_END_ROCKETS, E_FINAL_DEBT, E_FINAL_MONEY, E_FINAL_PAIRS, E_FINAL_TECH
from perilune.games.lineae.moves import DONE, Moves, not_now
from perilune.games.lineae.reactor import markers
from perilune.games.lineae.state import GAME_END, OVER, OceanState


class GameEnd(Phase[OceanState]):
    """`at` is the seat that converts; `asked` counts those that are done."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("The end", "10")
        self.content = content
        self.moves = moves

    def deciders(self, s: OceanState) -> list[int]:
        return [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        add_uses(s, self.content, self.moves, seat, IMMEDIATE, found)
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind in IMMEDIATE:
            return why_not_use(s, self.content, seat, move)
        return 0 if move.kind == DONE else not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            s.asked += 1
        else:
            use_card(s, self.content, seat, move, journal)
        if not s.pending:
            next_conversion(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "The game is over. Use your immediate technologies before goods become points, or finish."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return f"{does(names[s.at], 'converts', 'convert')} goods."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind in IMMEDIATE:
            return use_words(s, self.content, seat, move)
        return "Finish converting" if move.kind == DONE else ""


def rockets_left(s: OceanState) -> int:
    """How many rockets are still on the board."""
    count = 0
    for rocket in s.rockets:
        if rocket != NONE:
            count += 1
    return count


def standings(s: OceanState) -> list[tuple[int, int]]:
    """What decides, for each seat: points, then rockets launched (10.4)."""
    return [(s.vp[seat], s.launched.count(seat)) for seat in range(s.seats)]


def begin_end(s: OceanState, content: Content, journal: Journal) -> None:
    """The game ends: technology counts (10.2), then those with immediate effects may use them."""
    s.stage = GAME_END
    journal.tell(E_END_ROCKETS if rockets_left(s) == 0 else E_END)
    for seat in range(s.seats):
        points = 0
        for card, owner in enumerate(s.tech):
            if owner == seat:
                points += content.technologies[card].vp
        s.vp[seat] += points
        if points > 0:
            journal.tell(E_FINAL_TECH, seat, points)
    s.asked = 0
    next_conversion(s, content, journal)


def next_conversion(s: OceanState, content: Content, journal: Journal) -> None:
    """The next seat that could use an immediate technology decides (10.3); then goods become points."""
    while s.asked < s.seats:
        seat = (s.first + s.asked) % s.seats
        if usable(s, content, seat, IMMEDIATE):
            s.at = seat
            return
        s.asked += 1
    for seat in range(s.seats):
        money = s.money[seat] // content.dollars_per_vp
        pairs = 0
        for spot in range(seat * KINDS, seat * KINDS + KINDS):
            pairs += s.cargo[spot] // content.cubes_per_vp
        s.vp[seat] += money + pairs
        if money > 0:
            journal.tell(E_FINAL_MONEY, seat, money)
        if pairs > 0:
            journal.tell(E_FINAL_PAIRS, seat, pairs)
        lost = markers(s, seat) * content.penalty
        if lost > 0:
            s.vp[seat] -= lost
            journal.tell(E_FINAL_DEBT, seat, lost)
    s.stage = OVER
