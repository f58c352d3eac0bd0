"""Effects with rockets: load them, accelerate them, and the Comsat that looks into the deck."""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import SEAT
from perilune.games.mine_the_moon.buildings.effect import LEFT, Effect, Effects, up_to
from perilune.games.mine_the_moon.content import (
    ACCELERATE,
    COLUMNS,
    COMMON,
    COMSAT,
    EMPTY,
    KINDS,
    LOAD,
    NO_SITE,
    OWN_PAD,
    PADS,
    REFINED,
    SITES,
    SLOTS,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.messages import (
    E_CANNOT,
    E_COMSAT,
    E_LOAD,
    E_MARK,
    LACKS_REFINED,
    NO_OWN_PAD,
    NO_PAD,
    NO_ROCKET,
    NO_SLOT,
    NOT_YOUR_PAD,
    SLOT_FULL,
    W_ACCELERATE,
    W_COMSAT,
    W_LAUNCHES_ANYWAY,
    W_LOAD,
)
from perilune.games.mine_the_moon.moves import LOAD_ONE
from perilune.games.mine_the_moon.p0_setup import why_not_deal
from perilune.games.mine_the_moon.rockets import is_full, leave_deck, pad_owner
from perilune.games.mine_the_moon.state import IN_SILO, NOBODY, ON_ROCKET, TASK, MoonState


class Load(Effect):
    """Refined resources move from the silo to open slots, one at a time (4.16)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, LOAD, [effects.moves.load])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"load {amount}"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        coming = []  # what is lacking now, but will be refined before
        if s.stage == TASK and self._refines(s, seat):
            coming = [because(LACKS_REFINED, raw + REFINED) for raw in range(TYPES) if s.silo[seat * KINDS + raw] > 0]
        for pad in range(PADS):
            for slot in range(SLOTS):
                why_not = why_not_load(s, self.content, seat, pad, slot)
                if why_not == 0 or why_not in coming:
                    return 0
        return W_LOAD

    def _refines(self, s: MoonState, seat: int) -> bool:
        """Whether a team of this seat has been sent to refine."""
        for spot in range(COMMON * COLUMNS):
            if s.teams[spot] == seat and self.content.commons[spot // COLUMNS].action.refines:
                return True
        for spot in range(seat * SITES, (seat + 1) * SITES):
            if s.crew[spot] > 0 and self.content.buildings[s.sites[spot]].action.refines:
                return True
        return False

    def choices(self, s: MoonState) -> list[Move]:
        found: list[Move] = []
        silo = s.pending[-1][SEAT] * KINDS
        for pad in range(PADS):
            if s.pads[pad] >= 0:
                rocket = self.content.rockets[s.pads[pad]]
                for slot in range(rocket.slots):
                    if s.loaded[pad * SLOTS + slot] == NOBODY and s.silo[silo + rocket.kinds[slot]] > 0:
                        found.append(self.moves.load.at(pad, slot))
        return found

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        return why_not_load(s, self.content, seat, move.a, move.b)

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        rocket = self.content.rockets[s.pads[move.a]]
        kind = rocket.kinds[move.b]
        silo, slot = seat * KINDS + kind, move.a * SLOTS + move.b
        s.silo[silo] -= 1
        s.loaded[slot] = seat
        if s.silo[silo] == 0 and s.white_where == IN_SILO and s.white_spot == silo:
            s.white_where = ON_ROCKET
            s.white_spot = slot
        journal.tell(E_LOAD, seat, kind, s.pads[move.a], rocket.values[move.b])
        s.pending[-1][LEFT] -= 1

    def idle(self, s: MoonState) -> bool:
        return s.pending[-1][LEFT] == 0 or super().idle(s)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Load {up_to(s.pending[-1][LEFT], 'refined resource')}."

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != LOAD_ONE or s.pads[move.a] < 0 or move.b >= self.content.rockets[s.pads[move.a]].slots:
            return ""
        rocket = self.content.rockets[s.pads[move.a]]
        kind = self.moves.vocabulary.labels["kind"][rocket.kinds[move.b]]
        return f"Load a {kind} onto the {rocket.name}, slot {move.b + 1}, for {rocket.values[move.b]} Dominance"


def why_not_load(s: MoonState, content: Content, seat: int, pad: int, slot: int) -> int:
    """0 if the seat holds what this slot takes, and the slot is open to it (4.16)."""
    card = s.pads[pad]
    if card == NO_SITE:
        return no_pad(pad)
    if pad == OWN_PAD and pad_owner(s, content) != seat:
        return because(NOT_YOUR_PAD, pad_owner(s, content))
    if card == EMPTY:
        return because(NO_ROCKET, pad)
    rocket = content.rockets[card]
    if slot >= rocket.slots:
        return because(NO_SLOT, card, rocket.slots)
    if s.loaded[pad * SLOTS + slot] != NOBODY:
        return because(SLOT_FULL, s.loaded[pad * SLOTS + slot])
    kind = rocket.kinds[slot]
    return 0 if s.silo[seat * KINDS + kind] > 0 else because(LACKS_REFINED, kind)


def no_pad(pad: int) -> int:
    """This launchpad is not part of the game."""
    return NO_OWN_PAD if pad == OWN_PAD else because(NO_PAD, pad)


class Accelerate(Effect):
    """Mark a rocket: it launches at the end of the turn, full or not (10.2)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, ACCELERATE, [effects.moves.accelerate])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["launch", "(rocket)"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        return 0 if max(s.pads) >= 0 else W_ACCELERATE

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        if s.pads[move.a] == NO_SITE:
            return no_pad(move.a)
        return because(NO_ROCKET, move.a) if s.pads[move.a] == EMPTY else 0

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        leaves = s.marked[move.a] == 1 or is_full(s, self.content, move.a)
        return because(W_LAUNCHES_ANYWAY, s.pads[move.a]) if leaves else 0

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        journal.tell(E_MARK, seat, s.pads[move.a])
        s.marked[move.a] = 1
        s.pending.pop()

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return "Which rocket launches at the end of the turn?"


class Comsat(Effect):
    """Chance deals a rocket, and the building on its back becomes available at once (10.4)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, COMSAT, [effects.moves.deal])

    def gist(self, amount: int, building: int) -> list[str]:
        return ["reveal one"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        return 0 if s.deck else W_COMSAT

    def begin(self, s: MoonState, seat: int, amount: int, building: int, spot: int, journal: Journal) -> None:
        if s.deck:
            s.pending.append([self.number, CHANCE, amount, 0, building, spot])
        else:
            journal.tell(E_CANNOT, seat)

    def bystanders(self, s: MoonState) -> list[int]:
        return []

    def candidates(self, s: MoonState, seat: int) -> list[Move]:
        return [self.moves.deal.at(card) for card in s.deck]

    def why_not(self, s: MoonState, seat: int, move: Move) -> int:
        return why_not_deal(s, move)

    def idle(self, s: MoonState) -> bool:
        return False

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        building = self.content.rockets[move.a].back
        s.stock[building] += 1
        journal.tell(E_COMSAT, s.at, building)
        leave_deck(s, move.a, journal)
        s.pending.pop()


def rockets_effects(effects: Effects) -> list[Effect]:
    """The effects of this file."""
    return [Load(effects), Accelerate(effects), Comsat(effects)]
