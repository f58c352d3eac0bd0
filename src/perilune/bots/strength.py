"""What the bots of a level are like, and how strong they are, as measured: what people read where they choose a level.

The figures of a box are data: `levels.toml` in its folder, a table for each level that was measured.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from perilune.core.game import Game

FILE: Final = "levels.toml"
AGAINST: Final = "against"  # whom it played; without it, a team of such bots won or lost
MANNERS: Final = {  # how a level plays
    "random": "They play whatever comes to mind.",
    "learner": "They overlook things: good to begin with.",
    "greedy": "They take the best move at hand.",
    "careful": "They plan their whole turn.",
    "searching": "They plan their turn and what follows.",
    "deep": "They think like experts, only longer.",
}


IN_A_TEAM: Final = {  # what is otherwise for those who play with them
    "learner": "They overlook things, so you have to save them, too.",
}


def manner(level: str, together: bool) -> str:
    """How bots of a level play, as rivals or together with people."""
    return IN_A_TEAM.get(level, MANNERS[level]) if together else MANNERS[level]


class Column(NamedTuple):
    """A level beside the others: so many of so many games it won; no game at all: it was not measured like them."""

    level: str
    won: int
    games: int
    measure: bool  # the one that the others played against

    def share(self) -> int:
        """Of a hundred games, as measured."""
        return (200 * self.won + self.games) // (2 * self.games)


class Ladder(NamedTuple):
    """The levels of a box, each with what was measured in the same way, and what that was."""

    columns: list[Column]
    seats: int  # of the games; 0: nothing was measured
    against: str  # the level that they played against; empty: a team of one level won or lost together


def ladder(game: Game[Any], levels: list[str]) -> Ladder:
    """What was measured of these levels of a box."""
    folder = game.weights_folder()
    file = folder.parent / FILE if folder is not None else None
    return read(file if file is not None and file.is_file() else None, levels)


def read(file: Path | None, levels: list[str]) -> Ladder:
    """The figures of a file. Only those of one kind of game can stand beside each other: the kind of which there are most."""
    known: dict[str, dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    kinds = Counter(_kind(figures) for level, figures in known.items() if level in levels)
    if not kinds:
        return Ladder([Column(level, 0, 0, False) for level in levels], 0, "")
    (against, seats), _ = kinds.most_common(1)[0]
    columns = []
    for level in levels:
        figures = known.get(level)
        if level == against or figures is None or _kind(figures) != (against, seats):
            columns.append(Column(level, 0, 0, level == against))
        else:
            columns.append(Column(level, int(figures["won"]), int(figures["games"]), False))
    return Ladder(columns, seats, against)


def _kind(figures: dict[str, Any]) -> tuple[str, int]:
    return str(figures.get(AGAINST, "")), int(figures["seats"])
