"""Rules, chapter 2: the action phase. In turn, everybody takes a free week and says what will be done there."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import counted, does
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.cards.quests import can_bring, finish_quest
from perilune.games.astronavigators.content import (
    CARDS,
    CONTINENTS,
    EARTH_RISE,
    SPACECRAFT,
    TIME,
    VEHICLES,
    WEEKS,
)
from perilune.games.astronavigators.jobs import BRING, NavPhase, begin
from perilune.games.astronavigators.messages import (
    BAD_TIMING,
    E_OBSERVE_PLAN,
    E_PLAN_PLAN,
    E_PLANNED_PLAN,
    E_REST_PLAN,
    E_TRAVEL_PLAN,
    IN_SPACE,
    NEEDS_CONSTELLATION,
    NEEDS_SOLAR,
    NO_ICON,
    NO_PAD,
    NO_PLANET_CARD,
    NO_SAVED,
    NO_SECOND,
    NO_TERRA,
    NO_TIME,
    NOT_ON_MOON,
    NOT_TRAINED,
    NOTHING_THERE,
    NOWHERE,
    OFF_EARTH,
    SHADOW_THERE,
    TERRA_IN_DECK,
    W_FEW_NK,
    W_FEW_NK_BACK,
    W_LAST_PLAN,
    W_SAVED_BACK,
    W_UNSEEN,
    WEEK_TAKEN,
)
from perilune.games.astronavigators.moves import (
    DO_OBSERVE,
    DO_PLAN,
    DO_PLANNED,
    DO_TRAVEL,
    EARTH_RISE_ACTION,
    FINISH_QUEST,
    OBSERVE_PLANET,
    OBSERVE_SECOND,
    PASS,
    PLAN_PLANET,
    TRADE_TILES,
    USE_ICON,
)
from perilune.games.astronavigators.p1_choices import (
    before_week,
    begin_quest,
    use_icon,
    why_not_finish,
    why_not_icon,
    why_not_trade,
)
from perilune.games.astronavigators.sequence import go_on, next_action
from perilune.games.astronavigators.state import (
    CONSTELLATION,
    EARTHRISE,
    FIRST_AND_FAST,
    JOURNEY,
    MOON,
    NO_ACTION,
    NOBODY,
    OBSERVE,
    PLAN,
    PLANNED,
    REST,
    SOLAR_SYSTEM,
    SOLO,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.foretell import observing
from perilune.games.astronavigators.words.places import ICON_NAMES
from perilune.games.astronavigators.world.launch import flight_cost, has_pad, launch_gives, phases_spare
from perilune.games.astronavigators.world.observe import flip_tile, why_not_observer, why_not_see
from perilune.games.astronavigators.world.travel import arrival_gives, can_go, destinations, may_stop, trips_from

ON_WEEKS: Final = [
    DO_OBSERVE, OBSERVE_SECOND, DO_TRAVEL, DO_PLAN, DO_PLANNED, OBSERVE_PLANET, PLAN_PLANET, EARTH_RISE_ACTION, PASS,
]  # fmt: skip


class Action(NavPhase):
    """`at` is the seat whose go it is. Before it takes a week it may use icons of its tiles and complete quests."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        m = self.moves
        found: list[Move] = []
        on_earth = s.place[seat] == 0
        for week in range(WEEKS):
            if s.who[week] != NOBODY:
                continue
            found.append(m.pass_.at(week))
            if on_earth:
                found.append(m.observe.at(week))
                for vehicle in range(VEHICLES):
                    found.append(m.travel.at(week, vehicle))
            else:
                found.append(m.travel.at(week, SPACECRAFT))
            found.append(m.plan.at(week))
            found.append(m.planned.at(week))
            if s.mode != FIRST_AND_FAST:
                found.append(m.observe_second.at(week))
                found.append(m.earth_rise.at(week))
                found.append(m.observe_planet.at(week))
                found.append(m.plan_planet.at(week))
        if s.mode != FIRST_AND_FAST:
            found += before_week(s, self.moves, seat)
        return found

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find, but what is the same in each week is asked once."""
        m = self.moves
        ways: list[int] = []
        if s.place[seat] == 0:  # a vehicle without its icon here has nowhere to go
            ways = [vehicle for vehicle in range(SPACECRAFT) if can_go(s, self.content, seat, vehicle)]
        if self.why_not_travel(s, seat, SPACECRAFT) == 0:
            ways.append(SPACECRAFT)
        observer = why_not_observer(s, seat) == 0
        found: list[Move] = []
        for week in range(WEEKS):
            if s.who[week] != NOBODY or (s.mode == SOLO and week in (s.bad, s.shadow)):
                continue
            found.append(m.pass_.at(week))
            if observer and self.why_not_observe(s, seat, week, self.card_at(s, week, 1)) == 0:
                found.append(m.observe.at(week))
            for vehicle in ways:
                found.append(m.travel.at(week, vehicle))
            if observer and s.weeks[week]:
                found.append(m.plan.at(week))
            if self.why_not_planned(s, seat, week) == 0:
                found.append(m.planned.at(week))
            if s.mode != FIRST_AND_FAST:
                for move in (
                    m.observe_second.at(week), m.earth_rise.at(week), m.observe_planet.at(week), m.plan_planet.at(week),
                ):  # fmt: skip
                    if self.why_not(s, seat, move) == 0:
                        found.append(move)
        if s.mode != FIRST_AND_FAST:
            for move in before_week(s, self.moves, seat):
                if self.why_not(s, seat, move) == 0:
                    found.append(move)
        return found

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        kind = move.kind
        if kind == USE_ICON:
            return why_not_icon(s, self.content, seat, move.a)
        if kind == FINISH_QUEST:
            return why_not_finish(s, self.content, seat, move.a)
        if kind == TRADE_TILES:
            return why_not_trade(s, seat, move)
        if kind not in ON_WEEKS:
            return move.when
        week = move.a
        if s.who[week] != NOBODY:
            return because(WEEK_TAKEN, week, s.who[week])
        if s.mode == SOLO and week in (s.bad, s.shadow):
            return because(BAD_TIMING if week == s.bad else SHADOW_THERE, week)
        if kind == PASS:
            return 0
        if kind == DO_TRAVEL:
            return self.why_not_travel(s, seat, move.b)
        if kind == DO_OBSERVE:
            return self.why_not_observe(s, seat, week, self.card_at(s, week, 1))
        if kind == DO_PLAN:
            return self.why_not_plan(s, seat, week)
        if kind == DO_PLANNED:
            return self.why_not_planned(s, seat, week)
        if kind == OBSERVE_SECOND:
            return self.why_not_second(s, seat, week)
        if kind == EARTH_RISE_ACTION:
            if s.mode != CONSTELLATION:
                return NEEDS_CONSTELLATION if s.mode == FIRST_AND_FAST else TERRA_IN_DECK
            if s.place[seat] != MOON:
                return NOT_ON_MOON
            return 0 if s.terra > 0 and s.scored[seat * CARDS + EARTH_RISE] == 0 else NO_TERRA
        return self.why_not_planet(s, seat, kind, week)

    def card_at(self, s: NavState, week: int, depth: int) -> int:
        """The card so deep in the week's stack, 1 for the top, or NOBODY."""
        cards = s.weeks[week]
        return cards[-depth] if len(cards) >= depth else NOBODY

    def why_not_observe(self, s: NavState, seat: int, week: int, card: int) -> int:
        if s.mode >= SOLAR_SYSTEM and can_bring(s, seat):
            return why_not_observer(s, seat)  # an instrument may change the card (15.4)
        if card == NOBODY:
            return because(NOTHING_THERE, week)
        return why_not_see(s, self.content, seat, card, week)

    def why_not_plan(self, s: NavState, seat: int, week: int) -> int:
        why = why_not_observer(s, seat)
        if why != 0:
            return why
        return 0 if s.weeks[week] else because(NOTHING_THERE, week)

    def why_not_planned(self, s: NavState, seat: int, week: int) -> int:
        why = NO_SAVED
        for slot in range(3):
            card = s.saved[seat * 3 + slot]
            if card != NOBODY:
                this = why_not_see(s, self.content, seat, card, week)
                if this == 0:
                    return 0
                if why == NO_SAVED:
                    why = this
        return why

    def why_not_second(self, s: NavState, seat: int, week: int) -> int:
        """The Time technique scores the second card (11.1)."""
        if s.mode == FIRST_AND_FAST:
            return NEEDS_CONSTELLATION
        if self.content.characters[s.character[seat]].technique != TIME:
            return NO_TIME
        card = self.card_at(s, week, 2)
        if card == NOBODY:
            return because(NO_SECOND, week)
        return self.why_not_observe(s, seat, week, card)

    def why_not_planet(self, s: NavState, seat: int, kind: int, week: int) -> int:
        if s.mode < SOLAR_SYSTEM:
            return NEEDS_SOLAR
        if s.planet_top == NOBODY:
            return NO_PLANET_CARD
        if kind == OBSERVE_PLANET:
            return why_not_see(s, self.content, seat, s.planet_top, week)
        if s.planet_top == EARTH_RISE:
            return 0 if s.place[seat] == 0 else IN_SPACE
        return why_not_observer(s, seat)

    def why_not_travel(self, s: NavState, seat: int, vehicle: int) -> int:
        if vehicle == SPACECRAFT:
            if s.place[seat] != 0:
                return 0
            if s.astronaut[seat] == 0:
                return NOT_TRAINED
            return 0 if has_pad(s, self.content, seat) else because(NO_PAD, s.square[seat])
        if s.place[seat] != 0:
            return OFF_EARTH
        if not may_stop(s, self.content, seat, s.square[seat], vehicle):
            return because(NO_ICON, vehicle, s.square[seat])
        return 0 if can_go(s, self.content, seat, vehicle) else because(NOWHERE, s.square[seat], vehicle)

    def warning(self, s: NavState, seat: int, move: Move) -> int:
        kind, week = move.kind, move.a
        if kind in (DO_PLAN, PLAN_PLANET):
            if s.round == YEAR and not (kind == PLAN_PLANET and s.planet_top == EARTH_RISE):
                return because(W_LAST_PLAN, YEAR - 1)
            card = s.saved[seat * 3]
            return because(W_SAVED_BACK, card) if character_of(s, seat).saves == 1 and card != NOBODY else 0
        if kind in (DO_OBSERVE, OBSERVE_SECOND):
            card = self.card_at(s, week, 1 if kind == DO_OBSERVE else 2)
            if card == NOBODY:
                return because(NOTHING_THERE, week)
            return 0 if why_not_see(s, self.content, seat, card, week) == 0 else because(W_UNSEEN, card, week)
        if kind == DO_TRAVEL and move.b == SPACECRAFT and s.place[seat] == 0:
            cost, has = flight_cost(s, self.content), s.nk[seat] + launch_gives(s, self.content, seat)
            if has + phases_spare(s, self.content, seat) < cost:
                return because(W_FEW_NK if s.mode == FIRST_AND_FAST else W_FEW_NK_BACK, has, cost)
        return 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        if kind == USE_ICON:
            use_icon(s, self.content, seat, move.a, journal)
        elif kind == FINISH_QUEST:
            finish_quest(s, self.content, seat, move.a, journal)
        elif kind == TRADE_TILES:
            flip_tile(s, seat, move.a, journal)
            flip_tile(s, seat, move.b, journal)
            begin_quest(s, seat)
        else:
            self.declare(s, seat, move, journal)
        go_on(s, self.content, journal)

    def declare(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        """The seat takes the week."""
        kind, week = move.kind, move.a
        s.who[week] = seat
        s.turn += 1
        if s.mode == SOLO:
            s.last_week = week
        if kind == OBSERVE_SECOND:
            s.weeks[week].insert(0, s.weeks[week].pop())
        if kind in (OBSERVE_PLANET, PLAN_PLANET):
            s.weeks[week].append(s.planet_top)
            s.planet_top = NOBODY
        if kind in (DO_OBSERVE, OBSERVE_SECOND, OBSERVE_PLANET):
            s.action[week] = OBSERVE
            journal.tell(E_OBSERVE_PLAN, seat, week)
        elif kind in (DO_PLAN, PLAN_PLANET):
            s.action[week] = PLAN
            journal.tell(E_PLAN_PLAN, seat, week)
        elif kind == DO_TRAVEL:
            s.action[week] = JOURNEY
            s.via[week] = move.b
            s.die[seat] = move.b
            journal.tell(E_TRAVEL_PLAN, seat, week, move.b)
        elif kind == DO_PLANNED:
            s.action[week] = PLANNED
            for slot in range(3):
                card = s.saved[seat * 3 + slot]
                if card != NOBODY:
                    s.weeks[week].append(card)
                    s.saved[seat * 3 + slot] = NOBODY
                    s.laid[week] += 1
            journal.tell(E_PLANNED_PLAN, seat, week)
        elif kind == EARTH_RISE_ACTION:
            s.action[week] = EARTHRISE
            journal.tell(E_OBSERVE_PLAN, seat, week)
        else:
            s.action[week] = REST
            journal.tell(E_REST_PLAN, seat, week)
        if s.mode >= SOLAR_SYSTEM and can_bring(s, seat) and s.action[week] not in (NO_ACTION, REST):
            begin(s, [BRING, seat])
        else:
            next_action(s)

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        """What is done and what it brings. A week's own name, a phase of the Moon, would be taken for its card's: it is left out."""
        c, kind, week = self.content, move.kind, f"week {move.a + 1}"
        if kind == DO_TRAVEL:
            if move.b == SPACECRAFT:
                return f"Fly on in {week}" if s.place[seat] else f"Launch in {week}"
            vehicle = c.vehicle_names[move.b].lower()
            gives = c.vehicle_nk[move.b] if s.round <= YEAR and s.used[seat * VEHICLES + move.b] == 0 else 0
            return f"Travel in {week} by {vehicle}: " + (f"first use +{gives}" if gives else self.leads(s, seat, move.b))
        if kind == PASS:
            return f"Stay put in {week}"
        if kind == DO_PLANNED:
            saved = [card for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0]
            named = " and ".join(c.cards[card].name for card in saved)
            return f"Observe saved {named} in {week}: {self.brings(s, seat, saved, move.a)}"
        if kind in (OBSERVE_PLANET, PLAN_PLANET) and s.planet_top >= 0:
            name = c.cards[s.planet_top].name
            if kind == PLAN_PLANET:
                return f"Save {name} in {week} for later"
            return f"Observe {name} in {week}: {self.brings(s, seat, [s.planet_top], move.a)}"
        if kind == USE_ICON:
            return self.icon_words(s, seat, move.a)
        card = self.card_at(s, move.a, 1) if kind in (DO_OBSERVE, DO_PLAN) else NOBODY
        if card == NOBODY:
            return ""
        if kind == DO_PLAN:
            return f"Save {c.cards[card].name} of {week} for later"
        return f"Observe {c.cards[card].name} in {week}: {self.brings(s, seat, [card], move.a)}"

    def leads(self, s: NavState, seat: int, vehicle: int) -> str:
        """What a vehicle that was used before is good for: the most that an arrival gives, else a launch pad, else how far it leads."""
        squares = destinations(s, self.content, seat, vehicle)
        most = max([arrival_gives(s, self.content, seat, square, vehicle) for square in squares], default=0)
        if most:
            return f"up to +{most}"
        if any(trips_from(s, self.content, seat, square) == 0 for square in squares):
            return "to a launch pad"
        return f"{counted(len(squares), 'place')} to go"

    def icon_words(self, s: NavState, seat: int, continent: int) -> str:
        """A sign of a tile by its name, and what it is for."""
        tile = s.tiles[seat * CONTINENTS + continent]
        if tile < 0:
            return ""
        sign = ICON_NAMES[self.content.tiles[tile].icon]
        use = " to get a quest" if sign == ICON_NAMES[0] else ""
        return f"Use the {sign} on your tile of {self.content.characters[continent].continent}{use}"

    def brings(self, s: NavState, seat: int, cards: list[int], week: int) -> str:
        """What observing these cards brings, as far as they are seen in the week."""
        seen = [card for card in cards if why_not_see(s, self.content, seat, card, week) == 0]
        return observing(s, self.content, seat, seen) if seen else "not seen without an instrument"

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        month = self.content.sky.months[(s.round - 1) % 12].name
        return f"{month}: choose a week and what you will do in it."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(names[s.at], 'chooses', 'choose')} a week and an action."
