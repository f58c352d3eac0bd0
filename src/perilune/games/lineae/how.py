"""What a thing is and when it can be used: the answer to a click on something whose time it is not."""

from typing import Final

from perilune.core.move import Move
from perilune.games.lineae.content import LOCK_SPACE, ROW_SPACE, SUB_SPACE
from perilune.games.lineae.messages import (
    CHANCE_DECIDES,
    HOW_BURN,
    HOW_BUY,
    HOW_CHOOSE,
    HOW_DISCARD,
    HOW_DISTIL,
    HOW_DIVE,
    HOW_DONE,
    HOW_END,
    HOW_EXCAVATE,
    HOW_GAIN,
    HOW_GIVE,
    HOW_LOAD,
    HOW_PASS,
    HOW_PLACE,
    HOW_PRINT,
    HOW_REACTOR,
    HOW_RECALL,
    HOW_SAIL,
    HOW_SELL,
    HOW_SLUICE,
    HOW_START,
    HOW_STAY,
    HOW_STEP,
    HOW_SWAP,
    HOW_TAKE,
    HOW_TURN,
    NO_REACTOR,
)
from perilune.games.lineae.moves import BORROW, CONVERT, PLACE
from perilune.games.lineae.state import OceanState

BY_VERB: Final = [  # in the order of moves.py
    HOW_PASS, HOW_END, HOW_PLACE, HOW_SAIL, HOW_STAY, HOW_STEP, HOW_TAKE, HOW_EXCAVATE, HOW_BUY, HOW_DONE, HOW_LOAD, HOW_LOAD,
    HOW_CHOOSE, HOW_DISCARD, HOW_GAIN, HOW_GIVE, HOW_SELL, HOW_PRINT, HOW_SLUICE, HOW_SWAP, HOW_DISTIL, HOW_BURN, HOW_BURN,
    HOW_RECALL, HOW_REACTOR, HOW_REACTOR, HOW_REACTOR, HOW_START,
    CHANCE_DECIDES, CHANCE_DECIDES, CHANCE_DECIDES, CHANCE_DECIDES,
]  # fmt: skip


def how(s: OceanState, move: Move) -> int:
    """The reason that tells how and when such a move is made."""
    if move.kind == PLACE and SUB_SPACE <= move.a < ROW_SPACE:
        return HOW_DIVE if move.a < LOCK_SPACE else HOW_TURN
    if BORROW <= move.kind <= CONVERT and s.reactor == 0:
        return NO_REACTOR
    return BY_VERB[move.kind]


def tells_how(reason: int) -> bool:
    """Whether this is a reason of `how`."""
    return HOW_PASS <= reason <= HOW_START


def how_numbers(move: Move, reason: int) -> list[int]:
    """What fills the blanks of `how`."""
    return [move.a] if reason in (HOW_PLACE, HOW_DIVE, HOW_TURN, HOW_SLUICE) else []
