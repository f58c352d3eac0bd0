"""Rules, chapter 4: the basic actions of the board, the cards that do the same for more or for less, and which effect each space has."""

from typing import Final

from perilune.core.errors import BadContent
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.games.lineae.cards.biogenesis import BIOGENESIS_EFFECTS
from perilune.games.lineae.cards.colony import COLONY_EFFECTS
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import DEPOSITS, DIVE, ELECTION, HIRE, INCOME, LOAD, LOCK, NONE, Content, Space
from perilune.games.lineae.goods import card_of, earn, take_marker
from perilune.games.lineae.job import RECALL_JOB, OceanJob
from perilune.games.lineae.launchpad import LaunchPad
from perilune.games.lineae.messages import (
    ALL_HIRED,
    E_RECALL,
    HAS_MARKER,
    HIRES_IN_VAIN,
    MARKER_IN_VAIN,
    MUST_RECALL,
    NO_TRACK_WORKER,
)
from perilune.games.lineae.moves import DONE, RECALL, not_now
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.workers import crew_size, hiring_price, recruit
from perilune.games.lineae.world.locks import TurnLock
from perilune.games.lineae.world.steering import TakeControl


class Income(Effect):
    """Universal Basic Income (4.1), Trade Guild (7.5)."""

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        earn(s, seat, self.spec.amount, journal)

    def gist(self, price: int) -> str:
        return f"+${self.spec.amount}"

    def signs(self, price: int) -> list[str]:
        return [f"+${self.spec.amount}"]


class Election(Effect):
    """Special Election (4.4)."""

    def warning(self, s: OceanState, seat: int) -> int:
        if s.first == seat:
            return HAS_MARKER
        return MARKER_IN_VAIN if s.round == self.content.rounds else 0

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        take_marker(s, seat, journal)

    def gist(self, price: int) -> str:
        return "you begin the next round"

    def signs(self, price: int) -> list[str]:
        return ["(flag)", "first"]


class Hire(Effect):
    """Hire a Worker (4.2, 4.3), Training Academy (7.6)."""

    def cost(self, s: OceanState, seat: int) -> int:
        return hiring_price(s, self.content, seat, self.spec)

    def why_not(self, s: OceanState, seat: int) -> int:
        most = self.content.workers
        return because(ALL_HIRED, most) if crew_size(s, self.content, seat) == most else 0

    def warning(self, s: OceanState, seat: int) -> int:
        return HIRES_IN_VAIN if s.round == self.content.rounds else 0

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        price = self.cost(s, seat)
        if s.reserve[seat] > 0:
            recruit(s, seat, price, journal)
        else:
            s.pending.append([RECALL_JOB, seat, price])

    def gist(self, price: int) -> str:
        words = f"recruit, −${self.spec.amount}" if self.spec.amount else "recruit"
        return f"${price}: {words}" if price else words

    def signs(self, price: int) -> list[str]:
        return [f"${price}"]


PRICE: Final = ARGS  # what the recruit costs


class Recall(OceanJob):
    """With an empty supply, a recruit comes off an excavation track (4.3)."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.recall.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != RECALL:
            return MUST_RECALL if move.kind == DONE else not_now(s, move)
        return 0 if s.tracks[seat * DEPOSITS + move.a] > 0 else NO_TRACK_WORKER

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        price = s.pending.pop()[PRICE]
        s.tracks[seat * DEPOSITS + move.a] = 0
        s.reserve[seat] += 1
        journal.tell(E_RECALL, seat, self.content.deposits[s.deposits[move.a]].excavate)
        recruit(s, seat, price, journal)

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        return "Your supply is empty: from which excavation track does the recruit come?"


EFFECTS: Final[dict[str, type[Effect]]] = {  # by their names in the TOML rows
    INCOME: Income,
    HIRE: Hire,
    ELECTION: Election,
    LOAD: LaunchPad,
    DIVE: TakeControl,
    LOCK: TurnLock,
    **COLONY_EFFECTS,
    **BIOGENESIS_EFFECTS,
}


def effect_of(content: Content, spec: Space) -> Effect:
    """What a space or a card does."""
    if spec.effect not in EFFECTS:
        raise BadContent(f"{spec.place}: `effect` is {spec.effect!r}; it must be one of {', '.join(EFFECTS)}.")
    return EFFECTS[spec.effect](content, spec)


class Spaces:
    """The effects of all spaces and cards."""

    def __init__(self, content: Content) -> None:
        self.board = [effect_of(content, spec) for spec in content.spaces]
        self.cards = [effect_of(content, spec) for spec in content.colony]

    def at(self, s: OceanState, space: int) -> Effect:
        """What the space does now. A space over a vessel space must have a card."""
        card = card_of(s, space)
        return self.board[space] if card == NONE else self.cards[card]
