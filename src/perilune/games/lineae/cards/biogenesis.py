"""Rules, chapter 11: Biogenesis. How algae grow, and what the module's colony cards make of them."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import ALGAE, HYDROCARBON, KINDS, NONE, SALT, TILES, Content
from perilune.games.lineae.goods import to_cargo, to_supply
from perilune.games.lineae.job import DISTIL_JOB, OceanJob
from perilune.games.lineae.messages import CANTEEN_NEEDS, E_ALGAE, E_BOOST, E_DISTIL, NO_ALGAE, NOBODY_TO_BOOST, STILL_NEEDS
from perilune.games.lineae.moves import DISTIL, DONE, not_now
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import icons, sub_at
from perilune.games.lineae.world.tides import TILE_WIDTH


def grow_algae(s: OceanState, content: Content, journal: Journal) -> None:
    """In the middle column of the top row of each vessel space that has sun enough (11.2)."""
    tides = content.tides
    grown = 0
    for tile in range(TILES):
        if icons(s, tile) < content.algae_sun or s.supply[ALGAE] == 0:
            continue
        cell = (tile * TILE_WIDTH + 1) * tides.rows + tides.top[s.locks * TILES + tile] - 1
        if s.cells[cell] == NONE and sub_at(s, cell) == NONE:
            s.cells[cell] = ALGAE
            s.supply[ALGAE] -= 1
            grown += 1
    if grown > 0:
        journal.tell(E_ALGAE, grown)


class Vats(Effect):
    """Algae Vats (11.4)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        return 0 if s.cargo[seat * KINDS + ALGAE] > 0 and s.supply[ALGAE] > 0 else NO_ALGAE

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        for _ in range(min(self.spec.amount, s.cargo[seat * KINDS + ALGAE], s.supply[ALGAE])):
            to_cargo(s, seat, ALGAE, journal)

    def gist(self, price: int) -> str:
        return f"+{self.spec.amount} algae"

    def signs(self, price: int) -> list[str]:
        return [f"+{self.spec.amount}", "(algae)"]


class Still(Effect):
    """Biofuel Still (11.5)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        return 0 if can_distil(s, seat) else STILL_NEEDS

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        s.pending.append([DISTIL_JOB, seat])

    def gist(self, price: int) -> str:
        return "algae to oil"

    def signs(self, price: int) -> list[str]:
        return ["(algae)", "(arrow)", "(hydrocarbon)"]


class Distil(OceanJob):
    """At the Biofuel Still, a cube at a time."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.distil.moves + self.moves.done.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind == DISTIL:
            return 0 if can_distil(s, seat) else STILL_NEEDS
        return 0 if move.kind == DONE else not_now(s, move)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DISTIL:
            to_supply(s, seat, ALGAE)
            s.supply[HYDROCARBON] -= 1
            s.cargo[seat * KINDS + HYDROCARBON] += 1
            s.energy[seat] -= 1
            journal.tell(E_DISTIL, seat)
        if move.kind == DONE or not can_distil(s, seat):
            s.pending.pop()

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Turn an algae cube into hydrocarbon for 1 electricity, or finish."


def can_distil(s: OceanState, seat: int) -> bool:
    """Whether the Biofuel Still could turn a cube."""
    return s.cargo[seat * KINDS + ALGAE] > 0 and s.energy[seat] > 0 and s.supply[HYDROCARBON] > 0


class Canteen(Effect):
    """Brine Canteen (11.6)."""

    def why_not(self, s: OceanState, seat: int) -> int:
        if s.cargo[seat * KINDS + ALGAE] == 0 or s.cargo[seat * KINDS + SALT] == 0:
            return CANTEEN_NEEDS
        return 0 if s.workers[seat] - s.boosted[seat] >= 2 else NOBODY_TO_BOOST

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        to_supply(s, seat, ALGAE)
        to_supply(s, seat, SALT)
        s.boosted[seat] += 1
        journal.tell(E_BOOST, seat)

    def gist(self, price: int) -> str:
        return "one counts 2"

    def signs(self, price: int) -> list[str]:
        return ["(algae)", "(salt)", "(arrow)", "×2"]


BIOGENESIS_EFFECTS: Final[dict[str, type[Effect]]] = {  # by the names of their effects in the TOML rows
    "vats": Vats,
    "still": Still,
    "canteen": Canteen,
}
