"""Uranus!, the contents page: its phases in rulebook order, set-up, view, scores and end."""

from pathlib import Path
from typing import Any, Final

from perilune.core.caption import Caption
from perilune.core.chance import HIDDEN, Rng
from perilune.core.drawing import WIDE, Card, Drawing, Scenery
from perilune.core.errors import BadOption
from perilune.core.game import Choice, Course, Deed, Game, Gauge, Option, Options, Outcome, Phase, Region, Result, numbered
from perilune.core.journal import Event, Journal
from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.core.sheet import Sheet
from perilune.core.weights import Weights, usual
from perilune.core.words import capital, inside, series
from perilune.draw.vignettes import at
from perilune.games.uranus.bot.choices import Choices
from perilune.games.uranus.bot.tactics import completing, homes_ready, unwise, useful
from perilune.games.uranus.bot.wants import Boards
from perilune.games.uranus.bot.worth import FEATURES, Sight, progress
from perilune.games.uranus.cards.junk_jobs import (
    ChooseSaved,
    ChooseSecured,
    ChooseWiped,
    DrawJunk,
    DrawPattern,
    DrawPoint,
    Struck,
)
from perilune.games.uranus.cards.objectives import fulfilled
from perilune.games.uranus.concede import conceders, given_up
from perilune.games.uranus.content import COLOURS, DECKS, MODULES, OBJECTIVES, TRACKS, Content
from perilune.games.uranus.draw.captions import caption
from perilune.games.uranus.draw.closer import closer
from perilune.games.uranus.draw.cover import cover
from perilune.games.uranus.draw.hat import hat
from perilune.games.uranus.draw.horizon import moonrise
from perilune.games.uranus.draw.scenery import SCENERIES
from perilune.games.uranus.draw.story import HELMET, alien, staged
from perilune.games.uranus.draw.table import draw
from perilune.games.uranus.hexes import ALL_HEXES, WORDS
from perilune.games.uranus.inventory import inventory
from perilune.games.uranus.messages import SAYS
from perilune.games.uranus.moves import SEND, Moves
from perilune.games.uranus.p0_setup import Deal, SetUp, begin_deal
from perilune.games.uranus.p1_asteroids import Asteroids, TurnUp
from perilune.games.uranus.p2_mine import Mining
from perilune.games.uranus.p3_use import Using
from perilune.games.uranus.p4_build import Building
from perilune.games.uranus.state import (
    ATTACK,
    BUILDING,
    CHOOSE_SAVED,
    CHOOSE_SECURED,
    CHOOSE_WIPED,
    DEAL,
    HIT_PATTERN,
    HIT_POINT,
    MINING,
    NOBODY,
    NONE,
    OVER,
    SETUP,
    SPACE_JUNK,
    STRUCK,
    TURN_UP,
    USING,
    UranusState,
)
from perilune.games.uranus.words.cards import card
from perilune.games.uranus.words.coach import gain, matters, modest
from perilune.games.uranus.words.course import course, course_card
from perilune.games.uranus.words.deeds import deeds
from perilune.games.uranus.words.escape import fates
from perilune.games.uranus.words.gauges import gauges
from perilune.games.uranus.words.junk_odds import junk_odds
from perilune.games.uranus.words.purpose import purpose
from perilune.games.uranus.words.regions import regions
from perilune.games.uranus.words.tables import sheets

RULES_VERSION: Final = 2
ANY: Final = "any"
HOME: Final = 4  # what a home for a race that waits counts for a coach: nothing else scores

# The ways in which a game can end.
ESCAPED: Final = "won together: every race has escaped to Uranus"
ESCAPED_ALONE: Final = "won alone: the race has escaped to Uranus"
EXPLODED: Final = "lost together: the moons explode"
EXPLODED_ALONE: Final = "not won alone: the moon explodes"
GIVEN_UP: Final = "given up: all who could play on have agreed"
GIVEN_UP_ALONE: Final = "given up alone"
HOPELESS: Final = "given up after a moon went completely dark"
FULFILLED: Final = "won with a personal objective fulfilled"
MISSED: Final = "won with a personal objective missed"


