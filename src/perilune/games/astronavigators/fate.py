"""Chance: everything that is drawn, dealt, turned or rolled. What it has to answer stands in `fate`, in pairs."""

from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from perilune.core.move import Move, Verb
from perilune.games.astronavigators.content import (
    BASIC,
    CARDS,
    EARTH,
    FIRST_PLANET,
    KINDS_OF_TILE,
    POLES,
    TRACK,
)
from perilune.games.astronavigators.flight import (
    FRAME,
    SEAT,
    SECOND,
    STEPS,
    free_abort,
    kind_of,
    reshuffle,
    step,
    top,
)
from perilune.games.astronavigators.messages import (
    CHANCE_DECIDES,
    E_DEAL,
    E_DIFFERENCE,
    E_DRAW,
    E_DRAW_VALUE,
    E_EQUAL,
    E_EXCHANGE,
    E_FIRST,
    E_FREE,
    E_GUESS,
    E_OFFER_CHARACTER,
    E_PLANET_TOP,
    E_REDRAW,
    E_ROLL,
    E_SHADOW_PUT,
    E_SITE_OFFER,
    E_TOP,
    E_TURNED,
    NOT_POSSIBLE,
)
from perilune.games.astronavigators.moves import (
    CHANCE_CARD,
    CHANCE_CHARACTER,
    CHANCE_DIE,
    CHANCE_PLANET,
    CHANCE_QUEST,
    CHANCE_SEAT,
    CHANCE_SECTION,
    CHANCE_SITE,
    CHANCE_TILE,
    CHANCE_VALUE,
)
from perilune.games.astronavigators.phase import NavPhase
from perilune.games.astronavigators.state import (
    DRAFT,
    FATE_DEAL,
    FATE_DIE,
    FATE_DRAW,
    FATE_FIRST,
    FATE_GUESS,
    FATE_KEPT,
    FATE_OFFER,
    FATE_PILE,
    FATE_PLANET,
    FATE_QUEST,
    FATE_REDRAW,
    FATE_REVEAL,
    FATE_SECOND,
    FATE_SHADOW,
    FATE_SITE,
    FATE_TAKE,
    FATE_TOP,
    NOBODY,
    NavState,
)
from perilune.games.astronavigators.travel import DICE, FREE_RIDE, NO_DICE
from perilune.games.astronavigators.turn import go_on


