"""Rules, chapter 8: the technology cards that are used in a turn. One class for each; the TOML row names it.

A card that changes a number instead is an upgrade (upgrade.py, content.py). A new card is a row in `technology.toml`. If it does
something new, it is also a class here and a line in `DEVICES`; and if no verb says it yet, a verb in `moves.py`.
"""

from typing import Final

from perilune.core.errors import BadContent
from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.lineae.cards.upgrade import Technology
from perilune.games.lineae.content import KIND_KEYS, KINDS, Content
from perilune.games.lineae.goods import cargo_count, to_supply
from perilune.games.lineae.job import GAIN_JOB, PRINT_JOB, OceanJob
from perilune.games.lineae.messages import (
    E_RETURN,
    E_SELL,
    MORE_TO_PRINT,
    NO_CUBE_TO_PRINT,
    NO_CUBE_TO_SELL,
    NO_PRINTER,
    NO_SLUICE,
    NO_TERMINAL,
    SLUICED,
    TOO_FEW_CUBES,
)
from perilune.games.lineae.moves import DONE, GAIN, GIVE, PRINT, SELL, TURN_LOCK, Moves, not_now
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.locks import offer_toll


class Device:
    """What a card does that is used. Stateless: the card in hand comes with each question."""

    def __init__(self, kind: int, missing: int, gist: str, immediate: bool = False, under_way: bool = False) -> None:
        self.kind = kind  # of its moves
        self.missing = missing  # why a seat without the card cannot use it
        self.gist = gist  # what it does in a word or two, for the drawing
        self.immediate = immediate  # also at the end of the game
        self.under_way = under_way  # also while a submersible is steered or docked

    def can_use(self, s: OceanState, seat: int, card: Technology) -> bool:
        """Whether it could do something for the seat now."""
        raise NotImplementedError  # abstract

    def add(self, s: OceanState, seat: int, card: Technology, moves: Moves, found: list[Move]) -> None:
        """Add every legal way to use it."""
        raise NotImplementedError  # abstract

    def why_not(self, s: OceanState, seat: int, card: Technology, move: Move) -> int:
        """0 if the seat can use it in this way."""
        raise NotImplementedError  # abstract

    def use(self, s: OceanState, content: Content, seat: int, card: Technology, move: Move, journal: Journal) -> None:
        """Do it at once, or put a job on the stack."""
        raise NotImplementedError  # abstract

    def words(self, card: Technology, move: Move) -> str:
        """How the move reads on a button, or nothing where the verb's own sentence will do."""
        return ""


