"""What a box can say: why a move is refused, and what happened. Each sentence is declared once and gives its own number.

    says: Final = Messages()
    NO_MONEY: Final = says.reason("4.2", "That costs ${n}, and you have ${n}.")
    E_LOAD: Final = says.event("{seat} {loads|load} {kind} for {n} VP.", earns=Earning("rockets", points=2))

A refusal is one int: the number of its reason together with the numbers that fill its blanks, made where the
reason is found:

    return because(NO_MONEY, price, s.money[seat])
"""

from typing import Final

from perilune.core.words import blanks, is_seat

_REASON_BITS: Final = 10
_NUMBER_BITS: Final = 12
_REASON_MASK: Final = (1 << _REASON_BITS) - 1
_NUMBER_MASK: Final = (1 << _NUMBER_BITS) - 1
_LEAST: Final = -64  # numbers from here on can be told; nobody is -1, for instance


class Reason:
    """Why a move is refused, or why to think twice about it: a sentence with blanks, and the rule behind it."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text
        self.blanks = len(blanks(text))


class Earning:
    """What an event says about points: what they are for, and which of its blanks are the seat and the points.

    `points` below zero: the sentence has no blank for them, and each time it is told counts `each` points.
    """

    def __init__(self, source: str, seat: int = 0, points: int = 1, each: int = 1) -> None:
        self.source = source
        self.seat = seat
        self.points = points
        self.each = each

    def made(self, args: list[int]) -> int:
        """The points that an event with these arguments tells of."""
        return self.each if self.points < 0 else args[self.points] * self.each


class Sentence:
    """Something that can happen, in words. `passes`: it tells only that somebody passes or is ready, so a recap folds it. `great`: all
    should hear of it, whoever did it, so a recap never leaves it out. `happens`: to the player whom it names first; otherwise that
    player did it."""

    def __init__(self, text: str, passes: bool, earns: Earning | None, great: bool, happens: bool) -> None:
        self.text = text
        self.passes = passes
        self.earns = earns
        self.great = great
        self.happens = happens
        found = blanks(text)
        self.done: bool = len(found) > 0 and is_seat(found[0]) and not happens  # by the player in the first blank


class Messages:
    """Everything that one box can say. Number 0 is no reason."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = [Reason("", "")]
        self.sentences: list[Sentence] = []

    def reason(self, rule: str, text: str) -> int:
        """Declare a reason to refuse a move or to warn of it; its number."""
        assert len(self.reasons) <= _REASON_MASK, "a box has at most 1023 reasons"
        reason = Reason(rule, text)
        assert reason.blanks <= 4, f"a refusal carries at most four numbers: {text!r}"
        self.reasons.append(reason)
        return len(self.reasons) - 1

    def event(
        self, text: str, passes: bool = False, earns: Earning | None = None, great: bool = False, happens: bool = False
    ) -> int:
        """Declare something that can happen; its number."""
        self.sentences.append(Sentence(text, passes, earns, great, happens))
        return len(self.sentences) - 1


def because(reason: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """A refusal: the reason with the numbers that fill its blanks, from left to right."""
    return (
        reason
        | (a - _LEAST) << _REASON_BITS
        | (b - _LEAST) << (_REASON_BITS + _NUMBER_BITS)
        | (c - _LEAST) << (_REASON_BITS + 2 * _NUMBER_BITS)
        | (d - _LEAST) << (_REASON_BITS + 3 * _NUMBER_BITS)
    )


def reason_of(refusal: int) -> int:
    """The number of the reason behind a refusal."""
    return refusal & _REASON_MASK


def numbers_of(refusal: int, count: int) -> list[int]:
    """The first `count` numbers that a refusal carries."""
    rest = refusal >> _REASON_BITS
    return [(rest >> place * _NUMBER_BITS & _NUMBER_MASK) + _LEAST for place in range(count)]
