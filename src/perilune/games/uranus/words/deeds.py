"""What decided a finished game of Uranus!: homes that were completed and by whom, help for neighbours, flights, and what went wrong."""

from typing import Final

from perilune.core.game import Deed
from perilune.core.words import counted, series
from perilune.games.uranus.cards.asteroids import beside
from perilune.games.uranus.cards.junk import SENDER, junk_in_hand
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    MODULES,
    PAD,
    SPACESHIP,
    TELESCOPE,
    TRACK_NAMES,
    TRACKS,
    Content,
)
from perilune.games.uranus.hexes import BIT, count, hexes_of
from perilune.games.uranus.moves import GIVE_FORT, GIVE_MINE, LOOSE
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.state import NONE, UranusState

HOME: Final = 60  # the weight of the last home that was completed,
FIRST_HOME: Final = 50  # of the first,
MORE_HOME: Final = 38  # of those between,
AWAKE: Final = 52  # of a volcano that wakes,
SHOT: Final = 48  # of an asteroid that is shot before it wakes one, or takes a mine,
TAUGHT: Final = 44  # of a technology that a neighbour gives,
WIPED: Final = 42  # of a module that loses its rocks,
FLEW: Final = 24  # of a flight,
LEFT_OTHERS: Final = 54  # of the last one, if it left races behind for good,
NO_PAD: Final = 46  # of the only launchpad, lost,
SHIP: Final = 28  # of the first spaceship, or the first launchpad,
LOST: Final = 11  # of each mine that is lost at once,
GIVEN: Final = 12  # of rocks that are given, and GIFT more for each,
GIFT: Final = 4
HELPED: Final = 22  # and of a mine or a fortification that a neighbour gives
MANY: Final = 2  # mines lost at once, from which on it is told


def deeds(positions: list[UranusState], content: Content) -> list[Deed]:
    """All that is worth telling, in no order."""
    return _Teller(positions, content).all()


