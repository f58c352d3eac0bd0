"""Effects that construct: the Uplink, the Lab, and the site for an advanced building (4.8 to 4.11)."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.games.mine_the_moon.buildings.effect import BUILDING, STANDING, Effect, Effects
from perilune.games.mine_the_moon.content import ADVANCED_SITE, BUILD, EMPTY, KINDS, NO_SITE, SITES, Building, Content
from perilune.games.mine_the_moon.messages import (
    ALREADY_BUILT,
    CANNOT_PAY,
    E_BONUS,
    E_BUILD,
    E_COVER,
    E_CREW_UNWORKED,
    E_LAST_WORK,
    MUST_STAND,
    NEEDS_LOWER,
    NO_ADVANCED_SITE,
    NO_SITE_FOR_IT,
    NO_TILE_LEFT,
    NOT_REVEALED,
    PRINTED,
    W_BUILD,
    W_COVERS,
    W_CREW_UNWORKED,
)
from perilune.games.mine_the_moon.moves import BUILD_ONE, STAND
from perilune.games.mine_the_moon.robots import release
from perilune.games.mine_the_moon.rockets import gain
from perilune.games.mine_the_moon.state import NOBODY, MoonState
from perilune.games.mine_the_moon.turn import crew_home
from perilune.games.mine_the_moon.words.resources import resources
from perilune.games.mine_the_moon.workers import clout_before


class Build(Effect):
    """Choose one building, pay for it, put it on its site."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, BUILD, [effects.moves.build])

    def gist(self, amount: int, building: int) -> list[str]:
        return [f"construct {amount}"]

    def idle_warning(self, s: MoonState, seat: int, building: int) -> int:
        for number in range(len(s.stock)):
            if why_not_build(s, self.content, seat, number) == 0:
                return 0
        return W_BUILD

    def choices(self, s: MoonState) -> list[Move]:
        return [self.moves.build.at(building) for building in range(len(s.stock)) if s.stock[building] > 0]

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        return why_not_build(s, self.content, seat, move.a)

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        spot = self.only_spot(s, seat, move.a)
        return covering(s, self.content, spot) if spot != NOBODY else 0

    def only_spot(self, s: MoonState, seat: int, building: int) -> int:
        """Where the building must stand, or NOBODY if its owner chooses a site."""
        spec = self.content.buildings[building]
        if spec.advanced and s.sites[seat * SITES + ADVANCED_SITE + 1] != NO_SITE:
            return NOBODY
        return seat * SITES + spec.site

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        spot = self.only_spot(s, seat, move.a)
        pay(s, self.content, seat, move.a, journal)
        if spot != NOBODY:
            s.pending.pop()
            erect(s, self.effects, seat, move.a, spot, journal)
        else:
            s.pending[-1][KIND] = STANDING
            s.pending[-1][BUILDING] = move.a

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return "Construct one building."

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != BUILD_ONE:
            return ""
        spec = self.content.buildings[move.a]
        return f"Construct the {spec.name} for {resources(spec.cost)} (+{spec.bonus} Dominance): {spec.text}"


