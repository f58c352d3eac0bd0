"""A table of Lineae whose chance the test decides, and quick ways to arrange a position."""

from pathlib import Path

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import IllegalMove
from perilune.core.table import Table
from perilune.games.lineae.content import ANY, DEPOSITS, KIND_KEYS, KINDS, MINERALS, NONE, SLOTS, TILES, Content
from perilune.games.lineae.state import ACTION, CLEANUP, SUNLIGHT, OceanState
from perilune.games.lineae.world.locks import fill

FOLDER = Path(perilune.__file__).parent / "games/lineae/content"
CONTENT = Content(FOLDER)
ROWS = CONTENT.tides.rows
START = 0b1010  # locks 2 and 4 closed
DEPOSIT_ORDER = ("d2a", "d3b", "d1a", "d4a")
ROCKET_ORDER = ("jovian", "ganymede", "io", "callisto", "titan", "terran", "martian", "lunar")
VESSELS = (5, 4, 3, 2, 6)


def cell(column: int, row: int) -> int:
    """A cell; columns from 0, rows from 1, the floor."""
    return column * ROWS + row - 1


def tech(key: str) -> int:
    """The number of a technology card."""
    return [card.key for card in CONTENT.technologies].index(key)


def card(key: str) -> int:
    """The number of a colony card."""
    return [card.key for card in CONTENT.colony].index(key)


def rocket(key: str) -> int:
    """The number of a rocket card."""
    return [card.key for card in CONTENT.rockets].index(key)


def space(key: str) -> int:
    """The number of a space for workers."""
    keys = [spec.key for spec in CONTENT.spaces] + [f"colony-{n + 1}" for n in range(TILES)]
    return keys.index(key)