class _Teller:
    """Reads a game from its positions."""

    def __init__(self, positions: list[UranusState], content: Content) -> None:
        self.positions = positions
        self.content = content
        self.seats = positions[0].seats
        self.brought = [[0] * self.seats for _ in range(MODULES)]  # rocks on each module, by who brought them
        self.gifts: dict[tuple[int, int], list[int]] = {}  # by giver and receiver: the last position, and how many rocks
        self.found: list[Deed] = []
        self.homes: list[Deed] = []

    def all(self) -> list[Deed]:
        for number in range(1, len(self.positions)):
            before, after = self.positions[number - 1], self.positions[number]
            self.modules(number, before, after)
            self.harm(number, before, after)
            self.shots(number, before, after)
            self.help(number, before, after)
            self.flight(number, before, after)
        for (giver, receiver), (number, many) in self.gifts.items():
            self.tell(
                number, GIVEN + GIFT * many, f"By now {{seat}} had given {{seat}} {counted(many, 'rock')}.", giver, receiver
            )
        if self.homes:
            self.homes[0].weight = FIRST_HOME
            self.homes[-1].weight = HOME
        self.found += self.homes
        self.firsts()
        return self.found

    def tell(self, number: int, weight: int, says: str, *seats: int) -> None:
        """One more deed."""
        self.found.append(Deed(number, weight, says, list(seats)))

    # Uranus.

    def modules(self, number: int, before: UranusState, after: UranusState) -> None:
        """Rocks on modules: who brought them, and what a complete one is made of."""
        sender = next((seat for seat in range(self.seats) if after.placed[seat] > before.placed[seat]), -1)
        for module in range(MODULES):
            more = _on(after, module) - _on(before, module)
            if more > 0 and sender >= 0:
                self.brought[module][sender] += more
                if complete(after, self.content, module):
                    self.home(number, module, sender)
            elif more < 0:
                self.brought[module] = [0] * self.seats
                whose = junk_in_hand(before)[SENDER]
                lost = "1 rock was" if more == -1 else f"{-more} rocks were"
                self.tell(number, WIPED, f"{{seat's}} space junk wiped out module {module + 1}: {lost} lost.", whose)

    def home(self, number: int, module: int, last: int) -> None:
        """A home is complete: its last rocks, and who had brought the others."""
        order = [last, *(seat for seat in range(self.seats) if seat != last and self.brought[module][seat])]
        if len(order) == 1:
            says = f"{{seat}} completed module {module + 1}{' without help' if self.seats > 1 else ''}: a home."
        else:
            parts = [f"{self.brought[module][seat]} from {{seat}}" for seat in order]
            says = f"Module {module + 1} became a home: {series(parts)}."
        self.homes.append(Deed(number, MORE_HOME, says, order))

    def flight(self, number: int, before: UranusState, after: UranusState) -> None:
        """A race flies; the last flight of a game that is won is its end, and told as that."""
        for seat in range(self.seats):
            if after.flown[seat] and not before.flown[seat] and 0 in after.flown:
                left = after.flown.count(0)
                home = after.claimed.index(seat) + 1
                rest = "one race was left" if left == 1 else f"{left} races were left"
                end = self.positions[-1].flown
                weight = LEFT_OTHERS if 0 in end and after.flown[seat] == max(end) else FLEW
                self.tell(number, weight, f"{{seat}} flew to module {home}; {rest}.", seat)

    # The moons.

    def harm(self, number: int, before: UranusState, after: UranusState) -> None:
        """What impacts and eruptions took, if it was much."""
        for seat in range(self.seats):
            if before.moons[seat] < 0:
                continue
            dark = after.dark[seat] & ~before.dark[seat]
            lost = before.mines[seat] & dark
            woken = after.volcano[seat] > 0 and before.volcano[seat] == 0
            if woken:
                self.tell(number, AWAKE, "{seat's} volcano was hit and woke.", seat)
            if before.pads[seat] & dark and not after.pads[seat]:
                self.tell(number, NO_PAD, f"{{seat's}} only launchpad was lost, with {self.mines(seat, lost)}.", seat)
            elif count(lost) >= MANY:
                self.tell(number, LOST * count(lost), f"{{seat}} lost {self.mines(seat, lost)} at once.", seat)

    def mines(self, seat: int, mask: int) -> str:
        """Mines by their colours."""
        terrain = self.content.moons[self.positions[-1].moons[seat]].terrain
        colours = [terrain[hex_] for hex_ in hexes_of(mask)]
        told = [counted(colours.count(colour), f"{COLOUR_NAMES[colour]} mine") for colour in range(COLOURS) if colour in colours]
        return series(told) or counted(count(mask), "mine")

    def shots(self, number: int, before: UranusState, after: UranusState) -> None:
        """An asteroid that was known, and would have woken a volcano or taken a mine, is shot."""
        for seat in range(self.seats):
            if after.shots[seat] == before.shots[seat]:
                continue
            gone = [
                gap for gap in range(len(before.cards) // 2) if before.cards[gap * 2] != NONE and after.cards[gap * 2] == NONE
            ]
            for gap in gone:
                point = before.cards[gap * 2]
                what = self.aim(before, point, gap)
                weight = SHOT if what else SHOT // 2
                self.tell(number, weight, f"{{seat}} shot an asteroid{what}.", seat)

    def aim(self, s: UranusState, point: int, gap: int) -> str:
        """What a known asteroid pointed at, on one of the moons beside it."""
        moons = [seat for seat in beside(s, gap) if s.flown[seat] == 0 and point >= 0]
        if any(self.content.moons[s.moons[seat]].volcano == point and not s.dark[seat] & BIT[point] for seat in moons):
            return " that pointed at a volcano"
        if any((s.pads[seat] & ~s.forts[seat]) & BIT[point] for seat in moons):
            return " that pointed at a launchpad"
        return " that pointed at a mine" if any((s.mines[seat] & ~s.forts[seat]) & BIT[point] for seat in moons) else ""

    # Help.

    def help(self, number: int, before: UranusState, after: UranusState) -> None:
        """What neighbours gave one another."""
        for giver in range(self.seats):
            ability = ability_of(after, giver)
            others = [seat for seat in range(self.seats) if seat != giver]
            if ability.doubles and after.donated > before.donated:
                for other in others:
                    if _loose(after, other) > _loose(before, other):
                        many = self.gifts.get((giver, other), [0, 0])[1]
                        self.gifts[giver, other] = [number, many + 1]
            for other in others:
                if ability.gift == GIVE_MINE and after.owed_mines[other] > before.owed_mines[other]:
                    self.tell(number, HELPED, "{seat} built a mine for {seat}.", giver, other)
                if ability.gift == GIVE_FORT and after.owed_forts[other] > before.owed_forts[other]:
                    self.tell(number, HELPED, "{seat} built a fortification for {seat}.", giver, other)
                learnt = after.known[other] & ~before.known[other]
                for tech in range(TRACKS - TELESCOPE):
                    spot = giver * TRACKS + TELESCOPE + tech
                    if ability.learns and learnt >> tech & 1 and after.marks[spot] < before.marks[spot]:
                        self.tell(number, TAUGHT, f"{{seat}} gave {TRACK_NAMES[TELESCOPE + tech]} to {{seat}}.", giver, other)

    def firsts(self) -> None:
        """The first spaceship and the first launchpad of the game: how early a team could leave."""
        ship = 1 << (SPACESHIP - TELESCOPE)
        for number in range(1, len(self.positions)):
            before, after = self.positions[number - 1], self.positions[number]
            learnt = [seat for seat in range(self.seats) if after.known[seat] & ship and not before.known[seat] & ship]
            if before.space and learnt and not any(known & ship for known in before.known):
                self.tell(number, SHIP, "{seat} had the first spaceship.", learnt[0])
            built = [seat for seat in range(self.seats) if after.pads[seat] and not before.pads[seat]]
            if built and not any(before.pads) and not any(self.positions[n].pads != [0] * self.seats for n in range(number)):
                self.tell(number, SHIP, f"{{seat}} built the first {TRACK_NAMES[PAD].removesuffix(' track')}.", built[0])


def _on(s: UranusState, module: int) -> int:
    """How many rocks lie on a module."""
    return sum(s.filled[module * COLOURS : (module + 1) * COLOURS])


def _loose(s: UranusState, seat: int) -> int:
    """How many loose rocks a seat has."""
    return sum(1 for row, owner in enumerate(s.set_owner) if owner == seat and s.set_at[row] >= LOOSE)
