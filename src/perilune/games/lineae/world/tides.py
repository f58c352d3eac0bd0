"""What the locks do to the water. Everything here follows from which locks are closed, so it is computed once for all 16 states.

A state of the locks is a bit mask, lock 1 the lowest bit, 1 for closed.
"""

from typing import Final

TILE_WIDTH: Final = 3  # mineral columns of a vessel space
SIDES: Final = ["left", "middle", "right"]  # the columns of a vessel space, as one sees them


class Tides:
    """For each state of the locks and each vessel space (`state * tiles + tile`): the level, the rows of water, the group.

    Vessel spaces of one group are joined by equal levels, so a vessel can sail between any two of them. A slot is a place for
    a water tile: a vessel space and a level.
    """

    def __init__(self, base: list[int], after: list[int], holds: list[int], fixed_rows: int) -> None:
        self.tiles: int = len(base)
        self.base = base
        self.after = after
        self.holds = holds
        self.fixed_rows = fixed_rows
        self.level: list[int] = []
        self.top: list[int] = []
        self.group: list[int] = []
        for state in range(1 << len(holds)):
            levels = self._levels(state)
            self.level += levels
            self.top += [fixed_rows + level for level in levels]
            self.group += _groups(levels)
        highest = self._levels((1 << len(holds)) - 1)
        self.slot_tile: list[int] = []
        self.slot_level: list[int] = []
        for tile in range(self.tiles):
            for level in range(base[tile] + 1, highest[tile] + 1):
                self.slot_tile.append(tile)
                self.slot_level.append(level)
        self.rows: int = fixed_rows + max(highest)

    def _levels(self, state: int) -> list[int]:
        """The nearest closed lock to the right holds the water up, never below the base (6.2)."""
        levels: list[int] = []
        for tile in range(self.tiles):
            level = self.base[tile]
            for lock in range(len(self.holds)):
                if self.after[lock] > tile and state >> lock & 1:
                    level = max(level, self.holds[lock])
                    break
            levels.append(level)
        return levels

    def held(self, state: int, slot: int) -> bool:
        """Whether there is water in this slot."""
        return self.slot_level[slot] <= self.level[state * self.tiles + self.slot_tile[slot]]

    def slot_cell(self, slot: int) -> int:
        """The cell of the slot's left column; those of the next columns are `rows` further on."""
        return self.slot_tile[slot] * TILE_WIDTH * self.rows + self.fixed_rows + self.slot_level[slot] - 1


def _groups(levels: list[int]) -> list[int]:
    groups = [0]
    for tile in range(1, len(levels)):
        groups.append(groups[-1] + (0 if levels[tile] == levels[tile - 1] else 1))
    return groups
