"""Rules, chapter 10: the end. Before goods become points, immediate technologies may still be used."""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.lineae.content import PRINTER, Content
from perilune.games.lineae.errands import Gain, Print
from perilune.games.lineae.job import PRINT_JOB, Job, push, top_kind
from perilune.games.lineae.moves import DONE, PRINT, SELL, Moves, not_now
from perilune.games.lineae.p2_action import sell, why_not_print, why_not_sell
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.turn import next_conversion


class GameEnd(Phase[OceanState]):
    """`at` is the seat that converts; `asked` counts those that are done."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("The end", "10")
        self.content = content
        self.moves = moves
        self.print = Print(content, moves)
        self.gain = Gain(content, moves)

    def job(self, s: OceanState) -> Job:
        """The step of the printer that is in hand."""
        return self.print if top_kind(s) == PRINT_JOB else self.gain

    def deciders(self, s: OceanState) -> list[int]:
        return [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        if s.jobs:
            return self.job(s).candidates(s, seat)
        return self.moves.done.moves + self.moves.print.moves + self.moves.sell.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if s.jobs:
            return self.job(s).why_not(s, seat, move)
        if move.kind == SELL:
            return why_not_sell(s, seat, move.a)
        if move.kind == PRINT:
            return why_not_print(s, self.content, seat)
        return 0 if move.kind == DONE else not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if s.jobs:
            self.job(s).play(s, seat, move, journal)
        elif move.kind == SELL:
            sell(s, self.content, seat, move.a, journal)
        elif move.kind == PRINT:
            push(s, PRINT_JOB, seat, self.content.technologies[PRINTER].amount)
        else:
            s.asked += 1
        if not s.jobs:
            next_conversion(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        if s.jobs:
            return self.job(s).prompt(s, seat)
        return "The game is over. Use your immediate technologies before goods become VP, or finish."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return f"{names[s.at]} converts goods."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        return "Finish converting" if move.kind == DONE else ""
