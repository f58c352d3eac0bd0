"""Rules, chapter 8: technology cards, and the numbers that some of them change for the seat that has them."""

from perilune.core.content import Entry, Named
from perilune.games.lineae.state import OceanState


class Technology(Named):
    """A technology card. `effect` names what it does: an upgrade of the content, or a device (technology.py)."""

    def __init__(self, row: Entry, number: int) -> None:
        super().__init__(row)
        self.number = number
        self.place = row.place  # in the content, for those who write it
        self.kind = row.text("kind")
        self.effect = row.text("effect")
        self.text = row.text("text")
        self.amount = row.number("amount")
        self.vp = row.number("vp")


class Upgrade:
    """A number of the board that every card with one effect changes for its owner. `gist` says how, for the drawing."""

    def __init__(self, usual: int, cards: list[Technology], effect: str, gist: str) -> None:
        self.usual = usual
        self.cards = [card for card in cards if card.effect == effect]
        self.effect = effect
        self.gist = gist

    def changed(self, value: int, amount: int) -> int:
        """What a card with this amount makes of the number."""
        raise NotImplementedError  # abstract

    def of(self, s: OceanState, seat: int) -> int:
        """The number for this seat."""
        value = self.usual
        for card in self.cards:
            if s.tech[card.number] == seat:
                value = self.changed(value, card.amount)
        return value

    def without(self, s: OceanState, seat: int, lost: int) -> int:
        """The number for this seat if it did not have this card."""
        value = self.usual
        for card in self.cards:
            if s.tech[card.number] == seat and card.number != lost:
                value = self.changed(value, card.amount)
        return value


class Adds(Upgrade):
    """The card's amount comes on top."""

    def changed(self, value: int, amount: int) -> int:
        return value + amount


class Raises(Upgrade):
    """The card's amount replaces a smaller number."""

    def changed(self, value: int, amount: int) -> int:
        return max(value, amount)


class Lowers(Upgrade):
    """The card's amount replaces a greater number."""

    def changed(self, value: int, amount: int) -> int:
        return min(value, amount)