class Scene:
    """A table in the Action Phase of round 1: seat 0 begins, cargo bays are empty, batteries hold 6, vessels are on VESSELS."""

    def __init__(
        self,
        seats: int = 2,
        game: str = "full",
        biogenesis: str = "off",
        reactor: str = "off",
        rockets: tuple[str, ...] = ROCKET_ORDER,
        vessels: tuple[int, ...] = VESSELS,
        started: bool = True,
        content: Path | None = None,
    ) -> None:
        box = perilune.box("lineae", content)
        self.table = Table(
            box, box.settle(seats, {"game": game, "biogenesis": biogenesis, "reactor": reactor}), "scene", throws=False
        )
        if not started:
            return
        for key in DEPOSIT_ORDER:
            self.chance(f"deposit {key}")
        for key in rockets:
            self.chance(f"rocket {key}")
        self.chance("first seat-1")
        for seat in range(seats - 1, -1, -1):
            self.play(seat, f"start {vessels[seat]}")
        while self.s.stage == SUNLIGHT:
            self.play(self.s.at, "done")
        for seat in range(seats):
            self.empty(seat)

    @property
    def s(self) -> OceanState:
        """The position."""
        state = self.table.state
        assert isinstance(state, OceanState)
        return state

    # moves

    def chance(self, *texts: str) -> None:
        """Chance answers so."""
        self.play(CHANCE, *texts)

    def play(self, seat: int, *texts: str) -> None:
        """The seat plays these moves; each is offered, and nothing is lost by any of them."""
        for text in texts:
            before = self.table.game.inventory(self.s)
            offered = text in self.answers(seat)
            self.table.submit(seat, text)
            assert offered, f"{text} is legal, but it is not offered"
            assert self.table.game.inventory(self.s) == before, text

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids this move now; the table refuses it and stays as it was."""
        before = self.table.record.dumps()
        try:
            self.table.submit(seat, text)
        except IllegalMove as refusal:
            assert self.table.record.dumps() == before
            return refusal.rule
        raise AssertionError(f"{text} was not refused")

    def why(self, seat: int, text: str) -> str:
        """Why the seat may not, in words."""
        return str(self.table.why_not(seat, text))

    def warning(self, seat: int, text: str) -> str:
        """Why the seat should think twice about this move; nothing if there is no reason."""
        assert self.may(seat, text), f"{text} is not even legal"
        found = self.table.seen(seat).warning(self.table.game.catalogue.parse(text))
        return found.text if found else ""

    def may(self, seat: int, text: str) -> bool:
        """Whether the seat could play this now."""
        return text in [move.text for move in self.table.legal(seat)]

    def offers(self, seat: int, verb: str) -> list[str]:
        """What the seat may do with this verb, without the verb."""
        return [move.text.partition(" ")[2] for move in self.table.legal(seat) if move.verb == verb]

    def answers(self, seat: int = CHANCE) -> list[str]:
        """What chance, or a seat, may answer."""
        phase = self.table.game.phase(self.s)
        assert phase is not None
        return [move.text for move in phase.legal(self.s, seat)]

    def deciders(self) -> list[int]:
        """Whom the game waits for."""
        return self.table.deciders()

    def told(self) -> list[str]:
        """The log."""
        return self.table.seen().log()

    def hears(self, seat: int, *texts: str) -> list[str]:
        """What the log tells of these moves."""
        before = len(self.told())
        self.play(seat, *texts)
        return self.told()[before:]

    # arranging a position

    def empty(self, seat: int) -> None:
        """The cargo goes to the supply."""
        for kind in range(KINDS):
            self.s.supply[kind] += self.s.cargo[seat * KINDS + kind]
            self.s.cargo[seat * KINDS + kind] = 0

    def give(self, seat: int, words: str) -> None:
        """These cubes come from the supply to the cargo bay."""
        for word in words.split():
            kind = KIND_KEYS.index(word)
            self.s.supply[kind] -= 1
            self.s.cargo[seat * KINDS + kind] += 1

    def cargo(self, seat: int) -> str:
        """What is in the cargo bay."""
        return " ".join(key for kind, key in enumerate(KIND_KEYS) for _ in range(self.s.cargo[seat * KINDS + kind]))

    def pay(self, seat: int, dollars: int) -> None:
        """The seat has so much money."""
        self.s.bank += self.s.money[seat] - dollars
        self.s.money[seat] = dollars

    def learn(self, seat: int, *keys: str) -> None:
        """The seat has these technology cards."""
        for key in keys:
            self.s.tech[tech(key)] = seat

    def open(self, key: str, place: int) -> None:
        """A colony card is over a vessel space, where no rocket is any more."""
        number = card(key)
        if number in self.s.deck:
            self.s.deck.remove(number)
        elif number in self.s.under:
            self.s.under[self.s.under.index(number)] = NONE
        self.gone(place)
        self.s.row[place - 1] = number

    def gone(self, place: int) -> None:
        """The rocket over this space was launched by the last seat."""
        if self.s.rockets[place - 1] != NONE:
            for spot in range((place - 1) * SLOTS, place * SLOTS):
                if self.s.loads[spot] != NONE:
                    self.s.supply[self.s.loads[spot]] += 1
                    self.s.loads[spot] = NONE
            self.s.launched[self.s.rockets[place - 1]] = self.s.seats - 1
            self.s.rockets[place - 1] = NONE

    def promote(self, key: str, basic: str) -> None:
        """A colony card covers a basic action."""
        self.s.deck.remove(card(key))
        self.s.city[space(basic)] = card(key)

    def load(self, place: int, words: str) -> None:
        """These cubes are on the rocket over a space already; the free slot takes what has no other."""
        slots = CONTENT.rockets[self.s.rockets[place - 1]].slots
        for word in words.split():
            kind = KIND_KEYS.index(word)
            for wanted in (kind, ANY):
                free = [n for n in range(SLOTS) if slots[n] == wanted and self.s.loads[(place - 1) * SLOTS + n] == NONE]
                if free:
                    self.s.loads[(place - 1) * SLOTS + free[0]] = kind
                    self.s.supply[kind] -= 1
                    break

    def locks(self, state: int) -> None:
        """The locks of this bit mask are closed, and the water is as it must be."""
        assert all(kind == NONE or n % ROWS < 3 for n, kind in enumerate(self.s.cells)), "cubes are on water tiles"
        self.s.locks = state
        for slot in range(len(self.s.water)):
            self.s.water[slot] = NONE
        fill(self.s, CONTENT)

    def cube(self, column: int, row: int, kind: str = "") -> None:
        """A cube lies in this cell, or none."""
        old = self.s.cells[cell(column, row)]
        if old != NONE:
            self.s.supply[old] += 1
        self.s.cells[cell(column, row)] = KIND_KEYS.index(kind) if kind else NONE
        if kind:
            self.s.supply[KIND_KEYS.index(kind)] -= 1

    def there(self, column: int, row: int) -> str:
        """The cube in this cell."""
        kind = self.s.cells[cell(column, row)]
        return KIND_KEYS[kind] if kind != NONE else ""

    def sub(self, letter: str, column: int, row: int, hold: str = "") -> None:
        """A submersible is here, with these cubes in its hold and no cube below it."""
        number = "abcdef".index(letter)
        self.cube(column, row)
        self.s.subs[number] = cell(column, row)
        for word in hold.split():
            self.s.hold[number * KINDS + KIND_KEYS.index(word)] += 1
            self.s.supply[KIND_KEYS.index(word)] -= 1

    def hold(self, letter: str) -> str:
        """What is in a hold."""
        number = "abcdef".index(letter)
        return " ".join(key for kind, key in enumerate(KIND_KEYS) for _ in range(self.s.hold[number * KINDS + kind]))

    def at(self, letter: str) -> tuple[int, int]:
        """The column and the row of a submersible."""
        found = self.s.subs["abcdef".index(letter)]
        return found // ROWS, found % ROWS + 1

    def track(self, seat: int, place: int, reached: int) -> None:
        """A worker of the seat's supply is on an excavation track (1 to 4)."""
        self.s.tracks[seat * DEPOSITS + place - 1] = reached
        self.s.reserve[seat] -= 1

    def hired(self, seat: int, count: int) -> None:
        """The seat has so many workers, all free."""
        self.s.reserve[seat] -= count - self.s.workers[seat]
        self.s.workers[seat] = count

    def vessel(self, seat: int, place: int) -> None:
        """The seat's vessel is there."""
        self.s.vessel[seat] = place - 1

    def in_supply(self, word: str) -> int:
        """How many of these cubes are in the supply."""
        return self.s.supply[KIND_KEYS.index(word)]

    # going on

    def pass_all(self) -> None:
        """Everybody passes what is left of the Action Phase."""
        now = self.s.round
        while self.s.stage == ACTION and self.s.round == now and not self.s.pending:
            self.play(self.s.at, "end" if self.s.acted == 1 else "pass")

    def next_round(self) -> None:
        """To the Action Phase of the next round: all pass, the first card is drawn, nobody burns."""
        self.pass_all()
        while self.s.stage == CLEANUP:
            self.chance(self.answers()[0])
        while self.s.stage == SUNLIGHT:
            self.play(self.s.at, "done")

    def to_round(self, number: int) -> None:
        """To the Action Phase of this round."""
        while self.s.round < number:
            self.next_round()

    def debts(self, seat: int) -> list[int]:
        """The seat's markers on the reactor."""
        return self.s.debts[seat * MINERALS : (seat + 1) * MINERALS]
