"""Rules, chapter 4: the Launch Pad, launching, and what a launch brings."""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.content import ANY, GANTRY, KINDS, NONE, SLOTS, TILES, Content
from perilune.games.lineae.goods import battery, tech_count
from perilune.games.lineae.job import DRAW_JOB, RETURN_TECH, TECH_JOB, Job, pop, push
from perilune.games.lineae.messages import (
    CARD_GONE,
    CHANCE_DECIDES,
    E_COLONY,
    E_DECLINE,
    E_DISCARD,
    E_LAUNCH,
    E_LOAD,
    E_PROMOTE,
    E_TECH,
    FREE_SLOT_FULL,
    KEEP_NEW,
    LOAD_FIRST,
    NEEDS_CARD,
    NEEDS_CARDS,
    NO_CUBE,
    NO_ROCKET,
    NO_SLOT,
    NOT_YOUR_TECH,
    OTHER_ROCKET,
    PUT_BACK_FIRST,
    ROCKET_TOO_FAR,
    TECH_GONE,
)
from perilune.games.lineae.moves import CHOOSE, COLONY, DISCARD, DONE, LOAD_CUBE, LOAD_FREE, not_now
from perilune.games.lineae.state import FULL, OceanState
from perilune.games.lineae.submersible import dive_needs


def slot_for(s: OceanState, content: Content, tile: int, kind: int) -> int:
    """The first open slot of the rocket for this kind of cube (ANY for the free slot), or NONE."""
    slots = content.rockets[s.rockets[tile]].slots
    for slot in range(SLOTS):
        if slots[slot] == kind and s.loads[tile * SLOTS + slot] == NONE:
            return slot
    return NONE


def in_reach(s: OceanState, seat: int, tile: int) -> bool:
    """Whether the seat can load the rocket over this vessel space (4.5, 8.11)."""
    here = s.vessel[seat]
    return here == tile or (s.tech[GANTRY] == seat and (here == tile - 1 or here == tile + 1))


def why_not_load(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0 if the seat can load this cube."""
    tile = move.a
    if not in_reach(s, seat, tile):
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
    if can_load(s, content, seat, here):
        return True
    if s.tech[GANTRY] != seat:
        return False
    return (here > 0 and can_load(s, content, seat, here - 1)) or (here < TILES - 1 and can_load(s, content, seat, here + 1))


class Load(Job):
    """Loading a rocket, a cube at a time."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        found = self.moves.done.moves[:]
        here = s.vessel[seat]
        for tile in range(max(0, here - 1), min(TILES, here + 2)):
            if s.rockets[tile] != NONE and in_reach(s, seat, tile):
                for kind in range(KINDS):
                    if s.cargo[seat * KINDS + kind] > 0:
                        found.append(self.moves.load.at(tile, kind))
                        found.append(self.moves.load_free.at(tile, kind))
        return found

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DONE:
            return LOAD_FIRST if s.jobs[-2] == 0 else 0
        if move.kind != LOAD_CUBE and move.kind != LOAD_FREE:
            return not_now(s, move)
        if s.jobs[-3] != NONE and s.jobs[-3] != move.a:
            return because(OTHER_ROCKET, s.jobs[-3])
        return why_not_load(s, self.content, seat, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DONE:
            pop(s)
            return
        tile = move.a
        kind = move.b
        slot = slot_for(s, self.content, tile, ANY if move.kind == LOAD_FREE else kind)
        s.loads[tile * SLOTS + slot] = kind
        s.cargo[seat * KINDS + kind] -= 1
        points = self.points(s)
        s.jobs[-3] = tile
        s.jobs[-2] += 1
        s.vp[seat] += points
        journal.tell(E_LOAD, seat, kind, points)
        if NONE not in s.loads[tile * SLOTS : (tile + 1) * SLOTS]:
            pop(s)
            launch(s, seat, tile, journal)
        elif not can_load(s, self.content, seat, tile):
            pop(s)

    def points(self, s: OceanState) -> int:
        """What the next cube earns (4.7)."""
        return self.content.loading_vp[min(s.jobs[-2], len(self.content.loading_vp) - 1)]

    def prompt(self, s: OceanState, seat: int) -> str:
        return f"Load a cube for {self.points(s)} VP{', or finish' if s.jobs[-2] > 0 else ''}."

    def words(self, s: OceanState, seat: int, move: Move) -> str:
        return "Finish loading" if move.kind == DONE else ""


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
            push(s, DRAW_JOB, CHANCE, tile)
    if NONE in s.tech:
        push(s, TECH_JOB, seat)


class Tech(Job):
    """Choosing a technology card (4.9)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.done.moves + self.moves.choose.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == CHOOSE:
            if s.tech[move.a] != NONE:
                return because(TECH_GONE, move.a)
            return 0 if can_keep(s, self.content, seat, move.a) else NEEDS_CARDS
        return 0 if move.kind == DONE else not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        pop(s)
        if move.kind == DONE:
            journal.tell(E_DECLINE, seat)
            return
        s.tech[move.a] = seat
        journal.tell(E_TECH, seat, move.a)
        if tech_count(s, seat) > self.content.technology_limit:
            push(s, RETURN_TECH, seat, move.a)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "Choose a technology card, or decline."

    def words(self, s: OceanState, seat: int, move: Move) -> str:
        if move.kind == CHOOSE:
            card = self.content.technologies[move.a]
            return f"Take the {card.name}, {card.vp} VP: {card.text}"
        return "Take no technology card" if move.kind == DONE else ""


def can_keep(s: OceanState, content: Content, seat: int, card: int) -> bool:
    """Whether the seat has room for this card, or another one that it could put back (8.1)."""
    if tech_count(s, seat) < content.technology_limit:
        return True
    for other, owner in enumerate(s.tech):
        if owner == seat and not dive_needs(s, content, seat, other, card):
            return True
    return False


class ReturnTech(Job):
    """Putting a technology card back (8.1)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.discard.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != DISCARD:
            return PUT_BACK_FIRST if move.kind == DONE else not_now(s, move)
        if s.tech[move.a] != seat:
            return because(NOT_YOUR_TECH, move.a)
        if move.a == s.jobs[-3]:
            return because(KEEP_NEW, move.a)
        return because(NEEDS_CARD, move.a) if dive_needs(s, self.content, seat, move.a, s.jobs[-3]) else 0

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        pop(s)
        s.tech[move.a] = NONE
        s.energy[seat] = min(s.energy[seat], battery(s, self.content, seat))
        journal.tell(E_DISCARD, seat, move.a)

    def prompt(self, s: OceanState, seat: int) -> str:
        return f"You may keep {counted(self.content.technology_limit, 'technology card')}: put one back."


class Draw(Job):
    """Chance draws a colony card for a vessel space or for Europa City."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return [self.moves.colony.at(card) for card in s.deck]

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != COLONY:
            return CHANCE_DECIDES
        return 0 if move.a in s.deck else because(CARD_GONE, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        place = s.jobs[-3]
        pop(s)
        s.deck.remove(move.a)
        if place < TILES:
            s.row[place] = move.a
            journal.tell(E_COLONY, move.a, place)
        else:
            s.city[place - TILES] = move.a
            journal.tell(E_PROMOTE, move.a, place - TILES)

    def prompt(self, s: OceanState, seat: int) -> str:
        return "The colony deck is drawn from."
