"""Resources with their numbers, in words."""

from perilune.core.words import series
from perilune.games.mine_the_moon.moves import GOODS_LABELS, RESOURCE_LABELS


def resources(counts: list[int], none: str = "nothing") -> str:
    """How many there are of each kind."""
    found = [f"{n} {RESOURCE_LABELS[kind] if n == 1 else GOODS_LABELS[kind]}" for kind, n in enumerate(counts) if n]
    return series(found) if found else none
