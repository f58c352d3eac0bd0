"""AstroNavigators, the contents page: its phases in rulebook order, set-up, view, scores and end."""

from functools import partial
from pathlib import Path
from typing import Any, Final

from perilune.core.caption import Caption
from perilune.core.chance import Rng
from perilune.core.drawing import WIDE, Card, Drawing, Scenery
from perilune.core.errors import BadOption
from perilune.core.game import Choice, Course, Deed, Game, Gauge, Job, Option, Options, Outcome, Phase, Region, Source, numbered
from perilune.core.journal import Event
from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.core.recap import Line, gathered
from perilune.core.sheet import Sheet
from perilune.core.weights import Weights, usual
from perilune.games.astronavigators.bot.missions import nearness
from perilune.games.astronavigators.bot.tactics import unwise, useful
from perilune.games.astronavigators.bot.worth import FEATURES, progress, worth
from perilune.games.astronavigators.cards.agendas import check_agendas
from perilune.games.astronavigators.chance import questions
from perilune.games.astronavigators.content import (
    BASIC,
    CARDS,
    CONTINENTS,
    EARTH,
    KINDS_OF_TILE,
    QUESTS,
    SETS,
    TRACK,
    VEHICLES,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.draw.captions import caption
from perilune.games.astronavigators.draw.cover import cover
from perilune.games.astronavigators.draw.hat import hat
from perilune.games.astronavigators.draw.horizon import nightscape
from perilune.games.astronavigators.draw.pictures import picture
from perilune.games.astronavigators.draw.scenery import scenery
from perilune.games.astronavigators.draw.story import staged, tower
from perilune.games.astronavigators.draw.table import draw
from perilune.games.astronavigators.ending import ENDINGS, outcome, scores
from perilune.games.astronavigators.jobs import (
    BRING,
    DRAW,
    FLIGHT,
    KEEP,
    LIFT_OFF,
    QUEST,
    SEARCH,
    SITES,
    TECHNIQUE,
    TOKEN,
    TRAVEL,
    VISIT,
)
from perilune.games.astronavigators.messages import SAYS
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.p0_setup import ChooseAgenda, Draft, PlacePlanets
from perilune.games.astronavigators.p1_action import Action
from perilune.games.astronavigators.p1_choices import Bring, ChooseQuest, SextantFirst, Sites
from perilune.games.astronavigators.p2_resolution import Keep, Search, Technique, Token, Travel, Visit
from perilune.games.astronavigators.p3_space import DrawTile, Flight, LiftOff
from perilune.games.astronavigators.p4_calibrate import Calibrate
from perilune.games.astronavigators.sequence import begin_draft
from perilune.games.astronavigators.state import (
    ACTION,
    AGENDA,
    CALIBRATE,
    CONSTELLATION,
    DRAFT,
    FACE_DOWN,
    FIRST_AND_FAST,
    NOBODY,
    ORRERY,
    OVER,
    SEXTANT_FIRST,
    SOLAR_SYSTEM,
    SOLO,
    NavState,
)
from perilune.games.astronavigators.view import all_open, imagine, inventory, view
from perilune.games.astronavigators.words.cards import Explainer
from perilune.games.astronavigators.words.coach import gain, matters, modest
from perilune.games.astronavigators.words.course import course, course_card
from perilune.games.astronavigators.words.deeds import deeds
from perilune.games.astronavigators.words.forecast import forecast
from perilune.games.astronavigators.words.gauges import gauges
from perilune.games.astronavigators.words.learnt import learnt
from perilune.games.astronavigators.words.recap import recap
from perilune.games.astronavigators.words.regions import regions
from perilune.games.astronavigators.words.tables import sheets

RULES_VERSION: Final = 2
MODES: Final = ["first_and_fast", "constellation", "solar_system", "solo"]


class AstroNavigators(Game[NavState]):
    """The box."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        check_agendas(content)
        self.content = content
        self.weights = weights or usual(self.weights_folder(), "astronavigators", FEATURES, content.digest, 4)
        self.moves = Moves(content)
        super().__init__(
            name="astronavigators",
            title="AstroNavigators",
            about="Learn the real sky month by month, then fly to the Moon by it.",
            minutes="60-120",
            weight="medium",
            min_seats=1,
            max_seats=4,
            rules_version=RULES_VERSION,
            content_digest=content.digest,
            catalogue=self.moves.catalogue,
            vocabulary=self.moves.vocabulary,
            messages=SAYS,
            end_rule="13.4",
            options=[
                Option(
                    "mode",
                    "Mode",
                    [
                        Choice("first_and_fast", "First and Fast: race to the Moon (2 to 4 players)"),
                        Choice("constellation", "Constellation: characters, agendas, to the Moon and back (2 to 4 players)"),
                        Choice("solar_system", "Solar System: with the planets, quests and rockets (2 to 4 players)"),
                        Choice("solo", "Solo: the Solar System against the shadow (1 player)"),
                    ],
                ),
                Option(
                    "level",
                    "Solo level",
                    [
                        Choice("easy", "Easy: fulfil your hidden agenda"),
                        Choice("medium", "Medium: and complete one quest"),
                        Choice("expert", "Expert: and complete two quests"),
                    ],
                    beside={"mode": ["solo"]},
                ),
                Option(
                    "orrery",
                    "Planets",
                    [
                        Choice("book", "As in the rulebook: fixed, but alone you place them in turn with the shadow"),
                        Choice("fixed", "Fixed: the start spots of the orrery board"),
                        Choice("free", "Free: the players place the planets in turn"),
                    ],
                    beside={"mode": ["solar_system", "solo"]},
                ),
            ],
        )
        self.phases: list[Phase[NavState]] = numbered(
            {
                DRAFT: Draft("Set-up", "1.1", content, self.moves),
                AGENDA: ChooseAgenda("Hidden agenda", "10.1", content, self.moves),
                ORRERY: PlacePlanets("Orrery", "14.1", content, self.moves),
                SEXTANT_FIRST: SextantFirst("Sextant", "15.5", content, self.moves),
                ACTION: Action("Action", "2.2", content, self.moves),
                CALIBRATE: Calibrate("Calibration", "5", content, self.moves),
            }
        )
        self.jobs: list[Job[NavState]] = numbered(
            {
                BRING: Bring("Instrument", "15.4", content, self.moves),
                SITES: Sites("Launch sites", "11.5", content, self.moves),
                QUEST: ChooseQuest("Quests", "15.1", content, self.moves),
                SEARCH: Search("Instrument", "15.4", content, self.moves),
                TRAVEL: Travel("Travel", "4", content, self.moves),
                VISIT: Visit("Travel", "4.16", content, self.moves),
                TECHNIQUE: Technique("Observation", "11.3", content, self.moves),
                KEEP: Keep("Planning", "2.5", content, self.moves),
                TOKEN: Token("Earth Rise", "12.2", content, self.moves),
                LIFT_OFF: LiftOff("Launch", "6.1", content, self.moves),
                DRAW: DrawTile("Launch", "6.3", content, self.moves),
                FLIGHT: Flight("Flight", "6", content, self.moves),
                **questions(content, self.moves),
            }
        )

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        """One player plays solo; more play one of the other modes."""
        if seats == 1 and "mode" not in chosen:
            chosen = {**chosen, "mode": "solo"}
        options = super().settle(seats, chosen)
        solo = options.values["mode"][0] == "solo"
        if solo and seats > 1:
            raise BadOption(f"The solo mode is for one player, not {seats}. Choose another mode, or one seat.")
        if seats == 1 and not solo:
            raise BadOption("One player plays the solo mode. Choose mode solo, or more seats.")
        return options

    def deal(self, options: Options) -> NavState:
        c = self.content
        n = options.seats
        mode = MODES.index(options.values["mode"][0])
        planets_by = options.values["orrery"][0]
        free = planets_by == "free" or (planets_by == "book" and mode == SOLO)  # 14.1, 18.2
        planets = [planet.start for planet in c.planets]
        if free and mode >= SOLAR_SYSTEM:
            planets = [planet.start if number == EARTH else NOBODY for number, planet in enumerate(c.planets)]
        solar = mode >= SOLAR_SYSTEM
        copies = [card.copies for card in c.cards]
        s = NavState(
            seats=n,
            mode=mode,
            level=self.options[1].index(options.values["level"][0]),
            free=1 if free else 0,
            stage=DRAFT,
            at=0,
            pending=[],
            round=1,
            first=0,
            lead=NOBODY,
            turn=0,
            character=[NOBODY] * n,
            offer=[NOBODY] * (2 * n),
            agenda=[NOBODY] * n,
            shown=[0] * n,
            done=[0] * n,
            deck=copies[:BASIC],
            top=NOBODY,
            weeks=[[] for _ in range(WEEKS)],
            who=[NOBODY] * WEEKS,
            action=[0] * WEEKS,
            via=[NOBODY] * WEEKS,
            brought=[NOBODY] * WEEKS,
            laid=[0] * WEEKS,
            week=0,
            todo=[],
            nk=[0] * n,
            dv=[0] * n,
            square=[0] * n,
            place=[0] * n,
            die=[NOBODY] * n,
            saved=[NOBODY] * (3 * n),
            scored=[0] * (CARDS * n),
            symbols=[0] * (SETS * n),
            sets=[0] * (SETS * n),
            phases=[0] * (WEEKS * n),
            used=[0] * (VEHICLES * n),
            tiles=[NOBODY] * (CONTINENTS * n),
            flipped=[0] * (CONTINENTS * n),
            bonus=[0] * (2 * n),
            astronaut=[0] * n,
            launches=[0] * n,
            pad=[0] * n,
            rocket=[NOBODY] * n,
            saturn=[0] * n,
            sxt=[NOBODY] * n,
            sct=[NOBODY] * n,
            ai=[NOBODY] * n,
            negated=[0] * n,
            boost=[0] * n,
            aborts=[0] * (2 * n),
            own=[NOBODY] * (TRACK * n),
            swapped=[0] * n,
            out=[0] * n,
            landed=[0] * n,
            pile=[1] * len(c.tiles),
            pile_top=[NOBODY] * CONTINENTS,
            bag=c.copies[:],
            gone=[0] * (TRACK * KINDS_OF_TILE),
            board=[FACE_DOWN] * TRACK,
            named=[NOBODY] * n,
            slim=[NOBODY] * (2 * n),
            corners=[0] * n,
            site_deck=[0 if mode == FIRST_AND_FAST or number == 0 else 1 for number in range(len(c.rockets))],
            sites=[c.rockets[0].squares[0]] + [NOBODY] * (len(c.rockets) - 1),
            kept=[],
            heliports=[NOBODY, NOBODY],
            planets=planets,
            planet_deck=copies[BASIC:] if solar else [0] * (CARDS - BASIC),
            planet_past=[0] * (CARDS - BASIC),
            planet_top=NOBODY,
            searched=0,
            terra=copies[-1] if mode == CONSTELLATION else 0,
            quest_deck=[1 if solar else 0] * QUESTS,
            quest_offer=[],
            quests=[0] * (QUESTS * n),
            cook=[0] * n,
            sextant=0,
            sextant_uses=0,
            bad=0,
            shadow=NOBODY,
            shadow_place=0,
            last_week=0,
        )
        begin_draft(s)
        return s

    def restore(self, data: dict[str, Any]) -> NavState:
        return NavState.restore(data)

    def phase(self, s: NavState) -> Phase[NavState] | None:
        if s.stage == OVER:
            return None
        return self.jobs[s.pending[-1][KIND]] if s.pending else self.phases[s.stage]

    def view(self, s: NavState, seat: int) -> NavState:
        return view(s, self.content, seat)

    def all_open(self, s: NavState, seat: int) -> bool:
        return all_open(s, seat)

    def imagine(self, view: NavState, seat: int, rng: Rng) -> NavState:
        return imagine(view, self.content, seat, rng)

    def scores(self, s: NavState) -> list[int]:
        return scores(s, self.content)

    def gathered(self, view: NavState, events: list[Event]) -> list[Source]:
        """Where only the race counts, what everybody has learnt for it tells more."""
        return learnt(view.seats, events) if view.mode == FIRST_AND_FAST else []

    def outcome(self, s: NavState, names: list[str]) -> Outcome:
        return outcome(s, self.content, names)

    def endings(self) -> list[str]:
        return ENDINGS

    def sheets(self) -> list[Sheet]:
        return sheets(self.content)

    def inventory(self, s: NavState) -> dict[str, int]:
        return inventory(s, self.content)

    def worth(self, s: NavState, seat: int) -> int:
        return worth(s, self.content, seat, self.weights.rows[s.seats])

    def feature_names(self) -> list[str]:
        return FEATURES

    def weigh(self, s: NavState, seat: int, weights: list[int]) -> int:
        return worth(s, self.content, seat, weights)

    def weights_folder(self) -> Path:
        return Path(__file__).parent / "weights"

    def weighted(self, weights: Weights) -> Game[NavState]:
        return AstroNavigators(self.content, weights)

    def nearness(self, s: NavState) -> int:
        return nearness(s, self.content)

    def progress(self, s: NavState) -> int:
        return progress(s)

    def variant(self, s: NavState) -> str:
        return f"{self.options[0].choices[s.mode].value}-{s.seats}"

    def draw(self, view: NavState, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        texts = {move.text: move for move in offers}
        return draw(view, seat, texts, names, self.content, self.moves, partial(self._say, view, seat, names), layout)

    def _say(self, view: NavState, seat: int, names: list[str], move: Move) -> str:
        return self.say_move(view, seat, move, names)

    def sceneries(self) -> list[Scenery]:
        return [scenery(self.content)]

    def card(self, view: NavState, seat: int, key: str, names: list[str]) -> Card | None:
        told = course_card(view, key, names, self.content)
        if told is not None:
            return told
        card = Explainer(view, seat, names, self.content, self.moves).card(key)
        if card is not None:
            card.picture = picture(view, seat, key, names, self.content, self.moves)
        return card

    def cover(self) -> str:
        return cover()

    def horizon(self) -> str:
        return nightscape()

    def tower(self, seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
        return tower(seat, wide, high, won)

    def staged(self, event: Event, seat: int) -> tuple[int, str]:
        return staged(event, seat, self.vocabulary)

    def hat(self) -> str:
        return hat()

    def recap(self, events: list[Event], names: list[str]) -> list[Line]:
        return gathered(recap(events), self.messages, self.vocabulary, names)

    def gauges(self, view: NavState, seat: int, names: list[str]) -> list[Gauge]:
        return gauges(view, seat)

    def caption(self, view: NavState, seat: int, move: Move, says: str) -> Caption:
        return caption(view, seat, move, says, self.content)

    def forecast(self, view: NavState, seat: int, move: Move, names: list[str]) -> list[str]:
        return forecast(view, self.content, seat, move)

    def matters(self, view: NavState, seat: int, names: list[str]) -> list[str]:
        return matters(view, seat, names, self.content)

    def gain(self, before: NavState, after: NavState, seat: int, feature: int, names: list[str]) -> str:
        return gain(before, after, seat, feature, self.content)

    def modest(self, view: NavState, seat: int, move: Move, names: list[str]) -> str:
        return modest(view, seat, move, self.content)

    def unwise(self, before: NavState, after: NavState, seat: int, moves: list[Move]) -> bool:
        return unwise(before, after, seat, moves, self.content)

    def useful(self, view: NavState, seat: int) -> list[list[Move]]:
        return useful(view, seat, self.content, self.moves)

    def deeds(self, positions: list[NavState]) -> list[Deed]:
        return deeds(positions, self.outcome(positions[-1], [""] * positions[-1].seats).winners, self.content)

    def course(self, view: NavState) -> Course:
        return course(view, self.content)

    def regions(self, view: NavState, seat: int, names: list[str]) -> list[Region]:
        return regions(view, seat, names, self.content, self.moves)


def open_box(folder: Path) -> AstroNavigators:
    """The box with the content of this folder."""
    return AstroNavigators(Content(folder))