class Fate(NavPhase):
    """Answers the first question of `fate`."""

    def deciders(self, s: NavState) -> list[int]:
        return [CHANCE]

    def verb(self, s: NavState) -> Verb:
        """The kind of move that answers the question."""
        kind = s.fate[0]
        m = self.moves
        if kind in (FATE_DEAL, FATE_TOP, FATE_PLANET):
            return m.chance_card
        if kind == FATE_PILE:
            return m.chance_tile
        if kind in (FATE_REVEAL, FATE_TAKE, FATE_SECOND, FATE_REDRAW, FATE_GUESS, FATE_DRAW):
            return m.chance_value
        if kind == FATE_DIE:
            return m.chance_die
        if kind == FATE_FIRST:
            return m.chance_seat
        if kind == FATE_OFFER:
            return m.chance_character
        if kind in (FATE_SITE, FATE_KEPT):
            return m.chance_site
        if kind == FATE_QUEST:
            return m.chance_quest
        return m.chance_planet if kind == FATE_SHADOW else m.chance_section

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.verb(s).moves

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find, but decks and piles are read directly: chance deals five cards each month."""
        kind = s.fate[0]
        if kind in (FATE_DEAL, FATE_TOP):
            cards = self.moves.chance_card.moves
            return [cards[card] for card in range(BASIC) if s.deck[card] > 0]
        if kind == FATE_PILE:
            tiles = self.moves.chance_tile.moves
            return [tiles[tile] for tile in self.content.pile_of[s.fate[1]] if s.pile[tile] == 1]
        return [move for move in self.candidates(s, seat) if self.weight(s, move) > 0]

    def weight(self, s: NavState, move: Move) -> int:
        """How likely the answer is; 0 if it cannot come."""
        kind, arg = s.fate[0], s.fate[1]
        a = move.a
        if kind in (FATE_DEAL, FATE_TOP):
            return s.deck[a] if a < BASIC else 0
        if kind == FATE_PLANET:
            return s.planet_deck[a - FIRST_PLANET] if a >= FIRST_PLANET else 0
        if kind == FATE_PILE:
            return 1 if s.pile[a] == 1 and self.content.tiles[a].continent == arg else 0
        if kind in (FATE_REVEAL, FATE_TAKE, FATE_SECOND, FATE_REDRAW, FATE_GUESS, FATE_DRAW):
            tile = arg % TRACK
            drawn = kind_of(self.content, tile, self.content.all_values[a])
            return s.bag[tile * KINDS_OF_TILE + drawn] if drawn >= 0 else 0
        if kind == FATE_FIRST:
            return arg >> a & 1
        if kind == FATE_OFFER:
            return 0 if a in s.character or a in s.offer else 1
        if kind in (FATE_SITE, FATE_KEPT):
            return s.site_deck[a]
        if kind == FATE_QUEST:
            return s.quest_deck[a]
        if kind == FATE_SHADOW:
            if a == EARTH or s.planets[a] != NOBODY:
                return 0
            copies = 0
            for card in range(FIRST_PLANET, CARDS):
                if self.content.cards[card].planet == a:
                    copies += self.content.cards[card].copies
            return copies
        return 1

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != self.verb(s).kind:
            return CHANCE_DECIDES
        return 0 if self.weight(s, move) > 0 else NOT_POSSIBLE

    def odds(self, s: NavState, moves: list[Move]) -> list[int]:
        if s.fate[0] in (FATE_DEAL, FATE_TOP):
            return [s.deck[move.a] for move in moves]
        return [self.weight(s, move) for move in moves]

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        kind, arg = s.fate[0], s.fate[1]
        del s.fate[0:2]
        a = move.a
        if move.kind == CHANCE_CARD:
            self.deal(s, kind, arg, a, journal)
        elif move.kind == CHANCE_TILE:
            s.pile[a] = 0
            s.pile_top[arg] = a
        elif move.kind == CHANCE_VALUE:
            self.tile(s, kind, arg, self.content.all_values[a], journal)
        elif move.kind == CHANCE_DIE:
            self.die(s, arg, a, journal)
        elif move.kind == CHANCE_SEAT:
            if s.stage == DRAFT:
                s.at = a
                s.first = a
                s.fate += [FATE_OFFER, a, FATE_OFFER, a]
            else:
                s.first = a
                journal.tell(E_FIRST, a)
        elif move.kind in (CHANCE_CHARACTER, CHANCE_SITE):
            self.offer(s, kind, arg, a, journal)
        elif move.kind == CHANCE_QUEST:
            s.quest_deck[a] = 0
            s.quest_offer.append(a)
        elif move.kind == CHANCE_PLANET:
            s.offer[0] = a
        else:
            assert move.kind == CHANCE_SECTION
            s.offer[1] = a
            journal.tell(E_SHADOW_PUT, s.offer[0], a + 1)
        go_on(s, self.content, journal)

    def deal(self, s: NavState, kind: int, week: int, card: int, journal: Journal) -> None:
        """A card on a week, on the deck, or on the planet deck."""
        if kind == FATE_PLANET:
            s.planet_deck[card - FIRST_PLANET] -= 1
            s.planet_top = card
            journal.tell(E_PLANET_TOP, card)
            return
        s.deck[card] -= 1
        if kind == FATE_TOP:
            s.top = card
            journal.tell(E_TOP, card)
        else:
            s.weeks[week].append(card)
            journal.tell(E_DEAL, card, week)

    def tile(self, s: NavState, kind: int, arg: int, shown: int, journal: Journal) -> None:
        """A trajectory tile: on the board, in a hand, or looked at and discarded."""
        tile = arg % TRACK
        spot = tile * KINDS_OF_TILE + kind_of(self.content, tile, shown)
        s.bag[spot] -= 1
        if kind == FATE_REVEAL:
            s.board[tile] = shown
            journal.tell(E_TURNED, tile, shown)
        elif kind == FATE_DRAW:
            owner = arg // TRACK
            s.own[owner * TRACK + tile] = shown
            journal.tell(E_DRAW, owner, tile)
            journal.whisper(owner, E_DRAW_VALUE, tile, shown)
        elif kind == FATE_TAKE:
            swap_tiles(s, tile, shown, journal)
        elif kind == FATE_REDRAW:
            old = tile * KINDS_OF_TILE + kind_of(self.content, tile, s.board[tile])
            s.gone[old] += 1
            s.board[tile] = shown
            journal.tell(E_REDRAW, s.flights[top(s) + SEAT])
            journal.tell(E_TURNED, tile, shown)
        elif kind == FATE_SECOND:
            s.gone[spot] += 1
            journal.tell(E_DIFFERENCE, shown)
            for frame in range(0, len(s.flights), FRAME):
                if s.agenda[s.flights[frame + SEAT]] == POLES:
                    s.flights[frame + SECOND] = shown
        else:
            s.gone[spot] += 1
            self.guess(s, shown, journal)
        if s.fate and s.fate[0] == FATE_SECOND:
            reshuffle(s, s.fate[1])

    def guess(self, s: NavState, shown: int, journal: Journal) -> None:
        """Slippery Boost: right moves on, wrong aborts for free (10.20)."""
        frame = top(s)
        seat = s.flights[frame + SEAT]
        guessed = s.flights[frame + SECOND]
        journal.tell(E_GUESS, seat, guessed, shown)
        if guessed == shown:
            s.flights[frame + STEPS] += 1
            step(s, self.content, frame, journal)
        else:
            free_abort(s, self.content, seat, journal)

    def die(self, s: NavState, seat: int, face: int, journal: Journal) -> None:
        """The dice chain: the face of another die on the square gives a free connection (11.4)."""
        s.trip[DICE] = NO_DICE
        journal.tell(E_ROLL, seat, face)
        for other in range(s.seats):
            if other != seat and s.place[other] == 0 and s.square[other] == s.square[seat] and s.die[other] == face:
                if s.trip[DICE] == NO_DICE:
                    s.trip[DICE] = FREE_RIDE
                    journal.tell(E_FREE, seat)

    def offer(self, s: NavState, kind: int, seat: int, card: int, journal: Journal) -> None:
        """A card that the seat alone looks at."""
        slot = seat * 2 if s.offer[seat * 2] == NOBODY else seat * 2 + 1
        s.offer[slot] = card
        if kind == FATE_OFFER:
            journal.whisper(seat, E_OFFER_CHARACTER, card)
        else:
            s.site_deck[card] = 0
            if kind == FATE_KEPT:
                journal.whisper(seat, E_SITE_OFFER, card)

    def waiting(self, s: NavState, names: list[str]) -> str:
        return "Chance decides."


def swap_tiles(s: NavState, tile: int, taken: int, journal: Journal) -> None:
    """The flying seat lays its tile down and keeps the one it takes; equal values give one more step (6.8, 6.9)."""
    frame = top(s)
    seat = s.flights[frame + SEAT]
    laid = s.own[seat * TRACK + tile]
    s.own[seat * TRACK + tile] = taken
    s.board[tile] = laid
    s.swapped[seat] = 1
    journal.tell(E_EXCHANGE, seat, laid, tile)
    if laid == taken:
        s.flights[frame + STEPS] += 1
        journal.tell(E_EQUAL, seat)
