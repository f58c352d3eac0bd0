"""Rules, chapter 8: what is decided while space junk is in hand, by chance, by its sender and by whoever is hit."""

from perilune.core.game import Job
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import KIND, SEAT
from perilune.core.words import does
from perilune.games.uranus.cards.asteroids import card_moves, discard, keep_stocked, look, why_not_card
from perilune.games.uranus.cards.junk import (
    AT,
    CARDS,
    ROCKS,
    SENDER,
    SHAPE,
    TARGET,
    junk_in_hand,
    next_card,
    save,
    why_not_secured,
    wipe,
)
from perilune.games.uranus.cards.junk_cards import junk_cards
from perilune.games.uranus.concede import asked_to_agree, concede, concession, end_if_agreed, why_not_concede
from perilune.games.uranus.content import GUN, Content
from perilune.games.uranus.messages import (
    CARD_GONE,
    CHANCE_DECIDES,
    E_ANOTHER_POINT,
    E_JUNK,
    E_NO_EFFECT,
    E_SECURED,
    E_SHOT_DOWN,
    JUNK_IN_HAND,
    NO_SURPLUS,
    NOT_BEGUN,
    NOT_LOADED,
    SAME_PATTERN,
)
from perilune.games.uranus.moon import hit, loaded, strikes, struck, unload, why_not_full
from perilune.games.uranus.moves import CONCEDE, DRAW_JUNK, IMPACT, LET_GO, SAVE, SECURE, SHOOT_DOWN, WIPE, Moves, among
from perilune.games.uranus.phase import ChanceJob
from perilune.games.uranus.rocks import begun, fill
from perilune.games.uranus.state import HIT_PATTERN, NOBODY, PATTERN, POINT, SPACE_JUNK, STRUCK, UranusState
from perilune.games.uranus.words.harm import price

NAME = "Space junk"
RULE = "8"
DRAWN = "A card is drawn."


class DrawJunk(ChanceJob):
    """Chance draws a space junk card, and it happens."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__(NAME, RULE, content, moves, DRAWN)
        self.cards = junk_cards(content)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return among(self.moves.junk.moves, s.junk_bag)

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        if move.kind != DRAW_JUNK:
            return CHANCE_DECIDES
        return 0 if s.junk_bag >> move.a & 1 else CARD_GONE

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        junk = junk_in_hand(s)
        s.junk_bag &= ~(1 << move.a)
        s.junk_out |= 1 << move.a
        junk[CARDS] -= 1
        journal.tell(E_JUNK, junk[SENDER], move.a)
        if not self.cards[move.a].happen(s, self.content, junk[SENDER], journal):
            journal.tell(E_NO_EFFECT)
        if s.pending[-1][KIND] == SPACE_JUNK:  # nobody is asked
            next_card(s, journal)
            look(s)  # cards that are new, or in another place, may lie beside telescopes


class DrawPoint(ChanceJob):
    """Chance draws the point of a new impact; a volcano is safe until the first attack is over (2.8)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__(NAME, RULE, content, moves, DRAWN)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return card_moves(self.moves, POINT, s.bag[POINT])

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        return why_not_card(move, POINT, s.bag[POINT])

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        impact = s.pending[-1]
        s.bag[POINT] &= ~(1 << move.a)
        if s.attacks == 0 and move.a == self.content.moons[s.moons[impact[TARGET]]].volcano:
            journal.tell(E_ANOTHER_POINT, impact[TARGET])
            discard(s, POINT, move.a)
            keep_stocked(s, POINT, journal)
            return
        impact[AT] = move.a
        impact[KIND] = HIT_PATTERN
        keep_stocked(s, PATTERN, journal)


