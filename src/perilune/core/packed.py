"""Small counts side by side in one int, a byte for each, so that they are added and compared all at once.

At most seven counts of at most 127 each. For the eyes of bots, which compare many sets of goods.
"""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 8
_ONES: Final = 0x01010101010101
_TOPS: Final = 0x80808080808080
_REST: Final = 0x7F7F7F7F7F7F7F


def packed(counts: list[int], start: int, many: int) -> int:
    """So many counts of a list, from `start` on."""
    found = 0
    for place in range(many):
        found |= counts[start + place] << BYTE * place
    return found


def amount(counts: i64) -> i64:
    """All counts together."""
    return counts * _ONES >> 48 & 255


def kinds(counts: i64) -> i64:
    """How many counts are not zero."""
    return amount((counts + _REST & _TOPS) >> 7)


def fitting(counts: i64, room: i64) -> i64:
    """How many there are altogether, of each no more than there is room for."""
    mask = (((room | _TOPS) - counts & _TOPS) >> 7) * 255
    return amount(counts & mask | room & ~mask)


def covers(counts: i64, needed: i64) -> bool:
    """Whether no count is less than what is needed."""
    return (counts | _TOPS) - needed & _TOPS == _TOPS


def less(counts: i64, needed: i64) -> i64:
    """The bytes of the counts that are less than what is needed, with all their bits."""
    return ((~((counts | _TOPS) - needed) & _TOPS) >> 7) * 255


def zeros(counts: i64) -> i64:
    """The bytes of the counts that are zero, with all their bits."""
    return ((~(counts + _REST) & _TOPS) >> 7) * 255
