"""Rules, chapter 5: docking. Buying from a submersible below the vessel, which ends the turn."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.content import KIND_KEYS, KINDS, TILES, Content
from perilune.games.lineae.goods import pay
from perilune.games.lineae.job import OceanJob
from perilune.games.lineae.messages import CUBE_TOO_DEAR, DOCKED, E_BUY, NO_VESSEL_ABOVE, NOT_AT_SURFACE, NOT_IN_HOLD
from perilune.games.lineae.moves import BUY, DONE, SELL
from perilune.games.lineae.rounds import next_turn
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.submersible import SUB, price, why_not_stop
from perilune.games.lineae.technology import add_sales, sale_words, sell, why_not_sell
from perilune.games.lineae.tides import TILE_WIDTH


def why_not_buy(s: OceanState, content: Content, seat: int, sub: int, kind: int) -> int:
    """0 if the seat can dock and take this cube aboard (5.5)."""
    cell = s.subs[sub]
    tile = cell // content.tides.rows // TILE_WIDTH
    if cell % content.tides.rows != content.tides.top[s.locks * TILES + tile] - 1:
        return NOT_AT_SURFACE
    if s.vessel[seat] != tile:
        return because(NO_VESSEL_ABOVE, s.vessel[seat], tile)
    if s.hold[sub * KINDS + kind] == 0:
        return because(NOT_IN_HOLD, kind)
    if s.money[seat] < price(s, content, seat):
        return because(CUBE_TOO_DEAR, price(s, content, seat), s.money[seat])
    return why_not_stop(s, sub, cell)


def buy(s: OceanState, content: Content, seat: int, sub: int, kind: int, journal: Journal) -> None:
    """A cube comes aboard."""
    pay(s, seat, price(s, content, seat), journal)
    s.hold[sub * KINDS + kind] -= 1
    s.cargo[seat * KINDS + kind] += 1
    journal.tell(E_BUY, seat, kind, sub)


class Docked(OceanJob):
    """Docked: buying until done, which ends the turn."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        for kind in range(KINDS):
            if s.hold[s.pending[-1][SUB] * KINDS + kind] > 0:
                found.append(self.moves.buy.at(kind))
        add_sales(s, self.moves, seat, found)
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == BUY:
            return why_not_buy(s, self.content, seat, s.pending[-1][SUB], move.a)
        if move.kind == SELL:
            return why_not_sell(s, seat, move.a)
        return 0 if move.kind == DONE else DOCKED

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == BUY:
            buy(s, self.content, seat, s.pending[-1][SUB], move.a, journal)
        elif move.kind == SELL:
            sell(s, self.content, seat, move.a, journal)
        else:
            s.pending.pop()
            next_turn(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Docked: take more cubes aboard, or finish. That ends your turn."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == BUY:
            return f"Buy {KIND_KEYS[move.a]} for ${price(s, self.content, seat)}"
        if move.kind == SELL:
            return sale_words(self.content, move.a)
        return "Cast off and end your turn" if move.kind == DONE else ""
