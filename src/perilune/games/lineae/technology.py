"""Rules, chapter 8: the technology cards that are used in a turn: Commodity Terminal, Molecular Printer, Remote Sluice.

What the others change stands where it counts.
"""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.lineae.content import KIND_KEYS, KINDS, PRINTER, SLUICE, TERMINAL, Content
from perilune.games.lineae.goods import cargo_count, to_supply
from perilune.games.lineae.job import GAIN_JOB, PRINT_JOB, OceanJob
from perilune.games.lineae.messages import (
    E_RETURN,
    E_SELL,
    MORE_TO_PRINT,
    NO_CUBE_TO_PRINT,
    NO_CUBE_TO_SELL,
    NO_PRINTER,
    NO_SLUICE,
    NO_TERMINAL,
    SLUICED,
    TOO_FEW_CUBES,
)
from perilune.games.lineae.moves import DONE, GAIN, GIVE, Moves, not_now
from perilune.games.lineae.state import OceanState

# Commodity Terminal.


def add_sales(s: OceanState, moves: Moves, seat: int, found: list[Move]) -> None:
    """What the Commodity Terminal takes."""
    if s.tech[TERMINAL] == seat:
        for kind in range(KINDS):
            if s.cargo[seat * KINDS + kind] > 0:
                found.append(moves.sell.at(kind))


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


def sale_words(content: Content, kind: int) -> str:
    """The button for it."""
    return f"Commodity Terminal: return {KIND_KEYS[kind]} for ${content.technologies[TERMINAL].amount}"


# Molecular Printer.


def why_not_print(s: OceanState, content: Content, seat: int) -> int:
    """0 if the Molecular Printer can work (8.8)."""
    if s.tech[PRINTER] != seat:
        return NO_PRINTER
    needed = content.technologies[PRINTER].amount
    has = cargo_count(s, seat)
    return 0 if has >= needed else because(TOO_FEW_CUBES, needed, has)


def begin_print(s: OceanState, content: Content, seat: int) -> None:
    """The printer starts: cubes first."""
    s.pending.append([PRINT_JOB, seat, content.technologies[PRINTER].amount])


TO_GIVE: Final = ARGS  # cubes that are still to be given


class Print(OceanJob):
    """The Molecular Printer (8.8)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.give.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GIVE:
            return because(MORE_TO_PRINT, s.pending[-1][TO_GIVE]) if move.kind == GAIN or move.kind == DONE else not_now(s, move)
        return 0 if s.cargo[seat * KINDS + move.a] > 0 else because(NO_CUBE_TO_PRINT, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        journal.tell(E_RETURN, seat, move.a)
        s.pending[-1][TO_GIVE] -= 1
        if s.pending[-1][TO_GIVE] == 0:
            s.pending.pop()
            s.pending.append([GAIN_JOB, seat])

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        left = s.pending[-1][TO_GIVE]
        begun = left < self.content.technologies[PRINTER].amount
        return f"Molecular Printer: return {counted(left, 'more cube' if begun else 'cube')}, then take one of your choice."


# Remote Sluice.


def why_not_sluice(s: OceanState, seat: int) -> int:
    """0 if the Remote Sluice can turn a lock (8.9)."""
    if s.tech[SLUICE] != seat:
        return NO_SLUICE
    return SLUICED if s.sluiced[seat] == 1 else 0


def can_convert(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the seat has an immediate technology and cubes for it."""
    count = cargo_count(s, seat)
    if s.tech[TERMINAL] == seat and count > 0:
        return True
    return s.tech[PRINTER] == seat and count >= content.technologies[PRINTER].amount
