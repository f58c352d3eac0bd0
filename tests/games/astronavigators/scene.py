"""A table of AstroNavigators whose chance the test decides, and quick ways to arrange a position."""

from pathlib import Path

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import IllegalMove
from perilune.core.table import Table
from perilune.games.astronavigators.content import (
    BASIC,
    CARDS,
    CHARACTER_KEYS,
    CONTINENTS,
    KINDS_OF_TILE,
    QUESTS,
    SET_KEYS,
    SETS,
    TRACK,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.state import ACTION, ACTIVE, CALIBRATE, NOBODY, OPEN_QUEST, RESOLVE, NavState
from perilune.games.astronavigators.world.trajectory import kind_of, tile_at

FOLDER = Path(perilune.__file__).parent / "games/astronavigators/content"
CONTENT = Content(FOLDER)
PAD = "n1-4"
QUIET = ["leo", "virgo", "libra", "cancer"]


def card(key: str) -> int:
    """The number of a card."""
    return [spec.key for spec in CONTENT.cards].index(key)


def square(key: str) -> int:
    """The number of a square."""
    return CONTENT.earth.keys.index(key)


def agenda(key: str) -> int:
    """The number of an agenda."""
    return [spec.key for spec in CONTENT.agendas].index(key)


class Scene:
    """A table in the action phase of March: seat 0 is first player, everybody is at home, each week has a quiet card."""

    def __init__(
        self,
        seats: int = 2,
        mode: str = "first_and_fast",
        who: tuple[str, ...] = ("neil", "joao", "yuri", "leo"),
        weeks: list[str] | None = None,
        agendas: tuple[str, ...] = (),
        **options: str,
    ) -> None:
        game = perilune.box("astronavigators")
        self.table = Table(game, game.settle(seats, {"mode": mode, **options}), "scene", throws=False)
        s = self.s
        s.pending = []
        for seat in range(seats):
            home = CHARACTER_KEYS.index(who[seat])
            s.character[seat] = home
            s.square[seat] = CONTENT.characters[home].home
            s.pad[seat] = s.square[seat]
            self.tile(seat, home, next(n for n, tile in enumerate(CONTENT.tiles) if tile.continent == home))
            s.nk[seat] = 5
            if mode != "first_and_fast":
                first = next(n for n, spec in enumerate(CONTENT.agendas) if spec.character == home)
                s.agenda[seat] = agenda(agendas[seat]) if seat < len(agendas) else first
        for continent in range(CONTINENTS):
            top = next(n for n, tile in enumerate(CONTENT.tiles) if tile.continent == continent and s.pile[n])
            s.pile[top] = 0
            s.pile_top[continent] = top
        for week, key in enumerate(weeks or QUIET):
            self.lay(week + 1, key)
        s.top = card("gemini")
        s.deck[s.top] -= 1
        s.first = 0
        s.at = 0
        s.stage = ACTION

    @property
    def s(self) -> NavState:
        state = self.table.state
        assert isinstance(state, NavState)
        return state

    # arranging

    def tile(self, seat: int, continent: int, number: int) -> None:
        """Give a continent tile."""
        self.s.pile[number] = 0
        self.s.tiles[seat * CONTINENTS + continent] = number

    def lay(self, week: int, key: str) -> None:
        """Lay a card on top of a week."""
        number = card(key)
        if number < BASIC:
            self.s.deck[number] -= 1
        self.s.weeks[week - 1].append(number)

    def month(self, name: str, year: int = 1) -> None:
        """Make it this month."""
        self.s.round = [month.key for month in CONTENT.sky.months].index(name) + 1 + 12 * (year - 1)

    def put(self, seat: int, key: str) -> None:
        """Put a seat's die on a square."""
        self.s.square[seat] = square(key)

    def save(self, seat: int, *keys: str) -> None:
        """Put cards into the save area."""
        for slot, key in enumerate(keys):
            self.s.saved[seat * 3 + slot] = card(key)

    def scored(self, seat: int, *keys: str) -> None:
        """Cards that the seat has scored before."""
        for key in keys:
            self.s.scored[seat * CARDS + card(key)] += 1

    def token(self, seat: int, *keys: str) -> None:
        """Make set and phase tokens active."""
        phases = ["new-moon", "first-quarter", "full-moon", "last-quarter"]
        for key in keys:
            if key in phases:
                self.s.phases[seat * WEEKS + phases.index(key)] = ACTIVE
            else:
                self.s.sets[seat * SETS + SET_KEYS.index(key)] = ACTIVE

    def astronaut(self, seat: int, place: int = 0, nk: int = 150) -> None:
        """An astronaut on the launch pad, or on a place of the trajectory."""
        s = self.s
        s.astronaut[seat] = 1
        s.nk[seat] = nk
        s.place[seat] = place
        s.square[seat] = square(PAD)
        s.pad[seat] = square(PAD)
        s.rocket[seat] = 0 if place else NOBODY
        s.launches[seat] = 1 if place else 0

    def board(self, place: int, value: int) -> None:
        """Turn the tile of a stage."""
        tile = tile_at(place)
        self.s.board[tile] = value
        self.s.bag[tile * KINDS_OF_TILE + kind_of(CONTENT, tile, value)] -= 1

    def own(self, seat: int, place: int, value: int) -> None:
        """Give a trajectory tile."""
        tile = tile_at(place)
        self.s.own[seat * TRACK + tile] = value
        self.s.bag[tile * KINDS_OF_TILE + kind_of(CONTENT, tile, value)] -= 1

    def quest(self, seat: int, number: int, state: int = OPEN_QUEST) -> None:
        """Give a quest, open or completed."""
        self.s.quest_deck[number] = 0
        self.s.quests[seat * QUESTS + number] = state

    def calibration(self) -> None:
        """Go to the calibration phase, seat by seat in weeks 1, 2, ..."""
        s = self.s
        s.who = [seat if seat < s.seats else NOBODY for seat in range(WEEKS)]
        s.stage, s.week, s.at = CALIBRATE, 0, 0

    # playing

    def play(self, seat: int, *texts: str) -> None:
        """Moves of a seat, which must have been offered; chance must not be waiting."""
        for text in texts:
            offered = text in [move.text for move in self.table.legal(seat)]
            self.table.submit(seat, text)
            assert offered, f"{text} was not offered"

    def chance(self, *texts: str) -> None:
        """Chance answers."""
        for text in texts:
            self.table.submit(CHANCE, text)

    def settle(self) -> None:
        """Chance answers anything, as long as it is asked."""
        while self.table.deciders() == [CHANCE]:
            self.table.submit(CHANCE, self.table.game.phase(self.s).legal(self.s, CHANCE)[0])  # type: ignore[union-attr]

    def rest(self) -> None:
        """Everybody who has not declared stays put, nobody calibrates, chance answers: until the next month, or a decision."""
        now = self.s.round
        while not self.table.over and self.s.round == now:
            seat = self.table.deciders()[0]
            if seat == CHANCE:
                self.settle()
            else:
                offers = [move.text for move in self.table.legal(seat)]
                quiet = [text for text in offers if text == "done" or text.startswith("pass")]
                if not quiet:
                    return
                self.table.submit(seat, quiet[0])
        self.settle()

    def resolve(self) -> None:
        """The others stay put until the declared actions are resolved, or somebody must decide."""
        while self.s.stage == ACTION and not self.s.pending:
            self.play(self.s.at, next(move.text for move in self.table.legal(self.s.at) if move.text.startswith("pass")))

    def fly(self, seat: int, *texts: str, week: int = 1) -> None:
        """A travel action by spacecraft; the others stay put."""
        s = self.s
        s.at = seat
        self.play(seat, f"travel {week} spacecraft")
        self.resolve()
        for text in texts:
            self.chance(text) if text.startswith("value") else self.play(seat, text)

    def may(self, seat: int, text: str) -> bool:
        """Whether the seat may play this now."""
        return self.table.why_not(seat, text) is None

    def refused(self, seat: int, text: str) -> str:
        """The rule that forbids it."""
        try:
            self.table.submit(seat, text)
        except IllegalMove as refusal:
            return refusal.rule
        raise AssertionError(f"{text!r} was played")

    def told(self, seat: int, text: str) -> str:
        """The sentence of the refusal."""
        return str(self.table.why_not(seat, text))


def step(scene: Scene, seat: int, place: int, value: int, *texts: str) -> None:
    """One flight of one step onto a stage that shows this value."""
    scene.board(place, value)
    scene.fly(seat, *texts)


__all__ = ["ACTION", "CONTENT", "FOLDER", "PAD", "RESOLVE", "Scene", "agenda", "card", "square", "step"]
