"""Mine the Moon, the contents page: its phases in rulebook order, set-up, view, scores and end."""

from pathlib import Path
from typing import Any, Final

from perilune.core.caption import Caption
from perilune.core.chance import HIDDEN, Rng
from perilune.core.drawing import WIDE, Card, Drawing, Scenery
from perilune.core.errors import BadOption
from perilune.core.game import Choice, Course, Game, Gauge, Option, Options, Outcome, Phase, Region, numbered
from perilune.core.journal import Event, Journal
from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.core.recap import Line, gathered
from perilune.core.sheet import Sheet
from perilune.core.weights import Weights, usual
from perilune.core.words import win
from perilune.games.mine_the_moon.bot.effects import is_last
from perilune.games.mine_the_moon.bot.tactics import filling, leaving, unwise
from perilune.games.mine_the_moon.bot.worth import FEATURES, progress, worth
from perilune.games.mine_the_moon.buildings.effect import HAND, waiting_building
from perilune.games.mine_the_moon.content import COLUMNS, COMMON, KINDS, PADS, SITES, SLOTS, Content
from perilune.games.mine_the_moon.draw.captions import caption
from perilune.games.mine_the_moon.draw.cover import cover
from perilune.games.mine_the_moon.draw.hat import hat
from perilune.games.mine_the_moon.draw.horizon import moonscape
from perilune.games.mine_the_moon.draw.scenery import sceneries
from perilune.games.mine_the_moon.draw.story import staged, tower
from perilune.games.mine_the_moon.draw.table import base_picture, draw
from perilune.games.mine_the_moon.messages import SAYS
from perilune.games.mine_the_moon.moves import DROP, PASS, SKIP_COMMON, SKIP_OWN, TASK_COMMON, TASK_OWN, Moves
from perilune.games.mine_the_moon.p0_setup import SetUp
from perilune.games.mine_the_moon.p1_task import Task
from perilune.games.mine_the_moon.p2_mine import Mine
from perilune.games.mine_the_moon.p3_work import Work, all_effects
from perilune.games.mine_the_moon.p4_launch import Launch
from perilune.games.mine_the_moon.robots import go_out
from perilune.games.mine_the_moon.rockets import pads_at_start
from perilune.games.mine_the_moon.state import (
    AT_HOME,
    BEYOND_TRACK,
    IN_BOX,
    IN_CRATER,
    LAUNCH,
    MINE,
    NOBODY,
    OVER,
    SETUP,
    TASK,
    WORK,
    MoonState,
)
from perilune.games.mine_the_moon.turn import standings
from perilune.games.mine_the_moon.words.cards import card
from perilune.games.mine_the_moon.words.coach import gain, matters, modest
from perilune.games.mine_the_moon.words.course import course, course_card
from perilune.games.mine_the_moon.words.forecast import forecast
from perilune.games.mine_the_moon.words.gauges import gauges
from perilune.games.mine_the_moon.words.recap import recap
from perilune.games.mine_the_moon.words.regions import regions
from perilune.games.mine_the_moon.words.tables import sheets

RULES_VERSION: Final = 2
SURE: Final = 50  # by so many hundredths of a point a team that scores makes a position of the last turn look better

# What decides a finished game.
MOST_DOMINANCE: Final = "the most Dominance wins"
TIE_ON_ROCKETS: Final = "a tie is broken by resources loaded on rockets"
TIE_IN_SILOS: Final = "a tie is broken by resources in the silos"
SHARED: Final = "a tie that nothing breaks is a shared win"


