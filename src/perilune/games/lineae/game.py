"""Lineae, the contents page: its phases in rulebook order, set-up, view, scores and end."""

from pathlib import Path
from typing import Any, Final

from perilune.core.caption import Caption
from perilune.core.chance import Rng
from perilune.core.drawing import LAYOUTS, WIDE, Card, Drawing, Scenery
from perilune.core.game import Choice, Course, Deed, Game, Gauge, Option, Options, Outcome, Phase, Region, Result, numbered
from perilune.core.journal import Event
from perilune.core.move import Move
from perilune.core.pending import KIND
from perilune.core.recap import Line, gathered
from perilune.core.sheet import Sheet
from perilune.core.weights import Weights, usual
from perilune.core.words import counted, does, win
from perilune.games.lineae.bot.choices import Choices
from perilune.games.lineae.bot.tactics import unwise, useful
from perilune.games.lineae.bot.worth import FEATURES, Sight, progress
from perilune.games.lineae.cards.biogenesis import Distil
from perilune.games.lineae.cards.colony import GiveTwo, Swap
from perilune.games.lineae.cards.technology import Print, check_effects
from perilune.games.lineae.content import (
    BASICS,
    COLUMNS,
    DEPOSITS,
    KIND_KEYS,
    KINDS,
    MINERALS,
    NONE,
    SLOTS,
    SPACES,
    SUBS,
    TILES,
    Content,
)
from perilune.games.lineae.draw.captions import caption
from perilune.games.lineae.draw.cover import cover
from perilune.games.lineae.draw.hat import hat
from perilune.games.lineae.draw.horizon import icescape
from perilune.games.lineae.draw.scenery import scenery
from perilune.games.lineae.draw.story import staged, tower
from perilune.games.lineae.draw.table import draw, vessel_picture
from perilune.games.lineae.gifts import ChooseTech, Gain, ReturnTech
from perilune.games.lineae.job import (
    DISTIL_JOB,
    DOCKED_JOB,
    DRAW_JOB,
    EMBASSY_JOB,
    GAIN_JOB,
    LOAD_JOB,
    PRINT_JOB,
    RECALL_JOB,
    RETURN_TECH,
    STEER,
    SWAP_JOB,
    TECH_JOB,
    TOLL_JOB,
)
from perilune.games.lineae.launchpad import DrawCard, Load
from perilune.games.lineae.messages import SAYS
from perilune.games.lineae.moves import Moves
from perilune.games.lineae.p0_setup import SetUp
from perilune.games.lineae.p1_sunlight import Sunlight
from perilune.games.lineae.p2_action import Action
from perilune.games.lineae.p4_end import GameEnd, rockets_left, standings
from perilune.games.lineae.spaces import Recall
from perilune.games.lineae.state import ACTION, FULL, GAME_END, NOTHING_YET, OVER, SETUP, STARTER, SUNLIGHT, OceanState
from perilune.games.lineae.words.cards import card_for
from perilune.games.lineae.words.coach import gain, matters, within_reach
from perilune.games.lineae.words.course import course, course_card
from perilune.games.lineae.words.deeds import deeds
from perilune.games.lineae.words.forecast import forecast
from perilune.games.lineae.words.gauges import gauges
from perilune.games.lineae.words.modest import modest
from perilune.games.lineae.words.purpose import purpose
from perilune.games.lineae.words.recap import recap
from perilune.games.lineae.words.regions import regions
from perilune.games.lineae.words.tables import sheets
from perilune.games.lineae.world.docking import Docked
from perilune.games.lineae.world.locks import Toll, fill
from perilune.games.lineae.world.steering import Steer
from perilune.games.lineae.world.tides import TILE_WIDTH

RULES_VERSION: Final = 2
LAUNCHED: Final = 10  # cubes: what a rocket counts that a player alone has launched

# The ways in which a game can end (10.1, 10.4, 10.5).
AFTER_LAST_ROUND: Final = "the last round is over"
ALL_LAUNCHED: Final = "all rockets are launched"
MOST_POINTS: Final = "most points win"
TIE_BY_ROCKETS: Final = "a tie in points is broken by rockets launched"
SHARED_WIN: Final = "a tie in points and rockets: the win is shared"
SOLO_GOAL: Final = "alone: the goal of eight rockets is reached"
SOLO_SCORE: Final = "alone: fewer than eight rockets, a score to beat"