class DrawPattern(ChanceJob):
    """Chance draws the pattern of a new impact."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__(NAME, RULE, content, moves, DRAWN)

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return card_moves(self.moves, PATTERN, s.bag[PATTERN])

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        return why_not_card(move, PATTERN, s.bag[PATTERN])

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        impact = s.pending[-1]
        s.bag[PATTERN] &= ~(1 << move.a)
        impact[SHAPE] = move.a
        impact[KIND] = STRUCK
        impact[SEAT] = impact[TARGET]
        if not strikes(s, impact[TARGET], impact[AT], journal):
            end_impact(s, journal)


def end_impact(s: UranusState, journal: Journal) -> None:
    """The two cards of the new impact are discarded (8.13)."""
    impact = s.pending.pop()
    discard(s, POINT, impact[AT])
    discard(s, PATTERN, impact[SHAPE])
    next_card(s, journal)


class JunkChoice(Job[UranusState]):
    """A seat settles a card. It may also give up (6.8)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__(NAME, RULE)
        self.content = content
        self.moves = moves

    def answers(self) -> list[Move]:
        """What may settle the card."""
        raise NotImplementedError  # abstract

    def why_not_answer(self, s: UranusState, move: Move) -> int:
        """Whether a move that settles some card settles this one."""
        raise NotImplementedError  # abstract

    def settle(self, s: UranusState, move: Move, journal: Journal) -> None:
        """The seat has answered."""
        raise NotImplementedError  # abstract

    def question(self, s: UranusState) -> str:
        """What the seat is asked."""
        raise NotImplementedError  # abstract

    def candidates(self, s: UranusState, seat: int) -> list[Move]:
        return self.answers() + concession(s, seat, self.moves)

    def why_not(self, s: UranusState, seat: int, move: Move) -> int:
        if move.kind >= CONCEDE:
            return why_not_concede(s, seat, move.kind)
        if move.kind < IMPACT or move.kind > WIPE:
            return JUNK_IN_HAND
        return self.why_not_answer(s, move)

    def play(self, s: UranusState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind >= CONCEDE:
            concede(s, seat, move.kind, journal)
        else:
            self.settle(s, move, journal)
            end_if_agreed(s, journal)

    def prompt(self, s: UranusState, seat: int, names: list[str]) -> str:
        return asked_to_agree(s, seat, names, self.question(s))

    def waiting(self, s: UranusState, names: list[str]) -> str:
        return f"{does(names[s.pending[-1][SEAT]], 'settles', 'settle')} the space junk."


class Struck(JunkChoice):
    """The owner of the moon lays the pattern, or fires a loaded gun (8.14)."""

    def answers(self) -> list[Move]:
        return self.moves.impact.moves + self.moves.shoot_down.moves

    def why_not_answer(self, s: UranusState, move: Move) -> int:
        impact = s.pending[-1]
        if move.kind == IMPACT:
            same: int = self.content.impacts[impact[SHAPE]].same[move.a]
            return because(SAME_PATTERN, same) if same != move.a else 0
        if move.kind == SHOOT_DOWN:
            return why_not_full(s, self.content, impact[TARGET], GUN, NOT_LOADED)
        return move.when

    def settle(self, s: UranusState, move: Move, journal: Journal) -> None:
        impact = s.pending[-1]
        if move.kind == SHOOT_DOWN:
            unload(s, impact[TARGET])
            journal.tell(E_SHOT_DOWN, impact[TARGET])
        else:
            hit(s, self.content, impact[TARGET], impact[AT], impact[SHAPE], move.a, journal)
        end_impact(s, journal)

    def words(self, s: UranusState, seat: int, move: Move, names: list[str]) -> str:
        """A button says what a way to lay the pattern costs."""
        if move.kind != IMPACT:
            return ""
        target, at, shape = (s.pending[-1][place] for place in (TARGET, AT, SHAPE))
        cost = price(s, self.content, target, struck(s, self.content, target, at, shape, move.a))
        return f"Lay the pattern, {cost} ({self.moves.impact.terms[0].labels[move.a]})"

    def question(self, s: UranusState) -> str:
        gun = ", or fire your space gun" if loaded(s, self.content, s.pending[-1][TARGET]) else ""
        return f"Space junk crashes into your moon: choose how the impact lies{gun}."


class ChooseSaved(JunkChoice):
    """The sender chooses the rock that falls unharmed (8.5)."""

    def answers(self) -> list[Move]:
        return self.moves.save.moves

    def why_not_answer(self, s: UranusState, move: Move) -> int:
        if move.kind != SAVE:
            return move.when
        return 0 if junk_in_hand(s)[ROCKS + move.a] > 0 else because(NO_SURPLUS, move.a)

    def settle(self, s: UranusState, move: Move, journal: Journal) -> None:
        s.pending.pop()
        save(s, move.a, journal)
        next_card(s, journal)

    def question(self, s: UranusState) -> str:
        return "Which rock falls on your moon unharmed?"


class ChooseSecured(JunkChoice):
    """The sender places a rock on another module, or none (8.6)."""

    def answers(self) -> list[Move]:
        return self.moves.secure.moves + self.moves.let_go.moves

    def why_not_answer(self, s: UranusState, move: Move) -> int:
        if move.kind == SECURE:
            return why_not_secured(s, self.content, move.a, move.b)
        return 0 if move.kind == LET_GO else move.when

    def settle(self, s: UranusState, move: Move, journal: Journal) -> None:
        s.pending.pop()
        if move.kind == SECURE:
            junk = junk_in_hand(s)
            junk[ROCKS + move.a] -= 1
            journal.tell(E_SECURED, junk[SENDER], move.a, move.b)
            fill(s, self.content, junk[SENDER], move.b, move.a, 1, journal)
        next_card(s, journal)

    def question(self, s: UranusState) -> str:
        return "A rock is caught in time: place it on another module, or let it go."


class ChooseWiped(JunkChoice):
    """The sender chooses the module that loses its rocks (8.11)."""

    def answers(self) -> list[Move]:
        return self.moves.wipe.moves

    def why_not_answer(self, s: UranusState, move: Move) -> int:
        if move.kind != WIPE:
            return move.when
        return 0 if s.claimed[move.a] == NOBODY and begun(s, self.content, move.a) else because(NOT_BEGUN, move.a)

    def settle(self, s: UranusState, move: Move, journal: Journal) -> None:
        s.pending.pop()
        wipe(s, move.a, journal)
        next_card(s, journal)

    def question(self, s: UranusState) -> str:
        return "Which module is wiped out?"
