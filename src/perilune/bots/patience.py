"""No bot goes on for ever: where a game has become far too long, it tries something else now and then.

Bots that each know best can pass the same things round for ever, without a return to any position that could be recognised. Random
play does come to an end in every box, so the share of random choices grows from nothing to all of them.
"""

from typing import Final

from perilune.core.chance import Rng

LONG: Final = 2_000  # changes of a seat's view: twice as many as in the longest games of greedy bots that move on


def restless(number: int, rng: Rng) -> bool:
    """Whether a seat that has seen so many changes does something at random now. In a game of usual length it never does."""
    return number > LONG and rng.below(LONG) < number - LONG