class Lineae(Game[OceanState]):
    """The box."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        check_effects(content)
        self.content = content
        self.weights = weights or usual(self.weights_folder(), "lineae", FEATURES, content.digest, 5)
        self.moves = Moves(content)
        super().__init__(
            name="lineae",
            title="Lineae",
            about="Steer submersibles under Europa's ice, turn locks, launch full rockets.",
            minutes="90-120",
            weight="heavy",
            min_seats=1,
            max_seats=5,
            rules_version=RULES_VERSION,
            content_digest=content.digest,
            catalogue=self.moves.catalogue,
            vocabulary=self.moves.vocabulary,
            messages=SAYS,
            end_rule="10.1",
            options=[
                Option("game", "Game", [Choice("full", "Full game, with colony cards"), Choice("starter", "Starter Game")]),
                Option("biogenesis", "Biogenesis", [Choice("off", "Without algae"), Choice("on", "With algae")]),
                Option("reactor", "Reactor Core", [Choice("off", "Without the reactor"), Choice("on", "With the reactor")]),
            ],
        )
        self.phases: dict[int, Phase[OceanState]] = {
            SETUP: SetUp(content, self.moves),
            SUNLIGHT: Sunlight(content, self.moves),
            ACTION: Action(content, self.moves),
            GAME_END: GameEnd(content, self.moves),
        }
        self.jobs: list[Phase[OceanState]] = numbered(
            {
                STEER: Steer("Steering", "5.1", content, self.moves),
                DOCKED_JOB: Docked("Docked", "5.6", content, self.moves),
                LOAD_JOB: Load("Loading", "4.5", content, self.moves),
                TECH_JOB: ChooseTech("Technology", "4.9", content, self.moves),
                RETURN_TECH: ReturnTech("Putting back", "8.1", content, self.moves),
                GAIN_JOB: Gain("A cube of your choice", "5.9", content, self.moves),
                RECALL_JOB: Recall("Recall", "4.3", content, self.moves),
                TOLL_JOB: Toll("Toll", "6.3", content, self.moves),
                DRAW_JOB: DrawCard("Colony", "4.10", content, self.moves),
                SWAP_JOB: Swap("Mineral Exchange", "7.7", content, self.moves),
                EMBASSY_JOB: GiveTwo("Embassy to Earth", "7.11", content, self.moves),
                PRINT_JOB: Print("Molecular Printer", "8.8", content, self.moves),
                DISTIL_JOB: Distil("Biofuel Still", "11.5", content, self.moves),
            }
        )

    def deal(self, options: Options) -> OceanState:
        seats = options.seats
        content = self.content
        full = options.values["game"][0] == "full"
        biogenesis = 1 if options.values["biogenesis"][0] == "on" else 0
        reactor = 1 if options.values["reactor"][0] == "on" else 0
        in_sectors = content.setting("reactor_cubes") * reactor
        cubes = content.setting("cubes")
        crew = content.setting("crew_crowded" if seats >= 4 else "crew")
        money = content.setting("money")
        cards = [n for n, card in enumerate(content.colony) if full and (biogenesis or not card.biogenesis)]
        under = [NONE] * TILES
        for card in cards:
            if content.colony[card].under != NONE:
                under[content.colony[card].under] = card
        s = OceanState(
            seats=seats,
            game=FULL if full else STARTER,
            biogenesis=biogenesis,
            reactor=reactor,
            stage=SETUP,
            round=0,
            first=NONE,
            at=0,
            asked=0,
            burnt=0,
            acted=NOTHING_YET,
            sailed=0,
            passed=[0] * seats,
            vp=[0] * seats,
            money=[money] * seats,
            bank=content.setting("bank") - money * seats,
            energy=[0] * seats,
            cargo=[0] * (seats * KINDS),
            supply=[cubes - in_sectors] * MINERALS + [cubes * biogenesis],
            workers=[crew] * seats,
            boosted=[0] * seats,
            reserve=[content.workers - crew] * seats,
            recruits=[0] * seats,
            tracks=[0] * (seats * DEPOSITS),
            crew_seat=[NONE] * SPACES,
            crew_workers=[0] * SPACES,
            crew_power=[0] * SPACES,
            crew_boosted=[0] * SPACES,
            crowd=[0] * (SPACES * seats),
            vessel=[NONE] * seats,
            locks=content.closed_at_start,
            water=[NONE] * content.setting("water_tiles"),
            swept=0,
            carried=[],
            cells=[NONE] * (COLUMNS * content.tides.rows),
            subs=content.homes[:],
            hold=[0] * (SUBS * KINDS),
            air=[NONE] * COLUMNS,
            deposits=[NONE] * DEPOSITS,
            rockets=[NONE] * TILES,
            loads=[NONE] * (TILES * SLOTS),
            launched=[NONE] * len(content.rockets),
            tech=[NONE] * len(content.technologies),
            sluiced=[0] * seats,
            deck=[card for card in cards if content.colony[card].under == NONE],
            row=[NONE] * TILES,
            under=under,
            city=[NONE] * BASICS,
            rondel=[in_sectors] * MINERALS,
            debts=[0] * (seats * MINERALS),
            borrowed=0,
            converted=0,
            pending=[],
        )
        fill(s, content)
        return s

    def restore(self, data: dict[str, Any]) -> OceanState:
        return OceanState.restore(data)

    def phase(self, s: OceanState) -> Phase[OceanState] | None:
        if s.pending:
            return self.jobs[s.pending[-1][KIND]]
        return None if s.stage == OVER else self.phases[s.stage]

    def view(self, s: OceanState, seat: int) -> OceanState:
        """Everything is open: the colony deck has no order that anybody could know."""
        return s.copy()

    def all_open(self, s: OceanState, seat: int) -> bool:
        return True

    def imagine(self, view: OceanState, seat: int, rng: Rng) -> OceanState:
        return view.copy()

    def scores(self, s: OceanState) -> list[int]:
        return s.vp[:]

    def outcome(self, s: OceanState, names: list[str]) -> Outcome:
        """Most points, then most rockets, then shared (10.4); alone, a score and a goal (10.5)."""
        rockets = [s.launched.count(seat) for seat in range(s.seats)]
        ended = ALL_LAUNCHED if rockets_left(s) == 0 else AFTER_LAST_ROUND
        if s.seats == 1:
            has, points = does(names[0], "has", "have"), counted(s.vp[0], "point")
            if rockets_left(s) == 0:
                text = f"{has} launched all {TILES} rockets and scored {points}."
                return Outcome([0], text, [ended, SOLO_GOAL])
            text = f"{has} launched {rockets[0]} of {TILES} rockets and scored {points}: a score to beat."
            return Outcome([], text, [ended, SOLO_SCORE])
        marks = standings(s)
        best = max(marks)
        winners = [seat for seat in range(s.seats) if marks[seat] == best]
        tied = any(mark[0] == best[0] for mark in marks if mark != best)
        text = f"{win(winners, names)} with {counted(best[0], 'point')}"
        if tied:
            text += ", the tie broken by rockets launched"
        ways = [ended]
        if tied:
            ways.append(TIE_BY_ROCKETS)
        if len(winners) > 1:
            ways.append(SHARED_WIN)
        elif not tied:
            ways.append(MOST_POINTS)
        return Outcome(winners, text + ".", ways)

    def result(self, s: OceanState) -> Result:
        """Rockets first: all eight are the goal (10.5)."""
        rockets = s.launched.count(0)
        return Result([rockets, s.vp[0]], f"{counted(rockets, 'rocket')} and {counted(s.vp[0], 'point')}")

    def endings(self) -> list[str]:
        return [AFTER_LAST_ROUND, ALL_LAUNCHED, MOST_POINTS, TIE_BY_ROCKETS, SHARED_WIN, SOLO_GOAL, SOLO_SCORE]

    def sheets(self) -> list[Sheet]:
        return sheets(self.content)

    def inventory(self, s: OceanState) -> dict[str, int]:
        """Every cube, water tile, worker, dollar and card is somewhere."""
        found: dict[str, int] = {}
        for kind in range(KINDS):
            count = s.supply[kind] + s.cells.count(kind) + s.air.count(kind) + s.loads.count(kind)
            count += sum(s.cargo[kind::KINDS]) + sum(s.hold[kind::KINDS])
            count += s.rondel[kind] if kind < MINERALS else 0
            found[f"cubes of {KIND_KEYS[kind]}"] = count
        for seat in range(s.seats):
            count = s.workers[seat] + s.reserve[seat] + s.recruits[seat] + sum(s.crowd[seat :: s.seats])
            count += sum(1 for place in s.tracks[seat * DEPOSITS : (seat + 1) * DEPOSITS] if place > 0)
            for space in range(SPACES):
                count += s.crew_workers[space] if s.crew_seat[space] == seat else 0
            found[f"workers of seat {seat}"] = count
        found["money"] = s.bank + sum(s.money)
        held = [slot for slot in range(len(s.water)) if self.content.tides.held(s.locks, slot)]
        on_board = [token for token in s.water if token != NONE]
        found["water tiles that are twice on the board"] = len(on_board) - len(set(on_board))
        found["slots without their water"] = sum(1 for slot in held if s.water[slot] == NONE)
        found["water where none is held"] = len(on_board) - sum(1 for slot in held if s.water[slot] != NONE)
        found["submersibles in the water"] = sum(1 for cell in s.subs if self.is_water(s, cell))
        found["cubes on dry ground"] = sum(1 for cell, kind in enumerate(s.cells) if kind != NONE and not self.is_water(s, cell))
        found["colony cards"] = len(s.deck) + sum(1 for card in s.row + s.under + s.city if card != NONE)
        to_come = s.rockets.count(NONE) if s.stage == SETUP else 0
        found["rockets"] = to_come + rockets_left(s) + sum(1 for owner in s.launched if owner != NONE)
        return found

    def is_water(self, s: OceanState, cell: int) -> bool:
        """Whether there is water in this cell."""
        tides = self.content.tides
        return cell >= 0 and cell % tides.rows < tides.top[s.locks * TILES + cell // tides.rows // TILE_WIDTH]

    def worth(self, s: OceanState, seat: int) -> int:
        return Sight(self.content, seat, self.weights.rows[s.seats]).worth(s)

    def worth_all(self, s: OceanState, seat: int, moves: list[Move]) -> list[int]:
        phase = self.phase(s)
        assert phase is not None, "nobody decides after the end"
        choices = Choices(self.content, phase, s, seat, self.weights.rows[s.seats])
        return [choices.worth(move) for move in moves]

    def feature_names(self) -> list[str]:
        return FEATURES

    def weigh(self, s: OceanState, seat: int, weights: list[int]) -> int:
        return Sight(self.content, seat, weights).worth(s)

    def weights_folder(self) -> Path:
        return Path(__file__).parent / "weights"

    def weighted(self, weights: Weights) -> Game[OceanState]:
        return Lineae(self.content, weights)

    def nearness(self, s: OceanState) -> int:
        """Rockets that were launched; and each cube on another one counts a little."""
        cubes = len(s.loads) - s.loads.count(NONE)
        return 100 * (LAUNCHED * s.launched.count(0) + cubes) // (LAUNCHED * TILES)

    def progress(self, s: OceanState) -> int:
        return progress(s, self.content)

    def variant(self, s: OceanState) -> str:
        return str(s.seats)

    def draw(self, view: OceanState, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        return draw(view, seat, offers, names, self.content, self.moves, layout)

    def sceneries(self) -> list[Scenery]:
        return [scenery(self.content, layout) for layout in LAYOUTS]

    def card(self, view: OceanState, seat: int, key: str, names: list[str]) -> Card | None:
        found = course_card(view, key, names, self.content.rounds) or card_for(view, seat, key, names, self.content)
        if found is not None and key.startswith("vessel-"):
            found.picture = vessel_picture(view, int(key.removeprefix("vessel-")) - 1, names, self.content, self.moves)
        return found

    def cover(self) -> str:
        return cover()

    def horizon(self) -> str:
        return icescape()

    def tower(self, seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
        return tower(seat, wide, high)

    def staged(self, event: Event, seat: int) -> tuple[int, str]:
        return staged(event, seat, self.vocabulary)

    def hat(self) -> str:
        return hat()

    def gauges(self, view: OceanState, seat: int, names: list[str]) -> list[Gauge]:
        return gauges(view, seat)

    def caption(self, view: OceanState, seat: int, move: Move, says: str) -> Caption:
        return caption(view, seat, move, says, self.content)

    def forecast(self, view: OceanState, seat: int, move: Move, names: list[str]) -> list[str]:
        return forecast(view, seat, move, self.content)

    def matters(self, view: OceanState, seat: int, names: list[str]) -> list[str]:
        return matters(view, seat, names, self.content)

    def gain(self, before: OceanState, after: OceanState, seat: int, feature: int, names: list[str]) -> str:
        return gain(before, after, seat, feature, self.content)

    def modest(self, view: OceanState, seat: int, move: Move, names: list[str]) -> str:
        return modest(view, seat, move, self.content)

    def purpose(self, before: OceanState, after: OceanState, seat: int, moves: list[Move], names: list[str]) -> str:
        return purpose(before, after, seat, moves, self.content)

    def within_reach(self, s: OceanState, seat: int) -> int:
        return within_reach(s, seat, self.content)

    def unwise(self, before: OceanState, after: OceanState, seat: int, moves: list[Move]) -> bool:
        return unwise(before, after, seat, moves, self.content)

    def useful(self, view: OceanState, seat: int) -> list[list[Move]]:
        return useful(view, seat, self.moves, self.content)

    def learner_overlooks(self) -> int:
        return 2

    def deeds(self, positions: list[OceanState]) -> list[Deed]:
        return deeds(positions, self.content)

    def recap(self, events: list[Event], names: list[str]) -> list[Line]:
        return gathered(recap(events, names, self.content), self.messages, self.vocabulary, names)

    def course(self, view: OceanState) -> Course:
        return course(view, self.content.rounds)

    def regions(self, view: OceanState, seat: int, names: list[str]) -> list[Region]:
        return regions(view, seat, names, self.content)


def open_box(folder: Path) -> Lineae:
    """The box with the content of this folder."""
    return Lineae(Content(folder))