class MineTheMoon(Game[MoonState]):
    """The box."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or usual(self.weights_folder(), "mine_the_moon", FEATURES, content.digest, 5)
        self.moves = Moves(content)
        super().__init__(
            name="mine_the_moon",
            title="Mine the Moon",
            about="Robots work and mine: refine the finds and ship them off the Moon.",
            minutes="60-90",
            weight="medium",
            min_seats=2,
            max_seats=5,
            rules_version=RULES_VERSION,
            content_digest=content.digest,
            catalogue=self.moves.catalogue,
            vocabulary=self.moves.vocabulary,
            messages=SAYS,
            end_rule="6.3",
            options=[
                Option("crater", "Crater", [Choice(f.key, f"{f.name}: {f.note}") for f in content.faces]),
                Option("base", "Moonbase", [Choice(b.key, f"{b.name}: {b.note}") for b in content.bases], per_seat=True),
            ],
        )
        self.effects = all_effects(content, self.moves)
        self.jobs = self.effects.by_number
        self.phases: list[Phase[MoonState]] = numbered(
            {
                SETUP: SetUp(content, self.moves),
                TASK: Task(self.effects),
                MINE: Mine(content, self.moves),
                WORK: Work(self.effects),
                LAUNCH: Launch(content, self.moves),
            }
        )

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        options = super().settle(seats, chosen)
        bases = options.values["base"]
        for base in self.content.bases:
            if base.single and bases.count(base.key) > 1:
                raise BadOption(f"There is only one {base.name}: only one seat can choose {base.key!r}.")
        return options

    def deal(self, options: Options) -> MoonState:
        seats = options.seats
        bases = [self.options[1].index(key) for key in options.values["base"]]
        specs = [self.content.bases[base] for base in bases]
        sites: list[int] = []
        for spec in specs:
            sites += spec.sites
        return MoonState(
            seats=seats,
            face=self.options[0].index(options.values["crater"][0]),
            bases=bases,
            stage=SETUP,
            turn=0,
            last_turn=0,
            dominance=[0] * seats,
            order=[],
            at=0,
            passed=[0] * seats,
            teams=[NOBODY] * (COMMON * COLUMNS),
            crew=[0] * (seats * SITES),
            sites=sites,
            robots=[spec.robots for spec in specs],
            home=[spec.robots for spec in specs],
            silo=[0] * (seats * KINDS),
            crater=[0] * (seats * KINDS),
            ready=[0] * seats,
            spins=2 * seats,
            spun=[],
            held=[NOBODY] * (seats * SITES),
            pads=pads_at_start(seats, any(spec.own_pad for spec in specs)),
            loaded=[NOBODY] * (PADS * SLOTS),
            marked=[0] * PADS,
            deck=list(range(len(self.content.rockets))),
            stock=[building.stock[seats - 2] for building in self.content.buildings],
            covered=0,
            white_owner=NOBODY,
            white_where=IN_BOX,
            white_spot=0,
            grant=NOBODY,
            work_order=[],
            pending=[],
            silo_limit=[spec.silo for spec in specs],
            waits=[0] * seats,
            last_why=0,
        )

    def restore(self, data: dict[str, Any]) -> MoonState:
        older = {  # what a position lacks that was written before there were these fields
            "waits": [0] * data["seats"],
            "last_why": BEYOND_TRACK if data["last_turn"] else 0,
            "pending": [data["job"]] if data.get("job") else [],
        }
        return MoonState.restore({**older, **data})

    def phase(self, s: MoonState) -> Phase[MoonState] | None:
        if s.pending:
            return self.jobs[s.pending[-1][KIND]]
        return None if s.stage == OVER else self.phases[s.stage]

    def view(self, s: MoonState, seat: int) -> MoonState:
        """While robots are placed, each seat sees its own; the others' count as still at home (3.1)."""
        v = s.copy()
        if not self.all_open(s, seat):
            for other in range(s.seats):
                if other != seat:
                    for spot in range(other * KINDS, (other + 1) * KINDS):
                        v.home[other] += s.crater[spot]
                        v.crater[spot] = HIDDEN
            if s.white_where == IN_CRATER and s.white_owner != seat:
                v.white_where = AT_HOME
                v.white_spot = 0
        return v

    def all_open(self, s: MoonState, seat: int) -> bool:
        return not (s.stage == MINE and 0 in s.ready)

    def imagine(self, view: MoonState, seat: int, rng: Rng) -> MoonState:
        """The others' sealed robots, anywhere on the wheel; a seat that is not ready has perhaps not placed all."""
        s = view.copy()
        if HIDDEN not in s.crater:
            return s
        wedges = [kind for kind in range(KINDS) if self.content.faces[s.face].weights[kind] > 0]
        for other in range(s.seats):
            if s.crater[other * KINDS] != HIDDEN:
                continue
            for kind in range(KINDS):
                s.crater[other * KINDS + kind] = 0
            placed = s.home[other] if s.ready[other] == 1 else rng.below(s.home[other] + 1)
            for _ in range(placed):
                spot = other * KINDS + wedges[rng.below(len(wedges))]
                go_out(s, other, 1, IN_CRATER, spot)
                s.crater[spot] += 1
        return s

    def scores(self, s: MoonState) -> list[int]:
        return s.dominance[:]

    def outcome(self, s: MoonState, names: list[str]) -> Outcome:
        """Most Dominance; then most robots on rockets; then most in the silos; then shared (6.3, 6.4)."""
        marks = standings(s)
        best = max(marks)
        winners = [seat for seat in range(s.seats) if marks[seat] == best]
        rivals = [mark for seat, mark in enumerate(marks) if seat not in winners]
        text = f"{win(winners, names)} with {best[0]} Dominance"
        cause = self.endings()[0 if s.last_why == BEYOND_TRACK else 1]
        if len(winners) > 1:
            decided = SHARED
        elif all(mark[0] != best[0] for mark in rivals):
            decided = MOST_DOMINANCE
        else:
            decided = TIE_ON_ROCKETS if all(mark[:2] != best[:2] for mark in rivals) else TIE_IN_SILOS
            text += f": {decided}"
        return Outcome(winners, text + ".", [cause, decided])

    def endings(self) -> list[str]:
        return [
            f"somebody has more than {self.content.end_above} Dominance",
            "the rocket deck cannot refill a launchpad",
            MOST_DOMINANCE,
            TIE_ON_ROCKETS,
            TIE_IN_SILOS,
            SHARED,
        ]

    def sheets(self) -> list[Sheet]:
        return sheets(self.content)

    def inventory(self, s: MoonState) -> dict[str, int]:
        """Every robot is somewhere; every rocket card and every tile too."""
        found: dict[str, int] = {}
        for seat in range(s.seats):
            count = s.home[seat] + s.loaded.count(seat) + s.held.count(seat)
            count += sum(s.silo[seat * KINDS : (seat + 1) * KINDS]) + sum(s.crater[seat * KINDS : (seat + 1) * KINDS])
            count += sum(s.crew[seat * SITES : (seat + 1) * SITES])
            for spot, who in enumerate(s.teams):
                if who == seat:
                    count += self.content.commons[spot // COLUMNS].teams[spot % COLUMNS]
            count += sum(frame[HAND] for frame in s.pending if frame[SEAT] == seat)
            count -= 1 if s.white_owner == seat else 0
            found[f"robots of seat {seat} that are not where they should be"] = count - s.robots[seat]
        cards = len(s.deck) + sum(1 for pad in s.pads if pad >= 0) + s.covered
        cards += sum(1 for frame in s.pending if waiting_building(frame) != NOBODY)
        tiles = 0
        for number, spec in enumerate(self.content.buildings):
            if spec.advanced:
                cards += s.stock[number] + s.sites.count(number)
            else:
                tiles += s.stock[number]
        found["rocket cards"] = cards
        for spot, building in enumerate(s.sites):
            if spot % SITES < SITES - 3:
                start = self.content.bases[s.bases[spot // SITES]].sites[spot % SITES]
                while building >= 0 and building != start:
                    tiles += 1
                    building = self.content.buildings[building].on
        found["building tiles"] = tiles
        return found

    def worth(self, s: MoonState, seat: int) -> int:
        return worth(s, seat, self.content, self.weights.rows[s.seats])

    def feature_names(self) -> list[str]:
        return FEATURES

    def weigh(self, s: MoonState, seat: int, weights: list[int]) -> int:
        return worth(s, seat, self.content, weights)

    def weights_folder(self) -> Path:
        return Path(__file__).parent / "weights"

    def weighted(self, weights: Weights) -> Game[MoonState]:
        return MineTheMoon(self.content, weights)

    def progress(self, s: MoonState) -> int:
        return progress(s, self.content)

    def variant(self, s: MoonState) -> str:
        return str(s.seats)

    def gauges(self, view: MoonState, seat: int, names: list[str]) -> list[Gauge]:
        return gauges(view, seat, self.content.end_above + 1)

    def caption(self, view: MoonState, seat: int, move: Move, says: str) -> Caption:
        return caption(view, seat, move, says, self.content)

    def forecast(self, view: MoonState, seat: int, move: Move, names: list[str]) -> list[str]:
        return forecast(view, move, self.content)

    def matters(self, view: MoonState, seat: int, names: list[str]) -> list[str]:
        return matters(view, seat, names, self.content)

    def gain(self, before: MoonState, after: MoonState, seat: int, feature: int, names: list[str]) -> str:
        return gain(before, after, seat, feature, names, self.content)

    def modest(self, view: MoonState, seat: int, move: Move, names: list[str]) -> str:
        return modest(view, seat, move, self.content)

    def unwise(self, before: MoonState, after: MoonState, seat: int, moves: list[Move]) -> bool:
        if any(move.kind == DROP for move in moves):
            return unwise(before, after, seat, moves, self.content)
        if self._warned(before, seat, moves[0]) or self._idles(before, seat, moves) or self._waives(before, seat, moves[0]):
            return True
        return unwise(before, after, seat, moves, self.content)

    def within_reach(self, s: MoonState, seat: int) -> int:
        return leaving(s, seat, self.content)

    def useful(self, view: MoonState, seat: int) -> list[list[Move]]:
        phase = self.phase(view)
        legal = [] if phase is None else phase.legal(view, seat)
        full = filling(view, seat, legal, self.moves, self.content)
        found = [full] if full else []
        for move in legal:
            assert phase is not None
            after = view.copy()
            phase.play(after, seat, move, Journal(silent=True))
            if not self._warned(view, seat, move) and not unwise(view, after, seat, [move], self.content):
                found.append([move])
        return found

    def _idles(self, s: MoonState, seat: int, moves: list[Move]) -> bool:
        """Whether a team is brought home, now or later, that could work by then."""
        now = s.copy()
        for move in moves:
            phase = self.phase(now)
            if phase is None or phase.why_not(now, seat, move) != 0:
                return False
            verb = {SKIP_COMMON: self.moves.work, SKIP_OWN: self.moves.work_own}.get(move.kind)
            if verb is not None:
                work = verb.at(move.a)
                if phase.why_not(now, seat, work) == 0 and phase.warning(now, seat, work) == 0:
                    return True
            phase.play(now, seat, move, Journal(silent=True))
        return False

    def _waives(self, s: MoonState, seat: int, move: Move) -> bool:
        """Whether somebody passes in the last turn who could still send a team that surely scores."""
        phase = self.phase(s)
        if move.kind != PASS or not is_last(s) or phase is None:
            return False
        worth = self.worth(s, seat)
        teams = [task for task in phase.legal(s, seat) if task.kind in (TASK_COMMON, TASK_OWN)]
        return any(value >= worth + SURE for value in self.worth_all(s, seat, teams))

    def _warned(self, s: MoonState, seat: int, move: Move) -> bool:
        """Whether a player would be warned of this move."""
        phase = self.phase(s)
        return phase is not None and phase.warning(s, seat, move) != 0

    def recap(self, events: list[Event], names: list[str]) -> list[Line]:
        return gathered(recap(events, names, self.content), self.messages, self.vocabulary, names)

    def course(self, view: MoonState) -> Course:
        return course(view)

    def regions(self, view: MoonState, seat: int, names: list[str]) -> list[Region]:
        return regions(view, seat, names, self.content)

    def draw(self, view: MoonState, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        return draw(view, seat, offers, names, self.effects, layout)

    def card(self, view: MoonState, seat: int, key: str, names: list[str]) -> Card | None:
        told = course_card(view, key, names, self.content) or card(view, seat, key, names, self.content)
        if told is not None and key.startswith("base-"):
            told.picture = base_picture(view, int(key[5:]) - 1, names, self.effects)
        return told

    def sceneries(self) -> list[Scenery]:
        return sceneries(self.content)

    def cover(self) -> str:
        return cover()

    def horizon(self) -> str:
        return moonscape()

    def tower(self, seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
        return tower(seat, wide, high, won)

    def staged(self, event: Event, seat: int) -> tuple[int, str]:
        return staged(event, seat, self.vocabulary)

    def hat(self) -> str:
        return hat()


def open_box(folder: Path) -> MineTheMoon:
    """The box with the content of this folder."""
    return MineTheMoon(Content(folder))