class Uranus(Game[UranusState]):
    """The box."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or usual(self.weights_folder(), "uranus", FEATURES, content.digest, 6)
        self.moves = Moves(content)
        self.project_boards = Boards(content)
        super().__init__(
            name="uranus",
            title="Uranus!",
            about="Your moons break up. Flee together: every race must escape.",
            minutes="60-90",
            weight="medium",
            min_seats=1,
            max_seats=6,
            cooperative=True,
            rules_version=RULES_VERSION,
            content_digest=content.digest,
            catalogue=self.moves.catalogue,
            vocabulary=self.moves.vocabulary,
            messages=SAYS,
            end_rule="6.5",
            options=[
                Option(
                    "deck",
                    "Impact cards",
                    [
                        Choice("first", "First play: without the worst impacts"),
                        Choice("standard", "Standard: all impacts"),
                        Choice("advanced", "Advanced: without the mildest impacts; personal objectives with 3 to 6 players"),
                    ],
                ),
                Option(
                    "boards",
                    "Moons, races and starting cards",
                    [
                        Choice("numbered", "By number, as for a first play"),
                        Choice("random", "Dealt at random"),
                    ],
                ),
                Option(
                    "race",
                    "Race",
                    [Choice(ANY, "Any race")] + [Choice(r.key, f"{r.name}, {r.role}: {r.text}") for r in content.races],
                    per_seat=True,
                ),
            ],
        )
        self.phases: list[Phase[UranusState]] = numbered(
            {
                SETUP: SetUp(content, self.moves),
                ATTACK: Asteroids(content, self.moves),
                MINING: Mining(content, self.moves),
                USING: Using(content, self.moves),
                BUILDING: Building(content, self.moves),
            }
        )
        self.jobs: list[Phase[UranusState]] = numbered(
            {
                DEAL: Deal(content, self.moves),
                TURN_UP: TurnUp(content, self.moves),
                SPACE_JUNK: DrawJunk(content, self.moves),
                HIT_POINT: DrawPoint(content, self.moves),
                HIT_PATTERN: DrawPattern(content, self.moves),
                STRUCK: Struck(content, self.moves),
                CHOOSE_SAVED: ChooseSaved(content, self.moves),
                CHOOSE_SECURED: ChooseSecured(content, self.moves),
                CHOOSE_WIPED: ChooseWiped(content, self.moves),
            }
        )

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        options = super().settle(seats, chosen)
        races = options.values["race"]
        for race in self.content.races:
            if races.count(race.key) > 1:
                raise BadOption(f"There is only one board for the {race.name}: only one seat can choose {race.key!r}.")
        return options

    def deal(self, options: Options) -> UranusState:
        seats = options.seats
        numbered = options.values["boards"][0] == "numbered"
        deck = DECKS.index(options.values["deck"][0])
        pairs = 2 * (seats if seats > 2 else 2)
        s = UranusState(
            seats=seats,
            deck=deck,
            numbered=1 if numbered else 0,
            stage=SETUP,
            space=0,
            attacks=0,
            conceded=0,
            races=self.chosen_races(options, numbered),
            moons=list(range(seats)) if numbered else [NOBODY] * seats,
            starts=list(range(seats)) if numbered else [NOBODY] * seats,
            objectives=[NOBODY] * seats,
            dark=[0] * seats,
            mines=[0] * seats,
            forts=[0] * seats,
            pads=[0] * seats,
            tunnels=[0] * (seats * WORDS),
            volcano=[0] * seats,
            known=[0] * seats,
            marks=[0] * (seats * TRACKS),
            flown=[0] * seats,
            cards=[NONE] * pairs,
            bag=[ALL_HEXES, self.content.deck(deck)],
            out=[0, 0],
            old=[0, 0],
            junk_bag=self.content.junk_deck(seats),
            junk_out=0,
            revealing=0,
            supply=self.content.supply[:],
            filled=[0] * (MODULES * COLOURS),
            claimed=[NOBODY] * MODULES,
            set_owner=[],
            set_at=[],
            set_net=[],
            set_rocks=[],
            saved=[0] * (seats * COLOURS),
            ready=[0] * seats,
            todo=[0] * seats,
            facing=[NOBODY] * seats,
            doubled=0,
            donated=0,
            launched=[0] * seats,
            launches_left=[0] * seats,
            tunnels_left=[0] * seats,
            mines_left=[0] * seats,
            owed_mines=[0] * seats,
            owed_forts=[0] * seats,
            pending=[],
            shots=[0] * seats,
            placed=[0] * seats,
            launches=[0] * seats,
            junked=[0] * seats,
        )
        begin_deal(s, self.content, Journal(silent=True))
        return s

    def chosen_races(self, options: Options, numbered: bool) -> list[int]:
        """The races that seats have chosen; by number, the others take their own or the first that is free (1.1)."""
        keys = [race.key for race in self.content.races]
        races = [NOBODY if key == ANY else keys.index(key) for key in options.values["race"]]
        if numbered:
            for seat in range(options.seats):
                if races[seat] == NOBODY and seat not in races:
                    races[seat] = seat
            for seat in range(options.seats):
                if races[seat] == NOBODY:
                    races[seat] = min(race for race in range(len(keys)) if race not in races)
        return races

    def restore(self, data: dict[str, Any]) -> UranusState:
        return UranusState.restore(data)

    def phase(self, s: UranusState) -> Phase[UranusState] | None:
        if s.stage == OVER:
            return None
        return self.jobs[s.pending[-1][KIND]] if s.pending else self.phases[s.stage]

    def view(self, s: UranusState, seat: int) -> UranusState:
        """Personal objectives are their owners' secret until the races have won (10.1, 10.2)."""
        v = s.copy()
        if not self.all_open(s, seat):
            for other in range(s.seats):
                if other != seat and s.objectives[other] != NOBODY:
                    v.objectives[other] = HIDDEN
        return v

    def all_open(self, s: UranusState, seat: int) -> bool:
        if s.stage == OVER and 0 not in s.flown:
            return True
        for other in range(s.seats):
            if other != seat and s.objectives[other] != NOBODY:
                return False
        return True

    def imagine(self, view: UranusState, seat: int, rng: Rng) -> UranusState:
        """The others have any of the objectives that the seat does not see."""
        s = view.copy()
        left = [goal for goal in range(OBJECTIVES) if goal not in s.objectives]
        for other in range(s.seats):
            if s.objectives[other] == HIDDEN:
                s.objectives[other] = left.pop(rng.below(len(left)))
        return s

    def scores(self, s: UranusState) -> list[int]:
        """One point for a race that has escaped."""
        return [1 if order > 0 else 0 for order in s.flown]

    def outcome(self, s: UranusState, names: list[str]) -> Outcome:
        """Won or lost together (6.5, 6.6, 6.9); personal objectives only count in a win (10.2)."""
        alone = s.seats == 1
        became = fates(s, self.content, names)
        if given_up(s, self.content):
            dark = [inside(names[seat]) for seat in range(s.seats) if s.dark[seat] == ALL_HEXES]
            why = f"The moon{'s' if len(dark) > 1 else ''} of {series(dark)} went completely dark, and " if dark else ""
            when = f"in round {s.space}" if s.space else "before round 1"
            ways = [GIVEN_UP_ALONE if alone else GIVEN_UP] + ([HOPELESS] if dark else [])
            return Outcome([], f"{capital(why + series(conceders(s, names)))} gave up {when}. The game is lost.", ways, became)
        lost = [inside(names[seat]) for seat in range(s.seats) if s.flown[seat] == 0]
        if lost:
            what = "The moon explodes" if alone else f"The moons explode with {series(lost)} still on them"
            return Outcome([], f"{what}. The game is lost.", [EXPLODED_ALONE if alone else EXPLODED], became)
        text = f"{'The race' if alone else 'Every race'} has escaped to Uranus in round {s.space}. The game is won."
        ways = [ESCAPED_ALONE if alone else ESCAPED]
        for seat in range(s.seats):
            if s.objectives[seat] >= 0:
                goal = self.content.objectives[s.objectives[seat]]
                did = fulfilled(s, self.content, seat)
                text += f" {names[seat]} {'fulfilled' if did else 'missed'} {goal.name}."
                ways.append(FULFILLED if did else MISSED)
        return Outcome(list(range(s.seats)), text, list(dict.fromkeys(ways)), became)

    def result(self, s: UranusState) -> Result:
        """Escaped, and the sooner the better."""
        escaped = s.flown[0] != 0
        return Result([int(escaped), -s.space if escaped else s.space], f"{'escaped' if escaped else 'lost'} in round {s.space}")

    def endings(self) -> list[str]:
        return [ESCAPED, ESCAPED_ALONE, EXPLODED, EXPLODED_ALONE, GIVEN_UP, GIVEN_UP_ALONE, HOPELESS, FULFILLED, MISSED]

    def sheets(self) -> list[Sheet]:
        return sheets(self.content)

    def inventory(self, s: UranusState) -> dict[str, int]:
        return inventory(s)

    def worth(self, s: UranusState, seat: int) -> int:
        return Sight(self.content, self.project_boards, seat, self.weights.rows[s.seats]).worth(s)

    def worth_all(self, s: UranusState, seat: int, moves: list[Move]) -> list[int]:
        phase = self.phase(s)
        assert phase is not None, "nobody decides after the end"
        choices = Choices(self.content, self.project_boards, phase, s, seat, self.weights.rows[s.seats])
        return [choices.worth(move) for move in moves]

    def feature_names(self) -> list[str]:
        return FEATURES

    def weigh(self, s: UranusState, seat: int, weights: list[int]) -> int:
        return Sight(self.content, self.project_boards, seat, weights).worth(s)

    def weights_folder(self) -> Path:
        return Path(__file__).parent / "weights"

    def weighted(self, weights: Weights) -> Game[UranusState]:
        return Uranus(self.content, weights)

    def progress(self, s: UranusState) -> int:
        return progress(s, self.content)

    def variant(self, s: UranusState) -> str:
        return f"{self.options[0].choices[s.deck].value}-{s.seats}"

    def draw(self, view: UranusState, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        return draw(view, seat, offers, names, self.content, self.moves, layout)

    def sceneries(self) -> list[Scenery]:
        return list(SCENERIES.values())

    def card(self, view: UranusState, seat: int, key: str, names: list[str]) -> Card | None:
        found = course_card(view, key) or card(view, seat, key, names, self.content)
        if found is not None and key.startswith("moon-") and view.races[-1] >= 0:
            found.picture = closer(view, int(key[5:]) - 1, names, self.content, self.moves)
        return found

    def cover(self) -> str:
        return cover()

    def horizon(self) -> str:
        return moonrise()

    def staged(self, event: Event, seat: int) -> tuple[int, str]:
        return staged(event, seat, self.vocabulary, self.content)

    def tenants(self, seat: int, wide: float) -> str:
        return at(0, 0, alien(seat), scale=wide / HELMET)

    def hat(self) -> str:
        return hat()

    def gauges(self, view: UranusState, seat: int, names: list[str]) -> list[Gauge]:
        return gauges(view, seat, self.content)

    def caption(self, view: UranusState, seat: int, move: Move, says: str) -> Caption:
        return caption(move, says)

    def forecast(self, view: UranusState, seat: int, move: Move, names: list[str]) -> list[str]:
        return junk_odds(view, seat, move.a, move.b, self.content) if move.kind == SEND else []

    def matters(self, view: UranusState, seat: int, names: list[str]) -> list[str]:
        return matters(view, seat, names, self.content)

    def gain(self, before: UranusState, after: UranusState, seat: int, feature: int, names: list[str]) -> str:
        return gain(before, after, seat, feature, self.content)

    def modest(self, view: UranusState, seat: int, move: Move, names: list[str]) -> str:
        return modest(view, seat, move, names, self.content)

    def purpose(self, before: UranusState, after: UranusState, seat: int, moves: list[Move], names: list[str]) -> str:
        return purpose(before, after, seat, moves, self.content)

    def unwise(self, before: UranusState, after: UranusState, seat: int, moves: list[Move]) -> bool:
        return unwise(before, after, seat, moves, self.content)

    def within_reach(self, s: UranusState, seat: int) -> int:
        return HOME * homes_ready(s, self.content)

    def useful(self, view: UranusState, seat: int) -> list[list[Move]]:
        phase = self.phase(view)
        legal = [] if phase is None else phase.legal(view, seat)
        return completing(view, seat, legal, self.content) + useful(view, seat, self.content, self.moves)

    def deeds(self, positions: list[UranusState]) -> list[Deed]:
        return deeds(positions, self.content)

    def course(self, view: UranusState) -> Course:
        return course(view)

    def regions(self, view: UranusState, seat: int, names: list[str]) -> list[Region]:
        return regions(view, seat, names, self.content)


def open_box(folder: Path) -> Uranus:
    """The box with the content of this folder."""
    return Uranus(Content(folder))
