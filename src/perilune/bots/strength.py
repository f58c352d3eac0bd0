"""What the bots of a level are like, and how strong they are, as measured: what people read beside its name.

The figures of a box are data: `levels.toml` in its folder, a table for each level that was measured.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from perilune.core.game import Game

FILE: Final = "levels.toml"
AGAINST: Final = "against"  # whom it played; without it, a team of such bots won or lost
MANNERS: Final = {  # how a level plays
    "random": "They play whatever comes to their mind.",
    "learner": "They overlook things: right for your first games.",
    "greedy": "They take the best move at hand: right once you know the game.",
    "careful": "They plan their whole turn.",
    "searching": "They plan their turn and what may follow.",
    "deep": "They think as experts do, but longer.",
}
TOGETHER: Final = {  # where all win or lose together
    "learner": "They overlook things.",
    "greedy": "They take the best move at hand.",
}
BESIDE: Final = [  # how a level compares with the one that it played, by the share of games that it won
    (95, "Much stronger than"),
    (75, "Stronger than"),
    (45, "About as strong as"),
    (15, "Weaker than"),
    (0, "Much easier to beat than"),
]
ALONE: Final = [  # how a team of such bots fares without a person
    (95, "nearly always wins"),
    (75, "mostly wins"),
    (45, "wins about half of its games"),
    (15, "wins now and then: much depends on you"),
    (0, "hardly ever wins by itself: much depends on you"),
]


def strengths(game: Game[Any], names: dict[str, str]) -> dict[str, str]:
    """What to know of each level of a box; `names` are those that people know the levels by."""
    folder = game.weights_folder()
    file = folder.parent / FILE if folder is not None else None
    return told(file if file is not None and file.is_file() else None, names)


def told(file: Path | None, names: dict[str, str]) -> dict[str, str]:
    """How each level plays, and the figures of a file in words."""
    levels: dict[str, dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    return {level: _about(level, levels.get(level, {}), names) for level in names}


def _about(level: str, figures: dict[str, Any], names: dict[str, str]) -> str:
    """In words that help to choose: the figures stay in the box's file."""
    if not figures:
        return MANNERS[level]
    seats, won, played = int(figures["seats"]), int(figures["won"]), int(figures["games"])
    if AGAINST not in figures:
        return f"{TOGETHER.get(level, MANNERS[level])} A team of {seats} such bots {_fitting(ALONE, won, played)}."
    return f"{MANNERS[level]} {_fitting(BESIDE, won, played)} {names[figures[AGAINST]]} bots."


def _fitting(words: list[tuple[int, str]], won: int, played: int) -> str:
    return next(text for least, text in words if 100 * won >= least * played)
