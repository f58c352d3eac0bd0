"""Rules, chapter 4: the Launch Pad, launching, and what a launch brings."""

from typing import Final

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import ANY, KIND_KEYS, KINDS, NONE, SLOTS, TILES, Content
from perilune.games.lineae.job import DRAW_JOB, LOAD_JOB, TECH_JOB, OceanJob
from perilune.games.lineae.messages import (
    CARD_GONE,
    CHANCE_DECIDES,
    E_COLONY,
    E_LAUNCH,
    E_LOAD,
    E_PROMOTE,
    FITS_ELSEWHERE,
    FREE_SLOT_FULL,
    LOAD_FIRST,
    NO_CUBE,
    NO_ROCKET,
    NO_SLOT,
    NOTHING_TO_LOAD,
    OTHER_ROCKET,
    ROCKET_TOO_FAR,
)
from perilune.games.lineae.moves import COLONY, DONE, LOAD_CUBE, LOAD_FREE, not_now
from perilune.games.lineae.rounds import resume
from perilune.games.lineae.state import FULL, OceanState


def slot_for(s: OceanState, content: Content, tile: int, kind: int) -> int:
    """The first open slot of the rocket for this kind of cube (ANY for the wild slot), or NONE."""
    slots = content.rockets[s.rockets[tile]].slots
    for slot in range(SLOTS):
        if slots[slot] == kind and s.loads[tile * SLOTS + slot] == NONE:
            return slot
    return NONE


def open_slots(s: OceanState, content: Content, tile: int) -> list[int]:
    """What the open slots of the rocket over a space take; nothing where there is no rocket."""
    if s.rockets[tile] == NONE:
        return []
    slots = content.rockets[s.rockets[tile]].slots
    return [slots[slot] for slot in range(SLOTS) if s.loads[tile * SLOTS + slot] == NONE]


def fitting(slots: list[int], cargo: list[int]) -> int:
    """How many of these cubes the slots take."""
    left = cargo[:]
    fits = 0
    for kind in slots:
        if kind != ANY and left[kind] > 0:
            left[kind] -= 1
            fits += 1
    return fits + min(slots.count(ANY), sum(left))


def in_reach(s: OceanState, content: Content, seat: int, tile: int) -> bool:
    """Whether the seat can load the rocket over this vessel space (4.5, 8.11)."""
    here = s.vessel[seat]
    return here == tile or abs(here - tile) <= content.reach.of(s, seat)


