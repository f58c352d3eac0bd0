"""Rules, chapter 5: docking. Buying from a submersible below the vessel, which ends the turn."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.cards.technology import UNDER_WAY, add_uses, use_card, use_words, why_not_use
from perilune.games.lineae.content import KIND_KEYS, KINDS, TILES, Content
from perilune.games.lineae.goods import pay
from perilune.games.lineae.job import OceanJob
from perilune.games.lineae.messages import CUBE_TOO_DEAR, DOCKED, E_BUY, NO_VESSEL_ABOVE, NOT_AT_SURFACE, NOT_IN_HOLD
from perilune.games.lineae.moves import BUY, DONE
from perilune.games.lineae.rounds import next_turn
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.submersible import SUB, price, why_not_stop
from perilune.games.lineae.world.tides import TILE_WIDTH


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


def priced(dollars: int) -> str:
    """A price in words, behind what is bought."""
    return f" for ${dollars}" if dollars else " free of charge"


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
        add_uses(s, self.content, self.moves, seat, UNDER_WAY, found)
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == BUY:
            return why_not_buy(s, self.content, seat, s.pending[-1][SUB], move.a)
        if move.kind in UNDER_WAY:
            return why_not_use(s, self.content, seat, move)
        return 0 if move.kind == DONE else DOCKED

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == BUY:
            buy(s, self.content, seat, s.pending[-1][SUB], move.a, journal)
        elif move.kind == DONE:
            s.pending.pop()
            next_turn(s, self.content, journal)
        else:
            use_card(s, self.content, seat, move, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        if any(move.kind == BUY and self.why_not(s, seat, move) == 0 for move in self.candidates(s, seat)):
            return "Docked: take more cubes aboard, or cast off. That ends your turn."
        return "Docked, and there is nothing more to buy: cast off. That ends your turn."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == BUY:
            return f"Buy {KIND_KEYS[move.a]}{priced(price(s, self.content, seat))}"
        if move.kind in UNDER_WAY:
            return use_words(s, self.content, seat, move)
        return "Cast off and end your turn" if move.kind == DONE else ""
