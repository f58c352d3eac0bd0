"""Rules, chapters 2, 4, 11: the decisions of the resolution phase."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.cards.instruments import INSTRUMENTS
from perilune.games.astronavigators.cards.quests import finish_quest
from perilune.games.astronavigators.content import CONTINENTS, HELICOPTER, QUESTS, SPACECRAFT, WEEKS
from perilune.games.astronavigators.jobs import ASK_DIE, CONTINENTS_MASK, NavJob, ask
from perilune.games.astronavigators.messages import (
    E_CONNECT,
    E_HELIPORT,
    E_RETURNED,
    E_SAVED,
    E_SEARCH,
    E_STAY,
    E_SWITCH,
    E_TOKEN,
    ICON_TILE,
    MUST_GO,
    NO_HOP,
    NO_ICON,
    NO_ROLL,
    NO_SLOT,
    NO_STOP,
    NO_TILE_THERE,
    NOT_BOTH,
    NOT_GOING,
    NOT_SPHEN,
    NOWHERE,
    OPEN_SEA,
    TILE_FLIPPED,
    TILE_NO_ICON,
    TOKEN_ACTIVE,
    TOO_FAR,
    W_PORT_THERE,
)
from perilune.games.astronavigators.moves import (
    CONNECT,
    FINISH_QUEST,
    FLIP,
    GIVE_BACK,
    GO,
    HELIPORT,
    HOP,
    ROLL,
    SEARCH_CARD,
    STAY,
    STOP,
    SWITCH_WEEK,
    TAKE_TOKEN,
    VISIT_ONE,
    place_label,
)
from perilune.games.astronavigators.p1_choices import why_not_finish
from perilune.games.astronavigators.sequence import go_on
from perilune.games.astronavigators.state import ACTIVE, NOBODY, OPEN_QUEST, NavState
from perilune.games.astronavigators.week import SAVED, score_now
from perilune.games.astronavigators.world.observe import flip_tile, helpers
from perilune.games.astronavigators.world.travel import (
    DICE,
    FREE_RIDE,
    MAY_ROLL,
    NO_DICE,
    PORTS,
    PRIMARY,
    VEHICLE,
    arrival_gives,
    arrive,
    can_go,
    connection_vehicle,
    destinations,
    icons_at,
    in_range,
    may_roll,
    may_stop,
    pad_words,
    visit,
)


class Travel(NavJob):
    """The declared movement, then connections, until the traveller stops."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        m = self.moves
        trip = s.pending[-1]
        found: list[Move] = []
        if trip[VEHICLE] >= 0:
            for square in destinations(s, self.content, seat, trip[VEHICLE]):
                found.append(m.go.at(square))
        if trip[PRIMARY] == 1:
            found.append(m.stay.at())
        if trip[PORTS] < character_of(s, seat).heliports:
            found += m.heliport.moves
        if trip[VEHICLE] == NOBODY:
            found.append(m.stop.at())
            if trip[DICE] == MAY_ROLL:
                found.append(m.roll.at())
            for continent in range(CONTINENTS):
                if connection_vehicle(s, self.content, seat, continent) >= 0:
                    found.append(m.connect.at(continent))
            if trip[DICE] == FREE_RIDE:
                for vehicle in range(SPACECRAFT):
                    found.append(m.hop.at(vehicle))
            for quest in range(QUESTS):
                if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
                    found.append(m.finish_quest.at(quest))
        return found

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find; while a vehicle waits to go, its destinations are known to be legal."""
        if s.pending[-1][VEHICLE] == NOBODY or character_of(s, seat).heliports > 0:
            return [move for move in self.candidates(s, seat) if self.why_not(s, seat, move) == 0]
        return self.candidates(s, seat)

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        kind = move.kind
        trip = s.pending[-1]
        vehicle = trip[VEHICLE]
        if kind == GO:
            if vehicle == NOBODY:
                return NOT_GOING
            if move.a not in in_range(s, self.content, seat, vehicle):
                return because(TOO_FAR, vehicle, s.square[seat], move.a)
            return 0 if may_stop(s, self.content, seat, move.a, vehicle) else because(NO_STOP, vehicle, move.a)
        if kind == HELIPORT:
            return self.why_not_heliport(s, seat, move)
        if kind == STAY:
            return 0 if trip[PRIMARY] == 1 else move.when
        if kind not in (STOP, CONNECT, ROLL, HOP, FINISH_QUEST):
            return move.when
        if vehicle != NOBODY:
            return MUST_GO
        if kind == CONNECT:
            return self.why_not_connect(s, seat, move.a)
        if kind == ROLL:
            return 0 if trip[DICE] == MAY_ROLL else NO_ROLL
        if kind == HOP:
            if trip[DICE] != FREE_RIDE:
                return NO_HOP
            here = s.square[seat]
            if icons_at(s, self.content, seat, here, move.a) == 0:
                return because(NO_ICON, move.a, here)
            return self.why_not_from_here(s, seat, move.a)
        return 0 if kind == STOP else why_not_finish(s, self.content, seat, move.a)

    def why_not_connect(self, s: NavState, seat: int, continent: int) -> int:
        """A connection: an unflipped tile whose vehicle has its icon here and somewhere to go (4.12)."""
        spot = seat * CONTINENTS + continent
        if s.tiles[spot] < 0:
            return because(NO_TILE_THERE, continent)
        if s.flipped[spot] == 1:
            return because(TILE_FLIPPED, continent)
        here = s.square[seat]
        vehicle = connection_vehicle(s, self.content, seat, continent)
        if icons_at(s, self.content, seat, here, vehicle) == 0:
            return because(TILE_NO_ICON, continent, vehicle, here)
        return self.why_not_from_here(s, seat, vehicle)

    def why_not_from_here(self, s: NavState, seat: int, vehicle: int) -> int:
        """A connection must lead somewhere (4.12)."""
        return 0 if can_go(s, self.content, seat, vehicle) else because(NOWHERE, s.square[seat], vehicle)

    def why_not_heliport(self, s: NavState, seat: int, move: Move) -> int:
        trip = s.pending[-1]
        if trip[PORTS] >= character_of(s, seat).heliports or (trip[PRIMARY] == 0 and trip[PORTS] == 0):
            return NOT_SPHEN
        if trip[PRIMARY] == 0 and trip[VEHICLE] != NOBODY:
            return MUST_GO
        return OPEN_SEA if self.content.earth.land_of[move.b] < 0 else 0

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        """Where one goes, what the arrival brings, and how far a launch pad is then; with which vehicle a tile leads on."""
        vehicle = s.pending[-1][VEHICLE]
        onward = connection_vehicle(s, self.content, seat, move.a) if move.kind == CONNECT else NOBODY
        if onward != NOBODY:
            by, continent = self.content.vehicle_names[onward].lower(), self.content.characters[move.a].continent
            return f"Travel on by {by}, with the tile of {continent}"
        if move.kind != GO or vehicle == NOBODY:
            return ""
        more = arrival_gives(s, self.content, seat, move.a, vehicle)
        told = [f"+{more} knowledge"] if more else []
        pad = pad_words(s, self.content, seat, move.a)
        told += [pad] if pad else []
        return f"Go to {place_label(self.content, move.a)}: {', '.join(told)}" if told else ""

    def warning(self, s: NavState, seat: int, move: Move) -> int:
        return because(W_PORT_THERE, move.b) if move.kind == HELIPORT and self.content.earth.icon(move.b, HELICOPTER) else 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        kind = move.kind
        c = self.content
        trip = s.pending[-1]
        if kind == GO:
            vehicle = trip[VEHICLE]
            chained = trip[DICE] == FREE_RIDE
            trip[VEHICLE] = NOBODY
            trip[PRIMARY] = 0
            trip[PORTS] = 2  # heliports are placed instead of moving
            arrive(s, c, seat, move.a, vehicle, journal)
            trip[DICE] = MAY_ROLL if not chained and may_roll(s, c, seat) else NO_DICE
        elif kind == HELIPORT:
            s.heliports[move.a] = move.b
            trip[PORTS] += 1
            trip[PRIMARY] = 0
            trip[VEHICLE] = NOBODY
            journal.tell(E_HELIPORT, seat, move.b)
            return
        elif kind == CONNECT:
            trip[VEHICLE] = connection_vehicle(s, c, seat, move.a)
            s.flipped[seat * CONTINENTS + move.a] = 1
            journal.tell(E_CONNECT, seat, move.a)
        elif kind == HOP:
            trip[VEHICLE] = move.a
        elif kind == ROLL:
            ask(s, ASK_DIE, seat)
            return
        elif kind == FINISH_QUEST:
            finish_quest(s, c, seat, move.a, journal)
        else:
            if kind == STAY:
                journal.tell(E_STAY, seat)
            s.pending.pop()
        go_on(s, c, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        vehicle = s.pending[-1][VEHICLE]
        if vehicle >= 0:
            return f"Where do you go by {self.content.vehicle_names[vehicle].lower()}?"
        return "Travel on with a continent tile, or stop here."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'travels', 'travel')}."


class Visit(NavJob):
    """The icon belongs to two continents that are both new: which is visited? (4.16)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.visit.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != VISIT_ONE:
            return move.when
        return 0 if s.pending[-1][CONTINENTS_MASK] >> move.a & 1 else because(NOT_BOTH, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        visit(s, self.content, seat, move.a, journal)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Which continent do you visit here?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'arrives', 'arrive')}."