def why_not_load(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0 if the seat can load this cube."""
    tile = move.a
    if not in_reach(s, content, seat, tile):
        return because(ROCKET_TOO_FAR, s.vessel[seat], tile)
    if s.rockets[tile] == NONE:
        return because(NO_ROCKET, tile)
    if s.cargo[seat * KINDS + move.b] == 0:
        return because(NO_CUBE, move.b)
    if move.kind == LOAD_FREE:
        return because(FREE_SLOT_FULL, tile) if slot_for(s, content, tile, ANY) == NONE else 0
    return because(NO_SLOT, tile, move.b) if slot_for(s, content, tile, move.b) == NONE else 0


def can_load(s: OceanState, content: Content, seat: int, tile: int) -> bool:
    """Whether the seat has a cube that the rocket over this space could take."""
    if s.rockets[tile] == NONE:
        return False
    free = slot_for(s, content, tile, ANY) != NONE
    for kind in range(KINDS):
        if s.cargo[seat * KINDS + kind] > 0 and (free or slot_for(s, content, tile, kind) != NONE):
            return True
    return False


def can_load_somewhere(s: OceanState, content: Content, seat: int) -> bool:
    """Whether the Launch Pad would have an effect."""
    here = s.vessel[seat]
    reach = content.reach.of(s, seat)
    for tile in range(max(0, here - reach), min(TILES, here + reach + 1)):
        if can_load(s, content, seat, tile):
            return True
    return False


class LaunchPad(Effect):
    """Launch Pad (4.5)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        if can_load_somewhere(s, self.content, seat):
            return 0
        here = s.vessel[seat]
        return because(NO_ROCKET if s.rockets[here] == NONE else NOTHING_TO_LOAD, here)

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        s.pending.append([LOAD_JOB, seat, NONE, 0])

    def gist(self, price: int) -> str:
        return "1, 2, 3 points"


TILE: Final = ARGS  # where the rocket is, NONE before the first cube
CUBES: Final = ARGS + 1  # loaded so far


class Load(OceanJob):
    """Loading a rocket, a cube at a time."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        here = s.vessel[seat]
        reach = self.content.reach.of(s, seat)
        for tile in range(max(0, here - reach), min(TILES, here + reach + 1)):
            if s.rockets[tile] != NONE:
                for kind in range(KINDS):
                    if s.cargo[seat * KINDS + kind] > 0:
                        found.append(self.moves.load.at(tile, kind))
                        found.append(self.moves.load_free.at(tile, kind))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DONE:
            return LOAD_FIRST if s.pending[-1][CUBES] == 0 else 0
        if move.kind != LOAD_CUBE and move.kind != LOAD_FREE:
            return not_now(s, move)
        chosen = s.pending[-1][TILE]
        if chosen != NONE and chosen != move.a:
            return because(OTHER_ROCKET, chosen)
        return why_not_load(s, self.content, seat, move)

    def warning(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != LOAD_FREE:
            return 0
        own = open_slots(s, self.content, move.a).count(move.b)
        spared = s.cargo[seat * KINDS + move.b] > own  # the others fill the slots of this kind
        return because(FITS_ELSEWHERE, move.b) if own > 0 and not spared else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            s.pending.pop()
            return
        tile = move.a
        kind = move.b
        slot = slot_for(s, self.content, tile, ANY if move.kind == LOAD_FREE else kind)
        s.loads[tile * SLOTS + slot] = kind
        s.cargo[seat * KINDS + kind] -= 1
        points = self.points(s)
        s.pending[-1][TILE] = tile
        s.pending[-1][CUBES] += 1
        s.vp[seat] += points
        journal.tell(E_LOAD, seat, kind, points)
        if NONE not in s.loads[tile * SLOTS : (tile + 1) * SLOTS]:
            s.pending.pop()
            launch(s, seat, tile, journal)
        elif not can_load(s, self.content, seat, tile):
            s.pending.pop()

    def points(self, s: OceanState) -> int:
        """What the next cube earns (4.7)."""
        return self.content.loading_vp[min(s.pending[-1][CUBES], len(self.content.loading_vp) - 1)]

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return f"Load a cube for {counted(self.points(s), 'point')}{', or finish' if s.pending[-1][CUBES] > 0 else ''}."

    def words(self, s: OceanState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind == DONE:
            return "Finish loading"
        if move.kind not in (LOAD_CUBE, LOAD_FREE) or s.rockets[move.a] == NONE:
            return ""
        rocket = self.content.rockets[s.rockets[move.a]].name.split()[0]  # as on its plate
        return f"Load {KIND_KEYS[move.b]} {'into the wild slot of' if move.kind == LOAD_FREE else 'onto'} the {rocket} rocket"


def launch(s: OceanState, seat: int, tile: int, journal: Journal) -> None:
    """A full rocket leaves (4.8): cubes to the supply, the card to the player; technology first, then the colony grows."""
    for spot in range(tile * SLOTS, (tile + 1) * SLOTS):
        s.supply[s.loads[spot]] += 1
        s.loads[spot] = NONE
    card = s.rockets[tile]
    s.launched[card] = seat
    s.rockets[tile] = NONE
    journal.tell(E_LAUNCH, seat, card)
    if s.game == FULL:
        if s.under[tile] != NONE:
            s.row[tile] = s.under[tile]
            s.under[tile] = NONE
            journal.tell(E_COLONY, s.row[tile], tile)
        elif s.deck:
            s.pending.append([DRAW_JOB, CHANCE, tile])
    if NONE in s.tech:
        s.pending.append([TECH_JOB, seat])


TO: Final = ARGS  # where the card goes: a vessel space, or TILES + a basic action


class DrawCard(OceanJob):
    """Chance draws a colony card for a vessel space or for Europa City."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return [self.moves.colony.at(card) for card in s.deck]

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != COLONY:
            return CHANCE_DECIDES
        return 0 if move.a in s.deck else because(CARD_GONE, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        place = s.pending.pop()[TO]
        s.deck.remove(move.a)
        if place < TILES:
            s.row[place] = move.a
            journal.tell(E_COLONY, move.a, place)
        else:
            s.city[place - TILES] = move.a
            journal.tell(E_PROMOTE, move.a, place - TILES)
        resume(s, self.content, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "A card is drawn from the colony deck."

    def waiting(self, s: OceanState, names: list[str]) -> str:
        return "The colony grows."