class Terminal(Device):
    """Commodity Terminal (8.4): a cube becomes money."""

    def can_use(self, s: OceanState, seat: int, card: Technology) -> bool:
        return cargo_count(s, seat) > 0

    def add(self, s: OceanState, seat: int, card: Technology, moves: Moves, found: list[Move]) -> None:
        for kind in range(KINDS):
            if s.cargo[seat * KINDS + kind] > 0:
                found.append(moves.sell.at(kind))

    def why_not(self, s: OceanState, seat: int, card: Technology, move: Move) -> int:
        return 0 if s.cargo[seat * KINDS + move.a] > 0 else because(NO_CUBE_TO_SELL, move.a)

    def use(self, s: OceanState, content: Content, seat: int, card: Technology, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        s.bank -= card.amount
        s.money[seat] += card.amount
        journal.tell(E_SELL, seat, move.a, card.amount)

    def words(self, card: Technology, move: Move) -> str:
        return f"{card.name}: return {KIND_KEYS[move.a]} for ${card.amount}"


class Printer(Device):
    """Molecular Printer (8.8): several cubes become one of the player's choice."""

    def can_use(self, s: OceanState, seat: int, card: Technology) -> bool:
        return cargo_count(s, seat) >= card.amount

    def add(self, s: OceanState, seat: int, card: Technology, moves: Moves, found: list[Move]) -> None:
        if self.can_use(s, seat, card):
            found.append(moves.print.at())

    def why_not(self, s: OceanState, seat: int, card: Technology, move: Move) -> int:
        return 0 if self.can_use(s, seat, card) else because(TOO_FEW_CUBES, card.amount, cargo_count(s, seat))

    def use(self, s: OceanState, content: Content, seat: int, card: Technology, move: Move, journal: Journal) -> None:
        s.pending.append([PRINT_JOB, seat, card.amount])


TO_GIVE: Final = ARGS  # cubes that are still to be given


class Print(OceanJob):
    """At the Molecular Printer: the cubes first, one at a time."""

    def candidates(self, s: OceanState, seat: int) -> list[Move]:
        return self.moves.give.moves

    def why_not(self, s: OceanState, seat: int, move: Move) -> int:
        if move.kind != GIVE:
            return because(MORE_TO_PRINT, s.pending[-1][TO_GIVE]) if move.kind == GAIN or move.kind == DONE else not_now(s, move)
        return 0 if s.cargo[seat * KINDS + move.a] > 0 else because(NO_CUBE_TO_PRINT, move.a)

    def play(self, s: OceanState, seat: int, move: Move, journal: Journal) -> None:
        to_supply(s, seat, move.a)
        journal.tell(E_RETURN, seat, move.a)
        s.pending[-1][TO_GIVE] -= 1
        if s.pending[-1][TO_GIVE] == 0:
            s.pending.pop()
            s.pending.append([GAIN_JOB, seat])

    def prompt(self, s: OceanState, seat: int, names: list[str]) -> str:
        left = s.pending[-1][TO_GIVE]
        card = card_in_hand(s, self.content, seat, PRINT)
        begun = card is not None and left < card.amount
        return f"Molecular Printer: return {counted(left, 'more cube' if begun else 'cube')}, then take one of your choice."


class Sluice(Device):
    """Remote Sluice (8.9): a lock turns without a worker, once a round."""

    def can_use(self, s: OceanState, seat: int, card: Technology) -> bool:
        return s.sluiced[seat] == 0

    def add(self, s: OceanState, seat: int, card: Technology, moves: Moves, found: list[Move]) -> None:
        if s.sluiced[seat] == 0:
            found += moves.turn_lock.moves

    def why_not(self, s: OceanState, seat: int, card: Technology, move: Move) -> int:
        return 0 if s.sluiced[seat] == 0 else SLUICED

    def use(self, s: OceanState, content: Content, seat: int, card: Technology, move: Move, journal: Journal) -> None:
        s.sluiced[seat] = 1
        offer_toll(s, content, move.a, seat, (seat + 1) % s.seats, journal)


DEVICES: Final[dict[str, Device]] = {  # by the names of their effects in the TOML rows
    "terminal": Terminal(SELL, NO_TERMINAL, "a cube for ${amount}", immediate=True, under_way=True),
    "printer": Printer(PRINT, NO_PRINTER, "{amount} cubes for 1", immediate=True),
    "sluice": Sluice(TURN_LOCK, NO_SLUICE, "a lock for free"),
}
BY_KIND: Final[dict[int, Device]] = {device.kind: device for device in DEVICES.values()}

# When a card can be used: the kinds of its moves.
ANY_CARD: Final = [device.kind for device in DEVICES.values()]
UNDER_WAY: Final = [device.kind for device in DEVICES.values() if device.under_way]
IN_TURN: Final = [device.kind for device in DEVICES.values() if not device.under_way]  # and only then
IMMEDIATE: Final = [device.kind for device in DEVICES.values() if device.immediate]


def check_effects(content: Content) -> None:
    """Every technology card does something that is known."""
    for card in content.technologies:
        if card.effect not in DEVICES and card.effect not in content.upgrades:
            known = ", ".join([*content.upgrades, *DEVICES])
            raise BadContent(f"{card.place}: `effect` is {card.effect!r}; it must be one of {known}.")


def gist(content: Content, card: Technology) -> str:
    """What a technology card does, in a word or two."""
    words = DEVICES[card.effect].gist if card.effect in DEVICES else content.upgrades[card.effect].gist
    return words.format(amount=card.amount)


def card_in_hand(s: OceanState, content: Content, seat: int, kind: int) -> Technology | None:
    """The seat's card that is used by moves of this kind."""
    for card in content.devices:
        if s.tech[card.number] == seat and DEVICES[card.effect].kind == kind:
            return card
    return None


def add_uses(s: OceanState, content: Content, moves: Moves, seat: int, kinds: list[int], found: list[Move]) -> None:
    """Add what the seat's cards let it do in moves of these kinds."""
    for card in content.devices:
        if s.tech[card.number] == seat:
            device = DEVICES[card.effect]
            if device.kind in kinds:
                device.add(s, seat, card, moves, found)


def why_not_use(s: OceanState, content: Content, seat: int, move: Move) -> int:
    """0 if the seat has the card for this move and can use it so."""
    card = card_in_hand(s, content, seat, move.kind)
    device = BY_KIND[move.kind]
    return device.missing if card is None else device.why_not(s, seat, card, move)


def use_card(s: OceanState, content: Content, seat: int, move: Move, journal: Journal) -> None:
    """The seat uses the card for this move."""
    card = card_in_hand(s, content, seat, move.kind)
    assert card is not None, "asked before"
    BY_KIND[move.kind].use(s, content, seat, card, move, journal)


def use_words(s: OceanState, content: Content, seat: int, move: Move) -> str:
    """How the use of a card reads on a button, or nothing where the verb's own sentence will do."""
    card = card_in_hand(s, content, seat, move.kind)
    return "" if card is None else BY_KIND[move.kind].words(card, move)


def usable(s: OceanState, content: Content, seat: int, kinds: list[int]) -> bool:
    """Whether the seat has a card that it could use now in moves of these kinds."""
    for card in content.devices:
        if s.tech[card.number] == seat:
            device = DEVICES[card.effect]
            if device.kind in kinds and device.can_use(s, seat, card):
                return True
    return False
