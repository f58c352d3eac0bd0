"""The mines with which a moon begins."""

from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import BIT, HEXES


def starting_mines(content: Content, moon: int, start: int) -> int:
    """The printed mines and the first four of the card; the fifth in the place of a clash (1.3)."""
    board = content.moons[moon]
    card = content.starts[start]
    mines = board.mines
    for hex_ in card.mines + [card.spare]:
        if hex_ != board.volcano and mines & BIT[hex_] == 0 and _more(mines, board.mines) < len(card.mines):
            mines |= BIT[hex_]
    hex_ = 0
    while _more(mines, board.mines) < len(card.mines) and hex_ < HEXES:  # a content pack whose spare clashes too
        if hex_ != board.volcano:
            mines |= BIT[hex_]
        hex_ += 1
    return mines


def _more(mines: int, printed: int) -> int:
    found = 0
    rest = mines & ~printed
    while rest != 0:
        rest &= rest - 1
        found += 1
    return found
