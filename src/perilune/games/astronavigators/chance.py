"""Chance: everything that is drawn, dealt, turned or rolled. Each question is a job that CHANCE decides."""

from perilune.core.journal import Journal
from perilune.core.move import Move, Verb
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.content import BASIC, CARDS, EARTH, FIRST_PLANET, KINDS_OF_TILE, POLES, TRACK, Content
from perilune.games.astronavigators.jobs import (
    ABOUT,
    ASK_CARD,
    ASK_CHARACTER,
    ASK_DIE,
    ASK_DRAW,
    ASK_FIRST,
    ASK_GUESS,
    ASK_HIDDEN_SITE,
    ASK_PILE,
    ASK_PLANET,
    ASK_QUEST,
    ASK_REDRAW,
    ASK_REVEAL,
    ASK_SECOND,
    ASK_SHADOW,
    ASK_SITE,
    ASK_SUN,
    ASK_TAKE,
    ASK_TOP,
    FLIGHT,
    SECOND,
    STEPS,
    NavJob,
    ask,
)
from perilune.games.astronavigators.messages import (
    CHANCE_DECIDES,
    E_DEAL,
    E_DIFFERENCE,
    E_DRAW,
    E_DRAW_VALUE,
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
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.sequence import go_on
from perilune.games.astronavigators.state import DRAFT, NOBODY, NavState
from perilune.games.astronavigators.world.flight import free_abort, step, swap_tiles
from perilune.games.astronavigators.world.trajectory import kind_of, reshuffle
from perilune.games.astronavigators.world.travel import DICE, FREE_RIDE, NO_DICE


class Question(NavJob):
    """One kind of question: the verb of its answers, how likely each is, and what comes of it."""

    def __init__(self, content: Content, moves: Moves, verb: Verb) -> None:
        super().__init__("Chance", "1.5", content, moves)
        self.verb = verb

    def weight(self, s: NavState, about: int, answer: int) -> int:
        """How likely the answer is; 0 if it cannot come."""
        raise NotImplementedError  # abstract

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        """What comes of it. The question is off the stack."""
        raise NotImplementedError  # abstract

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return self.verb.moves

    def legal(self, s: NavState, seat: int) -> list[Move]:
        about = s.pending[-1][ABOUT]
        return [move for move in self.verb.moves if self.weight(s, about, move.a) > 0]

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind != self.verb.kind:
            return CHANCE_DECIDES
        return 0 if self.weight(s, s.pending[-1][ABOUT], move.a) > 0 else NOT_POSSIBLE

    def odds(self, s: NavState, moves: list[Move]) -> list[int]:
        about = s.pending[-1][ABOUT]
        return [self.weight(s, about, move.a) for move in moves]

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        self.answer(s, s.pending.pop()[ABOUT], move.a, journal)
        go_on(s, self.content, journal)

    def waiting(self, s: NavState, names: list[str]) -> str:
        return "Chance decides."


# Cards and continent tiles.


class NextCard(Question):
    """A card of the deck for a week."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return s.deck[answer] if answer < BASIC else 0

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find, but the deck is read directly: chance deals five cards each month."""
        cards = self.verb.moves
        return [cards[card] for card in range(BASIC) if s.deck[card] > 0]

    def odds(self, s: NavState, moves: list[Move]) -> list[int]:
        return [s.deck[move.a] for move in moves]

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.deck[answer] -= 1
        s.weeks[about].append(answer)
        journal.tell(E_DEAL, answer, about)


class NextTop(NextCard):
    """The card that is turned up on the deck."""

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.deck[answer] -= 1
        s.top = answer
        journal.tell(E_TOP, answer)


class NextPlanet(Question):
    """The card that is turned up on the planet deck."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return s.planet_deck[answer - FIRST_PLANET] if answer >= FIRST_PLANET else 0

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find, but the deck is read directly."""
        cards = self.verb.moves
        return [cards[card] for card in range(FIRST_PLANET, CARDS) if s.planet_deck[card - FIRST_PLANET] > 0]

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.planet_deck[answer - FIRST_PLANET] -= 1
        s.planet_top = answer
        journal.tell(E_PLANET_TOP, answer)


class NextTile(Question):
    """The tile that is turned up on a continent's pile."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return 1 if s.pile[answer] == 1 and self.content.tiles[answer].continent == about else 0

    def legal(self, s: NavState, seat: int) -> list[Move]:
        """As the filter would find, but the pile is read directly."""
        tiles = self.verb.moves
        return [tiles[tile] for tile in self.content.pile_of[s.pending[-1][ABOUT]] if s.pile[tile] == 1]

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.pile[answer] = 0
        s.pile_top[about] = answer


# Trajectory tiles.


class Value(Question):
    """The value of a trajectory tile that is turned or drawn."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        tile = about % TRACK
        kind = kind_of(self.content, tile, self.content.all_values[answer])
        return s.bag[tile * KINDS_OF_TILE + kind] if kind >= 0 else 0

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        tile, shown = about % TRACK, self.content.all_values[answer]
        spot = tile * KINDS_OF_TILE + kind_of(self.content, tile, shown)
        s.bag[spot] -= 1
        self.turned(s, about, spot, shown, journal)

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        """The tile is out of the bag: where it goes."""
        raise NotImplementedError  # abstract


class Reveal(Value):
    """The first craft on a stage turns its tile (6.6)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        s.board[about] = shown
        journal.tell(E_TURNED, about, shown)
        if s.pending and s.pending[-1][KIND] == ASK_SECOND:
            reshuffle(s, about)


class TakeUnturned(Value):
    """An exchange takes a face-down tile off the board (6.8)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        swap_tiles(s, about, shown, journal)


class SecondTile(Value):
    """Between the Poles draws a second tile, which is discarded (10.11)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        s.gone[spot] += 1
        journal.tell(E_DIFFERENCE, shown)
        for job in s.pending:
            if job[KIND] == FLIGHT and s.agenda[job[SEAT]] == POLES:
                job[SECOND] = shown


class NewTile(Value):
    """The Moon Festival lays a new tile on the stage (10.14)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        s.gone[about * KINDS_OF_TILE + kind_of(self.content, about, s.board[about])] += 1
        s.board[about] = shown
        journal.tell(E_REDRAW, s.pending[-1][SEAT])
        journal.tell(E_TURNED, about, shown)


class GuessedTile(Value):
    """Slippery Boost: right moves on, wrong aborts for free (10.20)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        s.gone[spot] += 1
        flight = s.pending[-1]
        seat, guessed = flight[SEAT], flight[SECOND]
        journal.tell(E_GUESS, seat, guessed, shown)
        if guessed == shown:
            flight[STEPS] += 1
            step(s, self.content, flight, journal)
        else:
            free_abort(s, self.content, seat, journal)


class DrawnTile(Value):
    """A seat draws a tile after a launch and keeps its value secret (6.3)."""

    def turned(self, s: NavState, about: int, spot: int, shown: int, journal: Journal) -> None:
        seat, tile = about // TRACK, about % TRACK
        s.own[about] = shown
        journal.tell(E_DRAW, seat, tile)
        journal.whisper(seat, E_DRAW_VALUE, tile, shown)


# Dice and seats.


class Die(Question):
    """The dice chain: the face of another die on the square gives a free connection (11.4)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return 1

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        trip = s.pending[-1]
        trip[DICE] = NO_DICE
        journal.tell(E_ROLL, about, answer)
        for other in range(s.seats):
            if other != about and s.place[other] == 0 and s.square[other] == s.square[about] and s.die[other] == answer:
                if trip[DICE] == NO_DICE:
                    trip[DICE] = FREE_RIDE
                    journal.tell(E_FREE, about)


class FirstSeat(Question):
    """Who drafts first, or who of those with equal NK is first player (1.3, 9.1)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return about >> answer & 1

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.first = answer
        if s.stage == DRAFT:
            s.at = answer
            ask(s, ASK_CHARACTER, answer)
            ask(s, ASK_CHARACTER, answer)
        else:
            journal.tell(E_FIRST, answer)


# Cards that a seat looks at.


class OfferedCharacter(Question):
    """One of two characters that a seat looks at in the draft (9.1)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return 0 if answer in s.character or answer in s.offer else 1

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        offer(s, about, answer)
        journal.whisper(about, E_OFFER_CHARACTER, answer)

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        """Which ones it may be tells a player nothing: all are alike."""
        return "Characters are dealt to the next player"


class OfferedSite(Question):
    """A launch site that is raised for everybody (11.5)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return s.site_deck[answer]

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        offer(s, about, answer)
        s.site_deck[answer] = 0


class OfferedHiddenSite(OfferedSite):
    """One of two launch sites of which a seat keeps one in secret (11.6)."""

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        super().answer(s, about, answer, journal)
        journal.whisper(about, E_SITE_OFFER, answer)


class OfferedQuest(Question):
    """One of two quests to choose from (15.1)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return s.quest_deck[answer]

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.quest_deck[answer] = 0
        s.quest_offer.append(answer)


def offer(s: NavState, seat: int, card: int) -> None:
    """The seat looks at the card."""
    s.offer[seat * 2 if s.offer[seat * 2] == NOBODY else seat * 2 + 1] = card


# Solo.


class ShadowPlanet(Question):
    """The planet that the shadow places: cards are drawn until one shows a planet without a place (18.2)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        if answer == EARTH or s.planets[answer] != NOBODY:
            return 0
        copies = 0
        for card in range(FIRST_PLANET, CARDS):
            if self.content.cards[card].planet == answer:
                copies += self.content.cards[card].copies
        return copies

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.offer[0] = answer


class SunDie(Question):
    """The section in which the shadow places it (18.2)."""

    def weight(self, s: NavState, about: int, answer: int) -> int:
        return 1

    def answer(self, s: NavState, about: int, answer: int, journal: Journal) -> None:
        s.offer[1] = answer
        journal.tell(E_SHADOW_PUT, s.offer[0], answer + 1)


def questions(c: Content, m: Moves) -> dict[int, Question]:
    """Every question by its number."""
    return {
        ASK_CARD: NextCard(c, m, m.chance_card),
        ASK_TOP: NextTop(c, m, m.chance_card),
        ASK_PLANET: NextPlanet(c, m, m.chance_card),
        ASK_PILE: NextTile(c, m, m.chance_tile),
        ASK_REVEAL: Reveal(c, m, m.chance_value),
        ASK_TAKE: TakeUnturned(c, m, m.chance_value),
        ASK_SECOND: SecondTile(c, m, m.chance_value),
        ASK_REDRAW: NewTile(c, m, m.chance_value),
        ASK_GUESS: GuessedTile(c, m, m.chance_value),
        ASK_DRAW: DrawnTile(c, m, m.chance_value),
        ASK_DIE: Die(c, m, m.chance_die),
        ASK_FIRST: FirstSeat(c, m, m.chance_seat),
        ASK_CHARACTER: OfferedCharacter(c, m, m.chance_character),
        ASK_SITE: OfferedSite(c, m, m.chance_site),
        ASK_HIDDEN_SITE: OfferedHiddenSite(c, m, m.chance_site),
        ASK_QUEST: OfferedQuest(c, m, m.chance_quest),
        ASK_SHADOW: ShadowPlanet(c, m, m.chance_planet),
        ASK_SUN: SunDie(c, m, m.chance_section),
    }