class Stand(Effect):
    """Choose the advanced site; what stands there is covered (4.11)."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, STANDING, [effects.moves.stand])

    def why_not_choose(self, s: MoonState, seat: int, move: Move) -> int:
        return because(NO_ADVANCED_SITE, move.a + 1) if s.sites[advanced_spot(seat, move)] == NO_SITE else 0

    def why_not_done(self, s: MoonState) -> int:
        return because(MUST_STAND, s.pending[-1][BUILDING])

    def waste(self, s: MoonState, seat: int, move: Move) -> int:
        return covering(s, self.content, advanced_spot(seat, move))

    def choose(self, s: MoonState, seat: int, move: Move, journal: Journal) -> None:
        building = s.pending.pop()[BUILDING]
        erect(s, self.effects, seat, building, advanced_spot(seat, move), journal)

    def prompt(self, s: MoonState, seat: int, names: list[str]) -> str:
        return f"Where do you put the {self.content.buildings[s.pending[-1][BUILDING]].name}?"

    def words(self, s: MoonState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != STAND:
            return ""
        there = s.sites[advanced_spot(seat, move)]
        over = f", covering the {self.content.buildings[there].name}" if there >= 0 else ""
        name = self.content.buildings[s.pending[-1][BUILDING]].name
        return f"Put the {name} on advanced site {move.a + 1}{over}"


def advanced_spot(seat: int, move: Move) -> int:
    """The advanced site of the seat that a move names."""
    return seat * SITES + ADVANCED_SITE + move.a


def why_not_build(s: MoonState, content: Content, seat: int, building: int) -> int:
    """0 if the seat may construct this building now."""
    spec = content.buildings[building]
    if s.stock[building] == 0:
        return because(not_in_stock(spec), building)
    if not has_place(s, seat, content, building):
        there = s.sites[seat * SITES + spec.site]
        if there == NO_SITE:
            return because(NO_SITE_FOR_IT, building)
        if spec.on >= 0 and not is_above(content, there, building):
            return because(NEEDS_LOWER, building, spec.on)
        return because(ALREADY_BUILT, there)
    for kind in range(KINDS):
        if spec.cost[kind] > s.silo[seat * KINDS + kind]:
            return because(CANNOT_PAY, building, kind, spec.cost[kind], s.silo[seat * KINDS + kind])
    return 0


def has_place(s: MoonState, seat: int, content: Content, building: int) -> bool:
    """Whether the seat's base has a site for this building, with what it stands on (4.9)."""
    spec = content.buildings[building]
    return spec.advanced or s.sites[seat * SITES + spec.site] == spec.on


def not_in_stock(spec: Building) -> int:
    """Why there is none of this building."""
    if spec.advanced:
        return NOT_REVEALED
    return NO_TILE_LEFT if max(spec.stock) > 0 else PRINTED


def is_above(content: Content, there: int, building: int) -> bool:
    """Whether what stands there is this building or a higher level of it."""
    while there >= 0:
        if there == building:
            return True
        there = content.buildings[there].on
    return False


def pay(s: MoonState, content: Content, seat: int, building: int, journal: Journal) -> None:
    """The robots that hold the cost go home, and the building is the seat's."""
    cost = content.buildings[building].cost
    for kind in range(KINDS):
        if cost[kind] > 0:
            release(s, seat, kind, cost[kind])
    s.stock[building] -= 1
    journal.tell(E_BUILD, seat, building)


def erect(s: MoonState, effects: Effects, seat: int, building: int, spot: int, journal: Journal) -> None:
    """Put the building on its site, and take the bonus. A team that is still there works what stood there a last time."""
    spec = effects.content.buildings[building]
    old, crew = s.sites[spot], s.crew[spot]
    if old != EMPTY:
        cover(s, effects, spot, journal)
    s.sites[spot] = building
    effects.of(building).constructed(s, seat, spec.amount, journal)
    if spec.bonus > 0:
        journal.tell(E_BONUS, seat, spec.bonus, building)
        gain(s, effects.content, seat, spec.bonus, journal)
    if crew > 0:
        if clout_before(s, effects.content, old) != NOBODY:
            journal.tell(E_CREW_UNWORKED, old)
        else:
            journal.tell(E_LAST_WORK, old)
            effects.work_building(s, seat, old, spot, journal)


def covering(s: MoonState, content: Content, spot: int) -> int:
    """0, or what building on this site would waste."""
    old = s.sites[spot]
    if old < 0:
        return 0
    if s.crew[spot] > 0 and clout_before(s, content, old) != NOBODY:
        return because(W_CREW_UNWORKED, old)
    spec = content.buildings[old]
    return because(W_COVERS, old) if spec.advanced and spec.action.lost else 0


def cover(s: MoonState, effects: Effects, spot: int, journal: Journal) -> None:
    """What stood there loses its action, and its team goes home (4.11)."""
    old = s.sites[spot]
    if s.crew[spot] > 0:
        crew_home(s, spot)
    effects.of(old).covered(s, spot, journal)
    if effects.content.buildings[old].advanced:
        s.covered += 1
        journal.tell(E_COVER, old)


def construction_effects(effects: Effects) -> list[Effect]:
    """The effects of this file."""
    return [Build(effects), Stand(effects)]
