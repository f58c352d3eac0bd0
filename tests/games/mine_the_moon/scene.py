"""A table of Mine the Moon whose chance the test decides, and quick ways to arrange a position."""

from pathlib import Path

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import IllegalMove
from perilune.core.move import Move
from perilune.core.table import Table
from perilune.games.mine_the_moon.content import COLUMNS, KINDS, LETTERS, SITES, SLOTS, Content
from perilune.games.mine_the_moon.moves import SITE_TOKENS
from perilune.games.mine_the_moon.robots import hold
from perilune.games.mine_the_moon.state import MoonState

FOLDER = Path(perilune.__file__).parent / "games/mine_the_moon/content"
CONTENT = Content(FOLDER)
KIND = {
    "b": "raw-buckyball",
    "g": "raw-graphene",
    "n": "raw-nanotube",
    "B": "refined-buckyball",
    "G": "refined-graphene",
    "N": "refined-nanotube",
}
ALL = "all-rockets-launch"


def building(key: str) -> int:
    """The number of a building."""
    return CONTENT.building_keys.index(key)


def rocket(key: str) -> int:
    """The number of a rocket card."""
    return [card.key for card in CONTENT.rockets].index(key)


class Scene:
    """A table in the first Task phase: seat 0 has priority, the silos are empty, the named rockets stand on the pads."""

    def __init__(
        self,
        seats: int = 3,
        crater: str = "a",
        bases: list[str] | None = None,
        rockets: tuple[str, ...] = ("fresco", "roddenberry", "asimov", "wells"),
    ) -> None:
        game = perilune.box("mine_the_moon")
        chosen: dict[str, object] = {"crater": crater}
        if bases is not None:
            chosen["base"] = bases
        self.table = Table(game, game.settle(seats, chosen), "scene", throws=False)
        for key in rockets[: self.s.pads.count(-1)]:
            self.deal(key)
        for _ in range(2 * seats):
            self.spin("b")
        for seat in range(seats):
            self.chance(f"rank seat-{seat + 1}")
        for spot in range(seats * KINDS):
            self.s.home[spot // KINDS] += self.s.silo[spot]
            self.s.silo[spot] = 0

    @property
    def s(self) -> MoonState:
        """The position."""
        state = self.table.state
        assert isinstance(state, MoonState)
        return state

    # moves

    def chance(self, text: str) -> None:
        """Chance answers so."""
        self.table.submit(CHANCE, text)
        self.check()

    def spin(self, *results: str) -> None:
        """The wheel stops at these results, one after the other; `all` launches, `pad-a` one pad."""
        for result in results:
            word = KIND.get(result) or (ALL if result == "all" else f"{result}-launches")
            self.chance(f"spin {word}")

    def deal(self, *keys: str) -> None:
        """The deck deals these rockets."""
        for key in keys:
            self.chance(f"deal {key}")

    def play(self, seat: int, *texts: str) -> None:
        """The seat plays these moves, which must have been offered."""
        for text in texts:
            offered = self.may(seat, text)
            self.table.submit(seat, text)
            assert offered, f"{text} was not offered"
            self.check()

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids this move now; the table refuses it and stays as it was."""
        before = self.table.record.dumps()
        try:
            self.table.submit(seat, text)
        except IllegalMove as refusal:
            assert self.table.record.dumps() == before
            return refusal.rule
        raise AssertionError(f"{text} was not refused")

    def may(self, seat: int, text: str) -> bool:
        """Whether the seat could play this now."""
        return text in [move.text for move in self.table.legal(seat)]

    def offers(self, seat: int, verb: str) -> list[str]:
        """What the seat may do with this verb, without the verb."""
        return [move.text.partition(" ")[2] for move in self.table.legal(seat) if move.verb == verb]

    def check(self) -> None:
        """Robots and cards are all there."""
        for what, count in self.table.game.inventory(self.s).items():
            expected = {"rocket cards": 39}.get(what, count if what == "building tiles" else 0)
            assert count == expected, what

    # arranging a position

    def give(self, seat: int, letters: str) -> None:
        """Robots from home hold these resources."""
        for letter in letters:
            hold(self.s, seat, LETTERS.index(letter))

    def holds(self, seat: int) -> str:
        """What the seat's silos hold, as letters."""
        return "".join(letter * self.s.silo[seat * KINDS + kind] for kind, letter in enumerate(LETTERS))

    def put(self, seat: int, key: str, site: int = 0) -> None:
        """A building stands on the seat's moonbase, as if it had always been there."""
        number = building(key)
        spec = CONTENT.buildings[number]
        spot = seat * SITES + spec.site + (site if spec.advanced else 0)
        if spec.advanced:
            card = next(card for card in self.s.deck if CONTENT.rockets[card].back == number)
            self.s.deck.remove(card)
        self.s.sites[spot] = number

    def reveal(self, key: str) -> None:
        """An advanced building is available."""
        number = building(key)
        card = next(card for card in self.s.deck if CONTENT.rockets[card].back == number)
        self.s.deck.remove(card)
        self.s.stock[number] += 1

    def stands(self, seat: int, site: str) -> str:
        """The building on a site, by its key; empty if there is none."""
        number = self.s.sites[seat * SITES + SITE_TOKENS.index(site)]
        return CONTENT.buildings[number].key if number >= 0 else ""

    def load(self, seat: int, pad: int, slot: int) -> None:
        """A robot from the seat's home is on a rocket already."""
        self.s.home[seat] -= 1
        self.s.loaded[pad * SLOTS + slot] = seat

    def team(self, place: int, column: int) -> int:
        """Who stands in this column."""
        return self.s.teams[place * COLUMNS + column]

    # going on

    def all_pass(self) -> None:
        """Everybody passes what is left of Task."""
        while self.s.stage == 1:
            self.play(self.table.deciders()[0], "pass")

    def place_all(self, letter: str = "b") -> None:
        """Everybody places all robots on one wedge and is ready."""
        for seat in list(self.table.deciders()):
            while self.s.home[seat] > 0:
                self.play(seat, f"place {KIND[letter]}")
            self.play(seat, "ready")

    def to_work(self, *results: str) -> None:
        """Everybody passes and places on raw Buckyballs; the wheel misses them unless the results say otherwise."""
        self.all_pass()
        self.place_all()
        for result in results:
            self.spin(result)
        while self.s.stage == 2:
            answer = self.legal_chance()[0]
            self.chance("spin raw-nanotube" if answer.verb == "spin" else answer.text)

    def legal_chance(self) -> list[Move]:
        """What chance may answer."""
        phase = self.table.game.phase(self.s)
        assert phase is not None
        return phase.legal(self.s, CHANCE)

    def skip_all(self) -> None:
        """Everybody brings the teams home that are left, and the deck refills the pads."""
        while self.s.stage == 3:
            seat = self.table.deciders()[0]
            moves = [move for move in self.table.legal(seat) if move.verb in ("skip", "skip-own", "done")]
            self.play(seat, moves[0].text)
        self.refill()

    def refill(self) -> None:
        """The deck refills the pads, lowest card first."""
        while self.s.stage == 4:
            self.chance(self.legal_chance()[0].text)

    def finish_turn(self, *results: str) -> None:
        """The rest of the turn without anybody working."""
        if self.s.stage == 1:
            self.to_work(*results)
        self.skip_all()
