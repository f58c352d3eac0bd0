"""What a launch, an excavation track or a card gives: a cube of your choice (5.9), a technology card (4.9, 8.1)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.lineae.content import NONE, Content
from perilune.games.lineae.goods import battery, tech_count, to_cargo
from perilune.games.lineae.job import RETURN_TECH, OceanJob
from perilune.games.lineae.messages import (
    DRAINS_BATTERY,
    E_DECLINE,
    E_DISCARD,
    E_TECH,
    KEEP_NEW,
    MUST_CHOOSE,
    NEEDS_CARD,
    NEEDS_CARDS,
    NOT_YOUR_TECH,
    PUT_BACK_FIRST,
    ROOM_FOR_CARD,
    SUPPLY_EMPTY,
    TECH_GONE,
)
from perilune.games.lineae.moves import CHOOSE, DISCARD, DONE, GAIN, not_now
from perilune.games.lineae.rounds import resume
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.submersible import dive_needs


class Gain(OceanJob):
    """A cube of the player's choice from the supply."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.gain.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GAIN:
            return MUST_CHOOSE if move.kind == DONE else not_now(s, move)
        return 0 if s.supply[move.a] > 0 else because(SUPPLY_EMPTY, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        to_cargo(s, seat, move.a, journal)
        resume(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Take a cube of your choice from the supply."


class ChooseTech(OceanJob):
    """Choosing a technology card (4.9)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.done.moves + self.moves.choose.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == CHOOSE:
            if s.tech[move.a] != NONE:
                return because(TECH_GONE, move.a)
            return 0 if can_keep(s, self.content, seat, move.a) else NEEDS_CARDS
        return 0 if move.kind == DONE else not_now(s, move)

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        return ROOM_FOR_CARD if move.kind == DONE and tech_count(s, seat) < self.content.technology_limit else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        if move.kind == DONE:
            journal.tell(E_DECLINE, seat)
            return
        s.tech[move.a] = seat
        journal.tell(E_TECH, seat, move.a)
        if tech_count(s, seat) > self.content.technology_limit:
            s.pending.append([RETURN_TECH, seat, move.a])

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Choose a technology card, or decline."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == CHOOSE:
            card = self.content.technologies[move.a]
            return f"Take the {card.name}, {counted(card.vp, 'point')}: {card.text}"
        return "Take no card" if move.kind == DONE else ""


def can_keep(s: OceanState, content: Content, seat: int, card: int) -> bool:
    """Whether the seat has room for this card, or another one that it could put back (8.1)."""
    if tech_count(s, seat) < content.technology_limit:
        return True
    for other, owner in enumerate(s.tech):
        if owner == seat and not dive_needs(s, content, seat, other, card):
            return True
    return False


TAKEN: Final = ARGS  # the card that has just been taken


class ReturnTech(OceanJob):
    """Putting a technology card back (8.1)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.discard.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != DISCARD:
            return PUT_BACK_FIRST if move.kind == DONE else not_now(s, move)
        if s.tech[move.a] != seat:
            return because(NOT_YOUR_TECH, move.a)
        if move.a == s.pending[-1][TAKEN]:
            return because(KEEP_NEW, move.a)
        return because(NEEDS_CARD, move.a) if dive_needs(s, self.content, seat, move.a, s.pending[-1][TAKEN]) else 0

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        holds = self.content.battery.without(s, seat, move.a)
        lost = s.energy[seat] - holds
        return because(DRAINS_BATTERY, holds, lost) if lost > 0 else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        s.tech[move.a] = NONE
        s.energy[seat] = min(s.energy[seat], battery(s, self.content, seat))
        journal.tell(E_DISCARD, seat, move.a)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return f"You may keep {counted(self.content.technology_limit, 'technology card')}: put one back."
