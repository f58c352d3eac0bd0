"""Rules, chapter 2: Sunlight. The sun has shone when the phase begins (rounds.py); what is left to decide is diesel."""

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.lineae.content import COLUMNS, HYDROCARBON, KINDS, NONE, Content
from perilune.games.lineae.goods import battery, battery_room, charge, wasting
from perilune.games.lineae.messages import (
    E_BURN,
    E_SCRUB,
    HAS_SCRUBBER,
    NO_SCRUBBER,
    NOT_OVER_YOU,
    SPOT_FULL,
)
from perilune.games.lineae.moves import BURN, DONE, SCRUB, Moves, not_now
from perilune.games.lineae.rounds import next_diesel, smoke_reaches
from perilune.games.lineae.state import OceanState


class Sunlight(Phase[OceanState]):
    """`at` is a seat that can burn something; who cannot is not asked. `asked` counts those that have decided."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("Sunlight", "2")
        self.content = content
        self.moves = moves

    def deciders(self, s: OceanState) -> list[int]:
        return [s.at]

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves + self.moves.scrub.moves
        for column in range(COLUMNS):
            if smoke_reaches(s, self.content, seat, column):
                found.append(self.moves.burn.at(column))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DONE:
            return 0
        if move.kind != BURN and move.kind != SCRUB:
            return not_now(s, move)
        clean = self.content.clean_diesel.of(s, seat) > 0
        if move.kind == SCRUB and not clean:
            return NO_SCRUBBER
        if move.kind == BURN and clean:
            return HAS_SCRUBBER
        if move.kind == SCRUB:
            return 0
        if not smoke_reaches(s, self.content, seat, move.a):
            return because(NOT_OVER_YOU, move.a)
        return because(SPOT_FULL, move.a) if s.air[move.a] != NONE else 0

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != BURN and move.kind != SCRUB:
            return 0
        room = battery_room(s, self.content, seat)
        return wasting(room, self.content.diesel)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            s.asked += 1
            s.burnt = 0
        else:
            s.burnt += 1
            s.cargo[seat * KINDS + HYDROCARBON] -= 1
            gained = charge(s, self.content, seat, self.content.diesel)
            if move.kind == SCRUB:
                s.supply[HYDROCARBON] += 1
                journal.tell(E_SCRUB, seat, gained)
            else:
                s.air[move.a] = HYDROCARBON
                journal.tell(E_BURN, seat, gained, move.a)
        next_diesel(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        room = battery_room(s, self.content, seat)
        if room == 0:
            return "Burn hydrocarbon? Your battery is full: it would bring you nothing."
        if room < self.content.diesel:
            return f"Burn hydrocarbon? Of its {self.content.diesel} electricity, your battery has room for {room}."
        most = battery(s, self.content, seat)
        return f"Burn hydrocarbon for {self.content.diesel} electricity? Your battery has {s.energy[seat]} of {most}."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return f"{names[s.at]} may start the diesel engine."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        return "Burn nothing" if move.kind == DONE else ""
