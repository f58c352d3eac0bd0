"""Jobs with rockets: load them, accelerate them, and the Comsat that looks into the deck."""

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.mine_the_moon.content import EMPTY, KINDS, NO_SITE, OWN_PAD, PADS, SLOTS, Content
from perilune.games.mine_the_moon.job import LEFT, SEAT, Job
from perilune.games.mine_the_moon.messages import (
    E_COMSAT,
    E_LOAD,
    E_MARK,
    LACKS_REFINED,
    NO_PAD,
    NO_ROCKET,
    NO_SLOT,
    NOT_YOUR_PAD,
    SLOT_FULL,
    W_LAUNCHES_ANYWAY,
    belongs,
)
from perilune.games.mine_the_moon.moves import ACCELERATE_ONE, LOAD_ONE
from perilune.games.mine_the_moon.p0_setup import why_not_deal
from perilune.games.mine_the_moon.rockets import is_full, leave_deck, pad_owner
from perilune.games.mine_the_moon.state import IN_SILO, NOBODY, ON_ROCKET, MoonState


class Load(Job):
    """Refined resources move from the silo to open slots, one at a time (4.16)."""

    def candidates(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        for pad in range(PADS):
            card = s.pads[pad]
            if card >= 0:
                for slot in range(self.content.rockets[card].slots):
                    if s.loaded[pad * SLOTS + slot] == NOBODY:
                        found.append(self.moves.load.at(pad, slot))
        return found

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != LOAD_ONE:
            return belongs(move.kind)
        return why_not_load(s, self.content, s.job[SEAT], move.a, move.b)

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == NO_PAD or reason == NO_ROCKET:
            return [move.a]
        if reason == NOT_YOUR_PAD:
            return [pad_owner(s, self.content)]
        if reason == NO_SLOT:
            return [s.pads[move.a], self.content.rockets[s.pads[move.a]].slots]
        if reason == SLOT_FULL:
            return [s.loaded[move.a * SLOTS + move.b]]
        return [self.content.rockets[s.pads[move.a]].kinds[move.b]] if reason == LACKS_REFINED else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        seat = s.job[SEAT]
        rocket = self.content.rockets[s.pads[move.a]]
        kind = rocket.kinds[move.b]
        silo, slot = seat * KINDS + kind, move.a * SLOTS + move.b
        s.silo[silo] -= 1
        s.loaded[slot] = seat
        if s.silo[silo] == 0 and s.white_where == IN_SILO and s.white_spot == silo:
            s.white_where = ON_ROCKET
            s.white_spot = slot
        journal.tell(E_LOAD, seat, kind, s.pads[move.a], rocket.values[move.b])
        s.job[LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        return s.job[LEFT] == 0 or super().idle(s)

    def prompt(self, s: MoonState) -> str:
        left = s.job[LEFT]
        return f"Load up to {left} refined resources." if left > 1 else "Load one more refined resource."

    def words(self, s: MoonState, move: Move, names: list[str]) -> str:
        if move.kind != LOAD_ONE or s.pads[move.a] < 0 or move.b >= self.content.rockets[s.pads[move.a]].slots:
            return ""
        rocket = self.content.rockets[s.pads[move.a]]
        kind = self.moves.vocabulary.labels["kind"][rocket.kinds[move.b]]
        return f"Load a {kind} onto the {rocket.name}, slot {move.b + 1}, for {rocket.values[move.b]} Dominance"


def why_not_load(s: MoonState, content: Content, seat: int, pad: int, slot: int) -> int:
    """0 if the seat holds what this slot takes, and the slot is open to it (4.16)."""
    card = s.pads[pad]
    if card == NO_SITE:
        return NO_PAD
    if pad == OWN_PAD and pad_owner(s, content) != seat:
        return NOT_YOUR_PAD
    if card == EMPTY:
        return NO_ROCKET
    rocket = content.rockets[card]
    if slot >= rocket.slots:
        return NO_SLOT
    if s.loaded[pad * SLOTS + slot] != NOBODY:
        return SLOT_FULL
    return 0 if s.silo[seat * KINDS + rocket.kinds[slot]] > 0 else LACKS_REFINED


def may_load(s: MoonState, content: Content, seat: int) -> bool:
    """Whether the seat could load anything."""
    for pad in range(PADS):
        for slot in range(SLOTS):
            if why_not_load(s, content, seat, pad, slot) == 0:
                return True
    return False


class Accelerate(Job):
    """Mark a rocket: it launches at the end of the turn, full or not (10.2)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return self.moves.accelerate.moves

    def why_not(self, s: MoonState, move: Move) -> int:
        if move.kind != ACCELERATE_ONE:
            return belongs(move.kind)
        if s.pads[move.a] == NO_SITE:
            return NO_PAD
        return NO_ROCKET if s.pads[move.a] == EMPTY else 0

    def warning(self, s: MoonState, move: Move) -> int:
        leaves = move.kind == ACCELERATE_ONE and (s.marked[move.a] == 1 or is_full(s, self.content, move.a))
        return W_LAUNCHES_ANYWAY if leaves else 0

    def numbers(self, s: MoonState, move: Move, reason: int) -> list[int]:
        if reason == W_LAUNCHES_ANYWAY:
            return [s.pads[move.a]]
        return [move.a] if reason == NO_PAD or reason == NO_ROCKET else []

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        journal.tell(E_MARK, s.job[SEAT], s.pads[move.a])
        s.marked[move.a] = 1
        s.job = []

    def prompt(self, s: MoonState) -> str:
        return "Which rocket launches at the end of the turn?"


class Comsat(Job):
    """Chance deals a rocket, and the building on its back becomes available at once (10.4)."""

    def candidates(self, s: MoonState) -> list[Move]:
        return [self.moves.deal.at(card) for card in s.deck]

    def why_not(self, s: MoonState, move: Move) -> int:
        return why_not_deal(s, move)

    def idle(self, s: MoonState) -> bool:
        return not s.deck

    def play(self, s: MoonState, move: Move, journal: Journal) -> None:
        building = self.content.rockets[move.a].back
        s.stock[building] += 1
        journal.tell(E_COMSAT, s.job[SEAT], building)
        leave_deck(s, move.a, journal)
        s.job = []