class Technique(NavJob):
    """Several tiles could give the technique that a card needs: which is flipped? (11.2, 11.3)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.flip.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != FLIP:
            return move.when
        return 0 if helpers(s, self.content, seat, s.todo[0] % SAVED) >> move.a & 1 else because(ICON_TILE, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        flip_tile(s, seat, move.a, journal)
        score_now(s, self.content, seat, journal)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return f"Which tile do you flip to observe {self.content.cards[s.todo[0] % SAVED].name}?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'observes', 'observe')}."


class Keep(NavJob):
    """Neil's save area is full: which card is laid back on the week? (2.5, 9.3)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.give_back.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != GIVE_BACK:
            return move.when
        return 0 if move.a < character_of(s, seat).saves and s.saved[seat * 3 + move.a] != NOBODY else because(NO_SLOT, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        cards = s.weeks[s.week]
        card = cards.pop()
        back = s.saved[seat * 3 + move.a]
        cards.append(back)
        s.saved[seat * 3 + move.a] = card
        journal.tell(E_RETURNED, seat, back)
        journal.tell(E_SAVED, seat, card)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Your save area is full. Which card do you give back?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'saves', 'save')} a card."


class Token(NavJob):
    """Earth Rise gives a lunar phase token of the player's choice (12.2)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.moves.take_token.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != TAKE_TOKEN:
            return move.when
        return because(TOKEN_ACTIVE, move.a) if s.phases[seat * WEEKS + move.a] == ACTIVE else 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        s.phases[seat * WEEKS + move.a] = ACTIVE
        journal.tell(E_TOKEN, seat, move.a)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Which lunar phase token do you take?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'watches', 'watch')} the Earth rise."


class Search(NavJob):
    """An instrument that was brought along is used (15.4)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return [self.moves.stop.at()] + self.moves.search.moves + self.moves.switch.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        instrument = INSTRUMENTS[s.brought[s.week]]
        if move.kind == SEARCH_CARD:
            return instrument.why_not_find(s, move.a)
        if move.kind == SWITCH_WEEK:
            return instrument.why_not_switch(s, move.a)
        return 0 if move.kind == STOP else move.when

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        instrument = INSTRUMENTS[s.brought[s.week]]
        s.brought[s.week] = NOBODY
        if move.kind == SEARCH_CARD:
            instrument.find(s, move.a)
            journal.tell(E_SEARCH, seat, move.a, instrument.number)
        elif move.kind == SWITCH_WEEK:
            given, taken = instrument.given(s), s.weeks[move.a][-1]
            instrument.give(s, taken)
            s.weeks[move.a][-1] = given
            journal.tell(E_SWITCH, seat, given, taken)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return f"Use the {self.content.quests[s.brought[s.week]].instrument}: choose a card, or stop."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'uses', 'use')} an instrument."
